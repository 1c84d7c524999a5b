"""Whichever hook raises, and whenever: the page goes on, asks and draws, and loses no board."""

import json
from collections import Counter
from copy import copy
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tests.ui.driver import codes
from tests.ui.stage import Stage
from tests.ui.test_views_follow import (
    ONLY_WITH,
    TOGETHER,
    answered,
    begun,
    chosen,
    doable,
)
from ui import rendering, update
from ui.board import cells
from ui.features import FEATURES
from ui.lessons.state import Practice
from ui.state import BackgroundRequest, Job, State
from ui.storage import scopes
from ui.storage.text import (
    BOARDS,
    dump_preferences,
    dump_puzzle,
    dump_tab,
    load,
    restore_puzzle,
)

ACTIONS_EACH, VARIETY = 14, 14
ERRORS = (
    ValueError, KeyError, TypeError, AttributeError, IndexError, ZeroDivisionError, AssertionError,
    RuntimeError, RecursionError, MemoryError, OverflowError,
)  # fmt: skip
BY_NAME = ("ACTIONS", "REPLIES", "ANSWERS", "LET_GO", "BUSY")
OF_UPDATE = ("event", "tick", "cancel", "set-elsewhere")
"""Actions that no feature brings."""
HOOKS = ("follow", "marks", "fillings")
TOLD = {
    **{
        "solver": "highs",
        "licence": "MIT",
        "bytes": 9,
        "available": True,
        "count": 3,
        "seconds": 1,
    },
    **{"log": "", **dict.fromkeys(("nodes", "bound", "incumbent", "cuts"))},
}
"""What the engine tells of a job, of several kinds at once."""
ROUNDS = 99
"""So often the engine answers at most, until nothing is asked any more."""
pytestmark = pytest.mark.usefixtures("faulty")


class Faults:
    """Makes hooks raise now and then, and counts how often each did."""

    def __init__(self):
        self.rng = None
        self.rate = 0.0
        self.broken = None  # the hook that raises at each call
        self.raised = Counter()
        self.hooks = []

    def within(self, name, hook):
        """Return a hook that raises now and then, under a name by which it is counted."""
        self.hooks.append(name)

        def called(*given):
            self.throw(name)
            return hook(*given)

        return called

    def throw(self, name):
        """Raise now and then."""
        if self.rng and (name == self.broken or self.rng.random() < self.rate):
            self.raised[name] += 1
            raise self.rng.choice(ERRORS)(str(name))


def with_faults(faults, number, feature):
    """A feature all of whose hooks raise now and then."""
    hooks, bare = {}, type(feature)(feature.name)
    for name in HOOKS:
        hook = getattr(feature, name)
        if hook and hook is not getattr(bare, name):
            hooks[name] = faults.within((name, number), hook)
    hooks["events"] = {
        kind: faults.within(("events", number, kind), hook) for kind, hook in feature.events.items()
    }
    hooks["storage"] = tuple(
        replace(
            stored,
            dump=faults.within(("dump", number, stored.scope), stored.dump),
            restore=stored.restore
            and faults.within(("restore", number, stored.scope), stored.restore),
        )
        for stored in feature.storage
    )
    hooks["views"] = tuple(
        replace(
            view,
            properties=faults.within(("views", number, place), view.properties),
            follows_from=view.follows_from
            and faults.within(("follows", number, place), view.follows_from),
        )
        for place, view in enumerate(feature.views)
    )
    return replace(feature, **hooks)


@pytest.fixture
def faults(monkeypatch):
    """Faults in every hook of every feature, as soon as they have something to throw by."""
    faults = Faults()
    features = tuple([with_faults(faults, *pair) for pair in enumerate(FEATURES)])
    for module in (update, scopes, rendering):
        monkeypatch.setattr(module, "FEATURES", features)
    for table in BY_NAME:
        for name, hook in getattr(update, table).items():
            if name not in OF_UPDATE:
                wrapped = faults.within((table, name), hook)
                monkeypatch.setitem(getattr(update, table), name, wrapped)
    return faults


class Page(Stage):
    """A page with an engine that answers when told, and a storage; all of it fails now and then."""

    def __init__(self, words, state, faults):
        super().__init__(words, state, self._patched, self._carried_out)
        self.faults = faults
        self.requests = {}
        self.text = self.everywhere = ""
        self.scene = None

    def _patched(self, name, what, value):
        self.faults.throw("patch")
        self.patched[name, what] = value

    def _draw(self, state, only_time=False):
        self.scene = cells.scene(state, update.FEATURES, None)
        super()._draw(state, only_time)

    def _carried_out(self, effect):
        name, *given = effect
        self.faults.throw(("effect", name))
        if name == "send":
            self.requests[given[0]["id"]] = given[0]
        elif name == "cancel":
            self.requests.pop(given[0], None)
        elif name == "save":
            self.save()
        elif name == "shelve":
            assert restore_puzzle(self.store.state, dump_puzzle(given[0]))

    def save(self):
        """Write the state down; what is read back has the same boards, whatever fails."""
        state = self.store.state
        text = dump_tab(state)
        again, sound = load(State(), text, dump_preferences(state))
        assert sound
        assert again.board == state.board
        assert again.past == state.past[-BOARDS:]
        assert again.future == state.future[:BOARDS]

    def hear(self, rng):
        """The engine answers one of the requests, or tells that it has failed."""
        number = rng.choice(sorted(self.requests))
        request = self.requests.pop(number)
        if "op" not in request or rng.random() < 0.2:
            events = [{"kind": "reply", "reply": broken()}]
        else:
            limit = {"time_limit": 0.05} if "time_limit" in request else {}
            events = answered(json.dumps({**request, **limit, "id": 0}))
        for event in events:
            self.act("event", dict(event, id=number))


