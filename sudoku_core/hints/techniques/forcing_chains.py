"""Forcing chains: consequences that all candidates of an equation share, and contradictions.

- *cell* and *block forcing chains*: from each candidate of a cell, or each place of a digit in a
  block, a chain of single links leads to the same conclusion;
- *dynamic*: a link may rest on several earlier ones, by singles (from 9.0 on: by locked candidates
  too); or a candidate leads to a contradiction;
- *nested*: on the way, candidates are eliminated by an assumption of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from .compact import compact
from .equation_index import members
from .forcing import (
    Propagation,
    Refuters,
    all_touched,
    propagations_of,
    rated,
    ratings,
    refuters_of,
    single_propagations,
    touched,
)
from .forcing_steps import agreeing_step, refuting_step
from .position import Position
from .step import Step, Technique

STATIC, DYNAMIC, LOCKED, NESTED = 8.0, 8.5, 9.0, 9.5

Rated = tuple[float, Callable[[], Step]]
"""A rating, and the function that makes the step."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of chains with this rating."""
    for base, search in SEARCHES:
        if base <= rating:
            for step_rating, make in compact(position).cached(f"forcing-{base}", search):
                if step_rating == rating:
                    yield make()


def _static(position: Position) -> list[Rated]:
    """Return chains in which each link rests on the one before alone."""
    live = position.live
    pairs = {number for number in position.exactly_one if live[number].bit_count() == 2}
    propagations = propagations_of(position, touched(position, pairs))
    return _agreed(position, STATIC, "", propagations)


def _dynamic(position: Position) -> list[Rated]:
    propagations = single_propagations(position)
    refuted = _refuted(position, DYNAMIC, "dynamic-forcing-chains", propagations)
    return refuted + _agreed(position, DYNAMIC, "dynamic-", propagations)


def _locked(position: Position) -> list[Rated]:
    return _with(position, LOCKED, "dynamic-forcing-chains", Refuters(position.index.rivals))


def _nested(position: Position) -> list[Rated]:
    refuters = refuters_of(position, single_propagations(position))
    return _with(position, NESTED, "nested-forcing-chains", refuters)


def _with(position: Position, base: float, name: str, refuters: Refuters) -> list[Rated]:
    """Return refutations that also eliminate candidates which would leave an equation empty."""
    propagations = propagations_of(position, all_touched(position), refuters)
    return _refuted(position, base, name, propagations)


def _refuted(
    position: Position, base: float, name: str, propagations: Mapping[int, Propagation]
) -> list[Rated]:
    rated_steps: list[Rated] = []
    for propagation in propagations.values():
        if propagation.broken >= 0:
            rating = rated(base, 4 * len(propagation.rounds))
            rated_steps.append(
                (rating, partial(refuting_step, position, name, rating, propagation))
            )
    return rated_steps


def _agreed(
    position: Position, base: float, kind: str, propagations: Mapping[int, Propagation]
) -> list[Rated]:
    """Return the steps of equations whose candidates all lead to one end, by shortest chains."""
    best: dict[tuple[str, int, bool], tuple[int, int, list[Propagation]]] = {}
    for equation in position.exactly_one:
        of_candidates = [
            propagations.get(candidate) for candidate in members(position.live[equation])
        ]
        every = [
            propagation for propagation in of_candidates if propagation and propagation.broken < 0
        ]
        if len(every) < len(of_candidates) or len(of_candidates) < 2:
            continue
        name = "block" if position.equation(equation).block else "cell"
        for target, on in _common(position, every):
            length = sum([2 * propagation.round_of(target, on) for propagation in every])
            key = (f"{kind}{name}-forcing-chains", target, on)
            if key not in best or length < best[key][0]:
                best[key] = (length, equation, every)
    rated_steps: list[Rated] = []
    for (name, target, on), (length, equation, every) in sorted(best.items(), key=_placing_first):
        rating = rated(base, length)
        make = partial(agreeing_step, position, name, rating, equation, every, target, on)
        rated_steps.append((rating, make))
    return rated_steps


def _placing_first(item: tuple[tuple[str, int, bool], object]) -> bool:
    return not item[0][2]


def _common(position: Position, propagations: Sequence[Propagation]) -> Iterator[tuple[int, bool]]:
    """Yield the candidates that all propagations place (True), then those that all eliminate."""
    on, alive = position.alive, 0
    for propagation in propagations:
        on &= propagation.on
        alive |= propagation.alive
    for candidate in members(on):
        yield candidate, True
    for candidate in members(position.alive & ~alive):
        yield candidate, False


SEARCHES: tuple[tuple[float, Callable[[Position], list[Rated]]], ...] = (
    (STATIC, _static),
    (DYNAMIC, _dynamic),
    (LOCKED, _locked),
    (NESTED, _nested),
)
"""Searches, each with the lowest rating of its steps."""

TECHNIQUE = Technique(
    "forcing-chains",
    tuple(sorted({rating for base, _search in SEARCHES for rating in ratings(base)})),
    find,
)
