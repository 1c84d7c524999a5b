"""The game: a timer with a pause, a quiet finish, and how mistakes show."""

from ..feature import Feature, Stored, View
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
    listens=True,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
    storage=(
        Stored("tab", storage.dump_clocks, storage.restore_clocks),
        Stored("puzzle", storage.dump_clock, storage.restore_clock),
        Stored("browser", storage.dump_preferences, storage.restore_preferences),
    ),
)
