"""What is stored of printing: how many puzzles to a page, and what comes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..paper.sheets import PLACES
from .state import Printing

if TYPE_CHECKING:
    from ..feature import Data
    from ..state import State


def dump(state: State) -> Data:
    """Return how many puzzles go to a page, and what comes with them."""
    manner = state.part(Printing).manner
    return {
        "places": manner.places,
        "solutions": manner.solutions,
        "codes": manner.codes,
    }


def restore(state: State, data: Data) -> State:
    """Restore how many puzzles go to a page, and what comes with them."""
    printing, places = state.part(Printing), data.get("places")
    manner = printing.manner.but(
        places=places if places in PLACES else PLACES[0],
        solutions=data.get("solutions") is not False,
        codes=data.get("codes") is not False,
    )
    return state if manner == printing.manner else state.with_parts(printing.but(manner=manner))
