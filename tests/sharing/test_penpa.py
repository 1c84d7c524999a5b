"""Penpa's links."""

from base64 import b64encode
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import ParseError, Puzzle, formats
from sudoku_core.formats.penpa import FORMAT
from sudoku_core.rules import Killer, Thermometer, diagonals, jigsaw
from tests.sharing.mutated import mutated, never_breaks
from tests.sharing.penpalinks import Drawing, packed

SHAPES = ("111222", "111222", "333444", "333444", "556666", "555566")
SITE = "https://swaroopg92.github.io/penpa-edit/"


def refused(text):
    """The code of the message that a text is refused with."""
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    return caught.value.message.code


def test_its_example():
    document = formats.read(FORMAT.example)
    puzzle = document.puzzle
    assert (puzzle.side, puzzle.box) == (6, (2, 3))
    assert puzzle.givens.cells[0] == 3
    assert puzzle.givens.cells[22] == 6
    assert puzzle.rules == (Killer((6, 7), 7), Thermometer((30, 31, 26)))
    assert document.entries[14] == 2
    assert document.centre[15] == 0b10001
    assert (document.title, document.author, document.drawings) == (
        "Fizz, small",
        "No one",
        ("number",),
    )


@pytest.mark.parametrize("side", [1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25])
@pytest.mark.parametrize(("over", "left"), [(0, 0), (1, 0), (0, 2)])
def test_boards_of_any_side_with_or_without_margins(side, over, left):
    drawing = Drawing(side, over, left)
    drawing.number(1, 1, "1")
    drawing.number(side, side, str(side))
    assert formats.read(drawing.link()).puzzle == Puzzle(
        [1] + [0] * (side**2 - 2) + [side] * (side > 1)
    )


def test_a_board_of_one_cell():
    assert formats.read(Drawing(1).link()).puzzle.side == 1


def test_thick_lines_make_regions():
    drawing = Drawing(6, 1, 1)
    drawing.walls(SHAPES)
    document = formats.read(drawing.link())
    assert document.puzzle.blocks == jigsaw(6, "".join(SHAPES))
    assert not document.drawings


def test_thick_lines_between_other_boxes():
    drawing = Drawing(6)
    drawing.walls(["112233"] * 3 + ["445566"] * 3)
    assert formats.read(drawing.link()).puzzle.box == (3, 2)


def test_thick_lines_between_the_usual_boxes_even_if_some_are_missing():
    drawing = Drawing(9)
    drawing.walls([row for row in ("111222333", "444555666", "777888999") for _ in range(3)])
    lines = drawing.setter["lineE"]
    lines.pop(next(iter(lines)))
    lines[drawing.edge(9, 1, True)] = 2  # at the edge of the board
    document = formats.read(drawing.link())
    assert document.puzzle == Puzzle([0] * 81)
    assert not document.drawings


def test_other_thick_lines_are_drawn():
    drawing = Drawing(9)
    drawing.setter["lineE"] = {drawing.edge(1, 1, True): 2}
    document = formats.read(drawing.link())
    assert document.puzzle.box is None
    assert document.drawings == ("lineE",)
    drawing.walls([row for row in ("111222333", "444555666", "777888999") for _ in range(3)])
    document = formats.read(drawing.link())
    assert document.puzzle.box == (3, 3)
    assert document.drawings == ("lineE",)
    seven = Drawing(7)
    seven.setter["lineE"] = {seven.edge(1, 1, True): 21, seven.edge(1, 2, True): 80}
    assert formats.read(seven.link()).drawings == ("lineE",)


def test_diagonals_of_the_kind_of_board_that_has_them():
    drawing = Drawing(9, kind="sudoku")
    drawing.flags = "1,0,0,0"
    point = drawing.size + drawing.cell(1, 1)
    drawing.setter["lineE"] = {f"{point},{point + drawing.wide + 1}": 12}
    document = formats.read(drawing.link())
    assert document.puzzle.blocks[27:] == diagonals(9)[:1]
    assert not document.drawings
    drawing.flags = "0,0,0,1"
    assert formats.read(drawing.link()).puzzle.blocks[27:] == diagonals(9)[1:]
    drawing.flags = "0,0,0,0"
    assert formats.read(drawing.link()).drawings == ("lineE",)


