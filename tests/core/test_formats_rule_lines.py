"""Clauses as people write them, and what wrong ones are told; natively and in MicroPython."""

from sudoku_core.board.blocks import Block, lines
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse, parse_many, read_each
from sudoku_core.formats.text.writing import format_grid
from sudoku_core.rules import Killer, Thermometer, diagonals, disjoint_groups, jigsaw, windows
from tests.plain import CLASSIC, digits, error_parts

LINE = CLASSIC
GIVENS = digits(LINE)
ROWS = "\n".join([LINE[first : first + 9] for first in range(0, 81, 9)])
SMALL = "1" + "." * 15


def test_rule_lines_behind_a_line():
    wanted = Puzzle(GIVENS, rules=diagonals(9) + (Killer((0, 1), 8),))
    for text in (
        ";diagonals;killer:8=r1c1-r1c2",
        "; diagonals ; killer : 8 = r1c1 - r1c2 ;",
        ";DIAGONALS;KILLER:8=R1C1R1C2",
        ";Diagonals;Killer: 8 = r1c1, r1c2  # a cage",
        ";diagonals:;killer:+8+=+r1c1+r1c2",
        ";;diagonals;killer:008=r01c1–r1c02",
    ):
        assert parse(LINE + text) == wanted, text
    assert parse(ROWS.replace("\n", "+") + ";+diagonals") == Puzzle(GIVENS, rules=diagonals(9))


def test_rule_lines_under_a_grid():
    wanted = Puzzle(GIVENS, rules=diagonals(9) + (Killer((0, 1), 8),))
    added = "diagonals\n\nkiller: 8 = r1c1 r1c2\n"
    for grid in (LINE, ROWS, "Grid 01\n" + ROWS + "\n", " ".join(ROWS), "# an X\n" + ROWS):
        assert parse(grid + "\n" + added) == wanted, grid
        assert parse(grid + "\r\nKiller:\r\n" + added.replace("\n", "\r\n")) == wanted, grid
        assert parse(grid + "\ndiagonals; killer:8=r1c1-r1c2") == wanted, grid
        assert parse(grid + ";diagonals\nkiller: 8 = r1c1 r1c2") == wanted, grid
    assert parse(added + ROWS) == wanted
    for mark in ("|", ",", " ", "\t"):
        assert parse(mark.join("1234") + "\n....\n....\n....\ndiagonals").rules == ()


def test_rule_lines_under_every_other_form():
    wanted = Puzzle([0, 2, 0, 0] + [0] * 12, rules=diagonals(4) + (Thermometer((4, 5)),))
    added = "\ndiagonals\nthermometer: r2c1 r2c2\n"
    for grid in (
        "param: CLUES: n0 := 1 2 2 ;\nset ROWS := 1..4;",
        "M = [0 2 0 0; 0 0 0 0; 0 0 0 0; 0 0 0 0];",
        ",2,,\n,,,\n,,,\n,,,",
        ". 2 | . .\n. . | . .\n----+----\n. . | . .\n. . | . .",
        "#AFrom the notes\n[Puzzle]\n.2..\n....\n....\n....",
        "SumoCueV1=0=2" + "=0" * 14,
    ):
        assert parse(grid + added) == wanted, grid
        assert list(parse_many(grid + added)) == [wanted], grid
    crossed = parse(".2.." + "." * 12 + "aabbaabbccddccdd" + added)
    assert crossed == wanted
    assert parse("." * 16 + "aaabacbbccbdcddd\ndiagonals").blocks[-1].kind == "diagonal"


def test_the_drawn_box_holds_beside_rule_lines():
    upright = "\n".join(["..|..|.."] * 3 + ["--+--+--"] + ["..|..|.."] * 3) + "\ngroups"
    assert parse(upright) == Puzzle(
        [0] * 36, Puzzle([0] * 36, box=(3, 2)).blocks + disjoint_groups(6, (3, 2))
    )
    assert parse("." * 36 + ";windows", box=(3, 2)).blocks[-1].cells == windows(6, (3, 2))[-1].cells


