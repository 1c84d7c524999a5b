"""The commands that tell human steps: ``hint`` and ``steps``."""

import json

import pytest

from sudoku_core import parse, solutions
from tests import test_cli
from tests.cases import GUROBI, HARD

sudoku = test_cli.sudoku

SIX = ".2..6..5.2....4...6...5.....21......"
SIX_SOLVED = next(solutions(parse(SIX)))
SEVERAL = "1..............."
TWICE = "11.............."
RULED = "................;killer:3=r1c1-r1c2;killer:6=r1c3-r2c3"
FIELDS = [
    "technique",
    "rating",
    "places",
    "eliminates",
    "message",
    "proof",
    "roles",
    "rests_on",
    "chain",
    "cases",
    "unique",
    "way",
]


def test_hint_tells_the_next_step_in_a_line(sudoku):
    status, out, err = sudoku("hint", stdin=SIX)
    assert (status, len(out), err) == (0, 1, [])
    assert out[0].startswith(" 1.2  Hidden single: In box 1, ")
    assert "Place " in out[0]


def test_hint_as_json_has_all_fields(sudoku):
    status, out, _ = sudoku("hint", "--json", stdin=SIX)
    answer = json.loads(out[0])
    assert (status, answer["status"], answer["unique"], answer["puzzle"]) == (0, "step", True, SIX)
    assert list(answer["step"]) == FIELDS
    ((cell, digit),) = answer["step"]["places"]
    row, column = int(cell[1]), int(cell[3])
    assert SIX_SOLVED.rows[row - 1][column - 1] == digit
    ((name, times),) = answer["step"]["proof"]
    assert (name.partition("_")[0], times) == (answer["step"]["rests_on"][0], -1)


def test_steps_go_to_the_solution_and_say_so(sudoku):
    status, out, err = sudoku("steps", stdin=SIX)
    assert (status, err) == (0, [])
    count = SIX.count(".")
    assert len(out) == count + 1
    assert out[-1] == f"solved in {count} steps, the hardest rated 1.5"


def test_steps_as_json_are_one_object_a_puzzle(sudoku):
    status, out, _ = sudoku("steps", "--json", stdin=f"{SIX}\n{GUROBI}\n")
    assert (status, len(out)) == (0, 2)
    answer = json.loads(out[0])
    assert (answer["status"], answer["rating"]) == ("solved", 1.5)
    assert answer["grid"] == [list(row) for row in SIX_SOLVED.rows]
    assert all(list(step) == FIELDS for step in answer["steps"])


def test_what_goes_is_told_digit_by_digit(sudoku):
    status, out, _ = sudoku("hint", stdin=HARD)
    assert status == 0
    assert out[0].startswith(" 2.6  Pointing: ")
    assert "Remove " in out[0]


def test_many_puzzles_are_told_one_after_the_other(sudoku):
    text = f"{SIX}\n12!\n{SEVERAL}\n{TWICE}\n"
    status, out, err = sudoku("steps", stdin=text)
    assert (status, len(err)) == (2, 2)
    assert err[-1].startswith("sudoku: sudoku explain")
    assert out[-4].startswith("Puzzle 1: solved in ")
    assert out[-3:] == [
        "",
        "Puzzle 3: several solutions: 15 cells are left open",
        "Puzzle 4: no solution",
    ]
    answers = [json.loads(line) for line in sudoku("steps", "--json", stdin=text)[1]]
    statuses = [answer.get("status", "error") for answer in answers]
    assert statuses == ["solved", "error", "several", "infeasible"]
    assert [answer.get("unique") for answer in answers] == [True, None, False, False]


@pytest.mark.parametrize("command", ["hint", "steps"])
def test_no_solution_and_several_end_with_1(sudoku, command):
    status, out, _ = sudoku(command, stdin=TWICE)
    assert status == 1
    assert "no solution" in out[0]
    status, out, _ = sudoku(command, stdin=SEVERAL)
    assert status == 1
    assert "several solutions" in out[0]


