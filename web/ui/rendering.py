"""Computing all views, and writing the changed properties into the document.

If a view or a change raises, all others are drawn, and the failed one is tried again the next time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .failures import note
from .features import FEATURES
from .store import DRAWN, touched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Protocol

    from .feature import Properties, View
    from .state import State
    from .words import Words

    Key = tuple[str, str]  # the id of an element, and the property's name
    Change = tuple[Key, Any]
    # Identities, and the values, which are kept so that no identity is used again.
    Inputs = tuple[tuple[int, ...], tuple[object, ...]]

    class Writer(Protocol):
        """Writer of many properties at once."""

        def takes(self, name: str, value: Any) -> bool:
            """Return whether a property can be set together with others."""

        def write(self, changes: Iterable[Change]) -> list[tuple[Key, Exception]]:
            """Set properties; return those that failed."""


DRAWN_EXCEPT_PICKED = tuple([name for name in DRAWN if name not in ("picked", "others", "growing")])
"""The fields of a state that are drawn, but for the picked cells and the number typed there."""
OPTIONS, TOGETHER, SINGLY, HIDING, DIALOGS = range(5)
"""Turns of properties: options before the values that need them; then all that can be written at
once; elements are hidden after others have taken their place; dialogs open when filled."""
TURNS = {"options": OPTIONS, "choices": OPTIONS, "showing": DIALOGS}
"""Turns by property."""


class Renderer:
    """The properties of the page's elements, drawn and to be drawn.

    Args:
        patch: sets a property: the id of an element, the property's name, and its value.
        writer: sets many properties at once; by default all are set one by one.
    """

    def __init__(
        self, patch: Callable[[str, str, Any], None], writer: Writer | None = None
    ) -> None:
        self._patch = patch
        self._writer = writer
        self._views: tuple[View, ...] = tuple(
            [view for feature in FEATURES for view in feature.views]
        )
        self._shown: Properties = {}  # as they were written last
        self._due: Properties = {}  # computed, and not written yet
        self._inputs: dict[int, Inputs] = {}  # by view, at its last computation
        self._words: Words | None = None  # of the last computation
        self._state: State | None = None  # the last one whose views were all computed

    def pass_time(self, state: State, words: Words) -> None:
        """Show a state that differs from the one before only in its time."""
        numbers = [number for number, view in enumerate(self._views) if view.timed]
        if not self._compute(numbers, state, words):
            self._state = None
        self._commit(())

    def draw(self, state: State, words: Words, cells: Sequence[Change] = ()) -> list[Key]:
        """Show a state: compute the views that may have changed, then write what changed.

        Args:
            state: the state.
            words: of the user's language.
            cells: changes of the board's cells, which are written together with the others.

        Returns:
            The keys of the changes of cells that failed.
        """
        only_picked = words is self._words and not touched(self._state, state, DRAWN_EXCEPT_PICKED)
        numbers = [
            number
            for number, view in enumerate(self._views)
            if view.shows_picked or not only_picked
        ]
        self._state = None  # in case that JavaScript throws, which skips all of Python
        all_computed = self._compute(numbers, state, words)
        failed = self._commit(cells)
        if all_computed:
            self._state = state
        return failed

    def value_of(self, element: str, name: str) -> Any:
        """Return a property as it was set last, or None."""
        return self._shown.get((element, name))

    def _compute(self, numbers: Iterable[int], state: State, words: Words) -> bool:
        """Compute views by their numbers, and queue changed properties for writing.

        Returns:
            Whether no view raised an error.
        """
        all_computed = True
        if words is not self._words:
            self._words, self._inputs = words, {}
        known, views = self._inputs, self._views
        for number in numbers:
            view, now = views[number], None
            try:
                if view.follows_from:  # computed again only when an input has changed
                    inputs = view.follows_from(state)
                    # Identities are compared at once, which is faster than input by input.
                    now = tuple(map(id, inputs)), inputs
                    if number in known and now[0] == known[number][0]:
                        continue
                properties = view.properties(state, words)
            except Exception as error:
                note(view, error)
                all_computed = False
                continue
            if now:
                known[number] = now
            for key, value in properties.items():
                # Where nothing was shown, the view takes its place: no value equals it.
                if key in self._due or self._shown.get(key, view) != value:
                    self._due[key] = value
        return all_computed

    def _commit(self, cells: Sequence[Change]) -> list[Key]:
        """Write the properties that are due, and the changes of cells; return cells that failed.

        Each property stops being due just before it is written: an exception of JavaScript skips
        all of Python, and the others, which are still due, are written the next time. A patch may
        itself cause an action, as by moving the focus, so that nothing is due when it returns.
        """
        failed: Properties = {}
        failed_cells: list[Key] = []
        by_turn: list[list[Change]] = [[], [], [], [], []]
        for change in self._due.items():
            by_turn[self._turn(change)].append(change)
        self._patch_each(by_turn[OPTIONS], failed)
        together = by_turn[TOGETHER]
        if self._writer and (together or cells):
            for key, value in together:
                self._due.pop(key, None)
                self._shown[key] = value
            for key, error in self._writer.write(list(cells) + together):
                note(key, error)
                if key in self._shown:
                    failed[key] = self._shown.pop(key)
                else:
                    failed_cells.append(key)
        for changes in by_turn[TOGETHER + 1 :]:
            self._patch_each(changes, failed)
        self._due.update(failed)
        return failed_cells

    def _turn(self, change: Change) -> int:
        """Return the turn of a change."""
        name, value = change[0][1], change[1]
        if name in TURNS:
            return TURNS[name]
        if name == "hidden" and value:
            return HIDING
        return TOGETHER if self._writer and self._writer.takes(name, value) else SINGLY

    def _patch_each(self, changes: list[Change], failed: Properties) -> None:
        for key, _value in changes:
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
