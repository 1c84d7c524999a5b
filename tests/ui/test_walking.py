"""Test the leaf Steps: its list, the board at each step, and the text that is copied."""

from itertools import pairwise

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from sudoku_core.hints.lessons.positions import POSITIONS
from tests.ui.driver import codes, run, sent, shown
from tests.ui.test_hinting import SIMPLE, state_of
from tests.ui.test_words import words_of
from ui.features import walking
from ui.hinting.state import Hint
from ui.state import place_of, sentence
from ui.walking.actions import walk_outcome
from ui.walking.state import Position, Walk, rating_message, shows_in_play
from ui.walking.texts import list_texts
from ui.walking.view import WEAK

FOUR = "1.....3..4.....2"
SEVERAL = "123.34.2....4..."
LEAF = (("tabs.open", "model"), ("model.leaf", "steps"))
"""Actions that open the leaf."""


def begun(text=FOUR, *before, entries=b""):
    """Return the state in which the steps are being found, with the leaf open, and the request."""
    state = state_of(text, entries=entries or bytes(len(text)))
    start = "own" if any(state.board.entries) else "puzzle"
    state, effects = run(state, *LEAF, ("walking.from", start), *before, ("walking.all",))
    return state, next(effect for effect in sent(effects) if effect["op"] == "steps")


def walked(text=FOUR, *before, entries=b""):
    """Return the state in which all steps are found."""
    state, request = begun(text, *before, entries=entries)
    return run(state, *events_of(request))[0]


def events_of(request):
    """Return the events and the reply of the engine as actions."""
    events = []
    answer(request, events.append, {})
    return [("event", event) for event in events]


def at(state, *actions):
    """Return the number of the step on the board after some actions."""
    return run(state, *actions)[0].part(Walk).step_number


def test_steps_come_one_by_one_and_lead_to_the_solution():
    state, request = begun()
    seen = []
    for event in events_of(request):
        state, _ = run(state, event)
        seen.append(len(state.part(Walk).steps))
    puzzle = sc.parse(FOUR)
    steps = list(sc.steps(puzzle))
    assert seen == [*range(len(steps) + 1), len(steps)]
    assert [step["technique"] for step in state.part(Walk).steps] == [s.technique for s in steps]
    assert codes(state) == ["walk.solved"]


def test_the_board_is_shown_as_it_is_before_each_step():
    state, moment = walked(), sc.Candidates(sc.parse(FOUR))
    for step in sc.steps(moment.puzzle):
        state, _ = run(state, ("walking.by", "next"))
        position = Position(placed=moment.placed, masks=moment.masks)
        assert state.part(Walk).position == position
        moment = sc.hints.applied(moment, step)
    number = state.part(Walk).step_number
    for each in (1, number):
        again, _ = run(state, ("walking.to", 2), ("walking.to", each))
        straight, _ = run(walked(), ("walking.to", each))
        assert again.part(Walk).position == straight.part(Walk).position


def test_of_steps_as_hard_the_technique_of_most_is_named():
    step = walked().part(Walk).steps[0]
    names = ("full-house", "locked-hidden-pair", "hidden-pair", "hidden-pair")
    steps = [dict(step, technique=name, rating=2.0) for name in names]
    steps[0]["rating"] = 1.0
    ((_code, params),) = walk_outcome(Walk(request_number=1, end="solved", steps=tuple(steps)))
    assert params["name"]["code"] == "technique.hidden-pair"


def test_the_hardest_step_is_named_at_the_end(words):
    state = walked(SIMPLE)
    steps = state.part(Walk).steps
    hardest = max(steps, key=lambda step: step["rating"])
    assert hardest is not steps[-1]
    params = state.status[0][1]
    assert params["name"]["code"] == "technique." + hardest["technique"]
    assert params["rating"] == rating_message(hardest)


def test_the_ways_through_the_list_end_at_its_ends():
    state = walked()
    last = len(state.part(Walk).steps)
    assert at(state, ("walking.by", "previous")) == 1
    assert at(state, ("walking.by", "next"), ("walking.by", "next")) == 2
    assert at(state, ("walking.by", "last"), ("walking.by", "next")) == last
    assert at(state, ("walking.by", "last"), ("walking.by", "first")) == 1
    assert at(state, ("walking.to", 10_000)) == last
    assert at(state, ("walking.by", "last"), ("walking.by", "back")) == 0


