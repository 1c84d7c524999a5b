"""Sharing a puzzle: as a link, as text in many styles, as a file, on paper."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(actions=actions.ACTIONS, views=(View(view.properties, view.follows_from),))
