"""Drawings of other programs: their shapes, in pictures and as text."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import sudoku_core as sc
from sudoku_core import formats
from sudoku_core.drawing.drawings import luminance, shapes_in, shapes_text, tones
from sudoku_core.drawing.shapes import Shape
from sudoku_core.formats.marks.drawings import colour_of
from sudoku_core.formats.packing.lzstring import pack
from tests.sharing.boards_told import board, drawing, link
from tests.sharing.penpalinks import Drawing as Penpa

SVG = "{http://www.w3.org/2000/svg}"
LINE = {"lines": [["R1C1", "R2C2", "R2C3"]], "outlineC": "#CFCFCF", "width": 0.3}
CIRCLE = {
    "cells": ["R1C1", "R1C2"],
    "baseC": "#FFFFFF",
    "outlineC": "#000000",
    "fontC": "#F00",
    "width": 0.5,
    "height": 0.5,
    "value": "X",
}
BOX = {"cells": ["R3C3"], "baseC": "#FFF", "outlineC": "#00F", "width": 1, "height": 1}
CAGE = {"cells": ["R4C1", "R4C2"], "value": "7", "outlineC": "#000000", "fontC": "#000000"}
TEXT = {"cells": ["R0C2"], "value": "45", "fontC": "#000000", "size": 0.5}
DRAWN = board(
    4,
    {15: {"c": "#FFA0A0"}},
    line=[LINE],
    circle=[CIRCLE],
    rectangle=[BOX, {**BOX, "angle": 45}],
    cage=[CAGE],
    text=[TEXT],
)


def shapes(data: object) -> tuple[Shape, ...]:
    return formats.read(link(data)).shapes


def test_drawings_of_fpuzzles_are_shapes() -> None:
    assert [(shape.form, shape.look, shape.points) for shape in shapes(DRAWN)] == [
        ("area", "underlays", ((300, 300), (400, 300), (400, 400), (300, 400))),
        ("line", "underlays", ((50, 50), (150, 150), (250, 150))),
        ("area", "underlays", ((200, 200), (300, 200), (300, 300), (200, 300))),
        ("area", "underlays", ((250, 179), (321, 250), (250, 321), (179, 250))),
        ("oval", "overlays", ((75, 25), (125, 25), (125, 75), (75, 75))),
        ("text", "overlays", ((100, 50),)),
        ("outline", "cages", ((50, 350), (150, 350))),
        ("corner", "sums", ((50, 350),)),
        ("text", "overlays", ((150, -50),)),
    ]
    by_form = {shape.form: shape for shape in shapes(DRAWN)}
    assert (by_form["line"].size, by_form["line"].stroke) == (30, "#cfcfcf")
    assert (by_form["oval"].fill, by_form["oval"].stroke) == ("#ffffff", "#000000")
    assert (by_form["corner"].text, by_form["text"].text) == ("7", "45")


def test_several_colours_of_a_cell_stand_side_by_side() -> None:
    both = shapes(board(4, {0: {"cArray": ["#F00", "#00F"]}}))
    assert [(shape.points[0], shape.points[2], shape.fill) for shape in both] == [
        ((0, 0), (50, 100), "#ff0000"),
        ((50, 0), (100, 100), "#0000ff"),
    ]


def test_a_drawing_of_a_known_rule_is_left_to_the_rule() -> None:
    whispers = {**LINE, "fromConstraint": "Whispers"}
    known = board(line=[whispers], whispers=[{"lines": LINE["lines"]}])
    assert shapes(known) == ()
    assert [shape.form for shape in shapes(board(line=[whispers]))] == ["line"]


def test_a_picture_has_the_drawings() -> None:
    document = formats.read(link(DRAWN))
    tree = ET.fromstring(sc.draw(document))
    assert {element.text for element in tree.iter(SVG + "text")} == {"X", "7", "45"}
    colours = [(path.get("fill"), path.get("stroke")) for path in tree.iter(SVG + "path")]
    assert (None, "#cfcfcf") in colours
    assert ("#ffffff", "#000000") in colours
    assert tree.get("viewBox") == "-4 -74 408 478"  # for the text above the board
    assert "cfcfcf" not in sc.draw(document.puzzle)


@pytest.mark.parametrize("far", ["R90C1", "R-90C1", "R1C99"])
def test_a_drawing_far_outside_is_not_drawn(far: str) -> None:
    document = formats.read(link(board(4, text=[{**TEXT, "cells": [far]}])))
    assert sc.draw(document) == sc.draw(document.puzzle)


DAMAGED = (None, True, 7, "x", "1e999", -3, 10**9, [], {}, [None], [[]], ["R1C1"], "#12345", "R1")


def damaged(value: Any, random: Random) -> Any:
    """Return JSON with one value in it replaced."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(sorted(value))
        return {**value, key: damaged(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        place = random.randrange(len(value))
        return [*value[:place], damaged(value[place], random), *value[place + 1 :]]
    return random.choice(DAMAGED)


@pytest.mark.parametrize("seed", range(8))
def test_damaged_drawings_do_no_harm(seed: int) -> None:
    random = Random(seed)
    keys = ("line", "circle", "rectangle", "cage", "text")
    for _ in range(40):
        data = dict(DRAWN)
        key = random.choice(keys)
        data[key] = damaged(data[key], random)
        ET.fromstring(sc.draw(formats.read(link(data))))


def test_shapes_come_back_from_their_text() -> None:
    found = shapes(DRAWN)
    assert shapes_in(shapes_text(found)) == found
    words = Shape("text", "overlays", ((1, -2), (3, 4)), 5, "<b> & c")
    assert shapes_in(shapes_text([words])) == (words,)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "line underlays 3 - - 1,2,3,4",
        "star underlays 3 - - 1,2 ",
        "line nonsense 3 - - 1,2,3,4 ",
        "line underlays 3 - red 1,2,3,4 ",
        'line underlays 3 - #"><b> 1,2,3,4 ',
        "line underlays x - - 1,2,3,4 ",
        "line underlays 3 - - 1,2,3 ",
        "line underlays 3 - - 1,2 ",
        "line underlays -3 - - 1,2,3,4 ",
    ],
)
def test_a_line_that_makes_no_sense_is_left_out(line: str) -> None:
    right = shapes_text([Shape("line", "underlays", ((0, 0), (9, 9)))])
    assert len(shapes_in(f"{right}\n{line}\n{right}")) == 2


