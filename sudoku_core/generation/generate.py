"""Make a puzzle of any size, with any rules, of any level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from random import Random
from typing import TypedDict

from ..board.blocks import Block
from ..board.grid import whole
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..formats.text.reading import parse
from ..formats.text.rule_lines import read_rule_lines
from ..formats.text.writing import format_grid
from ..language.messages import InputError, Message
from ..rules import KINDS
from ..search import random_of
from ..solvers.contract import OnProgress, Stopwatch
from .cages import KILLER
from .jigsaw import JIGSAW
from .maker import Maker
from .rule_counts import checked_counts, counts_in
from .rule_laying import with_rules
from .solved_boards import Stopped
from .symmetries import orbits
from .target import expect_possible, target_of
from .wishes import Wishes


class Options(TypedDict, total=False):
    """The options of ``generate`` other than ``rng``."""

    side: int
    box: tuple[int, int] | None
    blocks: Iterable[Block | Iterable[int]] | None
    rules: Iterable[Rule | str] | Mapping[str, int]
    board: Puzzle | None
    given_count: int | None
    minimal: bool
    symmetry: str | None
    pattern: Iterable[int] | None
    level: str | None
    rating: float | tuple[float, float] | None
    technique: str | None
    unique: bool
    time_limit: float | None
    on_progress: OnProgress | None


class NothingGenerated(Exception):
    """The time limit or the caller stopped the generator before there was any puzzle."""


def generate(
    side: int = 9,
    *,
    box: tuple[int, int] | None = None,
    blocks: Iterable[Block | Iterable[int]] | None = None,
    rules: Iterable[Rule | str] | Mapping[str, int] = (),
    board: Puzzle | None = None,
    given_count: int | None = None,
    minimal: bool = True,
    symmetry: str | None = None,
    pattern: Iterable[int] | None = None,
    level: str | None = None,
    rating: float | tuple[float, float] | None = None,
    technique: str | None = None,
    unique: bool = False,
    rng: Random | None = None,
    seed: int | None = None,
    time_limit: float | None = None,
    on_progress: OnProgress | None = None,
) -> Puzzle:
    """Make a puzzle with one solution.

    Args:
        side: the number of digits, of rows and of columns.
        box: rows and columns of a box, if not the default.
        blocks: any blocks, in place of rows, columns and boxes.
        rules: further rules, as Rules or as text, in one text or several:
            "diagonals;killer:15=r1c1-r1c2", as for ``parse``.
            "killer" alone stands for cages over all cells, with the sums of a new solution. On
            boards of up to 100 cells the cages need no givens if such cages are met soon, unless
            the level is "beginner", or a pattern or a number of givens is wanted.
            "thermometer:2,arrow:1", or a dict of such kinds and numbers, asks for new rules that a
            new solution satisfies: so many, or as few as the puzzle needs if the number is 0 or
            left out. A negative such as "alldifferences:1" brings all dots that it demands.
            "jigsaw" stands for regions of random shapes instead of boxes.
        board: a puzzle whose blocks and rules are taken, in place of ``side``, ``box``, ``blocks``
            and the rules; ``rules`` can only ask for new ones then. Its cages are replaced.
        given_count: the number of givens; the puzzle then need not be minimal.
        minimal: whether no given (with a symmetry, no orbit of givens) can be left out.
        symmetry: one of ``SYMMETRIES``: the image of a given is a given.
        pattern: exactly the cells that hold givens, as indices from 0.
        level: one of ``LEVELS``.
        rating: the rating of the hardest step, or its lowest and highest value.
        technique: the name of a technique that the puzzle needs, and none harder.
        unique: whether steps may rest on the uniqueness of the solution, as for ``grade``.
        rng: source of all random numbers; with the same state and the same solvers installed the
            puzzle is the same.
        seed: short for ``rng=Random(seed)``.
        time_limit: seconds, or None for no limit.
        on_progress: called now and then with the number of puzzles tried as ``nodes``; returning
            True stops.

    Returns:
        The puzzle; at the time limit, or once stopped, the puzzle nearest to the options, which may
        not be minimal.

    Raises:
        InputError: no such puzzle or board exists, an option has no valid value, or two options
            contradict each other.
        NothingGenerated: the generator was stopped before there was any puzzle.
        TypeError: ``rng`` is not a Random, ``seed`` no whole number, or both are given.

    >>> puzzle = generate(4, seed=1)
    >>> from sudoku_core import count_solutions
    >>> count_solutions(puzzle).unique
    True
    """
    rng = random_of(rng, seed)
    layout, caged, counts = _layout(side, box, blocks, rules, board)
    jigsaw = counts.pop(JIGSAW, 0) > 0
    cells = _pattern(layout, pattern)
    if cells is not None:
        _expect_only_pattern(given_count, symmetry, counts)
    cell_orbits = orbits(layout, symmetry)
    if given_count is not None:
        _expect_count(layout, given_count, cell_orbits, symmetry)
    if not (layout.rules or caged or counts):
        _expect_most_digits(layout, given_count if cells is None else len(cells))
    target = target_of(level, rating, technique)
    if target.technique and not (counts or jigsaw):
        expect_possible(target.technique, layout, caged=caged, unique=unique)
    wishes = Wishes(
        layout=layout,
        caged=caged,
        counts=counts,
        jigsaw=jigsaw,
        orbits=cell_orbits,
        given_count=given_count,
        minimal=minimal,
        pattern=cells,
        target=target,
        unique=unique,
    )
    return _made(wishes, rng or Random(), Stopwatch(time_limit, on_progress))


def _made(wishes: Wishes, rng: Random, watch: Stopwatch) -> Puzzle:
    """Return a puzzle that fits the wishes, or the nearest one once stopped."""
    with closing(Maker(wishes, rng, watch)) as maker:
        try:
            return maker.puzzle()
        except Stopped:
            best = maker.best()
            if best is None:
                raise NothingGenerated from None
            return best


def _layout(
    side: int,
    box: tuple[int, int] | None,
    blocks: Iterable[Block | Iterable[int]] | None,
    rules: Iterable[Rule | str] | Mapping[str, int],
    board: Puzzle | None,
) -> tuple[Layout, bool, dict[str, int]]:
    """Return the board, whether to make cages, and the kinds of new rules with their numbers."""
    values, lines, numbers = _read(rules)
    caged = KILLER in lines
    lines = [line for line in lines if line != KILLER]
    whole_board, counts = checked_counts(numbers)
    if board is not None:
        read_rule_lines(";".join(lines), True)  # raises ParseError for anything else
        names = [rule.name for rule in board.layout.extras if rule.kind != KILLER]
        # The cages of the board fit its own solution only: new cages replace them.
        caged = KILLER not in counts and (caged or len(names) < len(board.layout.extras))
        return with_rules(board.keeping(names).layout, whole_board), caged, counts
    if not whole(side) or side < 1:
        raise InputError(Message("generate.side", found=str(side)))
    puzzle = Puzzle([0] * side**2, blocks, box=box, rules=[*values, *whole_board])
    if lines:
        puzzle = _with_rule_lines(puzzle, lines)
    return puzzle.layout, caged, counts


def _with_rule_lines(puzzle: Puzzle, lines: list[str]) -> Puzzle:
    """Add rule lines to a puzzle, whose text form cannot carry rules from outside the package."""
    outside = [rule for rule in puzzle.rules if KINDS.get(rule.kind) is not type(rule)]
    known = [rule.name for rule in puzzle.layout.extras if rule not in outside]
    text = format_grid(puzzle.keeping(known), "rules")
    read = parse(text, side=puzzle.side, rules=";".join(lines))
    if not outside:
        return read
    return Puzzle(read.givens, read.blocks, rules=[*read.rules, *outside], digits=read.digits)


def _read(
    rules: Iterable[Rule | str] | Mapping[str, int],
) -> tuple[list[Rule], list[str], dict[str, int]]:
    """Return the rules that are Rules, the lines of those that are text, and by kind the number of
    new rules."""
    if isinstance(rules, Mapping):
        return [], [], dict(rules)
    values: list[Rule] = []
    lines: list[str] = []
    for rule in [rules] if isinstance(rules, str) else rules:
        if isinstance(rule, Rule):
            values.append(rule)
        elif isinstance(rule, str):
            lines += [line.strip() for line in rule.replace("\n", ";").split(";")]
        else:
            raise InputError(Message("generate.rule", name=str(rule)))
    numbers = Counter[str]()
    others: list[str] = []
    for line in [line for line in lines if line]:
        counts = counts_in(line)
        numbers.update(counts or {})
        others += [] if counts else [line]
    return values, others, dict(numbers)


def _pattern(layout: Layout, pattern: Iterable[int] | None) -> tuple[int, ...] | None:
    """Return the cells of a pattern, ascending; raise InputError for a cell that is not there."""
    if pattern is None:
        return None
    cells = tuple(sorted(set(pattern)))
    for cell in cells:
        if not whole(cell) or cell not in layout.cells:
            raise InputError(Message("model.cell", cell=str(cell)))
    return cells


def _expect_only_pattern(
    given_count: int | None, symmetry: str | None, counts: Mapping[str, int]
) -> None:
    """Raise InputError for options that a pattern of givens excludes."""
    if given_count is not None or symmetry is not None:
        raise InputError(Message("generate.pattern-alone"))
    if counts:
        raise InputError(Message("generate.pattern-rules"))


def _expect_most_digits(layout: Layout, count: int | None) -> None:
    """Raise InputError for so few givens that two digits are missing, which can be exchanged."""
    if count is not None and count < layout.side - 1:
        raise InputError(Message("generate.few", least=str(layout.side - 1)))


def _expect_count(
    layout: Layout, count: int, cell_orbits: tuple[int, ...], symmetry: str | None
) -> None:
    """Raise InputError unless some orbits have that many cells together."""
    most = len(layout.cells)
    if not (whole(count) and 0 <= count <= most):
        raise InputError(Message("generate.count", most=str(most)))
    sums = {0}
    for orbit in cell_orbits:
        sums |= {before + orbit.bit_count() for before in sums}
    if count not in sums:
        near = min(sums, key=lambda total: (abs(total - count), total))
        raise InputError(
            Message("generate.orbits", name=str(symmetry), count=str(count), near=str(near))
        )
