"""View of the picked cell: its variables, its equations, and the chosen equation."""

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

    Item = tuple[str, str, str]  # a class, a text, and a text beside it
    Chip = tuple[
        str, str, str, str
    ]  # an equation's name, label, class, and name for screen readers

NUMERALS = "0123456789"
LABELS = {
    "sum": "Σ",
    "sets": "S",
    "place": "{}∈S",
    "digit": "{}",
    "back": "{}′",
    "path": "1",
    "arcs": "{}",
    "state": "",
    "digits": "Σ",
    "count": "=",
    "least": "≥",
    "most": "≤",
}
"""Labels of a rule's equations, by the last word of their names; a state is labelled by its number.
"""


def line(state: State, words: Words) -> str:
    """Return a line about the picked cell and its candidates, for every leaf of the tab."""
    board, cell, study = state.board, state.picked, state.part(Study)
    digits = board.layout.digits
    place = {"cells": board.places((cell,))}
    if board.givens[cell]:
        return words("picked.given", dict(place, digit=digits[board.givens[cell] - 1]))
    if study.relaxation and study.on_board and study.relaxation["values"]:
        parts = [
            f"{digits[int(digit) - 1]}: {words.number(float(value))}"
            for digit, value in study.relaxation["values"][cell]
        ]
        return words("picked.relaxed", dict(place, parts="; ".join(parts)))
    presolved = _presolved_candidates(state)
    candidates, code = presolved, "picked.presolved"
    if candidates is None:
        code = "picked.free" if board.count else "picked.any"
        fixings = enumerate(equations.Fixings(board).of(cell), 1)
        candidates = [digit for digit, fixing in fixings if not fixing]
    if not candidates:
        return words("picked.none", place)
    listed = ", ".join([str(digits[digit - 1]) for digit in candidates])
    if len(candidates) == 1 and presolved:
        return words("picked.settled", dict(place, digit=listed))
    return words(code, dict(place, digits=listed))


