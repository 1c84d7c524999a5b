"""The part of ``dataclasses`` that MicroPython lacks: frozen classes with fields made by ``field``.

MicroPython stores neither annotations nor the order of a class's names. So the fields are the
results of ``field``, in the order of the calls. Parameters that this file lacks raise an error.
"""


class _Missing:
    """Class of the marker for no default."""


MISSING = _Missing()


class FrozenInstanceError(AttributeError):
    """Attempt to change a frozen value."""


class Field:
    """A field of a class: its default, and whether ``==``, hash and repr use the field."""

    count = 0

    def __init__(self, default, default_factory, compare, hash, repr):
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.compare = compare
        self.hash = compare if hash is None else hash
        self.repr = repr
        self.order = Field.count
        Field.count += 1


def field(*, default=MISSING, default_factory=MISSING, compare=True, hash=None, repr=True):
    """Return a field."""
    return Field(default, default_factory, compare, hash, repr)


def dataclass(cls=None, *, frozen=False, slots=False, init=True, repr=True, eq=True):
    """Turn the decorated class into a class of immutable values.

    ``slots`` has an effect in CPython only.
    """
    if not frozen:
        raise TypeError("only frozen classes are supported")

    def process(kind):
        return _process(kind, init, repr, eq)

    return process if cls is None else process(cls)


def fields(value):
    """Return the fields of a class or a value, in their order."""
    return value.__dataclass_fields__


def replace(value, **changes):
    """Return a copy of a value, whose ``__init__`` was made here, with some fields changed."""
    values = [
        changes.pop(name) if name in changes else getattr(value, name) for name in value._names
    ]
    return type(value)(*values, **changes)  # names would be searched one by one


def _process(cls, init, repr, eq):
    defined = list(cls.__dict__)
    class_fields = _fields_of(cls)
    cls.__dataclass_fields__ = class_fields
    cls._names = tuple([item.name for item in class_fields])
    cls._compared = tuple([item.name for item in class_fields if item.compare])
    cls._hashed = tuple([item.name for item in class_fields if item.hash])
    if init and "__init__" not in defined:
        cls.__init__ = _init(class_fields, hasattr(cls, "__post_init__"))
    if repr and "__repr__" not in defined:
        cls.__repr__ = _repr
    if eq and "__eq__" not in defined:
        cls.__eq__ = _eq
    if eq and "__hash__" not in defined:
        cls.__hash__ = _hash
    cls.__setattr__ = cls.__delattr__ = _refuse
    return cls


def _fields_of(cls):
    """Return the fields of the bases and the class; a later field replaces one of the same name."""
    ordered = []
    for name, item in cls.__dict__.items():
        if isinstance(item, Field):
            item.name = name
            ordered.append((item.order, item))
    ordered.sort(key=lambda pair: pair[0])
    new_fields = [item for _order, item in ordered]
    by_name = {}
    names = []
    inherited = [getattr(base, "__dataclass_fields__", ()) for base in reversed(cls.__bases__)]
    for group in inherited + [new_fields]:
        for item in group:
            if item.name not in by_name:
                names.append(item.name)
            by_name[item.name] = item
    for item in new_fields:
        delattr(cls, item.name)
    return tuple([by_name[name] for name in names])


def _init(class_fields, has_post_init):
    """Return ``__init__``, compiled from text: a loop over the fields takes twice the time."""
    scope = {"_put": object.__setattr__, "_MISSING": MISSING}
    parameters, lines = ["self"], []
    for item in class_fields:
        name = item.name
        parameter = name
        if item.default is not MISSING:
            scope["_default_" + name] = item.default
            parameter += "=_default_" + name
        if item.default_factory is not MISSING:
            scope["_make_" + name] = item.default_factory
            parameter += "=_MISSING"
            lines.append(f" if {name} is _MISSING: {name} = _make_{name}()")
        parameters.append(parameter)
        lines.append(f" _put(self, '{name}', {name})")
    lines.append(" self.__post_init__()" if has_post_init else " pass")
    exec("def __init__({}):\n{}\n".format(", ".join(parameters), "\n".join(lines)), scope)
    return scope["__init__"]


def _repr(self):
    names = [item.name for item in self.__dataclass_fields__ if item.repr]
    values = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
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
