"""Innies and outies: the digits of a block have a known sum, and so have the cages in it.

The cells that jut out of the blocks, or are left over in them, have the difference as their sum. If
one of them is open, its digit is placed: the sum of the rows leaves its value. Otherwise a cell
loses the digits for which the other cells leave no room: by the sum of all these rows, where
the row of each digit in a block counts as often as the digit's value. Cells that see each other
cannot all hold the least digit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from ...board.blocks import Block
from ...board.layout import Layout
from ...language.messages import Message
from .balance_reasons import OpenSum, reason
from .equation_index import places_messages
from .law_of_leftovers import choices, disjoint_by_kind, full_blocks
from .least_sum import least_candidates, least_sum
from .position import Position
from .rule_parts import rule_parts
from .rule_proofs import Proof, last_of_sum, step_by_rows
from .step import Step, Technique

RATINGS = {1: (2.2, 2.4, 2.6), 2: (2.8, 3.0, 3.1), 3: (3.2, 3.3, 3.4), 4: (3.5, 3.6, 3.7)}
"""By number of open cells left over, the ratings for one block, for two blocks and for more."""
HARDEST = RATINGS[4][-1]
Known = tuple[dict[int, int], dict[int, int]]
"""By cell, the digits placed outside some blocks and inside, each as often as the sum has it."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Blocks and cages, and the difference between their cells.

    Args:
        blocks: full blocks without common cells.
        cages: the indices of cages with sums, in the order of the board.
        signs: cells with the number of blocks that contain each, less the number of cages, if not
            0.
        total: the sum of the blocks, less the sum of the cages.
    """

    blocks: tuple[Block, ...]
    cages: tuple[int, ...]
    signs: tuple[tuple[int, int], ...]
    total: int


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of blocks and cages that leave few cells, one with a digit without room."""
    for balance in position.cached("balances", _by_rating).get(rating, ()):
        last = _last_cell(position, rating, balance)
        if last:
            yield last
            continue
        for upper in (True, False):
            step = _step(position, rating, balance, upper)
            if step:
                yield step
            else:
                yield from _steps_apart(position, rating, balance, upper)


def _last_cell(position: Position, rating: float, balance: Balance) -> Step | None:
    """Return the step that fills the last open cell left over, or None."""
    terms = [(sign, cell) for cell, sign in balance.signs]
    last = last_of_sum(position, terms, position.index.layout.digits, balance.total)
    if last is None or position.is_single(last[0]):
        return None
    place, rows = last
    proof = _rows(position, balance, 1)
    proof.update(rows)
    step = _of_rows(position, rating, balance, 0, 0, proof)
    return replace(step, places=(place,))


def _by_rating(position: Position) -> dict[float, list[Balance]]:
    """Return the balances with few open cells by the rating of their steps."""
    placed, by_rating = position.state.placed, dict[float, list[Balance]]()
    for balance in balances_of(position.index.layout):
        count = sum([not placed[cell] for cell, _sign in balance.signs])
        if count in RATINGS:
            by_rating.setdefault(_rating(count, len(balance.blocks)), []).append(balance)
    return by_rating


def _rating(cells: int, blocks: int) -> float:
    """Return the rating of a step with some numbers of open cells and of blocks to add up."""
    return RATINGS[cells][min(blocks, 3) - 1]


def by_bounds(position: Position, balance: Balance) -> list[Step]:
    """Return the steps of the digits for which all other cells left over leave no room.

    Args:
        position: the position of the steps.
        balance: the blocks and cages.
    """
    steps = [_step(position, HARDEST, balance, upper) for upper in (True, False)]
    return [step for step in steps if step]


def contradiction(position: Position, balance: Balance) -> Proof:
    """Return a sum of rows which shows that the cells left over cannot have their sum.

    Args:
        position: the position.
        balance: blocks and cages that leave the cells over too little or too much.
    """
    for sense in (1, -1):
        least = _least(position, balance, sense)
        if sum(least) > sense * balance.total:
            return _with_cells(position, balance, sense, least)
    return Counter()


def _least(position: Position, balance: Balance, sense: int) -> list[int]:
    """Return by cell left over the least that it adds to the sum of a sense."""
    values = position.index.layout.digits
    return [
        min([sense * sign * values[d - 1] for d in _digits_left(position, cell)], default=0)
        for cell, sign in balance.signs
    ]


def _with_cells(position: Position, balance: Balance, sense: int, least: Sequence[int]) -> Proof:
    """Return the rows of a balance, less each cell as often as its least share."""
    proof = _rows(position, balance, sense)
    for (cell, _sign), low in zip(balance.signs, least):
        proof[position.cell_row(cell)] -= low
    return proof


