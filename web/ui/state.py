"""What the player sees and may undo, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sudoku_core.blocks import blocks_for, default_box
from sudoku_core.grid import Grid
from sudoku_core.validation import conflicts

if TYPE_CHECKING:
    from typing import Any, Self

    from sudoku_core.validation import Conflict

    Told = dict[str, Any]  # what the engine tells, as it came
    Sentence = tuple[str, dict[str, Any]]  # a code and its parameters
    Cells = tuple[int, ...]
    Equation = tuple[str, int, int]  # kind, number, digit
    Listed = tuple[str, Sentence | None]  # a solver, and why it cannot run here if it cannot
    Effects = list[tuple[Any, ...]]

SIDES = (4, 6, 8, 9, 12, 16, 25)
"""The sides on offer; a text may bring any other up to the last."""
HISTORY = 200
"""How many boards undo goes back."""
NARROW_SIDE, NARROW_ZOOM = 16, 2
"""On a narrow screen a larger board is opened so many steps of zoom larger, to be legible."""
TIME_LIMIT = 60
"""Seconds a solver gets unless the user says otherwise."""


@dataclass(frozen=True, slots=True)
class Value:
    """A value of which ``but`` makes another with some of its fields changed."""

    def but(self, **changes: Any) -> Self:
        """The same values except for the changes."""
        return replace(self, **changes)


@dataclass(frozen=True, slots=True)
class Board(Value):
    """What undo restores. Digits are bytes, one a cell row by row, 0 for none."""

    side: int = field(default=9)  # how many rows, columns and digits there are
    box: tuple[int, int] | None = field(default=(3, 3))  # rows and columns of a box, if any
    givens: bytes = field(default=bytes(81))  # the puzzle
    entries: bytes = field(default=bytes(81))  # what the user filled in, never over a given
    solution: bytes = field(default=b"")  # empty until a solver has found it
    second: bytes = field(default=b"")  # another solution, empty until one is known
    setting: bool = field(default=True)  # whether typing makes givens

    @property
    def own(self) -> bytes:
        """The digits that the user sees as theirs: givens and entries."""
        return bytes([given or entry for given, entry in zip(self.givens, self.entries)])

    @property
    def shown(self) -> bytes:
        """The digits on the board."""
        return self.solution or self.own

    @property
    def wrong(self) -> list[int]:
        """The cells whose entry is not what the solution has."""
        if not self.solution:
            return []
        return [
            cell
            for cell, entry in enumerate(self.entries)
            if entry and entry != self.solution[cell]
        ]

    @property
    def differing(self) -> list[int]:
        """The cells in which two solutions differ, as far as two are known."""
        return [cell for cell, digit in enumerate(self.second) if digit != self.solution[cell]]

    def same_puzzle(self, other: Board) -> bool:
        """Whether the other has the same givens on the same blocks."""
        return self.givens == other.givens and self.box == other.box


@dataclass(frozen=True, slots=True)
class Job(Value):
    """A request the engine is working on."""

    number: int = field(default=0)  # of the request
    op: str = field(default="solve")  # what it is for
    solver: str = field(default="")  # by name, where one is asked
    started: float = field(default=0)  # when, in milliseconds
    now: float = field(default=0)  # the time of the last tick, in milliseconds
    found: bool = field(default=False)  # whether a solution is there, and others are looked for
    progress: Told = field(default_factory=dict)  # what the solver told last
    trace: tuple[int, ...] = field(default=())  # the conflicts a local search told of, in turn

    @property
    def seconds(self) -> float:
        """How long it has been going on."""
        return (self.now - self.started) / 1000


@dataclass(frozen=True, slots=True)
class Study(Value):
    """What is known of a puzzle beside its solution."""

    seen: Told | None = field(default=None)  # of its model: beginning, size, texts to keep
    written: Told | None = field(default=None)  # the model as text, likewise
    relaxation: Told | None = field(default=None)  # that of the model
    drawn: bool = field(default=False)  # whether the relaxation shows on the board
    proof: Told | None = field(default=None)  # how it was proven that there is one solution or more
    tree: Told = field(default_factory=dict)  # the figures of the solver's tree
    log: str = field(default="")  # what the solver printed
    news: tuple[Any, ...] | None = field(default=None)  # what the last given changed
    equation: Equation | None = field(default=None)  # the one that lights its cells
    impossible: bool = field(default=False)  # whether it is known to have no solution
    sets: tuple[Cells, ...] = field(default=())  # givens that cannot stand together
    exhausted: bool = field(default=False)  # whether there are no more such sets
    choices: tuple[Cells, ...] = field(default=())  # sets of givens to erase, each of the fewest
    alone: tuple[bool | None, ...] = field(default=())  # for each, whether one solution is left
    whole: bool = field(default=True)  # whether these are all choices
    fewest: bool = field(default=True)  # whether it is proven that fewer will not do
    erasable: Cells = field(default=())  # the choice on show
    clash: Cells = field(default=())  # the cells that are marked


@dataclass(frozen=True, slots=True)
class State(Value):
    """All there is to show. What is said are pairs of a code and its parameters."""

    board: Board = field(default=Board())
    past: tuple[Board, ...] = field(default=())  # the boards before, the last one last
    future: tuple[Board, ...] = field(default=())  # those that were undone, the next one first
    picked: int = field(default=0)  # the cell that typing goes into
    growing: bool = field(default=False)  # whether the next digit may join the last one
    job: Job | None = field(default=None)  # what the user asked the engine
    jobs: int = field(default=0)  # the number of the last one
    engine: str = field(default="loading")  # or ready, or failed
    engine_bytes: int = field(default=0)  # what there is to load of it
    engine_reason: Sentence | None = field(default=None)  # why it failed
    said: tuple[Sentence, ...] = field(default=(("welcome", {}),))  # the status
    fine: tuple[Sentence, ...] = field(default=())  # its small print
    marked: Cells = field(default=())  # the cells that it is about
    dialog: str = field(default="")  # the one that is open
    draft: str = field(default="")  # the text in the import dialog
    problem: Sentence | None = field(default=None)  # why that cannot be read
    solver: str = field(default="auto")  # the one that is chosen
    limit: float | None = field(default=TIME_LIMIT)  # how many seconds it gets
    solvers: tuple[Listed, ...] = field(default=())  # all that there are
    offers: dict[str, tuple[int, str]] = field(default_factory=dict)  # bytes, licence, if not here
    modelers: dict[str, tuple[str, ...]] = field(default_factory=dict)  # each one's ways to write
    modeler: str = field(default="")  # the way that is chosen, empty for the solver's first
    rivals: tuple[str, ...] = field(default=())  # the solvers to compare
    compared: tuple[tuple[str, Told], ...] = field(default=())  # their results so far
    contest: tuple[Sentence, ...] = field(default=())  # what is said of that
    panel: bool = field(default=False)  # whether the model shows beside the board
    leaves: tuple[str, ...] = field(default=("model", "cell"))  # which of its parts are open
    study: Study = field(default=Study())
    asked: dict[int, object] = field(default_factory=dict)  # requests in the background, by number
    to: str = field(default="lp")  # the format that the model is written in
    form: str = field(default="full")  # or reduced
    language: str = field(default="en")
    theme: str = field(default="auto")  # or light, or dark
    link: str = field(default="")  # the part of the address that holds this puzzle, if any does
    example: str = field(default="")  # the example that this puzzle is, if it is one
    zoom: int = field(default=0)  # steps by which the board is drawn larger
    narrow: bool = field(default=False)  # whether the screen is as narrow as a phone's
    style: str = field(default="line")  # in which the board is shared
    filled: bool = field(default=False)  # whether that is with what was filled in
    copied: str = field(default="")  # what was copied or saved last
    base: str = field(default="")  # the page's own address
    release: bool = field(default=False)  # whether a new release waits
    offline: bool = field(default=False)  # whether the page works without the network


def place_of(cell: int, side: int) -> tuple[int, int]:
    """Row and column of a cell, from 1."""
    return cell // side + 1, cell % side + 1


def empty_board(side: int, box: tuple[int, int] | None = None) -> Board:
    """A board with nothing on it, to be set."""
    nothing = bytes(side * side)
    return Board(side=side, box=box or default_box(side), givens=nothing, entries=nothing)


def faults(board: Board, digits: bytes) -> tuple[Conflict, ...]:
    """The conflicts that digits on the blocks of a board have."""
    return conflicts(Grid(list(digits)), blocks_for(board.side, board.box))


def first_zoom(narrow: bool, side: int) -> int:
    """How large a board is drawn until the user zooms, as a step of zoom."""
    return NARROW_ZOOM if narrow and side > NARROW_SIDE else 0


def place(state: State, board: Board, **more: Any) -> State:
    """The state with another board, the one before kept for undo if it differs."""
    values: dict[str, Any] = {
        "board": board,
        "growing": False,
        "said": (),
        "fine": (),
        "marked": (),
    }
    if board != state.board:
        values.update({"past": (state.past + (state.board,))[-HISTORY:], "future": ()})
    if not board.same_puzzle(state.board):
        values.update({"link": "", "example": ""})
    if board.side != state.board.side:
        values["picked"] = 0
        values["zoom"] = first_zoom(state.narrow, board.side)
    values.update(more)
    return state.but(**values)


def stop(state: State) -> tuple[State, Effects]:
    """The state without a job, and the effects that end it."""
    if not state.job:
        return state, []
    return state.but(job=None), [("cancel", state.job.number)]


def change(state: State, board: Board, **more: Any) -> tuple[State, Effects]:
    """Place a board that the user made; what the engine does for the old one is ended."""
    stopped, effects = stop(state)
    return place(stopped, board, **more), effects
