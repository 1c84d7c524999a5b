"""The game: a timer with a pause, the finish, and the mistakes that show."""

from ..feature import Feature, Stored, View
from . import actions, storage, view

FEATURE = Feature(
    name="game",
    actions={
        "mistakes": actions.show_mistakes,
        "timer": actions.show_timer,
        "pause": actions.pause,
        "set-visible": actions.set_visible,
    },
    answers={"answer": actions.receive_answer},
    follow=actions.follow,
    listens=True,
    views=(View(view.properties, view.follows_from),),
    marks=view.marks,
    storage=(
        Stored("tab", storage.dump_clocks, storage.restore_clocks),
        Stored("puzzle", storage.dump_clock, storage.restore_clock),
        Stored("browser", storage.dump_preferences, storage.restore_preferences),
    ),
)