@pytest.mark.parametrize(
    "away", [("playing.put", 3), ("model.leaf", "cell"), ("tabs.open", "play"), ("playing.erase",)]
)
def test_who_types_or_goes_elsewhere_has_the_own_board_again(away):
    right = bytes(next(sc.solutions(sc.parse(FOUR))).cells)
    entries = bytes(1) + right[1:2] + bytes(14)
    state, _ = run(walked(entries=entries), ("board.pick", 1), ("walking.by", "next"))
    assert walking.FEATURE.fillings(state)
    state, _ = run(state, away)
    assert state.part(Walk).step_number == 0
    assert not walking.FEATURE.fillings(state)
    assert not walking.FEATURE.marks(state)


def test_looking_at_steps_leaves_what_the_player_made_alone():
    state = walked(SIMPLE)
    board = state.board
    state, _ = run(state, ("walking.by", "last"))
    assert state.board is board
    placed = walking.FEATURE.fillings(state)
    assert not any(board.givens[cell] for cell in placed)
    state, _ = run(state, ("walking.by", "first"))
    cells = {cell for role in state.part(Walk).step["roles"] for cell, _digit in role["candidates"]}
    cells |= {cell for cell, _digit in state.part(Walk).step["places"]}
    beside = [
        filling for cell, filling in walking.FEATURE.fillings(state).items() if cell not in cells
    ]
    assert {strength for filling in beside for _digit, strength in filling.parts} == {WEAK}


def test_the_walk_begins_with_the_puzzle_or_with_what_is_filled_in():
    right = bytes(next(sc.solutions(sc.parse(FOUR))).cells)
    entries = bytes(2) + right[2:3] + bytes(13)
    from_entries = walked(entries=entries)
    assert from_entries.part(Walk).from_entries
    assert from_entries.part(Walk).start.placed[2] == right[2]
    whole = walked(FOUR, ("walking.from", "puzzle"), entries=entries)
    assert whole.part(Walk).start.placed[2] == 0
    noted = state_of(FOUR, entries=bytes(16), centre=(0, 0, 0b1010, *[0] * 13))
    _, effects = run(noted, *LEAF, ("walking.from", "puzzle"), ("walking.all",))
    assert not any(
        next(request for request in sent(effects) if request["op"] == "steps")["played"]["notes"]
    )
    typed, effects = run(begun(entries=entries)[0], ("board.pick", 1), ("playing.put", 3))
    assert typed.part(Walk).end == "stopped"
    assert [effect[0] for effect in effects].count("cancel") == 1


@pytest.mark.parametrize(
    ("text", "entries", "code"),
    [
        (FOUR, {1: 1}, "step.wrong-entry"),
        ("11..............", {}, "step.no-solution"),
        (SEVERAL, {}, "walk.several"),
    ],
)
def test_what_keeps_steps_from_the_end_is_said(text, entries, code, words):
    filled = bytes([entries.get(cell, 0) for cell in range(16)])
    state = walked(text, entries=filled)
    assert code in codes(state)
    properties = shown(walking.FEATURE, state, words)
    assert properties["walk-summary", "textContent"].startswith(words(*state.status[0]))


def test_steps_that_came_before_it_was_cancelled_stay(words):
    state, request = begun()
    events = events_of(request)
    state, _ = run(state, *events[:3], ("cancel",))
    assert len(state.part(Walk).steps) == 2
    told_of = shown(walking.FEATURE, state, words)["walk-summary", "textContent"]
    assert told_of == words("walk.stopped", {"count": 2})
    assert (
        run(begun()[0], events[0], events[1], ("walking.copy",), events[2])[0].part(Walk).copied
        == ""
    )
    late, _ = run(state, events[3])
    assert len(late.part(Walk).steps) == 2


def test_runs_of_one_technique_are_groups_and_kinds_are_counted(words):
    state = walked(SIMPLE)
    steps = state.part(Walk).steps
    properties = shown(walking.FEATURE, state, words)
    _name, groups, rows, _at = properties["walk-list", "walking.steps"]
    assert len(rows) == len(steps)
    assert [first for _title, first, _end in groups[1:]] == [end for _t, _f, end in groups[:-1]]
    for title, first, end in groups:
        (technique,) = {step["technique"] for step in steps[first:end]}
        assert title.startswith(words("technique." + technique))
    for (_title, _first, end), (_next, first, _end) in pairwise(groups):
        assert steps[end - 1]["technique"] != steps[first]["technique"]
    for step, row in zip(steps, rows, strict=True):
        assert (" Place " in row, " Remove " in row) == (bool(step["places"]), not step["places"])
    kinds = properties["walk-kinds-rows", "rows"]
    assert [name for name, _rating, _count in kinds] == in_order(words, steps)
    assert sum(int(count) for _name, _rating, count in kinds) == len(steps)


