"""Errors about arguments and files, in each language of the command."""

import re

import pytest

from sudoku_core.cli.streams import language_in
from sudoku_core.cli.usage import reworded
from sudoku_core.language import LANGUAGES
from tests import test_cli

sudoku = test_cli.sudoku
GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WRONG = (
    (),
    ("slove", GRID),
    ("solve", "--bogus"),
    ("hint", "--level", "9", GRID),
    ("hint", "--level"),
    ("generate", "--side", "abc"),
    ("generate", "--box", "3"),
    ("generate", "--rating", "high"),
    ("generate", "--time-limit", "-3"),
    ("generate", "--count", "0"),
    ("convert", GRID),
    ("read",),
    ("read", "photo.jpg", "--corners", "1"),
    ("solve", "--output", " ", GRID),
    ("count", "--json=3", GRID),
    ("count", "--l", "3", GRID),
    ("draw", "--solved", "--step", GRID),
    ("solve", "nada.txt"),
    ("solve", "/"),
    ("solve", "--output", "nada/a.csv", GRID),
    ("solve", ""),
)
ENGLISH = re.compile(
    r"\b(argument|arguments|expected|unknown|invalid|allowed|required|unrecognized|could|"
    r"the|with|give|such|directory|cannot|tells|more)\b"
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_wrong_argument_is_one_sentence_in_the_language_asked_for(sudoku, language, arguments):
    status, _, err = sudoku("--language", language, *arguments)
    assert (status, len(err)) == (2, 1)
    assert err[0].startswith("sudoku: ")
    assert language == "en" or not ENGLISH.search(err[0]), err[0]


def test_the_language_may_stand_behind_the_wrong_argument(sudoku):
    for words in (("--language", "pt"), ("--language=pt",)):
        assert sudoku("solve", "--bogus", *words)[2] == [
            "sudoku: argumentos desconhecidos: --bogus (mais em sudoku solve --help, em inglês)"
        ]


def test_an_unknown_language_is_named_in_english(sudoku):
    status, _, err = sudoku("solve", "--language", "xx")
    assert (status, err[0].partition(" (")[0]) == (
        2,
        "sudoku: argument --language: unknown 'xx'. Choose from en, pt, es",
    )
    assert sudoku("solve", "--language")[0] == 2


def test_json_is_english():
    assert language_in(["solve", "--language", "pt", "--json"]) == "en"


def test_an_error_that_is_not_known_stays_as_it_is():
    assert reworded("something new") == "something new"
    assert str(reworded("argument -x: something new")) == "argument -x: something new"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{GRID[:-1]}Z", "Line 1, column 81: Z is not a digit of this board"),
        ("55" + "." * 14, "Line 1, column 1: 5 is not a digit of this board"),
    ],
)
def test_a_mistyped_puzzle_is_told_as_a_puzzle(sudoku, text, reason):
    for command in ("solve", "check", "hint"):
        status, _, err = sudoku(command, text)
        assert status == 2
        assert err[0].startswith(f"sudoku: A puzzle in the argument cannot be read: {reason}")
