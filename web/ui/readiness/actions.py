"""What the engine says about itself and its solvers, and what is said of the page's release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import drop, want
from ..settings.state import with_arrived, with_fetched
from ..state import sentence, stop
from .state import UNKEPT, Readiness, on_its_way

if TYPE_CHECKING:
    from typing import Any

    from protocol import ArrivedEvent, FetchedEvent, FetchingEvent

    from ..feature import Next
    from ..state import State


def engine(state: State, event: dict[str, Any]) -> Next:
    """The engine is loading, ready or failed."""
    kind, readiness = event["state"], state.part(Readiness)
    state = state.but(engine=kind)
    if kind == "loading":
        return state.with_parts(readiness.but(bytes=event["bytes"])), []
    if kind == "failed":
        reason = sentence(event["reason"])
        said = (("engine.failed", {}), reason) if state.job else state.status
        state, effects = stop(state.with_parts(readiness.but(reason=reason)))
        return state.but(status=said), effects
    state, effects = _listing(_resumed(state, "busy.waiting"))
    return state, [do.mark("engine-ready")] + effects


def arrived(state: State, _event: ArrivedEvent) -> Next:
    """What was on its way has come, or cannot be had; the new list may have to wait for a job."""
    return _listing(_resumed(with_arrived(state), "busy.coming"))


def _listing(state: State) -> Next:
    """The engine is asked which solvers there are, whatever it was asked before."""
    state, dropped = drop(state, "solvers")
    state, effects = want(state, "solvers", {"op": "solvers"})
    return state, dropped + effects


def _resumed(state: State, waited: str) -> State:
    """A job that waited begins: its time counts from here, and is said at the next tick."""
    if not state.job:
        return state
    waits = [code for code, _params in state.status] == [waited]
    return state.but(status=() if waits else state.status, job=state.job.but(started=state.now))


def fetching(state: State, event: FetchingEvent) -> Next:
    """A solver is on its way that was not there."""
    return state.but(status=(on_its_way(event),)), []


def fetched(state: State, event: FetchedEvent) -> Next:
    """It is there, or could not be fetched."""
    if event["available"]:
        state = with_fetched(state, event["solver"])
    return _resumed(state, "busy.fetching"), []


def retry(state: State) -> Next:
    """The engine is started again after it failed."""
    return state.but(engine="loading"), [do.start_engine()]


def release(state: State) -> Next:
    """A new release of the page waits."""
    return state.with_parts(state.part(Readiness).but(release=True)), []


def renew(state: State) -> Next:
    """The new release takes over."""
    return state, [do.renew()]


def refused(state: State, what: str) -> Next:
    """The browser refuses to keep the board or the settings, which is said once; or nothing."""
    if what:
        state = state.but(status=state.status + ((UNKEPT[what], {}),))
    return state.with_parts(state.part(Readiness).but(refused=what)), []


def offline(state: State) -> Next:
    """The page works without the network from now on."""
    return state.with_parts(state.part(Readiness).but(offline=True)), []
