"""Test what wrong text is told: where, and what was expected; natively and in MicroPython."""

from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse, parse_many, read_each
from tests.plain import error_parts, refusal

ROW = "123456789\n"


def test_nothing_to_read():
    for text in ("", " ", "\n\n", "# only a comment", "[[], []]", "[Puzzle]", "---+---", "\ufeff"):
        assert error_parts(text) == ("parse.empty", 1, 1, {}), repr(text)


def test_a_character_that_has_no_place():
    assert error_parts("12\n3!") == ("parse.character", 2, 2, {"found": "!"})
    assert error_parts("1\x002")[3] == {"found": "U+0000"}
    assert error_parts("²...")[:3] == ("parse.character", 1, 1)
    assert error_parts("①...")[3] == {"found": "①"}
    assert error_parts("  ½")[:3] == ("parse.character", 1, 3)
    assert error_parts("1 2 -3 4")[:3] == ("parse.character", 1, 5)


def test_a_number_that_is_too_large():
    text = "1 2 3 4\n3 4 1 2\n2 1 4 10\n4 3 2 1"
    assert error_parts(text) == ("parse.above", 3, 7, {"found": "10", "side": 4})
    assert error_parts("1 2 3 4\r\n3 4 1 2\r\n2 1 99999999 3\r\n4 3 2 1")[:3] == (
        "parse.number",
        3,
        5,
    )


def test_a_digit_or_letter_that_the_board_does_not_have():
    code, line, column, params = error_parts("1234\n3412\n2143\n4325")
    assert (code, line, column) == ("parse.letter", 4, 4)
    assert params == {"found": "5", "symbols": "1–4"}
    assert error_parts(ROW * 4 + "12345678O\n" + ROW * 4)[:3] == ("parse.letter", 5, 9)
    assert error_parts("." * 255 + "Q")[3]["symbols"] == "A–P"
    assert error_parts("1" + "." * 254 + "H")[3]["symbols"] == "1–9, A–G"
    assert error_parts("." * 80 + "J")[3]["symbols"] == "A–I"


def test_a_word_among_numbers():
    text = "1 2 3 4\n3 4 1 2\n2 1 ab 3\n4 3 2 1"
    assert error_parts(text) == ("parse.number", 3, 5, {"found": "ab", "side": 4})
    for word in ("1.", "..", ".*", "xX"):
        assert error_parts("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 " + word)[:3] == ("parse.number", 4, 7)


def test_one_line_that_is_no_square():
    for count in (80, 82):
        code, line, column, params = error_parts("\n" + "1" * count)
        assert (code, line, column) == ("parse.square", 2, count + 1)
        assert params["count"] == count
    assert error_parts("1" * 80)[3] == {"count": 80, "below": 64, "above": 81}


def test_words_are_no_puzzle():
    for text in (
        "hello",
        "abc",
        "hello world this is no puzzle",
        "This is none.",
        "hello\nworld foo",
    ):
        assert error_parts(text) == ("parse.no-puzzle", 1, 1, {}), text
    assert each_told(f"{'1' * 81}\nnine words\n{'1' * 81}")[1] == ("parse.no-puzzle", 2)
    letters = "ABCDEFGHIJKLMNOP"
    assert error_parts(letters * 15 + letters[1:])[0] == "parse.square"
    assert error_parts(f"{letters}\n{letters}")[0] == "parse.rows"
    assert parse(letters * 16).side == 16


def test_no_board_of_one_cell_is_offered():
    for text in ("12", "123"):
        assert error_parts(text)[3] == {"count": len(text), "below": 4, "above": 9}


def test_one_line_of_another_side():
    wanted = {"count": 81, "expected": 256, "side": 16}
    assert error_parts("1" * 81, side=16) == ("parse.count", 1, 82, wanted)
    assert error_parts("1" * 82, side=9)[:3] == ("parse.count", 1, 82)
    assert error_parts("1" * 81, box=(2, 3))[:3] == ("parse.count", 1, 37)


def test_a_row_of_another_length():
    assert error_parts("n = 4\nM = [1 2 3 4\n     3 4 1 2\n     2 1 4 3 5\n     4 3 2 1];")[:3] == (
        "parse.row",
        4,
        14,
    )
    short = ROW * 3 + "12345678\n" + ROW * 5
    assert error_parts(short) == ("parse.row", 4, 9, {"count": 8, "expected": 9})
    long = ROW * 3 + "1234567891\n" + ROW * 5
    assert error_parts(long) == ("parse.row", 4, 10, {"count": 10, "expected": 9})
    swapped = ROW * 3 + "12345678\n1234567891\n" + ROW * 4
    assert error_parts(swapped)[:3] == ("parse.row", 4, 9)
    assert error_parts(ROW * 9, side=6)[:3] == ("parse.row", 1, 7)
    spaced = "1 2 3 4\n3 4 1 2\n2 1 4\n4 3 2 1"
    assert error_parts(spaced)[:3] == ("parse.row", 3, 6)


