"""Read values in JSON, whichever type they have."""

from __future__ import annotations

MOST_RULES = 1000
"""Most rules of a kind in a text; a hostile text has more."""
MOST_NAMES = 40
"""Most unsupported rules or drawings that are listed."""
NOTHING: tuple[object, ...] = (None, False, "", 0, [], {})
"""Values that mean that the rule of a key is absent."""


def whole_of(value: object) -> int | None:
    """Return a number or a text as a whole number; None for any other value.

    >>> whole_of(" 15"), whole_of(15.0), whole_of("<15"), whole_of(True)
    (15, 15, None, None)
    """
    if isinstance(value, str):
        value = value.strip()
        return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else None
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
        return None
    return int(value) if abs(value) < 10**9 else None


def text_of(value: object) -> str:
    """Return a text without lone surrogates, a number as text, or the lines of a list; else "".

    >>> text_of(["One.", "Two."]), text_of(None), text_of(7)
    ('One.\\nTwo.', '', '7')
    """
    if isinstance(value, list):
        return "\n".join(filter(None, map(text_of, value)))
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8") if value.strip() else ""
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else ""


def shortened(value: object, longest: int = 24) -> str:
    """Return a value as a short text for a message.

    >>> shortened("a long story\\nof cages and lines")
    'a long story of cages a…'
    """
    words = " ".join(text_of(value).split())
    return words if len(words) <= longest else words[: longest - 1] + "…"
