"""Test the drawing and the words of rules: outlines, cages, thermometers, blocks of any shape."""

import re

import pytest

from sudoku_core import Block, Puzzle
from sudoku_core.drawing import layouts
from sudoku_core.drawing.layouts import texts_of
from sudoku_core.drawing.outlines import outline, pieces
from sudoku_core.drawing.sketch import UNDER
from sudoku_core.drawing.spots import Spots
from sudoku_core.rules import (
    Arrow,
    Difference,
    Killer,
    Ratio,
    Sandwich,
    SumCage,
    Thermometer,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    windows,
)
from tests.made_up import Paired
from tests.ui.test_words import words_of
from ui.board import view
from ui.board.cells import Look
from ui.board.labels import Labeller
from ui.drawing.picture import picture
from ui.state import State, empty_board, layout_for

SAMURAI = Puzzle([0] * 441, boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3)),
                 digits=range(1, 10)).layout  # fmt: skip
JIGSAW = Puzzle([0] * 16, jigsaw(4, "aaabcabbccdbcddd")).layout
"""
a a a b
c a b b
c c d b
c d d d
"""


def other(*cells):
    """Return a rule of a kind that the page does not know."""
    return Paired(cells, frozenset())


def ruled(*rules, side=9):
    return Puzzle([0] * side * side, rules=rules).layout


def layer(layout, name):
    """Return the markup of a layer of a drawing, or "" if there is none."""
    match = re.search(f'<g class="{name}">(.*?)</g>', layouts.sketch(layout).svg())
    return match[1] if match else ""


def walls(layout):
    """Return the thick lines, each as the two grid points at its ends."""
    return set(re.findall(r"M(\d+) (\d+)([HV])(\d+)", layer(layout, "walls")))


def label_of(layout, cell, language="en"):
    texts = texts_of(layout)
    return Labeller(words_of(language), layout).label(cell, Look(), (), texts)


def test_an_outline_keeps_its_distance_at_every_corner():
    assert outline((0,), 3, 10) == "M90 10L90 90L10 90L10 10Z"
    bent = outline((0, 1, 3), 3, 10)
    assert bent == "M190 10L190 90L90 90L90 190L10 190L10 10Z"


def test_an_outline_goes_around_a_hole():
    ring = outline((0, 1, 2, 3, 5, 6, 7, 8), 3, 10)
    assert ring.count("M") == ring.count("Z") == 2
    assert {"90 90", "210 90", "210 210", "90 210"} <= set(re.findall(r"\d+ \d+", ring))


def test_cells_that_touch_at_a_corner_are_gone_around_one_by_one():
    assert outline((0, 4), 3, 10).count("Z") == 2
    assert pieces((0, 4, 5), 3) == [{0}, {4, 5}]


def test_the_edge_of_the_board_is_no_neighbour():
    assert pieces((2, 3), 3) == [{2}, {3}]


def test_walls_part_boxes_and_go_around_the_board():
    assert walls(layout_for(4)) == {
        ("0", y, "H", "400") for y in ("0", "200", "400")
    } | {(x, "0", "V", "400") for x in ("0", "200", "400")}  # fmt: skip


def test_walls_follow_regions_of_any_shape():
    assert {
        ("300", "0", "V", "100"), ("200", "100", "V", "300"), ("200", "100", "H", "300"),
    } <= walls(JIGSAW)  # fmt: skip
    assert ("200", "0", "V", "400") not in walls(JIGSAW)


def test_a_board_with_gaps_has_its_own_outline_and_nothing_between():
    drawn = walls(SAMURAI)
    assert ("0", "0", "H", "900") in drawn
    assert ("1200", "0", "H", "2100") in drawn
    thin = set(re.findall(r"M\d+ \d+[HV]\d+", layer(SAMURAI, "hairs")))
    assert "M0 100H900" in thin
    assert "M1200 100H2100" in thin
    assert layer(SAMURAI, "ground").count("Z") == 1


