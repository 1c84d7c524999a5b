"""Puzzles on paper: the board, boards of the last days, and new puzzles like the board."""

from ..feature import Feature, Stored, View
from . import actions, view

FEATURE = Feature(
    name="printing",
    actions={
        "open": actions.open_dialog,
        "places": actions.choose_per_page,
        "title": actions.choose_title,
        "filled": actions.choose_filled,
        "solutions": actions.choose_solutions,
        "codes": actions.choose_codes,
        "more": actions.choose_new_count,
        "choose": actions.toggle_board,
        "now": actions.print_when_ready,
        "uncoded": actions.report_missing_codes,
    },
    answers={actions.SOLVING: actions.store_solution, actions.MAKING: actions.add_new_puzzle},
    follow=actions.follow,
    views=(View(view.properties, view.follows_from),),
    storage=(Stored("browser", actions.dump, actions.restore),),
)
