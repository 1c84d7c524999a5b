"""Properties of the dialog Open: the examples and the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .examples import GROUPS, examples
from .state import PURPOSE, Draft, Origin

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Properties
    from ..state import Sentence, State
    from ..words import Words
    from .examples import Example

USUAL = 9
"""The side of examples whose size is not named."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the properties."""
    reading = _is_reading(state) and state.engine
    return state.part(Origin), state.part(Draft), state.dialog, reading


def properties(state: State, words: Words) -> Properties:
    """Return the properties."""
    draft = state.part(Draft)
    return {
        ("example", "options"): _example_options(words),
        ("example", "value"): state.part(Origin).example,
        ("import", "showing"): state.dialog == "import",
        ("draft-busy", "hidden"): not _is_reading(state),
        ("draft-busy-text", "textContent"): words(*_busy_sentence(state))
        if _is_reading(state)
        else "",
        ("draft", "value"): draft.text,
        ("draft", "aria-invalid"): bool(draft.problem),
        ("problem", "textContent"): words(*draft.problem) if draft.problem else "",
    }


def _is_reading(state: State) -> bool:
    """Return whether the dialog has to say that the engine reads: it covers the status."""
    return state.job is not None and state.job.purpose == PURPOSE and state.dialog == "import"


def _busy_sentence(state: State) -> Sentence:
    return ("busy.waiting" if state.engine == "loading" else "busy.open", {})


def _example_options(words: Words) -> tuple[Any, ...]:
    """Return the examples in their groups, after an option for no example."""
    groups = []
    for group in GROUPS:
        options = [
            (example.id, _example_name(example, words), True)
            for example in examples()
            if example.group == group
        ]
        groups.append((words("examples." + group), tuple(options)))
    return (("", words("example.choose"), True),) + tuple(groups)


def _example_name(example: Example, words: Words) -> str:
    """Return the name of an example, with its size if that is not the usual one.

    A list that is closed shows the name alone, which must not read as a level.
    """
    name = example.name or words("example.named", {"name": words("example." + example.word)})
    return name if example.side == USUAL else f"{name} ({example.side} × {example.side})"
