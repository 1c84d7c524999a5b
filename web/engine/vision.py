"""OpenCV compiled to WebAssembly, as what looks at pictures."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sudoku_core.photo import Image, Network, Point


class OpenCvJs:
    """A ``Vision`` around npm's ``@techstark/opencv-js``; a picture is one of its ``Mat``.

    JavaScript does not tell OpenCV when it forgets one of these: each scope frees its own.

    Args:
        native: what ``vision.mjs`` loaded.
    """

    def __init__(self, native: Any) -> None:
        self._cv = native
        self._scopes: list[list[Any]] = []

    @contextmanager
    def scope(self) -> Iterator[None]:
        """At the end of ``with``, all pictures that were made in it are freed."""
        self._scopes.append([])
        try:
            yield
        finally:
            for image in self._scopes.pop():
                image.delete()

    def green(self, pixels: Any, columns: int, rows: int) -> Image:
        """The green plane of a picture, which the browser gives as four bytes a pixel."""
        return self._kept(self._cv.greenOf(pixels, columns, rows))

    def size(self, image: Image) -> tuple[int, int]:
        """Columns and rows."""
        return image.cols, image.rows

    def data(self, image: Image) -> bytes:
        """The pixels row by row."""
        pixels: bytes = image.data.to_bytes()
        return pixels

    def resized(self, image: Image, columns: int, rows: int) -> Image:
        """Made smaller."""
        made = self._new()
        self._cv.resize(image, made, self._size(columns, rows), 0, 0, self._cv.INTER_AREA)
        return made

    def negative(self, image: Image) -> Image:
        """Light for dark."""
        made = self._new()
        self._cv.bitwise_not(image, made)
        return made

    def minus(self, image: Image, other: Image) -> Image:
        """One picture less another."""
        made = self._new()
        self._cv.subtract(image, other, made)
        return made

    def blurred(self, image: Image, size: int, sigma: float) -> Image:
        """Blurred as a bad lens does."""
        made = self._new()
        self._cv.GaussianBlur(image, made, self._size(size, size), sigma)
        return made

    def averaged(self, image: Image, columns: int, rows: int) -> Image:
        """The mean of so many pixels around each."""
        made = self._new()
        self._cv.boxFilter(image, made, -1, self._size(columns, rows))
        return made

    def closed(self, image: Image, size: int) -> Image:
        """Without dark parts that are smaller than a square."""
        made, cv = self._new(), self._cv
        with self.scope():
            square = self._kept(cv.getStructuringElement(cv.MORPH_RECT, self._size(size, size)))
            cv.morphologyEx(image, made, cv.MORPH_CLOSE, square)
        return made

    def darker(self, image: Image, block: int, by: float) -> Image:
        """What is darker than its surroundings."""
        made, cv = self._new(), self._cv
        how = cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV
        cv.adaptiveThreshold(image, made, 255, *how, block, by)
        return made

    def hulls(self, image: Image, least: float, most: int) -> Sequence[Sequence[Point]]:
        """The convex hulls of what is not 0."""
        flat: list[int] = self._cv.hullsIn(image, least, most).to_py().tolist()
        found = []
        while flat:
            end = 1 + 2 * flat[0]
            found.append(list(zip(map(float, flat[1:end:2]), map(float, flat[2:end:2]))))
            flat = flat[end:]
        return found

    def warped(self, image: Image, matrix: Sequence[float], columns: int, rows: int) -> Image:
        """As seen from elsewhere."""
        made, cv = self._new(), self._cv
        size, how = self._size(columns, rows), (cv.INTER_LINEAR, cv.BORDER_REPLICATE)
        with self.scope():
            to = self._matrix("d", matrix, 3)
            cv.warpPerspective(image, made, to, size, *how, cv.Scalar.new())
        return made

    def bent(
        self,
        image: Image,
        across: Sequence[float],
        down: Sequence[float],
        columns: int,
        pitch: int,
    ) -> Image:
        """A picture whose pixels come from where a lattice of places says."""
        made, cv = self._new(), self._cv
        size = self._size(columns * pitch, len(across) // columns * pitch)
        with self.scope():
            maps = []
            for places in (across, down):
                maps.append(self._new())
                nodes = self._matrix("f", places, columns)
                cv.resize(nodes, maps[-1], size, 0, 0, cv.INTER_LINEAR)
            how = cv.INTER_LINEAR, cv.BORDER_REPLICATE
            cv.remap(image, made, *maps, *how, cv.Scalar.new())
        return made

    def network(self, model: bytes) -> Network:
        """A network from its ONNX."""
        return self._cv.readNetFromONNX1(_to_js(model))

    def answers(self, network: Network, values: Sequence[float], side: int) -> Sequence[float]:
        """What the network says of squares of this side."""
        found = self._cv.answersTo(network, _to_js(array("f", values)), side)
        numbers: list[float] = found.to_py().tolist()
        return numbers

    def _kept(self, image: Any) -> Image:
        """A picture, of which the innermost scope knows."""
        self._scopes[-1].append(image)
        return image

    def _new(self) -> Image:
        return self._kept(self._cv.Mat.new())

    def _matrix(self, kind: str, values: Sequence[float], columns: int) -> Image:
        """Numbers as OpenCV has them, of 64 bits (``d``) or 32 (``f``)."""
        cv, rows = self._cv, len(values) // columns
        depth = cv.CV_64F if kind == "d" else cv.CV_32F
        return self._kept(cv.matFromArray(rows, columns, depth, _to_js(array(kind, values))))

    def _size(self, columns: int, rows: int) -> Any:
        return self._cv.Size.new(columns, rows)


def _to_js(values: Any) -> Any:
    """A typed array, copied."""
    from pyodide.ffi import to_js

    return to_js(values)
