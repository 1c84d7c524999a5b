"""What the user does in the panel, and what it asks of the engine behind the user's own job."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..asking import puzzle_data, want
from .state import Panel, Study, shows

if TYPE_CHECKING:
    from typing import Any

    from protocol import ErrorReply, ExportReply, ExportRequest, ModelReply, ModelRequest

    from ..feature import Next
    from ..state import Cells, State


def leaf(state: State, name: str, opened: bool) -> Next:
    """A part of the panel is opened or closed."""
    panel = state.part(Panel)
    if (name in panel.leaves) == opened:
        return state, []
    leaves = [one for one in panel.leaves if one != name]
    return state.having(panel.but(leaves=tuple(leaves + [name] if opened else leaves))), []


def equation(state: State, name: str) -> Next:
    """An equation of the picked cell lights its cells; with no name, none does."""
    study = state.part(Study)
    if not name:
        return state.having(study.but(equation=None)), []
    from . import equations

    for _block, family in equations.families(state.board, state.picked):
        for one in family:
            if one.name == name:
                free, _ones = equations.Fixings(state.board).left(one)
                cells = tuple([cell for cell, _digit in free])
                return state.having(study.but(equation=one, free=cells, news=None)), []
    return state, []


def to(state: State, name: str) -> Next:
    """Another format to write the model in."""
    return _anew(state, to=name), []


def form(state: State, name: str) -> Next:
    """The full or the reduced model is written."""
    return _anew(state, form=name), []


def _anew(state: State, **how: str) -> State:
    study = state.part(Study).but(written=None)
    return state.having(state.part(Panel).but(copied="", **how), study)


def copy_model(state: State) -> Next:
    """The written model goes to the clipboard."""
    texts = _texts(state)
    if not texts:
        return state, []
    state = state.having(state.part(Panel).but(copied="text"))
    return state, [("copy", texts[0][1], "copy-model-failed")]


def download_model(state: State) -> Next:
    """The written model is saved, in the files its tool has."""
    texts = _texts(state)
    files = texts[1:] or texts
    effects = [("download", name, text, "download-model-failed") for name, text in files]
    return state.having(state.part(Panel).but(copied="saved" if files else "")), effects


def copy_failed(state: State) -> Next:
    """The browser does not allow copying."""
    return state.having(state.part(Panel).but(copied="failed")), []


def download_failed(state: State) -> Next:
    """The browser does not allow saving."""
    return state.having(state.part(Panel).but(copied="unsaved")), []


def _texts(state: State) -> list[Any]:
    """The written model: its file name and content in one, then those of its files if several."""
    written = state.part(Study).written
    return written["texts"] if written and written["status"] == "exported" else []


def marks(state: State) -> dict[str, Cells]:
    """The cells of an equation, of its free variables, and those that a given touches."""
    if not shows(state):
        return {}
    study = state.part(Study)
    found = {"reached": study.news.cells if study.news else ()}
    if study.equation:
        found["open"] = study.free
        found["term"] = tuple([cell for cell, _digit in study.equation.terms])
    return found


def follow(before: State, state: State) -> Next:
    """The study is that of the puzzle and the picked cell, and asks for what it lacks."""
    if state.board is not before.board:
        state = _on_another_board(before, state)
    study = state.part(Study)
    if state.job and not before.job and state.job.purpose == "solve" and study.drawn:
        study = study.but(drawn=False)
    if state.picked != before.picked and (study.equation or before.part(Study).news):
        study = study.but(equation=None, news=None)
    if state.job and study.news:
        study = study.but(news=None)
    if state.engine != before.engine:  # what failed is asked for again
        if study.seen and study.seen["status"] == "error":
            study = study.but(seen=None)
        if study.written and study.written["status"] == "error":
            study = study.but(written=None)
    if study is not state.part(Study):
        state = state.having(study)
    return _asking(state)


def _on_another_board(before: State, state: State) -> State:
    """The study of another puzzle begins with what one given more or less changed."""
    panel, study = state.part(Panel), state.part(Study)
    if study.drawn and not state.board.same_digits(before.board):
        state = state.having(study.but(drawn=False))
    if state.board.same_puzzle(before.board):
        return state
    if panel.copied:
        state = state.having(panel.but(copied=""))
    if not shows(state):
        return state
    from . import equations

    found = equations.news(before.board, state.board)
    if not found:
        return state
    said = state.said or (equations.told(state.board, found),)
    return state.having(state.part(Study).but(news=found)).but(said=said)


def _asking(state: State) -> Next:
    """Ask for what the panel shows and the study lacks; let go what is not wanted any more."""
    study, panel = state.part(Study), state.part(Panel)
    model: ModelRequest | None = None
    export: ExportRequest | None = None
    if shows(state) and state.engine == "ready":
        if study.seen is None:
            model = {"op": "model", "puzzle": puzzle_data(state.board)}
        if study.written is None and "export" in panel.leaves:
            puzzle, form = puzzle_data(state.board), panel.written_form
            export = {"op": "export", "puzzle": puzzle, "to": panel.to, "form": form}
    state, effects = want(state, "model", model)
    state, more = want(state, "export", export)
    return state, effects + more


def modelled(state: State, reply: ModelReply | ErrorReply) -> Next:
    """The size of the model is known."""
    state = state.having(state.part(Study).but(seen=reply))
    if reply["status"] == "modelled":
        state = state.having(state.part(Panel).but(exports=tuple(reply["exports"])))
    return state, []


def exported(state: State, reply: ExportReply | ErrorReply) -> Next:
    """The model is written."""
    return state.having(state.part(Study).but(written=reply)), []
