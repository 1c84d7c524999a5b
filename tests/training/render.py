"""Cells of printed puzzles as a photo shows them, drawn from fonts: no photo is among them.

They are drawn a page at a time: one font, one ink, one camera. So all are put to one scale as
``sudoku_core.photo.cells`` does it with those of a grid.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from .fonts import Glyph, fonts

SIDE = 28
FINE = 84
"""Pixels in which a cell is drawn, three for each that the network sees."""
CELLS = 30
"""Of a page."""
MARGIN = 4
"""Pixels at the edges that do not count for the scale, as lines may be there."""

Cell = NDArray[np.float32]


def pages(count: int, seed: int, jobs: int = 2) -> tuple[Cell, NDArray[np.int64]]:
    """Draw cells.

    Args:
        count: of pages.
        seed: another one gives others; the same the same, however many jobs.
        jobs: processes.

    Returns:
        The cells (count × 28 × 28, ink bright) and what each shows, 0 for nothing.
    """
    all_fonts = fonts()
    seeds = np.random.SeedSequence(seed).spawn(count)
    with ProcessPoolExecutor(jobs) as pool:
        made = list(
            pool.map(_page, seeds, repeat(all_fonts), chunksize=max(1, count // (8 * jobs)))
        )
    return np.concatenate([picture for picture, _ in made]), np.concatenate(
        [shown for _, shown in made]
    )


def _page(
    seed: np.random.SeedSequence, font_list: Sequence[tuple[list[Glyph], float]]
) -> tuple[Cell, NDArray[np.int64]]:
    random = np.random.default_rng(seed)
    weights = np.array([weight for _, weight in font_list])
    glyphs = font_list[random.choice(len(font_list), p=weights / weights.sum())][0]
    shown = np.where(
        random.random(CELLS) < random.uniform(0.3, 0.7), 0, random.integers(1, 10, CELLS)
    )
    shown[:5] = random.integers(1, 10, 5)  # the scale needs some
    look = _Look(random)
    cells = np.stack([look.photo(look.drawn(glyphs, int(digit))) for digit in shown])
    cells = (np.percentile(cells, 75, axis=(1, 2), keepdims=True) - cells) / look.paper
    inner = cells[:, MARGIN:-MARGIN, MARGIN:-MARGIN].reshape(CELLS, -1)
    inks = np.sort(inner, 1)[:, -8]
    scale = max(float(np.percentile(inks, 85)), 0.7 * float(np.percentile(inks, 95)), 0.06)
    scale *= random.uniform(0.85, 1.2)  # a grid has more cells, and other digits
    return np.clip(cells / scale, -0.3, 1.3).astype(np.float16), shown.astype(np.int64)


class _Look:
    """The look that all cells of a page share: its print and its photo."""

    def __init__(self, random: Generator) -> None:
        self._random = random
        self.paper = random.uniform(70, 250)
        self._ink = self.paper * random.uniform(0.25, 0.95)
        self._height = random.uniform(0.45, 0.82)
        self._wide = random.uniform(0.85, 1.15)
        self._bolder = int(random.integers(-2, 5)) if random.random() < 0.4 else 0
        self._at = random.normal(0, 0.04, 2)
        self._slope, self._shear = random.normal(0, 2.5), random.normal(0, 0.05)
        self._line = random.uniform(0, 5)
        self._blur = random.choice([0, random.uniform(0.5, 3), random.uniform(1, 6.5)])
        self._shake = self._shaken() if random.random() < 0.25 else None
        self._pixels = int(random.integers(18, 64))
        self._noise = random.uniform(0, 0.06) * self.paper
        self._sharp = random.uniform(0.1, 0.6) if random.random() < 0.3 else 0
        self._quality = int(random.integers(20, 85)) if random.random() < 0.4 else 0
        self._stained = random.random() < 0.2

    def drawn(self, glyphs: Sequence[Glyph], digit: int) -> Cell:
        """A cell as it is printed: ink from 0 to 1."""
        random = self._random
        cell = np.zeros((FINE, FINE), np.float32)
        if digit:
            cell = self._printed(glyphs[digit - 1]) * random.uniform(0.85, 1)
        elif random.random() < 0.05:  # somebody's note, or what shines through
            note = glyphs[int(random.integers(9))]
            cell = self._printed(note, random.uniform(0.15, 0.3), 0.25) * random.uniform(0.3, 0.9)
        for side in range(4):
            if random.random() < 0.45:
                cell = np.maximum(cell, np.rot90(self._edge(), side))
        if random.random() < 0.08:
            for _ in range(int(random.integers(1, 4))):
                x, y, size = (int(number) for number in random.integers((0, 0, 1), (FINE, FINE, 5)))
                cv2.circle(cell, (x, y), size, random.uniform(0.2, 0.9), -1, cv2.LINE_AA)
        return cell

    def photo(self, cell: Cell) -> Cell:
        """The same as a camera sees it: 28 × 28, paper bright."""
        random = self._random
        if self._stained:
            stain = cv2.GaussianBlur(
                random.normal(0, 1, (FINE, FINE)).astype(np.float32), (0, 0), random.uniform(4, 14)
            )
            cell = cell + random.uniform(0.02, 0.12) * stain / (stain.std() + 1e-6)
        if self._blur:
            cell = cv2.GaussianBlur(cell, (0, 0), self._blur * random.uniform(0.85, 1.15))
        if self._shake is not None:
            cell = cv2.filter2D(cell, -1, self._shake)
        pixels = self._pixels
        seen = cv2.resize(
            self.paper - self._ink * cell, (pixels, pixels), interpolation=cv2.INTER_AREA
        )
        light = np.linspace(-1, 1, pixels, dtype=np.float32) * self.paper
        seen += random.normal(0, 0.03) * light + random.normal(0, 0.03) * light[:, None]
        seen += random.normal(0, self._noise, seen.shape)
        if self._sharp:
            seen += self._sharp * (seen - cv2.GaussianBlur(seen, (0, 0), 1.2))
        seen = np.clip(seen, 0, 255).astype(np.uint8)
        if self._quality:
            coded = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, self._quality])[1]
            seen = cv2.imdecode(coded, cv2.IMREAD_GRAYSCALE)
        interpolation = cv2.INTER_AREA if pixels > SIDE else cv2.INTER_LINEAR
        return cv2.resize(seen.astype(np.float32), (SIDE, SIDE), interpolation=interpolation)

    def _printed(self, glyph: Glyph, height: float = 0, aside: float = 0) -> Cell:
        random = self._random
        scale = (height or self._height * random.uniform(0.97, 1.03)) * FINE / glyph.shape[0]
        wide = min(scale * self._wide, 0.9 * FINE / glyph.shape[1])
        turn = np.deg2rad(self._slope + random.normal(0, 1.5))
        turned = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
        bent = turned @ np.array([[wide, self._shear * scale], [0, scale]])
        centre = FINE * (0.5 + self._at + random.normal(0, 0.035, 2))
        centre += FINE * random.uniform(-aside, aside, 2)
        moved = centre - bent @ (np.array(glyph.shape[::-1]) / 2)
        matrix = np.vstack([np.column_stack([bent, moved]), [*random.normal(0, 2e-4, 2), 1]])
        cell = cv2.warpPerspective(glyph, matrix, (FINE, FINE), flags=cv2.INTER_AREA)
        if self._bolder > 0:
            cell = cv2.dilate(cell, np.ones((self._bolder, self._bolder), np.uint8))
        elif self._bolder < 0:
            cell = cv2.erode(cell, np.ones((2, 2), np.uint8))
        return cell.astype(np.float32) / 255

    def _edge(self) -> Cell:
        """Return what is left of the line above a cell."""
        random = self._random
        wide = self._line if random.random() < 0.7 else random.uniform(3, 11)
        line = random.normal(0, 2.5) + random.normal(0, 1.5, 2)
        corners = [[-5, line[0] - 3], [FINE + 5, line[1] - 3]]
        corners += [[FINE + 5, line[1] + wide], [-5, line[0] + wide]]
        cell = np.zeros((FINE, FINE), np.float32)
        points = np.round(np.array(corners) * 8).astype(np.int32)
        cv2.fillPoly(cell, [points], random.uniform(0.4, 1), cv2.LINE_AA, 3)
        return cell

    def _shaken(self) -> Cell:
        """The path of a hand that shook, as a kernel."""
        random = self._random
        length = int(random.integers(3, 14))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, length // 2), (length - 1, length // 2), 1, 1)
        centre = ((length - 1) / 2, (length - 1) / 2)
        turn = cv2.getRotationMatrix2D(centre, random.uniform(0, 180), 1)
        kernel = cv2.warpAffine(kernel, turn, (length, length))
        return kernel / max(float(kernel.sum()), 1e-3)
