"""The choices of solver, form, time limit, language, theme and cell names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES

from .lp_file import can_write_lp
from .state import AUTO, CELLS, SPELLED, THEMES, Settings, Solvers

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


DIALOG = "preferences"
"""The dialog with the player's settings."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the choices follow from."""
    return state.part(Settings), state.part(Solvers), state.language, not state.job


def dialog_follows_from(state: State) -> tuple[object, ...]:
    """Return whether the dialog with the player's settings is open."""
    return (state.dialog == DIALOG,)


def dialog(state: State, words: Words) -> Properties:
    """Return the dialog, in which each of the player's settings has a line about it."""
    showing = state.dialog == DIALOG
    values: Properties = {(DIALOG, "showing"): showing}
    if showing:
        from . import descriptions

        values.update(descriptions.properties(words))
    return values


def properties(state: State, words: Words) -> Properties:
    """Return the options of each choice, and the chosen option."""
    settings = state.part(Settings)
    solvers = state.part(Solvers)
    solver = solvers.find(settings.solver)
    forms = solver["forms"] if solver else []
    return {
        ("solver", "options"): _solvers(state, words),
        ("solver", "value"): settings.solver,
        ("about", "textContent"): solvers.about(words, settings.solver),
        ("solver-form", "options"): tuple([(name, words("form." + name), True) for name in forms]),
        ("solver-form", "value"): solvers.form(settings) or (forms[0] if forms else ""),
        ("solver-forms", "hidden"): len(forms) < 2,
        ("limit", "placeholder"): words("limit.none"),
        ("limit", "value"): "" if settings.limit is None else f"{settings.limit:.7g}",
        ("lp", "hidden"): not can_write_lp(state),
        ("lp", "aria-disabled"): bool(state.job),
        ("language", "options"): tuple([(c, words("language." + c), True) for c in LANGUAGES]),
        ("language", "value"): state.language,
        ("theme", "options"): tuple([(name, words("theme." + name), True) for name in THEMES]),
        ("theme", "value"): settings.theme,
        ("cells", "options"): tuple([(name, words("cells." + name), True) for name in CELLS]),
        ("cells", "value"): SPELLED if settings.spelled else CELLS[0],
        ("html", "lang"): words.language,
        ("html", "data-theme"): settings.theme,
    }


def _solvers(state: State, words: Words) -> tuple[tuple[str, str, bool], ...]:
    """Return the solvers that run here, then the others; before the list, the chosen solver."""
    solvers = state.part(Solvers)
    here, others = [AUTO], []
    for solver in solvers.listed:
        if solver["reason"]:
            others.append(solver["name"])
        elif solver["name"] != AUTO:
            here.append(solver["name"])
    chosen = state.part(Settings).solver
    if chosen not in here + others:
        here.append(chosen)
    options = [(name, solvers.label(words, name), True) for name in here]
    for name in others:
        options.append((name, words("absent", {"name": solvers.label(words, name)}), False))
    return tuple(options)
