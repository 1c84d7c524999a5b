"""Test what crosses between page and engine is what the protocol says, and all of it is read.

Every event that the tests of this folder get out of the engine is held against its type, too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, is_typeddict

import pytest

import engine
import protocol
import ui
from engine.assets import Offer
from engine.solving import STATS
from sudoku_core import Puzzle, build_model, conflicts, count_solutions, drawing, format_grid
from sudoku_core.formats import exchange
from sudoku_core.hints import lesson
from sudoku_core.rules import Killer, diagonals
from tests.engine.asking import all_of, data, played
from tests.engine.fitting import EVENTS, REQUESTS, fields, fit_event, fit_request, misfits
from tests.engine.hands import Bench
from ui.game.state import Answer
from ui.lessons.state import Room
from ui.state import State, empty_board
from ui.update import update

PLAIN = Puzzle([1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2])
NONE = Puzzle([1, 2, *[0] * 8, 3, 0, 0, 0, 4, 0])
RULED = Puzzle([0] * 16, rules=[Killer((0, 1), 3), *diagonals(4)], digits=range(4))
GAPS = Puzzle([0] * 9, blocks=[range(3), range(6, 9)])
BOARDS = (PLAIN, NONE, RULED, GAPS)
SHARED = exchange.FORMAT.example
POSITION: Any = {"placed": [0] * 81, "masks": [511] * 81, "step": None}
"""As much of a lesson's position as an answer needs."""
EXERCISE = {"lesson": "x-wing", "position": lesson("x-wing").positions[1].text}
TEACHING: dict[str, dict[str, Any]] = {
    "lessons": {"technique": "x-wing"},
    "lesson": EXERCISE,
    "judge": {**EXERCISE, "places": [], "eliminates": []},
}
BEFORE = {"progress", "first", "start", "step", "attempts", "lines"}
"""Events that come before a reply."""
OFFERS = {"cadical": Offer("cadical", (), 1), "highs": Offer("highs", (), 1, loading=True)}


def requests_of(state: State, *actions: tuple[Any, ...]) -> Iterator[dict[str, Any]]:
    """Yield what the page asks when it is used; each job is let go before the next."""
    for action in actions:
        state, effects = update(state, action, 0)
        yield from [effect[1] for effect in effects if effect[0] in ("send", "listing.send")]
        state, _ = update(state, ("cancel",), 0)


def entry_of(puzzle: Puzzle) -> tuple[int, int]:
    """Return a cell and a digit without a direct conflict."""
    for cell in puzzle.cells:
        for digit in range(1, puzzle.side + 1):
            filled = puzzle.givens.replace(cell, digit)
            if not puzzle.givens.cells[cell] and not conflicts(puzzle.replace(filled)):
                return cell, digit
    raise AssertionError(puzzle)


def coming(text: str) -> list[tuple[Any, ...]]:
    """Return what one does with another program's text, a picture and a list."""
    picture = [("photo.opening",), ("photo.opened", None, 4, 3), ("outcome.close",)]
    loaded = ("listing.loaded", "\n" + text, "")
    return [
        ("opening.drop", SHARED),
        *picture,
        ("listing.open-room",),
        loaded,
        ("listing.resume",),
        ("listing.open-text", text),
    ]


def asked_in_lessons() -> list[dict[str, Any]]:
    """Return all that the page asks in lessons."""
    taught = State(requests=10_000).with_parts(Room(name="x-wing", number=1, reply=POSITION))
    actions = [("lessons.check",), ("lessons.view", 1), ("lessons.open", "x-wing")]
    return list(requests_of(taught, *actions))


