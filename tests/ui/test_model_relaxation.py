"""Test the relaxation: its request, its values on the board, and its sentences."""

import pytest

import sudoku_core as sc
from sudoku_core.rules import boards
from tests.ui.driver import printed, reply, run, sent, shown
from ui.feature import Filling
from ui.model import FEATURE
from ui.model.state import Leaves, Study
from ui.settings.state import Settings
from ui.solving.state import Solved
from ui.state import empty_board

PUZZLE = {"box": [2, 2], "layout": "", "givens": [1] + [0] * 15}
VALUES = [[[1, 1.0]], [[3, 0.5], [4, 0.5]]] + [[[2, 1.0]]] * 14
RELAXED = {
    "status": "relaxed", "values": VALUES, "integral": [0, *range(2, 16)], "solves": False,
    "seconds": 0.1, "iterations": 7, "variables": 40, "constraints": 40, "givens": 0,
    "places": 6,
}  # fmt: skip


@pytest.fixture
def requested(state):
    """Return a state in which the relaxation is being solved, by request 1."""
    return run(state, ("model.relax",))[0]


@pytest.fixture
def relaxed(requested):
    return run(requested, reply(1, **RELAXED))[0]


def status_text(state, words):
    """Return the status in words."""
    return " ".join([words(*sentence) for sentence in state.status])


def playing(state):
    """Return a state in which digits are typed as entries."""
    return state.but(board=state.board.but(entering=False))


def is_drawn(state):
    return bool(FEATURE.fillings(state))


def test_the_givens_and_the_limit_go_to_the_engine(state):
    _, effects = run(state.with_parts(Settings(limit=7)), ("model.relax",))
    (request,) = [request for request in sent(effects) if request["op"] == "relax"]
    del request["id"]
    assert request == {
        "op": "relax", "puzzle": PUZZLE, "form": "reduced", "time_limit": 7, "log": True,
    }  # fmt: skip


def test_it_is_drawn_and_said(relaxed, words):
    fillings = FEATURE.fillings(relaxed)
    assert 0 not in fillings, "a given stays"
    assert fillings[1] == Filling(parts=((3, 0.5), (4, 0.5)))
    assert fillings[2] == Filling(digit=2)
    properties = shown(FEATURE, relaxed, words)
    assert properties["picked-cell", "textContent"] == "R1C2, relaxed: 3: 0.50; 4: 0.50"
    assert properties["variables", "items"][1:] == (
        ("free", "x_1_2_2", "free, relaxed: 0"),
        ("free", "x_1_2_3", "free, relaxed: 0.50"),
        ("free", "x_1_2_4", "free, relaxed: 0.50"),
    )
    text = told_of(relaxed, words)
    assert "settles 15 of 16 cells, 14 beyond the givens" in text
    assert "40 variables, 40 constraints, 7 iterations" in text


def told_of(state, words):
    """Return the text on the leaf about the relaxation."""
    return shown(FEATURE, run(state, ("model.leaf", "relaxation"))[0], words)[
        "relaxed", "textContent"
    ]


def test_that_of_the_whole_program_counts_the_givens_equations(requested, words):
    whole = dict(RELAXED, variables=64, constraints=64, givens=1)
    text = told_of(run(requested, reply(1, **whole))[0], words)
    assert "64 variables, 64 constraints and 1 equations of givens, 7 iterations" in text


def test_what_is_most_evenly_spread_is_defined_with_its_tolerance(relaxed, words):
    text = shown(FEATURE, run(relaxed, ("model.leaf", "relaxation"))[0], words)[
        "relaxed", "textContent"
    ]
    assert "of greatest entropy, the sum of −x · ln x. Its equations hold to 6 decimals." in text


def test_with_another_presolve_it_is_forgotten(relaxed):
    state, _ = run(relaxed, ("model.presolve", False))
    assert (state.part(Study).relaxation, is_drawn(state)) == (None, False)


def test_what_its_solver_prints_is_a_log_of_its_own_that_begins_anew(requested):
    state, _ = run(requested, printed("one\n"), printed("two\n"))
    assert (state.part(Study).log, state.part(Solved).log) == ("one\ntwo\n", "")
    state, _ = run(state, reply(1, **RELAXED), ("model.relax",))
    assert state.part(Study).log == ""


