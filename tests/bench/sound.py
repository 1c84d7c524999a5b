"""Check that steps are right, on boards of every kind: ``python -m tests.bench techniques
sound``."""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from itertools import islice
from random import Random
from statistics import median

from sudoku_core import Grid, Puzzle, Step, format_grid
from tests.stepping import MAKERS, contradicts, walked

from .making import killer, made, thermometers
from .table import markdown

ABOUT = """Steps on puzzles of our own making (seed {seed}), each with one solution. In {chance:.0%}
of the states all techniques were asked for all their steps, in the others for the easiest. "not
taken": the checker did not take it for right, so that it is never given out; "wrong": the solution
has something else. Every wrong step and every one not taken is printed."""
MOST = 2000
"""Puzzles of a kind, should there be few steps."""
SIZES = """Sizes of proofs: the multipliers of a sum, added up without their signs."""


@dataclass(slots=True)
class Tally:
    """Record of what was found on the boards of one kind.

    Attributes:
        puzzles: how many there were.
        states: how many were looked at.
        steps: how many were checked.
        refused: how many the checker did not take for right.
        wrong: how many the solution contradicts, whether taken or not.
        seconds: spent.
    """

    puzzles: int = 0
    states: int = 0
    steps: int = 0
    refused: int = 0
    wrong: int = 0
    seconds: float = 0


@dataclass(slots=True)
class Named:
    """The steps of a technique by kind of board, and the sizes of their proofs."""

    steps: Counter[str] = field(default_factory=Counter)
    sizes: list[float] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)


def puzzles(kind: str, rng: Random) -> Iterator[tuple[Puzzle, Grid]]:
    """Puzzles of a kind without end, with their solutions."""
    if kind not in MAKERS:
        make = {"killer": killer, "thermometer": thermometers}[kind]
        while True:
            yield from made(2, rng.randrange(2**32), make)
    while True:
        yield MAKERS[kind](rng)


def check(kind: str, wanted: int, rng: Random, chance: float, named: dict[str, Named]) -> Tally:
    """Check so many steps on boards of a kind."""
    tally = Tally()
    start = time.perf_counter()
    for puzzle, solution in islice(puzzles(kind, rng), MOST):
        tally.puzzles += 1
        for state, steps in walked(puzzle, rng, chance, unique=rng.random() < 0.5):
            tally.states += 1
            for step, right in steps:
                tally.steps += 1
                tally.refused += not right
                wrong = contradicts(step, solution)
                tally.wrong += wrong
                if wrong or not right:
                    notes = " ".join([f"{mask:x}" for mask in state.masks])
                    print("WRONG" if wrong else "not taken", format_grid(puzzle, "rules"))
                    print(f"  {state.placed}\n  {notes}\n  {step}", flush=True)
                _note(named[step.technique], kind, step)
        if tally.steps >= wanted:
            break
    tally.seconds = time.perf_counter() - start
    return tally


def _note(named: Named, kind: str, step: Step) -> None:
    named.steps[kind] += 1
    if step.proof:
        named.sizes.append(sum([abs(float(times)) for _name, times in step.proof]))
        named.rows.append(len(step.proof))


def tables(tallies: dict[str, Tally], named: dict[str, Named]) -> Iterator[str]:
    """Yield what was found by kind of board, then by technique."""
    every = Tally()
    for tally in tallies.values():
        for part in fields(Tally):
            setattr(every, part.name, getattr(every, part.name) + getattr(tally, part.name))
    rows = []
    for kind, tally in (*tallies.items(), ("all", every)):
        spent = f"{tally.seconds:.0f}"
        rows.append(
            [kind, tally.puzzles, tally.states, tally.steps, tally.refused, tally.wrong, spent]
        )
    yield markdown(["boards", "puzzles", "states", "steps", "not taken", "wrong", "s"], rows)
    yield SIZES
    rows = []
    for name, tallies_of_kind in sorted(named.items()):
        kinds = [tallies_of_kind.steps[kind] for kind in tallies]
        sizes = (
            [f"{function(tallies_of_kind.sizes):g}" for function in SPREAD]
            if tallies_of_kind.sizes
            else ["", ""]
        )
        rows.append([name, *kinds, *sizes, max(tallies_of_kind.rows, default="")])
    yield markdown(["technique", *tallies, "median size", "largest", "most equations"], rows)


SPREAD: tuple[Callable[[list[float]], float], ...] = (median, max)


def run(args: argparse.Namespace) -> list[str]:
    """Check so many steps, as many on each kind of board."""
    kinds = args.kind or [*MAKERS, "killer", "thermometer"]
    named: dict[str, Named] = defaultdict(Named)
    tallies = {}
    for kind in kinds:
        rng = Random(f"{args.seed} {kind}")
        tallies[kind] = check(kind, args.steps // len(kinds), rng, args.chance, named)
        print(kind, tallies[kind], flush=True)
    return [ABOUT.format(seed=args.seed, chance=args.chance), *tables(tallies, named)]


def options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the bench."""
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--kind", action="append", help="of boards; several times; default: all")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--chance", type=float, default=0.02, help="of a state with all steps")
