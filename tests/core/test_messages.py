"""Messages, natively and in MicroPython."""

from sudoku_core.messages import ENGLISH, InputError, Message, word


def test_parameters_fill_the_template():
    message = Message("puzzle.box", rows=2, columns=4, side=9)
    assert str(message) == "A box of 2 × 4 cells does not fit a side of 9."


def test_thousands_are_set_apart():
    message = Message("solver.licence", solver="it", variables=4096, constraints=9, allowed=2000)
    assert "needs 4,096 variables and 9 constraints" in str(message)


def test_cells_are_written_as_the_language_has_them():
    template = "{digit}: {cells}"
    cells = ((1, 2), (10, 12))
    assert word(template, {"digit": 3, "cells": cells}) == "3: R1C2, R10C12"
    assert word(template, {"digit": 3, "cells": cells}, "L{row}C{column}") == "3: L1C2, L10C12"
    assert word(template, {"digit": 3, "cells": [[1, 2]]}) == "3: R1C2"


def test_every_code_names_what_it_is_about():
    for code in ENGLISH:
        about, _, what = code.partition(".")
        assert about, code
        assert what, code
        assert ENGLISH[code][-1] in ".}", code


def test_messages_are_values():
    one = Message("puzzle.box", rows=2, columns=4, side=9)
    same = Message("puzzle.box", side=9, columns=4, rows=2)
    assert one == same
    assert len({one, same}) == 1
    assert one != Message("puzzle.box", rows=2, columns=4, side=6)
    assert repr(one) == "Message('puzzle.box', columns=4, rows=2, side=9)"


def test_parameters_can_not_be_changed_from_outside():
    message = Message("puzzle.box", rows=2, columns=4, side=9)
    message.params["side"] = 4
    assert message.params["side"] == 9


def test_an_input_error_is_a_value_error_with_its_message():
    error = InputError(Message("grid.not-square", count=3))
    assert isinstance(error, ValueError)
    assert error.code == "grid.not-square"
    assert str(error) == "3 values do not make a square grid."
