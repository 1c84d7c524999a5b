"""Test that a view returns the same properties whenever its declared inputs are the same.

The page computes a view anew only when its inputs change. States come from random actions and the
engine's own answers.
"""

import json
from functools import cache
from inspect import signature
from random import Random

from engine.dispatch import answer
from tests.ui.driver import sent
from tests.ui.test_words import words_of
from ui import lessons, statistics
from ui.clashes import Clashes
from ui.features import FEATURES
from ui.game.state import MISTAKES
from ui.hinting.state import Hint
from ui.lessons.state import Room as LessonRoom
from ui.model.equations import families
from ui.model.state import LEAVES, Leaves
from ui.photo.corners import default_corners
from ui.photo.state import Photo
from ui.playing.state import KINDS
from ui.readiness.state import UNSTORED
from ui.recent.state import Recent
from ui.settings.state import CELLS, THEMES, Settings
from ui.state import State, empty_board, layout_for
from ui.statistics.state import Room
from ui.storage.text import dump_puzzle
from ui.tabs.state import TABS, Tabs
from ui.update import ACTIONS, update

WALKS, ACTIONS_EACH, VARIETY = 140, 40, 18
FREE, UNIQUE, NONE = ".4.1........3.2.", "4321....12.....3", "11.............."
PUZZLES = (FREE, UNIQUE, NONE, FREE + "; killer:5=r1c1-r1c2", "1" + "." * 35)
"""With several solutions, with one, with none; with a rule; with another side."""
SEARCHES = ("search", "local-search")
"""Solvers that need no program."""
DIALOGS = (
    "keys",
    "why-not",
    "recent",
    "share",
    "import",
    "new-puzzle",
    "about-puzzle",
    "photo",
    "preferences",
    "ending",
    "lessons",
    "",
)
MOVES = ("left", "right", "up", "down", "first", "last")
CARRIED = {
    "readiness.engine": lambda rng, _: {
        "state": rng.choice(["ready", "ready", "loading", "failed"]),
        "bytes": 9,
        "reason": {"code": "engine.slow", "params": {}},
    },
    "readiness.arrived": lambda rng, _: {},
    "readiness.refused": lambda rng, _: rng.choice(["", *UNSTORED]),
    "settings.solver": lambda rng, _: rng.choice(SEARCHES),
    "settings.form": lambda rng, _: rng.choice(["", "exact-cover", "all-different"]),
    "settings.limit": lambda rng, _: rng.choice(["", "1", "60"]),
    "settings.language": lambda rng, _: rng.choice(["en", "es"]),
    "settings.theme": lambda rng, _: rng.choice(THEMES),
    "settings.cells": lambda rng, _: rng.choice(CELLS),
    "outcome.dialog": lambda rng, _: rng.choice(DIALOGS),
    "game.mistakes": lambda rng, _: rng.choice(MISTAKES),
    "board.move": lambda rng, _: rng.choice(MOVES),
    "board.extend": lambda rng, _: rng.choice(MOVES),
    "board.zoom": lambda rng, _: rng.choice([1, -1]),
    "playing.type": lambda rng, _: rng.choice("1234"),
    "playing.put": lambda rng, _: rng.randint(1, 4),
    "playing.kind": lambda rng, _: rng.choice(KINDS),
    "opening.size": lambda rng, _: rng.choice(["4", "6"]),
    "opening.example": lambda rng, _: rng.choice(["own-4", "own-6"]),
    "making.size": lambda rng, _: rng.choice(["4", "6"]),
    "making.kind": lambda rng, _: rng.choice(["classic", "killer"]),
    "making.like-level": lambda rng, _: rng.choice(["", "easy", "extreme"]),
    "making.symmetry": lambda rng, _: rng.choice(["", "rotate180"]),
    "making.make": lambda rng, _: rng.choice(["beginner", "easy"]),
    "opening.draft": lambda rng, _: rng.choice([*PUZZLES, "1?"]),
    "opening.drop": lambda rng, _: rng.choice([*PUZZLES, "1?"]),
    "opening.linked": lambda rng, _: {"p": rng.choice(PUZZLES)},
    "recent.list": lambda rng, state: [
        (f"n{number}", number, dump_puzzle(stored))
        for number, stored in enumerate([State(board=board) for board in state.past[-15:]])
    ],
    "share.style": lambda rng, _: rng.choice(["line", "boxed"]),
    "printing.places": lambda rng, _: rng.choice(["1", "2", "6"]),
    "printing.title": lambda rng, _: rng.choice(["", "For Ada"]),
    "model.leaf": lambda rng, _: rng.choice(LEAVES),
    "model.equation": lambda rng, state: rng.choice(
        [
            equation.name
            for _block, family in families(state.board, state.picked)
            for equation in family
        ]
    ),
    "model.format": lambda rng, _: rng.choice(["lp", "mps", "dimacs"]),
    "sums.target": lambda rng, _: rng.choice(["", "0-1", "1-2"]),
    **dict.fromkeys(
        ["sums.more", "sums.less", "sums.drop", "sums.line"],
        lambda rng, _: rng.choice(["cell_r1c1", "row1_digit1", "cell_r9c9"]),
    ),
    "model.form": lambda rng, _: rng.choice(["full", "reduced"]),
    "compare.compare": lambda rng, _: SEARCHES,
    "statistics.day": lambda rng, _: rng.choice(["2026-11-20", "2026-11-22"]),
    "statistics.month": lambda rng, _: rng.choice([1, -1]),
    "lessons.choose": lambda rng, _: rng.choice(["full-house", "x-wing", "cage-pointing"]),
    "lessons.view": lambda rng, _: rng.randint(0, 3),
    "lessons.pick": lambda rng, _: rng.randrange(81),
    "lessons.mark": lambda rng, _: rng.randint(1, 9),
    "lessons.case": lambda rng, _: rng.randint(1, 2),
    "tabs.open": lambda rng, _: rng.choice(TABS),
    "whynot.digit": lambda rng, _: rng.randint(1, 4),
    "whynot.typed": lambda rng, _: rng.choice("1234"),
    "whynot.step": lambda rng, state: rng.randrange(len(state.part(Hint).question.steps)),
    "walking.by": lambda rng, _: rng.choice(["first", "previous", "next", "last", "back"]),
    "walking.to": lambda rng, _: rng.randint(1, 4),
    "walking.from": lambda rng, _: rng.choice(["puzzle", "own"]),
    "walking.in-play": lambda rng, _: rng.choice(["puzzle", "own"]),
    "set-elsewhere": lambda rng, _: json.dumps({"theme": rng.choice(THEMES)}),
    **dict.fromkeys(
        ["recent.reopen", "recent.remove"],
        lambda rng, state: rng.randrange(len(state.part(Recent).entries)),
    ),
}
"""Values of actions by name, other than cells and truth values."""
TOGETHER = (
    ("play", ("hinting.hint",) * 12),
    ("play", ("whynot.next-cell", "whynot.digit")),
    ("play", ("outcome.dialog", "making.size", "entering.edit")),
    ("play", ("walking.in-play", "walking.all", "walking.by", "walking.to")),
    ("model", ("model.leaf",) * 4),
    *[(tab, ()) for tab in TABS],
    ("play", ("lessons.open", "lessons.choose", "lessons.view", "lessons.mark", "lessons.check")),
    ("play", ("lessons.open", "lessons.choose", "lessons.practise", "lessons.of-practice")),
    ("play", ("recent.list", "recent.remove", "recent.reopen")),
)
"""Actions that have an effect only one after the other, each sequence with its tab."""
BARE = {
    "board.pick-last",
    "board.undo",
    "board.redo",
    "playing.erase",
    "playing.backspace",
    "playing.blank",
    "playing.space",
    "playing.next",
}
BARE |= {
    "playing.fill-in",
    "hinting.hint",
    "whynot.next-cell",
    "playing.notes",
    "playing.restart",
    "entering.edit",
    "solving.swap",
    "solving.solve",
    "solving.check",
}
BARE |= {f"statistics.{name}" for name in statistics.ACTIONS} - {
    *("statistics.day", "statistics.month", "statistics.show", "statistics.read")
}
BARE |= {f"lessons.{name}" for name in lessons.ACTIONS}
BARE |= {"clashes.explain", "clashes.fewest", "clashes.other-choice", "clashes.erase-them"}
"""Actions without a value, though their wrappers take any."""
ONLY_WITH = {
    "recent.reopen": lambda state: state.part(Recent).entries,
    "recent.remove": lambda state: state.part(Recent).entries,
    "whynot.step": lambda state: state.part(Hint).question and state.part(Hint).question.steps,
    "recent.undo": lambda state: state.part(Recent).removed,
    "clashes.other-choice": lambda state: state.part(Clashes).number is not None,
    "clashes.erase-them": lambda state: state.part(Clashes).number is not None,
    "solving.swap": lambda state: state.board.second,
    "statistics.month": lambda state: state.part(Room).month,
    "lessons.choose": lambda state: state.part(LessonRoom).lessons,
}
"""Conditions of actions whose buttons are hidden otherwise."""
ALL = [view for feature in FEATURES for view in feature.views]
VIEWS = [view for view in ALL if view.follows_from]


