"""Random rules of any kind, made from the fields that its class declares."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from sudoku_core import Rule
from sudoku_core.board.fields import Field
from sudoku_core.board.layout import Layout
from sudoku_core.language.messages import InputError
from tests.automata import random_code, random_pairs, random_pattern

TRIES = 60
"""Rules that are made before one is taken though the full grid breaks it."""
MOST_CELLS = 4
"""Most cells of a place."""
WORDS: dict[str, Callable[[Random, Layout], str]] = {
    "allpairs": lambda rng, layout: random_pairs(rng, layout.digits, both=True),
    "automaton": lambda rng, layout: random_code(rng, layout.side),
    "pairs": lambda rng, layout: random_pairs(rng, layout.digits),
    "regex": lambda rng, layout: random_pattern(rng, layout.digits),
}
"""Random words, by the kind of rule."""
STEPS = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]


def sample(rng: Random, kind: type[Rule], layout: Layout, grid: Sequence[int]) -> Rule | None:
    """Return a random rule of a class, which a full grid keeps if such a rule is met soon.

    Args:
        rng: the source of chance.
        kind: the class.
        layout: the board.
        grid: by cell the digit of a full grid.

    Returns:
        The rule; None if the board has no place for one.
    """
    rule = None
    for _ in range(TRIES):
        made = _made(rng, kind, layout)
        if made is None:
            continue
        rule = made
        if not rule.on(layout, "sampled").broken(grid, layout.digits):
            break
    return rule


def _made(rng: Random, kind: type[Rule], layout: Layout) -> Rule | None:
    values: dict[str, object] = {}
    used: set[int] = set()
    sizes = rng.randint(1, MOST_CELLS)
    for field in kind.fields:
        if field.keyboard == "word":
            value: object = WORDS[kind.kind](rng, layout)
        elif field.keyboard:
            value = _clue(rng, field, layout)
        else:
            value = _place(rng, field, layout, sizes)
        if value is None:
            if field.required:
                return None
            continue
        if field.on_board:
            if used & set(value):  # type: ignore[call-overload]
                return None
            used |= set(value)  # type: ignore[call-overload]
        values[field.name] = value
    try:
        rule = kind(**values)
    except InputError:
        return None
    if rule.differ and len(rule.cells) > layout.side:
        return None
    return rule if rule.cells_on(layout) else None


def _clue(rng: Random, field: Field, layout: Layout) -> object:
    if not field.required and rng.random() < 0.5:
        return None
    if field.keyboard == "digits":
        return [rng.choice(layout.digits) for _ in range(rng.randint(1, 3))]
    return rng.choice((*layout.digits, *range(layout.side * 3), sum(layout.digits)))


def _place(rng: Random, field: Field, layout: Layout, count: int) -> tuple[int, ...] | None:
    if field.gesture in ("outside", "diagonal"):
        return _outside(rng, field.gesture == "diagonal", layout)
    first = rng.choice(layout.cells)
    if field.gesture == "square":
        corner = [first, *layout.near(first, [(0, 1), (1, 0), (1, 1)])]
        return tuple(corner) if len(corner) == 4 else None
    if field.gesture == "cell":
        return (first,)
    if field.gesture == "pair":
        beside = layout.near(first, [(0, 1), (1, 0), (0, -1), (-1, 0)])
        return (first, rng.choice(beside)) if beside else None
    cells = [first]
    while len(cells) < count:
        last = cells[-1] if field.gesture == "path" else rng.choice(cells)
        choices = [cell for cell in layout.near(last, STEPS) if cell not in cells]
        if not choices:
            return None
        cells.append(rng.choice(choices))
    return tuple(cells)


def _outside(rng: Random, diagonal: bool, layout: Layout) -> tuple[int, ...]:
    rows, columns = layout.rows, layout.columns
    row, column = rng.randrange(rows), rng.randrange(columns)
    if not diagonal:
        return rng.choice(((-1, column), (rows, column), (row, -1), (row, columns)))
    down, right = rng.choice((-1, 1)), rng.choice((-1, 1))
    if rng.random() < 0.5:
        return (-1 if down > 0 else rows, column, down, right)
    return (row, -1 if right > 0 else columns, down, right)
