"""Killers in 81 signs."""

from random import Random

import pytest

from sudoku_core import ParseError, formats, is_solution, parse, solve
from sudoku_core.formats.killerarrows import ARROWS, FORMAT, SUMS
from sudoku_core.rules import Killer
from tests.boards import own_boards
from tests.sharing.mutated import mutated, never_breaks


def written(puzzle):
    """The signs of a killer: in the first cell of a cage its sum, from the others a way there."""
    signs = ["0"] * 81
    for rule in puzzle.rules:
        signs[rule.cells[0]] = SUMS[rule.total or 0]
        ready = [rule.cells[0]]
        for cell in ready:
            row, column = divmod(cell, 9)
            for sign, (down, right) in ARROWS.items():
                above, left = row - down, column - right
                other = 9 * above + left
                if 0 <= left < 9 and other in rule.cells and other not in ready:
                    signs[other] = sign
                    ready.append(other)
    return "".join(signs)


def boards():
    return [
        known
        for known in own_boards("killers")
        if known.puzzle.side == 9 and not any(b.kind == "diagonal" for b in known.puzzle.blocks)
    ]


def test_its_example():
    puzzle = parse(FORMAT.example)
    assert puzzle.rules[0] == Killer((0, 1), 8)
    grid = solve(puzzle).grid
    assert grid is not None
    assert is_solution(puzzle, grid)


def test_its_boards_are_the_same_as_ours():
    assert boards()
    for known in boards():
        read = formats.read(f"\n{written(known.puzzle)}\n").puzzle
        assert {(frozenset(rule.cells), rule.total) for rule in read.rules} == {
            (frozenset(rule.cells), rule.total) for rule in known.puzzle.rules
        }


def test_cages_without_a_sum():
    text = "0<" + "0" * 7 + "v" + "0" * 8 + "3" + "0" * 62
    assert formats.read(text).puzzle.rules == (Killer((0, 1)), Killer((9, 18), 3))


@pytest.mark.parametrize("start", ["<", "^", "`", "><", "9" + "<" * 10, "a" + "<" * 8 + "9" + "`"])
def test_arrows_that_lead_nowhere(start):
    with pytest.raises(ParseError):
        formats.read(start + "0" * (81 - len(start)))


def test_a_file_has_one_a_line():
    alone = formats.read(FORMAT.example)
    boards = list(
        formats.read_many(
            "\n".join(["# Ours", FORMAT.example, FORMAT.example[:80] + ">", FORMAT.example])
        )
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
