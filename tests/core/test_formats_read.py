"""Every form of text that ``parse`` reads, natively and in MicroPython."""

from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.text.reading import parse, parse_many
from tests.plain import GUROBI, digits

# In each of the forms.
LINE = GUROBI
DIGITS = digits(LINE)
ROWS = [DIGITS[start : start + 9] for start in range(0, 81, 9)]


def right(text, **named):
    """Return whether a text reads as seed 001's instance."""
    return parse(text, **named) == Puzzle(DIGITS)


def joined(between, ends="\n", first="", last=""):
    rows = [between.join([str(digit) for digit in row]) for row in ROWS]
    return first + ends.join(rows) + last


def test_one_line_with_each_mark_for_an_empty_cell():
    for mark in ".0*_xX":
        assert right(LINE.replace(".", mark)), mark


def test_one_line_with_several_marks():
    assert right(LINE.replace("...", "*0_").replace("..", "x."))


def test_spaces_and_line_ends_around_do_not_matter():
    assert right("\ufeff\r\n  " + LINE + "  \r\n\r\n")
    assert right("\t" + LINE + "\r")


def test_a_line_may_be_broken_anywhere_into_equal_parts():
    assert right("\n".join([LINE[start : start + 27] for start in (0, 27, 54)]))
    assert right(" ".join([LINE[start : start + 3] for start in range(0, 81, 3)]))
    assert right(LINE[:40] + "\n" + LINE[40:], side=9)


def test_a_cell_a_line():
    for side in (4, 9, 12):
        (puzzle,) = parse_many("1\n" + ".\n" * (side * side - 1))
        assert puzzle == Puzzle([1] + [0] * (side * side - 1)), side


def test_rows_without_separators():
    assert right(joined(""))
    assert right(joined("").replace("0", "."))


def test_rows_of_numbers_with_each_separator():
    for between in (" ", ",", ";", ", ", "; ", "\t", "  "):
        assert right(joined(between)), between
        assert right(joined(between, "\r\n")), between


def test_the_matrix_of_julia_with_newlines():
    assert right(joined(" ", "\n     ", "M = [", "];"))
    assert right(joined("  ", "\n    ", "instance = [\n    ", "\n]"))


def test_the_matrix_of_julia_with_semicolons():
    assert right(joined(" ", "; \n    ", "M = [", "];\n"))
    assert right(joined(" ", "; ", "const M = Int8[", "]"))


def test_the_printed_matrix_of_julia():
    assert right(joined("  ", "\n ", "9×9 Array{Int64,2}:\n ", ""))
    assert right(joined("  ", "\n ", "9×9 Matrix{Int64}:\n ", ""))


def test_lists_of_lists():
    assert right(str(ROWS))
    assert right("grid = np.array(" + str(ROWS).replace("], ", "],\n    ") + ")")
    assert right(str([tuple(row) for row in ROWS]))
    assert right("int board[9][9] = {" + str(ROWS)[1:-1].replace("[", "{").replace("]", "}") + "};")


def test_a_matrix_among_other_statements():
    matrix = joined(" ", "\n         ", "M = [", "];")
    before = "using JuMP;\nn = 3\nN = n^2\nBlocks = []\nq = [(n*i+a, n*j+b) for a in 1:n]\n"
    assert right("```julia\n" + before + matrix + "\n\n@time print_board(solve(M))\n```")
    assert len(list(parse_many(matrix + "\nshow(M)\n" + matrix))) == 2


def test_a_list_of_strings():
    assert right(joined("", '",\n  "', '["', '"]'))
    assert right("puzzle = '" + LINE + "'")


def test_csv():
    assert right(joined(","))
    assert right(joined(",").replace("0", ""))
    assert right(joined(";").replace("0", ""))
    assert right(joined('","', '"\n"', '"', '"').replace("0", ""))
    assert right(joined(",", ",\n", "", ","))


def test_cells_copied_from_a_spreadsheet():
    assert right(joined("\t").replace("0", ""))
    assert right(joined("\t", "\r\n", "", "\r\n").replace("0", ""))


def test_the_table_of_markdown():
    lines = [
        "|    | " + " | ".join(["C" + str(c) for c in range(1, 10)]) + " |",
        "|----" * 10 + "|",
    ]
    for number, row in enumerate(ROWS, 1):
        lines.append(f"| R{number} | " + " | ".join([str(d or " ") for d in row]) + " |")
    assert right("\n".join(lines))


