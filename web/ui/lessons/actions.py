"""Actions of the lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask_in_background
from ..grading.state import Graded
from ..hinting.state import Hint
from ..opening.state import opened_sentence
from ..state import change, sentence
from .cases import cases_of
from .state import DIALOG, Done, Practice, Room
from .texts import board_of, is_of_rules, position_texts, practice_text, with_done

if TYPE_CHECKING:
    from collections.abc import Callable

    from protocol import (
        ErrorReply,
        JudgeReply,
        JudgeRequest,
        LessonReply,
        LessonRequest,
        LessonsReply,
        LessonsRequest,
    )

    from ..feature import Next
    from ..state import State


def open_dialog(state: State, technique: str = "") -> Next:
    """Open the list, or the lesson that teaches a technique."""
    room = state.part(Room)
    last = room.name or room.last or state.part(Practice).lesson
    room = Room(lessons=room.lessons, last=last)
    state = state.but(dialog=DIALOG).with_parts(room)
    effects = [("lessons.listen",)]
    request: LessonsRequest = {"op": "lessons", "technique": technique}
    is_known = room.lessons and not technique
    # Cancels a pending position: its reply must not land on the list.
    state, more = ask_in_background(state, DIALOG, None if is_known else request)
    return state, effects + more


def open_of_hint(state: State) -> Next:
    """Open the lesson on the technique of the open hint."""
    step = state.part(Hint).step
    return open_dialog(state, step["technique"] if step and step["rating"] else "")


def open_of_grade(state: State) -> Next:
    """Open the lesson on the hardest step of the puzzle."""
    grade = state.part(Graded).grade
    return open_dialog(state, grade["technique"] if grade else "")


def open_of_practice(state: State) -> Next:
    """Open the lesson that the puzzle is practice for."""
    return open_dialog(state, state.part(Practice).lesson)


def show_list(state: State) -> Next:
    """Go back to the list."""
    return open_dialog(state)


def choose(state: State, name: str) -> Next:
    """Open a lesson at its example."""
    room = Room(lessons=state.part(Room).lessons, name=name)
    return view(state.with_parts(room), 0)


def view(state: State, number: int) -> Next:
    """Open a position of the lesson."""
    room = state.part(Room)
    room = Room(lessons=room.lessons, name=room.name, number=number)
    texts = position_texts(room.name)
    state = state.with_parts(room)
    if number >= len(texts):
        return ask_in_background(state, DIALOG, None)
    request: LessonRequest = {"op": "lesson", "lesson": room.name, "position": texts[number]}
    return ask_in_background(state, DIALOG, request)


def receive(state: State, reply: LessonsReply | LessonReply | JudgeReply | ErrorReply) -> Next:
    """Take the list, a position or a verdict."""
    room = state.part(Room)
    if reply["status"] == "error":
        problem = None if room.lessons and not room.name else sentence(reply["message"])
        return state.with_parts(room.but(problem=problem)), []
    if reply["status"] == "lessons":
        pairs = [(name, level) for name, level in reply["lessons"]]
        lessons = tuple([pair for pair in pairs if not is_of_rules(pair[0])])
        lessons += tuple([pair for pair in pairs if is_of_rules(pair[0])])
        state = state.with_parts(room.but(lessons=lessons))
        return choose(state, reply["name"]) if reply["name"] else (state, [])
    if reply["status"] == "lesson":
        layout = board_of(position_texts(room.name)[room.number]).layout
        return state.with_parts(room.but(reply=reply, cases=cases_of(layout, reply))), []
    parts = [room.but(verdict=reply)]
    if reply["right"]:
        done = with_done(state.part(Done), room.name, room.number)
        return state.with_parts(parts[0].but(shows=True), done), []
    return state.with_parts(parts[0]), []


def pick(state: State, cell: int) -> Next:
    """Pick a cell of the position."""
    room = state.part(Room)
    return (state, []) if room.picked == cell else (state.with_parts(room.but(picked=cell)), [])


def mark(state: State, digit: int, cell: int = -1) -> Next:
    """Strike a candidate or place a digit, or take that back.

    Args:
        state: before.
        digit: a candidate.
        cell: its cell; the picked cell by default.
    """
    room = state.part(Room)
    cell = room.picked if cell < 0 else cell
    reply = room.reply
    if not room.number or not reply or cell < 0 or room.shows:
        return state, []
    if reply["placed"][cell] or not reply["masks"][cell] >> digit - 1 & 1:
        return state, []
    state, effects = ask_in_background(state, DIALOG, None)
    others = [pair for pair in room.marks if pair != (cell, digit)]
    if len(others) == len(room.marks):
        if is_placing(room):
            others = [pair for pair in others if pair[0] != cell]
        others.append((cell, digit))
    room = room.but(marks=tuple(others), picked=cell, verdict=None, problem=None)
    return state.with_parts(room), effects


def clear(state: State) -> Next:
    """Take all marks back."""
    room = state.part(Room).but(marks=(), verdict=None, problem=None, shows=False, case=0)
    return ask_in_background(state.with_parts(room), DIALOG, None)


def is_placing(room: Room) -> bool:
    """Return whether the steps of the lesson place digits."""
    return bool(room.reply and room.reply["step"] and room.reply["step"]["places"])


def check(state: State) -> Next:
    """Have the answer judged."""
    room = state.part(Room)
    if not room.number or not room.reply or room.shows:
        return state, []
    pairs = [[cell, digit] for cell, digit in room.marks]
    places = is_placing(room)
    request: JudgeRequest = {
        "op": "judge",
        "lesson": room.name,
        "position": position_texts(room.name)[room.number],
        "places": pairs if places else [],
        "eliminates": [] if places else pairs,
    }
    room = room.but(verdict=None, problem=None)
    return ask_in_background(state.with_parts(room), DIALOG, request)


def show(state: State) -> Next:
    """Show the step of the position."""
    room = state.part(Room).but(shows=True, verdict=None, problem=None)
    return ask_in_background(state.with_parts(room), DIALOG, None)


def show_case(state: State, number: int) -> Next:
    """Show a case of the step, or the whole step again."""
    room = state.part(Room)
    if number > len(room.cases):
        return state, []
    return state.with_parts(room.but(case=0 if room.case == number else number)), []


def practise(state: State) -> Next:
    """Put the puzzle for practice on the board; the board before goes to Recent."""
    name = state.part(Room).name
    text = practice_text(name)
    if not text:
        return state, []
    board = board_of(text)
    first, status = board.layout.cells[0], (opened_sentence(board),)
    state, effects = change(state.but(dialog=""), board, status=status, picked=first, others=())
    return state.with_parts(Practice(lesson=name)), effects + [do.in_sight(), do.focus()]


ACTIONS: dict[str, Callable[..., Next]] = {
    "case": show_case,
    "check": check,
    "choose": choose,
    "clear": clear,
    "list": show_list,
    "mark": mark,
    "of-grade": open_of_grade,
    "of-hint": open_of_hint,
    "of-practice": open_of_practice,
    "open": open_dialog,
    "pick": pick,
    "practise": practise,
    "receive": receive,
    "show": show,
    "view": view,
}
