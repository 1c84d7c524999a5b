"""Forcing chains: what follows whichever candidate holds, and candidates that cannot.

- *cell* and *block forcing chains*: from each of the candidates a chain of single links leads to
  the same;
- *dynamic*: what follows may rest on all that is known by then, by singles (9.0 and more: by
  candidates that are locked too); or a candidate leads to what cannot be;
- *nested*: in between, candidates go by an assumption of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from .forcing import (
    Line,
    Refuters,
    all_touched,
    dynamic_lines,
    lines_of,
    rated,
    ratings,
    refuters_of,
    touched,
)
from .forcing_told import agreeing, refuting
from .ground import members
from .narrow import narrow
from .position import Position
from .step import Step, Technique

STATIC, DYNAMIC, LOCKED, NESTED = 8.0, 8.5, 9.0, 9.5

Found = tuple[float, Callable[[], Step]]
"""A rating, and what makes the step of it."""


def find(position: Position, rating: float) -> Iterator[Step]:
    """All steps by chains."""
    for base, search in SEARCHES:
        if base <= rating:
            for found, make in narrow(position).once(f"forcing-{base}", search):
                if found == rating:
                    yield make()


def _static(position: Position) -> list[Found]:
    """Chains where each follows from the one before alone."""
    live = position.live
    pairs = {number for number in position.truths if live[number].bit_count() == 2}
    lines = lines_of(position, touched(position, pairs))
    return _agreed(position, STATIC, "", lines)


def _dynamic(position: Position) -> list[Found]:
    lines = dynamic_lines(position)
    found = _refuted(position, DYNAMIC, "dynamic-forcing-chains", lines)
    return found + _agreed(position, DYNAMIC, "dynamic-", lines)


def _locked(position: Position) -> list[Found]:
    return _with(position, LOCKED, "dynamic-forcing-chains", Refuters(position.ground.rivals))


def _nested(position: Position) -> list[Found]:
    refuters = refuters_of(position, dynamic_lines(position))
    return _with(position, NESTED, "nested-forcing-chains", refuters)


def _with(position: Position, base: float, name: str, refuters: Refuters) -> list[Found]:
    """Refutations where what rules out all that a truth has left goes too."""
    lines = lines_of(position, all_touched(position), refuters)
    return _refuted(position, base, name, lines)


def _refuted(position: Position, base: float, name: str, lines: Mapping[int, Line]) -> list[Found]:
    """The steps of lines that end in what cannot be."""
    found: list[Found] = []
    for line in lines.values():
        if line.broken >= 0:
            rating = rated(base, 4 * len(line.rounds))
            found.append((rating, partial(refuting, position, name, rating, line)))
    return found


def _agreed(position: Position, base: float, kind: str, lines: Mapping[int, Line]) -> list[Found]:
    """The steps of truths whose candidates all lead to the same, each by the shortest lines."""
    best: dict[tuple[str, int, bool], tuple[int, int, list[Line]]] = {}
    for truth in position.truths:
        own = [lines.get(candidate) for candidate in members(position.live[truth])]
        every = [line for line in own if line and line.broken < 0]
        if len(every) < len(own) or len(own) < 2:
            continue
        name = "block" if position.equation(truth).place else "cell"
        for target, on in _common(position, every):
            length = sum([2 * line.round_of(target, on) for line in every])
            key = (f"{kind}{name}-forcing-chains", target, on)
            if key not in best or length < best[key][0]:
                best[key] = (length, truth, every)
    found: list[Found] = []
    for (name, target, on), (length, truth, every) in sorted(best.items(), key=_placing_first):
        rating = rated(base, length)
        make = partial(agreeing, position, name, rating, truth, every, target, on)
        found.append((rating, make))
    return found


def _placing_first(item: tuple[tuple[str, int, bool], object]) -> bool:
    return not item[0][2]


def _common(position: Position, lines: Sequence[Line]) -> Iterator[tuple[int, bool]]:
    """What all lines place, and what all rule out."""
    on, alive = position.alive, 0
    for line in lines:
        on &= line.on
        alive |= line.alive
    for candidate in members(on):
        yield candidate, True
    for candidate in members(position.alive & ~alive):
        yield candidate, False


SEARCHES: tuple[tuple[float, Callable[[Position], list[Found]]], ...] = (
    (STATIC, _static),
    (DYNAMIC, _dynamic),
    (LOCKED, _locked),
    (NESTED, _nested),
)
"""What is searched for, from which rating on."""

TECHNIQUE = Technique(
    "forcing-chains",
    tuple(sorted({rating for base, _search in SEARCHES for rating in ratings(base)})),
    find,
)
