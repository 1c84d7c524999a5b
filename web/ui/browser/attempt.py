"""The one way to call what a browser may refuse: storage, clipboard, Intl, addresses, workers …

MicroPython cannot catch what JavaScript throws at once: ``except`` and ``finally`` are skipped, and
a hundred such throws end it. So JavaScript catches, and tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_attempt = js.Function.new(
    "holder",
    "name",
    "...given",
    """
    try { return [holder[name](...given) ?? null, ""]; }
    catch (error) { return [null, `${error} `]; }
    """,
)


def attempt(holder: Any, name: str, *given: Any) -> tuple[Any, str]:
    """Call a method.

    Args:
        holder: what has the method; maybe nothing.
        name: of the method.
        given: what it takes.

    Returns:
        What it returned, and why it failed, empty if it did not.
    """
    found = _attempt(holder, name, *given)
    return found[0], found[1]


def attempt_promise(failed: Callable[..., object], holder: Any, name: str, *given: Any) -> None:
    """Call a method that returns a promise; call ``failed`` if the call or the promise fails."""
    promise, refused = attempt(holder, name, *given)
    if refused:
        failed()
    else:
        promise.catch(failed)


def construct(kind: Any, *given: Any) -> tuple[Any, str]:
    """``kind.new(…)`` in the same way."""
    return attempt(js.Reflect, "construct", kind, to_js(given))


def property_of(holder: Any, name: str) -> Any:
    """A property, None where even to ask for it is refused."""
    return attempt(js.Reflect, "get", holder, name)[0]
