"""Text to a board; and whether a text is a link.

The formats are imported where they are used: MicroPython has to load them, and not every visit
reads a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language.messages import InputError, Message

from ..state import SIDES, Board, sentence

if TYPE_CHECKING:
    from sudoku_core.board.puzzle import Puzzle

    from ..state import Sentence

MOST = SIDES[-1]
"""How many rows, columns and digits a board of the page has at most."""
LONGEST = 50_000
"""Characters up to which a text is read whole: MicroPython takes a while."""
MOST_FOREIGN = 1_000_000
"""The same of another program's text, which the engine reads."""
OTHERS = "m"
"""What no link of this page has, and one of another program with a ``p`` has."""
ENDS = "<>()[]\"'“”‘’«»,;!"
"""What may stand around a link among words."""


def read(text: str, box: str = "") -> tuple[Board | None, Sentence | None]:
    """The board that a text holds, to be played.

    Args:
        text: any that the core reads.
        box: rows and columns of a box as in 2x3, where the text does not tell it.

    Returns:
        The board, and what is to be said of the text beside that; or None, and why.
    """
    long = len(text) > LONGEST
    try:
        puzzle, several = _first_of_many(text) if long else _first(text, _shape(box))
    except InputError as error:
        return None, ("import.long", {"limit": LONGEST}) if long else sentence(error.message)
    rows, columns = puzzle.layout.rows, puzzle.columns
    if max(rows, columns, puzzle.side) > MOST:
        params = {"rows": rows, "columns": columns, "side": puzzle.side, "most": MOST}
        return None, ("import.large", params)
    givens = bytes(puzzle.givens.cells)
    board = Board(
        layout=puzzle.layout,
        givens=givens,
        entries=bytes(len(givens)),
        entering=not any(givens) and not puzzle.rules,
    )
    return board, ("import.first", {}) if several else None


def link_problem(problem: Sentence | None) -> Sentence | None:
    """Return what is wrong with the text of a link: a line and a column only where it has a puzzle.

    >>> link_problem(("parse.no-puzzle", {"line": 1, "column": 1}))
    ('import.no-puzzle-link', {})
    """
    if problem and problem[0] in ("parse.no-puzzle", "parse.empty"):
        return "import.no-puzzle-link", {}
    return problem


def is_foreign(text: str) -> bool:
    """Whether a text is another program's, as far as its looks tell."""
    from sudoku_core.formats.text.foreign import foreign

    return foreign(text)


def readable(text: str) -> str:
    """So much of another program's text as the engine is asked to read; nothing of what is no list
    and longer than any puzzle."""
    if len(text) <= MOST_FOREIGN:
        return text
    head = text[:LONGEST].lstrip()
    if (head[1:].lstrip() if head[:1] == "\ufeff" else head)[:1] in ("<", "{", "["):
        return ""
    return text[: text.rfind("\n", 0, LONGEST) + 1]


def link_in(text: str) -> str:
    """The part of a link behind its ``#``, where a text has one to a puzzle; else nothing.

    It may stand among words.

    >>> link_in("https://x.org/sudoku/#p=1...&box=2x2"), link_in("1... #p=2")
    ('p=1...&box=2x2', '')
    """
    if len(text) > LONGEST or "#" not in text:
        return ""
    found = [_bare(word) for word in text.split() if "://" in word and "#" in word]
    alone = text.strip()
    _, _, fragment = (found[0] if len(found) == 1 else alone).partition("#")
    is_link = len(found) == 1 or (alone[0] == "#" and "\n" not in alone)
    names = [one.partition("=")[0] for one in fragment.split("&")]
    return fragment if is_link and "p" in names and OTHERS not in names else ""


def _bare(word: str) -> str:
    """A word without what stands around it: MicroPython's ``strip`` takes parts of letters."""
    while word and word[0] in ENDS:
        word = word[1:]
    while word and word[-1] in ENDS:
        word = word[:-1]
    return word


def _first(text: str, box: tuple[int, int] | None) -> tuple[Puzzle, bool]:
    """The first puzzle of a text, and whether there are more."""
    from sudoku_core.formats.text.reading import parse, parse_many

    try:
        return parse(text, box=box), False
    except InputError as error:
        if error.code != "parse.several":
            raise
    return next(parse_many(text, box=box)), True


def _first_of_many(text: str) -> tuple[Puzzle, bool]:
    """The same of a text of which only the beginning is read: there are more."""
    from sudoku_core.formats.text.reading import parse_many

    found = parse_many(text[: text.rfind("\n", 0, LONGEST) + 1])
    first = next(found)
    if not next(found, None):
        raise InputError(Message("parse.long", count=len(text), limit=LONGEST))
    return first, True


def _shape(box: str) -> tuple[int, int] | None:
    """Rows and columns from a text such as 2x3, or None."""
    rows, _, columns = box.lower().partition("x")
    try:
        return int(rows), int(columns)
    except ValueError:
        return None