def test_the_board_by_rule_lines():
    assert parse("." * 36 + ";box:3x2").box == (3, 2)
    assert parse("." * 36 + "; Box: 3 X 2").box == (3, 2)
    assert parse("." * 36 + ";box:3×2", box=(3, 2)).box == (3, 2)
    assert parse(LINE + ";box:NONE").blocks == lines(9)
    assert parse(SMALL + ";blocks: none").blocks == ()
    wanted = Puzzle([1] + [0] * 15, jigsaw(4, "aaabacbbccbdcddd"))
    for marks in ("aaabacbbccbdcddd", "AAAB ACBB CCBD CDDD", "1,1,1,2,1,3,2,2,3,3,2,4,3,4,4,4"):
        assert parse(SMALL + ";regions:" + marks) == wanted, marks
    assert len(parse(SMALL + ";regions:aaa-acbbccb.cddd").blocks) == 4 + 4 + 4
    assert parse(SMALL + "\nRegions:\naaab\nacbb\nccbd\ncddd\n") == wanted


def test_a_single_block_keeps_its_kind_as_it_is_written():
    puzzle = parse(SMALL + ";Own7:r1c1-r2c2;own7:r1c2r1c3")
    assert puzzle.blocks[-2:] == (Block("Own", 7, (0, 5)), Block("own", 7, (1, 2)))


def test_givens_are_the_numbers_that_digits_stand_for():
    rows = ("0.3.", "....", "1...", "...2")
    wanted = Puzzle([1, 0, 4, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 3], digits=range(4))
    for between in ("", "\n", " ", " | ", "\n\n", ",\n"):
        assert parse(between.join(rows) + "\ndigits:0-3") == wanted, between
    spaced = "\n".join([" ".join(row) for row in rows])
    assert parse(spaced + "\ndigits: 0, 1, 2, 3") == wanted
    ruled = spaced.replace("\n1", "\n-------\n1")
    assert parse(ruled + "\ndigits:0–3") == wanted
    assert parse(ruled.replace("-------", "---+---") + "\ndigits:0-3") == wanted
    assert parse("x" * 16 + ";digits:0-3").givens.cells == (0,) * 16
    assert parse("12.9" + "." * 12 + ";digits:1,2,5,9").givens.cells[:4] == (1, 2, 0, 4)
    assert parse("c." * 8 + ";digits:1-3,12").givens.cells[:2] == (4, 0)
    assert parse("12 . . .\n" * 4 + "digits:1-3,12").givens.rows[3] == (4, 0, 0, 0)
    assert parse("0" * 16 + ";digits:5-8").givens.cells == (0,) * 16


def test_several_boards_line_by_line():
    grid = "1...--\n....--\n......\n......\n--....\n--...4\n"
    puzzle = parse(grid + "boards: 2x2 = r1c1, r3c3")
    assert (puzzle.side, puzzle.columns, len(puzzle.cells)) == (4, 6, 28)
    assert format_grid(puzzle)[36:] == ";boards:2x2=r1c1-r3c3"
    assert parse(grid.replace("-", ".") + "boards:2x2=r1c1r3c3") == puzzle
    assert parse(" ".join(grid) + "boards:2x2=r1c1r3c3") == puzzle
    several = list(parse_many(LINE + "\n" + ROWS + "\n" + grid + "boards:2x2=r1c1-r3c3\n" + LINE))
    assert several == [Puzzle(GIVENS), Puzzle(GIVENS), puzzle, Puzzle(GIVENS)]


def test_many_texts_with_rule_lines_of_their_own():
    crossed, caged = diagonals(9), [Killer((0, 1), 8)]
    text = (
        f"# one\n{LINE};diagonals\n{LINE}\n{ROWS}\nkiller:8=r1c1r1c2\n\n{ROWS}\n{LINE};box:none\n"
    )
    assert list(parse_many(text)) == [
        Puzzle(GIVENS, rules=crossed),
        Puzzle(GIVENS),
        Puzzle(GIVENS, rules=caged),
        Puzzle(GIVENS),
        Puzzle(GIVENS, lines(9)),
    ]
    zeros = "0" + "." * 15
    assert [puzzle.givens.cells[0] for puzzle in parse_many(f"{zeros};digits:0-3\n{zeros}")] == [
        1,
        0,
    ]


