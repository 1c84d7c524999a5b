"""All steps from the board to its solution, and the board at each."""

from ..feature import Feature, View
from . import actions, view

FEATURE = Feature(
    name="walking",
    actions={
        "open": actions.open_leaf,
        "from": actions.choose_start,
        "by": actions.walk_by,
        "to": actions.walk_to,
        "copy": actions.copy,
        "copy-failed": actions.copy_failed,
    },
    when_free={"all": actions.all_steps},
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
