"""The next state after an action, with effects for the browser to carry out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects as do
from .asking import answered, let_go
from .failures import failed, guarded, note, note_again
from .features import FEATURES
from .late import missing
from .state import BUSY_SECONDS, stop
from .storage import text as storage

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import EventOfRequest

    from .feature import Next
    from .state import Effects, Sentence, State


def _actions(*hooks: str) -> dict[str, Callable[..., Next]]:
    """Return the actions under some hooks of all features, as ``feature.action``."""
    actions: dict[str, Callable[..., Next]] = {}
    for feature in FEATURES:
        for hook in hooks:
            for name, call in getattr(feature, hook).items():
                actions[feature.name + "." + name] = call
    return actions


def _all(hook: str) -> dict[str, Callable[..., Any]]:
    """Return the functions under a hook of all features; raise KeyError for a duplicate key."""
    calls: dict[str, Callable[..., Any]] = {}
    for feature in FEATURES:
        for key, call in getattr(feature, hook).items():
            if key in calls:
                raise KeyError(key)
            calls[key] = call
    return calls


UNFETCHED: tuple[Sentence, ...] = (("unfetched", {}),)
ACTIONS = _actions("actions", "when_free")
WHEN_FREE = _actions("when_free")
REPLIES: dict[str, Callable[..., Next]] = _all("replies")
ANSWERS: dict[str, Callable[..., Next]] = _all("answers")
LET_GO: dict[str, Callable[..., Next]] = _all("let_go")
BUSY: dict[str, Callable[[State], tuple[Sentence, ...]]] = _all("busy")


def update(
    state: State, action: tuple[Any, ...], now: float | None = None, seed: int | None = None
) -> Next:
    """Return the next state and the effects of an action: its name, then what it carries.

    Parts about a puzzle are forgotten when the puzzle becomes another. Then each feature's
    ``follow`` is called, and ``let_go`` of the feature whose job was let go. If anything changed
    that a reload brings back, there is the effect "save". An action that raises changes nothing
    but the status, and ends the job that it is about; ``follow`` of a feature is called though
    that of another raises.

    Args:
        state: the state before.
        action: a feature's, or one of the page's own, as "event" with an event of the engine.
        now: the time in milliseconds; that of the last action by default.
        seed: a number drawn for this action; that of the last one by default.
    """
    after = state
    if now is not None or seed is not None:
        after = state.but(
            now=state.now if now is None else now, seed=state.seed if seed is None else seed
        )
    effects: Effects = []
    if not (state.job and action[0] in WHEN_FREE):
        try:
            after, effects = ACTIONS[action[0]](after, *action[1:])
        except Exception as error:
            bundle = missing(error)
            if bundle:
                return state, [("fetch", bundle, action)]
            after, effects = _failed(after, action[0], error)
    if not after.board.same_puzzle(state.board):
        # A part that the action itself has made is of the new puzzle.
        lasting = {
            kind: part
            for kind, part in after.parts.items()
            if not kind.of_puzzle or part is not state.parts.get(kind)
        }
        after = after.but(parts=lasting)
    for feature in FEATURES:
        if feature.follow:
            try:  # without ``guarded``, whose calls take time at each key
                after, more = feature.follow(state, after)
            except Exception as error:
                note(feature.follow, error)
            else:
                # First: their requests take no time or run in the background, without a job.
                effects = more + effects
    job = state.job
    if job and job.purpose in LET_GO and do.cancel(job.number) in effects:
        after, more = guarded(LET_GO[job.purpose], (after, []), after, job)
        effects = effects + more
    if storage.differ(state, after):
        effects = effects + [do.save()]
    return after, effects


def _failed(state: State, name: str, error: Exception) -> Next:
    """Return the state after an action that raised; a job that the action was about has ended."""
    note_again(error)
    state, effects = stop(state) if name in ("event", "tick") else (state, [])
    return state.but(status=(failed(error),), small_print=()), effects


def tick(state: State) -> Next:
    """Say that a job is running, once it has run for a moment."""
    if state.job and not state.status and state.seconds >= BUSY_SECONDS:
        return state.but(status=busy(state)), []
    return state, []


def busy(state: State) -> tuple[Sentence, ...]:
    """Return sentences about the job that is running."""
    assert state.job
    if state.engine == "loading":
        return (("busy.waiting", {}),)
    purpose = state.job.purpose
    if purpose not in BUSY:
        return (("busy." + purpose, {}),)
    return guarded(BUSY[purpose], (), state)


def cancel(state: State) -> Next:
    """End the user's job now; a solution that it has found stays."""
    if state.job and not state.job.has_solution:
        state = state.but(status=(("cancelled", {"seconds": state.seconds}),))
    return stop(state)


def event(state: State, event: EventOfRequest) -> Next:
    """Take an event of the engine about a request; those of requests let go are ignored."""
    job, number = state.job, event["id"]
    if event["kind"] == "reply":
        if job and job.number == number:
            return REPLIES[job.purpose](state.but(job=None), job, event["reply"])
        if number in state.background:
            return answered(
                state, number, ANSWERS[state.background[number].purpose], event["reply"]
            )
        return state, []
    effects: Effects = []
    if job and job.number == number:
        for feature in FEATURES:
            if event["kind"] in feature.events:
                state, more = guarded(feature.events[event["kind"]], (state, []), state, event)
                effects += more
    return state, effects


def carry_out(state: State, effect: tuple[Any, ...]) -> Next:
    """Return an effect to be run, now that its modules are fetched."""
    return (state.but(status=()) if state.status == UNFETCHED else state), [effect]


def unfetched(state: State, *names: str) -> Next:
    """Say that a bundle could not be fetched for these actions; end what they would end."""
    effects: Effects = []
    if "event" in names:
        state, effects = stop(state)
        for purpose in {running.purpose for running in state.background.values()}:
            state, more = let_go(state, purpose)
            effects = effects + more
    return state.but(status=UNFETCHED, small_print=()), effects


ACTIONS.update(
    {
        "tick": tick,
        "cancel": cancel,
        "event": event,
        "set-elsewhere": storage.restore_preferences,
        "carry-out": carry_out,
        "unfetched": unfetched,
    }
)
