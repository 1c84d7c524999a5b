"""What is told of a step: its room beside the board, and the cells it points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..drawing.parts import fillings as parts_shown
from ..stepping import argument, name_of, worded
from ..tabs.state import Tabs
from .state import Hint, Preferences, about

if TYPE_CHECKING:
    from ..feature import Filling, Properties
    from ..state import Cells, State
    from ..words import Words

NEXT = {"technique": "where", "where": "what", "what": "why", "why": "apply"}
"""What is told after each kind of level."""


def follows_from(state: State) -> tuple[object, ...]:
    """What the room shows follows from this."""
    return state.part(Hint), state.part(Preferences), bool(state.job)


def box(state: State, words: Words) -> Properties:
    """The levels that are told, one under the other, and what comes next."""
    known = state.part(Hint)
    levels = known.levels
    shown: Properties = {
        ("hint", "aria-disabled"): bool(state.job),
        ("hint-room", "hidden"): not known.is_open,
        ("lone", "checked"): state.part(Preferences).lone,
        ("hint-title", "textContent"): _title(known, words),
    }
    if not known.is_open:
        return shown
    last = levels[-1]["kind"] if levels else ""
    told = []
    for level in levels:
        if level["kind"] == "technique" and not known.question:
            continue  # it is the title
        told.append((level["kind"], worded(words, level["messages"]), ""))
    lines = argument(words, known.step) if known.step and known.whole else ()
    shown["hint-told", "items"] = tuple(told)
    shown["hint-more", "hidden"] = last not in NEXT
    shown["hint-more", "textContent"] = words("hint.next." + NEXT[last]) if last in NEXT else ""
    shown["hint-argument", "hidden"] = not lines
    shown["hint-lines", "items"] = lines
    shown["hint-legend", "innerHTML"] = _legend(known, words)
    return shown


def _title(known: Hint, words: Words) -> str:
    """The name of the technique, which the first press tells; or what was asked."""
    asked = known.question
    if asked and known.board:
        return words("whynot.title", about(known.board, asked.cell, asked.digit))
    if known.step and known.levels and known.levels[0]["kind"] == "technique":
        return worded(words, [name_of(known.step)])
    return words("page.hint")


def _legend(known: Hint, words: Words) -> str:
    if not known.drawn or not known.board or not known.step:
        return ""
    from ..drawing.legend import legend

    return legend(known.board.layout, known.step, words)


def drawn_from(state: State) -> tuple[object, ...]:
    """What is drawn follows from this."""
    return state.part(Hint), state.part(Tabs)


def drawn(state: State, words: Words) -> Properties:
    """What is told of the step, on the board."""
    known = state.part(Hint)
    if state.part(Tabs).open != "play" or not (known.step and known.board and known.levels):
        return {("hint-drawing", "innerHTML"): ""}
    from sudoku_core.drawing import steps

    layout, step = known.board.layout, known.step
    if known.drawn:
        picture = steps.whole_step(layout, step, known.board.filled, known.masks)
    else:
        picture = steps.pointed_at(layout, known.pointing, step) if known.pointing else ""
    return {("hint-drawing", "innerHTML"): picture}


def fillings(state: State) -> dict[int, Filling]:
    """The candidates of cells with a part in the step, once all of it is told."""
    known = state.part(Hint)
    if not known.drawn or state.part(Tabs).open != "play":
        return {}
    if not _last or _last[0][0] is not known:
        assert known.step
        assert known.board
        _last[:] = [(known, parts_shown(known.step, known.board.filled, known.masks))]
    return _last[0][1]


_last: list[tuple[Hint, dict[int, Filling]]] = []
"""Those of the last step: asked for at each key."""


def marks(state: State) -> dict[str, Cells]:
    """The cells that are pointed at, but for those that show their part."""
    level = state.part(Hint).pointing
    if not level or state.part(Tabs).open != "play":
        return {}
    shown = fillings(state)
    return {"hinted": tuple([cell for cell in level["cells"] if cell not in shown])}
