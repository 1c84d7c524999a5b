"""Test the properties of the dialog Open: the examples and the text."""

import pytest

from tests.ui.test_opening import EXAMPLES, act, drafted
from ui.opening.view import properties
from ui.state import State


@pytest.fixture
def shown(words):
    return lambda state: properties(state, words)


def test_examples_are_offered_by_name_and_size(shown):
    view = shown(act(State(), "opening.example", "own-4"))
    assert view["example", "value"] == "own-4"
    first, *groups = view["example", "options"]
    assert first == ("", "Examples", True)
    assert [name for name, _ in groups] == ["To play", "From the literature"]
    labels = [label for _, options in groups for _, label, _ in options]
    assert {"Example: Mini (4 × 4)", "JuMP, GLPK 1"} <= set(labels)
    assert len(labels) == len(EXAMPLES)


def test_the_dialog_shows_what_is_wrong(shown):
    before = drafted("12\n1!")
    assert not shown(before)["draft", "aria-invalid"]
    view = shown(act(before, "opening.open"))
    assert view["import", "showing"]
    assert view["draft", "value"] == "12\n1!"
    assert view["draft", "aria-invalid"]
    assert view["problem", "textContent"].startswith("Line 2, column 2")
