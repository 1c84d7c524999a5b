"""Test drawings of other programs on the board: opened, undone, stored, shared, printed, shown."""

import pytest

from sudoku_core.drawing import layouts
from sudoku_core.drawing.drawings import shapes_text
from sudoku_core.drawing.picture import picture
from sudoku_core.drawing.shapes import Shape
from sudoku_core.drawing.spots import Spots
from tests.ui.driver import run
from tests.ui.test_opening_others import LINK, READY, read, requested
from tests.ui.test_storage_text import again
from tests.ui.test_words import words_of
from ui.board.view import shape
from ui.drawing.picture import picture as small_picture
from ui.paper.booklet import booklet
from ui.paper.sheets import PrintedPuzzle, PrintOptions
from ui.share.view import properties
from ui.state import State
from ui.storage.boards import dump_board, read_board

LINE = Shape("line", "underlays", ((50, 50), (250, 150)), 30, stroke="#2ecbff")
CLUE = Shape("text", "overlays", ((150, -50),), 40, "<45>", fill="#000000")
DRAWN = shapes_text((LINE, CLUE))


@pytest.fixture
def state():
    """The state with a puzzle on the board that another program has drawn on."""
    state, request = requested(READY, ("opening.drop", LINK))
    return run(state, read(request["id"], drawings=DRAWN))[0]


def test_the_drawings_come_with_the_puzzle_and_go_with_it(state):
    assert state.board.shapes == (LINE, CLUE)
    played, _ = run(state, ("playing.type", "4"), ("board.undo",))
    assert played.board.shapes == (LINE, CLUE)
    other, _ = run(state, ("opening.size", "6"))
    assert other.board.shapes == ()
    back, _ = run(other, ("board.undo",))
    assert back.board.shapes == (LINE, CLUE)


def test_the_drawings_come_back_after_a_reload_and_from_recent(state):
    other, _ = run(state, ("opening.size", "6"))
    stored = again(other)
    assert (stored.board.shapes, stored.past[-1].shapes) == ((), (LINE, CLUE))
    assert read_board(dump_board(state.board), {}).shapes == (LINE, CLUE)
    damaged = {**dump_board(state.board), "drawings": "line x\n" + DRAWN}
    assert read_board(damaged, {}).shapes == (LINE, CLUE)


def test_the_board_has_them_under_the_digits_for_light_and_dark(state):
    sketch = layouts.sketch(state.board.layout, state.board.shapes, two_tones=True)
    assert sketch.margins == [0, 70, 0, 0]
    svg = sketch.svg()
    assert 'style="stroke:light-dark(#2ecbff,' in svg
    assert "&lt;45&gt;" in svg
    assert svg.index('class="underlays"') < svg.index('class="walls"')


def test_notes_give_way_to_a_drawn_cage_and_its_sum(state):
    cage = Shape("outline", "cages", ((50, 50), (150, 50)))
    text = Shape("corner", "sums", ((50, 50),), text="7")
    board = state.board.but(drawings=shapes_text((cage, text)))
    shown = shape(state.but(board=board), words_of("en"))
    assert shown["sheet", "data-crowded"] == "top"
    assert shown["sheet", "data-marked"]
    assert not shape(state, words_of("en"))["sheet", "data-marked"]
    plain, below = [Spots(board.layout, bytes(81), (511,) * 81, (), s) for s in ((), board.shapes)]
    assert below.at(0, 1)[1] > plain.at(0, 1)[1]


def test_paper_and_pictures_have_them(state):
    for markup in (
        picture(state.board),
        booklet([PrintedPuzzle(board=state.board)], PrintOptions(), words_of("en")),
    ):
        assert 'stroke="#2ecbff"' in markup
        assert "&lt;45&gt;" in markup
    assert "light-dark(#2ecbff," in small_picture(state.board, 120)


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_sharing_says_that_they_are_left_out(state, language):
    words = words_of(language)

    def shown(board):
        return properties(State(board=board, dialog="share"), words)

    drawn, plain = shown(state.board), shown(state.board.but(drawings=""))
    assert drawn["contents", "textContent"].startswith(plain["contents", "textContent"] + ". ")
    assert words("lost.drawings") in drawn["not-included", "textContent"]
    assert not plain["not-included", "textContent"]
