"""Errors of features' hooks, collected: each is told once, while the rest of the page goes on.

Hooks are called in a few places only, and each of these catches what a hook raises: ``update``,
``storage.scopes``, ``store``, ``rendering``, ``keys``, ``board.cells`` and the browser's rooms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import late

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from protocol import ErrorReply

    from .state import Sentence

    Result = TypeVar("Result")
    Otherwise = TypeVar("Otherwise")

_known: set[tuple[str, str]] = set()
"""Which hooks have failed since the page was loaded, and by which kind of error."""
_unreported: list[Exception] = []


def guarded(
    hook: Callable[..., Result], otherwise: Otherwise, *given: object
) -> Result | Otherwise:
    """Return what a hook returns, or another value if it raises; note its error.

    Args:
        hook: the function of a feature.
        otherwise: what takes the place of the result.
        given: the arguments.
    """
    try:
        return hook(*given)
    except Exception as error:
        note(hook, error)
        return otherwise


def note(hook: object, error: Exception) -> None:
    """Note that a hook has failed, or have the bundle fetched that it needs.

    Args:
        hook: the function, the view or the property's key that failed, or a name for what failed.
        error: what it raised. A hook that raises at each call is told of once.
    """
    bundle = late.missing(error)
    if bundle:
        late.want(bundle)
        return
    key = str(hook), type(error).__name__
    if key not in _known:
        _known.add(key)
        _unreported.append(error)


def note_again(error: Exception) -> None:
    """Note that something has failed that the user has asked for, however often it does."""
    _unreported.append(error)


def unreported() -> list[Exception]:
    """Return the errors that nobody was told of, and count them as told."""
    errors = _unreported[:]
    del _unreported[:]
    return errors


def failed(error: Exception) -> Sentence:
    """Return the sentence about an error."""
    return "failed", {"reason": reason(error)}


def error_reply(error: Exception) -> ErrorReply:
    """Return the reply to a request that has failed in the page."""
    code, params = failed(error)
    return {"status": "error", "message": {"code": code, "params": params}}


def reason(error: Exception) -> str:
    """Return an error in few words."""
    return f"{type(error).__name__}: {error}"
