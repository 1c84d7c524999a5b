"""Peter Norvig's algorithm ("Solving Every Sudoku Puzzle"), written anew, as a yardstick.

Each square keeps a string of its possible digits. Taking a digit away is the one step there is: a
square with one digit left takes it from its peers, a unit with one place left for a digit puts it
there. The search goes on at a square with the fewest digits. Made to count solutions.
"""

from __future__ import annotations

from collections.abc import Sequence

ROWS = "ABCDEFGHI"
DIGITS = "123456789"
Values = dict[str, str]


def cross(rows: str, columns: str) -> list[str]:
    """The squares of these rows and columns."""
    return [row + column for row in rows for column in columns]


SQUARES = cross(ROWS, DIGITS)
UNIT_LIST = (
    [cross(ROWS, column) for column in DIGITS]
    + [cross(row, DIGITS) for row in ROWS]
    + [cross(rows, cols) for rows in ("ABC", "DEF", "GHI") for cols in ("123", "456", "789")]
)
UNITS = {square: [unit for unit in UNIT_LIST if square in unit] for square in SQUARES}
PEERS = {square: set().union(*UNITS[square]) - {square} for square in SQUARES}


def count(givens: Sequence[int], limit: int = 2) -> int:
    """Return how many solutions there are, up to a limit; the givens are 81 digits, 0 for none."""
    values: Values | None = dict.fromkeys(SQUARES, DIGITS)
    for square, digit in zip(SQUARES, givens, strict=True):
        if digit and values:
            values = assign(values, square, str(digit))
    return search(values, limit)


def assign(values: Values, square: str, digit: str) -> Values | None:
    """Take all other digits away; None on a contradiction."""
    for other in values[square].replace(digit, ""):
        if not eliminate(values, square, other):
            return None
    return values


def eliminate(values: Values, square: str, digit: str) -> bool:
    """Take one digit away, and what follows from that; False on a contradiction."""
    if digit not in values[square]:
        return True
    values[square] = values[square].replace(digit, "")
    left = values[square]
    if not left:
        return False
    if len(left) == 1 and not all(eliminate(values, peer, left) for peer in PEERS[square]):
        return False
    for unit in UNITS[square]:
        places = [place for place in unit if digit in values[place]]
        if not places:
            return False
        if len(places) == 1 and assign(values, places[0], digit) is None:
            return False
    return True


def search(values: Values | None, limit: int) -> int:
    """Count by trying the digits of the square that has the fewest."""
    if values is None:
        return 0
    open_squares = [(len(values[square]), square) for square in SQUARES if len(values[square]) > 1]
    if not open_squares:
        return 1
    _, square = min(open_squares)
    solution_count = 0
    for digit in values[square]:
        solution_count += search(assign(values.copy(), square, digit), limit - solution_count)
        if solution_count >= limit:
            break
    return solution_count
