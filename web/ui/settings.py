"""What the user sets: solver, time limit, language, theme, zoom; and the dialogs."""

from .absent import absence
from .comparing import cease
from .editing import say
from .state import TIME_LIMIT

ZOOMS = (1, 1.5, 2, 3, 4)
"""How many times larger the board is drawn within its frame."""
LONGEST = 86_400
"""The longest time limit, a day."""


def solver(state, name):
    """Another solver, which writes the puzzle down in its own way."""
    before = absence(state, state.solver)
    state = state.but(solver=name, modeler="")
    reason = absence(state, name)
    if reason and not state.job:
        return say(state, reason)
    return state.but(said=()) if state.said == (before,) else state, []


def modeler(state, name):
    """Another way to write the puzzle down for the solver."""
    return state.but(modeler=name), []


def limit(state, text):
    """Another time limit in seconds; none at all where nothing is given."""
    if not text.strip():
        return state.but(limit=None), []
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not seconds > 0:
        kept = {"value": state.limit or TIME_LIMIT}
        state, _ = say(state.but(limit=kept["value"]), ("limit.kept", kept))
        return state, [("rewrite", "limit")]
    return state.but(limit=min(seconds, LONGEST)), [("rewrite", "limit")]


def language(state, code):
    """Another language."""
    return state.but(language=code), []


def theme(state, name):
    """Light, dark, or as the system has it."""
    return state.but(theme=name), []


def zoom(state, step):
    """Larger or smaller, in steps."""
    return state.but(zoom=min(max(state.zoom + step, 0), len(ZOOMS) - 1)), [("reveal",)]


def dialog(state, name):
    """A dialog opens, or with no name the open one closes."""
    state, effects = cease(state)
    return state.but(dialog=name, copied=""), effects


def draft(state, text):
    """The text in the import dialog as it stands."""
    return state.but(draft=text, problem=None), []


def release(state):
    """A new release of the page waits."""
    return state.but(release=True), []


def renew(state):
    """The new release takes over."""
    return state, [("save",), ("renew",)]


def offline(state):
    """The page works without the network from now on."""
    return state.but(offline=True), []


ACTIONS = {
    "solver": solver,
    "modeler": modeler,
    "limit": limit,
    "language": language,
    "theme": theme,
    "zoom": zoom,
    "dialog": dialog,
    "draft": draft,
    "release": release,
    "renew": renew,
    "offline": offline,
}
