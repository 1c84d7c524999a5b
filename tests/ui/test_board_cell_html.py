"""Test the HTML of a cell: its digit, small digits beside, and notes."""

import re

import pytest

from sudoku_core.drawing.layouts import texts_of
from ui.board.cell_html import cell_html, places
from ui.board.cells import Look
from ui.state import layout_for

DIGITS = ("", "1", "2", "3", "4", "5", "6", "7", "8", "9")


def text(markup):
    """Return the text in a piece of markup."""
    return re.sub("<[^>]*>", "", markup)


def test_a_cell_holds_its_digit_and_what_stands_beside_it():
    assert cell_html(Look("entry", "7"), DIGITS, (3, 3)) == "7"
    beside = cell_html(Look("solved", "7", "4", second="2"), DIGITS, (3, 3))
    assert beside == "<s>4</s>7<small>2</small>"
    assert cell_html(Look(), DIGITS, (3, 3)) == ""


def test_several_colours_are_slices_behind_the_contents():
    assert "em" not in cell_html(Look("entry", "7", colour=2), DIGITS, (3, 3))
    both = cell_html(Look("entry", "7", colour=0b1010 << 4), DIGITS, (3, 3))
    assert re.findall(r'data-colour="(\d)" style="--k:(\d);--n:(\d)"', both) == [
        *[("2", "0", "2"), ("4", "1", "2")]
    ]
    assert both.startswith("7<em ")
    assert text(both) == "7"


@pytest.mark.parametrize("packed", [False, True])
def test_corner_notes_stand_along_the_edges(packed):
    markup = cell_html(Look(corner=0b100010001), DIGITS, (3, 3), packed=packed)
    assert "<span>1 5</span><span>9</span>" in markup
    assert 'class="edges"' in markup
    assert 'class="centre"' not in markup


def test_centre_notes_alone_stand_at_the_place_of_their_digit_unless_packed():
    markup = cell_html(Look(centre=0b10001, conflicting=1), DIGITS, (3, 3), packed=False)
    blank = "\u2007"
    assert text(markup) == f"1 {blank} {blank}\n{blank} 5 {blank}\n{blank} {blank} {blank}"
    assert "<u>1</u>" in markup
    assert 'class="centre"' in cell_html(Look(centre=0b10001), DIGITS, (3, 3))
    texts = texts_of(layout_for(16))
    assert 'class="places"' in cell_html(Look(centre=0b11), texts, (4, 4), packed=False)
    both = Look(corner=0b1, centre=0b110000)
    assert cell_html(both, DIGITS, (3, 3), packed=False) == cell_html(both, DIGITS, (3, 3))


def test_beside_others_in_the_middle_they_stand_above_and_below():
    markup = cell_html(Look(corner=0b1011, centre=0b110000), DIGITS, (3, 3))
    assert "<span>1 2</span><span>4</span>" in markup
    assert text(markup).endswith("56")


def test_notes_in_conflict_are_marked_within_the_text():
    markup = cell_html(Look(corner=0b11, conflicting=0b10), DIGITS, (3, 3))
    assert "<u>2</u>" in markup
    assert "<u>1</u>" not in markup
    assert "<u>3</u>" in cell_html(Look(centre=0b100, conflicting=0b100), DIGITS, (3, 3))


def test_many_notes_in_the_middle_stand_in_rows_and_smaller():
    few, many = [cell_html(Look(centre=mask), DIGITS, (3, 3)) for mask in (0b111, 0b111111111)]
    assert text(few) == "123"
    assert text(many) == "12345\n6789"
    texts = texts_of(layout_for(25))
    rows = text(cell_html(Look(centre=(1 << 25) - 1), texts, (5, 5))).split("\n")
    assert rows[0].split() == ["1", "2", "3", "4", "5"]
    assert len(rows) == 5


def test_notes_of_two_digits_have_places_as_wide():
    texts = texts_of(layout_for(16))
    look = Look(centre=1 | 1 << 9)
    rows = text(cell_html(look, texts, (4, 4), packed=False)).split("\n")
    assert [len(row) for row in rows] == [11] * 4
    assert rows[2].split(" ")[1] == "10"


def test_a_side_without_boxes_has_places_too():
    assert places(9, None) == (3, 3)
    assert places(6, (3, 2)) == (3, 2)
    assert places(5, None) == (2, 3)
    rows = text(cell_html(Look(centre=0b10000), DIGITS[:6], None, packed=False)).split("\n")
    assert rows[1].split(" ")[1] == "5"
