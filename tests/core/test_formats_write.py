"""What each style writes, natively and in MicroPython."""

from sudoku_core.blocks import lines
from sudoku_core.formats import STYLES, can_write, format_grid, parse
from sudoku_core.grid import Grid
from sudoku_core.messages import InputError
from sudoku_core.puzzle import Puzzle

FOUR = Grid([1, 0, 0, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0, 1])


def refusal(board, style):
    """The code of the error, or None where the style writes the board."""
    try:
        format_grid(board, style)
    except InputError as error:
        return error.code
    return None


def test_line():
    assert format_grid(FOUR) == "1..4..1..1..4..1"
    assert format_grid(Grid([10, 35] + [0] * 1223), "line")[:3] == "AZ."
    assert format_grid(Grid([36, 1] + [0] * 1294), "line")[:7] == "36,1,.,"


def test_matrix():
    assert format_grid(FOUR, "matrix") == "1 0 0 4\n0 0 1 0\n0 1 0 0\n4 0 0 1"
    assert format_grid(Grid([10, 2] + [0] * 98), "matrix")[:11] == "10  2  0  0"


def test_csv():
    assert format_grid(FOUR, "csv") == "1,0,0,4\n0,0,1,0\n0,1,0,0\n4,0,0,1"


def test_sdk():
    assert format_grid(FOUR, "sdk") == "[Puzzle]\n1..4\n..1.\n.1..\n4..1"


def test_ampl():
    text = "# side 4\nparam: CLUES: n0 :=\n1 1 1\n1 4 4\n2 3 1\n3 2 1\n4 1 4\n4 4 1\n;"
    assert format_grid(FOUR, "ampl") == text


def test_boxed():
    # As seed 000 draws boards above nine, to the space at the end of a row.
    assert format_grid(FOUR, "boxed") == "1 . | . 4 \n. . | 1 . \n----+----\n. 1 | . . \n4 . | . 1 "
    rows = format_grid(Grid([0] * 9 + [10] + [0] * 246), "boxed").split("\n")
    assert rows[0] == " .  .  .  . |  .  .  .  . |  . 10  .  . |  .  .  .  . "
    assert rows[4] == "------------+-------------+-------------+------------"


def test_boxed_follows_the_box():
    six = Puzzle([0] * 36, box=(3, 2))
    rows = format_grid(six, "boxed").split("\n")
    assert rows[2:5] == [". . | . . | . . ", "----+-----+----", ". . | . . | . . "]
    assert format_grid(Grid([0] * 36), "boxed").split("\n")[2] == "------+------"
    assert format_grid(Grid([1, 0, 0, 1]), "boxed") == "1 . \n. 1 "
    assert format_grid(Puzzle([0] * 81, lines(9)), "boxed") == "\n".join([". " * 9] * 9)


def test_keycaps():
    one, four = "1\ufe0f\u20e3", "4\ufe0f\u20e3"
    rows = (
        one + "⬜ ⬜" + four,
        "⬜⬜ " + one + "⬜",
        "",
        "⬜" + one + " ⬜⬜",
        four + "⬜ ⬜" + one,
    )
    assert format_grid(FOUR, "keycaps") == "\n".join(rows)


def test_a_puzzle_writes_its_givens():
    for style in STYLES:
        assert format_grid(Puzzle(FOUR), style) == format_grid(FOUR, style)


def test_every_style_says_what_it_writes():
    for side in (1, 4, 6, 8, 9, 10, 12, 16, 25, 35, 36, 49, 100):
        for style in STYLES:
            code = refusal(Grid([0] * (side * side)), style)
            assert code == (None if can_write(style, side) else "format.side"), (style, side)
    assert not can_write("keycaps", 10)
    assert not can_write("sdk", 36)
    assert not can_write("line", 0)


def test_a_style_that_is_not_there():
    assert not can_write("haiku", 9)
    assert refusal(FOUR, "haiku") == "format.style"


def test_what_is_written_reads_back_without_being_told_more():
    for side in (4, 6, 8, 9, 12, 16, 25, 36, 49):
        digits = [(cell * 7 + cell // side) % (side + 1) for cell in range(side * side)]
        for style in STYLES:
            if can_write(style, side):
                assert parse(format_grid(Grid(digits), style)) == Puzzle(digits), (style, side)


def test_only_a_drawing_tells_its_box():
    six = Puzzle([6] + [0] * 35, box=(3, 2))
    assert parse(format_grid(six, "boxed")) == six
    for style in STYLES:
        assert parse(format_grid(six, style), box=(3, 2)) == six