def _presolved_candidates(state: State) -> list[int] | None:
    """Return the digits that presolve leaves the picked cell; None if it is off or not known."""
    model = state.part(Study).model
    if not model or model["status"] == "error" or model["contradicts"]:
        return None
    return model["digits_left"][state.picked] if state.part(Settings).presolve else None


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the leaf about the picked cell."""
    board, study = state.board, state.part(Study)
    families, note = equation_families(state, words)
    chosen, change = study.chosen, study.change
    news = words(*equations.change_sentence(board, change)) if change else ""
    return {
        ("news", "textContent"): news,
        ("variables", "items"): tuple(_variables(state, words)),
        ("families", "choices"): families,
        ("families", "chosen"): chosen.name if chosen else "",
        ("ruled", "textContent"): note,
        ("equation", "hidden"): not chosen,
        ("equation-name", "textContent"): chosen.name if chosen else "",
        ("equation-full", "textContent"): chosen.text if chosen else "",
        ("equation-left", "textContent"): chosen.remainder if chosen else "",
    }


def equation_families(
    state: State, words: Words
) -> tuple[tuple[tuple[str, tuple[Chip, ...]], ...], str]:
    """Return the equations of the picked cell by families, and a note about missing equations."""
    board, reply, note = state.board, state.part(Study).rule_equations, ""
    families = list(_block_families(board, state.picked, words))
    if reply and reply["status"] == "equations":
        families += _rule_families(board, reply["equations"], words)
    elif reply:
        note = words(*sentence(reply["message"]))
    elif has_rules(state):
        note = words("equation.coming")
    digits = board.layout.digits
    if digits != tuple(range(1, board.side + 1)):
        name = equations.variable(board.columns, state.picked, 1)
        params = {"name": name, "digit": digits[0], "cells": board.places((state.picked,))}
        note = (words("variable.digits", params) + " " + note).strip()
    return tuple(families), note


def _variables(state: State, words: Words) -> Iterator[Item]:
    """Yield the variables of the picked cell, each with its value, if any, and the reason."""
    board, cell, study = state.board, state.picked, state.part(Study)
    candidates, relaxed = _presolved_candidates(state), None
    if study.relaxation and study.relaxation["status"] == "relaxed":
        relaxed = {int(pair[0]): pair[1] for pair in study.relaxation["values"][cell]}
    for digit, fixing in enumerate(equations.Fixings(board).of(cell), 1):
        name = equations.variable(board.columns, cell, digit)
        if fixing:
            value, given = fixing
            place = {"cells": board.places((given,))}
            why = words("variable.own" if given == cell else "variable.given", place)
            yield (f"fixed {'one' if value else 'zero'}", f"{name} = {value}", why)
        elif candidates is not None and (digit not in candidates or len(candidates) == 1):
            value = int(digit in candidates)
            kind = "presolved one" if value else "presolved zero"
            yield (kind, f"{name} = {value}", words("variable.presolve"))
        elif relaxed is not None:
            yield ("free", name, words("variable.relaxed", {"value": relaxed.get(digit, 0.0)}))
        else:
            yield ("free", name, words("variable.free"))


def _block_families(
    board: Board, cell: int, words: Words
) -> Iterator[tuple[str, tuple[Chip, ...]]]:
    """Yield the titles and equations of a cell and of its blocks."""
    fixings = equations.Fixings(board)
    for block, family in equations.families(board, cell):
        chips = []
        for equation in family:
            free, ones = fixings.remainder(equation)
            void = not free and not ones and equation.sense == "="
            digit = board.layout.digits[equation.digit - 1]
            label = str(digit) if equation.digit else "Σ"
            chips.append(_chip(equation.name, label, len(free), void, words))
        yield (_title(board, block, cell, words), tuple(chips))


def _chip(name: str, label: str, free: int, void: bool, words: Words) -> Chip:
    kind = "open" if free else "void" if void else "settled"
    return (name, label, kind, words("equation." + kind, {"name": label, "count": free}))


def _title(board: Board, block: Block | None, cell: int, words: Words) -> str:
    """Return the title of the equations of a cell or a block."""
    if not block:
        return words("family.cell", {"cells": board.places((cell,))})
    kind = block.kind if words.has("family." + block.kind) else "block"
    first = board.places((min(block.cells),))
    name = words("family." + kind, {"number": block.number, "cells": first})
    often = "once" if equations.is_full(board.layout, block) else "at-most-once"
    return words("family." + often, {"name": name})


def _rule_families(
    board: Board, equations: Iterable[EquationData], words: Words
) -> list[tuple[str, tuple[Chip, ...]]]:
    """Return the titles and equations of rules; consecutive equations share a title."""
    families: list[tuple[str, list[Chip]]] = []
    for equation in equations:
        word, label = _row_words(board, equation)
        title = _rule_title(board, equation, word, words)
        if not families or families[-1][0] != title:
            families.append((title, []))
        chip = _chip(equation["name"], label, equation["free"], equation["impossible"], words)
        families[-1][1].append(chip)
    return [(title, tuple(chips)) for title, chips in families]


def _row_words(board: Board, equation: EquationData) -> tuple[str, str]:
    """Return the word for a row of a rule, from the end of its name, and its label."""
    end = equation["name"][len(equation["part"]) + 1 :]
    if end.startswith("state"):
        return "state", end[len("state") :].replace("_", ":")
    word = end.rstrip(NUMERALS)
    number = end[len(word) :]
    if word.startswith("cell"):
        word = "arcs"
    if word not in LABELS:
        return word, end
    return word, LABELS[word].format(board.layout.digits[int(number) - 1] if number else "")


def _rule_title(board: Board, equation: EquationData, word: str, words: Words) -> str:
    """Return the title of an equation of a rule.

    The equations of some rules have parts, each about two neighbouring cells of the rule.
    """
    for rule in board.layout.rules:
        if rule.name == equation["rule"]:
            _name, _part, number = equation["part"].partition("_part")
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
            place = words(rule.code("place"), dict(params, at=params["cells"]))
            place = place[:1].upper() + place[1:]
            code = "family.rule-" + word
            return words(code, {"name": place}) if words.has(code) else place
    return equation["rule"]
