"""The command that adds equations up: ``sum``."""

import json

import pytest

from tests import test_cli

sudoku = test_cli.sudoku

PAIR = "1...4...9...6.1.....8...7..8..437..2...895....3721698.3..164..8..4...6......5...."
SIX = ".2..6..5.2....4...6...5.....21......"
CAGE = "................;killer:3=r1c1-r1c2"


def test_the_next_step_is_added_up_line_by_line(sudoku):
    status, out, err = sudoku("sum", stdin=PAIR)
    assert (status, err) == (0, [])
    assert out[:2] == ["− column5_digit7: x_2_5_7 + x_8_5_7 = 1", "    −x_2_5_7 − x_8_5_7 = −1"]
    assert out[-3:] == ["x_2_5_2 ≤ 0", "x_8_5_2 ≤ 0", "So R2C5 and R8C5 cannot be 2."]


def test_a_step_that_places_a_digit_is_one_truth(sudoku):
    status, out, _ = sudoku("sum", "--json", stdin=SIX)
    answer = json.loads(out[0])
    assert (status, len(answer["lines"]), len(answer["places"])) == (0, 1, 1)
    assert answer["lines"][0]["times"] == -1


def test_equations_of_ones_own(sudoku):
    lines = "killer_r1c1_sum=1;cell_r1c1=-1/2"
    status, out, _ = sudoku("sum", "--lines", lines, "--json", stdin=CAGE)
    answer = json.loads(out[0])
    assert [line["times"] for line in answer["lines"]] == [1, "-1/2"]
    assert answer["eliminates"] == [["r1c1", 4], ["r1c2", 3], ["r1c2", 4]]
    assert status == 0
    status, out, _ = sudoku("sum", "--lines", "cell_r1c1", stdin=CAGE)
    assert (status, out[0][:12]) == (1, "+ cell_r1c1:")
    status, out, _ = sudoku("sum", "--lines", "cell_r9c9=2", stdin=CAGE)
    assert (status, out[1]) == (1, "    There is no equation cell_r9c9.")


@pytest.mark.parametrize("lines", ["cell_r1c1=x", "cell_r1c1=1/0"])
def test_what_is_no_number_is_refused(sudoku, lines):
    status, _, err = sudoku("sum", "--lines", lines, stdin=CAGE)
    assert (status, "cannot be read" in err[0]) == (2, True)


def test_the_smallest_sums_of_the_next_step(sudoku):
    status, out, _ = sudoku("sum", "--smallest-of-step", stdin=CAGE)
    assert status == 0
    assert out
    status, (line,), _ = sudoku("sum", "--smallest-of-step", "--json", stdin=CAGE)
    sums = json.loads(line)["sums"]
    eliminates = [candidate for each in sums for candidate in each["eliminates"]]
    _status, (line,), _ = sudoku("hint", "--json", stdin=CAGE)
    step = json.loads(line)["step"]
    assert all(candidate in eliminates for candidate in step["eliminates"])
    assert all(each["lines"] for each in sums)


def test_the_smallest_sum_of_any_digit_and_of_one(sudoku):
    status, out, _ = sudoku("sum", "--smallest", stdin=CAGE)
    assert (status, out[-1][:3]) == (0, "So ")
    status, out, _ = sudoku("sum", "--rules-out", "r2c5=2", stdin=PAIR)
    assert (status, "R2C5" in out[-1]) == (0, True)
    status, out, _ = sudoku("sum", "--rules-out", "r2c5=1", stdin=PAIR)
    assert (status, out) == (3, ["No sum of equations shows this step."])


def test_what_the_player_noted_counts(sudoku):
    status, out, _ = sudoku("sum", "--lines", "cell_r1c2", "--notes", "r1c2=25", stdin=PAIR)
    assert (status, out[0]) == (1, "+ cell_r1c2: x_1_2_2 + x_1_2_5 = 1")
