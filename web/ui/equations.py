"""The binary program around one cell: its variables, what fixes them, the equations they stand in.

An equation is a tuple of kind, number and digit: ``("row", 3, 7)`` says that 7 stands once in row
3, ``("cell", 40, 0)`` that the cell 40 holds one digit. A term of it is a cell and a digit. Names
are those of the core's model.
"""

from sudoku_core.blocks import blocks_for


def variable(side, cell, digit):
    """The name of a variable: ``x_1_2_5``."""
    return f"x_{cell // side + 1}_{cell % side + 1}_{digit}"


def name(side, equation):
    """The name of an equation: ``row3_digit7``, ``cell_r5c5``."""
    kind, number, digit = equation
    if kind == "cell":
        return f"cell_r{number // side + 1}c{number % side + 1}"
    return f"{kind}{number}_digit{digit}"


def families(board, cell):
    """The equations that a cell stands in: a list for itself and one for each of its blocks."""
    found = [[("cell", cell, 0)]]
    for block in _around(board, cell):
        found.append([(block.kind, block.number, digit + 1) for digit in range(board.side)])
    return found


def terms(board, equation):
    """The terms of an equation."""
    kind, number, digit = equation
    if kind == "cell":
        return [(number, digit + 1) for digit in range(board.side)]
    first = {"row": 0, "column": 1, "box": 2}[kind] * board.side
    block = blocks_for(board.side, board.box)[first + number - 1]
    return [(cell, digit) for cell in block.cells]


class Fixings:
    """What the givens of a board fix: at 1 a given's own variable, at 0 the others of its cell and
    its digit's in its blocks. Found for a cell when that is asked for.
    """

    def __init__(self, board):
        self._board = board
        self._known = {}

    def of(self, cell):
        """By digit, from 1, what fixes it in a cell: the value and the given's cell, or None."""
        if cell not in self._known:
            self._known[cell] = self._find(cell)
        return self._known[cell]

    def _find(self, cell):
        givens = self._board.givens
        own = givens[cell]
        found = [(0, cell) if own else None] * self._board.side
        if own:
            found[own - 1] = (1, cell)
            return found
        for peer in _peers(self._board, cell):
            if givens[peer]:
                found[givens[peer] - 1] = (0, peer)
        return found

    def left(self, equation):
        """The terms of an equation that are free, and how many are fixed at 1."""
        free, ones = [], 0
        for cell, digit in terms(self._board, equation):
            by = self.of(cell)[digit - 1]
            if not by:
                free.append((cell, digit))
            elif by[0]:
                ones += 1
        return free, ones


def written(side, parts, ones, bound=1, sense="="):
    """An equation as text: its free terms, or where there are none how many are fixed at 1.

    Both there are never: what a given fixes at 1 fixes the others of the equation at 0.
    """
    total = " + ".join([variable(side, cell, digit) for cell, digit in parts])
    return f"{total or ones} {sense} {bound}"


def news(before, after):
    """What one given more, or less, changes: its cell and digits, and the variables it touches.

    Returns a tuple of the cell, its digit before and after, how many variables are now fixed that
    were not, or not so (without a digit: are free that were fixed), and the cells of those; None
    where not exactly one given differs.
    """
    if (before.side, before.box) != (after.side, after.box):
        return None
    cells = [c for c, digit in enumerate(before.givens) if digit != after.givens[c]]
    if len(cells) != 1:
        return None
    (cell,) = cells
    touched = []
    count = 0
    old, new = Fixings(before), Fixings(after)
    for near in [cell] + _peers(after, cell):
        was, now = old.of(near), new.of(near)
        if after.givens[cell]:
            changed = sum([1 for a, b in zip(was, now) if b and (not a or a[0] != b[0])])
        else:
            changed = sum([1 for a, b in zip(was, now) if a and not b])
        if changed:
            touched.append(near)
        count += changed
    return cell, before.givens[cell], after.givens[cell], count, tuple(touched)


def _around(board, cell):
    """The row, the column and the box of a cell."""
    side, blocks = board.side, blocks_for(board.side, board.box)
    boxes = [block for block in blocks[2 * side :] if cell in block.cells]
    return [blocks[cell // side], blocks[side + cell % side]] + boxes


def _peers(board, cell):
    peers = set()
    for block in _around(board, cell):
        peers.update(block.cells)
    peers.discard(cell)
    return sorted(peers)
