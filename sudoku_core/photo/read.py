"""Reading the puzzle in a picture file; no other module of this room touches files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any

from ..language.messages import InputError, Message
from .network import model
from .opencv import OpenCV
from .reading import PhotoReading, read_plane
from .vision import Image, Point


def read_photo(
    path: str | PathLike[str], *, corners: Sequence[Point] | None = None, **options: Any
) -> PhotoReading:
    """Read the puzzle in a photo; needs the extra ``photo``.

    Args:
        path: path of a file that OpenCV reads: JPEG, PNG, WebP, TIFF …
        corners: corners of the grid in the picture's pixels, if a person marks them.
        options: ``board``, ``upright``, ``time_limit`` … as for ``read_plane``.

    Returns:
        The reading, with corners and size in the picture's pixels.

    Raises:
        InputError: the extra is missing, the file cannot be read or is no picture, or the picture
            has no legible grid.
        SolverUnavailable: as for ``mend``.
        SolverError: the solver failed.

    The puzzle is ``read_photo("page.jpg").reading.puzzle``; beside it stand ``sure``, ``doubtful``
    and others.

    >>> read_photo("no such file.jpg")  # doctest: +IGNORE_EXCEPTION_DETAIL
    Traceback (most recent call last):
    InputError: no such file.jpg cannot be read
    """
    vision = _opencv()
    plane, (columns, rows) = _loaded(vision, path)
    factor = vision.size(plane)[0] / columns
    scaled = None if corners is None else _scaled(corners, factor)
    photo = read_plane(vision, vision.network(model()), plane, corners=scaled, **options)
    a, b, c, d = _scaled(photo.corners, 1 / factor)
    return replace(photo, corners=(a, b, c, d), size=(columns, rows))


def _opencv() -> OpenCV:
    try:
        return OpenCV()
    except ImportError as error:
        raise InputError(Message("photo.missing")) from error


def _loaded(vision: OpenCV, path: str | PathLike[str]) -> tuple[Image, tuple[int, int]]:
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:  # a ValueError where the path holds a null
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(Message("photo.file", name=str(path), reason=reason)) from error
    plane = vision.decoded(data)
    if plane is None:
        raise InputError(Message("photo.no-picture", name=str(path)))
    return vision.small(plane), vision.size(plane)


def _scaled(corners: Sequence[Point], factor: float) -> list[Point]:
    """Return the corners in pixels of a picture that is larger by the factor."""
    return [((x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5) for x, y in corners]
