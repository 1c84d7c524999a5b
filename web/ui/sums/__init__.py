"""The leaf Sum: equations added up, those of a step or any that the user picks."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="sums",
    actions={
        "more": actions.increase,
        "less": actions.decrease,
        "drop": actions.remove_line,
        "add": actions.add_chosen,
        "subtract": actions.subtract_chosen,
        "clear": actions.clear,
        "back": actions.restore_lines_of_step,
        "show-hint": actions.show_hint,
        "of-step": actions.open_step_of_walk,
        "line": actions.toggle_lit_line,
        "together": actions.light_all,
        "target": actions.choose_target,
    },
    when_free={
        "smallest": actions.ask_smallest,
        "impossible": actions.open_and_ask_smallest,
    },
    replies={"smallest": actions.take_smallest},
    answers={"add-up": actions.store_sum},
    follow=actions.follow,
    views=(View(view.leaf, view.follows_from, shows_picked=True),),
    fillings=view.fillings,
)
