"""Test how the commands answer puzzles with rules that are not known here."""

import csv
import json

import pytest

from sudoku_core import parse
from tests import test_cli
from tests.sharing.boards_told import board, link

sudoku = test_cli.sudoku

SOLVED = "1234341221434321"
GIVENS = {cell: {"value": int(digit), "given": True} for cell, digit in enumerate(SOLVED[:12])}
ARROW = {"lines": [["R1C1", "R1C2"]], "cells": ["R1C1"]}
ARROWS = link(board(4, GIVENS, maxarrow=[ARROW]))
REFUSAL = (
    "This puzzle has rules that are not known here, or drawings that may be rules: arrows to the "
    "largest digit. "
    "To read the rest without them, add --leave-out."
)
LEFT_OUT = (
    "sudoku: There may be more solutions than intended, since rules that are not known here are "
    "left out: arrows to the largest digit."
)
READERS = (
    ("solve",),
    ("solve", "--prove"),
    ("check",),
    ("count",),
    ("explain",),
    ("relax",),
    ("hint",),
    ("steps",),
    ("sum",),
    ("grade",),
    ("model",),
    ("compare", "--solvers", "search"),
    ("convert", "--to", "line"),
)
"""Each command that reads puzzles."""


@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_one_line_names_the_rules(sudoku, command):
    status, out, err = sudoku(*command, ARROWS)
    assert (status, "".join(out), err) == (2, "", [f"sudoku: {REFUSAL}"])


@pytest.mark.parametrize("command", READERS, ids=" ".join)
def test_they_are_left_out_where_that_is_asked(sudoku, command):
    status, out, err = sudoku(*command, "--leave-out", ARROWS)
    assert status < 2
    assert out
    assert err[0] == LEFT_OUT


def test_as_json_it_is_an_error(sudoku):
    status, out, _ = sudoku("solve", "--json", ARROWS)
    assert (status, json.loads(out[0])) == (2, {"error": REFUSAL})
    _, out, _ = sudoku("convert", "--to", "line", "--json", "--leave-out", ARROWS)
    assert json.loads(out[0])["left_out"] == ["maxarrow"]


def test_among_several_it_is_an_error_in_its_place(sudoku):
    text = f"{SOLVED}\n{SOLVED[:15]}.\n"
    status, out, err = sudoku("solve", "-", ARROWS, "-", stdin=text)
    assert (status, out[:3]) == (2, [SOLVED, SOLVED, ""])
    assert f"sudoku: Puzzle 3: {REFUSAL}" in err
    status, out, err = sudoku("solve", "--leave-out", "-", ARROWS, stdin=text)
    assert (status, out) == (0, [SOLVED] * 3)
    assert err == [LEFT_OUT.replace("There", "Puzzle 3: There")]


@pytest.mark.parametrize("where", [("--lines",), ("--lines", "--jobs", "2")], ids=" ".join)
def test_in_a_batch_it_is_an_error_in_its_place(sudoku, where):
    text = f"{SOLVED}\n{ARROWS}\n{SOLVED}\n"
    status, out, err = sudoku("solve", *where, stdin=text)
    assert (status, out) == (2, [SOLVED, "", SOLVED])
    assert err == [f"sudoku: Puzzle 2: {REFUSAL}"]
    status, out, err = sudoku("solve", *where, "--leave-out", stdin=text)
    assert (status, out) == (0, [SOLVED] * 3)
    assert err == [LEFT_OUT.replace("There", "Puzzle 2: There")]


def test_in_a_table_it_is_an_error_in_its_row(sudoku, tmp_path):
    puzzles, answers = tmp_path / "puzzles.csv", tmp_path / "answers.csv"
    puzzles.write_text(f"puzzle\n{SOLVED}\n{ARROWS}\n")
    for more, errors in (((), ["", REFUSAL]), (("--leave-out",), ["", ""])):
        assert sudoku("count", str(puzzles), "--output", str(answers), *more)[0] == 2 * (not more)
        rows = list(csv.DictReader(answers.read_text().splitlines()))
        assert [row["error"] for row in rows] == errors
        answers.unlink()


def test_the_help_says_it_in_plain_words(sudoku):
    for command in READERS:
        text = " ".join(" ".join(sudoku(command[0], "--help")[1]).split())
        assert "--leave-out read a puzzle without its unsupported rules" in text


def test_a_puzzle_that_is_made_keeps_its_boxes(sudoku):
    for box, line in (("3x2", ";box:3x2"), ("2x3", "")):
        options = ("--side", "6", "--box", box, "--seed", "1")
        for style in ("line", "matrix", "sdk", "csv", "ampl", "boxed", "keycaps"):
            status, out, _ = sudoku("generate", *options, "--style", style)
            assert status == 0
            rows, columns = map(int, box.split("x"))
            assert parse("\n".join(out)).box == (rows, columns)
        assert sudoku("generate", *options)[1][0][36:] == line
