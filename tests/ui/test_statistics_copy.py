"""Test copies of the statistics: reading them, what stays, and files that are none."""

import json

import pytest

from tests.ui.driver import run, shown
from tests.ui.test_statistics import page_of
from ui import statistics
from ui.state import State
from ui.statistics import records
from ui.statistics.state import Records, Room
from ui.storage.text import dump_preferences


def copy_of(state):
    """Return the text of a copy with the records of a state."""
    return json.dumps({"preferences": dump_preferences(state), "recent-a#1": "1 {}"})


def read_copy(state, text, *, is_cut=False):
    """Return the state and the effects after a copy was read in the open statistics."""
    state, _ = run(state, ("statistics.show", 2026, 11, 22, 0))
    return run(state, ("statistics.read", "sudoku-copy.json", text, 1, is_cut))


def test_a_copy_is_read_once_and_can_be_taken_back(words):
    kept = records.with_day(Records(), "2026-11-20", 65)
    for level in ("hard", "hard", "easy"):
        group = records.group_of(kept, 9, "classic", level)
        kept = records.with_game(kept, group, 30)
    text = copy_of(State().with_parts(kept))
    own = records.with_game(Records(), records.Group(9, "classic", "hard"), 50)
    state, effects = read_copy(State().with_parts(own), text)
    merged = state.part(Records)
    assert {group.level: group.solved for group in records.groups_of(merged)} == {
        "hard": 2,
        "easy": 1,
    }
    assert records.days_of(merged) == {"2026-11-20": 65}
    assert effects == [("statistics.keep", text)]
    markup = shown(statistics.FEATURE, state, words)["statistics-page", "statistics.content"][0]
    assert words("statistics.read-done") in markup
    assert ">Undo<" in markup
    assert read_copy(state, text)[0].part(Records) == merged
    assert run(state, ("statistics.undo",))[0].part(Records) == own


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", "3", '{"preferences": 3}', '{"preferences": "x"}', "1...34....1....3"],
)
def test_a_file_that_is_no_copy_changes_nothing(text, words):
    state, effects = read_copy(State(), text)
    assert (state.part(Records), effects) == (Records(), [])
    markup = shown(statistics.FEATURE, state, words)["statistics-page", "statistics.content"][0]
    assert words("statistics.unread") in markup


def test_a_file_goes_to_the_statistics_only_while_they_are_open():
    assert statistics.FEATURE.intake(State()) is None
    state, _ = run(State(), ("statistics.show", 2026, 11, 22, 0))
    assert statistics.FEATURE.intake(state).file == "statistics.read"
    assert run(state, ("statistics.choose",))[1] == [("choose", "statistics-file")]
    assert run(state, ("statistics.full",))[0].part(Room).note == "statistics.full"
    assert read_copy(State(), copy_of(State()), is_cut=True)[1] == []


@pytest.mark.parametrize(
    ("own", "copied", "best", "solved"),
    [((50,), (300, 310), 50, 2), ((300, 310), (50,), 50, 2), ((0,), (300, 310), 300, 2)],
    ids=["more in the copy", "better in the copy", "no time"],
)
def test_the_best_time_stays_when_a_copy_is_joined(own, copied, best, solved):
    parts = []
    for times in (own, copied):
        table = Records()
        for seconds in times:
            group = records.group_of(table, 9, "classic", "hard")
            table = records.with_game(table, group, seconds)
        parts.append(table)
    (group,) = records.groups_of(records.merge(*parts))
    assert (group.best, group.solved) == (best, solved)
    again = records.merge(records.merge(*parts), parts[1])
    assert again == records.merge(*parts)


def test_a_best_time_without_a_median_is_shown_alone(words):
    line = "9/classic/hard 2 0 50 "
    markup, _ = page_of(State().with_parts(Records(groups=line)), words)
    assert "<td>0:50</td><td>–</td>" in markup
