"""Pictures by OpenCV; the only module of the core that needs OpenCV and NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from .vision import Image, Network, Point

LONGEST = 1000
"""Pixels of the longer side to which larger pictures are reduced."""
JPEG = b"\xff\xd8"
"""First bytes of a JPEG file, which has no transparency."""


class OpenCV:
    """``Vision`` by OpenCV, with arrays as pictures; also decodes files.

    Raises:
        ImportError: OpenCV or NumPy is missing.
    """

    def __init__(self) -> None:
        import cv2
        import numpy

        self._cv, self._np = cv2, numpy

    def decoded(self, data: bytes) -> Image | None:
        """Return the green plane of a picture, upright as the camera was held.

        Green has the least noise, and red ink is dark in it. Transparent pixels become white.

        Args:
            data: content of a file that OpenCV reads: JPEG, PNG, WebP, TIFF …

        Returns:
            The plane, or None if the data are no picture.
        """
        cv, np = self._cv, self._np
        try:
            picture = cv.imdecode(np.frombuffer(data, np.uint8), cv.IMREAD_COLOR)
        except cv.error:
            return None
        if picture is None:
            return None
        green = np.ascontiguousarray(picture[:, :, 1])
        opacity = None if data.startswith(JPEG) else self._opacity(data)
        if opacity is None or opacity.shape != green.shape:
            return green
        return np.rint(255 - opacity * (255.0 - green)).astype(np.uint8)

    def _opacity(self, data: bytes) -> Image | None:
        """Return the opacity of each pixel from 0 to 1; None for an opaque picture."""
        cv, np = self._cv, self._np
        picture = cv.imdecode(np.frombuffer(data, np.uint8), cv.IMREAD_UNCHANGED)
        if picture is None or picture.ndim < 3 or picture.shape[2] < 4:
            return None
        return picture[:, :, 3] / np.iinfo(picture.dtype).max

    def small(self, plane: Image) -> Image:
        """Return the plane with no side longer than ``LONGEST``."""
        columns, rows = self.size(plane)
        factor = LONGEST / max(rows, columns)
        if factor >= 1:
            return plane
        return self.resized(plane, max(1, round(columns * factor)), max(1, round(rows * factor)))

    def scope(self) -> AbstractContextManager[object]:
        return nullcontext()

    def size(self, image: Image) -> tuple[int, int]:
        rows, columns = image.shape
        return columns, rows

    def data(self, image: Image) -> bytes:
        return bytes(image.tobytes())

    def resized(self, image: Image, columns: int, rows: int) -> Image:
        cv = self._cv
        return cv.resize(image, (columns, rows), interpolation=cv.INTER_AREA)

    def negative(self, image: Image) -> Image:
        cv = self._cv
        return cv.bitwise_not(image)

    def minus(self, image: Image, other: Image) -> Image:
        cv = self._cv
        return cv.subtract(image, other)

    def blurred(self, image: Image, size: int, sigma: float) -> Image:
        cv = self._cv
        return cv.GaussianBlur(image, (size, size), sigma)

    def averaged(self, image: Image, columns: int, rows: int) -> Image:
        cv = self._cv
        return cv.boxFilter(image, -1, (columns, rows))

    def closed(self, image: Image, size: int) -> Image:
        cv, np = self._cv, self._np
        return cv.morphologyEx(image, cv.MORPH_CLOSE, np.ones((size, size), np.uint8))

    def darker(self, image: Image, block: int, by: float) -> Image:
        cv = self._cv
        method, kind = cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV
        return cv.adaptiveThreshold(image, 255, method, kind, block, by)

    def hulls(self, image: Image, least: float, most: int) -> Sequence[Sequence[Point]]:
        cv = self._cv
        contours, _ = cv.findContours(image, cv.RETR_LIST, cv.CHAIN_APPROX_SIMPLE)
        boxes = [cv.boundingRect(contour) for contour in contours]
        large = [place for place, box in enumerate(boxes) if min(box[2:]) >= least]
        large.sort(key=lambda place: -boxes[place][2] * boxes[place][3])
        hulls = [cv.convexHull(contours[place]) for place in large[:most]]
        return [[(float(x), float(y)) for x, y in hull.reshape(-1, 2)] for hull in hulls]

    def warped(self, image: Image, matrix: Sequence[float], columns: int, rows: int) -> Image:
        cv, np = self._cv, self._np
        to = np.array(matrix, np.float64).reshape(3, 3)
        edge = cv.BORDER_REPLICATE
        return cv.warpPerspective(image, to, (columns, rows), borderMode=edge)

    def bent(
        self,
        image: Image,
        across: Sequence[float],
        down: Sequence[float],
        columns: int,
        pitch: int,
    ) -> Image:
        cv, np = self._cv, self._np

        def fine(places: Sequence[float]) -> Image:
            nodes = np.array(places, np.float32).reshape(-1, columns)
            size = columns * pitch, nodes.shape[0] * pitch
            return cv.resize(nodes, size, interpolation=cv.INTER_LINEAR)

        edge = cv.BORDER_REPLICATE
        return cv.remap(image, fine(across), fine(down), cv.INTER_LINEAR, borderMode=edge)

    def network(self, model: bytes) -> Network:
        cv, np = self._cv, self._np
        return cv.dnn.readNetFromONNX(np.frombuffer(model, np.uint8))

    def answers(self, network: Network, values: Sequence[float], side: int) -> Sequence[float]:
        np = self._np
        network.setInput(np.array(values, np.float32).reshape(-1, 1, side, side))
        return list(map(float, network.forward().ravel()))
