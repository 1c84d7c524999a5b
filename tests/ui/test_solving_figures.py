"""Test solver, prover and model size in the small print of the status."""

import pytest

from tests.ui.driver import run, sent, shown
from tests.ui.test_solving import OTHER, PROOF, SOLVE, first, solved
from ui.outcome import FEATURE as OUTCOME
from ui.settings.state import Settings
from ui.solving.actions import PATIENCE
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs


@pytest.fixture
def puzzle():
    board = empty_board(layout_for(4)).but(givens=bytes([1] + [0] * 15), entering=False)
    return State(board=board, engine="ready")


@pytest.mark.parametrize("tab", ["play", "solvers", "model"])
def test_who_proves_does_not_depend_on_the_open_tab(puzzle, tab):
    _, effects = run(puzzle.with_parts(Tabs(open=tab)), SOLVE)
    assert sent(effects)[-1]["patience"] == PATIENCE > 0


@pytest.mark.parametrize(
    ("how", "unique", "named"),
    [
        (PROOF, True, "Only solution: proved by exact search in 0.50\xa0s"),
        (dict(PROOF, stats={"variables": 0}), True, "Only solution: proved by singles alone"),
        (PROOF, False, "Other solution: by exact search in 0.50\xa0s"),
    ],
)
def test_who_proved_it_is_named(puzzle, words, how, unique, named):
    end = solved(unique=unique, second=None if unique else OTHER, proof=how, stats={"nodes": 1})
    state, _ = run(puzzle, SOLVE, first(stats={"nodes": 1}), end)
    assert shown(OUTCOME, state, words)["fine", "textContent"] == named
    state, _ = run(puzzle, SOLVE, first(), end)
    text = shown(OUTCOME, state, words)["fine", "textContent"]
    assert (
        text == "20 variables, 30 constraints, 80 non\u2011zeros · " + named[0].lower() + named[1:]
    )


SIZES = {
    "clauses": (
        {"variables": 9, "clauses": 30, "literals": 70},
        "9 variables, 30 clauses, 70 literals",
    ),
    "integers": (
        {"variables": 16, "constraints": 44, "bounds": 32, "givens": 1},
        "16 integers, 44 constraints (32 of them bounds), 1 givens",
    ),
    "full": (
        {"variables": 64, "constraints": 64, "nonzeros": 256, "givens": 1},
        "64 variables, 64 constraints and 1 equations of givens",
    ),
}


@pytest.mark.parametrize("form", SIZES)
def test_the_size_is_in_the_terms_of_what_was_solved(puzzle, words, form):
    stats, text = SIZES[form]
    state, _ = run(puzzle, SOLVE, first(stats=stats, form=form))
    assert shown(OUTCOME, state, words)["fine", "textContent"] == text


@pytest.mark.parametrize(
    "change", [("settings.form", "full"), ("settings.solver", "search"), ("model.presolve", False)]
)
def test_what_another_form_was_solved_to_is_forgotten(puzzle, change):
    end = solved(unique=True, proof=PROOF)
    state, _ = run(puzzle.with_parts(Settings(solver="highs")), SOLVE, first(), end)
    assert state.small_print
    state, _ = run(state, change)
    assert (state.small_print, state.part(Solved)) == ((), Solved())
    state, _ = run(puzzle.with_parts(Settings(solver="highs")), SOLVE, first(), change)
    assert state.part(Solved).proof, "what still runs is not"


def test_that_there_is_no_solution_is_known_with_who_proved_it(puzzle):
    state, _ = run(puzzle, SOLVE, solved(status="infeasible", grid=None))
    proof = state.part(Solved).proof
    assert (proof.ended, proof.solver, proof.seconds) == ("none", "highs", 0.08)
    state, _ = run(state, ("settings.form", "full"))
    assert state.part(Solved) == Solved(impossible=True)
