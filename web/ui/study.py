"""What is known of the puzzle on the board beside its solution, and what of it is on show.

It follows the puzzle: another puzzle makes a new study. What the panel shows of the model is asked
of the engine in the background, as soon as it is wanted.
"""

from . import equations
from .asking import puzzle
from .state import Study, place_of

MODEL, EXPORT = -1, -2
"""Numbers of the requests in the background."""
SPELLED = ("lp", "mps", "dimacs")
"""The formats that spell every variable out, and so can be written reduced."""
LARGE = 4000
"""From so many variables on, writing a model takes a while."""
LOG = 60_000
"""So many characters of a log are kept, the last."""


def panel(state, shown):
    """The panel beside the board shows, or goes."""
    state = state.but(panel=shown, copied="")
    if not shown:
        state = state.but(study=state.study.but(equation=None, news=None, drawn=False))
    return state, [("go", "panel-title" if shown else "show-panel")]


def leaf(state, name, opened):
    """A part of the panel is opened or closed."""
    leaves = [one for one in state.leaves if one != name]
    return state.but(leaves=tuple(leaves + [name] if opened else leaves)), []


def equation(state, name):
    """An equation of the picked cell lights its cells; with no name, none does."""
    if not name:
        return state.but(study=state.study.but(equation=None)), []
    side = state.board.side
    for family in equations.families(state.board, state.picked):
        for one in family:
            if equations.name(side, one) == name:
                return state.but(study=state.study.but(equation=one, news=None)), []
    return state, []


def to(state, name):
    """Another format to write the model in."""
    return state.but(to=name, copied="", study=state.study.but(written=None)), []


def form(state, name):
    """The full or the reduced model is written."""
    return state.but(form=name, copied="", study=state.study.but(written=None)), []


def copy_model(state):
    """The written model goes to the clipboard."""
    texts = (state.study.written or {}).get("texts")
    if not texts:
        return state, []
    return state.but(copied="text"), [("copy", texts[0][1])]


def download_model(state):
    """The written model is saved, in the files its tool has."""
    texts = (state.study.written or {}).get("texts", ())
    files = texts[1:] or texts
    effects = [("download", name, text) for name, text in files]
    return state.but(copied="saved" if files else ""), effects


def heard(state, event):
    """Log and figures that a solver tells of while it solves."""
    study, job = state.study, state.job
    tree = dict(study.tree)
    if job.op == "solve" and job.solver != "local-search":
        for name in ("nodes", "bound", "cuts", "iterations"):
            if event.get(name) is not None:
                tree[name] = event[name]
    log = (study.log + (event.get("log") or ""))[-LOG:]
    return state.but(study=study.but(tree=tree, log=log))


def told_by(news, side):
    """What the last given, or its going, changed, as a sentence."""
    cell, before, digit, count, _cells = news
    values = {"cells": (place_of(cell, side),), "digit": digit or before, "count": count}
    return ("news.given" if digit else "news.erased", values)


def follow(before, state):
    """The state whose study and comparison are its puzzle's, and requests for what it lacks."""
    if not state.board.same_puzzle(before.board):
        found = equations.news(before.board, state.board) if state.panel else None
        state = state.but(study=Study(news=found), copied="", compared=(), contest=())
        if found and not state.said:
            state = state.but(said=(told_by(found, state.board.side),))
    elif state.study.drawn and state.board is not before.board:
        state = state.but(study=state.study.but(drawn=False))
    if state.picked != before.picked and (state.study.equation or before.study.news):
        state = state.but(study=state.study.but(equation=None, news=None))
    if state.job:
        if state.study.news:
            state = state.but(study=state.study.but(news=None))
        return _making_way(state)
    return _lacking(state, state.engine != before.engine)


def _making_way(state):
    """A large model that is being written is let go when there is something to do."""
    if EXPORT not in state.asked or state.board.side**3 < LARGE:
        return state, []
    asked = {number: about for number, about in state.asked.items() if number != EXPORT}
    return state.but(asked=asked), [("cancel", EXPORT)]


def _lacking(state, anew):
    """Ask for what the panel shows and the study lacks; one request of a kind at a time.

    After the engine has started anew, what it failed to tell is asked again.
    """
    effects = []
    if not state.panel or state.engine != "ready":
        return state, effects
    if anew:
        study = state.study
        for name in ("seen", "written"):
            known = getattr(study, name)
            if known and "message" in known:
                study = study.but(**{name: None})
        state = state.but(study=study)
    wanted = []
    if state.study.seen is None:
        wanted.append((MODEL, {"op": "model"}))
    if state.study.written is None and "export" in state.leaves:
        wanted.append((EXPORT, {"op": "export", "to": state.to, "form": form_of(state)}))
    asked = dict(state.asked)
    for number, request in wanted:
        if number not in asked:
            asked[number] = _about(state, number)
            request["puzzle"] = puzzle(state.board)
            effects.append(("send", number, request))
    return (state.but(asked=asked) if effects else state), effects


def form_of(state):
    """The form that the model is written in: only what spells every variable out has two."""
    return state.form if state.to in SPELLED else "full"


def _about(state, number):
    """What a request in the background is about."""
    board = state.board
    return (board.givens, board.box) + ((state.to, form_of(state)) if number == EXPORT else ())


def told(state, number, result):
    """An answer in the background; one about another puzzle than that on the board is dropped."""
    asked = dict(state.asked)
    about = asked.pop(number, None)
    state = state.but(asked=asked)
    if about != _about(state, number):
        return state, []
    name = "seen" if number == MODEL else "written"
    return state.but(study=state.study.but(**{name: result})), []


ACTIONS = {
    "panel": panel,
    "leaf": leaf,
    "equation": equation,
    "to": to,
    "form": form,
    "copy-model": copy_model,
    "download-model": download_model,
}
