"""An action and a state make the next state, and effects for the browser to carry out."""

from . import (
    absent,
    clashing,
    comparing,
    editing,
    opening,
    readiness,
    relaxing,
    settings,
    solving,
    study,
)

PARTS = (absent, clashing, comparing, editing, opening, readiness, relaxing)
ACTIONS = {}
for part in PARTS + (settings, solving, study):
    ACTIONS.update(part.ACTIONS)

KEPT = (
    "board", "past", "future", "solver", "modeler", "limit", "language", "theme", "link", "panel"
)  # fmt: skip
"""What a reload brings back."""


def update(state, action):
    """The next state and the effects of an action: its name, then what it needs.

    A change of anything that a reload brings back has the effect "save"; when the puzzle is no
    longer that of the address, the address lets go of it.
    """
    after, effects = ACTIONS[action[0]](state, *action[1:])
    after, requests = study.follow(state, after)
    effects = requests + effects
    if any(getattr(after, name) is not getattr(state, name) for name in KEPT):
        effects = effects + [("save",)]
    if state.link and not after.link:
        effects = effects + [("unlink",)]
    return after, effects
