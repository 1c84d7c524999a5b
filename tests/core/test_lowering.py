"""Rules in the words of the kernel, and the model that comes of them."""

from collections.abc import Mapping
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest

import sudoku_core
from sudoku_core import (
    InputError,
    Puzzle,
    build_model,
    count_solutions,
    is_solution,
    solutions,
)
from sudoku_core.board.blocks import lines, standard_blocks
from sudoku_core.board.candidates import propagate
from sudoku_core.board.lowering import lowered, rule_names
from sudoku_core.models.clauses import build_clauses, to_dimacs
from sudoku_core.rules import Killer, Thermometer, Walk, boards, diagonals
from sudoku_core.rules.kernel import AllDifferent, Linear, Table
from sudoku_core.search.block_sums import block_sums
from tests.made_up import Among, Often, Paired, Remainder, Weighted

CORE = Path(sudoku_core.__file__).parent
EMPTY = [0] * 16


def below(*rules, givens=EMPTY, **named):
    return lowered(Puzzle(givens, rules=rules, **named).layout)


def test_blocks_come_first_then_what_rules_want_different():
    lower = below(Killer((0, 1), 5), *diagonals(4), Killer((4, 5)))
    names = [name for name, _ in lower.all_different]
    assert names[:12] == [block.name for block in standard_blocks(2)]
    assert names[12:] == ["diagonal1", "diagonal2", "killer_r1c1", "killer_r2c1"]
    assert [primitive.cells for _, primitive in lower.all_different][-2:] == [(0, 1), (4, 5)]


def test_each_rule_is_lowered_to_its_primitives():
    lower = below(Killer((0, 1), 5), Killer((4, 5)), Thermometer((8, 9, 10)), Thermometer((3,)))
    assert [(name, type(primitive)) for name, primitive in lower.others] == [
        ("killer_r1c1", Linear),
        ("thermometer_r3c1_part1", Table),
        ("thermometer_r3c1_part2", Table),
    ]
    assert [primitive.cells for _, primitive in lower.others] == [(0, 1), (8, 9), (9, 10)]
    assert lower.others[1][1].operator == "<"


def test_two_lines_from_one_cell_are_told_apart():
    lower = below(Thermometer((0, 1, 2)), Thermometer((0, 4)))
    names = [name for name, _ in lower.others]
    assert len(set(names)) == 3


def test_sums_add_up_what_the_digits_stand_for():
    (linear,) = [primitive for _, primitive in below(Killer((0, 1), 5), digits=(0, 2, 3, 7)).others]
    assert (linear.values, linear.total) == ((0, 2, 3, 7), 5)


def test_the_peers_of_a_cell_are_all_that_differ_from_it():
    lower = below(Killer((0, 15), 5))
    assert lower.peers[0] == (1, 2, 3, 4, 5, 8, 12, 15)
    assert lower.peers[15] == (0, 3, 7, 10, 11, 12, 13, 14)


def test_a_cage_of_all_digits_is_full():
    assert (0, 1, 4, 8) in below(Killer((0, 1, 4, 8), 10)).full
    assert (0, 1, 4) not in below(Killer((0, 1, 4), 6)).full


def test_rules_that_nobody_knows_need_the_kernel_alone():
    rules = [
        Weighted((0, 1, 2), (1, 1, -2), "<=", -1),
        Paired((5, 10), frozenset({(1, 1), (2, 4), (4, 2)})),
        Among((3, 12), frozenset({1, 3, 7})),
        Often((0, 5, 6, 11), 2, 1, 1),
        Remainder((4, 9, 14), 3, 2),
    ]
    puzzle = Puzzle(EMPTY, rules=rules)
    grids = list(solutions(puzzle))
    plain = [grid for grid in solutions(Puzzle(EMPTY)) if is_solution(puzzle, grid)]
    assert grids
    assert {grid.cells for grid in grids} == {grid.cells for grid in plain}
    assert len(grids) < 288


def test_an_automaton_that_is_too_large_is_refused_in_words():
    rule = Walk(range(5), (), lambda past, value: (*past, value), lambda past: True, bool)
    with pytest.raises(InputError, match="too large for 25 digits"):
        rule.lower(tuple(range(1, 26)))


