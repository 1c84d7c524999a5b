"""What holds for any text and any grid; natively only."""

import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core.blocks import default_box
from sudoku_core.english import ENGLISH
from sudoku_core.formats import STYLES, ParseError, can_write, format_grid, parse, parse_many
from sudoku_core.puzzle import Puzzle

SIDES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25, 30, 35, 36, 37, 49)
USUAL = (4, 6, 8, 9, 12, 16, 25, 36)
"""They need not be told."""
PIECES = (
    "0123456789.*_xX⬜ABCGPYZabz|-+=#;:,[](){}\"' \t\n\r\x00\ufeff\ufe0f\u20e3é²٣│─┼",
    ("123456789", ".........", "1..2", "param: ", "n0 := ", "set R := 1..", "[Puzzle]", "---+---"),
)


@st.composite
def puzzles(draw):
    side = draw(st.sampled_from(SIDES))
    shapes = [(rows, side // rows) for rows in range(1, side + 1) if side % rows == 0]
    box = draw(st.sampled_from([*shapes, default_box(side)]))
    # Often few different digits, where letters and numbers are hardest to tell apart.
    most = draw(st.integers(0, side))
    least = draw(st.integers(0, most))
    signs = draw(st.binary(min_size=side * side, max_size=side * side))
    cells = [least + sign // 2 % (most - least + 1) if sign % 2 else 0 for sign in signs]
    return Puzzle(cells, box=box)


def texts():
    piece = st.one_of(st.sampled_from(PIECES[0]), st.sampled_from(PIECES[1]))
    built = st.lists(piece, max_size=120).map("".join)
    repeated = st.tuples(built, st.integers(1, 40)).map(lambda pair: pair[0] * pair[1])
    return st.one_of(st.text(), built, repeated)


@settings(max_examples=75)
@given(puzzles(), st.sampled_from(STYLES))
def test_what_is_written_reads_back(puzzle, style):
    if not can_write(style, puzzle.side):
        return
    text = format_grid(puzzle, style)
    assert parse(text, side=puzzle.side, box=puzzle.box).givens == puzzle.givens
    assert [p.givens for p in parse_many(text, side=puzzle.side)] == [puzzle.givens]
    if puzzle.side in USUAL:
        assert parse(text).givens == puzzle.givens


@settings(max_examples=100)
@given(texts())
def test_any_text_is_a_puzzle_or_a_parse_error(text):
    puzzle, error = read(parse, text)
    if error:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        assert error.message.code in ENGLISH
    else:
        assert parse(format_grid(puzzle), side=puzzle.side).givens == puzzle.givens


@settings(max_examples=100)
@given(texts())
def test_any_text_is_many_puzzles_or_a_parse_error(text):
    puzzles, error = read(lambda text: list(parse_many(text)), text)
    assert puzzles or error.message.code in ENGLISH


def read(function, text):
    """What the function gives, or the error that it may raise."""
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
    assert [p.givens for p in parse_many(text, side=side)] == [p.givens for p in same]


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
    return st.lists(st.sampled_from(WORDS), min_size=2, max_size=12).map(" ".join)


@settings(max_examples=30)
@given(st.sampled_from((4, 6, 8, 9)), st.data(), words(), words())
def test_a_line_or_rows_among_words_are_read_as_alone(side, data, before, behind):
    cells = data.draw(st.lists(st.integers(0, side), min_size=side**2, max_size=side**2))
    puzzle = Puzzle([0, 1, *cells[2:]])
    for style, between in (("line", " "), ("line", "\n"), ("sdk", "\n"), ("sdk", "\n\n")):
        text = format_grid(puzzle, style).replace("[Puzzle]\n", "")
        among = f"Hello, {before}{between}{text}{between}{behind} goodbye!"
        assert parse(among).givens == puzzle.givens
        assert [one.givens for one in parse_many(among)] == [puzzle.givens]


@settings(max_examples=25)
@given(puzzles(), st.sampled_from(("line", "sdk", "boxed")))
def test_a_question_mark_is_a_dot(puzzle, style):
    if can_write(style, puzzle.side):
        text = format_grid(puzzle, style)
        asked = parse(text.replace(".", "?"), side=puzzle.side, box=puzzle.box)
        assert asked == parse(text, side=puzzle.side, box=puzzle.box)


def steps(text):
    """How many lines of our own are run until a text is refused."""
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
