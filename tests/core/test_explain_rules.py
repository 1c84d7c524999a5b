"""Givens and rules that cannot stand together, by search and by CaDiCaL, and by force."""

import importlib.util
import random
from itertools import combinations

import pytest

from sudoku_core import (
    Grid,
    Puzzle,
    Status,
    conflicting_givens,
    conflicts,
    count_solutions,
    erasures,
)
from sudoku_core.board.lowering import lowered
from sudoku_core.rules import AllRatios, Killer, Ratio, Sandwich, Thermometer, boards, diagonals
from sudoku_core.solving import givens_to_erase, smallest_clash
from sudoku_core.solving.explain.faults import faults
from tests.missing import missing


@pytest.fixture(params=["search", "cadical"])
def solver(request):
    if request.param == "cadical" and importlib.util.find_spec("pysat") is None:
        missing("pysat")
    return request.param


def given_cells(puzzle):
    return [cell for cell, digit in enumerate(puzzle.givens.cells) if digit]


def solvable(puzzle, cells, names=None):
    """Return whether some givens have a solution with some of the rules, by default all."""
    some = [digit if cell in cells else 0 for cell, digit in enumerate(puzzle.givens.cells)]
    rules = [rule for rule in puzzle.rules if names is None or rule.name in names]
    part = Puzzle(puzzle.givens.with_cells(some), puzzle.blocks, rules=rules, digits=puzzle.digits)
    return count_solutions(part, 1).found == 1


def minimal_sets(puzzle):
    """By force: every set of givens that has no solution while all that lack one of it have one."""
    sets = []
    for size in range(len(given_cells(puzzle)) + 1):
        for cells in combinations(given_cells(puzzle), size):
            if not any(set(known) <= set(cells) for known in sets) and not solvable(puzzle, cells):
                sets.append(cells)
    return sets


def small_puzzles(count):
    """Boards of side 4 with rules and random givens that have no solution."""
    rng = random.Random(6)
    while count:
        cells = rng.sample(range(16), 7)
        rules = [
            Killer(cells[:2], rng.randint(4, 6)),
            Killer(cells[2:5], rng.randint(6, 9)),
            Thermometer(cells[5:7]),
            Killer(rng.sample(range(16), 2), 5),
        ][: rng.randint(1, 4)]
        givens = [0] * 16
        for cell in rng.sample(range(16), rng.randint(3, 6)):
            givens[cell] = rng.randint(1, 4)
        puzzle = Puzzle(givens, rules=rules)
        if not solvable(puzzle, given_cells(puzzle)):
            count -= 1
            yield puzzle


SMALL = list(small_puzzles(14))
GAPS = Puzzle(
    Grid([0, 1, *[0] * 33, 3], side=4, columns=6),
    boards([(0, 0), (2, 2)], 6, (2, 2)),
    rules=[Killer((1, 7), 7), Thermometer((35, 29, 28)), Killer((14, 15), 4)],
    digits=(0, 2, 3, 4),
)
"""Two boards that share a box. The first digit, which stands for 0, is no part of a 7."""
PUZZLES = pytest.mark.parametrize("puzzle", [*SMALL, GAPS], ids=range(len(SMALL) + 1))


def check_rules(puzzle, sets):
    """Check that the rules named are enough, and that none of them can be left out."""
    assert not solvable(puzzle, sets.cells, sets.rules)
    for name in sets.rules:
        assert solvable(puzzle, sets.cells, set(sets.rules) - {name})
    order = [rule.name for rule in puzzle.rules]
    assert list(sets.rules) == sorted(sets.rules, key=order.index)


@PUZZLES
def test_all_minimal_sets_are_found_with_their_rules(puzzle, solver):
    sets = []
    while True:
        answer = conflicting_givens(puzzle, other_than=sets, solver=solver)
        assert (answer.status, answer.minimal) == (Status.INFEASIBLE, True)
        if sets and not answer.cells:
            break
        check_rules(puzzle, answer)
        sets.append(answer.cells)
        if not answer.cells:
            break  # the rules alone cannot be kept
    assert sorted(sets) == sorted(minimal_sets(puzzle))


