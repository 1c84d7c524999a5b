"""Test that the cells in the document are always as if they had just been drawn.

The document is a dictionary here. Some changes are refused, and some computations raise.
"""

from random import Random

import pytest

from tests.ui.stage import fault
from tests.ui.test_words import words_of
from ui.board import cells, drawn_cells
from ui.board.drawn_cells import DrawnCells
from ui.features import FEATURES
from ui.playing.state import Typing
from ui.state import State, empty_board, layout_for
from ui.update import update

MOST = 5
"""The number of waiting cells that are shown at once."""
PUZZLES = (".4.1........3.2.", ".4.1........3.2.; killer:5=r1c1-r1c2", "1" + "." * 35)


class Document:
    """What has been written, by element and property."""

    def __init__(self, has_focus=False):
        self.values = {}
        self.drawn = DrawnCells(FEATURES, lambda: has_focus)

    def write(self, changes, refuses=lambda _key: False):
        """Write changes; return the keys of those that are refused."""
        refused = []
        for key, value in changes:
            if refuses(key):
                refused.append(key)
                continue
            if key == ("board", "innerHTML"):  # its cells are new elements
                self.values = {k: v for k, v in self.values.items() if not k[0].startswith("cell-")}
            if key[1] in ("innerHTML", "textContent"):
                self.values.pop((key[0], "innerHTML"), None)
                self.values.pop((key[0], "textContent"), None)
            if value is None:
                self.values.pop(key, None)
            else:
                self.values[key] = value
        self.drawn.failed(refused)
        return refused

    def draw(self, state, words, refuses=lambda _key: False):
        return self.write(self.drawn.changes(state, words), refuses)

    def rest(self):
        """Let the waiting cells be shown."""
        while self.drawn.waiting:
            self.write(self.drawn.changes_of_waiting(MOST))

    def shown(self):
        """Return what shows: what is spoken is not, and a first tab stop is nowhere else."""
        return {
            key: value
            for key, value in self.values.items()
            if key[0] != "spoken" and key[1:] + (value,) != ("tabIndex", -1)
        }


def drawn_anew(state, words):
    document = Document()
    document.draw(state, words)
    document.rest()
    return document.shown()


def at_times(rng, working):
    """Return a function that raises at times."""
    return lambda *given, **named: fault() if rng.random() < 0.3 else working(*given, **named)


def action(rng, state):
    """Return a random action on the board."""
    cell, digit = rng.choice(state.board.layout.cells), rng.randint(1, state.board.side)
    return rng.choice(
        [
            ("board.go-to", cell),
            ("board.toggle", cell),
            ("board.pick-rectangle", cell),
            ("playing.put", digit),
            ("playing.put", digit),
            ("playing.put", digit),
            ("playing.kind", rng.choice(["digit", "corner", "centre", "colour"])),
            ("playing.erase",),
            ("playing.packed", rng.random() < 0.5),
            ("board.undo",),
            ("board.redo",),
            ("entering.start",),
            ("entering.edit",),
            ("opening.linked", {"p": rng.choice(PUZZLES)}),
        ]
    )


@pytest.fixture
def words():
    return words_of("en")


@pytest.fixture
def board():
    return empty_board(layout_for(4)).but(
        givens=bytes([1] + [0] * 15), entries=bytes([0, 2, 4] + [0] * 13), entering=False
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_cells_are_as_if_drawn_anew(words, board, seed):
    rng, state, document = Random(seed), State(board=board), Document(has_focus=seed % 2 == 0)
    document.draw(state, words)
    for _ in range(60):
        for _ in range(rng.randint(1, 3)):
            state, _effects = update(state, action(rng, state), 0)
            document.draw(state, words)
        document.rest()
        assert document.shown() == drawn_anew(state, words)


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize("seed", range(12))
def test_what_was_refused_or_raised_is_drawn_the_next_time(words, board, seed, monkeypatch):
    rng, state, document = Random(seed), State(board=board), Document()
    document.draw(state, words)
    for _ in range(30):
        state, _effects = update(state, action(rng, state), 0)
        with monkeypatch.context() as broken:
            which = rng.randrange(4)
            if which == 0:
                document.draw(state, words, lambda _key: rng.random() < 0.2)
            elif which == 1:
                broken.setattr(cells, "_board_marks", fault)
                with pytest.raises(ZeroDivisionError):
                    document.draw(state, words)
            else:
                name = ("cell_html", "_only_notes")[which - 2]
                broken.setattr(drawn_cells, name, at_times(rng, getattr(drawn_cells, name)))
                document.draw(state, words)
                document.rest()
        document.draw(state, words)
        document.rest()
        assert document.shown() == drawn_anew(state, words)


def test_a_first_board_that_cannot_be_drawn_raises(words, board, monkeypatch):
    monkeypatch.setattr(drawn_cells, "cell_html", lambda *_given, **_named: fault())
    with pytest.raises(ZeroDivisionError):
        Document().draw(State(board=board), words)


def test_notes_of_other_cells_wait_and_those_of_the_picked_cell_do_not(words, board):
    document = Document()
    state = State(board=board.but(centre=(0,) * 15 + (3,)), picked=5)
    document.draw(state, words)
    noted = board.but(centre=(0,) * 5 + (3, 3) + (0,) * 8 + (3,))
    document.draw(state.but(board=noted), words)
    assert ("cell-5", "innerHTML") in document.values
    assert document.drawn.waiting == {6}
    document.rest()
    assert ("cell-6", "innerHTML") in document.values


def test_the_label_of_a_cell_is_spoken_when_the_pad_changes_it(words, board):
    document, state = Document(), State(board=board, picked=5)
    document.draw(state, words)
    state, _effects = update(state, ("playing.put", 3), 0)
    document.draw(state, words)
    assert document.values["spoken", "textContent"] == document.values["cell-5", "aria-label"]


@pytest.mark.usefixtures("faulty")
def test_a_label_that_raises_loses_no_cell(words, board, monkeypatch):
    document, state = Document(), State(board=board, picked=5)
    document.draw(state, words)
    state, _effects = update(state, ("playing.put", 3), 0)
    monkeypatch.setattr(DrawnCells, "_speak", fault)
    document.draw(state, words)
    document.rest()
    monkeypatch.undo()
    assert document.shown() == drawn_anew(state, words)


def test_packed_notes_are_drawn_when_that_is_chosen(words, board):
    document = Document()
    state = State(board=board.but(centre=(0,) * 5 + (3,) + (0,) * 10))
    document.draw(state, words)
    packed = state.with_parts(state.part(Typing).but(packed=True))
    document.draw(packed, words)
    assert document.shown() == drawn_anew(packed, words)
