"""Cages: sets of digits that have the sum, and digits that all of them hold."""

from __future__ import annotations

from math import gcd
from random import Random

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.cage import POINTING_TECHNIQUE, TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Killer
from tests.boards import own_boards
from tests.noting import eliminations, noted, steps_of
from tests.stepping import walked


def caged(total: int, *cells: int, side: int = 9) -> Puzzle:
    """Return an empty board with one cage."""
    return Puzzle([0] * side**2, rules=[Killer(cells, total)])


def test_digits_that_no_set_has() -> None:
    (step,) = steps_of(TECHNIQUE, noted({}, caged(4, 0, 1)))
    assert step.rating == 2.0
    assert {cell for cell, _digit in step.eliminates} == {0, 1}
    assert {digit for _cell, digit in step.eliminates} == {2, *range(4, 10)}
    assert dict(step.proof) == {
        "cell_r1c1": 1,
        "cell_r1c2": 1,
        "killer_r1c1_place1": -1,
        "killer_r1c1_place3": -1,
    }


def test_a_cage_of_one_cell() -> None:
    (step,) = steps_of(TECHNIQUE, noted({}, caged(4, 0)))
    assert (step.rating, step.places, step.eliminates) == (1.6, ((0, 4),), ())
    assert str(step.message) == "A cage of a single cell holds its sum: R1C1 = 4."


def test_the_last_cell_of_a_cage() -> None:
    state = noted({}, caged(9, 0, 1, 2), placed={"r1c1": 5, "r1c3": 1})
    (step,) = steps_of(TECHNIQUE, state)
    assert step.places == ((1, 3),)
    text = "The digits so far in the 9-cage at R1C1 add up to 6, so R1C2 = 3."
    assert str(step.message) == text


def test_the_sets_are_listed_with_an_or() -> None:
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "12", "r1c2": "345"}, caged(5, 0, 1)))
    assert step.eliminates == ((1, 5),)
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "12", "r1c2": "4567"}, caged(6, 0, 1)))
    assert step.eliminates == ((1, 6), (1, 7))
    text = "The 6-cage at R1C1 can only be 1+5 or 2+4, so no other digit fits there."
    assert str(step.message) == text
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "1", "r1c2": "45"}, caged(6, 0, 1)))
    assert step.places == ((1, 5),)
    assert str(step.message) == (
        "With the candidates left, the 6-cage at R1C1 can only be 1+5, which leaves only "
        "5 for R1C2."
    )


def test_where_a_set_leaves_a_digit() -> None:
    # 1 + 5 or 2 + 4; with 4 and 5 in one cell only, 1 and 2 go from it.
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "1245", "r1c2": "12"}, caged(6, 0, 1)))
    assert step.eliminates == ((0, 1), (0, 2))
    assert step.rating == 2.2
    assert step.rests_on == ("killer_r1c1",)
    assert not step.proof
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "The 6-cage at R1C1 can only be 1+5 or 2+4. If R1C1 were 1, R1C2 would have "
        "to be 5, which it cannot be. If R1C1 were 2, R1C2 would have to be 4, which it cannot be.",
        "A gaiola de 6 em L1C1 só pode ser 1+5 ou 2+4. Se L1C1 fosse 1, L1C2 teria de "
        "ser 5, o que não é possível. Se L1C1 fosse 2, L1C2 teria de ser 4, o que não é possível.",
        "La jaula de 6 en F1C1 solo puede ser 1+5 o 2+4. Si F1C1 fuera 1, F1C2 tendría "
        "que ser 5, lo que no es posible. Si F1C1 fuera 2, F1C2 tendría que ser 4, lo que no es "
        "posible.",
    ]


def test_digits_that_no_set_has_are_said_apart() -> None:
    state = noted({"r1c1": "1345", "r1c2": "12"}, caged(6, 0, 1))
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((0, 1), (0, 3))
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "The 6-cage at R1C1 can only be 1+5 or 2+4. That leaves out 3. If R1C1 were "
        "1, R1C2 would have to be 5, which it cannot be.",
        "A gaiola de 6 em L1C1 só pode ser 1+5 ou 2+4. Isso exclui 3. Se L1C1 fosse 1, "
        "L1C2 teria de ser 5, o que não é possível.",
        "La jaula de 6 en F1C1 solo puede ser 1+5 o 2+4. Eso excluye 3. Si F1C1 fuera 1, "
        "F1C2 tendría que ser 5, lo que no es posible.",
    ]


def test_a_cell_that_can_hold_none_of_the_digits_left() -> None:
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "5", "r1c2 r1c3": "259"}, caged(16, 0, 1, 2)))
    assert step.eliminates == ((1, 5), (2, 5))
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "With the candidates left, the 16-cage at R1C1 can only be 2+5+9. If one of "
        "R1C2 and R1C3 were 5, the other cells would be 2+9, but R1C1 can hold none of these.",
        "Com os candidatos que restam, a gaiola de 16 em L1C1 só pode ser 2+5+9. Se uma das "
        "células L1C2 e L1C3 fosse 5, as outras células seriam 2+9, mas nenhum desses dígitos "
        "cabe em L1C1.",
        "Con los candidatos que quedan, la jaula de 16 en F1C1 solo puede ser 2+5+9. Si una de "
        "las celdas F1C2 y F1C3 fuera 5, las demás celdas serían 2+9, pero ninguno de esos "
        "dígitos cabe en F1C1.",
    ]