def asked_on(puzzle: Puzzle) -> list[dict[str, Any]]:
    """Return all that the page asks about a puzzle."""
    text = format_grid(puzzle, style="rules")
    cell, digit = entry_of(puzzle)
    use = [
        ("readiness.engine", {"state": "loading", "bytes": 1}),
        ("readiness.engine", {"state": "ready"}),
        ("opening.drop", text),
        ("solving.solve",),
        ("tabs.open", "model"),
        ("board.pick", puzzle.cells[1]),
        ("model.leaf", "export"),
        ("model.leaf", "sum"),
        ("sums.smallest",),
        ("model.relax",),
        ("clashes.explain",),
        ("clashes.fewest",),
        ("settings.lp",),
        ("compare.compare", ["search"]),
        ("entering.start",),
        ("board.pick", cell),
        ("playing.put", digit),
        ("solving.check",),
        ("hinting.hint",),
        ("tabs.open", "play"),
        ("whynot.digit", digit),
        *[("whynot.next-cell",), ("playing.fill-in",)],
        ("walking.all",),
        ("making.make", "easy"),
        ("making.like-this",),
        ("grading.grade",),
        ("entering.edit",),
        ("playing.erase",),
        ("playing.put", digit),
        ("remaining_solutions.count",),
        ("share.open",),
        ("share.style", "sudokuexchange"),
        ("outcome.close",),
        *coming(text),
        ("outcome.dialog", "photo"),
        ("photo.opened", 1, 4, 3),
    ]
    entries = bytes([digit if other == cell else 0 for other in range(puzzle.layout.size)])
    board = empty_board(puzzle.layout).but(givens=bytes(puzzle.givens.cells), entries=entries)
    played = State(board=board.but(entering=False), requests=len(use) * 9)
    several = played.with_parts(Answer(known="several"))
    return [*requests_of(State(), *use), *requests_of(several, ("solving.check",))]


@pytest.mark.parametrize("puzzle", BOARDS)
def test_what_the_page_asks_is_in_the_protocol(puzzle: Puzzle) -> None:
    request_names = [*asked_on(puzzle), *asked_in_lessons()]
    # Those of blocks the page knows.
    blocks_only = set() if puzzle.rules else {"equations", "candidates"}
    assert (
        {request["op"] for request in request_names} | blocks_only
        == {*REQUESTS}
        == {*protocol.REPLIES}
    )
    for request in request_names:
        fit_request(request)
    numbers = [request["id"] for request in request_names]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("puzzle", BOARDS)
@pytest.mark.parametrize("limit", [None, 0])
def test_what_the_engine_tells_is_in_the_protocol(puzzle: Puzzle, limit: float | None) -> None:
    for op in {*REQUESTS} - {"photo"}:  # of which test_photos.py has some
        more: dict[str, Any] = {} if op == "solvers" else {"puzzle": data(puzzle)}
        if "played" in fields(REQUESTS[op]):
            more = {"played": played(puzzle)}
        if op == "why-not":
            more |= dict(zip(("cell", "digit"), entry_of(puzzle)))
        if "masks" in fields(REQUESTS[op]):
            more |= {"placed": [], "masks": []}
        if op == "add-up":
            names = [row.name for row in build_model(puzzle, "full").constraints]
            more["lines"] = [{"name": name, "times": "1/2"} for name in names]
        if "quick" in fields(REQUESTS[op]):
            more["quick"] = True
        if op == "generate":
            more = {"board": data(puzzle), "level": "beginner"}
        if op == "smallest":
            more["target"] = None
        if op in ("check", "candidates"):
            more["entries"] = [0] * puzzle.layout.size
        if op == "equations":
            more["cell"] = puzzle.cells[0]
        if op == "export":
            more |= {"format": "lp", "form": "full"}
        if "time_limit" in fields(REQUESTS[op]):
            more["time_limit"] = limit
        if op == "solve":
            more |= {"solver": "search", "log": True}
        if op in TEACHING:
            more = TEACHING[op]
        if op in ("open", "lines"):
            more = {"text": SHARED}
        if op == "rows":
            more = {"puzzles": [format_grid(puzzle, "rules")]}
        if op == "write":
            more |= {"entries": [], "corner": [], "centre": [], "title": "Four", "style": "rules"}
            more |= {"author": "", "prose": ""}
        events, reply = all_of(op, OFFERS, **more)
        if op == "grade":  # which only a puzzle with one solution has
            assert bool(count_solutions(puzzle, 2).unique) is (reply["status"] != "error")
        else:
            assert reply["status"] != "error"
        assert {event["kind"] for event in events} <= BEFORE


