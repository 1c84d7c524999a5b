"""Read texts of any format into documents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ..board.board import Board
from ..board.puzzle import Puzzle
from ..language.messages import InputError, Message
from .contract import checked_options
from .document import Document, UnsupportedRules
from .errors import ParseError
from .packing.damage import attempt, too_long
from .packing.links import LONGEST, link_in, links_in
from .registry import program_formats
from .text.foreign import foreign
from .text.lexer import plain_text
from .text.own_rules import checked_classes, split_own, with_own
from .text.reading import parse as parse_own
from .text.reading import parse_many as parse_many_own
from .text.reading import read_each
from .text.writing import format_grid

if TYPE_CHECKING:
    from ..board.rule import Rule
    from .contract import Format

NO_OPTIONS = checked_options(None, None, None)
"""Options for other programs' texts, which need none."""
REFUSE, LEAVE_OUT = "refuse", "leave out"
"""The choices for unsupported rules."""


def parse(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | Iterable[type[Rule]] | None = None,
    unsupported: str = REFUSE,
) -> Puzzle:
    """Read one puzzle from any text style or any program's format.

    The text may be one line of N² characters, rows with or without separators, brackets or drawn
    lines, a table, .sdk, .ss, AMPL triples, SumoCue, or a jigsaw's givens and regions. Rule lines
    may follow, such as ``;diagonals;killer:15=r1c1-r1c2`` (see ``formats.text.rule_lines``). Empty
    cells are 0, a dot, ``·``, ``*``, ``_``, ``?``, and up to side 9 x. Digits may be those of any
    script. Words may stand around the puzzle, as in a mail. The text may also be another program's
    link or file. Rules in words are not read; ``read`` returns them as ``prose``.

    Args:
        text: the puzzle.
        side: the side N, if the text leaves it open.
        box: rows and columns of a box, if they are neither the default ones nor drawn.
        letters: the symbols of the digits in their order ("0-F", "A-P"), if letters could mean
            one digit or another; see ``formats.text.letters``.
        rules: rule lines that are added to those of the text; or the classes of rules of your own
            that the text may hold in rule lines.
        unsupported: what to do if a program's text has rules that are not known, or drawings that
            may be rules: "refuse", or "leave out" to read the rest.

    Returns:
        The puzzle, whose givens may still contradict each other.

    Raises:
        ParseError: the text is no puzzle; says where, and what was expected. For a fault in
            ``rules`` the code is "parse.rules", and line and column count in ``rules``.
        UnsupportedRules: the text has rules that are not known; names them, and has the rest.
        InputError: side, box, letters or unsupported is not valid.

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
    return _puzzle(read(text), rules, unsupported)


def parse_many(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
    unsupported: str = REFUSE,
) -> Iterator[Puzzle]:
    """Read the puzzles of a text one after the other: one a line, one a few lines, or as another
    program writes several.

    Args:
        text: the puzzles, in any form that ``parse`` reads.
        side: the side N of all puzzles, if the text leaves it open.
        box: rows and columns of a box.
        letters: the symbols of the digits in their order.
        rules: rule lines that are added to each puzzle.
        unsupported: "refuse" or "leave out" rules that are not known.

    Yields:
        Each puzzle, in the order of the text.

    Raises:
        ParseError: the next part of the text is no puzzle, or there is no puzzle at all; lines
            count from the start of the text.
        UnsupportedRules: the next puzzle has rules that are not known.
        InputError: side, box, letters or unsupported is not valid.

    >>> [puzzle.givens.cells[:4] for puzzle in parse_many("1" + "." * 15 + "\\n" + ".2.." * 4)]
    [(1, 0, 0, 0), (0, 2, 0, 0)]
    """
    _expect_choice(unsupported)
    if program_of(text) is None:
        yield from parse_many_own(text, side=side, box=box, letters=letters, rules=rules)
        return
    for document in read_many(text):
        if not isinstance(document, Document):
            raise document
        yield _puzzle(document, rules, unsupported)


def read(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
) -> Document:
    """Read a puzzle with everything else in its text.

    Args:
        text: a text, link or file in any format that ``parse`` reads.
        side: as for ``parse``; not used for other programs' texts, which have a side.
        box: as for ``parse``; not used for other programs' texts.
        letters: as for ``parse``; not used for other programs' texts.
        rules: rule lines that are added to those of the text.

    Returns:
        The board, its title, author and solution, and the names of the rules that are not known
        here and were left out.

    Raises:
        ParseError: the text is no puzzle.
        InputError: side, box or letters is not valid.

    >>> read("https://sudokuexchange.com/play/?s=" + "0" * 81).puzzle.side
    9
    """
    text = plain_text(text)
    program = program_of(text, sections_too=True)
    if program is None:
        puzzle = parse_own(text, side=side, box=box, letters=letters, rules=rules)
        return Document(Board(puzzle))
    return with_rules(_read(program, link_in(text)), rules)


def read_many(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
) -> Iterator[Document | ParseError]:
    """Read all puzzles of a text, each with everything else in the text about it.

    Args:
        text: as for ``read``.
        side: as for ``read``.
        box: as for ``read``.
        letters: as for ``read``.
        rules: rule lines that are added to each puzzle.

    Yields:
        Each puzzle, or in its place the error of a puzzle that cannot be read.

    Raises:
        ParseError: ``rules`` are no rule lines ("parse.rules").
    """
    text = plain_text(text)
    links = links_in(text) if "/" in text and len(text) <= LONGEST else []
    if len(links) > 1:
        for link in links:
            try:
                yield read(link, rules=rules)
            except ParseError as error:
                yield _of_text(error)
        return
    try:
        program = program_of(text, sections_too=True)
        if program and not program.read_many:
            yield with_rules(_read(program, link_in(text)), rules)
            return
    except ParseError as error:
        yield _of_text(error)
        return
    if program:
        for document in _several(program, text):
            yield document if isinstance(document, ParseError) else with_rules(document, rules)
        return
    for puzzle in read_each(text.rstrip(), side, box, letters, rules):
        yield Document(Board(puzzle)) if isinstance(puzzle, Puzzle) else puzzle


def _of_text(error: ParseError) -> ParseError:
    """Return an error about the text; raise an error about the rules beside the text."""
    if error.code == "parse.rules":
        raise error
    return error


def program_of(text: str, *, sections_too: bool = False) -> Format | None:
    """Return the format of the program that wrote a text; None for our own text styles.

    Args:
        text: any text.
        sections_too: whether a text with head lines counts as a program's. Our own styles read its
            board, but not the head lines.

    Raises:
        ParseError: the text is a link to an unknown site, or too long.
    """
    if not isinstance(text, str) or not (
        foreign(text) or (sections_too and text.lstrip()[:1] == "#")
    ):
        return None
    formats = program_formats()
    if len(text) > LONGEST:
        head = text[:LONGEST].strip()
        for program in formats:
            if program.long and program.looks_like and program.looks_like(head):
                return program
        if not foreign(text):
            return None
        raise too_long("?", LONGEST)
    alone = link_in(text)
    for program in formats:
        if program.looks_like and program.looks_like(alone):
            return program
    if "://" in alone.partition("?")[0] and "\n" not in alone:
        raise ParseError("shared.link", 1, 1)
    return None


def with_rules(document: Document, rules: str | None) -> Document:
    """Return a document with rule lines added to its puzzle.

    Raises:
        ParseError: ``rules`` are no rule lines.
    """
    if not rules:
        return document
    puzzle = parse_own(format_grid(document.puzzle, "rules"), rules=rules)
    board = Board(puzzle, document.entries, document.corner, document.centre)
    return replace(document, board=board)


def _puzzle(document: Document, rules: str | None, unsupported: str) -> Puzzle:
    document = with_rules(document, rules)
    if document.unsupported and unsupported == REFUSE:
        raise UnsupportedRules(document)
    return document.puzzle


def _expect_choice(unsupported: str) -> None:
    if unsupported not in (REFUSE, LEAVE_OUT):
        raise InputError(Message("shared.choice", found=str(unsupported)))


def _read(program: Format, text: str) -> Document:
    """Return the document of a text.

    Raises:
        ParseError: the text is damaged, or no puzzle.
    """
    assert program.read
    document = attempt(program.name, program.read, text, NO_OPTIONS)
    if isinstance(document, ParseError):
        raise document
    return _document(document)


def _several(program: Format, text: str) -> Iterator[Document | ParseError]:
    """Yield the document of each puzzle of a text, or its error."""
    assert program.read_many
    each = program.read_many(text, NO_OPTIONS)
    document = attempt(program.name, next, each, None)
    while document:
        yield document if isinstance(document, ParseError) else _document(document)
        document = attempt(program.name, next, each, None)


def _document(content: Puzzle | Document) -> Document:
    return Document(Board(content)) if isinstance(content, Puzzle) else content
