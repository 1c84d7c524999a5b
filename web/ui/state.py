"""The state of the page as plain values: the board, the user's job, the status line."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sudoku_core.board.puzzle import Puzzle
from sudoku_core.drawing.drawings import shapes_in

from . import effects as do

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Self, TypeVar

    from protocol import MessageData, Request
    from sudoku_core.board.layout import Layout
    from sudoku_core.drawing.shapes import Shape
    from sudoku_core.language.messages import Message

    Sentence = tuple[str, dict[str, Any]]  # a code and its parameters
    Cells = tuple[int, ...]
    Effects = list[tuple[Any, ...]]  # each made by a constructor of effects
    Part = TypeVar("Part", bound="Value")

SIDES = (4, 6, 8, 9, 12, 16, 25)
"""The sides on offer; a puzzle that is read may have any other up to the last."""
COLOURS = 9
"""Number of colours on offer; 0 is none."""
HISTORY = 200
"""Number of boards that undo goes back."""
BUSY_SECONDS = 0.3
"""The status says that a job is running once it has run so long."""
NARROW_COLUMNS, NARROW_ZOOM = 16, 2
"""On a narrow screen, a board with more columns is opened so many steps of zoom larger."""


@dataclass(frozen=True, slots=True)
class Value:
    """An immutable value; ``but`` returns it with some fields changed."""

    of_puzzle = False
    """True for a part of the state that is forgotten when the puzzle becomes another."""

    def but(self, **changes: Any) -> Self:
        """Return the value with some fields changed."""
        return replace(self, **changes)


_layouts: dict[tuple[int, tuple[int, int] | None], Layout] = {}
"""Layouts made so far, by side and box."""


def layout_for(side: int, box: tuple[int, int] | None = None) -> Layout:
    """Return the layout with rows, columns and boxes only; by default the usual boxes of a side."""
    if (side, box) not in _layouts:
        _layouts[side, box] = Puzzle(bytes(side * side), box=box).layout
    return _layouts[side, box]


_last_filled: list[tuple[bytes, bytes, bytes]] = []
"""Givens, entries, and both together, of the last two boards whose ``filled`` was computed: each
key reads those before and after it often."""


def _filled(givens: bytes, entries: bytes) -> bytes:
    """Return givens and entries, of the same length, together: a given wins over an entry.

    Where no entry is over a given, both are joined as whole numbers, which is faster.
    """
    size = len(givens)
    both = (int.from_bytes(givens, "big") | int.from_bytes(entries, "big")).to_bytes(size, "big")
    if givens.count(b"\0") + entries.count(b"\0") == both.count(b"\0") + size:
        return both
    return bytes([given or entry for given, entry in zip(givens, entries)])


@dataclass(frozen=True, slots=True)
class Board(Value):
    """A board with all that undo restores; digits are bytes, one a cell row by row, 0 for none."""

    layout: Layout = field(default_factory=lambda: layout_for(9))  # the puzzle without its givens
    givens: bytes = field(default=bytes(81))  # the puzzle
    entries: bytes = field(default=bytes(81))  # the user's digits, never over a given
    solution: bytes = field(default=b"")  # empty until a solver has found it
    second: bytes = field(default=b"")  # another solution; empty until one is known
    corner: tuple[int, ...] = field(
        default=()
    )  # corner notes: by cell a bit a digit; empty for none
    centre: tuple[int, ...] = field(default=())  # centre notes, likewise
    colours: tuple[int, ...] = field(
        default=()
    )  # by cell the number of its colours (``colours``), 0 for none; empty for none
    entering: bool = field(default=True)  # True while typing makes givens
    title: str = field(default="")  # of the puzzle, if known
    author: str = field(default="")  # of the puzzle, if known
    prose: str = field(default="")  # the puzzle's rules in words, if known
    unsupported: tuple[Sentence, ...] = field(default=())  # sentences about its unsupported rules
    drawings: str = field(default="")  # the shapes of another program's drawings, as text

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The shapes of another program's drawings."""
        return shapes_in(self.drawings) if self.drawings else ()

    @property
    def side(self) -> int:
        """Number of digits."""
        return self.layout.side

    @property
    def columns(self) -> int:
        """Number of columns."""
        return self.layout.columns

    @property
    def filled(self) -> bytes:
        """Givens and entries together."""
        for givens, entries, filled in _last_filled:
            if givens is self.givens and entries is self.entries:
                return filled
        filled = _filled(self.givens, self.entries)
        _last_filled[:] = [(self.givens, self.entries, filled)] + _last_filled[:1]
        return filled

    @property
    def shown(self) -> bytes:
        """The digits that the board shows: the solution if there is one, else ``filled``."""
        return self.solution or self.filled

    @property
    def count(self) -> int:
        """Number of givens."""
        return len(self.givens) - self.givens.count(b"\0")

    def mistaken(self, grid: bytes) -> list[int]:
        """Return the cells whose entry differs from a solution's digit; ``grid`` may be empty."""
        pairs = enumerate(zip(self.entries, grid))
        return [cell for cell, (entry, digit) in pairs if entry not in (0, digit)]

    @property
    def wrong(self) -> list[int]:
        """The cells whose entry differs from the digit of the solution on the board."""
        return self.mistaken(self.solution)

    @property
    def differing(self) -> list[int]:
        """The cells in which the two solutions differ; none if only one is known."""
        return [cell for cell, digit in enumerate(self.second) if digit != self.solution[cell]]

    @property
    def is_full(self) -> bool:
        """True if every cell has a given or an entry."""
        return self.filled.count(b"\0") == self.layout.size - len(self.layout.cells)

    def same_puzzle(self, other: Board) -> bool:
        """Return whether another board has the same givens, blocks and rules."""
        return self.givens == other.givens and self.layout == other.layout

    def same_digits(self, other: Board) -> bool:
        """Return whether another board has the same puzzle and digits; notes may differ."""
        return self.same_puzzle(other) and (self.entries, self.solution, self.second) == (
            other.entries, other.solution, other.second,
        )  # fmt: skip

    def puzzle(self, digits: bytes | None = None) -> Puzzle:
        """Return the puzzle, or one with other digits as givens under the same rules."""
        return self.layout.puzzle(self.givens if digits is None else digits)

    def places(self, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return rows and columns of cells, from 1, as sentences take them."""
        return tuple([place_of(cell, self.columns) for cell in cells])


@dataclass(frozen=True, slots=True)
class Job(Value):
    """A request of the user's that the engine works on."""

    number: int = field(default=0)  # of the request
    purpose: str = field(default="solve")  # the key in ``replies`` of a feature
    outlives_entries: bool = field(default=True)  # whether it goes on when the user types entries
    solver: str = field(default="")  # by name, if one is used
    started: float = field(default=0)  # milliseconds
    has_solution: bool = field(default=False)  # True while others are looked for
    progress: dict[str, Any] = field(default_factory=dict)  # the solver's last figures
    trace: tuple[int, ...] = field(default=())  # counts of conflicts of a local search, in turn


@dataclass(frozen=True, slots=True)
class BackgroundRequest(Value):
    """A request that runs behind the user's own job."""

    purpose: str = field()  # the key in ``answers`` of a feature
    request: Request = field()  # without its number
    priority: int = field(default=0)  # as in ``priorities``
    again: bool = field(default=False)  # True once it was sent again, after its answer failed


@dataclass(frozen=True, slots=True)
class State(Value):
    """The whole state. Sentences are pairs of a code and its parameters.

    A feature keeps its own data in parts, each a Value of a class of its own.
    """

    board: Board = field(default_factory=Board)
    past: tuple[Board, ...] = field(default=())  # the boards before this one, the last one last
    future: tuple[Board, ...] = field(default=())  # boards that were undone, the next one first
    picked: int = field(default=0)  # the cell that typing fills and moves start from
    others: Cells = field(default=())  # the other picked cells
    growing: int = field(default=0)  # a number that the next typed digit extends, 0 for none
    now: float = field(default=0)  # the time of the last action, in milliseconds
    seed: int = field(default=0)  # a number drawn for the last action, for what is left to chance
    job: Job | None = field(default=None)  # the user's request to the engine
    background: dict[int, BackgroundRequest] = field(default_factory=dict)  # by number
    requests: int = field(default=0)  # number of the last request
    engine: str = field(default="loading")  # or ready, or failed
    status: tuple[Sentence, ...] = field(default=(("welcome", {}),))  # the status
    small_print: tuple[Sentence, ...] = field(default=())  # small print of the status
    wrong_cells: Cells = field(default=())  # marked until the board changes
    dialog: str = field(default="")  # the open dialog
    language: str = field(default="en")
    zoom: int = field(default=0)  # steps of enlargement of the board
    narrow: bool = field(default=False)  # True on a screen as narrow as a phone's
    parts: dict[type[Value], Value] = field(default_factory=dict)  # by class

    def part(self, kind: type[Part]) -> Part:
        """Return the part of a class; at the start, its default value."""
        part: Any = self.parts.get(kind)
        if part is None:
            if kind not in _defaults:
                _defaults[kind] = kind()
            part = _defaults[kind]
        return part  # type: ignore[no-any-return]

    def with_parts(self, *parts: Value) -> State:
        """Return the state with these parts in place of those of the same class."""
        by_class = dict(self.parts)
        for part in parts:
            by_class[type(part)] = part
        return self.but(parts=by_class)

    @property
    def cells(self) -> Cells:
        """The picked cells, first the one that moves start from."""
        return (self.picked,) + tuple([cell for cell in self.others if cell != self.picked])

    @property
    def seconds(self) -> float:
        """Seconds since the job was started."""
        return (self.now - self.job.started) / 1000 if self.job else 0.0


_defaults: dict[type, Any] = {}
"""The default value of each part; one value a class, so that it can be compared by identity."""


def place_of(cell: int, columns: int) -> tuple[int, int]:
    """Return row and column of a cell, from 1."""
    return cell // columns + 1, cell % columns + 1


def sentence(message: Message | MessageData) -> Sentence:
    """Return the sentence of a message of the core, a value or one that came from the engine."""
    if isinstance(message, dict):
        return message["code"], message["params"]
    return message.code, message.params


def sentences(messages: Iterable[Message | MessageData]) -> tuple[Sentence, ...]:
    """Return the sentences of several messages."""
    return tuple([sentence(message) for message in messages])


def empty_board(layout: Layout) -> Board:
    """Return a board with nothing on it, on which givens are entered."""
    nothing = bytes(layout.size)
    return Board(layout=layout, givens=nothing, entries=nothing)


def to_board(puzzle: Puzzle, *, entering: bool = False) -> Board:
    """Return the board of a puzzle without entries.

    Args:
        puzzle: any.
        entering: whether typing makes givens.
    """
    givens = bytes(puzzle.givens.cells)
    entries = bytes(len(givens))
    return Board(layout=puzzle.layout, givens=givens, entries=entries, entering=entering)


def first_zoom(narrow: bool, columns: int) -> int:
    """Return the step of zoom at which a board is drawn until the user zooms."""
    return NARROW_ZOOM if narrow and columns > NARROW_COLUMNS else 0


def say(state: State, *sentences: Sentence) -> tuple[State, Effects]:
    """Return the state with other sentences in its status, and no effects."""
    return state.but(status=sentences, small_print=(), growing=0), []


def place(state: State, board: Board, **more: Any) -> State:
    """Return the state with another board; if it differs, undo leads back."""
    values: dict[str, Any] = {
        "board": board,
        "growing": 0,
        "status": (),
        "small_print": (),
        "wrong_cells": (),
    }
    if board != state.board:
        values.update({"past": (state.past + (state.board,))[-HISTORY:], "future": ()})
    if board.layout != state.board.layout:
        if board.columns != state.board.columns or len(board.givens) != len(state.board.givens):
            values["zoom"] = first_zoom(state.narrow, board.columns)
        values.update({"picked": board.layout.cells[0], "others": ()})
    values.update(more)
    return state.but(**values)


def stop(state: State) -> tuple[State, Effects]:
    """Return the state without a job, and the effects that end the job."""
    if not state.job:
        return state, []
    return state.but(job=None), [do.cancel(state.job.number)]


def change(state: State, board: Board, **more: Any) -> tuple[State, Effects]:
    """Return the state with a board that the user made; a job about the board before is ended.

    A job about the givens goes on while the givens and its solution stay.
    """
    effects: Effects = []
    job, before = state.job, state.board
    same = board.same_puzzle(before) and board.solution == before.solution
    if job and not (job.outlives_entries and same):
        state, effects = stop(state)
    return place(state, board, **more), effects
