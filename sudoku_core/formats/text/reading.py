"""Read texts of our own styles; the style is recognised from the text itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..contract import checked_options
from ..errors import ParseError
from ..registry import FORMATS, format_of
from ..rows import value_or_error
from .board import add_to, new_board
from .givens import read_givens
from .guesses import as_samurai, with_blanks
from .lexer import LONGEST_TEXT, plain_digits, plain_text
from .plan import added_rules, read_plan
from .prose import passages, plainer
from .quick import quick_line
from .rule_lines import may_hold_rule_lines
from .sections import Section, cut, cut_alike, cut_by_size, fits, sections_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import cast

    from ...board.puzzle import Puzzle
    from ..contract import Options
    from .prose import Passage
    from .rule_lines import RuleLine

else:

    def cast(_kind: str, value: object) -> object:
        """Return the value: MicroPython's typing has no cast."""
        return value


_MOST_HELD = 1000
"""Most puzzles that are read before the first is yielded, to see whether the text is prose."""


def parse(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
) -> Puzzle:
    """Read one puzzle in any text style.

    ``formats.parse`` reads other programs' texts too, and explains the arguments.

    Raises:
        ParseError: the text is no puzzle; for a fault in ``rules`` the code is "parse.rules".
        InputError: side, box or letters is not valid.

    >>> parse("1...\\n..3")
    Traceback (most recent call last):
        ...
    sudoku_core.formats.errors.ParseError: Line 2, column 4: this row has 3 cells; expected 4.
    """
    options = checked_options(side, box, letters)
    text = plain_text(text)
    added = added_rules(rules)
    quick = None if added else quick_line(text.strip(), options)
    if quick:
        return quick
    text = plain_digits(text)
    if len(text) > LONGEST_TEXT:
        raise ParseError("parse.long", 1, 1, count=len(text), limit=LONGEST_TEXT)
    whole = value_or_error(_whole, text, options, added)
    if isinstance(whole, ParseError):
        whole = _blanked(text, options, added) or whole
    if not isinstance(whole, ParseError):
        return whole
    candidates = passages(text)
    if not candidates:
        raise plainer(whole, text)
    if len(candidates) > 1:
        number, passage = candidates[1]
        raise ParseError("parse.several", number, len(passage) - len(passage.lstrip()) + 1)
    return _passage(candidates[0], options, added)


def parse_many(
    text: str,
    *,
    side: int | None = None,
    box: tuple[int, int] | None = None,
    letters: str | None = None,
    rules: str | None = None,
) -> Iterator[Puzzle]:
    """Yield the puzzles of a text in our own styles: one a line, as in .sdm, or one a few lines.

    ``formats.parse_many`` reads other programs' texts too, and explains the arguments.

    Raises:
        ParseError: the next part of the text is no puzzle, or there is no puzzle at all.
        InputError: side, box or letters is not valid.
    """
    for puzzle in read_each(text, side, box, letters, rules):
        if isinstance(puzzle, ParseError):
            raise puzzle
        yield puzzle


def read_each(
    text: str,
    side: int | None,
    box: tuple[int, int] | None,
    letters: str | None,
    rules: str | None = None,
) -> Iterator[Puzzle | ParseError]:
    """Yield the puzzles of a text as ``parse_many`` does, but errors instead of raising them.

    Words around a single puzzle are left out; words among several puzzles are an error.

    Yields:
        Each puzzle, or in its place the error of a text that is no puzzle.

    Raises:
        ParseError: ``rules`` are no rule lines.
        InputError: side, box or letters is not valid.
    """
    options = checked_options(side, box, letters)
    text = plain_digits(plain_text(text))
    added = added_rules(rules)
    wrong = _unlike_a_list(text, options, added) if len(text) > LONGEST_TEXT else []
    every = iter(wrong) if wrong else _every(text, options, added)
    waiting: list[Puzzle | ParseError] = []
    good = 0
    while good < 2 and len(waiting) < _MOST_HELD:
        only = next(every, None)
        if only is None:
            break
        waiting.append(only)
        good += not isinstance(only, ParseError)
    alone = good < 2 and good < len(waiting) < _MOST_HELD and len(text) <= LONGEST_TEXT
    candidates = passages(text) if alone else []
    if len(candidates) == 1 or (candidates and not good):
        for passage in candidates:
            yield value_or_error(_passage, passage, options, added)
    elif alone and len(waiting) == 1 and isinstance(waiting[0], ParseError):
        yield _blanked(text, options, added) or plainer(waiting[0], text)
    elif len(waiting) == 1 and not isinstance(waiting[0], ParseError):
        yield as_samurai(waiting[0], options)
    else:
        yield from waiting
        yield from every


