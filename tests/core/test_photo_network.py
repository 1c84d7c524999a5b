"""The network that reads cells."""

from math import exp

import pytest

from sudoku_core.photo import cells, grid
from sudoku_core.photo.network import CLASSES, SIDE, model
from sudoku_core.photo.opencv import OpenCV
from tests import pages
from tests.missing import missing
from tests.plain import CLASSIC, HARD, digits


@pytest.fixture(scope="module")
def vision():
    try:
        return OpenCV()
    except ImportError:
        missing("opencv-python-headless and NumPy")


@pytest.fixture(scope="module")
def network(vision):
    return vision.network(model())


def test_a_blank_square_is_blank(vision, network):
    scores = vision.answers(network, [0.0] * SIDE**2, SIDE)
    assert len(scores) == CLASSES
    assert scores.index(max(scores)) == 0


def test_squares_do_not_influence_each_other(vision, network):
    page = pages.page(CLASSIC)
    dark = grid.darkness(vision, page)
    squares = cells.cut(vision, page, dark, pages.corners(), 9)[:3]
    alone = [score for square in squares for score in vision.answers(network, square, SIDE)]
    together = vision.answers(network, [level for square in squares for level in square], SIDE)
    assert together == pytest.approx(alone, abs=1e-3)


@pytest.mark.parametrize("name", pages.FONTS)
def test_printed_digits_are_known(vision, network, name):
    for text in (CLASSIC, HARD):
        for page in (pages.page(text, name=name), pages.page(text, name=name, size=0.45, thick=3)):
            squares = cells.cut(vision, page, grid.darkness(vision, page), pages.corners(), 9)
            rows = cells.likelihoods(vision, network, squares, 9)
            chances = [exp(row[digit]) for row, digit in zip(rows, digits(text), strict=True)]
            assert min(chances) > 0.75
            assert sum(chances) > 0.98 * len(chances)