def _step(position: Position, rating: float, balance: Balance, upper: bool) -> Step | None:
    """Return the step that eliminates the digits too large for a sum (``upper``), or too small.

    The sum of the rows says that the signed digits add up to the total. Each cell's least
    contribution is subtracted with its equation, and what is left is the room for the digit of a
    single cell.
    """
    values, sense = position.index.layout.digits, 1 if upper else -1
    least = _least(position, balance, sense)
    room = sense * balance.total - sum(least)
    eliminated = base = 0
    for (cell, sign), low in zip(balance.signs, least):
        for digit in _digits_left(position, cell):
            candidate = 1 << cell * position.side + digit - 1
            base |= candidate & position.alive
            if sense * sign * values[digit - 1] - low > room:
                eliminated |= candidate & position.alive
    if not eliminated:
        return None
    proof = _with_cells(position, balance, sense, least)
    step = _of_rows(position, rating, balance, eliminated, base & ~eliminated, proof)
    return replace(step, message=_reason(position, balance, eliminated, upper))


def _steps_apart(
    position: Position, rating: float, balance: Balance, upper: bool
) -> Iterator[Step]:
    """Yield the steps of single cells, where other cells see each other and so add up to more."""
    values, sense = position.index.layout.digits, 1 if upper else -1
    terms = [(sense * sign, cell) for cell, sign in balance.signs]
    for factor, cell in terms:
        if position.state.placed[cell]:
            continue
        others = [term for term in terms if term[1] != cell]
        bound = least_sum(position, others)
        if bound is None:
            continue
        least, rows = bound
        adds = {d: factor * values[d - 1] for d in _digits_left(position, cell)}
        low = min(adds.values(), default=0)
        room = sense * balance.total - least - low
        too_much = [position.number(cell, d) for d, add in adds.items() if add - low > room]
        if too_much and len(too_much) < len(adds):
            proof = _rows(position, balance, sense)
            proof.update(rows)
            proof[position.cell_row(cell)] -= low
            base = least_candidates(position, others, bound[1])
            eliminated = sum([1 << candidate for candidate in too_much])
            step = _of_rows(position, rating, balance, eliminated, base, proof)
            message = _reason(position, balance, eliminated, upper, cells_see_each_other=True)
            yield replace(step, message=message)


def _rows(position: Position, balance: Balance, sense: int) -> Proof:
    """Return the rows which say that the signed digits add up to the total."""
    layout = position.index.layout
    sums = rule_parts(layout).cages
    proof = Counter({f"{sums[cage].name}_sum": -sense for cage in balance.cages})
    for block in balance.blocks:
        rows = {f"{block.name}_digit{d}": sense * v for d, v in enumerate(layout.digits, 1)}
        proof.update(rows)
    return proof


def _of_rows(
    position: Position, rating: float, balance: Balance, eliminated: int, base: int, proof: Proof
) -> Step:
    sums = rule_parts(position.index.layout).cages
    names = [block.name for block in balance.blocks]
    names += [sums[cage].rule.name for cage in balance.cages]
    named = "innies-and-outies", rating
    message = _message(position, balance)
    return step_by_rows(position, named, eliminated, proof, message, base, names)


def _reason(
    position: Position,
    balance: Balance,
    eliminated: int,
    upper: bool,
    *,
    cells_see_each_other: bool = False,
) -> Message:
    """Return the sentence with the sums, and why the open cells have no room for digits.

    Args:
        position: the position of the step.
        balance: the blocks and cages.
        eliminated: the set of candidates that the step rules out.
        upper: whether the digits are too large for the sum.
        cells_see_each_other: whether the bound of the cells but the one with these digits follows
            from their differing, too.
    """
    placed, values = position.state.placed, position.index.layout.digits
    open_terms = tuple([term for term in balance.signs if not placed[term[0]]])
    known = sum([sign * values[placed[c] - 1] for c, sign in balance.signs if placed[c]])
    open_sum = OpenSum(open_terms, balance.total - known, upper, cells_see_each_other)
    return reason(position, open_sum, eliminated, _message(position, balance))


def _message(position: Position, balance: Balance) -> Message:
    """Return the sentence with the sums of blocks and cages, and what they leave to open cells."""
    placed, values = position.state.placed, position.index.layout.digits
    known: Known = ({}, {})
    signs = set()
    for cell, sign in balance.signs:
        if placed[cell]:
            known[sign > 0][cell] = abs(sign) * values[placed[cell] - 1]
        else:
            signs.add(sign > 0)
    code = "step.innies-and-outies" if len(signs) > 1 else "step.outies"
    if signs == {True} or known[0] or known[1]:
        code = "step.innies"
    total = len(balance.blocks) * sum(values)
    return Message(
        code,
        base=places_messages(position.index, [block.name for block in balance.blocks]),
        sum=total,
        parts=(_parts(position, balance, known),),
        equation=_equation(position, balance, known, total),
    )


def _parts(position: Position, balance: Balance, known: Known) -> Message:
    """Return the sum of the cages, and the digits placed that are left over or stick out."""
    cages = [rule_parts(position.index.layout).cages[cage] for cage in balance.cages]
    cells = [cell for cage in cages for cell in cage.cells]
    place = "inside" if all(sign > 0 for _cell, sign in balance.signs) else "there"
    kind = "sum" if any(cage.block for cage in cages) else "cage"
    several = "s" if len(cages) > 1 else ""
    total = sum([cage.total for cage in cages])
    of_cages = Message(f"step.part-{kind}{several}-{place}", sum=total)
    parts = []
    for code, sums in (("left", known[1]), ("out", known[0])):
        several = "-several" if len(sums) > 1 else ""
        if len(cells) > len(set(cells)):
            # A digit in two cages counts twice, or counts in a block as if outside.
            code, several = "value", several + "-times"
        if sums:
            params = {"cells": position.coordinates(sums), "sum": sum(sums.values())}
            parts.append(Message(f"step.part-{code}{several}", **params))
    if not parts:
        return of_cages
    return Message("step.part-with-placed", first=(of_cages,), parts=tuple(parts))