def test_too_few_or_too_many_rows():
    assert error_parts(ROW * 8) == ("parse.rows", 8, 10, {"count": 8, "expected": 9})
    assert error_parts(ROW * 10)[:3] == ("parse.rows", 10, 1)
    # 36 cells are a square, but not in rows of nine.
    assert error_parts(ROW * 4)[:3] == ("parse.rows", 4, 10)


def test_several_puzzles():
    line = "." * 81 + "\n"
    assert error_parts(line * 2) == ("parse.several", 2, 1, {})
    assert error_parts(line * 4)[:3] == ("parse.several", 2, 1)
    assert error_parts("# a\n" + line + "# b\n" + line)[:3] == ("parse.several", 4, 1)
    assert error_parts(ROW * 18)[:3] == ("parse.several", 10, 1)
    assert error_parts(ROW * 36)[:3] == ("parse.several", 10, 1)
    assert error_parts(("." * 16 + "\n") * 4)[:3] == ("parse.several", 2, 1)
    matrix = "M = [1 2 3 4; 3 4 1 2; 2 1 4 3; 4 3 2 1];\n"
    assert error_parts(matrix + matrix)[:3] == ("parse.several", 2, 6)


def test_boards_and_texts_that_are_too_large():
    assert error_parts("." * 101 * 101)[:2] == ("parse.large", 1)
    assert error_parts(". " * 101 * 101)[:2] == ("parse.large", 1)
    assert error_parts("1\n" * 101 * 101)[:2] == ("parse.large", 10001)
    assert error_parts("param n0 := 102 1 1")[0] == "parse.large"
    assert error_parts("param n0 := " + "1 2 3 " * 15000)[:2] == ("parse.large", 1)
    assert error_parts(" " * 200001)[0] == "parse.long"


def test_ampl_triples_that_are_wrong():
    begin = "param: CLUES: n0 := 9 9 9\n"
    assert error_parts(begin + "1 2;")[:3] == ("parse.ampl-triple", 2, 3)
    assert error_parts(begin + "1 2 x;") == ("parse.ampl-number", 2, 5, {"found": "x"})
    assert error_parts(begin + "1 2 1.5;")[:3] == ("parse.ampl-number", 2, 5)
    assert error_parts(begin + "1 2 ²;")[:3] == ("parse.ampl-number", 2, 5)
    assert error_parts(begin + "0 2 1;") == ("parse.ampl-cell", 2, 1, {"found": "0", "side": 9})
    assert error_parts(begin + "1 10 1;", side=9)[:3] == ("parse.ampl-cell", 2, 3)
    assert error_parts(begin + "1 2 10;", side=9)[:3] == ("parse.ampl-digit", 2, 5)
    assert error_parts(begin + "1 2 0;")[:3] == ("parse.ampl-digit", 2, 5)
    assert error_parts(begin + "9 9 1;") == ("parse.ampl-twice", 2, 1, {"cells": ((9, 9),)})
    assert error_parts("param N := 9;")[0] == "parse.empty"


def test_ampl_triples_that_do_not_tell_the_side():
    for most in (1, 3, 7, 8, 15, 24):
        text = f"param n0 := 1 1 {most};"
        assert error_parts(text) == ("parse.ampl-side", 1, 17 if most > 1 else 13, {"found": most})
    assert error_parts("param n0 := ;")[0] == "parse.ampl-side"


def test_arguments_that_can_not_be():
    for side in (0, -9, 101, "9", 9.0, True):
        assert refusal(parse, "1", side=side).code == "parse.side", side
    assert str(refusal(parse, "1", side="9")).startswith(
        "'9' is not a side; expected a whole number"
    )
    assert refusal(parse, "1", side="9", box=(3, 3)).code == "parse.side"
    for box in ("3x3", 9, (3,), (3.0, 3.0)):
        assert refusal(parse, "1", box=box).code == "puzzle.box-pair", box
    for box in ((3, 4), (0, 9), (-3, -3)):
        assert refusal(parse, "1", side=9, box=box).code == "puzzle.box"
    assert refusal(parse, "1" + "." * 80, letters="ABC").code == "parse.letters"


def many_told(text, **named):
    read = 0
    try:
        for _ in parse_many(text, **named):
            read += 1
    except ParseError as error:
        return read, error.code, error.line, error.column
    raise AssertionError("not refused")


