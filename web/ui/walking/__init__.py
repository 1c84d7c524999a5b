"""All steps from the board to its solution, and the board at each."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    actions={
        "walk-open": actions.open_leaf,
        "walk-from": actions.choose_start,
        "walk": actions.walk_by,
        "walk-to": actions.walk_to,
        "walk-copy": actions.copy,
        "walk-copy-failed": actions.copy_failed,
    },
    when_free={"walk-all": actions.all_steps},
    replies={"steps": actions.all_told},
    let_go={"steps": actions.stopped},
    events={"start": actions.started, "step": actions.another},
    follow=actions.follow,
    views=(
        View(view.leaf, view.follows_from),
        View(view.text, view.text_follows_from),
        View(view.board),
    ),
    marks=view.marks,
    fillings=view.fillings,
)