def test_cages_and_their_sums():
    drawing = Drawing(9)
    cages = [[(1, 2), (1, 1)], [(3, 3)], [(5, 5), (5, 6)], [(7, 7), (8, 7)]]
    drawing.setter["killercages"] = [[drawing.cell(*place) for place in cage] for cage in cages]
    corner = 4 * (drawing.cell(1, 1) + drawing.size)
    other = 4 * (drawing.cell(7, 7) + drawing.size)
    drawing.setter["numberS"] = {corner: [" 12", 1], other: ["0", 1], other + 1: ["x", 1]}
    drawing.setter["cage"] = {f"{corner},{corner + 2}": 10}
    document = formats.read(drawing.link())
    assert document.puzzle.rules == (
        Killer((0, 1), 12),
        Killer((20,)),
        Killer((40, 41)),
        Killer((60, 69)),
    )
    assert document.drawings == ("numberS",)


def test_cages_and_thermometers_that_can_be_none_are_drawn():
    drawing = Drawing(4, 1)
    outside = drawing.cell(0, 1)
    drawing.setter["killercages"] = [[drawing.cell(1, 1), outside], list(range(40, 60))]
    drawing.setter["thermo"] = [[drawing.cell(1, 1)], [drawing.cell(2, 2)] * 2, []]
    drawing.setter["nobulbthermo"] = [[drawing.cell(1, 1), drawing.cell(1, 2)]]
    document = formats.read(drawing.link())
    assert not document.puzzle.rules
    assert document.drawings == ("killercages", "nobulbthermo", "thermo")


def test_more_cages_than_any_puzzle_has_are_refused():
    drawing = Drawing(9)
    drawing.setter["killercages"] = [[drawing.cell(1, 1)]] * 100_000
    assert refused(drawing.link()) == "shared.strange"


def test_numbers_in_all_their_ways():
    drawing = Drawing(9)
    drawing.number(1, 1, "5", "10")
    drawing.number(1, 2, [0, 0, 1, 0, 0, 0, 0, 0, 0], "7")
    drawing.number(1, 3, [1, 0, 1, 0, 0, 0, 0, 0, 0], "7")
    drawing.number(1, 4, "3_0", "2")
    drawing.number(1, 5, "10")
    drawing.number(1, 6, "")
    drawing.solver = {
        "number": {
            str(drawing.cell(1, 1)): ["7", 9, "1"],
            str(drawing.cell(2, 1)): ["7", 9, "1"],
            str(drawing.cell(2, 2)): ["128", 9, "5"],
            str(drawing.cell(2, 3)): ["text", 9, "8"],
        },
        "numberS": {
            4 * (drawing.cell(3, 1) + drawing.size) + 3: ["4", 9],
            4 * (drawing.cell(3, 1) + 2 * drawing.size) + 1: ["6", 9],
        },
        "surface": {"1": 1},
    }
    document = formats.read(drawing.link())
    assert document.puzzle.givens.cells[:6] == (5, 3, 0, 0, 0, 0)
    assert document.entries[:11] == (0,) * 9 + (7, 0)
    assert document.centre[2] == 0b101
    assert document.centre[10] == 0b10000011
    assert document.corner[18] == 0b101000
    assert document.drawings == ("number",)


def test_what_is_not_known_of_a_drawing_is_named():
    drawing = Drawing(9)
    drawing.setter |= {"special": {"arrows": [[1, 2]]}, "symbol": {"60": [1, "star", 1]}}
    drawing.setter |= {"deletelineE": {"1,2": 1}, "board": []}
    read = formats.read(drawing.link())
    assert read.unsupported_rules == ("special",)
    assert read.drawings == ("symbol",)


