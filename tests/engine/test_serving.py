"""Requests are served in turn, and what they want is fetched, in a worker that the test makes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from engine.serving import Server
from sudoku_core import Puzzle
from sudoku_core.rules import Killer
from sudoku_core.solvers import NAMED, Outcome, Task
from tests.engine.asking import PUZZLE, data, request_data
from tests.engine.fitting import fit_event

SMALL = "/highs/highs.mjs", "/highs/highs.wasm"
ASSETS = {
    "cadical": {"files": ["/cadical/index.js"], "bytes": 350_000},
    "highs": {"files": list(SMALL), "bytes": 1_300_000},
    "z3": {"files": ["/z3/z3.whl"], "bytes": 6_000_000},
    "opencv": {"files": ["/opencv/photo.zip", "/opencv/vision.mjs"], "bytes": 2_500_000},
}
LARGE = data(Puzzle([0] * 256))


@dataclass(frozen=True, slots=True)
class Stand:
    """Has the name of a solver of the page, and does what the search does."""

    name: str

    @property
    def formulations(self) -> tuple[str, ...]:
        return NAMED[self.name].formulations

    def missing(self) -> None:
        """None: it is here."""

    def run(self, task: Task) -> Outcome:
        return NAMED["search"].run(task)


STORE = "sudoku-page:/#solvers"


class Caches:
    """The browser's stores of files."""

    def __init__(self, cached: tuple[str, ...], refuses: bool) -> None:
        self.kept = {*cached}
        self.refuses = refuses

    async def match(self, address: str) -> bool | None:
        if self.refuses:
            raise RuntimeError("SecurityError")
        return True if address in self.kept else None

    async def open(self, name: str) -> Any:
        if self.refuses:
            raise RuntimeError("SecurityError")
        assert name == STORE
        return SimpleNamespace(add=self._add)

    async def _add(self, address: str) -> None:
        self.kept.add(address)


class Bench:
    """A worker whose network does what the test says.

    Args:
        behind: whether it runs behind the first.
        online: whether there is a network.
        kept: the addresses that are stored.
        refuses: whether the browser stores nothing.
    """

    def __init__(
        self,
        *,
        behind: bool = False,
        online: bool = True,
        cached: tuple[str, ...] = (),
        refuses: bool = False,
    ) -> None:
        self.online = online
        self.brought: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.caches = Caches(cached, refuses)
        self.highs = asyncio.get_running_loop().create_future()
        js = SimpleNamespace(
            assets=SimpleNamespace(to_py=lambda: ASSETS),
            background=behind,
            importModule=self._bring,
            caches=self.caches,
            highs=self.highs,
            store=STORE,
            unpack=self._unpack,
        )
        self.ops: dict[int, str] = {}
        self.server = Server(js, self._bring, self._post)

    def _post(self, event: Any) -> None:
        fit_event(event, self.ops.get(event.get("id"), ""))
        self.events.append(dict(event))

    async def _bring(self, address: str) -> Any:
        if not self.online:
            raise RuntimeError("TypeError: Failed to fetch")
        self.brought.append(address)
        return SimpleNamespace(default=self._memory, loadCadical=self._memory)

    async def _unpack(self, address: str, _folder: str) -> None:
        await self._bring(address)

    async def _memory(self) -> None:
        """Stand for the function of a module that makes its memory."""

    def ask(self, number: int, op: str, *pixels: str, **request: Any) -> None:
        """Hand it a request, and wait for the reply later."""
        self.ops[number] = op
        self.server.handle(json.dumps({**request_data(op, **request), "id": number}), *pixels)

    async def reply(self, number: int) -> dict[str, Any]:
        """Wait for a reply."""
        while True:
            for event in self.events:
                if event["kind"] == "reply" and event["id"] == number:
                    return event["reply"]
            await asyncio.sleep(0)

    def kinds(self) -> list[str]:
        """Return the kinds of the events so far, without progress."""
        return [event["kind"] for event in self.events if event["kind"] != "progress"]


