"""Back and Forward: board and address agree, and what was filled in stays."""

import pytest

from tests.ui.driver import codes, run
from tests.ui.test_opening import SEED, act, follow
from ui.opening.state import Origin
from ui.progress import progress_text
from ui.state import State

FIRST, SECOND = "#p=" + SEED, "#p=1" + "." * 14 + "2"


@pytest.fixture
def linked():
    """A game over whose board a link was opened, with an entry in each."""
    before = act(act(act(State(), "opening.example", "easy"), "board.pick", 0), "playing.put", 5)
    return before, act(act(follow(before, FIRST), "board.pick", 0), "playing.put", 4)


def test_back_brings_the_board_from_before_the_link(linked):
    before, state = linked
    back, effects = run(state, ("opening.link", {}, "", False))
    assert back.board == before.board
    assert codes(back) == ["link.back"]
    assert back.part(Origin).link == ""
    assert [effect[1].board for effect in effects if effect[0] == "shelve"] == [state.board]
    assert run(back, ("board.undo",))[0].board == state.board


def test_forward_keeps_what_was_entered(linked):
    _before, state = linked
    forward = follow(follow(state, ""), FIRST)
    assert forward.board == state.board
    assert forward.part(Origin).link == FIRST


def test_between_two_links_each_board_is_as_it_was(linked):
    _before, state = linked
    other = act(act(follow(state, SECOND), "board.pick", 1), "playing.put", 3)
    assert follow(other, FIRST).board == state.board
    assert follow(follow(other, FIRST), SECOND).board == other.board


def test_the_link_of_the_board_itself_clears_nothing(linked):
    _before, state = linked
    assert follow(state, FIRST).board == state.board


def test_a_link_that_brings_entries_still_does(linked):
    _before, state = linked
    other = state.board.but(entries=bytes([0, 3] + [0] * 79))
    fragment = f"{FIRST}&progress={progress_text(other)}"
    assert follow(state, fragment).board == other


def test_without_a_link_before_an_empty_address_changes_nothing():
    state = act(State(), "opening.example", "easy")
    assert follow(state, "") == state
