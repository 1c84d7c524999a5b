"""New puzzles by size, kind and level: made on request, or ahead while nobody uses the page."""

from ..feature import Feature, Stored, View
from . import actions, refill, view

FEATURE = Feature(
    name="making",
    actions={
        "size": actions.choose_side,
        "kind": actions.choose_kind,
        "count": actions.choose_count,
        "second": actions.choose_second,
        "second-count": actions.choose_second_count,
        "symmetry": actions.choose_symmetry,
        "make": actions.make,
        "like-level": actions.choose_alike_level,
        "like-this": actions.make_alike,
        "today": actions.ask_date,
        "daily": actions.make_daily,
        "restore-day": actions.restore_day,
        "refill": refill.refill,
    },
    replies={"new": actions.open_reply},
    answers={"refill": refill.add_puzzle},
    events={"attempts": actions.show_progress},
    listens=True,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("browser", actions.dump, actions.restore),),
)
