"""Words of programs for rules, as names that can be read."""

import pytest

from sudoku_core.formats.fpuzzles_reading import COLOURS
from sudoku_core.formats.fpuzzles_reading import DRAWN as FPUZZLES
from sudoku_core.formats.penpa import DRAWN as PENPA
from sudoku_core.formats.sudokupad_drawing import DRAWN as SUDOKUPAD
from sudoku_core.formats.unsupported_rules import ALSO, MORE, all_named, named
from sudoku_core.language.en import SENTENCES


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("antiking", "anti-king"),
        ("AntiKing", "anti-king"),
        ("Row Indexer", "row indexers"),
        ("negative xv", "no further X or V"),
        ("Whisper", "German whispers"),
        ("cages <4", "cages of “<4”"),
        ("value A", "givens of “A”"),
        ("value", "“value”"),
        ("cage-sum", "“cage-sum”"),
        ("Somé thing new", "“Somé thing new”"),
        ("", "“”"),
    ],
)
def test_a_word_has_a_name_or_stands_in_quotes(word: str, name: str) -> None:
    assert str(named(word)) == name


def test_other_words_lead_to_names() -> None:
    assert {"variant." + name for name in ALSO.values()} <= set(SENTENCES)
    assert set(MORE.values()) <= set(SENTENCES)
    assert not {"variant." + word for word in ALSO} & set(SENTENCES)


def test_what_is_only_drawn_has_a_name() -> None:
    for word in (*FPUZZLES, *PENPA, *SUDOKUPAD, *COLOURS.values(), "numberS", "lineE", "thermo"):
        assert named(word).code != "variant.other", word


def test_each_name_is_said_once() -> None:
    assert [str(name) for name in all_named(["V", "X", "arrow", "arrows"])] == ["X and V", "arrows"]
