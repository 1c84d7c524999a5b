"""From a picture to a puzzle.

The grid is found (``grid``) by its lines (``lines``), straightened and cut into cells (``cells``),
which a small network reads (``network``). What these need of pictures says ``vision``; ``reading``
goes step by step. ``opencv`` alone needs OpenCV, for ``read``, which reads files.

Likelihoods of digits, cell by cell, become the likeliest reading that has exactly one solution
(``mend``), by an integer program (``program``) and rounds of it (``nearest``); which way up a
picture is settles the same objective (``turning``).
"""

from __future__ import annotations

from .likelihoods import Likelihoods
from .mend import Reading, mend
from .nearest import How
from .network import model as network_model
from .program import mending_model
from .read import read_photo
from .reading import PhotoReading, read_plane
from .turning import Turned, orientation
from .vision import Image, Network, Point, Vision

__all__ = [
    "How",
    "Image",
    "Likelihoods",
    "Network",
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
