"""Innies and outies: cells left over have the sum of the blocks less that of the cages."""

from __future__ import annotations

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.innies_and_outies import TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Killer
from tests.noting import eliminations, noted, steps_of


def test_cells_left_in_blocks() -> None:
    # The cage leaves 7 for the rest of its row, and 7 for the rest of its box.
    board = Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
    assert {
        "1r1c3 2r1c3 1r1c4 2r1c4",
        "1r2c1 2r2c1 1r2c2 2r2c2",
    } <= set(eliminations(TECHNIQUE, noted({}, board)))


def test_a_cell_that_juts_out() -> None:
    # 13 less 10 is for R2C4, by two sums.
    board = Puzzle([0] * 16, rules=[Killer((0, 1), 5), Killer((2, 3, 7), 8)])
    steps = [
        step
        for step in steps_of(TECHNIQUE, noted({}, board))
        if step.rests_on == ("row1", "killer_r1c1", "killer_r1c3")
    ]
    assert [(step.rating, step.places, step.eliminates) for step in steps] == [(2.2, ((7, 3),), ())]
    text = (
        "The digits of row 1 add up to 10, the cages there to 13. "
        "The difference is what sticks out: R2C4 = 13 − 10 = 3."
    )
    assert str(steps[0].message) == text


def test_a_cell_left_in_several_rows() -> None:
    cages = [Killer((0, 1, 2, 3), 10), Killer((4, 5, 6), 7)]
    steps = steps_of(TECHNIQUE, noted({}, Puzzle([0] * 16, rules=cages)))
    places = [(step.rating, step.places) for step in steps if step.places]
    assert places == [(2.2, ((7, 3),))]
    board = Puzzle([0] * 16, rules=[Killer((0, 4), 3), Killer((1, 2, 5), 7), Killer((3, 6), 6)])
    (step,) = [step for step in steps_of(TECHNIQUE, noted({}, board)) if step.places]
    assert (step.rating, step.places) == (2.4, ((7, 4),))
    assert str(step.message) == (
        "The digits of rows 1 and 2 add up to 20, the cages inside to 16, so R2C4 = 20 − 16 = 4."
    )


def test_digits_in_the_cells_left_over() -> None:
    cages = [Killer((0, 1), 3), Killer((4, 5, 9), 8)]
    state = noted({}, Puzzle([0] * 16, rules=cages), placed={"r1c4": 4, "r3c2": 1})
    texts = [str(step.message) for step in steps_of(TECHNIQUE, state) if step.places]
    assert texts[0] == (
        "The digits of row 1 add up to 10, the cage inside to 3; 4 is already in R1C4, so R1C3 = "
        "10 − 3 − 4 = 3."
    )


def test_each_of_three_cells_is_bounded_by_the_others() -> None:
    # Of the six cells in cages the digits add up to 39, so the other three to 6.
    cages = [Killer((0, 1, 2), 15), Killer((3, 4, 5), 24)]
    steps = steps_of(TECHNIQUE, noted({}, Puzzle([0] * 81, rules=cages)))
    (step,) = [step for step in steps if {cell for cell, _digit in step.eliminates} == {6, 7, 8}]
    assert step.rating == 3.2
    assert str(step.message) == (
        "The digits of row 1 add up to 45, the cages inside to 39, so R1C7 + R1C8 + R1C9 = 6. R1C8 "
        "and R1C9 add up to at least 2, so R1C7 is at most 4. R1C7 and R1C9 add up to at least 2, "
        "so R1C8 is at most 4. R1C7 and R1C8 add up to at least 2, so R1C9 is at most 4."
    )
    for cell, digit in step.eliminates:
        assert digit > 4, cell