@pytest.fixture(autouse=True)
def _stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.serving.highs", lambda _native: Stand("highs"))
    monkeypatch.setattr("engine.serving.cadical", lambda _make: Stand("cadical"))

    monkeypatch.setattr("engine.vision.OpenCvJs", lambda _native: None)
    monkeypatch.setattr("engine.photos.PhotoReader", lambda _vision: "reader")
    monkeypatch.setattr("engine.photos.photo", looked)


def looked(request: Any, _post: object, _extra: object) -> dict[str, Any]:
    """Return a reply that names the picture and its reader."""
    text = f"{request['pixels'].reader} {request['pixels'].pixels}"
    nothing = {"corners": [], "doubtful": [], "alternatives": [], "messages": [], "program": None}
    return {"status": "read", "text": text, **nothing}


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test in the loop, which the worker needs, for a while at most.

    In a thread of its own: in this one a loop runs once a test has had a browser.
    """

    async def limited() -> None:
        await asyncio.wait_for(test(), 60)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(limited())).result()


def test_requests_are_answered_in_their_order() -> None:
    async def test() -> None:
        bench = Bench()
        for number, op in enumerate(("solve", "model", "solvers")):
            bench.ask(number, op, **({} if op == "solvers" else {"puzzle": PUZZLE}))
        await bench.reply(2)
        assert [event["id"] for event in bench.events if event["kind"] == "reply"] == [0, 1, 2]

    run(test)


def test_whatever_breaks_is_an_error() -> None:
    async def test() -> None:
        bench = Bench()
        bench.ask(1, "solve", puzzle={})
        message = (await bench.reply(1))["message"]
        assert message["code"] == "engine.broke"
        assert "KeyError" in message["params"]["reason"]

    run(test)


def test_what_comes_by_itself_is_waited_for_only_where_it_is_asked_for() -> None:
    async def test() -> None:
        bench = Bench()
        bench.ask(1, "solvers")
        listed = {solver["name"]: solver for solver in (await bench.reply(1))["solvers"]}
        assert listed["highs"]["loading"]
        bench.ask(2, "solve", puzzle=PUZZLE, solver="auto")
        await bench.reply(2)
        bench.ask(3, "solve", puzzle=PUZZLE, solver="highs")
        while bench.kinds()[-1] != "fetching":
            await asyncio.sleep(0)
        assert bench.events[-1]["licence"] == "MIT"
        assert "arrived" not in bench.kinds()
        bench.highs.set_result(None)
        assert (await bench.reply(3))["solver"] == "highs"
        assert bench.kinds()[-5:] == ["fetching", "arrived", "fetched", "first", "reply"]
        assert bench.brought == []
        bench.ask(4, "solvers")
        listed = {solver["name"]: solver for solver in (await bench.reply(4))["solvers"]}
        assert not listed["highs"]["loading"]

    run(test)


def test_what_did_not_come_is_on_offer() -> None:
    async def test() -> None:
        bench = Bench(online=False)
        bench.ask(1, "relax", puzzle=PUZZLE)
        while "fetching" not in bench.kinds():
            await asyncio.sleep(0)
        bench.highs.set_exception(RuntimeError("offline"))
        assert (await bench.reply(1))["message"]["code"] == "engine.unfetched"
        assert bench.kinds() == ["fetching", "arrived", "fetched", "reply"]
        bench.ask(2, "solvers")
        listed = {solver["name"]: solver for solver in (await bench.reply(2))["solvers"]}
        assert listed["highs"]["offer"]["bytes"] == ASSETS["highs"]["bytes"]
        bench.online = True
        bench.ask(3, "solve", puzzle=PUZZLE, solver="highs")
        assert (await bench.reply(3))["solver"] == "highs"

    run(test)


def test_the_worker_behind_fetches_what_it_wants_when_it_wants_it() -> None:
    async def test() -> None:
        bench = Bench(behind=True, cached=SMALL)
        bench.ask(1, "solvers")
        listed = {solver["name"]: solver for solver in (await bench.reply(1))["solvers"]}
        assert (listed["highs"]["loading"], listed["highs"]["offer"]) == (False, None)
        assert bench.brought == []
        bench.ask(2, "solve", puzzle=PUZZLE, solver="highs")
        assert (await bench.reply(2))["solver"] == "highs"
        assert bench.brought == [SMALL[0]]
        assert "arrived" not in bench.kinds()

    run(test)


@pytest.mark.parametrize("refuses", [False, True])
def test_a_solver_is_fetched_once_and_kept_where_that_can_be(refuses: bool) -> None:
    async def test() -> None:
        bench = Bench(refuses=refuses)
        for number in (1, 2):
            bench.ask(number, "solve", puzzle=LARGE, solver="auto", time_limit=60)
            assert (await bench.reply(number))["solver"] == "cadical"
        assert bench.kinds().count("fetching") == 1
        assert bench.brought == ["/cadical/index.js"]
        assert ("/cadical/index.js" in bench.caches.kept) != refuses

    run(test)


def test_what_is_kept_is_not_said_to_be_fetched() -> None:
    async def test() -> None:
        bench = Bench(cached=("/cadical/index.js",))
        bench.ask(1, "solve", puzzle=LARGE, solver="cadical", time_limit=60)
        await bench.reply(1)
        assert bench.kinds() == ["fetched", "first", "reply"]

    run(test)


SUMS = Puzzle([0] * 81, rules=[Killer(range(9 * k, 9 * k + 6), 30) for k in range(9)])


@pytest.mark.parametrize(("puzzle", "stores"), [(data(SUMS), True), (LARGE, True), (PUZZLE, False)])
def test_what_a_board_will_need_is_stored_before_it_is_needed(puzzle: Any, stores: bool) -> None:
    async def test() -> None:
        bench = Bench()
        bench.ask(1, "model", puzzle=puzzle)
        await bench.reply(1)
        await asyncio.sleep(0.1)
        assert ("/cadical/index.js" in bench.caches.kept) == stores
        assert (bench.kinds(), bench.brought) == (["reply"], [])
        if stores:
            bench.ask(2, "solve", puzzle=LARGE, solver="auto", time_limit=60)
            assert (await bench.reply(2))["solver"] == "cadical"
            assert "fetching" not in bench.kinds()

    run(test)


def test_what_cannot_be_stored_ahead_does_not_matter() -> None:
    async def test() -> None:
        bench = Bench(refuses=True)
        for number in (1, 2):
            bench.ask(number, "model", puzzle=LARGE)
            assert (await bench.reply(number))["status"] != "error"
            await asyncio.sleep(0.05)
        assert bench.kinds() == ["reply", "reply"]
        assert not bench.caches.kept

    run(test)


def test_offline_another_solver_does_it_unless_one_was_named() -> None:
    async def test() -> None:
        bench = Bench(online=False)
        bench.ask(1, "solve", puzzle=LARGE, solver="auto", time_limit=60)
        assert (await bench.reply(1))["status"] == "solved"
        for number, name in ((2, "cadical"), (3, "z3")):
            bench.ask(number, "solve", puzzle=PUZZLE, solver=name)
            message = (await bench.reply(number))["message"]
            assert message == {"code": "engine.unfetched", "params": {"solver": name}}
        bench.online = True
        bench.ask(4, "solve", puzzle=PUZZLE, solver="cadical")
        assert (await bench.reply(4))["status"] == "solved"

    run(test)


def test_what_looks_at_pictures_is_fetched_for_the_first_and_kept() -> None:
    async def test() -> None:
        bench = Bench()
        bench.highs.set_result(None)
        for number in (1, 2):
            bench.ask(number, "photo", "pixels")
            assert (await bench.reply(number))["text"] == "reader pixels"
        assert bench.brought == list(ASSETS["opencv"]["files"])
        assert {*bench.brought} <= bench.caches.kept
        (fetching,) = [event for event in bench.events if event["kind"] == "fetching"]
        assert (fetching["solver"], fetching["licence"]) == ("opencv", "Apache-2.0")

    run(test)


def test_a_picture_is_looked_at_without_highs_but_not_without_opencv() -> None:
    async def test() -> None:
        bench = Bench(online=False)
        bench.highs.set_exception(RuntimeError("offline"))
        bench.ask(1, "photo", "pixels")
        message = (await bench.reply(1))["message"]
        assert (message["code"], message["params"]) == ("engine.unfetched", {"solver": "opencv"})
        bench.online = True
        bench.ask(2, "photo", "pixels")
        assert (await bench.reply(2))["text"] == "reader pixels"

    run(test)
