"""Random primitives of the kernel on a few cells, and all ways to fill these."""

from itertools import product

from hypothesis import strategies as st

from sudoku_core.rules.kernel import AllDifferent, Count, Linear, Regular, Table, layered
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
        weights = st.sampled_from((-3, -2, -1, 1, 2, 3))
        factors = tuple(draw(st.lists(weights, min_size=count, max_size=count)))
        sense = draw(st.sampled_from(("=", "<=", ">=")))
    masks = [draw(st.integers(1, (1 << side) - 1)) for _ in range(count)]
    bare = Linear(tuple(range(count)), 0, values, factors, sense, cage)
    digits = [draw(st.sampled_from(list(bits(mask)))) for mask in masks]
    total = sum(weight[digit] for weight, digit in zip(bare.weights, digits, strict=True))
    total += draw(st.sampled_from((0, 0, 0, 1, -1, 4)))
    return Linear(bare.cells, total, values, factors, sense, cage), masks


@st.composite
def regulars(draw, most=4):
    """An automaton of up to four states with any arcs, and candidates of its cells."""
    side, states = draw(st.integers(2, 4)), draw(st.integers(1, 4))
    count = draw(st.integers(1, most))
    targets = st.sampled_from((None, *range(states)))
    leads = draw(st.lists(targets, min_size=states * side, max_size=states * side))
    accepted = draw(st.sets(st.integers(0, states - 1), min_size=1))
    layers = layered(
        0,
        lambda state, value: leads[state * side + value],
        lambda state: state in accepted,
        range(side),
        count,
    )
    masks = [draw(st.integers(1, (1 << side) - 1)) for _ in range(count)]
    return Regular(tuple(range(count)), layers), masks


@st.composite
def counts(draw, most=5):
    """Bounds on a digit's number, at times impossible ones, and candidates of its cells."""
    side, count = draw(st.integers(2, 4)), draw(st.integers(1, most))
    least = draw(st.integers(0, count + 1))
    bounds = least, draw(st.integers(least, count + 2))
    masks = [draw(st.integers(1, (1 << side) - 1)) for _ in range(count)]
    return Count(tuple(range(count)), draw(st.integers(1, side)), *bounds), masks


def satisfying_digits(primitive, masks):
    """Return all digits from 0 that the cells 0, 1, 2 … can hold so that a primitive is kept."""
    return [
        digits
        for digits in product(*[list(bits(mask)) for mask in masks])
        if keeps(primitive, digits)
    ]


def keeps(primitive, digits):
    """Return whether the digits, counted from 0, keep a primitive."""
    if isinstance(primitive, Table):
        return bool(primitive.allowed[digits[primitive.a]] >> digits[primitive.b] & 1)
    values = [digits[cell] for cell in primitive.cells]
    if isinstance(primitive, Count):
        return primitive.least <= values.count(primitive.digit - 1) <= primitive.most
    if isinstance(primitive, Regular):
        states = {0}
        for value, layer in zip(values, primitive.layers, strict=True):
            states = {after for state, digit, after in layer if state in states and digit == value}
        return bool(states)
    if (isinstance(primitive, AllDifferent) or primitive.distinct) and len(set(values)) < len(
        values
    ):
        return False
    if isinstance(primitive, AllDifferent):
        return True
    factors = primitive.coefficients or (1,) * len(values)
    total = sum(
        factor * primitive.values[digit] for factor, digit in zip(factors, values, strict=True)
    )
    return holds(total, primitive.sense, primitive.total)


def union(fillings, count):
    """By cell the digits that some way has there, as a mask."""
    return [
        sum(1 << digit for digit in {filling[place] for filling in fillings})
        for place in range(count)
    ]
