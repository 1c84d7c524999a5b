"""The PNG icons for platforms, drawn from ``web/icons/icon.svg``, which has rectangles only."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from dataclasses import dataclass
from math import hypot

from .paths import BuildError

SIDE = 64
"""Side of the drawing in its viewBox."""
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "maskable-192.png": (192, True),
    "maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
"""Icons by name: side in pixels, and whether the platform crops the icon to its own shape."""
SAFE = 7 / 8
"""Scale at which all but the background fits into the circle that platforms never crop."""

Pixel = tuple[float, ...]  # red, green and blue up to 255, opacity up to 1


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with round corners, in pixels.

    Args:
        middle: the x and y of the middle.
        straight: the distances from the middle to the beginning of the corners, across and down.
        radius: the radius of the corners.
        colour: red, green and blue.
    """

    middle: tuple[float, float]
    straight: tuple[float, float]
    radius: float
    colour: Pixel


Rects = tuple[Rect, ...]


def png_icons(svg: bytes) -> dict[str, bytes]:
    """Return the icons as PNG files by name.

    Args:
        svg: the drawing.

    Raises:
        BuildError: the drawing contains other shapes than rectangles.
    """
    return {name: _png(_rects(svg, side, cropped), side) for name, (side, cropped) in ICONS.items()}


def _rects(svg: bytes, side: int, cropped: bool) -> Rects:
    """Return the rectangles; for cropping, the background is square and the rest smaller."""
    background, *rest = ET.fromstring(svg)
    if cropped:
        background.set("rx", "0")
    scale = side / SIDE
    inner = scale * SAFE if cropped else scale
    return (_rect(background, scale, side), *(_rect(shape, inner, side) for shape in rest))


def _rect(shape: ET.Element, scale: float, side: int) -> Rect:
    if not shape.tag.endswith("}rect"):
        raise BuildError(f"web/icons/icon.svg may have rectangles only, not {shape.tag}.")
    x, y, width, height, radius = (
        float(shape.get(name, 0)) for name in ("x", "y", "width", "height", "rx")
    )
    return Rect(
        middle=(_to_pixels(x + width / 2, scale, side), _to_pixels(y + height / 2, scale, side)),
        straight=(scale * (width / 2 - radius), scale * (height / 2 - radius)),
        radius=scale * radius,
        colour=tuple(bytes.fromhex(shape.attrib["fill"][1:])),
    )


def _to_pixels(at: float, scale: float, side: int) -> float:
    """Convert a coordinate of the drawing to pixels, with the middle fixed."""
    return side / 2 + scale * (at - SIDE / 2)


def _png(rects: Rects, side: int) -> bytes:
    """Return the PNG file of rectangles, drawn in their order."""
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
    """Return the distance of each line or column from the straight part of each rectangle.

    Distances deep inside and far outside are clipped, so most lines have equal distances.
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
    """Return a pixel after a colour covers a share of it."""
    if not share:
        return under
    left = under[3] * (1 - share)
    mixed = [(new * share + old * left) / (share + left) for new, old in zip(colour, under)]
    return (*mixed, share + left)


def _chunk(kind: bytes, data: bytes = b"") -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
