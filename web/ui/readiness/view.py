"""The line about the engine, and the one about a new release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import Solvers
from .state import UNKEPT, Readiness

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def follows_from(state: State) -> tuple[object, ...]:
    """Return what the lines follow from."""
    return state.engine, state.part(Readiness), state.part(Solvers)


def properties(state: State, words: Words) -> Properties:
    """What the foot of the page says of the engine and the release."""
    return {
        ("engine", "textContent"): _engine(state, words),
        ("retry", "hidden"): state.engine != "failed",
        ("release", "hidden"): not state.part(Readiness).release,
    }


def _engine(state: State, words: Words) -> str:
    readiness = state.part(Readiness)
    if state.engine == "loading" and not readiness.bytes:
        return words("engine.starting")
    if state.engine == "loading":
        return words("engine.loading", {"size": round(readiness.bytes / 1e6)})
    if state.engine == "failed":
        code, params = readiness.reason or ("engine.slow", {})
        return words("engine.failed") + " " + words(code, params)
    said = [words("engine.offline" if readiness.offline else "engine.ready")]
    said += [words("engine.coming", {"solver": name}) for name in state.part(Solvers).coming]
    if readiness.refused:
        said.append(words(UNKEPT[readiness.refused]))
    return " ".join(said)
