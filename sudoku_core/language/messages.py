"""Messages to a person: a code with parameters, which the tables of the languages word.

Parameters are plain data: numbers, strings, cells as ``(row, column)`` pairs counted from 1, and
other messages.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import LANGUAGES
from .tables import (
    CHAINS,
    cells_of,
    chain_in,
    either,
    form_of,
    joined,
    listed,
    number,
    table_of,
    template_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .tables import Table, Template

PLACE = "{base}"
"""Beginning of templates whose first word is a place, such as "box 3"; ``word`` capitalises it."""
LISTS = ("digits", "left", "numbers")
"""The parameters that are digits or numbers separated by commas: they are listed with an "and"."""
EXCLUDED = "excluded"
"""The parameter with digits that a sentence denies, listed with an "or", in Portuguese a "nem"."""
CHOICES = ("sets", "cases", "places", EXCLUDED)
"""The parameters that are choices, listed with an "or": separated by commas, messages or cells."""
PROGRAMS = {
    "hodoku": "HoDoKu",
    "interactive-sudoku-solver": "Interactive Sudoku Solver",
    "lisudoku": "Lisudoku",
    "opensudoku": "OpenSudoku",
    "penpa": "penpa-edit",
    "pskiller": "PS Killer",
    "sadman": "SadMan Sudoku",
    "ss": "Simple Sudoku",
    "sudokuexchange": "SudokuExchange",
    "sudokupad": "SudokuPad",
    "sudokuwiki": "SudokuWiki",
    "tatham": "Solo",
}
"""Names of programs by the names of their formats, for programs whose name differs from it."""


def word(template: Template, params: Mapping[str, object], language: str = "en") -> str:
    """Fill a template with a message's parameters.

    Args:
        template: text with ``{name}`` for each parameter, or such texts by plural form.
        params: the parameters; a tuple or list holds messages, or cells as ``(row, column)`` pairs
            from 1.
        language: the language that nested messages, numbers and cells are written in.

    Returns:
        The sentence.

    >>> word("Digit {digit} at {cells}.", {"digit": 7, "cells": ((1, 2), (1, 5))})
    'Digit 7 at R1C2 and R1C5.'
    """
    table = table_of(language)
    if not isinstance(template, str):
        count = float(str(params["count"]))
        template = form_of(template, "one" if count in table.SINGULAR else "other", count)
    shown: dict[str, object] = {}
    for name, value in params.items():
        texts = _messages(value, language)
        if texts:
            template = joined(template, name, texts, table)
            shown[name] = either(texts, table) if name in CHOICES else listed(texts, table)
        else:
            shown[name] = _shown(name, value, table)
    text = template.format(**shown)
    return text[:1].upper() + text[1:] if template.startswith(PLACE) else text


def _messages(value: object, language: str) -> list[str]:
    """Return the sentences of a message or of several; none for any other value."""
    if isinstance(value, Message):
        return [value.in_language(language)]
    if isinstance(value, (tuple, list)) and value and isinstance(value[0], Message):
        return [message.in_language(language) for message in value]
    return []


def _shown(name: str, value: object, table: Table) -> object:
    if isinstance(value, (tuple, list)):
        cells = cells_of(value, table)
        return either(cells, table) if name in CHOICES else listed(cells, table)
    if name in LISTS:
        return listed(str(value).split(", "), table)
    if name in CHOICES:
        return either(str(value).split(", "), table, denied=name == EXCLUDED)
    if name in CHAINS:
        return chain_in(str(value), lambda row, column: cells_of([(row, column)], table)[0])
    return number(value, table) if isinstance(value, (int, float)) else value


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Message:
    """A message to a person: a code and its parameters.

    Args:
        code: the stable name of the sentence.
        params: the parameters, by name.

    >>> message = Message("puzzle.box", rows=2, columns=4, side=9)
    >>> message.code, message.params["side"]
    ('puzzle.box', 9)
    >>> str(message)
    'A box of 2 × 4 cells does not fit a side of 9.'
    """

    code: str = field()
    _params: dict[str, object] = field(hash=False)

    def __init__(self, code: str, **params: object) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "_params", params)

    @property
    def params(self) -> dict[str, object]:
        """A copy of the parameters, by name."""
        return dict(self._params)

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """Return the sentence in a language.

        Args:
            language: one of ``LANGUAGES``: "en", "pt", "es".

        Raises:
            InputError: there is no such language ("language.unknown").

        >>> Message("hint.where", base=(Message("place.row", number=3),)).in_language("pt")
        'Observe a linha 3.'
        """
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise InputError(Message("language.unknown", name=language, known=known))
        params = self.params
        if "program" in params:
            params["program"] = PROGRAMS.get(str(params["program"]), params["program"])
        return word(template_of(self.code, language), params, language)

    def __repr__(self) -> str:
        params = "".join([f", {name}={value!r}" for name, value in sorted(self._params.items())])
        return f"Message({self.code!r}{params})"


class InputError(ValueError):
    """An argument or a text that is not valid; ``message`` says why and where.

    >>> InputError(Message("grid.not-square", count=3)).message.code
    'grid.not-square'
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)  # worded only now: of thousands of errors, one is shown

    @property
    def code(self) -> str:
        """The code of the message."""
        return self.message.code


def nearest(name: str, names: Iterable[str]) -> str:
    """Return the known name that a name is most likely a misspelling of, "" if none is near.

    Args:
        name: a name that is not known.
        names: the known names.

    >>> nearest("higs", ["cbc", "highs"]), nearest("nothing", ["cbc", "highs"])
    ('highs', '')
    """
    try:
        from difflib import get_close_matches
    except ImportError:  # MicroPython has no difflib
        return ""
    lower = {known.lower(): known for known in names}
    return next((lower[match] for match in get_close_matches(name.lower(), lower, 1)), "")


def unknown(
    code: str, names: Iterable[str], *, more: Iterable[str] = (), **params: object
) -> Message:
    """Return the message that a name is not known; it suggests the nearest name and lists all.

    Args:
        code: code of the message; ``-near`` is added to it if a known name is near.
        names: the known names.
        more: names that are listed behind the others, and never suggested.
        params: the unknown name, by the name of its parameter.

    >>> str(unknown("generate.level", ["easy", "hard"], name="esy"))
    "Unknown level 'esy'. Did you mean easy? The levels are easy, hard."
    """
    known = list(names)
    texts = {param: str(value) for param, value in params.items()}
    near = next(filter(None, [nearest(text, known) for text in texts.values()]), "")
    listed = ", ".join(known + list(more))
    if near:
        return Message(code + "-near", known=listed, near=near, **texts)
    return Message(code, known=listed, **texts)
