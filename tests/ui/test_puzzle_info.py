"""Test the dialog About and the list of rules in Play."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.rules import Killer, Lockout, Modular, Thermometer, Whisper, diagonals
from tests.ui.driver import run, shown
from tests.ui.test_puzzle_rules import ARROW, OTHER
from tests.ui.test_words import words_of
from ui.puzzle_info import FEATURE
from ui.state import State, empty_board, layout_for

DRAWN = ("shared.drawn", {"names": [{"code": "variant.cellcolor", "params": {}}]})
UNKNOWN = ("shared.unknown", {"names": [ARROW, OTHER]})
METADATA = {"title": "Mine", "author": "Me", "prose": "One.\nTwo."}


def about(words, **metadata):
    """Return the properties of the opened dialog for a board with some metadata."""
    state = State().but(board=State().board.but(**metadata))
    return shown(FEATURE, run(state, ("outcome.dialog", "about-puzzle"))[0], words)


def rules(layout, words):
    """Return the list of rules in Play."""
    items = shown(FEATURE, State(board=empty_board(layout)), words)["demands", "items"]
    return [text for _kind, text, _beside in items]


def test_a_board_without_metadata_has_no_button(words):
    assert about(words)["story", "hidden"]
    for name, text in METADATA.items():
        assert not about(words, **{name: text})["story", "hidden"]


def test_the_button_says_that_rules_are_left_out(words):
    assert about(words, **METADATA)["story-more", "textContent"] == " this puzzle"
    partly = about(words, unsupported=(UNKNOWN,))
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
def test_the_dialog_shows_all_metadata(language, names):
    unsupported = (UNKNOWN, DRAWN, ("shared.prose", {}))
    dialog = about(words_of(language), unsupported=unsupported, **METADATA)
    assert dialog["about-puzzle", "showing"]
    assert [text for _kind, text, _beside in dialog["unknown-rules", "items"]] == names
    assert len(dialog["only-drawn", "items"]) == 1
    assert (dialog["about-title", "textContent"], dialog["prose", "textContent"]) == (
        "Mine",
        "One.\nTwo.",
    )
    assert "Me" in dialog["about-author", "textContent"]
    hidden = [("about-unknown", "hidden"), ("about-drawn", "hidden"), ("about-prose", "hidden")]
    assert not any(dialog[name] for name in hidden)
    quiet = about(words_of(language), title="Mine")
    assert all(quiet[name] for name in [*hidden, ("about-author", "hidden")])


def test_names_stored_by_an_older_release_are_listed(words):
    dialog = about(words, unsupported=(("shared.unknown", {"names": "arrow, renban"}),))
    assert [text for _kind, text, _beside in dialog["unknown-rules", "items"]] == [
        "arrow",
        "renban",
    ]


def test_title_and_author_stand_above_the_rules(words):
    def first(**metadata):
        state = State().but(board=State().board.but(**metadata))
        return shown(FEATURE, state, words)["demands", "items"][0][1]

    assert first(title="Mine", author="Me") == "“Mine”, by Me."
    assert first(title="Mine") == "“Mine”."
    assert first(author="Me") == "By Me."


def test_the_dialog_lists_rules_only_where_some_are_special(words):
    layout = Puzzle([0] * 81, rules=[Killer((0, 1), 5), *diagonals(9)]).layout
    board = empty_board(layout)
    state = State().but(board=board)
    dialog = shown(FEATURE, state, words)
    assert not dialog["story", "hidden"]
    assert not dialog["about-demands", "hidden"]
    assert dialog["demanded", "items"] == shown(FEATURE, state, words)["demands", "items"]
    assert about(words, title="Mine")["about-demands", "hidden"]


def test_rows_columns_and_boxes_are_named_together(words):
    assert rules(layout_for(9), words) == [
        "Fill in 1–9 so that none repeats in any row, column or box."
    ]
    assert rules(layout_for(5), words) == ["Fill in 1–5 so that none repeats in any row or column."]


def test_digits_are_those_of_the_board(words):
    zero = Puzzle([0] * 16, digits=(0, 1, 2, 3)).layout
    odd = Puzzle([0] * 16, digits=(1, 3, 5, 7)).layout
    assert rules(zero, words)[0].startswith("Fill in 0–3 so")
    assert rules(odd, words)[0].startswith("Fill in 1, 3, 5, 7 so")


@pytest.mark.parametrize(
    ("extras", "sentence"),
    [
        (diagonals(9), "No digit repeats on a marked diagonal."),
        ([Killer((0, 1), 5), Killer((3, 4), 7)], "Digits in a cage do not repeat"),
        ([Thermometer((0, 1, 2))], "Digits increase along each thermometer"),
    ],
)
def test_each_kind_of_rule_has_one_sentence(words, extras, sentence):
    _base, *others = rules(Puzzle([0] * 81, rules=extras).layout, words)
    assert len(others) == 1
    assert others[0].startswith(sentence)


def test_a_sentence_names_the_number_of_each_rule(words):
    lines = [Whisper((0, 1), 4), Whisper((9, 10)), Whisper((18, 19), 4), Lockout((2, 3), 6)]
    _base, *others = rules(Puzzle([0] * 81, rules=[*lines, Modular((4, 5), 4)]).layout, words)
    assert [text for text in others if "whisper" in text] == [
        "Neighbours on a whisper line differ by at least 4.",
        "Neighbours on a whisper line differ by at least 5.",
    ]
    assert any(text.endswith("when divided by 4.") for text in others)
    assert any("differ by at least 6;" in text for text in others)