def test_a_step_of_a_puzzle_with_several_solutions_is_told_with_a_warning(sudoku):
    status, out, err = sudoku("hint", stdin="12..............")
    assert (status, len(out)) == (0, 1)
    assert err == ["sudoku: This puzzle has several solutions."]


def test_nothing_is_left_to_do_on_a_full_board(sudoku):
    full = "".join(map(str, SIX_SOLVED.cells))
    assert sudoku("hint", stdin=full)[:2] == (0, ["solved"])
    assert sudoku("steps", stdin=full)[:2] == (0, ["solved"])
    assert sudoku("hint", "--entries", full, stdin=SIX)[:2] == (0, ["solved"])
    assert json.loads(sudoku("hint", "--json", stdin=full)[1][0])["step"] is None


def test_wrong_entries_and_notes_are_told_first(sudoku):
    entries = "1" + SIX[1:]
    status, out, _ = sudoku("hint", "--entries", entries, stdin=SIX)
    wrong = SIX_SOLVED.cells[0] != 1
    assert (status, out[0].startswith("Wrong entry: 1 in R1C1 is wrong.")) == (1, wrong)
    assert out[0].endswith("Remove 1 from R1C1.")
    assert sudoku("steps", "--entries", entries, stdin=SIX)[:2] == (1, out)
    status, out, _ = sudoku("hint", "--notes", "r1c1=1", "--json", stdin=SIX)
    answer = json.loads(out[0])
    assert (status, answer["status"]) == (1, "mistake")
    assert answer["step"]["technique"] == "wrong-note"
    assert answer["step"]["places"] == [["r1c1", SIX_SOLVED.cells[0]]]


def test_notes_are_taken_for_granted(sudoku):
    notes = f"r1c1={SIX_SOLVED.cells[0]};r1c3=1,2,3,4,5,6"
    out = sudoku("steps", "--notes", notes, stdin=SIX)[1]
    assert any(f"Place {SIX_SOLVED.cells[0]} in R1C1." in line for line in out)
    assert out[-1].startswith("solved in ")


def test_why_not_tells_what_shows_it(sudoku):
    for digit in range(1, 7):
        status, out, _ = sudoku("hint", "--why-not", f"r1c1={digit}", stdin=SIX)
        right = digit == SIX_SOLVED.cells[0]
        assert status == (1 if right else 0)
        assert out[0].startswith("Nothing rules out") == right
    answer = json.loads(sudoku("hint", "--why-not", "r1c1=2", "--json", stdin=SIX)[1][0])
    assert (answer["cell"], answer["digit"], answer["answer"]) == ("r1c1", 2, "seen")
    assert answer["message"].startswith("Row 1 already has its 2, in R1C")


def test_why_not_tells_all_steps_of_a_chain(sudoku):
    answer = json.loads(sudoku("hint", "--why-not", "r3c7=5", "--json", stdin=GUROBI)[1][0])
    assert answer["answer"] == "later"
    status, out, _ = sudoku("hint", "--why-not", "r3c7=5", stdin=GUROBI)
    assert status == 0
    assert len(out) == len(answer["steps"]) + 1
    assert out[0] == f"5 can be removed from R3C7 after {len(answer['steps'])} steps."


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        (("--notes", "r1c1"), "r1c1 cannot be read; expected cells and digits as "),
        (("--notes", "r7c1=1"), "r7c1=1 names a cell or a digit that this board does not have."),
        (("--notes", "r1c1=7"), "r1c1=7 names a cell or a digit that this board does not have."),
        (("--why-not", "r1c1=12"), "r1c1=12 is not one digit in one cell; expected r1c1=7."),
        (("--why-not", ";"), "; is not one digit in one cell; expected r1c1=7."),
        (("--entries", "12"), "Line 1, column 3: 2 cells were read; expected 36, "),
    ],
)
def test_what_does_not_fit_the_board_is_refused(sudoku, option, sentence):
    status, out, err = sudoku("hint", *option, stdin=SIX)
    assert (status, out, len(err)) == (2, [""], 1)
    assert sentence in err[0]


