"""The game: a timer with a pause, a quiet finish, and how mistakes show."""

from ..feature import Feature, View
from . import actions, following, storage, view

FEATURE = Feature(
    name="game",
    actions={
        "mistakes": actions.mistakes,
        "timer": actions.timer,
        "pause": actions.pause,
        "seen": actions.seen,
    },
    answers={"answer": following.answered},
    follow=following.follow,
    views=(View(view.properties),),
    marks=view.marks,
    kept=storage.stopped,
    kept_with_puzzle=storage.clock,
    kept_everywhere=storage.manners,
    restored=storage.restored,
)
