"""What the player sees and may undo, as plain values."""

from sudoku_core.blocks import blocks_for, default_box
from sudoku_core.grid import Grid
from sudoku_core.validation import conflicts

SIDES = (4, 6, 8, 9, 12, 16, 25)
"""The sides on offer; a text may bring any other up to the last."""
HISTORY = 200
"""How many boards undo goes back."""
NARROW_SIDE, NARROW_ZOOM = 16, 2
"""On a narrow screen a larger board is opened so many steps of zoom larger, to be legible."""
TIME_LIMIT = 60
"""Seconds a solver gets unless the user says otherwise."""


class Record:
    """Values by name, with defaults; ``but`` makes another with some of them changed."""

    DEFAULTS: tuple = ()

    def __init__(self, **values):
        left = dict(values)
        for name, default in self.DEFAULTS:
            setattr(self, name, left.pop(name, default))
        if left:
            raise TypeError(", ".join(sorted(left)))

    def but(self, **changes):
        """The same values except for the changes."""
        values = {name: getattr(self, name) for name, _default in self.DEFAULTS}
        values.update(changes)
        return type(self)(**values)

    def __eq__(self, other):
        return type(self) is type(other) and all(
            getattr(self, name) == getattr(other, name) for name, _default in self.DEFAULTS
        )

    def __hash__(self):
        raise TypeError("not hashable")


class Board(Record):
    """What undo restores. Digits are bytes, one a cell row by row, 0 for none.

    givens and entries are never both in one cell; solution and second (another solution) are empty
    until a solver has found them; setting tells whether typing makes givens.
    """

    DEFAULTS = (
        ("side", 9),
        ("box", (3, 3)),
        ("givens", bytes(81)),
        ("entries", bytes(81)),
        ("solution", b""),
        ("second", b""),
        ("setting", True),
    )

    @property
    def own(self):
        """The digits that the user sees as theirs: givens and entries."""
        return bytes([given or entry for given, entry in zip(self.givens, self.entries)])

    @property
    def shown(self):
        """The digits on the board."""
        return self.solution or self.own

    @property
    def wrong(self):
        """The cells whose entry is not what the solution has."""
        if not self.solution:
            return []
        return [
            cell
            for cell, entry in enumerate(self.entries)
            if entry and entry != self.solution[cell]
        ]

    @property
    def differing(self):
        """The cells in which two solutions differ, as far as two are known."""
        return [cell for cell, digit in enumerate(self.second) if digit != self.solution[cell]]

    def same_puzzle(self, other):
        """Whether the other has the same givens on the same blocks."""
        return self.givens == other.givens and self.box == other.box


class Job(Record):
    """A request the engine is working on; started and now are in milliseconds.

    trace holds the conflicts that a local search has told of, one after the other.
    """

    DEFAULTS = (
        ("number", 0),
        ("op", "solve"),
        ("solver", ""),
        ("started", 0),
        ("now", 0),
        ("found", False),
        ("progress", {}),
        ("trace", ()),
    )

    @property
    def seconds(self):
        """How long it has been going on."""
        return (self.now - self.started) / 1000


class Study(Record):
    """What is known of a puzzle beside its solution.

    seen is what the engine told of its model, written of the model as text: its beginning, its
    size, and named texts whose content the browser may keep; relaxation is that of the model, drawn
    tells whether it shows on the board; proof is how it was proven whether there is one solution or
    more; tree and log are what the solver told of itself; news is what the last given changed,
    equation the one that lights its cells. impossible tells that there is no solution; sets are
    cells of givens that can not stand together, exhausted that there are no more such sets,
    choices are sets of cells to erase, each as small as can be, fewest tells whether that is
    proven, whole whether these are all, alone for each whether one solution is left then; erasable
    is the one on show, clash the cells that are marked.
    """

    DEFAULTS = (
        ("seen", None),
        ("written", None),
        ("relaxation", None),
        ("drawn", False),
        ("proof", None),
        ("tree", {}),
        ("log", ""),
        ("news", None),
        ("equation", None),
        ("impossible", False),
        ("sets", ()),
        ("exhausted", False),
        ("choices", ()),
        ("alone", ()),
        ("whole", True),
        ("fewest", True),
        ("erasable", ()),
        ("clash", ()),
    )


class State(Record):
    """All there is to show; said and fine, its small print, are pairs of code and parameters.

    solvers are pairs of name and reason, None for those that run here. offers has by name the bytes
    and the licence of those that are still to be fetched; modelers the ways to write a puzzle down
    that each takes, its own choice first, which an empty modeler stands for. rivals are the solvers
    to compare, compared pairs of name and result, contest what is said of it. panel tells whether
    the model shows beside the board, leaves which of its parts are open; asked holds what requests
    in the background are about, by number; to and form say how the model is written. narrow tells
    of a screen as narrow as a phone's.
    """

    DEFAULTS = (
        ("board", Board()),
        ("past", ()),
        ("future", ()),
        ("picked", 0),
        ("growing", False),
        ("job", None),
        ("jobs", 0),
        ("engine", "loading"),
        ("engine_bytes", 0),
        ("engine_reason", None),
        ("said", (("welcome", {}),)),
        ("fine", ()),
        ("marked", ()),
        ("dialog", ""),
        ("draft", ""),
        ("problem", None),
        ("solver", "auto"),
        ("limit", TIME_LIMIT),
        ("solvers", ()),
        ("offers", {}),
        ("modelers", {}),
        ("modeler", ""),
        ("rivals", ()),
        ("compared", ()),
        ("contest", ()),
        ("panel", False),
        ("leaves", ("model", "cell")),
        ("study", Study()),
        ("asked", {}),
        ("to", "lp"),
        ("form", "full"),
        ("language", "en"),
        ("theme", "auto"),
        ("link", ""),
        ("example", ""),
        ("zoom", 0),
        ("narrow", False),
        ("style", "line"),
        ("filled", False),
        ("copied", ""),
        ("base", ""),
        ("release", False),
        ("offline", False),
    )


def place_of(cell, side):
    """Row and column of a cell, from 1."""
    return cell // side + 1, cell % side + 1


def empty_board(side, box=None):
    """A board with nothing on it, to be set."""
    nothing = bytes(side * side)
    return Board(side=side, box=box or default_box(side), givens=nothing, entries=nothing)


def faults(board, digits):
    """The conflicts that digits on the blocks of a board have."""
    return conflicts(Grid(list(digits)), blocks_for(board.side, board.box))


def first_zoom(narrow, side):
    """How large a board is drawn until the user zooms, as a step of zoom."""
    return NARROW_ZOOM if narrow and side > NARROW_SIDE else 0


def place(state, board, **more):
    """The state with another board, the one before kept for undo if it differs."""
    values = {
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


def stop(state):
    """The state without a job, and the effects that end it."""
    if not state.job:
        return state, []
    return state.but(job=None), [("cancel", state.job.number)]


def change(state, board, **more):
    """Place a board that the user made; what the engine does for the old one is ended."""
    stopped, effects = stop(state)
    return place(stopped, board, **more), effects
