"""Test the picked cell in the tab Model: its line, its variables and its equations."""

import pytest

import sudoku_core as sc
from sudoku_core.rules import Killer, Odd, Quadruple, Sandwich, Skyscraper, Thermometer
from tests.ui.driver import codes, run, sent, shown
from tests.ui.test_model import BROKEN, answered, marked, request_number, seeing
from ui.model import FEATURE
from ui.model.state import LEAVES, Leaves, Study
from ui.state import empty_board
from ui.sums import FEATURE as SUMS


def test_one_part_shows_and_its_tab_can_be_reached(state, words):
    for name in LEAVES:
        view = shown(FEATURE, run(state, ("model.leaf", name))[0], words)
        assert [leaf for leaf in LEAVES if not view["leaf-panel-" + leaf, "hidden"]] == [name]
        assert [leaf for leaf in LEAVES if view["leaf-" + leaf, "aria-selected"]] == [name]
        assert [leaf for leaf in LEAVES if view["leaf-" + leaf, "tabIndex"] == 0] == [name]


@pytest.mark.parametrize("name", LEAVES)
def test_another_cell_changes_what_every_part_shows(state, words, name):
    state, _ = run(state, ("model.leaf", name))
    before = shown(FEATURE, state, words)
    after = shown(FEATURE, run(state, ("board.pick", 6))[0], words)
    assert before["picked-cell", "textContent"] == "R1C2: the givens leave 2, 3, 4"
    assert after["picked-cell", "textContent"] == "R2C3: the givens leave 1, 2, 3, 4"
    assert after["to-cell", "hidden"] == (name == "cell")


def test_on_a_phone_a_tap_on_a_cell_opens_its_equations(state):
    state, _ = run(state.but(narrow=True), ("model.leaf", "log"), ("board.pick", 1))
    assert state.part(Leaves).open == "log", "it was picked already"
    assert run(state, ("board.pick", 6))[0].part(Leaves).open == "cell"
    played, _ = run(state, ("tabs.open", "play"), ("board.pick", 6))
    assert played.part(Leaves).open == "log"


def test_the_line_of_a_cell_says_what_is_known_of_it(state, words):
    def line(state, cell):
        return shown(FEATURE, state.but(picked=cell), words)["picked-cell", "textContent"]

    assert line(state, 0) == "R1C1 = 1, a given"
    seen = seeing(state, digits_left=[[1], [3, 4], [2], *[[1, 2, 3, 4]] * 13])
    assert (line(seen, 1), line(seen, 2)) == (
        "R1C2: presolve leaves 3, 4",
        "R1C3 = 2, settled by presolve",
    )
    assert line(run(seen, ("model.presolve", False))[0], 1) == "R1C2: the givens leave 2, 3, 4"
    full = state.but(
        board=state.board.but(givens=bytes([0, 1, 0, 0, 2, 0, 0, 0, 3] + [0] * 6 + [4]))
    )
    assert line(full, 0) == "R1C1: the givens leave 4"
    crowded = bytes([0, 1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])
    assert line(state.but(board=state.board.but(givens=crowded)), 0).endswith("no digit is left")
    empty = state.but(board=state.board.but(givens=bytes(16)))
    assert line(empty, 0) == "R1C1: no givens yet, so 1, 2, 3, 4"
    assert line(seeing(empty, digits_left=[[1, 2]] * 16), 0) == "R1C1: presolve leaves 1, 2"


def test_digits_that_a_name_only_counts_are_explained(state, words):
    from_zero = empty_board(sc.Puzzle([0] * 81, digits=range(9)).layout)
    for leaf, note in (("cell", "ruled"), ("sum", "sum-note")):
        opened = run(state.but(board=from_zero, picked=0), ("model.leaf", leaf))[0]
        feature = FEATURE if leaf == "cell" else SUMS
        assert shown(feature, opened, words)[note, "textContent"] == (
            "The last number of a name counts the digits from 1: x_1_1_1 is 0 in R1C1."
        )
    assert shown(FEATURE, state, words)["ruled", "textContent"] == ""


