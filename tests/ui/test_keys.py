"""Keys and the actions they stand for."""

import pytest

from ui.keys import board_action, page_action


@pytest.mark.parametrize(
    ("key", "control", "action"),
    [
        ("ArrowLeft", False, ("move", "left")),
        ("Home", False, ("move", "row-start")),
        ("Home", True, ("move", "first")),
        ("End", True, ("move", "last")),
        ("PageDown", False, ("move", "box-down")),
        ("5", False, ("type", "5")),
        ("g", False, ("type", "g")),
        ("0", False, ("type", "0")),
        ("Delete", False, ("erase",)),
        ("Backspace", False, ("erase",)),
        ("Tab", False, None),
        ("Enter", False, None),
        ("F5", False, None),
        ("c", True, None),
        ("ArrowLeft", True, None),
        ("z", False, None),
    ],
)
def test_keys_on_the_board(key, control, action):
    assert board_action(key, control) == action


@pytest.mark.parametrize(
    ("key", "control", "shift", "action"),
    [
        ("z", True, False, ("undo",)),
        ("Z", True, True, ("redo",)),
        ("y", True, False, ("redo",)),
        ("z", False, False, None),
        ("a", True, False, None),
    ],
)
def test_keys_anywhere(key, control, shift, action):
    assert page_action(key, control, shift) == action
