"""Whether all is there: the engine and its solvers, what works offline, a new release."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="readiness",
    actions={
        "engine": actions.engine,
        "arrived": actions.arrived,
        "retry": actions.retry,
        "release": actions.release,
        "renew": actions.renew,
        "offline": actions.offline,
        "refused": actions.refused,
    },
    events={"fetching": actions.fetching, "fetched": actions.fetched},
    listens=True,
    views=(View(view.properties, view.follows_from),),
)