def _unlike_a_list(text: str, options: Options, added: tuple[RuleLine, ...]) -> list[ParseError]:
    """Return the errors of a text that is too long for one puzzle; [] if it begins as a list."""
    wrong: list[ParseError] = []
    for length in (LONGEST_TEXT // 10, LONGEST_TEXT):
        head = text[: text.rfind("\n", 0, length) + 1]
        results = list(_every(head, options, added)) if head else []
        wrong = [result for result in results if isinstance(result, ParseError)]
        if len(results) > 1 and len(results) > len(wrong):
            return []
        if wrong and len(results) == len(wrong):
            break
    number = head.count("\n") + 1
    return wrong + [ParseError("parse.long", number, 1, count=len(text), limit=LONGEST_TEXT)]


def _passage(passage: Passage, options: Options, added: tuple[RuleLine, ...]) -> Puzzle:
    """Return the puzzle of a part of a text."""
    puzzle = value_or_error(_whole, passage[1], options, added)
    if isinstance(puzzle, ParseError):
        raise puzzle.below(passage[0] - 1)
    return puzzle


def _blanked(text: str, options: Options, added: tuple[RuleLine, ...]) -> Puzzle | None:
    """Return the puzzle of a text whose dashes stand for empty cells, if it is one.

    In a text with rule lines, a dash is no cell of the board.
    """
    if "-" not in text or added or may_hold_rule_lines(text):
        return None
    whole = value_or_error(_whole, with_blanks(text), options, added)
    return None if isinstance(whole, ParseError) else whole


def _whole(text: str, options: Options, added: tuple[RuleLine, ...]) -> Puzzle:
    """Return the puzzle of a text without other words."""
    if not added and not may_hold_rule_lines(text):
        return as_samurai(_read(text, options), options)
    sections = list(sections_of(text))
    if len(sections) > 1 and sections[1].begins and not sections[0].error:
        number, line = sections[1].begins
        raise ParseError("parse.several", number, len(line) - len(line.lstrip()) + 1)
    return _puzzle(sections[0], options, added)


def _every(
    text: str, options: Options, added: tuple[RuleLine, ...]
) -> Iterator[Puzzle | ParseError]:
    """Yield all puzzles of a text without other words."""
    if not added and not may_hold_rule_lines(text):
        yield from _each(text, options)
        return
    for section in sections_of(text):
        if section.rule_lines or section.error or (added and _has_rows(section, added)):
            for piece in _cut(section, options, added):
                yield value_or_error(_puzzle, piece, options, added)
        else:
            yield from _alike(section, options, added)


def _has_rows(section: Section, added: tuple[RuleLine, ...]) -> bool:
    """Return whether the lines of a section are read as rows, so that grids can be separated."""
    unusual = read_plan(added).is_unusual or section.has_gaps
    return unusual or format_of(section.text) is FORMATS[-1]


def _alike(
    section: Section, options: Options, added: tuple[RuleLine, ...]
) -> Iterator[Puzzle | ParseError]:
    """Yield all puzzles of a section without rule lines of its own."""
    plan = read_plan(added)
    for puzzle in _each(section.text, plan.with_box(options)):
        if isinstance(puzzle, ParseError):
            yield puzzle.below(section.first - 1)
        else:
            yield value_or_error(add_to, puzzle, plan)


def _cut(section: Section, options: Options, added: tuple[RuleLine, ...]) -> Iterator[Section]:
    """Yield a section for each grid."""
    if len(section.lines) == 1:
        yield section
        return
    alike = read_plan(added)
    size = alike.extent(alike.side or options.side) if alike.is_unusual else None
    size = size if fits(section, alike, size) else None

    def rest(some: Section) -> Iterator[Section]:
        return cut_alike(some, size) if size else cut(some, options.side)

    try:
        plan = read_plan(tuple(section.rule_lines) + added)
    except ParseError:
        plan = alike
    extent = plan.extent(plan.side or options.side)
    extent = extent if fits(section, plan, extent) else None
    if section.rule_lines and extent and (plan.is_unusual or section.has_gaps):
        yield from cut_by_size(section, extent, rest)
    elif size:
        yield from cut_alike(section, size)
    elif not section.has_gaps and format_of(section.text) is FORMATS[-1]:
        yield from cut(section, options.side)
    else:
        yield section


def _puzzle(section: Section, options: Options, added: tuple[RuleLine, ...]) -> Puzzle:
    """Return the puzzle of a section that has one grid."""
    if section.error:
        raise section.error
    plan = read_plan(tuple(section.rule_lines) + added)
    options = plan.with_box(options)
    if plan.is_unusual or (plan.rule_lines and section.has_gaps):
        grid, cells = read_givens(section.lines, plan, options)
        return new_board(grid, cells, plan, options.box)
    text = section.text
    puzzle = quick_line(text.strip(), options)
    if puzzle is None:
        answer = value_or_error(_read, text, options)
        if isinstance(answer, ParseError):
            raise answer.below(section.first - 1)
        puzzle = answer
    return add_to(puzzle, plan)


def _read(text: str, options: Options) -> Puzzle:
    """Return the one puzzle of a text without rule lines."""
    read = format_of(text).read
    assert read
    return cast("Puzzle", read(text, options))  # text styles return no Document


def _each(text: str, options: Options) -> Iterator[Puzzle | ParseError]:
    """Yield all puzzles of a text without rule lines."""
    fmt = format_of(text)
    if fmt.read_many:
        yield from cast("Iterator[Puzzle | ParseError]", fmt.read_many(text, options))
    elif fmt.read:
        yield value_or_error(_read, text, options)
