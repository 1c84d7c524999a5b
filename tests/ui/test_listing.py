"""Tests of the list's dialog: opening, requests to the workers, and the table."""

import json

import pytest

from engine.dispatch import answer
from tests.plain import CLASSIC, GUROBI
from tests.ui.driver import after_reload, run, sent, shown, stored
from ui import listing
from ui.listing.state import DIALOG, Listing, Room, Run, seconds_left
from ui.listing.work import LIMIT, MOST_AT_ONCE
from ui.state import State

EMPTY, NONE, BAD = "." * 16, "11" + "." * 14, "no puzzle"
PUZZLES = (CLASSIC, EMPTY, BAD, NONE, GUROBI)


def requests_in(effects):
    """Return the requests to the workers of a list among effects."""
    return [effect[1] for effect in effects if effect[0] == "listing.send"]


def names(effects):
    """Return the names of the other effects."""
    return [effect[0] for effect in effects if effect[0] != "listing.send"]


def reply_event(request, **reply):
    """Return the action with the reply to a request of a list."""
    return ("listing.event", {"kind": "reply", "id": request["id"], "reply": reply})


def rows(request, *found):
    """Return the action with the rows of some puzzles."""
    return reply_event(request, status="listed", rows=list(found))


def finish_work(state, effects, now=0):
    """Return the state after all replies of the engine, and the effects on the way."""
    waiting, done = requests_in(effects), []
    while waiting:
        events = []
        answer(waiting.pop(0), events.append, {})
        for event in events:
            now += 1000
            state, effects = run(state, ("listing.event", event), now=now)
            done += effects
            waiting += requests_in(effects)
    return state, done


def list_of(text="", workers=2):
    """Return a list that was read, and the first requests."""
    text = text or "\n".join(PUZZLES)
    state, _ = run(
        State(),
        ("listing.open-room",),
        ("listing.worker-count", workers),
        ("listing.loaded", "", ""),
    )
    state, effects = run(state, ("listing.draft", text), ("listing.make",))
    (request,) = requests_in(effects)
    events = []
    answer(request, events.append, {})
    return run(state, *[("listing.event", event) for event in events])


def table(state, words):
    """Return the visible rows of the table, without labels."""
    found = shown(listing.FEATURE, state, words)["list-rows", "listing.rows"]
    return [(row[0] + 1, *row[3:6]) for row in found]


@pytest.fixture
def whole():
    """A list with all results."""
    state, _ = finish_work(*list_of())
    return state


def test_a_text_becomes_a_table(whole, words):
    assert [row[:2] for row in table(whole, words)][:2] == [(1, "One"), (2, "Several")]
    bad, none, last = table(whole, words)[2:]
    assert bad[1].startswith("Not readable: Line 3")
    assert (none[1], last[1]) == ("None", "One")
    assert all(last)
    view = shown(listing.FEATURE, whole, words)
    assert view["list-status", "textContent"] == (
        "5 puzzles: 2 with one solution, 1 with several, 1 with none and 1 not readable."
    )
    assert [view[name, "hidden"] for name in ("list-go-on", "list-progress")] == [True, True]


def test_every_worker_has_something_to_do_and_all_end_when_nothing_is_left():
    state, effects = list_of(workers=3)
    assert [len(request["puzzles"]) for request in requests_in(effects)] == [1, 1, 1]
    assert {request["time_limit"] for request in requests_in(effects)} == {LIMIT}
    state, effects = finish_work(state, effects)
    assert names(effects).count("listing.end") == 1
    assert names(effects)[-2:] == ["listing.end", "listing.store"]
    assert state.part(Run).phase == ""


