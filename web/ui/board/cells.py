"""What each cell shows, from the state; and which cells show something else than before."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..failures import guarded
from ..faults import faults
from ..feature import nothing
from ..game.state import Preferences

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..feature import Feature, Filling
    from ..state import Board, Cells, Sentence, State

    Part = tuple[int, str, float]  # its place among the digits, its text, how strongly it holds
    Marks = tuple[tuple[str, frozenset[int]], ...]  # names, each with its cells

MOST_LOOKS = 4096
"""So many looks are remembered."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a cell shows, but for its marks. Notes are bit masks as on the board."""

    kind: str = field(default="empty")  # or given, entry, solved, relaxed, candidates
    text: str = field(default="")  # its digit
    struck: str = field(default="")  # the entry that the solution replaced
    second: str = field(default="")  # the digit of another solution, where that differs
    fixed: bool = field(default=False)  # whether the player cannot change it
    corner: int = field(default=0)  # notes
    centre: int = field(default=0)
    clashing: int = field(default=0)  # those of them whose digit stands in a peer
    colour: int = field(default=0)
    parts: tuple[Part, ...] = field(default=())  # digits that hold in part
    labels: tuple[tuple[Sentence, Cells], ...] = field(default=())  # what some of them are, by name


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the looks and the marks of cells follow from."""

    board: Board = field()
    shown: bytes = field()  # the digits, where nothing is shown in their place
    fillings: Mapping[int, Filling] = field()
    marks: Marks = field()
    held: tuple[int, ...] = field()  # by differing rule the digits in it, a bit each


class Around:
    """Which rules of a layout make the digits of a cell's peers differ from its own.

    Args:
        layout: the board's.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rules = [rule.cells for rule in layout.blocks + layout.rules if rule.differ]
        self.holding: dict[int, list[int]] = {}  # by cell the numbers of these rules
        for number, cells in enumerate(self.rules):
            for cell in cells:
                self.holding.setdefault(cell, []).append(number)


_last: list[Around] = []
"""That of the last layout."""


def around(layout: Layout) -> Around:
    """What is around the cells of a layout."""
    if not _last or _last[0].layout is not layout:
        _last[:] = [Around(layout)]
    return _last[0]


def scene(state: State, features: Iterable[Feature], before: Scene | None = None) -> Scene:
    """The scene of a state; the same, but made sooner, where the scene before is there."""
    board = state.board
    fillings: dict[int, Filling] = {}
    marked: dict[str, Cells] = {}
    for feature in features:
        if feature.fillings is not nothing:
            fillings.update(guarded(feature.fillings, {}, state))
        if feature.marks is not nothing:
            for name, cells in guarded(feature.marks, {}, state).items():
                marked[name] = marked.get(name, ()) + tuple(cells)
    shown = board.shown
    if fillings:
        shown = bytes([0 if cell in fillings else digit for cell, digit in enumerate(shown)])
    strict = board.entering or state.part(Preferences).mistakes != "never"
    others = tuple([(name, frozenset(marked[name])) for name in sorted(marked)])
    held = _held(board, shown, before) if strict and (board.corner or board.centre) else ()
    marks = _own_marks(state, shown, fillings, strict) + others
    return Scene(board, shown, fillings, marks, held)


def _own_marks(state: State, shown: bytes, fillings: Mapping[int, Filling], strict: bool) -> Marks:
    """The marks that the board itself makes."""
    board, picked = state.board, state.picked
    broken = [cell for fault in faults(board, shown) for cell in fault.cells] if strict else []
    found: list[tuple[str, Iterable[int]]] = [
        ("picked", state.cells),
        ("cursor", (picked,)),
        ("same", _places(shown, shown[picked], picked)),
        ("conflict", broken),
        ("wrong", tuple(state.marked) + tuple(board.wrong)),
        ("differs", [cell for cell in board.differing if cell not in fillings]),
    ]
    return tuple([(name, frozenset(cells)) for name, cells in found])


def _places(digits: bytes, digit: int, but: int) -> list[int]:
    """Where else a digit stands."""
    found: list[int] = []
    wanted = bytes([digit])
    place = digits.find(wanted) if digit else -1
    while place >= 0:
        if place != but:
            found.append(place)
        place = digits.find(wanted, place + 1)
    return found


