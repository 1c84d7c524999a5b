"""Long texts that are no list of puzzles: they are refused by how they begin."""

from __future__ import annotations

import sys

import pytest

from sudoku_core import ParseError, Puzzle
from sudoku_core.formats.text.reading import read_each
from sudoku_core.language.messages import Message

LINE = "1" + "." * 80
TEXTS = {
    "comments": ("", "# a comment of some length\n"),
    "words": ("", "milk, bread & butter\n"),
    "signs": ("", "!\n"),
    "lines of rules": (LINE + "\n", "diagonals\n"),
    "rules in one line": (LINE + ";", "killer:15=r1c1-r1c2;"),
    "rules without a board": ("", "killer:15=r1c1-r1c2\n"),
}
"""How each begins, and what then comes again and again."""


@pytest.fixture
def short(monkeypatch):
    """A limit for one puzzle at which no test takes long."""
    monkeypatch.setattr("sudoku_core.formats.text.reading.LONGEST_TEXT", 10_000)
    return 10_000


def work(text: str) -> tuple[int, list[Puzzle | ParseError]]:
    """Return how many functions are called to read the puzzles of a text, and what they are."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        results = list(read_each(text, None, None, None))
    finally:
        sys.setprofile(None)
    return calls, results


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_text_five_times_as_long_takes_no_more_work(text, short):
    begins, line = text
    less, refused = work(begins + line * (short // len(line) + 2))
    more, _ = work(begins + line * (5 * short // len(line)))
    assert more < 1.1 * less  # the collector of garbage calls too
    error = refused[-1]
    assert isinstance(error, ParseError)
    assert error.code == "parse.long"


def test_what_is_wrong_at_the_beginning_is_told(short):
    lines = ["." * 79 + "!"] * (2 * short // 81)
    results = list(read_each("\n".join(lines), None, None, None))
    assert [result.code for result in (results[0], results[-1])] == [
        "parse.character",
        "parse.long",
    ]
    assert results[0].line == 1
    assert 1 < results[-1].line < len(lines)


def test_a_long_list_is_read_whole_though_it_begins_badly(short):
    lines = ["no puzzle", *[LINE] * (3 * short // 82), "." * 80]
    results = list(read_each("\n".join(lines), None, None, None))
    assert sum(isinstance(result, Puzzle) for result in results) == len(lines) - 2
    wrong = [result for result in results if isinstance(result, ParseError)]
    assert [error.line for error in wrong] == [1, len(lines)]


def test_an_error_is_put_into_words_only_where_it_is_read(monkeypatch):
    worded: list[int] = []
    say = Message.__str__
    monkeypatch.setattr(
        "sudoku_core.language.messages.Message.__str__",
        lambda message: worded.append(1) or say(message),
    )
    results = list(read_each("!\n" * 5000, None, None, None))
    assert not worded
    assert str(results[0]).startswith("Line 1, ")
    assert worded
