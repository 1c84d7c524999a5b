"""Explain why an entry or a note is wrong: by a rule, a single step, or several steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf

from ..board.candidates import Candidates
from ..language.messages import Message
from .goals import GLANCE, Goal, Means, at_once, placed, refutation, steps_to, without
from .player import Player
from .techniques import Case, Step
from .techniques.step import Candidate
from .wording import about, already_placed, nothing_left

MOST_LEFT = 500
"""Most candidates left with which hard steps are tried to explain a wrong note; with more, finding
them takes too long for a hint."""

Refutation = Callable[[float], Sequence[Case] | None]
"""Function from the highest rating of steps to the cases that show a claim; None if none do."""


def wrong_entry(player: Player, cell: int, digit: int, means: Means) -> Step:
    """Return the step that rules out a wrong entry.

    Args:
        player: the board without its wrong entries.
        cell: the cell of the wrong entry.
        digit: the wrong digit.
        means: techniques and limits for the steps that show the mistake.
    """
    claim = (cell, digit)
    params = about(player.puzzle, [cell], [digit])
    step = Step("wrong-entry", 0.0, (), (claim,), (), Message("", **params), (("off", (claim,)),))
    entered = player.board.with_entry(cell, digit).filled
    seen = already_placed(entered, cell, digit)
    if seen:
        conflict, reason = seen
        others = [(other, digit) for other in conflict.cells if conflict.digit and other != cell]
        roles = (*step.roles, ("on", tuple(others))) if others else step.roles
        step = replace(step, roles=roles, rests_on=(conflict.rule.name,))
        return _saying(step, reason)
    state = player.state(by_notes=False)

    def cases(hardest: float) -> Sequence[Case] | None:
        case = refutation(state, claim, means, hardest=hardest)
        return (case,) if case else None

    return _shown(state, step, without(cell, (digit,)), cases, means)


def wrong_note(player: Player, cell: int, mask: int, means: Means) -> Step:
    """Return the step that shows what the notes of a cell lack.

    Args:
        player: the board without its wrong entries.
        cell: the cell with the wrong notes.
        mask: the digits of these notes, as a mask.
        means: techniques and limits for the steps that show the mistake.
    """
    state = player.state(by_notes=False)
    lacking = player.lacking
    left = [bit + 1 for bit in range(player.puzzle.side) if state.masks[cell] >> bit & 1]
    places: tuple[Candidate, ...] = ()
    if len(lacking) == 1:
        false = [digit for digit in left if digit not in lacking]
        places, goal = ((cell, lacking[0]),), placed(cell, lacking[0])
    else:
        false = [digit for digit in left if mask >> digit - 1 & 1]
        goal = without(cell, false)
    eliminates = () if places else tuple([(cell, digit) for digit in false])
    roles = (("on", places),) if places else (("off", eliminates),)
    params = about(player.puzzle, [cell], lacking)
    step = Step("wrong-note", 0.0, places, eliminates, (), Message("", **params), roles)

    def cases(hardest: float) -> Sequence[Case] | None:
        refuted_cases = [
            refutation(state, (cell, digit), means, hardest=hardest)
            if digit in false
            else Case((cell, digit))
            for digit in left
        ]
        return [case for case in refuted_cases if case] if all(refuted_cases) else None

    return _shown(state, step, goal, cases, means)


def _shown(state: Candidates, step: Step, goal: Goal, cases: Refutation, means: Means) -> Step:
    """Return the claim with its evidence: a step, a chain of steps, or refuted cases.

    Args:
        state: the digits on the board, and the candidates left.
        step: the claim.
        goal: the test of a state that shows the claim.
        cases: the function that refutes the contrary of the claim.
        means: techniques and limits for the steps.
    """
    once = at_once(state, goal, hardest=GLANCE)
    if once and {*step.places, *step.eliminates} <= {*once.places, *once.eliminates}:
        proven = replace(
            once,
            technique=step.technique,
            rating=step.rating,
            eliminates=step.eliminates,
            message=step.message,
            roles=step.roles + once.roles,
        )
        return _saying(proven, once.message)
    left = sum([mask.bit_count() for mask in state.masks])
    for hardest in (GLANCE, inf) if step.eliminates or left < MOST_LEFT else (GLANCE,):
        if step.places:
            # Otherwise each of the cell's other digits would have to be refuted.
            steps = steps_to(state, goal, means, hardest=hardest)
            if steps:
                return _saying(replace(step, steps=steps), Message("why.way", count=len(steps)))
        against = cases(hardest)
        if against is not None:
            return _saying(replace(step, cases=tuple(against)), _contrary(state, step, against))
    return _saying(step, Message("why.search"))


def _saying(step: Step, reason: Message) -> Step:
    """Return the step with a sentence that says what is wrong, and why."""
    params = step.message.params
    return replace(step, message=Message("step." + step.technique, **params, reason=(reason,)))


def _contrary(state: Candidates, step: Step, cases: Sequence[Case]) -> Message:
    """Return the sentence about the end of a refuted claim."""
    if len(cases) > 1:
        return Message("why.others" if step.places else "why.noted")
    message = nothing_left(state.puzzle, cases[0].proof[0][0], "why")
    assert message
    return message
