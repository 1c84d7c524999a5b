"""Markers of candidates: one shape for each role in a step, in hundredths of a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .forms import DROP

if TYPE_CHECKING:
    from collections.abc import Sequence

SETS = "abcdefgh"
"""Roles that are almost locked sets: their cells are outlined and lettered."""
SQUARE = '<rect class="{0}" x="{1}" y="{2}" width="{3}" height="{3}"/>'
CIRCLE = '<circle class="{}" cx="{}" cy="{}" r="{}"/>'
PATH = '<path class="{}" d="{}"/>'
BADGE = '<text class="badge" x="{}" y="{}" font-size="{}">{}</text>'
CORNERS = {
    "fin": ((0, -12), (12, 0), (0, 12), (-12, 0)),
    "pincer": ((0, -13), (12, 8), (-12, 8)),
    "deadly": ((-6, -10), (6, -10), (12, 0), (6, 10), (-6, 10), (-12, 0)),
}
"""Corners of polygonal markers, in tenths of their radius."""


def glyph(part: str, x: float, y: float, radius: float) -> str:
    """Return the marker of a role, centred at a point.

    Args:
        part: a role of a step, "goes" or "placed".
        x: distance from the left.
        y: distance from the top.
        radius: approximate radius.
    """
    name = "part " + part
    if part in CORNERS:
        return PATH.format(name, polygon(CORNERS[part], x, y, radius / 10))
    if part in ("base", "cover"):
        return _square(name, x, y, radius * 0.92)
    if part == "stem":
        return _square(name, x, y, radius) + _square(name, x, y, radius * 0.72)
    if part == "pivot":
        return CIRCLE.format(name, x, y, _short(radius)) + CIRCLE.format(
            name, x, y, _short(radius * 0.72)
        )
    if part == "goes":
        return PATH.format(name, _removal(x, y, radius * 0.9))
    if part == "off":
        return CIRCLE.format(name, x, y, _short(radius)) + PATH.format(
            name, _cross(x, y, radius * 0.95, (1,))
        )
    return CIRCLE.format(name, x, y, _short(radius))


def polygon(corners: Sequence[tuple[int, int]], x: float, y: float, scale: float) -> str:
    """Return the path through corners around a point."""
    points = [f"{x + dx * scale:.1f} {y + dy * scale:.1f}" for dx, dy in corners]
    return "M" + "L".join(points) + "Z"


def badge(letter: str, x: float, y: float, size: float) -> str:
    """Return the letter of a set."""
    return BADGE.format(_short(x), _short(y + size * DROP), _short(size), letter.upper())


def _square(name: str, x: float, y: float, half: float) -> str:
    return SQUARE.format(name, _short(x - half), _short(y - half), _short(2 * half))


def _cross(x: float, y: float, half: float, slopes: Sequence[int]) -> str:
    strokes = []
    for slope in slopes:
        high = half * slope
        strokes.append(f"M{x - half:.1f} {y + high:.1f}L{x + half:.1f} {y - high:.1f}")
    return "".join(strokes)


def _removal(x: float, y: float, half: float) -> str:
    """Return a square with a cross in it that leaves the digit in the middle free."""
    drawn = f"M{x - half:.1f} {y - half:.1f}H{x + half:.1f}V{y + half:.1f}H{x - half:.1f}Z"
    for across in (-1, 1):
        for down in (-1, 1):
            u, v = across * half, down * half
            drawn += f"M{x + u:.1f} {y + v:.1f}L{x + 0.62 * u:.1f} {y + 0.62 * v:.1f}"
    return drawn


def _short(value: float) -> str:
    return f"{value:.1f}"
