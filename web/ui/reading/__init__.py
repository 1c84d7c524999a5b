"""The integer program that read a photo, as a leaf of Model; most visits have no photo."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..exporting import export_actions
from ..feature import Feature, View
from ..model.state import shows
from ..photo.state import Photo
from ..state import Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from protocol import ReadingData

    from ..feature import Next, Properties
    from ..state import State
    from ..words import Words


@dataclass(frozen=True, slots=True)
class Export(Value):
    """The chosen text of the program."""

    to: str = field(default="lp")  # the format
    form: str = field(default="full")  # or reduced
    note: str = field(default="")  # ``copied.<note>`` is the sentence about the last copy or file


def choose_format(state: State, name: str) -> Next:
    """Write the program in another format."""
    return state.with_parts(state.part(Export).but(to=name, note="")), []


def choose_form(state: State, name: str) -> Next:
    """Write the full or the reduced program."""
    return state.with_parts(state.part(Export).but(form=name, note="")), []


def program_of(state: State) -> ReadingData | None:
    """Return the program, if the board was read in a photo, or was edited since."""
    photo = state.part(Photo)
    return photo.program if photo.program and photo.is_source_of(state.board) else None


def chosen_text(state: State) -> tuple[list[Any], tuple[str, Any]] | None:
    """Return the chosen text as the engine describes it, with its file."""
    program, export = program_of(state), state.part(Export)
    if program:
        for text, file in zip(program["previews"], state.part(Photo).texts):
            if text[:2] == [export.to, export.form]:
                return text, file
    return None


def tab(state: State, _words: Words) -> Properties:
    """Return whether the leaf can be chosen: where there is a program, or it is open."""
    there = shows(state, "reading") or program_of(state) is not None
    return {("leaf-reading", "hidden"): not there} if shows(state) else {}


def leaf(state: State, words: Words) -> Properties:
    """Return the properties of the open leaf: the program, its choices, its size and its text."""
    if not shows(state, "reading"):
        return {}
    from .leaf_view import properties

    return properties(state, words)


def _inputs_of_tab(state: State) -> tuple[object, ...]:
    return shows(state), shows(state, "reading"), state.part(Photo), state.board


def _inputs_of_leaf(state: State) -> tuple[object, ...]:
    return _inputs_of_tab(state) + (state.part(Export),)


def _files(state: State) -> tuple[tuple[str, Any], ...]:
    match = chosen_text(state)
    return (match[1],) if match else ()


def _with_note(state: State, note: str) -> State:
    return state.with_parts(state.part(Export).but(note=note))


ACTIONS: dict[str, Callable[..., Next]] = {"to": choose_format, "form": choose_form}
ACTIONS.update(export_actions("reading", _files, _with_note))

FEATURE = Feature(
    name="reading",
    actions=ACTIONS,
    views=(View(tab, _inputs_of_tab), View(leaf, _inputs_of_leaf)),
)
