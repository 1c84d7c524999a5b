"""Add equations up line by line; say what remains of the sum, and what the sum proves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from ..board.candidates import Candidates
from ..language.messages import Message
from ..models.book import book_of
from ..models.equations import Term, sum_text
from ..rules.kernel import Constraint
from .techniques.equation_index import equation_index, place_message
from .techniques.step import Candidate, Multiplier
from .wording import about, digit_text

Exact = int | Fraction
MOST_NAMED = 4
"""Most variables with a negative coefficient to name in a message."""


@dataclass(frozen=True, slots=True)
class AddedLine:
    """An equation of a sum, and the sum up to this line.

    Args:
        name: the equation's name in the full model.
        times: the multiplier; less than 0 for exactly-one rows, which are subtracted.
        says: the equation in words.
        text: the whole equation.
        left: the equation without the candidates that the state has ruled out.
        total: the sum up to this line.
        candidates: the candidates left in the equation.
        fault: why the equation cannot be part of a sum, and is left out of the total; else None.
    """

    name: str
    times: Exact
    says: Message
    text: str
    left: str
    total: str
    candidates: tuple[Candidate, ...]
    fault: Message | None = None


@dataclass(frozen=True, slots=True)
class Addition:
    """The sum of equations.

    Args:
        lines: the equations, in the order in which they were named.
        terms: the coefficients of the sum, with the names of their variables.
        bound: its right-hand side.
        remains: for each eliminated candidate, the inequality that is left of the sum; empty if
            the sum is a contradiction.
        places: the candidate that has to hold, where one exactly-one row has no other left, or
            where a sum of equations leaves the value of one cell.
        eliminates: the eliminated candidates; all of them if the sum is a contradiction.
        contradicts: whether the sum is a contradiction, so that the state has no solution.
        messages: the consequences of the sum, or why it proves nothing.
    """

    lines: tuple[AddedLine, ...]
    terms: tuple[Term, ...]
    bound: Exact
    remains: tuple[str, ...] = ()
    places: tuple[Candidate, ...] = ()
    eliminates: tuple[Candidate, ...] = ()
    contradicts: bool = False
    messages: tuple[Message, ...] = ()


def added_up(state: Candidates, lines: Iterable[Multiplier]) -> Addition:
    r"""Add equations up with their multipliers, and see what they prove.

    ``proves`` accepts the same sums.

    Args:
        state: the digits on the board, and the candidates left.
        lines: rows of the full model by their names, with multipliers: less than 0 for exactly-one
            rows, more than 0 for at-most-one rows.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> state = Candidates(Puzzle([1, 2] + [0] * 14)).eliminate(3, 4)
    >>> addition = added_up(state, [("cell_r1c4", -1), ("row1_digit3", 1)])
    >>> [line.total for line in addition.lines], addition.eliminates
    (['−x_1_4_3 = −1', 'x_1_3_3 = 0'], ((2, 3),))
    >>> str(addition.messages[0])
    'So R1C3 cannot be 3.'
    >>> str(added_up(state, [("row1_digit3", 1)]).messages[0])
    'Nothing follows yet: no candidate has a coefficient above the right-hand side.'
    """
    sheet = _Sheet(state)
    added = tuple([sheet.add(name, times) for name, times in lines])
    faults = tuple([line.fault for line in added if line.fault])
    if faults:
        return sheet.addition(added, messages=faults)
    only, last = sheet.only_place(added), sheet.last_cell()
    place = only or last
    if place:
        code = "step.sum-placed" if only else "step.sum-value"
        message = Message(code, **about(state.puzzle, [place[0]], [place[1]]))
        return sheet.addition(added, places=(place,), messages=(message,))
    negative = [sheet.called(v) for v, factor in sheet.total.items() if factor < 0]
    if negative:
        named = ", ".join(negative[:MOST_NAMED]) + (", …" if negative[MOST_NAMED:] else "")
        return sheet.addition(added, messages=(Message("step.sum-negative", terms=named),))
    if sheet.bound < 0:
        message = Message("step.sum-absurd")
        return sheet.addition(added, sheet.open(), contradicts=True, messages=(message,))
    eliminated = [
        variable for variable in sheet.open() if sheet.total.get(variable, 0) > sheet.bound
    ]
    messages = _elimination_messages(state, eliminated) or (Message("step.sum-small"),)
    return sheet.addition(added, eliminated, messages=messages)


def _elimination_messages(state: Candidates, eliminated: Iterable[int]) -> tuple[Message, ...]:
    """Return a message for each digit that is eliminated, with its cells."""
    side = state.puzzle.side
    digits: dict[int, list[int]] = {}
    for variable in eliminated:
        digits.setdefault(variable % side + 1, []).append(variable // side)
    return tuple(
        [
            Message("step.sum-goes", **about(state.puzzle, cells, [digit]))
            for digit, cells in sorted(digits.items())
        ]
    )


class _Sheet:
    """A sum of equations that grows line by line.

    Args:
        state: the digits on the board, and the candidates left.
    """

    def __init__(self, state: Candidates) -> None:
        self.state = state
        self.total: dict[int, Exact] = {}
        self.bound: Exact = 0
        self._sense = "="
        self._book = book_of(state.puzzle.layout)

    def called(self, variable: int) -> str:
        """Return the name of a variable."""
        return self._book.model.name(variable)

    def add(self, name: str, times: Exact) -> AddedLine:
        """Add an equation with its multiplier; return the line."""
        row = self._book.rows.get(name)
        if row is None:
            unknown = Message("step.sum-unknown", name=name)
            return AddedLine(name, times, unknown, "", "", self._text(), (), unknown)
        left = tuple([(factor, v) for factor, v in row.terms if self._is_left(v)])
        fault: Message | None = None
        if (row.sense == "<=" and times < 0) or (row.sense == ">=" and times > 0):
            code = "step.sum-most" if times < 0 else "step.sum-least"
            fault = Message(code, name=name)
        else:
            self._add_row(row, left, times)
        return AddedLine(
            name,
            times,
            self._says(name),
            self._written(row.terms, row.sense, row.bound),
            self._written(left, row.sense, row.bound),
            self._text(),
            self._listed([v for _factor, v in left]),
            fault,
        )

    def _add_row(self, row: Constraint, left: tuple[tuple[int, int], ...], times: Exact) -> None:
        self.bound += times * row.bound
        if row.sense != "=" and times:
            self._sense = "<="
        for factor, variable in left:
            value = self.total.get(variable, 0) + times * factor
            if value:
                self.total[variable] = value
            else:
                self.total.pop(variable, None)

    def only_place(self, added: tuple[AddedLine, ...]) -> Candidate | None:
        """Return the last candidate of an exactly-one row that is the whole sum, or None."""
        if len(added) != 1 or len(added[0].candidates) != 1:
            return None
        row, place = self._book.rows[added[0].name], added[0].candidates[0]
        factors = [factor for factor, v in row.terms if self._is_left(v)]
        alone = (row.sense, row.bound, factors) == ("=", 1, [1])
        return place if alone and not self.state.placed[place[0]] else None

    def last_cell(self) -> Candidate | None:
        """Return the only cell left in a sum of equations, with the only digit that fits, or None.

        None also for a sum with the right-hand side 0 and no negative coefficient: that sum
        eliminates candidates instead.
        """
        side, masks = self.state.puzzle.side, self.state.masks
        cells = {variable // side for variable in self.total}
        eliminates = not self.bound and min(self.total.values(), default=0) >= 0
        if self._sense != "=" or eliminates or len(cells) != 1:
            return None
        (cell,) = cells
        if cell >= len(masks) or self.state.placed[cell]:
            return None
        fitting = [
            digit
            for digit in range(side)
            if masks[cell] >> digit & 1 and self.total.get(cell * side + digit, 0) == self.bound
        ]
        return (cell, fitting[0] + 1) if len(fitting) == 1 else None

    def open(self) -> list[int]:
        """Return the variables of all candidates that are left in open cells."""
        side, placed = self.state.puzzle.side, self.state.placed
        every = [cell * side + bit for cell in self.state.puzzle.cells for bit in range(side)]
        return [
            candidate
            for candidate in every
            if not placed[candidate // side] and self._is_left(candidate)
        ]

    def addition(
        self,
        added: tuple[AddedLine, ...],
        eliminated: Iterable[int] = (),
        *,
        places: tuple[Candidate, ...] = (),
        contradicts: bool = False,
        messages: tuple[Message, ...],
    ) -> Addition:
        """Return the sum so far, with what it proves."""
        alone = () if contradicts else eliminated
        remains = [self._written(((self.total[v], v),), "<=", self.bound) for v in alone]
        return Addition(
            added,
            tuple([(factor, self.called(v)) for v, factor in sorted(self.total.items())]),
            self.bound,
            tuple(remains),
            places,
            self._listed(eliminated),
            contradicts,
            messages,
        )

    def _is_left(self, variable: int) -> bool:
        """Return whether a variable can still be 1; auxiliary variables always can."""
        cell, bit = divmod(variable, self.state.puzzle.side)
        return cell >= len(self.state.masks) or bool(self.state.masks[cell] >> bit & 1)

    def _listed(self, variables: Iterable[int]) -> tuple[Candidate, ...]:
        side, cells = self.state.puzzle.side, len(self.state.masks)
        return tuple([(v // side, v % side + 1) for v in variables if v // side < cells])

    def _text(self) -> str:
        return self._written(
            tuple([(factor, v) for v, factor in sorted(self.total.items())]),
            self._sense,
            self.bound,
        )

    def _written(self, terms: Iterable[tuple[Exact, int]], sense: str, bound: Exact) -> str:
        return sum_text(tuple([(factor, self.called(v)) for factor, v in terms]), sense, bound)

    def _says(self, name: str) -> Message:
        """Return an equation in words."""
        puzzle = self.state.puzzle
        ground = equation_index(puzzle.layout)
        equation = ground.named.get(name)
        if equation is None:
            owner = self._book.owners[name]
            return Message("step.says-rule", base=(place_message(ground, owner),))
        base = (place_message(ground, equation.block or name),)
        if not equation.block:
            return Message("step.says-cell", base=base)
        code = "step.says-once" if equation.exactly_one else "step.says-most"
        return Message(code, base=base, digits=digit_text(puzzle, [equation.digit]))
