"""Arguments of rules: places on the board, and at most one clue.

A place has a gesture for drawing it on the board; a clue has a keyboard for typing it. A field
validates its value, reads and writes it as text, and returns its cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..language.messages import InputError, Message
from .grid import cell_at, whole

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeVar, dataclass_transform

    from .layout import Layout

    Kind = TypeVar("Kind")
else:

    def dataclass_transform(**_options):
        return lambda decorate: decorate


LARGEST_NUMBER = 999_999
"""Largest number of a clue; larger than any sum of digits."""
LONGEST_WORD = 50_000
"""Most signs of a word."""
LONGEST_SHOWN = 40
"""Most signs of a wrong word in a message."""
SEPARATORS = "#;="
"""Signs that end a part of a rule line."""
REQUIRED = object()
"""Default of a field without a default: the argument is required."""


class Field:
    """A field of a rule.

    Args:
        default: default of the argument; ``REQUIRED`` if there is none.

    Attributes:
        name: attribute of the rule.
        gesture: gesture for drawing a place: "cell", "cells", "pair", "square", "path", "outside"
            or "diagonal"; "" for a clue.
        keyboard: keyboard for typing a clue: "number", "digits" or "word"; "" for a place.
        crosses: True if a cell may be in the place twice, as in a line that crosses itself.
        on_board: True for a place whose cells are known without a board.
    """

    made = 0
    gesture = keyboard = ""
    crosses = on_board = False

    @property
    def required(self) -> bool:
        """True if the argument has no default."""
        return self.default is REQUIRED

    def __init__(self, default: object = REQUIRED) -> None:
        Field.made += 1  # MicroPython forgets the order of the names in a class
        self.order = Field.made
        self.name = ""
        self.default = default

    def checked(self, value: Any, kind: str) -> Any:
        """Return the value that the rule stores.

        Raises:
            InputError: the value is not valid for a rule of that kind.
        """
        raise NotImplementedError

    def cells(self, value: Any, layout: Layout | None) -> tuple[int, ...]:
        """Return the cells of the value; () if they depend on a board and the layout is None."""
        return ()

    def stem(self, value: Any, layout: Layout) -> str:
        """Return the name of the place, for names of rules: ``r1c1``."""
        return ""

    def write(self, value: Any, layout: Layout) -> str:
        """Return the value of a place as text in a rule line."""
        raise NotImplementedError

    def text(self, value: Any) -> str:
        """Return the value of a clue as text."""
        return str(value)

    def read(self, text: str, kind: str) -> Any:
        """Return the clue in a text.

        Raises:
            InputError: the text is not valid for a rule of that kind.
        """
        raise NotImplementedError


CELLS_OF = {"cell": (1, 1), "pair": (2, 2), "square": (4, 4)}
"""Least and most cells of a place, by its gesture; other places have one cell or more."""
MANY = 9999
"""No place has as many cells."""


class CellsField(Field):
    """Cells in their order, as indices from 0.

    Args:
        gesture: "cells" for any set of cells, "path" for a line through cells, "cell", "pair" or
            "square" for one, two or four cells.
        crosses: True if a cell may be in the place twice.
        least: least number of cells.
        most: largest number of cells.
    """

    on_board = True

    def __init__(self, gesture: str, crosses: bool, least: int, most: int) -> None:
        Field.__init__(self)
        self.gesture = gesture
        self.crosses = crosses
        self.least, self.most = CELLS_OF.get(gesture, (least, most))

    def checked(self, value: Iterable[int], kind: str) -> tuple[int, ...]:
        """Return the cells as a tuple.

        Raises:
            InputError: there are cells, but too few or too many.
        """
        cells = tuple(value)
        if cells and len(cells) < self.least:
            raise InputError(Message("rule.few", kind=kind, count=len(cells), least=self.least))
        if len(cells) > self.most:
            raise InputError(Message("rule.many", kind=kind, count=len(cells), most=self.most))
        return cells

    def cells(self, value: tuple[int, ...], layout: Layout | None) -> tuple[int, ...]:
        """Return the cells themselves."""
        return value

    def stem(self, value: tuple[int, ...], layout: Layout) -> str:
        """Return the name of the first cell."""
        return cell_name(value[0], layout.columns)

    def write(self, value: tuple[int, ...], layout: Layout) -> str:
        """Return the cells' names: ``r1c1-r1c2``."""
        return "-".join([cell_name(cell, layout.columns) for cell in value])


class OutsideField(Field):
    """A position outside the board, from which a rule looks along a line of cells.

    The value is (row, column), from 0, so that (-1, 2) is above the third column; or, for a
    diagonal line, (row, column, down, right) with steps of -1 or 1 down and to the right.

    Args:
        gesture: "outside" for any position, "diagonal" for one that looks along a diagonal line.
    """

    def __init__(self, gesture: str) -> None:
        Field.__init__(self)
        self.gesture = gesture

    def checked(self, value: Iterable[int], kind: str) -> tuple[int, ...]:
        """Return the position as a tuple."""
        place = tuple(value)
        lengths = (4,) if self.gesture == "diagonal" else (2, 4)
        step = place[2:]
        right = all(number in (-1, 0, 1) for number in step) and (not step or any(step))
        if self.gesture == "diagonal":
            right = right and all(step)
        if len(place) not in lengths or not right or not all(whole(number) for number in place):
            raise InputError(Message("rule.outside", kind=kind, found=repr(value)))
        return place

    def cells(self, value: tuple[int, ...], layout: Layout | None) -> tuple[int, ...]:
        """Return the cells on the line, the nearest first."""
        return layout.seen_from(value) if layout else ()

    def stem(self, value: tuple[int, ...], layout: Layout) -> str:
        """Return the position's name."""
        return f"r{value[0] + 1}c{value[1] + 1}"

    def write(self, value: tuple[int, ...], layout: Layout) -> str:
        """Return the position, ``r0c3``; for a diagonal line also its first cell, ``r0c3-r1c4``."""
        text = f"r{value[0] + 1}c{value[1] + 1}"
        if len(value) == 2:
            return text
        return f"{text}-r{value[0] + value[2] + 1}c{value[1] + value[3] + 1}"


