"""Why a puzzle has no solution: givens and rules that clash, and which givens to erase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..settings.state import Settings
from ..solving.state import with_impossible
from ..state import change, say, sentence
from .state import Clashes

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from protocol import (
        EraseReply,
        EraseRequest,
        ErrorReply,
        ExplainReply,
        ExplainRequest,
        OverdueReply,
    )  # fmt: skip

    from ..feature import Next
    from ..state import Board, Cells, Job, Sentence, State

OPTIONS = {True: "clash.choice-alone", False: "clash.choice-not-alone", None: "clash.choice"}
"""What is said of one of several choices, by whether it leaves one solution."""


def explain(state: State) -> Next:
    """A set that cannot stand together is looked for, other than those found before."""
    request: ExplainRequest = {
        "op": "explain",
        "puzzle": puzzle_data(state.board),
        "time_limit": state.part(Settings).limit,
        "other_than": [list(cells) for cells in state.part(Clashes).sets],
    }
    return ask(state, request)


def fewest(state: State) -> Next:
    """As few givens as possible are looked for without which there is a solution.

    What is known already shows again, after a set was shown in its place.
    """
    clashes = state.part(Clashes)
    if clashes.choices and clashes.minimal:
        return _choose(state, 0)
    request: EraseRequest = {
        "op": "erase",
        "puzzle": puzzle_data(state.board),
        "time_limit": state.part(Settings).limit,
    }
    return ask(state, request)


def explained(state: State, _job: Job, reply: ExplainReply | ErrorReply | OverdueReply) -> Next:
    """A set is there, or there is none (other than those known)."""
    if reply["status"] != "infeasible":
        return _open(state, reply)
    clashes, cells = state.part(Clashes), tuple(reply["cells"])
    if not cells and clashes.sets:
        return say(state.with_parts(clashes.but(exhausted=True)), ("clash.no-other", {}))
    if not cells:
        return _hopeless(state, reply)
    sets = clashes.sets + (cells,)
    ruled = _cells_of(state.board, reply["rules"])
    state = state.with_parts(clashes.but(sets=sets, shown=cells, ruled=ruled, erasable=()))
    smaller: tuple[Sentence, ...] = (
        (("clash.smaller", {}),) if reply["minimal"] and len(cells) > 2 else ()
    )
    state, _ = say(state, _found(state.board, cells, reply), *smaller)
    common = [cell for cell in cells if all(cell in known for known in sets)]
    if len(sets) > 1 and common:
        state = state.but(details=(("clash.common", {"cells": state.board.places(common)}),))
    return state, [do.in_sight()]


def _found(board: Board, cells: Sequence[int], reply: ExplainReply) -> Sentence:
    if not reply["minimal"]:
        return "clash.cut-short", {"count": len(cells)}
    if not reply["rules"]:
        return "clash.found", {"count": len(cells)}
    givens = (("given", board.places(cells)),)
    return "clash.found-with", {"named": givens + named(board, reply["rules"])}


def _hopeless(state: State, reply: ExplainReply | EraseReply) -> Next:
    """There is no solution whatever is given."""
    ruled = _cells_of(state.board, reply["rules"])
    state = state.with_parts(state.part(Clashes).but(shown=(), erasable=(), ruled=ruled))
    if ruled:
        return say(state, ("clash.rules", {"named": named(state.board, reply["rules"])}))
    return say(state, ("clash.blocks", {}))


def _cells_of(board: Board, names: Sequence[str]) -> Cells:
    """The cells of rules that go by these names."""
    rules = [rule for rule in board.layout.blocks + board.layout.rules if rule.name in names]
    return tuple(sorted({cell for rule in rules for cell in rule.cells}))


def named(board: Board, names: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    """Rules by their names, as the words take them: each kind with where its rules begin."""
    kinds: list[str] = []
    cells: dict[str, list[int]] = {}
    for rule in board.layout.blocks + board.layout.rules:
        if rule.name in names:
            if rule.kind not in kinds:
                kinds.append(rule.kind)
            cells.setdefault(rule.kind, []).append(rule.cells[0])
    return tuple([(kind, board.places(cells[kind])) for kind in kinds])


def erasable(state: State, _job: Job, reply: EraseReply | ErrorReply | OverdueReply) -> Next:
    """The givens to erase are there."""
    if reply["status"] != "infeasible":
        return _open(state, reply)
    if not reply["choices"]:
        return _hopeless(state, reply)
    clashes = state.part(Clashes).but(
        choices=tuple([tuple(choice) for choice in reply["choices"]]),
        alone=tuple(reply["alone"]),
        minimal=reply["minimal"],
        complete=reply["complete"],
    )
    return _choose(state.with_parts(clashes), 0)


def other_choice(state: State) -> Next:
    """The next of the choices of givens to erase."""
    clashes = state.part(Clashes)
    number = clashes.choices.index(clashes.erasable) + 1
    return _choose(state, number % len(clashes.choices))


def _choose(state: State, number: int) -> Next:
    """One of the choices shows, and can be erased."""
    clashes = state.part(Clashes)
    cells, alone = clashes.choices[number], clashes.alone[number]
    count = {"count": len(cells), "choices": len(clashes.choices), "number": number + 1}
    said: list[Sentence] = [("clash.fewest-found", count)]
    if len(clashes.choices) > 1:
        said.append((OPTIONS[alone], count))
    elif alone is not None:
        said.append(("clash.alone" if alone else "clash.not-alone", {}))
    if not clashes.minimal:
        said.append(("clash.fewest-cut-short", {}))
    elif not clashes.complete:
        said.append(("clash.choices-more", {}))
    state, _ = say(state.with_parts(clashes.but(shown=cells, ruled=(), erasable=cells)), *said)
    return state, [do.in_sight()]


def _open(state: State, reply: ExplainReply | EraseReply | ErrorReply | OverdueReply) -> Next:
    """Nothing is known now that was not known before, unless that there is a solution."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "solved":
        state = with_impossible(state, False)
        return say(state, ("clash.solvable", {}))
    return say(state, ("clash.limit", {}))


def erase_them(state: State) -> Next:
    """The givens to erase go from the board."""
    board, gone = state.board, state.part(Clashes).erasable
    givens = bytes([0 if cell in gone else digit for cell, digit in enumerate(board.givens)])
    said = (("clash.erased", {"count": len(gone)}),)
    state, effects = change(state, board.but(givens=givens), status=said)
    return state, effects + [do.focus()]
