"""PS killers."""

from random import Random

import pytest

from sudoku_core import ParseError, Puzzle, count_solutions, formats, parse
from sudoku_core.formats.pskiller import FORMAT
from sudoku_core.rules import Killer
from tests.boards import own_boards
from tests.sharing.mutated import mutated, never_breaks

EMPTY = "0:" * 15 + "0"


def test_its_example():
    rules = parse(FORMAT.example).rules
    assert rules == (Killer((0, 1), 3), Killer((2, 6), 4), Killer((3, 7), 6))


def test_cages_without_a_sum_and_diagonals():
    read = formats.read(f"3x2:d:k:7:7:{'0:' * 33}1025")
    assert read.puzzle.rules == (Killer((0, 1)), Killer((35,), 4))
    assert read.puzzle.box == (3, 2)
    assert [block.kind for block in read.puzzle.blocks].count("diagonal") == 2


def test_its_boards_are_the_same_as_ours():
    for known in own_boards("killers"):
        if known.puzzle.side != 9 or any(block.kind == "diagonal" for block in known.puzzle.blocks):
            continue
        cells = [0] * 81
        for number, rule in enumerate(known.puzzle.rules, 1):
            for cell in rule.cells:
                cells[cell] = number + 256 * (rule.total or 0)
        text = "3x3::k:" + ":".join(map(str, cells))
        for written in (text, text + ":", text.replace(":k:", ":k:\n")):
            assert parse(written).rules == known.puzzle.rules


@pytest.mark.parametrize(
    "text",
    [
        f"2x2::k:{EMPTY}:0",
        f"2x2::k:{EMPTY[2:]}",
        f"2x2:q:k:{EMPTY}",
        f"2x2::k:{EMPTY.replace('0', '²')}",
        f"2x2::k:{EMPTY.replace('0', '1025')}",
        f"2x2::k:{EMPTY.replace('0', '1025', 1).replace('0', '769', 1)}",
        "0x9::k:0",
        "999x999::k:0",
    ],
)
def test_damaged_texts(text):
    with pytest.raises(ParseError):
        formats.read(text)


def test_an_empty_one():
    assert formats.read(f"2x2::k:{EMPTY}").puzzle == Puzzle([0] * 16)
    assert count_solutions(parse(FORMAT.example), 2).found


def test_a_file_has_one_a_line():
    alone = formats.read(FORMAT.example)
    boards = list(
        formats.read_many("\n".join(["# Ours", FORMAT.example, "2x2::k:0", FORMAT.example]))
    )
    assert (boards[0], boards[2]) == (alone, alone)
    assert isinstance(boards[1], ParseError)
    broken = "\n".join(
        [FORMAT.example[start : start + 30] for start in range(0, len(FORMAT.example), 30)]
    )
    assert list(formats.read_many(broken)) == [alone]


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(FORMAT.example, random))
