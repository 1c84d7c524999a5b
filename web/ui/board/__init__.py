"""The board: picking cells, undo and redo, zoom, and the contents of cells."""

from ..feature import Feature, View
from . import actions, keys, picking, view

FEATURE = Feature(
    name="board",
    actions=dict(picking.ACTIONS, **actions.ACTIONS),
    listens=True,
    keys=keys.keys,
    listed_keys=keys.LISTED,
    views=(
        View(view.buttons, view.buttons_follow_from),
        View(view.shape, lambda state: (state.board.layout, state.board.drawings)),
        View(view.peers, view.peers_follow_from, shows_picked=True),
        View(view.notes, view.notes_follow_from, shows_picked=True),
    ),
)
