"""Test what goes to another process and comes back is the same."""

import json
import os
import pickle
import subprocess
import sys
from dataclasses import fields

import pytest

from sudoku_core import (
    Grid,
    InputError,
    Message,
    ParseError,
    Puzzle,
    SolverError,
    conflicts,
    export,
    parse,
    solve,
)
from sudoku_core.rules import Killer, Thermometer, boards, diagonals
from sudoku_core.search.planes import planes_of


def samurai() -> Puzzle:
    blocks = boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3))
    return Puzzle(Grid([0] * 441, side=9, columns=21), blocks)


def ruled() -> Puzzle:
    cages = [Killer((0, 1), 8), Killer((14, 15))]
    rules = [*cages, Thermometer((4, 5, 6)), *diagonals(6)]
    return Puzzle([0] * 36, rules=rules, digits=range(6))


MAKERS = {"plain": lambda: Puzzle([1] + [0] * 15), "samurai": samurai, "ruled": ruled}
FORMATS = ("lp", "minizinc")
WRITE = """
import pickle, sys
from tests.core.test_pickling import MAKERS
puzzle = MAKERS[sys.argv[1]]()
sys.stdout.write(f"{hash(puzzle)} {hash(puzzle.layout)} {pickle.dumps(puzzle).hex()}")
"""
READ = """
import json, pickle, sys
from tests.core.test_pickling import MAKERS, sameness
before, before_layout, text = sys.stdin.read().split()
found, fresh = pickle.loads(bytes.fromhex(text)), MAKERS[sys.argv[1]]()
hashed = hash(fresh) != int(before) and hash(fresh.layout) != int(before_layout)
print(json.dumps({"another seed": hashed, **sameness(found, fresh)}))
"""


def sameness(puzzle: Puzzle, fresh: Puzzle) -> dict[str, bool]:
    """Return what must be true of a puzzle that was read, and one made here."""
    return {
        "equal": puzzle == fresh and puzzle.layout == fresh.layout,
        "hash": hash(puzzle) == hash(fresh) and hash(puzzle.layout) == hash(fresh.layout),
        "set": puzzle in {fresh} and fresh in {puzzle} and len({puzzle, fresh}) == 1,
        "tables": planes_of(puzzle.layout) is planes_of(fresh.layout),
        **{to: export(puzzle, to) == export(fresh, to) for to in FORMATS},
    }


def in_process(code: str, seed: int, name: str, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, name],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "emscripten", reason="a browser has no processes")
@pytest.mark.parametrize("name", MAKERS)
def test_a_puzzle_is_the_same_under_another_hash_seed(name):
    text = in_process(READ, 2, name, in_process(WRITE, 1, name))
    wrong = [aspect for aspect, holds in json.loads(text).items() if not holds]
    assert wrong == []


@pytest.mark.parametrize("name", MAKERS)
def test_a_hash_stays_behind(name):
    layout = MAKERS[name]().layout
    hash(layout)
    assert "_hash" not in [field.name for field in fields(layout)]
    assert hasattr(layout, "_hash")
    assert len(layout.__getstate__()) == len(fields(layout))
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert not hasattr(pickle.loads(pickle.dumps(layout, protocol)), "_hash")


@pytest.mark.parametrize(
    "value",
    [
        Puzzle([0] * 36, box=(3, 2)),
        samurai(),
        ruled(),
        *ruled().rules,
        *ruled().blocks[-1:],
        solve(Puzzle([0] * 16), "search"),
        conflicts(Puzzle([1, 1, 0, 0])),
        Message("puzzle.box", rows=2, columns=4, side=9),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_come_back(value):
    copy = pickle.loads(pickle.dumps(value))
    assert copy == value
    assert repr(copy) == repr(value)


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
