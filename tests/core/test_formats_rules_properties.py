"""Test what holds for the text form of any puzzle, and for any text with clauses; natively only."""

from hypothesis import given, reject, settings
from hypothesis import strategies as st

from sudoku_core import formats
from sudoku_core.board.blocks import Block, blocks_for, default_box, lines
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats import parse as parse_any
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse, parse_many
from sudoku_core.formats.text.writing import format_grid
from sudoku_core.language.en import SENTENCES
from sudoku_core.language.messages import InputError
from sudoku_core.rules import (
    Killer,
    Thermometer,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    regions,
    windows,
)

SIDES = [*range(1, 26), 27, 28, 35, 36, 37, 49]
KINDS = ["row", "column", "box", "block", "region", "diagonal", "window", "killer", "Own", "shape"]
PIECES = (
    ";:=-,.+#rRcC0123456789xXabAB \t\n–é٣",
    ("r1c1", "r2c2-r3c3", "r9c9r9c8", "r10c1", ";killer:", "killer:15=", ";thermometer:", "=", "-"),
    (
        "\nkiller: 3 = r1c1 r1c2",
        ";diagonals",
        ";windows",
        "groups",
        ";box:",
        "2x3",
        "none",
        "digits:",
    ),
    ("0-8", "1,3,5", "shape:", "4x6", "regions:", "aabb", "boards:2x2=", "blocks:none", "block4:"),
    ("1...............", "." * 16, "." * 81, "1" + "." * 80, "-" * 16, "36,.,-,", "SumoCueV1"),
    ("=1J0", "+3J1", "Grid 1", "param n0 := 1 1 4;", "M = [", "]", "a" * 1001 + ":"),
)


