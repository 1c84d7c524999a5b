"""Pictures of boards: neutral shapes, their places, and SVG.

    rules ──▶ Shape ─┐
    blocks ──────────┼──▶ sketch ──▶ layouts    lines, walls, rules: a Sketch of layers
    drawings ────────┤                 │
    notes, spots ────┘                 │
    steps (curves, glyphs, parts) ─────┼──▶ picture     a complete board as SVG
                                       └──▶ the page     under its cells, styled by CSS

All lengths are in hundredths of a cell. ``shapes`` has the shapes that rules consist of,
``forms`` their markup, ``drawings`` those of other programs, ``outlines`` the paths around cells,
``spots`` the places of candidates. ``draw`` calls a value's ``_repr_svg_``.
"""

from __future__ import annotations


def draw(value: object) -> str:
    """Return a puzzle, a document, a grid, a result or a step as SVG.

    Args:
        value: a Puzzle, a Document from ``formats.read`` with its drawings, a Grid, a Result with
            a grid, or a Step from ``hint`` or ``steps``.

    Returns:
        The text of a complete SVG picture.

    Raises:
        TypeError: the value cannot be drawn.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> draw(Puzzle([0] * 16))[:4]
    '<svg'
    """
    drawn = getattr(value, "_repr_svg_", None)
    picture = drawn() if drawn else None
    if not isinstance(picture, str):
        raise TypeError(f"a puzzle, a grid, a result or a step is drawn, not {value!r}")
    return picture
