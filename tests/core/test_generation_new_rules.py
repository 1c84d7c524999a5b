"""New rules of any kind, cut out of the solution of a new puzzle."""

from collections import Counter
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from sudoku_core import InputError, Puzzle, count_solutions, generate, grade, parse, solve
from sudoku_core.generation import NothingGenerated, anew
from sudoku_core.generation.cages import killers, random_cages, recut
from sudoku_core.generation.rule_counts import counts_in
from sudoku_core.generation.rule_laying import (
    has_negative,
    holds,
    is_cut,
    mark_count,
    with_new_rules,
    with_rules,
)
from sudoku_core.generation.target import target_of
from sudoku_core.generation.wishes import MOST_SPARE_RULES_GRADED, Wishes
from sudoku_core.rules import KINDS, Killer, Thermometer, boards
from tests import oracles
from tests.missing import missing

PLACED = sorted(name for name, kind in KINDS.items() if kind.places() and is_cut(kind))
RARE = {"circles", "columnindexer", "equal", "maximum", "minimum", "pill", "rowindexer"}
"""Kinds for which a board of side 4 may have no room."""
NEGATIVES = sorted(name for name, kind in KINDS.items() if kind.of_others and not kind.places())


def counted(puzzle):
    return dict(Counter(rule.kind for rule in puzzle.rules))


def expect_unique(puzzle):
    """Check by CaDiCaL, not by code of the generator, that there is one solution."""
    try:
        assert len(oracles.by_clauses(puzzle, "reduced", 2)) == 1
    except ImportError:
        missing("python-sat")


def expect_minimal(puzzle):
    """Check that without any given there are several solutions."""
    for cell, digit in enumerate(puzzle.givens.cells):
        if digit:
            fewer = puzzle.replace(puzzle.givens.replace(cell, 0))
            assert count_solutions(fewer).unique is False


def without(puzzle, rule):
    rules = [other for other in puzzle.rules if other != rule]
    return Puzzle(puzzle.givens, puzzle.blocks, rules=rules, digits=puzzle.digits)


@pytest.mark.native
@pytest.mark.parametrize(
    ("kind", "side"),
    [(kind, side) for kind in PLACED for side in (4, 6) if side == 6 or kind not in RARE],
)
def test_every_kind_with_a_place_can_be_cut_out_of_a_solution(kind, side):
    puzzle = generate(side, rules={kind: 2}, rng=Random(3))
    assert counted(puzzle) == {kind: 2}
    expect_unique(puzzle)
    expect_minimal(puzzle)
    solution = solve(puzzle).grid
    assert not any(rule.broken(solution.cells, puzzle.digits) for rule in puzzle.rules)


@pytest.mark.native
@pytest.mark.parametrize("kind", ["arrow", "thermometer"])
def test_a_kind_without_a_number_has_a_level(kind):
    # About 700 reports at most; with too many rules the search would go on for ever.
    reports = count()
    puzzle = generate(
        rules=kind, level="medium", seed=1, on_progress=lambda _progress: next(reports) > 2000
    )
    assert grade(puzzle).level == "medium"
    assert 0 < counted(puzzle)[kind] <= MOST_SPARE_RULES_GRADED
    expect_unique(puzzle)


@pytest.mark.parametrize("kind", ["arrow", "killer", "palindrome", "sandwich", "whisper"])
def test_kinds_fit_the_usual_side_too(kind):
    puzzle = generate(rules={kind: 2}, rng=Random(5))
    assert counted(puzzle) == {kind: 2}
    expect_unique(puzzle)
    expect_minimal(puzzle)


@pytest.mark.native
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_mix_has_the_level_that_is_asked_for(level):
    minimal = level != "easy"
    puzzle = generate(rules="thermometer:2,arrow:1", level=level, minimal=minimal, rng=Random(1))
    assert counted(puzzle) == {"thermometer": 2, "arrow": 1}
    assert grade(puzzle).level == level
    expect_unique(puzzle)
    if minimal:
        expect_minimal(puzzle)


