"""What the page's Python lacks of ``dataclasses``: frozen classes, every field made by ``field``.

MicroPython keeps no annotations and no order of a class's names, so fields are what ``field`` made,
in the order of the calls. What is not here is refused, not ignored: a parameter that this file does
not name is an error.
"""


class _Missing:
    """No default."""


MISSING = _Missing()


class FrozenInstanceError(AttributeError):
    """A value was to be changed."""


class Field:
    """One field of a class: its default, and whether it counts for ``==``, hash and repr."""

    made = 0

    def __init__(self, default, default_factory, compare, hash, repr):
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.compare = compare
        self.hash = compare if hash is None else hash
        self.repr = repr
        self.order = Field.made
        Field.made += 1


def field(*, default=MISSING, default_factory=MISSING, compare=True, hash=None, repr=True):
    """A field, with its default if it has one."""
    return Field(default, default_factory, compare, hash, repr)


def dataclass(cls=None, *, frozen=False, slots=False, init=True, repr=True, eq=True):
    """Make a class of immutable values of the class it stands above.

    ``slots`` saves memory in CPython only.
    """
    if not frozen:
        raise TypeError("only frozen classes are made here")

    def make(kind):
        return _made(kind, init, repr, eq)

    return make if cls is None else make(cls)


def fields(value):
    """The fields of a class or a value, each with its name, in their order."""
    return value.__dataclass_fields__


def replace(value, **changes):
    """The same value with some fields changed."""
    for own in value.__dataclass_fields__:
        if own.name not in changes:
            changes[own.name] = getattr(value, own.name)
    return type(value)(**changes)


def _made(cls, init, repr, eq):
    held = list(cls.__dict__)
    own_fields = _fields_of(cls)
    cls.__dataclass_fields__ = own_fields
    cls._compared = tuple([own.name for own in own_fields if own.compare])
    cls._hashed = tuple([own.name for own in own_fields if own.hash])
    if init and "__init__" not in held:
        cls.__init__ = _init(own_fields, hasattr(cls, "__post_init__"))
    if repr and "__repr__" not in held:
        cls.__repr__ = _repr
    if eq and "__eq__" not in held:
        cls.__eq__ = _eq
    if eq and "__hash__" not in held:
        cls.__hash__ = _hash
    cls.__setattr__ = cls.__delattr__ = _refuse
    return cls


def _fields_of(cls):
    """The fields of the bases, then its own; one of the same name takes the other's place."""
    fresh = []
    for name, own in cls.__dict__.items():
        if isinstance(own, Field):
            own.name = name
            fresh.append((own.order, own))
    found = {}
    names = []
    inherited = [getattr(base, "__dataclass_fields__", ()) for base in reversed(cls.__bases__)]
    for group in inherited + [[own for _order, own in sorted(fresh, key=lambda pair: pair[0])]]:
        for own in group:
            if own.name not in found:
                names.append(own.name)
            found[own.name] = own
    for _order, own in fresh:
        delattr(cls, own.name)
    return tuple([found[name] for name in names])


def _init(own_fields, then):
    """``__init__``, from its text: called as written out it takes half the time of a loop."""
    scope = {"_put": object.__setattr__, "_MISSING": MISSING}
    parameters, lines = ["self"], []
    for own in own_fields:
        name = own.name
        parameter = name
        if own.default is not MISSING:
            scope["_default_" + name] = own.default
            parameter += "=_default_" + name
        if own.default_factory is not MISSING:
            scope["_make_" + name] = own.default_factory
            parameter += "=_MISSING"
            lines.append(f" if {name} is _MISSING: {name} = _make_{name}()")
        parameters.append(parameter)
        lines.append(f" _put(self, '{name}', {name})")
    lines.append(" self.__post_init__()" if then else " pass")
    exec("def __init__({}):\n{}\n".format(", ".join(parameters), "\n".join(lines)), scope)
    return scope["__init__"]


def _repr(self):
    shown = [own.name for own in self.__dataclass_fields__ if own.repr]
    values = ", ".join([f"{name}={getattr(self, name)!r}" for name in shown])
    return f"{type(self).__name__}({values})"


def _eq(self, other):
    if self is other:
        return True
    if type(self) is not type(other):
        return NotImplemented
    return all(getattr(self, name) == getattr(other, name) for name in self._compared)


def _hash(self):
    return hash(tuple([getattr(self, name) for name in self._hashed]))


def _refuse(self, name, value=None):
    raise FrozenInstanceError(f"cannot assign to field {name!r}")
