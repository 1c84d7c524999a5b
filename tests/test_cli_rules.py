"""The command on puzzles with rules: each is solved, counted and checked as a person would."""

import json

import pytest

from sudoku_core import conflicts, parse
from tests import test_cli
from tests.cases import GUROBI

sudoku = test_cli.sudoku

EMPTY = "." * 81
JIGSAW = "aaaabbcccaaabbbcccaadbbbbccddddeeecfdddeeefffgdeeeffffggghhhfiigghhhhiiiggghhiiii"
CAGES = "killer:3=r1c1-r1c2;killer:24=r1c3-r2c3-r3c3;killer:r5c5-r5c6-r6c5"
BULBS = "thermometer:r1c1-r1c2-r1c3-r1c4-r1c5-r1c6-r1c7-r1c8-r1c9;thermometer:r9c1-r8c1-r7c1-r6c1"
CORNERS = ((0, 0), (0, 12), (6, 6), (12, 0), (12, 12))
SAMURAI_CLAUSE = "boards:3x3=r1c1-r1c13-r7c7-r13c1-r13c13"


def rows_of(line, columns=9):
    return [line[first : first + columns] for first in range(0, len(line), columns)]


def differ(signs):
    return len(set(signs)) == len(signs)


def is_plain(rows, signs="123456789"):
    """Return whether rows of text are a filled Sudoku, by nothing but looking."""
    boxes = [
        "".join([rows[top + k][left : left + 3] for k in range(3)])
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    columns = ["".join(column) for column in zip(*rows)]
    return all(sorted(unit) == sorted(signs) for unit in [*rows, *columns, *boxes])


@pytest.fixture
def solved(sudoku):
    """The one line that solving prints."""

    def run(*arguments, stdin=EMPTY):
        status, out, err = sudoku("solve", *arguments, stdin=stdin)
        assert (status, err, len(out)) == (0, [], 1)
        return out[0]

    return run


def test_the_diagonals_of_an_x(solved):
    for given, more in ((EMPTY + ";diagonals", ()), (EMPTY, ("--rules", "Diagonals"))):
        rows = rows_of(solved(*more, stdin=given))
        assert is_plain(rows)
        assert differ([rows[k][k] for k in range(9)])
        assert differ([rows[k][8 - k] for k in range(9)])


def test_the_sums_of_a_killer(solved):
    rows = rows_of(solved("--rules", CAGES))
    assert is_plain(rows)
    assert sorted(rows[0][:2]) == ["1", "2"]
    assert sorted([rows[0][2], rows[1][2], rows[2][2]]) == ["7", "8", "9"]
    assert differ(rows[4][4:6] + rows[5][4])


def test_the_order_of_a_thermometer(solved):
    rows = rows_of(solved("--rules", BULBS))
    assert is_plain(rows)
    assert rows[0] == "123456789"
    assert rows[8][0] < rows[7][0] < rows[6][0] < rows[5][0]


def test_the_regions_of_a_jigsaw(solved):
    for text in (EMPTY + JIGSAW, EMPTY + "\n" + JIGSAW, EMPTY + ";regions:" + JIGSAW):
        line = solved(stdin=text)
        rows = rows_of(line)
        assert all(differ(unit) for unit in [*rows, *zip(*rows)])
        for mark in "abcdefghi":
            assert differ([sign for sign, region in zip(line, JIGSAW) if region == mark])


def samurai():
    boards = {
        (top + row, left + column)
        for top, left in CORNERS
        for row in range(9)
        for column in range(9)
    }
    return ["".join(["." if (r, c) in boards else "-" for c in range(21)]) for r in range(21)]


def test_the_boards_of_a_samurai(solved, sudoku):
    grid = "".join(samurai())
    for text in (grid + ";" + SAMURAI_CLAUSE, "\n".join(samurai()) + "\n" + SAMURAI_CLAUSE):
        line = solved("--solver", "search", stdin=text)
        assert [index for index, sign in enumerate(line) if sign == "-"] == [
            index for index, sign in enumerate(grid) if sign == "-"
        ]
        rows = rows_of(line, 21)
        for top, left in CORNERS:
            assert is_plain([row[left : left + 9] for row in rows[top : top + 9]])
    status, out, _ = sudoku("solve", "--solver", "search", "--json", stdin=text)
    answer = json.loads(out[0])
    assert status == 0
    assert answer["puzzle"] == grid + ";" + SAMURAI_CLAUSE
    assert answer["grid"][0][9:12] == [None] * 3
    top = ["".join([str(value) for value in row[12:]]) for row in answer["grid"][:9]]
    assert is_plain(top)


def test_digits_from_nought_to_eight(solved, sudoku):
    assert is_plain(rows_of(solved("--rules", "digits:0-8")), "012345678")
    line = solved(stdin="8" + "." * 80 + ";digits:0-8;killer:0=r1c2;killer:3=r1c3-r1c4")
    assert line[:2] == "80"
    assert sorted(line[2:4]) == ["1", "2"]
    boxed = sudoku("solve", "--style", "matrix", "--rules", "digits:0-8", stdin=EMPTY)[1]
    assert is_plain([row.replace(" ", "") for row in boxed], "012345678")


@pytest.mark.parametrize("rules", [CAGES, BULBS, "diagonals", "digits:0-8", "regions:" + JIGSAW])
def test_a_solution_with_its_rules_is_valid(sudoku, solved, rules):
    line = solved("--style", "rules", "--rules", rules)
    puzzle = parse(line)
    assert puzzle.givens.is_full
    assert not conflicts(puzzle)
    assert sudoku("check", stdin=line)[:2] == (0, ["valid"])
    status, out, _ = sudoku("check", "--json", stdin=line)
    answer = json.loads(out[0])
    assert (status, answer["valid"], answer["full"], answer["puzzle"]) == (0, True, True, line)


def test_check_names_the_rules_that_are_broken(sudoku):
    text = "12" + "." * 79 + ";killer:5=r1c1-r1c2;thermometer:r1c2-r1c1"
    status, out, _ = sudoku("check", stdin=text)
    assert status == 1
    assert out == [
        "not valid: The cage at R1C1 cannot add up to 5: R1C1 and R1C2. "
        "Along the thermometer from R1C2 the digits do not increase: R1C2 and R1C1."
    ]
    status, out, _ = sudoku("check", "--json", stdin="11" + text[2:])
    answer = json.loads(out[0])
    assert answer["conflicts"][-1].startswith("Along the thermometer")
    assert [broken["rule"] for broken in answer["broken"]] == [
        "row1",
        "box1",
        "killer_r1c1",
        "thermometer_r1c2",
    ]
    assert answer["broken"][0] == {"rule": "row1", "digit": 1, "cells": ["r1c1", "r1c2"]}
    assert answer["broken"][3]["digit"] is None


def test_count_and_its_json_know_the_rules(sudoku):
    four = "." * 16
    assert sudoku("count", "--limit", "500", stdin=four + ";diagonals")[1] == ["48"]
    assert sudoku("count", "--limit", "600", "--rules", "box:none", stdin=four)[1] == ["576"]
    status, out, _ = sudoku("count", "--json", stdin=GUROBI + ";killer:12=r1c1-r1c2")
    assert status == 0
    assert json.loads(out[0]) == {
        "puzzle": GUROBI + ";killer:12=r1c1-r1c2",
        "found": 1,
        "complete": True,
        "unique": True,
    }
    assert sudoku("count", "--rules", "killer:13=r1c1-r1c2", stdin=GUROBI)[:2] == (1, ["0"])


def test_model_and_compare_take_rules(sudoku):
    clauses = ("--rules", "killer:12=r1c1-r1c2")
    status, out, _ = sudoku("model", "--form", "full", *clauses, stdin=GUROBI)
    assert status == 0
    assert any("killer_r1c1" in line for line in out)
    plain = json.loads(sudoku("model", "--json", stdin=GUROBI)[1][0])
    caged = json.loads(sudoku("model", "--json", *clauses, stdin=GUROBI)[1][0])
    assert caged["puzzle"] == GUROBI + ";killer:12=r1c1-r1c2"
    assert caged["constraints"] > plain["constraints"]
    status, out, _ = sudoku("compare", "--json", "--solvers", "search,no", *clauses, stdin=GUROBI)
    answers = [json.loads(line) for line in out]
    assert status == 4
    assert [answer["puzzle"] for answer in answers] == [caged["puzzle"]] * 2
    assert answers[0]["grid"][0][:2] == [5, 7]


def test_a_style_that_cannot_show_the_digits_says_so(sudoku):
    for style, digits in (("keycaps", "digits:2-10"), ("sdk", "digits:28-36")):
        status, out, err = sudoku("solve", "--style", style, "--rules", digits, stdin=EMPTY)
        assert (status, out) == (2, [""])
        assert err == [f"sudoku: The format {style} cannot carry digits; the format rules can."]


def test_wrong_rules_are_said_to_be_the_rules(sudoku):
    for rules, words in (
        ("fog:r1c1", "The rules cannot be read: Line 1, column 1: there is no rule line fog"),
        (
            "box:none;killer",
            "The rules cannot be read: Line 1, column 10: expected killer:15=r1c1-r1c2",
        ),
        ("samurai", "there is no rule line samurai; the nearest are"),
        ("killer:3=r1c1-r1c10", "In the rules: Line 1, column 15: there is no cell r1c10"),
    ):
        for command in ("solve", "check", "count", "model", "compare"):
            status, _, err = sudoku(command, "--rules", rules, stdin=EMPTY)
            assert (status, len(err)) == (2, 1), command
            assert words in err[0]


def test_wrong_rules_are_explained_in_the_language_of_the_command(sudoku):
    for rules, words in (
        ("diagonals;diagonals", "Nas regras: Linha 1, coluna 11: O bloco"),
        ("killer:3=r1", "Nas regras: Linha 1, coluna 10: r1 não é uma célula"),
        ("nonsense", "Não foi possível ler as regras: Linha 1, coluna 1: não há"),
    ):
        _, _, err = sudoku("solve", "--language", "pt", "--rules", rules, stdin=EMPTY)
        assert words in err[0]


def test_a_wrong_clause_keeps_its_place_among_the_answers(sudoku):
    text = f"{GUROBI};box:none\n{GUROBI};diagnal\n{GUROBI};killer:12=r1c1r1c2\n"
    status, out, err = sudoku("check", stdin=text)
    assert (status, out) == (2, ["valid", "", "valid"])
    assert len(err) == 1
    assert "Line 2, column 83: there is no rule line diagnal" in err[0]
