"""What the panel shows of the picked cell: its variables, its equations, the one that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import equations
from .state import Study

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sudoku_core.blocks import Block

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

    Shown = tuple[str, str, str]  # a class, a text, and what is said beside it


def properties(state: State, words: Words) -> Properties:
    """What the part of the panel about the picked cell shows."""
    board, cell, study = state.board, state.picked, state.part(Study)
    fixings = equations.Fixings(board)
    news = words(*equations.told(board, study.news)) if study.news else ""
    shown = {
        ("cell-title", "textContent"): words("panel.cell", {"cells": board.places((cell,))}),
        ("news", "textContent"): news,
        ("variables", "items"): tuple(_variables(board, cell, fixings, study, words)),
        ("families", "choices"): tuple(_families(board, cell, fixings, words)),
        ("families", "chosen"): study.equation.name if study.equation else "",
        ("equation", "hidden"): not study.equation,
    }
    if study.equation:
        one, columns = study.equation, board.columns
        full = equations.written(columns, one.terms, 0, one.sense)
        left = equations.written(columns, *fixings.left(one), one.sense)
        shown["equation-name", "textContent"] = one.name
        shown["equation-full", "textContent"] = full
        shown["equation-left", "textContent"] = left
    return shown


def _variables(
    board: Board, cell: int, fixings: equations.Fixings, study: Study, words: Words
) -> Iterator[Shown]:
    """Each variable of the cell: its name, its value or none, and why."""
    seen, left = study.seen, None
    if seen and seen["status"] == "modelled" and not seen["contradicts"]:
        left = seen["left"][cell]
    relaxed = None
    if study.relaxation and study.relaxation["status"] == "relaxed":
        relaxed = {int(pair[0]): pair[1] for pair in study.relaxation["values"][cell]}
    for digit, by in enumerate(fixings.of(cell), 1):
        name = equations.variable(board.columns, cell, digit)
        if by:
            value, given = by
            place = {"cells": board.places((given,))}
            why = words("variable.own" if given == cell else "variable.given", place)
            yield (f"fixed {'one' if value else 'zero'}", f"{name} = {value}", why)
        elif left is not None and (digit not in left or len(left) == 1):
            value = int(digit in left)
            kind = "presolved one" if value else "presolved zero"
            yield (kind, f"{name} = {value}", words("variable.presolve"))
        elif relaxed is not None:
            yield ("free", name, words("variable.relaxed", {"value": relaxed.get(digit, 0.0)}))
        else:
            yield ("free", name, words("variable.free"))


def _families(
    board: Board, cell: int, fixings: equations.Fixings, words: Words
) -> Iterator[tuple[str, tuple[tuple[str, str, str, str], ...]]]:
    """For each family its title, and for each equation its name, label, kind and full name."""
    for block, family in equations.families(board, cell):
        shown = []
        for equation in family:
            free, ones = fixings.left(equation)
            void = not free and not ones and equation.sense == "="
            kind = "open" if free else "void" if void else "settled"
            digit = board.layout.digits[equation.digit - 1]
            label = str(digit) if equation.digit else "Σ"
            spoken = words("equation." + kind, {"name": label, "count": len(free)})
            shown.append((equation.name, label, kind, spoken))
        yield (_title(board, block, cell, words), tuple(shown))


def _title(board: Board, block: Block | None, cell: int, words: Words) -> str:
    """What a family of equations says."""
    if not block:
        return words("family.cell", {"cells": board.places((cell,))})
    kind = block.kind if words.has("family." + block.kind) else "block"
    name = words("family." + kind, {"number": block.number})
    often = "once" if equations.is_full(board.layout, block) else "at-most-once"
    return words("family." + often, {"name": name})