def test_a_rule_line_that_cannot_be_read_spoils_no_other_puzzle():
    good = LINE + ";diagonals\n"
    for bad in ("arrow:r1c1", "killer:8=r1c10", "digits:0-3", "box:none;box:3x3"):
        for before, after in ((0, 2), (1, 0), (2, 2)):
            text = good * before + LINE + ";" + bad + "\n" + good * after
            results = list(read_each(text, None, None, None))
            assert isinstance(results[before], ParseError), bad
            assert results[before].line == before + 1
            others = results[:before] + results[before + 1 :]
            assert others == [Puzzle(GIVENS, rules=diagonals(9))] * (before + after), bad


def test_a_rule_line_that_is_not_there():
    for text, column, near in (
        (";fog:r1c1", 18, ""),
        (";diagnal", 18, "diagonals"),
        ("; killer3=r1c1", 19, "killer"),
        ("; wisper:r1c1-r1c2", 19, "whisper"),
    ):
        code, line, place, params = error_parts(SMALL + text)
        assert (code, line, place) == ("parse.rule-line", 1, column), text
        assert params["near"].startswith(near)
        assert params["near"].count(", ") == 2


def test_a_clue_that_is_missing():
    for end in ("", "\n"):
        code, line, place, params = error_parts(f"{SMALL};killer:=r1c1{end}")
        assert (code, line, place) == ("parse.rule-line-clue", 1, 18)
        assert params["form"] == "killer:15=r1c1-r1c2"


def test_rule_lines_further_down():
    assert error_parts(SMALL + "\nfog: r1c1")[:3] == ("parse.rule-line", 2, 1)
    assert error_parts(SMALL + "\nfog: r1c1\n" + SMALL)[:3] == ("parse.rule-line", 2, 1)


def test_a_word_behind_cells_that_is_no_rule_line():
    for word in ("wondows", "anti knight", "simple;diagonals"):
        assert error_parts(f"{SMALL};{word}")[:3] == ("parse.rule-line", 1, 18), word
        assert error_parts(f"1...;{word}\n{SMALL}")[:3] == ("parse.rule-line", 1, 6), word
    assert error_parts("1...\n....\n....\n....; wondows")[:3] == ("parse.rule-line", 4, 7)
    # As long as what stands before it, it is a row.
    assert parse("A..D;ABBA;....;....", letters="ABCD").givens.rows[1] == (1, 2, 2, 1)


def test_a_rule_line_that_is_written_otherwise():
    cases = (
        ("box:3", "box:2x3, box:none", 5),
        ("box:0x4", "box:2x3, box:none", 5),
        ("box 2x2", "box:2x3, box:none", 1),
        ("shape:4", "shape:21x21", 7),
        ("shape:999x999", "shape:21x21", 7),
        ("boards:2x2", "boards:3x3=r1c1-r7c7", 8),
        ("boards:r1c1", "boards:3x3=r1c1-r7c7", 8),
        ("blocks:some", "blocks:none", 8),
        ("digits:", "digits:0-8, digits:1,3,5", 1),
        ("diagonals:both", "diagonals", 1),
        ("killer", "killer:15=r1c1-r1c2", 1),
        ("killer:8=", "killer:15=r1c1-r1c2", 1),
        ("killer 8 = r1c1", "killer:15=r1c1-r1c2", 1),
        ("block" + "9" * 19 + ":r1c1", "block" + "9" * 19 + ":r1c1-r1c2", 1),
    )
    for added, form, place in cases:
        code, line, column, params = error_parts(SMALL + ";" + added)
        assert (code, line, column) == ("parse.rule-line-form", 1, 17 + place), added
        assert params["form"] == form


