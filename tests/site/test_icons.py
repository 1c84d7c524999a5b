"""The icons that the build draws."""

from __future__ import annotations

import json
import math
import struct
import zlib
from pathlib import Path

import pytest

from sitebuild.groups import read_tree
from sitebuild.icons import png_icons
from sitebuild.paths import WEB, BuildError

GROUND = bytes.fromhex("0b6a5dff")
SHEET = bytes.fromhex("fffdf8ff")
SAFE = 0.4
"""As a part of the side: how far from the middle no platform cuts anything away."""


def pixels(png: bytes) -> tuple[int, list[list[bytes]]]:
    """Return the side and the pixels of a picture without filters, line by line."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    place, data, head = 8, b"", b""
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place : place + 8])
        content = png[place + 8 : place + 8 + length]
        assert zlib.crc32(kind + content) == int.from_bytes(png[place + 8 + length :][:4], "big")
        head, data = (content if kind == b"IHDR" else head), data + content * (kind == b"IDAT")
        place += length + 12
    width, height, depth, colours, *_ = struct.unpack(">2I5B", head)
    assert (width, depth, colours) == (height, 8, 6)
    text = zlib.decompress(data)
    lines = [text[start : start + 4 * width + 1] for start in range(0, len(text), 4 * width + 1)]
    assert {line[0] for line in lines} == {0}
    return width, [[line[1 + 4 * n : 5 + 4 * n] for n in range(width)] for line in lines]


def test_the_manifest_names_icons_that_are_there_in_their_sizes(dist: Path) -> None:
    (folder,) = dist.glob("icons-*")
    manifest = json.loads((folder / "site.webmanifest").read_text("utf-8"))
    sizes = set()
    for icon in manifest["icons"]:
        content = (folder / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            side, _lines = pixels(content)
            assert icon["sizes"] == f"{side}x{side}"
            sizes.add((side, icon.get("purpose", "any")))
    assert sizes == {(side, kind) for side in (192, 512) for kind in ("any", "maskable")}
    assert pixels((folder / "apple-touch-icon.png").read_bytes())[0] == 180


def test_an_icon_is_drawn_as_it_is_described() -> None:
    made = png_icons((WEB / "icons/icon.svg").read_bytes())
    side, lines = pixels(made["icon-192.png"])
    assert lines[0][0] == bytes(4)  # round corners
    assert lines[side // 2][0] == GROUND
    assert lines[3 * 14][3 * 14] == SHEET
    assert lines[3 * 25][3 * 14] == GROUND  # a line of the grid
    assert lines[3 * 32][3 * 32] == GROUND  # the cell in the middle
    soft = {pixel[3] for line in lines for pixel in line} - {0, 255}
    assert len(soft) > 10  # the edge of a corner is smooth


@pytest.mark.parametrize("name", ["maskable-192.png", "maskable-512.png", "apple-touch-icon.png"])
def test_what_platforms_cut_is_ground_alone(name: str) -> None:
    side, lines = pixels(png_icons((WEB / "icons/icon.svg").read_bytes())[name])
    middle = (side - 1) / 2
    outside = {
        pixel
        for y, line in enumerate(lines)
        for x, pixel in enumerate(line)
        if math.hypot(x - middle, y - middle) > SAFE * side
    }
    assert outside == {GROUND}
    assert SHEET in {pixel for line in lines for pixel in line}


def test_a_drawing_with_more_than_rectangles_is_refused() -> None:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"><circle r="3" fill="#000000"/></svg>'
    with pytest.raises(BuildError, match="rectangles only"):
        png_icons(svg)


def test_the_page_is_made_from_text_alone() -> None:
    assert [path for path, content in read_tree(WEB).items() if b"\0" in content] == []
