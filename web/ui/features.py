"""The features of the page, one line each.

In this order their markup comes, they hear of events, and they follow after an action; none of them
needs that another has done so before.
"""

from . import (
    board,
    clashes,
    compare,
    demands,
    entering,
    game,
    hinting,
    model,
    opening,
    outcome,
    playing,
    readiness,
    recent,
    settings,
    share,
    solving,
    sums,
    tabs,
    walking,
    whynot,
)

FEATURES = (
    readiness.FEATURE,
    settings.FEATURE,
    outcome.FEATURE,
    game.FEATURE,
    clashes.FEATURE,
    board.FEATURE,
    playing.FEATURE,
    hinting.FEATURE,
    entering.FEATURE,
    whynot.FEATURE,
    demands.FEATURE,
    solving.FEATURE,
    opening.FEATURE,
    recent.FEATURE,
    share.FEATURE,
    model.FEATURE,
    sums.FEATURE,
    walking.FEATURE,
    compare.FEATURE,
    tabs.FEATURE,
)
