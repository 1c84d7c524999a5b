"""A name, then one sentence for each kind of block and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..demanded import demanded

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    board = state.board
    return board.layout, board.title, board.author, board.unsupported


def properties(state: State, words: Words) -> Properties:
    """The list of what holds on this board."""
    board = state.board
    told = [words(*one) for one in _named(board)] + demanded(words, board.layout)
    # What could not be read is demanded too.
    told += [words(*one) for one in board.unsupported]
    return {("demands", "items"): tuple([("", text, "") for text in told])}


def _named(board: Board) -> list[Sentence]:
    """What the puzzle is called, and who made it."""
    if board.title and board.author:
        return [("puzzle.named", {"title": board.title, "author": board.author})]
    if board.title:
        return [("opened.title", {"title": board.title})]
    return [("puzzle.author", {"author": board.author})] if board.author else []
