"""Interactive-Sudoku-Solver's links and texts."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_core import (
    Block,
    Board,
    Grid,
    InputError,
    ParseError,
    Puzzle,
    format_grid,
    formats,
    parse,
)
from sudoku_core.formats import Document
from sudoku_core.formats.iss import FORMAT
from sudoku_core.rules import (
    Killer,
    OneOf,
    Thermometer,
    diagonals,
    disjoint_groups,
    jigsaw,
    windows,
)
from tests.sharing.mutated import mutated, never_breaks

NAME = "interactive-sudoku-solver"
LINK = "https://sigh.github.io/Interactive-Sudoku-Solver/?q="
MARKS = "112233112233112233445566445566445566"


def refused(text):
    """The code of the message that a text is refused with."""
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    return caught.value.message.code


def names(puzzle, kind):
    return [block.name for block in puzzle.blocks if block.kind == kind]


def test_its_example():
    document = formats.read(FORMAT.example)
    puzzle = document.puzzle
    assert puzzle.digits == (0, 1, 2, 3, 4, 5)
    assert puzzle.box == (2, 3)
    assert puzzle.givens.cells[7] == 1
    assert puzzle.givens.cells[15] == 6
    assert puzzle.rules == (Killer((0, 1), 7), Thermometer((30, 31, 26)))
    assert puzzle.blocks[18:] == (diagonals(6)[1], Block("block", 1, (5, 10, 17)))
    assert not document.unsupported_rules
    assert not document.centre
    assert formats.read(FORMAT.example.partition("=")[2]) == document


def test_nothing_said_is_the_usual_board():
    assert formats.read(".~R9C9_9").puzzle == Puzzle([0] * 80 + [9])


def test_givens_in_any_order_and_case_and_with_blanks():
    text = "\n  .Thermo~r1c1~R2c2\n .~R1C3_4\n.~R1C3_4~R1C4_5 .NoBoxes "
    puzzle = formats.read(text).puzzle
    assert puzzle.givens.cells[:5] == (0, 0, 4, 5, 0)
    assert puzzle.box is None
    assert puzzle.rules == (Thermometer((0, 10)),)


def test_letters_are_rows_and_columns_above_nine():
    puzzle = formats.read(".Shape~16x16.~RgCa_16~R1CG_12").puzzle
    assert puzzle.givens.rows[15][9] == 16
    assert puzzle.givens.rows[0][15] == 12
    assert puzzle.box == (4, 4)


def test_givens_of_several_digits_are_rules():
    document = formats.read(".~R1C1_1_2~R1C2_3_4_5~R1C1_2_3~R1C2_3_4~R1C3_1_2_3_4_5_6_7_8_9")
    assert document.puzzle.givens.cells[0] == 2
    assert document.puzzle.rules == (OneOf((1,), (3, 4)),)
    assert not document.unsupported_rules


def test_candidates_of_all_cells():
    cell = "123456789"
    line = "..3......" + "1.3......" + cell * 79
    document = formats.read(line)
    assert document.puzzle.givens.cells[:2] == (3, 0)
    assert document.puzzle.rules == (OneOf((1,), (1, 3)),)
    assert not document.unsupported_rules
    assert parse("." * 729).side == 27


def test_what_is_not_known_is_named_once():
    text = ".NFA~a~~R1C1.FullRank~R1~5~.NFA~b~~R2C1.AllDifferent~VA1~R1C1.Var~A~~2"
    document = formats.read(text)
    assert document.unsupported_rules == ("AllDifferent", "FullRank", "NFA", "Var")
    assert document.puzzle == Puzzle([0] * 81)


def test_what_is_inside_of_others():
    text = ".Or.Cage~3~R1C1~R1C2.And.~R1C1_1.End.End.And.Cage~5~R2C1~R2C2.End.Priority~3~R1C1"
    document = formats.read(text)
    assert document.unsupported_rules == ("Or",)
    assert document.puzzle.rules == (Killer((9, 10), 5),)
    assert not any(document.puzzle.givens.cells)


def test_a_cage_of_sum_zero_has_any_sum():
    rules = formats.read(".Cage~0~R1C1~R1C2.Cage~~R2C1.Cage~17~R3C1~R3C2").puzzle.rules
    assert [rule.total for rule in rules] == [None, None, 17]


def test_regions_stand_beside_boxes_unless_these_are_left_out():
    both = formats.read(f".Shape~6x6.Jigsaw~6x6~{MARKS}").puzzle
    assert len(names(both, "box")) == 6
    assert len(names(both, "region")) == 6
    alone = formats.read(f".Shape~6x6.NoBoxes.Jigsaw~{MARKS}").puzzle
    assert alone.blocks == jigsaw(6, MARKS)


def test_one_region_may_have_another_size():
    puzzle = formats.read(".Shape~4x4~5.RegionSize~5.Jigsaw~aaaaa-bbbbbccccc").puzzle
    assert [block.cells for block in puzzle.blocks if block.kind == "region"] == [
        (0, 1, 2, 3, 4),
        (6, 7, 8, 9, 10),
        (11, 12, 13, 14, 15),
    ]


def test_more_digits_than_cells_in_a_row():
    puzzle = formats.read(".Shape~6x6~9.RegionSize~9.Diagonal~-1").puzzle
    assert puzzle.side == 9
    assert len(puzzle.cells) == 36
    assert [len(block.cells) for block in puzzle.blocks if block.kind == "box"] == [9] * 4
    assert puzzle.blocks[-1] == Block("block", 1, range(0, 36, 7))
    wide = formats.read(".Shape~6x8~0-7.~R6C8_7").puzzle
    assert (wide.layout.rows, wide.columns, wide.side) == (6, 8, 8)
    assert wide.givens.cells[-1] == 8
    assert len(names(wide, "box")) == 6


def test_raw_boards_have_no_rows():
    puzzle = formats.read(".Shape~4x4~0-3~Raw.~R1C1_3~R1C2_3").puzzle
    assert not puzzle.blocks
    assert puzzle.givens.cells[:2] == (4, 4)


def test_windows_and_groups():
    blocks = formats.read(".Windoku.DisjointSets.Diagonal~1.Diagonal~-1").puzzle.blocks
    assert blocks[27:] == diagonals(9) + windows(9) + disjoint_groups(9)


@pytest.mark.parametrize("text", ["1" + "0" * 79 + "2", "=", "1...2...3...4..."])
def test_a_link_may_hold_another_text(text):
    if text == "=":
        assert refused(LINK + text)
    else:
        assert formats.read(LINK + text).puzzle == parse(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (".Cage~x~R1C1", "shared.damaged"),
        (".Cage~5~R1C1.End", "shared.strange"),
        (".Or.Cage~5~R1C1", "shared.strange"),
        (".~R1C0_1", "shared.strange"),
        (".~R1C1_0", "shared.strange"),
        (".~R1C1_1~R1C1_2", "shared.strange"),
        (".~R1C1_", "shared.damaged"),
        (".Shape~17x17.~R1C1_1", "shared.strange"),
        (".Shape~9x9~8.~R1C1_1", "shared.strange"),
        (".Shape~x~.~R1C1_1", "shared.strange"),
        (".Shape~²x2~", "shared.strange"),
        (".Jigsaw~123", "shared.strange"),
        (".RegionSize~900.~R1C1_1", "shared.damaged"),
        (".Diagonal~2", "shared.strange"),
        (".Shape~6x8.Windoku", "shared.strange"),
        ("." + "~R1C1_1" * 50_000, "shared.damaged"),
        (".Cage~5~R1C1" * 50_000, "shared.damaged"),
        (LINK, "shared.strange"),
        (LINK + "https://sigh.github.io/Interactive-Sudoku-Solver/", "shared.damaged"),
    ],
)
def test_wrong_texts(text, code):
    assert refused(text) == code


def cells_of(size, least=2, most=5):
    cells = st.integers(0, size - 1)
    return st.lists(cells, min_size=least, max_size=most, unique=True)


@st.composite
def puzzles(draw):
    """Puzzles with what this program carries."""
    rows, columns = draw(
        st.sampled_from([(9, 9), (6, 6), (4, 4), (7, 7), (6, 8), (5, 4), (12, 12)])
    )
    side = max(rows, columns) + draw(st.sampled_from([0, 0, 0, 1]))
    first = draw(st.sampled_from([1, 1, 0]))
    text = f".Shape~{rows}x{columns}~{first}-{first + side - 1}"
    text += draw(st.sampled_from(["", "", ".NoBoxes"]))
    if rows == columns:
        text += draw(st.sampled_from(["", ".DisjointSets"]))
        text += draw(st.sampled_from(["", ".Windoku"]))
        text += draw(
            st.sampled_from(["", ".Diagonal~1", ".Diagonal~-1", ".Diagonal~-1.Diagonal~1"])
        )
    puzzle = formats.read(text).puzzle
    size = rows * columns
    blocks = list(puzzle.blocks)
    groups = draw(st.lists(cells_of(size, most=4), max_size=2))
    block_count = len(names(puzzle, "block"))
    blocks += [Block("block", block_count + k, cells) for k, cells in enumerate(groups, 1)]
    rules = [
        Killer(cells, draw(st.one_of(st.none(), st.integers(1, 30))))
        for cells in draw(st.lists(cells_of(size, least=1, most=4), max_size=3))
    ]
    rules += [Thermometer(cells) for cells in draw(st.lists(cells_of(size, most=4), max_size=2))]
    digits = st.lists(st.sampled_from([0, 0, *range(side + 1)]), min_size=size, max_size=size)
    grid = Grid(draw(digits), side=side, columns=columns)
    return Puzzle(grid, blocks, rules=rules, digits=puzzle.digits)


@settings(max_examples=60)
@given(puzzles())
def test_it_reads_what_it_writes(puzzle):
    written = formats.write(puzzle, NAME)
    document = formats.read(written.text)
    assert document == Document(Board(puzzle))
    assert parse(format_grid(puzzle, "rules")) == puzzle


@pytest.mark.parametrize(
    "text",
    [
        "1" + "0" * 35 + ";regions:" + MARKS,
        "1" + "0" * 35 + ";box:3x2;windows;groups",
        "0" * 36 + ";regions:aabbcc......aabbcc..................",
        "0" * 36 + ";regions:" + MARKS.replace("6", "."),
        "0" * 81 + ";windows;window5:r1c1-r9c9",
        "0" * 81 + ";box:none",
        "0" * 49,
    ],
)
def test_regions_and_other_boxes_mean_the_same(text):
    puzzle = parse(text)
    read = parse(formats.write(puzzle, NAME).text)
    assert meaning(read) == meaning(puzzle)


def meaning(puzzle):
    return {frozenset(block.cells) for block in puzzle.blocks}, puzzle.rules, puzzle.givens


@pytest.mark.parametrize(
    "text",
    [
        "0" * 81 + ";blocks:none",
        "0" * 16 + ";digits:1,3,5,7",
        "0" * 16 + ";digits:2-5",
        "0" * 81 + ";killer:0=r1c1",
        "1,2,3" + ",0" * 286,
    ],
)
def test_what_it_cannot_carry_is_refused(text):
    with pytest.raises(InputError) as caught:
        formats.write(parse(text), NAME)
    assert caught.value.message.code in ("format.rules", "format.side")


def test_notes_are_not_written_since_they_would_be_rules():
    document = Document(Board(Puzzle([0] * 81), (1,) * 81, centre=(1,) * 81))
    written = formats.write(document, NAME)
    assert written.lost == ("entries", "centre")
    assert "_" not in written.text


@given(st.integers())
def test_changed_links(seed):
    never_breaks(mutated(FORMAT.example, Random(seed)))
    never_breaks(mutated(FORMAT.example.partition("=")[2], Random(seed)))


def test_what_is_not_known_is_written_back() -> None:
    text = (
        ".Var~L~~3.~L1_2.FullRank~R1~5~.~R1C1_1_2.NFA~abc~An%20arrow~R1C1.Or.WhiteDot~R1C1~R1C2.End"
    )
    document = formats.read(text)
    again = formats.read(formats.write(document, NAME).text)
    assert again == document
    assert again.unsupported_rules == ("FullRank", "Given", "NFA", "Or", "Var")
    assert "".join(part for _place, part in again.foreign).count("An%20arrow") == 1
