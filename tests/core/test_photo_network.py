"""The network that reads cells: its weights as text, and as ONNX."""

import random
from math import exp

import pytest

from sudoku_core import InputError
from sudoku_core.photo import cells, grid
from sudoku_core.photo.network import (
    LAYERS,
    SIDE,
    SIZES,
    model,
    read_weights,
    write_onnx,
    write_weights,
)
from sudoku_core.photo.opencv import OpenCV
from tests import pages
from tests.missing import missing
from tests.plain import CLASSIC, HARD, digits


def made_up(seed):
    """Weights of a size with which numbers neither vanish nor grow."""
    drawn = random.Random(seed)
    return [
        [drawn.gauss(0, (2 / size * layer.given) ** 0.5) for _ in range(size)]
        for layer, size in zip([layer for layer in LAYERS for _ in "wb"], SIZES)
    ]


def by_hand(weights, square):
    """What the network says of a square, by its description."""
    planes, side = [square], SIDE
    for number, layer in enumerate(LAYERS):
        factors, biases = weights[2 * number : 2 * number + 2]
        if layer.kernel:
            planes = [
                halved(seen(planes, side, factors, biases, which, layer.kernel), side)
                for which in range(layer.given)
            ]
            side //= 2
            continue
        flat = [value for plane in planes for value in plane]
        found = [
            bias + sum(a * b for a, b in zip(factors[which * len(flat) :], flat))
            for which, bias in enumerate(biases)
        ]
        planes = [[max(value, 0.0) for value in found]]
    return found


def seen(planes, side, factors, biases, which, kernel):
    """A plane that a convolution gives, with nothing below 0."""
    half, found = kernel // 2, []
    first = which * len(planes) * kernel * kernel
    for row in range(side):
        for column in range(side):
            total, place = biases[which], first
            for plane in planes:
                for y in range(row - half, row + half + 1):
                    for x in range(column - half, column + half + 1):
                        if 0 <= y < side and 0 <= x < side:
                            total += factors[place] * plane[y * side + x]
                        place += 1
            found.append(max(total, 0.0))
    return found


def halved(plane, side):
    """Of two by two pixels the largest."""
    return [
        max(plane[(2 * y + j) * side + 2 * x + i] for j in (0, 1) for i in (0, 1))
        for y in range(side // 2)
        for x in range(side // 2)
    ]


@pytest.fixture(scope="module")
def vision():
    try:
        return OpenCV()
    except ImportError:
        missing("opencv-python-headless and NumPy")


def test_opencv_runs_what_is_described(vision):
    weights = made_up(1)
    network = vision.network(write_onnx(weights))
    drawn = random.Random(2)
    squares = [[drawn.random() for _ in range(SIDE * SIDE)] for _ in range(2)]
    found = vision.answers(network, [value for square in squares for value in square], SIDE)
    assert found == pytest.approx(
        [value for square in squares for value in by_hand(weights, square)], abs=1e-3, rel=1e-3
    )


def test_weights_are_text():
    weights = made_up(3)
    text = "# a remark\n" + write_weights(weights)
    for row, again in zip(weights, read_weights(text)):
        assert again == pytest.approx(row, rel=1e-4)


@pytest.mark.parametrize("text", ["", "1 2 3\n", "one\n", write_weights([[0.0]] * 10)])
def test_other_texts_are_no_weights(text):
    with pytest.raises(InputError) as refused:
        read_weights(text)
    assert refused.value.code == "photo.weights"


def test_the_weights_that_come_along_are_of_this_network():
    assert len(model()) == len(write_onnx(made_up(1)))


@pytest.mark.parametrize("name", pages.FONTS)
def test_printed_digits_are_known(vision, name):
    network = vision.network(model())
    for text in (CLASSIC, HARD):
        for page in (pages.page(text, name=name), pages.page(text, name=name, size=0.45, thick=3)):
            squares = cells.cut(vision, page, grid.darkness(vision, page), pages.corners(), 9)
            found = cells.likelihoods(vision, network, squares, 9)
            chances = [exp(row[digit]) for row, digit in zip(found, digits(text), strict=True)]
            assert min(chances) > 0.75
            assert sum(chances) > 0.98 * len(chances)
