"""The checker rejects every step that does not follow, whatever its claims."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from sudoku_core import Candidates, Puzzle, Step, hint, parse, proves, steps
from sudoku_core.hints import Case
from sudoku_core.hints.techniques import rule_in_blocks, step_checker, thermometer
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.step import Candidate, Multiplier
from sudoku_core.language.messages import Message
from sudoku_core.rules import Killer, Sandwich, SumCage, Thermometer, Whisper
from tests.made_up import Weighted

PAIR = Candidates(Puzzle([1, 2, 0, 0] + [0] * 12)).eliminate(3, 4)
"""State in which R1C3 has 3 and 4, and R1C4 has 3 only."""
CAGE = Candidates(Puzzle([0] * 16, rules=[Killer((0, 1), 7)]))
EMPTY = Candidates(Puzzle([0] * 16))
BLOCK = Candidates(parse("................; block1:r1c1-r1c2"))
CLAIM = Step("x", 1.0, (), ((2, 3),), (), Message("step.sum"))
"""Step that eliminates 3 from R1C3."""
REFUTED = Case((2, 3), (), (("cell_r1c4", -1),))


def by_sum(target: Candidate, *proof: Multiplier) -> Step:
    return replace(CLAIM, eliminates=(target,), proof=proof)


def test_a_sum_in_whole_numbers_or_fractions() -> None:
    half = Fraction(1, 2)
    assert proves(PAIR, by_sum((2, 3), ("cell_r1c4", -1), ("row1_digit3", 1)))
    assert proves(PAIR, by_sum((2, 3), ("cell_r1c4", -half), ("row1_digit3", half)))
    assert not proves(PAIR, by_sum((2, 4), ("cell_r1c4", -1), ("row1_digit3", 1)))
    assert not proves(PAIR, by_sum((2, 3), ("row1_digit3", 1)))


def test_rounded_sums_prove_nothing() -> None:
    # 1e17 + 1 is 1e17 again, so that the bound of the column would be lost.
    large = ("row1_digit1", 1e17), ("column1_digit1", 1.0), ("row1_digit1", -1e17)
    assert not proves(EMPTY, by_sum((4, 1), *large))  # type: ignore[arg-type]
    assert not proves(PAIR, by_sum((2, 3), ("cell_r1c4", -1.0)))  # type: ignore[arg-type]


def test_an_equation_that_is_not_there() -> None:
    assert not proves(PAIR, by_sum((2, 3), ("row5_digit3", -1)))
    assert not proves(PAIR, replace(CLAIM, cases=(replace(REFUTED, proof=(("x", -1),)),)))


@pytest.mark.parametrize("target", [(16, 3), (-14, 3), (2, 0), (2, 5), (2, -1)])
def test_a_candidate_of_another_board(target: Candidate) -> None:
    assert not proves(PAIR, by_sum(target, ("cell_r1c4", -1), ("row1_digit3", 1)))
    assert not proves(PAIR, replace(CLAIM, eliminates=(target,), cases=(REFUTED,)))
    assert not proves(PAIR, replace(CLAIM, cases=(replace(REFUTED, assumed=target),)))


def test_a_step_of_a_larger_board() -> None:
    assert not proves(EMPTY, next(steps(Puzzle([*range(1, 9), 0] + [0] * 72))))


def test_a_case_rules_out_what_it_assumes_and_places_nothing() -> None:
    assert proves(PAIR, replace(CLAIM, cases=(REFUTED,)))
    assert not proves(PAIR, replace(CLAIM, cases=(REFUTED,), places=((15, 1),)))
    assert not proves(PAIR, replace(CLAIM, cases=(REFUTED,), eliminates=((3, 3),)))


def test_a_rule_with_too_many_fillings(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nine digits that come to 9 are nine times 1: all other fillings break the rule.
    large = Puzzle([0] * 81, rules=[Weighted(tuple(range(0, 81, 10)), (1,) * 9, "=", 9)])
    claim = replace(CLAIM, eliminates=((0, 9),), rests_on=(large.rules[0].name,))
    assert proves(Candidates(large), claim)
    monkeypatch.setattr(step_checker, "MOST_FILLINGS", 1000)
    monkeypatch.setattr(rule_in_blocks, "MOST_NODES", 20)
    assert not proves(Candidates(large), claim)
    few = Candidates(large)
    for cell in large.rules[0].cells[2:]:
        few = few.with_state(
            few.placed, [1 if at == cell else mask for at, mask in enumerate(few.masks)]
        )
    assert proves(few, claim)


def test_of_cases_within_a_case_one_has_to_hold_too() -> None:
    within = Case((15, 1), cases=(REFUTED,))
    assert not proves(PAIR, replace(CLAIM, eliminates=((15, 1),), cases=(within,)))


def test_a_rule_says_nothing_of_other_cells() -> None:
    claim = replace(CLAIM, eliminates=((0, 1),), rests_on=("killer_r1c1",))
    assert proves(CAGE, claim)
    assert not proves(CAGE, replace(claim, eliminates=((0, 3),)))
    assert not proves(CAGE, replace(claim, eliminates=((15, 3),)))


def test_nothing_at_all_is_no_claim() -> None:
    right = by_sum((2, 3), ("cell_r1c4", -1), ("row1_digit3", 1))
    assert not proves(PAIR, replace(right, eliminates=()))
    assert not proves(PAIR, replace(CLAIM, eliminates=(), cases=(REFUTED, Case((2, 4)))))


def test_what_is_gone_already() -> None:
    followed = (by_sum((2, 3), ("cell_r1c4", -1), ("row1_digit3", 1)),)
    assert proves(PAIR, replace(CLAIM, steps=followed))
    assert not proves(PAIR, replace(CLAIM, eliminates=((3, 4),), steps=followed))
    assert not proves(PAIR, replace(CLAIM, eliminates=((0, 2),), steps=followed))


def test_a_way_has_to_be_right_and_to_lead_there() -> None:
    right = by_sum((2, 3), ("cell_r1c4", -1), ("row1_digit3", 1))
    assert not proves(PAIR, replace(CLAIM, steps=(by_sum((2, 3), ("row1_digit3", 1)),)))
    assert not proves(PAIR, replace(CLAIM, eliminates=((2, 4),), steps=(right,)))
    assert not proves(PAIR, replace(CLAIM, places=((2, 4),), eliminates=(), steps=(right,)))


def test_an_equation_places_the_one_that_it_has_left() -> None:
    placed = replace(CLAIM, places=((3, 3),), eliminates=(), proof=(("cell_r1c4", -1),))
    assert proves(PAIR, placed)
    assert not proves(PAIR, replace(placed, places=((2, 3),)))
    assert not proves(PAIR, replace(placed, places=((3, 3), (15, 1))))
    assert not proves(PAIR, replace(placed, eliminates=((15, 1),)))
    assert not proves(PAIR, replace(placed, proof=(*placed.proof, ("cell_r2c1", -1))))
    assert not proves(PAIR, replace(placed, places=((2, 3),), proof=(("cell_r1c3", -1),)))


def test_equations_place_the_value_that_they_leave() -> None:
    state = Candidates(Puzzle([0] * 16, rules=[Killer((0, 1, 2), 9)]))
    rows = [(f"row1_digit{digit}", digit) for digit in range(1, 5)]
    proof = (*rows, ("killer_r1c1_sum", -1))
    claim = replace(CLAIM, eliminates=(), places=((3, 1),), proof=proof)
    assert proves(state, claim)
    assert not proves(state, replace(claim, places=((3, 2),)))
    assert not proves(state, replace(claim, proof=proof[:-1]))
    assert not proves(state, replace(claim, eliminates=((3, 2),)))


def test_what_excludes_the_other_digits_of_a_cell_places_the_last() -> None:
    state = Candidates(Puzzle([0] * 16, rules=[Thermometer((0, 1))])).eliminate(0, 1)
    state = state.eliminate(0, 2).eliminate(1, 1).eliminate(1, 2)
    proof = (("cell_r1c1", -1), ("thermometer_r1c1_digit3", 1))
    claim = replace(CLAIM, eliminates=(), places=((1, 4),), proof=proof)
    assert proves(state, claim)
    assert not proves(state, replace(claim, places=((1, 3),)))
    by_rule = replace(claim, proof=(), rests_on=("thermometer_r1c1",))
    assert proves(state, by_rule)
    assert not proves(state, replace(by_rule, places=((1, 3),)))


def test_an_equation_of_at_most_one_says_not_that_there_is_one() -> None:
    alone, equation = BLOCK.eliminate(0, 3), ("block1_digit3", -1)
    assert not proves(alone, replace(CLAIM, places=((1, 3),), eliminates=(), proof=(equation,)))
    assert not proves(BLOCK, by_sum((2, 3), ("row1_digit3", 1), equation))
    cases = Case((0, 3)), Case((1, 3))
    assert not proves(BLOCK, replace(CLAIM, eliminates=((2, 3),), cases=cases))


def test_a_sum_with_less_than_nothing_in_it_says_nothing() -> None:
    assert not proves(PAIR, by_sum((2, 4), ("cell_r1c4", -1)))
    balanced = (("cell_r2c1", -1), ("cell_r2c1", 1))
    assert not proves(PAIR, replace(CLAIM, cases=(replace(REFUTED, proof=balanced),)))


def test_steps_of_an_equal_puzzle_whose_rules_have_other_names() -> None:
    lines = [Thermometer((0, 5)), Thermometer((0, 1, 2))]
    renamed = Puzzle([0] * 16, rules=lines).keeping(["thermometer_r1c1_2"])
    plain = Puzzle([0] * 16, rules=lines[1:])
    assert renamed == plain
    for puzzle in (renamed, plain, renamed):
        claims = [step for step in open_steps(Candidates(puzzle)) if step.proof]
        assert any(puzzle.rules[0].name in name for step in claims for name, _times in step.proof)
        assert all(proves(Candidates(puzzle), step) for step in claims)
        assert hint(puzzle) is not None


def open_steps(state: Candidates) -> list[Step]:
    """The steps of the thermometers, found without the checker."""
    position = Position(state)
    return [
        step
        for r in thermometer.TECHNIQUE.ratings
        for step in thermometer.TECHNIQUE.find(position, r)
    ]


def test_a_rule_and_a_block_in_which_no_digit_repeats() -> None:
    board = Puzzle([0] * 81, rules=[SumCage((0, 1), 4), SumCage((9, 19), 4)])
    claim = replace(CLAIM, eliminates=((0, 2), (1, 2)), rests_on=("sum_r1c1", "row1"))
    assert proves(Candidates(board), claim)
    assert not proves(Candidates(board), replace(claim, rests_on=("sum_r1c1",)))
    assert not proves(Candidates(board), replace(claim, rests_on=("sum_r1c1", "row2")))
    assert not proves(Candidates(board), replace(claim, rests_on=("sum_r1c1", "row10")))
    assert not proves(Candidates(board), replace(claim, rests_on=("row1",)))
    assert not proves(Candidates(board), replace(claim, eliminates=((0, 3),)))
    other = replace(claim, eliminates=((9, 2),), rests_on=("sum_r2c1", "column1"))
    assert not proves(Candidates(board), other)


def test_an_automaton_and_tables_with_a_block() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((-1, 0), 0), Whisper((1, 2, 3))])
    state = Candidates(board).place(0, 1)
    claim = replace(CLAIM, eliminates=((18, 9),), rests_on=("sandwich_r0c1", "column1"))
    assert proves(state, claim)
    assert not proves(state, replace(claim, eliminates=((9, 9),)))
    for digit in (1, 2, 3, 5, 6, 7, 8, 9):
        state = state.eliminate(1, digit) if digit != 1 else state
    whisper = replace(CLAIM, eliminates=((3, 4),), rests_on=("whisper_r1c2", "row1"))
    assert proves(state, whisper)
    assert not proves(state, replace(whisper, rests_on=("whisper_r1c2",)))
