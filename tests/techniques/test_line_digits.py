"""Digits of a clue or line: automata of any rule."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints import details
from sudoku_core.hints.techniques.line_digits import TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Between, Sandwich, Skyscraper
from tests.noting import noted, steps_of


def test_the_crusts_of_a_sandwich_are_far_apart() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((-1, 0), 35)])
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    # At least five digits of 8 or less lie between 1 and 9.
    assert step.eliminates == tuple([(9 * row, digit) for row in (3, 4, 5) for digit in (1, 9)])
    assert str(step.message) == (
        "The sandwich sum above R1C1 (35) rules out 1 and 9 in R4C1, R5C1 and R6C1, whatever the "
        "other cells hold."
    )
    assert step.rating == 4.2
    titles = [str(details(board, step)[0].messages[0].in_language(each)) for each in LANGUAGES]
    assert [title.partition(": ")[2] for title in titles] == [
        "Digits of a clue or line.",
        "Dígitos de linha desenhada ou número de fora.",
        "Dígitos de una línea o número de fuera.",
    ]


def test_a_single_cell_is_named_with_what_is_left() -> None:
    board = Puzzle([0] * 81, rules=[Between((0, 1, 2))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "1", "r1c3": "4"}, board))
    assert {cell for cell, _digit in step.eliminates} == {1}
    assert str(step.message) == (
        "The between line from R1C1 rules out 1, 4, 5, 6, 7, 8 and 9 in R1C2, whatever the other "
        "cells hold."
    )


def test_a_long_skyscraper() -> None:
    board = Puzzle([0] * 81, rules=[Skyscraper((-1, 0), 8)])
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    # Eight digits are seen: seven are greater than the first.
    assert {digit for cell, digit in step.eliminates if cell == 0} == set(range(3, 10))
    assert step.proof
