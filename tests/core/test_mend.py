"""Test the reading of made-up likelihoods, by every solver of integer programs."""

from math import inf, log, nan

import pytest

from sudoku_core import Grid, InputError, Puzzle, SolverUnavailable, rules
from sudoku_core.board.blocks import lines
from sudoku_core.models.binary import FORMULATIONS
from sudoku_core.models.exports.lp import write_lp
from sudoku_core.models.exports.mps import write_mps
from sudoku_core.photo import Outcome, mend, mending_model, orientation
from sudoku_core.photo.nearest import FILLED, MARGIN, MOST_CHANGED
from sudoku_core.photo.program import MOST_LOSS
from sudoku_core.rules import Killer
from sudoku_core.solvers import NAMED, PulpSolver, Stopwatch, Wrapper
from sudoku_core.solvers.best import find_best
from tests.cases import KILLER_6
from tests.missing import missing
from tests.plain import CLASSIC, SEVENTEEN, digits

CLEARLY = 0.99
PUZZLE = Puzzle(digits(SEVENTEEN))
MAKERS = [
    name for name, solver in NAMED.items() if hasattr(getattr(solver, "inner", solver), "best")
]
"""The solvers of integer programs."""


def likelihoods(shown, side):
    """A picture in which each cell clearly shows a digit or nothing."""
    rest = log((1 - CLEARLY) / side)
    return [[log(CLEARLY) if k == digit else rest for k in range(side + 1)] for digit in shown]


def unclear(picture, cell, **by_digit):
    """The same but for a cell, whose probabilities are told as ``d3=0.6``; the rest is tiny."""
    row = [log(1e-6)] * len(picture[cell])
    for name, chance in by_digit.items():
        row[int(name[1:])] = log(chance)
    return [*picture[:cell], row, *picture[cell + 1 :]]


PICTURE = likelihoods(PUZZLE.givens.cells, 9)
CELL = 14
"""Here is the first given, a 1; there is a 2 in its row, in cell 17, and no given can go."""
MISREAD = unclear(PICTURE, CELL, d2=0.6, d1=0.35)
FAINT = unclear(PICTURE, CELL, d0=0.6, d1=0.35)


def test_what_is_clear_and_has_one_solution_is_sure():
    picture = likelihoods(PUZZLE.givens.cells, 9)
    reading = mend(PUZZLE.layout, picture)
    assert reading.puzzle == PUZZLE
    assert (reading.outcome, reading.sure, reading.rounds) == (Outcome.READ, True, 0)
    assert (reading.loss, reading.margin, reading.message) == (0, MARGIN, None)
    assert reading.doubtful == reading.changed == ()
    assert all(abs(chance - CLEARLY) < 1e-9 for chance in reading.chances)


def test_the_second_choice_is_told_of_each_cell():
    reading = mend(PUZZLE, unclear(PICTURE, 0, d0=0.5, d5=0.3, d6=0.2))
    assert reading.second[0] == 5
    assert reading.second[2] in range(1, 10)
    assert reading.doubtful == (0,)
    assert reading.unique
    assert not reading.sure


@pytest.mark.native
@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("picture", [MISREAD, FAINT], ids=["misread", "faint"])
def test_every_solver_of_integer_programs_mends(name, picture):
    if NAMED[name].missing():
        missing(name)
    reading = mend(PUZZLE, picture, solver=name, time_limit=20)
    assert reading.grid == PUZZLE.givens
    assert (reading.outcome, reading.changed, reading.mended) == (Outcome.MENDED, (CELL,), True)
    assert reading.loss == pytest.approx(log(0.6 / 0.35))
    assert CELL in reading.doubtful
    assert not reading.sure
    assert str(reading.message).endswith("R2C6.")
    assert 0 < reading.margin <= MARGIN
    assert 1 <= reading.rounds <= 20


@pytest.mark.native
@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("picture", [MISREAD, FAINT], ids=["misread", "faint"])
def test_what_is_read_is_the_best_answer_of_the_program_that_is_shown(formulation, picture):
    reading = mend(PUZZLE, picture)
    rows_out = {"pairs": reading.pairs, "others": reading.others}
    reach = inf if formulation == "full" else MOST_LOSS
    model = mending_model(PUZZLE, picture, formulation, reach=reach, **rows_out)
    best = find_best()(model, Stopwatch(None))
    names = {model.name(variable) for variable in best.ones}
    assert "g_2_6_1" in names
    shown = sum(map(bool, reading.grid.cells)) if formulation == "full" else 1
    assert len([name for name in names if name.startswith("g_")]) == shown
    assert bool(reading.pairs) == (picture is FAINT)
    assert len(reading.others) == (picture is MISREAD)


