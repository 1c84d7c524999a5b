"""Digits that cells must hold: placed where one place is left, else removed from cells around."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..rules.kernel import bits


class Required:
    """Places the digits that some different cells must hold.

    Args:
        peers: by cell of the board the cells that must differ from it.
    """

    __slots__ = ("_common", "_peers")

    def __init__(self, peers: Sequence[Sequence[int]]) -> None:
        self._peers = peers
        self._common: dict[tuple[int, ...], tuple[int, ...]] = {}

    def place(self, masks: list[int], cells: list[int], digits: int, changed: list[int]) -> bool:
        """Place digits that the cells must hold, or remove them from the common peers.

        Args:
            masks: by cell of the board its candidates; changed in place.
            cells: the open cells.
            digits: the digits that these must hold, as a mask.
            changed: the cells that changed are added to it.

        Returns:
            False if a digit has no place, or a cell around has no candidate left.
        """
        for digit in bits(digits):
            bit = 1 << digit
            places = tuple([cell for cell in cells if masks[cell] & bit])
            if not places:
                return False
            if len(places) == 1:
                if masks[places[0]] != bit:
                    masks[places[0]] = bit
                    changed.append(places[0])
                continue
            for cell in self._common.get(places) or self._common_peers(places):
                mask = masks[cell]
                if mask & bit:
                    if mask == bit:
                        return False
                    masks[cell] = mask ^ bit
                    changed.append(cell)
        return True

    def _common_peers(self, places: tuple[int, ...]) -> tuple[int, ...]:
        common = set(self._peers[places[0]])
        for place in places[1:]:
            common.intersection_update(self._peers[place])
        self._common[places] = cells = tuple(common)
        return cells


def restrict(masks: list[int], cells: Sequence[int], allowed: int, changed: list[int]) -> bool:
    """Remove all digits but the allowed ones from cells; return False if a cell loses all."""
    for cell in cells:
        mask = masks[cell]
        if mask & ~allowed:
            if not mask & allowed:
                return False
            masks[cell] = mask & allowed
            changed.append(cell)
    return True


def digits_of(sets: Iterable[int], union: int) -> tuple[int, int]:
    """Return the digits of any set that fits, and those of all sets that fit.

    Args:
        sets: sets of digits, as masks.
        union: the digits that cells may hold; a set fits if it has no others.

    >>> digits_of([0b0011, 0b0110, 0b1100], 0b0111)
    (7, 2)
    """
    possible, required = 0, union
    for mask in sets:
        if not mask & ~union:
            possible |= mask
            required &= mask
    return possible, required if possible else 0