@pytest.mark.parametrize(
    ("value", "colour"),
    [
        ("#CFCFCF", "#cfcfcf"),
        ("CFCFCF", "#cfcfcf"),
        ("#f008", "#ff000088"),
        ("#12345600", ""),
        ("rgb(1, 2, 300)", "#0102ff"),
        ("rgba(0,0,0,0)", ""),
        ("transparent", ""),
        ("white", "#ffffff"),
        ("url(x)", "usual"),
        (None, "usual"),
        (["#fff"], "usual"),
    ],
)
def test_colours(value: object, colour: str) -> None:
    assert colour_of(value, "usual") == colour


def contrast(first: str, second: str) -> float:
    bright, dark = sorted(
        [
            luminance((int(c[1:3], 16), int(c[3:5], 16), int(c[5:7], 16))) + 0.05
            for c in (first, second)
        ],
        reverse=True,
    )[:2]
    return bright / dark


COLOURS = [
    f"#{r}{g}{b}" for r in ("00", "80", "ff") for g in ("00", "80", "ff") for b in ("00", "ff")
]


@pytest.mark.parametrize("colour", COLOURS)
def test_digits_can_be_read_on_every_colour(colour: str) -> None:
    light, dark = tones(colour, below_digits=True)
    assert contrast(light, "#1e1b15") > 4.5  # the page's ink
    assert contrast(dark, "#ece6d9") > 4.5


@pytest.mark.parametrize("colour", COLOURS)
def test_what_shows_on_light_paper_shows_on_dark_paper(colour: str) -> None:
    light, dark = tones(colour, below_digits=False)
    assert light == colour
    if contrast(colour, "#fffdf8") > 3:
        assert contrast(dark, "#211f1a") > 3


SUDOKUPAD = drawing(
    lines=[{"wayPoints": [[0.5, 0.5], [1.5, 1.5]], "color": "#CFCFCF", "thickness": 16}],
    arrows=[{"wayPoints": [[0.5, 0.5], [2.5, 0.5]], "color": "#a1a1a1", "thickness": 5}],
    underlays=[
        {
            "center": [4.5, 4.5],
            "width": 0.85,
            "height": 0.85,
            "rounded": True,
            "backgroundColor": "#ccc",
        }
    ],
    overlays=[
        {
            "center": [1, 1.5],
            "width": 0.5,
            "height": 0.25,
            "borderColor": "#000",
            "text": "V",
            "fontSize": 32,
        }
    ],
    cages=[{"cells": [[8, 0], [8, 1]], "value": "x"}],
)


