"""Properties of the open leaf about the program that read a photo."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from ..model.state import reading_program
from . import Export, chosen_text, program_of

if TYPE_CHECKING:
    from protocol import ReadingData

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

SIZES = ("variables", "auxiliaries", "constraints", "nonzeros", "fixed_one", "fixed_zero")
OUTCOMES = {
    "read": "reading.how.read",
    "mended": "reading.how.mended",
    "far": "reading.how.far",
    "filled": "reading.how.filled",
    "unsettled": "reading.how.unsettled",
}
"""Sentences about how the program read the photo."""


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the leaf, which is open."""
    program, export = program_of(state), state.part(Export)
    if not program:
        return {
            ("reading-summary", "textContent"): words("reading.none"),
            ("reading", "hidden"): True,
        }
    match, text = chosen_text(state), ""
    note = words("copied." + export.note) if export.note else ""
    if match:
        (_to, _form, text, size), (name, _blob) = match
        if export.note == "saved":
            note += " " + name
        elif not note and size > len(text):
            note = words("export.long", {"count": len(text), "size": size})
    formats = _distinct([preview[0] for preview in program["previews"]])
    forms = _distinct([preview[1] for preview in program["previews"]])
    return {
        ("reading-summary", "textContent"): _summary(program, words),
        ("reading", "hidden"): False,
        ("reading-math", "innerHTML"): reading_program(words),
        ("reading-choices", "hidden"): not program["choices"],
        ("reading-choices-rows", "rows"): tuple(_choice_rows(program, state.board, words)),
        ("reading-sizes-rows", "rows"): tuple(_size_rows(program, words)),
        ("reading-to", "options"): tuple([(to, words("format." + to), True) for to in formats]),
        ("reading-to", "value"): export.to,
        ("reading-form", "options"): tuple([(form, words("size." + form), True) for form in forms]),
        ("reading-form", "value"): export.form,
        ("reading-text", "value"): text,
        ("reading-note", "textContent"): note,
    }


def _distinct(names: list[str]) -> list[str]:
    """Return each name once, in order, which MicroPython's dicts do not keep."""
    return [name for number, name in enumerate(names) if name not in names[:number]]


def _summary(program: ReadingData, words: Words) -> str:
    """Return what the program read, and by which margin."""
    figures = {
        "count": program["rounds"],
        "times": exp(program["loss"]),
        "margin": exp(program["margin"]),
    }
    sentences = [words("reading.about"), words(OUTCOMES[program["outcome"]], figures)]
    if not program["choices"]:
        sentences.append(words("reading.no-choice"))
    return " ".join(sentences)


def _choice_rows(program: ReadingData, board: Board, words: Words) -> list[tuple[str, str]]:
    """Return each doubtful cell with the digits that it may show."""
    digits = board.layout.digits
    rows = []
    for cell, choices in program["choices"]:
        names = [str(digits[k - 1]) if k else words("camera.blank") for k, _chance in choices]
        names.append(words("reading.other"))
        texts = [
            words("reading.chance", {"digit": name, "percent": _tenths(share, words)})
            for name, share in zip(names, shares([chance for _k, chance in choices]))
            if share
        ]
        rows.append((words("reading.place", {"cells": board.places((cell,))}), " · ".join(texts)))
    return rows


def shares(chances: list[float]) -> list[int]:
    """Return chances and the rest, in thousandths that add up to a thousand.

    Thousandths lost by rounding down go to the largest remainders.

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
    """Return thousandths as a percentage, as the language writes it."""
    return words("walk.rated", {"whole": share // 10, "tenth": share % 10})


def _size_rows(program: ReadingData, words: Words) -> list[tuple[str, str, str]]:
    """Return the sizes of the full and the reduced program."""
    rows = []
    for name in SIZES:
        full, reduced = [words.number(program[form][name]) for form in ("full", "reduced")]
        code = "reading.auxiliaries" if name == "auxiliaries" else "size." + name
        rows.append((words(code), full, reduced))
    cuts = words.number(program["cuts"])
    return rows + [(words("reading.cuts"), cuts, cuts)]