def in_order(words, steps):
    """Return the names of the techniques of steps, the easiest first."""
    hardest = {}
    for step in sorted(steps, key=lambda step: step["rating"]):
        hardest[step["technique"]] = step["rating"]
    ordered = sorted((rating, technique) for technique, rating in hardest.items())
    return [words("technique." + technique) for _rating, technique in ordered]


def test_kinds_are_told_from_easy_to_hard_with_the_least_and_the_greatest_rating(words):
    state = walked()
    (first, *_others) = state.part(Walk).steps
    made = [("x-wing", 3.2), ("als-xz", 7.5), ("x-wing", 3.6)]
    steps = [{**first, "technique": name, "rating": rating} for name, rating in made]
    state = state.with_parts(state.part(Walk).but(steps=tuple(steps), request_number=-1))
    rows = shown(walking.FEATURE, state, words)["walk-kinds-rows", "rows"]
    least, most = (words(*sentence(rating_message(steps[k]))) for k in (0, 2))
    assert [name for name, _rating, _count in rows] == [
        words("technique.x-wing"),
        words("technique.als-xz"),
    ]
    assert rows[0][1:] == (f"{least}–{most}", "2")


def test_the_list_follows_the_language():
    state = walked()
    lists = [
        shown(walking.FEATURE, state, words_of(language))["walk-list", "walking.steps"]
        for language in ("en", "es")
    ]
    assert lists[0][2] != lists[1][2]


def test_there_are_ways_only_to_other_steps(words):
    targets = ("first", "previous", "next", "last", "back")
    state = walked()
    for action, off in (
        ("back", {"previous", "back"}),
        ("first", {"first", "previous"}),
        ("last", {"next", "last"}),
    ):
        properties = shown(walking.FEATURE, run(state, ("walking.by", action))[0], words)
        assert {
            target for target in targets if properties["walk-" + target, "aria-disabled"]
        } == off


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_all_steps_are_copied_in_the_language_of_the_page(language):
    words = words_of(language)
    state, effects = run(walked(), ("walking.copy",))
    assert effects == [("copy-field", "walk-text", "walking.copy-failed")]
    properties = shown(walking.FEATURE, state, words)
    lines = properties["walk-text", "value"].splitlines()
    numbers = [line.partition(".")[0] for line in lines if line[0] != " "]
    assert numbers == [str(number) for number in range(1, len(state.part(Walk).steps) + 1)]
    first = state.part(Walk).steps[0]
    assert words("technique." + first["technique"]) in lines[0]
    for message in first["details"][-1]["messages"]:
        assert words(*sentence(message)) in lines[0]
    assert properties["walk-text", "hidden"]
    refused, _ = run(state, ("walking.copy-failed",))
    assert not shown(walking.FEATURE, refused, words)["walk-text", "hidden"]


def test_a_hint_leads_to_all_steps_in_play():
    step = {"details": [{"kind": "technique", "messages": [], "cells": []}]}
    hinted = state_of(FOUR).with_parts(Hint(step=step, detail=1))
    assert hinted.part(Hint).is_open
    state, effects = run(hinted, ("walking.in-play", "own"))
    assert not state.part(Hint).is_open
    assert shows_in_play(state)
    assert not state.part(Walk).from_entries
    assert [request["op"] for request in sent(effects)] == ["steps"]
    played = state_of(FOUR, entries=bytes([0, 2, *[0] * 14]))
    assert run(played, ("walking.in-play", "own"))[0].part(Walk).from_entries
    assert not run(played, ("walking.in-play",))[0].part(Walk).from_entries


def test_another_puzzle_forgets_the_steps():
    state, _ = run(walked(), ("opening.drop", "...." * 4))
    assert state.part(Walk) == Walk()


def test_each_step_of_a_killer_says_what_it_places():
    text = next(line for line in POSITIONS.split("\n") if line.startswith("cage! "))
    text = text.partition(" ")[2]
    state, words = walked(text, entries=bytes(36)), words_of("en")
    steps, layout = state.part(Walk).steps, state.board.layout
    rows = list_texts(words, state.part(Walk), layout)[1]
    assert {"step.cage-last", "step.hidden-single"} <= {
        step["details"][-1]["messages"][0]["code"] for step in steps
    }
    for step, row in zip(steps, rows, strict=True):
        for cell, digit in step["places"]:
            row_number, column = place_of(cell, layout.columns)
            assert f"Place {digit} in R{row_number}C{column}." in row
