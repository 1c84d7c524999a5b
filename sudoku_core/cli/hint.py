"""The commands ``hint`` and ``steps``: the next human step, or all steps."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator

from ..board.board import Board
from ..board.candidates import Candidates
from ..board.puzzle import Puzzle
from ..formats.errors import ParseError
from ..formats.text.reading import parse
from ..hints import Answer, details, hint, next_cell, walk, why_not
from ..hints.player import facts_about
from ..hints.techniques import Step, applied
from ..hints.techniques.path import Warn, warn_once
from ..hints.techniques.step import Candidate
from ..language.messages import InputError, Message
from .answers import answers, beware, named, text_form, values_of, with_explain_tip
from .status import BAD, GOOD, UNKNOWN
from .step_text import as_data, as_text
from .streams import complain, decimal, say, worded

NOTHING = {"no-solution": "infeasible", "several-solutions": "several"}
"""Status of a puzzle whose step only reports a state; other steps rated 0 report a mistake."""
STATUS = {
    "step": GOOD,
    "solved": GOOD,
    "mistake": BAD,
    "infeasible": BAD,
    "several": BAD,
    "stuck": UNKNOWN,
}
LARGEST = 9
"""Largest value of digits that need no comma between them."""
STATUSES = {
    Answer.SEEN: GOOD,
    Answer.AT_ONCE: GOOD,
    Answer.LATER: GOOD,
    Answer.MAY_BE: BAD,
    Answer.NO_SOLUTION: BAD,
    Answer.UNKNOWN: UNKNOWN,
}
"""Exit statuses of ``hint --why-not``: 0 where the answer shows that the digit cannot stand there.
"""


def hints(args: argparse.Namespace) -> Iterator[int]:
    """Say the next step of each puzzle, or what is wrong in it."""
    answer = _why_not if args.why_not else _next_cell if args.next_cell else _hint
    return with_explain_tip(args, answers(args, answer))


def _hint(puzzle: Puzzle, args: argparse.Namespace) -> int:
    board = player_board(puzzle, args)
    tell = teller(args)
    step = hint(board, unique=args.unique, warn=tell)
    status = _status(step, board.candidates)
    args.hopeless |= status == "infeasible"
    if args.json:
        answer = (
            {"levels": _details(puzzle, step, args.level)}
            if args.level
            else {"step": step and as_data(puzzle, step)}
        )
        print(json.dumps({**_head(puzzle, status), **answer}))
    elif step:
        if args.level:
            first_details = details(puzzle, step)[: args.level]
            for detail in first_details:
                print(" ".join([worded(message, args) for message in detail.messages]))
        else:
            print(as_text(puzzle, step, args, whole=args.argument))
        if status != "several":
            _warn(puzzle, args)
    else:
        print(say(args, f"cli.{status}"))
    if status == "several":
        beware(args)
    return STATUS[status]


def _details(puzzle: Puzzle, step: Step | None, most: int) -> list[dict[str, object]]:
    """Return the details of a step up to a number."""
    return [
        {
            "kind": detail.kind,
            "message": " ".join(map(str, detail.messages)),
            "cells": named(puzzle, detail.cells),
        }
        for detail in (details(puzzle, step)[:most] if step else ())
    ]


def _next_cell(puzzle: Puzzle, args: argparse.Namespace) -> int:
    board = player_board(puzzle, args)
    cell = next_cell(board, unique=args.unique, warn=teller(args))
    last = cell.steps[-1] if cell else None
    status = _status(last, board.candidates)
    args.hopeless |= status == "infeasible"
    if args.json:
        answer = {
            "cell": named(puzzle, [cell.cell])[0] if cell and cell.cell is not None else None,
            "steps": len(cell.steps) if cell and cell.cell is not None else None,
            "message": str(cell.message) if cell else None,
        }
        print(json.dumps({**_head(puzzle, status), **answer}))
    else:
        print(worded(cell.message, args) if cell else say(args, f"cli.{status}"))
    return STATUS[status]


def _status(step: Step | None, state: Candidates) -> str:
    """Return the status of a board, by its next step."""
    if step is None:
        return "stuck" if state.open else "solved"
    return "step" if step.rating else NOTHING.get(step.technique, "mistake")


def _head(puzzle: Puzzle, status: str) -> dict[str, object]:
    facts = facts_about(puzzle)
    unique = True if facts.only else False if facts.complete or facts.count > 1 else None
    return {"puzzle": text_form(puzzle), "status": status, "unique": unique}


def _warn(puzzle: Puzzle, args: argparse.Namespace) -> None:
    if facts_about(puzzle).count > 1:
        complain(args.which + say(args, "cli.several-solutions"))
        beware(args)


def _why_not(puzzle: Puzzle, args: argparse.Namespace) -> int:
    board = player_board(puzzle, args)
    tell = teller(args)
    cell, digit = one_candidate(puzzle, args.why_not)
    reason = why_not(board, cell, digit, unique=args.unique, warn=tell)
    args.hopeless |= reason.answer is Answer.NO_SOLUTION
    if args.json:
        answer = {
            "cell": named(puzzle, [cell])[0],
            "digit": puzzle.digits[digit - 1],
            "answer": reason.answer.value,
            "message": str(reason.message),
            "steps": [as_data(puzzle, step) for step in reason.steps],
        }
        print(json.dumps({"puzzle": text_form(puzzle), **answer}))
    else:
        print(worded(reason.message, args))
        if reason.answer is Answer.LATER:
            whole = args.argument
            print(*[as_text(puzzle, step, args, whole=whole) for step in reason.steps], sep="\n")
    return STATUSES[reason.answer]


def steps(args: argparse.Namespace) -> Iterator[int]:
    """Say all steps to the solution of each puzzle."""
    return with_explain_tip(args, answers(args, _steps))


def _steps(puzzle: Puzzle, args: argparse.Namespace) -> int:
    board = player_board(puzzle, args)
    state = board.candidates
    path: list[Step] = []
    halt: Step | None = None
    for step in walk(board, unique=args.unique, warn=teller(args)):
        if not step.rating:
            halt = step
            break
        path.append(step)
        state = applied(state, step)
        if not args.json:
            print(as_text(puzzle, step, args, whole=args.argument), flush=True)
    status = _status(halt, state)
    args.hopeless |= status == "infeasible"
    if halt and status == "mistake":
        path.append(halt)
    if status == "several":
        beware(args)
    hardest = max([step.rating for step in path], default=0.0)
    if args.json:
        answer = {
            "rating": hardest,
            "grid": values_of(puzzle, puzzle.layout.grid(state.placed))
            if status == "solved"
            else None,
            "steps": [as_data(puzzle, step) for step in path],
        }
        print(json.dumps({**_head(puzzle, status), **answer}), flush=True)
    else:
        print(args.which + _summary(puzzle, path, status, state, args), flush=True)
    return STATUS[status]


def _summary(
    puzzle: Puzzle, path: list[Step], status: str, state: Candidates, args: argparse.Namespace
) -> str:
    """Return a sentence on how a walk ended."""
    if status == "mistake":
        return as_text(puzzle, path[0], args)
    if status == "solved" and path:
        hardest = decimal(max([step.rating for step in path]), args)
        return say(args, "cli.solved-in", count=str(len(path)), rating=hardest)
    text = say(args, f"cli.{status}")
    if status in ("solved", "infeasible"):
        return text
    return say(args, "cli.left", why=text, count=len(state.open))


def teller(args: argparse.Namespace) -> Warn:
    """Return a function that prints a warning on standard error, each text once for a puzzle."""
    return warn_once(lambda message: complain(args.which + worded(message, args)))


def player_board(puzzle: Puzzle, args: argparse.Namespace) -> Board:
    """Return the board with the entries and notes of the options."""
    entries = None
    if args.entries:
        text = args.entries + "".join(text_form(puzzle).partition(";")[1:])
        try:
            entries = parse(text, side=puzzle.side, letters=args.letters).givens
        except ParseError as error:
            reason = error.message
            raise InputError(Message("cli.puzzle", name="--entries", reason=reason)) from error
    return Board(puzzle, entries, None, _noted(puzzle, args.notes or ""))


def one_candidate(puzzle: Puzzle, text: str) -> Candidate:
    """Return the one cell and digit that a text names, as ``r1c1=7``."""
    candidates = [
        (cell, digit) for cell, digits in _noted(puzzle, text).items() for digit in digits
    ]
    if len(candidates) != 1:
        raise InputError(Message("hint.asked", found=text))
    return candidates[0]


def _noted(puzzle: Puzzle, text: str) -> dict[int, list[int]]:
    """Return the digits by cell of a text such as ``r1c1=257;r1c2=3,10``."""
    notes = {}
    for part in text.replace(";", " ").split():
        match = re.fullmatch(r"r(\d+)c(\d+)=(\d+(?:,\d+)*)", part.lower())
        if match is None:
            raise InputError(Message("hint.told", found=part))
        row, column, digits = int(match[1]), int(match[2]), match[3]
        several = digits.split(",") if "," in digits or max(puzzle.digits) > LARGEST else [*digits]
        ordinals = {str(value): digit for digit, value in enumerate(puzzle.digits, 1)}
        cell = (row - 1) * puzzle.columns + column - 1
        right = 1 <= column <= puzzle.columns and cell in puzzle.cells
        if not right or not all(noted in ordinals for noted in several):
            raise InputError(Message("hint.off", found=part))
        notes[cell] = [ordinals[noted] for noted in several]
    return notes
