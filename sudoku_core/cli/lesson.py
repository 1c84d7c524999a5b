"""The command ``lesson``: what to look for, an example, positions to find it in, practice."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..drawing import draw
from ..hints.lessons import Lesson, lesson, lessons
from .answers import text_form
from .status import BAD, GOOD
from .step_text import as_data, as_text
from .streams import say


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
    yield chosen.positions[0].text
    yield as_text(step.state.puzzle, step, args, whole=True)
    if chosen.equations:
        for line in chosen.equations.lines:
            yield f"    {line.times:+} · ({line.left})"
        yield from ["    " + text for text in chosen.equations.remains]
    for number, position in enumerate(chosen.exercises, 1):
        yield f"{number}. {position.text}"
    if chosen.practice:
        yield say(args, "lesson.practice", puzzle=text_form(chosen.practice))


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
