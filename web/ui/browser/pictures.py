"""The pictures that the page holds in memory: the state has only their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class Pictures:
    """The browser's ImageData by number, from 1."""

    def __init__(self) -> None:
        self._images: dict[int, Any] = {}
        self._last = 0

    def add(self, image: Any, used: Iterable[int] = ()) -> int:
        """Hold a picture and return its number.

        Args:
            image: the ImageData.
            used: the numbers of those that are still needed; all others are dropped.
        """
        self._images = {number: self._images[number] for number in used if number in self._images}
        self._last += 1
        self._images[self._last] = image
        return self._last

    def image(self, number: int) -> Any:
        """Return the picture with a number; None if there is none."""
        return self._images.get(number)


PICTURES = Pictures()
"""Those of this page: the one place for images of several megabytes, which no state compares."""