def test_more_is_asked_at_once_as_long_as_answers_come_in_time():
    state, effects = list_of("\n".join([CLASSIC] * 4000), workers=1)
    sizes = []
    for _answer in range(10):
        (request,) = requests_in(effects)
        sizes.append(len(request["puzzles"]))
        state, effects = run(state, rows(request, *["none\t\t\t\t\t"] * sizes[-1]))
    assert sizes == [1, 2, 4, 8, 16, 32, 64, 128, 256, MOST_AT_ONCE]
    (request,) = requests_in(effects)
    state, effects = run(state, rows(request, *["none\t\t\t\t\t"] * 3))
    (rest,) = requests_in(effects)
    assert len(rest["puzzles"]) == len(request["puzzles"]) - 3
    state, effects = run(state, rows(rest, *["none\t\t\t\t\t"] * len(rest["puzzles"])))
    assert len(requests_in(effects)[0]["puzzles"]) == 3


def test_grades_are_asked_for_when_all_is_counted_and_only_where_they_are_wanted(words):
    state, effects = list_of()
    state, effects = run(state, ("listing.graded", False))
    assert not effects
    state, effects = finish_work(state, asked_again(state))
    assert all(not request["grade"] for request in requests_in(effects))
    assert [row[2] for row in table(state, words)] == [""] * 5
    assert shown(listing.FEATURE, state, words)["list-go-on", "hidden"]
    state, _ = run(state, ("listing.graded", True))
    assert not shown(listing.FEATURE, state, words)["list-go-on", "hidden"]
    state, effects = run(state, ("listing.resume",))
    assert [request["puzzles"] for request in requests_in(effects)] == [[CLASSIC], [GUROBI]]
    assert all(request["grade"] for request in requests_in(effects))


def asked_again(state):
    """Return the effects of the running requests."""
    texts, run_ = state.part(Listing).texts, state.part(Run)
    return [
        ("listing.send", {"op": "rows", "id": number, "puzzles": [texts[n] for n in places],
                       "grade": run_.phase == "grading", "time_limit": LIMIT})
        for number, places in run_.requests.items()
    ]  # fmt: skip


def test_what_a_worker_ended_at_is_asked_once_more_alone_and_then_said(words):
    state, effects = list_of("\n".join([CLASSIC] * 3), workers=1)
    state, effects = run(state, rows(requests_in(effects)[0], "none\t\t\t\t\t"))
    (both,) = requests_in(effects)
    assert len(both["puzzles"]) == 2
    state, effects = run(state, reply_event(both, status="limit", seconds=60))
    (alone,) = requests_in(effects)
    assert len(alone["puzzles"]) == 1
    broken = {"code": "engine.broke", "params": {"reason": "no memory"}}
    state, effects = run(state, reply_event(alone, status="error", message=broken))
    (other,) = requests_in(effects)
    state, effects = run(state, rows(other, "none\t\t\t\t\t"))
    assert names(effects) == ["listing.end", "listing.store"]
    assert [row[1][:9] for row in table(state, words)] == ["None", "Not known", "None"]
    state, effects = run(state, ("listing.resume",))
    assert [request["puzzles"] for request in requests_in(effects)] == [[CLASSIC]]


def test_cancel_keeps_what_is_known_and_go_on_goes_on(words):
    state, effects = list_of(workers=1)
    (first,) = requests_in(effects)
    state, _ = run(state, rows(first, "one\thard\t4.2\t9.0\t" + CLASSIC + "\t"))
    state, effects = run(state, ("listing.cancel",))
    assert names(effects) == ["listing.end", "listing.store"]
    assert run(state, rows(first, "none\t\t\t\t\t"))[0] == state
    assert table(state, words)[:2] == [(1, "One", "Hard", "4.2"), (2, "Not yet", "", "")]
    assert shown(listing.FEATURE, state, words)["list-status", "textContent"] == (
        "Stopped: the solutions of 2 of 5 puzzles are counted. 5 puzzles: 1 with one solution "
        "and 1 not readable."
    )
    state, effects = run(state, ("listing.resume",))
    assert requests_in(effects)[0]["puzzles"] == [EMPTY]


