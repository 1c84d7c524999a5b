"""Sharing a puzzle: as a link, as text in many styles, as a file."""

from ..feature import Feature, View
from . import actions, programs, view

FEATURE = Feature(
    name="share",
    actions=actions.ACTIONS,
    answers={programs.PURPOSE: programs.receive_text},
    follow=programs.follow,
    views=(View(view.properties, view.follows_from),),
)
