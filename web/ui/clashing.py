"""Why a puzzle has no solution: givens that can not stand together, and which to erase."""

from .asking import ask, puzzle
from .editing import say
from .state import change, place_of

ENDINGS = {"solved": "clash.solvable", "limit": "clash.limit"}
"""What is said where no set was found, by status."""


def explain(state, now):
    """Givens that can not stand together are looked for; others than those found before."""
    return _seek(state, now, "explain", [list(cells) for cells in state.study.sets])


def fewest(state, now):
    """As few givens as possible are looked for without which there is a solution.

    What is known already shows again, after a set was shown in its place.
    """
    study = state.study
    if study.choices and study.fewest and not state.job:
        return _choose(state, 0)
    return _seek(state, now, "erase", [])


def _seek(state, now, op, known):
    if state.job:
        return state, []
    request = {
        "op": op,
        "puzzle": puzzle(state.board),
        "time_limit": state.limit,
        "other_than": known,
    }
    return ask(state, now, request)


def explained(state, result):
    """A set of conflicting givens is there, or there is none (other than those known)."""
    cells = tuple(result.get("cells", ()))
    if result["status"] != "infeasible" or not cells:
        return _none(state, result)
    study = state.study
    study = study.but(sets=study.sets + (cells,), clash=cells, erasable=())
    said = ("clash.found", {"count": len(cells)})
    if len(cells) == 1:
        said = ("clash.found-one", {})
    if not result["minimal"]:
        said = ("clash.cut-short", {"count": len(cells)})
    state, _ = say(state.but(job=None, study=study), said)
    common = [cell for cell in cells if all(cell in known for known in study.sets)]
    if len(study.sets) > 1 and common:
        places = tuple([place_of(cell, state.board.side) for cell in common])
        state = state.but(fine=(("clash.common", {"cells": places}),))
    return state, [("in-sight",)]


def erasable(state, result):
    """The givens to erase are there."""
    cells = tuple(result.get("cells", ()))
    if result["status"] != "infeasible" or not cells:
        return _none(state, result)
    choices = tuple([tuple(choice) for choice in result.get("choices") or [cells]])
    alone = tuple(result.get("alone") or [None])
    study = state.study.but(choices=choices, alone=alone, fewest=result["minimal"])
    study = study.but(whole=result.get("complete", True))
    return _choose(state.but(job=None, study=study), 0)


def other_choice(state):
    """The next of the choices of givens to erase."""
    if state.job:
        return state, []
    choices = state.study.choices
    number = choices.index(state.study.erasable) + 1
    return _choose(state, number % len(choices))


def _choose(state, number):
    """One of the choices shows, and can be erased."""
    study = state.study
    cells = study.choices[number]
    study = study.but(clash=cells, erasable=cells)
    count = {"count": len(cells), "choices": len(study.choices), "number": number + 1}
    said = [("clash.fewest-one" if len(cells) == 1 else "clash.fewest-found", count)]
    if len(study.choices) > 1:
        said.append(("clash.choice" if study.whole else "clash.choice-of-many", count))
    if study.alone[number] is not None:
        said.append(("clash.alone" if study.alone[number] else "clash.not-alone", {}))
    if not study.fewest:
        said.append(("clash.fewest-cut-short", {}))
    state, _ = say(state.but(study=study), *said)
    return state, [("in-sight",)]


def _none(state, result):
    study, status = state.study, result["status"]
    if status == "error":
        said = (result["message"]["code"], result["message"]["params"])
    elif status == "infeasible" and study.sets:
        study = study.but(exhausted=True)
        said = ("clash.no-other", {})
    elif status == "infeasible":
        said = ("clash.blocks", {})
    else:
        said = (ENDINGS[status], {})
        study = study.but(impossible=study.impossible and status != "solved")
    return say(state.but(job=None, study=study), said)


def erase_them(state):
    """The givens to erase go from the board."""
    if state.job:
        return state, []
    board = state.board
    gone = set(state.study.erasable)
    givens = bytes([0 if cell in gone else digit for cell, digit in enumerate(board.givens)])
    count = len(gone)
    said = ("clash.erased", {"count": count}) if count != 1 else ("clash.erased-one", {})
    state, effects = change(state, board.but(givens=givens), said=(said,))
    return state, effects + [("focus",)]


ACTIONS = {
    "explain": explain,
    "fewest": fewest,
    "other-choice": other_choice,
    "erase-them": erase_them,
}
