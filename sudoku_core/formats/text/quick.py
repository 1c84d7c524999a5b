"""Read plain lines of digits and dots quickly, since there may be millions of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.puzzle import Puzzle
from ..jigsaw import could_be_regions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..contract import Options

_DIGIT = {"0": 0, ".": 0, "*": 0, "_": 0, "?": 0, "x": 0, "X": 0}
for _char in "123456789":
    _DIGIT[_char] = int(_char)
_SIDE = {side * side: side for side in range(4, 10)}
"""Side of a puzzle by the length of its line."""
_ALONE = 64
"""Length of the shortest line that cannot be a row of a larger puzzle."""


def quick_line(text: str, options: Options) -> Puzzle | None:
    """Return the puzzle of a plain line of sides 4 to 9, or None for any other line.

    >>> from sudoku_core.formats.contract import Options
    >>> quick_line("1234" + "." * 12, Options(None, None, None)).side
    4
    """
    side = _SIDE.get(len(text))
    if side is None or options.letters is not None or options.side not in (None, side):
        return None
    try:
        cells = [_DIGIT[char] for char in text]
    except KeyError:
        return None
    return None if side < 9 and max(cells) > side else Puzzle(cells, box=options.box)


def quick_puzzle(line: str, following: Sequence[str], options: Options) -> Puzzle | None:
    """Return the puzzle of a line among others; None if the line could belong to its neighbours.

    Args:
        line: the line.
        following: the next line, or () if there is none.
        options: the caller's wishes.
    """
    line = line.strip(" ")
    alone = len(line) >= _ALONE or (options.side is not None and len(line) == options.side**2)
    if not alone or could_be_regions(line) or (following and could_be_regions(following[0])):
        return None
    return quick_line(line, options)
