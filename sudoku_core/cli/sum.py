"""The command ``sum``: add equations up line by line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from fractions import Fraction

from ..board.board import Board
from ..board.candidates import Candidates
from ..board.puzzle import Puzzle
from ..hints import Addition, added_up, hint, smallest_sum, smallest_sums
from ..hints.techniques.step import Multiplier
from ..language.messages import InputError, Message
from .answers import answers, text_form
from .hint import one_candidate, player_board, teller
from .status import BAD, GOOD, UNKNOWN
from .step_text import candidates_data, proof_data
from .streams import say, worded


def sums(args: argparse.Namespace) -> Iterator[int]:
    """Add the equations up that prove the next step of each puzzle, or others that are named."""
    return answers(args, _sum)


def _sum(puzzle: Puzzle, args: argparse.Namespace) -> int:
    board = player_board(puzzle, args)
    state = board.candidates
    if args.smallest_of_step:
        return _sums_of_step(board, args)
    if args.lines is not None:
        lines = tuple(_lines(args.lines))
    elif args.smallest or args.rules_out:
        target = one_candidate(puzzle, args.rules_out) if args.rules_out else None
        smallest = smallest_sum(state, target)
        lines = smallest.proof if smallest else ()
    else:
        step = hint(board, unique=args.unique, warn=teller(args))
        lines = step.proof if step and step.rating else ()
    if not lines:
        return _no_sum(puzzle, args)
    return _print_sum(state, added_up(state, lines), args)


def _sums_of_step(board: Board, args: argparse.Namespace) -> int:
    """Print the smallest sum for each candidate that the next step rules out."""
    state = board.candidates
    step = hint(board, unique=args.unique, warn=teller(args))
    steps = smallest_sums(state, step) if step and step.rating else ()
    sums_of = [added_up(state, each.proof) for each in steps]
    if not sums_of:
        return _no_sum(state.puzzle, args)
    if args.json:
        data = [_data(state.puzzle, sum_of) for sum_of in sums_of]
        print(json.dumps({"puzzle": text_form(state.puzzle), "sums": data}))
    else:
        print("\n\n".join(["\n".join(_text(sum_of, args)) for sum_of in sums_of]))
    return GOOD


def _no_sum(puzzle: Puzzle, args: argparse.Namespace) -> int:
    data = {"puzzle": text_form(puzzle), "lines": []}
    print(json.dumps(data) if args.json else say(args, "step.sum-none"))
    return UNKNOWN


def _print_sum(state: Candidates, sum_of: Addition, args: argparse.Namespace) -> int:
    puzzle = state.puzzle
    if args.json:
        print(json.dumps({"puzzle": text_form(puzzle), **_data(puzzle, sum_of)}))
    else:
        print(*_text(sum_of, args), sep="\n")
    return GOOD if sum_of.places or sum_of.eliminates or sum_of.contradicts else BAD


def _text(sum_of: Addition, args: argparse.Namespace) -> Iterable[str]:
    """Yield the lines of a sum: each equation with its sign and rest, then the sum so far."""
    for line in sum_of.lines:
        times = abs(line.times)
        sign = ("−" if line.times < 0 else "+") + ("" if times == 1 else f" {times} ·")
        yield f"{sign} {line.name}: {line.left}"
        yield f"    {worded(line.fault, args) if line.fault else line.total}"
    yield from sum_of.remains
    yield from [worded(message, args) for message in sum_of.messages]


def _data(puzzle: Puzzle, sum_of: Addition) -> dict[str, object]:
    return {
        "lines": [
            {
                "name": line.name,
                "times": times,
                "text": line.text,
                "left": line.left,
                "total": line.total,
                "fault": str(line.fault) if line.fault else None,
            }
            for line, (_name, times) in zip(
                sum_of.lines, proof_data([(line.name, line.times) for line in sum_of.lines])
            )
        ],
        "remains": list(sum_of.remains),
        "places": candidates_data(puzzle, sum_of.places),
        "eliminates": candidates_data(puzzle, sum_of.eliminates),
        "contradicts": sum_of.contradicts,
        "messages": [str(message) for message in sum_of.messages],
    }


def _lines(text: str) -> Iterator[Multiplier]:
    """Yield the equations and multipliers of a text such as ``cell_r1c4=-1;row1_digit3=1/2``."""
    for part in text.replace(";", " ").split():
        name, _equals, times = part.partition("=")
        try:
            fraction = Fraction(times or "1")
        except (ValueError, ZeroDivisionError) as error:
            raise InputError(Message("hint.lines", found=part)) from error
        yield name, fraction.numerator if fraction.denominator == 1 else fraction
