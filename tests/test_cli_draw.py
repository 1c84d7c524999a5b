"""The command ``draw``, and what notebooks show."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest

import sudoku_core as sc
from tests import test_cli
from tests.plain import GUROBI
from tests.sharing.boards_told import board, link

sudoku = test_cli.sudoku

NONE = "55" + "." * 79
NAME = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    """Return the texts of a picture that parses as XML."""
    return [element.text or "" for element in ET.fromstring(svg).iter(NAME + "text")]


def test_the_givens_are_drawn(sudoku) -> None:
    status, out, err = sudoku("draw", stdin=GUROBI)
    assert (status, err) == (0, [])
    assert texts("".join(out)) == [sign for sign in GUROBI if sign in "123456789"]


def test_the_solution_and_the_next_step_are_drawn(sudoku) -> None:
    assert len(texts("".join(sudoku("draw", "--solved", stdin=GUROBI)[1]))) == 81
    step = "".join(sudoku("draw", "--step", stdin=GUROBI)[1])
    assert 'class="part' in step or 'class="where' in step


def test_what_cannot_be_drawn_is_said(sudoku) -> None:
    status, out, err = sudoku("draw", "--solved", "--json", stdin=NONE)
    assert (status, json.loads("".join(out))["svg"]) == (1, None)
    assert err == ["sudoku: There is not exactly one solution to draw."]


def test_all_that_a_notebook_shows_is_a_picture() -> None:
    puzzle = sc.parse(GUROBI)
    result = sc.solve(puzzle, "search")
    step = sc.hint(puzzle)
    for value in (puzzle, puzzle.givens, result, result.grid, step, next(sc.steps(puzzle))):
        assert ET.fromstring(sc.draw(value)).tag == NAME + "svg"
    assert len(texts(sc.draw(result))) == 81


def test_rules_are_drawn_and_names_are_not_needed() -> None:
    rules = [sc.rules.Killer((0, 1), 15), sc.rules.Thermometer((9, 10, 11)), *sc.rules.diagonals(9)]
    svg = sc.draw(sc.Puzzle([0] * 81, rules=rules))
    assert texts(svg) == ["15"]
    assert 'stroke-dasharray="8 6"' in svg
    assert "<circle" in svg


def test_what_is_no_board_is_refused() -> None:
    with pytest.raises(TypeError, match="a puzzle, a grid, a result or a step"):
        sc.draw("53..7....")
    unsolved = sc.solve(sc.parse(NONE), "search")
    with pytest.raises(TypeError):
        sc.draw(unsolved)


def test_a_board_is_printed() -> None:
    puzzle = sc.Puzzle([1, 0, 0, 4] + [0] * 12, digits=range(4))
    assert str(puzzle) == "0 . | . 3\n. . | . .\n----+----\n. . | . .\n. . | . ."
    assert str(sc.Grid([1, 2, 2, 1])) == "1 2\n2 1"


def test_drawings_of_another_program_are_drawn(sudoku) -> None:
    text = {"cells": ["R0C1"], "value": "45", "size": 0.5}
    link_of_drawing = link(board(4, {0: {"c": "#FFA0A0"}}, text=[text]))
    status, out, err = sudoku("draw", "--leave-out", link_of_drawing)
    assert (status, texts(out[0])) == (0, ["45"])
    assert 'fill="#ffa0a0"' in out[0]
    assert err == ["sudoku: Drawn, but not read as rules: coloured cells and texts."]
    assert sudoku("draw", link_of_drawing)[0] != 0
