"""The grade in a few words, and the dialog with the whole grade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.state import is_played
from ..lessons.state import Practice, title
from ..puzzle_rules import sentence_text, with_reservation
from ..walking.state import rating_message
from .state import DIALOG, LEVELS, UNKNOWN, Graded, GradePreferences

if TYPE_CHECKING:
    from protocol import GradeReply

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

ONE_LINE = 30
"""Number of letters from which the grade takes two lines of a narrow screen."""
PREFIXED = 17
"""Number of letters from which a narrow screen shows no words before the technique."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the grade and its dialog follow from."""
    played, showing = is_played(state.board), state.dialog == DIALOG
    return (
        state.part(Graded), state.part(GradePreferences), state.part(Practice), played, showing,
        state.board.unsupported,
    )  # fmt: skip


def properties(state: State, words: Words) -> Properties:
    """Return the grade, or why there is no grade, and the dialog."""
    graded, shows = state.part(Graded), state.part(GradePreferences).shows
    visible = shows and is_played(state.board)
    grade = graded.grade if visible else None
    code = graded.reason if visible and graded.reason != UNKNOWN else ""
    reason = sentence_text(words, state.board, (code, {})) if code else ""
    level, technique = _summary(grade, words, state.board) if grade else ("", "")
    lesson = state.part(Practice).lesson
    if lesson:
        technique = _short(title(words, lesson))
    values: Properties = {
        ("grades", "checked"): shows,
        ("grade", "hidden"): not grade,
        ("grade-text", "textContent"): level,
        ("grade-technique", "hidden"): not technique,
        ("grade-technique", "data-action"): f"lessons.of-{'practice' if lesson else 'grade'}",
        ("grade-before", "textContent"): words("lessons.practice" if lesson else "grading.told"),
        ("grade-name", "textContent"): technique,
        ("grade-room", "data-long"): _steps(len(level + technique or reason)),
        ("ungraded", "hidden"): not code,
        ("ungraded", "textContent"): reason,
        (DIALOG, "showing"): bool(grade) and state.dialog == DIALOG,
    }
    if grade and state.dialog == DIALOG:
        values.update(_dialog(grade, words))
    return values


def _steps(length: int) -> int:
    """Return how much a grade is shortened: not, by the words before the technique, by a line."""
    return int(length > PREFIXED) + int(length > ONE_LINE)


def _level(grade: GradeReply, words: Words) -> str:
    return words("level." + (grade["level"] if grade["status"] == "solved" else "beyond"))


def _summary(grade: GradeReply, words: Words, board: Board) -> tuple[str, str]:
    """Return the level, and the technique of the hardest step or ""."""
    level = _level(grade, words)
    if grade["technique"] and grade["status"] == "solved":
        name = _short(words("technique." + grade["technique"]))
        return level, with_reservation(words, board, name)
    return with_reservation(words, board, level), ""


def _short(name: str) -> str:
    """Return the name of a technique without the English name behind a translated name."""
    return name.split(" (")[0]


def _technique_name(technique: str) -> dict[str, object]:
    return {"code": "technique." + technique, "params": {}}


def _dialog(grade: GradeReply, words: Words) -> Properties:
    """Return the figures of the grade with their meanings, and the levels."""
    figures = [
        (words("grading.rating", {"rating": rating_message(grade)}), words("grading.rating.about")),
        (words("grading.effort", {"effort": grade["effort"]}), words("grading.effort.about")),
        (
            words("grading.narrowest", {"count": grade["narrowest"]}),
            words("grading.narrowest.about"),
        ),
    ]
    if grade["technique"]:
        hardest = words("grading.hardest", {"technique": _technique_name(grade["technique"])})
        needs = [_technique_name(name) for name in grade["needs"] if name != grade["technique"]]
        of_rating = len(needs) < len(grade["needs"])  # else the level has a path of its own
        about = words("grading.needs", {"techniques": needs}) if needs and of_rating else ""
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
