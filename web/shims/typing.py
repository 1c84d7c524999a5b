"""The part of ``typing`` that MicroPython lacks; it ignores annotations."""

TYPE_CHECKING = False
Any = Literal = NotRequired = None
TypedDict = dict


def final(kind):  # type: ignore[no-untyped-def]
    """Return the class unchanged."""
    return kind
