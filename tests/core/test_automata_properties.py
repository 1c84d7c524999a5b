"""Random patterns and automata: their meaning by Python's expressions, by the end and by steps."""

import re
from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

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
        walk = machine.walk(range(count), lambda _read: True)
        for values in product((1, 2, 3), repeat=count):
            expected = re.fullmatch(text, "".join(map(str, values))) is not None
            assert matches(node, values) == expected
            assert machine.accepts(values) == expected
            assert accepted(walk, values) == expected


@FEW
@given(SEEDS)
def test_an_automaton_accepts_the_same_from_its_end_and_by_steps(seed):
    rng = Random(seed)
    machine = machine_of(random_code(rng, 3), (2, 5, 6))
    reads = [rng.choice((0, 1, 2, BREAK)) for _ in range(rng.randint(1, 6))] + [0]
    seen = []
    walk = machine.walk(reads, lambda read: seen.append(read) or machine.accepts(read))
    for values in product((2, 5, 6), repeat=len(walk.cells)):
        known = dict(zip(walk.cells, values))
        meant = walk.meaning(values)
        assert seen.pop() == [known.get(item, BREAK) for item in reads]
        assert accepted(walk, values) == meant


@FEW
@given(SEEDS)
def test_pairs_are_patterns_of_two_digits(seed):
    node = pattern_of(random_pairs(Random(seed), (1, 2, 3, 12)))
    assert not matches(node, (1,))
    assert not matches(node, (1, 2, 3))
    assert matches(node, (1, 12))
