"""The board of a position: its drawing, the marks of the answer, and its cells in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.blocking import blocking
from sudoku_core.drawing.forms import DROP
from sudoku_core.drawing.layouts import sketch, texts_of
from sudoku_core.drawing.notes import Notes
from sudoku_core.drawing.outlines import centre
from sudoku_core.drawing.parts import parts
from sudoku_core.drawing.shapes import TEXT
from sudoku_core.drawing.spots import Spots
from sudoku_core.drawing.steps import step_markup

from ..drawing.parts import FILLED, part_name
from ..state import place_of

if TYPE_CHECKING:
    from protocol import LessonReply, StepData

    from ..state import Board
    from ..words import Words

SIZE = 62
"""Height of a digit, in hundredths of a cell."""
STRIKE = '<path class="strike" d="M{:.1f} {:.1f}L{:.1f} {:.1f}"/>'
LABEL = '<text x="{}" y="{}">{}</text>'
EDGE = 36
"""Width of the margins, in hundredths of a cell: room for the names of rows and columns."""
PLACED = '<circle class="put" cx="{:.1f}" cy="{:.1f}" r="{:.1f}"/>'


def drawing(board: Board, reply: LessonReply, step: StepData | None, case: int) -> str:
    """Return the position as SVG.

    Args:
        board: with the givens and entries of the position.
        reply: the position.
        step: the step to draw, or None.
        case: the number of the case that is drawn, 0 for the whole step.
    """
    key = (step is not None, case)
    if not _last or _last[0][0] is not reply or _last[0][1] != key:
        _last[:] = [(reply, key, _drawing(board, reply, step))]
    return _last[0][2]


_last: list[tuple[LessonReply, tuple[bool, int], str]] = []
"""The last position and its drawing."""


def _drawing(board: Board, reply: LessonReply, step: StepData | None) -> str:
    layout, placed, masks = board.layout, reply["placed"], reply["masks"]
    drawn = sketch(layout, two_tones=True)
    over = ""
    if step:
        markup = step_markup(layout, step, placed, masks, (), _open(board, placed))
        over = f'<g class="drawn">{blocking(layout, step, placed)}{markup}</g>'
    over += f'<g class="notes">{_notes(board, reply, step)}</g>'
    texts, digits = texts_of(layout), {"givens": "", "entries": ""}
    for cell in layout.cells:
        if placed[cell]:
            x, y = centre(cell, layout.columns)
            layer = "entries" if board.entries[cell] else "givens"
            digits[layer] += TEXT.format(x, int(y + DROP * SIZE), texts[placed[cell]])
    for layer in ("givens", "entries"):
        over += f'<g class="{layer}">{digits[layer]}</g>'
    svg = drawn.svg('class="picture" aria-hidden="true" ', edge=EDGE)
    return svg[: -len("</svg>")] + over + "</svg>"


def _open(board: Board, placed: list[int]) -> list[int]:
    return [cell for cell in board.layout.cells if not placed[cell]]


def _notes(board: Board, reply: LessonReply, step: StepData | None) -> str:
    """Return the candidates; those in a filled marker have the colour of the paper."""
    notes = Notes(board.layout, texts_of(board.layout))
    filled: dict[int, int] = {}
    for name, candidates in parts(step) if step else ():
        if name in FILLED:
            for cell, digit in candidates:
                filled[cell] = filled.get(cell, 0) | 1 << (digit - 1)
    drawn = ""
    for cell in _open(board, reply["placed"]):
        over = filled.get(cell, 0)
        drawn += notes.drawn(cell, reply["masks"][cell] & ~over, 0)
        if over:
            drawn += f'<g class="over">{notes.drawn(cell, over, 0)}</g>'
    return drawn


def view_box(svg: str) -> str:
    """Return the attribute ``viewBox`` of a drawing."""
    return svg.split('viewBox="')[1].split('"')[0]


def marks(
    words: Words,
    board: Board,
    reply: LessonReply,
    pairs: tuple[tuple[int, int], ...],
    kind: str,
    box: str,
) -> str:
    """Return the marks of an answer as SVG, with the names of rows and columns.

    Args:
        words: of the language.
        board: of the position.
        reply: the position.
        pairs: cells and digits.
        kind: "put" or "strike".
        box: the attribute ``viewBox`` of the board's drawing.
    """
    layout = board.layout
    spots = Spots(layout, reply["placed"], reply["masks"], _open(board, reply["placed"]))
    drawn = ""
    for cell, digit in pairs:
        x, y = spots.at(cell, digit)
        far = spots.reach(cell)
        if kind == "put":
            drawn += PLACED.format(x, y, far)
        else:
            drawn += STRIKE.format(x - far * 0.8, y + far * 0.8, x + far * 0.8, y - far * 0.8)
    left, above = [float(part) for part in box.split(" ")[:2]]
    drawn = _names(words, board, left, above) + drawn
    return f'<svg viewBox="{box}" aria-hidden="true">{drawn}</svg>'


def _names(words: Words, board: Board, left: float, above: float) -> str:
    """Return the names of the rows and columns, beside the board and its clues.

    Args:
        words: of the language.
        board: of the position.
        left: the left edge of the drawing.
        above: the upper edge of the drawing.
    """
    drawn = ""
    for column in range(board.columns):
        text = words("label.column", {"number": column + 1})
        drawn += LABEL.format(100 * column + 50, above + EDGE // 2 + 10, text)
    for row in range(board.layout.rows):
        text = words("label.row", {"number": row + 1})
        drawn += LABEL.format(left + EDGE // 2 - 2, 100 * row + 58, text)
    return drawn


def labels(
    words: Words,
    board: Board,
    reply: LessonReply,
    pairs: tuple[tuple[int, int], ...],
    kind: str,
    step: StepData | None,
) -> tuple[str, ...]:
    """Return each cell in words: its place, its digit or candidates, and its marks."""
    phrases: dict[int, list[str]] = {}
    for cell in sorted({cell for cell, _digit in pairs}):
        digits = _listed([digit for other, digit in pairs if other == cell])
        phrases.setdefault(cell, []).append(words("lessons." + kind, {"candidates": digits}))
    if step:
        for name, candidates in parts(step):
            part = words(*part_name(name, step))
            for cell in sorted({cell for cell, _digit in candidates}):
                digits = _listed([digit for other, digit in candidates if other == cell])
                phrases.setdefault(cell, []).append(part + " " + digits)
    texts = []
    for cell in range(board.layout.size):
        row, column = place_of(cell, board.columns)
        values: dict[str, object] = {"row": row, "column": column}
        digit = reply["placed"][cell]
        if digit:
            values["digit"] = digit
            code = "lessons.given"
        else:
            mask = reply["masks"][cell]
            side = range(1, board.side + 1)
            values["candidates"] = _listed([k for k in side if mask >> k - 1 & 1])
            code = "lessons.cell"
        texts.append(", ".join([words(code, values)] + phrases.get(cell, [])))
    return tuple(texts)


def _listed(digits: list[int]) -> str:
    return " ".join([str(digit) for digit in sorted(digits)])
