"""Puzzles go to paper: the board, others of the last days, and new ones like it."""

from ..feature import Feature, Stored, View
from . import actions, storage, view

FEATURE = Feature(
    name="printing",
    actions=actions.ACTIONS,
    answers={actions.SOLVING: actions.solved, actions.MAKING: actions.made},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("browser", storage.dump, storage.restore),),
)
"""What is to be printed is solved while the dialog is open; then the sheets are laid out."""
