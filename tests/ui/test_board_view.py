"""Test contents, changes and labels of cells, and the board as a whole."""

import random
import re
from collections import Counter

import pytest

from sudoku_core import Puzzle
from sudoku_core.drawing import layouts
from sudoku_core.rules import Killer, Thermometer, boards
from ui.blocks import peers
from ui.board import cells, grid_html, view
from ui.board.cells import Look
from ui.board.labels import Labeller
from ui.feature import Feature, Filling
from ui.features import FEATURES
from ui.game.state import GamePreferences
from ui.state import State, empty_board, layout_for

from .test_words import words_of

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip


@pytest.fixture
def state():
    board = empty_board(layout_for(4)).but(
        givens=bytes([1] + [0] * 15), entries=bytes([0, 2, 4] + [0] * 13), entering=False
    )
    return State(board=board)


def looks(state, features=()):
    layout, scene = state.board.layout, cells.scene(state, features)
    return {cell: cells.look(scene, cell, layouts.texts_of(layout)) for cell in layout.cells}


def marked(state, name, features=()):
    scene = cells.scene(state, features)
    return [cell for cell in state.board.layout.cells if name in cells.marks_of(scene, cell)]


def lit(state):
    """Return the cells within the path of the highlight, by its winding number."""
    layout, layers = state.board.layout, Counter()
    path = view.peers(state, None)["peers-path", "d"]
    for x, y, wide, high in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", path):
        for row in range(int(y), int(y) + int(high)):
            for column in range(int(x), int(x) + int(wide)):
                layers[row * layout.columns + column] += 1
    for x, y in re.findall(r"M(\d+) (\d+)v1h1v-1z", path):
        layers[int(y) * layout.columns + int(x)] -= 1
    return sorted(cell for cell, count in layers.items() if count)


def label(words, layout, cell, look, marks=()):
    labeller = Labeller(words, layout)
    return labeller.label(cell, look, labeller.marks_in_words(marks), layouts.texts_of(layout))


def board_with(state, **changes):
    return state.but(board=state.board.but(**changes))


def test_kinds_of_cells(state):
    look = looks(state)
    assert [look[cell].kind for cell in range(4)] == ["given", "entry", "entry", "empty"]
    solved = board_with(state, solution=SOLUTION)
    look = looks(solved)
    assert [(look[cell].kind, look[cell].text, look[cell].struck) for cell in range(4)] == [
        ("given", "1", ""),
        ("entry", "2", ""),
        ("solved", "3", "4"),
        ("solved", "4", ""),
    ]
    assert marked(solved, "wrong") == [2]


def test_givens_cannot_be_changed_but_while_they_are_entered(state):
    assert [look.fixed for look in looks(state).values()][:3] == [True, False, False]
    assert not looks(board_with(state, entering=True))[0].fixed


def test_digits_are_shown_as_what_they_stand_for(words):
    layout = Puzzle([0] * 16, digits=range(4)).layout
    board = empty_board(layout).but(givens=bytes([1, 4] + [0] * 14))
    look = looks(State(board=board))
    assert [look[cell].text for cell in range(3)] == ["0", "3", ""]
    assert label(words, layout, 0, look[0]) == "Row 1, column 1, given 0"
    assert label(words, layout, 2, Look(corner=0b1001)).endswith("empty, corner notes 0, 3")


def test_the_picked_cell_lights_its_blocks_and_its_digit(state):
    state = board_with(state, entries=bytes([0, 0, 0, 0, 0, 0, 1] + [0] * 9))
    assert marked(state, "picked") == marked(state, "cursor") == [0]
    assert lit(state) == [1, 2, 3, 4, 5, 8, 12]
    assert marked(state, "same") == [6]


def test_several_picked_cells_light_no_blocks(state):
    state = state.but(picked=3, others=(3, 7, 11))
    assert marked(state, "picked") == [3, 7, 11]
    assert marked(state, "cursor") == [3]
    assert view.peers(state, None)["peers-path", "d"] == ""


