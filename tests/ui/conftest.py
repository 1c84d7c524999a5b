"""A puzzle whose model is looked at, and the words for it; no hook of a feature may raise."""

import pytest

from tests.ui.test_words import words_of
from ui import failures
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs


@pytest.fixture
def words():
    return words_of("en")


@pytest.fixture
def state():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15))
    return State(board=board, engine="ready", picked=1).with_parts(Tabs(open="model"))


@pytest.fixture(autouse=True)
def sound(request, monkeypatch):
    """In the end no hook has raised, unless the test takes ``faulty``."""
    monkeypatch.setattr(failures, "_known", set())
    monkeypatch.setattr(failures, "_unreported", [])
    yield
    assert "faulty" in request.fixturenames or failures.unreported() == []


@pytest.fixture
def faulty():
    """Hooks may raise."""
