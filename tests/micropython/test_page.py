"""Test what the page decides without a browser, natively and in MicroPython."""

import json

from sudoku_core.board.puzzle import Puzzle
from sudoku_core.drawing import layouts
from sudoku_core.formats.text.writing import format_grid
from sudoku_core.rules import Killer, boards
from ui.asking import as_json
from ui.board import cells, grid_html
from ui.failures import unreported
from ui.feature import Feature
from ui.game.state import Clock
from ui.opening.reading import is_foreign, link_in
from ui.rendering import Renderer
from ui.state import Board, State, empty_board, layout_for
from ui.storage.places import PageTexts, Places, prefix
from ui.storage.text import dump_tab, load
from ui.storage.upgrade import take_over
from ui.store import Store
from ui.tabs.state import Tabs
from ui.update import update

LINE = "1.34" + "." * 12


def drawn_number():
    """Draw a number as the browser does."""
    return 7


def act(state, *actions):
    for action in actions:
        state, _effects = update(state, action)
    return state


def test_values_of_the_page():
    state = State()
    assert state == State()
    assert state.but(picked=3) != state
    assert state.but(picked=3).but(picked=0) == state
    assert (state.board, state.background, state.parts) == (Board(), {}, {})
    assert state.status == (("welcome", {}),)
    assert empty_board(layout_for(6)).but(entering=False).layout.box == (2, 3)


def test_typing_solving_and_undoing():
    state = act(State(), ("opening.drop", LINE), ("board.pick", 1), ("playing.type", "2"))
    assert state.board.filled[:4] == b"\1\2\3\4"
    assert act(state, ("board.undo",)).board.filled[1] == 0
    assert act(state, ("board.undo",), ("board.redo",)).board == state.board
    state = act(state, ("board.pick", 4), ("playing.type", "1"))
    assert state.status[0][0] == "conflict.column"
    assert cells.marks_of(cells.scene(state, ()), 4) == ("picked", "cursor", "conflict")
    state_asked = update(act(state, ("board.undo",)), ("solving.solve",))
    assert state_asked[0].job.purpose == "solve"
    assert ("mark", "solve-start") in state_asked[1]


def test_notes_return_when_the_digit_that_removed_them_is_erased():
    state = act(State(), ("opening.drop", LINE), ("playing.fill-in",), ("board.pick", 15))
    notes = state.board.centre
    assert act(state, ("playing.type", "2")).board.centre != notes
    assert act(state, ("playing.type", "2"), ("playing.erase",)).board.centre == notes


def test_another_programs_text_goes_to_the_engine():
    link = "https://sudokuexchange.com/play/?s=" + "0" * 81
    for text in (
        link,
        "→ " + link,
        "\ufeff" + link,
        "“" + link + "” à",
        "<opensudoku>",
        link * 900,
    ):
        state, effects = update(State(engine="ready"), ("opening.drop", text))
        assert state.job.purpose == "open"
        (request,) = [effect[1] for effect in effects if effect[0] == "send"]
        assert json.loads(as_json(request))["text"] == text
    for sign in ("\ufffd", "→", "é", "你"):
        assert not is_foreign(sign + "1..." + sign)
        assert link_in(sign + "https://x.org/#p=1...” " + sign) == "p=1..."


def test_a_reload_brings_the_board_back():
    state = act(State(), ("opening.drop", LINE), ("board.pick", 1), ("playing.type", "2"))
    again, _sound = load(State(), dump_tab(state))
    assert again.board == state.board
    assert again.past == state.past


class Shelf:
    """A store of texts."""

    available = True

    def __init__(self, texts):
        self.texts = texts

    def names(self):
        return list(self.texts)

    def read(self, name):
        return self.texts.get(name, "")

    def write(self, name, text):
        self.texts[name] = text
        return ""

    def remove(self, name):
        self.texts.pop(name, None)


def test_what_an_older_release_has_stored_is_taken_over_and_nothing_of_another_page():
    board = {"side": 4, "box": [2, 2], "entering": False, "givens": "01" + "00" * 15}
    board["entries"] = "0002" + "00" * 14
    older = json.dumps({"version": 2, "board": board, "tab": "model", "spent": 7, "paused": False})
    foreign = {"sudoku": "[5]", "sudoku-settings": '{"theme": "dark"}', "sudoku-unread-new-1": "7"}
    shelf = Shelf(dict(foreign))
    shelf.write("sudoku-tab-1700000000000-1", "1700000000000 " + older)
    places = Places(PageTexts(shelf, prefix("/one/")), lambda: 1700000000001, drawn_number)
    assert take_over(shelf, places, "sudoku-tab-1700000000000-1") == "tab-1700000000000-1"
    state, sound = load(State(), places.read("tab-1700000000000-1"))
    assert (sound, state.board.entries[1], state.part(Tabs).open) == (True, 2, "model")
    assert state.part(Clock).spent == 7
    assert len(places.store.names()) == 1
    assert {name: shelf.read(name) for name in foreign} == foreign
    again, _sound = load(State(), dump_tab(state))
    assert (again.board, again.part(Clock).spent) == (state.board, 7)