def test_the_solution_that_is_checked_against():
    drawing = Drawing(4)
    grid = (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    drawing.number(1, 1, "1")
    cells = [(row, column) for row in range(1, 5) for column in range(1, 5)]
    places = [f"{drawing.cell(*place)},{digit}" for place, digit in zip(cells, grid, strict=True)]
    document = formats.read(drawing.link("solve", places[1:]))
    assert document.solution
    assert document.solution.cells == grid
    assert formats.read(drawing.link("solve", places[2:])).solution is None


def test_what_is_told_in_words():
    drawing = Drawing(4)
    drawing.title, drawing.author = "Zz null", "Anna"
    drawing.prose = "One%2C two.%2DA %2E B %2F C"
    document = formats.read(drawing.link())
    assert (document.title, document.author) == ("Zz null", "Anna")
    assert document.prose == "One, two.\nA & B = C"


def test_where_it_may_be_kept():
    text = Drawing(4).link().partition("#")[2]
    for site in ("https://opt-pan.github.io/penpa-edit/?", "http://localhost:8000/penpa-edit/#"):
        assert formats.read(site + text).puzzle.side == 4


def test_boards_that_are_not_square():
    drawing = Drawing(9)
    drawing.skipped = (drawing.cell(5, 5),)
    assert refused(drawing.link()) == "shared.strange"
    assert refused(Drawing(9, kind="hex").link()) == "shared.strange"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "shared.named"),
        ("1234", "shared.damaged"),
        (packed("a\nb"), "shared.strange"),
        (packed("\n".join(["square,9,9"] * 9)), "shared.damaged"),
        (packed("square,9,9\n\n\n{}\n\n{}"), "shared.strange"),
        (packed("square,9,9\n\n\n{}\n\n[]"), "shared.strange"),
        (packed("square,9,9\n\n\n[]\n\n[28]"), "shared.strange"),
        (packed("square,900,900\n\n\n{}\n\n[28]"), "shared.strange"),
        (packed("square,²,9\n\n\n{}\n\n[28]"), "shared.strange"),
        (packed("square,9,9\n\n\n" + "[" * 900 + "\n\n[28]"), "shared.damaged"),
        (packed("square,9,9\n\n\n{zT:5}\n\n[28]"), "shared.strange"),
        (packed('square,9,9\n\n\n{zN:{"28":5}}\n\n[28]'), "shared.strange"),
        (packed(" " * 10_000_000), "shared.long"),
        (b64encode(b"\xff" * 99).decode(), "shared.damaged"),
    ],
)
def test_damaged_links(text, code):
    assert refused(f"{SITE}#m=edit&p={text}") == code


@settings(max_examples=40)
@given(st.data())
def test_drawings_are_read_as_they_were_made(data):
    side = data.draw(st.sampled_from([4, 6, 9]))
    drawing = Drawing(side, data.draw(st.integers(0, 2)), data.draw(st.integers(0, 2)))
    digits = st.lists(st.integers(0, side), min_size=side**2, max_size=side**2)
    givens, entries = data.draw(digits), data.draw(digits)
    drawing.solver["number"] = {}
    for cell, (digit, entry) in enumerate(zip(givens, entries, strict=True)):
        place = cell // side + 1, cell % side + 1
        if digit:
            drawing.number(*place, str(digit))
        elif entry:
            drawing.solver["number"][str(drawing.cell(*place))] = [str(entry), 9, "1"]
    document = formats.read(drawing.link())
    assert document.puzzle == Puzzle(givens)
    left = tuple([0 if digit else entry for digit, entry in zip(givens, entries, strict=True)])
    assert document.entries == (left if any(left) else ())


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(FORMAT.example, Random(seed)))


JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 900), st.text(max_size=3), st.floats()),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)
PARTS = st.sampled_from(["number", "numberS", "killercages", "thermo", "lineE", "cage", "symbol"])


@given(st.dictionaries(PARTS, JUNK), st.dictionaries(PARTS, JUNK))
def test_changed_drawings(setter, solver):
    drawing = Drawing(9)
    drawing.setter, drawing.solver = setter, solver
    never_breaks(drawing.link())
