"""The board: typing on it, moving, undo and redo, what its cells show, and how large it is."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions=actions.ACTIONS,
    views=(View(view.typing), View(view.shape, lambda state: (state.board.layout,))),
)