def test_the_line_of_many_is_named():
    line = "." * 81 + "\n"
    assert many_told(line * 3 + "." * 80 + "\n" + line * 90) == (3, "parse.square", 4, 81)
    assert many_told(line * 3 + "." * 80) == (3, "parse.square", 4, 81)
    assert many_told("# one\n" + line + "\n" + "A1" + "." * 79) == (1, "parse.letter", 4, 1)
    assert many_told(line + "!" + line) == (1, "parse.character", 2, 1)
    assert many_told(ROW * 9 + "\n" + ROW * 8) == (1, "parse.rows", 18, 10)
    assert many_told(ROW * 8 + "# next\n" + ROW * 9) == (0, "parse.rows", 8, 10)
    assert many_told(line * 2, side=16)[1:3] == ("parse.row", 1)


def test_many_of_nothing():
    for text in ("", "\n\n", "# nothing\n"):
        assert many_told(text) == (0, "parse.empty", 1, 1)


def each_told(text, side=None):
    """The first cells of each puzzle of a text, or the code and line of what is wrong there."""
    return [
        (result.code, result.line)
        if isinstance(result, ParseError)
        else "".join([str(digit) for digit in result.givens.cells[:4]])
        for result in read_each(text, side, None, None)
    ]


def test_a_line_that_can_not_be_read_spoils_no_other():
    for good, side in (("12.." * 20 + ".", None), ("12.." * 4, None), ("12.." * 4, 4)):
        shorter, longer = good[1:], good + "."
        for bad in ("12!", "!", shorter, longer, good[:-1] + "Ω", "5.." * 10, "no puzzle", "7"):
            for before, after in ((0, 3), (1, 1), (2, 0), (20, 20)):
                text = (good + "\n") * before + bad + "\n" + (good + "\n") * after
                messages = each_told(text, side)
                where = (bad, before, after, side)
                assert messages[:before] + messages[before + 1 :] == ["1200"] * (before + after), (
                    where
                )
                assert messages[before][1] == before + 1, where


def test_rows_that_can_not_be_read_spoil_no_other_puzzle():
    rows = ["123456789"] + ["." * 9] * 8
    good = "\n".join(rows)
    for row in range(9):
        for wrong in ("1234", "1234567891", ".......!.", "!", "........k"):
            bad = "\n".join(rows[:row] + [wrong] + rows[row + 1 :])
            for gap in ("\n", "\n\n", "\n# next\n", "\nGrid 07\n"):
                messages = each_told(gap.join([good, bad, bad, good]))
                where = (row, wrong, gap)
                assert [messages[0], messages[-1]] == ["1234", "1234"], where
                assert [code[:6] for code, _ in messages[1:-1]] == ["parse."] * 2, where


def test_a_blank_line_ends_a_puzzle_whose_rows_are_too_few():
    rows = "123456789\n" + ("." * 9 + "\n") * 7
    whole = rows + "." * 9 + "\n"
    assert each_told(rows + "\n" + whole + "\n" + whole) == [("parse.rows", 8), "1234", "1234"]
    twice = whole + "\n" + whole
    assert each_told("no puzzle\n\n" + twice) == [("parse.no-puzzle", 1), "1234", "1234"]
    bands = "1234\n....\n\n....\n....\n"
    assert each_told(bands + "\n" + bands) == ["1234", "1234"]
    apart = "123456\n......\n\n......\n......\n\n......\n......\n"
    assert each_told(apart + "\n" + apart) == ["1234", "1234"]
    assert each_told(rows.replace("\n", "\n\n") + "." * 9) == ["1234"]


def test_a_row_that_can_not_be_read_is_told_once_beside_blank_lines():
    whole = "1234\n....\n....\n....\n"
    for text, row in (("1234\n....\n\n!\n....\n", 4), ("!\n\n....\n....\n....\n", 1)):
        assert each_told(text + "\n" + whole) == [("parse.character", row), "1234"], text


def test_a_line_too_long_for_a_row_spoils_no_rows_behind_it():
    whole = "123456789\n" + ("." * 9 + "\n") * 8
    assert each_told("1" * 110 + "\n" + whole) == [("parse.square", 1), "1234"]


def test_many_literals_and_triples_are_each_told():
    board = "M = [1 2 3 4; 0 0 0 0; 0 0 0 0; 0 0 0 0];\n"
    wrong = board.replace("4;", "5;")
    assert each_told(board + wrong + board) == ["1234", ("parse.letter", 2), "1234"]
    assert each_told("param n0 := 1 2;") == [("parse.ampl-triple", 1)]
