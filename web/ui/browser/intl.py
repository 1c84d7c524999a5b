"""Numbers, plurals and lists as the browser's ``Intl`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..words import Plainly
from .attempt import attempt, construct, property_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

TENS_OF_THOUSANDS = "min2"
"""Digits are set apart by threes from 10,000 on: 4096 stays as it is."""


class Intl:
    """The figures of a language; written plainly where the browser refuses.

    Its objects are kept, since to make one takes as long as forty numbers.

    Args:
        language: its tag.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._plainly = Plainly()
        self._numbers: dict[int, Any] = {}
        self._plurals = self._made("PluralRules")
        self._lists = self._made("ListFormat")

    def number(self, value: float, digits: int) -> str:
        """A number with so many digits after the point."""
        if digits not in self._numbers:
            self._numbers[digits] = self._made(
                "NumberFormat",
                minimumFractionDigits=digits,
                maximumFractionDigits=digits,
                useGrouping=TENS_OF_THOUSANDS,
            )
        text, failed = attempt(self._numbers[digits], "format", value)
        return self._plainly.number(value, digits) if failed else text

    def plural(self, count: float) -> str:
        """Which form of a word goes with a count."""
        text, failed = attempt(self._plurals, "select", count)
        return self._plainly.plural(count) if failed else text

    def listed(self, items: Sequence[str]) -> str:
        """Several things one after the other."""
        text, failed = attempt(self._lists, "format", to_js(list(items)))
        return self._plainly.listed(items) if failed else text

    def date(self, date: str) -> str:
        """A day that is given as 2026-11-22."""
        # At noon of UTC, and said for UTC: else it might be the day before.
        day, failed = construct(js.Date, date + "T12:00Z")
        if not failed:
            form = self._made("DateTimeFormat", dateStyle="long", timeZone="UTC")
            text, failed = attempt(form, "format", day)
        return self._plainly.date(date) if failed else text

    def _made(self, name: str, **options: object) -> Any:
        kind = property_of(property_of(js.globalThis, "Intl"), name)
        return construct(kind, self._language, to_js(options))[0]
