"""Propagation from an assumed candidate through the rules of a board, in rounds.

Singles come first; where none is left, the tables, sums, counts and automata of rules, and the sums
that cages leave of blocks, narrow their cells, all from the same candidates. So the number of
rounds does not depend on the order in which a board is scanned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from ...board.grid import cell_at
from ...board.layout import Layout
from ...board.lowering import lowered, rule_names
from ...rules.kernel import AllDifferent, Linear, Propagator, bits
from ...rules.kernel.sums import digit_sets
from .cage_sets import MOST_SETS
from .innies_and_outies import Balance, balances_of

MOST_MIXED = 5
"""Most cells of a sum that blocks and cages leave over, some of them outside the blocks."""
MOST_INNER = 8
"""Most cells of such a sum if all of them are inside the blocks."""


@dataclass(frozen=True, slots=True)
class BalanceBounds:
    """A propagator of the sum that cages leave of blocks, by its bounds.

    Args:
        balance: the blocks and cages.
        values: by digit from 0 its value.
        span: the most that the share of a cell can vary.
    """

    balance: Balance
    values: tuple[int, ...]
    span: int

    def prune(self, masks: list[int]) -> tuple[int, ...] | None:
        """Remove the candidates for which the other cells leave no room.

        Args:
            masks: by cell its candidates; changed in place.

        Returns:
            The cells that changed; None if the sum cannot be reached.
        """
        values = self.values
        low = high = self.balance.total
        for cell, sign in self.balance.signs:
            mask = masks[cell]
            least, most = values[(mask & -mask).bit_length() - 1], values[mask.bit_length() - 1]
            low -= sign * (most if sign > 0 else least)
            high -= sign * (least if sign > 0 else most)
        if low > 0 or high < 0:
            return None
        if high >= self.span and low <= -self.span:
            return ()
        changed = []
        for cell, sign in self.balance.signs:
            mask = masks[cell]
            least, most = values[(mask & -mask).bit_length() - 1], values[mask.bit_length() - 1]
            room = (high if sign > 0 else -low) // abs(sign)
            lack = (low if sign > 0 else -high) // abs(sign)
            if least + room < most or most + lack > least:
                fits = [d for d in bits(mask) if most + lack <= values[d] <= least + room]
                masks[cell] = sum([1 << digit for digit in fits])
                changed.append(cell)
        return tuple(changed)


@dataclass(frozen=True, slots=True)
class Pointing:
    """A propagator of the digits that a cage must hold: cells that see all their places lose them.

    Args:
        cage: the sum of different digits.
        sets: the sets of digits with the sum, as masks.
        peers: by cell of the board the cells that must differ from it.
    """

    cage: Linear
    sets: tuple[int, ...]
    peers: tuple[tuple[int, ...], ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the cage."""
        return self.cage.cells

    def prune(self, masks: list[int]) -> tuple[int, ...]:
        """Remove the digits from the cells that see all their places; return these cells.

        Args:
            masks: by cell its candidates; changed in place.
        """
        settled = union = 0
        for cell in self.cells:
            mask = masks[cell]
            union |= mask
            if not mask & (mask - 1):
                settled |= mask
        common = union & ~settled
        for digits in self.sets:
            if not digits & ~union and not settled & ~digits:
                common &= digits
        changed = set()
        for digit in bits(common):
            places = [cell for cell in self.cells if masks[cell] >> digit & 1]
            seen = set(self.peers[places[0]]).intersection(*[self.peers[p] for p in places[1:]])
            for cell in seen:
                if masks[cell] >> digit & 1:
                    masks[cell] ^= 1 << digit
                    changed.add(cell)
        return tuple(changed)


class Part(NamedTuple):
    """A primitive of a rule, or a sum that cages leave of blocks.

    Args:
        owner: the name of the rule; "" for cages and blocks.
        name: the prefix of the names of the primitive's rows.
        propagator: narrows the cells.
        cells: the cells that the propagator looks at.
        balance: the blocks and cages that leave a sum; None for a rule.
    """

    owner: str
    name: str
    propagator: Propagator | BalanceBounds | Pointing
    cells: tuple[int, ...]
    balance: Balance | None = None