def _equation(position: Position, balance: Balance, known: Known, blocks: int) -> str:
    """Return the equation of the open cells left over: ``R1C9 + R2C1 = R4C1 + 5``.

    Of a single open cell it has the whole calculation: ``R3C5 = 51 − 45 − 2 = 4``.
    """
    sides: tuple[list[str], list[str]] = ([], [])
    added, subtracted = sum(known[0].values()), sum(known[1].values())
    total = balance.total + added - subtracted
    for cell, sign in balance.signs:
        if not position.state.placed[cell]:
            row, column = position.coordinates((cell,))[0]
            times = f"{abs(sign)} × " if abs(sign) > 1 else ""
            sides[sign < 0].append(f"{times}R{row}C{column}")
    left, right = sides
    more, less = blocks, blocks - balance.total
    if not left or (right and total < 0):
        left, right, total = right, left, -total
        more, less, added, subtracted = less, more, subtracted, added
    factor, _times, name = left[0].rpartition(" × ")
    if len(left) == 1 and not right:
        right.append(f"{more} − {less}")
        right[0] += f" + {added}" if added else ""
        right[0] += f" − {subtracted}" if subtracted else ""
        right[0] += f" = {total}" + (f", {name} = {total // int(factor)}" if factor else "")
    elif total or not right:
        right.append(str(total))
    return " + ".join(left) + " = " + " + ".join(right)


def _digits_left(position: Position, cell: int) -> list[int]:
    mask = position.state.masks[cell]
    return [digit for digit in range(1, position.side + 1) if mask >> digit - 1 & 1]


@lru_cache(maxsize=16)
def balances_of(layout: Layout) -> tuple[Balance, ...]:
    """Return the balances of single full blocks and of blocks that cages join.

    Args:
        layout: the board without givens.
    """
    cages = rule_parts(layout).cages
    masks = [_mask(cage.cells) for cage in cages]
    balances: dict[tuple[tuple[int, int], ...], Balance] = {}
    for blocks in _joined(layout, [frozenset(cage.cells) for cage in cages]):
        inner = 0
        for block in blocks:
            inner |= _mask(block.cells)
        touching = [number for number, mask in enumerate(masks) if mask & inner]
        inside = [number for number in touching if not masks[number] & ~inner]
        mostly = [n for n in touching if 2 * (masks[n] & inner).bit_count() > len(cages[n].cells)]
        for chosen in (inside, touching, mostly):
            covered = 0
            for number in chosen:
                covered |= masks[number]
            # Cages that overlap leave more cells: this only spares counting most choices.
            if not chosen or (inner ^ covered).bit_count() > layout.side:
                continue
            signs = Counter([cell for block in blocks for cell in block.cells])
            for number in chosen:
                signs.subtract(cages[number].cells)
            left = tuple(sorted([(cell, sign) for cell, sign in signs.items() if sign]))
            if 0 < len(left) <= layout.side:
                total = len(blocks) * sum(layout.digits) - sum(cages[n].total for n in chosen)
                balances.setdefault(left, Balance(tuple(blocks), tuple(chosen), left, total))
    return tuple(balances.values())


def _mask(cells: Iterable[int]) -> int:
    """Return a set of cells as a mask."""
    return sum([1 << cell for cell in cells])


def _joined(layout: Layout, cages: Sequence[frozenset[int]]) -> Iterator[Sequence[Block]]:
    """Yield each full block, then unions of up to half the blocks of a kind, joined by cages."""
    full = full_blocks(layout)
    yield from ([block] for block in full if cages)
    for near in disjoint_by_kind(full) if cages else ():
        bits = {block.name: 1 << number for number, block in enumerate(near)}
        joined = dict.fromkeys(bits.values(), 0)
        for cage in cages:
            touched = [bits[block.name] for block in near if not cage.isdisjoint(block.cells)]
            for bit in touched:
                joined[bit] |= sum(touched)
        for chosen in choices(near):
            if 2 * len(chosen) > len(near):
                break
            if _in_one_piece(sum([bits[block.name] for block in chosen]), joined):
                yield chosen


def _in_one_piece(blocks: int, joined: Mapping[int, int]) -> bool:
    """Return whether cages across several blocks join all of them; else they add nothing.

    Args:
        blocks: a set of blocks, as a mask.
        joined: for each block, as a mask, the blocks that cages join to it.
    """
    met, more = 0, blocks & -blocks
    while more:
        bit = more & -more
        met |= bit
        more = (more | joined[bit]) & blocks & ~met
    return met == blocks


TECHNIQUE = Technique("innies-and-outies", tuple(chain.from_iterable(RATINGS.values())), find)
