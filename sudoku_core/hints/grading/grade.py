"""The grade of a puzzle for a person who always takes the easiest step.

In each state all steps of the least rating are taken at once, so that a puzzle has the same grade
however it is turned, its rows are swapped or its digits are renamed. No limit counts seconds, so it
has the same grade on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from ...board.candidates import Candidates
from ...board.checker import expect_puzzle
from ...board.puzzle import Puzzle
from ...language.messages import InputError, Message
from ...solvers import Solver
from ...solvers.contract import OnProgress, Status, Stopwatch
from ...solving.count import count_solutions
from ..techniques.path import MOST_NODES, Warn, applied, cheapest, warn_once
from ..techniques.step import Step
from .levels import level_of, most_frequent, needed_level, step_names
from .proofs import largest_proof


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of a puzzle.

    Args:
        status: SOLVED where steps lead to the solution; LIMIT where they do not: the other fields
            are then those of the steps so far, and the puzzle is harder; CANCELLED.
        rating: the rating of the hardest step on the path by rating, which always takes the steps
            of the lowest rating; on the scale of Sukaku Explainer: 1.0 for a full house.
        technique: the name of the hardest steps on the path with the techniques of the level; of
            several techniques with the same rating, the one with most steps, not counting steps
            that are a part of another step. For the level "extreme", and where steps do not lead
            to the solution, the path is that by rating. Empty if the puzzle is full.
        needs: the techniques with the rating of the hardest step on the path by rating that were,
            in some state, the only ones with a step.
        effort: the sum of ratings: once for each digit placed, and once for each state in which
            candidates have to be ruled out before a digit can be placed.
        narrowest: the smallest number of choices in any state: the cells that singles fill, or else
            the different steps of the lowest rating. States with no more open cells than digits
            do not count.
        level: "beginner", "easy", "medium", "hard", "expert" or "extreme": the easiest level whose
            techniques solve the puzzle.
        proof_size: the size Σ|multiplier| of the largest sum of equations that is needed if each
            step is the smallest sum; infinite if no sums lead to the solution; None if the size was
            not asked for, or is not known.
    """

    status: Status
    rating: float
    technique: str
    needs: tuple[str, ...]
    effort: float
    narrowest: int
    level: str
    proof_size: Fraction | float | None = None


def grade(
    puzzle: Puzzle,
    *,
    unique: bool = False,
    proof_size: bool = False,
    hardest: float = inf,
    extra: Mapping[str, Solver] | None = None,
    warn: Warn | None = None,
    on_progress: OnProgress | None = None,
) -> Grade:
    """Grade a puzzle by the easiest steps that solve it.

    Args:
        puzzle: any blocks and rules, with one solution.
        unique: whether steps may rest on there being one solution; published ratings do.
        proof_size: whether to find the size of the largest proof too, which takes long.
        hardest: the highest rating to look for; if a harder step is needed, the status is LIMIT,
            and the other fields describe the steps so far.
        extra: further solvers by name; sums need one with an LP solver, or ``highspy``.
        warn: called once with a message where there is no LP solver: sums are then left out.
        on_progress: called with the share of the cells that are filled; returning True cancels.

    Raises:
        InputError: the puzzle has no solution, or several.
        SolverUnavailable: the size of the proof is wanted, and there is no LP solver.

    >>> grade(Puzzle([1, 2, 3, 0, 3, 4, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0])).level
    'beginner'
    """
    expect_puzzle(puzzle)
    count = count_solutions(puzzle, node_limit=MOST_NODES)
    if count.unique is False or (count.complete and not count.found):
        raise InputError(Message("grade.several" if count.found else "grade.none"))
    start = Candidates(puzzle)
    path = _Path(start, unique=unique and bool(count.unique))
    warn, watch = warn and warn_once(warn), Stopwatch(on_progress=on_progress)
    while path.status is None:
        if watch.report(share=path.share()):
            path.status = Status.CANCELLED
        else:
            steps = cheapest(
                path.state, unique=path.unique, extra=extra, warn=warn, hardest=hardest
            )
            path.apply(steps)
            path.beyond = not steps and hardest == inf
    level, technique = path.level(start, watch)
    size = None
    if proof_size and path.status is not Status.CANCELLED:
        size = largest_proof(puzzle, extra=extra, on_progress=on_progress)
    return path.grade(level, technique, size)


