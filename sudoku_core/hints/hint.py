"""Answer the two questions of a player: what comes next, and why not this digit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from ..board.board import Board, Entries, Notes, board_of
from ..board.candidates import Candidates, bit_of
from ..board.puzzle import Puzzle
from ..language.messages import Message
from ..solvers import Solver
from .goals import GLANCE, Means, at_once, has_empty_equation, steps_to, without
from .mistakes import wrong_entry, wrong_note
from .player import Player, facts_about, player_of
from .several_solutions import nothing_follows
from .techniques import Step
from .techniques.path import Warn, warn_once
from .techniques.step import Candidate
from .wording import about, already_placed

FEW = 12
"""Number of easy steps that are easier to follow than one hard step."""
HARD = 8.5
"""Highest rating of a single step of ``why_not``; nearly all steps above it are by cases."""


class Answer(Enum):
    """The answer to "why not this digit?"."""

    SEEN = "seen"
    AT_ONCE = "at-once"
    LATER = "later"
    MAY_BE = "may-be"
    NO_SOLUTION = "no-solution"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer of ``why_not``.

    Args:
        answer: SEEN if the digits on the board rule the digit out; AT_ONCE if one step does; LATER
            if several steps do; MAY_BE if a solution has the digit in the cell; NO_SOLUTION if the
            puzzle has no solution; UNKNOWN if no steps are found, or the search had to stop.
        message: the answer in a sentence.
        steps: the steps that show the answer, each from the state that the one before leaves; the
            last step rules the digit out.
        state: the state before the first step; None where there are no steps.
    """

    answer: Answer
    message: Message
    steps: tuple[Step, ...] = ()
    state: Candidates | None = None


