"""Pages with printed puzzles, and photos of them; skipped where Pillow is missing."""

from __future__ import annotations

import os
from random import Random

from tests.missing import missing

try:
    import cv2
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    cv2 = None

FONTS = ("DejaVuSans", "DejaVuSerif", "LiberationSans-Regular", "LiberationSerif-Bold")
PEN = "LiberationMono-Italic"
"""What a player's digits are drawn with."""
PITCH, MARGIN = 60, 90
"""Pixels of a cell, and around the grid."""


def font(name, size):
    """A font of the system, or the test is skipped."""
    if cv2 is None:
        missing("opencv-python-headless, NumPy and Pillow")
    try:
        return ImageFont.truetype(f"{name}.ttf", size)
    except OSError:
        missing(f"the font {name}")


def page(
    text,
    side=9,
    box=(3, 3),
    name=FONTS[0],
    *,
    thick=5,
    thin=2,
    pale=30,
    size=0.62,
    sentences=True,
    entries=None,
):
    """A page with a puzzle on it, as gray pixels: a character a cell, a dot where it is blank.

    Lines inside the blocks are so ``thin`` and ``pale``; ``entries`` are a player's, by cell.
    """
    letters = font(name, round(PITCH * size))
    wide = side * PITCH + 2 * MARGIN
    image = Image.new("L", (wide, wide + 60), 245)
    draw = ImageDraw.Draw(image)
    if sentences:
        draw.text((MARGIN, 30), "Sudoku of the day: fill in 1 to 9", 40, font(name, 22))
        draw.text((MARGIN, wide - 40), "Solution of yesterday on page 12", 40, font(name, 18))
    rows, columns = box
    for line in range(side + 1):
        at = MARGIN + line * PITCH
        ends = MARGIN, MARGIN + side * PITCH
        for every, direction in ((columns, 1), (rows, 0)):
            width, ink = (thick, 30) if line % every == 0 else (thin, pale)
            spot = [(at, ends[0]), (at, ends[1])] if direction else [(ends[0], at), (ends[1], at)]
            draw.line(spot, fill=ink, width=width)
    for cell, sign in enumerate(text):
        if sign != ".":
            row, column = divmod(cell, side)
            middle = MARGIN + (column + 0.5) * PITCH, MARGIN + (row + 0.5) * PITCH
            draw.text(middle, sign, 30, letters, anchor="mm")
    for cell, digit in (entries or {}).items():
        row, column = divmod(cell, side)
        middle = MARGIN + (column + 0.5) * PITCH, MARGIN + (row + 0.5) * PITCH
        draw.text(middle, str(digit), 110, font(PEN, letters.size), anchor="mm")
    return np.array(image)


def corners(side=9):
    """Return where on a page the grid's corners are."""
    low, high = MARGIN, MARGIN + side * PITCH
    return [(low, low), (high, low), (high, high), (low, high)]


def photo(image, *, lean=0.06, blur=1.2, noise=4.0, shade=60, quarters=0, seed=1):
    """A photo of a page, and the matrix that takes the page to it where it is not turned."""
    random, (rows, columns) = Random(seed), image.shape
    ends = [(0, 0), (columns, 0), (columns, rows), (0, rows)]
    far = 80 + lean * rows
    put = [[far + rows * lean * random.uniform(-1, 1) + at for at in end] for end in ends]
    matrix = cv2.getPerspectiveTransform(np.float32(ends), np.float32(put))
    size = columns + round(2 * far), rows + round(2 * far)
    picture = cv2.warpPerspective(image, matrix, size, flags=cv2.INTER_AREA, borderValue=110)
    picture = cv2.GaussianBlur(picture, (0, 0), blur).astype(np.float32)
    picture -= np.linspace(0, shade, size[0])[None] * (picture / 255)
    picture += np.random.default_rng(seed).normal(0, noise, picture.shape)
    picture = np.clip(picture, 0, 255).astype(np.uint8)
    for _quarter in range(quarters):
        picture = np.ascontiguousarray(np.rot90(picture, -1))  # as the clock goes
    return picture, matrix


def seen(points, matrix):
    """Return where a photo shows places of a page."""
    return cv2.perspectiveTransform(np.float32([points]), matrix)[0].tolist()


def save(path, image, **options):
    """Write a picture to a file, and say where."""
    Image.fromarray(image).save(path, **options)
    return os.fspath(path)
