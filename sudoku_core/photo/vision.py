"""Operations on pictures that reading a photo needs.

``opencv.py`` implements them with OpenCV; the page does so with OpenCV.js.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Image = Any
"""A plane of 8 bits a pixel, in the implementation's own type."""
Network = Any
"""A loaded network, in the implementation's own type."""
Point = tuple[float, float]
"""Coordinates in a picture: to the right, down. (0, 0) is the middle of the first pixel."""


class Vision(Protocol):
    """Operations on pictures. Pictures are opaque handles; numbers and bytes are Python's.

    Every picture that an operation returns is new and belongs to the innermost open scope, whose
    end frees the picture. No operation changes its arguments.
    """

    def scope(self) -> AbstractContextManager[object]:
        """Return a context manager whose end frees all pictures that were made inside."""

    def size(self, image: Image) -> tuple[int, int]:
        """Return columns and rows."""

    def data(self, image: Image) -> bytes:
        """Return the pixels row by row, without gaps."""

    def resized(self, image: Image, columns: int, rows: int) -> Image:
        """Return the picture made smaller: ``resize`` with INTER_AREA."""

    def negative(self, image: Image) -> Image:
        """Return the picture with light and dark swapped: ``bitwise_not``."""

    def minus(self, image: Image, other: Image) -> Image:
        """Return one picture minus another, clipped at 0: ``subtract``."""

    def blurred(self, image: Image, size: int, sigma: float) -> Image:
        """Return ``GaussianBlur`` with an odd kernel size (0: derived from sigma) and sigma (0:
        derived from the size)."""

    def averaged(self, image: Image, columns: int, rows: int) -> Image:
        """Return the mean of a window around each pixel: ``boxFilter`` of depth -1."""

    def closed(self, image: Image, size: int) -> Image:
        """Return the picture without dark parts smaller than a square: ``morphologyEx`` with
        MORPH_CLOSE."""

    def darker(self, image: Image, block: int, by: float) -> Image:
        """Return 255 where a pixel is darker than the mean of its block by the amount, else 0:
        ``adaptiveThreshold`` with ADAPTIVE_THRESH_MEAN_C and THRESH_BINARY_INV."""

    def hulls(self, image: Image, least: float, most: int) -> Sequence[Sequence[Point]]:
        """Return convex hulls of the parts that are not 0, each as a list of points.

        The parts are contours (``findContours`` with RETR_LIST and CHAIN_APPROX_SIMPLE) whose
        bounding box is at least ``least`` wide and high; of these, the ``most`` with the largest
        boxes.
        """

    def warped(self, image: Image, matrix: Sequence[float], columns: int, rows: int) -> Image:
        """Return ``warpPerspective`` with the nine numbers of a matrix from places in the picture
        to places in the result; INTER_LINEAR, BORDER_REPLICATE."""

    def bent(
        self,
        image: Image,
        across: Sequence[float],
        down: Sequence[float],
        columns: int,
        pitch: int,
    ) -> Image:
        """Return a picture whose pixels come from the places on a lattice.

        ``across`` and ``down`` are the coordinates of the lattice's nodes, row by row, ``columns``
        to a row. As 32-bit floats both are enlarged ``pitch`` times (``resize`` with INTER_LINEAR)
        and passed to ``remap`` (INTER_LINEAR, BORDER_REPLICATE).
        """

    def network(self, model: bytes) -> Network:
        """Load a network from ONNX (``readNetFromONNX``); it lives until the process ends."""

    def answers(self, network: Network, values: Sequence[float], side: int) -> Sequence[float]:
        """Return the network's output for squares of pixels, all in one list.

        Args:
            network: a loaded network.
            values: 32-bit floats, one square after another (a blob of count × 1 × side × side).
            side: columns and rows of a square.
        """