def test_drawings_of_sudokupad_are_shapes() -> None:
    document = formats.read("https://sudokupad.app/scl" + pack(json.dumps(SUDOKUPAD)))
    assert [(shape.form, shape.look, shape.points[:2]) for shape in document.shapes] == [
        ("oval", "underlays", ((408, 408), (492, 408))),
        ("line", "underlays", ((50, 50), (150, 150))),
        ("arrow", "overlays", ((50, 50), (50, 250))),
        ("outline", "cages", ((50, 850), (150, 850))),
        ("corner", "sums", ((50, 850),)),
        ("area", "overlays", ((125, 88), (175, 88))),
        ("text", "overlays", ((150, 100),)),
    ]
    assert [shape.size for shape in document.shapes] == [0, 25, 8, 0, 0, 3, 50]
    ET.fromstring(sc.draw(document))


def test_sudokupads_drawings_are_placed_on_a_board_with_clues_around() -> None:
    data = drawing(11, lines=[{"wayPoints": [[1.5, 1.5], [2.5, 2.5]]}])
    data["regions"] = [[[r + 1, c + 1] for r, c in region] for region in data["regions"]]
    data["cells"][0][2] = {"value": 17}
    document = formats.read("https://sudokupad.app/scl" + pack(json.dumps(data)))
    assert [(shape.points, shape.text) for shape in document.shapes] == [
        (((150, -50),), "17"),
        (((50, 50), (150, 150)), ""),
    ]


def test_shortened_names_are_drawn_too() -> None:
    text = (
        "{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{c:CFCFCF,th:16,wp:[[0.5,0.5],[1.5,1.5]]}],"
        "u:[{c2:ff0000,ct:[2.5,2.5],r:t,w:1,h:1}]}"
    )
    document = formats.read("https://sudokupad.app/scl" + pack(text))
    assert [(s.form, s.fill, s.stroke, s.size) for s in document.shapes] == [
        ("oval", "#ff0000", "", 0),
        ("line", "", "#cfcfcf", 25),
    ]


@pytest.mark.parametrize("seed", range(8))
def test_damaged_drawings_of_sudokupad_do_no_harm(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        data = dict(SUDOKUPAD)
        key = random.choice(("lines", "arrows", "underlays", "overlays"))
        data[key] = damaged(data[key], random)
        document = formats.read("https://sudokupad.app/scl" + pack(json.dumps(data)))
        ET.fromstring(sc.draw(document))


def penpa() -> Penpa:
    """A link of Penpa's with a drawing of each sort."""
    made = Penpa(9)
    cells = [made.cell(2, column) for column in (1, 2, 3)]
    made.number(0, 4, "45")
    made.setter |= {
        "surface": {str(made.cell(1, 1)): 6},
        "line": {f"{cells[0]},{cells[1]}": 5},
        "arrows": [cells],
        "nobulbthermo": [cells[:2]],
        "symbol": {
            str(made.cell(3, 3)): [1, "circle_L", 1],
            str(made.size * 3 + made.cell(5, 5)): [2, "circle_SS", 2],
            str(made.cell(4, 4)): [3, "star", 1],
        },
        "numberS": {str(4 * (made.cell(9, 9) + made.size)): ["7", 1]},
    }
    return made


def test_drawings_of_penpa_are_shapes() -> None:
    document = formats.read(penpa().link())
    assert [(shape.form, shape.look, shape.points[:2]) for shape in document.shapes] == [
        ("area", "underlays", ((0, 0), (100, 0))),
        ("oval", "underlays", ((10, 110), (90, 110))),
        ("arrow", "overlays", ((50, 150), (150, 150))),
        ("line", "underlays", ((50, 150), (150, 150))),
        ("line", "underlays", ((50, 150), (150, 150))),
        ("oval", "underlays", ((207, 207), (293, 207))),
        ("oval", "overlays", ((487, 437), (513, 437))),
        ("text", "overlays", ((350, -50),)),
        ("text", "overlays", ((825, 825),)),
    ]
    assert [shape.text for shape in document.shapes if shape.text] == ["45", "7"]
    ET.fromstring(sc.draw(document))


@pytest.mark.parametrize("seed", range(8))
def test_damaged_drawings_of_penpa_do_no_harm(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        made = penpa()
        key = random.choice(("surface", "line", "arrows", "nobulbthermo", "symbol"))
        made.setter[key] = damaged(made.setter[key], random)
        ET.fromstring(sc.draw(formats.read(made.link())))
