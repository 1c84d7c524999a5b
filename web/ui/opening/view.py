"""What the choice of sizes and examples and the import dialog show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import SIDES, layout_for
from .examples import GROUPS, examples
from .state import PURPOSE, Draft, Origin

if TYPE_CHECKING:
    from typing import Any

    from sudoku_core.board.layout import Layout

    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words
    from .examples import Example

USUAL = 9
"""The side that need not be named."""


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from."""
    reading = _is_reading(state) and state.engine
    return state.board.layout, state.part(Origin), state.part(Draft), state.dialog, reading


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name."""
    draft = state.part(Draft)
    return {
        ("size", "options"): _sizes(state.board.layout, words),
        ("size", "value"): _size(state.board.layout),
        ("example", "options"): _offered(words),
        ("example", "value"): state.part(Origin).example,
        ("import", "showing"): state.dialog == "import",
        ("draft-busy", "hidden"): not _is_reading(state),
        ("draft-busy-told", "textContent"): words(*_waits(state)) if _is_reading(state) else "",
        ("draft", "value"): draft.text,
        ("draft", "aria-invalid"): bool(draft.problem),
        ("problem", "textContent"): words(*draft.problem) if draft.problem else "",
    }


def _is_reading(state: State) -> bool:
    """Whether the engine reads a text: the dialog says so, since it covers the status."""
    return state.job is not None and state.job.purpose == PURPOSE and state.dialog == "import"


def _waits(state: State) -> Sentence:
    """What is waited for."""
    return ("busy.waiting" if state.engine == "loading" else "busy.open", {})


def _offered(words: Words) -> tuple[Any, ...]:
    """The examples in their groups, after nothing in particular."""
    groups = []
    for group in GROUPS:
        options = [(one.id, _named(one, words), True) for one in examples() if one.group == group]
        groups.append((words("examples." + group), tuple(options)))
    return (("", words("example.choose"), True),) + tuple(groups)


def _size(layout: Layout) -> str:
    """The size that is chosen; none where there is more to a board than that."""
    return str(layout.side) if layout == layout_for(layout.side) else ""


def _sizes(layout: Layout, words: Words) -> tuple[tuple[str, str, bool], ...]:
    """The sizes on offer, and the one of the board where it is another."""
    own = _size(layout)
    sides = SIDES + ((layout.side,) if own and layout.side not in SIDES else ())
    options = [(str(side), f"{side} × {side}", True) for side in sides]
    if not own:
        options.append(("", words("page.variant"), True))
    return tuple(options)


def _named(one: Example, words: Words) -> str:
    """Return the name of an example, its size where that is not the usual one.

    A list that is closed shows the name alone, which must not read as a level.
    """
    name = one.name or words("example.named", {"name": words("example." + one.word)})
    return name if one.side == USUAL else f"{name} ({one.side} × {one.side})"
