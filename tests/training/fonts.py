"""The fonts that are here, as a picture of each digit; what is no text font is left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

FONTS = Path("/usr/share/fonts")
DIGITS = "123456789"
SIZE = 96
"""Pixels, of the size in which a digit is drawn."""
INKED = 60
"""From here up a pixel belongs to a digit."""
STRANGE = (
    "symbol", "emoji", "math", "dingbat", "music", "braille", "chancery", "script", "cursive",
    "hand", "outline", "shadow", "ornament", "initial", "d050000l", "z003", "lmmathsy",
    "fraktur", "comic-neue-angular", "cuneiform", "signwriting",
)  # fmt: skip
"""In the names of fonts whose digits no newspaper prints."""
PRINTED = (
    "liberation", "nimbus", "heros", "termes", "dejavu", "arimo", "tinos", "freesans", "freeserif",
    "bonum", "pagella", "schola", "c059", "p052", "gothic", "carlito", "roboto", "opensans", "lato",
)  # fmt: skip
"""Those like what newspapers print in; they are taken more often."""
SLANTED = ("italic", "oblique", "-it.", "light", "thin", "extra")
"""Those that are taken less often."""

Glyph = NDArray[np.uint8]


def fonts(folder: Path = FONTS) -> list[tuple[list[Glyph], float]]:
    """The pictures of the nine digits in each font, and how often it is to be taken."""
    found_fonts, seen = [], set()
    for path in sorted(folder.rglob("*.[ot]tf")):
        name = path.name.lower()
        if any(word in name for word in STRANGE) or _foreign(name):
            continue
        try:
            glyphs = [_cut(image) for image in _drawn(path)]
        except (OSError, ValueError):  # it has no such digits
            continue
        key = tuple((glyph.shape, int(glyph.sum()) >> 10) for glyph in glyphs)
        if key in seen or len(set(key)) < 7:
            continue
        seen.add(key)
        weight = 0.35 if any(word in name for word in SLANTED) else 1.0
        found_fonts.append(
            (glyphs, weight * (2.5 if any(word in name for word in PRINTED) else 1.0))
        )
    return found_fonts


def _foreign(name: str) -> bool:
    """Noto has a font for each script, all with the same digits."""
    latin = ("notosans-", "notoserif-", "notosansdisplay-", "notoserifdisplay-", "notosansmono-")
    return name.startswith("noto") and not name.startswith(latin)


def _drawn(path: Path) -> Iterator[Image.Image]:
    font = ImageFont.truetype(path, SIZE)
    for digit in DIGITS:
        image = Image.new("L", (2 * SIZE, 2 * SIZE), 0)
        ImageDraw.Draw(image).text((SIZE, SIZE), digit, 255, font=font, anchor="mm")
        yield image


def _cut(image: Image.Image) -> Glyph:
    """Return what is drawn, and nothing around it."""
    pixels = np.asarray(image)
    rows, columns = np.nonzero(pixels > INKED)
    if len(rows) < 40:
        raise ValueError
    return pixels[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