def test_a_cage_is_lit_with_its_cell(state):
    caged = Puzzle([0] * 16, rules=[Killer((0, 4, 8, 9))]).layout
    assert 9 in lit(State(board=empty_board(caged)))
    assert 9 not in lit(state)


def test_the_light_covers_the_peers_once_on_boards_of_any_shape():
    rng = random.Random(3)
    jigsaw = Puzzle([0] * 16, rules=[Killer((0, 5, 6, 10))]).layout
    for layout in (layout_for(9), layout_for(12), SAMURAI, jigsaw):
        state = State(board=empty_board(layout))
        for cell in rng.sample(layout.cells, 12):
            assert lit(state.but(picked=cell)) == sorted(peers(layout, cell))


def test_conflicts_are_marked_unless_mistakes_never_show(state):
    state = board_with(state, entries=bytes([0, 1] + [0] * 14))
    assert marked(state, "conflict") == [0, 1]
    assert marked(state.with_parts(GamePreferences(mistakes="never")), "conflict") == []


def test_a_broken_rule_marks_its_cells():
    hot = Puzzle([0] * 16, rules=[Thermometer((0, 5, 10))]).layout
    board = empty_board(hot).but(givens=bytes([2, 0, 0, 0, 0, 1] + [0] * 10))
    assert marked(State(board=board), "conflict") == [0, 5]


def test_notes_show_where_there_is_no_digit(state):
    noted = board_with(state, corner=(15,) * 16, centre=(0, 0, 0, 6) + (0,) * 12)
    look = looks(noted)
    assert [(look[cell].corner, look[cell].centre) for cell in (0, 1, 3, 4)] == [
        (0, 0), (0, 0), (15, 6), (15, 0),
    ]  # fmt: skip


def test_notes_whose_digit_stands_in_a_peer_are_marked(state):
    noted = board_with(state, corner=(15,) * 16, centre=(0,) * 16)
    assert looks(noted)[3].conflicting == 0b1011, "1, 2 and 4 are in its row"
    assert looks(noted)[15].conflicting == 0
    assert looks(noted.with_parts(GamePreferences(mistakes="never")))[3].conflicting == 0
    caged = Puzzle([0] * 16, rules=[Killer((0, 5, 10))]).layout
    board = empty_board(caged).but(givens=bytes([3] + [0] * 15), corner=(4,) * 16)
    assert looks(State(board=board))[10].conflicting == 4


def test_a_second_solution_shows_over_the_first_where_they_differ(state):
    other = bytes(SOLUTION[:12]) + bytes([3, 4, 2, 1])
    state = board_with(state, solution=SOLUTION, second=other, entries=bytes(16))
    assert [looks(state)[cell].second for cell in range(11, 16)] == ["", "3", "4", "", ""]
    assert marked(state, "differs") == [12, 13]


def test_features_mark_cells_and_fill_them(state):
    lights = Feature(name="mine", marks=lambda _state: {"term": (3, 4), "clash": (4,)})
    fills = Feature(
        name="mine", fillings=lambda _state: {1: Filling(digit=2), 2: Filling(parts=((3, 0.5),))}
    )
    features = (lights, fills)
    assert marked(state, "term", features) == [3, 4]
    assert cells.marks_of(cells.scene(state, features), 4) == ("clash", "term")
    look = looks(state, features)
    assert (look[1].kind, look[1].text, look[1].parts) == ("relaxed", "2", ())
    assert (look[2].kind, look[2].text, look[2].parts) == ("relaxed", "", ((3, "3", 0.5),))
    repeated = board_with(state, entries=bytes([0, 1] + [0] * 14))
    assert marked(repeated, "conflict") == [0, 1]
    assert marked(repeated, "conflict", features) == [], "what is covered is in no conflict"


def test_an_unmarked_board_is_the_same_whichever_features_there_are(state):
    assert looks(state, FEATURES) == looks(state)


