"""The size of what a solver was given, in the terms of its form."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..state import Sentence


CLAUSES = ("variables", "clauses", "literals")
INTEGERS = ("variables", "constraints", "bounds", "givens")
PROGRAM = ("variables", "constraints", "nonzeros", "givens")
"""The figures that make up the size of each form."""


def size_of(stats: Mapping[str, float]) -> tuple[Sentence, ...]:
    """Return the size as a sentence; none where a solver tells of none.

    Args:
        stats: the figures of a solve, as the protocol has them.
    """
    if stats.get("variables") == 0:
        return (("alone", {}),)
    if "clauses" in stats:
        return (("model.size-clauses", _some(stats, CLAUSES)),)
    if "bounds" in stats:
        return (("model.size-integers", _some(stats, INTEGERS)),)
    if stats.get("constraints"):
        sizes = _some(stats, PROGRAM)
        return (("model.size-givens" if sizes["givens"] else "model.size", sizes),)
    return ()


def _some(stats: Mapping[str, float], names: tuple[str, ...]) -> dict[str, float]:
    return {name: stats.get(name, 0) for name in names}
