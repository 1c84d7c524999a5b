"""Texts to puzzles, whichever program they are from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from .document import Shared, UnsupportedRules
from .errors import ParseError
from .packing.damage import attempt, too_long
from .packing.links import LONGEST, link_in, links_in
from .text.foreign import foreign
from .text.lexer import plain_text
from .text.own_rules import checked_classes, split_own, with_own
from .text.reading import parse as parse_own
from .text.reading import parse_many as own_ones
from .text.reading import read_each
from .text.writing import format_grid

if TYPE_CHECKING:
    from ..board.rule import Rule
    from .document import Program

REFUSE, LEAVE_OUT = "refuse", "leave out"
"""The choices for rules that are not known."""


def parse(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | Iterable[type[Rule]] | None = None,
    unsupported: str = REFUSE,
) -> Puzzle:
    """Read one puzzle, in whatever form it is written, or whichever program shares it.

    It may be one line of N² characters, rows with or without separators, brackets or drawn lines,
    a table, .sdk, .ss, AMPL triples, SumoCue, or a jigsaw's givens and regions; and rule lines may
    follow, such as ``;diagonals;killer:15=r1c1-r1c2`` (see ``formats.rule_lines``). Empty cells
    are 0, a dot, ``·``, ``*``, ``_``, ``?``, and up to side 9 x. Digits may be those of any script.
    Words may stand around it, as in a mail. Or it is a link or file of one of ``PROGRAMS``. Its
    rules in words are not read; ``read_shared`` has them as ``prose``.

    Args:
        text: the puzzle.
        side: the side N, where the text does not tell it.
        box: rows and columns of a box, where they are neither the default ones nor drawn.
        letters: the symbols of the digits in their order ("0-F", "A-P"), where letters could mean
            one digit or another; see ``formats.letters``.
        rules: rule lines that are added to those of the text; or the classes of rules of your own
            that the text may hold in rule lines.
        unsupported: what to do where a program's text has rules that are not known, or drawings
            that may be rules: "refuse", or "leave out" to read the rest.

    Returns:
        The puzzle, whose givens may still contradict each other.

    Raises:
        ParseError: the text is no puzzle; says where, and what was expected. Where it is about
            ``rules``, the code is "parse.rules", and line and column are those in them.
        UnsupportedRules: the text has rules that are not known; names them, and holds the rest.
        InputError: side, box, letters or unsupported cannot be what they should be.

    >>> parse("1... ..3. .2.. ...4").givens.rows[1]
    (0, 0, 3, 0)
    >>> parse("1...............;killer:5=r1c1-r1c2").rules
    (Killer((0, 1), 5),)
    """
    _expect_choice(unsupported)
    if rules is not None and not isinstance(rules, str):
        kinds = checked_classes(rules)
        plain, rule_lines = split_own(text, kinds)
        return with_own(parse(plain, side=side, box=box, letters=letters), rule_lines, kinds)
    if program_of(text) is None:
        return parse_own(text, side=side, box=box, letters=letters, rules=rules)
    return _puzzle(read_shared(text), rules, unsupported)


def parse_many(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
    unsupported: str = REFUSE,
) -> Iterator[Puzzle]:
    """Read the puzzles of a text one after the other: one a line, one a few lines, or as a program
    shares many.

    Args:
        text: the puzzles, in any form that ``parse`` reads.
        side: the side N of all of them, where the text does not tell it.
        box: rows and columns of a box.
        letters: the symbols of the digits in their order.
        rules: rule lines that are added to each puzzle.
        unsupported: "refuse" or "leave out" rules that are not known.

    Yields:
        Each puzzle, in the order of the text.

    Raises:
        ParseError: what comes next is no puzzle, or there is none at all; lines count from the
            start of the text.
        UnsupportedRules: what comes next has rules that are not known.
        InputError: side, box, letters or unsupported cannot be what they should be.

    >>> [puzzle.givens.cells[:4] for puzzle in parse_many("1" + "." * 15 + "\\n" + ".2.." * 4)]
    [(1, 0, 0, 0), (0, 2, 0, 0)]
    """
    _expect_choice(unsupported)
    if program_of(text) is None:
        yield from own_ones(text, side=side, box=box, letters=letters, rules=rules)
        return
    for shared in read_shared_many(text):
        if not isinstance(shared, Shared):
            raise shared
        yield _puzzle(shared, rules, unsupported)


def read_shared(text: str) -> Shared:
    """Read a puzzle with all that a program shares of it.

    Args:
        text: a link or text of another program, or any that ``parse`` reads.

    Returns:
        The puzzle, what is filled in, and what is said of it. Rules that are not known here are
        named, and left out.

    Raises:
        ParseError: the text is no puzzle.

    >>> read_shared("https://sudokuexchange.com/play/?s=" + "0" * 81).puzzle.side
    9
    """
    text = plain_text(text)
    program = program_of(text, sections_too=True)
    if program is None:
        return Shared(parse_own(text))
    return _read(program, link_in(text))


def read_shared_many(text: str) -> Iterator[Shared | ParseError]:
    """Read all puzzles of a text likewise.

    Args:
        text: as for ``read_shared``.

    Yields:
        Each puzzle, or in its place what is wrong with it.
    """
    text = plain_text(text)
    links = links_in(text) if "/" in text and len(text) <= LONGEST else []
    if len(links) > 1:
        for link in links:
            try:
                yield read_shared(link)
            except ParseError as error:
                yield error
        return
    program = program_of(text, sections_too=True)
    if program and program.several:
        yield from _several(program, text)
    elif program:
        try:
            yield _read(program, link_in(text))
        except ParseError as error:
            yield error
    else:
        for puzzle in read_each(text.rstrip(), None, None, None):
            yield Shared(puzzle) if isinstance(puzzle, Puzzle) else puzzle


def program_of(text: str, *, sections_too: bool = False) -> Program | None:
    """Return the program that a text is of; None where it is our own, or nothing known.

    Args:
        text: any.
        sections_too: whether a text with head lines counts too. Our own formats read its board,
            but not the head lines.

    Raises:
        ParseError: it is a link, and none that is known.
    """
    if not isinstance(text, str) or not (
        foreign(text) or (sections_too and text.lstrip()[:1] == "#")
    ):
        return None
    from .programs import PROGRAMS  # not above: few texts are another program's

    if len(text) > LONGEST:
        head = text[:LONGEST].strip()
        for program in PROGRAMS:
            if program.long and program.claims(head):
                return program
        if not foreign(text):
            return None
        raise too_long("?", LONGEST)
    alone = link_in(text)
    for program in PROGRAMS:
        if program.claims(alone):
            return program
    if "://" in alone.partition("?")[0] and "\n" not in alone:
        raise ParseError("shared.link", 1, 1)
    return None


def with_rules(shared: Shared, rules: str | None) -> Shared:
    """Return a shared puzzle with rule lines added.

    Raises:
        ParseError: the rules are no rule lines.
    """
    if not rules:
        return shared
    return replace(shared, puzzle=parse_own(format_grid(shared.puzzle, "rules"), rules=rules))


def _puzzle(shared: Shared, rules: str | None, unsupported: str) -> Puzzle:
    shared = with_rules(shared, rules)
    if shared.unsupported and unsupported == REFUSE:
        raise UnsupportedRules(shared)
    return shared.puzzle


def _expect_choice(unsupported: str) -> None:
    if unsupported not in (REFUSE, LEAVE_OUT):
        raise InputError(Message("shared.choice", found=str(unsupported)))


def _read(program: Program, text: str) -> Shared:
    """Return what a text holds; a text that cannot be read raises that it is damaged."""
    shared = attempt(program.name, program.read, text)
    if isinstance(shared, ParseError):
        raise shared
    return shared


def _several(program: Program, text: str) -> Iterator[Shared | ParseError]:
    """Yield the value of the program's reader for each puzzle of a text."""
    assert program.several
    each = program.several(text)
    several = attempt(program.name, next, each, None)
    while several:
        yield several
        several = attempt(program.name, next, each, None)
