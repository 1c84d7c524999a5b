"""Photos in the page: ``python -m tests.bench photos_page [DIR] [--count N]``.

Each is read by the page's engine in Chromium, from the file to the reply, and the pixels that the
browser made of it are read natively, too: both are to see the same.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import exp
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

from sitebuild.build import build
from sitebuild.paths import DIST, ROOT
from sudoku_core import InputError, format_grid
from sudoku_core.photo import network_model, read_plane
from sudoku_core.photo.opencv import OpenCV
from tests.bench.table import machine, markdown
from tests.host import Host
from tests.seeing import Eye, Seen, looking

if TYPE_CHECKING:
    from sudoku_core.photo import PhotoReading

PHOTOS = ROOT.parent / "shared/photo/train"
QUICK = ("--no-sandbox", "--disable-gpu")
"""Unlike in tests, the browser may make quick code."""
HEAD = ("photo", "chance", "corners (px)", "text", "doubtful")
SAME = (0.1, 1.0, True, True)
"""How much of the first two may differ, as a probability and in pixels: what is warped is rounded
otherwise in places, by a 255th."""


def main(argv: Sequence[str]) -> None:
    """Print how photos are seen otherwise than natively, how long they took, and the memory."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench photos_page")
    parser.add_argument("folder", nargs="?", type=Path, default=PHOTOS)
    parser.add_argument("--count", type=int, default=1000)
    options = parser.parse_args(argv)
    build()
    photos = sorted(options.folder.glob("*.jpg"), key=_number)[: options.count]
    vision = OpenCV()
    network = vision.network(network_model())
    odd, times = [], []
    with _engine() as eye:
        print(f"Before the first photo the browser's process took {_peak()} MB at most.")
        for photo in photos:
            seen = eye(photo.read_bytes())
            times.append(seen.seconds)
            if len(times) == 1:
                print("The first:", {name: round(at, 2) for name, at in seen.at.items()})
            columns, rows = seen.size
            plane = np.frombuffer(seen.green, np.uint8).reshape(rows, columns)
            try:
                row = _differences(seen, read_plane(vision, network, plane))
            except InputError as error:
                codes = [message["code"] for message in seen.reply["messages"]]
                row = (0.0, 0.0, codes == [error.message.code], True)
            if row[0] > SAME[0] or row[1] > SAME[1] or row[2:] != SAME[2:]:
                odd.append((photo.stem, *row))
        print(f"After the last, {_peak()} MB.")
    print(markdown(HEAD, odd))
    print(f"{len(odd)} of {len(photos)} are seen otherwise. Seconds from the file to the reply:")
    warm = sorted(times[1:] or times)
    print(f"the first {times[0]:.2f}, of the others {median(warm):.2f}, at most {warm[-1]:.2f}.")
    print(machine(["opencv-python-headless", "numpy"]))


@contextmanager
def _engine() -> Iterator[Eye]:
    from playwright.sync_api import sync_playwright

    from tests import chromium

    with sync_playwright() as playwright, Host(DIST).up() as site:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(QUICK))
        with looking(browser.new_page(), site, DIST) as eye:
            yield eye


def _differences(seen: Seen, native: PhotoReading) -> tuple[float, float, bool, bool]:
    """By how much the page sees otherwise: chances, corners, what is read, and is doubtful."""
    if not seen.likelihoods:
        return float("inf"), 0.0, False, False
    rows = zip(seen.likelihoods, native.likelihoods, strict=True)
    far = max(
        abs(exp(value) - exp(other)) for row in rows for value, other in zip(*row, strict=True)
    )
    pairs = zip(seen.reply["corners"], native.corners, strict=True)
    moved = max(
        abs(coordinate - other) for pair in pairs for coordinate, other in zip(*pair, strict=True)
    )
    reading = native.reading
    same = seen.reply["text"] == format_grid(reading.puzzle, "rules")
    return round(far, 4), round(moved, 3), same, seen.reply["doubtful"] == list(reading.doubtful)


def _peak() -> int:
    """The most memory that a process with a page had, among those below this one, in megabytes."""
    parents, most = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "status").read_text(), (folder / "cmdline").read_text()
        except OSError:
            continue
        known = dict(re.findall(r"^(PPid|VmHWM):\s*(\d+)", status, re.MULTILINE))
        parents[int(folder.name)] = int(known["PPid"])
        if "--type=renderer" in command:
            most[int(folder.name)] = int(known.get("VmHWM", 0)) // 1024
    below = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in below} - below:
        below |= more
    return max([most[process] for process in below if process in most], default=0)


def _number(path: Path) -> int:
    return int(re.sub(r"\D", "", path.stem) or 0)
