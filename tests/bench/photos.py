"""Photos of newspapers, read: ``python -m tests.bench photos [FOLDER]``."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from sudoku_core import InputError
from sudoku_core.photo.network import model
from sudoku_core.photo.opencv import OpenCV
from sudoku_core.photo.reading import PhotoReading, read_plane
from sudoku_core.photo.vision import Image

from .table import machine, markdown, write

FOLDER = Path(__file__).parents[3] / "shared/photo/train"
SOURCE = (
    "Photos and what they show: wichtounet/sudoku_dataset v2 by Baptiste Wicht (CC BY 4.0). The "
    "network was trained on cells drawn from fonts, on none of these."
)
PACKAGES = ("numpy", "opencv-python-headless", "highspy")
STAGES = ("open", "grid", "digits", "mend")


class Photo(NamedTuple):
    """Record of how a photo was read.

    Args:
        name: of its file.
        shown: the digits that it shows, 0 for blank, row by row.
        found: what was read; None where there was no grid.
        seconds: by stage.
    """

    name: str
    shown: tuple[int, ...]
    reading: PhotoReading | None
    seconds: dict[str, float]

    def wrong(self, *, plain: bool) -> int:
        """Return how many cells are read wrongly, each by itself or with the mend."""
        if self.reading is None:
            return len(self.shown)
        reading = self.reading.reading
        if len(reading.grid.cells) != len(self.shown):
            return len(self.shown)
        grid = reading.plain if plain else reading.grid
        return sum(digit != other for digit, other in zip(grid.cells, self.shown, strict=True))


def main(argv: Sequence[str]) -> None:
    """Read each photo of a folder that has a file of its digits beside it (NAME.dat)."""
    paths, written = parse_arguments("photos", main.__doc__, argv)
    photos = [read(path) for path in paths]
    text = "\n\n".join([_table(photos), _times(photos), _faults(photos), SOURCE, machine(PACKAGES)])
    if written:
        write("photos", text)
    else:
        print(text)


def parse_arguments(name: str, about: str | None, argv: Sequence[str]) -> tuple[list[Path], bool]:
    """The files of digits that a bench of photos is asked for, and whether its table is kept."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.bench {name}", description=about)
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--every", type=int, default=1, help="only each so-manieth")
    parser.add_argument("--write", action="store_true", help="keep the table in results/")
    args = parser.parse_args(argv)
    paths = sorted(args.folder.glob("*.dat"))[:: args.every]
    if not paths:
        parser.error(f"there are no photos in {args.folder}")
    return paths, args.write


def read(labels: Path, changed: Callable[[OpenCV, Image], Image] | None = None) -> Photo:
    """Read the photo that a file of digits belongs to, as it is or changed beforehand."""
    shown = tuple(int(word) for word in " ".join(labels.read_text().splitlines()[2:]).split())
    vision, seconds = OpenCV(), dict.fromkeys(STAGES, 0.0)
    stages = [("open", time.perf_counter())]
    plane = vision.decoded(labels.with_suffix(".jpg").read_bytes())
    if changed:
        plane = changed(vision, plane)
    reading = None
    try:
        reading = read_plane(
            vision,
            vision.network(model()),
            vision.small(plane),
            on_stage=lambda stage: stages.append((stage, time.perf_counter())),
        )
    except InputError as error:
        if error.code not in ("photo.no-grid", "photo.side"):
            raise
    stages.append(("", time.perf_counter()))
    for (stage, start), (_, end) in pairwise(stages):
        seconds[stage] = end - start
    return Photo(labels.stem, shown, reading, seconds)


def _table(photos: Sequence[Photo]) -> str:
    cells = sum(len(photo.shown) for photo in photos)
    wrong = sum(photo.wrong(plain=True) for photo in photos)
    sure = [photo for photo in photos if photo.reading and photo.reading.reading.sure]
    upright = sum(photo.reading is not None and photo.reading.turn == 0 for photo in photos)
    rows = [
        ("photos", f"{len(photos)}"),
        ("a grid is found", f"{sum(photo.reading is not None for photo in photos)}"),
        ("upright", f"{upright}"),
        ("cells right, each by itself", f"{1 - wrong / cells:.3%}"),
        ("all right, each by itself", f"{sum(not photo.wrong(plain=True) for photo in photos)}"),
        ("all right, mended", f"{sum(not photo.wrong(plain=False) for photo in photos)}"),
        ("sure", f"{len(sure)}"),
        ("of these wrong", f"{sum(bool(photo.wrong(plain=False)) for photo in sure)}"),
    ]
    return markdown(("", "count"), rows)


def _times(photos: Sequence[Photo]) -> str:
    def row(name: str, times: list[float]) -> tuple[str, ...]:
        times = sorted(times)
        chosen = (len(times) // 2, int(0.95 * len(times)), -1)
        return (name, *(f"{1000 * times[place]:.0f}" for place in chosen))

    rows = [row(stage, [photo.seconds[stage] for photo in photos]) for stage in STAGES]
    rows.append(row("all", [sum(photo.seconds.values()) for photo in photos]))
    return markdown(("milliseconds", "median", "95 %", "most"), rows)


def _faults(photos: Sequence[Photo]) -> str:
    """Each photo that is not read right by its cells alone, and what became of it."""
    rows = []
    for photo in photos:
        plain, mended = photo.wrong(plain=True), photo.wrong(plain=False)
        if photo.reading and plain:
            reading = photo.reading.reading
            numbers = f"{photo.reading.score:.2f}", f"{reading.loss:.2f}", f"{reading.margin:.2f}"
            rows.append((photo.name, str(plain), str(mended), reading.outcome.value, *numbers))
    return markdown(("photo", "cells wrong", "mended", "how", "score", "loss", "margin"), rows)
