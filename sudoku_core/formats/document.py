"""The contract of programs: a puzzle, a player's progress, and notes about the puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..language.messages import Message
from .errors import ParseError

PROGRESS = ("entries", "corner", "centre")
"""Names of the fields of a player's progress: digits, corner notes, centre notes."""
ABOUT = ("title", "author", "prose", "solution")
"""Names of the fields about a puzzle."""


@dataclass(frozen=True, slots=True)
class Shared:
    """A puzzle as a program shares it.

    Args:
        puzzle: the blocks and rules that are known, and the givens.
        entries: by cell what is filled in, 0 for nothing and where a given stands; or none at all.
        corner: by cell the corner notes, a bit a digit, bit 0 for the first; or none at all.
        centre: by cell the centre notes likewise; or none at all.
        solution: the one that is stored with it, which need not be right.
        title: title of the puzzle.
        author: author of the puzzle.
        prose: its rules in words, which are not read.
        unknown: the rules that it has beside, by the program's own words; they are left out.
        drawn: drawings that are left out, by the program's own words.
    """

    puzzle: Puzzle
    entries: tuple[int, ...] = ()
    corner: tuple[int, ...] = ()
    centre: tuple[int, ...] = ()
    solution: Grid | None = None
    title: str = ""
    author: str = ""
    prose: str = ""
    unknown: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()

    def has(self, field_name: str) -> bool:
        """Return whether a field of ``PROGRESS`` or ``ABOUT`` has a value.

        >>> Shared(Puzzle([0] * 16), title="Four").has("title")
        True
        """
        value = getattr(self, field_name)
        return any(value) if isinstance(value, tuple) else bool(value)

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The rules that are not known, and the drawings that may be rules: all that is left out.

        >>> Shared(Puzzle([0] * 16), unknown=("arrow",), drawn=("line",)).unsupported
        ('arrow', 'line')
        """
        return self.unknown + self.drawn


class UnsupportedRules(ParseError):
    """A puzzle with rules that are not known, or drawings that may be rules.

    Args:
        shared: the puzzle without those rules, and all that was read of it.
        line: the number, from 1, of the line in which it stands.

    Attributes:
        puzzle: the puzzle without those rules.
        unsupported: the rules and drawings that are left out, by the program's own words.

    >>> error = UnsupportedRules(Shared(Puzzle([0] * 16), unknown=("arrow",)))
    >>> error.unsupported, error.puzzle.side
    (('arrow',), 4)
    """

    def __init__(self, shared: Shared, line: int = 1) -> None:
        from .unsupported_rules import all_named

        super().__init__("shared.unsupported", line, 1, names=all_named(shared.unsupported))
        self.shared = shared
        self.puzzle = shared.puzzle
        self.unsupported = shared.unsupported

    def below(self, lines: int) -> UnsupportedRules:
        """Return the error moved down by a number of lines."""
        return UnsupportedRules(self.shared, self.line + lines)

    def __reduce__(self) -> tuple[object, ...]:
        return UnsupportedRules, (self.shared, self.line)


@dataclass(frozen=True, slots=True)
class Program:
    """A way in which programs share puzzles: one file with a ``PROGRAM``, and its name in
    ``registry``.

    Args:
        name: the style that a caller names.
        claims: whether a text is of this kind, by how it looks; it is stripped.
        read: what such a text holds. It raises ``ParseError`` where it is damaged, or no puzzle.
        several: what a text holds that may be of several puzzles, and in its place what is wrong
            with one; None where a text is one puzzle.
        write: the text, or None where it is only read. It is only asked for what it carries.
        write_many: a file of many puzzles, part by part; None where each is a text of its own.
        rules: the words of the rule lines that it carries beside boxes, as "killer" or "regions".
        keeps: the fields of ``PROGRESS`` and ``ABOUT`` that the program carries.
        loses: what of that it does not carry of this one, where it depends; None where it does not.
        sides: the sides that the program can write.
        long: whether ``several`` goes through a text of any length, little by little.
        ending: ending of the program's files.
        example: a text of our own making.
    """

    name: str
    claims: Callable[[str], bool]
    read: Callable[[str], Shared]
    several: Callable[[str], Iterator[Shared | ParseError]] | None = None
    write: Callable[[Shared], str] | None = None
    write_many: Callable[[Iterable[Shared]], Iterator[str]] | None = None
    rules: tuple[str, ...] = ()
    keeps: tuple[str, ...] = ()
    loses: Callable[[Shared], tuple[str, ...]] | None = None
    sides: tuple[int, ...] = (9,)
    long: bool = False
    ending: str = "txt"
    example: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """A text, and what of ``PROGRESS`` and ``ABOUT`` it does not carry."""

    text: str
    lost: tuple[str, ...] = ()
    ending: str = "txt"


def said_of(shared: Shared) -> tuple[Message, ...]:
    """Return the messages for a person who opens the puzzle.

    Args:
        shared: a puzzle that was read.

    Returns:
        That rules are left out, that there are only drawings or words for some, and that the stored
        solution does not fit the puzzle.
    """
    if not (shared.unknown or shared.drawn or shared.prose or shared.solution):
        return ()
    from ..board.checker import is_solution
    from .unsupported_rules import all_named

    messages = []
    if shared.unknown:
        messages.append(Message("shared.unknown", names=all_named(shared.unknown)))
    if shared.drawn:
        messages.append(Message("shared.drawn", names=all_named(shared.drawn)))
    if shared.prose:
        messages.append(Message("shared.prose"))
    if shared.solution and not is_solution(shared.puzzle, shared.solution):
        messages.append(Message("shared.solution"))
    return tuple(messages)
