"""The dialog for a new puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from .state import COUNTS, KINDS, SIDES, SYMMETRIES, Options

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words

DIALOG = "new-puzzle"


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the dialog follows from."""
    return state.dialog == DIALOG, state.part(Options)


def properties(state: State, words: Words) -> Properties:
    """Return sizes, kinds, symmetries and levels; Enter chooses the level of the last request."""
    options, showing = state.part(Options), state.dialog == DIALOG
    values: Properties = {(DIALOG, "showing"): showing}
    if showing:
        values.update(_levels(options, words))
        values.update(_choices(options, words))
        values.update(_counts(options))
        values["new-own", "data-about"] = options.side
    return values


def _levels(options: Options, words: Words) -> Properties:
    """Return the button of each level, and its description by the techniques that it needs."""
    values: Properties = {}
    for level in LEVELS:
        needs = options.needs(level)
        code = f"level.needs.{needs}.{level}" if needs else "level.needs." + level
        values["needs-" + level, "textContent"] = words(code)
        values["make-" + level, "hidden"] = level not in options.levels
        values["make-" + level, "autofocus"] = level == options.level
        values["make-" + level, "className"] = "main" if level == options.level else ""
    return values


def _choices(options: Options, words: Words) -> Properties:
    """Return the lists to choose from, each entry with its label, and the chosen entries."""
    sizes = [(str(side), f"{side} × {side}", True) for side in SIDES]
    kinds = []
    for kind in KINDS:
        offered, label = options.side in kind.sides, words("kind." + kind.name)
        sizes_of_kind = ", ".join([f"{side} × {side}" for side in sorted(kind.sides)])
        kinds.append((kind.name, label if offered else f"{label} ({sizes_of_kind})", offered))
    lacking = {"kind": {"code": "kind." + options.lacking, "params": {}}, "side": options.side}
    seconds = [("", words("kind.none"), True)]
    seconds += [(name, words("kind." + name), True) for name in options.seconds]
    alike = [("", words("new.same-level"), True)]
    alike += [(level, words("level." + level), True) for level in LEVELS]
    symmetries = [(name, words("symmetry." + (name or "none")), True) for name in SYMMETRIES]
    return {
        ("new-size", "options"): tuple(sizes),
        ("new-size", "value"): str(options.side),
        ("new-kind", "options"): tuple(kinds),
        ("new-kind", "value"): options.kind,
        ("new-second-choice", "hidden"): not options.seconds,
        ("new-second", "options"): tuple(seconds),
        ("new-second", "value"): options.second,
        ("like-level", "options"): tuple(alike),
        ("like-level", "value"): options.alike_level,
        ("new-lacking", "textContent"): words("new.lacking", lacking) if options.lacking else "",
        ("new-symmetry-choice", "hidden"): not options.has_givens,
        ("new-symmetry", "options"): tuple(symmetries),
        ("new-symmetry", "value"): options.symmetry,
    }


def _counts(options: Options) -> Properties:
    """Return the numbers of rules to choose from; hidden where a kind has none to choose."""
    counts = tuple([(str(count), str(count), True) for count in COUNTS])
    return {
        ("new-count-choice", "hidden"): not options.count,
        ("new-count", "options"): counts,
        ("new-count", "value"): str(options.count or COUNTS[0]),
        ("new-second-count-choice", "hidden"): not options.second,
        ("new-second-count", "options"): counts,
        ("new-second-count", "value"): str(options.second_count or COUNTS[0]),
    }
