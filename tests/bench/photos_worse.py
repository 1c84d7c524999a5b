"""The photos made worse, one way after another: ``python -m tests.bench photos_worse [FOLDER]``."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sudoku_core.photo.opencv import OpenCV

from .photos import PACKAGES, SOURCE, parse_arguments, read
from .table import machine, markdown, write

Damage = Callable[[Any, Any, Any], Any]
"""What makes a plane worse, given OpenCV, it, and random numbers."""


def noisy(sigma: float) -> Damage:
    """With noise of this standard deviation, in levels of 256."""
    return lambda cv, plane, random: plane + random.normal(0, sigma, plane.shape)


def blurred(sigma: float) -> Damage:
    """Out of focus, by so many pixels."""
    return lambda cv, plane, random: cv.GaussianBlur(plane, (0, 0), sigma)


def flat(contrast: float, black: float) -> Damage:
    """With less contrast, around a level of gray."""
    return lambda cv, plane, random: black + (plane.astype(float) - black) * contrast


def small(longest: int) -> Damage:
    """With so many pixels on its longer side."""

    def made(cv: Any, plane: Any, random: Any) -> Any:
        factor = longest / max(plane.shape)
        return cv.resize(plane, None, fx=factor, fy=factor, interpolation=cv.INTER_AREA)

    return made


def turned(degrees: float) -> Damage:
    """Held askew."""

    def made(cv: Any, plane: Any, random: Any) -> Any:
        rows, columns = plane.shape
        to = cv.getRotationMatrix2D((columns / 2, rows / 2), degrees, 1)
        cos, sin = abs(to[0]).tolist()[:2]
        size = round(columns * cos + rows * sin), round(columns * sin + rows * cos)
        to[:, 2] += (size[0] - columns) / 2, (size[1] - rows) / 2
        return cv.warpAffine(plane, to, size, borderMode=cv.BORDER_REPLICATE)

    return made


def shaded(least: float, edge: float) -> Damage:
    """With a shadow over one side, in which so much of the light is left; its edge is so wide."""

    def made(cv: Any, plane: Any, random: Any) -> Any:
        middle = plane.shape[1] / 2
        lit = [(column - middle) / edge + 0.5 for column in range(plane.shape[1])]
        return plane * [least + (1 - least) * min(max(part, 0), 1) for part in lit]

    return made


DAMAGES: dict[str, Damage] = {
    "as they are": lambda cv, plane, random: plane,
    "noise 6": noisy(6),
    "noise 12": noisy(12),
    "noise 20": noisy(20),
    "blur 1.5": blurred(1.5),
    "blur 2.5": blurred(2.5),
    "light 0.35": flat(0.35, 0),
    "contrast 0.4": flat(0.4, 128),
    "300 pixels": small(300),
    "20 degrees": turned(20),
    "40 degrees": turned(40),
    "shadow 0.4, soft": shaded(0.4, 60),
    "shadow 0.4, sharp": shaded(0.4, 10),
}


def main(argv: Sequence[str]) -> None:
    """Read each photo of a folder that has a file of its digits beside it, made worse."""
    paths, written = parse_arguments("photos_worse", main.__doc__, argv)
    rows = [_row(name, paths) for name in DAMAGES]
    head = "of so many photos", "grid found", "all right, mended", "sure", "of these wrong", "s"
    text = "\n\n".join([markdown(("", *head), rows), SOURCE, machine(PACKAGES)])
    if written:
        write("photos_worse", text)
    else:
        print(text)


def _row(name: str, paths: Sequence[Path]) -> tuple[str, ...]:
    started = time.perf_counter()
    photos = [read(path, lambda vision, plane: _worse(name, vision, plane)) for path in paths]
    seconds = (time.perf_counter() - started) / len(photos)
    sure = [photo for photo in photos if photo.reading and photo.reading.reading.sure]
    counts = (
        len(photos),
        sum(photo.reading is not None for photo in photos),
        sum(not photo.wrong(plain=False) for photo in photos),
        len(sure),
        sum(bool(photo.wrong(plain=False)) for photo in sure),
    )
    return name, *map(str, counts), f"{seconds:.2f}"


def _worse(name: str, vision: OpenCV, plane: Any) -> Any:
    import cv2
    import numpy

    random = numpy.random.default_rng(1)
    made = DAMAGES[name](cv2, vision.small(plane), random)
    return numpy.clip(made, 0, 255).astype(numpy.uint8)
