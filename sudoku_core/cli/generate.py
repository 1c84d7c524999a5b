"""The command ``generate``: make new puzzles."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial
from random import Random

from ..batch.tasks import SEED_BITS
from ..board.puzzle import Puzzle
from ..formats.contract import checked_options
from ..formats.errors import ParseError
from ..formats.text.reading import parse
from ..formats.text.writing import format_grid
from ..generation import NothingGenerated, generate
from ..generation.generate import Options
from ..generation.rule_counts import asks_for_new_rules
from ..hints.grading import grade
from ..language.messages import InputError, Message
from ..solvers.contract import Stopwatch
from . import batch
from .answers import number_prefix, text_form
from .grade import grade_data
from .inputs import text_of
from .progress import Ticker
from .status import GOOD, UNKNOWN
from .streams import complain, say


def make(args: argparse.Namespace) -> Iterator[int]:
    """Make a number of puzzles, one a line."""
    rng = Random(args.seed)
    options = _options(args)
    turns = ((number, rng.getrandbits(SEED_BITS)) for number in range(1, args.count + 1))
    work = partial(_turn, options, args)
    if not batch.is_batch(args):
        return map(work, turns)
    from .batch.running import elsewhere  # imported late: slow to load, and rarely needed

    return elsewhere(work, turns, args)


def _turn(options: Options, args: argparse.Namespace, turn: tuple[int, int]) -> int:
    """Make the puzzle of a number and a seed; return the exit status."""
    number, seed = turn
    args.which = number_prefix(number, args) if args.count > 1 else ""
    return _made(Random(seed), options, args)


def _made(rng: Random, options: Options, args: argparse.Namespace) -> int:
    ticker, watch = Ticker(args.language), Stopwatch(args.time_limit)
    try:
        options["on_progress"] = ticker.when_shown
        puzzle = generate(**options, rng=rng)
        over = watch.expired
    except NothingGenerated:
        complain(args.which + say(args, "cli.no-time"))
        print(json.dumps({"puzzle": None}) if args.json else "", flush=True)
        return UNKNOWN
    finally:
        ticker.clear()
    if args.json:
        graded = grade_data(grade(puzzle, unique=args.unique))
        print(json.dumps({"puzzle": text_form(puzzle), **graded}), flush=True)
    else:
        print(format_grid(puzzle, args.style), flush=True)
    if not over:
        return GOOD
    complain(args.which + say(args, "cli.nearest"))
    return UNKNOWN


def _options(args: argparse.Namespace) -> Options:
    """Return the options of ``generate`` that the arguments stand for."""
    board, new_rules = _board(args)
    return {
        "board": board,
        "rules": new_rules,
        "given_count": args.givens,
        "minimal": args.minimal,
        "symmetry": args.symmetry,
        "pattern": _pattern(args.pattern, board) if args.pattern else None,
        "level": args.level,
        "rating": args.rating,
        "technique": args.technique,
        "unique": args.unique,
        "time_limit": args.time_limit,
    }


def _board(args: argparse.Namespace) -> tuple[Puzzle, list[str]]:
    """Return a board with its blocks and rules, and the lines that ask for new rules."""
    wanted = [rule.strip() for rule in (args.rules or "").split(";") if rule.strip()]
    new_rules = [rule for rule in wanted if asks_for_new_rules(rule)]
    rules = ";".join([rule for rule in wanted if rule not in new_rules])
    checked_options(args.side, args.box, None)
    text, side = (text_of(args.like), None) if args.like else ("." * args.side**2, args.side)
    try:
        return parse(text, side=side, box=args.box, rules=rules), new_rules
    except ParseError as error:
        in_rules = error.code == "parse.rules"
        reason = error.message.params["reason"] if in_rules else error.message
        if args.like and not in_rules:
            raise InputError(Message("cli.puzzle", name=args.like, reason=reason)) from error
        raise InputError(Message("cli.rules", reason=reason)) from error


def _pattern(text: str, board: Puzzle) -> list[int]:
    """Return the cells of a pattern: what is neither a dot, 0 nor space holds a given."""
    signs, cells = "".join(text.split()), board.layout.size
    if len(signs) != cells:
        raise InputError(Message("cli.pattern", count=str(len(signs)), cells=str(cells)))
    return [cell for cell, sign in enumerate(signs) if sign not in ".0"]
