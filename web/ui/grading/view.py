"""The grade in a few words, and all of it in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.state import is_played
from ..puzzle_rules import sentence_text, with_reservation
from ..walking.state import rating_message
from .state import DIALOG, LEVELS, UNKNOWN, Graded, Preferences

if TYPE_CHECKING:
    from protocol import GradeReply

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

TWO_LINES = 40
"""What is said in more letters is written smaller on a narrow screen."""


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    played, showing = is_played(state.board), state.dialog == DIALOG
    return state.part(Graded), state.part(Preferences), played, showing, state.board.unsupported


def properties(state: State, words: Words) -> Properties:
    """The grade, or why there is none, and the dialog."""
    graded, shows = state.part(Graded), state.part(Preferences).shows
    shown = shows and is_played(state.board)
    grade = graded.grade if shown else None
    lacking = graded.lacking if shown and graded.lacking != UNKNOWN else ""
    reason = sentence_text(words, state.board, (lacking, {})) if lacking else ""
    told = _told(grade, words, state.board) if grade else ""
    found: Properties = {
        ("grades", "checked"): shows,
        ("grade", "hidden"): not grade,
        ("grade-told", "textContent"): told,
        ("grade-room", "data-long"): int(len(told or reason) > TWO_LINES),
        ("ungraded", "hidden"): not lacking,
        ("ungraded", "textContent"): reason,
        (DIALOG, "showing"): bool(grade) and state.dialog == DIALOG,
    }
    if grade and state.dialog == DIALOG:
        found.update(_whole(grade, words))
    return found


def _level(grade: GradeReply, words: Words) -> str:
    return words("level." + (grade["level"] if grade["status"] == "solved" else "beyond"))


def _told(grade: GradeReply, words: Words, board: Board) -> str:
    told = _level(grade, words)
    if grade["technique"] and grade["status"] == "solved":
        told = words("grading.told", {"level": told, "technique": _named(grade["technique"])})
    return with_reservation(words, board, told)


def _named(technique: str) -> dict[str, object]:
    return {"code": "technique." + technique, "params": {}}


def _whole(grade: GradeReply, words: Words) -> Properties:
    """What makes it hard, as figures with what they mean, and the levels."""
    figures = [
        (words("grading.rating", {"rating": rating_message(grade)}), words("grading.rating.about")),
        (words("grading.effort", {"effort": grade["effort"]}), words("grading.effort.about")),
        (
            words("grading.narrowest", {"count": grade["narrowest"]}),
            words("grading.narrowest.about"),
        ),
    ]
    if grade["technique"]:
        hardest = words("grading.hardest", {"technique": _named(grade["technique"])})
        needs = [_named(name) for name in grade["needs"] if name != grade["technique"]]
        about = words("grading.needs", {"techniques": needs}) if needs else ""
        figures = [(hardest, about)] + figures
    if grade["status"] != "solved":
        figures = [(words("grading.beyond"), "")] + figures
    levels = []
    for name in LEVELS:
        kind = "here" if name == grade["level"] else ""
        levels.append((kind, words("level." + name), words("level.about." + name)))
    return {
        ("grading-title", "textContent"): words("grading.whole", {"level": _level(grade, words)}),
        ("grade-figures", "items"): tuple([("", text, about) for text, about in figures]),
        ("grade-levels", "items"): tuple(levels),
    }
