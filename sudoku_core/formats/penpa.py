"""Penpa's links: a drawing as lines of text, abbreviated, deflated, in base64.

Line 0 has the kind of the board, its size, title and author; line 3 the setter's drawing, line 4
the solver's; line 5 the cells of the board. Cells have numbers, row by row, with a frame of two
cells around the board. In the setter's drawing, numbers become givens, cages and thermometers
rules, and thick lines regions; everything else is listed as a drawing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..board.board import Board
from ..board.grid import Grid
from ..board.rule import Rule
from ..drawing.shapes import Shape
from ..rules import diagonals
from .contract import Format, Options
from .document import Document
from .marks.boards import lay_out
from .packing.damage import only_named, strange
from .packing.links import Link
from .packing.unpacking import bytes_of, inflated, json_of
from .packing.values import MOST_NAMES, NOTHING, shortened
from .penpa_drawing import NAME, Frame, areas_of, cages_of, frame_of, thermometers_of
from .penpa_shapes import drawn_shapes

HOSTS = ("swaroopg92.github.io", "opt-pan.github.io")
PATH = "penpa-edit"
WORDS = {
    "9": '"qa"',
    "A": '"pu_a"',
    "B": '"board"',
    "C": '"cage"',
    "D": '"direction"',
    "E": '"lineE"',
    "F": '"freeline"',
    "G": '"grid"',
    "L": '"line"',
    "M": '"edit_mode"',
    "N": '"number"',
    "O": "null",
    "P": '"special"',
    "Q": '"pu_q"',
    "R": '"command_redo"',
    "S": '"surface"',
    "T": '"thermo"',
    "U": '"command_undo"',
    "W": '"wall"',
    "Y": '"symbol"',
    "Z": "z",
    "0": '"squareframe"',
    "1": '"numberS"',
    "2": '"freelineE"',
    "3": '"arrows"',
    "4": '"deletelineE"',
    "5": '"polygon"',
    "6": '"killercages"',
    "7": '"nobulbthermo"',
    "8": '"command_replay"',
    "_": '"__a"',
}
"""The words that abbreviations stand for, by the sign behind the z of the abbreviation."""
DRAWN = (
    "arrows",
    "direction",
    "freeline",
    "freelineE",
    "line",
    "nobulbthermo",
    "polygon",
    "squareframe",
    "surface",
    "symbol",
    "wall",
)
"""Names of drawings without a meaning for the digits."""
READ = ("number", "numberS", "killercages", "cage", "thermo", "lineE")
"""Names of drawings that may be rules; any other name is listed as unsupported."""
IGNORED = ("board", "deletelineE", "command_redo", "command_undo", "command_replay")
"""Names that are not read: erased lines of the board, steps that can be undone."""
NORMAL, SMALL, LISTED = ("1", "6", "8", "10"), "5", "7"
"""Modes of numbers in a cell: alone; small, as notes; as a list of notes."""


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the program, on any site."""
    link = Link(text)
    return PATH in link.path.lower().split("/") or (link.host in HOSTS and "p" in link.fields)


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link."""
    fields = Link(text).fields
    if not fields.get("p"):
        raise only_named(NAME)
    lines = inflated(bytes_of(fields["p"], NAME), NAME).split("\n")
    if len(lines) < 6:
        raise strange(NAME, "p")
    head = lines[0].split(",")
    frame = frame_of(head, json_of(lines[5], NAME))
    drawn = _layer(lines[3])
    reading = _Reading(frame)
    reading.read_layer(drawn, head)
    reading.read_player(_layer(lines[4]))
    if fields.get("a"):
        reading.read_answer(fields["a"])
    return reading.document(head)


def _layer(line: str) -> Mapping[str, object]:
    """Return the parts of a drawing by name; {} for an empty line."""
    if not line.strip():
        return {}
    value = json_of(re.sub("z(.)", lambda match: WORDS.get(match[1], match[0]), line), NAME)
    if not isinstance(value, dict):
        raise strange(NAME, "pu_q")
    return value


def _part(layer: Mapping[str, object], name: str) -> Mapping[str, object]:
    part = layer.get(name) or {}
    return part if isinstance(part, dict) else {}


@dataclass
class _Reading:
    """A drawing that is being read, and the puzzle so far."""

    frame: Frame
    givens: list[int] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    corner: list[int] = field(default_factory=list)
    centre: list[int] = field(default_factory=list)
    areas: list[list[int]] | None = None
    rules: list[Rule] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)
    drawn: set[str] = field(default_factory=set)
    texts: dict[str, object] = field(default_factory=dict)
    shapes: tuple[Shape, ...] = ()
    solution: Grid | None = None

    def __post_init__(self) -> None:
        for name in ("givens", "entries", "corner", "centre"):
            setattr(self, name, [0] * self.frame.side**2)

    def read_layer(self, layer: Mapping[str, object], head: list[str]) -> None:
        """Read the setter's layer."""
        frame = self.frame
        keys = {name for name, value in layer.items() if value not in NOTHING}
        self.drawn |= keys.intersection(DRAWN)
        self.unknown |= {shortened(key) for key in keys.difference(DRAWN, READ, IGNORED)}
        self._read_numbers(layer, self.givens, "number")
        flags = [head[place] == "1" if place < len(head) else False for place in (11, 14)]
        if head[0] == "sudoku":
            self.rules += [
                block for block, there in zip(diagonals(frame.side), flags, strict=True) if there
            ]
        small = dict(_part(layer, "numberS"))
        cages, strange_cages = cages_of(frame, layer.get("killercages"), small)
        self.rules += cages
        if strange_cages or (layer.get("cage") and not cages):
            self.drawn.add("killercages" if strange_cages else "cage")
        if small:
            self.drawn.add("numberS")
            self.texts |= small
        thermometers, strange_lines = thermometers_of(frame, layer.get("thermo"))
        self.rules += thermometers
        if strange_lines:
            self.drawn.add("thermo")
        self.areas, strange_walls = areas_of(frame, _part(layer, "lineE"), diagonal=any(flags))
        if strange_walls:
            self.drawn.add("lineE")
        self.shapes = drawn_shapes(frame, layer, self.drawn, self.texts)

    def read_player(self, layer: Mapping[str, object]) -> None:
        """Read the solver's layer: its digits and notes, not its drawings."""
        self._read_numbers(layer, self.entries, "")
        for key, value in _part(layer, "numberS").items():
            cell = self.frame.cell_of_corner(key)
            digit = self._digit(value[0] if isinstance(value, list) and value else None)
            if cell is not None and digit:
                self.corner[cell] |= 1 << (digit - 1)
        self.entries = [0 if given else entry for given, entry in zip(self.givens, self.entries)]

    def _read_numbers(self, layer: Mapping[str, object], digits: list[int], name: str) -> None:
        for key, value in _part(layer, "number").items():
            cell = self.frame.cell(key)
            if not isinstance(value, list) or len(value) < 3:
                raise strange(NAME, "number")
            symbol, mode = value[0], str(value[2])
            digit = self._digit(symbol) if mode in NORMAL else 0
            mask = self._mask(symbol, mode)
            if cell is not None and mode == LISTED and mask and not mask & (mask - 1):
                digit = mask.bit_length()
            if cell is not None and digit:
                digits[cell] = digit
            elif cell is not None and mask:
                self.centre[cell] |= mask
            elif name and str(symbol).strip():
                self.drawn.add(name)
                self.texts[key] = value

    def _digit(self, symbol: object) -> int:
        text = str(symbol).strip()
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
        return number if number <= self.frame.side else 0

    def _mask(self, symbol: object, mode: str) -> int:
        """Return the mask of the notes in a number's text, 0 for none."""
        if mode == LISTED and isinstance(symbol, list):
            return sum([1 << k for k, there in enumerate(symbol[: self.frame.side]) if there == 1])
        if mode != SMALL or not isinstance(symbol, str):
            return 0
        parts = symbol.split() if " " in symbol.strip() else list(symbol.strip())
        digits = [self._digit(part) for part in parts]
        return sum({1 << (digit - 1) for digit in digits}) if all(digits) else 0

    def read_answer(self, packed: str) -> None:
        """Read the solution that the site checks against, if it has a digit for each cell."""
        data = json_of(inflated(bytes_of(packed, NAME), NAME), NAME)
        numbers = data[4] if isinstance(data, list) and len(data) > 4 else []
        cells = list(self.givens)
        for number in numbers if isinstance(numbers, list) else []:
            key, _, text = str(number).partition(",")
            cell, digit = self.frame.cell(key), self._digit(text)
            if cell is not None and digit:
                cells[cell] = digit
        self.solution = Grid(cells) if all(cells) else None

    def document(self, head: list[str]) -> Document:
        """Return the puzzle that was read."""
        texts = [_text(head[place]) if place < len(head) else "" for place in (15, 16, 18)]
        return Document(
            Board(
                lay_out(self.givens, self.areas, self.rules),
                self.entries,
                self.corner,
                self.centre,
            ),
            solution=self.solution,
            title=texts[0].removeprefix("Title:").strip(),
            author=texts[1].removeprefix("Author:").strip(),
            prose=texts[2].strip(),
            unsupported_rules=tuple(sorted(self.unknown)[:MOST_NAMES]),
            drawings=tuple(sorted(self.drawn)),
            shapes=self.shapes,
        )


def _text(packed: str) -> str:
    """Return a text of the first line with its abbreviations and codes for signs resolved."""
    text = packed.replace("zO", "null").replace("zZ", "z")
    for sign, meant in (("%2C", ","), ("%2D", "\n"), ("%2E", "&"), ("%2F", "=")):
        text = text.replace(sign, meant)
    return text


FORMAT = Format(
    NAME,
    looks_like,
    read,
    sides=(9,),
    example="https://swaroopg92.github.io/penpa-edit/#m=edit&p="
    "pY/BysIwEITvfYqw4G0P2aQmaW4ieKwXT4YceqgoVItWL5G+u5tY+R/gZ7IhfDvMkOn+6h49WpZ2KJFY"
    "2skyrs5HLjpcnkPvxe6Sjum4UlsxXbthwM3reR4fXrSjGG89Iu5bPHXD1FeBUEgU+Y5VAAIExUMQq3dq"
    "/Ru0AR9AA1dmimB1BuYPqOIg+pEZk/Eh1BZrFyMm4hRjVTZZ9uT9gfcNYaPQqRjnpcrI7OH6Zkk2VJLX"
    "haw5ea6CNuX7X/3jHT8",
)