def _held(board: Board, shown: bytes, before: Scene | None) -> tuple[int, ...]:
    """By differing rule the digits that stand in it."""
    layout = around(board.layout)
    if before and before.held and before.board.layout is board.layout:
        held = list(before.held)
        numbers: set[int] = set()
        for cell in _differing(shown, before.shown, board.columns):
            numbers.update(layout.holding.get(cell, ()))
    else:
        held = [0] * len(layout.rules)
        numbers = set(range(len(held)))
    for number in numbers:
        digits = 0
        for cell in layout.rules[number]:
            digits |= 1 << shown[cell]
        held[number] = digits >> 1
    return tuple(held)


def _differing(one: Sequence[int], other: Sequence[int], columns: int) -> list[int]:
    """The cells in which two boards' values differ; of none at all, all are 0."""
    if one is other or one == other:
        return []
    if not one or not other:
        return [cell for cell, value in enumerate(one or other) if value]
    found = []
    for start in range(0, len(one), columns):
        if one[start : start + columns] != other[start : start + columns]:
            row = range(start, start + columns)
            found += [cell for cell in row if one[cell] != other[cell]]
    return found


def changed(now: Scene, before: Scene | None) -> Iterable[int]:
    """Return the cells that may show something else than before, other notes aside."""
    board = now.board
    if not before or before.board.layout is not board.layout:
        return board.layout.cells
    past = before.board
    # What is solved is not what was entered, and givens can be changed while they are entered.
    if bool(board.solution) != bool(past.solution) or board.entering != past.entering:
        return board.layout.cells
    found = set()
    for name in ("givens", "entries", "second", "colours"):
        found.update(_differing(getattr(board, name), getattr(past, name), board.columns))
    found.update(_differing(now.shown, before.shown, board.columns))
    marks = dict(before.marks)
    for name, cells in now.marks:
        found.update(cells ^ marks.pop(name, frozenset()))
    for name in marks:
        found.update(marks[name])
    for cell in set(now.fillings) | set(before.fillings):
        if now.fillings.get(cell) != before.fillings.get(cell):
            found.add(cell)
    return found


def changed_notes(now: Scene, before: Scene | None) -> Iterable[int]:
    """Return the cells whose notes may be shown otherwise than before."""
    board = now.board
    if not before or before.board.layout is not board.layout:
        return board.layout.cells
    found: set[int] = set()
    for name in ("corner", "centre"):
        notes, past = getattr(board, name), getattr(before.board, name)
        found.update(_differing(notes, past, board.columns))
    if now.held != before.held:
        rules = around(board.layout).rules
        nothing = (0,) * len(rules)
        for number in _differing(now.held or nothing, before.held or nothing, len(rules)):
            found.update(rules[number])
    return found


def marks_of(scene: Scene, cell: int) -> tuple[str, ...]:
    """The names of a cell's marks."""
    return tuple([name for name, cells in scene.marks if cell in cells])


_looks: list[tuple[tuple[str, ...], dict[tuple[Any, ...], Look]]] = []
"""Those of the last digits. Cells that look alike have one: what changed is seen by identity."""


def look(scene: Scene, cell: int, texts: tuple[str, ...]) -> Look:
    """What a cell shows.

    Args:
        scene: all of the board.
        cell: which.
        texts: the digits as they are shown, after nothing for none.
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
    struck = other = corner = centre = clashing = 0
    if board.solution and not given and board.entries[cell] != digit:
        kind, struck = "solved", board.entries[cell]
    if board.second and board.second[cell] != digit:
        other = board.second[cell]
    if not digit:
        corner = board.corner[cell] if board.corner else 0
        centre = board.centre[cell] if board.centre else 0
        if scene.held and corner | centre:
            for number in around(board.layout).holding.get(cell, ()):
                clashing |= scene.held[number]
            clashing &= corner | centre
    fixed = bool(given) and not board.entering
    key = (kind, digit, struck, other, fixed, corner, centre, clashing, colour)
    known = _known_looks(texts)
    found = known.get(key)
    if found is None:
        found = known[key] = Look(
            kind, texts[digit], texts[struck], texts[other], fixed, corner, centre, clashing, colour
        )
    return found


def _known_looks(texts: tuple[str, ...]) -> dict[tuple[Any, ...], Look]:
    if not _looks or _looks[0][0] is not texts or len(_looks[0][1]) > MOST_LOOKS:
        _looks[:] = [(texts, {})]
    return _looks[0][1]