def test_who_leaves_the_room_finds_the_work_going_on_when_they_are_back():
    state, _ = list_of()
    state, effects = run(state, ("outcome.dialog", ""))
    assert names(effects) == ["listing.end", "listing.store", "paper.clear"]
    _, effects = run(state, ("listing.open-room",))
    assert len(requests_in(effects)) == 2


def test_a_reload_brings_the_list_back_and_waits(whole, words):
    kept = "\n".join(("mine.txt", *PUZZLES))
    known = "\n".join(whole.part(Listing).rows[:2])
    state, effects = run(State(), ("listing.open-room",))
    assert names(effects) == ["listing.count-workers", "listing.load"]
    state, effects = run(
        state, ("listing.worker-count", 2), ("listing.loaded", kept, known + "\nbroken")
    )
    assert requests_in(effects) == []
    assert table(state, words)[:3] == [*table(whole, words)[:2], (3, "Not yet", "", "")]
    view = shown(listing.FEATURE, state, words)
    assert (view["list-title", "textContent"], view["list-go-on", "hidden"]) == (
        "Puzzle list: mine.txt",
        False,
    )
    _, effects = run(state, ("listing.resume",))
    assert [request["puzzles"] for request in requests_in(effects)] == [[BAD], [NONE]]


def test_what_is_known_is_written_down_now_and_then():
    state, effects = list_of(workers=1)
    saved = 0
    for now in (10_000, 12_000, 14_000):
        (request,) = requests_in(effects)
        state, effects = run(state, rows(request, "none\t\t\t\t\t"), now=now)
        saved += names(effects).count("listing.store")
    assert saved == 1 + (state.part(Run).phase == "")


def test_another_list_can_be_given_up_for_the_one_before(whole, words):
    state, effects = run(whole, ("listing.remove",))
    assert effects == [("listing.forget",), ("go", "list-text")]
    view = shown(listing.FEATURE, state, words)
    assert [view[name, "hidden"] for name in ("list-making", "list-whole")] == [False, True]
    back, effects = run(state, ("listing.put-back",))
    assert table(back, words) == table(whole, words)
    assert names(effects) == ["listing.store", "listing.store", "go"]
    state, effects = run(state, ("listing.open-text", "nothing", "a.txt", False))
    state, _ = finish_work(state, effects)
    assert table(state, words)[0][1].startswith("Not readable")
    assert state.part(Room).previous == whole.part(Listing)


def test_a_removed_list_that_comes_back_as_another_is_not_read_is_kept_again(whole, words):
    state, _ = run(whole, ("listing.remove",), ("listing.open-text", CLASSIC, "a.txt", True))
    back, effects = run(state, ("listing.cancel",))
    assert table(back, words) == table(whole, words)
    assert [effect[:2] for effect in effects] == [
        ("listing.end",), ("listing.store", "texts"), ("listing.store", "rows"),
    ]  # fmt: skip
    assert shown(listing.FEATURE, back, words)["list-cut", "hidden"]


def test_a_text_is_kept_until_it_is_read_and_read_anew_after_a_reload(whole, words):
    state, _ = run(
        State(), ("listing.open-room",), ("listing.loaded", "", ""), ("listing.draft", CLASSIC)
    )
    state, effects = run(state, ("listing.make",))
    kept = ("listing.store", "unread", "\n\n" + CLASSIC)
    assert kept in effects
    back, effects = run(state, ("listing.cancel",))
    assert (effects, back.part(Room).draft) == ([("listing.end",), ("listing.forget",)], CLASSIC)
    texts, known = "\n".join(("", *PUZZLES)), "\n".join(whole.part(Listing).rows)
    state, _ = run(State(), ("listing.open-room",), ("listing.worker-count", 2))
    state, effects = run(state, ("listing.loaded", texts, known, "a.txt\ncut\n" + CLASSIC))
    assert requests_in(effects)[0]["text"] == CLASSIC
    assert not shown(listing.FEATURE, state, words)["list-cut", "hidden"]
    back, _ = run(state, ("listing.cancel",))
    assert table(back, words) == table(whole, words)


