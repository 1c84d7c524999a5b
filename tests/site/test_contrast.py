"""Test the contrast of every pair of colours that meet on the board, in both schemes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitebuild.paths import WEB
from sudoku_core.drawing import sketch

Colour = tuple[float, float, float]
TOKENS = (WEB / "styles/tokens.css").read_text("utf-8")
BOARD = (WEB / "styles/board.css").read_text("utf-8")
PAIR = re.compile(r"light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)")
MORE = re.search(r"@media \(prefers-contrast: more\) \{\s*:root \{(.*?)\}", TOKENS, re.DOTALL)
TEXTS = ("ink", "soft", "accent", "fault")
PAPERS = ("paper", "sheet", "well", "raised")
DIGITS = ("ink", "pen", "accent", "fault")
MARKS = ("pick", "same", "peer", "fault-tint")
TEXT = 4.5
"""Least contrast of text (WCAG 2.2, 1.4.3)."""
LARGE = 3.0
"""Least contrast of digits from 24 px, and of what shows where something ends."""
COLOURED = 3.5
"""Least contrast of a digit on a mark over a colour: more than large text asks for."""


def parsed(text: str) -> tuple[Colour, float]:
    """Return the colour and the opacity of ``#rrggbb`` or ``rgb(r g b / a)``."""
    if text.startswith("#"):
        red, green, blue = [int(text[k : k + 2], 16) for k in (1, 3, 5)]
        return (red, green, blue), 1
    red, green, blue, opacity = [float(part) for part in re.findall(r"[\d.]+", text)]
    return (red, green, blue), opacity


def token(name: str, scheme: int, *, more: bool = False) -> tuple[Colour, float]:
    """Return the value of a token in the light (0) or the dark (1) scheme.

    Args:
        name: its name.
        scheme: the scheme.
        more: whether more contrast is wanted.
    """
    text = TOKENS.split("@media")[0]
    if more:
        assert MORE
        if other := re.search(rf"--{name}: var\(--(\w+)\);", MORE[1]):
            return token(other[1], scheme)
        if f"--{name}:" in MORE[1]:
            text = MORE[1]
    (value,) = re.findall(rf"--{name}: ({PAIR.pattern})", text)
    return parsed(value[1 + scheme])


def over(top: tuple[Colour, float], below: Colour) -> Colour:
    """Return a colour painted over another."""
    (red, green, blue), opacity = top
    mixed = [
        opacity * a + (1 - opacity) * b for a, b in zip((red, green, blue), below, strict=True)
    ]
    return mixed[0], mixed[1], mixed[2]


def luminance(colour: Colour) -> float:
    """Return the relative luminance (WCAG 2.2)."""
    parts = [part / 255 for part in colour]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    dark, bright = sorted([luminance(one), luminance(other)])
    return (bright + 0.05) / (dark + 0.05)


def tones(scheme: int) -> list[tuple[Colour, float]]:
    """Return the colours that a player may give a cell, as transparent as they are painted."""
    strength = re.search(r"--fill: color-mix\(in srgb, var\(--tone\) (\d+)%", BOARD)
    assert strength
    opacity = int(strength[1]) / 100
    found = re.findall(r"--tone: " + PAIR.pattern, BOARD)
    assert len(found) == 9
    return [(parsed(pair[scheme])[0], opacity) for pair in found]


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_digits_stand_out_from_all_that_a_cell_may_be(scheme: int) -> None:
    sheet = token("sheet", scheme)[0]
    grounds = [(sheet, TEXT)]
    grounds += [(over(token(name, scheme), sheet), TEXT) for name in MARKS]
    for tone in tones(scheme):
        ground = over(tone, sheet)
        grounds += [(ground, TEXT), (over(token("same", scheme), ground), COLOURED)]
    weak = [
        (name, ground, contrast(token(name, scheme)[0], ground))
        for name in DIGITS
        for ground, least in grounds
        if contrast(token(name, scheme)[0], ground) < least
    ]
    assert weak == []


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("over_it", "below", "least"),
    [
        ("ink", "paper", TEXT),
        ("soft", "paper", TEXT),
        ("soft", "sheet", TEXT),
        ("soft", "well", TEXT),
        ("ink", "raised", TEXT),
        ("accent", "paper", TEXT),
        ("accent", "tint", TEXT),
        ("on-accent", "accent", TEXT),
        ("on-accent", "fault", TEXT),  # digits in the markers of a hint
        ("fault", "paper", TEXT),
        ("edge", "sheet", LARGE),
        ("rule", "sheet", LARGE),
        ("ring", "sheet", LARGE),
    ],
)
def test_text_and_edges_stand_out(over_it: str, below: str, least: float, scheme: int) -> None:
    assert contrast(token(over_it, scheme)[0], token(below, scheme)[0]) >= least