def test_digits_that_cannot_be():
    for text_of_digits in ("8-0", "1,1,2,3", "3,2", "a", "1-", "0-1000", "-", "1,,x", "0-300"):
        code, line, column, params = error_parts(SMALL + ";digits:" + text_of_digits)
        assert (code, line, column) == ("parse.rule-line-digits", 1, 25), text_of_digits
        assert (params["most"], params["limit"]) == (999, 100)
    assert error_parts(SMALL + ";digits:0-3", side=9)[:3] == ("parse.rule-line-side", 1, 18)


def test_cells_that_are_not_there():
    assert error_parts(SMALL + ";killer:3=r1c1-x") == ("parse.cell", 1, 32, {"found": "x"})
    for cells in ("15", "r1", "c1r1", "r1c", "r0c1", "r1c0", "r1c1111111", "R1 C1", "(r1c1)"):
        assert error_parts(SMALL + ";killer:" + cells)[0] == "parse.cell", cells
    wanted = {"found": "r5c1", "rows": 4, "columns": 4}
    assert error_parts(SMALL + "\n killer: 3 = r1c1 r5c1") == ("parse.cell-outside", 2, 19, wanted)
    assert error_parts(SMALL + ";block2:r1c9")[0] == "parse.cell-outside"
    gap = "1.-." + "." * 12 + ";blocks:none;thermometer:r1c2r1c3"
    assert error_parts(gap) == ("parse.cell-gap", 1, 46, {"cells": ((1, 3),)})


def test_what_the_puzzle_itself_refuses():
    for added, words in (
        ("killer:r1c1r1c1", "twice"),
        ("killer:r1c1r1c2r1c3r1c4r2c1", "4 digits"),
        ("killer:ten=r1c1", "whole number"),
        ("thermometer:3=r1c1", "nothing beside its cells"),
        ("block0:r1c1", "a number from 1 up"),
        ("a-b1:r1c1", "a word of letters"),
        ("row1:r1c1", "row1"),
    ):
        code, line, column, params = error_parts(SMALL + ";groups;" + added)
        assert (code, line, column) == ("parse.rule-line-wrong", 1, 25), added
        assert words in str(params["reason"]), added
    assert error_parts(SMALL + ";diagonals;diagonals")[:3] == ("parse.rule-line-wrong", 1, 28)
    assert error_parts("." * 25 + ";windows")[:3] == ("parse.rule-line-wrong", 1, 27)
    assert error_parts(SMALL + ";digits:0-3;box:2x3")[:3] == ("parse.rule-line-wrong", 1, 29)


def test_rule_lines_that_do_not_go_together():
    for added, column in (
        ("box:2x2;box:none", 26),
        ("regions:aaabacbbccbdcddd;blocks:none", 43),
        ("digits:0-3;digits:1-4", 29),
        ("shape:4x4;shape:4x4", 28),
    ):
        assert error_parts(SMALL + ";" + added)[:3] == ("parse.rule-line-twice", 1, column), added
    assert error_parts(SMALL + ";box:none", box=(2, 2))[0] == "parse.rule-line-twice"
    mapped = "." * 16 + "aaabacbbccbdcddd"
    assert error_parts(mapped + ";box:none") == (
        "parse.rule-line-twice",
        1,
        34,
        {"word": "box", "other": "regions"},
    )
    assert error_parts("SumoCueV1=3+0" + "=0" * 14 + "\nbox:none")[3]["other"] == "killer"


