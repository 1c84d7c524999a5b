"""A library of techniques' cases beside ours: ``python -m tests.bench techniques reglib``.

A case is a state, the name of a technique and what that rules out or places there. It is read from
where it lies, and never copied: it is HoDoKu's (GPL).
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from sudoku_core import Step, proves
from sudoku_core.board.grid import variable_of
from sudoku_core.hints.techniques import applied, ladder
from sudoku_core.hints.techniques.position import Position
from sudoku_core.hints.techniques.step import Candidate, Technique
from sudoku_core.hints.techniques.sum_finder import SumFinder
from sudoku_core.language.messages import Message
from sudoku_core.solvers import find_lp
from tests.noting import as_text

from .reglib_cases import Known, called, read
from .table import markdown

LIBRARY = Path(__file__).parents[3] / "shared" / "hints" / "reglib-half.txt"
SHOWN = 6
"""Steps of a case, those first that have most to do with what is expected."""
ABOUT = """Cases of a library of techniques, each a state and what a technique does there. "exact":
our steps of that name which do nothing else come together to just that; "covered": all of them come
to that and perhaps to more; "by none harder": all steps up to their rating do."""


@dataclass(slots=True)
class Score:
    """Record of how we did on the cases of one code.

    Attributes:
        cases: how many there are.
        exact: steps of that name, those that go no further, come to just what is expected.
        single: cases that one step covers exactly.
        covers: steps of that name come to it and perhaps to more.
        no_harder: steps rated no harder do, all techniques together.
        unproven: steps that the checker did not take.
        seconds: spent in the finders of that name, by case.
    """

    cases: int = 0
    exact: int = 0
    single: int = 0
    covers: int = 0
    no_harder: int = 0
    unproven: int = 0
    seconds: list[float] = field(default_factory=list)


class Finders:
    """The techniques that have steps of a name: they show it, so the first time all are asked.

    Args:
        only: names of techniques; none but them are asked. All by default.
    """

    def __init__(self, only: Sequence[str] = ()) -> None:
        self.all = [
            technique for technique in ladder.TECHNIQUES if not only or technique.name in only
        ]
        self.named: defaultdict[str, set[str]] = defaultdict(set)
        for technique in self.all:
            self.named[technique.name].add(technique.name)

    def steps(self, position: Position, techniques: Iterable[Technique], most: float) -> list[Step]:
        """Return all steps of these techniques up to a rating, each once."""
        steps: dict[tuple[object, ...], Step] = {}
        for technique in techniques:
            if position.unique or not technique.unique:
                for rating in technique.ratings:
                    for step in technique.find(position, rating) if rating <= most else ():
                        key = (step.technique, step.rating, step.places, step.eliminates)
                        steps.setdefault(key, step)
                        self.named[step.technique].add(technique.name)
        return list(steps.values())

    def of(self, names: Sequence[str]) -> list[Technique]:
        """The techniques of which steps of these names are known to come."""
        known = {name for code in names for name in self.named.get(code, ())}
        return [technique for technique in self.all if technique.name in known]


def judge(known: Known, finders: Finders, score: Score) -> list[Step]:
    """Count one case; the steps of its name where they are not just what is expected."""
    most = called(known.code)[1]
    if known.names == ("sum",):
        score.cases += 1
        if _summed(known):
            score.exact, score.covers = score.exact + 1, score.covers + 1
            score.no_harder += 1
        return []
    named = _named(known, finders, score, most)
    score.cases += 1
    if known.negative:
        listed = known.eliminated | known.placed
        fired = [step for step in named if not listed or listed & {*step.eliminates, *step.places}]
        right = not fired
        score.exact += right
        score.single += right
        score.covers += right
        score.no_harder += right
        return fired
    within = [
        step
        for step in named
        if known.eliminated >= {*step.eliminates} and known.placed >= {*step.places}
    ]
    exact = _comes_to(within) == (known.eliminated, known.placed)
    covers = follows(known, named)
    score.exact += exact
    score.covers += covers
    score.single += any(_comes_to([step]) == (known.eliminated, known.placed) for step in within)
    if not covers:
        position = Position(known.state, unique=known.unique)
        every = finders.steps(position, finders.all, most)
        score.no_harder += follows(known, [step for step in every if proves(known.state, step)])
    else:
        score.no_harder += 1
    return [] if exact else named


def _named(known: Known, finders: Finders, score: Score, most: float) -> list[Step]:
    """Return all right steps with the name of a case; of all techniques if none has that name."""
    position = Position(known.state, unique=known.unique)
    techniques = finders.of(known.names)
    start = time.perf_counter()
    if techniques:
        steps = finders.steps(position, techniques, float("inf"))
        score.seconds.append(time.perf_counter() - start)
    else:
        steps = finders.steps(position, finders.all, most)
    named = [step for step in steps if step.technique in known.names]
    right = [step for step in named if proves(known.state, step)]
    score.unproven += len(named) - len(right)
    return right


def _summed(known: Known) -> bool:
    """Return whether each expected elimination, or each that a placement needs, has a sum."""
    state, side = known.state, known.state.puzzle.side
    others = [(cell, d) for cell, digit in known.placed for d in range(1, side + 1) if d != digit]
    adder = SumFinder(state, find_lp(None))
    try:
        for cell, digit in (*known.eliminated, *others):
            if state.masks[cell] >> digit - 1 & 1:
                proofs = adder.exact(adder.smallest(variable_of(cell, digit, side)) or ())
                as_text = [
                    Step("sum", 10.0, (), ((cell, digit),), proof, Message("step.sum", count="0"))
                    for proof in proofs
                ]
                if not any(proves(state, step) for step in as_text):
                    return False
        return True
    finally:
        adder.close()


def _comes_to(steps: Sequence[Step]) -> tuple[frozenset[Candidate], frozenset[Candidate]]:
    eliminated = frozenset(place for step in steps for place in step.eliminates)
    return eliminated, frozenset(place for step in steps for place in step.places)


def follows(known: Known, steps: Sequence[Step]) -> bool:
    """Return whether all that is expected is so after these steps."""
    state = known.state
    for step in steps:
        state = applied(state, step)
    eliminated = not any(state.masks[cell] >> digit - 1 & 1 for cell, digit in known.eliminated)
    return eliminated and all(state.placed[cell] == digit for cell, digit in known.placed)


def show(known: Known, steps: Sequence[Step]) -> None:
    """Print a case where the steps of the name are not just what is expected."""
    side = known.state.puzzle.side
    print(known.text)
    wanted = known.eliminated | known.placed
    print("  expected:", as_text(wanted, side) or "nothing")
    touching = sorted(steps, key=lambda step: -len(wanted & {*step.eliminates, *step.places}))
    for step in touching[:SHOWN]:
        claims = as_text((*step.eliminates, *step.places), side)
        roles = "; ".join(
            [f"{name} {as_text(candidates, side)}" for name, candidates in step.roles]
        )
        print(f"  {step.technique} {step.rating}: {claims} ({roles})")


def table(scores: dict[str, Score]) -> str:
    """A row for each code, and one for all."""
    rows = []
    for code, score in sorted(scores.items()):
        names = called(code)[0]
        name = names[0] if len(names) == 1 else f"{names[0]} … ({len(names)})"
        rows.append([code, name, *_figures(score)])
    every = Score()
    for score in scores.values():
        for name in ("cases", "exact", "single", "covers", "no_harder", "unproven"):
            setattr(every, name, getattr(every, name) + getattr(score, name))
        every.seconds += score.seconds
    rows.append(["all", "", *_figures(every)])
    head = ["code", "steps called", "cases", "exact", "by one step", "covered"]
    return markdown([*head, "by none harder", "not proven", "median ms", "worst ms"], rows)


def _figures(score: Score) -> list[object]:
    spent = [1000 * value for value in score.seconds] or [0.0]
    counts = [score.cases, score.exact, score.single, score.covers, score.no_harder, score.unproven]
    return [*counts, f"{median(spent):.1f}", f"{max(spent):.1f}"]


def run(args: argparse.Namespace) -> list[str]:
    """Count all cases, or those of some codes."""
    finders = Finders(args.only)
    scores: dict[str, Score] = {}
    shown = 0
    for known in read(args.library):
        if any(known.code.startswith(code) for code in args.code or [""]):
            steps = judge(known, finders, scores.setdefault(known.code, Score()))
            right = sum(score.exact for score in scores.values())
            if right + shown < sum(score.cases for score in scores.values()) and shown < args.show:
                shown += 1
                show(known, steps)
    return [ABOUT, table(scores)]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the bench."""
    parser.add_argument("library", nargs="?", type=Path, default=LIBRARY)
    parser.add_argument("--code", action="append", help="the beginning of a code; several times")
    parser.add_argument("--only", action="append", default=[], help="ask but this technique")
    parser.add_argument("--show", type=int, default=0, help="so many cases that are not exact")
