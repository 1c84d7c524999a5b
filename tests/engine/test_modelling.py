"""The model, its relaxation and its text, and givens that clash, as the page asks for them."""

from __future__ import annotations

import pytest

from engine.assets import Offer
from engine.modelling import HEAD
from sudoku_core import Puzzle, erasures, export
from sudoku_core.models import EXPORTS, equations
from sudoku_core.rules import Killer
from sudoku_core.solvers import highs
from tests.cases import GUROBI, HARD, digits, with_given
from tests.engine.asking import ONE_SOLUTION, PUZZLE, all_of, ask, data, log_of
from tests.missing import missing

OFFER = Offer("cadical", ("index.js",), 350_000)
HARD_PUZZLE = Puzzle(digits(HARD))
AMPL = Puzzle(
    digits("......68.....73..93.9....4549.......8.3.5.9.2.......3696....3.87..68.....28......")
)
"""Seed 004: presolve settles some cells, not all."""
DEEP = with_given(HARD, 63, 6)
MISTYPED = "67" + GUROBI[2:]
"""The first given should be a 5; without R2C4 or R9C4 there is a solution too."""


@pytest.mark.parametrize("puzzle", [HARD_PUZZLE, AMPL])
def test_the_size_of_the_model_and_what_presolve_finds(puzzle: Puzzle) -> None:
    _, reply = ask("model", puzzle=data(puzzle))
    assert reply["status"] == "modelled"
    full, reduced = reply["full"], reply["reduced"]
    assert (full["variables"], full["constraints"], full["nonzeros"]) == (729, 324, 2916)
    assert full["fixed_one"] == full["givens"] == sum(1 for digit in puzzle.givens.cells if digit)
    assert reduced["givens"] == 0
    open_digits = [left for left in reply["digits_left"] if len(left) > 1]
    assert reduced["fixed_one"] == len(reply["digits_left"]) - len(open_digits)
    assert reduced["variables"] == sum(map(len, open_digits))
    assert len(reply["digits_left"]) == 81
    assert not reply["contradicts"]


def test_the_sizes_of_a_killer_add_up() -> None:
    cages = [Killer((0, 1), 3), Killer((3, 4), 9), Killer((20, 21)), Killer((40,), 5)]
    given = [0] * 81
    given[3] = 1
    _, reply = ask("model", puzzle=data(Puzzle(given, rules=cages)))
    full, reduced = reply["full"], reply["reduced"]
    assert full["variables"] - full["auxiliaries"] == 729
    placed = reduced["variables"] - reduced["auxiliaries"]
    assert placed + reduced["fixed_one"] + reduced["fixed_zero"] == 729
    assert full["auxiliaries"] > reduced["auxiliaries"]
    assert reply["cages"] == {"digit": 3, "sum": 3, "sets": 1, "place": 3}


def test_the_model_of_a_contradiction() -> None:
    none = [1, 0, 0, 0, 0, 1] + [0] * 10
    _, reply = ask("model", puzzle=data(Puzzle(none)))
    assert reply["contradicts"]
    assert reply["digits_left"][0] == [1]
    assert reply["digits_left"][1] == [2, 3, 4]


def test_the_relaxation_is_told_by_cell_and_digit() -> None:
    if highs.missing():
        missing("highspy")
    events, reply = all_of("relax", puzzle=data(HARD_PUZZLE), form="reduced", log=True)
    assert (reply["status"], reply["solves"]) == ("relaxed", False)
    for cell, chosen in enumerate(reply["values"]):
        assert sum(value for _, value in chosen) == pytest.approx(1, abs=1e-3)
        assert (cell in reply["integral"]) == (len(chosen) == 1)
    for cell, digit in enumerate(HARD_PUZZLE.givens.cells):
        assert not digit or reply["values"][cell] == [[digit, 1.0]]
    assert 0 < reply["variables"] < 729
    off = 10 ** -reply["places"]
    for row in HARD_PUZZLE.blocks:
        for digit in range(1, 10):
            shares = [dict(map(tuple, reply["values"][cell])).get(digit, 0) for cell in row.cells]
            assert sum(shares) == pytest.approx(1, abs=off + 9 * 5e-5)  # told to four decimals
    assert reply["iterations"] > 0
    assert "Interior point solve" in log_of(events)
    _, wrong = all_of("relax", puzzle=data(with_given(HARD, 37, 7)), form="full")
    assert (wrong["status"], wrong["values"]) == ("infeasible", [])
    _, late = all_of("relax", puzzle=data(HARD_PUZZLE), form="full", time_limit=0)
    assert late["status"] == "limit"


def test_the_relaxation_is_that_of_the_form_of_the_request() -> None:
    if highs.missing():
        missing("highspy")
    for formulation, size in (("full", (729, 324, 27)), ("reduced", (139, 164, 0))):
        events, reply = all_of("relax", puzzle=data(AMPL), form=formulation, log=True)
        assert (reply["variables"], reply["constraints"], reply["givens"]) == size
        assert f"LP has {size[1] + size[2]} rows; {size[0]} cols" in log_of(events)


