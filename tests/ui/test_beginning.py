"""A first visit begins with a puzzle for beginners; the examples stand in two groups."""

import pytest

from sudoku_core import count_solutions, parse
from sudoku_core.board.candidates import open_cells
from tests.ui.driver import codes, run
from ui.opening.examples import GROUPS, examples
from ui.opening.state import Origin
from ui.opening.view import properties
from ui.state import State, empty_board, layout_for

FRESH = ("opening.link", {}, "", True)
PLAYED = [example for example in examples() if example.group == "play"]


def test_a_first_visit_begins_with_a_puzzle_to_be_played():
    state, _ = run(State(), FRESH)
    assert state.board.puzzle() == parse(next(e.text for e in PLAYED if e.id == "easy"))
    assert open_cells(state.board.puzzle()) == 0
    assert not state.board.entering
    assert (state.picked, state.past) == (0, ())
    assert codes(state) == ["welcome.beginner"]
    assert state.part(Origin).example == "easy"


def test_what_was_there_before_stays():
    mine = State(board=empty_board(layout_for(4)), past=(State().board,))
    assert run(mine, FRESH)[0].board == mine.board
    entered, _ = run(State(), ("playing.type", "5"))
    assert run(entered, FRESH)[0].board == entered.board


def test_a_link_comes_without_the_first_puzzle_before_it():
    state, effects = run(State(), ("opening.link", {"p": "1" + "." * 15}, "#p=1", True))
    assert state.board.side == 4
    assert [board for board in state.past if any(board.givens)] == []
    assert ("focus",) in effects


def test_what_is_opened_is_played_from_its_first_cell():
    state, effects = run(State(picked=40, others=(41,)), ("opening.drop", "5" + "." * 80))
    assert (state.picked, state.others, state.board.entering) == (0, (), False)
    assert ("focus",) in effects


def test_there_is_an_example_to_play_of_each_kind():
    shapes = {(played.side, played.word) for played in PLAYED}
    assert shapes >= {
        (4, "mini"),
        (6, "mini"),
        (9, "easy"),
        (9, "hard"),
        (12, "large"),
        (16, "giant"),
        (25, "giant"),
        (9, "x"),
        (9, "killer"),
        (9, "thermometers"),
        (9, "jigsaw"),
    }
    kinds = {rule.kind for played in PLAYED for rule in parse(played.text).rules}
    assert kinds == {"killer", "thermometer"}


@pytest.mark.parametrize("example", PLAYED, ids=lambda example: example.id)
def test_each_example_to_play_has_one_solution_and_is_as_hard_as_it_says(example):
    puzzle = parse(example.text)
    assert count_solutions(puzzle).unique
    if example.word in ("mini", "easy", "hard", "giant"):
        assert (open_cells(puzzle) == 0) == (example.word != "hard")


def test_the_choice_has_two_groups(words):
    options = properties(State(), words)["example", "options"]
    assert options[0] == ("", "Examples", True)
    assert [label for label, _ in options[1:]] == ["To play", "From the literature"]
    assert [len(group) for _, group in options[1:]] == [
        len([example for example in examples() if example.group == name]) for name in GROUPS
    ]
    assert options[1][1][:2] == (
        ("own-4", "Example: Mini (4 × 4)", True),
        ("own-6", "Example: Mini (6 × 6)", True),
    )
