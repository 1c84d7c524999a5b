"""What the player sees and may undo, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sudoku_core.board.puzzle import Puzzle

from . import effects as do

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Self, TypeVar

    from protocol import MessageData, Request
    from sudoku_core.board.layout import Layout
    from sudoku_core.language.messages import Message

    Sentence = tuple[str, dict[str, Any]]  # a code and its parameters
    Cells = tuple[int, ...]
    Effects = list[tuple[Any, ...]]  # each a name of ui.browser.effects and what it needs
    Part = TypeVar("Part", bound="Value")

SIDES = (4, 6, 8, 9, 12, 16, 25)
"""The sides on offer; a text may bring any other up to the last."""
COLOURS = 9
"""How many colours a cell can be given; 0 is none."""
HISTORY = 200
"""How many boards undo goes back."""
BUSY_SECONDS = 0.3
"""A job is not called busy before."""
NARROW_COLUMNS, NARROW_ZOOM = 16, 2
"""On a narrow screen a wider board is opened so many steps of zoom larger, to be legible."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value of which ``but`` makes another with some of its fields changed."""

    of_puzzle = False
    """Whether, as a part of the state, it is forgotten when the puzzle becomes another."""

    def but(self, **changes: Any) -> Self:
        """The same values except for the changes."""
        return replace(self, **changes)


_layouts: dict[tuple[int, tuple[int, int] | None], Layout] = {}
"""Those that were asked for."""


def layout_for(side: int, box: tuple[int, int] | None = None) -> Layout:
    """The layout with rows, columns and boxes only; by default those usual for the side."""
    if (side, box) not in _layouts:
        _layouts[side, box] = Puzzle(bytes(side * side), box=box).layout
    return _layouts[side, box]


_own: list[bytes] = []
"""Givens and entries of the board that was asked last, and what both are: asked at each key."""


