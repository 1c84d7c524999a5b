"""Puzzles among words are read, natively and in MicroPython; what may mean more is not."""

from sudoku_core.formats.text.reading import parse, parse_many, read_each
from sudoku_core.language.messages import InputError
from tests.plain import CLASSIC, GUROBI, error_parts

SMALL = "1..4........2..3"
ROWS = "\n".join([CLASSIC[start : start + 9] for start in range(0, 81, 9)])


def right(text, puzzle=CLASSIC):
    """Return whether a text reads as a puzzle, alone and as one of many."""
    return (
        parse(text) == parse(puzzle) == next(parse_many(text))
        and len(list(read_each(text, None, None, None))) == 1
    )


def test_a_line_among_words():
    for text in (
        f"My puzzle today: {CLASSIC} and so on — can you solve it?",
        f"{CLASSIC} is all I have",
        f"I like “{CLASSIC}”, but (see p. 12) it is hard.",
        f"Sudoku #12, rated 8.3 on 2026-11-22:\n\n{CLASSIC}\n\nRegards,\nAnn",
        f"O de hoje é {CLASSIC}. Não consigo!",
        f"今日の数独：{CLASSIC}",
        f"今日の数独{CLASSIC}です",
        f"> {CLASSIC} was what you wrote",
        f"Hello\n<p>{CLASSIC}</p>",
    ):
        assert right(text), text


def test_a_full_stop_behind_a_line_is_no_cell():
    for end in (".", "?", "...", "?!", "…", ". Bye."):
        assert right("Is this one yours: " + CLASSIC + end), end
    assert right(f"Try {SMALL}?", SMALL)


def test_rows_among_lines_of_words():
    for above in (
        "My puzzle today:\n",
        "Hello you,\nhere is one\n\n",
        "See page 7 for this one.\n",
    ):
        for below in ("\nCan you solve it?", "\n\nBest wishes, Ann\n", "\n(from the paper)"):
            assert right(above + ROWS + below), (above, below)
    drawn = "|53.|.7.|...|\n" * 2 + "|---+---+---|\n" + "|...|.8.|.6.|\n" * 7
    assert parse("Here you are.\n" + drawn + "I am done").givens.rows[0][:2] == (5, 3)
    spaced = "\n".join([" ".join(row) for row in ROWS.split("\n")])
    assert right(f"Good morning!\n{spaced}\nThat is all.")


def test_a_long_line_with_letters_among_words():
    line = "123456789ABCDEFG" + "." * 240
    assert right(f"A large one, {line} for you", line)


def test_rules_stand_behind_a_line_among_words():
    puzzle = parse(f"The last of today:\n{SMALL};killer:5=r1c1-r1c2\nHave fun with it")
    assert puzzle == parse(f"{SMALL};killer:5=r1c1-r1c2")


def test_several_puzzles_among_words():
    text = f"First {CLASSIC} and then {GUROBI}, please"
    assert error_parts(text)[:3] == ("parse.several", 1, text.index(GUROBI) + 1)
    assert list(parse_many(text)) == [parse(CLASSIC), parse(GUROBI)]


def test_a_puzzle_among_words_that_is_wrong_is_pointed_at():
    assert error_parts(f"Mine is {CLASSIC[1:]}, I think") == (
        "parse.square",
        1,
        89,
        {"count": 80, "below": 64, "above": 81},
    )
    short = ROWS[:-10]
    assert error_parts(f"Hello there,\n{short}\nand good bye")[:3] == ("parse.rows", 9, 10)
    wrong = SMALL.replace("2", "7")
    assert error_parts(f"Look at {wrong} now") == (
        "parse.letter",
        1,
        21,
        {"found": "7", "symbols": "1–4"},
    )


def test_words_that_may_be_a_rule_are_not_left_out():
    for words in (
        "With diagonals, please.",
        "It is a killer sudoku.",
        "r1c1 and r1c2 are 5",
        "killer:5=r9c10",
        "antiknight: yes",
        "wondows",
    ):
        for text in (f"{ROWS}\n{words}", f"{ROWS};{words}"):
            try:
                parse(text)
            except InputError:
                continue
            raise AssertionError(text)


def test_words_and_numbers_alone_are_none():
    for text in (
        "Call 1234123412341234 or 16 16 16",
        "I was there on 2026-11-22 at 10.30 ................ and you?",
        "Nobody. Has. Ever. Seen. One.",
    ):
        assert error_parts(text)[0] != "parse.several", text


def test_words_alone_are_no_puzzle_whatever_stands_between_them():
    for text in (
        "Shopping: milk",
        "# a list\nShopping: milk\nBread: 2",
        "Hello!",
        "See you at 10: room 5, please.",
        "https://example.org/a?b=1",
        "Compras: leite; pão: 2",
    ):
        assert error_parts(text)[:3] == ("parse.no-puzzle", 1, 1), text
        assert [error.code for error in read_each(text, None, None, None)] == ["parse.no-puzzle"]


def test_a_wrong_rule_line_is_told_of_where_there_are_cells_or_its_word_is_known():
    assert error_parts(f"{SMALL}\nshopping: milk")[:3] == ("parse.rule-line", 2, 1)
    assert error_parts("killer: milk")[0] == "parse.empty"
    assert error_parts("1...!")[:3] == ("parse.character", 1, 5)


def test_a_question_mark_is_an_empty_cell():
    assert parse(CLASSIC.replace(".", "?")) == parse(CLASSIC)
    assert parse(" ".join(ROWS).replace(".", "?")) == parse(CLASSIC)
    assert right("Can you do this: " + CLASSIC.replace(".", "?") + "?")
