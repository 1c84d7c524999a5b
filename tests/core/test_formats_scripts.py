"""Digits of other scripts and the middle dot, natively and in MicroPython."""

from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.text.lexer import ZEROS
from sudoku_core.formats.text.reading import parse, parse_many
from tests.plain import CLASSIC, digits, error_parts

FOUR = "12.4...2....4..1"
SCRIPTS = (0x0660, 0x06F0, 0x0966, 0xFF10)
"""The zeros of Arabic-Indic, Extended Arabic-Indic, Devanagari and full-width digits."""


def spelled(text, zero):
    """Write the digits of a text in another script."""
    return "".join([chr(zero + int(char)) if char in "0123456789" else char for char in text])


def right(text, **named):
    return parse(text, **named) == Puzzle(digits(CLASSIC))


def test_a_middle_dot_is_an_empty_cell():
    assert right(CLASSIC.replace(".", "·"))
    rows = [CLASSIC[start : start + 9] for start in range(0, 81, 9)]
    assert right("\n".join([" ".join(row) for row in rows]).replace(".", "·"))
    assert right("My puzzle: " + CLASSIC.replace(".", "·") + " and words beside it")


def test_digits_of_every_script_are_digits():
    assert not [zero for zero in SCRIPTS if zero not in ZEROS]
    for zero in ZEROS:
        assert right(spelled(CLASSIC, zero)), zero
        assert right(spelled(CLASSIC.replace(".", "0"), zero)), zero
        assert right(spelled(CLASSIC[:40], zero) + CLASSIC[40:]), zero


def test_each_of_many_lines_may_be_of_another_script():
    lines = [spelled(FOUR, zero) for zero in SCRIPTS]
    assert list(parse_many("\n".join(lines))) == [parse(FOUR)] * len(lines)
    assert list(parse_many("\n".join([FOUR] + lines))) == [parse(FOUR)] * (len(lines) + 1)


def test_numbers_of_two_digits_and_rules_may_be_of_another_script_too():
    row = "10 0 0 0 0 0 0 0 0 0\n"
    assert parse(spelled(row, 0x0660) + row.replace("10", "0") * 9).givens.cells[0] == 10
    rule = ";killer:3=r1c1-r1c2"
    assert parse(spelled(FOUR + rule, 0x06F0)) == parse(FOUR + rule)
    assert parse(FOUR, rules=spelled(rule[1:], 0x0966)) == parse(FOUR + rule)


def test_a_place_is_told_in_the_text_as_it_is():
    assert error_parts(spelled("1234 12", 0x0660))[:3] == ("parse.square", 1, 8)
    assert error_parts("٩" + "." * 15)[:3] == ("parse.letter", 1, 1)
