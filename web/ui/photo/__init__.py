"""A photo of a puzzle: its reading on the board, beside the picture of the picked cell."""

from ..feature import Feature, Stored, View
from . import actions, view
from .state import PURPOSE, intake

FEATURE = Feature(
    name="photo",
    actions={
        "take": actions.take_photo,
        "choose": actions.choose_file,
        "opening": actions.show_opening,
        "opened": actions.read_picture,
        "failed": actions.report_failure,
        "no-picture": actions.reject_file,
        "read": actions.read_again,
        "move": actions.move_corner,
        "turn": actions.turn,
        "next": actions.pick_next,
        "confirm": actions.confirm_cell,
        "replace": actions.replace_cell,
        "close": actions.close_room,
    },
    replies={PURPOSE: actions.receive_reading},
    let_go={PURPOSE: actions.show_cancelled},
    events={"photo-stage": actions.set_stage},
    busy={PURPOSE: actions.busy},
    follow=actions.follow,
    intake=intake,
    views=(View(view.dialog, view.dialog_from), View(view.room, view.room_from, shows_picked=True)),
    marks=view.marks,
    storage=(Stored("puzzle", actions.dump, actions.restore),),
)
