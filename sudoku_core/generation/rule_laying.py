"""Lay rules on a full grid: some of each wanted kind, and the marks that negatives demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from ..board.grid import Grid
from ..board.layout import Layout
from ..board.puzzle import Puzzle
from ..board.rule import Rule
from ..rules import KINDS
from .rule_sampling import RuleSampler

AS_NEEDED = 0
"""The count of a kind of which as few rules stay as the puzzle needs."""


def is_cut(kind: type[Rule]) -> bool:
    """Return whether rules of a kind are cut out of a solution: those at a place, and negatives.

    Any other rule, such as anti-knight, holds on the whole board before there is a solution. A rule
    with a word, such as a regular expression, is the setter's: a solution does not determine it.

    Args:
        kind: the class of the rule.
    """
    field = kind.clue_field()
    is_word = field is not None and field.keyboard == "word"
    return not is_word and (bool(kind.places()) or kind.of_others)


def with_rules(layout: Layout, rules: Sequence[Rule]) -> Layout:
    """Return a layout with further rules.

    Args:
        layout: the board.
        rules: the rules to add.
    """
    empty, all_rules = layout.grid([0] * layout.size), [*layout.rules, *rules]
    return Puzzle(empty, layout.blocks, rules=all_rules, digits=layout.digits).layout


def without_rules(layout: Layout, rules: Sequence[Rule]) -> Layout:
    """Return a layout without some of its rules.

    Args:
        layout: the board.
        rules: rules of the layout.
    """
    return with_rules(
        replace(layout, rules=()), [rule for rule in layout.rules if rule not in rules]
    )


def holds(layout: Layout, solution: Grid) -> bool:
    """Return whether a full grid satisfies all rules of a layout.

    Args:
        layout: the board.
        solution: the full grid.
    """
    return not any(rule.broken(solution.cells, layout.digits) for rule in layout.rules)


def is_negative(kind: type[Rule]) -> bool:
    """Return whether rules of a kind are about all cells without a mark: "all dots are given".

    Args:
        kind: the class of the rule.
    """
    return kind.of_others and not kind.places()


def has_negative(counts: Mapping[str, int]) -> bool:
    """Return whether a kind among the new rules is a negative, which brings all marks.

    Args:
        counts: by kind the number of rules.
    """
    return any(is_negative(KINDS[name]) for name in counts)


def mark_count(layout: Layout, solution: Grid, counts: Mapping[str, int]) -> int:
    """Return the number of marks that negatives among the new rules demand.

    Args:
        layout: the board.
        solution: the full grid.
        counts: by kind the number of rules.
    """
    negatives = [KINDS[name]() for name in counts if is_negative(KINDS[name])]
    return sum([len(_at_fault(negative, layout, solution)) for negative in negatives])


def with_new_rules(
    layout: Layout,
    solution: Grid,
    others: Sequence[Grid],
    counts: Mapping[str, int],
    rng: Random,
    go_on: Callable[[], bool],
    most_spare: int,
    longest_diagonal: int | None = None,
) -> Layout | None:
    """Return the board with new rules that a full grid satisfies; None if the rules have no room.

    Args:
        layout: the board.
        solution: the full grid.
        others: other full grids, one of which each new rule at a place must exclude.
        counts: by kind the number of rules, or ``AS_NEEDED``.
        rng: source of all random numbers.
        go_on: called before each try of a rule; may raise an exception to stop.
        most_spare: the most rules of the kinds ``AS_NEEDED``.
        longest_diagonal: most cells of a diagonal line; None for any number.
    """
    sampler = RuleSampler(layout, solution, others, rng, go_on, longest_diagonal)
    kinds = {KINDS[name]: count for name, count in counts.items()}
    placed = [kind for kind in kinds if kind.places()]
    rules: list[Rule] = []
    for kind in placed:
        for _ in range(kinds[kind]):
            rule = sampler.rule(kind)
            if rule is None:
                return None
            rules.append(rule)
    spare = [kind for kind in placed if kinds[kind] == AS_NEEDED]
    rules += _as_many_as_fit(sampler, spare, most_spare)
    for negative in [kind() for kind in kinds if is_negative(kind)]:
        marks = _marks(negative, with_rules(layout, rules), solution, sampler, placed)
        rules += [*marks, negative]
    ruled = with_rules(layout, rules)
    return ruled if holds(ruled, solution) else None


def _as_many_as_fit(sampler: RuleSampler, kinds: Sequence[type[Rule]], most: int) -> list[Rule]:
    """Return rules of some kinds in turn, until there is no place for any or there are enough."""
    rules: list[Rule] = []
    left = list(kinds)
    while left and len(rules) < most:
        for kind in tuple(left):
            rule = sampler.rule(kind)
            if rule is None:
                left.remove(kind)
            else:
                rules.append(rule)
    return rules


def _marks(
    negative: Rule,
    layout: Layout,
    solution: Grid,
    sampler: RuleSampler,
    first: Sequence[type[Rule]],
) -> Iterator[Rule]:
    """Yield a mark for each two cells at fault for a negative: "all dots are given" needs all dots.

    Args:
        negative: the rule about cells without a mark.
        layout: the board with the marks so far.
        solution: the full grid.
        sampler: makes the marks.
        first: the kinds of marks to try first.
    """
    kinds = [*first, *[kind for kind in KINDS.values() if kind not in first]]
    for pair in _at_fault(negative, layout, solution):
        for kind in kinds:
            mark = sampler.mark_for(kind, pair)
            if mark and pair not in _at_fault(negative, with_rules(layout, [mark]), solution):
                sampler.reserve(mark)
                yield mark
                break


def _at_fault(negative: Rule, layout: Layout, solution: Grid) -> list[tuple[int, ...]]:
    """Return the cells of each condition of a negative that the solution breaks."""
    return [
        condition.cells
        for condition in negative.on(layout, "new").conditions(layout)
        if condition.broken(solution.cells, layout.digits)
    ]
