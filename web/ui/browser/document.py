"""Writing of many changes into the document by a single call of JavaScript.

A call from MicroPython takes as long as a hundred lines of Python, and a key changes a hundred
properties.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..rendering import Key

ATTRIBUTES = ("lang", "points", "d", "viewBox")
"""Attributes without a hyphen in their names; a name with a hyphen is always an attribute's."""
LONG = 10_000
"""The length from which a text is written by a separate call, to avoid copying it several times."""
BETWEEN, WITHIN = "\x1e", "\x1f"
"""The separators of changes, and of the parts of a change: no text on the page has them."""

_write = js.Function.new(
    "text",
    """
    const failed = [];
    text.split("\\x1e").forEach((change, number) => {
      try {
        const [id, name, kind, value] = change.split("\\x1f");
        const element = document.getElementById(id);
        if (kind === "attribute") element.setAttribute(name, value);
        else if (kind === "removed") element.removeAttribute(name);
        else if (kind === "style") element.style.setProperty(name, value);
        else if (kind === "text") element[name] = value;
        else element[name] = JSON.parse(value);
      } catch (error) { failed.push(`${number} ${error}`); }
    });
    return failed.join("\\x1e");
    """,
)


def add_styles(path: str) -> None:
    """Add a style sheet that came with a bundle."""
    style = js.document.createElement("style")
    with open(path) as file:
        style.textContent = file.read()
    js.document.head.append(style)


def takes(name: str, value: object) -> bool:
    """Return whether ``write`` takes a value: a text that is not long, a number or a boolean."""
    if isinstance(value, str):
        return len(value) < LONG and WITHIN not in value and BETWEEN not in value
    return name[:2] != "--" and (value is None or isinstance(value, (bool, int)))


def write(changes: Iterable[tuple[Key, Any]]) -> list[tuple[Key, Exception]]:
    """Set properties, attributes and custom properties of styles.

    Args:
        changes: pairs of a key and a value that ``takes`` accepts. None removes an attribute. A
            name that begins with two hyphens is a style's; any other name with a hyphen is an
            attribute's.

    Returns:
        The key of each change that JavaScript refused, with the error.
    """
    keys, texts = [], []
    for key, value in changes:
        keys.append(key)
        texts.append(key[0] + WITHIN + key[1] + WITHIN + _encoded(key[1], value))
    if not texts:
        return []
    failed = _write(BETWEEN.join(texts))
    if not failed:
        return []
    errors: list[tuple[Key, Exception]] = []
    for text in failed.split(BETWEEN):
        number, _, reason = text.partition(" ")
        errors.append((keys[int(number)], RuntimeError(reason)))
    return errors


def _encoded(name: str, value: Any) -> str:
    """Return the kind of a change and its value, as ``_write`` takes them."""
    if name[:2] == "--":
        return "style" + WITHIN + str(value)
    if "-" in name or name in ATTRIBUTES:
        if value is None:
            return "removed" + WITHIN
        text = str(value)
        return "attribute" + WITHIN + (text.lower() if isinstance(value, bool) else text)
    if isinstance(value, str):
        return "text" + WITHIN + value
    if value is None:
        return "value" + WITHIN + "null"
    return "value" + WITHIN + str(value).lower()
