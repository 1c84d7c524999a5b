"""Test how the card at the end sets the time against those of other puzzles."""

import pytest

from tests.ui.driver import run
from tests.ui.test_statistics import GRADE, ended, playing
from tests.ui.test_words import words_of
from ui import statistics
from ui.game.state import Clock
from ui.grading.state import Graded
from ui.statistics import contents, records
from ui.statistics.state import Help, Records


def finished_after(seconds, state=None, **support):
    """Return the state at the card, after other puzzles of the same group in some seconds."""
    kept = Records()
    for time in seconds:
        kept = records.with_game(kept, records.group_of(kept, 4, "classic", "easy"), time)
    state, _ = ended((state or playing()).with_parts(kept, Help(**support)))
    return run(state, ("statistics.finish",))[0]


def remark_of(state, words):
    """Return what the card says beside the time."""
    return contents.card_facts(state, words)[0][2]


@pytest.mark.parametrize(
    ("seconds", "remark"),
    [
        ((70, 90), "A new best"),
        ((20,), "Your best: 0:20 · median 0:42"),
        ((252, 20, 400), "Your best: 0:20 · median 2:38"),
        ((65, 90), "Your best: 1:05 · median 1:05"),
        ((), ""),
        ((0, 0), ""),
    ],
    ids=["best", "slower", "several", "as good", "first", "first without hints"],
)
def test_a_time_is_compared_with_those_before(words, seconds, remark):
    assert remark_of(finished_after(seconds), words) == remark


@pytest.mark.parametrize(
    ("language", "best", "slower"),
    [
        ("pt", "Novo recorde", "Recorde: 0:20 · mediana 0:42"),
        ("es", "Nuevo récord", "Récord: 0:20 · mediana 0:42"),
    ],
)
def test_a_time_is_compared_in_each_language(language, best, slower):
    words = words_of(language)
    assert remark_of(finished_after((70,)), words) == best
    assert remark_of(finished_after((20,)), words) == slower


def test_a_time_after_a_hint_is_neither_compared_nor_recorded(words):
    state = finished_after((70, 90), hints=1)
    assert contents.card_facts(state, words)[0] == ("Time", "1:05", "")
    (group,) = records.groups_of(state.part(Records))
    assert (group.solved, group.unaided, group.best, group.times) == (3, 2, 70, (70, 90))
    filled = contents.card_facts(finished_after((70,), filled=1), words)
    assert [fact for fact in filled if fact[2].startswith(("A new", "Your"))] == []


def test_a_time_without_a_level_is_not_compared_until_the_level_is_known(words):
    state = finished_after((20,), playing().with_parts(Graded()))
    kept = records.with_game(
        state.part(Records), records.group_of(state.part(Records), 4, "classic", ""), 9
    )
    state = state.with_parts(kept)
    assert remark_of(state, words) == ""
    state = statistics.follow(state, state.with_parts(Graded(grade=GRADE)))[0]
    assert remark_of(state, words) == "Your best: 0:20 · median 0:42"


def test_a_second_end_of_the_same_puzzle_is_not_compared(words):
    state = finished_after((70,))
    again = state.with_parts(state.part(Clock).but(spent=30_000))
    assert remark_of(run(again, ("statistics.finish",))[0], words) == ""
