"""What the commands ``hint`` and ``steps`` do: human steps, one by one or to the end."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Iterator

from ..candidates import Candidates
from ..formats import ParseError, parse
from ..grid import Grid
from ..hints import Answer, hint, player_state, why_not
from ..hints.player import known
from ..messages import InputError, Message
from ..puzzle import Puzzle
from ..techniques import Step, applied
from ..techniques import steps as steps_of
from .answers import answers, named, text_form, values_of
from .status import BAD, GOOD, UNKNOWN
from .streams import complain
from .told import as_data, as_text

NOTHING = {"no-solution": "infeasible", "several-solutions": "several"}
"""How a puzzle stands of which a step says that nothing can be concluded."""
MISTAKES = ("wrong-entry", "wrong-note", "contradiction")
SEVERAL = "This puzzle has several solutions."
STATUS = {
    "step": GOOD,
    "solved": GOOD,
    "mistake": BAD,
    "infeasible": BAD,
    "several": BAD,
    "stuck": UNKNOWN,
}
LARGEST = 9
"""Digits up to this one need no comma between them."""
FOUND = {
    Answer.SEEN: GOOD,
    Answer.AT_ONCE: GOOD,
    Answer.LATER: GOOD,
    Answer.MAY_BE: BAD,
    Answer.NO_SOLUTION: BAD,
    Answer.UNKNOWN: UNKNOWN,
}
"""What ``hint --why-not`` ends with: 0 where the digit cannot stand there and that is shown."""


def hints(args: argparse.Namespace) -> Iterator[int]:
    """Tell the next step of each puzzle, or what is wrong in it."""
    return answers(args, _why_not if args.why_not else _hint)


def _hint(puzzle: Puzzle, args: argparse.Namespace) -> int:
    entries, notes = _player(puzzle, args)
    tell = _teller(args)
    step = hint(puzzle, entries, notes, unique=args.unique, told=tell)
    status = _status(step, player_state(puzzle, entries, notes))
    if args.json:
        print(json.dumps({**_head(puzzle, status), "step": step and as_data(puzzle, step)}))
    elif step:
        print(as_text(puzzle, step))
        _warn(puzzle, args)
    else:
        print("solved" if status == "solved" else "no step is found")
    return STATUS[status]


def _status(step: Step | None, state: Candidates) -> str:
    """How a board stands, by the step that comes next."""
    if step is None:
        return "solved" if _open(state) == 0 else "stuck"
    if step.technique in MISTAKES:
        return "mistake"
    return NOTHING.get(step.technique, "step")


def _open(state: Candidates) -> int:
    return sum(1 for cell in state.puzzle.cells if not state.placed[cell])


def _head(puzzle: Puzzle, status: str) -> dict[str, object]:
    found = known(puzzle)
    unique = True if found.only else False if found.complete or found.count > 1 else None
    return {"puzzle": text_form(puzzle), "status": status, "unique": unique}


def _warn(puzzle: Puzzle, args: argparse.Namespace) -> None:
    if known(puzzle).count > 1:
        complain(args.which + SEVERAL)


def _why_not(puzzle: Puzzle, args: argparse.Namespace) -> int:
    entries, notes = _player(puzzle, args)
    tell = _teller(args)
    (cell, digit), *others = [
        (cell, digit) for cell, digits in _told(puzzle, args.why_not).items() for digit in digits
    ]
    if others:
        raise InputError(Message("hint.told", found=args.why_not))
    found = why_not(puzzle, cell, digit, entries, notes, unique=args.unique, told=tell)
    if args.json:
        told = {
            "cell": named(puzzle, [cell])[0],
            "digit": puzzle.digits[digit - 1],
            "answer": found.answer.value,
            "message": str(found.message),
            "steps": [as_data(puzzle, step) for step in found.steps],
        }
        print(json.dumps({"puzzle": text_form(puzzle), **told}))
    else:
        print(found.message)
        if found.answer is Answer.LATER:
            print(*[as_text(puzzle, step) for step in found.steps], sep="\n")
    return FOUND[found.answer]


def steps(args: argparse.Namespace) -> Iterator[int]:
    """Tell all steps to the solution of each puzzle."""
    return answers(args, _steps)


def _steps(puzzle: Puzzle, args: argparse.Namespace) -> int:
    entries, notes = _player(puzzle, args)
    tell = _teller(args)
    state = player_state(puzzle, entries, notes)
    first = hint(puzzle, entries, notes, unique=args.unique, told=tell)
    status = _status(first, state)
    taken = [first] if first and status == "mistake" else []
    if status == "step":
        for step in steps_of(state, unique=args.unique, told=tell):
            taken.append(step)
            state = applied(state, step)
            if not args.json:
                print(as_text(puzzle, step), flush=True)
        status = _ended(state, known(puzzle).count)
    hardest = max([step.rating for step in taken], default=0.0)
    if args.json:
        told = {
            "rating": hardest,
            "grid": values_of(puzzle, puzzle.layout.grid(state.placed))
            if status == "solved"
            else None,
            "steps": [as_data(puzzle, step) for step in taken],
        }
        print(json.dumps({**_head(puzzle, status), **told}), flush=True)
    else:
        print(args.which + _summary(puzzle, taken, status, state), flush=True)
    return STATUS[status]


def _ended(state: Candidates, solutions: int) -> str:
    """How a walk ended."""
    return "solved" if not _open(state) else "several" if solutions > 1 else "stuck"


def _summary(puzzle: Puzzle, taken: list[Step], status: str, state: Candidates) -> str:
    """How a walk went, in words."""
    if status == "infeasible":
        return "no solution"
    if status == "mistake":
        return as_text(puzzle, taken[0])
    if status == "solved":
        hardest = max([step.rating for step in taken], default=0.0)
        count = "1 step" if len(taken) == 1 else f"{len(taken)} steps"
        return f"solved in {count}, the hardest rated {hardest}" if taken else "solved"
    why = "several solutions" if status == "several" else "no step is found"
    return f"{why}: {_open(state)} cells are left open"


def _teller(args: argparse.Namespace) -> Callable[[Message], object]:
    """What says on standard error what steps are looked for without, once for each puzzle."""
    said: set[str] = set()

    def tell(message: Message) -> None:
        if str(message) not in said:
            said.add(str(message))
            complain(f"{args.which}{message}")

    return tell


def _player(puzzle: Puzzle, args: argparse.Namespace) -> tuple[Grid | None, dict[int, list[int]]]:
    """What a player filled in and noted, as the options tell it."""
    entries = None
    if args.entries:
        text = args.entries + "".join(text_form(puzzle).partition(";")[1:])
        try:
            entries = parse(text, letters=args.letters).givens
        except ParseError as error:
            reason = str(error).rstrip(".")
            raise InputError(Message("cli.puzzle", name="--entries", reason=reason)) from error
    return entries, _told(puzzle, args.notes or "")


def _told(puzzle: Puzzle, text: str) -> dict[int, list[int]]:
    """Digits by cell, as ``r1c1=257;r1c2=3,10``."""
    found = {}
    for part in text.replace(";", " ").split():
        match = re.fullmatch(r"r(\d+)c(\d+)=(\d+(?:,\d+)*)", part.lower())
        if match is None:
            raise InputError(Message("hint.told", found=part))
        row, column, digits = int(match[1]), int(match[2]), match[3]
        several = digits.split(",") if "," in digits or max(puzzle.digits) > LARGEST else [*digits]
        ordinals = {str(value): digit for digit, value in enumerate(puzzle.digits, 1)}
        cell = (row - 1) * puzzle.columns + column - 1
        right = 1 <= column <= puzzle.columns and cell in puzzle.cells
        if not right or not all(one in ordinals for one in several):
            raise InputError(Message("hint.told", found=part))
        found[cell] = [ordinals[one] for one in several]
    return found
