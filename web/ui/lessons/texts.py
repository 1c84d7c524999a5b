"""The lessons' titles and texts, and their positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.hints.lessons.positions import POSITIONS
from sudoku_core.language.tables import lessons_of

from ..state import Board, layout_for, to_board

if TYPE_CHECKING:
    from ..words import Words
    from .state import Done

PRACTICE = "!"
"""End of the name in a line whose puzzle is for practice."""
PLAIN_LENGTH = 81
"""Number of letters of a board that has no other rules than rows, columns and boxes."""


OF_RULES = (
    "cage",
    "cage-pointing",
    "cages-together",
    "combinations",
    "common-peer",
    "counted-digits",
    "innies-and-outies",
    "law-of-leftovers",
    "line-digits",
    "linked-cells",
    "linked-chain",
    "rule",
    "seen-through-rules",
    "sum-bounds",
    "thermometer",
)
"""Lessons that no puzzle with rows, columns and boxes alone needs."""


def position_texts(name: str) -> list[str]:
    """Return the positions of a lesson: the example, then those to find a step in."""
    if not _texts:
        for line in POSITIONS.split("\n"):
            start, _space, text = line.partition(" ")
            if text:
                _texts.setdefault(start, []).append(text)
    return _texts.get(name, [])


_texts: dict[str, list[str]] = {}
"""The positions by lesson, once they are needed."""


def practice_text(name: str) -> str:
    """Return a puzzle that needs the technique of a lesson; "" if none is known."""
    texts = position_texts(name + PRACTICE)
    return texts[0] if texts else ""


def look_and_why(words: Words, name: str) -> tuple[str, str]:
    """Return what to look for, and why it is true."""
    return lessons_of(words.language).TEXTS[name]


def board_of(text: str) -> Board:
    """Return the board of a position, with the entries that its text names."""
    if not _last or _last[0][0] != text:
        _last[:] = [(text, _board_of(text))]
    return _last[0][1]


_last: list[tuple[str, Board]] = []
"""The last position and its board."""


def _board_of(text: str) -> Board:
    parts = text.split(" ")
    if len(parts[0]) == PLAIN_LENGTH and ";" not in parts[0]:
        digits = [0 if sign == "." else int(sign) for sign in list(parts[0])]
        board = Board(layout=layout_for(9), givens=bytes(digits), entering=False)
    else:
        # In the bundle "texts".
        from sudoku_core.formats.text.reading import parse

        board = to_board(parse(parts[0]))
    entries = bytearray(len(board.givens))
    if len(parts) > 2:
        for part in parts[2].split(","):
            cell, _equals, digit = part.partition("=")
            entries[int(cell)] = int(digit)
    return board.but(entries=bytes(entries))


def is_of_rules(name: str) -> bool:
    """Return whether a lesson is about boards with more rules than rows, columns and boxes."""
    return name in OF_RULES


def numbers_done(done: Done, name: str) -> list[int]:
    """Return the numbers of the positions of a lesson that are done."""
    start, last = name + "/", len(position_texts(name)) - 1
    words = [word for word in done.positions.split() if word.startswith(start)]
    numbers = [int(word[len(start) :]) for word in words]
    # Older releases noted the example, as 0, once a lesson was open.
    return [number for number in numbers if 0 < number <= last]


def is_done(done: Done, name: str) -> bool:
    """Return whether all positions of a lesson are done."""
    return 0 < len(position_texts(name)) - 1 == len(numbers_done(done, name))


def has_begun(done: Done) -> bool:
    """Return whether any position of any lesson is done."""
    return any(not word.endswith("/0") for word in done.positions.split())


def with_done(done: Done, name: str, number: int) -> Done:
    """Return the positions that are done with one more."""
    if number in numbers_done(done, name):
        return done
    return done.but(positions=f"{done.positions} {name}/{number}".strip())
