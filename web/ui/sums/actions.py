"""Actions of the leaf Sum: change its lines, add them up, ask for the smallest sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, ask_in_background
from ..hinting.state import Hint, hint_at_step, same_play, with_complete_hint
from ..model.state import Study, shows, with_leaf
from ..state import say, sentence
from ..walking.state import Walk
from .state import Sums, lines, lines_of_step, multiplier_data, played_position, step_hint, targets

if TYPE_CHECKING:
    from protocol import (
        AddUpReply,
        AddUpRequest,
        ErrorReply,
        SmallestReply,
        SmallestRequest,
        StepData,
    )

    from ..feature import Next
    from ..state import Job, Sentence, State
    from .state import Lines


def increase(state: State, name: str) -> Next:
    """Add an equation once more."""
    return _change_multiplier(state, name, 1)


def decrease(state: State, name: str) -> Next:
    """Subtract an equation once more."""
    return _change_multiplier(state, name, -1)


def remove_line(state: State, name: str) -> Next:
    """Remove a line."""
    return _set_lines(state, tuple([line for line in lines(state) if line[0] != name]))


def add_chosen(state: State) -> Next:
    """Add the chosen equation."""
    return _add_chosen(state, 1)


def subtract_chosen(state: State) -> Next:
    """Subtract the chosen equation."""
    return _add_chosen(state, -1)


def _add_chosen(state: State, count: int) -> Next:
    chosen = state.part(Study).chosen
    if not chosen:
        return state, []
    state, effects = _change_multiplier(state, chosen.name, count)
    if not shows(state, "sum"):
        code = "sum.added" if count > 0 else "sum.subtracted"
        state, _ = say(state, (code, {"name": chosen.name, "count": len(lines(state))}))
    return state, effects


def _change_multiplier(state: State, name: str, count: int) -> Next:
    """Add a number to the multiplier of an equation; remove its line where that makes 0."""
    old = lines(state)
    if name not in [line[0] for line in old]:
        old += ((name, "0"),)
    new = []
    for line, times in old:
        multiplier = _plus(times, count) if line == name else times
        if multiplier != "0":
            new.append((line, multiplier))
    return _set_lines(state, tuple(new))


def _plus(times: str, count: int) -> str:
    """Return the sum of a multiplier, which may be a fraction, and a whole number."""
    numerator, slash, denominator = times.partition("/")
    return str(int(numerator) + count * int(denominator or 1)) + slash + denominator


def _set_lines(state: State, new: Lines) -> Next:
    sums = state.part(Sums)
    lit = sums.lit if not sums.lit or sums.lit in [line[0] for line in new] else ""
    return state.with_parts(sums.but(by_hand=new, lit=lit, outcome=())), []


def clear(state: State) -> Next:
    """Remove all lines, and return from a step of a walk to the player's own board."""
    return _set_lines(state.with_parts(state.part(Sums).but(walk_hint=None)), ())


def restore_lines_of_step(state: State) -> Next:
    """Replace the lines by those of the step."""
    return state.with_parts(state.part(Sums).but(by_hand=None, lit="", outcome=())), []


def show_hint(state: State) -> Next:
    """Show all details of the hint, and its equations, which would reveal them anyway."""
    if state.part(Hint).step:
        state = with_complete_hint(state).with_parts(state.part(Sums).but(walk_hint=None))
    return restore_lines_of_step(state)


def open_step_of_walk(state: State) -> Next:
    """Open the leaf with the equations of the step on the board in the leaf Steps."""
    walk = state.part(Walk)
    if not walk.step or not walk.position:
        return state, []
    details = len(walk.step["details"])
    hint = hint_at_step(state.board, walk.step, details, walk.position.placed, walk.position.masks)
    state = with_leaf(state, "sum").with_parts(state.part(Sums).but(walk_hint=hint))
    return restore_lines_of_step(state)[0], [do.go("sum-about")]


def toggle_lit_line(state: State, name: str) -> Next:
    """Light the cells of one line; at a second press, those of all lines."""
    sums = state.part(Sums)
    return state.with_parts(sums.but(lit="" if sums.lit == name else name)), []


def light_all(state: State, on: bool) -> Next:
    """Light the cells of all lines, or of none."""
    return state.with_parts(state.part(Sums).but(lit="" if on else None)), []


