"""The leaf Sum: its lines, the sum, the equations to add, and the lit candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Filling
from ..hinting.state import Hint
from ..model.state import Study, equation_families, shows
from ..state import sentence
from ..steps import technique_name
from .state import (
    Sums,
    digits,
    has_incomplete_hint,
    is_subtracted,
    lines,
    lines_of_step,
    signed,
    step_hint,
    targets,
)

if TYPE_CHECKING:
    from protocol import AddedData, StepData

    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words

    Pairs = list[list[int]]


TRUTH, LINK = "base", "extra"
"""Shapes of candidates: a square, and a circle around it."""
NAMES = {TRUTH: "sum.truth", LINK: "sum.link", "goes": "role.goes"}
"""Names of the roles of candidates."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the leaf follows from."""
    study = state.part(Study)
    return (
        shows(state, "sum"), state.part(Sums), state.part(Hint), state.board, state.picked,
        study.chosen, study.rule_equations, bool(state.job),
    )  # fmt: skip


def leaf(state: State, words: Words) -> Properties:
    """Return the lines, the sum after each line, its conclusion, and its drawing on the board."""
    if not shows(state, "sum"):
        return {("sum-drawing", "innerHTML"): ""}
    sums, current = state.part(Sums), lines(state)
    chosen = state.part(Study).chosen
    families, note = equation_families(state, words)
    options = [("", words("sum.any"), True)]
    options += [(value, text, True) for value, text in _target_options(state, words)]
    values = [value for value, _text, _can in options]
    return {
        ("sum-drawing", "innerHTML"): _picture(state),
        ("sum-about", "textContent"): " ".join([words(*code) for code in _about(state)]),
        ("sum-tell", "hidden"): not has_incomplete_hint(state),
        ("sum-back", "hidden"): not lines_of_step(state) or sums.by_hand is None,
        ("sum-clear", "aria-disabled"): not current,
        ("sum-together", "checked"): sums.lit == "",
        ("sum-lines", "sums.lines"): tuple(_line_items(state, words)),
        ("sum-result", "hidden"): not current,
        ("sum-remains", "items"): _remainder(sums, words),
        ("sum-key", "innerHTML"): _key(words) if current else "",
        ("sum-families", "choices"): families,
        ("sum-families", "chosen"): chosen.name if chosen else "",
        ("sum-note", "textContent"): note,
        ("sum-chosen", "textContent"): f"{chosen.name}: {chosen.remainder}" if chosen else "",
        ("sum-adding", "hidden"): not chosen,
        ("sum-target", "options"): tuple(options),
        ("sum-target", "value"): sums.target if sums.target in values else "",
        ("smallest", "aria-disabled"): bool(state.job),
        ("sum-smallest", "textContent"): " ".join([words(*code) for code in sums.outcome]),
    }


def _about(state: State) -> tuple[Sentence, ...]:
    """Return the sentences that say where the lines come from."""
    sums, hint = state.part(Sums), step_hint(state)
    if sums.reply and sums.reply["status"] == "error":
        return (sentence(sums.reply["message"]),)
    if hint and hint.step and sums.by_hand is None:
        of_step: Sentence = ("sum.of-step", {"name": technique_name(hint.step)})
        return (of_step,) if hint.step["proof"] else (of_step, ("step.sum-none", {}))
    origin: Sentence = (
        "sum.by-solver" if sums.by_hand == sums.by_solver else "sum.by-hand",
        {},
    )
    if has_incomplete_hint(state):
        return (("sum.untold", {}),) if not sums.by_hand else (origin, ("sum.untold", {}))
    return (origin if sums.by_hand else ("sum.empty", {}),)


def _line_items(state: State, words: Words) -> list[tuple[object, ...]]:
    """Return for each line its name, class, title, role, texts, whether it is lit, and buttons."""
    sums = state.part(Sums)
    added = {line["name"]: line for line in sums.added["lines"]} if sums.added else {}
    items: list[tuple[object, ...]] = []
    for name, times in lines(state):
        kind = "truth" if is_subtracted(times) else "link"
        title = f"{signed(times)} {name}"
        texts: tuple[tuple[str, str], ...] = ()
        if name in added:
            texts = _line_texts(added[name], words)
        buttons = (
            ("sums.less", "−", words("sum.less", {"name": name})),
            ("sums.more", "+", words("sum.more", {"name": name})),
            ("sums.drop", "×", words("sum.drop", {"name": name})),
        )
        role = words("sum.truth" if kind == "truth" else "sum.link")
        items.append((name, kind, title, role, texts, sums.lit == name, buttons))
    return items


