"""Actions of the leaf Steps: ask for all steps, show a step on the board, copy the steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..hinting.state import Hint, played_data, without_hint
from ..state import say, sentence, sentences
from ..steps import after_step, technique_name
from ..tabs.state import with_tab
from .state import Position, Walk, rating_message, shows_steps

if TYPE_CHECKING:
    from protocol import ErrorReply, StartEvent, StepData, StepEvent, StepsReply, StepsRequest
    from sudoku_core.board.layout import Layout

    from ..feature import Next
    from ..state import Effects, Job, Sentence, State


def show_in_play(state: State, start: str = "puzzle") -> Next:
    """Show all steps in Play, in place of the pad and of a hint.

    Args:
        state: the state.
        start: "own" if the steps begin with the entries, if there are entries.
    """
    walk, from_entries = state.part(Walk), start == "own" and any(state.board.entries)
    state = without_hint(state) if state.part(Hint).is_open else state
    state = with_tab(state.with_parts(walk.but(in_play=True, from_entries=from_entries)), "play")
    shown: Effects = [("walking.focus",)]
    if walk.end == "solved" and not from_entries and not walk.from_entries:
        return state, shown
    state, effects = ask_steps(state)
    return state, effects + shown


def close_in_play(state: State) -> Next:
    """Show the pad again, and the player's own board."""
    state = state.with_parts(state.part(Walk).but(in_play=False))
    return show_step(state, 0)[0], [do.focus()]


def choose_start(state: State, start: str) -> Next:
    """Choose whether steps begin with the puzzle or with the entries."""
    return state.with_parts(state.part(Walk).but(from_entries=start == "own")), []


def ask_steps(state: State) -> Next:
    """Ask for all steps."""
    from_entries, played = state.part(Walk).from_entries, played_data(state)
    if not from_entries:
        played["entries"] = played["notes"] = [0] * len(played["entries"])
    request: StepsRequest = {"op": "steps", "played": played}
    state, effects = ask(state, request, outlives_entries=not from_entries)
    in_play = state.part(Walk).in_play
    walk = Walk(from_entries=from_entries, request_number=state.requests, in_play=in_play)
    return state.with_parts(walk), effects


def set_start(state: State, event: StartEvent) -> Next:
    """Store the digits and candidates before the first step."""
    start = Position(placed=tuple(event["placed"]), masks=tuple(event["masks"]))
    return state.with_parts(state.part(Walk).but(start=start)), []


def add_step(state: State, event: StepEvent) -> Next:
    """Add a step."""
    walk = state.part(Walk)
    return state.with_parts(walk.but(steps=walk.steps + (event["step"],), copied="")), []


def end_walk(state: State, _job: Job, reply: StepsReply | ErrorReply) -> Next:
    """Say how the walk has ended."""
    walk = state.part(Walk)
    if reply["status"] == "error":
        state = state.with_parts(walk.but(end="stopped"))
        return say(state, sentence(reply["message"]))
    # An obstacle before the first step is a mistake of the player.
    end = "solved" if reply["solved"] else "several" if reply["halt"] and walk.steps else "stuck"
    walk = walk.but(end=end, obstacle=reply["halt"], warnings=sentences(reply["warnings"]))
    return say(state.with_parts(walk), *walk_outcome(walk))


def stop_walk(state: State, job: Job) -> Next:
    """End a walk that was cancelled, or whose entries have changed; its steps stay."""
    walk = state.part(Walk)
    if walk.request_number != job.number:
        return state, []
    return state.with_parts(walk.but(end="stopped")), []


def walk_outcome(walk: Walk) -> tuple[Sentence, ...]:
    """Return the sentences that say how a walk has ended, or how far it is."""
    count = len(walk.steps)
    if walk.obstacle and not count:
        return sentences(walk.obstacle["details"][-1]["messages"])
    if not walk.request_number:
        return (("walk.none", {}),)
    if walk.end == "solved" and count:
        hardest = _hardest(walk.steps)
        params = {
            "count": count,
            "name": technique_name(hardest),
            "rating": rating_message(hardest),
        }
        return (("walk.solved", params),)
    if walk.end == "solved":
        return (("hint.full", {}),)
    return (("walk." + (walk.end or "going"), {"count": count}),)


def _hardest(steps: tuple[StepData, ...]) -> StepData:
    """Return a hardest step, of the technique most frequent among the hardest, as in a grade."""
    most = max([step["rating"] for step in steps])
    hardest = [step for step in steps if step["rating"] == most]
    names = [step["technique"] for step in hardest]
    return max(hardest, key=lambda step: names.count(step["technique"]))


def move(state: State, target: str) -> Next:
    """Show the first, previous, next or last step, or "back" the player's own board."""
    walk = state.part(Walk)
    number, last = walk.step_number, len(walk.steps)
    to = {"first": 1, "previous": number - 1, "next": number + 1, "last": last}.get(target)
    return show_step(state, 0 if to is None else max(to, 1))


def show_step(state: State, number: int) -> Next:
    """Show the board at a step, from 1; 0 for the player's own board."""
    walk = state.part(Walk)
    number = min(number, len(walk.steps))
    position = _position(walk, number, state.board.layout) if number > 0 else None
    return state.with_parts(walk.but(step_number=max(number, 0), position=position)), []


def _position(walk: Walk, number: int, layout: Layout) -> Position:
    """Return the position before a step, from the step on the board on, or else from the start."""
    forward = walk.position and walk.step_number <= number
    position = walk.position if walk.position and forward else walk.start
    for step in walk.steps[walk.step_number - 1 if forward else 0 : number - 1]:
        placed, masks = after_step(layout, position.placed, position.masks, step)
        position = Position(placed=placed, masks=masks)
    return position


def copy(state: State) -> Next:
    """Copy all steps as text; the view writes the text before the effect is carried out."""
    walk = state.part(Walk)
    if not walk.steps:
        return state, []
    return state.with_parts(walk.but(copied="text")), [
        do.copy_field("walk-text", "walking.copy-failed")
    ]


def show_text(state: State) -> Next:
    """Show the text, where the browser does not allow copying."""
    return state.with_parts(state.part(Walk).but(copied="failed")), []


def follow(before: State, state: State) -> Next:
    """Show the player's own board again when it changes, or when the leaf is left."""
    left = state.board is not before.board or not shows_steps(state)
    if state.part(Walk).step_number and left:
        return show_step(state, 0)
    return state, []