def test_a_cage_is_an_outline_with_its_sum_in_its_first_cell():
    caged = ruled(Killer((12, 3, 4), 15), Killer((80,)))
    assert layer(caged, "cages").count("Z") == 2
    assert re.findall(r"<text[^>]*>(\d+)</text>", layer(caged, "sums")) == ["15"]
    assert 'x="305" y="19"' in layer(caged, "sums")


def test_sums_stand_side_by_side_in_a_corner_however_long_they_are():
    drawn = layer(ruled(SumCage((0, 1), 120), SumCage((0, 9), 15), SumCage((0, 10), 7)), "sums")
    assert re.findall(r'x="(\d+)"[^>]*>(\d+)<', drawn) == [("5", "120"), ("54", "15"), ("88", "7")]


def test_no_colour_of_a_cell_covers_cages_and_sums():
    drawn = layouts.sketch(ruled(Killer((12, 3, 4), 15), Killer((80,))))
    assert drawn.over().count("<g ") == 2
    assert "M300 0h38v25h-38Z" in drawn.over(), "room for the sum in the dashes"
    assert 'class="cages"' not in drawn.svg(layers=UNDER)
    assert layouts.sketch(ruled()).over() == ""


def test_no_colour_of_a_cell_covers_dots():
    drawn = layouts.sketch(ruled(Difference((0, 1), 3), Ratio((1, 2), 3)))
    for name in ("whitedots", "blackdots", "whitemarks", "blackmarks"):
        assert f'class="{name}"' in drawn.over()
        assert name not in drawn.svg(layers=UNDER)


def test_notes_stand_in_line_in_all_cells():
    assert layouts.crowded(ruled(Killer((12, 3, 4), 15))) == ("top",)
    assert layouts.crowded(ruled(Killer((80,)))) == ()
    both = ruled(Killer((0, 1), 3), *disjoint_groups(9))
    assert layouts.crowded(both) == ("top", "bottom")
    spots = Spots(both, bytes(81), (511,) * 81, ())
    assert {spots.at(cell, 1)[1] for cell in range(9)} == {spots.at(0, 3)[1]}


def test_cages_that_share_cells_stay_apart():
    both = layer(ruled(Killer((0, 1), 3), Killer((0, 9), 4)), "cages")
    assert 'd="M192 8' in both
    assert 'd="M85 15' in both
    sums = layer(ruled(Killer((0, 1), 3), Killer((0, 9), 4)), "sums")
    assert len(set(re.findall(r'x="(\d+)"', sums))) == 2


def test_a_cage_in_two_pieces_is_joined():
    assert "M50 50L250 50" in layer(ruled(Killer((0, 2), 3)), "cages")


def test_a_thermometer_has_a_bulb_and_a_line():
    drawn = layer(ruled(Thermometer((10, 11, 21))), "lines")
    assert '<circle cx="150" cy="150"' in drawn
    assert "M150 150L250 150L350 250" in drawn


def test_diagonals_run_from_corner_to_corner():
    drawn = layer(ruled(*diagonals(9)), "diagonals")
    assert "M0 0L900 900" in drawn
    assert "M900 0L0 900" in drawn


def test_a_diagonal_that_is_none_is_drawn_as_a_block():
    bent = ruled(Block("diagonal", 1, range(9)))
    assert layer(bent, "diagonals") == ""
    assert layer(bent, "extras").count("Z") == 1


def test_windows_are_filled():
    assert layer(ruled(*windows(9)), "windows").count("Z") == 4


def test_blocks_that_cut_others_are_outlined_apart():
    drawn = layer(ruled(Block("block", 1, (0, 1, 9)), Block("block", 2, (9, 18, 19))), "extras")
    assert drawn.count("Z") == 2
    crossed = ruled(Block("region", 1, (1, 2, 5, 6)), side=4)
    assert "Z" in layer(crossed, "extras")


def test_what_lies_apart_is_told_by_letters():
    groups = ruled(*disjoint_groups(9))
    letters = re.findall(r"<text[^>]*>(\w+)</text>", layer(groups, "letters"))
    assert letters[:4] == ["a", "b", "c", "a"]
    assert len(letters) == 81
    apart = Puzzle([0] * 16, jigsaw(4, "abbaabbaccddccdd")).layout
    assert "".join(re.findall(r">(\w)<", layer(apart, "letters"))) == "aaaa"


