"""A cell's colours as one number: 1 to 9 for one colour, a mask shifted by 4 bits for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable

SHIFT = 4
"""Bits below the mask; they hold the number of a single colour, as in links of older releases."""


def colours_in(number: int) -> list[int]:
    """Return the colours that a cell's number stands for."""
    mask = number >> SHIFT
    if not mask:
        return [number] if number else []
    return [k + 1 for k in range(COLOURS) if mask >> k & 1]


def number_of(colours: Iterable[int]) -> int:
    """Return the number that stands for some colours.

    Args:
        colours: distinct colours.
    """
    numbers, mask = list(colours), 0
    for colour in numbers:
        mask |= 1 << colour - 1
    return mask << SHIFT if len(numbers) > 1 else sum(numbers)


def is_number(number: int) -> bool:
    """Return whether a number stands for colours, or for none."""
    if number <= COLOURS:
        return number >= 0
    return number >> SHIFT > 0 and number_of(colours_in(number)) == number
