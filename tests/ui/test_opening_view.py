"""Test the properties of the sizes, the examples, and the dialog Import."""

import pytest

from sudoku_core import format_grid
from tests.ui.driver import run
from tests.ui.test_opening import EXAMPLES, SPECIAL, act, drafted
from ui.opening.view import properties
from ui.state import SIDES, State, layout_for


@pytest.fixture
def shown(words):
    return lambda state: properties(state, words)


def test_the_size_of_a_board_is_chosen_among_those_on_offer(shown):
    view = shown(act(State(), "opening.size", "16"))
    assert view["size", "value"] == "16"
    assert [value for value, _, _ in view["size", "options"]] == [str(n) for n in SIDES]
    view = shown(act(State(), "opening.drop", "." * 49))
    assert view["size", "value"] == "7"
    assert view["size", "options"][-1] == ("7", "7 × 7", True)


def test_a_board_that_is_more_than_its_size_leaves_all_sizes_to_be_chosen(shown):
    for name in ("many rules", "samurai"):
        state = act(State(), "opening.drop", format_grid(SPECIAL[name]))
        view = shown(state)
        assert view["size", "value"] == ""
        assert view["size", "options"][-1] == ("", "Variant", True)
        assert act(state, "opening.size", "9").board.layout == layout_for(9)


def test_to_choose_no_size_changes_nothing_and_shows_the_size_again():
    state = act(State(), "opening.drop", format_grid(SPECIAL["many rules"]))
    assert run(state, ("opening.size", "")) == (state, [("rewrite", "size")])


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
