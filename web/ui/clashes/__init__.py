"""Sets of givens and rules that clash in a puzzle without a solution, and givens to erase."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..feature import Feature, View
from ..game.state import unless_paused
from ..settings.state import Settings
from ..solving.state import Solved, with_impossible
from ..state import Value, change, say, sentence

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

    from ..feature import Next, Properties
    from ..state import Board, Cells, Job, Sentence, State
    from ..words import Words

CHOICES = {True: "clash.choice-alone", False: "clash.choice-not-alone", None: "clash.choice"}
"""Sentences about one of several choices, by whether it leaves one solution, None if unknown."""


@dataclass(frozen=True, slots=True)
class Clashes(Value):
    """Sets of givens and rules that clash in a puzzle without a solution, and sets to erase."""

    of_puzzle = True

    sets: tuple[Cells, ...] = field(default=())  # givens that clash, each with the rules
    exhausted: bool = field(default=False)  # whether there are no more such sets
    choices: tuple[Cells, ...] = field(default=())  # the smallest sets of givens to erase
    with_rules: tuple[tuple[str, ...], ...] = field(default=())  # for each, the rules to erase
    alone: tuple[bool | None, ...] = field(default=())  # for each, whether it leaves one solution
    complete: bool = field(default=True)  # whether there are no other choices
    minimal: bool = field(default=True)  # whether it is proven that no choice is smaller
    number: int | None = field(default=None)  # the choice that shows
    shown: Cells = field(default=())  # the givens that are marked
    ruled: Cells = field(default=())  # the cells of the rules of that set or choice


def explain(state: State) -> Next:
    """Look for a set of givens that clash, other than the known sets."""
    request: ExplainRequest = {
        "op": "explain",
        "puzzle": puzzle_data(state.board),
        "time_limit": state.part(Settings).limit,
        "other_than": [list(cells) for cells in state.part(Clashes).sets],
    }
    return ask(state, request)


def find_fewest(state: State) -> Next:
    """Look for the fewest givens to erase so that there is a solution, or show known choices."""
    clashes = state.part(Clashes)
    if clashes.choices and clashes.minimal:
        return _show_choice(state, 0)
    request: EraseRequest = {
        "op": "erase",
        "puzzle": puzzle_data(state.board),
        "time_limit": state.part(Settings).limit,
    }
    return ask(state, request)


def receive_set(state: State, _job: Job, reply: ExplainReply | ErrorReply | OverdueReply) -> Next:
    """Show a set of givens that clash, or tell that there is no other set."""
    if reply["status"] != "infeasible":
        return _say_unanswered(state, reply)
    clashes, cells = state.part(Clashes), tuple(reply["cells"])
    if not cells and clashes.sets:
        return say(state.with_parts(clashes.but(exhausted=True)), ("clash.no-other", {}))
    if not cells:
        return _say_without_givens(state, reply)
    sets = clashes.sets + (cells,)
    ruled = _cells_of(state.board, reply["rules"])
    state = state.with_parts(clashes.but(sets=sets, shown=cells, ruled=ruled, number=None))
    is_open = reply["minimal"] and not reply["smallest"] and len(cells) > 2
    smaller: tuple[Sentence, ...] = (("clash.smaller", {}),) if is_open else ()
    state, _ = say(state, _clash(state.board, cells, reply), *smaller)
    common = [cell for cell in cells if all(cell in known for known in sets)]
    if len(sets) > 1 and common:
        state = state.but(small_print=(("clash.common", {"cells": state.board.places(common)}),))
    return state, [do.in_sight()]


def _clash(board: Board, cells: Sequence[int], reply: ExplainReply) -> Sentence:
    if not reply["minimal"]:
        return "clash.cut-short", {"count": len(cells)}
    if not reply["rules"]:
        return "clash.found", {"count": len(cells)}
    givens = (("given", board.places(cells)),)
    return "clash.found-with", {"named": givens + _rule_places(board, reply["rules"])}


def _say_without_givens(state: State, reply: ExplainReply | EraseReply) -> Next:
    """Tell that there is no solution even without givens."""
    ruled = _cells_of(state.board, reply["rules"])
    state = state.with_parts(state.part(Clashes).but(shown=(), number=None, ruled=ruled))
    if ruled:
        return say(state, ("clash.rules", {"named": _rule_places(state.board, reply["rules"])}))
    return say(state, ("clash.blocks", {}))


def _cells_of(board: Board, names: Sequence[str]) -> Cells:
    """Return the cells of rules, which are given by names."""
    rules = [rule for rule in board.layout.blocks + board.layout.rules if rule.name in names]
    return tuple(sorted({cell for rule in rules for cell in rule.cells}))


def _rule_places(board: Board, names: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    """Return the kinds of named rules, outside with their side, and where the rules begin."""
    kinds: list[str] = []
    cells: dict[str, list[int]] = {}
    for rule in board.layout.blocks + board.layout.rules:
        if rule.name in names:
            kind = rule.code("rules")[len("rules.") :]
            if kind not in kinds:
                kinds.append(kind)
            cells.setdefault(kind, []).append(rule.cells[0])
    return tuple([(kind, board.places(cells[kind])) for kind in kinds])


def receive_choices(state: State, _job: Job, reply: EraseReply | ErrorReply | OverdueReply) -> Next:
    """Show the first choice of givens to erase."""
    if reply["status"] != "infeasible":
        return _say_unanswered(state, reply)
    if not reply["choices"]:
        return _say_without_givens(state, reply)
    clashes = state.part(Clashes).but(
        choices=tuple([tuple(choice) for choice in reply["choices"]]),
        with_rules=tuple([tuple(names) for names in reply["with_rules"]]),
        alone=tuple(reply["alone"]),
        minimal=reply["minimal"],
        complete=reply["complete"],
    )
    return _show_choice(state.with_parts(clashes), 0)


def show_other_choice(state: State) -> Next:
    """Show the next choice of givens to erase."""
    clashes = state.part(Clashes)
    number = 0 if clashes.number is None else clashes.number + 1
    return _show_choice(state, number % len(clashes.choices))


def _show_choice(state: State, number: int) -> Next:
    """Show a choice of givens to erase."""
    clashes = state.part(Clashes)
    cells, alone, names = (
        clashes.choices[number],
        clashes.alone[number],
        clashes.with_rules[number],
    )
    count = {"count": len(cells), "choices": len(clashes.choices), "number": number + 1}
    status: list[Sentence] = [("clash.fewest-found", count)]
    if names:
        givens = (("given", state.board.places(cells)),) if cells else ()
        status = [("clash.fewest-with", {"named": givens + _rule_places(state.board, names)})]
    if len(clashes.choices) > 1:
        status.append((CHOICES[alone], count))
    elif alone is not None:
        status.append(("clash.alone" if alone else "clash.not-alone", {}))
    if not clashes.minimal:
        status.append(("clash.fewest-cut-short", {}))
    elif not clashes.complete:
        status.append(("clash.choices-more", {}))
    ruled = _cells_of(state.board, names)
    clashes = clashes.but(shown=cells, ruled=ruled, number=number)
    state, _ = say(state.with_parts(clashes), *status)
    return state, [do.in_sight()]


def _say_unanswered(
    state: State, reply: ExplainReply | EraseReply | ErrorReply | OverdueReply
) -> Next:
    """Tell why there is neither a set nor a choice; the puzzle may have a solution after all."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if reply["status"] == "solved":
        state = with_impossible(state, False)
        return say(state, ("clash.solvable", {}))
    return say(state, ("clash.limit", {}))