def test_that_there_are_several_solutions_is_said_once(sudoku):
    lines = [line for stream in sudoku("hint", stdin=SEVERAL)[1:] for line in stream]
    assert len([line for line in lines if "several solutions" in line]) == 1


def test_rules_and_other_digits_are_told_as_they_stand(sudoku):
    status, out, _ = sudoku("hint", "--json", "--why-not", "r1c4=1", stdin=RULED)
    assert (status, json.loads(out[0])["answer"]) == (0, "at-once")
    shifted = "".join(str(int(char) - 1) if char.isdigit() else char for char in SIX)
    out = sudoku("steps", "--json", stdin=f"{shifted};digits:0-5")[1]
    grid = [[digit - 1 for digit in row] for row in SIX_SOLVED.rows]
    assert json.loads(out[0])["grid"] == grid
    notes = f"r1c1={SIX_SOLVED.cells[0] % 6}"
    answer = json.loads(
        sudoku("hint", "--json", "--notes", notes, stdin=shifted + ";digits:0-5")[1][0]
    )
    assert answer["step"]["places"] == [["r1c1", SIX_SOLVED.cells[0] - 1]]


def test_help_says_how_they_end(sudoku):
    for command, words in (("hint", "1 if an entry or a note is wrong"), ("steps", "Sukaku")):
        assert words in " ".join(" ".join(sudoku(command, "--help")[1]).split())


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_hint_tells_no_more_than_the_level_asked(sudoku, level):
    messages = [
        sudoku("hint", "--level", str(level_shown), stdin=SIX)[1]
        for level_shown in range(1, level + 1)
    ]
    assert [len(lines) for lines in messages] == [*range(1, level + 1)]
    assert messages[-1][0] == "Look for: Hidden single."
    assert any(" fits only in " in line for line in messages[-1]) == (level == 4)
    data = json.loads(sudoku("hint", "--json", "--level", str(level), stdin=SIX)[1][0])
    assert [detail["message"] for detail in data["levels"]] == messages[-1]
    assert "step" not in data


def test_the_next_cell_is_told_without_its_digit(sudoku):
    status, out, _ = sudoku("hint", "--next-cell", stdin=SIX)
    data = json.loads(sudoku("hint", "--next-cell", "--json", stdin=SIX)[1][0])
    cell = data["cell"].upper()
    assert (status, out) == (0, [f"{cell} can be filled next."])
    assert (data["steps"], data["message"]) == (1, out[0])
    wrong = "1" + SIX[1:]
    assert sudoku("hint", "--next-cell", "--entries", wrong, stdin=SIX)[0] == 1
    full = "".join(map(str, SIX_SOLVED.cells))
    assert sudoku("hint", "--next-cell", stdin=full)[:2] == (0, ["solved"])


def test_an_argument_stands_below_its_step(sudoku):
    short = sudoku("hint", "--why-not", "r3c7=5", stdin=GUROBI)[1]
    assert sudoku("hint", "--why-not", "r3c7=5", "--argument", stdin=GUROBI)[1] == short
    wrong = "1" + SIX[1:]
    status, (claim, *below), _ = sudoku("hint", "--argument", "--entries", wrong, stdin=SIX)
    assert status == 1
    assert sudoku("hint", "--entries", wrong, stdin=SIX)[1] == [claim]
    assert all(line.startswith("  ") for line in below)


def test_many_removals_are_listed_cell_by_cell(sudoku):
    rule = "thermometer:r9c1-r8c1-r7c1-r6c1-r5c1-r4c1"
    line = sudoku("hint", stdin="." * 81 + f";{rule}")[1][0]
    assert line.endswith(
        "Remove these candidates: R4C1: 1, 2, 3, 4, 5; R5C1: 1, 2, 3, 4, 9; R6C1: 1, 2, 3, 8, 9; "
        "R7C1: 1, 2, 7, 8, 9; R8C1: 1, 6, 7, 8, 9; R9C1: 5, 6, 7, 8, 9."
    )
    line = sudoku("hint", "--language", "es", stdin="." * 81 + f";{rule}")[1][0]
    assert "Elimine estos candidatos: F4C1: 1, 2, 3, 4, 5; " in line
