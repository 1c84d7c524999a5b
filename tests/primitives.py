"""Random primitives of the kernel on a few cells, and all ways to fill these."""

from itertools import product

from hypothesis import strategies as st

from sudoku_core.rules.kernel import AllDifferent, Linear, Table
from sudoku_core.rules.kernel.rows import bits, holds

SIDES = st.integers(2, 6)


@st.composite
def tables(draw):
    """A table of pairs, and candidates of its two cells."""
    side = draw(SIDES)
    masks = st.integers(0, (1 << side) - 1)
    allowed = tuple(draw(st.lists(masks, min_size=side, max_size=side)))
    some = st.integers(1, (1 << side) - 1)
    return Table(1, 0, allowed), [draw(some), draw(some)]


@st.composite
def linears(draw, distinct=None, most=4):
    """A sum, often one that some digits have, and candidates of its cells."""
    side = draw(SIDES)
    count = draw(st.integers(1, min(side, most)))
    values = tuple(sorted(draw(st.sets(st.integers(0, 12), min_size=side, max_size=side))))
    cage = draw(st.booleans()) if distinct is None else distinct
    factors, sense = (), "="
    if not cage:
        own = st.sampled_from((-3, -2, -1, 1, 2, 3))
        factors = tuple(draw(st.lists(own, min_size=count, max_size=count)))
        sense = draw(st.sampled_from(("=", "<=", ">=")))
    masks = [draw(st.integers(1, (1 << side) - 1)) for _ in range(count)]
    bare = Linear(tuple(range(count)), 0, values, factors, sense, cage)
    digits = [draw(st.sampled_from(list(bits(mask)))) for mask in masks]
    total = sum(own[digit] for own, digit in zip(bare.weights, digits, strict=True))
    total += draw(st.sampled_from((0, 0, 0, 1, -1, 4)))
    return Linear(bare.cells, total, values, factors, sense, cage), masks


def ways(one, masks):
    """Return all digits from 0 that the cells 0, 1, 2 … can hold so that a primitive is kept."""
    return [
        digits for digits in product(*[list(bits(mask)) for mask in masks]) if keeps(one, digits)
    ]


def keeps(one, digits):
    """Return whether the digits, counted from 0, keep a primitive."""
    if isinstance(one, Table):
        return bool(one.allowed[digits[one.a]] >> digits[one.b] & 1)
    held = [digits[cell] for cell in one.cells]
    if (isinstance(one, AllDifferent) or one.distinct) and len(set(held)) < len(held):
        return False
    if isinstance(one, AllDifferent):
        return True
    factors = one.coefficients or (1,) * len(held)
    total = sum(factor * one.values[digit] for factor, digit in zip(factors, held, strict=True))
    return holds(total, one.sense, one.total)


def union(found, count):
    """By cell the digits that some way has there, as a mask."""
    return [sum(1 << digit for digit in {way[place] for way in found}) for place in range(count)]