def test_a_text_in_the_field_comes_back_with_a_reload():
    state, _ = run(State(), ("listing.draft", CLASSIC))
    assert after_reload(listing.FEATURE, "tab", state).part(Room).draft == CLASSIC
    draft = stored(listing.FEATURE, "tab")
    state, _ = run(state, ("listing.draft", "." * 60_000))
    assert draft.dump(state) == {"draft": ""}
    with pytest.raises(ValueError, match="draft"):
        draft.restore(State(), {"draft": 1})


def test_a_text_goes_on_being_read_when_its_room_is_left():
    state, _ = run(
        State(), ("listing.open-room",), ("listing.worker-count", 2), ("listing.loaded", "", "")
    )
    state, effects = run(state, ("listing.draft", CLASSIC), ("listing.make",))
    (request,) = requests_in(effects)
    state, effects = run(state, ("outcome.dialog", ""))
    assert names(effects) == ["paper.clear"]
    events = []
    answer(request, events.append, {})
    state, effects = run(state, *[("listing.event", event) for event in events])
    assert (names(effects), requests_in(effects)) == (
        ["listing.store", "listing.end", "listing.store"],
        [],
    )
    assert (state.part(Room).draft, state.dialog) == ("", "")
    _, effects = run(state, ("listing.open-room",))
    assert requests_in(effects)[0]["puzzles"] == [CLASSIC]


@pytest.mark.parametrize(("phase", "is_known"), [("grading", True), ("counting", False)])
def test_time_left_is_told_of_the_slower_work_once_it_goes_on(phase, is_known):
    run_ = Run(phase=phase, total=101, first_done=1, done=11, since=1.0)
    assert seconds_left(run_.but(last=2001.0)) == 0
    assert (seconds_left(run_.but(last=5001.0)) == 45) is is_known
    assert seconds_left(run_.but(last=5001.0, graded=False)) == 45


@pytest.mark.parametrize(("text", "code"), [(" ", "import.empty"), ("\0\1", "import.binary")])
def test_what_is_no_text_makes_no_list(text, code, words):
    state, effects = run(State(dialog=DIALOG), ("listing.open-text", text, "a.bin", False))
    assert (state.part(Room).problem[0], requests_in(effects)) == (code, [])
    assert "a.bin" in shown(listing.FEATURE, state, words)["list-problem", "textContent"]


def test_where_no_worker_starts_that_is_said():
    state, _ = list_of()
    reason = {"code": "engine.slow", "params": {}}
    state, _ = run(state, ("listing.failed", reason))
    assert (state.part(Room).problem, state.part(Run).phase) == (("engine.slow", {}), "")


def test_the_offer_is_there_while_it_is_said_that_there_are_more(words):
    state, _ = run(State(), ("opening.drop", f"{CLASSIC}\n{GUROBI}"))
    assert not shown(listing.FEATURE, state, words)["list-offer", "hidden"]
    offered, effects = run(state, ("listing.worker-count", 2), ("listing.open-all",))
    assert (offered.dialog, requests_in(effects)[0]["text"]) == (DIALOG, f"{CLASSIC}\n{GUROBI}")
    state, _ = run(state, ("opening.drop", GUROBI))
    assert shown(listing.FEATURE, state, words)["list-offer", "hidden"]
    long = f"{CLASSIC}\n" * 12_500 + CLASSIC[:9]
    cut, effects = run(
        State(), ("opening.drop", long), ("listing.worker-count", 2), ("listing.open-all",)
    )
    assert requests_in(effects)[0]["text"] == long[:-9]
    assert not shown(listing.FEATURE, cut, words)["list-cut", "hidden"]
    state, effects = run(State(), ("opening.draft", GUROBI), ("listing.import",))
    assert requests_in(effects)[0]["text"] == GUROBI


def test_nothing_of_a_list_is_sent_to_the_users_own_worker(whole):
    _, effects = run(whole, ("listing.resume",), ("listing.sort", "rating"))
    assert sent(effects) == []
    assert json.dumps(effects)
