"""What holds for any text and any grid; natively only."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core.blocks import default_box
from sudoku_core.formats import STYLES, ParseError, can_write, format_grid, parse, parse_many
from sudoku_core.messages import ENGLISH
from sudoku_core.puzzle import Puzzle

SIDES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25, 30, 35, 36, 37, 49)
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
    digits = st.one_of(st.just(0), st.integers(least, most))
    cells = draw(st.lists(digits, min_size=side * side, max_size=side * side))
    return Puzzle(cells, box=box)


def texts():
    piece = st.one_of(st.sampled_from(PIECES[0]), st.sampled_from(PIECES[1]))
    built = st.lists(piece, max_size=120).map("".join)
    repeated = st.tuples(built, st.integers(1, 40)).map(lambda pair: pair[0] * pair[1])
    return st.one_of(st.text(), built, repeated)


@settings(deadline=None)
@given(puzzles(), st.sampled_from(STYLES))
def test_what_is_written_reads_back(puzzle, style):
    if not can_write(style, puzzle.side):
        return
    text = format_grid(puzzle, style)
    assert parse(text, side=puzzle.side, box=puzzle.box).givens == puzzle.givens
    assert [p.givens for p in parse_many(text, side=puzzle.side)] == [puzzle.givens]


@settings(deadline=None)
@given(puzzles(), st.sampled_from(STYLES))
def test_a_usual_side_need_not_be_told(puzzle, style):
    if puzzle.side in (4, 6, 8, 9, 12, 16, 25, 36) and can_write(style, puzzle.side):
        assert parse(format_grid(puzzle, style)).givens == puzzle.givens


@settings(deadline=None, max_examples=300)
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


@settings(deadline=None, max_examples=300)
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


@settings(deadline=None, max_examples=20)
@given(st.lists(puzzles(), min_size=1, max_size=5))
def test_many_lines_are_many_puzzles(some):
    side = some[0].side
    same = [puzzle for puzzle in some if puzzle.side == side]
    text = "\n".join([format_grid(puzzle) for puzzle in same])
    assert [p.givens for p in parse_many(text, side=side)] == [p.givens for p in same]
