"""Test what each style writes, natively and in MicroPython."""

from sudoku_core.board.blocks import lines
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.text.foreign import foreign
from sudoku_core.formats.text.letters import ALPHABET
from sudoku_core.formats.text.reading import parse
from sudoku_core.formats.text.writing import STYLES, can_write, format_grid
from sudoku_core.language.messages import InputError

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
    bare = "\n".join([". " * 9] * 9)
    assert format_grid(Puzzle([0] * 81, lines(9)).givens, "boxed").count("|") == 18
    assert format_grid(Puzzle([0] * 81, lines(9)), "boxed") == bare + "\nbox:none"


def test_keycaps():
    keycap_one, four = "1\ufe0f\u20e3", "4\ufe0f\u20e3"
    rows = (
        keycap_one + "⬜ ⬜" + four,
        "⬜⬜ " + keycap_one + "⬜",
        "",
        "⬜" + keycap_one + " ⬜⬜",
        four + "⬜ ⬜" + keycap_one,
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


def test_boxes_that_are_not_the_usual_ones_are_told():
    six = Puzzle([6] + [0] * 35, box=(3, 2))
    for style in STYLES:
        text = format_grid(six, style)
        assert parse(text) == six, style
        assert parse(text, box=(3, 2)) == six, style
        assert ("box" in text) == (style != "boxed"), style
    assert format_grid(six) == format_grid(six, "line") == "6" + "." * 35 + ";box:3x2"
    assert format_grid(six, "matrix").split("\n")[5:] == ["0 0 0 0 0 0", "box:3x2"]
    assert format_grid(six, "ampl").split("\n")[:2] == ["# side 6", "# box 3x2"]


def test_the_usual_boxes_need_not_be_told():
    for side in (4, 5, 6, 7, 9, 11, 13, 16, 27):
        puzzle = Puzzle([1] + [0] * (side * side - 1))
        for style in STYLES:
            if can_write(style, side):
                text = format_grid(puzzle, style)
                assert text == format_grid(puzzle.givens, style), (style, side)
                assert "box" not in text
                assert parse(text) == puzzle, (style, side)


def test_a_board_without_boxes_keeps_having_none():
    for side in (1, 4, 5, 6, 7, 9, 11, 12, 13, 16, 27, 36):
        puzzle = Puzzle([1] + [0] * (side * side - 1), lines(side))
        for style in STYLES:
            if can_write(style, side):
                text = format_grid(puzzle, style)
                assert parse(text) == puzzle, (style, side)
                assert ("none" in text) == (side not in (1, 5, 7, 11, 13)), (style, side)


def test_ampl_comments_on_boxes_only_where_they_fit():
    text = "# side 6\n# box {}\nparam: CLUES: n0 :=\n1 1 6\n;"
    usual = Puzzle([6] + [0] * 35)
    assert parse(text.format("3x2")).box == (3, 2)
    assert parse(text.format("3x2"), box=(2, 3)) == usual
    assert parse(text.format("none"), box=(2, 3)) == usual
    for comment in ("3x3", "of paper", "x", ""):
        assert parse(text.format(comment)) == usual, comment


def test_no_line_is_written_that_is_another_text():
    cells = [k % 9 + 1 for k in range(729)]
    line = format_grid(Puzzle(cells))
    assert line[:6] == "1,2,3,"
    assert not foreign(line)
    assert parse(line) == Puzzle(cells)
    assert format_grid(Puzzle([0] * 729)) == "." * 729
    for word in ("N4IG", "SCL", "CLASSIC", "SUMOCUEV1"):
        cells = [ALPHABET.index(sign) for sign in word] + [1] * (35 * 35 - len(word))
        line = format_grid(Puzzle(cells))
        assert not foreign(line), word
        assert parse(line) == Puzzle(cells), word
