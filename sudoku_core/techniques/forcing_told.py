"""How a line of thought is told: only what its end rests on, each part a step of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..messages import Message
from .forcing import Event, Line, all_touched, follow
from .ground import members
from .position import Position
from .step import Case, Step

HIDDEN, NAKED, LOCKED, NESTED = 1.5, 2.3, 2.6, 8.5
"""How hard the steps inside a line are."""


def refuting(position: Position, technique: str, rating: float, line: Line) -> Step:
    """The step that a line makes which ends in what cannot be: its assumption goes.

    Args:
        position: where.
        technique: the name of the step.
        rating: how hard it is.
        line: has a truth with no candidate left.
    """
    case, _rest = broken_case(position, line)
    assumed = 1 << line.assumed
    said = Message(
        "step." + technique,
        base=position.places_of((line.broken,)),
        cells=position.where(position.cells_of(assumed)),
        digits=position.shown(position.digits_of(assumed)),
    )
    roles = {"base": position.live[line.broken], "on": placed_in(position, (case,))}
    rests_on = places_under(position, (case,), (line.broken,))
    return position.resting(technique, rating, assumed, said, roles, rests_on, cases=(case,))


def agreeing(
    position: Position,
    technique: str,
    rating: float,
    truth: int,
    lines: Sequence[Line],
    target: int,
    on: bool,
) -> Step:
    """The step that the lines of all candidates of a truth make, where all come to the same.

    Args:
        position: where.
        technique: the name of the step.
        rating: how hard it is.
        truth: the number of the equation.
        lines: one for each of its candidates.
        target: the candidate that all place, or all rule out.
        on: whether they place it.
    """
    bit = 1 << target
    cases = []
    for line in lines:
        steps, _rest = told(position, line, 0 if on else bit, target if on else -1)
        cases.append(Case(position.candidate(line.assumed), steps))
    said = Message(
        "step." + technique,
        base=position.places_of((truth,)),
        digits=position.shown(position.digits_of(position.live[truth])),
    )
    roles = {"base": position.live[truth], "on": placed_in(position, cases)}
    gone, placed = (0, bit) if on else (bit, 0)
    rests_on = places_under(position, cases, (truth,))
    return position.resting(
        technique, rating, gone, said, roles, rests_on, placed=placed, cases=tuple(cases)
    )


def broken_case(position: Position, line: Line) -> tuple[Case, int]:
    """The case of a line that ends in what cannot be, and what had to be gone before it."""
    name = position.equation(line.broken).name
    steps, rest = told(position, line, position.live[line.broken])
    return Case(position.candidate(line.assumed), steps, ((name, -1),)), rest


def told(
    position: Position, line: Line, needed: int, wanted: int = -1
) -> tuple[tuple[Step, ...], int]:
    """The steps by which candidates go, or one is placed; and what had to be gone before them.

    Args:
        position: where.
        line: in which they do.
        needed: the set that has to go.
        wanted: the candidate that has to be placed, or -1.
    """
    steps: list[Step] = []
    for event in reversed(line.events):
        before = position.live[event.truth] & ~event.left if event.truth >= 0 else 0
        if event.placed >= 0:
            gone = event.removed & needed
            if gone or event.placed == wanted:
                needed = needed & ~gone | before
                if event.truth >= 0:
                    steps.append(_single(position, event))
            continue
        for candidate in reversed(tuple(members(event.removed))):
            bit = 1 << candidate
            if needed & bit:
                alive = event.alive & ~(event.removed & (bit - 1))
                step, rest = _ruled_out(position, event, candidate, alive)
                needed = needed & ~bit | before | rest
                steps.append(step)
    return tuple(reversed(steps)), needed


def _single(position: Position, event: Event) -> Step:
    """The step that places the last candidate of a truth."""
    equation = position.equation(event.truth)
    said: dict[str, object] = {
        "cells": position.where(position.cells_of(event.left)),
        "digits": position.shown(position.digits_of(event.left)),
    }
    name, rating = "naked-single", NAKED
    if equation.place:
        name, rating = "hidden-single", HIDDEN
        said["base"] = position.places_of((event.truth,))
    proof, rests_on = position.proof((event.truth,), ()), position.rests_on((event.truth,))
    places, roles = position.listed(event.left), position.told({"on": event.left})
    message = Message("step." + name, **said)
    return Step(name, rating, places, (), proof, message, roles, rests_on)


def _ruled_out(position: Position, event: Event, candidate: int, alive: int) -> tuple[Step, int]:
    """The step that rules a candidate out which would leave a truth none, and what it rests on."""
    bit, truth = 1 << candidate, event.truth
    for link in position.ground.holding[candidate]:
        if not event.left & ~position.live[link]:
            return _locked(position, event, link, bit), 0
    inner = follow(position, candidate, all_touched(position), within=(alive, event.on))
    case, rest = broken_case(position, inner)
    said = Message(
        "step.nested-forcing-chains",
        base=position.places_of((inner.broken,)),
        cells=position.where(position.cells_of(bit)),
        digits=position.shown(position.digits_of(bit)),
    )
    rests_on = places_under(position, (case,), (truth,))
    roles = {"on": placed_in(position, (case,))}
    step = position.resting(
        "nested-forcing-chains", NESTED, bit, said, roles, rests_on, cases=(case,)
    )
    return step, rest


def _locked(position: Position, event: Event, link: int, gone: int) -> Step:
    """The step by which a candidate goes that one equation has in common with a truth's last."""
    name = "claiming" if position.in_line(event.truth) else "pointing"
    said = Message(
        "step." + name,
        base=position.places_of((event.truth,)),
        cover=position.places_of((link,)),
        digits=position.shown(position.digits_of(event.left)),
    )
    return Step(
        name,
        LOCKED,
        (),
        position.listed(gone),
        position.proof((event.truth,), (link,)),
        said,
        position.told({"base": event.left}),
        position.rests_on((event.truth, link)),
    )


def _inside(cases: Iterable[Case]) -> Iterator[Step]:
    """All steps of cases, and those of theirs."""
    for case in cases:
        for step in case.steps:
            yield step
            yield from _inside(step.cases)
        yield from _inside(case.cases)


def placed_in(position: Position, cases: Sequence[Case]) -> int:
    """The set of what the steps of cases place, and what they assume."""
    found = 0
    for cell, digit in (
        *[case.assumed for case in cases],
        *[place for step in _inside(cases) for place in step.places],
    ):
        found |= 1 << position.number(cell, digit)
    return found


def places_under(
    position: Position, cases: Sequence[Case], truths: Sequence[int]
) -> tuple[str, ...]:
    """The blocks and rules that cases rest on."""
    names = [name for step in _inside(cases) for name in step.rests_on]
    return tuple(dict.fromkeys([*position.rests_on(truths), *names]))