def test_a_value_that_no_digit_has_stands_nowhere():
    never, once = Often((0, 1), 9, 0, 1), Often((0, 1), 9, 1, 2)
    assert count_solutions(Puzzle(EMPTY, rules=[never]), 999).found == 288
    assert count_solutions(Puzzle(EMPTY, rules=[once])).found == 0


def test_a_block_knows_no_sum_but_its_own():
    assert block_sums(Puzzle(EMPTY).layout) == []
    assert block_sums(Puzzle(EMPTY, rules=[Killer((0, 1))]).layout) == []


def test_what_cages_leave_of_a_row_has_a_sum():
    sums = block_sums(Puzzle(EMPTY, rules=[Killer((0, 1), 3)]).layout)
    assert {(linear.cells, linear.total) for linear in sums} >= {((2, 3), 7), ((4, 5), 7)}
    assert all(linear.distinct for linear in sums if len(linear.cells) == 2)


def test_what_juts_out_of_a_box_has_a_sum():
    cages = [Killer((0, 1, 2), 7), Killer((4, 5), 6)]
    sums = {linear.cells: linear for linear in block_sums(Puzzle(EMPTY, rules=cages).layout)}
    assert sums[(2,)].total == 3


def test_innies_less_outies_have_a_sum():
    cages = [Killer((0, 1, 4), 6), Killer((2, 6), 5)]
    sums = block_sums(Puzzle(EMPTY, rules=cages).layout)
    mixed = {(linear.cells, linear.coefficients): linear.total for linear in sums}
    # The first row without the first cage, which has a cell outside: 10 - 6.
    assert mixed[(2, 3, 4), (1, 1, -1)] == 4
    # Without the second cage, too: 10 - 6 - 5, turned round.
    assert mixed[(3, 4, 6), (1, -1, -1)] == -1


def test_what_lies_far_apart_may_repeat():
    cages = [Killer((0, 4, 5), 7), Killer((1, 2), 4), Killer((12, 13, 9), 8)]
    for linear in block_sums(Puzzle(EMPTY, rules=cages).layout):
        together = any(set(linear.cells) <= set(block.cells) for block in standard_blocks(2))
        assert linear.distinct == together


def test_block_sums_of_other_digits_and_of_several_boards():
    two = boards([(0, 0), (2, 2)], 6, (2, 2))
    cage = Killer((14, 15, 20), 6)
    puzzle = Puzzle([0] * 36, two, rules=[cage], digits=range(4))
    totals = {linear.cells: linear.total for linear in block_sums(puzzle.layout)}
    assert totals[(21,)] == 0


def test_a_model_names_its_rules():
    puzzle = Puzzle(EMPTY, rules=[Killer((0, 1), 5), Thermometer((8, 9, 10))])
    model = build_model(puzzle, "full")
    rows = {row.name: row for row in model.constraints}
    assert rows["killer_r1c1_sum"].bound == 5
    assert rows["killer_r1c1_digit1"].sense == "<="
    assert "thermometer_r3c1_part2_digit2" in rows
    assert model.auxiliaries == ("killer_r1c1_set_1_4", "killer_r1c1_set_2_3")
    assert [model.name(v) for v in model.variables[-2:]] == list(model.auxiliaries)
    assert model.variables[-2:] == (64, 65)
    assert model.candidates == tuple(range(64))


def test_a_model_without_rules_has_no_more_than_it_had():
    model = build_model(Puzzle(EMPTY), "full")
    assert (model.auxiliaries, model.stats.constraints, model.stats.nonzeros) == ((), 64, 256)


def test_candidates_are_counted_on_boards_with_gaps():
    puzzle = Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(1, 5))
    stats = build_model(puzzle, "full").stats
    assert (stats.variables, stats.fixed_one, stats.fixed_zero) == (28 * 4, 0, 0)
    assert stats.constraints == 28 + 4 * len(puzzle.blocks)


def test_rules_that_can_not_be_kept_are_a_contradiction():
    for rules in ([Killer((0, 1), 99)], [Thermometer((0, 1)), Thermometer((1, 0))]):
        puzzle = Puzzle(EMPTY, rules=rules)
        assert list(solutions(puzzle)) == []
        model = build_model(puzzle)
        assert model.contradicts
        assert () in build_clauses(model).clauses