def test_digits_outside_the_blocks() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1, 5), 9), Killer((2, 3, 7), 8)])
    state = noted({}, board, placed={"r2c2": 4})
    steps = [step for step in steps_of(TECHNIQUE, state) if step.places == ((7, 3),)]
    texts = [steps[0].message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "The digits of row 1 add up to 10, the cages there to 17; 4 already stands outside in "
        "R2C2, so R2C4 = 17 − 10 − 4 = 3.",
        "Os dígitos da linha 1 somam 10; as gaiolas ali somam 17; fora, em L2C2, já está o 4. "
        "Logo, L2C4 = 17 − 10 − 4 = 3.",
        "Los dígitos de la fila 1 suman 10; las jaulas que hay ahí suman 17; fuera, en F2C2, ya "
        "está el 4. Por tanto, F2C4 = 17 − 10 − 4 = 3.",
    ]


def test_digits_inside_and_outside() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1, 2, 3, 4), 25), Killer((5, 6, 14, 15), 20)])
    placed = {"r1c8": 7, "r2c6": 5, "r2c7": 8}
    state = noted({}, board, placed=placed)
    (step,) = [step for step in steps_of(TECHNIQUE, state) if step.places]
    assert str(step.message) == (
        "The digits of row 1 add up to 45, the cages there to 45; 7 is already in R1C8 and the "
        "digits already outside in R2C6 and R2C7 add up to 13, so R1C9 = 45 − 45 + 13 − 7 = 6."
    )


def test_a_digit_in_two_cages_counts_twice() -> None:
    # R2C1 sticks out of both cages, which no digit of row 1 does.
    board = Puzzle([0] * 16, rules=[Killer((0, 1, 4), 7), Killer((2, 4), 5)])
    state = noted({}, board, placed={"r2c1": 2})
    (step,) = [
        step for step in steps_of(TECHNIQUE, state) if step.places and "row1" in step.rests_on
    ]
    assert str(step.message) == (
        "The digits of row 1 add up to 10, the cages there to 12; R2C1 contributes 4, so R1C4 = "
        "10 − 12 + 4 = 2."
    )


def test_cells_on_both_sides() -> None:
    # Of 10, 11 are in the cages with R2C1: it has 1 more than R1C4.
    board = Puzzle([0] * 16, rules=[Killer((0, 1, 4), 8), Killer((2,), 3)])
    found_here = eliminations(TECHNIQUE, noted({}, board))
    assert "4r1c4 1r2c1" in found_here


def test_what_the_digits_stand_for() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1), 3)], digits=(1, 2, 4, 8))
    assert "1r1c3 2r1c3 1r1c4 2r1c4" in eliminations(TECHNIQUE, noted({}, board))


def test_no_cages_and_none_in_a_block() -> None:
    assert eliminations(TECHNIQUE, noted({}, Puzzle([0] * 16))) == []
    # With the other cells of a box, which differ, they only say what the cage says by itself.
    board = Puzzle([0] * 16, rules=[Killer((5, 10), 4)])
    assert eliminations(TECHNIQUE, noted({}, board)) == ["4r2c2", "4r3c3"]


def test_innies_that_see_each_other_add_up_to_more() -> None:
    # Three cells of box 1 come to 8, and with 1 and 2 in two of them the third is at most 5.
    cages = [Killer((0, 1, 2), 18), Killer((9, 10, 11), 19)]
    board = Puzzle([0] * 81, rules=cages)
    state = noted({"r3c1 r3c2 r3c3": "123456"}, board)
    steps = [step for step in steps_of(TECHNIQUE, state) if step.eliminates[0][0] == 18]
    assert ((18, 6),) in [step.eliminates for step in steps]
    assert str(steps[0].message) == (
        "The digits of box 1 add up to 45, the cages inside to 37, so R3C1 + R3C2 + R3C3 = 8. "
        "R3C2 and R3C3 add up to at least 3, so R3C1 is at most 5."
    )


def _reasons(state: Candidates, *cells: int) -> list[list[str]]:
    """Return the texts of the steps that remove digits from just these cells, by language."""
    steps = [
        step
        for step in steps_of(TECHNIQUE, state)
        if {cell for cell, _digit in step.eliminates} == {*cells}
    ]
    return [[step.message.in_language(language) for language in LANGUAGES] for step in steps]


