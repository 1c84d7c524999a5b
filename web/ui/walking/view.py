"""The list of steps, the step on the board, and the board at that step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Filling
from ..puzzle_rules import sentence_text
from ..steps import argument_lines
from .actions import walk_outcome
from .state import Position, Walk, shows_in_play, shows_steps

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from ..feature import Properties
    from ..state import Board, Cells, State
    from ..words import Words

WEAK = 0.5
"""Strength of candidates without a role in the step."""


def leaf_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the leaf follows from."""
    return shows_steps(state), state.part(Walk), bool(state.job), state.board.unsupported


def leaf(state: State, words: Words) -> Properties:
    """Return the outcome of the walk, its steps by technique, and the step on the board."""
    if not shows_steps(state):
        return {}
    from . import texts

    walk = state.part(Walk)
    groups, rows = texts.list_texts(words, walk, state.board.layout)
    sentences = walk_outcome(walk) + walk.warnings
    name = f"{words.language} {walk.request_number}"
    values: Properties = {
        ("walk-from", "value"): "own" if walk.from_entries else "puzzle",
        ("walk-all", "aria-disabled"): bool(state.job),
        ("walk-copy", "aria-disabled"): not rows,
        ("walk-copied", "textContent"): words("copied." + walk.copied) if walk.copied else "",
        ("walk-summary", "textContent"): " ".join(
            [sentence_text(words, state.board, sentence) for sentence in sentences]
        ),
        ("walk-bar", "hidden"): not rows,
        ("walk-kinds", "hidden"): not rows,
        ("walk-list", "walking.steps"): (name, groups, rows, walk.step_number),
    }
    if walk.end:  # not anew at each step that comes
        values["walk-kinds-rows", "rows"] = texts.by_technique(words, walk)
    if rows:
        values.update(_current_step(walk, state.board.layout, words))
    return values


def _current_step(walk: Walk, layout: Layout, words: Words) -> Properties:
    """Return the step on the board in words, and the buttons to other steps."""
    from ..drawing import legend
    from . import texts

    step, number, count = walk.step, walk.step_number, len(walk.steps)
    key = ""
    if step and walk.position:
        key = legend.legend(layout, step, walk.position.placed, words)
    lines = argument_lines(words, step) if step else ()
    title = words("walk.at" if step else "walk.pick", {"number": number, "count": count})
    return {
        ("walk-at", "textContent"): title,
        ("walk-step-text", "textContent"): texts.full_text(words, step) if step else "",
        ("walk-legend", "innerHTML"): key,
        ("walk-argument", "hidden"): not lines,
        ("walk-lines", "items"): lines,
        ("walk-first", "aria-disabled"): number == 1,
        ("walk-previous", "aria-disabled"): number <= 1,
        ("walk-next", "aria-disabled"): number == count,
        ("walk-last", "aria-disabled"): number == count,
        ("walk-back", "aria-disabled"): not step,
        ("walk-sum", "aria-disabled"): not step,
    }


def place_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the place of the steps follows from."""
    return (shows_in_play(state),)


def place(state: State, _words: Words) -> Properties:
    """Return where the steps are: in Play, or in their leaf of Model."""
    in_play = shows_in_play(state)
    return {
        ("walk-play", "hidden"): not in_play,
        ("walk", "walking.within"): ("walk-play" if in_play else "leaf-panel-steps",),
    }


def text_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the text for copying follows from."""
    walk = state.part(Walk)
    return walk.copied, walk.steps


def text(state: State, words: Words) -> Properties:
    """Return all steps as text once they are copied, in sight where copying has failed."""
    walk = state.part(Walk)
    if not walk.copied:
        return {("walk-text", "hidden"): True}
    from . import texts

    return {
        ("walk-text", "hidden"): walk.copied != "failed",
        ("walk-text", "value"): texts.text(words, walk),
    }


def board(state: State, _words: Words) -> Properties:
    """Return whether the board shows a step, and the drawing of that step."""
    at_step = bool(state.part(Walk).position)
    return {
        ("frame", "data-walking"): at_step,
        ("walk-drawing", "innerHTML"): _board_at_step(state)[1] if at_step else "",
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the cells that the step is about."""
    step = state.part(Walk).step
    return {"hinted": tuple(step["details"][-1]["cells"])} if step else {}


_last: list[tuple[Position, dict[int, Filling], str]] = []
"""The last position with its fillings and its drawing, which are needed at each key."""


def fillings(state: State) -> dict[int, Filling]:
    """Return the digit or the candidates of each cell before the step on the board."""
    return _board_at_step(state)[0] if state.part(Walk).position else {}


def _board_at_step(state: State) -> tuple[dict[int, Filling], str]:
    """Return the fillings of the cells, and the drawing, for the step on the board."""
    walk, board = state.part(Walk), state.board
    position, step = walk.position, walk.step
    assert position
    assert step
    if not _last or _last[0][0] is not position:
        from sudoku_core.drawing import steps

        from ..drawing import parts

        values = _plain_fillings(position, board)
        values.update(parts.fillings(step, position.placed, position.masks))
        places = position.placed, position.masks
        picture = steps.whole_step(board.layout, step, *places, board.shapes, tuple(values))
        _last[:] = [(position, values, picture)]
    return _last[0][1:]


def _plain_fillings(position: Position, board: Board) -> dict[int, Filling]:
    """Return the filling of each cell without the step; equal fillings are one value."""
    known: dict[tuple[int, int], Filling] = {}
    values, digits = {}, range(1, board.layout.side + 1)
    for cell in board.layout.cells:
        if board.givens[cell]:
            continue
        placed, mask = position.placed[cell], position.masks[cell]
        if (placed, mask) not in known:
            parts = [(digit, WEAK) for digit in digits if not placed and mask >> (digit - 1) & 1]
            kind = "solved" if placed else "candidates"
            known[placed, mask] = Filling(digit=placed, parts=tuple(parts), kind=kind)
        values[cell] = known[placed, mask]
    return values
