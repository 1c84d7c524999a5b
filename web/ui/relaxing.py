"""The relaxation: how strongly each digit is chosen where x may lie between 0 and 1."""

from .asking import ask, puzzle
from .editing import say


def relax(state, now):
    """The relaxation of the puzzle goes to the engine."""
    if state.job:
        return state, []
    request = {
        "op": "relax",
        "puzzle": puzzle(state.board),
        "form": "reduced",
        "time_limit": state.limit,
        "log": True,
    }
    return ask(state, now, request)


def relaxed(state, result):
    """The relaxation is there, and is drawn on the board."""
    state = state.but(job=None)
    status = result["status"]
    if status == "error":
        return say(state, (result["message"]["code"], result["message"]["params"]))
    if status == "limit":
        return say(state, ("relax.limit", {"seconds": result["seconds"]}))
    study = state.study.but(relaxation=result, drawn=status == "relaxed" and state.panel)
    if status == "infeasible":
        study = study.but(impossible=True)
    return say(state.but(study=study), verdict(state.board, result))


def verdict(board, result):
    """What the relaxation tells of the puzzle."""
    if result["status"] == "infeasible":
        return ("relax.infeasible", {})
    if result["solves"]:
        return ("relax.solves", {})
    count = len(result["integral"])
    givens = len([digit for digit in board.givens if digit])
    return ("relax.settles", {"count": count, "cells": len(board.givens), "beyond": count - givens})


def drawn(state, shown):
    """The relaxation shows on the board, or no longer."""
    return state.but(study=state.study.but(drawn=shown)), []


ACTIONS = {"relax": relax, "drawn": drawn}
