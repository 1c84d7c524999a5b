"""Safe calls of JavaScript that may throw: storage, clipboard, Intl, addresses, workers …

MicroPython cannot catch an error that JavaScript throws: ``except`` and ``finally`` are skipped,
and a hundred such errors end the interpreter. JavaScript itself catches them here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_attempt = js.Function.new(
    "owner",
    "name",
    "...values",
    """
    try { return [owner[name](...values) ?? null, ""]; }
    catch (error) { return [null, `${error} `]; }
    """,
)


def attempt(owner: Any, name: str, *values: Any) -> tuple[Any, str]:
    """Call a method of a JavaScript object.

    Args:
        owner: the object; may be None, and the call then fails.
        name: the name of the method.
        values: its arguments.

    Returns:
        Its result, None for undefined; and the error that it threw, empty for none.
    """
    result = _attempt(owner, name, *values)
    return result[0], result[1]


def attempt_promise(failed: Callable[..., object], owner: Any, name: str, *values: Any) -> None:
    """Call a method that returns a promise; call ``failed`` if the call or the promise fails."""
    promise, refused = attempt(owner, name, *values)
    if refused:
        failed()
    else:
        promise.catch(failed)


def construct(kind: Any, *values: Any) -> tuple[Any, str]:
    """Return a new object of a JavaScript class, and the error that its constructor threw."""
    return attempt(js.Reflect, "construct", kind, to_js(values))


def property_of(owner: Any, name: str) -> Any:
    """Return a property of an object; None if it is missing or the browser refuses to read it."""
    return attempt(js.Reflect, "get", owner, name)[0]
