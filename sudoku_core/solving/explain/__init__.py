"""Explain why a puzzle has no solution: givens that clash, and the fewest givens to erase."""

from .clashing import GivenSet, conflicting_givens, givens_to_erase
from .erasing import Erasure, Erasures, erasures
from .probes import choose_explainer

__all__ = [
    "Erasure",
    "Erasures",
    "GivenSet",
    "choose_explainer",
    "conflicting_givens",
    "erasures",
    "givens_to_erase",
]
