"""Lines of data sets."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import Board, Grid, ParseError, Puzzle, formats, parse
from sudoku_core.formats import Document
from sudoku_core.formats.dataset import FORMAT
from sudoku_core.formats.text.foreign import foreign
from tests.sharing.mutated import mutated, never_breaks

FOUR = "1..4..1..1..4..1"
SOLVED = "1234341221434321"
GRID = Grid([int(digit) for digit in SOLVED])


def test_its_example():
    read = formats.read(FORMAT.example)
    assert (read.puzzle, read.solution) == (parse(FOUR), GRID)


@pytest.mark.parametrize(
    "text",
    [
        f"quizzes,solutions\n{FOUR},{SOLVED}",
        f"puzzle,solution,clues,difficulty\n{FOUR},{SOLVED},6,0.0",
        f"source,question,answer,rating\nhere,{FOUR},{SOLVED},12",
        f"id;puzzle;solution\n1;{FOUR};{SOLVED}",
        f"puzzle\tsolution\n{FOUR}\t{SOLVED}",
        f'"puzzle","solution"\r\n"{FOUR}","{SOLVED}"\r\n',
        f"{FOUR},{SOLVED}\n",
        f"{FOUR.replace('.', '0')},{SOLVED}",
    ],
)
def test_columns_are_found_by_their_names(text):
    assert foreign(text)
    read = formats.read(text)
    assert (read.puzzle, read.solution, read.author) == (parse(FOUR), GRID, "")


def test_errors_stand_in_their_place():
    lines = ["puzzle,solution", f"{FOUR},{SOLVED}", f"{FOUR}9,{SOLVED}", f"{FOUR},{SOLVED[1:]}"]
    lines += [f"{FOUR},", f"{FOUR}", "", f'{FOUR},"x', f"{FOUR},{FOUR}"]
    boards = list(formats.read_many("\n".join(lines)))
    kinds = [
        document.line if isinstance(document, ParseError) else document.solution
        for document in boards
    ]
    assert kinds == [GRID, 3, 4, None, None, 8, None]


def test_a_stored_solution_is_compared():
    wrong = SOLVED[1] + SOLVED[0] + SOLVED[2:]
    for solution, codes in ((SOLVED, []), (wrong, ["shared.solution"])):
        read = formats.read(f"{FOUR},{solution}")
        assert [message.code for message in read.messages] == codes


def test_lines_are_read_one_by_one():
    text = "puzzle,solution\n" + f"{FOUR},{SOLVED}\n" * 100_000
    assert len(text) > 3_000_000
    assert [document.puzzle for document in islice(formats.read_many(text), 3)] == [parse(FOUR)] * 3


@given(st.lists(st.sampled_from([0, 0, *range(10)]), min_size=81, max_size=81), st.text(max_size=9))
def test_it_reads_what_it_writes(cells, title):
    title = " ".join(title.split()) if title.isprintable() else 'a "b", c'
    document = Document(Board(Puzzle(cells)), title=title, author="Me, too")
    solved = Document(Board(parse(FOUR)), solution=GRID)
    assert formats.read(formats.write(document, "dataset").text) == document
    many = "".join(formats.write_many([document, solved], "dataset"))
    assert list(formats.read_many(many)) == [document, solved]


def test_tables_of_our_own_stay_our_own():
    for text in ("1,,,4\n,1,,\n,,1,\n1,,,4", "1,2,3,4\n" * 4, FOUR, f"{FOUR};killer:5=r1c1-r1c2"):
        assert not foreign(text)


def test_the_lines_of_a_puzzle_bank():
    line = "1" + "0" * 79 + "2"
    text = f"0000183b305c {line}  1.2\n0000183b305d {line[::-1]} 10.0\n0000183b305e 12 1.0\n"
    assert foreign(text)
    first, second, third = formats.read_many(text)
    assert (first.puzzle, second.puzzle.givens.cells[0]) == (parse(line), 2)
    assert third.line == 3
    assert formats.read(text.split("\n")[0]).puzzle == parse(line)


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(FORMAT.example, random))
