"""Test that actions that need the board do nothing in a pause."""

import pytest

from tests.ui.driver import codes, reply, run, shown
from tests.ui.test_entering import four
from tests.ui.test_game import GIVENS, GRID, fill
from ui import game
from ui.game.state import Clock
from ui.playing.state import Typing
from ui.state import State

SOLVED = {
    "status": "solved", "grid": GRID, "seconds": 0.1, "unique": True, "second": None,
    "solver": "search", "stats": {}, "preferred": None, "proof": None,
}  # fmt: skip


@pytest.fixture
def played():
    return State(board=four(GIVENS, entering=False), engine="ready")


@pytest.fixture
def paused(played):
    """Return a paused puzzle with an entry."""
    return run(fill(played, [8]), ("game.pause",), now=5000)[0]


@pytest.mark.parametrize(
    "action",
    [
        ("solving.check",),
        ("solving.solve",),
        ("hinting.hint",),
        ("whynot.choose",),
        ("whynot.next-cell",),
        ("playing.restart",),
        ("entering.edit",),
    ]
    + [
        ("solving.swap",),
        ("playing.notes",),
        ("playing.kind", "corner"),
        ("clashes.explain",),
        ("clashes.fewest",),
    ]
    + [("compare.compare", ["search"])],
)
def test_what_needs_the_board_does_nothing_and_tells_nothing(paused, action):
    state, effects = run(paused, action, now=6000)
    assert (state.board, state.status, state.job, effects) == (
        paused.board,
        paused.status,
        None,
        [],
    )
    assert state.part(Typing) == paused.part(Typing)
    assert state.part(Clock).paused


def test_buttons_for_the_board_are_off_until_it_goes_on(paused, words):
    rooms = [("toolbar", "inert"), ("panel-play", "inert"), ("hint-room", "inert")]
    rooms.append(("panel-model", "inert"))
    assert all(shown(game.FEATURE, paused, words)[room] for room in rooms)
    state, _ = run(paused, ("game.pause",), now=6000)
    assert not any(shown(game.FEATURE, state, words)[room] for room in rooms)


def test_another_puzzle_ends_the_pause(paused):
    assert not run(paused, ("opening.example", "easy"))[0].part(Clock).paused


def test_a_check_that_was_asked_before_the_pause_is_let_go(played):
    state, _ = run(fill(played, [8], digits=[4] * 16), ("solving.check",))
    state, _ = run(state, ("game.pause",), now=5000)
    number = state.requests
    state, _ = run(state, reply(number, **SOLVED), now=6000)
    assert codes(state) == []
    assert state.wrong_cells == ()
