"""The instances of the course notes, and the samples of collections, as files have them."""

from sudoku_core.board.checker import conflicts, is_solution
from sudoku_core.formats.text.reading import parse, parse_many
from sudoku_core.formats.text.writing import STYLES, can_write, format_grid

DATA = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/data/"

# The numbers of givens, in the order of the file.
GIVENS = (22, 23, 38, 22, 344, 36, 28, 7, 27)


def read(name):
    with open(DATA + name, encoding="utf-8") as file:
        return file.read()


def test_the_nine_instances():
    puzzles = list(parse_many(read("seeds.txt")))
    assert len(puzzles) == 18
    for number, count in enumerate(GIVENS):
        puzzle, solution = puzzles[2 * number], puzzles[2 * number + 1].givens
        assert len([digit for digit in puzzle.givens.cells if digit]) == count
        assert puzzle.side == (25 if count == 344 else 9)
        assert is_solution(puzzle, solution)


def test_the_nine_instances_in_every_style():
    for puzzle in parse_many(read("seeds.txt")):
        for style in STYLES:
            if can_write(style, puzzle.side):
                assert parse(format_grid(puzzle, style)) == puzzle


def test_the_samples():
    for name, count, side in (
        ("9x9-hardest.txt", 20, 9),
        ("9x9-17-givens.txt", 20, 9),
        ("16x16.txt", 4, 16),
        ("25x25.txt", 2, 25),
    ):
        puzzles = list(parse_many(read(name)))
        assert [puzzle.side for puzzle in puzzles] == [side] * count
        assert not any(conflicts(puzzle) for puzzle in puzzles)
