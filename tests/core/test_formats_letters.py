"""Test which digit a letter stands for, natively and in MicroPython."""

from sudoku_core.board.grid import Grid
from sudoku_core.formats.text.letters import ALPHABET, listed, spelled, symbols_of
from sudoku_core.formats.text.reading import parse
from sudoku_core.formats.text.writing import format_grid
from tests.plain import pattern, refusal


def written(digits, symbols, empty="."):
    return "".join([symbols[digit - 1] if digit else empty for digit in digits])


def holes(digits, every=3):
    return [0 if cell % every == 0 else digit for cell, digit in enumerate(digits)]


def full(rows, columns):
    return pattern(rows * columns, (rows, columns))


SIXTEEN, TWENTY_FIVE = full(4, 4), full(5, 5)


def test_the_customs_of_sixteen():
    for symbols in ("123456789ABCDEFG", "0123456789ABCDEF", "ABCDEFGHIJKLMNOP"):
        for digits in (SIXTEEN, holes(SIXTEEN)):
            text = written(digits, symbols)
            assert parse(text).givens == Grid(digits), symbols
            assert parse(text.lower()).givens == Grid(digits), symbols
            assert parse(" ".join(text)).givens == Grid(digits), symbols


def test_the_customs_of_twenty_five():
    for symbols in ("123456789ABCDEFGHIJKLMNOP", "ABCDEFGHIJKLMNOPQRSTUVWXY"):
        for digits in (TWENTY_FIVE, holes(TWENTY_FIVE)):
            assert parse(written(digits, symbols)).givens == Grid(digits), symbols


def test_nought_for_empty_where_it_is_no_digit():
    for symbols in ("123456789ABCDEFG", "ABCDEFGHIJKLMNOP"):
        digits = holes(SIXTEEN)
        assert parse(written(digits, symbols, "0")).givens == Grid(digits), symbols


def test_nine_by_nine_with_letters():
    digits = holes(full(3, 3))
    for empty in ".0*_x":
        assert parse(written(digits, "ABCDEFGHI", empty)).givens == Grid(digits)


def test_a_dot_for_empty_and_no_nought_reads_from_one():
    # A to G only, so A–P would do as well: the table decides.
    digits = [digit if digit > 9 else 0 for digit in SIXTEEN]
    assert parse(written(digits, "123456789ABCDEFG")).givens == Grid(digits)


def test_nought_beside_a_dot_is_a_digit_unless_that_conflicts():
    digits = [digit if digit < 16 else 0 for digit in SIXTEEN]
    text = written(digits, "0123456789ABCDEF")
    assert parse(text).givens == Grid(digits)
    swapped = written(holes(SIXTEEN), "123456789ABCDEF.").replace("1", "0", 1)
    assert parse(swapped).givens.cells[swapped.find("0")] == 1
    both = written(holes(digits), "123456789ABCDEFG").replace("..", "00")
    assert parse(both.replace(".", "0", 3)).givens == Grid(holes(digits))


def test_only_a_to_g_and_nought_for_empty_is_ambiguous():
    digits = [digit if digit > 9 else 0 for digit in SIXTEEN]
    text = written(digits, "123456789ABCDEFG", "0")
    error = refusal(parse, "\n" + text)
    assert error.code == "parse.ambiguous"
    assert (error.line, error.column) == (2, text.find("A") + 1)
    params = error.message.params
    assert [params["first"], params["second"]] == ["1–9, A–G", "A–P"]
    assert parse(text, letters="1-9A-G").givens == Grid(digits)
    lettered = [digit - 9 if digit else 0 for digit in digits]
    assert parse(text, letters="A-P").givens == Grid(lettered)


def test_nothing_is_ambiguous_about_an_empty_board():
    for side in (4, 9, 16, 25):
        for empty in ".0*_":
            assert parse(empty * side * side).givens == Grid([0] * side * side)


def test_letters_settle_the_reading():
    text = written(holes(SIXTEEN), "0123456789ABCDEF")
    for letters in ("0-F", "0–F", "0-9A-F", "0123456789ABCDEF", "0-9a-f"):
        assert parse(text, letters=letters).givens == Grid(holes(SIXTEEN)), letters
    back = written(holes(SIXTEEN), "PONMLKJIHGFEDCBA")
    assert parse(back, letters="PONMLKJIHGFEDCBA").givens == Grid(holes(SIXTEEN))
    word = written(full(2, 3), "SUDOKI")
    assert parse(word, letters="SUDOKI").givens == Grid(full(2, 3))
    assert parse(".x" * 8, letters="WXYZ").givens == Grid([0, 2] * 8)


def test_letters_that_can_not_be_used_are_refused():
    for letters in ("", "A-O", "AABCDEFGHIJKLMNOP", "1-9A-F!", "A-PP", "P-A", "A-"):
        assert refusal(spelled, letters, 16).code == "parse.letters", letters


def test_more_letters_than_digits_are_fine():
    assert spelled("1-9A-Z", 16) == "123456789ABCDEFG"


def test_x_is_empty_up_to_nine_and_a_letter_above():
    assert parse("x" * 81).givens == Grid([0] * 81)
    digits = holes(TWENTY_FIVE)
    text = written(digits, "ABCDEFGHIJKLMNOPQRSTUVWXY")
    assert "X" in text
    assert parse(text).givens == Grid(digits)
    assert parse("X" + "." * 1295, side=36).givens.cells[0] == 33


def test_symbols_never_repeat():
    for custom in ("1-9A", "A", "0-9A"):
        for side in range(1, 37):
            symbols = symbols_of(custom, side)
            assert len(set(symbols)) == len(symbols)
            assert all(symbol in ALPHABET for symbol in symbols)


def test_symbols_are_listed_as_ranges():
    assert listed("123456789") == "1–9"
    assert listed("0123456789ABCDEF") == "0–9, A–F"
    assert listed("SUDOK") == "S, U, D, O, K"


def test_what_is_written_with_letters_reads_back():
    for rows, columns in ((3, 4), (4, 4), (5, 5), (5, 6), (5, 7)):
        digits = holes(full(rows, columns))
        assert parse(format_grid(Grid(digits))).givens == Grid(digits)