def test_a_cage_of_all_digits_has_each_once(state, words):
    puzzle = sc.Puzzle([0] * 16, rules=[Killer([0, 1, 2, 3], 10)])
    state = state.but(board=empty_board(puzzle.layout), picked=0)
    by_name = dict(ONCE, rule="killer_r1c1")
    families = shown(
        FEATURE,
        state.with_parts(Study(rule_equations={"status": "equations", "equations": [by_name]})),
        words,
    )["families", "choices"]
    assert families[-1][0] == "Cage at R1C1: each digit once"


RULED = sc.Puzzle([1] + [0] * 15, rules=[Killer([0, 1], 3), Thermometer([5, 6, 7])])
TOTAL = {
    "name": "killer_r1c1_sum", "rule": "killer_r1c1", "part": "killer_r1c1", "text": "whole = 3",
    "remainder": "rest = 2", "impossible": False, "cells": [0, 1], "open_cells": [1], "free": 3,
}  # fmt: skip
ONCE = dict(TOTAL, name="killer_r1c1_digit1", free=0)
GROWS = dict(
    TOTAL, name="thermometer_r2c2_part2_digit3", rule="thermometer_r2c2",
    part="thermometer_r2c2_part2",
)  # fmt: skip


@pytest.fixture
def ruled(state):
    """Return a board with rules and the reply with their equations."""
    board = empty_board(RULED.layout).but(givens=bytes(RULED.givens.cells))
    state, _ = run(state.but(board=board), ("board.pick", 0), ("board.pick", 1))
    equations = [
        ONCE,
        TOTAL,
        dict(TOTAL, name="killer_r1c1_place2", impossible=True, free=0),
        GROWS,
    ]
    return answered(state, "equations", {"status": "equations", "equations": equations})[0]


def test_the_equations_of_rules_are_asked_for_where_a_rule_holds(ruled, words):
    assert request_number(ruled, "equations") is None
    state, effects = run(ruled, ("board.pick", 5))
    (request,) = sent(effects)
    assert (request["op"], request["cell"]) == ("equations", 5)
    assert "appear" in shown(FEATURE, state, words)["ruled", "textContent"]
    late, effects = run(state, ("board.pick", 3))
    assert effects == [("cancel", request["id"])], "no rule holds there"
    assert shown(FEATURE, late, words)["ruled", "textContent"] == ""
    broken, _ = answered(state, "equations", BROKEN)
    assert "The solvers stopped: x" in shown(FEATURE, broken, words)["ruled", "textContent"]
    closed, _ = run(ruled, ("model.leaf", "log"), ("board.pick", 6))
    assert request_number(closed, "equations") is None
    assert request_number(run(closed, ("model.leaf", "cell"))[0], "equations")


def test_the_equations_of_rules_show_like_any_other(ruled, words):
    cage, total, sets, grows = shown(FEATURE, ruled, words)["families", "choices"][-4:]
    assert cage[0] == "Cage at R1C1: each digit at most once"
    assert cage[1] == (("killer_r1c1_digit1", "1", "settled", "1, settled by a given"),)
    assert total[0] == "Cage at R1C1: sum 3"
    assert [chip[1:3] for chip in total[1]] == [("Σ", "open")]
    assert sets[0] == "Cage at R1C1: a digit is in it exactly if it is in S"
    assert [chip[1:3] for chip in sets[1]] == [("2∈S", "void")]
    assert grows[0] == "Thermometer: R2C3 < R2C4"
    state, _ = run(ruled, ("model.equation", "killer_r1c1_sum"))
    assert (marked(state, "term"), marked(state, "open")) == ([0, 1], [1])
    view = shown(FEATURE, state, words)
    assert view["families", "chosen"] == "killer_r1c1_sum"
    assert view["equation-full", "textContent"] == "whole = 3"
    assert view["equation-left", "textContent"] == "rest = 2"
    assert marked(run(state, ("model.leaf", "log"))[0], "term") == []


CLUED = sc.Puzzle(
    [0] * 16,
    rules=[Sandwich((-1, 0), 5), Skyscraper((4, 2), 2), Quadruple([0, 1, 4, 5], [3]), Odd([6])],
)