def test_why_neither_of_two_cells_holds_a_digit() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1, 2, 3, 4, 5, 6), 36)])
    texts = _reasons(noted({}, board), 7, 8)
    assert texts[0] == [
        "The digits of row 1 add up to 45, the cage inside to 36, so R1C8 + R1C9 = 9. So neither "
        "can be 9.",
        "Os dígitos da linha 1 somam 45; a gaiola de dentro soma 36. Logo, L1C8 + L1C9 = 9. "
        "Assim, nenhuma das duas pode ser 9.",
        "Los dígitos de la fila 1 suman 45; la jaula de dentro suma 36. Por tanto, F1C8 + F1C9 = "
        "9. Así, ninguna de las dos puede ser 9.",
    ]


def test_which_partner_is_missing() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1, 2, 3, 4, 5, 6), 36)])
    texts = _reasons(noted({"r1c8": "!89", "r1c9": "!9"}, board), 8)
    assert texts == [
        [
            "The digits of row 1 add up to 45, the cage inside to 36, so R1C8 + R1C9 = 9. But 1 in "
            "R1C9 would need 8 in R1C8, which is not possible there.",
            "Os dígitos da linha 1 somam 45; a gaiola de dentro soma 36. Logo, L1C8 + L1C9 = 9. "
            "Mas 1 em L1C9 exigiria 8 em L1C8, o que não é possível ali.",
            "Los dígitos de la fila 1 suman 45; la jaula de dentro suma 36. Por tanto, F1C8 + F1C9 "
            "= 9. Pero 1 en F1C9 exigiría 8 en F1C8, lo que no es posible ahí.",
        ]
    ]


def test_bounds_of_two_cells() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1, 2, 3, 4, 5, 6), 30)])
    texts = _reasons(noted({}, board), 7, 8)
    assert texts == [
        [
            "The digits of row 1 add up to 45, the cage inside to 30, so R1C8 + R1C9 = 15. R1C9 is "
            "at most 9 and R1C8 is at most 9, so R1C8 is at least 6 and R1C9 is at least 6.",
            "Os dígitos da linha 1 somam 45; a gaiola de dentro soma 30. Logo, L1C8 + L1C9 = 15. "
            "L1C9 é no máximo 9 e L1C8 é no máximo 9; logo, L1C8 é no mínimo 6 e L1C9 é no "
            "mínimo 6.",
            "Los dígitos de la fila 1 suman 45; la jaula de dentro suma 30. Por tanto, F1C8 + F1C9 "
            "= 15. F1C9 vale a lo sumo 9 y F1C8 vale a lo sumo 9; por tanto, F1C8 vale al menos 6 "
            "y F1C9 vale al menos 6.",
        ]
    ]


def test_a_bound_that_leaves_one_digit_is_that_digit() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 1, 2, 3, 4, 5, 6), 30)])
    ((text, *_),) = _reasons(noted({"r1c9": "123456"}, board), 7, 8)
    assert text.endswith("R1C8 is at most 9, so R1C8 is 9 and R1C9 is at least 6.")


def test_bounds_of_a_difference() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1, 4), 8), Killer((2,), 3)])
    ((text, *_),) = _reasons(noted({}, board), 3, 4)
    assert text == (
        "The digits of row 1 add up to 10, the cages there to 11. The cells that stick out and "
        "those left over differ by as much: R2C1 = R1C4 + 1. R2C1 is at most 4 and R1C4 is at "
        "least 1, so R1C4 is at most 3 and R2C1 is at least 2."
    )


def test_the_missing_partner_in_a_difference() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1, 4), 8), Killer((2,), 3)])
    ((text, *_),) = _reasons(noted({"r2c1": "24", "r1c4": "23"}, board), 4)
    assert text.endswith("But 2 in R2C1 would need 1 in R1C4, which is not possible there.")
