"""The list of steps, the one that is looked at, and the board as it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Filling
from ..model.state import shows
from ..puzzle_rules import sentence_text
from ..stepping import argument
from .actions import verdict
from .state import Moment, Walk

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..feature import Properties
    from ..state import Board, Cells, State
    from ..words import Words

WEAK = 0.5
"""How strongly a candidate shows that the step is not about."""


def follows_from(state: State) -> tuple[object, ...]:
    """What the leaf shows follows from this."""
    return shows(state, "steps"), state.part(Walk), bool(state.job), state.board.unsupported


def leaf(state: State, words: Words) -> Properties:
    """How far the walk is, its steps by kind, and the one that is looked at."""
    if not shows(state, "steps"):
        return {}
    from . import telling

    walk = state.part(Walk)
    groups, rows = telling.rows_of(words, walk)
    said = [sentence_text(words, state.board, one) for one in verdict(walk) + walk.without]
    shown: Properties = {
        ("walk-from", "value"): "own" if walk.own else "puzzle",
        ("walk-all", "aria-disabled"): bool(state.job),
        ("walk-copy", "aria-disabled"): not rows,
        ("walk-copied", "textContent"): words("copied." + walk.copied) if walk.copied else "",
        ("walk-told", "textContent"): " ".join(said),
        ("walk-bar", "hidden"): not rows,
        ("walk-kinds", "hidden"): not rows,
        ("walk-list", "walking.steps"): (f"{words.language} {walk.number}", groups, rows, walk.at),
    }
    if walk.end:  # not anew at each step that comes
        shown["walk-kinds-rows", "rows"] = telling.by_kind(words, walk)
    if rows:
        shown.update(_looked_at(walk, state.board.layout, words))
    return shown


def _looked_at(walk: Walk, layout: Layout, words: Words) -> Properties:
    """The step on the board, and the ways to others."""
    from ..drawing import legend
    from . import telling

    step, count = walk.step, len(walk.steps)
    key = legend.legend(layout, step, words) if step else ""
    lines = argument(words, step) if step else ()
    title = words("walk.at" if step else "walk.pick", {"number": walk.at, "count": count})
    return {
        ("walk-at", "textContent"): title,
        ("walk-said", "textContent"): telling.in_full(words, step) if step else "",
        ("walk-legend", "innerHTML"): key,
        ("walk-argument", "hidden"): not lines,
        ("walk-lines", "items"): lines,
        ("walk-first", "aria-disabled"): walk.at == 1,
        ("walk-previous", "aria-disabled"): walk.at <= 1,
        ("walk-next", "aria-disabled"): walk.at == count,
        ("walk-last", "aria-disabled"): walk.at == count,
        ("walk-back", "aria-disabled"): not step,
        ("walk-sum", "aria-disabled"): not step,
    }


def text_follows_from(state: State) -> tuple[object, ...]:
    """What the text that is copied follows from."""
    walk = state.part(Walk)
    return walk.copied, walk.steps


def text(state: State, words: Words) -> Properties:
    """All steps as text, once they are copied; in sight where the browser refused that."""
    walk = state.part(Walk)
    if not walk.copied:
        return {("walk-text", "hidden"): True}
    from . import telling

    return {
        ("walk-text", "hidden"): walk.copied != "failed",
        ("walk-text", "value"): telling.text(words, walk),
    }


def board(state: State, _words: Words) -> Properties:
    """Whether the board is another than the player's own, and what is drawn on it."""
    then = state.part(Walk).then
    return {
        ("frame", "data-walking"): bool(then),
        ("walk-drawing", "innerHTML"): _seen(state)[1] if then else "",
    }


def marks(state: State) -> dict[str, Cells]:
    """The cells that the step is about."""
    step = state.part(Walk).step
    return {"hinted": tuple(step["levels"][-1]["cells"])} if step else {}


_last: list[tuple[Moment, dict[int, Filling], str]] = []
"""What was shown last: it is asked for at each turn."""


def fillings(state: State) -> dict[int, Filling]:
    """What stands in each cell before the step, or what is left for it."""
    return _seen(state)[0] if state.part(Walk).then else {}


def _seen(state: State) -> tuple[dict[int, Filling], str]:
    """What the cells show at the step that is looked at, and what is drawn."""
    walk, board = state.part(Walk), state.board
    then, step = walk.then, walk.step
    assert then
    assert step
    if not _last or _last[0][0] is not then:
        from sudoku_core.drawing import steps

        from ..drawing import parts

        found = _there(then, board)
        found.update(parts.fillings(step, then.placed, then.masks))
        picture = steps.whole_step(board.layout, step, then.placed, then.masks)
        _last[:] = [(then, found, picture)]
    return _last[0][1:]


def _there(then: Moment, board: Board) -> dict[int, Filling]:
    """What each cell shows that the step is not about; cells that show the same share it."""
    known: dict[tuple[int, int], Filling] = {}
    found, digits = {}, range(1, board.layout.side + 1)
    for cell in board.layout.cells:
        if board.givens[cell]:
            continue
        digit, mask = then.placed[cell], then.masks[cell]
        if (digit, mask) not in known:
            left = [(one, WEAK) for one in digits if not digit and mask >> (one - 1) & 1]
            kind = "solved" if digit else "candidates"
            known[digit, mask] = Filling(digit=digit, parts=tuple(left), kind=kind)
        found[cell] = known[digit, mask]
    return found
