"""Sheets of puzzles as markup, with their solutions at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.picture import INK, picture
from sudoku_core.drawing.shapes import escaped

from ..puzzle_rules import has_special_rules, rule_sentences, unsupported_summary
from ..share_link import link_fields
from .sheets import puzzle_pages, solution_pages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..share_link import Fields
    from ..state import Board
    from ..words import Words
    from .sheets import PrintedPuzzle, PrintOptions

LEAF = '<section class="leaf{}" data-places="{}">{}{}</section>'
FIGURE = "<figure><figcaption>{}</figcaption>{}{}</figure>"
DRAWING = '<div class="drawing">{}</div>'
FEW = 2
"""Number of puzzles on a page up to which each has room for its unsupported rules."""
AT_THE_TOP = 'preserveAspectRatio="xMidYMin" '
CODE = '<div class="code" data-code="{}"></div>'


def booklet(puzzles: Sequence[PrintedPuzzle], options: PrintOptions, words: Words) -> str:
    """Return the sheets of puzzles as markup.

    Args:
        puzzles: in their order.
        options: of printing.
        words: of the user's language.
    """
    sheets = []
    title = _heading(options.title)
    for room, numbers in puzzle_pages(puzzles, options.per_page):
        figures = [_figure(puzzles, number, options, words, room > FEW) for number in numbers]
        sheets.append(LEAF.format("", room, title, "".join(figures)))
        title = ""
    if options.solutions:
        title = _heading(words("print.solutions"))
        for room, numbers in solution_pages(puzzles):
            figures = [_solution(puzzles[number], number, words) for number in numbers]
            sheets.append(LEAF.format(" answers", room, title, "".join(figures)))
            title = ""
    return "".join(sheets)


def code_links(puzzles: Sequence[PrintedPuzzle], options: PrintOptions) -> list[Fields]:
    """Return the fields of the links in QR codes; without the rules in words, to be short."""
    return [link_fields(puzzle.board.but(prose="")) for puzzle in puzzles] if options.codes else []


def _heading(title: str) -> str:
    return f"<h2>{escaped(title)}</h2>" if title else ""


def _figure(
    puzzles: Sequence[PrintedPuzzle], number: int, options: PrintOptions, words: Words, brief: bool
) -> str:
    """Return a puzzle with its caption; in brief, unsupported rules are only counted."""
    puzzle = puzzles[number]
    name = f"<b>{number + 1}</b> " if len(puzzles) > 1 else ""
    rules = [f"<small>{escaped(text)}</small>" for text in _rules(puzzle.board, words, brief)]
    caption = name + escaped(_about(puzzle, words)) + "".join(rules)
    drawing = _drawing(puzzle.board.but(title=""), options.filled)
    code = CODE.format(number) if options.codes else ""
    return FIGURE.format(caption, DRAWING.format(drawing), code)


def _drawing(board: Board, filled: bool) -> str:
    return picture(board, filled=filled, line=INK, attributes=AT_THE_TOP)


def _about(puzzle: PrintedPuzzle, words: Words) -> str:
    """Return the title of a puzzle, its author, its level and its size."""
    board = puzzle.board
    size = f"{board.layout.rows} × {board.columns}"
    level = words("level." + puzzle.level) if puzzle.level else ""
    return " · ".join([part for part in (board.title, board.author, level, size) if part])


def _rules(board: Board, words: Words, brief: bool) -> list[str]:
    """Return the rules beyond those of any sudoku, and the unsupported rules."""
    rules = rule_sentences(words, board.layout) if has_special_rules(board.layout) else []
    unsupported = unsupported_summary(board) if brief else board.unsupported
    return rules + [words(*sentence) for sentence in unsupported]


def _solution(puzzle: PrintedPuzzle, number: int, words: Words) -> str:
    """Return the solution of a puzzle, or the reason why none is printed."""
    name = f"<b>{number + 1}</b>"
    if puzzle.outcome != "one":
        outcome = words("print." + puzzle.outcome, {"count": puzzle.seconds})
        if not puzzle.solution:
            return FIGURE.format(name, f"<p>{outcome}</p>", "")
        name += f" {outcome}"
    board, digits = puzzle.board, zip(puzzle.board.givens, puzzle.solution)
    solved = board.but(
        entries=bytes([0 if given else digit for given, digit in digits]),
        solution=b"", corner=(), centre=(), colours=(), title="",
    )  # fmt: skip
    return FIGURE.format(name, DRAWING.format(_drawing(solved, True)), "")
