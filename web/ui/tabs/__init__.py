"""The three ways to be with a board: Play, Solvers, Model."""

from ..feature import Feature, Stored, View
from . import actions, view
from .state import Tabs

FEATURE = Feature(
    name="tabs",
    actions={"open": actions.tab},
    keys=actions.keys,
    listed_keys=(("page", "tabs", False),),
    views=(View(view.properties, lambda state: (state.part(Tabs),)),),
    storage=(Stored("tab", actions.dump, actions.restore),),
)