@dataclass(frozen=True, slots=True)
class RuleTables:
    """Tables of a board for the propagation through its rules.

    Args:
        layout: the board.
        full: the full blocks: name and cells.
        full_of: by cell the numbers of its full blocks.
        parts: the primitives.
        parts_of: by cell the numbers of its primitives.
        peers: by cell the cells that must differ from it.
    """

    layout: Layout
    full: tuple[tuple[str, tuple[int, ...]], ...]
    full_of: tuple[tuple[int, ...], ...]
    parts: tuple[Part, ...]
    parts_of: tuple[tuple[int, ...], ...]
    peers: tuple[tuple[int, ...], ...]

    def cell_equation(self, cell: int) -> str:
        """Return the name of the equation of a cell."""
        return "cell_r{}c{}".format(*cell_at(cell, self.layout.columns))


def rule_tables(layout: Layout, *, balances: bool = False) -> RuleTables:
    """Return the tables of a board.

    Args:
        layout: the board without givens.
        balances: whether the sums that cages leave of blocks belong to the primitives.
    """
    return _rule_tables(layout, rule_names(layout), balances)


@lru_cache(maxsize=32)
def _rule_tables(layout: Layout, _names: tuple[str, ...], balances: bool) -> RuleTables:
    lower = lowered(layout)
    full = tuple(
        [
            (name, different.cells)
            for name, different in lower.all_different
            if len(different.cells) == layout.side
        ]
    )
    parts = [*_of_rules(layout), *(_of_balances(layout) if balances else ())]
    return RuleTables(
        layout,
        full,
        _by_cell(layout.size, [cells for _name, cells in full]),
        tuple(parts),
        _by_cell(layout.size, [part.cells for part in parts]),
        lower.peers,
    )


def _of_rules(layout: Layout) -> Iterator[Part]:
    lower = lowered(layout)
    for owner, name, primitive in lower.parts:
        if isinstance(primitive, AllDifferent):
            continue
        yield Part(owner, name, primitive, primitive.cells)
        if isinstance(primitive, Linear) and primitive.is_cage:
            sets = digit_sets(primitive.values, len(primitive.cells), primitive.total)
            if sets and len(sets) <= MOST_SETS:
                yield Part(owner, name, Pointing(primitive, sets, lower.peers), primitive.cells)


def _of_balances(layout: Layout) -> Iterator[Part]:
    for balance in balances_of(layout):
        signs = {sign for _cell, sign in balance.signs}
        if len(balance.signs) <= (MOST_INNER if signs == {1} else MOST_MIXED):
            cells = tuple([cell for cell, _sign in balance.signs])
            span = max(map(abs, signs)) * (layout.digits[-1] - layout.digits[0])
            propagator: Linear | BalanceBounds = BalanceBounds(balance, layout.digits, span)
            if len(balance.blocks) == 1 and signs == {1}:
                propagator = Linear(cells, balance.total, layout.digits)
            yield Part("", "", propagator, cells, balance)