def chosen(rng, names, state):
    """Return one of the actions that can be done in a state."""
    possible = [name for name in names if name not in ONLY_WITH or ONLY_WITH[name](state)]
    name = rng.choice(possible)
    if name in CARRIED:
        return name, CARRIED[name](rng, state)
    kinds = {"cell": state.board.layout.cells, "bool": (False, True)}
    return (name, *[rng.choice(kinds[kind]) for kind in carried(name)])


def carried(name):
    """Return what an action carries: "cell", or its type."""
    if name in BARE:
        return []
    parameters = list(signature(ACTIONS[name]).parameters.values())[1:]
    return [
        "cell" if parameter.name == "cell" else parameter.annotation for parameter in parameters
    ]


def doable():
    """Return the actions whose values are known; others are left out."""
    known = {"cell", "bool"}
    return [name for name in ACTIONS if name in CARRIED or known.issuperset(carried(name))]


@cache
def answered(request):
    """Return the engine's events about a request, the reply last."""
    events, parsed = [], json.loads(request)
    if parsed["op"] == "photo":  # only a browser has its pixels
        return [{"kind": "reply", "reply": {"status": "no-grid", "messages": ()}}]
    answer(parsed, events.append, {})
    return events


def begun(rng, tab):
    """Return a state with a puzzle and an open tab."""
    where = Tabs(open=tab), Leaves(open=rng.choice(LEAVES))
    state = State(engine="ready").with_parts(Settings(solver=SEARCHES[0]), *where)
    state, _ = update(state, ("opening.drop", rng.choice(PUZZLES)))
    return state.with_parts(photo_of(state.board))


