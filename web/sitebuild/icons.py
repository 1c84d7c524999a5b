"""The icons that platforms want as PNG, drawn from ``web/icons/icon.svg``: plain rectangles."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from dataclasses import dataclass
from math import hypot

from .paths import BuildError

SIDE = 64
"""The side of the drawing, as its viewBox has it."""
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "maskable-192.png": (192, True),
    "maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
"""By name the side in pixels, and whether the platform cuts the icon into a shape of its own."""
SAFE = 7 / 8
"""Drawn so much smaller, all but the ground is within the circle that no platform cuts into."""

Pixel = tuple[float, ...]  # red, green, blue to 255, and how much of it there is to 1


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with round corners, in pixels.

    Args:
        middle: its x and y.
        straight: how far it is from there to where the corners begin, across and down.
        radius: of the corners.
        colour: red, green and blue.
    """

    middle: tuple[float, float]
    straight: tuple[float, float]
    radius: float
    colour: Pixel


Rects = tuple[Rect, ...]


def drawn(svg: bytes) -> dict[str, bytes]:
    """The icons by name.

    Args:
        svg: the drawing.

    Raises:
        BuildError: there is more in it than rectangles.
    """
    return {name: _png(_rects(svg, side, cut), side) for name, (side, cut) in ICONS.items()}


def _rects(svg: bytes, side: int, cut: bool) -> Rects:
    """What is drawn; where it will be cut, the ground has no corners, and the rest is smaller."""
    ground, *rest = ET.fromstring(svg)
    if cut:
        ground.set("rx", "0")
    scale = side / SIDE
    inner = scale * SAFE if cut else scale
    return (_rect(ground, scale, side), *(_rect(shape, inner, side) for shape in rest))


def _rect(shape: ET.Element, scale: float, side: int) -> Rect:
    if not shape.tag.endswith("}rect"):
        raise BuildError(f"web/icons/icon.svg may have rectangles only, not {shape.tag}.")
    x, y, width, height, radius = (
        float(shape.get(name, 0)) for name in ("x", "y", "width", "height", "rx")
    )
    return Rect(
        middle=(_placed(x + width / 2, scale, side), _placed(y + height / 2, scale, side)),
        straight=(scale * (width / 2 - radius), scale * (height / 2 - radius)),
        radius=scale * radius,
        colour=tuple(bytes.fromhex(shape.attrib["fill"][1:])),
    )


def _placed(at: float, scale: float, side: int) -> float:
    """A place of the drawing in the picture: the middle stays the middle."""
    return side / 2 + scale * (at - SIDE / 2)


def _png(rects: Rects, side: int) -> bytes:
    """The file with a picture of rectangles one over the other."""
    columns, lines = (_outside(rects, axis, side) for axis in (0, 1))
    pixels = {
        line: {column: _pixel(rects, column, line) for column in set(columns)}
        for line in set(lines)
    }
    data = b"".join(b"\0" + b"".join(pixels[line][column] for column in columns) for line in lines)
    head = struct.pack(">2I5B", side, side, 8, 6, 0, 0, 0)
    chunks = _chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(data, 9)), _chunk(b"IEND")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _outside(rects: Rects, axis: int, side: int) -> list[tuple[float, ...]]:
    """How far each line or column is outside the straight part of each rectangle.

    Deep inside and far outside that does not matter, so most of them are alike.
    """
    return [
        tuple(
            min(max(abs(n + 0.5 - rect.middle[axis]) - rect.straight[axis], -1), rect.radius + 1)
            for rect in rects
        )
        for n in range(side)
    ]


def _pixel(rects: Rects, column: tuple[float, ...], line: tuple[float, ...]) -> bytes:
    pixel: Pixel = (0, 0, 0, 0)
    for rect, across, down in zip(rects, column, line):
        corner = hypot(max(across, 0), max(down, 0))
        outside = corner + min(max(across, down), 0) - rect.radius
        pixel = _over(pixel, rect.colour, min(max(0.5 - outside, 0), 1))
    return bytes(round(value) for value in (*pixel[:3], 255 * pixel[3]))


def _over(under: Pixel, colour: Pixel, share: float) -> Pixel:
    """A pixel of which a share is covered by a colour."""
    if not share:
        return under
    left = under[3] * (1 - share)
    mixed = [(new * share + old * left) / (share + left) for new, old in zip(colour, under)]
    return (*mixed, share + left)


def _chunk(kind: bytes, data: bytes = b"") -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