def of_rules(puzzle, cell):
    """Return the data of the equations of a cell's rules, as the engine sends them."""
    return [
        {"name": row.name, "rule": row.rule, "part": row.part, "text": row.text,
         "remainder": row.left, "impossible": row.impossible, "cells": list(row.cells),
         "open_cells": list(row.open_cells), "free": len(row.free)}
        for row in sc.models.equations(puzzle, cell) if row.rule
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("puzzle", "cell"), [(RULED, 0), (RULED, 6), *[(CLUED, cell) for cell in (0, 4, 6, 14)]]
)
def test_what_the_engine_tells_of_a_rule_has_a_title_and_labels(state, words, puzzle, cell):
    equation_data = of_rules(puzzle, cell)
    ruled = state.but(board=empty_board(puzzle.layout), picked=cell).with_parts(
        Study(rule_equations={"status": "equations", "equations": equation_data})
    )
    families = shown(FEATURE, ruled, words)["families", "choices"][4:]
    assert equation_data
    assert sum(len(chips) for _title, chips in families) == len(equation_data)
    assert not any("_" in title for title, _chips in families)
    assert not any("_" in chip[1] for _title, chips in families for chip in chips)


def test_the_variables_of_the_picked_cell_and_what_fixes_them(state, words):
    state = seeing(state, digits_left=[[1], [3, 4], [2], *[[1, 2, 3, 4]] * 13])
    assert shown(FEATURE, state, words)["variables", "items"] == (
        ("fixed zero", "x_1_2_1 = 0", "by R1C1"),
        ("presolved zero", "x_1_2_2 = 0", "presolve"),
        ("free", "x_1_2_3", "free"),
        ("free", "x_1_2_4", "free"),
    )
    items = shown(FEATURE, state.but(picked=0), words)["variables", "items"]
    assert items[0] == ("fixed one", "x_1_1_1 = 1", "given here")
    items = shown(FEATURE, state.but(picked=2), words)["variables", "items"]
    assert items[1] == ("presolved one", "x_1_3_2 = 1", "presolve")


def test_picking_an_equation_lights_its_cells_and_another_cell_ends_it(state, words):
    state, _ = run(state, ("model.equation", "column2_digit3"))
    view = shown(FEATURE, state, words)
    assert view["equation-name", "textContent"] == "column2_digit3"
    assert view["equation-full", "textContent"].endswith("x_4_2_3 = 1")
    assert marked(state, "term") == marked(state, "open") == [1, 5, 9, 13]
    state, _ = run(state, ("board.pick", 2))
    assert state.part(Study).chosen is None
    state, _ = run(state, ("model.equation", "row4_digit1"))
    assert state.part(Study).chosen is None, "not of this cell"


def test_of_a_fixed_equation_no_cell_is_free(state):
    state, _ = run(state, ("model.equation", "row1_digit1"))
    assert (marked(state, "term"), marked(state, "open")) == ([0, 1, 2, 3], [])
    assert run(state, ("model.equation", ""))[0].part(Study).chosen is None


def test_a_given_tells_what_it_fixes_and_marks_the_cells(state, words):
    state, _ = run(state.but(picked=15), ("playing.put", 3))
    assert shown(FEATURE, state, words)["news", "textContent"] == (
        "R4C4 = 3 fixes 11 variables in the marked cells."
    )
    assert 11 in marked(state, "reached")
    state, _ = run(state, ("playing.erase",))
    assert "11 variables are free again" in shown(FEATURE, state, words)["news", "textContent"]
    closed, _ = run(state, ("tabs.open", "play"))
    assert closed.part(Study).change is None


def test_a_given_that_clashes_is_said_to_rather_than_what_it_fixes(state, words):
    state, _ = run(state, ("playing.put", 1))
    assert codes(state) == ["conflict.row"]
    assert shown(FEATURE, state, words)["news", "textContent"], "the panel tells it"


@pytest.mark.parametrize(
    "action",
    [
        ("board.pick", 2),
        ("model.equation", "row4_digit1"),
        ("tabs.open", "play"),
        ("solving.solve",),
        ("model.relax",),
    ],
)
def test_what_a_given_touches_is_marked_until_another_thing_is_looked_at(state, action):
    state, _ = run(state.but(picked=15), ("playing.put", 3))
    assert codes(state) == ["news.given"]
    assert marked(run(state, action)[0], "reached") == []
