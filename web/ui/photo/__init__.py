"""A photo of a puzzle: the board is filled with what is read, beside it what the camera saw."""

from ..feature import Feature, Stored, View
from . import actions, storage, view
from .state import PURPOSE, intake

FEATURE = Feature(
    name="photo",
    actions={
        "take": actions.take,
        "choose": actions.choose,
        "coming": actions.coming,
        "came": actions.came,
        "lost": actions.lost,
        "other": actions.lost_other,
        "again": actions.again,
        "move": actions.move,
        "turn": actions.turn,
        "next": actions.on,
        "right": actions.right,
        "instead": actions.instead,
        "close": actions.close,
    },
    replies={PURPOSE: actions.read},
    let_go={PURPOSE: actions.gone},
    events={"photo-stage": actions.looking},
    busy={PURPOSE: actions.busy},
    follow=actions.follow,
    intake=intake,
    views=(View(view.dialog, view.dialog_from), View(view.room, view.room_from)),
    marks=view.marks,
    storage=(Stored("puzzle", storage.dump, storage.restore),),
)
