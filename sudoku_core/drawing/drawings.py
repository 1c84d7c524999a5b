"""Drawings of other programs: their shapes as text, and their colours on light and dark paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shapes import CELL, Shape

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Colour = tuple[int, int, int]

FORMS = {"line": 2, "arrow": 2, "area": 3, "oval": 4, "outline": 1, "text": 1, "corner": 1}
"""The forms of drawings, each with the least number of its points."""
LOOKS = ("underlays", "overlays", "cages", "sums")
"""The looks of drawings."""
MOST_SHAPES = 1000
"""The most shapes of a puzzle; a hostile text has more."""
OUTSIDE = 3
"""Cells beyond the edge of the board within which drawings are shown."""
NONE = "-"
"""A colour or a text that a shape does not have, as text."""
BROAD = 12
"""Width of the lines that are filled areas to the eye."""
PALE, DEEP = 0.4, 0.1
"""Luminance of areas below digits: on light paper at least, on dark paper at most."""
DARK, BRIGHT = 0.3, 0.2
"""Greatest luminance of lines that light paper shows well; such lines get the least luminance that
dark paper shows well."""
FAINT = 0.05
"""Luminance that areas have at least on dark paper, unless they are as good as white."""
WHITE = 0.85
"""Luminance from which a colour is as good as white."""
PAPER = 30
"""Each part of the colour that white becomes on dark paper."""
STEPS = 8
"""Number of steps from a colour to black or white."""
HEX = "0123456789abcdefABCDEF"


def shapes_text(shapes: Iterable[Shape]) -> str:
    """Return the shapes of drawings as text, a line each.

    >>> shapes_text([Shape("line", "underlays", ((50, 50), (150, 50)), 30, stroke="#cccccc")])
    'line underlays 30 - #cccccc 50,50,150,50 '
    """
    lines = []
    for shape in shapes:
        places = ",".join([f"{x},{y}" for x, y in shape.points])
        colours = f"{shape.fill or NONE} {shape.stroke or NONE}"
        text = " ".join(shape.text.split())
        lines.append(f"{shape.form} {shape.look} {shape.size} {colours} {places} {text}")
    return "\n".join(lines)


def shapes_in(text: str) -> tuple[Shape, ...]:
    """Return the shapes in a text from ``shapes_text``; lines that make no sense are left out.

    >>> shapes_in("text overlays 40 #ff0000 - 50,-50 a b\\nno shape")[0].text
    'a b'
    """
    shapes = []
    for line in text.split("\n")[:MOST_SHAPES]:
        try:
            shape = _shape(line)
        except (ValueError, IndexError):
            continue
        if is_drawing(shape):
            shapes.append(shape)
    return tuple(shapes)


def is_drawing(shape: Shape) -> bool:
    """Return whether a shape can be the drawing of another program."""
    colours = (shape.fill, shape.stroke)
    return (
        len(shape.points) >= FORMS.get(shape.form, len(shape.points) + 1)
        and shape.look in LOOKS
        and 0 <= shape.size <= OUTSIDE * CELL
        and all(not colour or is_colour(colour) for colour in colours)
    )


def is_colour(text: str) -> bool:
    """Return whether a text is a colour such as "#cccccc" or "#cccccc80"."""
    return len(text) in (7, 9) and text[0] == "#" and all(sign in HEX for sign in text[1:])


def tones(colour: str, *, below_digits: bool) -> tuple[str, str]:
    """Return a colour for light paper and one for dark paper.

    On dark paper the lightness is the opposite one, and white is the paper's colour. Areas below
    digits are made so pale or so deep that digits can be read on them, lines so bright that dark
    paper shows them as well as light paper does.

    >>> tones("#000000", below_digits=False), tones("#0000ff", below_digits=True)
    (('#000000', '#ffffff'), ('#9f9fff', '#1e1eff'))

    Args:
        colour: as in a shape.
        below_digits: whether the colour fills an area on which digits may stand.
    """
    light: Colour = int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    shift = 255 - max(light) - min(light)
    red, green, blue = [PAPER + (part + shift) * (255 - PAPER) // 255 for part in light]
    dark: Colour = red, green, blue
    if below_digits:
        dark = _darker(dark if luminance(light) > WHITE else _brighter(dark, FAINT), DEEP)
        light = _brighter(light, PALE)
    elif luminance(light) <= DARK:
        dark = _brighter(dark, BRIGHT)
    clear = colour[7:]
    return "#{:02x}{:02x}{:02x}".format(*light) + clear, (
        "#{:02x}{:02x}{:02x}".format(*dark) + clear
    )


def luminance(colour: Colour) -> float:
    """Return the relative luminance of a colour, about as WCAG defines it."""
    red, green, blue = [float((part / 255) ** 2.2) for part in colour]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _shape(line: str) -> Shape:
    form, look, size, fill, stroke, places, text = line.split(" ", 6)
    numbers = [int(number) for number in places.split(",")]
    points = [(numbers[k], numbers[k + 1]) for k in range(0, len(numbers), 2)]
    return Shape(form, look, tuple(points), int(size), text, fill.strip(NONE), stroke.strip(NONE))


def _brighter(colour: Colour, least: float) -> Colour:
    return _towards(colour, 255, lambda mixed: luminance(mixed) >= least)


def _darker(colour: Colour, most: float) -> Colour:
    return _towards(colour, 0, lambda mixed: luminance(mixed) <= most)


def _towards(colour: Colour, end: int, is_enough: Callable[[Colour], bool]) -> Colour:
    """Return the first of some steps from a colour to black or white that is enough."""
    mixed = colour
    for step in range(STEPS + 1):
        red, green, blue = [part + (end - part) * step // STEPS for part in colour]
        mixed = red, green, blue
        if is_enough(mixed):
            break
    return mixed
