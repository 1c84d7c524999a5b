"""The base class of rules: fields, conditions, shapes, and everything that follows from them.

A rule is declared once: its kind, its arguments (``fields``), its meaning (``conditions``) and its
drawing (``shapes``). Checker, search, models, texts, pictures and hints use these and never ask for
the kind.
"""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import TYPE_CHECKING

from .fields import REQUIRED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import ClassVar

    from ..drawing.shapes import Shape
    from ..rules.kernel import Primitive
    from .conditions import Condition
    from .fields import Field
    from .layout import Layout
    from .rule_case import RuleCase


class Rule:
    """A condition of a puzzle on the digits in some cells: an immutable value.

    A declaration is a class under ``declared`` with a ``kind``, its fields, and ``conditions``; and
    ``shapes`` if it is drawn. A class may override ``broken`` if the rule's plain definition
    differs from its conditions, and ``lower`` if there is a stronger model. A Puzzle places its
    rules on its board and names them.

    Attributes:
        kind: the word for rules of this class, in lower case letters: ``killer``.
        fields: the arguments, in their order.
        differ: True if no digit may stand in two of its cells.
        reaches: True if conditions are about cells that are not the rule's, as of neighbours.
        of_others: True if the conditions depend on the puzzle's other rules, as "all dots are
            given" does.
        is_cage: True for cages, which seldom overlap or come in pieces; an import tells of those
            that do.
        worded: True if the languages have sentences for this kind; otherwise general sentences are
            used.
        name: the name in names of constraints, unique in the puzzle.
        cells: the cells of the rule, as indices from 0, in the order in which the rule runs through
            them; for a rule without a place, all cells of its board.
        layout: the puzzle's layout; None while the rule is on no board.
        dropped: rules that the puzzle had when the conditions were made, and has no longer.

    >>> from sudoku_core import Puzzle, conflicts, parse, rules
    >>> cage = rules.Killer((0, 1), 3)
    >>> cage.kind, cage.cells
    ('killer', (0, 1))
    >>> puzzle = Puzzle([1, 4] + [0] * 14, rules=[cage])
    >>> [str(conflict.message) for conflict in conflicts(puzzle)]
    ['The cage at R1C1 cannot add up to 3: R1C1 and R1C2.']
    """

    __slots__ = ()

    kind: str = ""
    fields: ClassVar[tuple[Field, ...]] = ()
    differ: bool = False
    reaches: ClassVar[bool] = False
    of_others: ClassVar[bool] = False
    is_cage: ClassVar[bool] = False
    worded: ClassVar[bool] = False

    if TYPE_CHECKING:

        @property
        def name(self) -> str:
            """The name in names of constraints, unique in the puzzle."""

        @property
        def cells(self) -> tuple[int, ...]:
            """The cell indices, from 0, in the order in which the rule runs through them."""

        layout: Layout | None
        dropped: tuple[Rule, ...]
        _conditions: tuple[Condition, ...]
    else:
        name, cells, layout, dropped = "", (), None, ()

    def __init__(self, *arguments: object, **named: object) -> None:
        if len(arguments) > len(self.fields):
            raise TypeError(f"{type(self).__name__} takes {len(self.fields)} arguments at most")
        unknown = set(named) - {field.name for field in self.fields[len(arguments) :]}
        if unknown:
            raise TypeError(f"{type(self).__name__} takes no {sorted(unknown)[0]}")
        cells: tuple[int, ...] = ()
        for number, field in enumerate(self.fields):
            argument = (
                arguments[number] if number < len(arguments) else named.get(field.name, REQUIRED)
            )
            value = field.default if argument is REQUIRED else argument
            if value is REQUIRED:
                raise TypeError(f"{type(self).__name__} needs {field.name}")
            value = field.checked(value, self.kind)
            object.__setattr__(self, field.name, value)
            cells += field.cells(value, None)
        object.__setattr__(self, "cells", self._each_once(cells))
        self.check()

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in self.fields])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rule) or type(self) is not type(other):
            return NotImplemented
        return self._values() == other._values() and self.dropped == other.dropped

    def __hash__(self) -> int:
        return hash((self.kind, self._values()))

    def __repr__(self) -> str:
        return "{}({})".format(type(self).__name__, ", ".join([repr(v) for v in self._values()]))

    def __getstate__(self) -> dict[str, object]:
        state = dict(self.__dict__)
        state.pop("_conditions", None)
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)

    def _each_once(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cells, each once if a place of the rule may name a cell again."""
        if not any(field.crosses for field in self.fields):
            return cells
        order: list[int] = []
        for cell in cells:
            if cell not in order:
                order.append(cell)
        return tuple(order)

    # Overridden by declarations.

    def check(self) -> None:
        """Raise InputError for arguments that do not fit together; by default, any do."""

    def conditions(self, layout: Layout) -> Iterable[Condition]:
        """Yield the conditions of the rule; ``board.conditions`` has all kinds.

        Args:
            layout: the puzzle's layout: cells, blocks, and the values of the digits.
        """
        raise NotImplementedError

    def shapes(self, layout: Layout) -> Iterable[Shape]:
        """Yield the shapes of the rule's drawing, by default none.

        Args:
            layout: the puzzle's layout.
        """
        return ()

    def cases(self, layout: Layout) -> Iterable[RuleCase]:
        """Yield the cases that a person tells apart, by default none.

        Each filling that satisfies the rule belongs to one of the cases. Hints go through the cases
        that the candidates leave.

        Args:
            layout: the puzzle's layout.
        """
        return ()

    # Derived from the declaration.

    @classmethod
    def is_pair(cls) -> bool:
        """Return whether such a rule is a mark between two cells."""
        return [field.gesture for field in cls.places()] == ["pair"]

    @classmethod
    def places(cls) -> tuple[Field, ...]:
        """Return the fields that are places on the board."""
        return tuple([field for field in cls.fields if field.gesture])

    @classmethod
    def clue_field(cls) -> Field | None:
        """Return the field for a typed clue, if there is one."""
        clues = [field for field in cls.fields if field.keyboard]
        return clues[0] if clues else None

    @property
    def clue(self) -> str:
        """The clue as text, such as the sum of a cage; "" if there is none."""
        field = self.clue_field()
        value = getattr(self, field.name) if field else None
        return "" if field is None or value is None else field.text(value)

    @property
    def params(self) -> dict[str, object]:
        """The clue by its field's name, for messages about the rule; empty if there is none."""
        field = self.clue_field()
        value = getattr(self, field.name) if field else None
        if field is None or value is None:
            return {}
        return {field.name: value if field.keyboard == "number" else field.text(value)}

    def on(self, layout: Layout, name: str) -> Rule:
        """Return the rule placed on a board, with a name.

        Args:
            layout: the puzzle's layout; the rules in it need not be placed yet.
            name: the rule's name, unique in the puzzle; names of constraints begin with it.
        """
        rule: Rule = object.__new__(type(self))
        for field in self.fields:
            object.__setattr__(rule, field.name, getattr(self, field.name))
        object.__setattr__(rule, "layout", layout)
        object.__setattr__(rule, "name", name)
        object.__setattr__(rule, "cells", self.cells_on(layout))
        return rule

    def without(self, dropped: tuple[Rule, ...]) -> Rule:
        """Return the rule in a puzzle that lacks some rules, with the conditions that it had.

        Without a dot, "all dots are given" would demand more than before.

        Args:
            dropped: the rules that the puzzle no longer has.
        """
        if not self.of_others or not dropped or self.layout is None:
            return self
        rule = self.on(self.layout, self.name)
        object.__setattr__(rule, "dropped", self.dropped + dropped)
        return rule

    def cells_on(self, layout: Layout) -> tuple[int, ...]:
        """Return the cells of the rule on a board."""
        if not self.places():
            return layout.cells
        cells: tuple[int, ...] = ()
        for field in self.places():
            cells += field.cells(getattr(self, field.name), layout)
        return self._each_once(cells)

    def stem(self, layout: Layout) -> str:
        """Return the beginning of the rule's name: its kind and first place, ``killer_r1c1``."""
        places = self.places()
        if not places:
            return self.kind
        return f"{self.kind}_{places[0].stem(getattr(self, places[0].name), layout)}"

    def _all_conditions(self) -> tuple[Condition, ...]:
        """Return the conditions, which are made only once."""
        try:
            return self._conditions
        except AttributeError:
            conditions = tuple(self.conditions(self.layout))  # type: ignore[arg-type]
            object.__setattr__(self, "_conditions", conditions)
            return conditions

    def broken(self, digits: Sequence[int], values: Sequence[int] | None = None) -> tuple[int, ...]:
        """Return the cells that are known to be at fault.

        Args:
            digits: by cell of the board the digit, 0 for an empty cell.
            values: values of the digits 1, 2, 3 …; by default the digits themselves.

        Returns:
            Cells of the rule, in their order, then others that it reaches. If all are filled, the
            result is empty exactly if the rule is satisfied. If some are empty, a result that is
            not empty proves that no digits in them satisfy the rule.
        """
        faulty: set[int] = set()
        for condition in self._all_conditions():
            faulty.update(condition.broken(digits, values))
        if not faulty:
            return ()
        beyond = sorted(faulty.difference(self.cells)) if self.reaches else []
        return tuple([cell for cell in self.cells if cell in faulty] + beyond)

    @property
    def clue_side(self) -> str:
        """The side of the board where a clue of a row or column is; "" for any other rule."""
        for field in self.places():
            position = getattr(self, field.name)
            if field.gesture == "outside" and len(position) == 2 and self.layout is not None:
                row, column = position
                if 0 <= row < self.layout.rows:
                    return "left" if column < 0 else "right"
                return "above" if row < 0 else "below"
        return ""

    def code(self, group: str, fault: str = "") -> str:
        """Return the code of a sentence about the rule, such as ``conflict.killer-sum``.

        It ends in the fault; without a fault, in the side of the board that has the rule's clue:
        ``place.sandwich-above``.

        Args:
            group: purpose of the sentence, such as ``conflict``.
            fault: the fault that the sentence is about, if the rule has several.
        """
        if not self.worded:
            return f"{group}.rule"
        ending = fault or self.clue_side
        return f"{group}.{self.kind}-{ending}" if ending else f"{group}.{self.kind}"

    def fault(self, digits: Sequence[int], values: Sequence[int] | None = None) -> str:
        """Return the word for the fault: that of the first broken condition, such as ``sum``."""
        for condition in self._all_conditions():
            if condition.broken(digits, values):
                return condition.fault
        return ""

    def lower(self, values: tuple[int, ...]) -> tuple[Primitive, ...]:
        """Return the rule as primitives of the kernel, which all solvers support.

        Args:
            values: values of the digits 1, 2, 3 ….
        """
        return tuple([condition.lower(values) for condition in self._all_conditions()])