@pytest.mark.native
def test_the_runner_up_is_the_next_likeliest_with_one_solution():
    reading = mend(PUZZLE, unclear(PICTURE, CELL, d1=0.7, d0=0.2, d2=0.1))
    assert reading.margin == MARGIN  # 2 contradicts, and without the 1 there are several solutions
    more = Puzzle(digits(CLASSIC))  # which has one solution without its first 5, too
    picture = unclear(likelihoods(more.givens.cells, 9), 0, d5=0.7, d0=0.2)
    assert mend(more, picture).margin == pytest.approx(log(0.7 / 0.2))


@pytest.mark.native
def test_nothing_is_mended_that_costs_too_much():
    far = unclear(PICTURE, CELL, d2=0.99, d1=0.01)
    reading = mend(PUZZLE, far)
    assert (reading.outcome, reading.loss, reading.margin) == (Outcome.FAR, 0, 0)
    assert reading.grid == reading.plain != PUZZLE.givens
    assert reading.message.code == "photo.none"
    assert set(reading.doubtful) >= {CELL, 17}  # the two 2s of the row
    assert mend(PUZZLE, far, most_loss=20).grid == PUZZLE.givens


@pytest.mark.native
def test_cells_that_are_missing_altogether_are_told():
    shown = [0 if cell < 45 else digit for cell, digit in enumerate(PUZZLE.givens.cells)]
    reading = mend(PUZZLE, likelihoods(shown, 9))
    assert (reading.outcome, reading.message.code) == (Outcome.FAR, "photo.several")
    blank = mend(PUZZLE, likelihoods([0] * 81, 9))
    assert (blank.outcome, blank.message.code, blank.rounds) == (Outcome.FAR, "photo.several", 0)


@pytest.mark.native
def test_a_player_s_wrong_entries_are_left_as_they_are():
    solution = list(mend(PUZZLE, PICTURE).puzzle.givens.cells)
    entries = [cell for cell, digit in enumerate(solution) if not digit]
    picture = PICTURE
    for cell in entries[: MOST_CHANGED + 2]:  # each for itself near enough to blank
        picture = unclear(picture, cell, **{f"d{(cell % 2) + 5}": 0.52, "d0": 0.48})
    reading = mend(PUZZLE, picture)
    assert not reading.mended or len(reading.changed) <= MOST_CHANGED
    assert reading.loss <= MOST_LOSS