@pytest.mark.native
@pytest.mark.parametrize(("level", "side"), [("easy", 6), ("easy", 9), ("medium", 9), (None, 9)])
def test_cages_over_all_cells_need_no_givens(level, side):
    puzzle = generate(side, rules="killer", level=level, minimal=level != "easy", rng=Random(2))
    assert not any(puzzle.givens.cells)
    assert sorted(cell for rule in puzzle.rules for cell in rule.cells) == [*puzzle.cells]
    assert level in (None, grade(puzzle).level)
    expect_unique(puzzle)


def test_cages_leave_room_for_other_new_rules():
    puzzle = generate(4, rules="killer;thermometer:1", rng=Random(1))
    assert counted(puzzle)["thermometer"] == 1
    cages = [rule for rule in puzzle.rules if rule.kind == "killer"]
    assert sorted(cell for cage in cages for cell in cage.cells) == [*puzzle.cells]
    expect_unique(puzzle)


@pytest.mark.parametrize("near", [(), (0, 1, 40)])
def test_cages_that_are_cut_anew_cover_the_same_cells(near):
    rng, layout = Random(1), Puzzle([0] * 81).layout
    solution = solve(layout.puzzle([0] * 81)).grid
    first = cages = random_cages(layout, solution, rng)
    for _ in range(20):
        cages = recut(layout, solution, cages, near, rng)
        assert sorted(cell for cage in cages for cell in cage) == [*layout.cells]
        assert holds(with_rules(layout, killers(layout, solution, cages)), solution)
    assert {*cages} - {*first}


def test_text_and_dict_ask_for_the_same():
    by_text = generate(4, rules="thermometer:2,greater:1", rng=Random(1))
    assert by_text == generate(4, rules={"thermometer": 2, "greater": 1}, rng=Random(1))
    both = generate(4, rules="diagonals; thermometer:1", rng=Random(1))
    assert {block.kind for block in both.blocks} >= {"diagonal"}
    assert counted(both) == {"thermometer": 1}


@pytest.mark.native
@pytest.mark.parametrize("kind", ["killer", "thermometer", "difference"])
def test_of_a_kind_without_a_number_no_rule_and_no_given_can_go(kind):
    puzzle = generate(6, rules={kind: 0}, rng=Random(2))
    expect_unique(puzzle)
    expect_minimal(puzzle)
    for rule in puzzle.rules:
        assert count_solutions(without(puzzle, rule)).unique is False


@pytest.mark.native
@pytest.mark.parametrize("negative", NEGATIVES)
def test_a_negative_brings_every_mark_that_it_demands(negative):
    puzzle = generate(6, rules={negative: 1}, rng=Random(4))
    assert counted(puzzle)[negative] == 1
    assert len(puzzle.rules) > 2
    expect_unique(puzzle)


def test_a_rule_of_the_whole_board_holds_before_there_is_a_solution():
    puzzle = generate(6, rules={"antiking": 1, "thermometer": 1}, rng=Random(1))
    assert counted(puzzle) == {"antiking": 1, "thermometer": 1}


def test_the_same_seed_makes_the_same_rules():
    first, again, other = (generate(4, rules={"renban": 2}, rng=Random(s)) for s in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ({"thermometers": 1}, "generate.kind-near"),
        ({"thermometer": -1}, "generate.kind-count"),
        ({"thermometer": 1.5}, "generate.kind-count"),
        ({"thermometer": 30}, "generate.kinds"),
        ("thermometers:2", "parse.rules"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules, code):
    with pytest.raises(InputError) as refused:
        generate(4, rules=rules)
    assert refused.value.code == code
    assert "{" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("thermometer:2", {"thermometer": 2}),
        ("thermometer", {"thermometer": 0}),
        (" arrow : 3 , renban", {"arrow": 3, "renban": 0}),
        ("killer", None),
        ("antiknight", None),
        ("killer:15=r1c1-r1c2", None),
        ("digits:0-3", None),
    ],
)
def test_only_kinds_with_numbers_ask_for_new_rules(line, counts):
    assert counts_in(line) == counts


def test_a_jigsaw_anew_gets_other_regions():
    jigsaw = generate(6, rules="jigsaw,thermometer:1", seed=4)
    board, rules = anew(jigsaw)
    assert sorted(rules.split(",")) == ["jigsaw:1", "thermometer:1"]
    again = generate(board=board, rules=rules, seed=5)
    assert count_solutions(again).unique
    shapes = [{block.cells for block in puzzle.blocks[12:]} for puzzle in (jigsaw, again)]
    assert shapes[0] != shapes[1]
    assert all(len(shape) == 6 for shape in shapes)


