"""Bit planes of the candidates that propagation leaves, for boards of any size.

The layout is that of ``planes``, with three differences:

- Only the candidates that are left have bits: often 2,000 of the 15,625 on a 25×25 board.
- Items differ in their number of options and are ordered by that number, so a plane holds only the
  first items, those that have an option in its slot. There are no groups and no locked candidates.
- A block of fewer than N cells has items that may stay uncovered. These have no bits, but list
  candidates that exclude each other.

A candidate is a number from 0. Its masks are computed on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from ..board.lowering import lowered
from ..board.puzzle import Puzzle
from .planes import ones

ROOM = 8_000_000
"""Most bytes that the masks of one kind may occupy."""


class Masks(dict[int, int]):
    """Masks by number, computed on first use; all are dropped when they occupy too many bytes.

    Args:
        make: makes the mask of a number.
        size: the number of bytes of a mask.

    >>> masks = Masks(lambda number: 1 << number, 1)
    >>> masks[3]
    8
    """

    def __init__(self, make: Callable[[int], int], size: int) -> None:
        self._make = make
        self._most = ROOM // (size + 1) + 1

    def __missing__(self, number: int) -> int:
        if len(self) >= self._most:
            self.clear()
        mask = self[number] = self._make(number)
        return mask


class Reduced:
    """The tables of a puzzle after propagation.

    Args:
        puzzle: any blocks.
        masks: by cell its candidates, as ``propagate`` returns them.

    >>> from sudoku_core.board.candidates import propagate
    >>> puzzle = Puzzle([1] + [0] * 15)
    >>> reduced = Reduced(puzzle, propagate(puzzle))
    >>> len(reduced.candidates), len(reduced.items), len(reduced.planes)
    (53, 58, 4)
    """

    def __init__(self, puzzle: Puzzle, masks: Sequence[int]) -> None:
        self.settled = [0 if mask & (mask - 1) else mask.bit_length() for mask in masks]
        self.candidates = [
            (cell, digit)
            for cell, mask in enumerate(masks)
            if not self.settled[cell]
            for digit in range(puzzle.side)
            if mask >> digit & 1
        ]
        covering, exclusive = _items(puzzle, self.candidates)
        covering.sort(key=len, reverse=True)
        self.items = covering + exclusive
        self.covers: list[list[int]] = [[] for _ in self.candidates]
        for index, options in enumerate(self.items):
            for candidate in options:
                self.covers[candidate].append(index)
        self._lay(covering)
        size = (self.top + len(covering)) // 8
        self._everything = (1 << self.top + len(covering)) - 1
        self.start = self._everything
        self.keep = Masks(self._make_keep, size)
        self.bits = Masks(lambda candidate: _mask_of_bits(self._places[candidate]), size)
        self.options = Masks(lambda item: _mask_of_bits(self._slots[item]), size)

    def _lay(self, covering: Sequence[Sequence[int]]) -> None:
        """Lay the options of the items out, plane by plane."""
        self.count = len(covering)
        self.plane = (1 << self.count) - 1
        self.at: list[int] = []
        self.planes: list[tuple[int, int]] = []
        self._places: list[list[int]] = [[] for _ in self.candidates]
        self._slots: list[list[int]] = [[] for _ in covering]
        width = self.count
        for slot in range(max(map(len, covering), default=0)):
            while len(covering[width - 1]) <= slot:
                width -= 1
            self.planes.append((len(self.at), (1 << width) - 1))
            for item in range(width):
                candidate = covering[item][slot]
                self._places[candidate].append(len(self.at))
                self._slots[item].append(len(self.at))
                self.at.append(candidate)
        self.top = len(self.at)

    def _make_keep(self, candidate: int) -> int:
        """Return the mask that places a candidate, without its rivals and covered items."""
        cleared = [self.top + item for item in self.covers[candidate] if item < self.count]
        for item in self.covers[candidate]:
            for rival in self.items[item]:
                if rival != candidate:
                    cleared += self._places[rival]
        return self._everything ^ _mask_of_bits(cleared)

    def fewest(self, state: int) -> int:
        """Return the open items with the fewest options, counted for all items at once."""
        counts = [0] * len(self.planes).bit_length()
        for shift, width in self.planes:
            carry = state >> shift & width
            for place, count in enumerate(counts):
                counts[place], carry = count ^ carry, count & carry
                if not carry:
                    break
        items = state >> self.top
        for count in reversed(counts):
            items = items & ~count or items
        return items

    def options_left(self, state: int, items: int, most: int) -> Iterator[int]:
        """Yield the candidates left for the first few of some items."""
        for item in islice(ones(items), most):
            for place in ones(state & self.options[item]):
                yield self.at[place]

    def digits(self, placed: Iterable[int]) -> list[int]:
        """Return by cell the digit, once some candidates are placed."""
        digits = list(self.settled)
        for candidate in placed:
            cell, digit = self.candidates[candidate]
            digits[cell] = digit + 1
        return digits


def _items(
    puzzle: Puzzle, candidates: Iterable[tuple[int, int]]
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Return the options of the items to cover, and of the optional items, each set once."""
    number = {candidate: index for index, candidate in enumerate(candidates)}
    by_cell: dict[int, list[int]] = {}
    for (cell, _), index in number.items():
        by_cell.setdefault(cell, []).append(index)
    covering = {tuple(options): None for options in by_cell.values()}
    exclusive: dict[tuple[int, ...], None] = {}
    for _, different in lowered(puzzle.layout).all_different:
        cells = sorted(different.cells)
        for digit in range(puzzle.side):
            options = tuple([number[cell, digit] for cell in cells if (cell, digit) in number])
            if len(cells) == puzzle.side and options:
                covering[options] = None
            elif len(options) > 1:
                exclusive[options] = None
    return list(covering), [options for options in exclusive if options not in covering]


def _mask_of_bits(places: Iterable[int]) -> int:
    places = list(places)
    octets = bytearray(max(places, default=0) // 8 + 1)
    for place in places:
        octets[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(octets, "little")
