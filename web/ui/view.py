"""What each cell shows, computed whole from the state."""

from sudoku_core.blocks import blocks_for

from .state import faults


def cells(state):
    """For each cell its kind, digit, struck digit and marks, as a tuple.

    kind is "given", "entry", "solved" or "empty"; struck is the entry that the solution replaced,
    or 0; marks is a string of words: picked, peer, same, conflict, wrong, differs.
    """
    board = state.board
    shown = board.shown
    marks = _marks(state, shown)
    looks = []
    for cell, digit in enumerate(shown):
        struck = 0
        if board.givens[cell]:
            kind = "given"
        elif not digit:
            kind = "empty"
        elif board.solution and board.entries[cell] != digit:
            kind, struck = "solved", board.entries[cell]
        else:
            kind = "entry"
        looks.append((kind, digit, struck, marks.get(cell, "")))
    return looks


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
    mark(board.differing, "differs")
    return marks


def label(words, side, cell, look):
    """What a screen reader says of a cell."""
    kind, digit, struck, marks = look
    place = {"row": cell // side + 1, "column": cell % side + 1, "digit": digit}
    text = words("cell." + kind, place)
    for mark in marks.split():
        if words.has("mark." + mark):
            text += ", " + words("mark." + mark)
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