def test_what_fails_is_told_once_and_the_rest_is_drawn_and_carried_out():
    errors, done, drawn = [], [], []

    def draw(state, only_time):
        drawn.append(state.board.side)
        raise ValueError(state)

    def carry_out(effect):
        done.append(effect[0])
        if effect[0] in ("in-sight", "send"):
            raise KeyError(effect[0])

    store = Store(State(engine="ready"), draw, carry_out, lambda: 0.0, drawn_number, errors.append)
    for action in (
        ("opening.drop", LINE),
        ("opening.drop", "2" + LINE[1:]),
        ("solving.solve",),
        ("no action",),
    ):
        store.act(*action)
    assert store.state.board.side == drawn[-1] == 4
    assert ("focus" in done, "send" in done, store.state.job) == (True, True, None)
    assert [type(error).__name__ for error in errors].count("ValueError") == 1
    assert [code for code, _params in store.state.status] == ["failed"]


def test_a_property_that_cannot_be_set_is_set_the_next_time():
    values, broken = {}, {("b", "value"): True}

    def patch(name, attribute, value):
        if broken.pop((name, attribute), False):
            raise ValueError(name)
        values[name, attribute] = value

    renderer = Renderer(patch)
    for _ in range(2):
        renderer._due.update({("a", "value"): 1, ("b", "value"): 2, ("c", "options"): ()})
        renderer._commit(())
        assert values["a", "value"] == 1
    assert values["b", "value"] == renderer.value_of("b", "value") == 2
    assert [str(error) for error in unreported()] == ["b"]


def test_rules_are_kept():
    text = format_grid(Puzzle([0] * 16, rules=[Killer((0, 1), 5)]), style="rules")
    state = act(State(), ("opening.drop", LINE), ("opening.drop", text))
    assert state.board.layout.rules == (Killer((0, 1), 5),)
    again, _sound = load(State(), dump_tab(state))
    assert again.board == state.board
    assert [board.layout.rules for board in again.past] == [(), ()]


def test_puzzles_come_from_examples_and_go_by_links():
    state = act(State(), ("opening.example", "own-6"))
    assert (state.board.side, any(state.board.givens)) == (6, True)
    state, effects = update(act(state, ("share.open",)), ("share.copy-link",))
    assert effects[0][0] == "share.copy-link"
    (field,) = effects[0][1]
    again = act(State(), ("opening.link", dict([field]), "#" + field[1], True))
    assert again.board.same_puzzle(state.board)
    assert act(State(), ("opening.drop", "no puzzle")).status[1][0] == "import.kept"
    large = act(State(), ("opening.drop", ",".join(["0"] * 36 * 36)))
    assert large.status[0][0] == "import.large"


def test_a_board_with_gaps_and_a_board_from_0():
    corners = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
    samurai = Puzzle([0] * 441, boards(corners, 21, (3, 3)), digits=range(1, 10)).layout
    state = act(
        State(board=empty_board(samurai), picked=8),
        ("playing.type", "7"),
        ("board.pick", 8),
        ("board.move", "right"),
    )
    assert state.picked == 12
    lights = Feature(name="mine", marks=lambda _state: {"term": (8,)})
    scene = cells.scene(state, (lights,))
    assert cells.look(scene, 8, layouts.texts_of(samurai)).text == "7"
    assert cells.marks_of(scene, 8) == ("term",)
    assert grid_html.grid_html(samurai).count("gridcell") == 369
    caged = Puzzle([0] * 16, digits=range(4), rules=[Killer((0, 1), 2)]).layout
    state = act(State(board=empty_board(caged)), ("playing.type", "0"))
    assert state.status == ()
    state = act(state, ("playing.type", "3"))
    assert state.status[0][0] == "conflict.killer-sum"
    assert cells.look(cells.scene(state, ()), 0, layouts.texts_of(caged)).text == "0"
    assert '<g class="cages">' in layouts.sketch(caged).svg()
