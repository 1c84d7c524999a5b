"""How one prints is the same the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..paper.sheets import PLACES
from .state import Printing

if TYPE_CHECKING:
    from typing import Any

    from ..state import State


def kept(state: State) -> dict[str, Any]:
    """How many to a page, and what comes with them."""
    manner = state.part(Printing).manner
    return {
        "print-places": manner.places,
        "print-solutions": manner.solutions,
        "print-codes": manner.codes,
    }


def restored(state: State, kept: dict[str, Any]) -> State:
    """The same again."""
    printing, places = state.part(Printing), kept.get("print-places")
    manner = printing.manner.but(
        places=places if places in PLACES else PLACES[0],
        solutions=kept.get("print-solutions") is not False,
        codes=kept.get("print-codes") is not False,
    )
    return state if manner == printing.manner else state.having(printing.but(manner=manner))
