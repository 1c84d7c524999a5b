"""A rule outside the package: its text, its clue outside the board, and the lowering of it."""

from __future__ import annotations

import pickle

import pytest

import sudoku_core as sc
from tests.made_up import FrameSum, Weighted

SUMS = [FrameSum((-1, 0), 4), FrameSum((0, 4), 7), sc.rules.Killer((5, 6), 5), FrameSum((4, 3), 4)]


def puzzle() -> sc.Puzzle:
    return sc.Puzzle([0] * 16, rules=SUMS)


def test_a_clue_outside_is_about_the_cells_that_are_seen_from_it() -> None:
    rules = puzzle().rules
    assert [rule.name for rule in rules] == [
        "framesum_r0c1",
        "framesum_r1c5",
        "killer_r2c2",
        "framesum_r5c4",
    ]
    assert [rule.cells for rule in rules[:2]] == [(0, 4, 8, 12), (3, 2, 1, 0)]


def test_its_text_is_written_and_read_back() -> None:
    text = sc.format_grid(puzzle())
    assert text.endswith(";framesum:4=r0c1;framesum:7=r1c5;killer:5=r2c2-r2c3;framesum:4=r5c4")
    assert sc.parse(text, rules=(FrameSum,)) == puzzle()
    lines = text.replace(";", "\n")
    assert sc.parse(lines, rules=(FrameSum, Weighted)) == puzzle()


def test_without_its_class_the_rule_is_named_and_not_dropped() -> None:
    with pytest.raises(sc.ParseError, match="framesum"):
        sc.parse(sc.format_grid(puzzle()))


@pytest.mark.parametrize(
    "rule_line", ["framesum:r0c1", "framesum:x=r0c1", "framesum:3=r0c1-r1c1-r2c1", "framesum"]
)
def test_a_rule_line_that_is_not_written_as_its_rule_is_refused_where_it_stands(rule_line) -> None:
    with pytest.raises(sc.ParseError) as refused:
        sc.parse("." * 16 + ";" + rule_line, rules=(FrameSum,))
    assert (refused.value.line, refused.value.column) >= (1, 18)


def test_what_is_no_class_of_a_rule_is_refused() -> None:
    with pytest.raises(TypeError, match="classes of rules"):
        sc.parse("." * 16, rules=(SUMS[0],))


def test_from_where_it_looks_there_has_to_be_a_board() -> None:
    with pytest.raises(sc.InputError, match="names no cell"):
        sc.Puzzle([0] * 16, rules=[FrameSum((-1, -1), 3)])


@pytest.mark.native
def test_it_is_solved_checked_and_sent_to_other_processes() -> None:
    count = sc.count_solutions(puzzle(), limit=500)
    grids = list(sc.solutions(puzzle()))
    assert count.complete
    assert count.found == len(grids) > 1
    for grid in grids:
        digits = grid.cells
        assert digits[0] + digits[4] == 4
        assert digits[3] + digits[2] == 7
        assert digits[5] + digits[6] == 5
        assert digits[15] + digits[11] == 4
        assert sc.is_solution(puzzle(), grid)
    assert sc.solve(puzzle(), "cbc").grid in grids
    assert pickle.loads(pickle.dumps(puzzle())) == puzzle()
