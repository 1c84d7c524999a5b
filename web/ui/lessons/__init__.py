"""Lessons: a list of techniques, and for each what to look for, an example, and positions.

    ⋯, the name in a hint, the grade ──▶ actions ──request──▶ engine ──▶ actions.receive
                                            │                                │
                          texts: the positions and texts       cases, state.Room, state.Done
                                            └──▶ contents, board ◀───────────┘

All but this module and ``state.py`` is in the bundle "lessons". The page words the texts, so that
the list needs no engine to be read in another language, and the engine stays as small as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, Stored, View
from ..grading.state import Graded
from ..hinting.state import Hint
from ..late import action
from .state import DIALOG, Done, Room, dump, dump_practice, restore, restore_practice

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words

ACTIONS = (
    "case", "check", "choose", "clear", "list", "mark", "of-grade", "of-hint", "of-practice",
    "open", "pick", "practise", "show", "view",
)  # fmt: skip


def _actions() -> dict[str, Callable[..., Next]]:
    from . import actions

    return actions.ACTIONS


def properties(state: State, words: Words) -> Properties:
    """Return the dialog; its contents come from the bundle."""
    values: Properties = {(DIALOG, "showing"): state.dialog == DIALOG}
    if state.dialog == DIALOG:
        from . import contents

        values.update(contents.properties(state, words))
    return values


def doors(state: State, _words: Words) -> Properties:
    """Return whether the open hint and the grade lead to a lesson."""
    hint, grade = state.part(Hint), state.part(Graded).grade
    names = hint.step and hint.step["rating"] and hint.shown_details and not hint.question
    return {
        ("hint-lesson", "hidden"): not names,
        ("grade-lesson", "hidden"): not (grade and grade["technique"]),
    }


FEATURE = Feature(
    name=DIALOG,
    actions={name: action(_actions, name) for name in ACTIONS},
    answers={DIALOG: action(_actions, "receive")},
    views=(
        View(
            properties,
            lambda state: (state.dialog == DIALOG, state.part(Room), state.part(Done)),
        ),
        View(doors, lambda state: (state.part(Hint), state.part(Graded).grade)),
    ),
    storage=(
        Stored("browser", dump, restore),
        Stored("puzzle", dump_practice, restore_practice),
    ),
)