STROKE = re.compile(r"stroke: (?:var\(--(\w+)\)|(#\w+)|color-mix\(in srgb, var\(--(\w+)\) (\d+)%)")


def page_line(layer: str, scheme: int) -> tuple[Colour, float]:
    """Return the colour and the opacity in which the page's style sheet draws a layer's lines."""
    (rule,) = re.findall(
        rf"^\.{layer} (?:path|:is\(path, circle\)) \{{(.*?)\}}", BOARD, re.MULTILINE
    )
    found = STROKE.search(rule)
    assert found
    name, colour, mixed, share = found.groups()
    opacity = re.search(r"[^-]opacity: ([\d.]+)", rule)
    strength = float(opacity[1]) if opacity else int(share or 100) / 100
    return (parsed(colour)[0] if colour else token(name or mixed, scheme)[0]), strength


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    "layer",
    ["lines", "beads", "arrows", "circles", "ends", "signs", "dots", "cages", "sumcages"]
    + ["diagonals", "extras", "walls"],
)
def test_what_rules_draw_stands_out_from_the_cells(layer: str, scheme: int) -> None:
    """Thermometers are lines, renbans beads (``sudoku_core/drawing/sketch.py``)."""
    sheet = token("sheet", scheme)[0]
    assert contrast(over(page_line(layer, scheme), sheet), sheet) >= LARGE


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_lines_that_are_told_apart_by_colour_stand_out_from_the_cells(scheme: int) -> None:
    strokes = {
        layer: found[1]
        for layer, attributes in sketch.COLOURED.items()
        if (found := re.search(r'stroke="(#\w{6})"', attributes))
    }
    assert {"whispers", "palindromes", "regionsums", "zippers"} <= set(strokes)
    sheet = token("sheet", scheme)[0]
    weak = {
        layer: colour
        for layer, colour in strokes.items()
        if contrast(parsed(colour)[0], sheet) < LARGE
    }
    assert weak == {}


@pytest.mark.parametrize("more", [False, True], ids=["plain", "more"])
@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_every_text_can_be_read_on_every_paper(scheme: int, more: bool) -> None:
    weak = [
        (text, paper)
        for text in TEXTS
        for paper in PAPERS
        if contrast(token(text, scheme, more=more)[0], token(paper, scheme, more=more)[0]) < TEXT
    ]
    assert weak == []


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_more_contrast_gives_more(scheme: int) -> None:
    sheet = token("sheet", scheme)[0]
    for name, least in (("hair", LARGE), ("rule", 7), ("soft", 7)):
        assert contrast(token(name, scheme, more=True)[0], sheet) >= least
        assert contrast(token(name, scheme)[0], sheet) < contrast(
            token(name, scheme, more=True)[0], sheet
        )
    lit = [contrast(over(token("peer", scheme, more=k), sheet), sheet) for k in (False, True)]
    assert lit[0] < lit[1]
    for digit in DIGITS:
        for mark in MARKS:
            ground = over(token(mark, scheme, more=True), sheet)
            assert contrast(token(digit, scheme, more=True)[0], ground) >= TEXT


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_row_and_column_of_the_picked_cell_can_be_seen(scheme: int) -> None:
    sheet = token("sheet", scheme)[0]
    assert contrast(over(token("peer", scheme), sheet), sheet) > 1.15


def test_the_face_of_digits_is_small_and_stored_offline(dist: Path) -> None:
    fonts = list(dist.glob("app-*/digits*.woff2"))
    assert len(fonts) == 2
    assert sum(path.stat().st_size for path in fonts) < 30_000
    worker = (dist / "sw.js").read_text("utf-8")
    assert all(f"{path.parent.name}/{path.name}" in worker for path in fonts)
    assert "newsreader" in (dist / "licences.html").read_text("utf-8")
