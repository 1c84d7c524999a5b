"""Test the requests of Solve, and the sentences about their replies."""

import pytest

from sudoku_core import Puzzle, parse
from sudoku_core.rules import Killer, boards
from tests.ui.driver import codes, reply, run, sent, shown, told
from ui.asking import puzzle_data
from ui.model.proof import properties
from ui.settings.state import Settings
from ui.solving import FEATURE
from ui.solving.actions import PATIENCE
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs

GRID = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
OTHER = [1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2]
RESULT = {
    "status": "solved",
    "grid": GRID,
    "solver": "highs",
    "form": "reduced",
    "seconds": 0.08,
    "stats": {"variables": 20, "constraints": 30, "nonzeros": 80},
    "unique": None,
    "second": None,
    "proof": None,
    "preferred": None,
}
FIGURES = {"seconds": 1.0, "log": None, "nodes": None, "bound": None, "incumbent": None}
PROOF = {"solver": "search", "form": "exact-cover", "seconds": 0.5, "stats": {"nodes": 9}}
SOLVE = ("solving.solve",)
FAILED = {"state": "failed", "reason": {"code": "engine.slow", "params": {}}}
TWO_BOARDS = Puzzle(
    [0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), rules=[Killer([0, 1], 5)], digits=range(1, 5)
).layout
"""Two boards of 4 × 4 that share a box, with a cage; where neither is, there is no cell."""


def solved(number=1, **more):
    """Return a reply with a solution."""
    return reply(number, **dict(RESULT, **more))


def first(number=1, **more):
    return told("first", number, result=dict(RESULT, **more))


def progress(number=1, **more):
    return told("progress", number, **dict(FIGURES, cuts=None, **more))


def of_solver(name, **more):
    about = {"reason": None, "forms": [], "proves": True, "loading": False, "offer": None}
    return dict(about, name=name, **more)


@pytest.fixture
def puzzle():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15), entering=False)
    return State(board=board, engine="ready")


def test_solve_sends_the_givens_the_solver_and_the_limit(puzzle):
    state = puzzle.with_parts(Settings(solver="search", form="exact-cover", limit=5.0))
    state, effects = run(state, SOLVE)
    assert effects[0] == ("mark", "solve-start")
    assert sent(effects) == [
        {
            "op": "solve",
            "id": state.job.number,
            "puzzle": puzzle_data(puzzle.board),
            "solver": "search",
            "form": "exact-cover",
            "time_limit": 5.0,
            "patience": PATIENCE,
            "prove": True,
            "log": True,
        }
    ]


def test_rules_and_gaps_go_with_the_puzzle():
    _, effects = run(State(board=empty_board(TWO_BOARDS), engine="ready"), SOLVE)
    data = sent(effects)[0]["puzzle"]
    assert parse(data["layout"]).layout == TWO_BOARDS
    assert len(data["givens"]) == 36


def test_a_second_press_does_nothing(puzzle):
    state, _ = run(puzzle, SOLVE)
    assert run(state, SOLVE, ("solving.check",)) == (state, [])


def test_the_first_solution_shows_at_once_and_the_proof_follows(puzzle):
    state, effects = run(puzzle, SOLVE, first())
    assert effects[-1] == ("mark", "solve-end")
    assert list(state.board.shown) == GRID
    assert codes(state) == ["solved", "solve.proving"]
    assert state.small_print == (("model.size", dict(RESULT["stats"], givens=0)),)
    state, effects = run(state, solved(unique=True, proof=PROOF))
    assert codes(state) == ["solved", "solve.unique"]
    assert state.job is None
    assert effects == []
    proof = state.part(Solved).proof
    assert (list(proof.grid), proof.ended, proof.second_solve) == (GRID, "proven", PROOF)


def test_solving_is_undone_in_one_step(puzzle):
    state, _ = run(puzzle, SOLVE, first(), solved(unique=True))
    assert run(state, ("board.undo",))[0].board == puzzle.board


