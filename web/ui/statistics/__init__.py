"""The end of a game: its card, and the statistics of finished puzzles with a calendar.

    follow: help that the player had ──▶ state.Help
    the last digit ──▶ effect wave ──▶ actions.finish ──▶ records ──▶ card
                                                             └──────▶ page (table, calendar)

All but this module and ``state.py`` is in the bundle "ending", which is fetched with the first
finished puzzle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, Stored, View
from ..game.state import Clock
from ..grading.state import Graded
from ..late import action
from ..share.state import Sharing
from . import state as part
from .state import CARD, DIALOGS, Help, Records, Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words

ACTIONS = (
    "clear", "copy-link", "day", "finish", "hand-on", "install", "month", "next", "offer",
    "choose", "full", "open", "picture", "read", "save", "show", "steps", "undo", "unread",
)  # fmt: skip


def _actions() -> dict[str, Callable[..., Next]]:
    from . import actions

    return actions.ACTIONS


def follow(before: State, after: State) -> Next:
    """Note the help that the player had, and a level that arrives late; begin the ending."""
    after = part.with_help(before, after)
    if after.part(Help).unlevelled >= 0 and after.part(Graded).grade:
        from . import actions

        after = actions.with_level(after)
    if after.part(Clock).finished and not before.part(Clock).finished:
        return after, [("mark", "finished"), ("statistics.wave",)]
    return after, []


def properties(state: State, words: Words) -> Properties:
    """Return the dialogs; the contents of the open dialog come from the bundle."""
    values: Properties = {(name, "showing"): name == state.dialog for name in DIALOGS}
    values["html", "data-ended"] = state.dialog == CARD
    if state.dialog in DIALOGS:
        from . import contents

        values.update(contents.properties(state, words))
    return values


def _inputs(state: State) -> tuple[object, ...]:
    if state.dialog not in DIALOGS:
        return ("",)
    parts = [state.part(kind) for kind in (Help, Records, Room, Graded, Sharing)]
    return (state.dialog, state.board) + tuple(parts)


FEATURE = Feature(
    name="statistics",
    actions={name: action(_actions, name) for name in ACTIONS},
    follow=follow,
    intake=part.intake,
    views=(View(properties, _inputs),),
    storage=(
        Stored("puzzle", part.dump_help, part.restore_help),
        Stored("browser", part.dump_records, part.restore_records),
    ),
)