def choose_target(state: State, name: str) -> Next:
    """Choose the candidate that the smallest sum is to rule out."""
    return state.with_parts(state.part(Sums).but(target=name, outcome=())), []


def ask_smallest(state: State) -> Next:
    """Ask for the smallest sum that rules out the target, or any candidate."""
    target = state.part(Sums).target
    candidate = None
    if target in targets(state):
        candidate = [int(part) for part in target.split("-")]
    played, placed, masks = played_position(state)
    request: SmallestRequest = {
        "op": "smallest",
        "played": played,
        "placed": list(placed),
        "masks": list(masks),
        "target": candidate,
    }
    return ask(state.with_parts(state.part(Sums).but(outcome=())), request, outlives_entries=False)


def open_and_ask_smallest(state: State) -> Next:
    """Open the leaf without lines, and ask for the smallest sum that rules out any candidate."""
    sums = state.part(Sums).but(target="", by_hand=(), lit="", walk_hint=None)
    return ask_smallest(with_leaf(state, "sum").with_parts(sums))


def take_smallest(state: State, _job: Job, reply: SmallestReply | ErrorReply) -> Next:
    """Replace the lines by those of the smallest sum, and say how large the sum is."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if not reply["step"]:
        outcome: Sentence = ("sum.no-smallest", {})
    else:
        smallest = tuple([(term["name"], term["times"]) for term in reply["step"]["proof"]])
        of_step = lines_of_step(state)
        outcome = ("sum.smallest-size", {"size": _size(smallest)})
        if of_step and _is_comparable(state, reply["step"]):
            outcome = ("sum.smaller", {"size": _size(smallest), "step": _size(of_step)})
        state = state.with_parts(state.part(Sums).but(by_solver=smallest))
        state, _ = _set_lines(state, smallest)
    return say(state.with_parts(state.part(Sums).but(outcome=(outcome,), lit="")), outcome)


def _is_comparable(state: State, step: StepData) -> bool:
    """Return whether a step eliminates a candidate that the step of the lines eliminates, too."""
    hint = step_hint(state)
    eliminated = hint.step["eliminates"] if hint and hint.step else []
    return any(candidate in eliminated for candidate in step["eliminates"])


def _size(terms: Lines) -> float:
    """Return the sum of the absolute values of the multipliers."""
    size = 0.0
    for _name, times in terms:
        numerator, _slash, denominator = times.partition("/")
        size += abs(int(numerator)) / int(denominator or 1)
    return size


def follow(before: State, state: State) -> Next:
    """Take the lines of a new hint, and add up the lines while the leaf is open."""
    step, sums = state.part(Hint).step, state.part(Sums)
    from_elsewhere = sums.by_hand is not None or sums.walk_hint
    if from_elsewhere and step and step is not before.part(Hint).step:
        sums = sums.but(by_hand=None, outcome=(), lit="", walk_hint=None)
    if sums.walk_hint and state.board is not before.board:
        sums = sums.but(walk_hint=None)
    if sums.reply and sums.reply["status"] == "error" and state.engine != before.engine:
        sums = sums.but(requested=None)
    request: AddUpRequest | None = None
    if shows(state, "sum") and state.engine == "ready":
        if sums is not state.part(Sums):
            state = state.with_parts(sums)
        current = lines(state)
        played, placed, masks = played_position(state)
        requested = sums.requested
        same_position = requested and requested[2] == masks and same_play(requested[0], state.board)
        if requested and not same_position:
            sums = sums.but(outcome=())  # it is about the position before
        if not requested or not same_position or requested[1] != current:
            sums = sums.but(requested=(state.board, current, masks), reply=None)
        if sums.reply is None:
            request = {
                "op": "add-up",
                "played": played,
                "placed": list(placed),
                "masks": list(masks),
                "lines": multiplier_data(current),
            }
    if sums is not state.part(Sums):
        state = state.with_parts(sums)
    return ask_in_background(state, "add-up", request)


def store_sum(state: State, reply: AddUpReply | ErrorReply) -> Next:
    """Store the sum of the lines."""
    return state.with_parts(state.part(Sums).but(reply=reply)), []
