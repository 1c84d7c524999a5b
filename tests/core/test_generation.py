"""New puzzles: one solution, givens and grade as asked, the same for the same seed."""

from inspect import signature
from itertools import islice
from random import Random

import pytest

import sudoku_core as sc
from sudoku_core import InputError, Puzzle, Status, generate, generate_many, grade, parse
from sudoku_core.generation import SYMMETRIES, NothingGenerated
from sudoku_core.generation.generate import Options
from sudoku_core.generation.pattern import Filling
from sudoku_core.generation.symmetries import orbits
from sudoku_core.generation.target import target_of
from sudoku_core.hints import LEVELS
from sudoku_core.rules import Killer, diagonals, windows
from tests import oracles, stepping
from tests.boards import own_boards
from tests.cases import overlapping
from tests.missing import missing
from tests.plain import CLASSIC

BIG = Puzzle([0] * 9**2).layout


def fits(puzzle, level=None, rating=None, technique=None):
    return target_of(level, rating, technique).distance(grade(puzzle)) == 0


def given(puzzle):
    """The cells that hold givens."""
    return {cell for cell, digit in enumerate(puzzle.givens.cells) if digit}


def solutions_of(puzzle):
    """Return the number of solutions, at most two; no code of the generator is used."""
    if puzzle.side <= 4:
        return len(oracles.by_checker(puzzle, 2, 10**6))
    return len(by_clauses(puzzle))


def by_clauses(puzzle):
    """Solutions, two at most, by CaDiCaL."""
    try:
        return oracles.by_clauses(puzzle, "reduced", 2)
    except ImportError:
        missing("python-sat")


def without(puzzle, cells):
    return puzzle.layout.puzzle([0 if n in cells else d for n, d in enumerate(puzzle.givens.cells)])


def expect_minimal(puzzle, symmetry=None):
    """Check that no given can go, nor any set of them that lie alike."""
    for orbit in orbits(puzzle.layout, symmetry):
        removed = {cell for cell in puzzle.cells if orbit >> cell & 1}
        assert removed <= given(puzzle) or not removed & given(puzzle)
        if removed & given(puzzle):
            assert solutions_of(without(puzzle, removed)) == 2


