"""The three ways to be with a board: Play, Solvers, Model."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={"tab": actions.tab},
    views=(View(view.properties),),
    kept=actions.kept,
    restored=actions.restored,
)
