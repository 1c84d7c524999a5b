"""SudokuWiki's links."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import Board, ParseError, Puzzle, formats, parse
from sudoku_core.formats import Document
from sudoku_core.formats.sudokuwiki import ALL, FORMAT
from tests.sharing.mutated import mutated, never_breaks

NAME = "sudokuwiki"
LINK = "https://www.sudokuwiki.org/sudoku.htm?bd="
CELLS = st.lists(
    st.one_of(
        st.tuples(st.just("given"), st.integers(1, 9)),
        st.tuples(st.just("entry"), st.integers(1, 9)),
        st.tuples(st.just("notes"), st.integers(1, ALL)),
    ),
    min_size=81,
    max_size=81,
)


def test_its_example():
    document = formats.read(FORMAT.example)
    assert document.puzzle.givens.cells[:9] == (1, 0, 0, 4, 5, 6, 7, 8, 0)
    assert document.entries[:3] == (0, 2, 0)
    assert sum(document.entries) == 2
    assert document.centre[2] == 0b11
    assert document.centre[8] == int("e0", 36) - 18
    assert not document.unsupported_rules


def test_digits_alone_with_any_mark_for_an_empty_cell():
    line = "1" + "0" * 39 + "5" + "." * 40
    document = formats.read(LINK + line)
    assert document.puzzle == Puzzle([1] + [0] * 39 + [5] + [0] * 40)
    assert not document.entries
    assert not document.centre


def test_a_cell_that_lacks_nothing_has_no_notes_where_none_has():
    assert not formats.read(LINK + "S9B" + "05" + "ep" * 80).centre
    assert formats.read(LINK + "S9B" + "0j" + "ep" * 80).centre[1] == ALL


def test_what_is_packed_without_the_link():
    packed = FORMAT.example.partition("=")[2]
    assert formats.read(packed) == formats.read(FORMAT.example)
    assert formats.read(packed.upper()) == formats.read(FORMAT.example)


@given(CELLS)
def test_it_reads_what_it_writes(cells):
    parts = {
        kind: tuple([value if kind_of_cell == kind else 0 for kind_of_cell, value in cells])
        for kind in ("given", "entry", "notes")
    }
    document = Document(Board(Puzzle(parts["given"]), parts["entry"], centre=parts["notes"]))
    read = formats.read(formats.write(document, NAME).text)
    assert read.puzzle == document.puzzle
    assert read.entries == (document.entries if any(document.entries) else ())
    has_notes = any(mask not in (0, ALL) for mask in document.centre)
    assert read.centre == (document.centre if has_notes else ())


def test_a_puzzle_alone_is_81_digits():
    puzzle = Puzzle([9] + [0] * 80)
    assert formats.write(puzzle, NAME).text == LINK + "9" + "0" * 80
    assert parse(formats.write(puzzle, NAME).text) == puzzle


def test_what_it_does_not_carry_is_said():
    document = Document(Board(Puzzle([0] * 81), corner=(1,) + (0,) * 80), title="One")
    assert formats.write(document, NAME).lost == ("corner", "title")


def test_notes_that_it_would_change_are_lost():
    for notes in ((1,) * 80 + (0,), (ALL,) * 81):
        assert formats.write(Document(Board(Puzzle([0] * 81), centre=notes)), NAME).lost == (
            "centre",
        )
    for notes in ((1,) * 80 + (ALL,), ()):
        assert formats.write(Document(Board(Puzzle([0] * 81), centre=notes)), NAME).lost == ()


def test_other_kinds_of_puzzles_are_named():
    line = "0" * 81
    assert formats.read(f"https://www.sudokuwiki.org/jigsaw.htm?bd={line}").unsupported_rules == (
        "jigsaw",
    )
    assert not formats.read(f"https://www.sudokuwiki.org/Sudoku.asp?bd={line}").unsupported_rules


@pytest.mark.parametrize(
    "packed", ["1" * 80, "1" * 82, "1" * 80 + "x", "S9B" + "0" * 161, "S9B" + "zz" * 81, "S9B²"]
)
def test_damaged_links(packed):
    with pytest.raises(ParseError) as caught:
        formats.read(LINK + packed)
    assert caught.value.message.code == "shared.damaged"


def test_a_link_without_a_board():
    with pytest.raises(ParseError) as caught:
        formats.read("https://www.sudokuwiki.org/Daily_Sudoku")
    assert caught.value.message.code == "shared.named"


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(FORMAT.example, Random(seed)))


def test_a_page_of_another_kind_is_not_called_damaged():
    for link in ("jigsaw.htm?bd=J9B01", "killersudoku.htm?bd=abc"):
        with pytest.raises(ParseError) as caught:
            formats.read("https://www.sudokuwiki.org/" + link)
        page = link.partition(".")[0]
        assert caught.value.message.code == "shared.strange"
        assert caught.value.message.params["what"] == page
