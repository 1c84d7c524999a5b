"""The commands ``explain`` and ``relax``: why there is no solution, and the linear relaxation."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence

from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..language.messages import Message
from ..solvers.contract import Status, Stopwatch
from ..solving.explain import Erasure, Erasures, GivenSet, erasures, smallest_clash
from ..solving.relaxation import Relaxation, relaxation
from .answers import answers, enumerated, named, outcome, shown, text_form
from .progress import Ticker
from .status import BAD, EXIT, GOOD, INTERRUPTED, UNKNOWN
from .streams import decimal, say, worded

PLACES = 4
"""Decimal places of the values of a relaxation."""
LEFT = {True: "cli.erase-one", False: "cli.erase-several"}
"""Codes of the sentence about an erasure, by whether one solution is left."""
EXPLAINED = {
    Status.INFEASIBLE: GOOD,
    Status.SOLVED: BAD,
    Status.LIMIT: UNKNOWN,
    Status.CANCELLED: INTERRUPTED,
}


def explain(args: argparse.Namespace) -> Iterator[int]:
    """Say why each puzzle has no solution."""
    return answers(args, _explain)


def _explain(puzzle: Puzzle, args: argparse.Namespace) -> int:
    watch = Stopwatch()
    ticker = Ticker(args.language)
    common = {"on_progress": ticker.when_shown, "solver": args.solver}
    try:
        clash = smallest_clash(puzzle, time_limit=args.time_limit, **common)
        choices = Erasures(clash.status)
        if clash.status is Status.INFEASIBLE:
            left = args.time_limit and max(args.time_limit - watch.seconds, 0)
            choices = erasures(puzzle, limit=args.limit, rules=True, time_limit=left, **common)
    finally:
        ticker.clear()
    if args.json:
        print(json.dumps(_explained(puzzle, clash, choices)), flush=True)
    else:
        print(_clash(puzzle, clash, args), *_erase(puzzle, clash, choices, args), flush=True)
    return max(EXPLAINED[clash.status], EXPLAINED[choices.status])


def _clash(puzzle: Puzzle, clash: GivenSet, args: argparse.Namespace) -> str:
    """Return a sentence on the givens that clash."""
    if clash.status is Status.SOLVED:
        return say(args, "cli.solvable")
    if clash.status is not Status.INFEASIBLE:
        return outcome(clash.status, args)
    rules = _rules(puzzle, clash.rules, args)
    if not clash.cells:
        code = "cli.clash-rules" if rules else "cli.clash-layout"
        return say(args, code, rules=rules, count=len(clash.rules))
    code = "cli.clash-beside" if rules else "cli.clash"
    cells = shown(puzzle, clash.cells, args)
    text = say(args, code, cells=cells, rules=rules, count=len(clash.cells))
    if clash.smallest:
        return text
    return text + " " + say(args, "cli.clash-smaller" if clash.minimal else "cli.clash-fewer")


def _rules(puzzle: Puzzle, names: Sequence[str], args: argparse.Namespace) -> str:
    """Return rules in words: ``the cages at R1C1 and R2C3 and the thermometer from R1C5``."""
    return enumerated(_phrases(puzzle, names, args), args)


def _phrases(puzzle: Puzzle, names: Sequence[str], args: argparse.Namespace) -> list[str]:
    """Return the rules of each kind in words."""
    by_code: dict[str, list[Rule]] = {}
    for rule in puzzle.layout.extras:
        if rule.name in names:
            by_code.setdefault(rule.code("beside"), []).append(rule)
    phrases = []
    for code, rules in by_code.items():
        cells = [rule.cells[0] for rule in rules]
        number = "s" if len(cells) > 1 else ""
        params = {"kind": rules[0].kind + number, "at": shown(puzzle, cells, args)}
        phrases.append(worded(Message(code + number, **params), args))
    return phrases


def _erase(
    puzzle: Puzzle, clash: GivenSet, choices: Erasures, args: argparse.Namespace
) -> Iterator[str]:
    """Yield sentences on the givens to erase."""
    if clash.status is not Status.INFEASIBLE or not (clash.cells or clash.rules):
        return
    if not choices.choices:
        yield say(args, "cli.erase-unknown")
        return
    text, *others = [_choice(puzzle, choice, args) for choice in choices.choices]
    for last in others:
        text = say(args, "cli.erase-or", choices=text, last=last)
    yield say(args, "cli.erase", choices=text)
    if not choices.minimal:
        yield say(args, "cli.erase-fewer")
    elif not choices.complete:
        yield say(args, "cli.erase-more")


def _choice(puzzle: Puzzle, choice: Erasure, args: argparse.Namespace) -> str:
    parts = [shown(puzzle, [cell], args) for cell in choice.cells]
    cells = enumerated([*parts, *_phrases(puzzle, choice.rules, args)], args)
    return cells if choice.unique is None else say(args, LEFT[choice.unique], cells=cells)


def _explained(puzzle: Puzzle, clash: GivenSet, choices: Erasures) -> dict[str, object]:
    none = clash.status is Status.INFEASIBLE  # the keys below have no meaning otherwise
    return {
        "puzzle": text_form(puzzle),
        "status": clash.status.value,
        "cells": named(puzzle, clash.cells),
        "rules": clash.rules,
        "minimal": clash.minimal if none else None,
        "smallest": clash.smallest if none else None,
        "erase": [
            {
                "cells": named(puzzle, choice.cells),
                "rules": list(choice.rules),
                "unique": choice.unique,
            }
            for choice in choices.choices
        ],
        "fewest": choices.minimal if none else None,
        "complete": choices.complete if none else None,
        "solver": clash.solver,
        "seconds": round(clash.seconds + choices.seconds, 6),
    }


def relax(args: argparse.Namespace) -> Iterator[int]:
    """Solve the linear relaxation of each puzzle."""
    return answers(args, _relax)


def _relax(puzzle: Puzzle, args: argparse.Namespace) -> int:
    ticker = Ticker(args.language)
    try:
        relaxed = relaxation(
            puzzle, args.form, time_limit=args.time_limit, on_progress=ticker.when_shown
        )
    finally:
        ticker.clear()
    if args.json:
        print(json.dumps(_relaxed(puzzle, relaxed, args.form)), flush=True)
    else:
        print(_verdict(puzzle, relaxed, args))
        for cell in _open(puzzle, relaxed):
            values = [
                f"{digit}: {decimal(value, args)}"
                for digit, value in _values(puzzle, relaxed, cell).items()
            ]
            print(shown(puzzle, [cell], args), *values, sep="  ")
        print(end="", flush=True)
    return EXIT[relaxed.status]


def _verdict(puzzle: Puzzle, relaxed: Relaxation, args: argparse.Namespace) -> str:
    """Return a sentence on the relaxation."""
    if relaxed.status is Status.INFEASIBLE:
        return say(args, "cli.relax-none")
    if relaxed.status is not Status.SOLVED:
        return outcome(relaxed.status, args)
    if relaxed.solves:
        return say(args, "cli.relax-solves")
    count = len(_open(puzzle, relaxed))
    return say(args, "cli.relax-open", count=count, total=len(puzzle.cells))


def _open(puzzle: Puzzle, relaxed: Relaxation) -> list[int]:
    """Return the cells that have a fraction of several digits."""
    settled = set(relaxed.integral)
    return [cell for cell in puzzle.cells if relaxed.values and cell not in settled]


def _values(puzzle: Puzzle, relaxed: Relaxation, cell: int) -> dict[str, float]:
    """Return the values of a cell by digit, without zeros."""
    pairs = zip(puzzle.digits, relaxed.values[cell], strict=True)
    return {str(digit): round(value, PLACES) for digit, value in pairs if value > 0}


def _relaxed(puzzle: Puzzle, relaxed: Relaxation, formulation: str) -> dict[str, object]:
    return {
        "puzzle": text_form(puzzle),
        "form": formulation,
        "status": relaxed.status.value,
        "solves": relaxed.solves,
        "integral": named(puzzle, relaxed.integral),
        "values": {
            named(puzzle, [cell])[0]: _values(puzzle, relaxed, cell)
            for cell in _open(puzzle, relaxed)
        },
        "seconds": round(relaxed.seconds, 6),
        "stats": dict(relaxed.stats),
    }
