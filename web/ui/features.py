"""The features of the page, one line each.

In this order their markup comes, they hear of events, and they follow after an action; none of them
needs that another has done so before.
"""

from . import (
    board,
    clashes,
    compare,
    model,
    opening,
    outcome,
    readiness,
    settings,
    share,
    solving,
    tabs,
)

FEATURES = (
    readiness.FEATURE,
    settings.FEATURE,
    outcome.FEATURE,
    clashes.FEATURE,
    board.FEATURE,
    solving.FEATURE,
    opening.FEATURE,
    share.FEATURE,
    model.FEATURE,
    compare.FEATURE,
    tabs.FEATURE,
)
