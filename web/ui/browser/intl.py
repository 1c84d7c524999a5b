"""Numbers, plurals and days as the browser's ``Intl`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..words import Plainly
from .attempt import attempt, construct, property_of

if TYPE_CHECKING:
    from typing import Any

TENS_OF_THOUSANDS = "min2"
"""The grouping of digits by threes from 10,000 on: 4096 has no separator."""


class Intl:
    """Numbers, plurals and days in a language; in a plain form where the browser refuses.

    The browser's formatters are stored, since making one takes as long as formatting forty numbers.

    Args:
        language: the tag of the language.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._plainly = Plainly()
        self._numbers: dict[int, Any] = {}
        self._plurals = self._formatter("PluralRules")

    def number(self, value: float, digits: int) -> str:
        """Return a number with some digits after the point."""
        if digits not in self._numbers:
            self._numbers[digits] = self._formatter(
                "NumberFormat",
                minimumFractionDigits=digits,
                maximumFractionDigits=digits,
                useGrouping=TENS_OF_THOUSANDS,
            )
        text, failed = attempt(self._numbers[digits], "format", value)
        return self._plainly.number(value, digits) if failed else text

    def plural(self, count: float) -> str:
        """Return the name of the plural form for a count."""
        text, failed = attempt(self._plurals, "select", count)
        return self._plainly.plural(count) if failed else text

    def date(self, date: str) -> str:
        """Return a day, given as 2026-11-22, in the language."""
        # Both the time and its zone are UTC: otherwise the result might be the day before.
        day, failed = construct(js.Date, date + "T12:00Z")
        if not failed:
            formatter = self._formatter("DateTimeFormat", dateStyle="long", timeZone="UTC")
            text, failed = attempt(formatter, "format", day)
        return self._plainly.date(date) if failed else text

    def _formatter(self, name: str, **options: object) -> Any:
        kind = property_of(property_of(js.globalThis, "Intl"), name)
        return construct(kind, self._language, to_js(options))[0]
