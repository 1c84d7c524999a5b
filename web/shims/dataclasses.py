"""What the page's Python lacks of ``dataclasses``: frozen classes, every field made by ``field``.

MicroPython keeps no annotations and no order of a class's names, so ``field`` counts.
"""

_NONE = object()
_put = object.__setattr__


class FrozenInstanceError(AttributeError):
    """A value was to be changed."""


class Field:
    """One field of a class, in the order in which they were made."""

    made = 0

    def __init__(self, default, default_factory, compare, repr):
        self.default = default
        self.factory = default_factory
        self.compare = compare
        self.repr = repr
        self.order = Field.made
        Field.made += 1


def field(*, default=_NONE, default_factory=_NONE, compare=True, repr=True, hash=None, init=True):
    """A field, with its default if it has one."""
    return Field(default, default_factory, compare, repr)


def dataclass(cls=None, *, frozen=False, slots=False, init=True, repr=True, eq=True):
    """Makes a class of immutable values of the class it stands above."""
    return _made if cls is None else _made(cls)


def fields(value):
    """The fields of a class or a value, each with its name."""
    return value.__dataclass_fields__


def replace(value, **changed):
    """The same value with some fields changed."""
    kind = type(value)
    for own in kind.__dataclass_fields__:
        if own.name not in changed:
            changed[own.name] = getattr(value, own.name)
    return kind(**changed)


def _refuse(self, name, value=None):
    raise FrozenInstanceError("cannot assign to field " + name)


def _made(cls):
    found = {}
    for base in cls.__bases__:
        for own in getattr(base, "__dataclass_fields__", ()):
            found[own.name] = own
    fresh = [(own.order, name) for name, own in cls.__dict__.items() if isinstance(own, Field)]
    names = [own.name for own in sorted(found.values(), key=lambda own: own.order)]
    for _order, name in sorted(fresh):
        own = found[name] = cls.__dict__[name]
        own.name = name
        if name not in names:
            names.append(name)
    own_fields = tuple([found[name] for name in names])
    scope = {"_put": _put, "_NONE": _NONE}
    exec(_source(cls, own_fields, scope), scope)
    for method in ("__init__", "__eq__", "__hash__", "__repr__"):
        if method not in cls.__dict__:
            setattr(cls, method, scope[method])
    for _order, name in fresh:
        delattr(cls, name)
    cls.__setattr__ = cls.__delattr__ = _refuse
    cls.__dataclass_fields__ = own_fields
    return cls


def _source(cls, own_fields, scope):
    """The methods as text; what they refer to is put into the scope."""
    arguments, lines = "self", ""
    for own in own_fields:
        name = own.name
        arguments += ", " + name
        if own.default is not _NONE:
            scope["_default_" + name] = own.default
            arguments += "=_default_" + name
        if own.factory is not _NONE:
            scope["_factory_" + name] = own.factory
            arguments += "=_NONE"
            lines += f"    if {name} is _NONE: {name} = _factory_{name}()\n"
        lines += f"    _put(self, '{name}', {name})\n"
    if hasattr(cls, "__post_init__"):
        lines += "    self.__post_init__()\n"
    compared = [own.name for own in own_fields if own.compare]
    alike = "".join([f" and self.{name} == other.{name}" for name in compared])
    mine = "".join([f"self.{name}," for name in compared])
    shown = ", ".join([own.name + "={self." + own.name + "!r}" for own in own_fields if own.repr])
    return (
        f"def __init__({arguments}):\n{lines or '    pass'}\n"
        f"def __eq__(self, other):\n    return type(self) is type(other){alike}\n"
        f"def __hash__(self):\n    return hash(({mine}))\n"
        f"def __repr__(self):\n    return f'{cls.__name__}({shown})'\n"
    )