def test_a_board_anew_asks_for_as_many_rules_of_each_kind():
    text = "." * 16 + ";diagonals;thermometer:r1c1-r1c2;thermometer:r3c1-r3c2;killer:5=r4c1-r4c2"
    board, rules = anew(parse(text))
    assert board.rules == ()
    assert {block.kind for block in board.blocks} >= {"diagonal"}
    assert rules == "thermometer:2,killer:1"
    like = generate(board=board, rules=rules, rng=Random(1))
    assert counted(like) == {"thermometer": 2, "killer": 1}
    cages = [Killer(range(row * 4, row * 4 + 4), 10) for row in range(4)]
    assert anew(Puzzle([0] * 16, rules=[*cages, Thermometer((0, 1))]))[1] == "killer;thermometer:1"


def test_a_board_with_a_negative_leaves_its_marks_to_that():
    board = parse("." * 16 + ";alldifferences;difference:r1c1-r1c2;difference:r3c1-r3c2")
    assert anew(board)[1] == "alldifferences:1,difference:1"


def test_a_pattern_is_nothing_that_a_solution_tells():
    with pytest.raises(InputError, match="regex"):
        generate(4, rules={"regex": 1})
    board = parse("." * 16 + ";regex:[12][34].*=r1c1-r1c4")
    rest, line = anew(board)
    assert (rest.rules, line) == (board.rules, "")


def test_a_pattern_takes_no_new_rules():
    with pytest.raises(InputError, match="pattern takes no new rules"):
        generate(4, rules="thermometer:1", pattern=(0, 3, 5, 6, 9, 10, 12, 15))


@pytest.mark.parametrize("number", ["1000", "9" * 9])
def test_a_number_of_rules_that_no_board_has_is_refused(number):
    with pytest.raises(InputError, match="from 0 to 999"):
        generate(4, rules="thermometer:" + number)


def test_a_number_that_is_too_long_is_no_number():
    assert counts_in("thermometer:" + "9" * 5000) is None


def test_the_rules_that_one_brings_stay():
    own = Thermometer((0, 1, 2))
    for seed in range(8):
        assert own in generate(4, rules=[own, "thermometer"], seed=seed).rules


def test_repeated_kinds_add_up():
    assert counts_in("arrow:1,thermometer:2,arrow:2") == {"arrow": 3, "thermometer": 2}
    assert counted(generate(6, rules="renban:1;renban:1", rng=Random(1))) == {"renban": 2}


def test_none_of_a_rule_of_the_whole_board_is_none():
    assert generate(4, rules={"antiknight": 0}, rng=Random(1)).rules == ()


@pytest.mark.parametrize("kind", ["thermometer", "allpairsums"])
def test_laying_rules_can_be_stopped(kind):
    grid = solve(Puzzle([0] * 81)).grid
    calls = []

    def go_on():
        calls.append(kind)
        if len(calls) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        with_new_rules(Puzzle([0] * 81).layout, grid, (), {kind: 1}, Random(1), go_on, 0)
    assert len(calls) == 5


def test_a_gentle_removal_can_be_stopped():
    state = {"calls": 0}

    def stop(_progress):
        state["calls"] += 1
        return state["calls"] > 3

    with pytest.raises(NothingGenerated):
        generate(rules={"renban": 3}, level="easy", minimal=False, on_progress=stop, seed=1)
    assert state["calls"] == 4


@pytest.mark.native
def test_easy_puzzles_hold_no_rule_that_they_do_not_need():
    rules, level = {"thermometer": 0}, "easy"
    puzzle = generate(6, rules=rules, level=level, minimal=False, rng=Random(2))
    assert grade(puzzle).level == level
    assert puzzle.rules
    for rule in puzzle.rules:
        fewer = without(puzzle, rule)
        assert not count_solutions(fewer).unique or grade(fewer).level != level