@PUZZLES
def test_no_fewer_givens_can_be_erased(puzzle, solver):
    cells = given_cells(puzzle)
    answer = givens_to_erase(puzzle, solver=solver)
    assert (answer.status, answer.minimal) == (Status.INFEASIBLE, True)
    if not solvable(puzzle, ()):
        assert answer.cells == ()
        return
    assert solvable(puzzle, set(cells) - set(answer.cells))
    for fewer in combinations(cells, len(answer.cells) - 1):
        assert not solvable(puzzle, set(cells) - set(fewer))


def test_the_small_boards_are_of_all_kinds():
    sets = [minimal_sets(puzzle) for puzzle in SMALL]
    assert any(sets_of_board == [()] for sets_of_board in sets)
    assert any(len(sets_of_board) > 1 for sets_of_board in sets)
    assert {len(cells) for sets_of_board in sets for cells in sets_of_board} >= {0, 1, 2}
    assert any(any(f.digit is None for f in conflicts(puzzle)) for puzzle in SMALL)
    assert any(not conflicts(puzzle) for puzzle in SMALL)
    assert minimal_sets(GAPS) == [(1,), (35,)]


def test_rules_alone_may_clash(solver):
    rules = [Killer((0, 1), 3), Killer((1, 5), 7), Killer((10, 11), 5)]
    puzzle = Puzzle([0] * 15 + [1], rules=rules)
    clash = conflicting_givens(puzzle, solver=solver)
    assert (clash.status, clash.cells, clash.minimal) == (Status.INFEASIBLE, (), True)
    assert clash.rules == ("killer_r1c1", "killer_r1c2")
    assert givens_to_erase(puzzle, solver=solver).cells == ()


def test_of_two_rules_that_say_the_same_one_is_named(solver):
    rules = [Killer((0, 1), 3), Killer((1, 0), 3), Thermometer((4, 8))]
    clash = conflicting_givens(Puzzle([4] + [0] * 15, rules=rules), solver=solver)
    assert (clash.cells, len(clash.rules), clash.minimal) == ((0,), 1, True)


def test_what_blocks_alone_show_names_no_rule(solver):
    puzzle = Puzzle([1, 0, 1] + [0] * 13, rules=[Killer((8, 9), 5), Thermometer((4, 8))])
    clash = conflicting_givens(puzzle, solver=solver)
    assert (clash.cells, clash.rules, clash.minimal) == ((0, 2), (), True)


def test_a_given_that_a_rule_shows_to_be_wrong_is_enough(solver):
    puzzle = Puzzle([4, 3] + [0] * 14, rules=[Killer((0, 1), 5), Thermometer((1, 0))])
    assert list(faults(puzzle)) == [frozenset({0, 1})]
    clash = conflicting_givens(puzzle, solver=solver)
    assert clash.minimal
    check_rules(puzzle, clash)
    late = conflicting_givens(puzzle, time_limit=0, solver=solver)
    assert (late.status, late.cells, late.minimal) == (Status.INFEASIBLE, (0, 1), False)
    assert late.rules == ("killer_r1c1", "thermometer_r1c2")


def test_a_puzzle_with_rules_and_a_solution_says_so(solver):
    puzzle = Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3), Thermometer((0, 5))])
    for call in (conflicting_givens, givens_to_erase):
        clash = call(puzzle, solver=solver)
        assert (clash.status, clash.cells, clash.rules) == (Status.SOLVED, (), ())


def test_blocks_beside_the_usual_ones_are_named(solver):
    falling = next(block for block in diagonals(9) if 0 in block.cells)
    puzzle = Puzzle([3] + [0] * 79 + [3], rules=[*diagonals(9), Killer((1, 2), 5)])
    clash = conflicting_givens(puzzle, solver=solver)
    assert (clash.cells, clash.minimal, clash.rules) == ((0, 80), True, (falling.name,))


def test_a_diagonal_is_named_beside_a_cage_where_both_are_needed(solver):
    falling = next(block for block in diagonals(9) if 0 in block.cells)
    givens = [0] * 40 + [1] + [0] * 39 + [2]
    puzzle = Puzzle(givens, rules=[*diagonals(9), Killer((0, 1), 3), Killer((4, 5), 7)])
    clash = conflicting_givens(puzzle, solver=solver)
    assert (clash.cells, clash.rules) == ((40, 80), (falling.name, "killer_r1c1"))
    assert [rule.name for rule in puzzle.keeping(clash.rules).layout.extras] == list(clash.rules)


