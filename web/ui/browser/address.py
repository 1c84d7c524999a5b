"""Links to puzzles: the fragment of an address as fields, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable

READABLE = (("%3A", ":"), ("%3B", ";"), ("%3D", "="), ("%2C", ","))
"""What may stand in a fragment as it is, and often does where a puzzle has rules."""
LONGEST = 50_000
"""Characters of a fragment that are read: the longest of a link made here has some ten thousand."""
TOO_LONG = "#too-long"
"""What takes the place of a longer one: at the start by ``address.js``, since it slows all down."""

_fragment = js.Function.new(
    "longest",
    "other",
    """
    if (location.hash.length > longest) history.replaceState(null, "", other);
    return location.hash;
    """,
)


def fragment() -> str:
    """What stands in the page's own address from the # on."""
    text: str = _fragment(LONGEST, TOO_LONG)
    return text


def page_fields() -> dict[str, str]:
    """Its fields."""
    return fields(fragment())


def fields(fragment: str) -> dict[str, str]:
    """The fields of ``p=…&box=…``, by name, whatever stands in them."""
    found = {}
    for pair in list(js.URLSearchParams.new(fragment.lstrip("#"))):
        name, value = list(pair)
        found[name] = value
    return found


def link(values: Iterable[tuple[str, str]]) -> str:
    """The address of this page with these fields."""
    page: str = js.location.href.split("#")[0]
    return page + "#" + "&".join([_field(*field) for field in values])


def _field(name: str, value: str) -> str:
    text: str = js.encodeURIComponent(value)
    for code, sign in READABLE:
        text = text.replace(code, sign)
    return name + "=" + text