def drawn(bar, rule, frame=""):
    lines = [frame] if frame else []
    for number, row in enumerate(ROWS):
        if number in (3, 6):
            lines.append(rule)
        texts = [str(digit or ".") for digit in row]
        lines.append(bar.join([" ".join(texts[c : c + 3]) for c in (0, 3, 6)]))
    return "\n".join(lines + ([frame] if frame else []))


def test_drawings():
    assert right(drawn(" | ", "------+-------+------"))
    assert right(drawn("|", "-----+-----+-----"))
    assert right(drawn(" || ", "======++=======++======"))
    assert right(drawn(" │ ", "──────┼───────┼──────"))
    assert right(drawn(" ║ ", "══════╬═══════╬══════"))
    assert right(drawn(" | ", "---------------------", "+-------------------+"))


def test_a_drawing_with_a_line_around_every_cell():
    rule = "+" + "---+" * 9
    lines = [rule]
    for row in ROWS:
        lines.append("|" + "".join([" " + str(digit or " ") + " |" for digit in row]))
        lines.append(rule)
    assert right("\n".join(lines))
    assert right("\n".join(lines).replace("   ", " . "))


def test_ss_files():
    bands = []
    for row in ROWS:
        text = "".join([str(digit or ".") for digit in row])
        bands.append("|" + text[:3] + "|" + text[3:6] + "|" + text[6:] + "|")
    rule = "|---+---+---|"
    body = bands[:3] + [rule] + bands[3:6] + [rule] + bands[6:]
    frame = "*-----------*"
    assert right("\n".join([frame] + body + [frame]))
    assert right("\n".join([" " + line for line in [frame] + body + [frame]]))
    bare = [line.strip("|") for line in body]
    assert right("\n".join(bare))
    assert right("\n".join(bare).replace("...", "***"))


def test_sdk_files():
    rows = joined("").replace("0", ".")
    assert right("#AFrom the notes\n#DSeed 001\n#LEasy\n" + rows)
    assert right("#D Seed 001\n[Puzzle]\n" + rows + "\n[State]\n" + joined("").replace("0", "9"))
    assert right("[Puzzle]\r\n" + joined("", "\r\n"))


def test_an_empty_board_in_sdk_is_one():
    rows = ("." * 16 + "\n") * 16
    for head in ("[Puzzle]\n", "#AFrom the notes\n", "#D Seed 000\n#Uhttps://x\n\n[Puzzle]\n"):
        assert [len(cells) for cells in many(head + rows)] == [256], head
        assert [len(cells) for cells in many(head + rows + head + rows)] == [256] * 2, head
        assert parse(head + rows).side == 16
    assert len(many("# small ones\n" + rows)) == 16
    assert [len(cells) for cells in many("[Puzzle]\n" + "." * 16)] == [16]


def test_keycaps():
    signs = joined("\ufe0f\u20e3", "\ufe0f\u20e3\n", "", "\ufe0f\u20e3")
    assert right(signs)
    assert right(signs.replace("0\ufe0f\u20e3", "⬜"))
    assert right(signs.replace("\ufe0f", ""))


def triples(side=9):
    lines = []
    for cell, digit in enumerate(DIGITS):
        if digit:
            lines.append(f"{cell // side + 1} {cell % side + 1} {digit}")
    return lines


def test_ampl_triples():
    assert right("param: CLUES: n0 := " + "\n     ".join(triples()) + " ;")
    assert right("data ;\n\nparam: CLUES: n0 := " + "  ".join(triples()) + " ;\nend;\n")
    assert right("param n0 := " + ", ".join(triples()))
    assert right("param: CLUES: n0 := # the clues\n" + "\n".join(triples()) + "\n;")
    assert right(
        "param n0 := " + " ".join(["[" + t[:3].replace(" ", ",") + "]" + t[3:] for t in triples()])
    )


def test_ampl_tells_its_side():
    clue = "param: CLUES: n0 := 1 2 3 ;"
    assert parse("set ROWS := 1..9 ;\nset COLS := 1..9 ;\n" + clue).side == 9
    assert parse("set ROWS := 1 2 3 4 5 6;" + clue).side == 6
    assert parse("param N := 16;\n" + clue).side == 16
    assert parse("param n := 3;\n" + clue).side == 9
    assert parse("# side 12\n" + clue).side == 12
    assert parse(clue, side=25).side == 25
    assert parse(clue, box=(2, 3)).box == (2, 3)
    assert parse("param: CLUES: n0 := 6 6 6;").side == 6
    assert parse("param: CLUES: n0 := ;", side=4).givens.cells == (0,) * 16