class NumberField(Field):
    """A whole number from 0 up to ``LARGEST_NUMBER``.

    Args:
        default: default of the argument; ``REQUIRED`` if there is none.
        usual: the numbers that setters use; () for any that is true.
    """

    keyboard = "number"

    def __init__(self, default: object, usual: tuple[int, ...]) -> None:
        Field.__init__(self, default)
        self.usual = usual

    def checked(self, value: object, kind: str) -> object:
        """Return the number, or the default."""
        if isinstance(value, str):
            raise InputError(Message("rule.text", kind=kind, found=value))
        if value is self.default or (whole(value) and 0 <= value <= LARGEST_NUMBER):  # type: ignore[operator]
            return value
        raise InputError(Message("rule.number", kind=kind, found=str(value)))

    def read(self, text: str, kind: str) -> int:
        """Return the number in a text.

        Raises:
            InputError: the text is not a number from 0 to ``LARGEST_NUMBER``.
        """
        digits = all(char in "0123456789" for char in text)
        if digits and 0 < len(text) <= len(str(LARGEST_NUMBER)):
            return int(text)
        raise InputError(Message("rule.number", kind=kind, found=text))


class DigitsField(Field):
    """Values of digits, in increasing order; a value may stand there several times."""

    keyboard = "digits"

    def checked(self, value: Iterable[int], kind: str) -> tuple[int, ...]:
        """Return the values in increasing order.

        Raises:
            InputError: there are no values, or one is no number from 0 to ``LARGEST_NUMBER``.
        """
        values = tuple(value)
        for number in values:
            if not whole(number) or not 0 <= number <= LARGEST_NUMBER:
                raise InputError(Message("rule.number", kind=kind, found=str(number)))
        if not values:
            raise InputError(Message("rule.number", kind=kind, found=""))
        return tuple(sorted(values))

    def text(self, value: tuple[int, ...]) -> str:
        """Return the values with commas: ``3,4``."""
        return ",".join([str(number) for number in value])

    def read(self, text: str, kind: str) -> tuple[int, ...]:
        """Return the values in a text.

        Raises:
            InputError: a part between commas is no number.
        """
        return tuple(
            [NumberField(REQUIRED, ()).read(part.strip(), kind) for part in text.split(",")]
        )


class WordField(Field):
    """A word of ASCII signs, without blanks and signs that separate parts of a rule line."""

    keyboard = "word"

    def checked(self, value: object, kind: str) -> str:
        """Return the word.

        Raises:
            InputError: the value is no word.
        """
        if (
            isinstance(value, str)
            and 0 < len(value) <= LONGEST_WORD
            and all("!" <= sign <= "~" and sign not in SEPARATORS for sign in value)
        ):
            return value
        raise InputError(Message("rule.word", kind=kind, found=repr(value)[:LONGEST_SHOWN]))

    def read(self, text: str, kind: str) -> str:
        """Return the word in a text."""
        return text


def cell_name(cell: int, columns: int) -> str:
    """Return the name of a cell in names of rules and in texts.

    >>> cell_name(10, 9)
    'r2c2'
    """
    return "r{}c{}".format(*cell_at(cell, columns))


def place(gesture: str, *, crosses: bool = False, least: int = 1, most: int = MANY) -> Any:
    """Declare a field for a place on the board.

    Args:
        gesture: "cell", "pair" or "square" for one, two or four cells, "cells" for any cells,
            "path" for a line through cells, "outside" for a position beside the board, "diagonal"
            for one that looks along a diagonal line.
        crosses: True if a cell may be in the place twice.
        least: least number of cells.
        most: largest number of cells.
    """
    if gesture in ("outside", "diagonal"):
        return OutsideField(gesture)
    return CellsField(gesture, crosses, least, most)


def number(*, default: object = REQUIRED, usual: tuple[int, ...] = ()) -> Any:
    """Declare a field for a clue that is a whole number.

    Args:
        default: default of the argument.
        usual: the numbers that setters use; () for any that is true.
    """
    return NumberField(default, usual)


def several_digits() -> Any:
    """Declare a field for a clue of one or more digits."""
    return DigitsField()


def word() -> Any:
    """Declare a field for a clue that is a word, such as a pattern or a code."""
    return WordField()


@dataclass_transform(field_specifiers=(place, number, several_digits, word), frozen_default=True)
def declared(rule: type[Kind]) -> type[Kind]:
    """Complete the class of a rule: move its fields from the class body to ``fields``, in their
    order."""
    names = [name for name, value in rule.__dict__.items() if isinstance(value, Field)]
    fields = []
    for name in names:
        field = rule.__dict__[name]
        field.name = name
        fields.append((field.order, field))
        delattr(rule, name)
    rule.fields = tuple([field for _number, field in sorted(fields, key=_order)])  # type: ignore[attr-defined]
    return rule


def _order(entry: tuple[int, Field]) -> int:
    return entry[0]