def any_state(rng, layout, before):
    """Return a state that differs from another in a few values or in many."""
    board = before.board
    size = layout.size
    digits = bytes([rng.choice((0, 0, rng.randint(1, 4))) for _ in range(size)])
    masks = tuple([rng.getrandbits(4) for _ in range(size)])
    changes = rng.choice(
        (
            {"entries": board.entries[:5] + bytes([rng.randint(0, 4)]) + board.entries[6:]},
            {"entries": digits}, {"givens": digits}, {"corner": masks}, {"centre": masks},
            {"corner": ()}, {"centre": ()}, {"colours": tuple(digits)}, {"colours": ()},
            {"solution": SOLUTION, "second": digits}, {"solution": b"", "second": b""},
            {"entering": rng.random() < 0.5}, {},
        )
    )  # fmt: skip
    state = before.but(board=board.but(**changes), picked=rng.randrange(size))
    others = tuple(rng.sample(range(size), 3)) if rng.random() < 0.2 else ()
    return state.but(others=others).with_parts(
        GamePreferences(mistakes=rng.choice(("never", "conflicts")))
    )


def test_what_changed_is_all_that_looks_different():
    rng = random.Random(11)
    layout = Puzzle([0] * 16, rules=[Killer((0, 5, 6), 6)]).layout
    texts = layouts.texts_of(layout)
    lights = Feature(
        name="mine",
        # The board itself marks cells as "same", too.
        marks=lambda state: {"term": (state.picked,), "same": (0,)} if state.picked % 2 else {},
        fillings=lambda state: {state.picked: Filling(digit=1)} if state.picked % 3 == 0 else {},
    )
    state, before, shown = State(board=empty_board(layout)), None, {}
    for _ in range(300):
        now = cells.scene(state, (lights,), before)
        assert now == cells.scene(state, (lights,)), "what came before makes it sooner only"
        for cell in {*cells.changed_cells(now, before), *cells.cells_of_changed_notes(now, before)}:
            shown[cell] = cells.look(now, cell, texts), cells.marks_of(now, cell)
        assert shown == {
            cell: (cells.look(now, cell, texts), cells.marks_of(now, cell)) for cell in range(16)
        }
        state, before = any_state(rng, layout, state), now


def test_moving_touches_few_cells():
    state = State(board=empty_board(layout_for(25)))
    before = cells.scene(state, ())
    assert len(set(cells.changed_cells(cells.scene(state.but(picked=1), (), before), before))) < 120
    assert not set(cells.changed_cells(cells.scene(state.but(now=5.0), (), before), before))


def test_a_digit_changes_the_notes_of_its_peers_and_no_more():
    noted = (1,) * 625
    state = State(board=empty_board(layout_for(25)).but(corner=noted))
    before = cells.scene(state, ())
    typed = state.but(board=state.board.but(entries=bytes([1] + [0] * 624)))
    after = cells.scene(typed, (), before)
    assert set(cells.changed_cells(after, before)) == {0}
    assert set(cells.cells_of_changed_notes(after, before)) == {0, *peers(layout_for(25), 0)}


@pytest.mark.parametrize(
    ("look", "marks", "expected"),
    [
        (Look("given", "7"), (), "Row 3, column 5, given 7"),
        (Look("empty"), ("picked",), "Row 3, column 5, empty"),
        (Look("entry", "1"), ("conflict",), "Row 3, column 5, entry 1, in conflict"),
        (
            Look("solved", "7", "4"),
            ("wrong",),
            "Row 3, column 5, solved 7, not right, you had 4",
        ),
        (
            Look("solved", "7", second="4"),
            ("differs",),
            "Row 3, column 5, solved 7, differs: 4 in the other solution",
        ),
        (
            Look("relaxed", parts=((1, "0", 0.25), (8, "7", 0.75))),
            (),
            "Row 3, column 5, in parts: 0: 0.25; 7: 0.75",
        ),
        (
            Look(corner=0b11, centre=0b100000000, conflicting=0b10, colour=4),
            (),
            "Row 3, column 5, empty, corner notes 1, 2, centre notes 9, "
            "in conflict among the notes: 2, coloured green",
        ),
    ],
)
def test_labels(words, look, marks, expected):
    assert label(words, layout_for(9), 22, look, marks) == expected


