"""Puzzles of other programs are read wherever puzzles are."""

import pytest

from sudoku_core import ParseError, parse, parse_many
from sudoku_core.formats.registry import program_formats
from sudoku_core.rules import diagonals

TWO = f"<opensudoku><game data='{'1' + '0' * 80}'/><game data='{'2' + '0' * 80}'/></opensudoku>"


def test_many_puzzles_of_a_program_come_one_after_the_other():
    assert [puzzle.givens.cells[0] for puzzle in parse_many(TWO)] == [1, 2]
    assert parse(TWO.replace("<game data='2", "<none data='2")).givens.cells[0] == 1


def test_rules_are_added_to_puzzles_of_a_program():
    for puzzle in parse_many(TWO, rules="diagonals"):
        assert puzzle.blocks[-2:] == diagonals(9)


def test_what_is_wrong_is_raised_in_its_place():
    results = parse_many(TWO.replace("'20", "'x0"))
    assert next(results).side == 9
    with pytest.raises(ParseError):
        next(results)


@pytest.mark.parametrize("program", program_formats(), ids=lambda format_of: format_of.name)
def test_each_example_is_a_puzzle(program):
    puzzle = program.read(program.example).puzzle
    assert parse(program.example, unsupported="leave out") == puzzle
