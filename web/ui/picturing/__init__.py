"""Pictures of the board, as it stands or with its givens only: saved, or copied."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(name="picturing", actions=actions.ACTIONS, views=(View(view.properties),))
"""The board goes out as a picture."""
