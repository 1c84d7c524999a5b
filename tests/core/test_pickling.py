"""What goes to another process and comes back is the same."""

import pickle

import pytest

from sudoku_core import InputError, Message, ParseError, Puzzle, SolverError, parse, solve


@pytest.mark.parametrize("value", [Puzzle([0] * 36, box=(3, 2)), solve(Puzzle([0] * 16), "search")])
def test_values_come_back(value):
    assert pickle.loads(pickle.dumps(value)) == value


@pytest.mark.parametrize("kind", [InputError, SolverError])
def test_errors_come_back(kind):
    error = pickle.loads(pickle.dumps(kind(Message("solver.missing", solver="cbc"))))
    assert isinstance(error, kind)
    assert error.message == Message("solver.missing", solver="cbc")


def test_wrong_text_comes_back():
    with pytest.raises(ParseError) as caught:
        parse("1...\n..3")
    error = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(error, ParseError)
    assert (error.code, error.line, error.column) == ("parse.row", 2, 4)
    assert str(error) == str(caught.value)


@pytest.mark.parametrize("text", [None, b"1...", 5])
def test_only_text_is_read(text):
    with pytest.raises(TypeError, match="is read from str"):
        parse(text)
