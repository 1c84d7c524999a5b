"""Pictures in the memory of the page; the state has only their numbers."""

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
        """Store a picture, and return its number.

        Args:
            image: the ImageData.
            used: the numbers of the pictures that are still needed; all others are dropped.
        """
        self._images = {number: self._images[number] for number in used if number in self._images}
        self._last += 1
        self._images[self._last] = image
        return self._last

    def image(self, number: int) -> Any:
        """Return the picture with a number; None if no picture has it."""
        return self._images.get(number)


PICTURES = Pictures()
"""The pictures of this page, outside the state: states are compared, and a picture is large."""
