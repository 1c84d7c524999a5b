"""Draw a step: its board, and the cells and candidates with a part in it."""

from __future__ import annotations

from typing import Any

from ..board.candidates import Candidates
from ..drawing.layouts import texts_of
from ..drawing.notes import Notes
from ..drawing.parts import cells_with_parts
from ..drawing.steps import step_markup
from .techniques.step import Step

STYLE = (
    "<style>.step{fill:none;stroke:#0b6a5d;stroke-width:4;stroke-linejoin:round}"
    ".step .where,.step .set{stroke-dasharray:14 8;fill:#0b6a5d;fill-opacity:.1}"
    ".step .cover-line,.step .weak{stroke:#a35c00;stroke-dasharray:9 7}"
    ".step .part{fill:#0b6a5d;fill-opacity:.12}.step .cover{stroke:#a35c00}"
    ".step .goes{stroke:#b3261e;stroke-width:6}.step .placed{stroke-width:6}"
    ".step .around{stroke:#0b6a5d}.step .within{stroke:#fff}"
    ".step .badge{fill:#000;stroke:#fff;stroke-width:4;paint-order:stroke;font-weight:700}"
    ".notes{fill:#444;stroke:none}</style>"
)
"""Styles of the classes in a step's markup, which on the page come from its style sheets."""


def plain_step(step: Step) -> dict[str, Any]:
    """Return the drawn parts of a step as plain data, as the page receives them."""
    return {
        "places": [list(candidate) for candidate in step.places],
        "eliminates": [list(candidate) for candidate in step.eliminates],
        "roles": [
            {"name": name, "candidates": [list(candidate) for candidate in candidates]}
            for name, candidates in step.roles
        ],
        "proof": [{"name": name, "times": str(times)} for name, times in step.proof],
        "chain": [
            {
                "start": [list(candidate) for candidate in link.start],
                "end": [list(candidate) for candidate in link.end],
                "strong": link.strong,
            }
            for link in step.chain
        ],
        "rests_on": list(step.rests_on),
    }


def step_picture(state: Candidates, step: Step) -> str:
    """Return an SVG picture of a step on its board.

    Args:
        state: the digits on the board, and the candidates left.
        step: a step in this state.
    """
    layout, plain = state.puzzle.layout, plain_step(step)
    notes = Notes(layout, texts_of(layout))
    cells = cells_with_parts(plain, state.placed)
    noted = "".join([notes.drawn(cell, state.masks[cell], 0) for cell in cells])
    markup = step_markup(layout, plain, state.placed, state.masks)
    over = f'{STYLE}<g class="step">{markup}</g><g class="notes">{noted}</g>'
    return layout.picture(state.puzzle.givens.cells, state.placed, over)
