"""Reading a printed puzzle from a photo or a screenshot.

A picture goes in, a ``PhotoReading`` with the puzzle comes out. The files in the order of the work:

    vision         operations on pictures that the room needs; ``opencv`` provides them from OpenCV
    grid           finds the grid's corners by its ``lines`` (with ``geometry`` and ``fitting``)
    cells          straightens the grid, cuts it into cells and runs the ``network`` on each cell
    likelihoods    log-likelihoods of blank and of each digit, cell by cell
    mend           the likeliest reading with exactly one solution, by an integer ``program``
                   that is solved in rounds (``nearest``)
    turning        which side of the picture is up: the one with the best reading
    reading        all steps together; ``read`` starts from a file

>>> from sudoku_core import photo
>>> photo.read_photo("no such file.jpg")  # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
InputError: no such file.jpg cannot be read
"""

from __future__ import annotations

from .likelihoods import Likelihoods
from .mend import Reading, mend
from .nearest import Outcome
from .network import model as network_model
from .program import mending_model
from .read import read_photo
from .reading import PhotoReading, read_plane
from .turning import Turned, orientation
from .vision import Image, Network, Point, Vision

__all__ = [
    "Image",
    "Likelihoods",
    "Network",
    "Outcome",
    "PhotoReading",
    "Point",
    "Reading",
    "Turned",
    "Vision",
    "mend",
    "mending_model",
    "network_model",
    "orientation",
    "read_photo",
    "read_plane",
]
