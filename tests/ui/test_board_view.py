"""What the cells show, how a board is drawn, and what of it is only said."""

import re

import pytest

from sudoku_core import Block, Puzzle
from sudoku_core.rules import Killer, Thermometer, boards, diagonals, jigsaw, windows
from ui.board import cells, drawing, view
from ui.board.cells import Look
from ui.feature import Feature, Filling
from ui.features import FEATURES
from ui.state import State, empty_board, layout_for
from ui.words import Plainly, load_words

from .test_words import LOCALES

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip
JIGSAW = Puzzle([0] * 16, jigsaw(4, "aaabcabbccdbcddd")).layout
"""
a a a b
c a b b
c c d b
c d d d
"""


@pytest.fixture
def state():
    board = empty_board(layout_for(4)).but(
        givens=bytes([1] + [0] * 15), entries=bytes([0, 2, 4] + [0] * 13), entering=False
    )
    return State(board=board)


def looks(state, features=()):
    found = cells.looks(state, cells.marks(state, features), cells.fillings(state, features))
    assert sorted(found) == list(state.board.layout.cells)
    return found


def marked(state, name, features=()):
    return [cell for cell, look in sorted(looks(state, features).items()) if name in look.marks]


def test_kinds_of_cells(state):
    found = looks(state)
    assert [found[cell].kind for cell in range(4)] == ["given", "entry", "entry", "empty"]
    found = looks(state.but(board=state.board.but(solution=SOLUTION)))
    assert [(found[cell].kind, found[cell].text, found[cell].struck) for cell in range(4)] == [
        ("given", "1", ""),
        ("entry", "2", ""),
        ("solved", "3", "4"),
        ("solved", "4", ""),
    ]
    assert "wrong" in found[2].marks


def test_digits_are_shown_as_what_they_stand_for(words):
    layout = Puzzle([0] * 16, digits=range(4)).layout
    board = empty_board(layout).but(givens=bytes([1, 4] + [0] * 14))
    found = looks(State(board=board))
    assert [found[cell].text for cell in range(3)] == ["0", "3", ""]
    assert cells.label(words, board, 0, found[0]) == "Row 1, column 1, given 0"


def test_the_picked_cell_lights_its_blocks_and_its_digit(state):
    board = state.board.but(entries=bytes([0, 0, 0, 0, 0, 0, 1] + [0] * 9))
    state = state.but(board=board)
    assert looks(state)[0].marks == ("picked",)
    assert marked(state, "peer") == [1, 2, 3, 4, 5, 8, 12]
    assert marked(state, "same") == [6]


def test_a_cage_is_lit_with_its_cell(state):
    caged = Puzzle([0] * 16, rules=[Killer((0, 4, 8, 9))]).layout
    assert 9 in marked(State(board=empty_board(caged)), "peer")
    assert 9 not in marked(state, "peer")


def test_conflicts_are_marked_and_said(state, words):
    board = state.board.but(entries=bytes([0, 1] + [0] * 14))
    look = looks(state.but(board=board))[1]
    assert "conflict" in look.marks
    assert cells.label(words, board, 1, look) == "Row 1, column 2, entry 1, in conflict"


def test_a_broken_rule_marks_its_cells():
    hot = Puzzle([0] * 16, rules=[Thermometer((0, 5, 10))]).layout
    board = empty_board(hot).but(givens=bytes([2, 0, 0, 0, 0, 1] + [0] * 10))
    assert marked(State(board=board), "conflict") == [0, 5]


@pytest.mark.parametrize(
    ("look", "label"),
    [
        (Look("given", "7"), "Row 3, column 5, given 7"),
        (Look("empty", marks=("peer",)), "Row 3, column 5, empty"),
        (
            Look("solved", "7", "4", marks=("wrong",)),
            "Row 3, column 5, solved 7, not right, you had 4",
        ),
        (
            Look("solved", "7", second="4", marks=("differs",)),
            "Row 3, column 5, solved 7, differs: 4 in the other solution",
        ),
        (
            Look("relaxed", parts=((1, "0", 0.25), (8, "7", 0.75))),
            "Row 3, column 5, in parts: 0: 0.25; 7: 0.75",
        ),
    ],
)
def test_labels(words, look, label):
    assert cells.label(words, empty_board(layout_for(9)), 22, look) == label


