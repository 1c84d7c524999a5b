"""The game: a timer with a pause, a quiet finish, and how mistakes show."""

from ..feature import Feature, View
from . import actions, following, keeping, view

FEATURE = Feature(
    actions={
        "mistakes": actions.mistakes,
        "timer": actions.timer,
        "pause": actions.pause,
        "seen": actions.seen,
    },
    answers={"answer": following.answered},
    follow=following.follow,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
    kept=keeping.stopped,
    kept_with_puzzle=keeping.clock,
    kept_everywhere=keeping.manners,
    restored=keeping.restored,
)
