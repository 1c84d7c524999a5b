"""Words of programs for rules, as names that can be read."""

import pytest

from sudoku_core.language.english_variants import VARIANTS
from sudoku_core.sharing.fpuzzles_reading import COLOURS
from sudoku_core.sharing.fpuzzles_reading import DRAWN as FPUZZLES
from sudoku_core.sharing.penpa import DRAWN as PENPA
from sudoku_core.sharing.sudokupad_drawing import DRAWN as SUDOKUPAD
from sudoku_core.sharing.variants import ALSO, MORE, all_named, named


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
    assert {"variant." + name for name in ALSO.values()} <= set(VARIANTS)
    assert set(MORE.values()) <= set(VARIANTS)
    assert not {"variant." + word for word in ALSO} & set(VARIANTS)


def test_what_is_only_drawn_has_a_name() -> None:
    for word in (*FPUZZLES, *PENPA, *SUDOKUPAD, *COLOURS.values(), "numberS", "lineE", "thermo"):
        assert named(word).code != "variant.other", word


def test_each_name_is_said_once() -> None:
    assert [str(one) for one in all_named(["V", "X", "arrow", "arrows"])] == ["X and V", "arrows"]