def test_notes_and_colours_are_said_in_each_language():
    look = Look(corner=0b11, centre=0b100, colour=1)
    assert label(words_of("pt"), layout_for(9), 0, look) == (
        "Linha 1, coluna 1, vazia, notas no canto 1, 2, notas no centro 3, cor vermelho"
    )
    several = label(words_of("pt"), layout_for(9), 0, Look(colour=0b1011 << 4))
    assert several == "Linha 1, coluna 1, vazia, cor vermelho, laranja e verde"
    assert label(words_of("es"), layout_for(9), 0, look) == (
        "Fila 1, columna 1, vacía, notas en la esquina 1, 2, notas en el centro 3, de color rojo"
    )


def test_a_cell_is_named_by_the_columns_of_its_board(words):
    assert label(words, SAMURAI, 440, Look()) == "Row 21, column 21, empty"


def test_markup_has_a_row_for_each_row_and_a_cell_for_each_cell():
    plain = grid_html.grid_html(layout_for(6))
    assert plain.count('role="row"') == 6
    assert re.findall(r'data-cell="(\d+)"', plain) == [str(cell) for cell in range(36)]
    assert "aria-" not in plain


def test_gaps_keep_their_room_and_the_others_say_where_they_are():
    elements = grid_html.grid_html(SAMURAI)
    assert elements.count("gridcell") == 369
    tenth = elements.split('<div role="row"')[10]
    assert tenth.startswith(' aria-rowindex="10">')
    assert re.findall(r'aria-colindex="(\d+)" style="grid-column:\1"', tenth) == [
        str(column) for column in range(7, 16)
    ]


def test_a_row_of_gaps_alone_keeps_its_height():
    layout = Puzzle([[0, 0], [0, 0], [0, 0]], [(0, 1), (4, 5)], digits=(1, 2)).layout
    assert layout.gaps == (2, 3)
    elements = grid_html.grid_html(layout)
    assert '<div role="none"></div>' in elements
    assert re.findall(r'aria-rowindex="(\d)"', elements) == ["1", "3"]


def test_the_board_tells_its_shape(words):
    shown = view.shape(State(board=empty_board(SAMURAI)), words)
    assert shown["board", "aria-rowcount"] == shown["board", "aria-colcount"] == 21
    assert not shown["html", "data-wide"]
    assert shown["sheet", "--rows"] == "21"
    assert (shown["sheet", "--down"], shown["sheet", "--across"]) == ("3", "3")
    assert shown["columns", "innerHTML"].count("<span>") == 21
    assert "<span>R21</span>" in shown["row-labels", "innerHTML"]
    shown = view.shape(State(board=empty_board(layout_for(25))), words)
    assert shown["html", "data-wide"]


def test_zoom_buttons_are_there_on_large_boards_and_on_any_that_is_zoomed_into(words):
    large, small = [State(board=empty_board(layout)) for layout in (SAMURAI, layout_for(9))]
    for state, hidden in ((large, False), (small, True), (small.but(zoom=1), False)):
        shown = view.buttons(state, words)
        assert shown["zoom", "hidden"] is hidden
        assert shown["zoom-start", "hidden"] is not hidden
        assert shown["zoom-reset", "hidden"]
    assert not view.buttons(small.but(zoom=2), words)["zoom-reset", "hidden"]


def test_controls_follow_the_state(state, words):
    shown = view.buttons(state, words)
    assert shown["undo", "aria-disabled"]
    assert shown["frame", "--zoom"] == "1"
    shown = view.buttons(state.but(zoom=4, past=(state.board,)), words)
    assert not shown["undo", "aria-disabled"]
    assert shown["zoom-in", "aria-disabled"]


def test_small_notes_are_repeated_in_large_letters():
    board = empty_board(layout_for(16)).but(entering=False)
    corner, centre = [0] * 256, [0] * 256
    corner[3], centre[3] = 1 << 15 | 1, 1 << 9
    state = State(board=board.but(corner=tuple(corner), centre=tuple(centre)), picked=3)
    shown = view.notes(state, None)
    assert shown["cell-notes", "textContent"] == "1 · 10 · 16"
    for other in (state.but(picked=4), state.but(others=frozenset({4}))):
        assert not view.notes(other, None)["cell-notes", "textContent"]
