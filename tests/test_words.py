"""Test words: no name without a meaning, no docstring that begins with a riddle."""

import ast
from pathlib import Path

import pytest

import sudoku_core
from tests.bench.loc import meaningless_names, riddles

CORE = Path(sudoku_core.__file__).parent
ROOT = CORE.parent
FILES = sorted([*CORE.rglob("*.py"), *(ROOT / "web").rglob("*.py"), ROOT / "serve.py"])
COUNTS = {"sudoku_core/solving/count.py", "sudoku_core/generation/setting.py"}
"""Where ``found`` is the field that callers know: the number of solutions found."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_names_and_docstrings_name_something(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = list(meaningless_names(tree))
    if path.relative_to(ROOT).as_posix() in COUNTS:
        names = [(line, name) for line, name in names if name != "found"]
    assert names == []
    assert list(riddles(tree)) == []


def test_riddles_are_noticed():
    tree = ast.parse('def told(found):\n    """What it is."""\n    one = found\n')
    assert {name for _, name in meaningless_names(tree)} == {"told", "found", "one"}
    assert [text for _, text in riddles(tree)] == ["What it is."]
