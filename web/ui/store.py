"""The current state: takes actions, has the state drawn, has effects carried out.

An error anywhere stops nothing else: a failed action leaves the board as it is, a failed view is
drawn the next time, a request that could not be sent has failed. Each error is reported once.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from . import late
from .failures import error_reply, failed, note, note_again, unreported
from .state import State
from .update import update

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .state import Effects

DRAWN = tuple([part.name for part in fields(State) if part.name not in ("now", "seed")])
"""The fields of a state that are drawn: all but the time and the random number of an action."""
SENDS = "send"
"""End of the name of each effect that sends a request: "send" and "listing.send"."""


class Store:
    """Takes actions, draws the state and carries effects out.

    Args:
        state: at the start.
        draw: shows a state; its second argument says whether only time has passed.
        carry_out: carries an effect out.
        now: returns the time in milliseconds.
        random: draws a number of 30 bits.
        report: takes an unexpected error.
    """

    def __init__(
        self,
        state: State,
        draw: Callable[[State, bool], None],
        carry_out: Callable[[tuple[Any, ...]], None],
        now: Callable[[], float],
        random: Callable[[], int],
        report: Callable[[Exception], None],
    ) -> None:
        self.state = state
        self._draw = draw
        self._do = carry_out
        self._now, self._random = now, random
        self._report = report
        self._due: Effects = []  # effects that are not carried out yet
        self._drawn: State | None = None  # the last state that was drawn

    def begin(self, *action: Any) -> None:
        """Take the first action; raise an error if the state cannot be drawn."""
        self._update(action)
        self._draw(self.state, False)
        self._drawn = self.state
        self.carry_out([])

    def act(self, *action: Any) -> None:
        """Take an action; a failed action changes only the status."""
        if action[0] == "carry-out":
            self._drawn = None  # a bundle has come: what waits for it is drawn now
        self._update(action)
        if self._due or self.state.job or touched(self._drawn, self.state):
            self._show()
            self.carry_out([])
        else:
            self._report_errors()  # nothing changed, as by a second press on a cell

    def carry_out(self, effects: Effects) -> None:
        """Carry out what is due, and then these effects."""
        self._due += effects
        while self._due:
            effect = self._due.pop(0)
            try:
                self._do(effect)
            except Exception as error:
                bundle = late.missing(error)
                if bundle:
                    self._due.append(("fetch", bundle, ("carry-out", effect)))
                else:
                    note(effect[0], error)
                    self._fail_request(effect, error)
        self._report_errors()

    def _update(self, action: tuple[Any, ...]) -> None:
        """Make the next state. Its effects are due at once: what JavaScript throws while the state
        is drawn skips all of Python, and they are carried out after the next action."""
        try:
            self.state, effects = update(self.state, action, self._now(), self._random())
        except Exception as error:
            note_again(error)
        else:
            self._due += effects

    def _show(self) -> None:
        state = self.state
        try:
            self._draw(state, not touched(self._drawn, state))
        except Exception as error:
            note("draw", error)
            self._drawn = None
        else:
            self._drawn = state

    def _fail_request(self, effect: tuple[Any, ...], error: Exception) -> None:
        """Reply with an error to a request that could not be sent."""
        name = effect[0]
        if name.endswith(SENDS):
            event = name[: -len(SENDS)] + "event"
            self.act(event, {"kind": "reply", "id": effect[1]["id"], "reply": error_reply(error)})

    def _report_errors(self) -> None:
        """Fetch the bundles that drawing missed; report new errors, the first in the status too."""
        for bundle in late.wanted():
            self._do(("fetch", bundle, ("carry-out", ("mark", "bundle"))))
        errors = unreported()
        for error in errors:
            self._report(error)
        if errors and "failed" not in [code for code, _params in self.state.status]:
            self.state = self.state.but(status=self.state.status + (failed(errors[0]),))
            self._show()


def touched(before: State | None, after: State, names: Sequence[str] = DRAWN) -> bool:
    """Return whether two states differ in any of some fields; None is no state."""
    if not before:
        return True
    return any(getattr(before, name) is not getattr(after, name) for name in names)
