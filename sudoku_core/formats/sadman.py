"""SadMan Sudoku's files (.sdk) that hold more than the rows of a puzzle.

Head lines begin with # and a letter: A for the author, D for the description, and others that are
not read. Then come the rows, or sections: ``[Puzzle]`` with the givens, ``[State]`` with all
digits, ``[PencilMarks]`` with a line for each row: its cells' candidates, with commas between.
"""

from __future__ import annotations

from ..board.board import Board
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .packing.damage import strange
from .text.reading import parse

NAME = "sadman"
SIDE = 9
HEADS = "ACDBSLU"
"""Author, comment, description, date, source, level, address."""


def looks_like(text: str) -> bool:
    """Return whether a text has a section with a state, or head lines above rows.

    >>> looks_like("#AMe\\n" + ".........\\n" * 9), looks_like("#A\\n1...............")
    (True, False)
    """
    if not text.startswith(("#", "[")):
        return False
    heads, sections = _parted(text)
    rows = sections.get("puzzle", [])
    return (
        len(rows) == SIDE
        and all(len(row) == SIDE for row in rows)
        and bool(heads or "state" in sections)
    )


def _parted(text: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return the head lines by their letter, and the lines of each section by its name."""
    heads: dict[str, str] = {}
    sections: dict[str, list[str]] = {}
    section = "puzzle"
    for line in text.split("\n"):
        line = line.strip()
        if line[:1] == "#":
            if line[1:2] and line[1:2] in HEADS and line[2:].strip():
                heads.setdefault(line[1], line[2:].strip())
        elif line[:1] == "[" and line[-1:] == "]":
            section = line[1:-1].strip().lower()
        elif line:
            sections.setdefault(section, []).append(line)
    return heads, sections


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle with a player's digits and notes."""
    heads, sections = _parted(text)
    puzzle = parse("\n".join(sections.get("puzzle", [])))
    givens = puzzle.givens.cells
    entries: list[int] = []
    if "state" in sections:
        state = _digits(sections["state"], puzzle)
        entries = [0 if given else digit for given, digit in zip(givens, state, strict=True)]
    notes = _notes(sections.get("pencilmarks", []))
    notes = [
        0 if given or entry else mask
        for given, entry, mask in zip(givens, entries or givens, notes, strict=False)
    ]
    return Document(
        Board(
            puzzle,
            entries,
            centre=notes,
        ),
        title=heads.get("D", ""),
        author=heads.get("A", ""),
    )


def _digits(rows: list[str], puzzle: Puzzle) -> tuple[int, ...]:
    """Return all digits of a state."""
    try:
        grid: Grid = parse("\n".join(rows)).givens
    except ParseError as error:
        raise strange(NAME, "[State]") from error
    if len(grid.cells) != puzzle.layout.size:
        raise strange(NAME, "[State]")
    return grid.cells


def _notes(rows: list[str]) -> list[int]:
    """Return by cell the mask of its candidates; [] if the lines are not nine rows of nine."""
    fields = [row.split(",") for row in rows]
    if len(fields) != SIDE or any(len(row) != SIDE for row in fields):
        return []
    masks = []
    for text in [text.strip() for row in fields for text in row]:
        if not all(sign in "123456789" for sign in text):
            return []
        masks.append(sum({1 << (int(sign) - 1) for sign in text}))
    return masks


def write(sheet: Sheet) -> str:
    """Return a file with its sections."""
    document = sheet.document
    heads = (("A", document.author), ("D", document.title))
    lines = [f"#{letter}{' '.join(text.split())}" for letter, text in heads if text.split()]
    givens = document.puzzle.givens.cells
    lines += ["[Puzzle]", *_rows(givens)]
    if any(document.entries):
        filled = [given or entry for given, entry in zip(givens, document.entries, strict=True)]
        lines += ["[State]", *_rows(filled)]
    return "\n".join(lines)


def _rows(cells: tuple[int, ...] | list[int]) -> list[str]:
    signs = "".join(str(digit) if digit else "." for digit in cells)
    return [signs[first : first + SIDE] for first in range(0, len(signs), SIDE)]


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    fields=("entries", "title", "author"),
    ending="sdk",
    sides=(9,),
    example="#AThe tests\n#DOurs\n[Puzzle]\n"
    + "1........\n"
    + ".........\n" * 8
    + "[State]\n12.......\n"
    + ".........\n" * 8,
)