class _Path:
    """The path from a puzzle to its solution by the steps of the lowest rating, and its figures.

    Args:
        state: the puzzle.
        unique: whether steps may rest on the uniqueness of the solution.

    Attributes:
        status: as in ``Grade``; None while there are steps to take.
        beyond: True if no steps of any rating are left before the solution.
    """

    def __init__(self, state: Candidates, *, unique: bool) -> None:
        self.state = state
        self.unique = unique
        self.status: Status | None = None if state.open else Status.SOLVED
        self.beyond = False
        self._last_share = self.share()
        self._rating = self._effort = 0.0
        self._techniques: Counter[str] = Counter()
        self._needs: set[str] = set()
        self._open: list[tuple[int, int]] = []

    def share(self) -> float:
        """Return the share of the cells that are filled."""
        return 1 - len(self.state.open) / len(self.state.puzzle.cells)

    def apply(self, steps: tuple[Step, ...]) -> None:
        """Apply all steps of the lowest rating; without steps, end with the status LIMIT."""
        if not steps:
            self.status = Status.LIMIT
            return
        rating = steps[0].rating
        if rating > self._rating:
            self._rating, self._techniques, self._needs = rating, Counter(), set()
        if rating == self._rating:
            names = step_names(steps)
            self._techniques.update(names)
            self._needs |= {*names} if len({*names}) == 1 else set()
        changes = len({step.places or step.eliminates for step in steps})
        choices = max(changes, _singles(self.state)) if steps[0].places else changes
        self._open.append((len(self.state.open), choices))
        self._last_share = self.share()
        placed = {place for step in steps for place in step.places}
        self._effort += rating * max(1, len(placed))
        self.state = _all_applied(self.state, steps)
        if not len(self.state.open):
            self.status = Status.SOLVED

    def level(self, start: Candidates, watch: Stopwatch) -> tuple[str, str]:
        """Return the level of the puzzle, or that of the steps so far, and its hardest technique.

        Args:
            start: the puzzle.
            watch: the progress; its receiver may cancel.

        Returns:
            The level, and the name of the hardest steps.
        """
        if self.status is not Status.SOLVED:
            level = level_of(inf if self.beyond else self._rating)
            return level, most_frequent(self._techniques)
        level, technique = needed_level(
            start,
            unique=self.unique,
            rating=self._rating,
            go_on=lambda: not watch.report(share=self._last_share),
        )
        if watch.cancelled:
            self.status = Status.CANCELLED
        return level, technique or most_frequent(self._techniques)

    def grade(self, level: str, technique: str, proof_size: Fraction | float | None) -> Grade:
        """Return the grade of the steps so far.

        Args:
            level: the level.
            technique: the name of its hardest steps.
            proof_size: the size of the largest proof, if it is wanted and known.
        """
        side = self.state.puzzle.side
        open_steps = [steps for cells, steps in self._open if cells > side]
        return Grade(
            self.status or Status.LIMIT,
            self._rating,
            technique,
            tuple(sorted(self._needs)),
            round(self._effort, 1),
            min(open_steps or [steps for _cells, steps in self._open], default=0),
            level,
            proof_size,
        )


def _all_applied(state: Candidates, steps: Iterable[Step]) -> Candidates:
    for step in steps:
        state = applied(state, step)
    return state


def _singles(state: Candidates) -> int:
    """Return the number of cells that naked and hidden singles fill."""
    masks, placed, side = state.masks, state.placed, state.puzzle.side
    filled = {cell for cell in state.puzzle.cells if not masks[cell] & (masks[cell] - 1)}
    for block in state.puzzle.blocks:
        once = twice = 0
        for cell in block.cells:
            twice |= once & masks[cell]
            once |= masks[cell]
        if len(block.cells) == side:
            filled |= {cell for cell in block.cells if masks[cell] & once & ~twice}
    return sum(1 for cell in filled if not placed[cell])
