"""What the engine is asked, and what is said of its answers."""

import pytest

from ui.state import State, empty_board
from ui.update import update

READY = {"kind": "engine", "state": "ready"}
GRID = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
OTHER = [1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2]
RESULT = {
    "status": "solved",
    "grid": GRID,
    "solver": "highs",
    "seconds": 0.08,
    "stats": {"variables": 20, "constraints": 30, "nonzeros": 80},
    "unique": None,
    "second": None,
    "message": None,
}


def reply(**more):
    return {**RESULT, **more}


def run(state, *actions):
    """The state after some actions, and all effects but saving."""
    done = []
    for action in actions:
        state, effects = update(state, action)
        done.extend([effect for effect in effects if effect != ("save",)])
    return state, done


def codes(state):
    return [code for code, _params in state.said]


@pytest.fixture
def puzzle():
    board = empty_board(4).but(givens=bytes([1] + [0] * 15), setting=False)
    return State(board=board, engine="ready")


def test_solve_sends_the_givens_the_solver_and_the_limit(puzzle):
    state, effects = run(puzzle.but(solver="search", limit=5.0), ("solve", 0))
    assert effects[0] == ("mark", "solve-start")
    assert effects[1][:2] == ("send", state.job.number)
    assert effects[1][2] == {
        "op": "solve",
        "puzzle": {"side": 4, "box": [2, 2], "givens": [1] + [0] * 15},
        "solver": "search",
        "modeler": None,
        "time_limit": 5.0,
        "log": True,
        "patience": 0,
    }


def test_a_second_press_does_nothing(puzzle):
    state, _ = run(puzzle, ("solve", 0))
    assert run(state, ("solve", 10), ("check", 10)) == (state, [])


def test_the_first_solution_shows_at_once_and_the_proof_follows(puzzle):
    state, effects = run(puzzle, ("solve", 0), ("first", 1, RESULT))
    assert effects[-1] == ("mark", "solve-end")
    assert list(state.board.shown) == GRID
    assert codes(state) == ["solved", "solve.proving"]
    assert state.fine[0][0] == "model.size"
    state, effects = run(state, ("reply", 1, reply(unique=True)))
    assert codes(state) == ["solved", "solve.unique"]
    assert state.job is None
    assert effects == []


def test_solving_is_undone_in_one_step(puzzle):
    state, _ = run(puzzle, ("solve", 0), ("first", 1, RESULT), ("reply", 1, reply(unique=True)))
    assert run(state, ("undo",))[0].board == puzzle.board


def test_a_second_solution_is_said_marked_and_shown_on_request(puzzle):
    state, _ = run(puzzle, ("solve", 0), ("reply", 1, reply(unique=False, second=OTHER)))
    assert state.said[-1] == ("solve.several", {"count": 4})
    assert state.board.differing == [6, 7, 14, 15]
    state, _ = run(state, ("swap",))
    assert list(state.board.shown) == OTHER
    assert state.board.differing == [6, 7, 14, 15]


def test_when_it_is_not_known_whether_there_is_another_that_is_said(puzzle):
    state, _ = run(puzzle, ("solve", 0), ("reply", 1, RESULT))
    assert codes(state) == ["solved", "solve.unsure"]


def test_wrong_entries_are_named(puzzle):
    entries = bytes([0, 2, 4, 0] + [0] * 12)
    played = puzzle.but(board=puzzle.board.but(entries=entries))
    state, _ = run(played, ("solve", 0), ("reply", 1, reply(unique=True)))
    assert state.board.wrong == [2]
    assert state.said[-1] == ("wrong.one", {"cells": ((1, 3),)})


def test_a_puzzle_that_needs_no_solver_is_said_to_need_none(puzzle):
    stats = {"variables": 0, "constraints": 0, "nonzeros": 0}
    state, _ = run(puzzle, ("solve", 0), ("first", 1, reply(stats=stats)))
    assert state.said[0] == ("solved.presolve", {"seconds": 0.08})
    assert state.fine == (("model.nothing", {}),)


@pytest.mark.parametrize(
    ("status", "code"),
    [
        ("infeasible", "solve.infeasible"),
        ("limit", "solve.limit"),
        ("cancelled", "cancelled"),
    ],
)
def test_other_endings_are_said_and_end_the_measure(puzzle, status, code):
    state, effects = run(puzzle, ("solve", 0), ("reply", 1, reply(status=status, grid=None)))
    assert codes(state) == [code]
    assert effects[-1] == ("mark", "solve-end")
    assert state.board == puzzle.board
    assert state.job is None


def test_a_broken_solver_is_said_in_the_words_of_the_core(puzzle):
    message = {"code": "solver.broke", "params": {"solver": "highs", "reason": "memory"}}
    state, _ = run(puzzle, ("solve", 0), ("reply", 1, {"status": "error", "message": message}))
    assert state.said == (("solver.broke", {"solver": "highs", "reason": "memory"}),)


def test_givens_that_contradict_each_other_need_no_engine(puzzle):
    board = puzzle.board.but(givens=bytes([1, 1] + [0] * 14))
    state, effects = run(puzzle.but(board=board), ("solve", 0))
    assert codes(state) == ["solve.contradiction", "conflict.row"]
    assert state.marked == (0, 1)
    assert effects == []


