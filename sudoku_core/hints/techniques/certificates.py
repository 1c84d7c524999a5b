"""Certificates in their smallest whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd

from .step import Multiplier


def reduced(proof: Mapping[str, int | Fraction]) -> tuple[Multiplier, ...]:
    """Return a certificate without zeros, and its whole multipliers without a common factor.

    Args:
        proof: names of equations with their multipliers.

    >>> reduced({"cell_r1c1": -6, "row1_digit2": 0, "killer_r1c1_sum": 4})
    (('cell_r1c1', -3), ('killer_r1c1_sum', 2))
    """
    pairs = [(name, times) for name, times in proof.items() if times]
    whole = [times for _name, times in pairs if isinstance(times, int)]
    factor = gcd(*whole) if len(whole) == len(pairs) else 1
    return tuple([(name, times // factor if factor > 1 else times) for name, times in pairs])
