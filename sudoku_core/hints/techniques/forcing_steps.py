"""Steps of a propagation: only the events that its end rests on, each as a step of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...board.lowering import lowered
from ...language.messages import Message
from .equation_index import members
from .forcing import Event, Propagation, all_touched, propagate
from .position import Position
from .step import Case, Step

HIDDEN, NAKED, LOCKED, NESTED = 1.5, 2.3, 2.6, 8.5
"""Ratings of the steps inside a propagation."""


def refuting_step(
    position: Position, technique: str, rating: float, propagation: Propagation
) -> Step:
    """Return the step that eliminates a candidate whose propagation ends in a contradiction.

    Args:
        position: the position of the step.
        technique: the name of the technique.
        rating: the rating of the step.
        propagation: the propagation, with an equation that has no candidate left.
    """
    case, _rest = broken_case(position, propagation)
    assumed = 1 << propagation.assumed
    message = Message(
        "step." + technique,
        base=position.places_of((propagation.broken,)),
        cells=position.coordinates(position.cells_of(assumed)),
        digits=position.digit_text(position.digits_of(assumed)),
    )
    roles = {"base": position.live[propagation.broken], "on": placed_in(position, (case,))}
    rests_on = places_under(position, (case,), (propagation.broken,))
    return position.resting(technique, rating, assumed, message, roles, rests_on, cases=(case,))


def agreeing_step(
    position: Position,
    technique: str,
    rating: float,
    equation: int,
    propagations: Sequence[Propagation],
    target: int,
    on: bool,
) -> Step:
    """Return the step of an equation whose candidates all lead to the same conclusion.

    Args:
        position: the position of the step.
        technique: the name of the technique.
        rating: the rating of the step.
        equation: the number of the equation.
        propagations: the propagation of each of its candidates.
        target: the candidate that all of them place, or all eliminate.
        on: whether they place it.
    """
    bit = 1 << target
    cases = []
    for propagation in propagations:
        steps, _rest = needed_steps(position, propagation, 0 if on else bit, target if on else -1)
        cases.append(Case(position.candidate(propagation.assumed), steps))
    message = Message(
        "step." + technique,
        base=position.places_of((equation,)),
        digits=position.digit_text(position.digits_of(position.live[equation])),
    )
    roles = {"base": position.live[equation], "on": placed_in(position, cases)}
    eliminated, placed = (0, bit) if on else (bit, 0)
    rests_on = places_under(position, cases, (equation,))
    return position.resting(
        technique, rating, eliminated, message, roles, rests_on, placed=placed, cases=tuple(cases)
    )


def broken_case(position: Position, propagation: Propagation) -> tuple[Case, int]:
    """Return the case of a contradiction, and the candidates that must be eliminated before it."""
    name = position.equation(propagation.broken).name
    steps, rest = needed_steps(position, propagation, position.live[propagation.broken])
    return Case(position.candidate(propagation.assumed), steps, ((name, -1),)), rest


def needed_steps(
    position: Position, propagation: Propagation, needed: int, wanted: int = -1
) -> tuple[tuple[Step, ...], int]:
    """Return the steps that eliminate some candidates, or place one, and their premises.

    Args:
        position: the position of the propagation.
        propagation: the propagation to trace back.
        needed: the set of candidates to eliminate.
        wanted: the candidate to place, or -1.

    Returns:
        The steps in order, and the set of candidates that must be eliminated before them.
    """
    steps: list[Step] = []
    for event in reversed(propagation.events):
        before = position.live[event.equation] & ~event.left if event.equation >= 0 else 0
        if event.placed >= 0:
            eliminated = event.removed & needed
            steps += _excluded_by_rules(position, event.placed, eliminated)
            if eliminated or event.placed == wanted:
                needed = needed & ~eliminated | before
                if event.equation >= 0:
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


def _excluded_by_rules(position: Position, placed: int, candidates: int) -> list[Step]:
    """Return steps for candidates that a placed one excludes, though their cells are no peers.

    A table of a rule makes the two cells differ; placing a digit only removes it from peers.
    """
    layout, steps = position.index.layout, []
    cell, digit = position.candidate(placed)
    peers = (cell, *lowered(layout).peers[cell])
    for candidate in members(candidates):
        at, _digit = position.candidate(candidate)
        if at in peers:
            continue
        pair = 1 << placed | 1 << candidate
        links = [
            number
            for number in position.index.holding[candidate]
            if not pair & ~position.equation(number).candidates
        ]
        if not links:
            continue  # nothing excludes the candidate: ``proves`` refuses the step
        link = links[0]
        of_cell = position.cell_equation(cell)
        message = Message(
            "step.seen-placed",
            base=position.places_of((of_cell,)),
            digits=position.digit_text((digit,)),
            cells=position.coordinates((at,)),
            left=position.digit_text((digit,)),
            cover=position.places_of((link,)),
        )
        steps.append(
            Step(
                "seen-through-rules",
                NAKED,
                (),
                position.listed(1 << candidate),
                position.proof((of_cell,), (link,)),
                message,
                position.role_pairs({"base": 1 << placed}),
                position.rests_on((link,)),
            )
        )
    return steps


def _single(position: Position, event: Event) -> Step:
    equation = position.equation(event.equation)
    params: dict[str, object] = {
        "cells": position.coordinates(position.cells_of(event.left)),
        "digits": position.digit_text(position.digits_of(event.left)),
    }
    name, rating = "naked-single", NAKED
    if equation.block:
        name, rating = "hidden-single", HIDDEN
        params["base"] = position.places_of((event.equation,))
    proof, rests_on = position.proof((event.equation,), ()), position.rests_on((event.equation,))
    places, roles = position.listed(event.left), position.role_pairs({"on": event.left})
    message = Message("step." + name, **params)
    return Step(name, rating, places, (), proof, message, roles, rests_on)


def _ruled_out(position: Position, event: Event, candidate: int, alive: int) -> tuple[Step, int]:
    """Return the step that eliminates a candidate which would empty an equation; its premises."""
    bit, equation = 1 << candidate, event.equation
    for link in position.index.holding[candidate]:
        if not event.left & ~position.live[link]:
            return _locked(position, event, link, bit), 0
    inner = propagate(position, candidate, all_touched(position), within=(alive, event.on))
    case, rest = broken_case(position, inner)
    message = Message(
        "step.nested-forcing-chains",
        base=position.places_of((inner.broken,)),
        cells=position.coordinates(position.cells_of(bit)),
        digits=position.digit_text(position.digits_of(bit)),
    )
    rests_on = places_under(position, (case,), (equation,))
    roles = {"on": placed_in(position, (case,))}
    step = position.resting(
        "nested-forcing-chains", NESTED, bit, message, roles, rests_on, cases=(case,)
    )
    return step, rest


def _locked(position: Position, event: Event, link: int, eliminated: int) -> Step:
    """Return the step of a candidate that shares one equation with all that another has left."""
    name = "claiming" if position.in_line(event.equation) else "pointing"
    message = Message(
        "step." + name,
        base=position.places_of((event.equation,)),
        cover=position.places_of((link,)),
        digits=position.digit_text(position.digits_of(event.left)),
    )
    return Step(
        name,
        LOCKED,
        (),
        position.listed(eliminated),
        position.proof((event.equation,), (link,)),
        message,
        position.role_pairs({"base": event.left}),
        position.rests_on((event.equation, link)),
    )


def _inside(cases: Iterable[Case]) -> Iterator[Step]:
    for case in cases:
        for step in case.steps:
            yield step
            yield from _inside(step.cases)
        yield from _inside(case.cases)


def placed_in(position: Position, cases: Sequence[Case]) -> int:
    """Return the set of candidates that cases assume or place."""
    placed = 0
    for cell, digit in (
        *[case.assumed for case in cases],
        *[place for step in _inside(cases) for place in step.places],
    ):
        placed |= 1 << position.number(cell, digit)
    return placed


def places_under(
    position: Position, cases: Sequence[Case], numbers: Sequence[int]
) -> tuple[str, ...]:
    """Return the names of the blocks and rules that cases rest on."""
    names = [name for step in _inside(cases) for name in step.rests_on]
    return tuple(dict.fromkeys([*position.rests_on(numbers), *names]))
