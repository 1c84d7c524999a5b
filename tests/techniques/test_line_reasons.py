"""Reasons that name the cells which show that a rule leaves candidates out."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.board.rule import Rule
from sudoku_core.hints.techniques import cage, combinations, line_digits
from sudoku_core.hints.techniques.step import Step, Technique
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Between, Killer, Lockout, PillArrow, Sandwich, Skyscraper
from tests.noting import noted, steps_of


def steps_with(technique: Technique, rule: Rule, notes: dict[str, str]) -> list[Step]:
    """Return the steps of a technique about a rule on a board of side 9."""
    return steps_of(technique, noted(notes, Puzzle([0] * 81, rules=[rule])))


def test_the_ends_of_a_between_line() -> None:
    notes = {"r1c1": "123", "r1c4": "456"}
    (step,) = steps_with(line_digits.TECHNIQUE, Between((0, 1, 2, 3)), notes)
    assert [step.message.in_language(language) for language in LANGUAGES] == [
        "The between line from R1C1: R1C1 can only be 1–3 and R1C4 can only be 4–6, so R1C2 and "
        "R1C3 can only be 2–5.",
        "A linha entre círculos que começa em L1C1: em L1C1 só cabe 1–3 e em L1C4 só cabe 4–6; "
        "logo, em L1C2 e L1C3 só cabe 2–5.",
        "La línea entre círculos que empieza en F1C1: en F1C1 solo cabe 1–3 y en F1C4 solo cabe "
        "4–6; por tanto, en F1C2 y F1C3 solo cabe 2–5.",
    ]


def test_what_no_digits_of_the_other_cells_allow_is_said_with_the_rule() -> None:
    (step,) = steps_with(line_digits.TECHNIQUE, Lockout((0, 1, 2)), {})
    assert str(step.message) == (
        "The lockout line from R1C1: R1C2 cannot be 5, whatever the other cells hold. The ends of "
        "a lockout line differ by at least 4; each other digit is less than both or greater than "
        "both."
    )


def test_a_digit_that_is_placed_with_the_candidates_that_go() -> None:
    notes = {"r1c1": "4", "r2c2": "59", "r3c3": "78"}
    (step,) = steps_with(line_digits.TECHNIQUE, Between((0, 10, 20)), notes)
    assert step.places == ((10, 5),)
    assert str(step.message).startswith(
        "The between line from R1C1: R2C2 cannot be 9, which leaves only 5, whatever"
    )


def test_digits_that_no_block_repeats_are_said_with_the_rule() -> None:
    (step, *_) = steps_with(combinations.TECHNIQUE, PillArrow((0, 1), (2, 3, 4)), {"r1c1": "1"})
    assert str(step.message) == (
        "The pill arrow at R1C1: R1C1 is 1 and no digit repeats in row 1, so R1C2, R1C3, R1C4 and "
        "R1C5 cannot be 1."
    )


def test_where_too_much_follows_the_cells_are_named_alone() -> None:
    notes = {"r1c1": "3", "r1c5": "678", "r1c2": "12456", "r1c3": "23456", "r1c4": "13479"}
    (step,) = steps_with(line_digits.TECHNIQUE, Between((0, 1, 2, 3, 4)), notes)
    assert len({cell for cell, _digit in step.eliminates}) > 2
    assert str(step.message).startswith("The between line from R1C1: R1C1 is 3")
    assert "break" not in str(step.message)


def test_a_cage_that_leaves_a_digit_by_its_other_cells() -> None:
    notes = {"r1c1": "6", "r1c2": "56", "r1c3": "2"}
    (step,) = steps_with(cage.TECHNIQUE, Killer((0, 1, 2), 13), notes)
    assert step.places == ((1, 5),)
    assert [step.message.in_language(language) for language in LANGUAGES] == [
        "With the candidates left, the 13-cage at R1C1 can only be 2+5+6. R1C1 is 6, so R1C2 "
        "cannot be 6, which leaves only 5.",
        "Com os candidatos que restam, a gaiola de 13 em L1C1 só pode ser 2+5+6. L1C1 é 6; logo, "
        "em L1C2 não pode haver 6 e só resta 5.",
        "Con los candidatos que quedan, la jaula de 13 en F1C1 solo puede ser 2+5+6. F1C1 es 6; "
        "por tanto, en F1C2 no puede haber 6 y solo queda 5.",
    ]


def test_the_cells_behind_a_skyscraper() -> None:
    notes = {"r1c1": "1", "r1c2": "5"}
    step = steps_with(line_digits.TECHNIQUE, Skyscraper((0, -1), 2), notes | {"r1c9": "!9"})[-1]
    assert "R1C1 is 1 and R1C2 is 5, so" in str(step.message)


def test_what_follows_from_a_sandwich_with_known_digits() -> None:
    notes = {"r3c2": "1", "r3c5": "9", "r3c3": "2458", "r3c4": "367", "r3c1": "!29", "r3c6": "!13"}
    step = steps_with(line_digits.TECHNIQUE, Sandwich((2, -1), 5), notes)[-1]
    assert [step.message.in_language(language) for language in LANGUAGES] == [
        "The sandwich sum left of R3C1 (5) works only with 1 in R3C2 and 9 in R3C5 (between them "
        "2+3), so nothing else fits in the cells it adds up and no other cell of row 3 can be "
        "1, 2, 3 or 9.",
        "A soma sanduíche à esquerda de L3C1 (5) só funciona com 1 em L3C2 e 9 em L3C5 (entre "
        "eles, 2+3); logo, nada mais cabe nas células da soma e nenhuma outra célula da linha 3 "
        "pode ser 1, 2, 3 ou 9.",
        "La suma sándwich a la izquierda de F3C1 (5) solo funciona con 1 en F3C2 y 9 en F3C5 "
        "(entre ellos, 2+3); por tanto, nada más cabe en las celdas de la suma y ninguna otra "
        "celda de la fila 3 puede ser 1, 2, 3 o 9.",
    ]


def test_digits_of_a_sandwich_that_fit_in_no_order_are_named() -> None:
    notes = {"r1c1": "1", "r1c2": "267", "r1c3": "678", "r1c4": "67", "r1c5": "9"}
    notes |= {"r1c6": "234", "r1c7": "3456", "r1c8": "3478", "r1c9": "234568"}
    step = steps_with(line_digits.TECHNIQUE, Sandwich((0, -1), 15), notes)[-1]
    assert {(1, 6), (1, 7), (2, 8)} < {*step.eliminates}
    assert "so nothing else fits in the cells it adds up, no other cell" in str(step.message)
    assert str(step.message).endswith(" and R1C2 is 2.")
