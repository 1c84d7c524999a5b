"""OpenCV compiled to WebAssembly, for image processing."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sudoku_core.photo import Image, Network, Point


class OpenCvJs:
    """A ``Vision`` around npm's ``@techstark/opencv-js``; a picture is a ``Mat``.

    JavaScript's garbage collector does not free a ``Mat``; each scope frees its own pictures.

    Args:
        native: the module that ``vision.mjs`` loads.
    """

    def __init__(self, native: Any) -> None:
        self._cv = native
        self._scopes: list[list[Any]] = []

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Free all pictures made in the ``with`` block at its end."""
        self._scopes.append([])
        try:
            yield
        finally:
            for image in self._scopes.pop():
                image.delete()

    def green(self, pixels: Any, columns: int, rows: int) -> Image:
        """Return the green plane of a picture of four bytes per pixel."""
        return self._register(self._cv.greenOf(pixels, columns, rows))

    def size(self, image: Image) -> tuple[int, int]:
        """Return the numbers of columns and rows."""
        return image.cols, image.rows

    def data(self, image: Image) -> bytes:
        """Return the pixels, row by row."""
        pixels: bytes = image.data.to_bytes()
        return pixels

    def resized(self, image: Image, columns: int, rows: int) -> Image:
        """Return a smaller copy."""
        result = self._new()
        self._cv.resize(image, result, self._size(columns, rows), 0, 0, self._cv.INTER_AREA)
        return result

    def negative(self, image: Image) -> Image:
        """Return the negative."""
        result = self._new()
        self._cv.bitwise_not(image, result)
        return result

    def minus(self, image: Image, other: Image) -> Image:
        """Return the difference of two pictures."""
        result = self._new()
        self._cv.subtract(image, other, result)
        return result

    def blurred(self, image: Image, size: int, sigma: float) -> Image:
        """Return a copy under Gaussian blur."""
        result = self._new()
        self._cv.GaussianBlur(image, result, self._size(size, size), sigma)
        return result

    def averaged(self, image: Image, columns: int, rows: int) -> Image:
        """Return the means over the box around each pixel."""
        result = self._new()
        self._cv.boxFilter(image, result, -1, self._size(columns, rows))
        return result

    def closed(self, image: Image, size: int) -> Image:
        """Return a copy without dark parts smaller than a square of this size."""
        result, cv = self._new(), self._cv
        with self.scope():
            square = self._register(cv.getStructuringElement(cv.MORPH_RECT, self._size(size, size)))
            cv.morphologyEx(image, result, cv.MORPH_CLOSE, square)
        return result

    def darker(self, image: Image, block: int, by: float) -> Image:
        """Return the mask of pixels darker than their surroundings."""
        result, cv = self._new(), self._cv
        mode = cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV
        cv.adaptiveThreshold(image, result, 255, *mode, block, by)
        return result

    def hulls(self, image: Image, least: float, most: int) -> Sequence[Sequence[Point]]:
        """Return the convex hulls of the contours in a mask."""
        flat: list[int] = self._cv.hullsIn(image, least, most).to_py().tolist()
        polygons = []
        while flat:
            end = 1 + 2 * flat[0]
            polygons.append(list(zip(map(float, flat[1:end:2]), map(float, flat[2:end:2]))))
            flat = flat[end:]
        return polygons

    def warped(self, image: Image, matrix: Sequence[float], columns: int, rows: int) -> Image:
        """Return the picture under a perspective transform."""
        result, cv = self._new(), self._cv
        size, mode = self._size(columns, rows), (cv.INTER_LINEAR, cv.BORDER_REPLICATE)
        with self.scope():
            transform = self._matrix("d", matrix, 3)
            cv.warpPerspective(image, result, transform, size, *mode, cv.Scalar.new())
        return result

    def bent(
        self,
        image: Image,
        across: Sequence[float],
        down: Sequence[float],
        columns: int,
        pitch: int,
    ) -> Image:
        """Return the picture resampled at the places of an interpolated lattice."""
        result, cv = self._new(), self._cv
        size = self._size(columns * pitch, len(across) // columns * pitch)
        with self.scope():
            maps = []
            for places in (across, down):
                maps.append(self._new())
                nodes = self._matrix("f", places, columns)
                cv.resize(nodes, maps[-1], size, 0, 0, cv.INTER_LINEAR)
            mode = cv.INTER_LINEAR, cv.BORDER_REPLICATE
            cv.remap(image, result, *maps, *mode, cv.Scalar.new())
        return result

    def network(self, model: bytes) -> Network:
        """Return the network of an ONNX file."""
        return self._cv.readNetFromONNX1(_to_js(model))

    def answers(self, network: Network, values: Sequence[float], side: int) -> Sequence[float]:
        """Return the network's outputs for squares of this side."""
        outputs = self._cv.outputsFor(network, _to_js(array("f", values)), side)
        numbers: list[float] = outputs.to_py().tolist()
        return numbers

    def _register(self, image: Any) -> Image:
        """Let the innermost scope free a picture."""
        self._scopes[-1].append(image)
        return image

    def _new(self) -> Image:
        return self._register(self._cv.Mat.new())

    def _matrix(self, kind: str, values: Sequence[float], columns: int) -> Image:
        """Return numbers as a matrix of 64-bit (``d``) or 32-bit (``f``) floats."""
        cv, rows = self._cv, len(values) // columns
        depth = cv.CV_64F if kind == "d" else cv.CV_32F
        return self._register(cv.matFromArray(rows, columns, depth, _to_js(array(kind, values))))

    def _size(self, columns: int, rows: int) -> Any:
        return self._cv.Size.new(columns, rows)


def _to_js(values: Any) -> Any:
    """Return a copy as a typed array."""
    from pyodide.ffi import to_js

    return to_js(values)