def test_a_second_solution_is_said_marked_and_shown_on_request(puzzle, words):
    state, _ = run(puzzle, SOLVE, solved(unique=False, second=OTHER))
    assert state.status[-1] == ("solve.several", {"count": 4})
    assert state.board.differing == [6, 7, 14, 15]
    assert state.part(Solved).proof.ended == "second"
    assert not shown(FEATURE, state, words)["swap", "hidden"]
    state, _ = run(state, ("solving.swap",))
    assert list(state.board.shown) == OTHER
    assert state.board.differing == [6, 7, 14, 15]


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (solved(), []),
        (("cancel",), []),
        (reply(1, status="limit", seconds=60.0), []),
        (
            reply(1, status="error", message={"code": "engine.broke", "params": {"reason": "x"}}),
            ["engine.broke"],
        ),
    ],
)
def test_when_it_is_not_known_whether_there_is_another_that_is_said(puzzle, end, expected):
    state, effects = run(puzzle, SOLVE, first(), end)
    assert codes(state) == ["solved", "solve.unsure", *expected]
    assert list(state.board.shown) == GRID
    assert state.part(Solved).proof.ended == "unsure"
    assert state.job is None
    assert effects.count(("mark", "solve-end")) == 1


def test_wrong_entries_are_named(puzzle, words):
    entries = bytes([0, 2, 4, 0] + [0] * 12)
    played = puzzle.but(board=puzzle.board.but(entries=entries))
    state, _ = run(played, SOLVE, solved(unique=True))
    assert state.board.wrong == [2]
    assert state.status[-1] == ("wrong", {"count": 1, "cells": ((1, 3),)})
    assert words(*state.status[-1]) == "Your entry at R1C3 was not right."


def test_a_puzzle_that_needs_no_solver_is_said_to_need_none(puzzle):
    stats = {"variables": 0, "constraints": 0, "nonzeros": 0}
    state, _ = run(puzzle, SOLVE, first(stats=stats))
    assert state.status[0] == ("solved.presolve", {"seconds": 0.08})
    assert state.small_print == (("alone", {}),)


def test_that_a_solver_was_still_on_its_way_is_small_print(puzzle, words):
    state, _ = run(puzzle, SOLVE, first(solver="search", stats={"nodes": 3}, preferred="highs"))
    assert [words(*detail) for detail in state.small_print] == [
        "HiGHS was still loading, so another solver was used."
    ]


@pytest.mark.parametrize(
    ("status", "code"), [("infeasible", "solve.infeasible"), ("limit", "solve.limit")]
)
def test_other_endings_are_said_and_end_the_measure(puzzle, status, code):
    state, effects = run(puzzle, SOLVE, solved(status=status, grid=None))
    assert codes(state) == [code]
    assert effects[-1] == ("mark", "solve-end")
    assert state.board == puzzle.board
    assert state.job is None
    assert state.part(Solved).impossible == (status == "infeasible")


def test_what_was_proven_before_stands_when_another_solver_runs_out_of_time(puzzle):
    state, _ = run(puzzle, SOLVE, solved(status="infeasible", grid=None))
    again, _ = run(state, SOLVE, solved(state.requests + 1, status="limit", grid=None))
    assert codes(again) == ["solve.limit", "solve.known"]
    assert again.part(Solved).impossible


def test_a_broken_solver_is_said_in_the_words_of_the_core(puzzle):
    message = {"code": "solver.broke", "params": {"solver": "highs", "reason": "memory"}}
    state, _ = run(puzzle, SOLVE, reply(1, status="error", message=message))
    assert state.status == (("solver.broke", {"solver": "highs", "reason": "memory"}),)


def test_givens_that_contradict_each_other_need_no_engine(puzzle):
    board = puzzle.board.but(givens=bytes([1, 1] + [0] * 14))
    state, effects = run(puzzle.but(board=board), SOLVE)
    assert codes(state) == ["solve.contradiction", "conflict.row"]
    assert state.wrong_cells == (0, 1)
    assert state.part(Solved).impossible
    assert effects == []


def test_entries_do_not_matter_to_solving(puzzle):
    board = puzzle.board.but(entries=bytes([0, 1] + [0] * 14))
    assert len(sent(run(puzzle.but(board=board), SOLVE)[1])) == 1


def test_cancel_says_how_long_it_took_and_what_comes_late_is_dropped(puzzle):
    state, _ = run(puzzle, SOLVE, now=0)
    state, effects = run(state, ("cancel",), now=1500)
    assert effects == [("cancel", 1), ("mark", "solve-end")]
    assert state.job is None
    assert state.status == (("cancelled", {"seconds": 1.5}),)
    assert run(state, first(), solved(), progress()) == (state, [])
    assert run(state, ("cancel",)) == (state, [])