def _line_texts(line: AddedData, words: Words) -> tuple[tuple[str, str], ...]:
    """Return the meaning of a line, its open part, and the sum up to the line or its fault."""
    meaning = words(*sentence(line["statement"]))
    if line["fault"]:
        fault = words(*sentence(line["fault"]))
        return ("says", meaning), ("left", line["remainder"]), ("fault", fault)
    return ("says", meaning), ("left", line["remainder"]), ("total", "Σ: " + line["total"])


def _remainder(sums: Sums, words: Words) -> tuple[tuple[str, str, str], ...]:
    """Return the remaining inequalities, and the conclusion in words."""
    added = sums.added
    if not added:
        return ()
    items = [("math", text, "") for text in added["conclusions"]]
    kind = "proven" if added["proves"] else "unproven"
    items += [(kind, words(*sentence(message)), "") for message in added["messages"]]
    return tuple(items)


def _key(words: Words) -> str:
    """Return the shapes on the board, each with its name."""
    from sudoku_core.drawing.glyphs import glyph

    from ..drawing.legend import ITEM, RADIUS

    shapes = [(glyph(part, 0, 0, RADIUS), words(code)) for part, code in NAMES.items()]
    return "".join([ITEM.format(shape, word) for shape, word in shapes])


def _target_options(state: State, words: Words) -> list[tuple[str, str]]:
    options = []
    for value in targets(state):
        cell, digit = [int(part) for part in value.split("-")]
        digit_name = state.board.layout.digits[digit - 1]
        params = {"digit": digit_name, "cells": state.board.places((cell,))}
        options.append((value, words("sum.target-one", params)))
    return options


def _lit_step(state: State) -> StepData | None:
    """Return the lit lines as a step, so that they are drawn as steps are."""
    sums = state.part(Sums)
    added = sums.added
    if not added or sums.lit is None or not shows(state, "sum"):
        return None
    lit_lines = [line for line in lines(state) if sums.lit in ("", line[0])]
    multipliers = dict(lit_lines)
    candidates: dict[str, Pairs] = {TRUTH: [], LINK: []}
    for line in added["lines"]:
        if line["name"] in multipliers:
            role = candidates[TRUTH if is_subtracted(multipliers[line["name"]]) else LINK]
            role += [pair for pair in line["candidates"] if pair not in role]
    if not lit_lines:
        return None
    eliminated = added["eliminates"] if sums.lit == "" and added["conclusions"] else []
    return {
        "technique": "sum",
        "rating": 0.0,
        "places": [],
        "eliminates": eliminated,
        "roles": [{"name": name, "candidates": candidates[name]} for name in (TRUTH, LINK)],
        "chain": [],
        "proof": [{"name": name, "times": times} for name, times in lit_lines],
        "rests_on": [],
        "details": [],
        "argument": [],
    }


def _picture(state: State) -> str:
    """Return the drawing of the lit lines."""
    step, added = _lit_step(state), state.part(Sums).added
    if not step or not added:
        return ""
    from sudoku_core.drawing import steps

    board = state.board
    return steps.whole_step(board.layout, step, digits(state), added["masks"], board.shapes)


def fillings(state: State) -> dict[int, Filling]:
    """Return the candidates of the lit cells, each with its role."""
    added = state.part(Sums).added
    if not added or not shows(state, "sum"):
        return {}
    key = state.part(Sums), state.part(Hint), state.board
    if not _last or _last[0][0] != key:
        from ..drawing import parts

        step = _lit_step(state)
        values = parts.fillings(step, digits(state), added["masks"]) if step else {}
        for cell, filling in values.items():
            labels = [((NAMES[code[5:]], params), part) for (code, params), part in filling.labels]
            values[cell] = Filling(parts=filling.parts, kind=filling.kind, labels=tuple(labels))
        for cell, digit in enumerate(digits(state)):
            if digit and digit != state.board.filled[cell]:
                values[cell] = Filling(digit=digit, kind="solved")
        _last[:] = [(key, values)]
    return _last[0][1]


_last: list[tuple[tuple[object, ...], dict[int, Filling]]] = []
"""The fillings of the last sum, which are needed at each key."""
