"""What the user does in the tab, and what it asks of the engine behind the user's own job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import ask_in_background, puzzle_data
from ..settings.state import with_presolve
from .state import LEAVES, Chosen, Leaves, Study, shows

if TYPE_CHECKING:
    from typing import Any

    from protocol import (
        EquationsReply,
        EquationsRequest,
        ErrorReply,
        ExportReply,
        ExportRequest,
        ModelReply,
        ModelRequest,
    )

    from ..feature import Data, Next
    from ..state import Cells, State


def leaf(state: State, name: str) -> Next:
    """A leaf of the tab opens."""
    return state.with_parts(state.part(Leaves).but(open=name)), []


def presolve(state: State, on: bool) -> Next:
    """Whether presolve may settle anything before a solver gets the program: a form without it is
    taken, if the solver has one. What was relaxed otherwise is forgotten.
    """
    study = state.part(Study).but(relaxation=None, log="", drawn=False)
    return with_presolve(state, on).with_parts(study), []


def equation(state: State, name: str) -> Next:
    """An equation of the picked cell lights its cells; with no name, none does."""
    chosen = _of_block(state, name) or _of_rule(state, name)
    return state.with_parts(state.part(Study).but(chosen=chosen, news=None)), []


def _of_block(state: State, name: str) -> Chosen | None:
    from . import equations

    board = state.board
    for _block, family in equations.families(board, state.picked):
        for one in family:
            if one.name == name:
                free, ones = equations.Fixings(board).left(one)
                return Chosen(
                    name=name,
                    text=equations.written(board.columns, one.terms, 0, one.sense),
                    left=equations.written(board.columns, free, ones, one.sense),
                    cells=tuple([cell for cell, _digit in one.terms]),
                    free=tuple([cell for cell, _digit in free]),
                )
    return None


def _of_rule(state: State, name: str) -> Chosen | None:
    ruled = state.part(Study).ruled
    if ruled and ruled["status"] == "equations":
        for one in ruled["equations"]:
            if one["name"] == name:
                return Chosen(
                    name=name,
                    text=one["text"],
                    left=one["remainder"],
                    cells=tuple(one["cells"]),
                    free=tuple(one["open_cells"]),
                )
    return None


def to(state: State, name: str) -> Next:
    """Another format to write the model in."""
    return _anew(state, to=name), []


def form(state: State, name: str) -> Next:
    """The full or the reduced model is written."""
    return _anew(state, form=name), []


def _anew(state: State, **how: str) -> State:
    study = state.part(Study).but(written=None)
    return state.with_parts(state.part(Leaves).but(copied="", **how), study)


def with_note(state: State, note: str) -> State:
    """Return the state with the sentence ``copied.<note>`` beside the written model."""
    return state.with_parts(state.part(Leaves).but(copied=note))


def exported_files(state: State) -> list[Any]:
    """The written model: its file name and content in one, then those of its files if several."""
    written = state.part(Study).written
    return written["texts"] if written and written["status"] == "exported" else []


def marks(state: State) -> dict[str, Cells]:
    """The cells of an equation, of its free variables, and those that a given touches."""
    if not shows(state):
        return {}
    study = state.part(Study)
    found = {"reached": study.news.cells if study.news else ()}
    if study.chosen and _about_cell(state):
        found["open"] = study.chosen.free
        found["term"] = study.chosen.cells
    return found


def follow(before: State, state: State) -> Next:
    """The study is that of the puzzle and the picked cell, and asks for what it lacks."""
    if state.board is not before.board:
        state = _on_another_board(before, state)
    study = state.part(Study)
    if state.job and not before.job and state.job.purpose == "solve" and study.drawn:
        study = study.but(drawn=False)
    if state.picked != before.picked:
        if study.chosen or study.ruled:
            study = study.but(chosen=None, ruled=None)
        if study.news and state.board is before.board:  # else typing has moved on by itself
            study = study.but(news=None)
        if state.narrow and shows(state) and not _about_cell(state):
            state, _ = leaf(state, "cell")  # there is no room for both, and who taps asks for it
    if study.news and (state.job or not shows(state)):
        study = study.but(news=None)
    if state.engine != before.engine:  # what failed is asked for again
        study = study.but(**dict.fromkeys(_failed(study)))
    if study is not state.part(Study):
        state = state.with_parts(study)
    return _asking(state)


def _failed(study: Study) -> list[str]:
    """What the engine could not tell."""
    replies = {"seen": study.seen, "ruled": study.ruled, "written": study.written}
    return [name for name, reply in replies.items() if reply and reply["status"] == "error"]


def _on_another_board(before: State, state: State) -> State:
    """The study of another puzzle begins with what one given more or less changed."""
    leaves, study = state.part(Leaves), state.part(Study)
    if study.drawn and not state.board.same_digits(before.board):
        state = state.with_parts(study.but(drawn=False))
    if state.board.same_puzzle(before.board):
        return state
    if leaves.copied:
        state = state.with_parts(leaves.but(copied=""))
    if not shows(state):
        return state
    from . import equations

    found = equations.news(before.board, state.board)
    if not found:
        return state
    said = state.status or (equations.told(state.board, found),)
    return state.with_parts(state.part(Study).but(news=found)).but(status=said)


def _asking(state: State) -> Next:
    """Ask for what the tab shows and the study lacks; let go what is not wanted any more."""
    study, leaves, board = state.part(Study), state.part(Leaves), state.board
    model: ModelRequest | None = None
    ruled: EquationsRequest | None = None
    export: ExportRequest | None = None
    if shows(state) and state.engine == "ready":
        if study.seen is None:
            model = {"op": "model", "puzzle": puzzle_data(board)}
        if study.ruled is None and _about_cell(state) and has_rules(state):
            ruled = {"op": "equations", "puzzle": puzzle_data(board), "cell": state.picked}
        if study.written is None and shows(state, "export"):
            puzzle, form = puzzle_data(board), leaves.written_form
            export = {"op": "export", "puzzle": puzzle, "format": leaves.to, "form": form}
    state, effects = ask_in_background(state, "model", model)
    state, more = ask_in_background(state, "equations", ruled)
    state, last = ask_in_background(state, "export", export)
    return state, effects + more + last


def _about_cell(state: State) -> bool:
    """Whether a leaf is open that has the equations of the picked cell."""
    return shows(state, "cell") or shows(state, "sum")


def has_rules(state: State) -> bool:
    """Whether rules that are not blocks demand something of the picked cell."""
    return any(state.picked in rule.cells for rule in state.board.layout.rules)


def modelled(state: State, reply: ModelReply | ErrorReply) -> Next:
    """The size of the model is known."""
    state = state.with_parts(state.part(Study).but(seen=reply))
    if reply["status"] == "modelled":
        state = state.with_parts(state.part(Leaves).but(exports=tuple(reply["exports"])))
    return state, []


def told(state: State, reply: EquationsReply | ErrorReply) -> Next:
    """The equations of the rules at the picked cell are known."""
    return state.with_parts(state.part(Study).but(ruled=reply)), []


def exported(state: State, reply: ExportReply | ErrorReply) -> Next:
    """The model is written."""
    return state.with_parts(state.part(Study).but(written=reply)), []


def dump(state: State) -> Data:
    """Return the open part."""
    return {"open": state.part(Leaves).open}


def restore(state: State, data: Data) -> State:
    """Open the part that was open."""
    name = data.get("open", LEAVES[0])
    if name not in LEAVES:
        raise ValueError(name)
    return state.with_parts(state.part(Leaves).but(open=name))