SIZES = dict.fromkeys(
    ("variables", "auxiliaries", "constraints", "nonzeros", "fixed_one", "fixed_zero"), 8
)
PROGRAM = {
    **{"outcome": "mended", "rounds": 2, "loss": 0.5, "margin": 1.0, "cuts": 3},
    **{"choices": [[0, [[1, 0.6], [0, 0.4]]]], "full": SIZES, "reduced": SIZES},
    "previews": [["lp", "full", "Maximize", 90], ["mps", "full", "NAME", 4]],
}
"""The program that read a photo, as in the engine's reply."""


def photo_of(board):
    """Return a photo of the puzzle on a board."""
    doubtful, second = board.layout.cells[:2], (3,) * board.layout.size
    read = board.but(entering=True)
    where = {"picture": "picture", "width": 40, "height": 30, "corners": default_corners(40, 30)}
    return Photo(read_board=read, doubtful=doubtful, alternatives=second, program=PROGRAM, **where)


def walk(seed):
    """Yield the states of a random walk by actions and the engine's events.

    A walk has few kinds of actions, so that it reaches states that take several of them.
    """
    rng, waiting = Random(seed), {}
    tab, together = TOGETHER[seed % len(TOGETHER)]
    state = begun(rng, tab)
    names = ["tick", "playing.put", "solving.solve", *rng.sample(doable(), VARIETY), *together]
    for _ in range(ACTIONS_EACH):
        actions = [chosen(rng, names, state)]
        if waiting and rng.random() < 0.4:
            number, request = waiting.popitem()
            actions = [("event", dict(event, id=number)) for event in answered(request)]
        for action in actions:
            state, effects = update(state, action, state.now + rng.choice([0, 400]))
            yield state
            for request in sent(effects):
                limit = {"time_limit": 0.05} if "time_limit" in request else {}
                waiting[request["id"]] = json.dumps({**request, **limit, "id": 0})
            for effect in effects:
                if effect[0] == "cancel":
                    waiting.pop(effect[1], None)


def with_two_figures():
    """Yield states of a board whose digits have two figures, with notes in one cell."""
    state = State(board=empty_board(layout_for(10)).but(entering=False), engine="ready")
    for cell in (0, 1):
        yield state.but(picked=cell, board=state.board.but(centre=(1023,) + (0,) * 99))


def test_what_follows_from_the_same_is_the_same():
    words, known, inputs = words_of("en"), {}, []
    several, wrong, made_anew = set(), set(), set()
    walks = [state for seed in range(WALKS) for state in walk(seed)]
    for state in [*walks, *with_two_figures()]:
        for view in VIEWS:
            called, follows = view.properties.__module__, view.follows_from(state)
            inputs.append(follows)  # so that no other value is ever found where one of these was
            again = zip(follows, view.follows_from(state), strict=True)
            made_anew |= {(called, place) for place, (a, b) in enumerate(again) if a is not b}
            shown = view.properties(state, words)
            same = known.setdefault((view, *map(id, follows)), shown)
            wrong |= {(called, *key) for key in shown if same.get(key) != shown[key]}
            if known.setdefault(view, shown) != shown:
                several.add(view)
    assert not wrong
    assert not made_anew
    assert {view.properties.__module__ for view in set(VIEWS) - several} == set()


def test_what_shows_nothing_of_the_picked_cells_is_the_same_wherever_they_are():
    words, wrong = words_of("en"), set()
    for state in [state for seed in range(0, WALKS, 4) for state in walk(seed)]:
        cells = state.board.layout.cells
        moved = state.but(picked=cells[-1], others=cells[:2], growing=1)
        for view in ALL:
            if view.shows_picked:
                continue
            seen = [
                [*map(id, view.follows_from(each))]
                if view.follows_from
                else view.properties(each, words)
                for each in (state, moved)
            ]
            if seen[0] != seen[1]:
                wrong.add(view.properties)
    assert not wrong
