"""What each cell shows, computed whole from the state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..state import faults, place_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from sudoku_core.puzzle import Layout

    from ..feature import Feature, Filling
    from ..state import Board, Cells, State
    from ..words import Words

    Part = tuple[int, str, float]  # its place among the digits, its text, how strongly it holds

MOST_LOOKS = 4096
"""So many looks are remembered."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a cell shows."""

    kind: str = field(default="empty")  # or given, entry, solved, relaxed
    text: str = field(default="")  # its digit
    struck: str = field(default="")  # the entry that the solution replaced
    second: str = field(default="")  # the digit of another solution, where that differs
    marks: tuple[str, ...] = field(default=())
    parts: tuple[Part, ...] = field(default=())  # digits that hold in part


def marks(state: State, features: Iterable[Feature]) -> dict[str, Cells]:
    """The cells that features mark, by the name of the mark."""
    found: dict[str, Cells] = {}
    for feature in features:
        for name, cells in feature.marks(state).items():
            found[name] = found.get(name, ()) + tuple(cells)
    return found


def fillings(state: State, features: Iterable[Feature]) -> dict[int, Filling]:
    """What features show in cells in place of their digits."""
    found: dict[int, Filling] = {}
    for feature in features:
        found.update(feature.fillings(state))
    return found


def looks(
    state: State, marks: Mapping[str, Cells], fillings: Mapping[int, Filling]
) -> dict[int, Look]:
    """The look of each cell there is."""
    board = state.board
    shown, givens, entries, second = board.shown, board.givens, board.entries, board.second
    if fillings:
        shown = bytes([0 if cell in fillings else digit for cell, digit in enumerate(shown)])
    marked = _marked(state, shown, marks, fillings)
    texts = ("",) + tuple([str(value) for value in board.layout.digits])
    known = _known_looks(texts)
    found = {}
    for cell in board.layout.cells:
        names = tuple(marked[cell]) if cell in marked else ()
        digit = shown[cell]
        if cell in fillings:
            found[cell] = _filled(fillings[cell], texts, names)
            continue
        kind = "given" if givens[cell] else "entry" if digit else "empty"
        struck = other = 0
        if board.solution and not givens[cell] and entries[cell] != digit:
            kind, struck = "solved", entries[cell]
        if second and second[cell] != digit:
            other = second[cell]
        key = (kind, digit, struck, other, names)
        look = known.get(key)
        if look is None:
            look = known[key] = Look(kind, texts[digit], texts[struck], texts[other], names)
        found[cell] = look
    return found


_looks: dict[tuple[str, ...], dict[tuple[Any, ...], Look]] = {}
"""By digits of a board. Cells that look alike have one look: what changed is seen by identity."""


def _known_looks(texts: tuple[str, ...]) -> dict[tuple[Any, ...], Look]:
    if texts not in _looks or len(_looks[texts]) > MOST_LOOKS:
        _looks.clear()
        _looks[texts] = {}
    return _looks[texts]


def _filled(filling: Filling, texts: tuple[str, ...], names: tuple[str, ...]) -> Look:
    parts = tuple([(digit, texts[digit], part) for digit, part in filling.parts])
    return Look("relaxed", texts[filling.digit], marks=names, parts=parts)


def _marked(
    state: State,
    shown: bytes,
    others: Mapping[str, Cells],
    fillings: Mapping[int, Filling],
) -> dict[int, list[str]]:
    """The marks of the cells that have any: the board's own, then others."""
    board, picked = state.board, state.picked
    same = [c for c, digit in enumerate(shown) if digit == shown[picked]] if shown[picked] else []
    own = [
        ("peer", peers(board.layout, picked)),
        ("picked", (picked,)),
        ("same", [cell for cell in same if cell != picked]),
        ("conflict", [cell for fault in faults(board, shown) for cell in fault.cells]),
        ("wrong", tuple(state.marked) + tuple(board.wrong)),
        ("differs", [cell for cell in board.differing if cell not in fillings]),
    ]
    found: dict[int, list[str]] = {}
    for name, cells in own + sorted(others.items()):
        for cell in set(cells):
            found.setdefault(cell, []).append(name)
    return found


def peers(layout: Layout, cell: int) -> set[int]:
    """The cells that may not have the same digit as this one."""
    found: set[int] = set()
    for rule in layout.blocks + layout.rules:
        if rule.differ and cell in rule.cells:
            found.update(rule.cells)
    found.discard(cell)
    return found


def label(words: Words, board: Board, cell: int, look: Look) -> str:
    """What a screen reader says of a cell."""
    row, column = place_of(cell, board.columns)
    place = {"row": row, "column": column, "digit": look.text}
    if look.parts:
        text = words("cell.parts", place) + " "
        text += "; ".join([f"{digit}: {words.number(part)}" for _, digit, part in look.parts])
    else:
        text = words("cell." + look.kind, place)
    for mark in look.marks:
        if words.has("mark." + mark):
            text += ", " + words("mark." + mark)
    if look.second:
        text += ", " + words("mark.second", {"digit": look.second})
    if look.struck:
        text += ", " + words("mark.struck", {"digit": look.struck})
    return text