@pytest.mark.parametrize("side", [4, 5, 6, 7])
def test_a_jigsaw_has_connected_regions_of_random_shapes(side):
    puzzle = generate(side, rules="jigsaw", rng=Random(3))
    regions = [block.cells for block in puzzle.blocks if block.kind == "region"]
    assert sorted(cell for cells in regions for cell in cells) == [*puzzle.cells]
    assert "box" not in {block.kind for block in puzzle.blocks}
    for cells in regions:
        assert len(cells) == side
        assert len(joined(puzzle.layout, cells)) == side
    assert regions != [
        block.cells
        for block in generate(side, rules={"jigsaw": 1}, rng=Random(4)).blocks
        if block.kind == "region"
    ]
    expect_unique(puzzle)
    expect_minimal(puzzle)


def joined(layout, cells):
    """Return the cells that steps within the cells reach from the first."""
    reached, new = {cells[0]}, [cells[0]]
    while new:
        near = layout.near(new.pop(), ((0, 1), (1, 0), (0, -1), (-1, 0)))
        new += [cell for cell in near if cell in cells and cell not in reached]
        reached.update(new)
    return reached


@pytest.mark.native
@pytest.mark.parametrize(
    ("rules", "other"),
    [
        ("jigsaw;killer", "killer"),
        ("jigsaw,thermometer:2", "thermometer"),
        ("jigsaw;diagonals", "diagonal"),
    ],
)
def test_a_jigsaw_mixes_with_other_rules(rules, other):
    puzzle = generate(6, rules=rules, rng=Random(1))
    kinds = {block.kind for block in puzzle.blocks} | {rule.kind for rule in puzzle.rules}
    assert kinds == {"row", "column", "region", other}
    expect_unique(puzzle)


def test_a_jigsaw_of_one_cell_is_its_region():
    assert [block.kind for block in generate(1, rules="jigsaw").blocks] == [
        "row",
        "column",
        "region",
    ]


def test_regions_that_no_grid_fits_end():
    with pytest.raises(NothingGenerated):
        generate(4, rules=["jigsaw", "killer:2=r1c1-r1c2"], rng=Random(1), time_limit=0.2)


def test_a_jigsaw_needs_a_square_board():
    corners = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
    board = Puzzle([0] * 441, boards(corners, 21, (3, 3)), digits=range(1, 10))
    with pytest.raises(InputError, match="square board without gaps"):
        generate(board=board, rules="jigsaw")


def test_the_marks_that_a_negative_demands_are_counted_before_they_are_laid():
    empty = Puzzle([0] * 16)
    grids = [solve(empty.replace(empty.givens.replace(0, digit))).grid for digit in (1, 2)]
    counts = {"alldifferences": 1}
    assert has_negative(counts)
    assert not has_negative({"thermometer": 2})
    for grid in grids:
        layout = with_new_rules(empty.layout, grid, (), counts, Random(1), lambda: True, 0)
        marks = [rule for rule in layout.rules if rule.kind == "difference"]
        assert len(marks) == mark_count(empty.layout, grid, counts)


def test_diagonal_lines_as_short_as_asked() -> None:
    empty = Puzzle([0] * 81)
    grid = solve(empty).grid
    others = [parse("".join([str(10 - digit) for digit in grid.cells])).givens]
    counts = {"littlekiller": 5}
    layout = with_new_rules(empty.layout, grid, others, counts, Random(1), lambda: True, 0, 4)
    assert layout
    assert len(layout.rules) == 5
    assert all(len(rule.cells) <= 4 for rule in layout.rules)


def test_givens_of_easy_puzzles_with_new_rules_are_removed_by_easy_steps_alone() -> None:
    layout = Puzzle([0] * 81).layout
    cells = tuple([1 << cell for cell in range(81)])
    target = target_of("easy", None, None)
    counts = {"sandwich": 4}
    wishes = Wishes(layout, False, counts, False, cells, None, False, None, target, unique=False)
    (test,) = wishes.tests(lambda: True)
    # Without any given the propagation of rules finds nothing, and neither do easy steps.
    assert not test(layout.puzzle([0] * 81))
    far, near = wishes.patience(0.7), wishes.patience(0.1)
    assert far == near  # fewer or more givens: never far
    strict = replace(wishes, minimal=True, target=target_of("hard", None, None))
    assert strict.patience(0.7) < strict.patience(0.1)