def test_a_grid_that_does_not_fit_its_rule_lines():
    code, line, column, params = error_parts(SMALL + "...;shape:4x5;digits:1-4;blocks:none")
    assert (code, line, column) == ("parse.shape-count", 1, 20)
    assert params == {"count": 19, "expected": 20, "rows": 4, "columns": 5}
    code, line, column, params = error_parts(SMALL + ";digits:0-8")
    assert (code, line, column) == ("parse.rule-line-count", 1, 18)
    assert params == {"count": 9, "side": 4}
    assert error_parts(SMALL + ";box:2x3")[0] == "parse.count"
    assert error_parts("1-....;blocks:none")[0] == "parse.square"
    assert error_parts(SMALL + ";boards:2x2=r1c1;shape:2x8")[0] == "parse.cell-outside"
    assert error_parts(SMALL + ";regions:abc")[3] == {"count": 3, "expected": 16}
    assert error_parts(SMALL + ";shape:2x8;digits:1-4")[0] == "parse.rule-line-base"
    assert error_parts(SMALL + ";shape:2x8;digits:1-4;box:none")[0] == "parse.rule-line-square"
    assert (
        error_parts(SMALL + ";shape:2x8;digits:1-4;blocks:none;diagonals")[0]
        == "parse.rule-line-square"
    )
    assert error_parts("4" + SMALL[1:] + ";digits:0-3") == (
        "parse.value",
        1,
        1,
        {"found": "4", "digits": "0-3"},
    )


def test_a_dash_is_no_empty_cell_beside_rule_lines():
    assert error_parts("1-" + "." * 14 + ";diagonals")[:3] == ("parse.gap", 1, 2)
    assert error_parts("1..-\n....\n....\n....\ndiagonals")[:3] == ("parse.gap", 1, 4)
    assert error_parts("11;shape:1x2;blocks:none;killer:r1c1") == (
        "parse.given",
        1,
        2,
        {"found": "1"},
    )


def test_rule_lines_alone_are_no_puzzle():
    for text in ("diagonals", ";diagonals", "killer: 3 = r1c1 r1c2\n", "# only\nbox:2x3"):
        assert error_parts(text)[:3] == ("parse.empty", 1, 1), text


def test_two_grids_with_rule_lines_are_several():
    for first in (LINE + ";diagonals\n", ROWS + "\ndiagonals\n"):
        for second in (LINE, ROWS + "\ndiagonals", "  " + LINE + ";box:none"):
            code, line, column, _ = error_parts(first + second)
            assert (code, line) == ("parse.several", first.count("\n") + 1)
            assert column == (3 if second[0] == " " else 1)


def test_errors_of_a_grid_below_others_name_its_own_line():
    text = LINE + ";diagonals\n" + ROWS + "\n\n12!\n"
    results = list(read_each(text, None, None, None))
    assert [isinstance(result, ParseError) for result in results] == [False, False, True]
    assert (results[2].code, results[2].line, results[2].column) == ("parse.character", 12, 3)


def test_words_that_are_no_rule_lines():
    assert parse("Easy:\n" + ROWS + "\n") == Puzzle(GIVENS)
    assert parse("Blocks:\n" + ROWS) == Puzzle(GIVENS)
    assert parse("using JuMP;\nfor a in 1:n\nM = [" + ROWS.replace(".", "0") + "];\nelse: x")
    assert parse("GROUPS" * 6, letters="GROUPS").givens.cells[:6] == (1, 2, 3, 4, 5, 6)


def test_words_that_people_use_for_the_same():
    crossed = parse(SMALL + ";diagonals")
    for word in ("x", "X", "diagonal", "Diagonals"):
        assert parse(SMALL + ";" + word) == crossed, word
        assert parse(SMALL + "\n" + word) == crossed, word
    assert parse(SMALL + ";windoku") == parse(SMALL + ";windows")
    assert parse(SMALL + ";thermo:r1c1-r1c2") == parse(SMALL + ";thermometer:r1c1-r1c2")
    assert parse(SMALL + ";cage:3=r1c1-r1c2") == parse(SMALL + ";killer:3=r1c1-r1c2")
    # Where a line is one cell, x is an empty one.
    assert parse("1\n2\n2\nx").givens.cells == (1, 2, 2, 0)


def test_a_heading_with_nothing_under_it_is_a_rule_line_without_cells():
    for word in ("killer:", "Thermometer:"):
        assert error_parts(SMALL + "\n" + word)[:3] == ("parse.rule-line-form", 2, 1), word