def _by_cell(size: int, sets: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    numbers: list[list[int]] = [[] for _ in range(size)]
    for number, cells in enumerate(sets):
        for cell in cells:
            numbers[cell].append(number)
    return tuple([tuple(each) for each in numbers])


class Event(NamedTuple):
    """A digit placed, or candidates that a primitive rules out.

    Args:
        part: the number of the primitive; -1 for a digit.
        equation: the name of the equation with one candidate left; "" for the assumption.
        cell: the cell of the digit, or -1.
        mask: the digit as a mask.
        before: by cell of the primitive its candidates before.
        removed: pairs of a cell and the mask of the candidates that it loses.
    """

    part: int
    equation: str
    cell: int
    mask: int
    before: tuple[int, ...]
    removed: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class Run:
    """The consequences of an assumed candidate.

    Args:
        tables: the tables of the board.
        masks: by cell its candidates, changed as the run goes on.
        placed: the cells with a digit, as the bits of a number.
        events: the events in order.
        rounds: the number of rounds.
        broken: the event that cannot happen: its equation has no candidate left, or its primitive
            cannot be satisfied; None without a contradiction.
        work: the number of placed digits and narrowed primitives.
    """

    tables: RuleTables
    masks: list[int]
    placed: int
    events: list[Event] = field(default_factory=list)
    rounds: int = 0
    broken: Event | None = None
    work: int = 0


def follow(tables: RuleTables, masks: Sequence[int], placed: int, cell: int, mask: int) -> Run:
    """Return the consequences of a digit in a cell.

    Args:
        tables: the tables of the board.
        masks: by cell its candidates.
        placed: the cells with a digit, as the bits of a number.
        cell: the cell.
        mask: the digit as a mask.
    """
    run = Run(tables, list(masks), placed)
    singles = [Event(-1, "", cell, mask, (), ())]
    waiting: set[int] = set()
    while run.broken is None:
        run.rounds += 1
        touched = _place(run, singles) if singles else _narrow(run, waiting)
        if not touched:
            break
        singles = _singles(run, touched) if run.broken is None else []
        for each in touched:
            waiting.update(tables.parts_of[each])
    return run


def _place(run: Run, singles: Sequence[Event]) -> set[int]:
    """Place digits; return the cells that changed."""
    masks, touched = run.masks, set()
    peers_of = run.tables.peers
    for event in singles:
        cell, bit = event.cell, event.mask
        if not masks[cell] & bit:
            run.broken = event
            break
        if run.placed >> cell & 1:
            continue
        run.work += 1
        run.placed |= 1 << cell
        removed = [(cell, masks[cell] ^ bit)] if masks[cell] != bit else []
        masks[cell] = bit
        for peer in peers_of[cell]:
            if masks[peer] & bit:
                masks[peer] ^= bit
                removed.append((peer, bit))
                touched.add(peer)
        touched.add(cell)
        run.events.append(event._replace(removed=tuple(removed)))
    return touched


def _narrow(run: Run, waiting: set[int]) -> set[int]:
    """Narrow the cells of all primitives with changed cells; return the cells that changed."""
    masks, narrowed = run.masks, []
    before = tuple(masks)
    run.work += len(waiting)
    for number in sorted(waiting):
        part = run.tables.parts[number]
        changed = part.propagator.prune(masks)
        if changed is not None and not changed:
            continue
        event = Event(number, "", -1, 0, tuple([before[cell] for cell in part.cells]), ())
        if changed is None:
            run.broken = event
            return set()
        removed = [(cell, before[cell] & ~masks[cell]) for cell in changed]
        narrowed.append(event._replace(removed=tuple(removed)))
        for cell in changed:
            masks[cell] = before[cell]
    waiting.clear()
    touched = set()
    for event in narrowed:
        removed = [(cell, mask & masks[cell]) for cell, mask in event.removed]
        run.events.append(event._replace(removed=tuple([pair for pair in removed if pair[1]])))
        for cell, mask in removed:
            masks[cell] &= ~mask
            touched.add(cell)
    return touched


def _singles(run: Run, touched: set[int]) -> list[Event]:
    """Return the events of cells and blocks with a digit's one place left."""
    tables, masks, singles = run.tables, run.masks, list[Event]()
    blocks: set[int] = set()
    for cell in touched:
        mask = masks[cell]
        blocks.update(tables.full_of[cell])
        if not mask & (mask - 1) and not run.placed >> cell & 1:
            singles.append(Event(-1, tables.cell_equation(cell), cell, mask, (), ()))
            if not mask:
                run.broken = singles[-1]
                return []
    every = (1 << tables.layout.side) - 1
    for number in blocks:
        name, cells = tables.full[number]
        once = twice = 0
        for cell in cells:
            mask = masks[cell]
            twice |= once & mask
            once |= mask
        if once != every:
            digit = next(bits(every & ~once))
            run.broken = Event(-1, f"{name}_digit{digit + 1}", cells[0], 1 << digit, (), ())
            return []
        for digit in bits(once & ~twice):
            cell = next(cell for cell in cells if masks[cell] >> digit & 1)
            if not run.placed >> cell & 1:
                singles.append(Event(-1, f"{name}_digit{digit + 1}", cell, 1 << digit, (), ()))
    return singles
