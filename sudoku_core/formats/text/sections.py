"""Cut a text into sections: lines of a grid, and its rule lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules import KINDS
from ..errors import ParseError
from .chunks import chunks_of
from .lexer import is_rule, read_rows
from .rule_lines import read_rule_line, split_rule_lines
from .stray import stray_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from .plan import Plan
    from .rule_lines import RuleLine

    Line = tuple[int, str]
    """The number of a line, and the line."""


class Section:
    """The lines of one or more grids, with the rule lines of the last grid.

    ``lines`` are numbered; ``joined`` is True if the last of the lines has both cells and rule
    lines; ``error`` is the error of the first faulty rule line.
    """

    __slots__ = ("error", "joined", "lines", "rule_lines")

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.rule_lines: list[RuleLine] = []
        self.error: ParseError | None = None
        self.joined = False

    @property
    def text(self) -> str:
        """The lines without their numbers."""
        return "\n".join([line for _, line in self.lines])

    @property
    def first(self) -> int:
        """The number of the first line."""
        return self.lines[0][0] if self.lines else 1

    @property
    def begins(self) -> Line | None:
        """The first line that is not blank, or None."""
        return next((line for line in self.lines if has_content(line[1])), None)

    @property
    def has_gaps(self) -> bool:
        """True if some dashes are gaps rather than drawn lines."""
        last = len(self.lines) - 1
        for index, (_, line) in enumerate(self.lines):
            if "-" in line and "=" not in line:
                drawn = is_rule(line.strip()) and not (self.joined and index == last)
                if not drawn and "-" in line.partition("#")[0]:
                    return True
        return False

    def part(self, begin: int, end: int | None = None) -> Section:
        """Return a section of some of the lines, with the rule lines."""
        other = Section(self.lines[begin:end])
        if end is None:
            other.rule_lines, other.error, other.joined = self.rule_lines, self.error, self.joined
        return other


def has_content(line: str) -> bool:
    """Return whether a line has more than blanks and a comment."""
    return line.partition("#")[0].strip() != ""


def sections_of(text: str) -> Iterator[Section]:
    """Yield the sections of a text whose lines end in a newline; at least one.

    >>> sections = list(sections_of("1...\\n....\\n....\\n....\\nbox:none\\n....;diagonals"))
    >>> [(section.text.split(), len(section.rule_lines)) for section in sections]
    [(['1...', '....', '....', '....'], 1), (['....'], 1)]
    """
    # In computer programs, a word with a colon need not be a rule line.
    loose = ":=" not in text and not any(sign in text for sign in "[{(")
    current = Section([])
    filled = closed = False
    lines = text.split("\n")
    last = max([number for number, line in enumerate(lines, 1) if has_content(line)] + [0])
    strays = stray_words(lines) if loose else []
    for number, line in enumerate(lines, 1):
        head, pieces = split_rule_lines(line.partition("#")[0], loose)
        bare = line.strip().lower()
        if bare == "x" and not any(len(above) > 3 for _, above in current.lines):
            head, pieces = line, []  # among lines of a few cells, x is an empty cell
        elif number in strays or (bare[-1:] == ":" and bare[:-1] in KINDS and number == last):
            head, pieces = "", [(line, 1)]  # a word, or a heading with nothing under it
        has_text = head.strip() != ""
        if has_text and closed:
            yield current
            current = Section([])
            filled = closed = False
        # In a line with rule lines a plus is a space, as in links; elsewhere it may be drawn.
        current.lines.append((number, head.replace("+", " ") if pieces else line))
        filled = filled or has_text
        if pieces:
            # Rule lines before the first grid are that grid's.
            closed = filled
            current.joined = has_text
            _add_rule_lines(current, pieces, number)
    yield current


def _add_rule_lines(section: Section, pieces: Sequence[tuple[str, int]], number: int) -> None:
    try:
        for piece, column in pieces:
            section.rule_lines.append(read_rule_line(piece, number, column))
    except ParseError as error:
        section.error = section.error or error


def cut(section: Section, side: int | None) -> Iterator[Section]:
    """Yield a section for each grid; the last has the rule lines.

    Args:
        section: the section, whose grids are squares.
        side: the side of all grids, or None if the text leaves it open.
    """
    begin = 0
    end = None
    for rows in chunks_of(read_rows(section.text, section.first), side):
        if end is not None:
            yield section.part(begin, end)
            begin = end
        end = rows[-1].number - section.first + 1 if rows else 0
    yield section.part(begin)


def last_grid(section: Section, extent: tuple[int, int]) -> tuple[int, int]:
    """Return the index of the first line of the last grid, and the number of that grid's cells.

    >>> last_grid(Section([(1, "...."), (2, "12"), (3, "..")]), (2, 2))
    (1, 4)
    """
    size = extent[0] * extent[1]
    count = 0
    first = len(section.lines)
    while first and count < size:
        first -= 1
        count += count_cells(section.lines[first][1], extent)
    return first, count


def fits(section: Section, plan: Plan, extent: tuple[int, int] | None) -> bool:
    """Return whether the last lines are a grid of the shape."""
    if extent is None or plan.shape or plan.corners or section.has_gaps:
        return True
    return last_grid(section, extent)[1] == extent[0] * extent[1]


def cut_by_size(
    section: Section, extent: tuple[int, int], rest: Callable[[Section], Iterator[Section]]
) -> Iterator[Section]:
    """Yield the sections of a text whose last grid has a shape known from rule lines.

    Args:
        section: the section.
        extent: the rows and columns of the last grid.
        rest: cuts the lines before the last grid.
    """
    first, _ = last_grid(section, extent)
    if any(has_content(line) for _, line in section.lines[:first]):
        yield from rest(section.part(0, first))
        yield section.part(first)
    else:
        yield section


def cut_alike(section: Section, extent: tuple[int, int]) -> Iterator[Section]:
    """Yield the sections of a text whose grids all have the same shape.

    Args:
        section: the section.
        extent: rows and columns of each grid.
    """
    size = extent[0] * extent[1]
    begin = count_so_far = 0
    for index, (_, line) in enumerate(section.lines):
        count = count_cells(line, extent)
        if count_so_far and count and (count_so_far >= size or count == size):
            yield section.part(begin, index)
            begin, count_so_far = index, 0
        count_so_far += count
    yield section.part(begin)


def count_cells(line: str, extent: tuple[int, int]) -> int:
    """Return the number of cells in a line, of words or of signs.

    >>> count_cells("1 2 - 10", (4, 4)), count_cells("12- .1.", (6, 6))
    (4, 6)
    """
    words = [word for row in read_rows(line, 1, True) for word, _, _ in row.words]
    if len(words) in (extent[1], extent[0] * extent[1]):
        return len(words)
    return sum([len(word) for word in words])
