"""The leaf Steps: all steps from the board to its solution, and the board at each step."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="walking",
    actions={
        "close": actions.close_in_play,
        "from": actions.choose_start,
        "by": actions.move,
        "to": actions.show_step,
        "copy": actions.copy,
        "copy-failed": actions.show_text,
    },
    when_free={"all": actions.ask_steps, "in-play": actions.show_in_play},
    replies={"steps": actions.end_walk},
    let_go={"steps": actions.stop_walk},
    events={"start": actions.set_start, "step": actions.add_step},
    follow=actions.follow,
    views=(
        View(view.leaf, view.leaf_follows_from),
        View(view.place, view.place_follows_from),
        View(view.text, view.text_follows_from),
        View(view.board),
    ),
    marks=view.marks,
    fillings=view.fillings,
)
