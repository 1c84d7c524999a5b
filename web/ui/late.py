"""Modules that are fetched when first needed, in bundles, because few visits need them.

Import such a module inside the function that uses it. If the import fails, the caller of the hook
has the bundle fetched; then the action or effect is repeated, or the view is drawn again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from .feature import Next

_bundles: dict[str, str] = {}
"""Bundles by the names of their modules that are not there yet."""
_wanted: list[str] = []
_refused: set[str] = set()
"""Bundles that could not be fetched a moment ago."""


def action(load: Callable[[], dict[str, Callable[..., Next]]], name: str) -> Callable[..., Next]:
    """Return an action of a bundle.

    Args:
        load: imports the actions of the bundle, and returns them by name.
        name: of the action.
    """
    return lambda state, *values: load()[name](state, *values)


def expect(modules: dict[str, str]) -> None:
    """Set the modules that are still to come.

    Args:
        modules: the bundle of each module, by name.
    """
    _bundles.clear()
    _bundles.update(modules)


def come(bundle: str) -> None:
    """Note that the modules of a bundle are there."""
    for module in [name for name in _bundles if _bundles[name] == bundle]:
        del _bundles[module]


def missing(error: Exception) -> str:
    """Return the bundle of the module that an import did not find, "" for any other error."""
    if isinstance(error, ImportError):
        for name in str(error).split("'"):
            if name in _bundles:
                return _bundles[name]
    return ""


def want(bundle: str) -> None:
    """Have a bundle fetched once the page is drawn, unless that failed a moment ago."""
    if bundle not in _wanted and bundle not in _refused:
        _wanted.append(bundle)


def refuse(bundle: str) -> None:
    """Note that a bundle could not be fetched."""
    _refused.add(bundle)


def is_refused(bundle: str) -> bool:
    """Return whether a bundle could not be fetched a moment ago."""
    return bundle in _refused


def allow(bundle: str) -> None:
    """Note that a bundle may be fetched again."""
    _refused.discard(bundle)


def wanted() -> list[str]:
    """Return the bundles that are to be fetched, and forget them."""
    bundles = _wanted[:]
    del _wanted[:]
    return bundles
