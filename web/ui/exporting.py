"""Actions that copy or save a text, alike in every feature that exports one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import effects as do

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .feature import Next
    from .state import State

    File = tuple[str, str]  # name and content


def export_actions(
    feature: str,
    files: Callable[[State], Sequence[File]],
    with_note: Callable[[State, str], State],
) -> dict[str, Callable[..., Next]]:
    """Return the actions that copy and save a text, by name, with those for refusals.

    Args:
        feature: the name of the feature.
        files: returns the whole text as a file, then its parts where an export has several files;
            nothing while there is no text.
        with_note: returns a state that shows the sentence ``copied.<note>`` beside the text.
    """

    def copy(state: State) -> Next:
        texts = files(state)
        if not texts:
            return state, []
        return with_note(state, "text"), [do.copy(texts[0][1], feature + ".copy-failed")]

    def download(state: State) -> Next:
        texts = files(state)
        if not texts:
            return state, []
        refusal = feature + ".download-failed"
        effects = [do.download(name, text, refusal) for name, text in texts[1:] or texts]
        return with_note(state, "saved"), effects

    actions: dict[str, Callable[..., Next]] = {"copy": copy, "download": download}
    actions.update(refusals(with_note))
    return actions


def refusals(with_note: Callable[[State, str], State]) -> dict[str, Callable[..., Next]]:
    """Return the actions for a browser that refuses to copy or to save, by name."""
    return {
        "copy-failed": lambda state: (with_note(state, "failed"), []),
        "download-failed": lambda state: (with_note(state, "unsaved"), []),
    }
