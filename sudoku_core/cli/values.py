"""Read the values of options from their text."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys

from ..language.messages import Message


def box(text: str) -> tuple[int, int]:
    """Return the rows and columns of a box."""
    rows, by, columns = text.lower().partition("x")
    if not (by and rows.isdecimal() and columns.isdecimal()):
        raise argparse.ArgumentTypeError(Message("cli.value-box", text=text))
    return int(rows), int(columns)


def seconds(text: str) -> float:
    """Return a time limit in seconds."""
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < math.inf:
            return float(text)
    raise argparse.ArgumentTypeError(Message("cli.value-seconds", text=text))


def rating(text: str) -> tuple[float, float]:
    """Return the lowest and the highest rating."""
    low, _dash, high = text.partition("-")
    with contextlib.suppress(ValueError):
        return float(low), float(high or low)
    raise argparse.ArgumentTypeError(Message("cli.value-rating", text=text))


def limit(text: str) -> int:
    """Return a whole number from 1 up."""
    if text.isdecimal() and int(text) > 0:
        return min(int(text), sys.maxsize)
    raise argparse.ArgumentTypeError(Message("cli.value-limit", text=text))


def file_name(text: str) -> str:
    """Return the name of a file to write."""
    if text.strip():
        return text
    raise argparse.ArgumentTypeError(Message("cli.value-file"))


def names(text: str) -> list[str]:
    """Return the names between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def corners(text: str) -> list[tuple[float, float]]:
    """Return four places in a picture."""
    with contextlib.suppress(ValueError):
        places = [tuple(map(float, place.split(","))) for place in text.split(";")]
        if len(places) == 4 and all(map(math.isfinite, sum(places, ()))):
            return [(x, y) for x, y in places]
    raise argparse.ArgumentTypeError(Message("cli.value-corners", text=text))
