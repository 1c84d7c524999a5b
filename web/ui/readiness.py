"""What the engine says about itself: whether it is there, its solvers, what it is doing."""

from . import comparing
from .state import stop


def busy(state):
    """What is going on, as sentences."""
    job = state.job
    if state.engine == "loading":
        return (("busy.waiting", {}),)
    if job.op in ("check", "relax", "explain", "erase", "export"):
        return (("busy." + job.op, {}),)
    if job.op == "compare":
        return (comparing.turn(state),)
    if job.solver in ("", "auto"):
        return (("busy.auto", {}),)
    return (("busy.solve", {"solver": job.solver}),)


def fetching(state, _number, event):
    """A solver is on its way that was not there."""
    about = {"solver": event["solver"], "licence": event["licence"]}
    said = (("busy.fetching", dict(about, size=event["bytes"] / 1e6)),)
    return _told(state, said), []


def fetched(state, _number, event):
    """It is there, or could not be fetched."""
    offers = dict(state.offers)
    if event["there"]:
        offers.pop(event["solver"], None)
    return _told(state.but(offers=offers), busy(state)), []


def _told(state, said):
    """The state that says something, in the dialog that compares solvers too if it is its turn."""
    return state.but(said=said, contest=said if state.job.op == "compare" else state.contest)


def engine(state, event):
    """The engine says something about itself."""
    kind = event["state"]
    state = state.but(engine=kind, engine_bytes=event.get("bytes") or state.engine_bytes)
    if kind == "ready":
        effects = [("mark", "engine-ready")]
        if state.job and state.said == (("busy.waiting", {}),):
            state = state.but(said=busy(state))
        if not state.solvers:
            effects.append(("send", 0, {"op": "solvers"}))
        return state, effects
    if kind == "failed":
        reason = event["reason"]
        reason = (reason["code"], reason["params"])
        state = state.but(engine_reason=reason)
        if state.job:
            state, effects = stop(state)
            state = state.but(said=(("engine.failed", {}), reason))
            return state, effects
    return state, []


def retry(state):
    """The engine is started again after it failed."""
    return state.but(engine="loading", engine_reason=None), [("start-engine",)]


def listed(state, solvers):
    """The state that knows which solvers there are."""
    offers = {}
    for solver in solvers:
        offer = solver.get("offer")
        if offer:
            offers[solver["name"]] = (offer["bytes"], offer["licence"])
    return state.but(
        solvers=tuple([(solver["name"], _reason(solver)) for solver in solvers]),
        modelers={solver["name"]: tuple(solver.get("modelers", ())) for solver in solvers},
        offers=offers,
    )


def _reason(solver):
    reason = solver["reason"]
    return (reason["code"], reason["params"]) if reason else None


ACTIONS = {"engine": engine, "retry": retry, "fetching": fetching, "fetched": fetched}
