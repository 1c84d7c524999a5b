"""Explain why a puzzle has no solution: givens and rules that clash, and the fewest to erase."""

from .clashing import GivenSet, conflicting_givens, givens_to_erase
from .erasing import Erasure, Erasures, erasures
from .probes import choose_explainer
from .smallest import smallest_clash

__all__ = [
    "Erasure",
    "Erasures",
    "GivenSet",
    "choose_explainer",
    "conflicting_givens",
    "erasures",
    "givens_to_erase",
    "smallest_clash",
]
