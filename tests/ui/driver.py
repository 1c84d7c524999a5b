"""Plays the page without a browser: actions in; state, effects and properties out."""

from ui.state import State
from ui.update import update


def run(state, *actions, now=None):
    """The state after some actions, and all effects but saving and what follows when the user
    rests; all at one time in milliseconds."""
    done = []
    for action in actions:
        state, effects = update(state, action, now)
        done.extend([effect for effect in effects if effect[0] not in ("save", "soon")])
    return state, done


def told(kind, number, **data):
    """The action that an event about a request is."""
    return ("event", dict(data, kind=kind, id=number))


def reply(number, **data):
    """The action that a reply to a request is."""
    return told("reply", number, reply=data)


def printed(text, number=1):
    """The action that a solver at work prints something."""
    figures = dict.fromkeys(("nodes", "bound", "incumbent", "cuts"))
    return told("progress", number, seconds=0.1, log=text, **figures)


def sent(effects):
    """The requests among the effects."""
    return [effect[1] for effect in effects if effect[0] == "send"]


def codes(state):
    """Return what is said, without its parameters."""
    return [code for code, _params in state.status]


def stored(feature, scope):
    """Return what a feature stores in a scope."""
    (stored,) = [stored for stored in feature.storage if stored.scope == scope]
    return stored


def after_reload(feature, scope, state):
    """Return a new state with what a feature has stored of another in a scope."""
    part = stored(feature, scope)
    return part.restore(State(), part.dump(state))


def shown(feature, state, words):
    """Return all properties that a feature's views set."""
    found = {}
    for view in feature.views:
        found.update(view.properties(state, words))
    return found