def fewest_items(puzzle):
    """By force: the smallest sets of givens and rules without which there is a solution."""
    names = [rule.name for rule in puzzle.layout.extras]
    items = [*given_cells(puzzle), *names]
    for size in range(1, len(items) + 1):
        sets = [
            erased
            for erased in combinations(items, size)
            if solvable(puzzle, set(given_cells(puzzle)).difference(erased), {*names} - {*erased})
        ]
        if sets:
            return {frozenset(erased) for erased in sets}
    return set()


def test_the_fewest_givens_and_rules_to_erase_are_those_of_brute_force(solver):
    for puzzle in small_puzzles(8):
        erased = erasures(puzzle, limit=100, rules=True, solver=solver)
        assert (erased.status, erased.minimal, erased.complete) == (Status.INFEASIBLE, True, True)
        sets = {frozenset([*choice.cells, *choice.rules]) for choice in erased.choices}
        assert sets == fewest_items(puzzle)
        order = [(c.unique is not True, c.rules, c.cells) for c in erased.choices]
        assert order == sorted(order)


def test_rules_that_clash_without_givens_can_be_erased(solver):
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 3), Killer((1, 5), 7), Thermometer((10, 11))])
    erased = erasures(puzzle, rules=True, solver=solver)
    assert [choice.rules for choice in erased.choices] == [("killer_r1c1",), ("killer_r1c2",)]
    assert (erased.minimal, erased.complete, erased.rules) == (True, True, ())
    blocks = Puzzle([1, 0, 0, 0], [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3)])
    assert erasures(blocks, rules=True, solver=solver).choices == ()


def test_a_negative_demands_no_more_once_a_dot_is_dropped():
    puzzle = Puzzle([0] * 16, rules=[AllRatios(), Ratio((0, 1))])
    kept = puzzle.keeping([*[block.name for block in puzzle.blocks], "allratios"])
    alone = Puzzle([0] * 16, rules=[AllRatios()])
    assert [len(lowered(p.layout).others) for p in (kept, alone)] == [23, 24]
    assert kept.layout != alone.layout


def smallest_by_force(puzzle):
    """By force: the size of the smallest set of givens and rules that has no solution."""
    items = [*given_cells(puzzle), *[rule.name for rule in puzzle.layout.extras]]
    for size in range(len(items) + 1):
        for chosen in combinations(items, size):
            names = {item for item in chosen if isinstance(item, str)}
            if not solvable(puzzle, {*chosen} - names, names):
                return size
    return None


@PUZZLES
def test_no_set_is_smaller_than_the_smallest(puzzle, solver):
    clash = smallest_clash(puzzle, solver=solver)
    assert (clash.status, clash.minimal, clash.smallest) == (Status.INFEASIBLE, True, True)
    assert len(clash.cells) + len(clash.rules) == smallest_by_force(puzzle)
    assert not solvable(puzzle, clash.cells, clash.rules)


def test_the_smallest_set_may_be_smaller_than_a_minimal_one(solver):
    pairs = [conflicting_givens(puzzle, solver=solver) for puzzle in SMALL]
    sizes = [len(clash.cells) + len(clash.rules) for clash in pairs]
    assert any(size > smallest_by_force(puzzle) for size, puzzle in zip(sizes, SMALL, strict=True))


def test_a_smallest_set_takes_no_more_time_than_there_is(solver):
    solved = smallest_clash(Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3)]), solver=solver)
    assert (solved.status, solved.smallest) == (Status.SOLVED, False)
    late = smallest_clash(SMALL[0], time_limit=0, solver=solver)
    assert not late.smallest


def test_a_clue_along_a_diagonal_clashes_with_the_diagonal_alone(solver):
    """Check also that what was left out is not remembered for the rule by itself."""
    sandwich = Sandwich((-1, -1, 1, 1), 6)
    usual = Puzzle([0] * 16).blocks
    puzzle = Puzzle([0] * 16, [*usual, *diagonals(4)], rules=[sandwich])
    clash = smallest_clash(puzzle, solver=solver)
    assert clash.status is Status.INFEASIBLE
    assert len(clash.rules) == 2
    assert count_solutions(Puzzle([0] * 16, rules=[sandwich]), 1).found == 1
