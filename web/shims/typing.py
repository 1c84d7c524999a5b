"""What the page's Python lacks of ``typing``: annotations are not read there."""

TYPE_CHECKING = False
Any = Literal = NotRequired = None
TypedDict = dict


def final(kind):  # type: ignore[no-untyped-def]
    """Nothing is checked."""
    return kind
