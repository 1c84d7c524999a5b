"""What the puzzle demands, in words."""

from ..feature import Feature, View
from . import view

FEATURE = Feature(
    views=(View(view.properties, lambda state: (state.board.layout, state.board.unread)),)
)
