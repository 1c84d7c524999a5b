"""SudokuWiki's links."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import ParseError, Puzzle, parse, read_shared, write_shared
from sudoku_core.formats import Shared
from sudoku_core.formats.sudokuwiki import ALL, PROGRAM
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
    shared = read_shared(PROGRAM.example)
    assert shared.puzzle.givens.cells[:9] == (1, 0, 0, 4, 5, 6, 7, 8, 0)
    assert shared.entries[:3] == (0, 2, 0)
    assert sum(shared.entries) == 2
    assert shared.centre[2] == 0b11
    assert shared.centre[8] == int("e0", 36) - 18
    assert not shared.unknown


def test_digits_alone_with_any_mark_for_an_empty_cell():
    line = "1" + "0" * 39 + "5" + "." * 40
    shared = read_shared(LINK + line)
    assert shared.puzzle == Puzzle([1] + [0] * 39 + [5] + [0] * 40)
    assert not shared.entries
    assert not shared.centre


def test_a_cell_that_lacks_nothing_has_no_notes_where_none_has():
    assert not read_shared(LINK + "S9B" + "05" + "ep" * 80).centre
    assert read_shared(LINK + "S9B" + "0j" + "ep" * 80).centre[1] == ALL


def test_what_is_packed_without_the_link():
    packed = PROGRAM.example.partition("=")[2]
    assert read_shared(packed) == read_shared(PROGRAM.example)
    assert read_shared(packed.upper()) == read_shared(PROGRAM.example)


@given(CELLS)
def test_it_reads_what_it_writes(cells):
    parts = {
        kind: tuple([value if one == kind else 0 for one, value in cells])
        for kind in ("given", "entry", "notes")
    }
    shared = Shared(Puzzle(parts["given"]), parts["entry"], centre=parts["notes"])
    read = read_shared(write_shared(shared, NAME).text)
    assert read.puzzle == shared.puzzle
    assert read.entries == (shared.entries if any(shared.entries) else ())
    told = any(mask not in (0, ALL) for mask in shared.centre)
    assert read.centre == (shared.centre if told else ())


def test_a_puzzle_alone_is_81_digits():
    puzzle = Puzzle([9] + [0] * 80)
    assert write_shared(puzzle, NAME).text == LINK + "9" + "0" * 80
    assert parse(write_shared(puzzle, NAME).text) == puzzle


def test_what_it_does_not_carry_is_said():
    shared = Shared(Puzzle([0] * 81), corner=(1,) + (0,) * 80, title="One")
    assert write_shared(shared, NAME).lost == ("corner", "title")


def test_notes_that_it_would_change_are_lost():
    for notes in ((1,) * 80 + (0,), (ALL,) * 81):
        assert write_shared(Shared(Puzzle([0] * 81), centre=notes), NAME).lost == ("centre",)
    for notes in ((1,) * 80 + (ALL,), ()):
        assert write_shared(Shared(Puzzle([0] * 81), centre=notes), NAME).lost == ()


def test_other_kinds_of_puzzles_are_named():
    line = "0" * 81
    assert read_shared(f"https://www.sudokuwiki.org/jigsaw.htm?bd={line}").unknown == ("jigsaw",)
    assert not read_shared(f"https://www.sudokuwiki.org/Sudoku.asp?bd={line}").unknown


@pytest.mark.parametrize(
    "packed", ["1" * 80, "1" * 82, "1" * 80 + "x", "S9B" + "0" * 161, "S9B" + "zz" * 81, "S9B²"]
)
def test_damaged_links(packed):
    with pytest.raises(ParseError) as caught:
        read_shared(LINK + packed)
    assert caught.value.message.code == "shared.damaged"


def test_a_link_without_a_board():
    with pytest.raises(ParseError) as caught:
        read_shared("https://www.sudokuwiki.org/Daily_Sudoku")
    assert caught.value.message.code == "shared.named"


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(PROGRAM.example, Random(seed)))


def test_a_page_of_another_kind_is_not_called_damaged():
    for link in ("jigsaw.htm?bd=J9B01", "killersudoku.htm?bd=abc"):
        with pytest.raises(ParseError) as caught:
            read_shared("https://www.sudokuwiki.org/" + link)
        page = link.partition(".")[0]
        assert caught.value.message.code == "shared.strange"
        assert caught.value.message.params["what"] == page
