"""A size, an empty board of one's own, and examples: no game goes without a word."""

import pytest

from sudoku_core.language import LANGUAGES
from tests.ui.driver import codes, run
from tests.ui.test_words import words_of
from ui.opening import view
from ui.state import State


@pytest.mark.parametrize("action", [("opening.size", "4"), ("entering.enter",)])
def test_an_empty_board_in_a_games_place_says_how_that_comes_back(action):
    played, _ = run(State(), ("opening.example", "easy"), ("board.pick", 0), ("playing.put", 5))
    state, _ = run(played, action)
    assert codes(state)[-1] == "opened.undo"
    assert run(state, ("board.undo",))[0].board == played.board


@pytest.mark.parametrize("action", [("opening.size", "4"), ("entering.enter",)])
def test_in_an_empty_boards_place_there_is_nothing_to_bring_back(action):
    state, _ = run(State(), ("opening.size", "6"), action)
    assert "opened.undo" not in codes(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_example_is_called_as_a_level_is(language):
    words = words_of(language)
    levels = {words("level." + name) for name in ("beginner", "easy", "medium", "hard", "expert")}
    _choose, *groups = view.properties(State(), words)["example", "options"]
    names = [name for _group, options in groups for _id, name, _can in options]
    assert not [name for name in names if name.split(" (")[0] in levels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_list_of_examples_says_what_it_is(language):
    words = words_of(language)
    example = words("page.example").lower()
    options = view.properties(State(), words)["example", "options"]
    shown = [options[0][1], *[name for _id, name, _can in options[1][1]]]
    assert all(example in name.lower() for name in shown)
