"""What the page shows: views are computed whole, and what changed is patched.

A view or a patch that raises leaves all others as they are: the rest is drawn, and what failed is
tried again the next time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .failures import note
from .features import FEATURES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .feature import Properties, View
    from .state import State
    from .words import Words

    Change = tuple[tuple[str, str], Any]

TURNS = {"options": 0, "choices": 0, "showing": 3}
"""Options come before the values that need them, and dialogs open when all is in them."""


class Showing:
    """The properties of the page's elements.

    Args:
        patch: sets a property: the id of an element, the property's name, and its value.
    """

    def __init__(self, patch: Callable[[str, str, Any], None]) -> None:
        self._patch = patch
        self._views: tuple[View, ...] = tuple(
            [view for feature in FEATURES for view in feature.views]
        )
        self._shown: Properties = {}
        self._due: Properties = {}  # computed, and not patched yet
        self._drawn_from: dict[int, tuple[object, ...]] = {}

    def draw(self, state: State, words: Words) -> None:
        """Show a state."""
        for number, view in enumerate(self._views):
            try:
                properties = self._properties(number, view, state, words)
            except Exception as error:
                note(view.properties, error)
                continue
            for key, value in properties.items():
                if key in self._due or key not in self._shown or self._shown[key] != value:
                    self._due[key] = value
        self._patch_all()

    def shown(self, name: str, what: str) -> Any:
        """A property as it was set last, or None."""
        return self._shown.get((name, what))

    def _properties(self, number: int, view: View, state: State, words: Words) -> Properties:
        """Return a view's properties, computed again only when its inputs have changed."""
        if not view.follows_from:
            return view.properties(state, words)
        before, now = self._drawn_from.get(number), view.follows_from(state) + (words,)
        if before and all(a is b for a, b in zip(now, before)):
            return {}
        properties = view.properties(state, words)
        self._drawn_from[number] = now
        return properties

    def _patch_all(self) -> None:
        """Patch what is due.

        A property is not due any more before it is patched, and the others are: what JavaScript
        throws skips all of Python, and they are patched the next time. A patch may also act, as by
        moving the focus, so that all is patched when it returns.
        """
        failed: Properties = {}
        for key, _value in sorted(self._due.items(), key=turn):
            if key not in self._due:
                continue
            value = self._due.pop(key)
            try:
                self._patch(key[0], key[1], value)
            except Exception as error:
                note(key, error)
                failed[key] = value
            else:
                self._shown[key] = value
        self._due.update(failed)


def turn(change: Change) -> int:
    """When a change is made; what goes away does so after what takes its place is there."""
    what = change[0][1]
    if what == "hidden" and change[1]:
        return 2
    return TURNS.get(what, 1)
