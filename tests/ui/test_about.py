"""Test what is told of a puzzle beside its digits, and that it is there as long as the board."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import Killer, diagonals
from tests.ui.driver import run, shown
from tests.ui.test_unread import ARROW, OTHER
from tests.ui.test_words import words_of
from ui import about, demands
from ui.state import State, empty_board

DRAWN = ("shared.drawn", {"names": [{"code": "variant.cellcolor", "params": {}}]})
UNKNOWN = ("shared.unknown", {"names": [ARROW, OTHER]})
TOLD = {"title": "Mine", "author": "Me", "prose": "One.\nTwo."}


def told(words, **about_it):
    """Return what the dialog shows of such a board, opened."""
    state = State().but(board=State().board.but(**about_it))
    return shown(about.FEATURE, run(state, ("outcome.dialog", "about-puzzle"))[0], words)


def test_where_nothing_is_told_there_is_no_button(words):
    assert told(words)["story", "hidden"]
    for name, text in TOLD.items():
        assert not told(words, **{name: text})["story", "hidden"]


def test_the_button_says_that_rules_are_left_out(words):
    assert told(words, **TOLD)["story-more", "textContent"] == " this puzzle"
    partly = told(words, unsupported=(UNKNOWN,))
    assert "left out" in partly["story-more", "textContent"]
    assert partly["story", "className"] == "partly"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["arrows", "“Doppelganger”"]),
        ("es", ["flechas", "«Doppelganger»"]),
        ("pt", ["setas", "“Doppelganger”"]),
    ],
)
def test_the_dialog_tells_all_of_it(language, names):
    unread = (UNKNOWN, DRAWN, ("shared.prose", {}))
    dialog = told(words_of(language), unsupported=unread, **TOLD)
    assert dialog["about-puzzle", "showing"]
    assert [text for _kind, text, _about in dialog["unknown-rules", "items"]] == names
    assert len(dialog["only-drawn", "items"]) == 1
    assert (dialog["about-title", "textContent"], dialog["prose", "textContent"]) == (
        "Mine",
        "One.\nTwo.",
    )
    assert "Me" in dialog["about-author", "textContent"]
    hidden = [("about-unknown", "hidden"), ("about-drawn", "hidden"), ("about-prose", "hidden")]
    assert not any(dialog[name] for name in hidden)
    quiet = told(words_of(language), title="Mine")
    assert all(quiet[name] for name in [*hidden, ("about-author", "hidden")])


def test_what_an_older_release_kept_is_listed_too(words):
    kept = told(words, unsupported=(("shared.unknown", {"names": "arrow, renban"}),))
    assert [one[1] for one in kept["unknown-rules", "items"]] == ["arrow", "renban"]


def test_name_and_maker_stand_over_what_the_puzzle_demands(words):
    def first(**about_it):
        state = State().but(board=State().board.but(**about_it))
        return shown(demands.FEATURE, state, words)["demands", "items"][0][1]

    assert first(title="Mine", author="Me") == "“Mine”, by Me."
    assert first(title="Mine") == "“Mine”."
    assert first(author="Me") == "By Me."


def test_what_holds_is_told_where_it_is_more_than_rows_columns_and_boxes(words):
    layout = Puzzle([0] * 81, rules=[Killer((0, 1), 5), *diagonals(9)]).layout
    board = empty_board(layout)
    state = State().but(board=board)
    dialog = shown(about.FEATURE, state, words)
    assert not dialog["story", "hidden"]
    assert not dialog["about-demands", "hidden"]
    assert dialog["demanded", "items"] == shown(demands.FEATURE, state, words)["demands", "items"]
    assert told(words, title="Mine")["about-demands", "hidden"]