def test_a_board_that_a_player_filled_is_not_changed():
    shown = [(row * 3 + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    picture = likelihoods([*shown[:60], *[0] * 21], 9)
    other_digit = shown[0] % 9 + 1
    picture = unclear(picture, 0, **{f"d{other_digit}": 0.55, f"d{shown[0]}": 0.45})
    reading = mend(PUZZLE, picture)
    assert FILLED * 81 < 60
    assert (reading.outcome, reading.message.code) == (Outcome.FILLED, "photo.filled")
    assert reading.grid.cells[0] == other_digit
    assert 0 in reading.doubtful


def with_no_solver(monkeypatch):
    for name in NAMED:
        monkeypatch.setitem(NAMED, name, NAMED["search"])


def test_without_a_solver_the_plain_reading_is_given_and_that_is_said(monkeypatch):
    with_no_solver(monkeypatch)
    reading = mend(PUZZLE, MISREAD)
    assert (reading.outcome, reading.message.code) == (Outcome.UNSETTLED, "solver.missing-extra")
    assert reading.plain == reading.grid
    sure = mend(PUZZLE, PICTURE)
    assert (sure.sure, sure.message) == (True, None)


def test_a_solver_that_takes_no_objective_is_refused():
    for name in ("search", "unheard-of"):
        with pytest.raises(SolverUnavailable):
            mend(PUZZLE, MISREAD, solver=name)


@pytest.mark.native
def test_time_and_rounds_are_kept():
    assert mend(PUZZLE, MISREAD, rounds=0).outcome is Outcome.UNSETTLED
    late = mend(PUZZLE, MISREAD, time_limit=0)
    assert (late.outcome, late.message.code, late.rounds) == (
        Outcome.UNSETTLED,
        "photo.unsettled",
        0,
    )
    vague = [[0.0] * 10] * 81
    assert mend(PUZZLE, vague, time_limit=0.2).loss == 0


JIGSAW = rules.jigsaw(5, "aabbbaabbcaddccddeccdeeee")
CAGED = KILLER_6
OTHERS = {
    "jigsaw": Puzzle([1, 2, 3, 4, 5, *[0] * 20], JIGSAW),
    "killer, no givens": CAGED,
    "boards that overlap": Puzzle(
        Grid([1, 2, 3, 4, *[0] * 32], side=4, columns=6), rules.boards([(0, 0), (2, 2)], 6, (2, 2))
    ),
    "cages": Puzzle([0] * 16, rules=[Killer((0, 1), 3), Killer((2, 3), 7), Killer((0, 4), 4)]),
    "rows and columns": Puzzle([1, 2, 0, 0, 0, 0, 0, 3, 0], lines(3)),
}


@pytest.mark.native
@pytest.mark.parametrize("name", OTHERS)
def test_boards_of_any_kind_are_read(name):
    puzzle = OTHERS[name]
    picture = likelihoods(puzzle.givens.cells, puzzle.side)
    reading = mend(puzzle, picture)
    assert reading.loss <= MOST_LOSS
    assert len(reading.grid.cells) == puzzle.layout.size
    if reading.unique:
        assert reading.grid == puzzle.givens
    assert all(reading.grid.cells[cell] == 0 for cell in puzzle.layout.gaps)


@pytest.mark.parametrize(
    ("board", "picture", "code"),
    [
        (PUZZLE, PICTURE[:-1], "photo.rows"),
        (PUZZLE, [], "photo.rows"),
        (PUZZLE, [[0.0] * 9] * 81, "photo.columns"),
        (PUZZLE, [[]] * 81, "photo.columns"),
        (PUZZLE, [[nan] * 10] * 81, "photo.likelihood"),
        (PUZZLE, [[inf, *[0.0] * 9]] * 81, "photo.likelihood"),
        (PUZZLE, [["1"] * 10] * 81, "photo.likelihood"),
        (PUZZLE, [1] * 81, "photo.columns"),
        (PUZZLE, None, "photo.rows"),
        (PUZZLE, [[None] * 10] * 81, "photo.likelihood"),
        (PUZZLE, [[10**400] * 10] * 81, "photo.likelihood"),
        (PUZZLE, [[-inf] * 10] * 81, "photo.nothing"),
    ],
)
def test_what_does_not_fit_is_refused(board, picture, code):
    with pytest.raises(InputError) as caught:
        mend(board, picture)
    assert caught.value.code == code
    assert "{" not in str(caught.value)


def test_what_cannot_be_may_be_minus_infinity():
    picture = [[0.0 if k == shown else -inf for k in range(10)] for shown in PUZZLE.givens.cells]
    assert mend(PUZZLE, picture).sure
    with pytest.raises(TypeError):
        mend("53..7....", picture)


def turned(shown, times):
    """Cells of a square, turned by so many quarters; 6 looks like 9 upside down."""
    side = 9
    for _ in range(times):
        rows = [shown[k * side : (k + 1) * side] for k in range(side)]
        shown = [rows[side - 1 - column][row] for row in range(side) for column in range(side)]
    return shown


@pytest.mark.native
@pytest.mark.parametrize("turn", range(4))
def test_the_way_up_is_found(turn):
    pictures = []
    for quarters in range(4):
        picture = turned(PICTURE, quarters)
        if quarters != turn:
            picture = [[value * 0.7 for value in row] for row in picture]
        pictures.append(picture)
    pictures[turn] = turned(MISREAD, turn)
    result = orientation(PUZZLE, pictures)
    assert result.turn == turn
    assert result.reading.unique


def test_the_program_is_a_model_as_any_other():
    model = mending_model(PUZZLE, MISREAD)
    assert [(gain, model.name(variable)) for gain, variable in model.objective] == [
        (pytest.approx(log(0.35 / 0.6), abs=1e-6), "g_2_6_1")
    ]
    open_model = mending_model(PUZZLE, FAINT, "full")
    text = write_lp(open_model)
    assert "Maximize\n obj: " in text
    assert "g_2_6_1" in text
    assert " read_r2c6_digit1: g_2_6_1 - x_2_6_1 <= 0" in text
    assert "obj" in write_mps(open_model).partition("COLUMNS")[2]


@pytest.mark.native
def test_wrapped_solvers_are_asked_in_this_process():
    assert {"cbc", "highs", "glpk"} <= set(MAKERS)
    assert isinstance(NAMED["cbc"], Wrapper)
    assert isinstance(NAMED["highs"], PulpSolver)
