"""The text form of puzzles with rules: written and read, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, blocks_for, lines, standard_blocks
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.text.reading import parse, parse_many
from sudoku_core.formats.text.writing import STYLES, format_grid
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
from tests.plain import CLASSIC, digits, refusal

LINE = CLASSIC
GIVENS = digits(LINE)
NOTHING = "." * 81
SAMURAI = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]


def samurai():
    cells = [0] * (21 * 21)
    cells[0], cells[20], cells[10 * 21 + 10] = 9, 1, 5
    return Puzzle(Grid(cells, side=9, columns=21), boards(SAMURAI, 21, (3, 3)))


def clauses(puzzle):
    """Return what the text form says after the givens; it reads back equal on the way."""
    text = format_grid(puzzle, "rules")
    assert parse(text) == puzzle, text
    assert list(parse_many(text + "\n" + text)) == [puzzle, puzzle], text
    return text.split(";")[1:]


def test_a_standard_puzzle_is_its_plain_line():
    assert format_grid(Puzzle(GIVENS), "rules") == LINE
    six = "1" + "." * 35
    assert format_grid(parse(six), "rules") == six
    assert format_grid(parse(six, box=(3, 2)), "rules") == six + ";box:3x2"
    assert clauses(Puzzle([0] * 36, lines(6))) == ["box:none"]
    assert clauses(Puzzle([0] * 49)) == []
    assert clauses(Puzzle([0] * 36, box=(1, 6))) == ["box:1x6"]


def test_blocks_beyond_the_usual_have_short_clauses():
    for side in (4, 6, 9, 12):
        size = side * side
        assert clauses(Puzzle([0] * size, rules=diagonals(side))) == ["diagonals"]
        assert clauses(Puzzle([0] * size, rules=windows(side))) == ["windows"]
        assert clauses(Puzzle([0] * size, rules=disjoint_groups(side))) == ["groups"]
    both = windows(9) + diagonals(9)
    assert clauses(Puzzle(GIVENS, rules=both)) == ["windows", "diagonals"]
    upright = blocks_for(6, (3, 2))
    rules = disjoint_groups(6, (3, 2))
    assert clauses(Puzzle([0] * 36, upright + rules)) == ["box:3x2", "groups"]


def test_regions_are_a_mark_a_cell():
    assert clauses(Puzzle([0] * 16, jigsaw(4, "1122113233424344"))) == ["regions:aabbaacbccdbdcdd"]
    marks = [None if cell == 5 else cell % 4 for cell in range(16)]
    assert clauses(Puzzle([0] * 16, jigsaw(4, marks))) == ["regions:abcda.cdabcdabcd"]
    large = Puzzle([0] * 37 * 37, jigsaw(37, [cell // 37 for cell in range(37 * 37)]))
    assert clauses(large)[0][:14] == "regions:1,1,1,"
    more = Puzzle(GIVENS, rules=regions([0] * 3 + [None] * 78))
    assert clauses(more) == ["region1:r1c1-r1c2-r1c3"]


def test_any_other_block_is_a_clause_of_its_own():
    assert clauses(Puzzle([0] * 81, [(0, 10, 80)])) == ["blocks:none", "block1:r1c1-r2c2-r9c9"]
    assert clauses(Puzzle([0] * 81, [])) == ["blocks:none"]
    some = [Block("own", 4, (1, 0)), Block("Box", 2, ()), Block("killer", 3, (5,))]
    assert clauses(Puzzle([0] * 16, some)) == [
        "blocks:none",
        "own4:r1c2-r1c1",
        "Box2:",
        "killer3:r2c2",
    ]
    shuffled = standard_blocks(2)[1:] + standard_blocks(2)[:1]
    assert len(clauses(Puzzle([0] * 16, shuffled))) == 13
    part = Puzzle(GIVENS, rules=windows(9)[1:])
    assert [clause[:8] for clause in clauses(part)] == ["window2:", "window3:", "window4:"]


def test_rules_have_their_kind_what_they_ask_and_their_cells():
    rules = [Killer((0, 1), 15), Killer((9, 10)), Thermometer((80, 79, 78)), Killer((0, 9), 15)]
    assert clauses(Puzzle(GIVENS, rules=rules)) == [
        "killer:15=r1c1-r1c2",
        "killer:r2c1-r2c2",
        "thermometer:r9c9-r9c8-r9c7",
        "killer:15=r1c1-r2c1",
    ]


def test_digits_are_written_as_what_they_stand_for():
    puzzle = Puzzle([1, 9] + [0] * 79, digits=range(9))
    assert format_grid(puzzle) == "08" + "." * 79 + ";digits:0-8"
    assert clauses(puzzle) == ["digits:0-8"]
    odd = Puzzle([4, 3, 2, 1] + [0] * 12, digits=(1, 3, 4, 11))
    assert format_grid(odd) == "B431............;digits:1,3,4,11"
    assert clauses(odd) == ["digits:1,3,4,11"]
    large = Puzzle([4, 0, 2, 1] + [0] * 12, digits=(0, 36, 37, 999))
    assert format_grid(large) == "999,.,36,0,.,.,.,.,.,.,.,.,.,.,.,.;digits:0,36,37,999"
    assert clauses(large) == ["digits:0,36,37,999"]


def test_signs_that_name_a_rule_are_numbers():
    puzzle = Puzzle(Grid([1]), digits=(33,))
    assert format_grid(puzzle, "rules") == "33;digits:33"
    assert clauses(puzzle) == ["digits:33"]
    values = (16, 24, 25, 27, 28, 30)
    groups = Puzzle(Grid([1, 4, 2, 6, 3, 5], side=6, columns=3), [range(6)], digits=values)
    assert clauses(groups)[-1] == "block1:r1c1-r1c2-r1c3-r2c1-r2c2-r2c3"
    assert format_grid(groups, "rules").startswith("16,27,24,30,25,28;")


def test_boards_of_another_shape():
    assert clauses(samurai()) == ["boards:3x3=r1c1-r1c13-r7c7-r13c1-r13c13"]
    text = format_grid(samurai())
    assert text[:22] == "9........---........1."
    assert len(text) < 500
    wide = Puzzle(Grid([0] * 24, side=4, columns=6), [range(4), (6, 12)], digits=range(2, 6))
    assert clauses(wide) == [
        "shape:4x6",
        "digits:2-5",
        "blocks:none",
        "block1:r1c1-r1c2-r1c3-r1c4",
        "block2:r2c1-r3c1",
    ]
    ten = Puzzle(Grid([0] * 81, side=10, columns=9), boards([(0, 0)], 9, (3, 3)), digits=range(10))
    assert clauses(ten) == ["digits:0-9", "boards:3x3=r1c1"]
    margin = Puzzle(Grid([0] * 25, side=4, columns=5, gaps=[4]), boards([(0, 0)], 5, (2, 2)))
    assert clauses(margin) == ["shape:5x5", "boards:2x2=r1c1"]


def test_gaps_on_a_square_board():
    holes = Puzzle(Grid([1] + [0] * 15, gaps=(3, 12)), [(0, 1, 2)], rules=[Killer((5, 6), 7)])
    assert (
        format_grid(holes)
        == "1..-........-...;blocks:none;block1:r1c1-r1c2-r1c3;killer:7=r2c2-r2c3"
    )
    assert clauses(holes)[0] == "blocks:none"
    none = Puzzle(Grid([0], gaps=(0,)), [])
    assert format_grid(none) == "-;blocks:none"
    assert clauses(none) == ["blocks:none"]


def test_without_a_style_nothing_is_dropped():
    assert format_grid(Puzzle(GIVENS)) == LINE
    assert format_grid(Puzzle([0] * 36)) == "." * 36
    assert format_grid(Puzzle([0] * 36, box=(3, 2))) == "." * 36 + ";box:3x2"
    assert format_grid(Puzzle(GIVENS, rules=[Killer((0, 1))])) == LINE + ";killer:r1c1-r1c2"
    assert format_grid(Puzzle(GIVENS, lines(9))) == LINE + ";box:none"


def test_a_style_that_cannot_carry_a_puzzle_says_what():
    cases = (
        (Puzzle(GIVENS, rules=diagonals(9) + (Killer((0, 1), 8),)), "diagonals, killer"),
        (Puzzle([0] * 81, digits=range(9)), "digits"),
        (Puzzle([0] * 16, jigsaw(4, "1122113233424344")), "regions"),
        (Puzzle([0] * 16, [(0, 1)]), "blocks, block"),
        (samurai(), "gaps, boards"),
    )
    for puzzle, rule_names in cases:
        for style in STYLES:
            if style != "rules":
                error = refusal(format_grid, puzzle, style)
                assert error.code == "format.rules", (style, rule_names)
                assert error.message.params["found"] == rule_names
                assert style in str(error)


def test_a_grid_is_written_in_any_style():
    grid = Grid([1, 0, 2, 0, 0, 0], side=2, columns=3, gaps=(1,))
    wanted = {
        "line": "1-2...",
        "matrix": "1 - 2\n0 0 0",
        "csv": "1,-,2\n0,0,0",
        "sdk": "[Puzzle]\n1-2\n...",
        "ampl": "# side 2\nparam: CLUES: n0 :=\n1 1 1\n1 3 2\n;",
        "boxed": "1 - 2 \n. . . ",
        "keycaps": "1\ufe0f\u20e3-2\ufe0f\u20e3\n⬜⬜⬜",
        "rules": "1-2...",
    }
    assert set(wanted) == set(STYLES)
    for style, text in wanted.items():
        assert format_grid(grid, style) == text, style


def test_a_grid_is_written_in_what_its_digits_stand_for():
    grid = Grid([1, 0, 2, 4] + [0] * 12)
    assert format_grid(grid, digits=range(4)) == "0.13............"
    assert format_grid(grid, "matrix", digits=range(4)).split("\n")[0] == "0 . 1 3"
    assert format_grid(grid, "csv", digits=(7, 8, 9, 10)).split("\n")[0] == "7,0,8,10"
    assert format_grid(grid, "matrix", digits=(7, 8, 9, 10)).split("\n")[0] == " 7  0  8 10"
    assert format_grid(grid, "boxed", digits=range(4)).split("\n")[0] == "0 . | 1 3 "
    assert format_grid(grid, "ampl", digits=range(4)).split("\n")[2] == "1 1 0"
    assert format_grid(grid, "keycaps", digits=range(4))[:3] == "0\ufe0f\u20e3"
    assert format_grid(grid, digits=(1, 2, 3, 36))[:8] == "1,.,2,36"
    for style, values in (("keycaps", (1, 2, 3, 10)), ("sdk", (1, 2, 3, 36))):
        error = refusal(format_grid, grid, style, digits=values)
        assert (error.code, error.message.params["found"]) == ("format.rules", "digits")
    assert refusal(format_grid, grid, digits=range(3)).code == "format.digits"


def test_a_drawing_of_overlapping_boards_has_lines_between_boxes():
    drawn = format_grid(samurai().givens, "boxed").split("\n")
    assert len(drawn) == 27
    assert drawn[0][:30] == "9 . . | . . . | . . . | - - - "
    assert {len(row.rstrip()) for row in drawn[3::4]} == {len(drawn[0].rstrip())}


def test_letters_stand_for_digits_beside_clauses_too():
    puzzle = Puzzle([1, 2, 3] + [0] * 13, rules=diagonals(4), digits=(2, 4, 6, 8))
    text = format_grid(puzzle, "rules", letters="WXYZ")
    assert text == "WXY.............;digits:2,4,6,8;diagonals"
    assert parse(text, letters="WXYZ") == puzzle


def test_clauses_are_added_to_what_a_text_says():
    wanted = Puzzle(GIVENS, rules=diagonals(9) + (Killer((0, 1), 8),))
    assert parse(LINE, rules="diagonals;killer:8=r1c1r1c2") == wanted
    assert parse(LINE + ";diagonals", rules="killer: 8 = r1c1 r1c2\n") == wanted
    assert parse(LINE, rules="") == Puzzle(GIVENS)
    many = list(parse_many(LINE + "\n" + NOTHING + ";killer:r1c1\n", rules="diagonals"))
    assert many == [
        Puzzle(GIVENS, rules=diagonals(9)),
        Puzzle([0] * 81, rules=diagonals(9) + (Killer((0,)),)),
    ]
    shifted = list(parse_many("0" + NOTHING[1:] + "\n\n8" + NOTHING[1:] + "\n", rules="digits:0-8"))
    assert [puzzle.givens.cells[0] for puzzle in shifted] == [1, 9]


def test_what_is_wrong_with_added_clauses_is_said_of_them():
    for rules, code in (
        ("fog:r1c1", "no rule line fog"),
        ("killer:r1c10", "no cell r1c10"),
        ("killer:x=r1c1", "not x"),
        ("box:none;box:3x3", "cannot be used together with"),
    ):
        error = refusal(parse, LINE, rules=rules)
        assert isinstance(error, ParseError)
        assert error.code == "parse.rules"
        assert code in str(error), str(error)
        assert error.line == 1