def test_entries_do_not_matter_to_solving(puzzle):
    board = puzzle.board.but(entries=bytes([0, 1] + [0] * 14))
    assert run(puzzle.but(board=board), ("solve", 0))[1][1][0] == "send"


def test_cancel_answers_at_once_and_what_comes_late_is_dropped(puzzle):
    state, effects = run(puzzle, ("solve", 0), ("cancel", 1500))
    assert state.job is None
    assert effects[-2:] == [("cancel", 1), ("mark", "solve-end")]
    assert state.said == (("cancelled", {"seconds": 1.5}),)
    assert run(state, ("first", 1, RESULT), ("reply", 1, RESULT), ("progress", 1, {}))[0] == state


def test_cancelling_the_proof_keeps_the_solution(puzzle):
    state, effects = run(puzzle, ("solve", 0), ("first", 1, RESULT), ("cancel", 900))
    assert list(state.board.shown) == GRID
    assert codes(state) == ["solved", "solve.unsure"]
    assert effects.count(("mark", "solve-end")) == 1


def test_the_next_solve_has_another_number(puzzle):
    state, effects = run(puzzle, ("solve", 0), ("cancel", 1), ("solve", 2))
    assert state.job.number == 2
    assert effects[-1][1] == 2


def test_a_change_of_the_board_ends_the_job(puzzle):
    state, effects = run(puzzle, ("solve", 0), ("pick", 1), ("type", "2"))
    assert state.job is None
    assert ("cancel", 1) in effects


def test_busy_is_said_only_after_a_while(puzzle):
    state, _ = run(puzzle, ("solve", 0), ("tick", 200))
    assert state.said == ()
    assert codes(run(state, ("tick", 400))[0]) == ["busy.auto"]
    named, _ = run(puzzle.but(solver="search"), ("solve", 0))
    assert codes(run(named, ("tick", 400))[0]) == ["busy.solve"]


def test_solve_before_the_engine_is_there_waits_and_then_runs(puzzle):
    state, effects = run(puzzle.but(engine="loading"), ("solve", 0), ("tick", 400))
    assert codes(state) == ["busy.waiting"]
    assert "send" in [effect[0] for effect in effects]
    state, effects = run(state, ("engine", READY))
    assert codes(state) == ["busy.auto"]
    assert effects[0] == ("mark", "engine-ready")


def test_the_engine_is_asked_which_solvers_there_are(puzzle):
    _, effects = run(puzzle, ("engine", READY))
    assert effects[-1] == ("send", 0, {"op": "solvers"})
    reason = {"code": "solver.browser", "params": {"solver": "cbc"}}
    solvers = [{"name": "highs", "reason": None}, {"name": "cbc", "reason": reason}]
    state, _ = run(puzzle, ("reply", 0, {"solvers": solvers}))
    assert state.solvers == (("highs", None), ("cbc", ("solver.browser", {"solver": "cbc"})))


def test_a_failed_engine_is_said_with_its_reason_and_tried_again(puzzle):
    failed = {"state": "failed", "reason": {"code": "engine.slow", "params": {}}}
    state, effects = run(puzzle.but(engine="loading"), ("solve", 0), ("engine", failed))
    assert codes(state) == ["engine.failed", "engine.slow"]
    assert ("cancel", 1) in effects
    state, effects = run(state, ("retry",))
    assert effects == [("start-engine",)]
    assert state.engine == "loading"
    again, effects = run(state.but(engine="failed"), ("solve", 9))
    assert ("start-engine",) in effects
    assert again.job


def test_check_asks_about_the_entries(puzzle):
    board = puzzle.board.but(entries=bytes([0, 2] + [0] * 14))
    state, effects = run(puzzle.but(board=board), ("check", 0))
    assert effects[0][2]["entries"] == [0, 2] + [0] * 14
    right, _ = run(state, ("reply", 1, {"status": "right", "cell": None}))
    assert right.said == (("check.right", {"count": 14}),)
    wrong, _ = run(state, ("reply", 1, {"status": "mistake", "cell": 1}))
    assert wrong.said == (("check.mistake", {"cells": ((1, 2),)}),)
    assert wrong.marked == (1,)
    assert wrong.picked == 1


@pytest.mark.parametrize("status", ["infeasible", "limit"])
def test_check_says_what_it_can_not_tell(puzzle, status):
    board = puzzle.board.but(entries=bytes([0, 2] + [0] * 14))
    state, _ = run(puzzle.but(board=board), ("check", 0), ("reply", 1, {"status": status}))
    assert codes(state) == ["check." + status]


def test_check_names_a_conflict_without_the_engine(puzzle):
    board = puzzle.board.but(entries=bytes([0, 1] + [0] * 14))
    state, effects = run(puzzle.but(board=board), ("check", 0))
    assert codes(state) == ["conflict.row"]
    assert effects == []


def test_check_has_nothing_to_say_of_nothing(puzzle):
    assert codes(run(puzzle, ("check", 0))[0]) == ["check.nothing"]


def test_solving_again_leaves_nothing_to_undo(puzzle):
    once, _ = run(puzzle, ("solve", 0), ("reply", 1, reply(unique=True)))
    twice, _ = run(once, ("solve", 0), ("reply", 2, reply(unique=True)))
    assert twice.past == once.past
    assert not run(twice, ("undo",))[0].board.solution