@pytest.mark.parametrize("side", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_small_puzzles_have_one_solution_and_no_spare_given(side, seed):
    puzzle = generate(side, rng=Random(seed))
    assert (puzzle.side, solutions_of(puzzle)) == (side, 1)
    expect_minimal(puzzle)


@pytest.mark.native
@pytest.mark.parametrize("side", [5, 6, 8, 9])
def test_larger_ones_too(side):
    puzzle = generate(side, rng=Random(side))
    assert (puzzle.side, solutions_of(puzzle)) == (side, 1)
    expect_minimal(puzzle)


@pytest.mark.native
def test_boards_of_12_and_16_have_one_solution():
    for side, count in ((12, 70), (16, 125)):
        puzzle = generate(side, given_count=count, rng=Random(1))
        assert (len(given(puzzle)), solutions_of(puzzle)) == (count, 1)


@pytest.mark.long
def test_no_given_of_a_large_puzzle_can_go():
    for side in (16, 20):  # of which the larger is dug digit by digit
        puzzle = generate(side, rng=Random(1))
        assert solutions_of(puzzle) == 1
        expect_minimal(puzzle)


@pytest.mark.native
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_givens_lie_as_the_symmetry_says_and_no_set_of_them_can_go(symmetry):
    turn = SYMMETRIES[symmetry]
    for side in (6, 9):
        puzzle = generate(side, symmetry=symmetry, rng=Random(side))
        images = {turn(*divmod(cell, side), side, side) for cell in given(puzzle)}
        assert {row * side + column for row, column in images} == given(puzzle)
        assert solutions_of(puzzle) == 1
        expect_minimal(puzzle, symmetry)


def test_symmetries_are_what_their_names_say():
    corner = {name: turn(0, 1, 3, 3) for name, turn in SYMMETRIES.items()}
    assert corner == {
        "rotate180": (2, 1),
        "rotate90": (1, 2),
        "mirror-rows": (2, 1),
        "mirror-columns": (0, 1),
        "diagonal": (1, 0),
        "antidiagonal": (1, 2),
    }
    for name, most in (("rotate180", 2), ("rotate90", 4), ("diagonal", 2)):
        masks = orbits(BIG, name)
        assert sum(masks) == (1 << 81) - 1
        assert max(orbit.bit_count() for orbit in masks) == most


KINDS = {
    "X": {"rules": diagonals(9)},
    "windoku": {"rules": windows(9)},
    "jigsaw": {"board": stepping.fillable(2, 3, Random(1))},
    "boxes": {"side": 6, "box": (3, 2)},
    "blocks": {"side": 4, "blocks": Puzzle([0] * 16, rules=diagonals(4)).blocks},
    "killer": {"side": 6, "rules": ["killer"]},
    "thermometers": {"board": own_boards("thermometers")[0].puzzle},
    "overlapping": {"board": overlapping()},
}


@pytest.mark.native
@pytest.mark.parametrize("kind", KINDS)
def test_blocks_and_rules_are_kept(kind):
    options = KINDS[kind]
    puzzle = generate(**options, rng=Random(3))
    assert solutions_of(puzzle) == 1
    if "board" in options:
        assert puzzle.layout == options["board"].layout
    if kind in ("X", "windoku"):
        assert [block.kind for block in puzzle.blocks][27:] == [
            block.kind for block in options["rules"]
        ]
    if kind == "boxes":
        assert puzzle.box == (3, 2)
    if kind != "killer":
        expect_minimal(puzzle)


@pytest.mark.native
def test_a_killer_has_cages_over_all_cells_cut_out_of_its_solution():
    board = own_boards("killers")[0].puzzle
    for options in ({"side": 6, "rules": ["killer"]}, {"board": board}):
        puzzle = generate(**options, rng=Random(5))
        cages = [rule for rule in puzzle.rules if isinstance(rule, Killer)]
        assert sorted(cell for cage in cages for cell in cage.cells) == [*puzzle.cells]
        (solved,) = by_clauses(puzzle)
        for cage in cages:
            cage_digits = [solved[cell] for cell in cage.cells]
            assert (sum(cage_digits), len({*cage_digits})) == (cage.total, len(cage_digits))
    assert puzzle.rules != board.rules


def test_there_are_exactly_as_many_givens_as_asked():
    for count in (9, 16, 30, 36):
        puzzle = generate(6, given_count=count, rng=Random(count))
        assert len(given(puzzle)) == count
        assert sc.count_solutions(puzzle).unique
    for count in (29, 32):
        puzzle = generate(given_count=count, symmetry="rotate90", rng=Random(count))
        assert len(given(puzzle)) == count
    loose = generate(6, minimal=False, rng=Random(1))
    assert sc.generation.setting(loose).spare


PATTERN = [cell for cell in range(36) if (cell // 6 + cell % 6) % 2 == 0]


def test_a_pattern_is_filled_and_no_other_cell():
    puzzle = generate(6, pattern=PATTERN, rng=Random(1))
    assert given(puzzle) == {*PATTERN}
    assert solutions_of(puzzle) == 1 if puzzle.side <= 4 else sc.count_solutions(puzzle).unique
    hard = generate(6, pattern=PATTERN[::2] + [1, 8, 15], rating=(2.0, 12.0), rng=Random(1))
    assert grade(hard).rating >= 2.0


def test_a_pattern_whose_solutions_could_not_be_counted_can_still_be_filled():
    solution = sc.solve(Puzzle([0] * 16), "search").grid
    cut = [True]
    cells = (0, 3, 5, 6, 9, 10, 12, 15)
    filling = Filling(Puzzle([0] * 16).layout, cells, solution, Random(1), lambda _nodes: cut[0])
    assert not filling.is_unique
    cut[0] = False
    assert filling.settle()
    assert solutions_of(filling.puzzle()) == 1


@pytest.mark.native
@pytest.mark.parametrize(("level", "side"), [*zip(LEVELS, (6, 6, 6, 9, 9, 9), strict=True)])
def test_a_level_is_met_and_graded_the_same_again(level, side):
    puzzle = generate(side, level=level, rng=Random(5))
    graded = grade(puzzle)
    assert (graded.status, graded.level) == (Status.SOLVED, level)
    met = [other for other in LEVELS if target_of(other, None, None).distance(graded) == 0]
    assert met == [level]
    expect_minimal(puzzle)


@pytest.mark.native
def test_a_rating_and_a_technique_are_met():
    puzzle = generate(6, rating=(3.0, 3.4), rng=Random(1))
    assert 3.0 <= grade(puzzle).rating <= 3.4
    assert fits(puzzle, rating=(3.0, 3.4))
    puzzle = generate(6, technique="hidden-pair", rng=Random(1))
    graded = grade(puzzle)
    assert "hidden-pair" in graded.needs
    assert graded.technique == "hidden-pair"
    assert fits(puzzle, technique="hidden-pair")


def test_many_take_the_options_that_one_takes():
    assert {*Options.__annotations__} == {*signature(generate).parameters} - {"rng", "seed"}


def test_the_same_seed_makes_the_same_puzzles():
    several = [[*generate_many(3, side=6, rng=Random(7))] for _ in range(2)]
    assert several[0] == several[1]
    assert len({*several[0]}) == 3
    first, again, other = (generate(6, rng=Random(seed)) for seed in (7, 7, 8))
    assert first == again != other
    assert len([*islice(generate_many(side=4), 3)]) == 3


def test_at_the_time_limit_there_is_the_best_so_far_or_nothing():
    with pytest.raises(NothingGenerated):
        generate(time_limit=0)
    with pytest.raises(NothingGenerated):
        generate(on_progress=lambda _progress: True)
    reports = []

    def third(progress):
        reports.append(progress.nodes)
        return progress.nodes >= 3

    best = generate(4, level="extreme", rng=Random(1), on_progress=third)
    assert sc.count_solutions(best).unique
    assert not fits(best, level="extreme")
    assert reports == sorted(reports)


REFUSED = (
    ({"side": 0}, "generate.side"),
    ({"side": "9"}, "generate.side"),
    ({"side": 4, "box": (3, 3)}, "puzzle.box"),
    ({"rules": ["cages"]}, "parse.rules"),
    ({"given_count": 82}, "generate.count"),
    ({"given_count": -1}, "generate.count"),
    ({"given_count": 2.5}, "generate.count"),
    ({"given_count": 7}, "generate.few"),
    ({"given_count": 30, "symmetry": "rotate90"}, "generate.orbits"),
    ({"side": 6, "given_count": 11, "symmetry": "rotate180"}, "generate.orbits"),
    ({"symmetry": "round"}, "generate.symmetry"),
    ({"board": overlapping(), "symmetry": "mirror-rows"}, "generate.not-symmetric"),
    ({"pattern": [0, 1]}, "generate.few"),
    ({"pattern": [*range(20), 81]}, "model.cell"),
    ({"pattern": range(30), "given_count": 30}, "generate.pattern-alone"),
    ({"pattern": range(30), "symmetry": "diagonal"}, "generate.pattern-alone"),
    ({"level": "mean"}, "generate.level"),
    ({"technique": "guess"}, "generate.technique"),
    ({"rating": (5, 4)}, "generate.rating"),
    ({"rating": float("nan")}, "generate.rating"),
    ({"rating": 3, "level": "easy"}, "generate.two"),
    ({"side": 4, "rules": [Killer((0, 1), 2)]}, "generate.none"),
    ({"time_limit": -1}, "solver.time-limit"),
)


@pytest.mark.parametrize(("options", "code"), REFUSED)
def test_what_cannot_be_is_refused_at_once(options, code):
    with pytest.raises(InputError) as refused:
        generate(**options)
    assert refused.value.code == code
    assert "{" not in str(refused.value)


def test_a_number_that_the_symmetry_does_not_allow_names_the_nearest():
    with pytest.raises(InputError, match=r"has 30 givens; the nearest number is 29\."):
        generate(given_count=30, symmetry="rotate90")


def test_one_like_a_puzzle_has_its_blocks_and_not_its_givens():
    like = generate(board=parse(CLASSIC), rng=Random(1))
    assert like.layout == parse(CLASSIC).layout
    assert given(like) != given(parse(CLASSIC))
