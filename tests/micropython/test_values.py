"""Values made by ``dataclasses``: CPython's own natively, the page's stand-in in MicroPython."""

from dataclasses import FrozenInstanceError, dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Point:
    """Its names are in no order of the alphabet."""

    row: int = field()
    column: int = field()
    name: str = field(default="", compare=False)
    about: dict[str, int] = field(default_factory=dict, hash=False, repr=False)


@dataclass(frozen=True, slots=True)
class Line(Point):
    """Another value for a field, a field more, and what must hold of them."""

    column: int = field(default=5)
    to: tuple[int, ...] = field(default=())

    def __post_init__(self):
        if self.row < 0:
            raise ValueError(self.row)
        object.__setattr__(self, "to", tuple(self.to))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class OwnMethods:
    """A class with methods of its own, which stay."""

    cells: tuple[int, ...] = field()
    kind = "own"

    def __init__(self, cells):
        object.__setattr__(self, "cells", tuple(cells))

    def __hash__(self):
        return 7

    def __repr__(self):
        return "Own!"


@dataclass(frozen=True, slots=True)
class Nothing:
    """A value without fields."""


@dataclass(frozen=True, slots=True)
class Some(Nothing):
    """A field after none."""

    number: int = field(default=1)


class Mixin:
    """A base that is no dataclass."""

    __slots__ = ()

    @property
    def twice(self):
        return 2 * self.row


@dataclass(frozen=True, slots=True)
class Both(Mixin, Point):
    """Two bases."""

    last: int = field(default=0)


def refused(kind, call):
    try:
        call()
    except kind:
        return True
    return False


def test_fields_come_in_the_order_in_which_they_were_made():
    assert [field.name for field in fields(Point)] == ["row", "column", "name", "about"]
    assert [field.name for field in fields(Point(1, 2))] == ["row", "column", "name", "about"]
    point = Point(3, 4, "x", {"a": 1})
    assert (point.row, point.column, point.name, point.about) == (3, 4, "x", {"a": 1})
    assert Point(column=4, row=3).row == 3


def test_fields_are_inherited_and_keep_their_place():
    assert [field.name for field in fields(Line)] == ["row", "column", "name", "about", "to"]
    assert [field.name for field in fields(Both)] == ["row", "column", "name", "about", "last"]
    assert (Line(1).column, Line(1, 2).column, Both(4, 1).twice) == (5, 2, 8)
    assert Some().number == 1


def test_defaults():
    assert Point(1, 2).name == ""
    first, other = Point(1, 2), Point(1, 2)
    assert first.about == {}
    assert first.about is not other.about
    assert refused(TypeError, lambda: Point(1))
    assert refused(TypeError, lambda: Point(1, 2, wrong=3))


def test_equality():
    assert Point(1, 2) == Point(1, 2)
    assert (Point(1, 2) != Point(1, 2)) is False
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) == Point(1, 2, "another name")
    assert Point(1, 2) != Point(1, 2, "", {"a": 1})
    assert Point(1, 5) != Line(1)
    assert Point(1, 2) != (1, 2, "", {})
    assert Nothing() == Nothing()
    assert Nothing() != Some()


def test_hashes():
    assert hash(Point(1, 2)) == hash(Point(1, 2, "another name", {"a": 1}))
    assert len({Point(1, 2), Point(1, 2, "x"), Point(2, 1)}) == 2
    assert {Line(1): "found"}[Line(1)] == "found"
    assert hash(OwnMethods([1])) == 7
    assert refused(TypeError, lambda: hash(Point([1], 2)))


def test_values_cannot_be_changed():
    point = Point(1, 2)

    def change():
        point.row = 2

    def drop():
        del point.row

    def add():
        point.more = 2

    assert refused(FrozenInstanceError, change)
    assert refused(FrozenInstanceError, drop)
    assert refused((AttributeError, TypeError), add)
    assert issubclass(FrozenInstanceError, AttributeError)
    assert point.row == 1


def test_replacing():
    point = Point(1, 2, "x", {"a": 1})
    assert replace(point, row=5) == Point(5, 2, "x", {"a": 1})
    assert replace(point, row=5).name == "x"
    assert replace(OwnMethods((1, 2)), cells=[3]) == OwnMethods([3])
    assert type(replace(Line(1), to=[2])) is Line
    assert refused(TypeError, lambda: replace(point, wrong=1))
    assert point.row == 1


def test_what_is_done_after_making():
    assert Line(1, to=[2, 3]).to == (2, 3)
    assert replace(Line(1), to=[4]).to == (4,)
    assert refused(ValueError, lambda: Line(-1))


def test_methods_of_its_own_stay():
    assert repr(OwnMethods([1])) == "Own!"
    assert OwnMethods([1]).kind == "own"
    assert OwnMethods([1]) == OwnMethods((1,))


def test_repr():
    assert repr(Point(1, 2, "x")) == "Point(row=1, column=2, name='x')"
    assert repr(Line(1)) == "Line(row=1, column=5, name='', to=())"
    assert repr(Nothing()) == "Nothing()"