def test_what_cannot_be_done_is_an_error() -> None:
    unread = {**data(PLAIN), "layout": "4x4 wondows"}
    for op in ("solve", "explain", "erase", "model", "relax"):
        _, reply = all_of(op, puzzle=unread)
        assert reply["status"] == "error"


def test_what_the_page_says_in_the_engines_place_is_in_the_protocol() -> None:
    bench = Bench()
    bench.ready()
    number = bench.send(time_limit=1)
    bench.host.run_out(bench.host.seconds[0])
    late = bench.events()[-1]
    assert misfits(late["reply"], protocol.OverdueReply) == []
    bench.ready()
    bench.send()
    bench.worker.say({"kind": "broke", "reason": "no memory"})
    fit_event(bench.events()[-1], "solve")
    assert late["id"] == number


def constants(folder: Path) -> set[str]:
    """Return the texts that code uses as keys, directly or in a tuple."""
    names: list[Any] = []
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
                names.append(node.slice)
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("get", "pop"):
                names += node.args[:1]
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
                names += node.value.elts
    return {
        key.value for key in names if isinstance(key, ast.Constant) and str(key.value) == key.value
    }


def keys(*kinds: Any) -> set[str]:
    """Return the fields of messages and of the data inside."""
    names = set()
    for kind in kinds:
        for inner in [kind, *get_args(kind)]:
            if is_typeddict(inner):
                names |= {*fields(inner)} | keys(*fields(inner).values())
            elif get_origin(inner) and inner is not kind:
                names |= keys(inner)
    return names


def test_nothing_is_sent_that_nobody_reads() -> None:
    page, worker = (constants(Path(room.__file__).parent) for room in (ui, engine))
    page |= constants(Path(drawing.__file__).parent)
    fields_sent = keys(*protocol.REPLIES.values(), protocol.ErrorReply, *EVENTS.values())
    assert fields_sent - page == set()
    assert keys(*REQUESTS.values()) - worker == set()


def test_the_figures_that_are_told_by_name_are_shown() -> None:
    page = constants(Path(ui.__file__).parent)
    _, sizes = all_of("model", puzzle=data(PLAIN))
    assert {*STATS, *sizes["full"]} - page == set()


def test_what_does_not_fit_is_found() -> None:
    good = {"kind": "fetched", "id": 1, "solver": "z3", "available": True}
    assert misfits(good, protocol.FetchedEvent) == []
    for bad in (
        {**good, "more": 1},
        {name: good[name] for name in ("kind", "id", "solver")},
        {**good, "available": 1},
        {**good, "id": True},
        {**good, "kind": "fetching"},
        {**good, "solver": None},
    ):
        assert misfits(bad, protocol.FetchedEvent) != []
    solve = next(request for request in asked_on(PLAIN) if request["op"] == "solve")
    for name, value in (("puzzle", {}), ("time_limit", "60"), ("form", 1)):
        assert misfits({**solve, name: value}, protocol.SolveRequest) != []


def test_what_mypy_takes_for_requests_and_events_are_all_of_them() -> None:
    source = Path(protocol.__file__).read_text(encoding="utf-8")
    for kinds, name in ((REQUESTS, "Request"), (EVENTS, "Event")):
        unions = re.findall(
            rf"^    {name}(?:OfRequest)? = (.*?)(?=^    \w|^\w)", source, re.M | re.S
        )
        named = {word for union in unions for word in re.findall(rf"\w+{name}\b", union)}
        assert named == {kind.__name__ for kind in kinds.values()}