def test_a_cell_is_named_by_the_columns_of_its_board(words):
    board = empty_board(SAMURAI)
    assert cells.label(words, board, 440, Look()) == "Row 21, column 21, empty"


def test_a_second_solution_shows_over_the_first_where_they_differ(state):
    other = bytes(SOLUTION[:12]) + bytes([3, 4, 2, 1])
    board = state.board.but(solution=SOLUTION, second=other, entries=bytes(16))
    found = looks(state.but(board=board))
    assert [found[cell].second for cell in range(11, 16)] == ["", "3", "4", "", ""]
    assert marked(state.but(board=board), "differs") == [12, 13]


def test_features_mark_cells_and_fill_them(state, words):
    lights = Feature(marks=lambda _state: {"term": (3, 4), "clash": (4,)})
    fills = Feature(fillings=lambda _state: {1: Filling(digit=2), 2: Filling(parts=((3, 0.5),))})
    features = (lights, fills)
    assert marked(state, "term", features) == [3, 4]
    found = looks(state, features)
    assert found[4].marks == ("peer", "clash", "term")
    assert (found[1].kind, found[1].text, found[1].parts) == ("relaxed", "2", ())
    assert (found[2].kind, found[2].text, found[2].parts) == ("relaxed", "", ((3, "3", 0.5),))
    repeated = state.but(board=state.board.but(entries=bytes([0, 1] + [0] * 14)))
    assert marked(repeated, "conflict") == [0, 1]
    assert marked(repeated, "conflict", features) == [], "what is covered is in no conflict"


def test_an_unmarked_board_is_the_same_whichever_features_there_are(state):
    assert looks(state, FEATURES) == looks(state)


def test_edges_follow_the_boxes():
    edges = drawing.edges(layout_for(6))
    assert [edges[cell] for cell in (2, 6, 8, 5)] == [
        ["right"],
        ["bottom"],
        ["right", "bottom"],
        [],
    ]
    assert not any(drawing.edges(layout_for(5)).values())


def test_edges_follow_regions():
    edges = drawing.edges(JIGSAW)
    assert [edges[cell] for cell in (0, 1, 2, 3)] == [["bottom"], [], ["right", "bottom"], []]
    assert [edges[cell] for cell in (4, 5, 9, 14)] == [
        ["right"],
        ["right", "bottom"],
        ["right", "bottom"],
        [],
    ]


def test_edges_are_an_outline_where_there_are_gaps():
    edges = drawing.edges(SAMURAI)

    def at(row, column):
        return edges[21 * row + column - 22]

    assert at(1, 1) == ["left", "top"]
    assert at(2, 2) == []
    assert at(1, 9) == ["right", "top"]
    assert at(1, 13) == ["left", "top"]
    assert at(6, 9) == ["right", "bottom"]
    assert at(7, 9) == ["right"], "another box begins there"
    assert at(21, 21) == ["right", "bottom"]
    assert at(10, 7) == ["left"]


def test_areas_that_lines_cannot_show_are_left_to_words():
    apart = Puzzle([0] * 16, jigsaw(4, "abbaabbaccddccdd")).layout
    assert drawing.undrawn(apart) == [("region", 1)]
    assert drawing.edges(apart)[0] == ["right"], "the others are parted from it"
    crossed = Puzzle([0] * 16, rules=[Block("region", 1, (1, 2, 5, 6))]).layout
    assert drawing.undrawn(crossed) == [("box", 2), ("region", 1)]
    assert drawing.edges(crossed)[9] == ["right"], "the lower boxes share no cell with it"
    assert drawing.edges(crossed)[1] == []


