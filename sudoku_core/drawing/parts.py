"""Candidates with a role in a step, and the cells in which they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .shapes import Candidates

PLAIN = ("base", "cover", "on", "off")
"""Roles that are not drawn on a candidate that the step places or eliminates."""


def parts(step: Mapping[str, Any]) -> list[tuple[str, Candidates]]:
    """Return the roles of a step with their candidates, then its placements and eliminations."""
    done = step["places"] + step["eliminates"]
    roles = []
    for role in step["roles"]:
        name, candidates = role["name"], role["candidates"]
        drawn = [pair for pair in candidates if pair not in done] if name in PLAIN else candidates
        if drawn:
            roles.append((name, drawn))
    for name, candidates in (("placed", step["places"]), ("goes", step["eliminates"])):
        if candidates:
            roles.append((name, candidates))
    return roles


def cells_with_parts(step: Mapping[str, Any], shown: Sequence[int]) -> list[int]:
    """Return the empty cells that show their candidates, since one of them has a role.

    Args:
        step: a step as plain data.
        shown: by cell the digit on the board, or 0.
    """
    cells = {cell for _name, candidates in parts(step) for cell, _digit in candidates}
    for link in step["chain"]:
        cells.update([cell for cell, _digit in link["start"] + link["end"]])
    return sorted([cell for cell in cells if not shown[cell]])
