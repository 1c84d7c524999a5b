"""Test the page's model, clashes and comparison, natively and in MicroPython."""

import json

from sudoku_core.board.puzzle import Puzzle
from sudoku_core.rules import Killer, boards, diagonals
from ui.clashes import FEATURE as CLASHES
from ui.compare import FEATURE as COMPARE
from ui.model import FEATURE as MODEL
from ui.model.state import Leaves, Study
from ui.settings.state import Solvers
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for
from ui.update import update
from ui.words import Plainly, Words, load_words

SIZES = {
    "variables": 64,
    "constraints": 64,
    "nonzeros": 256,
    "fixed_one": 1,
    "auxiliaries": 0,
    "fixed_zero": 0,
    "givens": 1,
}
SEEN = {
    "status": "modelled",
    "full": SIZES,
    "reduced": SIZES,
    "digits_left": [[1, 2, 3, 4]] * 16,
    "cages": {},
    "contradicts": False,
    "exports": [{"name": "lp", "forms": ["full", "reduced"]}],
}


def words():
    try:
        return load_words("en", Plainly())
    except OSError:  # not in the page
        from sitebuild.sentences import sentences

        return Words("en", sentences("en"), Plainly())


def act(state, *actions):
    for action in actions:
        state, _effects = update(state, action)
    return state


def reply(state, purpose, data):
    """The engine answers what was asked behind, or else the user's job."""
    numbers = [n for n, request in state.background.items() if request.purpose == purpose]
    number = numbers[0] if numbers else state.job.number
    event = {"kind": "reply", "id": number, "reply": json.loads(json.dumps(data))}
    return act(state, ("event", event))


def shown(feature, state):
    elements = {}
    for view in feature.views:
        elements.update(view.properties(state, words()))
    return elements


def opened(layout):
    """The panel, open beside an empty board."""
    return act(State(board=empty_board(layout), engine="ready"), ("tabs.open", "model"))


def test_the_panel_shows_the_model_around_a_cell():
    state = reply(opened(layout_for(4)), "model", SEEN)
    view = shown(MODEL, act(state, ("model.leaf", "program")))
    assert "<msub>" in view["math", "innerHTML"]
    assert view["sizes-rows", "rows"][0] == ("variables", "64", "64")
    view = shown(MODEL, state)
    assert view["picked-cell", "textContent"] == "R1C1: presolve leaves 1, 2, 3, 4"
    assert [title for title, _buttons in view["families", "choices"]] == [
        "R1C1: one digit",
        "Row 1: each digit once",
        "Column 1: each digit once",
        "Box 1: each digit once",
    ]
    state = act(state, ("model.equation", "box1_digit2"))
    assert MODEL.marks(state)["term"] == (0, 1, 4, 5)
    assert shown(MODEL, state)["equation-left", "textContent"].startswith("x_1_1_2 + x_1_2_2")
    state = act(state, ("playing.put", 3))
    assert state.part(Study).change.count == 11
    assert shown(MODEL, state)["news", "textContent"].startswith("R1C1 = 3 fixes")


def test_the_panel_on_boards_of_every_shape():
    samurai = boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3))
    for layout in (
        Puzzle([0] * 441, samurai, digits=range(1, 10)).layout,
        Puzzle([0] * 81, rules=(Killer((0, 1), 5),) + diagonals(9), digits=range(9)).layout,
        layout_for(25),
    ):
        state = act(opened(layout), ("playing.put", 1), ("board.pick", 0))
        assert shown(MODEL, state)["variables", "items"][1][0] != ""
        ordered = sorted([request.purpose for request in state.background.values()])
        assert ordered == (["equations", "model"] if layout.rules else ["model"])
        state = act(state, ("model.leaf", "program"))
        assert "∑" in shown(MODEL, state)["math", "innerHTML"]
        state = act(state, ("model.leaf", "export"))
        assert sorted([request.purpose for request in state.background.values()]) == [
            "export",
            "model",
        ]


def test_the_equations_of_a_rule():
    layout = Puzzle([0] * 16, rules=[Killer((0, 1), 7)]).layout
    state = opened(layout)
    equations_reply = {
        "name": "killer_r1c1_sum", "rule": "killer_r1c1", "part": "killer_r1c1", "text": "all",
        "remainder": "rest", "impossible": False, "cells": [0, 1], "open_cells": [1], "free": 3,
    }  # fmt: skip
    state = reply(state, "equations", {"status": "equations", "equations": [equations_reply]})
    title, chips = shown(MODEL, state)["families", "choices"][-1]
    assert (title, chips[0][1]) == ("Cage at R1C1: sum 7", "Σ")
    state = act(state, ("model.equation", "killer_r1c1_sum"))
    assert MODEL.marks(state)["term"] == (0, 1)


def test_the_relaxation_is_drawn():
    state = act(opened(layout_for(4)), ("model.relax",))
    relaxed = {
        "status": "relaxed", "values": [[[1, 0.5], [2, 0.5]]] * 15 + [[[4, 1.0]]],
        "integral": [15], "solves": False, "seconds": 0.1, "iterations": 3, "variables": 64,
        "constraints": 64, "givens": 0, "places": 6,
    }  # fmt: skip
    state = reply(state, "relax", relaxed)
    fillings = MODEL.fillings(state)
    assert (fillings[0].parts, fillings[15].digit) == (((1, 0.5), (2, 0.5)), 4)
    state = act(state, ("model.leaf", "relaxation"))
    assert "settles 1 of 16" in shown(MODEL, state)["relaxed", "textContent"]


def test_what_clashes_is_said_with_rules():
    layout = Puzzle([0] * 16, rules=[Killer((0, 1), 7)]).layout
    board = empty_board(layout).but(givens=bytes([1] + [0] * 15))
    state = act(State(board=board).with_parts(Solved(impossible=True)), ("clashes.explain",))
    clash_reply = {
        "status": "infeasible", "cells": [0], "rules": ["killer_r1c1"], "minimal": True,
        "smallest": False,
    }  # fmt: skip
    state = reply(state, "explain", clash_reply)
    assert words()(*state.status[0]) == (
        "This given and the cage at R1C1 contradict each other; remove any one and the rest agree."
    )
    assert shown(CLASHES, state)["clashing", "board.picks"] == ((0, "R1C1 = 1"),)
    clash_reply = {
        "status": "infeasible", "rules": [], "choices": [[0]], "with_rules": [[]],
        "alone": [None], "minimal": True, "complete": True,
    }  # fmt: skip
    state = act(
        reply(act(state, ("clashes.fewest",)), "erase", clash_reply), ("clashes.erase-them",)
    )
    assert state.board.givens == bytes(16)


def test_solvers_are_compared():
    search = {"name": "search", "reason": None, "forms": [], "proves": True, "offer": None}
    state = State(engine="ready").with_parts(Solvers(listed=(search,)))
    state = act(state, ("compare.compare", ["search"]))
    done = {"status": "solved", "seconds": 0.5, "stats": {}}
    state = reply(state, "compare", done)
    assert shown(COMPARE, state)["contest", "textContent"].startswith("The fastest was")
    assert len(shown(COMPARE, state)["compared", "compare.rivals"]) == 1


def test_the_open_part_stays_open_over_a_reload():
    (open_part,) = MODEL.storage
    state = open_part.restore(State(), open_part.dump(act(State(), ("model.leaf", "proof"))))
    assert state.part(Leaves).open == "proof"
