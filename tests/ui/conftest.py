"""A puzzle whose model is looked at, and the words for it.

In every test here, no hook of a feature may raise, and no feature may change another's part.
"""

import sys

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


@pytest.fixture(autouse=True)
def parts_changed_by_others(monkeypatch):
    """In the end no module has stored a part of another feature's; the list has those that have."""
    with_parts = State.with_parts
    found = []

    def watched(state, *parts):
        writer = sys._getframe(1).f_globals["__name__"]
        for part in parts:
            owner = type(part).__module__
            if writer.startswith("ui.") and writer.split(".")[:2] != owner.split(".")[:2]:
                found.append(f"{writer} stores {owner}.{type(part).__name__}")
        return with_parts(state, *parts)

    monkeypatch.setattr(State, "with_parts", watched)
    yield found
    assert found == []
