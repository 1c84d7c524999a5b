"""A puzzle whose model is looked at, and the words for it."""

import pytest

from tests.ui.test_words import words_of
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs


@pytest.fixture
def words():
    return words_of("en")


@pytest.fixture
def state():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15))
    return State(board=board, engine="ready", picked=1).having(Tabs(open="model"))
