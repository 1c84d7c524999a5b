"""The few operations on pictures that the reading of a photo needs.

Here they are OpenCV's (``opencv.py``); in the page they are those of OpenCV.js.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Image = Any
"""One plane of 8 bits a pixel, as whoever made it keeps it."""
Network = Any
"""A network that is loaded, as whoever loaded it keeps it."""
Point = tuple[float, float]
"""A place in a picture: to the right, down. The middle of the first pixel is (0, 0)."""


class Vision(Protocol):
    """Pictures go in and come out as handles; numbers and bytes as Python has them.

    Every picture that an operation returns is a new one and belongs to the innermost scope that is
    open, whose end frees it. No operation changes what it is given.
    """

    def scope(self) -> AbstractContextManager[object]:
        """At the end of ``with``, all pictures that were made in it are freed."""

    def size(self, image: Image) -> tuple[int, int]:
        """Columns and rows."""

    def data(self, image: Image) -> bytes:
        """The pixels row by row, without gaps."""

    def resized(self, image: Image, columns: int, rows: int) -> Image:
        """Made smaller: ``resize`` with INTER_AREA."""

    def negative(self, image: Image) -> Image:
        """Light for dark: ``bitwise_not``."""

    def minus(self, image: Image, other: Image) -> Image:
        """One picture less another, nowhere below 0: ``subtract``."""

    def blurred(self, image: Image, size: int, sigma: float) -> Image:
        """``GaussianBlur`` with a kernel of this size (odd; 0: as sigma needs) and sigma (0: as
        the size needs)."""

    def averaged(self, image: Image, columns: int, rows: int) -> Image:
        """The mean of so many pixels around each: ``boxFilter``, of depth -1."""

    def closed(self, image: Image, size: int) -> Image:
        """Without dark parts that are smaller than a square: ``morphologyEx`` with MORPH_CLOSE."""

    def darker(self, image: Image, block: int, by: float) -> Image:
        """255 where a pixel is darker by so much than the mean of its block, 0 elsewhere:
        ``adaptiveThreshold`` with ADAPTIVE_THRESH_MEAN_C and THRESH_BINARY_INV."""

    def hulls(self, image: Image, least: float, most: int) -> Sequence[Sequence[Point]]:
        """The convex hulls of what is not 0, in one list of points each.

        Of the contours (``findContours`` with RETR_LIST and CHAIN_APPROX_SIMPLE) those whose
        bounding box is at least so wide and high, and of these so many with the largest boxes.
        """

    def warped(self, image: Image, matrix: Sequence[float], columns: int, rows: int) -> Image:
        """``warpPerspective`` by the nine numbers of a matrix that takes places in the picture to
        those in the new one; INTER_LINEAR, BORDER_REPLICATE."""

    def bent(
        self,
        image: Image,
        across: Sequence[float],
        down: Sequence[float],
        columns: int,
        pitch: int,
    ) -> Image:
        """A picture whose pixels come from where a lattice of places says.

        ``across`` and ``down`` say it for the nodes of the lattice, row by row, so many columns of
        them. As 32-bit floats both are made ``pitch`` times as wide and high (``resize`` with
        INTER_LINEAR), and are what ``remap`` takes (INTER_LINEAR, BORDER_REPLICATE).
        """

    def network(self, model: bytes) -> Network:
        """A network from its ONNX: ``readNetFromONNX``. It is kept until the process ends."""

    def answers(self, network: Network, values: Sequence[float], side: int) -> Sequence[float]:
        """What the network says of squares of this side (32-bit floats, one square after another,
        as a blob of count x 1 x side x side), in one list, so many numbers for each square."""
