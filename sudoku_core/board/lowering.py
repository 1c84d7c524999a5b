"""The blocks and rules of a board as primitives of the kernel, which all solvers support."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..language.messages import Message
from ..rules.kernel import AllDifferent, Primitive, Propagator, Table
from .conditions import repeated
from .grid import Grid, cell_at
from .layout import Layout
from .puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Lowered:
    """The primitives of a board, each with the beginning of its constraints' names.

    Args:
        parts: all primitives in order: name of the rule ("" for a block), name of the primitive,
            and the primitive.
        all_different: the all-different primitives: those of the blocks, then those of rules.
        others: the tables, sums, automata and counts.
        peers: by cell the cells that must differ from it.
        full: the cells of each all-different primitive that contains every digit.
    """

    parts: tuple[tuple[str, str, Primitive], ...]
    all_different: tuple[tuple[str, AllDifferent], ...]
    others: tuple[tuple[str, Propagator], ...]
    peers: tuple[tuple[int, ...], ...]
    full: tuple[tuple[int, ...], ...]


def lowered(layout: Layout) -> Lowered:
    """Return the blocks and rules of a board as primitives.

    Args:
        layout: a puzzle without its givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer, Thermometer
    >>> rules = [Killer((0, 1), 3), Thermometer((4, 5, 6))]
    >>> [name for name, _ in lowered(Puzzle([0] * 16, rules=rules).layout).others]
    ['killer_r1c1', 'thermometer_r2c1_part1', 'thermometer_r2c1_part2']
    """
    return _lowered(layout, rule_names(layout))


def rule_names(layout: Layout) -> tuple[str, ...]:
    """Return the names of the rules beside the blocks.

    Equal layouts may give their rules different names. A cached function whose result contains
    these names therefore takes them as a second argument, beside the layout.

    Args:
        layout: a puzzle without its givens.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> rule_names(Puzzle([0] * 16, rules=[Killer((0, 1), 5), Killer((0, 4), 4)]).layout)
    ('killer_r1c1', 'killer_r1c1_2')
    """
    return tuple([rule.name for rule in layout.rules])


@lru_cache(maxsize=64)
def _lowered(layout: Layout, _names: tuple[str, ...]) -> Lowered:
    """Return the primitives; the rules' names only complete the cache key (see ``rule_names``)."""
    parts: list[tuple[str, str, Primitive]] = []
    all_different: list[tuple[str, AllDifferent]] = []
    others: list[tuple[str, Propagator]] = []
    for index, rule in enumerate((*layout.blocks, *layout.rules)):
        owner = rule.name if index >= len(layout.blocks) else ""
        primitives = rule.lower(layout.digits)
        for name, primitive in _named(rule.name, primitives):
            if isinstance(primitive, AllDifferent):
                all_different.append((name, primitive))
            else:
                others.append((name, primitive))
            parts.append((owner, name, primitive))
    peers: list[set[int]] = [set() for _ in range(layout.size)]
    for _, primitive in all_different:
        for cell in primitive.cells:
            peers[cell].update(primitive.cells)
    for cell, cells in enumerate(peers):
        cells.discard(cell)
    return Lowered(
        tuple(parts),
        tuple(all_different),
        tuple(others),
        tuple([tuple(sorted(cells)) for cells in peers]),
        tuple(
            [
                primitive.cells
                for _, primitive in all_different
                if len(primitive.cells) == layout.side
            ]
        ),
    )


def disagreement(puzzle: Puzzle, grid: Grid, solver: str) -> Message | None:
    """Return the message that a rule's ``broken`` refuses a grid that its ``lower`` allows.

    A solver only knows what a rule is lowered to, so such a rule contradicts itself.

    Args:
        puzzle: the puzzle that the solver was given.
        grid: the solver's answer.
        solver: the name of the solver.

    Returns:
        The message about the first such rule; None if there is none, so that a refused grid is the
        solver's fault.
    """
    digits = grid.cells
    if len(digits) != puzzle.layout.size or not all(digits[cell] for cell in puzzle.cells):
        return None
    for rule in puzzle.rules:
        cells = rule.broken(digits, puzzle.digits)
        if cells and all(_allows(part, digits) for part in rule.lower(puzzle.digits)):
            places = tuple([cell_at(cell, puzzle.columns) for cell in cells])
            return Message("rule.disagrees", name=rule.name, solver=solver, cells=places)
    return None


def _allows(primitive: Primitive, digits: Sequence[int]) -> bool:
    if isinstance(primitive, AllDifferent):
        return not repeated(primitive.cells, digits)
    return primitive.prune([1 << digit - 1 if digit else 0 for digit in digits]) is not None


def _named(name: str, primitives: tuple[Primitive, ...]) -> Iterator[tuple[str, Primitive]]:
    """Yield the primitives of a rule with unique names.

    A single all-different primitive has the rule's name, and so has a single sum beside it.
    Several primitives are numbered as parts, ``_part2``: with ``_2`` alone, the name would be that
    of another rule that begins in the same cell.
    """
    all_different = sum(isinstance(primitive, AllDifferent) for primitive in primitives)
    others = [p for p in primitives if not isinstance(p, AllDifferent)]
    counted = all_different > 1 or len(others) > 1
    if all_different and others and isinstance(others[0], Table):
        counted = True  # both have rows for digits
    count = 0
    for primitive in primitives:
        if counted and (all_different > 1 or not isinstance(primitive, AllDifferent)):
            count += 1
            yield f"{name}_part{count}", primitive
        else:
            yield name, primitive
