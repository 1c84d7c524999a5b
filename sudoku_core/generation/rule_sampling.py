"""Random rules of any kind that a full grid satisfies, made from the fields that a kind declares.

       kind.fields ──▶ a place, grown cell by cell ──▶ the clue that the grid makes true ──▶ Rule
                              ▲                                                      │
                              └────────── broken by the grid, or by none ◀───────────┘

Nothing here asks which kind a rule is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from ..board.fields import Field
from ..board.grid import Grid
from ..board.layout import Layout
from ..board.rule import Rule
from ..language.messages import InputError
from .cages import BESIDE

TRIES = 60
"""Places of a kind that are tried before the kind counts as having no room."""
LENGTHS = (3, 3, 4, 4, 5, 5, 6, 7)
"""Wanted numbers of cells of a place; one is drawn at random. Few puzzles have longer lines."""
LONG, SHORT = 3, 2
"""Least cells of a place that grows: in the first half of the tries, and in the second."""
PATIENCE = 2
"""Cells in a row by which a place grows though the grid breaks the rule: a palindrome, for
example, is one only at every other cell."""
MOST_ENDS = 16
"""Pairs of cells by which a line is tried to grow at both ends at once."""
USUAL_SIDE = 9
"""The number of digits for which the defaults of clues are made."""
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
AROUND = BESIDE + CORNERS
AREAS = ("cell", "cells", "path")
"""Gestures of places that share no cell with one another."""
GROWING = ("cells", "path")
"""Gestures of places that may have any number of cells."""
Cells = tuple[int, ...]


class RuleSampler:
    """The source of random rules for one full grid.

    Args:
        layout: the board, with rules that the new ones are added to.
        solution: the full grid that satisfies the rules.
        others: other full grids; a rule that none of them breaks says nothing, and is not sampled
            (marks for a negative are made nevertheless).
        rng: source of all random numbers.
        go_on: called before each try of a rule; may raise an exception to stop.
        longest_diagonal: most cells of a diagonal line; None for any number.
    """

    def __init__(
        self,
        layout: Layout,
        solution: Grid,
        others: Sequence[Grid],
        rng: Random,
        go_on: Callable[[], bool],
        longest_diagonal: int | None = None,
    ) -> None:
        self._layout = layout
        self._longest_diagonal = longest_diagonal
        self._digits = solution.cells
        self._others = [grid.cells for grid in others]
        self._rng = rng
        self._go_on = go_on
        self._free = set(layout.cells)
        self._used_spots = set[object]()
        for rule in layout.rules:
            self.reserve(rule)

    def rule(self, kind: type[Rule]) -> Rule | None:
        """Return a new rule that the grid satisfies, and reserve its places; None if no place fits.

        Args:
            kind: the class of the rule.
        """
        for number in range(TRIES):
            self._go_on()
            rule = self._sampled(kind, LONG if number < TRIES // 2 else SHORT)
            if rule is not None and self._excludes_a_grid(rule):
                self.reserve(rule)
                return rule
        return None

    def mark_for(self, kind: type[Rule], pair: Cells) -> Rule | None:
        """Return the rule of a kind on two cells, if the kind has such and the grid satisfies it.

        Args:
            kind: the class of the rule.
            pair: two cell indices.
        """
        self._go_on()
        if not kind.is_pair():
            return None
        (place,) = kind.places()
        for cells in (pair, pair[::-1]):
            rule = self._satisfied(kind, {place.name: cells})
            if rule is not None:
                return rule
        return None

    def reserve(self, rule: Rule) -> None:
        """Reserve the places of a rule: no new rule then takes its cells, or its pair or position.

        Args:
            rule: a rule on the board.
        """
        for field in rule.places():
            value = getattr(rule, field.name)
            if field.gesture in AREAS:
                self._free.difference_update(value)
            else:
                self._used_spots.add(_spot(field, value))

    def _sampled(self, kind: type[Rule], least: int) -> Rule | None:
        """Return a rule at a random place, or None if the grid breaks it."""
        *others, last = kind.places() or (None,)
        if last is None:
            return None
        fixed: dict[str, Cells] = {}
        near: Cells = ()
        for field in others:
            cells = self._place(field, near)
            if cells is None:
                return None
            fixed[field.name] = cells
            near += cells
        if last.gesture in GROWING:
            return self._grown(kind, fixed, last, near, least)
        cells = self._place(last, near)
        return None if cells is None else self._satisfied(kind, {**fixed, last.name: cells})

    def _place(self, field: Field, used: Cells) -> Cells | None:
        """Return a random free place for a field, or None."""
        if field.gesture in ("outside", "diagonal"):
            place = self._outside(field.gesture == "diagonal")
            if field.gesture == "diagonal":
                count = len(self._layout.seen_from(place))
                if count < SHORT or (self._longest_diagonal and count > self._longest_diagonal):
                    return None  # a diagonal of one cell would tell its digit
            return None if _spot(field, place) in self._used_spots else place
        if field.gesture in AREAS:
            cells = self._start(used)
            count = self._rng.randint(max(1, field.least), max(field.least, min(field.most, LONG)))  # type: ignore[attr-defined]
            while cells and len(cells) < count:
                cells = next(self._longer(cells, field, used, one_end=True), None)
            return cells
        first = self._rng.choice(self._layout.cells)
        if field.gesture == "square":
            cells = (first, *self._layout.near(first, ((0, 1), (1, 0), (1, 1))))
        else:
            cells = (first, *self._shuffled(self._layout.near(first, BESIDE))[:1])
        complete = len(cells) == field.least  # type: ignore[attr-defined]
        return cells if complete and _spot(field, cells) not in self._used_spots else None

    def _start(self, used: Cells, near: Cells = ()) -> Cells | None:
        """Return a free cell, beside others if there are any."""
        free = self._free.difference(used)
        if near:
            free &= {cell for other in near for cell in self._layout.near(other, AROUND)}
        return (self._rng.choice(sorted(free)),) if free else None

    def _grown(
        self, kind: type[Rule], fixed: dict[str, Cells], field: Field, used: Cells, least: int
    ) -> Rule | None:
        """Return a rule whose last place grows until it is long enough or the grid breaks it.

        Args:
            kind: the class of the rule.
            fixed: the rule's other places, by the name of their field.
            field: the place that grows.
            used: the cells of the other places.
            least: the least number of cells; beside other places, ``SHORT``.
        """
        most = min(self._rng.choice(LENGTHS), self._layout.side, field.most)  # type: ignore[attr-defined]
        corners = least == SHORT  # places that touch at corners only, once others do not fit
        least = min(SHORT if fixed else least, most)
        cells = self._start(used, used if field.gesture == "path" else ())
        best: Rule | None = None
        idle = 0
        while cells:
            rule = self._satisfied(kind, {**fixed, field.name: cells})
            best = rule if rule and len(cells) >= least else best
            if len(cells) >= most:
                break
            options = list(self._longer(cells, field, used, one_end=bool(fixed), corners=corners))
            fitting = (
                longer
                for longer in options
                if len(longer) <= most and self._satisfied(kind, {**fixed, field.name: longer})
            )
            longer = next(fitting, None)
            idle = 0 if longer else idle + 1
            if not longer and (idle > PATIENCE or not options):
                break
            cells = longer or options[0]
        return best

    def _longer(
        self, cells: Cells, field: Field, used: Cells, *, one_end: bool, corners: bool = False
    ) -> Iterator[Cells]:
        """Yield the cells with one more, or a line with one more at each end, in random order."""
        free = self._free.difference(cells, used)
        if field.gesture == "cells":
            for steps in (BESIDE, CORNERS) if corners else (BESIDE,):
                near = {end for cell in cells for end in self._layout.near(cell, steps)}
                yield from [(*cells, cell) for cell in self._shuffled(sorted(near & free))]
            return
        after = [c for c in self._layout.near(cells[-1], AROUND) if c in free]
        before = [] if one_end else [c for c in self._layout.near(cells[0], AROUND) if c in free]
        single = [(*cells, cell) for cell in after] + [(cell, *cells) for cell in before]
        yield from self._shuffled(single)
        double = [(a, *cells, b) for a in before for b in after if a != b]
        yield from self._shuffled(double)[:MOST_ENDS]

    def _satisfied(self, kind: type[Rule], places: dict[str, Cells]) -> Rule | None:
        """Return the rule at some places with a clue that the grid makes true, or None."""
        values = self._layout.digits
        for clue in self._clues(kind, places):
            try:
                rule = kind(**places, **clue)
                if rule.cells_on(self._layout) and not rule.on(self._layout, "new").broken(
                    self._digits, values
                ):
                    return rule
            except InputError:
                continue
        return None

    def _clues(self, kind: type[Rule], places: dict[str, Cells]) -> Iterator[dict[str, object]]:
        """Yield the clues to try, by the name of their field."""
        field = kind.clue_field()
        if field is None:
            yield {}
            return
        cells: Cells = ()
        for each in kind.places():
            cells += each.cells(places[each.name], self._layout)
        values = [self._layout.digits[self._digits[cell] - 1] for cell in cells]
        if field.keyboard == "digits":
            yield {field.name: self._rng.sample(values, self._rng.randint(1, len(values)))}
            return
        usual: tuple[int, ...] = field.usual  # type: ignore[attr-defined]
        if not usual and isinstance(field.default, int):
            usual = (field.default, round(field.default * self._layout.side / USUAL_SIDE))
        for number in usual or (sum(values), *range(sum(values))):
            yield {field.name: number}

    def _outside(self, diagonal: bool) -> Cells:
        """Return a random position beside the board."""
        layout, rng = self._layout, self._rng
        row, column = rng.randrange(layout.rows), rng.randrange(layout.columns)
        sides = ((-1, column), (layout.rows, column), (row, -1), (row, layout.columns))
        place = rng.choice(sides)
        if not diagonal:
            return place
        down = 1 if place[0] < 0 else -1 if place[0] >= layout.rows else rng.choice((-1, 1))
        right = 1 if place[1] < 0 else -1 if place[1] >= layout.columns else rng.choice((-1, 1))
        return (*place, down, right)

    def _excludes_a_grid(self, rule: Rule) -> bool:
        """Return whether another grid breaks the rule."""
        placed = rule.on(self._layout, "new")
        return any(placed.broken(digits, self._layout.digits) for digits in self._others)

    def _shuffled(self, items: Sequence[Any]) -> list[Any]:
        return self._rng.sample(items, len(items))


def _spot(field: Field, value: Cells) -> object:
    """Return the spot of a place; rules at the same spot have equal spots."""
    return frozenset(value) if field.on_board else value[:2]