def test_numbers_of_two_digits():
    for side in (12, 16, 25, 36, 49):
        row = [str(digit) for digit in range(1, side + 1)]
        empty = ["0"] * side
        for between in (" ", ",", "\t"):
            text = "\n".join([between.join(row)] + [between.join(empty)] * (side - 1))
            assert parse(text).givens.rows[0] == tuple(range(1, side + 1)), side
        assert parse(" ".join(row + empty * (side - 1))).side == side


def test_numbers_written_with_a_leading_zero():
    row = [f"{digit:02d}" for digit in range(1, 17)]
    text = "\n".join([" ".join(row)] + [" ".join(["00"] * 16)] * 15)
    assert parse(text).givens.rows[0] == tuple(range(1, 17))


def test_the_box_is_the_usual_one_unless_drawn_or_given():
    line = "1" + "." * 35
    assert parse(line).box == (2, 3)
    assert parse(line, box=(3, 2)).box == (3, 2)
    assert parse(line, side=6).box == (2, 3)
    upright = "\n".join(["..|..|.."] * 3 + ["--+--+--"] + ["..|..|.."] * 3)
    assert parse(upright).box == (3, 2)
    assert parse(upright, box=(2, 3)).box == (2, 3)
    flat = "\n---+---\n".join(["...|...\n...|..."] * 3)
    assert parse(flat).box == (2, 3)


def test_sides_without_a_box_have_rows_and_columns():
    for side in (1, 2, 3, 5, 7):
        puzzle = parse("." * side * side)
        assert puzzle.box is None
        assert len(puzzle.blocks) == 2 * side


def many(text, **named):
    return [puzzle.givens.cells for puzzle in parse_many(text, **named)]


def test_many_one_a_line():
    cells = tuple(DIGITS)
    assert many(LINE + "\n" + LINE + "\n") == [cells, cells]
    assert many("# two\n" + LINE + "\r\n\r\n# again\r\n" + LINE) == [cells, cells]
    assert many((LINE + "\n") * 81) == [cells] * 81


def test_many_of_a_few_lines_each():
    cells = tuple(DIGITS)
    assert many(joined("") + "\n\n" + joined("")) == [cells] * 2
    assert many(joined(" ") + "\n" + joined(" ")) == [cells] * 2
    assert many("Grid 01\n" + joined("") + "\nGrid 02\n" + joined("")) == [cells] * 2
    assert (
        many(drawn(" | ", "------+-------+------") + "\n\n" + drawn("|", "---+---+---"))
        == [cells] * 2
    )
    assert many("[Puzzle]\n" + joined("") + "\n[State]\n" + joined("")) == [cells]


def test_many_of_one():
    cells = tuple(DIGITS)
    for text in (LINE, joined(" "), str(ROWS), joined(",").replace("0", ""), drawn("|", "-----")):
        assert many(text) == [cells]
    assert many("param: CLUES: n0 := " + " ".join(triples())) == [cells]


def test_many_small_ones_and_one_large_one_look_alike():
    small = "1.3." * 4
    assert len(many((small + "\n") * 16)) == 16
    assert len(many((small + "\n") * 3)) == 3
    large = ("123456789ABCDEFG\n" + "." * 16 + "\n") * 8
    assert len(many(large)) == 1
    assert len(many(large, side=16)) == 1
    assert len(many(large + large)) == 2
    assert len(many("1234\n3412\n2143\n4321\n" * 3)) == 3


def test_rows_of_numbers_set_apart_are_one_board():
    for side in (16, 25, 36):
        for gap in " ,":
            empty = (gap.join("0" * side) + "\n") * side
            assert [len(cells) for cells in many(empty)] == [side * side], (side, gap)
            assert len(many(empty + "\n" + empty)) == 2


def test_many_of_a_given_side():
    assert len(many(("." * 16 + "\n") * 16, side=16)) == 1
    assert len(many(("." * 16 + "\n") * 16, side=4)) == 16
    assert len(many(("." * 27 + "\n") * 6, side=9)) == 2
