"""Rules that a program cannot carry are refused, and values it does not know are listed."""

import json

import pytest

import sudoku_core as sc
from sudoku_core import formats
from sudoku_core.rules import (
    Arrow,
    LittleKiller,
    NonConsecutive,
    Palindrome,
    Ratio,
    Sandwich,
    Whisper,
)
from tests.sharing.boards_told import board


@pytest.mark.parametrize(
    ("program", "rules"),
    [
        ("f-puzzles", [Sandwich((-1, 0, 1, 1), 5)]),
        ("f-puzzles", [Sandwich((-3, 0), 5)]),
        ("f-puzzles", [NonConsecutive(), Ratio((0, 1))]),
        ("interactive-sudoku-solver", [LittleKiller((1, 1, 1, 1), 9)]),
        ("interactive-sudoku-solver", [Whisper((0, 1, 10, 9, 0))]),
        ("interactive-sudoku-solver", [Palindrome((0, 1, 0))]),
    ],
)
def test_what_would_be_read_as_another_rule_is_not_written(program, rules):
    with pytest.raises(sc.InputError) as caught:
        formats.write(sc.Puzzle([0] * 81, rules=rules), program)
    assert caught.value.message.code == "format.rules"


@pytest.mark.parametrize(
    ("key", "item", "name"),
    [
        ("difference", {"cells": []}, "difference"),
        ("quadruple", {"cells": [], "values": [1]}, "quadruple"),
        ("whispers", {"lines": [["R1C1", "R1C2"]], "value": "abc"}, "whispers abc"),
        ("arrow", {"cells": [], "lines": [["R1C1", "R1C2"]]}, "arrow"),
        ("littlekillersum", {"cell": "R0C1", "direction": "??", "value": "9"}, "littlekillersum"),
    ],
)
def test_values_that_are_not_known_are_listed(key, item, name):
    document = formats.read(json.dumps(board(9, **{key: [item]})))
    assert document.unsupported_rules == (name,)
    assert document.puzzle.rules == ()


def test_a_sum_without_its_number_is_listed():
    document = formats.read(".Sum~R1C1~R1C2.Thermo~R2C1~R2C2")
    assert document.unsupported_rules == ("Sum",)
    assert len(document.puzzle.rules) == 1


def test_a_step_outside_is_one_of_a_king():
    for position in ((-1, 1, 3, 0), (-1, 1, 0, 0), (-1, 1, 1, 0)):
        with pytest.raises(sc.InputError):
            LittleKiller(position, 5)


def test_an_arrow_without_values_has_no_largest_digit():
    assert Arrow((0,), (1, 2)).broken([0, 2, 4]) == ()
