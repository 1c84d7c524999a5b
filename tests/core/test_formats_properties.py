"""Test what holds for any text and any grid; natively only."""

import sys
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import formats
from sudoku_core.board.blocks import default_box, lines
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats import parse as parse_any
from sudoku_core.formats import parse_many as parse_any_many
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.foreign import PREFIXES
from sudoku_core.formats.text.letters import ALPHABET
from sudoku_core.formats.text.lexer import ZEROS, plain_digits
from sudoku_core.formats.text.reading import parse, parse_many
from sudoku_core.formats.text.writing import STYLES, can_write, format_grid
from sudoku_core.language.en import SENTENCES

SIDES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 20, 25, 27, 30, 35, 36, 37, 49)
WORDS_OF_OTHERS = [
    word.upper() for word in (*PREFIXES, "sumocuev1", "groups", "diagonals", "killer")
]
PIECES = (
    "0123456789.*_xX⬜ABCGPYZabz|-+=#;:,[](){}\"' \t\n\r\x00\ufeff\ufe0f\u20e3é²٣│─┼",
    ("123456789", ".........", "1..2", "param: ", "n0 := ", "set R := 1..", "[Puzzle]", "---+---"),
)


@st.composite
def puzzles(draw):
    side = draw(st.sampled_from(SIDES))
    shapes = [(rows, side // rows) for rows in range(1, side + 1) if side % rows == 0]
    box = draw(st.sampled_from([*shapes, default_box(side), None]))
    # Often few different digits, where letters and numbers are hardest to tell apart.
    most = draw(st.integers(0, side))
    least = draw(st.integers(0, most))
    signs = draw(st.binary(min_size=side * side, max_size=side * side))
    cells = [least + sign // 2 % (most - least + 1) if sign % 2 else 0 for sign in signs]
    return Puzzle(cells, box=box) if box else Puzzle(cells, lines(side))


@st.composite
def candidate_like_puzzles(draw):
    """Boards of side 27 whose line is 81 times nine signs, as a grid of candidates is."""
    signs = draw(st.binary(min_size=729, max_size=729))
    cells = [k % 9 + 1 if sign % 2 or k % 9 == 0 else 0 for k, sign in enumerate(signs)]
    return Puzzle(cells) if draw(st.booleans()) else Puzzle(cells, lines(27))


@st.composite
def worded_puzzles(draw):
    """Boards whose first digits, written as letters, spell how another text begins."""
    word = draw(st.sampled_from(WORDS_OF_OTHERS))
    values = [ALPHABET.index(sign) for sign in word]
    side = draw(st.sampled_from([side for side in range(max(values), 36) if side >= len(word)]))
    sign = draw(st.integers(0, side))
    return Puzzle([*values, *[sign] * (side * side - len(word))])


def texts():
    piece = st.one_of(st.sampled_from(PIECES[0]), st.sampled_from(PIECES[1]))
    built = st.lists(piece, max_size=120).map("".join)
    repeated = st.tuples(built, st.integers(1, 40)).map(lambda pair: pair[0] * pair[1])
    return st.one_of(st.text(), built, repeated)


def reads_back(puzzle, style):
    """Assert that every reading function reads the puzzle again, blocks and all, without
    options."""
    text = format_grid(puzzle, style)
    assert parse(text, side=puzzle.side, box=puzzle.box) == puzzle
    for puzzle_read in (parse(text), parse_any(text), formats.read(text).puzzle):
        assert puzzle_read == puzzle
    for some in (parse_many(text), parse_any_many(text), parse_many(text, side=puzzle.side)):
        assert list(some) == [puzzle]


@settings(max_examples=150)
@given(puzzles(), st.sampled_from((None, *STYLES)))
def test_what_is_written_reads_back(puzzle, style):
    if style is None or can_write(style, puzzle.side):
        reads_back(puzzle, style)


@settings(max_examples=50)
@given(candidate_like_puzzles() | worded_puzzles(), st.sampled_from((None, *STYLES)))
def test_what_looks_like_another_text_reads_back(puzzle, style):
    if style is None or can_write(style, puzzle.side):
        reads_back(puzzle, style)


@settings(max_examples=100)
@given(texts())
def test_any_text_is_a_puzzle_or_a_parse_error(text):
    puzzle, error = read(parse, text)
    if error:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert error.message.code in SENTENCES
    else:
        assert parse(format_grid(puzzle)) == puzzle


@settings(max_examples=100)
@given(texts())
def test_any_text_is_many_puzzles_or_a_parse_error(text):
    puzzles, error = read(lambda text: list(parse_many(text)), text)
    assert puzzles or error.message.code in SENTENCES


def read(function, text):
    """Return what the function gives, or the error that it may raise."""
    try:
        return function(text), None
    except ParseError as error:
        return None, error


@settings(max_examples=20)
@given(st.lists(puzzles(), min_size=1, max_size=5))
def test_many_lines_are_many_puzzles(some):
    side = some[0].side
    same = [puzzle for puzzle in some if puzzle.side == side]
    text = "\n".join([format_grid(puzzle) for puzzle in same])
    assert list(parse_many(text, side=side)) == same


WORDS = (
    "Today",
    "we",
    "tried",
    "this",
    "one,",
    "it's",
    "hard,",
    "não",
    "é",
    "(see",
    "p. 12)",
    "8.3",
)


def words():
    # Each once: "8.3 8.3" beside rows of four could be cells.
    return st.lists(st.sampled_from(WORDS), min_size=2, max_size=12, unique=True).map(" ".join)


@settings(max_examples=30)
@given(st.sampled_from((4, 6, 8, 9)), st.data(), words(), words())
def test_a_line_or_rows_among_words_are_read_as_alone(side, data, before, behind):
    cells = data.draw(st.lists(st.integers(0, side), min_size=side**2, max_size=side**2))
    puzzle = Puzzle([0, 1, *cells[2:]])
    for style, between in (("line", " "), ("line", "\n"), ("sdk", "\n"), ("sdk", "\n\n")):
        text = format_grid(puzzle, style).replace("[Puzzle]\n", "")
        among = f"Hello, {before}{between}{text}{between}{behind} goodbye!"
        assert parse(among).givens == puzzle.givens
        assert [each.givens for each in parse_many(among)] == [puzzle.givens]


@settings(max_examples=25)
@given(puzzles(), st.sampled_from(("line", "sdk", "boxed")))
def test_a_question_mark_is_a_dot(puzzle, style):
    if can_write(style, puzzle.side):
        text = format_grid(puzzle, style)
        with_marks = parse(text.replace(".", "?"), side=puzzle.side, box=puzzle.box)
        assert with_marks == parse(text, side=puzzle.side, box=puzzle.box)


def steps(text):
    """Return how many lines of our own are run until a text is refused."""
    count = 0

    def trace(frame, event, argument):
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with pytest.raises(ParseError):
            parse(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    ("head", "piece"), [("param n0 := ", "1 2 3 "), ("", "a("), ("", "M=[1];")]
)
def test_long_hostile_lines_take_steps_in_proportion(head, piece):
    once, twice = (steps(head + piece * count) for count in (1500, 3000))
    assert 1500 < once < twice < 2.1 * once


def test_the_digits_of_every_script_of_the_basic_plane_are_known():
    digits = [char for char in map(chr, range(0x80, 0x10000)) if unicodedata.category(char) == "Nd"]
    assert {ord(char) for char in digits} == {zero + digit for zero in ZEROS for digit in range(10)}
    for char in digits:
        assert plain_digits(char) == str(unicodedata.decimal(char)), hex(ord(char))


@given(st.text())
def test_what_is_no_digit_of_another_script_stays(text):
    rest = "".join([char for char in text if unicodedata.category(char) != "Nd" and char != "·"])
    assert plain_digits(rest) == rest
    assert len(plain_digits(text)) == len(text)
