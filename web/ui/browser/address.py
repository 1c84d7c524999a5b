"""Links to puzzles: conversion between fields and the fragment of an address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable

READABLE = (("%3A", ":"), ("%3B", ";"), ("%3D", "="), ("%2C", ","))
"""Signs that a fragment may have unescaped; links to puzzles with rules have many."""
LONGEST = 50_000
"""The most characters of a fragment that are read: links made by this page have up to 10,000."""
TOO_LONG = "#too-long"
"""The fragment that replaces a longer one, which slows the page down. At the start of the page
``address.js`` replaces it."""

_read_fragment = js.Function.new(
    "longest",
    "replacement",
    """
    if (location.hash.length > longest) history.replaceState(null, "", replacement);
    return location.hash;
    """,
)


def fragment() -> str:
    """Return the fragment of the page's address, with the #."""
    text: str = _read_fragment(LONGEST, TOO_LONG)
    return text


def page_fields() -> dict[str, str]:
    """Return the fields of the page's address."""
    return fields(fragment())


def fields(fragment: str) -> dict[str, str]:
    """Return the fields of a fragment ``p=…&box=…`` by name; no escape is an error."""
    values = {}
    for pair in list(js.URLSearchParams.new(fragment.lstrip("#"))):
        name, value = list(pair)
        values[name] = value
    return values


def link(values: Iterable[tuple[str, str]]) -> str:
    """Return the address of this page with fields."""
    page: str = js.location.href.split("#")[0]
    return page + "#" + "&".join([_field(*field) for field in values])


def _field(name: str, value: str) -> str:
    text: str = js.encodeURIComponent(value)
    for code, sign in READABLE:
        text = text.replace(code, sign)
    return name + "=" + text