def test_a_digit_without_a_place_in_the_other_cells() -> None:
    notes = {"r1c1": "45689", "r1c2": "456789", "r1c3 r1c4": "5689"}
    (step,) = steps_of(TECHNIQUE, noted(notes, caged(28, 0, 1, 2, 3)))
    assert step.eliminates == ((1, 4),)
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "The 28-cage at R1C1 can only be 4+7+8+9 or 5+6+8+9. If R1C2 were 4, the "
        "other cells would be 7+8+9, but none of them can hold 7.",
        "A gaiola de 28 em L1C1 só pode ser 4+7+8+9 ou 5+6+8+9. Se L1C2 fosse 4, as "
        "outras células seriam 7+8+9, mas 7 não cabe em nenhuma delas.",
        "La jaula de 28 en F1C1 solo puede ser 4+7+8+9 o 5+6+8+9. Si F1C2 fuera 4, las "
        "demás celdas serían 7+8+9, pero 7 no cabe en ninguna de ellas.",
    ]


def test_many_removed_digits_by_what_the_other_cell_can_be() -> None:
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "123789", "r1c2": "123"}, caged(10, 0, 1)))
    assert step.eliminates == ((0, 1), (0, 2), (0, 3))
    assert str(step.message) == (
        "With the candidates left, the 10-cage at R1C1 can only be 1+9, 2+8 or 3+7. "
        "R1C2 can only be 1–3, so R1C1 cannot be 1–3."
    )


def test_sets_that_the_candidates_exclude_are_not_passed_over() -> None:
    # 22 is 6 + 7 + 9 too, but no cell can be 7.
    state = noted({"r1c1 r1c2 r1c3": "5689"}, caged(22, 0, 1, 2))
    (step,) = steps_of(TECHNIQUE, state)
    texts = [step.message.in_language(language) for language in LANGUAGES]
    assert texts == [
        "With the candidates left, the 22-cage at R1C1 can only be 5+8+9, so no other "
        "digit fits there.",
        "Com os candidatos que restam, a gaiola de 22 em L1C1 só pode ser 5+8+9; logo, nenhum "
        "outro dígito cabe ali.",
        "Con los candidatos que quedan, la jaula de 22 en F1C1 solo puede ser 5+8+9; por "
        "tanto, ningún otro dígito cabe ahí.",
    ]


def test_a_digit_that_stands_in_the_cage() -> None:
    state = noted({"r1c2": "1234", "r1c3": "1234"}, caged(9, 0, 1, 2), placed={"r1c1": 5})
    assert eliminations(TECHNIQUE, state) == ["2r1c2 4r1c2 2r1c3 4r1c3"]


def test_a_large_cage_by_its_sum_alone() -> None:
    # 1 + 2 + … + 8 leaves out the 9.
    (step,) = steps_of(TECHNIQUE, noted({}, caged(36, *range(8))))
    assert {digit for _cell, digit in step.eliminates} == {9}
    assert len(step.eliminates) == 8


def test_a_digit_that_the_cage_needs() -> None:
    board = caged(3, 0, 1, side=4)
    (step, *_) = steps_of(POINTING_TECHNIQUE, noted({}, board))
    assert step.rating == 2.9
    assert "1r1c3 1r1c4" in eliminations(POINTING_TECHNIQUE, noted({}, board))
    assert "2r2c1 2r2c2" in eliminations(POINTING_TECHNIQUE, noted({}, board))


def test_a_digit_that_it_needs_with_what_is_left() -> None:
    # 8 is 1 + 2 + 5 or 1 + 3 + 4, without 5 the second: it needs 3 and 4 too.
    board = caged(8, 0, 1, 2)
    assert len(eliminations(POINTING_TECHNIQUE, noted({}, board))) == 2
    steps = steps_of(POINTING_TECHNIQUE, noted({"r1c1 r1c2 r1c3": "!5"}, board))
    assert {digit for step in steps for _cell, digit in step.eliminates} == {1, 3, 4}


def test_a_cage_without_a_sum_and_one_that_cannot_be_filled() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1)), Killer((2, 3), 8)])
    for technique in (TECHNIQUE, POINTING_TECHNIQUE):
        assert eliminations(technique, noted({}, board)) == []


def test_digits_from_0() -> None:
    board = Puzzle([0] * 16, rules=[Killer((0, 1), 1)], digits=range(4))
    assert eliminations(TECHNIQUE, noted({}, board)) == ["3r1c1 4r1c1 3r1c2 4r1c2"]


def test_no_proof_is_multiplied_by_more_than_it_needs() -> None:
    checked = 0
    for known in own_boards("killers")[:4]:
        for _state, steps in walked(known.puzzle, Random(1), 0):
            for step, right in steps:
                if step.technique.startswith("cage") and step.proof:
                    checked += 1
                    assert right
                    assert gcd(*[int(times) for _name, times in step.proof]) == 1
    assert checked > 10
