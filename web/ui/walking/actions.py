"""All steps are asked for and come one by one; the board shows any of them; they are copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask
from ..hinting.state import played
from ..model.state import shows, with_leaf
from ..state import say, sentence, sentences
from ..stepping import after, name_of
from ..tabs.state import with_tab
from .state import Moment, Walk, rating_of

if TYPE_CHECKING:
    from protocol import ErrorReply, StartEvent, StepData, StepEvent, StepsReply, StepsRequest
    from sudoku_core.board.layout import Layout

    from ..feature import Next
    from ..state import Job, Sentence, State


def open_leaf(state: State) -> Next:
    """The leaf opens, as from the hint's room; steps may begin where the player is."""
    walk = state.part(Walk)
    own = walk.own or any(state.board.entries)
    state = with_leaf(with_tab(state, "model"), "steps")
    return state.with_parts(walk.but(own=own)), [do.go("walk-all")]


def choose_start(state: State, where: str) -> Next:
    """The next walk begins with the puzzle, or with what is filled in."""
    return state.with_parts(state.part(Walk).but(own=where == "own")), []


def all_steps(state: State) -> Next:
    """All steps are asked for."""
    own, asked = state.part(Walk).own, played(state)
    if not own:
        asked["entries"] = asked["notes"] = [0] * len(asked["entries"])
    request: StepsRequest = {"op": "steps", "played": asked}
    state, effects = ask(state, request, of_puzzle=not own)
    return state.with_parts(Walk(own=own, number=state.requests)), effects


def started(state: State, event: StartEvent) -> Next:
    """What the first step is a step of."""
    start = Moment(placed=tuple(event["placed"]), masks=tuple(event["masks"]))
    return state.with_parts(state.part(Walk).but(start=start)), []


def another(state: State, event: StepEvent) -> Next:
    """One more step is found."""
    walk = state.part(Walk)
    return state.with_parts(walk.but(steps=walk.steps + (event["step"],), copied="")), []


def all_told(state: State, _job: Job, reply: StepsReply | ErrorReply) -> Next:
    """There are no more steps."""
    walk = state.part(Walk)
    if reply["status"] == "error":
        state = state.with_parts(walk.but(end="stopped"))
        return say(state, sentence(reply["message"]))
    # What is wrong is found before the first step.
    end = "solved" if reply["solved"] else "several" if reply["halt"] and walk.steps else "stuck"
    walk = walk.but(end=end, halt=reply["halt"], without=sentences(reply["warnings"]))
    return say(state.with_parts(walk), *verdict(walk))


def stopped(state: State, job: Job) -> Next:
    """It was cancelled, or what is filled in changed; the steps that are there stay."""
    walk = state.part(Walk)
    return (state.with_parts(walk.but(end="stopped")) if walk.number == job.number else state), []


def verdict(walk: Walk) -> tuple[Sentence, ...]:
    """How the walk ended, or how far it is."""
    count = len(walk.steps)
    if walk.halt and not count:
        return sentences(walk.halt["levels"][-1]["messages"])
    if not walk.number:
        return (("walk.none", {}),)
    if walk.end == "solved" and count:
        hardest = _hardest(walk.steps)
        params = {"count": count, "name": name_of(hardest), "rating": rating_of(hardest)}
        return (("walk.solved", params),)
    if walk.end == "solved":
        return (("hint.full", {}),)
    return (("walk." + (walk.end or "going"), {"count": count}),)


def _hardest(steps: tuple[StepData, ...]) -> StepData:
    """Return a hardest step, of the technique that most of these have, as in a grade."""
    most = max([step["rating"] for step in steps])
    hardest = [step for step in steps if step["rating"] == most]
    names = [step["technique"] for step in hardest]
    return max(hardest, key=lambda step: names.count(step["technique"]))


def walk_by(state: State, way: str) -> Next:
    """The first, previous, next or last step is looked at, or none any more."""
    walk = state.part(Walk)
    last = len(walk.steps)
    to = {"first": 1, "previous": walk.at - 1, "next": walk.at + 1, "last": last}.get(way)
    return walk_to(state, 0 if to is None else max(to, 1))


def walk_to(state: State, number: int) -> Next:
    """The board shows a step, as it is then; 0 for the player's own board."""
    walk = state.part(Walk)
    number = min(number, len(walk.steps))
    then = _moment(walk, number, state.board.layout) if number > 0 else None
    return state.with_parts(walk.but(at=max(number, 0), then=then)), []


def _moment(walk: Walk, number: int, layout: Layout) -> Moment:
    """The board before a step: from where the walk is, or from its start."""
    ahead = walk.then and walk.at <= number
    moment = walk.then if walk.then and ahead else walk.start
    for step in walk.steps[walk.at - 1 if ahead else 0 : number - 1]:
        placed, masks = after(layout, moment.placed, moment.masks, step)
        moment = Moment(placed=placed, masks=masks)
    return moment


def copy(state: State) -> Next:
    """All steps go to the clipboard, in words; the view has them as text first."""
    walk = state.part(Walk)
    if not walk.steps:
        return state, []
    return state.with_parts(walk.but(copied="text")), [
        do.copy_field("walk-text", "walking.copy-failed")
    ]


def copy_failed(state: State) -> Next:
    """The browser does not allow copying: the text is shown."""
    return state.with_parts(state.part(Walk).but(copied="failed")), []


def follow(before: State, state: State) -> Next:
    """Who types, or goes elsewhere, has the own board again."""
    if state.part(Walk).at and (state.board is not before.board or not shows(state, "steps")):
        return walk_to(state, 0)
    return state, []
