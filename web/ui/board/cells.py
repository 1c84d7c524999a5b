"""Contents and marks of each cell, from the state; and the cells that change with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..blocks import blocks_of
from ..conflicts import cells_with, changed_indices, conflicts_on
from ..failures import guarded
from ..feature import nothing
from ..game.state import GamePreferences

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ..feature import Feature, Filling
    from ..state import Board, Cells, Sentence, State

    Part = tuple[int, str, float]  # a digit's place among the digits, its text, its value
    Marks = tuple[tuple[str, frozenset[int]], ...]  # names, each with its cells

MOST_LOOKS = 4096
"""The greatest number of looks that are remembered."""


@dataclass(frozen=True, slots=True)
class Look:
    """The contents of a cell, without its marks. Notes are bit masks as on the board."""

    kind: str = field(default="empty")  # or given, entry, solved, relaxed, candidates
    text: str = field(default="")  # the digit
    struck: str = field(default="")  # the entry that the solution replaced
    second: str = field(default="")  # the digit of another solution, where that differs
    fixed: bool = field(default=False)  # whether the player cannot change the digit
    corner: int = field(default=0)  # notes
    centre: int = field(default=0)
    conflicting: int = field(default=0)  # notes whose digit stands in a peer
    colour: int = field(default=0)  # the number of its colours
    parts: tuple[Part, ...] = field(default=())  # several digits in place of one
    labels: tuple[tuple[Sentence, Cells], ...] = field(default=())  # names of some of these digits


@dataclass(frozen=True, slots=True)
class Scene:
    """The inputs of the looks and marks of all cells."""

    board: Board = field()
    shown: bytes = field()  # the digits, 0 where a filling is shown instead
    fillings: Mapping[int, Filling] = field()
    marks: Marks = field()  # each name once, with one cell or more
    block_digits: tuple[int, ...] = field()  # by block the digits in its cells, a bit each


def scene(state: State, features: Iterable[Feature], before: Scene | None = None) -> Scene:
    """Return the scene of a state, computed faster with the scene before."""
    board = state.board
    fillings: dict[int, Filling] = {}
    cells_by_mark: dict[str, Cells] = {}
    for feature in features:
        if feature.fillings is not nothing:
            fillings.update(guarded(feature.fillings, {}, state))
        if feature.marks is not nothing:
            for name, cells in guarded(feature.marks, {}, state).items():
                cells_by_mark[name] = cells_by_mark.get(name, ()) + tuple(cells)
    shown = board.shown
    if fillings:
        shown = bytes([0 if cell in fillings else digit for cell, digit in enumerate(shown)])
    strict = board.entering or state.part(GamePreferences).mistakes != "never"
    digits = (
        _block_digits(board, shown, before) if strict and (board.corner or board.centre) else ()
    )
    marks = [  # each name once
        (name, cells.union(cells_by_mark.pop(name, ())))
        for name, cells in _board_marks(state, shown, fillings, strict)
    ]
    marks += [(name, frozenset(cells_by_mark[name])) for name in sorted(cells_by_mark)]
    marks = [mark for mark in marks if mark[1]]
    return Scene(board, shown, fillings, tuple(marks), digits)


def _board_marks(
    state: State, shown: bytes, fillings: Mapping[int, Filling], strict: bool
) -> Marks:
    """Return the marks that no feature makes; conflicts only if strict."""
    board, picked = state.board, state.picked
    conflicts = conflicts_on(board, shown) if strict else ()
    marks: list[tuple[str, Sequence[int]]] = [
        ("picked", state.cells),
        ("cursor", (picked,)),
        ("same", [cell for cell in cells_with(shown, shown[picked]) if cell != picked]),
        ("conflict", [cell for conflict in conflicts for cell in conflict.cells]),
        ("wrong", tuple(state.wrong_cells) + tuple(board.wrong)),
        ("differs", [cell for cell in board.differing if cell not in fillings]),
    ]
    return tuple([(name, frozenset(cells)) for name, cells in marks])


def _block_digits(board: Board, shown: bytes, before: Scene | None) -> tuple[int, ...]:
    """Return by block the digits in its cells, a bit each."""
    blocks = blocks_of(board.layout)
    if before and before.block_digits and before.board.layout is board.layout:
        masks = list(before.block_digits)
        numbers: set[int] = set()
        for cell in changed_indices(shown, before.shown, board.columns):
            numbers.update(blocks.of_cell.get(cell, ()))
    else:
        masks = [0] * len(blocks.cells)
        numbers = set(range(len(masks)))
    for number in numbers:
        digits = 0
        for cell in blocks.cells[number]:
            digits |= 1 << shown[cell]
        masks[number] = digits >> 1
    return tuple(masks)


def changed_cells(now: Scene, before: Scene | None) -> Iterable[int]:
    """Return the cells whose look, notes aside, or marks may have changed."""
    board = now.board
    if not before or before.board.layout is not board.layout:
        return board.layout.cells
    past = before.board
    # A solution changes the kind of entries; givens can be changed only while they are entered.
    if bool(board.solution) != bool(past.solution) or board.entering != past.entering:
        return board.layout.cells
    changed = set()
    for name in ("givens", "entries", "second", "colours"):
        changed.update(changed_indices(getattr(board, name), getattr(past, name), board.columns))
    changed.update(changed_indices(now.shown, before.shown, board.columns))
    marks = dict(before.marks)
    for name, cells in now.marks:
        changed.update(cells ^ marks.pop(name, frozenset()))
    for name in marks:
        changed.update(marks[name])
    for cell in set(now.fillings) | set(before.fillings):
        if now.fillings.get(cell) != before.fillings.get(cell):
            changed.add(cell)
    return changed


def cells_of_changed_notes(now: Scene, before: Scene | None) -> Iterable[int]:
    """Return the cells whose notes, or the conflicts of their notes, may have changed."""
    board = now.board
    if not before or before.board.layout is not board.layout:
        return board.layout.cells
    changed: set[int] = set()
    for name in ("corner", "centre"):
        notes, past = getattr(board, name), getattr(before.board, name)
        changed.update(changed_indices(notes, past, board.columns))
    digits, past_digits = now.block_digits, before.block_digits
    if digits != past_digits:
        blocks = blocks_of(board.layout).cells
        for number in changed_indices(digits, past_digits, len(blocks)):
            changed.update(blocks[number])
    return changed


def marks_of(scene: Scene, cell: int) -> tuple[str, ...]:
    """Return the names of a cell's marks."""
    return tuple([name for name, cells in scene.marks if cell in cells])