def test_only_rules_that_nobody_draws_are_counted(words):
    drawn = ruled(*diagonals(9), *windows(9), Killer((0, 1)), Thermometer((40, 41)))
    assert layouts.undrawn(drawn) == 0
    shown = view.shape(State(board=empty_board(drawn)), words)
    assert shown["undrawn", "hidden"]
    unknown = ruled(other(0, 1), other(2, 3))
    shown = view.shape(State(board=empty_board(unknown)), words)
    assert shown["undrawn", "textContent"] == "Not drawn: 2 rules."


@pytest.mark.parametrize(
    ("language", "cage", "hot"),
    [
        ("en", "in a cage with sum 12", "thermometer, step 2 of 3"),
        ("pt", "numa gaiola de soma 12", "termômetro, posição 2 de 3"),
        ("es", "en una jaula de suma 12", "termómetro, posición 2 de 3"),
    ],
)
def test_a_cell_says_its_rules(language, cage, hot):
    layout = ruled(Killer((0, 1), 12), Thermometer((9, 1, 2)))
    assert label_of(layout, 1, language).endswith(f", {cage}, {hot}")


def test_blocks_are_said_by_kind():
    assert label_of(ruled(*diagonals(9)), 40) == (
        "Row 5, column 5, empty, on a diagonal, on a diagonal"
    )
    assert label_of(ruled(*windows(9)), 10).endswith("in the window of R2C2")
    assert label_of(ruled(*disjoint_groups(9)), 1).endswith("in disjoint group b")
    assert label_of(JIGSAW, 3).endswith("in the region of R1C4")
    assert label_of(ruled(Killer((0, 1))), 0).endswith("in a cage")
    assert label_of(ruled(Sandwich((-1, 3), 12)), 30).endswith("sandwich sum 12 above")
    assert label_of(ruled(Sandwich((3, 9), 12)), 30).endswith("sandwich sum 12 on the right")
    assert label_of(ruled(other(0, 1)), 0).endswith("under another rule")
    assert label_of(ruled(Block("block", 1, (0, 1, 9))), 9).endswith("in the extra region of R1C1")
    assert label_of(layout_for(9), 0) == "Row 1, column 1, empty"


def test_a_picture_has_digits_where_they_are_legible_and_dots_elsewhere():
    board = empty_board(ruled(Killer((0, 1), 3))).but(
        givens=bytes([7] + [0] * 80),
        entries=bytes([0, 2] + [0] * 79),
        colours=(4, 0b101 << 4) + (0,) * 79,
    )
    large, small = picture(board, 120), picture(board, 60)
    assert 'width="120" height="120"' in large
    assert re.search('class="givens"><text[^>]*>7<', large)
    assert re.search('class="entries"><text[^>]*>2<', large)
    assert re.findall(r'width="(\d+)" height="100" data-colour="(\d)"', large) == [
        *[("100", "4"), ("50", "1"), ("50", "3")]
    ]
    assert small.count("<circle") == 2
    assert "aria-hidden" in small


def test_a_picture_of_a_long_board_is_as_long():
    layout = Puzzle([[0, 0, 0, 0]], [(0, 1)], digits=(1, 2)).layout
    assert 'width="80" height="20"' in picture(empty_board(layout), 80)


def test_an_arrow_ends_beside_the_digit_of_its_last_cell():
    drawn = layer(ruled(Arrow((40,), (31, 22)), Arrow((0,), (10,))), "arrows")
    assert 'd="M450 410L450 350L450 278M' in drawn
    assert "L122 122M" in drawn


def test_notes_keep_off_the_dots_between_cells():
    dotted, plain = ruled(Difference((0, 1), 1)), ruled(Thermometer((0, 1)))
    assert layouts.has_marked_edges(dotted)
    assert layouts.has_marked_edges(ruled(Killer((0, 1), 5)))
    assert not layouts.has_marked_edges(plain)
    far, near = [Spots(layout, bytes(81), (511,) * 81, ()).at(0, 3) for layout in (dotted, plain)]
    assert far[0] < near[0]
    assert far[1] > near[1]
