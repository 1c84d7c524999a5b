"""Links of Penpa's, made of a drawing."""

import json
import zlib
from base64 import b64encode

from sudoku_core.formats.penpa import WORDS

FRAME = 4


def packed(text):
    """A text as such links carry it."""
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15)
    return b64encode(deflater.compress(text.encode()) + deflater.flush()).decode().rstrip("=")


def shortened(text):
    """A text in the program's abbreviations."""
    text = text.replace("z", "zZ")
    for short, word in WORDS.items():
        if word != "z":
            text = text.replace(word, "z" + short)
    return text


class Drawing:
    """A board of a side, with margins inside of what is drawn."""

    def __init__(self, side, over=0, left=0, kind="square"):
        self.side, self.over, self.left, self.kind = side, over, left, kind
        self.wide = side + left + FRAME
        self.size = self.wide * (side + over + FRAME)
        self.flags, self.title, self.author, self.prose = "0,0,0,0", "", "", ""
        self.setter, self.solver = {}, {}
        self.skipped = ()

    def cell(self, row, column):
        """The number of a cell, by its row and column from 1."""
        return (row + 1 + self.over) * self.wide + column + 1 + self.left

    def edge(self, row, column, below):
        """The edge below a cell, or right of it."""
        point = self.size + self.cell(row, column)
        return f"{point - (1 if below else self.wide)},{point}"

    def number(self, row, column, text, mode="1"):
        """Write a number into a cell."""
        self.setter.setdefault("number", {})[str(self.cell(row, column))] = [text, 1, mode]

    def walls(self, marks):
        """Thick lines between cells that have other marks."""
        lines = self.setter.setdefault("lineE", {})
        for row in range(1, self.side + 1):
            for column in range(1, self.side + 1):
                mark = marks[row - 1][column - 1]
                if row < self.side and marks[row][column - 1] != mark:
                    lines[self.edge(row, column, True)] = 2
                if column < self.side and marks[row - 1][column] != mark:
                    lines[self.edge(row, column, False)] = 2

    def link(self, mode="edit", answer=None):
        """The link."""
        sides = range(1, self.side + 1)
        cells = [self.cell(row, column) for row in sides for column in sides]
        cells = [cell for cell in cells if cell not in self.skipped]
        steps = [cell - before for before, cell in zip([0, *cells], cells)]
        board = f"{self.kind},{self.wide - FRAME},{self.size // self.wide - FRAME},38,0,1,1,380,380"
        header = f"Title: {self.title},Author: {self.author},,{self.prose},ON,false"
        lines = [
            f"{board},84,84,{self.flags},{header}",
            json.dumps([self.over, 0, self.left, 0]),
            '["1","2","1"]',
            json.dumps(self.setter, separators=(",", ":")),
            json.dumps(self.solver, separators=(",", ":")) if self.solver else "",
            json.dumps(steps, separators=(",", ":")),
        ]
        text = packed(shortened("\n".join(lines)))
        more = f"&a={packed(json.dumps([[], [], [], [], answer, []]))}" if answer else ""
        return f"https://swaroopg92.github.io/penpa-edit/#m={mode}&p={text}{more}"