_looks: list[tuple[tuple[str, ...], dict[tuple[Any, ...], Look]]] = []
"""Looks by their contents, for the last texts of digits. Cells that look alike share a look, so
that looks can be compared by identity."""


def look(scene: Scene, cell: int, texts: tuple[str, ...]) -> Look:
    """Return the look of a cell.

    Args:
        scene: the scene of the board.
        cell: a cell of the board.
        texts: the digits as texts, that of 0 empty.
    """
    board, colours = scene.board, scene.board.colours
    colour = colours[cell] if colours else 0
    if cell in scene.fillings:
        filling = scene.fillings[cell]
        parts = tuple([(digit, texts[digit], part) for digit, part in filling.parts])
        text = texts[filling.digit]
        return Look(filling.kind, text, colour=colour, parts=parts, labels=filling.labels)
    digit, given = scene.shown[cell], board.givens[cell]
    kind = "given" if given else "entry" if digit else "empty"
    struck = other = corner = centre = conflicting = 0
    if board.solution and not given and board.entries[cell] != digit:
        kind, struck = "solved", board.entries[cell]
    if board.second and board.second[cell] != digit:
        other = board.second[cell]
    if not digit:
        corner = board.corner[cell] if board.corner else 0
        centre = board.centre[cell] if board.centre else 0
        if scene.block_digits and corner | centre:
            for number in blocks_of(board.layout).of_cell.get(cell, ()):
                conflicting |= scene.block_digits[number]
            conflicting &= corner | centre
    fixed = bool(given) and not board.entering
    key = (kind, digit, struck, other, fixed, corner, centre, conflicting, colour)
    known = _known_looks(texts)
    same = known.get(key)
    if same is None:
        same = known[key] = Look(
            kind,
            texts[digit],
            texts[struck],
            texts[other],
            fixed,
            corner,
            centre,
            conflicting,
            colour,
        )
    return same


def _known_looks(texts: tuple[str, ...]) -> dict[tuple[Any, ...], Look]:
    if not _looks or _looks[0][0] is not texts or len(_looks[0][1]) > MOST_LOOKS:
        _looks[:] = [(texts, {})]
    return _looks[0][1]