def test_it_is_drawn_until_the_board_changes_or_the_user_wants_it_no_more(relaxed):
    assert not is_drawn(run(relaxed, ("model.show-relaxation", False))[0])
    assert not is_drawn(run(relaxed, ("playing.put", 2))[0])
    assert not is_drawn(run(relaxed, ("solving.solve",))[0])
    entered, _ = run(playing(relaxed), ("playing.put", 2))
    assert not is_drawn(entered)
    assert entered.part(Study).relaxation, "it is still that of the puzzle"
    assert is_drawn(run(entered, ("model.show-relaxation", True))[0])
    assert run(relaxed, ("playing.put", 2))[0].part(Study).relaxation is None, (
        "of another it is not"
    )


def test_it_stays_drawn_while_other_things_are_done(relaxed):
    assert is_drawn(run(relaxed, ("board.pick", 4), ("model.leaf", "log"), ("model.relax",))[0])


def test_it_is_not_drawn_when_the_panel_was_closed_meanwhile(requested):
    state, _ = run(requested, ("tabs.open", "play"), reply(1, **RELAXED))
    assert not is_drawn(state)


def test_closing_the_panel_takes_it_from_the_board(relaxed):
    assert not is_drawn(run(relaxed, ("tabs.open", "play"))[0])


def test_it_is_asked_once_at_a_time(requested, words):
    assert run(requested, ("model.relax",)) == (requested, [])
    requested, _ = run(requested, ("model.leaf", "relaxation"))
    assert shown(FEATURE, requested, words)["relax", "aria-disabled"]


def test_where_there_is_no_cell_nothing_is_drawn(state):
    layout = sc.Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(4)).layout
    values = [[[2, 1.0]] if cell in layout.cells else [] for cell in range(36)]
    by_name = dict(RELAXED, values=values, integral=list(layout.cells[:-1]), solves=False)
    by_name["values"][35] = [[1, 0.5], [2, 0.5]]
    study = Study(relaxation=by_name, on_board=True)
    state = state.but(board=empty_board(layout)).with_parts(study)
    assert set(FEATURE.fillings(state)) == set(layout.cells)


def test_a_relaxation_that_solves_the_puzzle_says_so(requested, words):
    result = dict(RELAXED, integral=list(range(16)), solves=True)
    state, _ = run(requested, reply(1, **result))
    assert (
        status_text(state, words)
        == "The relaxation alone solves the puzzle: every cell is settled."
    )
    state, _ = run(requested, reply(1, **dict(result, variables=0, constraints=0, iterations=0)))
    alone = "Presolve alone solves it; nothing was left for the solver."
    assert status_text(state, words) == told_of(state, words) == alone


def test_where_even_the_relaxation_has_no_solution_the_puzzle_has_none(requested, words):
    state, _ = run(
        requested, reply(1, **dict(RELAXED, status="infeasible", values=[], integral=[]))
    )
    assert "no solution" in status_text(state, words)
    assert not is_drawn(state)
    assert state.part(Solved).impossible, "which givens clash can be asked"
    assert shown(FEATURE, run(state, ("model.leaf", "relaxation"))[0], words)["drawing", "hidden"]


def test_a_limit_or_an_error_is_said_and_nothing_is_drawn(requested, words):
    message = {"code": "solver.missing", "params": {"solver": "highs"}}
    for data, expected in (
        ({"status": "limit", "seconds": 7.0}, "7"),
        ({"status": "error", "message": message}, "HiGHS"),
    ):
        after, _ = run(requested, reply(1, **data))
        assert expected in status_text(after, words)
        assert (after.job, after.part(Study).relaxation, is_drawn(after)) == (None, None, False)


def test_what_the_panel_has_open_does_not_matter_to_what_is_known(requested):
    state, _ = run(requested.with_parts(Leaves(open="log")), reply(1, **RELAXED))
    assert is_drawn(state)


def test_what_typing_makes_does_not_hide_it_and_a_digit_does(relaxed):
    state = playing(relaxed)
    assert is_drawn(state)
    assert not is_drawn(run(state, ("playing.put", 2))[0])
