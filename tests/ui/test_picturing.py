"""Test pictures of the board: size, content, and refusals."""

import xml.etree.ElementTree as ET

import pytest

from sudoku_core.drawing.picture import sized_picture
from tests.plain import GUROBI as EASY
from tests.ui.driver import run
from tests.ui.test_opening import SPECIAL
from tests.ui.test_printing import board_of
from ui.share.view import properties
from ui.state import State
from ui.update import update


@pytest.mark.parametrize(("name", "size"), [("killer", (100, 100)), ("samurai", (100, 100))])
def test_a_picture_has_its_size(name, size):
    text, wide, high = sized_picture(board_of(SPECIAL[name]), 100)
    tree = ET.fromstring(text)
    assert (wide, high) == size == (int(tree.get("width")), int(tree.get("height")))


def test_a_picture_shows_what_is_shared():
    state, _ = run(State(), ("opening.drop", EASY), ("playing.type", "1"), ("share.open",))
    for action, name in (
        ("picturing.save-drawing", "sudoku-9x9.svg"),
        ("picturing.save-picture", "sudoku-9x9.png"),
    ):
        (effect,) = run(state, (action,))[1]
        assert name in effect
    (copied,) = run(state, ("picturing.copy-picture",))[1]
    assert (copied[0], copied[2:]) == ("picturing.copy", (2160, 2160))


def test_what_is_not_copied_is_told(words):
    state, _ = run(State(), ("opening.drop", EASY), ("share.open",), ("picturing.copy-picture",))
    assert properties(state, words)["copied", "textContent"] == "Picture copied"
    state, _effects = update(state, ("picturing.not-copied",))
    assert properties(state, words)["copied", "textContent"].endswith("download it instead.")
