"""Random patterns and automata: their meaning by Python's expressions, by the end and by steps."""

import re
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import Puzzle
from sudoku_core.rules import Automaton
from sudoku_core.rules.machine import BREAK, machine_of
from sudoku_core.rules.pattern import matches, pattern_machine, pattern_of
from tests.automata import random_code, random_pairs, random_pattern

SEEDS = st.integers(0, 10**9)
FEW = settings(max_examples=75)


def accepted(walk, values):
    """Whether the steps of a walk lead to an accepted state."""
    state = walk.start
    for value in values:
        state = walk.step(state, value)
        if state is None:
            return False
    return walk.accept(state)


@FEW
@given(SEEDS)
def test_a_pattern_means_what_the_same_expression_means(seed):
    rng = Random(seed)
    text = random_pattern(rng, (1, 2))
    node = pattern_of(text)
    machine = pattern_machine(node)
    for count in range(1, 5):
        walk = machine.walk(range(count), lambda _values: True)
        for values in product((1, 2, 3), repeat=count):
            expected = re.fullmatch(text, "".join(map(str, values))) is not None
            assert matches(node, values) == expected
            assert machine.accepts(values) == expected
            assert accepted(walk, values) == expected


@FEW
@given(SEEDS)
def test_an_automaton_accepts_the_same_from_its_end_and_by_steps(seed):
    rng = Random(seed)
    code, count = random_code(rng, 3), rng.randint(1, 4)
    breaks = sorted(rng.randint(0, count) for _ in range(rng.randint(0, 2)))
    rule = Automaton(range(count), ",".join([code, *map(str, breaks)]))
    puzzle = Puzzle([0] * 9, digits=(2, 5, 6), rules=[rule])
    (walk,) = puzzle.rules[0].conditions(puzzle.layout)
    machine = machine_of(code, (2, 5, 6))
    for values in product((2, 5, 6), repeat=count):
        read = []
        for place in range(count + 1):
            read += [BREAK] * breaks.count(place) + list(values[place : place + 1])
        assert walk.meaning(values) == machine.accepts(read) == accepted(walk, values)


@FEW
@given(SEEDS)
def test_pairs_are_patterns_of_two_digits(seed):
    node = pattern_of(random_pairs(Random(seed), (1, 2, 3, 12)))
    assert not matches(node, (1,))
    assert not matches(node, (1, 2, 3))
    assert matches(node, (1, 12))
