"""A photo of a puzzle: the board is filled with what is read, beside it what the camera saw."""

from ..feature import Feature, View
from . import actions, keeping, view
from .state import PURPOSE

FEATURE = Feature(
    actions={
        "take-photo": actions.take,
        "choose-photo": actions.choose,
        "photo-coming": actions.coming,
        "photo-came": actions.came,
        "photo-lost": actions.lost,
        "photo-again": actions.again,
        "photo-move": actions.move,
        "photo-turn": actions.turn,
        "photo-next": actions.on,
        "photo-right": actions.right,
        "photo-instead": actions.instead,
        "close-photo": actions.close,
    },
    replies={PURPOSE: actions.read},
    let_go={PURPOSE: actions.gone},
    events={"looking": actions.looking},
    busy={PURPOSE: actions.busy},
    follow=actions.follow,
    views=(View(view.dialog, view.dialog_from), View(view.room, view.room_from)),
    marks=view.marks,
    kept_with_puzzle=keeping.doubts,
    restored=keeping.restored,
)
