"""``help(sudoku_core)`` fits on two screens and names all that is public, each with an example."""

import ast
import inspect
import pydoc
import re
from pathlib import Path

import pytest

import sudoku_core

TWO_SCREENS = 80
"""Lines of two screens of 40."""


def names():
    """The names that type checkers see, of which the source has the only list."""
    (listed,) = [
        node.value
        for node in ast.walk(ast.parse(Path(sudoku_core.__file__).read_text("utf-8")))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    return ast.literal_eval(listed)


def test_the_help_fits_on_two_screens_whatever_is_loaded():
    for name in names():
        getattr(sudoku_core, name)
    assert len(pydoc.plain(pydoc.render_doc(sudoku_core)).splitlines()) <= TWO_SCREENS


def test_the_help_lists_every_name_once():
    table = sudoku_core.__doc__.partition("have more.")[2]
    words = re.findall(r"(?<=\s)\w+(?=,|\n)", table)
    assert sorted(words) == sorted({*names()} - {"__version__"})


def test_dir_has_every_name():
    assert {*names()} <= {*dir(sudoku_core)}


@pytest.mark.parametrize("name", [name for name in names() if name != "__version__"])
def test_each_name_has_an_example(name):
    assert ">>> " in inspect.getdoc(getattr(sudoku_core, name))
