"""What the tab shows of the picked cell: its variables, its equations, the one that is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import Settings
from ..state import sentence
from . import equations
from .actions import has_rules
from .state import Study

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from protocol import EquationData
    from sudoku_core.board.blocks import Block

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

    Shown = tuple[str, str, str]  # a class, a text, and what is said beside it
    Chip = tuple[str, str, str, str]  # an equation's name, a label, a class and what is spoken

ENDS = "0123456789"
LABELS = {"sum": "Σ", "sets": "S", "place": "{}∈S", "digit": "{}", "back": "{}′"}
"""What an equation of a rule is called for short, by what its name ends in."""


def line(state: State, words: Words) -> str:
    """The picked cell and what is known of it, in a line that shows on every leaf of the tab."""
    board, cell, study = state.board, state.picked, state.part(Study)
    digits = board.layout.digits
    place = {"cells": board.places((cell,))}
    if board.givens[cell]:
        return words("picked.given", dict(place, digit=digits[board.givens[cell] - 1]))
    if study.relaxation and study.drawn and study.relaxation["values"]:
        parts = [
            f"{digits[int(digit) - 1]}: {words.number(float(value))}"
            for digit, value in study.relaxation["values"][cell]
        ]
        return words("picked.relaxed", dict(place, parts="; ".join(parts)))
    left, code = _left(state), "picked.presolved"
    if left is None:
        code = "picked.free" if board.count else "picked.any"
        by = enumerate(equations.Fixings(board).of(cell), 1)
        left = [digit for digit, fixing in by if not fixing]
    if not left:
        return words("picked.none", place)
    named = ", ".join([str(digits[digit - 1]) for digit in left])
    if len(left) == 1 and _left(state):
        return words("picked.settled", dict(place, digit=named))
    return words(code, dict(place, digits=named))


def _left(state: State) -> list[int] | None:
    """The digits that presolve leaves the picked cell; None where it is off or not known."""
    seen = state.part(Study).seen
    if not seen or seen["status"] == "error" or seen["contradicts"]:
        return None
    return seen["digits_left"][state.picked] if state.part(Settings).presolve else None


def properties(state: State, words: Words) -> Properties:
    """What the part about the picked cell shows."""
    board, study = state.board, state.part(Study)
    families, note = equation_families(state, words)
    chosen = study.chosen
    return {
        ("news", "textContent"): words(*equations.told(board, study.news)) if study.news else "",
        ("variables", "items"): tuple(_variables(state, words)),
        ("families", "choices"): families,
        ("families", "chosen"): chosen.name if chosen else "",
        ("ruled", "textContent"): note,
        ("equation", "hidden"): not chosen,
        ("equation-name", "textContent"): chosen.name if chosen else "",
        ("equation-full", "textContent"): chosen.text if chosen else "",
        ("equation-left", "textContent"): chosen.left if chosen else "",
    }


def equation_families(
    state: State, words: Words
) -> tuple[tuple[tuple[str, tuple[Chip, ...]], ...], str]:
    """The equations of the picked cell, by what they say, and what is said of those to come."""
    board, ruled, note = state.board, state.part(Study).ruled, ""
    families = list(_families(board, state.picked, words))
    if ruled and ruled["status"] == "equations":
        families += _of_rules(board, ruled["equations"], words)
    elif ruled:
        note = words(*sentence(ruled["message"]))
    elif has_rules(state):
        note = words("equation.coming")
    digits = board.layout.digits
    if digits != tuple(range(1, board.side + 1)):
        name = equations.variable(board.columns, state.picked, 1)
        params = {"name": name, "digit": digits[0], "cells": board.places((state.picked,))}
        note = (words("variable.digits", params) + " " + note).strip()
    return tuple(families), note


def _variables(state: State, words: Words) -> Iterator[Shown]:
    """Each variable of the cell: its name, its value or none, and why."""
    board, cell, study = state.board, state.picked, state.part(Study)
    left, relaxed = _left(state), None
    if study.relaxation and study.relaxation["status"] == "relaxed":
        relaxed = {int(pair[0]): pair[1] for pair in study.relaxation["values"][cell]}
    for digit, by in enumerate(equations.Fixings(board).of(cell), 1):
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


def _families(board: Board, cell: int, words: Words) -> Iterator[tuple[str, tuple[Chip, ...]]]:
    """For each family its title and its equations: the cell's own, then those of its blocks."""
    fixings = equations.Fixings(board)
    for block, family in equations.families(board, cell):
        shown = []
        for equation in family:
            free, ones = fixings.left(equation)
            void = not free and not ones and equation.sense == "="
            digit = board.layout.digits[equation.digit - 1]
            label = str(digit) if equation.digit else "Σ"
            shown.append(_chip(equation.name, label, len(free), void, words))
        yield (_title(board, block, cell, words), tuple(shown))


def _chip(name: str, label: str, free: int, void: bool, words: Words) -> Chip:
    kind = "open" if free else "void" if void else "settled"
    return (name, label, kind, words("equation." + kind, {"name": label, "count": free}))


def _title(board: Board, block: Block | None, cell: int, words: Words) -> str:
    """What a family of equations says."""
    if not block:
        return words("family.cell", {"cells": board.places((cell,))})
    kind = block.kind if words.has("family." + block.kind) else "block"
    name = words("family." + kind, {"number": block.number})
    often = "once" if equations.is_full(board.layout, block) else "at-most-once"
    return words("family." + often, {"name": name})


def _of_rules(
    board: Board, told: Iterable[EquationData], words: Words
) -> list[tuple[str, tuple[Chip, ...]]]:
    """The same for the rules' equations; those that say one thing come one after the other."""
    found: list[tuple[str, list[Chip]]] = []
    for one in told:
        end = one["name"][len(one["part"]) + 1 :]
        word = end.rstrip(ENDS)
        number = end[len(word) :]
        title = _rule_title(board, one, word, words)
        digit = board.layout.digits[int(number) - 1] if number else ""
        label = LABELS[word].format(digit) if word in LABELS else end
        if not found or found[-1][0] != title:
            found.append((title, []))
        found[-1][1].append(_chip(one["name"], label, one["free"], one["impossible"], words))
    return [(title, tuple(chips)) for title, chips in found]


def _rule_title(board: Board, one: EquationData, word: str, words: Words) -> str:
    """What a family of equations of a rule says; one in parts has a part for each two cells."""
    for rule in board.layout.rules:
        if rule.name == one["rule"]:
            _name, _part, number = one["part"].partition("_part")
            first = int(number or 1) - 1
            params: dict[str, object] = {
                "cells": board.places(rule.cells[:1]),
                "low": board.places(rule.cells[first : first + 1]),
                "high": board.places(rule.cells[first + 1 : first + 2]),
            }
            params.update(rule.params)
            kind = "family." + rule.kind
            once = "-once" if len(rule.cells) == board.side else ""
            for code in (f"{kind}-{word}{once}", f"{kind}-{word}", kind):
                if words.has(code):
                    return words(code, params)
    return one["rule"]
