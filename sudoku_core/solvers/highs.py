"""HiGHS from the package ``highspy``, through PuLP, watched by HiGHS's own callbacks."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

from ..messages import Message
from .contract import Stopwatch

if TYPE_CHECKING:
    import pulp


def missing() -> Message | None:
    """None if ``highspy`` is there, else the reason."""
    if importlib.util.find_spec("highspy") is None:
        return Message("solver.missing", solver="highs")
    return None


def make(watch: Stopwatch, time_limit: float | None) -> pulp.LpSolver:
    """PuLP's HiGHS, which tells the stopwatch nodes, bound and incumbent, and stops when told."""
    import highspy
    import pulp

    kinds = highspy.cb.HighsCallbackType
    stops = (kinds.kCallbackMipInterrupt, kinds.kCallbackSimplexInterrupt)

    def tell(kind: Any, _text: str, told: Any, answer: Any, _user: Any) -> None:
        if kind == kinds.kCallbackMipInterrupt:
            stop = watch.report(
                told.mip_node_count, _known(told.mip_dual_bound), _known(told.mip_primal_bound)
            )
        else:
            stop = watch.report()
        answer.user_interrupt = stop

    return pulp.HiGHS(
        msg=False, timeLimit=time_limit, callbackTuple=(tell, None), callbacksToActivate=list(stops)
    )


def _known(value: float) -> float | None:
    return value if abs(value) < 1e20 else None
