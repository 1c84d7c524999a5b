"""Thermometers: bounds along the line, from both ends, all in one sum."""

from __future__ import annotations

from random import Random

from sudoku_core import Puzzle, proves
from sudoku_core.hints.techniques import applied
from sudoku_core.hints.techniques.thermometer import TECHNIQUE
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Thermometer
from tests.noting import eliminations, noted, steps_of

LINE = Puzzle([0] * 16, rules=[Thermometer((0, 5, 10))])


def test_the_ends_leave_room_for_each_other() -> None:
    assert eliminations(TECHNIQUE, noted({}, LINE)) == ["3r1c1 4r1c1 1r2c2 4r2c2 1r3c3 2r3c3"]


def test_two_cells() -> None:
    board = Puzzle([0] * 16, rules=[Thermometer((0, 1))])
    (step,) = steps_of(TECHNIQUE, noted({"r1c1": "23"}, board))
    assert step.eliminates == ((1, 1), (1, 2))
    assert step.roles == (("base", ((0, 2),)),)
    assert step.proof == (("cell_r1c1", -1), ("thermometer_r1c1_digit2", 1))


def test_from_a_cell_in_the_middle_that_holds_a_digit() -> None:
    state = noted({}, LINE, placed={"r2c2": 2})
    assert eliminations(TECHNIQUE, state) == ["3r1c1 4r1c1 1r3c3 2r3c3"]


def test_nothing_where_there_is_room() -> None:
    assert eliminations(TECHNIQUE, noted({"r1c1": "12", "r2c2": "23", "r3c3": "34"}, LINE)) == []


def test_side_16() -> None:
    board = Puzzle([0] * 256, rules=[Thermometer(range(0, 255, 17))])
    (step,) = steps_of(TECHNIQUE, noted({}, board))
    assert len(step.eliminates) == 15 * 14


def test_the_sentence_says_which_cell_forces_which() -> None:
    (step,) = steps_of(TECHNIQUE, noted({"r2c2": "23"}, LINE))
    assert str(step.message) == (
        "Digits increase along the thermometer from R1C1. R2C2 is at least 2, so R3C3 is at least "
        "3. R2C2 is at most 3, so R1C1 is at most 2."
    )


def texts_of(notes: dict[str, str], cells: int) -> list[str]:
    """Return the reasons of a thermometer's step in a row, in the three languages."""
    board = Puzzle([0] * 81, rules=[Thermometer(range(cells))])
    (step,) = steps_of(TECHNIQUE, noted(notes, board))
    return [step.message.in_language(language) for language in LANGUAGES]


def test_a_jump_is_said_with_its_reason() -> None:
    notes = {"r1c1": "29", "r1c2": "268", "r1c3": "134789", "r1c4": "456789"}
    english, portuguese, spanish = texts_of(notes, 4)
    assert english.startswith(
        "Digits increase along the thermometer from R1C1. R1C1 is at least 2, so R1C2 is at least "
        "3. The least candidate left in R1C2 is 6, so R1C3 is at least 7 and R1C4 is at least 8. "
    )
    assert (
        "O menor candidato que resta em L1C2 é 6; logo, L1C3 é no mínimo 7 e L1C4 é no mínimo 8."
        in portuguese
    )
    assert "El menor candidato que queda en F1C2 es 6; por tanto, F1C3 vale al" in spanish


def test_many_jumps_are_said_in_one_sentence() -> None:
    notes = {"r1c1": "16", "r1c2": "13479", "r1c3": "13678", "r1c4": "1567", "r1c5": "5678"}
    text = texts_of({**notes, "r1c6": "6789"}, 6)[0]
    assert "so R1C2 is at least 2, and so on with the candidates left in each cell, until" in text
    assert text.count(".") == 3, text


def test_all_that_the_bounds_give_at_once() -> None:
    # R1C2 is no 2, so at least 4, which bounds R1C3 too.
    board = Puzzle([0] * 81, rules=[Thermometer((0, 1, 2))])
    state = noted({"r1c1": "2345", "r1c2": "245678", "r1c3": "456789"}, board)
    (step,) = steps_of(TECHNIQUE, state)
    assert step.eliminates == ((1, 2), (2, 4))
    after = applied(state, step)
    assert proves(state, step)
    assert not steps_of(TECHNIQUE, after)


def test_bounds_that_rest_on_bounds_in_random_states() -> None:
    rng = Random(5)
    for _ in range(200):
        board = Puzzle([0] * 81, rules=[Thermometer(range(rng.randint(2, 6)))])
        notes = {
            f"r1c{column}": "".join(sorted(rng.sample("123456789", rng.randint(2, 7))))
            for column in range(1, 7)
        }
        state = noted(notes, board)
        for step in steps_of(TECHNIQUE, state):
            assert proves(state, step)
            assert not steps_of(TECHNIQUE, applied(state, step))