@st.composite
def boxes(draw, side):
    shapes = [(rows, side // rows) for rows in range(1, side + 1) if side % rows == 0]
    return draw(st.sampled_from([default_box(side), None, *shapes]))


@st.composite
def own_blocks(draw, count, most, first=1):
    """Blocks of any kind, number and cells, each under a name of its own."""
    blocks = []
    names = set()
    for number in range(draw(st.integers(0, 5))):
        kind = draw(st.sampled_from(KINDS))
        number = draw(st.integers(first, first + 3) | st.integers(1, 10**9))
        cells = draw(st.lists(st.integers(0, count - 1), max_size=min(most, count), unique=True))
        if (kind, number) not in names:
            names.add((kind, number))
            blocks.append(Block(kind, number, cells))
    return blocks


@st.composite
def square_blocks(draw, side):
    """Blocks of a board with as many rows and columns as digits, mostly of the usual families."""
    box = draw(boxes(side))
    marks = st.lists(
        st.none() | st.integers(0, side - 1), min_size=side * side, max_size=side * side
    )
    base = draw(
        st.sampled_from(["standard", "standard", "lines", "regions", "empty", "shuffled"])
        if side < 10
        else st.sampled_from(["standard", "lines", "equal regions", "empty"])
    )
    blocks = list(blocks_for(side, box))
    if base == "lines":
        blocks = list(lines(side))
    elif base == "regions":
        small_blocks = [block for block in regions(draw(marks)) if len(block.cells) <= side]
        blocks = [*lines(side), *small_blocks]
    elif base == "equal regions":
        order = draw(st.permutations(range(side * side)))
        blocks = list(jigsaw(side, [cell % side for cell in order]))
    elif base == "empty":
        blocks = []
    elif base == "shuffled":
        blocks = draw(st.permutations(blocks))[: draw(st.integers(0, len(blocks)))]
    for family in draw(st.lists(st.sampled_from([0, 1, 2]), unique=True, max_size=3)):
        if family == 0:
            blocks += diagonals(side)
        elif default_box(side):
            other = draw(st.sampled_from([None, box if box and 1 not in box else None]))
            blocks += (windows, disjoint_groups)[family - 1](side, other)
    names = {block.name for block in blocks}
    more = draw(own_blocks(side * side, side, draw(st.sampled_from([1, side + 1]))))
    return blocks + [block for block in more if block.name not in names]


@st.composite
def rules(draw, cells, side):
    drawn_rules = []
    some = st.lists(st.sampled_from(cells), min_size=1, max_size=side, unique=True)
    for _ in range(draw(st.integers(0, 4))):
        if draw(st.booleans()):
            drawn_rules.append(Killer(draw(some), draw(st.none() | st.integers(0, 999999))))
        else:
            drawn_rules.append(Thermometer(draw(some)))
    return drawn_rules


@st.composite
def values(draw, side):
    """Return what digits stand for: mostly themselves, else from 0, or anything up to 999."""
    kind = draw(st.sampled_from(["usual", "usual", "from 0", "any", "small"]))
    if kind == "usual":
        return None
    if kind == "from 0":
        return tuple(range(side))
    most = 999 if kind == "any" or side > 30 else 35
    return tuple(
        sorted(draw(st.lists(st.integers(0, most), min_size=side, max_size=side, unique=True)))
    )


@st.composite
def square_puzzles(draw):
    side = draw(st.sampled_from(SIDES))
    size = side * side
    blocks = draw(square_blocks(side))
    free = sorted(set(range(size)) - {cell for block in blocks for cell in block.cells})
    gaps = draw(st.lists(st.sampled_from(free), unique=True, max_size=9)) if free else []
    cells = [cell for cell in range(size) if cell not in gaps]
    some = draw(rules(cells, side)) if cells else []
    digits = draw(givens(size, side, gaps))
    return Puzzle(Grid(digits, gaps=gaps), blocks, rules=some, digits=draw(values(side)))


@st.composite
def givens(draw, size, side, gaps):
    filled = draw(st.dictionaries(st.integers(0, size - 1), st.integers(1, side), max_size=40))
    if draw(st.booleans()):
        filled.update(dict.fromkeys(range(size), draw(st.integers(1, side))))
    return [0 if cell in gaps else filled.get(cell, 0) for cell in range(size)]


@st.composite
def other_puzzles(draw):
    """Boards that are not square, or have fewer or more digits than rows and columns."""
    box = draw(st.sampled_from([(2, 2), (2, 3), (3, 2), (3, 3), (1, 4)]))
    area = box[0] * box[1]
    corners = draw(
        st.lists(
            st.tuples(st.integers(0, 8), st.integers(0, 8)), min_size=1, max_size=4, unique=True
        )
    )
    rows = max(row for row, _ in corners) + area + draw(st.sampled_from([0, 0, 1]))
    columns = max(column for _, column in corners) + area + draw(st.sampled_from([0, 0, 2]))
    side = area + draw(st.sampled_from([0, 0, 1, 3]))
    blocks = list(boards(corners, columns, box)) if draw(st.booleans()) else []
    names = {block.name for block in blocks}
    more = draw(own_blocks(rows * columns, side, 90))
    blocks += [block for block in more if block.name not in names]
    covered = {cell for block in blocks for cell in block.cells}
    free = sorted(set(range(rows * columns)) - covered)
    gaps = draw(st.sampled_from([[], free, free[::2]]))
    cells = sorted(covered) or [cell for cell in range(rows * columns) if cell not in gaps]
    some = draw(rules(cells, side)) if cells else []
    digits = [0] * (rows * columns)
    for cell in draw(st.lists(st.sampled_from(cells), max_size=20)) if cells else []:
        digits[cell] = draw(st.integers(1, side))
    grid = Grid(digits, side=side, columns=columns, gaps=gaps)
    return Puzzle(grid, blocks, rules=some, digits=draw(values(side)))


@settings(max_examples=75)
@given(st.data(), st.booleans())
def test_any_puzzle_reads_back_equal(data, square):
    try:
        puzzle = data.draw(square_puzzles() if square else other_puzzles())
    except InputError:
        reject()  # a given where the board has no cell
    text = format_grid(puzzle, "rules")
    assert "\n" not in text
    assert parse(text) == parse_any(text) == formats.read(text).puzzle == puzzle
    assert list(parse_many(text)) == [puzzle]
    assert format_grid(parse(text), "rules") == text


def texts():
    piece = st.one_of([st.sampled_from(some) for some in PIECES])
    built = st.lists(piece, max_size=25).map("".join)
    begun = st.sampled_from(["1...............", "." * 81, "-" * 36, ".,10," * 8, ""])
    return st.one_of(built, st.tuples(begun, built).map("".join))


@st.composite
def spoilt_texts(draw):
    """The text form of a puzzle with something left out, put in or doubled."""
    text = draw(st.sampled_from(SOME))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        width = draw(st.integers(0, 12))
        piece = draw(st.one_of([st.sampled_from(some) for some in PIECES]) | st.just(text[place:]))
        text = text[:place] + draw(st.sampled_from(["", piece])) + text[place + width :]
    return text


SOME = [
    format_grid(puzzle, "rules")
    for puzzle in (
        Puzzle([1, 2] + [0] * 79, rules=[*diagonals(9), Killer((0, 1), 3), Thermometer((2, 3))]),
        Puzzle([0] * 16, jigsaw(4, "aabbaabbccddccdd"), rules=[Killer((0, 1))], digits=range(4)),
        Puzzle(Grid([1] + [0] * 35, side=4, columns=6), boards([(0, 0), (2, 2)], 6, (2, 2))),
        Puzzle([0] * 9, [Block("own", 7, (0, 4))], digits=(1, 20, 300)),
        Puzzle(Grid([0] * 16, gaps=(3,)), [(0, 1, 2)], rules=[Killer((5, 6), 99)]),
    )
] + [
    "1...............aaabacbbccbdcddd",
    "1...\n....\n....\n....\naabb\naabb\nccdd\nccdd\ndiagonals\nkiller: 3 = r1c1 r1c2\n",
    "SumoCueV1=3J0+0J0=0J1=4J1=0J0=0J0=0J1=0J1=9J2=0J2+8J3=0J3=0J2=0J2=0J3=0J3",
    "SumoCueV1D=3+0=0=4=0=0=0=0=9=0+8=0=0=0=0=0;killer:3=r1c1r2c1",
    "1...............;diagonals\n....\n....\n....\n...1\nkiller:5=r1c1-r1c2\n",
    "10 . . -\n. . . .\n. . . .\n- . . .\ndigits:7-10\nblocks:none\nblock1:r1c1-r1c2",
]


def read(function, text):
    """Return what the function gives, or the error that it may raise."""
    try:
        return function(text), None
    except ParseError as error:
        return None, error


def check(text):
    puzzle, error = read(parse, text)
    if error:
        text_lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        assert 1 <= error.line <= len(text_lines)
        assert 1 <= error.column <= len(text_lines[error.line - 1]) + 1
        assert error.code in SENTENCES
        assert "{" not in str(error).replace("{}", "").replace(text, "")
    else:
        assert parse(format_grid(puzzle, "rules")) == puzzle
    many, error = read(lambda text: list(parse_many(text)), text)
    assert many or error.code in SENTENCES


@settings(max_examples=66)
@given(texts())
def test_any_text_with_clauses_is_a_puzzle_or_a_parse_error(text):
    check(text)


@settings(max_examples=66)
@given(spoilt_texts())
def test_a_spoilt_text_form_is_a_puzzle_or_a_parse_error(text):
    check(text)


@settings(max_examples=75)
@given(texts(), st.sampled_from(["1" + "." * 15, "." * 81, "1234\n....\n....\n....\n" * 2]))
def test_any_rules_that_are_added_are_clauses_or_a_parse_error(rules, text):
    puzzles, error = read(lambda text: list(parse_many(text, rules=rules)), text)
    if error:
        where = rules if error.code == "parse.rules" else text
        assert 1 <= error.line <= len(where.replace("\r", "\n").split("\n"))
    else:
        assert [parse(format_grid(puzzle, "rules")) for puzzle in puzzles] == puzzles
