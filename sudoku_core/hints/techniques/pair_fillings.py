"""Fillings of cells that pairs of digits are allowed for: which digits some filling has.

All tables of a rule together, and the blocks around its cells, say for each two cells which digits
go together. A digit without a filling of all cells is ruled out (singleton consistency).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb

from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...rules.kernel import AllDifferent, Table, bits

MOST_CELLS = 12
"""Most cells of a rule whose fillings are looked for."""
MOST_NODES = 3000
"""Most nodes of a search for one filling; beyond, the digit counts as possible."""
MOST_SETS = 200
"""Most sets of digits to try."""
Pairs = tuple[tuple[tuple[int, ...] | None, ...], ...]
"""By place, by other place and by digit from 0, the mask of the digits allowed at the other place;
None where all are."""


def pairs_of(
    layout: Layout, rule: str, blocks: Sequence[str]
) -> tuple[tuple[int, ...], Pairs] | None:
    """Return the cells of a rule, and which digits each two of them can hold together.

    Args:
        layout: the board without givens.
        rule: the name of the rule.
        blocks: the names of blocks and rules whose digits differ.

    Returns:
        The cells and pairs; None if the rule has other parts than tables, or too many cells.
    """
    return _pairs(layout, rule_names(layout), rule, tuple(blocks))


@lru_cache(maxsize=1024)
def _pairs(
    layout: Layout, _names: tuple[str, ...], rule: str, blocks: tuple[str, ...]
) -> tuple[tuple[int, ...], Pairs] | None:
    parts = [part for owner, _name, part in lowered(layout).parts if owner == rule]
    cells = tuple(sorted({cell for part in parts for cell in part.cells}))
    tables = [part for part in parts if isinstance(part, Table)]
    different = [part.cells for part in parts if isinstance(part, AllDifferent)]
    if len(tables) + len(different) < len(parts) or not tables or not 3 <= len(cells) <= MOST_CELLS:
        return None
    different += [part.cells for name, part in lowered(layout).all_different if name in blocks]
    side, every = layout.side, (1 << layout.side) - 1
    grid = [[[every] * side for _ in cells] for _ in cells]
    at = {cell: place for place, cell in enumerate(cells)}
    for table in tables:
        a, b = at[table.a], at[table.b]
        for digit, partners in enumerate(table.allowed):
            grid[a][b][digit] &= partners
            for partner in range(side):
                if not partners >> partner & 1:
                    grid[b][a][partner] &= ~(1 << digit)
    for block in different:
        places = [at[cell] for cell in block if cell in at]
        for a in places:
            for b in places:
                for digit in range(side if a != b else 0):
                    grid[a][b][digit] &= ~(1 << digit)
    return cells, tuple(
        [
            tuple([tuple(row) if any(m != every for m in row) else None for row in rows])
            for rows in grid
        ]
    )


@lru_cache(maxsize=4096)
def supported(masks: tuple[int, ...], pairs: Pairs) -> tuple[int, ...]:
    """Return by place the digits that some filling has, or for which the search is too long.

    Args:
        masks: by place its candidates.
        pairs: which digits each two places can hold together.
    """
    known = [0] * len(masks)
    for place, mask in enumerate(masks):
        for digit in bits(mask):
            if known[place] >> digit & 1:
                continue
            search = _Filling(pairs)
            filling = search.fill([*masks[:place], 1 << digit, *masks[place + 1 :]], place)
            if filling is None and search.nodes <= MOST_NODES:
                continue
            known[place] |= 1 << digit
            for other, bit in enumerate(filling or ()):
                known[other] |= bit
    return tuple(known)


@lru_cache(maxsize=256)
def filling_sets(masks: tuple[int, ...], pairs: Pairs) -> tuple[int, ...]:
    """Return the sets of digits, as masks, of all fillings without a repeated digit.

    Args:
        masks: by place its candidates.
        pairs: which digits each two places can hold together.

    Returns:
        The sets, ascending; none if digits may repeat, or if there are too many sets to try.
    """
    union = 0
    for mask in masks:
        union |= mask
    digits = list(bits(union))
    if comb(len(digits), len(masks)) > MOST_SETS or not _all_differ(pairs):
        return ()
    sets = []
    for chosen in combinations(digits, len(masks)):
        within = sum([1 << digit for digit in chosen])
        left = tuple([mask & within for mask in masks])
        if all(left) and any(supported(left, pairs)):
            sets.append(within)
    return tuple(sets)


def _all_differ(pairs: Pairs) -> bool:
    """Return whether no digit goes with itself in two places."""
    return not any(
        allowed is None or any(mask >> digit & 1 for digit, mask in enumerate(allowed))
        for place, row in enumerate(pairs)
        for allowed in row[place + 1 :]
    )


class _Filling:
    """The search for one filling, with the candidates of all other places narrowed each time."""

    def __init__(self, pairs: Pairs) -> None:
        self._pairs = pairs
        self.nodes = 0

    def fill(self, masks: list[int], place: int, filled: int = 0) -> list[int] | None:
        """Return masks of one digit each; None if there is no filling or the search is too long.

        Args:
            masks: by place the candidates left.
            place: a place with one candidate, to be filled next.
            filled: the set of places filled before.
        """
        self.nodes += 1
        if self.nodes > MOST_NODES:
            return None
        digit = masks[place].bit_length() - 1
        filled |= 1 << place
        narrowed = list(masks)
        for other, allowed in enumerate(self._pairs[place]):
            if allowed and not filled >> other & 1:
                narrowed[other] &= allowed[digit]
                if not narrowed[other]:
                    return None
        left = [each for each in range(len(masks)) if not filled >> each & 1]
        if not left:
            return narrowed
        following = min(left, key=lambda each: narrowed[each].bit_count())
        for bit in bits(narrowed[following]):
            tried = list(narrowed)
            tried[following] = 1 << bit
            filling = self.fill(tried, following, filled)
            if filling:
                return filling
        return None
