"""Reading a text as a board, and finding the link in a text.

The formats are imported where they are used: MicroPython has to load them, and not every visit
reads a text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language.messages import InputError, Message

from ..state import SIDES, Board, sentence, to_board

if TYPE_CHECKING:
    from sudoku_core.board.puzzle import Puzzle

    from ..state import Sentence

MOST = SIDES[-1]
"""Most rows, columns and digits of a board."""
LONGEST = 50_000
"""Characters up to which a whole text is read: MicroPython takes a while."""
LONGEST_FOREIGN = 1_000_000
"""Characters up to which the engine reads another program's text."""
OTHERS = "m"
"""Name of a field in links of another program that have a ``p`` too."""
BRACKETS = "<>()[]\"'“”‘’«»,;!"
"""Signs that may stand around a link among words."""


def read(text: str, box: str = "") -> tuple[Board | None, Sentence | None]:
    """Read a text as a board to be played.

    Args:
        text: a text in any format that the core reads.
        box: rows and columns of a box as in 2x3, if the text does not have them.

    Returns:
        The board, and a note about the text, if any; or None, and the problem.
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
    board = to_board(puzzle, entering=not any(puzzle.givens.cells) and not puzzle.rules)
    return board, ("import.first", {}) if several else None


def link_problem(problem: Sentence | None) -> Sentence | None:
    """Return the problem with the text of a link, without a line and a column if it has no puzzle.

    >>> link_problem(("parse.no-puzzle", {"line": 1, "column": 1}))
    ('import.no-puzzle-link', {})
    """
    if problem and problem[0] in ("parse.no-puzzle", "parse.empty"):
        return "import.no-puzzle-link", {}
    return problem


def is_foreign(text: str) -> bool:
    """Return whether a text looks like another program's."""
    from sudoku_core.formats.text.foreign import foreign

    return foreign(text)


def readable_part(text: str) -> str:
    """Return the part of another program's text that the engine reads.

    Of a long list that is the beginning; of another long text, nothing.
    """
    if len(text) <= LONGEST_FOREIGN:
        return text
    head = text[:LONGEST].lstrip()
    if (head[1:].lstrip() if head[:1] == "\ufeff" else head)[:1] in ("<", "{", "["):
        return ""
    return text[: text.rfind("\n", 0, LONGEST) + 1]


def link_in(text: str) -> str:
    """Return the fragment of the link to a puzzle in a text, or an empty text.

    The link may stand among words.

    >>> link_in("https://x.org/sudoku/#p=1...&box=2x2"), link_in("1... #p=2")
    ('p=1...&box=2x2', '')
    """
    if len(text) > LONGEST or "#" not in text:
        return ""
    links = [_without_brackets(word) for word in text.split() if "://" in word and "#" in word]
    alone = text.strip()
    _, _, fragment = (links[0] if len(links) == 1 else alone).partition("#")
    is_link = len(links) == 1 or (alone[0] == "#" and "\n" not in alone)
    names = [field.partition("=")[0] for field in fragment.split("&")]
    return fragment if is_link and "p" in names and OTHERS not in names else ""


def _without_brackets(word: str) -> str:
    """Strip the signs around a word: MicroPython's ``strip`` removes parts of letters."""
    while word and word[0] in BRACKETS:
        word = word[1:]
    while word and word[-1] in BRACKETS:
        word = word[:-1]
    return word


def _first(text: str, box: tuple[int, int] | None) -> tuple[Puzzle, bool]:
    """Return the first puzzle of a text, and whether more follow."""
    from sudoku_core.formats.text.reading import parse, parse_many

    try:
        return parse(text, box=box), False
    except InputError as error:
        if error.code != "parse.several":
            raise
    return next(parse_many(text, box=box)), True


def _first_of_many(text: str) -> tuple[Puzzle, bool]:
    """Return the first puzzle of a long list, of which only the beginning is read, and True."""
    from sudoku_core.formats.text.reading import parse_many

    puzzles = parse_many(text[: text.rfind("\n", 0, LONGEST) + 1])
    first = next(puzzles)
    if not next(puzzles, None):
        raise InputError(Message("parse.long", count=len(text), limit=LONGEST))
    return first, True


def _shape(box: str) -> tuple[int, int] | None:
    """Return rows and columns for a text such as 2x3, or None."""
    rows, _, columns = box.lower().partition("x")
    try:
        return int(rows), int(columns)
    except ValueError:
        return None
