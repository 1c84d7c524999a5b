"""New puzzles by size, kind and level: made when asked for, or ahead while nobody does anything."""

from ..feature import Feature, Stored, View
from . import actions, ahead, storage, view

FEATURE = Feature(
    name="making",
    actions={
        "size": actions.size,
        "kind": actions.kind,
        "symmetry": actions.symmetry,
        "make": actions.make,
        "like-this": actions.like_this,
        "today": actions.today,
        "daily": actions.daily,
        "day-left": actions.day_left,
        "rest": ahead.rest,
    },
    replies={"new": actions.made},
    answers={"ahead": ahead.made},
    events={"attempts": actions.looked},
    listens=True,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("browser", storage.dump, storage.restore),),
)