def hint(
    puzzle: Puzzle | Board,
    entries: Entries | None = None,
    notes: Notes | None = None,
    *,
    unique: bool = False,
    by_notes: bool = True,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> Step | None:
    """Return the next step from a player's state, or what is wrong in it.

    A wrong entry comes first, then a wrong note: a step with the technique "wrong-entry", which
    rules the entry out, or "wrong-note", which places the digit that the notes lack. The step's
    proof, cases or rule show the mistake, from the state with the right entries alone. Entries and
    notes are compared with the solution; of a puzzle with several solutions, an entry or a note is
    wrong if no solution agrees with it.

    Args:
        puzzle: the givens, the blocks and the rules; or a Board, which has entries and notes.
        entries: what is filled in: a grid, by cell the digit, or the digits of all cells; in a
            given's cell it is not read.
        notes: by cell a mask (bit ``d - 1`` for the digit d) or digits; a cell without notes has
            all candidates.
        unique: whether steps may rest on the puzzle having only one solution; ignored if it has
            several.
        by_notes: True: candidates missing from the notes are eliminated; False: notes are ignored.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        warn: called once with a message where there is no LP solver: sums are then left out.

    Returns:
        The step, of the lowest rating that any step has. A step without places and eliminations
        says that nothing can be concluded: its technique is "no-solution", "several-solutions" or
        "contradiction" (an entry or a note is wrong, but not known which). None if the board is
        full, or no step is found.

    Raises:
        InputError: entries or notes do not fit the board.

    >>> puzzle = Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 4 + [4, 0, 0, 0])
    >>> hint(puzzle).technique, hint(puzzle, {6: 4}).technique, hint(puzzle, {}, {6: [4]}).places
    ('full-house', 'wrong-entry', ((6, 1),))
    """
    player = player_of(board_of(puzzle, entries, notes))
    means = Means(unique and bool(player.facts.only), extra, warn and warn_once(warn))
    if player.facts.unsolvable:
        return status_step("no-solution")
    if player.wrong_entry:
        return wrong_entry(player, *player.wrong_entry, replace(means, unique=False))
    if player.wrong_note is not None:
        return wrong_note(player, *player.wrong_note, replace(means, unique=False))
    state = player.state(by_notes=by_notes)
    if has_empty_equation(state):
        return status_step("contradiction")  # a large board: the search did not find the mistake
    if nothing_follows(player, state):
        return status_step("several-solutions")
    steps = means.cheapest(state, most=1)
    if steps:
        return replace(steps[0], state=state)
    return status_step("several-solutions") if state.open and leaves_several(player) else None


def status_step(technique: str) -> Step:
    """Return a step that only reports the status of a puzzle.

    Args:
        technique: the status: "no-solution", "several-solutions" or "contradiction".
    """
    return Step(technique, 0.0, (), (), (), Message("step." + technique))


def leaves_several(player: Player) -> bool:
    """Return whether a player's entries leave several solutions.

    Args:
        player: the board without its wrong entries.
    """
    return facts_about(player.board.filled).count > 1


def why_not(
    puzzle: Puzzle | Board,
    cell: int,
    digit: int,
    entries: Entries | None = None,
    notes: Notes | None = None,
    *,
    unique: bool = False,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
) -> WhyNot:
    """Return why a digit cannot stand in a cell, or that it can.

    Args:
        puzzle: the givens, the blocks and the rules; or a Board, which has entries and notes.
        cell: a cell index from 0.
        digit: a digit from 1.
        entries: as for ``hint``; wrong ones are left aside.
        notes: as for ``hint``.
        unique: as for ``hint``.
        extra: as for ``hint``.
        warn: as for ``hint``.

    Returns:
        The answer, with the steps that show it; none of the steps can be left out.

    Raises:
        InputError: entries or notes do not fit the board, or there is no such cell or digit.

    >>> puzzle = Puzzle([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4])
    >>> [why_not(puzzle, 2, digit).answer.value for digit in (1, 3, 4)]
    ['seen', 'at-once', 'may-be']
    """
    board = board_of(puzzle, entries, notes)
    puzzle = board.puzzle
    bit_of(puzzle, cell, digit)  # raises InputError for a cell or digit that is not on the board
    player = player_of(board)
    params = about(puzzle, [cell], [digit])
    if player.facts.unsolvable:
        return WhyNot(Answer.NO_SOLUTION, Message("step.no-solution"))
    standing = player.state().placed[cell]
    if standing:
        answer = Answer.MAY_BE if standing == digit else Answer.SEEN
        return WhyNot(answer, Message("why.stands", **about(puzzle, [cell], [standing])))
    tried = player.board.with_entry(cell, digit).filled
    seen = already_placed(tried, cell, digit)
    if seen:
        return WhyNot(Answer.SEEN, seen[1])
    if facts_about(tried).first:
        return WhyNot(Answer.MAY_BE, Message("why.may-be", **params))
    state = player.state()
    if without(cell, (digit,))(state):
        state = player.state(by_notes=False)  # the player has ruled it out already
    means = Means(unique and bool(player.facts.only), extra, warn and warn_once(warn))
    steps = _steps_against(state, (cell, digit), means)
    if steps is None:
        return WhyNot(Answer.UNKNOWN, Message("why.unknown", **params))
    if len(steps) == 1:
        message = Message("why.at-once", **params, reason=(steps[0].message,))
        return WhyNot(Answer.AT_ONCE, message, steps, state)
    return WhyNot(Answer.LATER, Message("why.later", **params, count=len(steps)), steps, state)


def _steps_against(state: Candidates, target: Candidate, means: Means) -> tuple[Step, ...] | None:
    """Return the steps that rule a candidate out: several easy ones or one hard one."""
    cell, digit = target
    goal = without(cell, (digit,))
    step = at_once(state, goal, unique=means.unique, hardest=GLANCE)
    if step:
        return (step,)
    easy = steps_to(state, goal, means, hardest=GLANCE)
    if easy and len(easy) <= FEW:
        return easy
    step = at_once(state, goal, unique=means.unique, hardest=HARD, wanted=_is_sum)
    if not step and easy:
        return easy
    step = step or means.smallest_sum(state, target)
    return (step,) if step else steps_to(state, goal, means)


def _is_sum(step: Step) -> bool:
    """Return whether a sum proves a step: only such a step is an answer "at once"."""
    return bool(step.proof)
