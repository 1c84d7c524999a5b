"""Test where a grid is in a picture: turned upright, moved by hand, seen straight."""

import math
import re

import pytest

from ui.photo.corners import (
    AROUND,
    cell_transform,
    default_corners,
    quarter_turns,
    rotated,
    upright_view,
    with_moved_corner,
)
from ui.photo.state import Photo

SQUARE = ((10.0, 10.0), (90.0, 20.0), (80.0, 60.0), (12.0, 70.0))
PHOTO = Photo(picture=1, width=100, height=80, corners=SQUARE)


def turn(corners, count):
    return corners[-count:] + corners[:-count] if count else corners


@pytest.mark.parametrize("count", range(4))
def test_a_picture_is_shown_as_its_grid_stands_upright(count):
    photo = PHOTO.but(corners=turn(SQUARE, count))
    assert quarter_turns(photo.corners) == count
    wide, high, places = upright_view(photo)
    assert (wide, high) == ((80, 100) if count % 2 else (100, 80))
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = places
    assert ax < bx
    assert dx < cx
    assert ay < dy
    assert by < cy
    assert quarter_turns([(x * wide, y * high) for x, y in places]) == 0


@pytest.mark.parametrize("count", range(4))
def test_turned_there_and_back(count):
    wide, high = (80, 100) if count % 2 else (100, 80)
    there = rotated((30, 7), 100, 80, count)
    assert rotated(there, wide, high, (4 - count) % 4) == (30, 7)


@pytest.mark.parametrize("count", range(4))
def test_a_corner_moves_as_it_is_seen(count):
    photo = PHOTO.but(corners=turn(SQUARE, count))
    before, after = upright_view(photo)[2], upright_view(with_moved_corner(photo, 0, -0.05, 0.1))[2]
    assert after[0] == pytest.approx((before[0][0] - 0.05, before[0][1] + 0.1))
    assert sum(map(math.dist, before[1:], after[1:])) < 1e-9


def test_a_corner_stays_in_the_picture_and_before_the_others():
    assert with_moved_corner(PHOTO, 0, -9, -9).corners[0] == (0, 0)
    assert with_moved_corner(PHOTO, 0, 0.7, 0.3) == PHOTO
    assert with_moved_corner(PHOTO, 1, -0.85, 0.2) == PHOTO


def test_without_a_grid_the_corners_are_around_the_middle():
    corners = default_corners(300, 200)
    assert corners == ((70, 20), (230, 20), (230, 180), (70, 180))
    assert quarter_turns(()) == 0


def at(transform, x, y):
    """Return where a transform of CSS takes a point."""
    m = [float(text) for text in re.findall(r"-?[\d.]+(?=[,)])", transform)]
    assert len(m) == 16
    w = m[3] * x + m[7] * y + m[15]
    return (m[0] * x + m[4] * y + m[12]) / w, (m[1] * x + m[5] * y + m[13]) / w


@pytest.mark.parametrize("count", range(4))
def test_a_cell_is_seen_straight_with_a_little_around_it(count):
    corners = turn(SQUARE, count)
    size, edge = 112, 112 * AROUND / (1 + 2 * AROUND)
    ends = (edge, size - edge)
    first, last = (cell_transform(corners, cell, cell, 9, size) for cell in (0, 8))
    assert at(first, *corners[0]) == pytest.approx((ends[0], ends[0]), abs=0.1)
    assert at(last, *corners[2]) == pytest.approx((ends[1], ends[1]), abs=0.1)
    whole = cell_transform(corners, 0, 0, 1, size)
    places = [(ends[0], ends[0]), (ends[1], ends[0]), (ends[1], ends[1]), (ends[0], ends[1])]
    for corner, place in zip(corners, places):
        assert math.dist(at(whole, *corner), place) < 0.1
