"""Readiness of the engine and its solvers, of the page offline, and of a new release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask_in_background, let_go
from ..feature import Feature, View
from ..settings.state import Solvers, with_solver_fetched, with_solvers_loaded
from ..state import sentence, stop
from .state import UNSTORED, Readiness, fetching_sentence

if TYPE_CHECKING:
    from typing import Any

    from protocol import ArrivedEvent, FetchedEvent, FetchingEvent

    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words


def engine(state: State, event: dict[str, Any]) -> Next:
    """Note that the engine is loading, ready or failed."""
    kind, readiness = event["state"], state.part(Readiness)
    state = state.but(engine=kind)
    if kind == "loading":
        return state.with_parts(readiness.but(bytes=event["bytes"])), []
    if kind == "failed":
        reason = sentence(event["reason"])
        status = (("engine.failed", {}), reason) if state.job else state.status
        state, effects = stop(state.with_parts(readiness.but(reason=reason)))
        return state.but(status=status), effects
    state, effects = _request_solvers(_with_job_begun(state, "busy.waiting"))
    return state, [do.mark("engine-ready")] + effects


def arrived(state: State, _event: ArrivedEvent) -> Next:
    """Request the list of solvers anew, after a solver has arrived or could not be fetched."""
    return _request_solvers(_with_job_begun(with_solvers_loaded(state), "busy.coming"))


def _request_solvers(state: State) -> Next:
    state, dropped = let_go(state, "solvers")
    state, effects = ask_in_background(state, "solvers", {"op": "solvers"})
    return state, dropped + effects


def _with_job_begun(state: State, waiting: str) -> State:
    """Return the state whose job begins now, without the sentence with which it waited."""
    if not state.job:
        return state
    waits = [code for code, _params in state.status] == [waiting]
    return state.but(status=() if waits else state.status, job=state.job.but(started=state.now))


def fetching(state: State, event: FetchingEvent) -> Next:
    """Say that a solver is being fetched."""
    return state.but(status=(fetching_sentence(event),)), []


def fetched(state: State, event: FetchedEvent) -> Next:
    """Begin the job that waited for a solver, whether or not it could be fetched."""
    if event["available"]:
        state = with_solver_fetched(state, event["solver"])
    return _with_job_begun(state, "busy.fetching"), []


def retry(state: State) -> Next:
    """Start the engine again after it failed."""
    return state.but(engine="loading"), [do.start_engine()]


def release(state: State) -> Next:
    """Note that a new release of the page is ready."""
    return state.with_parts(state.part(Readiness).but(release=True)), []


def renew(state: State) -> Next:
    """Load the new release."""
    return state, [do.renew()]


def refused(state: State, content: str) -> Next:
    """Note what the browser refuses to store, and say so; an empty content ends the refusal."""
    if content:
        state = state.but(status=state.status + ((UNSTORED[content], {}),))
    return state.with_parts(state.part(Readiness).but(refused=content)), []


def offline(state: State) -> Next:
    """Note that the page now works without the network."""
    return state.with_parts(state.part(Readiness).but(offline=True)), []


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the line about the engine, and of the button for a new release."""
    return {
        ("engine", "textContent"): _engine_text(state, words),
        ("retry", "hidden"): state.engine != "failed",
        ("release", "hidden"): not state.part(Readiness).release,
    }


def _inputs(state: State) -> tuple[object, ...]:
    return state.engine, state.part(Readiness), state.part(Solvers)


def _engine_text(state: State, words: Words) -> str:
    readiness = state.part(Readiness)
    if state.engine == "loading" and not readiness.bytes:
        return words("engine.starting")
    if state.engine == "loading":
        return words("engine.loading", {"size": round(readiness.bytes / 1e6)})
    if state.engine == "failed":
        code, params = readiness.reason or ("engine.slow", {})
        return words("engine.failed") + " " + words(code, params)
    texts = [words("engine.offline" if readiness.offline else "engine.ready")]
    texts += [words("engine.coming", {"solver": name}) for name in state.part(Solvers).loading]
    if readiness.refused:
        texts.append(words(UNSTORED[readiness.refused]))
    return " ".join(texts)


FEATURE = Feature(
    name="readiness",
    actions={
        "engine": engine,
        "arrived": arrived,
        "retry": retry,
        "release": release,
        "renew": renew,
        "offline": offline,
        "refused": refused,
    },
    events={"fetching": fetching, "fetched": fetched},
    listens=True,
    views=(View(properties, _inputs),),
)