def test_what_rules_rule_out_needs_no_variable():
    rules = [Killer((0, 1), 3), Thermometer((8, 9, 10))]
    masks = propagate(Puzzle(EMPTY, rules=rules))
    assert masks[:2] == (3, 3)
    assert masks[8:11] == (3, 6, 12)
    left = build_model(Puzzle(EMPTY, rules=rules))
    assert 2 not in left.variables
    assert 2 in build_model(Puzzle(EMPTY, rules=rules), "full").variables


def test_the_literals_of_a_sum_have_names():
    clauses = build_clauses(build_model(Puzzle(EMPTY, rules=[Killer((0, 1), 5)])))
    assert clauses.count == len(clauses.model.candidates) + len(clauses.auxiliaries)
    assert all(name.startswith("killer_r1c1_") for name in clauses.auxiliaries)
    text = to_dimacs(clauses)
    assert f"p cnf {clauses.count} {len(clauses.clauses)}\n" in text
    assert f"c {clauses.count} {clauses.auxiliaries[-1]}\n" in text


def test_a_rule_is_lowered_to_what_its_cells_say():
    for rule in (Killer((3, 7), 5), Thermometer((2, 1, 0)), lines(4)[0]):
        for primitive in rule.lower((1, 2, 3, 4)):
            assert set(primitive.cells) <= set(rule.cells)
    assert lines(4)[0].lower((1, 2, 3, 4)) == (AllDifferent((0, 1, 2, 3)),)


def test_rules_keep_the_names_of_their_own_puzzle():
    both = Puzzle(EMPTY, rules=[Killer((0, 1), 3), Killer((0, 4), 4)])
    reduced = both.keeping(["killer_r1c1_2"])
    alone = Puzzle(EMPTY, rules=[Killer((0, 4), 4)])
    assert reduced == alone
    for puzzle, name in (
        (reduced, "killer_r1c1_2"),
        (alone, "killer_r1c1"),
        (reduced, "killer_r1c1_2"),
    ):
        assert [owner for owner, _ in lowered(puzzle.layout).others] == [name]


def remembering():
    """By name, the functions of the core that remember what they answer for a board or puzzle."""
    functions = {}
    for path in sorted(CORE.rglob("*.py")):
        if "cache" in path.read_text(encoding="utf-8"):
            parts = path.relative_to(CORE).with_suffix("").parts
            name = ".".join([part for part in parts if part != "__init__"])
            for key, value in vars(import_module(f"sudoku_core.{name}")).items():
                if hasattr(value, "cache_info") and value.__module__ == f"sudoku_core.{name}":
                    kinds = [
                        parameter.annotation for parameter in signature(value).parameters.values()
                    ]
                    if kinds and kinds[0] in ("Layout", "Puzzle"):
                        functions[f"{name}.{key}"] = value, kinds
    return functions


def texts_in(value, seen):
    """The texts in a value of the core, however deep."""
    if isinstance(value, str):
        yield value
    elif id(value) not in seen:
        seen[id(value)] = value
        within = []
        if isinstance(value, Mapping):
            within = [*value.keys(), *value.values()]
        elif isinstance(value, (list, tuple, set, frozenset)):
            within = list(value)
        elif type(value).__module__.startswith("sudoku_core"):
            slots = [
                name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())
            ]
            names = [*slots, *getattr(value, "__dict__", ())]
            within = [getattr(value, name, None) for name in names]
        for part in within:
            yield from texts_in(part, seen)


def test_what_is_remembered_by_a_board_alone_holds_no_name_of_a_rule():
    both = [Killer((0, 1), 3), Killer((0, 4), 4), Thermometer((5, 6)), Thermometer((5, 9))]
    puzzle = Puzzle(EMPTY, rules=both).keeping(["killer_r1c1_2", "thermometer_r2c2_2"])
    functions = remembering()
    by_name = [name for name, (_, kinds) in functions.items() if "tuple[str, ...]" in kinds]
    assert "board.lowering._lowered" in by_name
    del functions["search.planes.planes_of"]  # for boards without rules
    for name, (function, kinds) in functions.items():
        function.cache_clear()
        board = puzzle if kinds[0] == "Puzzle" else puzzle.layout
        names = rule_names(puzzle.layout)
        more = {"int": 0, "bool": True, "tuple[int, ...]": (0, 1), "str": names[0]}
        more["tuple[str, ...]"] = names
        texts = set(texts_in(function(board, *[more[kind] for kind in kinds[1:]]), {}))
        assert name in by_name or not any("_2" in text for text in texts), name