def erase_choice(state: State) -> Next:
    """Erase the givens and rules of the choice that shows."""
    board, clashes = state.board, state.part(Clashes)
    number = clashes.number or 0
    cells, names = clashes.choices[number], clashes.with_rules[number]
    givens = bytes([0 if cell in cells else digit for cell, digit in enumerate(board.givens)])
    board = board.but(givens=givens)
    if names:
        extras = [rule.name for rule in board.layout.extras if rule.name not in names]
        board = board.but(layout=board.layout.keeping(extras))
    code = "clash.erased-with" if names else "clash.erased"
    state, effects = change(state, board, status=((code, {"count": len(cells)}),))
    return state, effects + [do.focus()]


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the view."""
    board = state.board
    return board.layout, board.givens, state.part(Clashes), state.part(Solved), not state.job


def properties(state: State, words: Words) -> Properties:
    """Return the list of the marked givens, and the buttons."""
    board, clashes = state.board, state.part(Clashes)
    impossible, busy = state.part(Solved).impossible, bool(state.job)
    erasable = any(board.givens) or bool(board.layout.extras)
    items = []
    for cell in clashes.shown:
        digit = board.layout.digits[board.givens[cell] - 1]
        params = {"cells": board.places((cell,)), "digit": digit}
        items.append((cell, words("clash.given", params)))
    is_shown, erase = clashes.number is not None, "clash.erase-one"
    if clashes.number is not None:
        if clashes.with_rules[clashes.number]:
            erase = "clash.erase-with"
        elif len(clashes.choices[clashes.number]) > 1:
            erase = "clash.erase"
    return {
        ("clashing", "board.picks"): tuple(items),
        ("clashing", "hidden"): not items,
        ("explain", "textContent"): words("clash.another" if clashes.sets else "clash.explain"),
        ("explain", "hidden"): not (impossible and erasable) or clashes.exhausted,
        ("explain", "aria-disabled"): busy,
        ("fewest", "hidden"): not (impossible and erasable) or is_shown,
        ("fewest", "aria-disabled"): busy,
        ("other-choice", "hidden"): not is_shown or len(clashes.choices) < 2,
        ("other-choice", "aria-disabled"): busy,
        ("erase-them", "textContent"): words(erase),
        ("erase-them", "hidden"): not is_shown,
        ("erase-them", "aria-disabled"): busy,
    }


def marks(state: State) -> dict[str, Cells]:
    """Return the givens of the set or choice that shows, and the cells of clashing rules."""
    clashes = state.part(Clashes)
    ruled = [cell for cell in clashes.ruled if cell not in clashes.shown]
    return {"clash": clashes.shown, "ruled": tuple(ruled)}


FEATURE = Feature(
    name="clashes",
    when_free={
        "explain": unless_paused(explain),
        "fewest": unless_paused(find_fewest),
        "other-choice": unless_paused(show_other_choice),
        "erase-them": unless_paused(erase_choice),
    },
    replies={"explain": receive_set, "erase": receive_choices},
    views=(View(properties, follows_from),),
    marks=marks,
)