@dataclass(frozen=True, slots=True)
class Board(Value):
    """What undo restores. Digits are bytes, one a cell row by row, 0 for none."""

    layout: Layout = field(default_factory=lambda: layout_for(9))  # all of the puzzle but givens
    givens: bytes = field(default=bytes(81))  # the puzzle
    entries: bytes = field(default=bytes(81))  # what the user filled in, never over a given
    solution: bytes = field(default=b"")  # empty until a solver has found it
    second: bytes = field(default=b"")  # another solution, empty until one is known
    corner: tuple[int, ...] = field(default=())  # notes: by cell a bit a digit; empty for none
    centre: tuple[int, ...] = field(default=())  # those in the middle of their cells, likewise
    colours: bytes = field(default=b"")  # by cell the number of its colour or 0; empty for none
    entering: bool = field(default=True)  # whether typing makes givens
    title: str = field(default="")  # what the puzzle is called, where a text has told
    author: str = field(default="")  # who made it, likewise
    prose: str = field(default="")  # its rules in words, likewise
    unsupported: tuple[Sentence, ...] = field(default=())  # what of its rules could not be read

    @property
    def side(self) -> int:
        """How many digits there are."""
        return self.layout.side

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return self.layout.columns

    @property
    def filled(self) -> bytes:
        """The digits that the user sees as theirs: givens and entries."""
        if not _own or _own[0] is not self.givens or _own[1] is not self.entries:
            shown = [given or entry for given, entry in zip(self.givens, self.entries)]
            _own[:] = self.givens, self.entries, bytes(shown)
        return _own[2]

    @property
    def shown(self) -> bytes:
        """The digits on the board."""
        return self.solution or self.filled

    @property
    def count(self) -> int:
        """How many givens there are."""
        return len(self.givens) - self.givens.count(b"\0")

    def mistaken(self, grid: bytes) -> list[int]:
        """The cells whose entry is not what a solution has; none where there is no solution."""
        pairs = enumerate(zip(self.entries, grid))
        return [cell for cell, (entry, digit) in pairs if entry not in (0, digit)]

    @property
    def wrong(self) -> list[int]:
        """The cells whose entry is not what the solution on the board has."""
        return self.mistaken(self.solution)

    @property
    def differing(self) -> list[int]:
        """The cells in which two solutions differ, as far as two are known."""
        return [cell for cell, digit in enumerate(self.second) if digit != self.solution[cell]]

    @property
    def is_full(self) -> bool:
        """Whether every cell has a digit of the user's."""
        own = self.filled
        return own.count(b"\0") == self.layout.size - len(self.layout.cells)

    def same_puzzle(self, other: Board) -> bool:
        """Whether the other has the same givens, blocks and rules."""
        return self.givens == other.givens and self.layout == other.layout

    def same_digits(self, other: Board) -> bool:
        """Whether the other has the same digits on the same puzzle, whatever is noted."""
        return self.same_puzzle(other) and (self.entries, self.solution, self.second) == (
            other.entries, other.solution, other.second,
        )  # fmt: skip

    def puzzle(self, digits: bytes | None = None) -> Puzzle:
        """The puzzle, or other digits on its blocks and under its rules."""
        return self.layout.puzzle(self.givens if digits is None else digits)

    def places(self, cells: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Rows and columns of cells, from 1, as the words take them."""
        return tuple([place_of(cell, self.columns) for cell in cells])


@dataclass(frozen=True, slots=True)
class Job(Value):
    """What the user asked the engine, who works on it."""

    number: int = field(default=0)  # of the request
    purpose: str = field(default="solve")  # which reply of a feature takes the answer
    of_puzzle: bool = field(default=True)  # whether it is about the givens only, not the entries
    solver: str = field(default="")  # by name, where one is asked
    started: float = field(default=0)  # when, in milliseconds
    has_solution: bool = field(
        default=False
    )  # whether a solution is there, and others are looked for
    progress: dict[str, Any] = field(default_factory=dict)  # what the solver told last
    trace: tuple[int, ...] = field(default=())  # the conflicts a local search told of, in turn


@dataclass(frozen=True, slots=True)
class BackgroundRequest(Value):
    """A request that runs behind the user's own job."""

    purpose: str = field()  # which answer of a feature takes the reply
    request: Request = field()  # without its number
    priority: int = field(default=0)  # of the protocol
    again: bool = field(default=False)  # whether it is sent anew, after its answer failed


@dataclass(frozen=True, slots=True)
class State(Value):
    """All there is to show. What is said are pairs of a code and its parameters.

    What only one feature has to remember is a part: a Value of that feature's own, by its class.
    """

    board: Board = field(default_factory=Board)
    past: tuple[Board, ...] = field(default=())  # the boards before, the last one last
    future: tuple[Board, ...] = field(default=())  # those that were undone, the next one first
    picked: int = field(default=0)  # the cell that typing goes into, and moves begin at
    others: Cells = field(default=())  # cells that are picked together with it
    growing: int = field(default=0)  # the number that the next digit may join, 0 for none
    now: float = field(default=0)  # the time of the last action, in milliseconds
    seed: int = field(default=0)  # a number drawn for the last action, for what is left to chance
    job: Job | None = field(default=None)  # what the user asked the engine
    background: dict[int, BackgroundRequest] = field(
        default_factory=dict
    )  # what runs behind it, by number
    requests: int = field(default=0)  # the number of the last request
    engine: str = field(default="loading")  # or ready, or failed
    status: tuple[Sentence, ...] = field(default=(("welcome", {}),))  # the status
    details: tuple[Sentence, ...] = field(default=())  # its small print
    marked: Cells = field(default=())  # the cells that it is about
    dialog: str = field(default="")  # the one that is open
    language: str = field(default="en")
    zoom: int = field(default=0)  # steps by which the board is drawn larger
    narrow: bool = field(default=False)  # whether the screen is as narrow as a phone's
    parts: dict[type[Value], Value] = field(default_factory=dict)  # what features remember

    def part(self, kind: type[Part]) -> Part:
        """What a feature remembers, or its beginning."""
        found: Any = self.parts.get(kind)
        if found is None:
            if kind not in _beginnings:
                _beginnings[kind] = kind()
            found = _beginnings[kind]
        return found  # type: ignore[no-any-return]

    def with_parts(self, *parts: Value) -> State:
        """Return the state with these parts in place of those of the same class."""
        held = dict(self.parts)
        for part in parts:
            held[type(part)] = part
        return self.but(parts=held)

    @property
    def cells(self) -> Cells:
        """All picked cells, the one that moves begin at first."""
        return (self.picked,) + tuple([cell for cell in self.others if cell != self.picked])

    @property
    def seconds(self) -> float:
        """How long the job has been going on."""
        return (self.now - self.job.started) / 1000 if self.job else 0.0


_beginnings: dict[type, Any] = {}
"""What each part is at first: one value of each, so that it can be compared by identity."""


def place_of(cell: int, columns: int) -> tuple[int, int]:
    """Row and column of a cell, from 1."""
    return cell // columns + 1, cell % columns + 1


def sentence(message: Message | MessageData) -> Sentence:
    """What a message of the core, as a value or as it crossed the wire, says."""
    if isinstance(message, dict):
        return message["code"], message["params"]
    return message.code, message.params


def sentences(messages: Iterable[Message | MessageData]) -> tuple[Sentence, ...]:
    """What several messages say."""
    return tuple([sentence(message) for message in messages])


def empty_board(layout: Layout) -> Board:
    """A board with nothing on it, to be set."""
    nothing = bytes(layout.size)
    return Board(layout=layout, givens=nothing, entries=nothing)


def first_zoom(narrow: bool, columns: int) -> int:
    """How large a board is drawn until the user zooms, as a step of zoom."""
    return NARROW_ZOOM if narrow and columns > NARROW_COLUMNS else 0


def say(state: State, *sentences: Sentence) -> tuple[State, Effects]:
    """The status says something else; nothing else changes."""
    return state.but(status=sentences, details=(), growing=0), []


def place(state: State, board: Board, **more: Any) -> State:
    """The state with another board, the one before kept for undo if it differs."""
    values: dict[str, Any] = {
        "board": board,
        "growing": 0,
        "status": (),
        "details": (),
        "marked": (),
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
    """The state without a job, and the effects that end it."""
    if not state.job:
        return state, []
    return state.but(job=None), [do.cancel(state.job.number)]


def change(state: State, board: Board, **more: Any) -> tuple[State, Effects]:
    """Place a board that the user made; what the engine does for the old one is ended.

    A job about the givens goes on while these and a solution that it found stay.
    """
    effects: Effects = []
    job, before = state.job, state.board
    kept = board.same_puzzle(before) and board.solution == before.solution
    if job and not (job.of_puzzle and kept):
        state, effects = stop(state)
    return place(state, board, **more), effects
