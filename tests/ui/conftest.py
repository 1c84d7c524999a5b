"""A puzzle whose model is looked at, and the words for it."""

import pytest

from tests.ui.test_words import LOCALES
from ui.state import State, empty_board
from ui.words import load_words


@pytest.fixture
def words():
    return load_words("en", LOCALES)


@pytest.fixture
def state():
    board = empty_board(4).but(givens=bytes([1] + [0] * 15))
    return State(board=board, panel=True, engine="ready", picked=1)