def test_the_next_solve_has_another_number(puzzle):
    state, effects = run(puzzle, SOLVE, ("cancel",), SOLVE)
    assert state.job.number == 2
    assert sent(effects)[-1]["id"] == 2


def test_another_puzzle_ends_the_job(puzzle):
    state, effects = run(puzzle, SOLVE, ("opening.drop", "2" + "." * 15))
    assert state.job is None
    assert ("cancel", 1) in effects


def test_an_entry_does_not_and_is_kept_for_undo_under_the_solution(puzzle):
    state, effects = run(puzzle, SOLVE, ("board.pick", 1), ("playing.put", 2))
    assert (state.job.number, ("cancel", 1) in effects) == (1, False)
    state, _ = run(state, first())
    assert list(state.board.shown) == GRID
    assert state.board.wrong == []
    back, effects = run(state, ("board.undo",))
    assert (back.board.solution, back.board.entries[1]) == (b"", 2)
    assert ("cancel", 1) in effects, "nobody asks whether it is the only one any more"
    state, _ = run(
        puzzle, SOLVE, ("board.pick", 1), ("playing.put", 2), ("board.undo",), solved(unique=True)
    )
    assert codes(state) == ["solved", "solve.unique"]


def test_what_is_proven_is_said_even_when_something_else_was_said_meanwhile(puzzle):
    state, _ = run(puzzle, SOLVE, first(), ("settings.limit", "x"), solved(unique=True))
    assert codes(state) == ["limit.kept", "solve.unique"]


def test_that_singles_find_no_solution_is_no_solvers_proof(puzzle, words):
    end = solved(status="infeasible", grid=None, stats={"variables": 0, "constraints": 1})
    state, _ = run(puzzle, SOLVE, end)
    assert codes(state) == ["solve.infeasible-alone"]
    assert "HiGHS" not in words(*state.status[0])


def test_the_board_comes_into_sight_when_it_is_being_solved(puzzle):
    assert ("in-sight",) in run(puzzle, SOLVE)[1]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (("opening.drop", "1" + "." * 15), ["opened"]),
        (("readiness.engine", FAILED), ["engine.failed", "engine.slow"]),
    ],
)
def test_a_proof_that_is_let_go_is_not_going_on(puzzle, words, action, expected):
    solving, _ = run(puzzle.with_parts(Tabs(open="model")).but(picked=1), SOLVE, first())
    state, effects = run(solving, action)
    assert ("cancel", 1) in effects
    assert codes(state) == expected
    assert state.part(Solved).proof.ended == "unsure"
    back = state if state.board.solution else run(state, ("board.undo",))[0]
    assert list(back.board.solution) == GRID
    steps = properties(back, words)["steps", "items"]
    assert "second solve ran out of time" in steps[-1][1]


def test_with_another_puzzle_nothing_is_left_of_the_proof(puzzle):
    state, _ = run(puzzle, SOLVE, first(), ("opening.drop", "2" + "." * 15))
    assert state.part(Solved) == Solved()


def test_what_is_known_is_forgotten_with_the_puzzle(puzzle):
    state, _ = run(puzzle, SOLVE, reply(1, **dict(RESULT, status="infeasible", grid=None)))
    assert state.part(Solved).impossible
    state, _ = run(
        state.but(board=state.board.but(entering=True)), ("board.pick", 5), ("playing.type", "2")
    )
    assert state.part(Solved) == Solved()


def test_solving_again_leaves_nothing_to_undo(puzzle):
    once, _ = run(puzzle, SOLVE, solved(unique=True))
    twice, _ = run(once, SOLVE, solved(2, unique=True))
    assert twice.past == once.past
    assert not run(twice, ("board.undo",))[0].board.solution


def test_while_there_is_a_job_the_buttons_are_off(puzzle, words):
    before = shown(FEATURE, puzzle, words)
    during = shown(FEATURE, run(puzzle, SOLVE)[0], words)
    for name in ("solve", "check"):
        assert not before[name, "aria-disabled"]
        assert during[name, "aria-disabled"]
