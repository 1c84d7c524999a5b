"""What each cell shows, computed whole from the state."""

from sudoku_core.blocks import blocks_for

from . import equations
from .state import faults


def cells(state):
    """For each cell its kind, digit, struck digit, marks, parts and second digit, as a tuple.

    kind is "given", "entry", "solved", "relaxed" or "empty"; struck is the entry that the solution
    replaced, or 0; marks is a string of words: picked, peer, same, conflict, wrong, differs, clash,
    term, open, reached; parts are the digits that a relaxation chooses there and how strongly;
    second is the digit of the other solution where that differs, or 0.
    """
    board = state.board
    relaxation = state.study.relaxation if state.study.drawn else None
    shown = board.givens if relaxation else board.shown
    marks = _marks(state, shown)
    looks = []
    for cell, digit in enumerate(shown):
        struck = 0
        if relaxation and not digit:
            settled = cell in relaxation["integral"]
            looks.append(_relaxed(relaxation["values"][cell], settled, marks.get(cell, "")))
            continue
        if board.givens[cell]:
            kind = "given"
        elif not digit:
            kind = "empty"
        elif board.solution and board.entries[cell] != digit:
            kind, struck = "solved", board.entries[cell]
        else:
            kind = "entry"
        second = board.second[cell] if board.second and not relaxation else 0
        second = second if second != digit else 0
        looks.append((kind, digit, struck, marks.get(cell, ""), (), second))
    return looks


def _relaxed(values, settled, marks):
    """How a cell looks in the relaxation: its digit where that is settled, else all in parts."""
    if settled:
        return ("relaxed", values[0][0], 0, marks, (), 0)
    return ("relaxed", 0, 0, marks, tuple([(digit, value) for digit, value in values]), 0)


def _marks(state, shown):
    """The marks of the cells that have any."""
    board, picked = state.board, state.picked
    marks = {}

    def mark(cells, name):
        for cell in cells:
            marks[cell] = marks[cell] + " " + name if cell in marks else name

    peers = set()
    for block in blocks_for(board.side, board.box):
        if picked in block.cells:
            peers.update(block.cells)
    mark(peers - {picked}, "peer")
    mark([picked], "picked")
    if shown[picked]:
        mark([c for c, digit in enumerate(shown) if digit == shown[picked] and c != picked], "same")
    mark({cell for fault in faults(board, shown) for cell in fault.cells}, "conflict")
    mark(set(state.marked) | set(board.wrong), "wrong")
    if not state.study.drawn:
        mark(board.differing, "differs")
    _mark_study(state, mark)
    return marks


def _mark_study(state, mark):
    """Mark what is known beside the solution: clashing givens, an equation, what a given fixes."""
    study, board = state.study, state.board
    mark(study.clash, "clash")
    if study.equation:
        free, _ones = equations.Fixings(board).left(study.equation)
        mark({cell for cell, _digit in free}, "open")
        mark({cell for cell, _digit in equations.terms(board, study.equation)}, "term")
    if study.news:
        mark(study.news[4], "reached")


def label(words, side, cell, look):
    """What a screen reader says of a cell."""
    kind, digit, struck, marks, parts, second = look
    place = {"row": cell // side + 1, "column": cell % side + 1, "digit": digit}
    if parts:
        text = words("cell.parts", place) + " "
        text += "; ".join([f"{digit}: {words.number(float(part))}" for digit, part in parts])
    else:
        text = words("cell." + kind, place)
    for mark in marks.split():
        if words.has("mark." + mark):
            text += ", " + words("mark." + mark)
    if second:
        text += ", " + words("mark.second", {"digit": second})
    if struck:
        text += ", " + words("mark.struck", {"digit": struck})
    return text


def edges(board):
    """For each cell the edges of it that are edges of its box: a string of "right" and "bottom"."""
    rows, columns = board.box or (board.side, board.side)
    found = []
    for cell in range(board.side * board.side):
        row, column = cell // board.side + 1, cell % board.side + 1
        right = " right" if column % columns == 0 and column < board.side else ""
        bottom = " bottom" if row % rows == 0 and row < board.side else ""
        found.append(right + bottom)
    return found
