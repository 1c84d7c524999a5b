"""Test what every SAT solver at work must do: run natively by test_sat.py, and in the page's
Python.

``make_sat`` is a fixture of whoever runs these tests.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from random import Random

from sudoku_core.models.sat import MakeSat
from sudoku_core.rules.kernel import Clause

VARIABLES = 7
PIGEONS = 12
"""One more than there are holes: more than solvers without symmetries do in a minute."""


def holds(clauses: Iterable[Clause], ones: set[int]) -> bool:
    """Return whether clauses hold where these literals are true and all others false."""
    return all(any((k > 0) == (abs(k) in ones) for k in clause) for clause in clauses)


def satisfying(clauses: Iterable[Clause]) -> Iterator[set[int]]:
    """By force: every set of true literals with which clauses hold."""
    for values in product((False, True), repeat=VARIABLES):
        ones = {k for k, value in enumerate(values, 1) if value}
        if holds(clauses, ones):
            yield ones


def formulas(count: int) -> Iterator[tuple[list[Clause], list[int]]]:
    """Random clauses of two or three literals, about half of them satisfiable, and assumptions."""
    rng = Random(11)
    for _ in range(count):
        clauses = []
        for _ in range(rng.randint(12, 24)):
            some = rng.sample(range(1, VARIABLES + 1), rng.randint(2, 3))
            clauses.append(tuple(rng.choice((k, -k)) for k in some))
        assumed = rng.sample(range(1, VARIABLES + 1), 3)
        yield clauses, [rng.choice((k, -k)) for k in assumed]


def test_what_force_finds_is_found(make_sat: MakeSat) -> None:
    answers = set()
    for clauses, assumed in formulas(40):
        sat = make_sat()
        sat.add(clauses)
        for literals in ([], assumed, []):
            whole = [*clauses, *[(k,) for k in literals]]
            answer = sat.solve(literals)
            assert answer is any(True for _ in satisfying(whole))
            if answer:
                model = sat.model()
                assert model == sorted(k for k in model if k > 0)
                assert holds(whole, set(model))
            else:
                core = sat.core()
                assert set(core) <= set(literals)
                assert not any(satisfying([*clauses, *[(k,) for k in core]]))
            answers.add((answer, bool(literals)))
        sat.close()
    assert answers == set(product((True, False), repeat=2))


def test_clauses_are_added_until_nothing_satisfies_them(make_sat: MakeSat) -> None:
    clauses: list[Clause] = [(1, 2, 3), (-1, -2), (-1, -3), (-2, -3)]
    expected = [ones for ones in satisfying(clauses) if ones <= {1, 2, 3}]
    sat = make_sat()
    sat.add(clauses)
    models = []
    while sat.solve():
        models.append(set(sat.model()))
        sat.add([tuple(-k if k in models[-1] else k for k in (1, 2, 3))])
    assert sorted(models, key=sorted) == sorted(expected, key=sorted)
    assert sat.core() == []
    sat.close()


def test_literals_may_come_later(make_sat: MakeSat) -> None:
    sat = make_sat()
    sat.add([(1, 2)])
    assert sat.solve() is True
    sat.add([(-1, 9), (-9, 4), (-4, -2)])
    assert sat.solve([1]) is True
    assert {1, 4, 9} <= set(sat.model())
    assert 2 not in sat.model()
    assert sat.solve([1, 2]) is False
    assert set(sat.core()) == {1, 2}
    sat.close()


def test_nothing_satisfies_the_empty_clause(make_sat: MakeSat) -> None:
    sat = make_sat()
    sat.add([(1,), ()])
    assert sat.solve() is False
    assert sat.solve([1]) is False
    sat.close()
    sat = make_sat()
    assert sat.solve() is True
    sat.close()


def pigeons(free: int) -> list[Clause]:
    """Return a number of pigeons have no holes of their own, unless a literal is true."""
    holes = range(PIGEONS - 1)

    def sits(pigeon: int, hole: int) -> int:
        return pigeon * len(holes) + hole + 1

    clauses: list[Clause] = [
        (free, *[sits(pigeon, hole) for hole in holes]) for pigeon in range(PIGEONS)
    ]
    for first_hole, other in combinations(range(PIGEONS), 2):
        clauses += [(-sits(first_hole, hole), -sits(other, hole)) for hole in holes]
    return clauses


def test_it_stops_when_told_and_goes_on(make_sat: MakeSat) -> None:
    calls = []

    def stop() -> bool:
        calls.append(True)
        return len(calls) > 3

    free = PIGEONS * PIGEONS
    sat = make_sat()
    sat.add(pigeons(free))
    assert sat.solve([-free], stop) is None
    assert len(calls) == 4
    assert sat.solve([-free], stop) is None
    assert sat.solve([free]) is True
    sat.close()
