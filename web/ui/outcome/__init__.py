"""What is said of what happens: the status, its small print, how far a job is; and the dialogs."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="outcome",
    actions={"dialog": actions.dialog, "close": actions.close},
    events={"progress": actions.progress},
    listens=True,
    views=(View(view.properties, view.follows_from, timed=True),),
)
