"""Lines come and go, by hand or from the hint; what they add up to is asked; so is the smallest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, ask_in_background
from ..hinting.state import Hint, hint_of, same_play, told_wholly
from ..model.state import Study, shows, with_leaf
from ..state import say, sentence
from ..walking.state import Walk
from .state import Sums, lines, lines_of_step, multipliers, position, source, targets

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


def more(state: State, name: str) -> Next:
    """An equation is added once more."""
    return _by(state, name, 1)


def less(state: State, name: str) -> Next:
    """An equation is taken away once more."""
    return _by(state, name, -1)


def drop(state: State, name: str) -> Next:
    """A line goes."""
    return _own(state, tuple([line for line in lines(state) if line[0] != name]))


def add(state: State) -> Next:
    """The equation that is chosen is added."""
    return _chosen(state, 1)


def subtract(state: State) -> Next:
    """The equation that is chosen is taken away."""
    return _chosen(state, -1)


def _chosen(state: State, count: int) -> Next:
    chosen = state.part(Study).chosen
    if not chosen:
        return state, []
    state, effects = _by(state, chosen.name, count)
    if not shows(state, "sum"):
        said = "sum.added" if count > 0 else "sum.subtracted"
        state, _ = say(state, (said, {"name": chosen.name, "count": len(lines(state))}))
    return state, effects


def _by(state: State, name: str, count: int) -> Next:
    """An equation is added so many times more; one that is added no time goes."""
    held = lines(state)
    if name not in [line[0] for line in held]:
        held += ((name, "0"),)
    found = []
    for line, times in held:
        new = _plus(times, count) if line == name else times
        if new != "0":
            found.append((line, new))
    return _own(state, tuple(found))


def _plus(times: str, count: int) -> str:
    """A multiplier and a whole number; it may be a fraction."""
    whole, slash, below = times.partition("/")
    return str(int(whole) + count * int(below or 1)) + slash + below


def _own(state: State, held: Lines) -> Next:
    sums = state.part(Sums)
    lit = sums.lit if not sums.lit or sums.lit in [line[0] for line in held] else ""
    return state.with_parts(sums.but(own=held, lit=lit, found=())), []


def clear(state: State) -> Next:
    """All lines go, and the board is the player's own."""
    return _own(state.with_parts(state.part(Sums).but(walked=None)), ())


def back(state: State) -> Next:
    """The lines are the step's again."""
    return state.with_parts(state.part(Sums).but(own=None, lit="", found=())), []


def tell(state: State) -> Next:
    """The hint is told wholly, since its equations tell all of it."""
    if state.part(Hint).step:
        state = told_wholly(state).with_parts(state.part(Sums).but(walked=None))
    return back(state)


def of_step(state: State) -> Next:
    """The lines are those of the step of the walk that is looked at."""
    walk = state.part(Walk)
    if not walk.step or not walk.then:
        return state, []
    levels = len(walk.step["levels"])
    walked = hint_of(state.board, walk.step, levels, walk.then.placed, walk.then.masks)
    state = with_leaf(state, "sum").with_parts(state.part(Sums).but(walked=walked))
    return back(state)[0], [do.go("sum-about")]


def light(state: State, name: str) -> Next:
    """The cells of a line are lit alone; at a second press those of all."""
    sums = state.part(Sums)
    return state.with_parts(sums.but(lit="" if sums.lit == name else name)), []


def together(state: State, wanted: bool) -> Next:
    """All lines are lit, or none."""
    return state.with_parts(state.part(Sums).but(lit="" if wanted else None)), []


def target(state: State, name: str) -> Next:
    """What the smallest sum is to rule out."""
    return state.with_parts(state.part(Sums).but(target=name, found=())), []


def smallest(state: State) -> Next:
    """The smallest sum is asked for."""
    wanted = state.part(Sums).target
    candidate = None
    if wanted in targets(state):
        candidate = [int(part) for part in wanted.split("-")]
    asked, placed, masks = position(state)
    request: SmallestRequest = {
        "op": "smallest",
        "played": asked,
        "placed": list(placed),
        "masks": list(masks),
        "target": candidate,
    }
    return ask(state.with_parts(state.part(Sums).but(found=())), request, of_puzzle=False)


def impossible(state: State) -> Next:
    """Open the leaf Sum, and ask there for the smallest sum that rules anything out."""
    sums = state.part(Sums).but(target="", own=(), lit="", walked=None)
    return smallest(with_leaf(state, "sum").with_parts(sums))


def summed(state: State, _job: Job, reply: SmallestReply | ErrorReply) -> Next:
    """The smallest sum becomes the lines."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    if not reply["step"]:
        said: Sentence = ("sum.no-smallest", {})
    else:
        proof = reply["step"]["proof"]
        own = tuple([(each["name"], each["times"]) for each in proof])
        of_it = lines_of_step(state)
        said = ("sum.smallest-size", {"size": _size(own)})
        if of_it and _alike(state, reply["step"]):
            said = ("sum.smaller", {"size": _size(own), "step": _size(of_it)})
        state, _ = _own(state.with_parts(state.part(Sums).but(by_solver=own)), own)
    return say(state.with_parts(state.part(Sums).but(found=(said,), lit="")), said)


def _alike(state: State, step: StepData) -> bool:
    """Whether the sum's step rules out what another does, so that they can be compared."""
    known = source(state)
    gone = known.step["eliminates"] if known and known.step else []
    return any(one in gone for one in step["eliminates"])


def _size(held: Lines) -> float:
    """How large a sum is: its multipliers without their signs."""
    size = 0.0
    for _name, times in held:
        above, _slash, below = times.partition("/")
        size += abs(int(above)) / int(below or 1)
    return size


def follow(before: State, state: State) -> Next:
    """Another hint brings its own lines; what is shown is added up."""
    step, sums = state.part(Hint).step, state.part(Sums)
    own = sums.own is not None or sums.walked
    if own and step and step is not before.part(Hint).step:
        sums = sums.but(own=None, found=(), lit="", walked=None)
    if sums.walked and state.board is not before.board:
        sums = sums.but(walked=None)
    if sums.reply and sums.reply["status"] == "error" and state.engine != before.engine:
        sums = sums.but(asked=None)
    request: AddUpRequest | None = None
    if shows(state, "sum") and state.engine == "ready":
        if sums is not state.part(Sums):
            state = state.with_parts(sums)
        held = lines(state)
        asked, placed, masks = position(state)
        known = sums.asked
        here = known and known[2] == masks and same_play(known[0], state.board)
        if known and not here:
            sums = sums.but(found=())  # the smallest of another state
        if not known or not here or known[1] != held:
            sums = sums.but(asked=(state.board, held, masks), reply=None)
        if sums.reply is None:
            request = {
                "op": "add-up",
                "played": asked,
                "placed": list(placed),
                "masks": list(masks),
                "lines": multipliers(held),
            }
    if sums is not state.part(Sums):
        state = state.with_parts(sums)
    return ask_in_background(state, "add-up", request)


def added(state: State, reply: AddUpReply | ErrorReply) -> Next:
    """What the lines add up to is known."""
    return state.with_parts(state.part(Sums).but(reply=reply)), []
