"""The command ``lesson``: what to look for, an example, positions to find it in, practice."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..board.candidates import Candidates
from ..board.grid import Grid
from ..drawing import draw
from ..formats.contract import GAP
from ..formats.pencilmarks import drawn
from ..formats.text.writing import format_grid, symbols_of
from ..hints.details import about_candidates
from ..hints.lessons import Lesson, Position, lesson, lessons
from ..hints.techniques import Step
from ..rules.kernel import bits
from .answers import text_form
from .status import BAD, GOOD
from .step_text import as_data, as_text
from .streams import say, worded


def teach(args: argparse.Namespace) -> Iterator[int]:
    """Print a lesson, or the list of all lessons."""
    if args.technique is None:
        yield _list(args)
    else:
        yield _lesson(lesson(args.technique, side=args.side), args)


def _list(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps({"lessons": lessons()}))
        return GOOD
    for name in lessons():
        print(f"{name}: {lesson(name).title(args.language)}")
    return GOOD


def _lesson(chosen: Lesson, args: argparse.Namespace) -> int:
    if args.draw:
        print(draw(chosen.example) if chosen.example else say(args, "lesson.no-example"))
    elif args.json:
        print(json.dumps(_data(chosen, args)))
    else:
        print("\n".join(_text(chosen, args)))
    return GOOD if chosen.example else BAD


def _text(chosen: Lesson, args: argparse.Namespace) -> Iterator[str]:
    yield chosen.title(args.language)
    yield chosen.look(args.language)
    yield chosen.why(args.language)
    step = chosen.example
    if not step or not step.state:
        yield say(args, "lesson.no-example")
        return
    yield ""
    yield from _board(chosen.positions[0], step, args)
    yield as_text(step.state.puzzle, step, args, whole=True)
    if chosen.equations:
        for line in chosen.equations.lines:
            yield f"    {line.times:+} · {worded(line.says, args)}: {line.left}"
        yield from ["    " + text for text in chosen.equations.remains]
    answers = []
    for number, position in enumerate(chosen.exercises, 1):
        state = position.state
        answer = next(chosen.steps(state))
        yield ""
        code = "cli.lesson-exercise-place" if answer.places else "cli.lesson-exercise-strike"
        yield say(args, code, number=str(number))
        yield from _board(position, answer, args)
        answers.append(f"{number}. {as_text(state.puzzle, answer, args).lstrip()}")
    if answers:
        yield from ["", say(args, "cli.lesson-answers"), *answers]
    if chosen.practice:
        yield from ["", say(args, "cli.lesson-practice", puzzle=text_form(chosen.practice))]


def _board(position: Position, step: Step, args: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of a position: its digits or candidates, and its rules.

    Args:
        position: the position.
        step: its step; candidates are shown if the step removes some.
        args: the arguments of the command, with its language.
    """
    state = position.state
    puzzle = state.puzzle
    lines = _digits(state).splitlines() if step.places else _candidates(state)
    yield from ["    " + line.rstrip() for line in lines]
    rules = text_form(puzzle.layout.puzzle(state.placed)).partition(";")[2]
    yield from ["    " + rule for rule in rules.split(";") if rule]
    if step.places:
        for message in about_candidates(puzzle, "lesson.removed", position.removed):
            yield worded(message, args)


def _digits(state: Candidates) -> str:
    """Return the digits as rows, with lines between the boxes if the board has boxes."""
    grid = Grid(state.placed)
    if any(block.kind == "box" for block in state.puzzle.blocks):
        return format_grid(grid, "boxed")
    return format_grid(grid, "matrix").replace("0", ".")


def _candidates(state: Candidates) -> list[str]:
    """Return the rows of a grid with the candidates of each cell."""
    puzzle = state.puzzle
    signs = symbols_of(puzzle.digits, puzzle.side, None)
    words = ["".join([signs[digit] for digit in bits(mask)]) or GAP for mask in state.masks]
    return drawn(words, puzzle.columns, puzzle.box)


def _data(chosen: Lesson, args: argparse.Namespace) -> dict[str, object]:
    step, equations = chosen.example, chosen.equations
    return {
        "lesson": chosen.technique,
        "title": chosen.title(args.language),
        "look": chosen.look(args.language),
        "why": chosen.why(args.language),
        "unique": chosen.rests_on_uniqueness,
        "example": as_data(step.state.puzzle, step) if step and step.state else None,
        "equations": [line.left for line in equations.lines] if equations else [],
        "remains": list(equations.remains) if equations else [],
        "positions": [position.text for position in chosen.positions],
        "practice": text_form(chosen.practice) if chosen.practice else None,
    }
