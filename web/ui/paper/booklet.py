"""Puzzles on paper as markup: sheets with several to a page, and their solutions at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.picture import INK, picture
from sudoku_core.drawing.shapes import escaped

from ..puzzle_rules import has_special_rules, rule_sentences, unsupported_summary
from ..share_link import link_fields
from .sheets import answers, leaves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..share_link import Fields
    from ..state import Board
    from ..words import Words
    from .sheets import Manner, Printed

LEAF = '<section class="leaf{}" data-places="{}">{}{}</section>'
FIGURE = "<figure><figcaption>{}</figcaption>{}{}</figure>"
DRAWING = '<div class="drawing">{}</div>'
FEW = 2
"""Of more puzzles to a page each has little room for words."""
AT_THE_TOP = 'preserveAspectRatio="xMidYMin" '
CODE = '<div class="code" data-code="{}"></div>'


def booklet(puzzles: Sequence[Printed], manner: Manner, words: Words) -> str:
    """The sheets for some puzzles.

    Args:
        puzzles: in their order.
        manner: how they are printed.
        words: of the user's language.
    """
    sheets = []
    title = _heading(manner.title)
    for count, numbers in leaves(puzzles, manner.places):
        figures = [_figure(puzzles, number, manner, words, count > FEW) for number in numbers]
        sheets.append(LEAF.format("", count, title, "".join(figures)))
        title = ""
    if manner.solutions:
        title = _heading(words("print.solutions"))
        for count, numbers in answers(puzzles):
            figures = [_answer(puzzles[number], number, words) for number in numbers]
            sheets.append(LEAF.format(" answers", count, title, "".join(figures)))
            title = ""
    return "".join(sheets)


def codes(puzzles: Sequence[Printed], manner: Manner) -> list[Fields]:
    """The fields of the links that stand beside puzzles: short enough for a code."""
    return [link_fields(one.board.but(prose="")) for one in puzzles] if manner.codes else []


def _heading(title: str) -> str:
    return f"<h2>{escaped(title)}</h2>" if title else ""


def _figure(
    puzzles: Sequence[Printed], number: int, manner: Manner, words: Words, brief: bool
) -> str:
    """A puzzle with what is said of it; in brief, rules that are left out are counted only."""
    one = puzzles[number]
    name = f"<b>{number + 1}</b> " if len(puzzles) > 1 else ""
    told = "".join([f"<small>{escaped(text)}</small>" for text in _rules(one.board, words, brief)])
    caption = name + escaped(_about(one, words)) + told
    drawing = _drawn(one.board.but(title=""), manner.filled)
    code = CODE.format(number) if manner.codes else ""
    return FIGURE.format(caption, DRAWING.format(drawing), code)


def _drawn(board: Board, filled: bool) -> str:
    return picture(board, filled=filled, line=INK, attributes=AT_THE_TOP)


def _about(one: Printed, words: Words) -> str:
    """What a puzzle is called, who made it, how hard it is, and its size."""
    board = one.board
    size = f"{board.layout.rows} × {board.columns}"
    level = words("level." + one.level) if one.level else ""
    return " · ".join([part for part in (board.title, board.author, level, size) if part])


def _rules(board: Board, words: Words, brief: bool) -> list[str]:
    """What holds where that is more than in any sudoku, and what of the rules is missing."""
    found = rule_sentences(words, board.layout) if has_special_rules(board.layout) else []
    missing = unsupported_summary(board) if brief else board.unsupported
    return found + [words(*sentence) for sentence in missing]


def _answer(one: Printed, number: int, words: Words) -> str:
    """The solution of a puzzle, or why there is none here."""
    name = f"<b>{number + 1}</b>"
    if one.outcome != "one":
        told = words("print." + one.outcome, {"count": one.seconds})
        if not one.solution:
            return FIGURE.format(name, f"<p>{told}</p>", "")
        name += f" {told}"
    board = one.board
    solved = board.but(
        entries=bytes([0 if given else digit for given, digit in zip(board.givens, one.solution)]),
        solution=b"", corner=(), centre=(), colours=b"", title="",
    )  # fmt: skip
    return FIGURE.format(name, DRAWING.format(_drawn(solved, True)), "")
