"""Shapes of every form in a picture, those of a rule outside the package too."""

from xml.etree import ElementTree as ET

import pytest

import sudoku_core as sc
from sudoku_core.board.fields import declared, place
from sudoku_core.drawing import layouts
from sudoku_core.drawing.shapes import Shape
from tests.made_up import FrameSum

SVG = "{http://www.w3.org/2000/svg}"
MIDDLES = ((50, 50), (150, 50), (150, 150))


def drawn(shape):
    """Return the elements that a shape adds to the picture of an empty board."""

    @declared
    class Marked(sc.Rule):
        """A made-up rule without a condition that is drawn as one shape."""

        kind = "marked"
        cells: tuple[int, ...] = place("cells")

        def conditions(self, layout):
            return ()

        def shapes(self, layout):
            yield shape

    before = [*ET.fromstring(sc.draw(sc.Puzzle([0] * 16))).iter()]
    tree = ET.fromstring(sc.draw(sc.Puzzle([0] * 16, rules=[Marked((0, 1))])))
    known = {(element.tag, *element.attrib.values()) for element in before}
    added = [
        element for element in tree.iter() if (element.tag, *element.attrib.values()) not in known
    ]
    return tree, [element for element in added if element.tag not in (SVG + "g", SVG + "svg")]


@pytest.mark.parametrize(
    ("shape", "tag", "expected"),
    [
        (Shape("line", "lines", MIDDLES), "path", {"d": "M50 50L150 50L150 150"}),
        (Shape("line", "lines", MIDDLES[:2], 6), "path", {"stroke-width": "6"}),
        (
            Shape("arrow", "arrows", MIDDLES[:2]),
            "path",
            {"d": "M50 50L150 50M132 32L150 50L132 68"},
        ),
        (Shape("disc", "dots", ((100, 50),), 9), "circle", {"cx": "100", "cy": "50", "r": "9"}),
        (Shape("square", "dots", ((100, 50),), 10), "path", {"d": "M90 40h20v20h-20Z"}),
        (Shape("shade", "shades", MIDDLES[:1]), "path", {"d": "M100 0L100 100L0 100L0 0Z"}),
        (Shape("text", "clues", ((100, 50),), text="V"), "text", {"x": "100", "y": "64"}),
        (Shape("text", "clues", ((100, 50),), 20, "V"), "text", {"font-size": "20", "y": "57"}),
        (Shape("corner", "sums", MIDDLES[:1], text="<9"), "text", {"x": "5", "y": "19"}),
    ],
    ids=lambda value: value.form if isinstance(value, Shape) else "",
)
def test_a_shape_of_every_form_is_drawn(shape, tag, expected):
    _tree, added = drawn(shape)
    assert [element.tag for element in added] == [SVG + tag]
    assert expected.items() <= added[0].attrib.items()
    assert (added[0].text or "") == shape.text


def test_an_outline_runs_around_its_cells():
    _tree, added = drawn(Shape("outline", "cages", MIDDLES[:2]))
    assert [element.tag for element in added] == [SVG + "path"]


def test_the_picture_is_widened_for_a_clue_outside_the_board():
    inside = ET.fromstring(sc.draw(sc.Puzzle([0] * 16)))
    puzzle = sc.Puzzle([0] * 16, rules=[FrameSum((-1, 0), 4), FrameSum((0, 4), 7)])
    tree = ET.fromstring(sc.draw(puzzle))
    assert inside.get("viewBox") == "-4 -4 408 408"
    assert tree.get("viewBox") == "-4 -52 452 456"  # above and on the right only
    places = {
        (element.text, element.get("x"), element.get("y")) for element in tree.iter(SVG + "text")
    }
    assert places == {("4", "50", "-14"), ("7", "426", "64")}


@pytest.mark.parametrize(
    "shape", [Shape("star", "lines", MIDDLES), Shape("disc", "nonsense", MIDDLES)]
)
def test_a_shape_that_cannot_be_drawn_is_named(shape):
    with pytest.raises(ValueError, match=f"no shape '{shape.form}' with the look '{shape.look}'"):
        drawn(shape)


def test_a_margin_is_as_wide_as_its_widest_clue():
    layout = sc.parse("." * 16 + ";sandwich:5=r0c1;sandwich:12=r1c0").layout
    left, top, right, bottom = layouts.sketch(layout).margins
    assert (right, bottom) == (0, 0)
    assert 0 < top < left < 100
