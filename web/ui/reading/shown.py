"""Properties of the leaf about the program that read a photo, once it is open."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from ..model.state import reading_program
from .state import Written, chosen, program_of

if TYPE_CHECKING:
    from protocol import ReadingData

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

SIZES = ("variables", "auxiliaries", "constraints", "nonzeros", "fixed_one", "fixed_zero")
HOW = {
    "read": "reading.how.read",
    "mended": "reading.how.mended",
    "far": "reading.how.far",
    "filled": "reading.how.filled",
    "unsettled": "reading.how.unsettled",
}


def leaf(state: State, words: Words) -> Properties:
    """All of it.

    Args:
        state: one in which the leaf is open.
        words: of the language.
    """
    program, written = program_of(state), state.part(Written)
    if not program:
        return {("reading-told", "textContent"): words("reading.none"), ("reading", "hidden"): True}
    found, text = chosen(state), ""
    note = words("copied." + written.copied) if written.copied else ""
    if found:
        (_to, _form, text, size), (name, _blob) = found
        if written.copied == "saved":
            note += " " + name
        elif not note and size > len(text):
            note = words("export.long", {"count": len(text), "size": size})
    formats = _each([one[0] for one in program["written"]])
    forms = _each([one[1] for one in program["written"]])
    return {
        ("reading-told", "textContent"): _told(program, words),
        ("reading", "hidden"): False,
        ("reading-math", "innerHTML"): reading_program(words),
        ("reading-choices", "hidden"): not program["choices"],
        ("reading-choices-rows", "rows"): tuple(_choices(program, state.board, words)),
        ("reading-sizes-rows", "rows"): tuple(_sizes(program, words)),
        ("reading-to", "options"): tuple([(one, words("format." + one), True) for one in formats]),
        ("reading-to", "value"): written.to,
        ("reading-form", "options"): tuple([(one, words("size." + one), True) for one in forms]),
        ("reading-form", "value"): written.form,
        ("reading-text", "value"): text,
        ("reading-note", "textContent"): note,
    }


def _each(names: list[str]) -> list[str]:
    """Names without those that come again; MicroPython's dicts keep no order."""
    return [name for number, name in enumerate(names) if name not in names[:number]]


def _told(program: ReadingData, words: Words) -> str:
    """What the program found, and how hard that was."""
    figures = {
        "count": program["asked"],
        "times": exp(program["loss"]),
        "margin": exp(program["margin"]),
    }
    said = [words("reading.about"), words(HOW[program["how"]], figures)]
    if not program["choices"]:
        said.append(words("reading.no-choice"))
    return " ".join(said)


def _choices(program: ReadingData, board: Board, words: Words) -> list[tuple[str, str]]:
    """Each cell with what it may show."""
    digits = board.layout.digits
    rows = []
    for cell, shown in program["choices"]:
        names = [str(digits[k - 1]) if k else words("camera.blank") for k, _chance in shown]
        names.append(words("reading.other"))
        each = [
            words("reading.chance", {"digit": name, "percent": _tenths(share, words)})
            for name, share in zip(names, shares([chance for _k, chance in shown]))
            if share
        ]
        rows.append((words("reading.place", {"cells": board.places((cell,))}), " · ".join(each)))
    return rows


def shares(chances: list[float]) -> list[int]:
    """Return chances, and what they leave to others, in thousandths that add up to a thousand.

    What rounding down leaves over goes where most was cut off.

    >>> shares([0.9795, 0.0205]), shares([0.9, 0.0504])
    ([980, 20, 0], [900, 50, 50])
    """
    chances = chances + [max(0.0, 1 - sum(chances))]
    exact = [1000 * chance / sum(chances) for chance in chances]
    rounded = [int(share) for share in exact]
    most_cut = sorted(range(len(exact)), key=lambda k: rounded[k] - exact[k])
    for k in most_cut[: 1000 - sum(rounded)]:
        rounded[k] += 1
    return rounded


def _tenths(share: int, words: Words) -> str:
    """A share of a thousand as a percentage, as the language writes it."""
    return words("walk.rated", {"whole": share // 10, "tenth": share % 10})


def _sizes(program: ReadingData, words: Words) -> list[tuple[str, str, str]]:
    """How large it is, full and reduced."""
    rows = []
    for name in SIZES:
        full, reduced = [words.number(program[form][name]) for form in ("full", "reduced")]
        code = "reading.auxiliaries" if name == "auxiliaries" else "size." + name
        rows.append((words(code), full, reduced))
    cuts = words.number(program["cuts"])
    return rows + [(words("reading.cuts"), cuts, cuts)]
