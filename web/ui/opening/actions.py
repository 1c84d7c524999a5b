"""Puzzles come in: sizes, examples, texts, links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import change, empty_board, faults, layout_for, say, sentence
from .examples import examples
from .reading import link_in, read
from .state import Draft, Origin

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..feature import Next
    from ..state import Board, Sentence, State


def size(state: State, side: str) -> Next:
    """An empty board of another side."""
    layout = layout_for(int(side))
    if layout == state.board.layout:
        return state, []
    board = empty_board(layout)
    return change(state, board, said=(_opened(board),))


def example(state: State, name: str) -> Next:
    """One of the examples is opened."""
    for one in examples():
        if one.id == name:
            board, _ = read(one.text)
            assert board
            return _open(state, board, None, example=name)
    return state, []


def draft(state: State, text: str) -> Next:
    """The text in the dialog as it stands."""
    return state.having(Draft(text=text)), []


def open_draft(state: State) -> Next:
    """The text in the dialog is opened; one that cannot be read stays there."""
    return _read(state, state.part(Draft).text)


def drop(state: State, text: str) -> Next:
    """Any text is opened, or kept in the dialog if it cannot be read; not over another dialog."""
    return _read(state, text) if state.dialog in ("", "import") else (state, [])


def _read(state: State, text: str) -> Next:
    """A text is opened, or the link that it is."""
    fragment = link_in(text)
    if fragment:
        return state, [("decode", fragment, "linked")]
    return _take(state, text, "")


def linked(state: State, fields: dict[str, str]) -> Next:
    """The same of a text that was a link, by its fields."""
    return _take(state, fields["p"], fields.get("box", ""))


def follow_link(state: State, fields: dict[str, str], fragment: str, fresh: bool = False) -> Next:
    """The puzzle in the page's own address is opened, if there is one.

    A page that is loaded again with the board it had keeps what was filled in.

    Args:
        state: before.
        fields: those of the address.
        fragment: the part of it that they are from.
        fresh: whether the page has just been loaded.
    """
    if "p" not in fields:
        return state, []
    board, note = read(fields["p"], fields.get("box", ""))
    if not board:
        return _keep(state, fields["p"], note, ("import.kept", {}))
    if fresh and board.same_puzzle(state.board):
        return state.having(state.part(Origin).but(link=fragment)), []
    return _open(state, board, note, link=fragment)


def follow(before: State, after: State) -> Next:
    """The address lets go of a puzzle that is no longer the one on the board."""
    gone = before.part(Origin).link and not after.part(Origin).link
    return after, [("unlink",)] if gone else []


def kept(state: State) -> dict[str, Any]:
    """The link is known over a reload."""
    return {"link": state.part(Origin).link}


def restored(state: State, kept: dict[str, Any]) -> State:
    """The link that was kept."""
    if not isinstance(kept["link"], str):
        raise ValueError("link")
    return state.having(Origin(link=kept["link"]))


def _take(state: State, text: str, box: str) -> Next:
    """Open a text, and close the dialog; or show in the dialog where it is wrong."""
    board, note = read(text, box)
    showing = state.dialog == "import"
    if board:
        return _open(state.but(dialog="").having(Draft()) if showing else state, board, note)
    if not showing:
        return _keep(state, text, note, ("import.kept", {}))
    state, effects = _keep(state, text, note)
    params = note[1] if note else {}
    if "line" in params:
        effects = effects + [("point", "draft", params["line"], params["column"])]
    return state, effects


def _keep(state: State, text: str, problem: Sentence | None, *more: Sentence) -> Next:
    """The text is kept for the dialog, and what is wrong with it is said."""
    assert problem
    return say(state.having(Draft(text=text, problem=problem)), problem, *more)


def _open(state: State, board: Board, note: Sentence | None, **origin: str) -> Next:
    """A board that was read comes in the place of the one that is there."""
    said: tuple[Sentence, ...] = (_opened(board),)
    said += tuple([sentence(found.message) for found in faults(board, board.givens)[:1]])
    said += (note,) if note else ()
    known = state.part(Origin) if board.same_puzzle(state.board) else Origin()
    state, effects = change(state, board, said=said)
    return state.having(known.but(**origin)), effects + [("in-sight",)]


def _opened(board: Board) -> Sentence:
    """What has come."""
    layout, count = board.layout, len(board.givens) - board.givens.count(b"\0")
    shape: dict[str, Any] = {"rows": layout.rows, "columns": layout.columns}
    if count:
        shape["count"] = count
        return ("opened", shape)
    return ("opened.bare" if layout.rules else "opened.empty", shape)


ACTIONS: dict[str, Callable[..., Next]] = {
    "size": size,
    "example": example,
    "draft": draft,
    "open": open_draft,
    "drop": drop,
    "linked": linked,
    "link": follow_link,
}
