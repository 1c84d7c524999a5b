"""Digits of a clue or line: automata of any rule, by the cases that the rule tells apart."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.board.rule import Rule
from sudoku_core.hints import details
from sudoku_core.hints.techniques.line_digits import TECHNIQUE
from sudoku_core.hints.techniques.step import Step
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Between, HiddenSkyscraper, NumberedRoom, Sandwich, Skyscraper, XSum
from tests.noting import noted, steps_of

FEW_CRUSTS = {"r3c1 r3c3 r3c5 r3c7 r3c9": "!19", "r3c4": "!1", "r3c8": "!9"}
"""Row 3 with 1 and 9 only in C2, C4, C6 and C8, no 1 in C4 and no 9 in C8."""


def steps_with(rule: Rule, notes: dict[str, str]) -> list[Step]:
    """Return the steps about a rule on a board of side 9."""
    return steps_of(TECHNIQUE, noted(notes, Puzzle([0] * 81, rules=[rule])))


def test_the_crusts_of_a_sandwich_are_as_far_apart_as_its_sum_needs() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((-1, 0), 33)])
    step, _by_cases = steps_of(TECHNIQUE, noted({}, board))
    assert step.eliminates == tuple([(9 * row, digit) for row in range(2, 7) for digit in (1, 9)])
    assert step.rating == 2.8
    assert step.rests_on == ("sandwich_r0c1", "column1")
    assert str(step.message) == (
        "The sandwich sum above R1C1 (33) needs 6 digits between 1 and 9, so "
        "R3C1, R4C1, R5C1, R6C1 and R7C1 cannot be 1 or 9."
    )
    titles = [str(details(board, step)[0].messages[0].in_language(each)) for each in LANGUAGES]
    assert [title.partition(": ")[2] for title in titles] == [
        "Sandwich sum.",
        "Soma sanduíche.",
        "Suma sándwich.",
    ]


def test_only_the_places_of_the_crusts_are_the_pattern() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((-1, 0), 33)])
    step, _by_cases = steps_of(TECHNIQUE, noted({}, board))
    ends = [9 * row for row in (0, 1, 7, 8)]
    assert step.roles == (("base", tuple([(cell, digit) for cell in ends for digit in (1, 9)])),)
    step, _by_cases = steps_of(TECHNIQUE, noted({}, board, {"r8c1": 1}))
    assert step.roles == (("base", ((0, 9), (63, 1))),)


def test_the_digits_between_are_part_of_the_pattern_of_a_single_case() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((2, -1), 12)])
    notes = {"r3c3": "45", "r3c5": "34578"}
    state = noted(notes, board, {"r3c2": 1, "r3c6": 9, "r3c4": 3})
    step = steps_of(TECHNIQUE, state)[0]
    assert step.roles == (("base", ((19, 1), (20, 4), (20, 5), (22, 4), (22, 5), (23, 9))),)


def test_crusts_side_by_side() -> None:
    places = {"r3c1 r3c3 r3c7 r3c8 r3c9": "!19"}
    step, _by_cases = steps_with(Sandwich((2, -1), 0), places)
    assert str(step.message) == (
        "The sandwich sum left of R3C1 (0) puts 1 and 9 next to each other, so R3C2 cannot be 1 or "
        "9."
    )
    assert step.proof


def test_the_places_of_the_crusts_with_the_digits_between() -> None:
    (step,) = steps_with(Sandwich((2, -1), 12), FEW_CRUSTS)
    assert step.rating == 3.9  # two places, each with three sets of digits
    texts = [str(step.message.in_language(each)) for each in LANGUAGES]
    assert texts == [
        "The sandwich sum left of R3C1 (12) works only with 1 and 9 in R3C2 and R3C6 (between them "
        "3+4+5, 2+4+6 or 2+3+7); or 9 in R3C4 and 1 in R3C8 (between them 3+4+5, 2+4+6 or 2+3+7). "
        "In each of these cases, R3C4, R3C5 and R3C6 cannot be 8.",
        "A soma sanduíche à esquerda de L3C1 (12) só funciona com 1 e 9 em L3C2 e L3C6 (entre "
        "eles, 3+4+5, 2+4+6 ou 2+3+7); ou 9 em L3C4 e 1 em L3C8 (entre eles, 3+4+5, 2+4+6 ou "
        "2+3+7). Em cada um desses casos, em L3C4, L3C5 e L3C6 não pode haver 8.",
        "La suma sándwich a la izquierda de F3C1 (12) solo funciona con 1 y 9 en F3C2 y F3C6 "
        "(entre ellos, 3+4+5, 2+4+6 o 2+3+7); o 9 en F3C4 y 1 en F3C8 (entre ellos, 3+4+5, 2+4+6 o "
        "2+3+7). En cada uno de estos casos, en F3C4, F3C5 y F3C6 no puede haber 8.",
    ]


def test_the_digits_between_stand_nowhere_else() -> None:
    (step,) = steps_with(Sandwich((-1, 0), 2), {"r1c1": "1", "r3c1": "9"})
    assert (9, 2) not in step.eliminates
    assert {(cell, 2) for cell in range(27, 81, 9)} <= set(step.eliminates)
    assert step.rests_on == ("sandwich_r0c1", "column1")


def test_a_sandwich_with_placed_crusts_is_a_cage() -> None:
    board = Puzzle([0] * 81, rules=[Sandwich((2, -1), 12)])
    state = noted({"r3c3": "45", "r3c5": "34578"}, board, {"r3c2": 1, "r3c6": 9, "r3c4": 3})
    step = steps_of(TECHNIQUE, state)[0]
    assert step.rating == 2.0
    assert "1 in R3C2 and 9 in R3C6 (between them 3+4+5)" in str(step.message)


def test_the_digit_that_a_case_leaves_is_placed() -> None:
    step = steps_with(XSum((-1, 0), 43), {})[0]
    assert step.places == ((0, 8),)
    assert str(step.message) == (
        "The X-sum above R1C1 (43) works only with 8 in R1C1, so R1C1 is 8."
    )


def test_the_first_digits_of_an_x_sum() -> None:
    step = steps_with(XSum((-1, 0), 10), {"r1c1": "23", "r2c1": "!7"})[-1]
    assert "2 in R1C1 (2+8) or 3 in R1C1 (2+3+5 or 1+3+6)" in str(step.message)
    assert step.rating == 3.6


def test_the_places_of_the_greatest_digit_of_a_skyscraper() -> None:
    step, by_cases = steps_with(Skyscraper((-1, 0), 4), {"r8c1 r9c1": "!9"})
    assert str(step.message) == (
        "The skyscraper number above R1C1 (4) works only with 9 in R4C1, R5C1, R6C1 or R7C1, so "
        "R1C1, R2C1 and R3C1 cannot be 9."
    )
    assert step.proof
    assert by_cases.rating == 4.4  # the cells before each of these places


def test_a_long_skyscraper() -> None:
    steps = steps_with(Skyscraper((-1, 0), 8), {})
    # Eight digits are seen: seven are greater than the first.
    eliminated = {candidate for step in steps for candidate in step.eliminates}
    assert {digit for cell, digit in eliminated if cell == 0} == set(range(3, 10))
    assert all(step.proof for step in steps)


def test_the_first_digit_of_a_numbered_room_and_the_place_it_names() -> None:
    (step,) = steps_with(NumberedRoom((2, -1), 7), {"r3c1": "3456", "r3c3": "!7"})
    assert str(step.message) == (
        "The numbered room left of R3C1 (7) works only with 4 in R3C1 and 7 in R3C4; 5 in R3C1 and "
        "7 in R3C5; or 6 in R3C1 and 7 in R3C6, so R3C1 cannot be 3 and R3C2, R3C7, R3C8 and R3C9 "
        "cannot be 7."
    )


def test_many_cases_are_counted() -> None:
    (step,) = steps_with(NumberedRoom((-1, 0), 4), {})
    assert str(step.message) == (
        "The numbered room above R1C1 (4) has 7 cases left, such as 2 in R1C1 and 4 in R2C1; or 3 "
        "in R1C1 and 4 in R3C1. In all of them, R1C1 cannot be 1 or 4 and R4C1 cannot be 4."
    )


def test_a_hidden_skyscraper_is_not_the_first_digit() -> None:
    step = steps_with(HiddenSkyscraper((-1, 0), 4), {})[0]
    assert step.eliminates == ((0, 4),)


def test_pairs_that_the_row_shows_by_itself_are_not_of_the_sandwich() -> None:
    pairs = {"r3c1 r3c2": "45", "r3c3": "16", "r3c4": "69", "r3c5": "16"}
    assert not [
        candidate
        for step in steps_with(Sandwich((2, -1), 6), pairs)
        for candidate in step.eliminates
        if candidate[1] in (4, 5)
    ]


def test_on_a_board_with_a_0_an_x_sum_of_0_begins_with_it() -> None:
    board = Puzzle([0] * 81, rules=[XSum((-1, 0), 0)], digits=range(9))
    step, _by_cases = steps_of(TECHNIQUE, noted({}, board))
    assert str(step.message).endswith("works only with 0 in R1C1, so R1C1 is 0.")


def test_where_too_many_fillings_are_possible_no_case_is_left_out() -> None:
    rules = [Sandwich((-1, 0), 47), XSum((-1, 1), 60)]
    steps = steps_of(TECHNIQUE, noted({}, Puzzle([0] * 256, rules=rules)))
    assert [step.message.code for step in steps] == ["step.line-always"]


def test_digits_that_repeat_are_not_said_as_a_set() -> None:
    board = Puzzle([[0] * 6], [(0, 1, 2), (3, 4, 5)], rules=[XSum((0, -1), 13)], digits=range(1, 6))
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    assert str(step.message) == (
        "The X-sum left of R1C1 (13) works only with 4 or 5 in R1C1, so R1C1 can only be 4 or 5."
    )


def test_a_rule_without_cases() -> None:
    board = Puzzle([0] * 81, rules=[Between((0, 1, 2))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "1", "r1c3": "4"}, board))
    assert {cell for cell, _digit in step.eliminates} == {1}
    assert str(step.message) == (
        "The between line from R1C1: R1C1 is 1 and R1C3 is 4, so R1C2 cannot be 1 or 4–9."
    )