def test_what_is_not_drawn_is_said(words):
    rules = [*diagonals(9), *windows(9), Killer((0, 1)), Killer((3, 4)), Killer((6, 7))]
    layout = Puzzle([0] * 81, rules=[*rules, Thermometer((40, 41)), Thermometer((50, 51))]).layout
    shown = view.shape(State(board=empty_board(layout)), words)
    assert not shown["undrawn", "hidden"]
    assert shown["undrawn", "textContent"] == (
        "Not drawn: 2 diagonals, 4 windows, 3 cages, 2 thermometers."
    )
    one = Puzzle([0] * 16, [tuple(range(4))], rules=[Killer((0, 1))]).layout
    shown = view.shape(State(board=empty_board(one)), words)
    assert shown["undrawn", "textContent"] == "Not drawn: 1 cage, 1 other block."


@pytest.mark.parametrize(
    ("language", "said"),
    [("pt", "Não desenhado: 2 diagonais, 1 jaula."), ("es", "No dibujado: 2 diagonales, 1 jaula.")],
)
def test_it_is_said_in_the_users_language(language, said):
    layout = Puzzle([0] * 16, rules=[*diagonals(4), Killer((0, 1))]).layout
    words = load_words(language, Plainly(), LOCALES)
    assert view.shape(State(board=empty_board(layout)), words)["undrawn", "textContent"] == said


@pytest.mark.parametrize("layout", [layout_for(9), SAMURAI, JIGSAW])
def test_a_board_that_is_drawn_whole_says_nothing(words, layout):
    shown = view.shape(State(board=empty_board(layout)), words)
    assert shown["undrawn", "hidden"]
    assert shown["undrawn", "textContent"] == ""


def test_markup_has_a_row_for_each_row_and_a_cell_for_each_cell():
    plain = drawing.markup(layout_for(6))
    assert plain.count('role="row"') == 6
    assert re.findall(r'data-cell="(\d+)"', plain) == [str(cell) for cell in range(36)]
    assert "aria-" not in plain


def test_gaps_keep_their_room_and_the_others_say_where_they_are():
    markup = drawing.markup(SAMURAI)
    assert markup.count("gridcell") == 369
    tenth = markup.split('<div role="row"')[10]
    assert tenth.startswith(' aria-rowindex="10">')
    assert re.findall(r'aria-colindex="(\d+)" style="grid-column:\1"', tenth) == [
        str(column) for column in range(7, 16)
    ]


def test_a_row_of_gaps_alone_keeps_its_height():
    layout = Puzzle([[0, 0], [0, 0], [0, 0]], [(0, 1), (4, 5)], digits=(1, 2)).layout
    assert layout.gaps == (2, 3)
    markup = drawing.markup(layout)
    assert '<div role="none"></div>' in markup
    assert re.findall(r'aria-rowindex="(\d)"', markup) == ["1", "3"]


def test_the_board_tells_its_shape(words):
    shown = view.shape(State(board=empty_board(SAMURAI)), words)
    assert shown["board", "aria-rowcount"] == shown["board", "aria-colcount"] == 21
    assert shown["board", "data-gaps"]
    assert not shown["board", "data-wide"]
    assert shown["board", "--side"] == "21"
    assert (shown["board", "--down"], shown["board", "--across"]) == ("3", "3")
    assert not shown["zoom", "hidden"]
    assert shown["keys", "data-side"] == 9
    shown = view.shape(State(board=empty_board(layout_for(25))), words)
    assert shown["board", "data-wide"]
    assert shown["pad", "digits"][24] == (25, "25")


def test_the_pad_has_the_values_of_the_board(words):
    layout = Puzzle([0] * 16, digits=range(4)).layout
    shown = view.shape(State(board=empty_board(layout)), words)
    assert shown["pad", "digits"] == ((1, "0"), (2, "1"), (3, "2"), (4, "3"))


def test_controls_follow_the_state(state, words):
    shown = view.typing(state, words)
    assert shown["playing", "checked"]
    assert shown["undo", "aria-disabled"]
    assert shown["frame", "--zoom"] == "1"
    shown = view.typing(state.but(zoom=4, past=(state.board,)), words)
    assert not shown["undo", "aria-disabled"]
    assert shown["zoom-in", "aria-disabled"]
