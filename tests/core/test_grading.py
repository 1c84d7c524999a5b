"""Test how hard a puzzle is: the hardest step, the largest proof, all there is to do, the level."""

from dataclasses import replace
from fractions import Fraction
from math import inf, nextafter
from random import Random

import pytest

from sudoku_core import (
    Candidates,
    InputError,
    Puzzle,
    Status,
    generate,
    grade,
    parse,
    solutions,
    steps,
)
from sudoku_core.generation.rule_laying import is_cut
from sudoku_core.hints.grading import LEVELS, Grade, level_of
from sudoku_core.hints.grading.levels import rungs_up_to
from sudoku_core.hints.techniques import ladder, path
from sudoku_core.hints.techniques.position import Position
from sudoku_core.rules import KINDS, diagonals
from sudoku_core.solvers.contract import SolverUnavailable
from tests import stepping
from tests.boards import own_boards
from tests.isomorphs import counts_rows, shuffled, swapped, transposed, turned
from tests.missing import missing
from tests.plain import CLASSIC, SEVENTEEN, Z3, digits

FULL = Puzzle([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
RATED = (
    (1.2, "hidden-single", "beginner", CLASSIC),
    (
        1.7,
        "pointing",
        "medium",
        "8.3...9.4.6.....5....178...53.....68..2...1......4........5.....7..9..8.6..2.1..9",
    ),
    (
        2.3,
        "naked-single",
        "medium",
        "...8...7.3.2.6......751.29.......3.8.81.4.96.6.3.......15.986......7.5.4.2...5...",
    ),
    (
        3.0,
        "naked-pair",
        "medium",
        ".62...97..3.....6....946...2..365..9...2.8.....7...2..5...1...7.946.782...3.8.1..",
    ),
    (
        3.6,
        "naked-triple",
        "medium",
        "3...7..45..51.3...7.1.62...9......7...7.2.6...5......4...35.4.8...2.13..53..8...1",
    ),
    (
        4.2,
        "xy-wing",
        "hard",
        "..8.4.3..43..8..12...9.7.....5.6.1..7.2.9.6.3...413....5.....8..........69.....71",
    ),
    (
        4.5,
        "unique-rectangle-1",
        "hard",
        ".1..4..5.3.2.5.7.8.9.....1....267.....1.3.5..42.....87....2.....58.1.47...64.58..",
    ),
    (
        7.3,
        "discontinuous-nice-loop",
        "expert",
        "3.8...2.4..........925.681..75...14....8.1...8...7...65.......2.8.427.5...6...4..",
    ),
)
"""Puzzles of SudokuExchange's bank (public domain), each with the rating that it has there."""
WING = parse(RATED[5][3])
UNIQUE = parse(RATED[6][3])
"""Its hardest step rests on there being one solution."""
SIX = parse("......3..4..4..6...1..2........2..1.")
"""Needs more than pairs."""
LOOPS = [
    ".2..36..9.9.1.8.2...........8...2..1...8.....34..9....8.....26..3....5....5.71...",
    "9..3.426..3.......7.2..............18.39...2.6.7..5..9...2....8..4..93..1...8....",
]
"""Puzzles whose hardest step is a loop of cells with two candidates."""


def without(puzzle, *cells):
    given = enumerate(puzzle.givens.cells)
    return puzzle.layout.puzzle([0 if cell in cells else digit for cell, digit in given])


@pytest.mark.parametrize(("rating", "technique", "level", "line"), RATED)
def test_published_ratings_are_found_again(rating, technique, level, line):
    graded = grade(parse(line), unique=True)
    assert (graded.status, graded.rating, graded.level) == (Status.SOLVED, rating, level)
    assert graded.needs == (technique,)
    assert graded.proof_size is None
    # Naked singles are rated higher than pointing, but easy: the technique fits the level.
    assert graded.technique == ("pointing" if technique == "naked-single" else technique)


def test_nothing_is_hard_where_nothing_is_left_to_do():
    assert grade(FULL) == Grade(Status.SOLVED, 0.0, "", (), 0.0, 0, "beginner")


def test_effort_and_the_narrowest_place_count_what_there_is_to_do():
    graded = Grade(Status.SOLVED, 1.0, "full-house", ("full-house",), 1.0, 1, "beginner")
    assert grade(without(FULL, 0)) == graded
    assert grade(without(FULL, 0, 15)) == replace(graded, effort=2.0, narrowest=2)


@pytest.mark.parametrize("line", [CLASSIC, RATED[3][3], RATED[5][3]])
def test_the_hardest_step_is_that_of_a_walk_step_by_step(line):
    graded, walked = grade(parse(line)), [*steps(parse(line))]
    assert graded.rating == max(step.rating for step in walked)
    assert graded.technique in {step.technique for step in walked}


@pytest.mark.parametrize("line", LOOPS)
def test_a_loop_is_not_called_by_the_chains_that_are_parts_of_it(line):
    hardest = max(steps(parse(line), unique=True), key=lambda step: step.rating)
    graded = grade(parse(line))
    assert graded.technique == hardest.technique == "continuous-nice-loop"


def test_each_digit_is_an_effort_and_each_time_that_candidates_go_too():
    assert 51 < grade(parse(CLASSIC)).effort < 51 * 1.2
    graded = grade(WING)
    placed = sum(step.rating for step in steps(WING) if step.places)
    assert graded.effort > placed + graded.rating


def test_the_levels_go_up_and_cover_every_rating():
    assert [*LEVELS] == ["beginner", "easy", "medium", "hard", "expert", "extreme"]
    assert [*LEVELS.values()] == sorted(LEVELS.values())
    assert LEVELS["extreme"] == inf
    for level, above in zip(LEVELS, [*LEVELS][1:], strict=False):
        assert level_of(LEVELS[level]) == level
        assert level_of(nextafter(LEVELS[level], inf)) == above
    assert {level_of(rating) for rating, _techniques in ladder.RUNGS} == {*LEVELS}


def walked(state, rungs):
    """Return the state after all steps of some techniques."""
    while state.open:
        position = Position(state, unique=True)
        steps = [
            step
            for rating, techniques in rungs
            for technique in techniques
            for step in technique.find(position, rating)
        ]
        if not steps:
            break
        state = path.applied(state, steps[0])
    return state


def test_a_level_has_the_techniques_that_people_put_there():
    expected = {
        "beginner": {"full-house", "hidden-single"},
        "medium": {"locked-candidates", "hidden-subset", "naked-subset", "locked-subset"},
        "hard": {"basic-fish", "xy-wing", "w-wing", "skyscraper", "simple-colours"},
        "expert": {"finned-fish", "x-chain", "xy-chain", "aic", "als-xz"},
        "extreme": {"nishio", "forcing-chains"},
    }
    before = set()
    for level in LEVELS:
        rungs = rungs_up_to(level)
        names = {technique.name for _rating, techniques in rungs for technique in techniques}
        assert expected.get(level, set()) <= names - before
        before = names
    assert before == {technique.name for technique in ladder.TECHNIQUES}


@pytest.mark.native
@pytest.mark.parametrize(("rating", "technique", "level", "line"), RATED)
def test_a_level_is_the_easiest_whose_techniques_solve_the_puzzle(rating, technique, level, line):
    names = [*LEVELS]
    easier = names[: names.index(level)]
    assert not walked(Candidates(parse(line)), rungs_up_to(level)).open
    for other in easier[-1:]:
        assert walked(Candidates(parse(line)), rungs_up_to(other)).open


def test_only_a_puzzle_with_one_solution_has_a_grade():
    for puzzle, code in (
        (Puzzle(digits(Z3)), "grade.several"),
        (Puzzle([0] * 16), "grade.several"),
        (Puzzle([1, 1] + [0] * 14), "grade.none"),
        (Puzzle([1, 2, 3, 0, 0, 0, 0, 4] + [0] * 8), "grade.none"),
    ):
        with pytest.raises(InputError) as refused:
            grade(puzzle)
        assert refused.value.code == code
    with pytest.raises(TypeError):
        grade(CLASSIC)


def test_the_caller_is_told_how_far_it_is_and_may_end_it():
    shares = []
    grade(WING, on_progress=lambda progress: shares.append(progress.share))
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(27 / 81)
    assert shares[-1] < 1
    ended = grade(WING, on_progress=lambda progress: progress.share > 0.5)
    assert ended.status is Status.CANCELLED
    assert 0 < ended.effort < grade(WING).effort
    assert grade(WING, on_progress=lambda _progress: True, proof_size=True).proof_size is None


def test_it_stops_at_a_step_that_is_too_hard():
    stopped = grade(WING, hardest=2.3)
    assert stopped.status is Status.LIMIT
    assert stopped.rating <= 2.3
    assert stopped.level == level_of(stopped.rating)
    assert stopped.effort < grade(WING).effort
    assert grade(WING, hardest=4.2) == grade(WING)


def test_a_puzzle_on_which_steps_end_is_beyond_all_levels(monkeypatch):
    monkeypatch.setattr(ladder, "RUNGS", [rung for rung in ladder.RUNGS if rung[0] <= 2.3])
    monkeypatch.setattr(path, "smallest_sum", lambda *_, **__: None)
    monkeypatch.setattr(path, "by_cases", lambda *_: None)
    stuck = grade(WING)
    assert (stuck.status, stuck.level) == (Status.LIMIT, "extreme")
    assert 0 < stuck.rating <= 2.3


def test_steps_that_rest_on_one_solution_are_left_out_when_asked():
    easier = grade(UNIQUE, unique=True)
    assert easier.technique == "unique-rectangle-1"
    harder = grade(UNIQUE)
    assert "unique" not in harder.technique
    assert harder.rating > easier.rating


BOARDS = {
    "17 givens": (lambda _rng: parse(SEVENTEEN), shuffled),
    "easy": (lambda _rng: parse(RATED[2][3]), shuffled),
    "medium": (lambda _rng: parse(RATED[3][3]), shuffled),
    "hard": (lambda _rng: WING, shuffled),
    "6×6": (lambda _rng: SIX, shuffled),
    "16×16": (lambda rng: stepping.dug(Puzzle([0] * 16**2), rng, 140)[0], shuffled),
    "X": (lambda rng: stepping.dug(Puzzle([0] * 6**2, rules=diagonals(6)), rng)[0], turned),
    "jigsaw": (lambda rng: stepping.dug(stepping.fillable(2, 3, rng), rng)[0], swapped),
    "killer": (lambda _rng: own_boards("killers")[0].puzzle, turned),
    "thermometers": (lambda _rng: own_boards("thermometers")[0].puzzle, turned),
}
"""By its kind what makes a board, and how that may be turned."""
MOVED = [
    name
    for name, kind in KINDS.items()
    if not counts_rows(kind) and (is_cut(kind) or not kind.fields)
]
"""The kinds of rules that mean the same on a turned board."""


@pytest.mark.native
@pytest.mark.parametrize("kind", BOARDS)
def test_how_a_puzzle_is_turned_changes_nothing(kind):
    rng = Random(kind)
    make, turn = BOARDS[kind]
    puzzle = make(rng)
    graded = grade(puzzle, hardest=5)
    assert graded.effort
    assert grade(turn(puzzle, rng)[0], hardest=5) == graded


@pytest.mark.native
@pytest.mark.parametrize("kind", MOVED)
def test_a_turned_rule_is_as_hard(kind):
    rng = Random(kind)
    puzzle = generate(6, rules={kind: 2 if KINDS[kind].places() else 1}, rng=rng)
    graded = grade(puzzle, hardest=5)
    for _ in range(2):
        assert grade(turned(puzzle, rng)[0], hardest=5) == graded


@pytest.mark.native
@pytest.mark.parametrize("kind", [name for name, kind in KINDS.items() if counts_rows(kind)])
def test_a_rule_that_counts_rows_is_as_hard_as_one_that_counts_columns(kind):
    puzzle = generate(6, rules={kind: 2}, rng=Random(kind))
    moved, _move = transposed(puzzle)
    assert {rule.kind for rule in moved.rules}.isdisjoint({rule.kind for rule in puzzle.rules})
    assert grade(moved, hardest=5) == grade(puzzle, hardest=5)


def need_highs():
    try:
        import highspy  # noqa: F401
    except ImportError:
        missing("highspy")


@pytest.mark.native
def test_the_largest_proof_needs_no_technique():
    need_highs()
    assert grade(parse(CLASSIC), proof_size=True).proof_size == 1
    size = grade(SIX, proof_size=True).proof_size
    assert isinstance(size, Fraction)
    assert size > 1
    for seed in range(2):
        other, _move = shuffled(SIX, Random(seed))
        assert grade(other, proof_size=True).proof_size == size


@pytest.mark.native
def test_more_givens_never_make_a_proof_larger():
    need_highs()
    solved = next(solutions(SIX)).cells
    rng, puzzle = Random(1), SIX
    before = grade(puzzle, proof_size=True).proof_size
    for cell in rng.sample(range(36), 8):
        puzzle = puzzle.replace(puzzle.givens.replace(cell, solved[cell]))
        size = grade(puzzle, proof_size=True).proof_size
        assert size <= before
        before = size


@pytest.mark.native
def test_without_an_lp_solver_a_proof_has_no_size_but_there_is_a_grade(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "highspy", None)
    assert grade(SIX).level == "hard"
    with pytest.raises(SolverUnavailable):
        grade(SIX, proof_size=True)