def test_all_of_the_program_is_solved_as_it_is_and_the_reduced_one_presolved() -> None:
    if highs.missing():
        missing("highspy")
    for formulation, sentence in (
        ("full", "Presolve is switched off"),
        ("reduced", "Presolving model"),
    ):
        events, _ = all_of(
            "solve", puzzle=data(HARD_PUZZLE), solver="highs", form=formulation, log=True
        )
        assert sentence in log_of(events)
        (first,) = [event["result"]["stats"] for event in events if event["kind"] == "first"]
        rows = int(first["constraints"] + first["givens"])
        assert f"MIP has {rows} rows; {int(first['variables'])} cols" in log_of(events)


def test_the_equations_of_rules_at_a_cell() -> None:
    puzzle = Puzzle([1] + [0] * 15, rules=[Killer((0, 1), 3)])
    _, reply = ask("equations", puzzle=data(puzzle), cell=1)
    assert reply["status"] == "equations"
    known = [row for row in equations(puzzle, 1) if row.rule]
    assert [row["text"] for row in reply["equations"]] == [row.text for row in known]
    total = next(row for row in reply["equations"] if row["name"] == "killer_r1c1_sum")
    assert (total["rule"], total["impossible"], total["cells"]) == ("killer_r1c1", False, [0, 1])
    assert total["remainder"] == "2\u00a0x_1_2_2 + 3\u00a0x_1_2_3 + 4\u00a0x_1_2_4 = 2"
    assert total["open_cells"] == [1]
    assert total["free"] == 3
    assert ask("equations", puzzle=data(puzzle), cell=6)[1]["equations"] == []


def test_what_singles_settle_is_relaxed_without_a_solver() -> None:
    _, reply = ask("relax", puzzle=data(Puzzle(digits(GUROBI))), form="reduced")
    assert (reply["status"], reply["solves"], reply["iterations"]) == ("relaxed", True, 0)
    assert reply["integral"] == list(range(81))


def test_givens_that_clash_and_another_set_and_what_to_erase() -> None:
    wrong = data(Puzzle([1, 2, *[0] * 8, 3, 0, 0, 0, 4, 1]))
    _, first = ask("explain", puzzle=wrong, time_limit=60)
    assert (first["status"], first["minimal"], first["rules"]) == ("infeasible", True, [])
    seen = [first["cells"]]
    while True:
        _, other = ask("explain", puzzle=wrong, other_than=seen)
        if not other["cells"]:
            break
        assert other["cells"] not in seen
        seen.append(other["cells"])
    _, erased = ask("erase", puzzle=wrong)
    assert erased["minimal"]
    assert all(set(erased["choices"][0]) & set(cells) for cells in seen)
    _, fine = ask("explain", puzzle=PUZZLE)
    assert (fine["status"], fine["cells"]) == ("solved", [])
    many = data(Puzzle([*range(1, 16), *[0] * 16, 16, *[0] * 224]))
    _, without = ask("explain", {"cadical": OFFER}, puzzle=many)
    assert without["minimal"]
    assert 31 in without["cells"]
    for op in ("explain", "erase"):
        _, late = ask(op, puzzle=data(DEEP), time_limit=0)
        assert late["status"] == "limit"


def test_rules_that_clash_with_givens_are_named() -> None:
    puzzle = Puzzle([4] + [0] * 15, rules=[Killer((0, 1), 4), Killer((14, 15), 3)])
    _, reply = ask("explain", puzzle=data(puzzle))
    assert (reply["cells"], reply["rules"]) == ([0], ["killer_r1c1"])


def test_every_set_that_may_be_erased_is_a_choice() -> None:
    puzzle = Puzzle(digits(MISTYPED))
    events, reply = all_of("erase", puzzle=data(puzzle), time_limit=60)
    erased = erasures(puzzle)
    assert (reply["status"], reply["minimal"], reply["complete"]) == ("infeasible", True, True)
    assert (
        reply["choices"] == [list(choice.cells) for choice in erased.choices] == [[0], [12], [75]]
    )
    assert reply["alone"] == [choice.unique for choice in erased.choices]
    assert {event["kind"] for event in events} <= {"progress"}


def test_every_format_is_written_as_text_and_as_files() -> None:
    for to in EXPORTS:
        _, reply = ask("export", puzzle=PUZZLE, format=to, form="full")
        assert reply["status"] == "exported"
        whole = export(Puzzle(ONE_SOLUTION), to)
        assert reply["texts"][0][1] == whole
        assert (reply["head"], reply["size"]) == (whole[:HEAD], len(whole))
        assert len(reply["texts"]) == (4 if to == "ampl" else 1)


def test_of_a_long_text_the_beginning_is_told_beside_the_whole() -> None:
    puzzle = Puzzle([0] * 256)
    _, reply = ask("export", puzzle=data(puzzle), format="lp", form="full")
    ((_, whole),) = reply["texts"]
    assert whole == export(puzzle, "lp", "full")
    assert len(reply["head"]) == HEAD < reply["size"] == len(whole)
    assert whole.startswith(reply["head"])
