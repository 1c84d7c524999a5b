"""Test which techniques a new puzzle can be asked to need."""

from random import Random

import pytest

from sudoku_core import InputError, Puzzle, generate, parse, steps
from sudoku_core.generation.target import possible_techniques
from sudoku_core.rules import Killer, Thermometer, windows
from tests import stepping
from tests.boards import own_boards
from tests.made_up import Paired
from tests.plain import CLASSIC

PLAIN = Puzzle([0] * 16)
RULED = {
    "cage-combinations": [Killer((0, 1), 3)],
    "cage-pointing": [Killer((0, 1), 3)],
    "innies-and-outies": [Killer((0, 1), 3)],
    "thermometer": [Thermometer((0, 1))],
    "rule": [Paired((0, 1), frozenset({(1, 2)}))],
}
"""Techniques that need a rule of a kind, with such a rule."""
NEVER = [
    *[
        ({"technique": name}, name)
        for name in (
            "contradiction",
            "no-solution",
            "several-solutions",
            "wrong-entry",
            "wrong-note",
            "law-of-leftovers",
            "hidden-block",
            *RULED,
        )
    ],
    ({"technique": "cage-pointing", "rules": [Killer((0, 1))]}, "cage-pointing"),
]


@pytest.mark.parametrize(("options", "name"), NEVER)
def test_a_technique_that_no_such_puzzle_needs_is_refused_with_those_that_may_be_asked(
    options, name
):
    with pytest.raises(InputError) as refused:
        generate(9 if "rules" not in options else 4, **options)
    assert refused.value.code == "generate.technique-never"
    known = str(refused.value.message.params["known"]).split(", ")
    assert refused.value.message.params["name"] == name
    assert name not in known
    assert {"full-house", "x-wing", "sashimi-swordfish", "aic", "sum"} <= set(known)
    assert ("unique-rectangle-1" in known) == options.get("unique", False)


@pytest.mark.parametrize("name", ["bug-1", "hidden-rectangle", "unique-rectangle-1"])
def test_a_technique_that_rests_on_uniqueness_has_to_be_allowed(name):
    with pytest.raises(InputError) as refused:
        generate(technique=name)
    assert refused.value.code == "generate.technique-unique"


@pytest.mark.parametrize("name", RULED)
def test_a_technique_that_needs_a_rule_may_be_asked_where_the_board_has_such_a_rule(name):
    layout = Puzzle(PLAIN.givens, rules=RULED[name]).layout
    assert name in possible_techniques(layout, caged=False, unique=True)
    assert name not in possible_techniques(PLAIN.layout, caged=False, unique=True)
    caged = possible_techniques(PLAIN.layout, caged=True, unique=True)
    assert (name in caged) == (type(RULED[name][0]) is Killer)


def test_a_window_has_hidden_blocks():
    layout = Puzzle([0] * 81, rules=windows(9)).layout
    assert "hidden-block" in possible_techniques(layout, caged=False, unique=True)


@pytest.mark.native
@pytest.mark.parametrize("unique", [True, False])
def test_all_techniques_of_a_path_may_be_asked(unique):
    jigsaw, _solution = stepping.dug(stepping.fillable(2, 3, Random(12)), Random(1))
    boards = [*own_boards("killers")[:1], *own_boards("thermometers")[:1]]
    puzzles = [parse(CLASSIC), jigsaw, *[board.puzzle for board in boards]]
    for puzzle in puzzles:
        possible = possible_techniques(puzzle.layout, caged=False, unique=unique)
        assert {step.technique for step in steps(puzzle, unique=unique)} <= set(possible)
