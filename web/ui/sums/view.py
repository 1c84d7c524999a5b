"""The leaf with the sum: its lines, what it proves, what can be added; and what of it is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Filling
from ..hinting.state import Hint
from ..model.state import Study, equation_families, shows
from ..state import sentence
from ..stepping import name_of
from .state import Sums, digits, is_untold, lines, lines_of_step, source, taken_away, targets

if TYPE_CHECKING:
    from protocol import AddedData, StepData

    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words

    Pairs = list[list[int]]


TRUTH, LINK = "base", "extra"
"""The shapes of candidates: a square, and a circle around it."""
NAMES = {TRUTH: "sum.truth", LINK: "sum.link", "goes": "role.goes"}


def follows_from(state: State) -> tuple[object, ...]:
    """What the leaf shows follows from this."""
    study = state.part(Study)
    return (
        shows(state, "sum"), state.part(Sums), state.part(Hint), state.board, state.picked,
        study.chosen, study.rule_equations, bool(state.job),
    )  # fmt: skip


def leaf(state: State, words: Words) -> Properties:
    """The lines, the sum with each, and what it proves; and what of it is drawn on the board."""
    if not shows(state, "sum"):
        return {("sum-drawing", "innerHTML"): ""}
    sums, held = state.part(Sums), lines(state)
    chosen = state.part(Study).chosen
    families, note = equation_families(state, words)
    options = [("", words("sum.any"), True)]
    options += [(value, said, True) for value, said in _targets(state, words)]
    values = [value for value, _said, _can in options]
    return {
        ("sum-drawing", "innerHTML"): _picture(state),
        ("sum-about", "textContent"): " ".join([words(*one) for one in _about(state)]),
        ("sum-tell", "hidden"): not is_untold(state),
        ("sum-back", "hidden"): not lines_of_step(state) or sums.own is None,
        ("sum-clear", "aria-disabled"): not held,
        ("sum-together", "checked"): sums.lit == "",
        ("sum-lines", "sums.lines"): tuple(_lines(state, words)),
        ("sum-result", "hidden"): not held,
        ("sum-remains", "items"): _remains(sums, words),
        ("sum-key", "innerHTML"): _key(words) if held else "",
        ("sum-families", "choices"): families,
        ("sum-families", "chosen"): chosen.name if chosen else "",
        ("sum-note", "textContent"): note,
        ("sum-chosen", "textContent"): f"{chosen.name}: {chosen.remainder}" if chosen else "",
        ("sum-adding", "hidden"): not chosen,
        ("sum-target", "options"): tuple(options),
        ("sum-target", "value"): sums.target if sums.target in values else "",
        ("smallest", "aria-disabled"): bool(state.job),
        ("sum-found", "textContent"): " ".join([words(*one) for one in sums.found]),
    }


def _about(state: State) -> tuple[Sentence, ...]:
    """What the lines are."""
    sums, known = state.part(Sums), source(state)
    if sums.reply and sums.reply["status"] == "error":
        return (sentence(sums.reply["message"]),)
    if known and known.step and sums.own is None:
        said: Sentence = ("sum.of-step", {"name": name_of(known.step)})
        return (said,) if known.step["proof"] else (said, ("step.sum-none", {}))
    by: Sentence = ("sum.by-solver" if sums.own == sums.by_solver else "sum.by-hand", {})
    if is_untold(state):
        return (("sum.untold", {}),) if not sums.own else (by, ("sum.untold", {}))
    return (by if sums.own else ("sum.empty", {}),)


def _lines(state: State, words: Words) -> list[tuple[object, ...]]:
    """Each line: its name, a class, its texts, whether it is lit, and its buttons."""
    sums = state.part(Sums)
    known = {line["name"]: line for line in sums.added["lines"]} if sums.added else {}
    found: list[tuple[object, ...]] = []
    for name, times in lines(state):
        kind = "truth" if taken_away(times) else "link"
        title = f"{signed(times)} {name}"
        texts: tuple[tuple[str, str], ...] = ()
        if name in known:
            texts = _texts(known[name], words)
        tools = (
            ("sums.less", "−", words("sum.less", {"name": name})),
            ("sums.more", "+", words("sum.more", {"name": name})),
            ("sums.drop", "×", words("sum.drop", {"name": name})),
        )
        spoken = words("sum.truth" if kind == "truth" else "sum.link")
        found.append((name, kind, title, spoken, texts, sums.lit == name, tools))
    return found


def _texts(line: AddedData, words: Words) -> tuple[tuple[str, str], ...]:
    """What a line says, what is left of it, and the sum with it."""
    said = words(*sentence(line["statement"]))
    if line["fault"]:
        return (
            ("says", said),
            ("left", line["remainder"]),
            ("fault", words(*sentence(line["fault"]))),
        )
    return ("says", said), ("left", line["remainder"]), ("total", "Σ: " + line["total"])


def signed(times: str) -> str:
    """A multiplier before the name of an equation: the sign, and the number where it is not 1."""
    number = times.strip("-")
    return ("−" if taken_away(times) else "+") + ("" if number == "1" else f" {number} ·")


def _remains(sums: Sums, words: Words) -> tuple[tuple[str, str, str], ...]:
    """What the sum says of each candidate that it rules out; and that in words, or why nothing."""
    added = sums.added
    if not added:
        return ()
    said = [("math", text, "") for text in added["conclusions"]]
    kind = "proven" if added["proves"] else "unproven"
    said += [(kind, words(*sentence(message)), "") for message in added["messages"]]
    return tuple(said)


def _key(words: Words) -> str:
    """The shapes on the board, each with its word."""
    from sudoku_core.drawing.glyphs import glyph

    from ..drawing.legend import ITEM, RADIUS

    shapes = [(glyph(part, 0, 0, RADIUS), words(code)) for part, code in NAMES.items()]
    return "".join([ITEM.format(shape, word) for shape, word in shapes])


def _targets(state: State, words: Words) -> list[tuple[str, str]]:
    found = []
    for value in targets(state):
        cell, digit = [int(part) for part in value.split("-")]
        shown = state.board.layout.digits[digit - 1]
        params = {"digit": shown, "cells": state.board.places((cell,))}
        found.append((value, words("sum.target-one", params)))
    return found


def _lit(state: State) -> StepData | None:
    """What is lit of the sum, as if it were a step with these parts."""
    sums = state.part(Sums)
    added = sums.added
    if not added or sums.lit is None or not shows(state, "sum"):
        return None
    held = [line for line in lines(state) if sums.lit in ("", line[0])]
    times = dict(held)
    held_by: dict[str, Pairs] = {TRUTH: [], LINK: []}
    for line in added["lines"]:
        if line["name"] in times:
            part = held_by[TRUTH if taken_away(times[line["name"]]) else LINK]
            part += [one for one in line["candidates"] if one not in part]
    if not held:
        return None
    gone = added["eliminates"] if sums.lit == "" and added["conclusions"] else []
    return {
        "technique": "sum",
        "rating": 0.0,
        "places": [],
        "eliminates": gone,
        "roles": [{"name": name, "candidates": held_by[name]} for name in (TRUTH, LINK)],
        "chain": [],
        "proof": [{"name": name, "times": one} for name, one in held],
        "rests_on": [],
        "levels": [],
        "argument": [],
    }


def _picture(state: State) -> str:
    """The candidates of the lines that are lit, as they are drawn on the board."""
    lit, added = _lit(state), state.part(Sums).added
    if not lit or not added:
        return ""
    from sudoku_core.drawing import steps

    return steps.whole_step(state.board.layout, lit, digits(state), added["masks"])


def fillings(state: State) -> dict[int, Filling]:
    """The candidates of the cells that are lit, each with its part."""
    added = state.part(Sums).added
    if not added or not shows(state, "sum"):
        return {}
    key = state.part(Sums), state.part(Hint), state.board
    if not _last or _last[0][0] != key:
        from ..drawing import parts

        lit = _lit(state)
        found = parts.fillings(lit, digits(state), added["masks"]) if lit else {}
        for cell, filling in found.items():
            said = [((NAMES[code[5:]], params), held) for (code, params), held in filling.labels]
            found[cell] = Filling(parts=filling.parts, kind=filling.kind, labels=tuple(said))
        for cell, digit in enumerate(digits(state)):
            if digit and digit != state.board.filled[cell]:
                found[cell] = Filling(digit=digit, kind="solved")
        _last[:] = [(key, found)]
    return _last[0][1]


_last: list[tuple[tuple[object, ...], dict[int, Filling]]] = []
"""Those of the last sum: asked for at each key."""