@cache
def broken():
    """The reply to a request whose worker has ended."""
    return {"status": "error", "message": {"code": "engine.broke", "params": {"reason": "-"}}}


def play(page, rng, names):
    """Do something at random; what an action itself fails to do leaves the board as it was."""
    faults, before = page.faults, page.store.state.board
    if page.requests and rng.random() < 0.35:
        page.hear(rng)
        return
    if rng.random() < 0.2:
        interrupt(page, rng)
        return
    name, given, state = rng.choice(names), (), page.store.state
    if name in doable() and (name not in ONLY_WITH or ONLY_WITH[name](state)):
        name, *given = chosen(rng, [name], state)
    count = faults.raised["ACTIONS", name]
    page.act(name, *given)
    if faults.raised["ACTIONS", name] > count:
        assert page.store.state.board is before
        assert "failed" in codes(page.store.state)
    assert codes(page.store.state).count("failed") <= 1


def interrupt(page, rng):
    """Something happens to a job, or is answered behind it, whatever that is about."""
    state, how = page.store.state, rng.choice(["reply", "cancel", "tick", "progress", "answer"])
    number = state.requests + 1
    if how == "answer":
        behind = BackgroundRequest(
            purpose=rng.choice(sorted(update.ANSWERS)), request={"op": "solvers"}
        )
        page.store.state = state.but(
            background={**state.background, number: behind}, requests=number
        )
    elif not state.job:
        job = Job(number=number, purpose=rng.choice(sorted(update.REPLIES)), started=-1000.0)
        page.store.state = state.but(job=job, requests=number, status=())
        page.requests[number] = {}
    if how in ("cancel", "tick"):
        page.act(how)
    elif how == "progress" and page.store.state.job:
        kind = rng.choice(sorted({kind for feature in FEATURES for kind in feature.events}))
        page.act("event", {"kind": kind, "id": page.store.state.job.number, **TOLD})
    else:
        page.requests.pop(number, None)
        page.act("event", {"kind": "reply", "id": number, "reply": broken()})


def settle(page, rng):
    """Without faults all that is asked is answered, and nothing waits for ever."""
    page.act("board.pick", page.store.state.board.layout.cells[-1])
    page.act("board.zoom", 1 if page.store.state.zoom < 2 else -1)
    for _ in range(ROUNDS):
        if not page.requests:
            break
        page.hear(rng)
    state = page.store.state
    assert not page.requests
    assert not state.job
    assert all(running.again for running in state.background.values())


def looks_right(page, words):
    """All is shown as if nothing had failed, and a reload brings the boards back."""
    fresh = {}
    rendering.Renderer(lambda name, what, value: fresh.__setitem__((name, what), value)).draw(
        page.store.state, words
    )
    wrong = {key for key, value in fresh.items() if page.patched.get(key) != value}
    assert not wrong
    page.save()


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.long)])
def test_no_fault_ends_the_page_or_loses_the_board(faults, words, count):
    shown = 0
    for seed in range(count):
        rng = Random(seed)
        faults.rng = None
        tab, together = rng.choice(TOGETHER)
        practice = Practice(lesson="x-wing" if seed % 3 == 0 else "")
        start = begun(rng, tab).but(job=None, background={}).with_parts(practice)
        page = Page(words, start, faults)
        page.act("tabs.open", tab)
        names = ["tick", "playing.put", "solving.solve", *together]
        names += rng.sample([name for name in update.ACTIONS if name != "event"], VARIETY)
        faults.rng, faults.rate = rng, rng.choice([0.02, 0.1, 0.3])
        faults.broken = faults.hooks[seed % len(faults.hooks)]
        if faults.broken[0] == "ACTIONS":
            page.act(faults.broken[1])
        if faults.broken[0] == "views":
            page.words = copy(words)  # in another language all views are computed anew
        for _ in range(ACTIONS_EACH):
            play(page, rng, names)
        page.save()
        faults.rng = None
        settle(page, rng)
        looks_right(page, words)
        shown += len(page.errors) > 0
    assert shown > count / 2
    if count > 1000:
        assert set(faults.hooks) - set(faults.raised) == set()
