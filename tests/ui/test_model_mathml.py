"""Test the binary program in MathML: its meaning, and that it is well-formed."""

import xml.etree.ElementTree as ET
from random import Random

import pytest

import sudoku_core as sc
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import (
    Killer,
    Minimum,
    Odd,
    Quadruple,
    Renban,
    Sandwich,
    Thermometer,
    boards,
    diagonals,
    jigsaw,
    regions,
    windows,
)
from tests.cases import pattern
from tests.made_up import Paired
from tests.sampling import sample
from tests.ui.test_words import words_of
from ui.model import mathml
from ui.state import empty_board, layout_for

BOXES = ((4, (2, 2)), (6, (2, 3)), (9, (3, 3)), (7, None), (25, (5, 5)))


def linear(element):
    """Return a formula on one line: x_{r,c,d}, and ∑_{d=1}^{9}."""
    parts = [linear(child) for child in element]
    if element.tag == "msub":
        return f"{parts[0]}_{{{parts[1]}}}"
    if element.tag == "munderover":
        return f"{parts[0]}_{{{parts[1]}}}^{{{parts[2]}}} "
    if element.tag == "munder":
        return f"{parts[0]}_{{{parts[1]}}} "
    if element.tag == "mspace":
        return " "
    return (element.text or "") + "".join(parts)


def program(board, language="en", cages=None):
    """Return the lines of the program: each formula, and its meaning in words."""
    root = ET.fromstring(f"<div>{mathml.program(words_of(language), board, cages)}</div>")
    for line in root:
        assert [child.tag for child in line] in (["math", "span"], ["math"])
    return [(linear(line[0]), "".join([span.text for span in line[1:]])) for line in root]


def test_the_program_of_nine_by_nine():
    givens = bytes([0, 5, 0, 0, 7] + [0] * 72 + [2, 0, 0, 9])
    assert program(empty_board(layout_for(9)).but(givens=givens)) == [
        ("min0", "nothing to minimise: any solution will do"),
        ("∑_{d=1}^{9} x_{r,c,d}=1 ∀r,c", "each cell holds one digit"),
        ("∑_{c=1}^{9} x_{r,c,d}=1 ∀r,d", "each digit once in every row"),
        ("∑_{r=1}^{9} x_{r,c,d}=1 ∀c,d", "each digit once in every column"),
        (
            "∑_{r=3p−2}^{3p} ∑_{c=3q−2}^{3q} x_{r,c,d}=1 ∀p,q,d",
            "each digit once in every box",
        ),
        ("x_{r,c,d}=1 ∀(r,c,d)∈G", ""),
        ("G={(1,2,5),(1,5,7),…,(9,9,9)}", "the givens as triples; there are 4"),
        (
            "x_{r,c,d}∈{0,1}",
            "1 where row r, column c holds the digit d; r, c, d = 1 … 9; p, q = 1 … 3",
        ),
    ]


def test_boxes_that_are_wider_than_high():
    lines = program(empty_board(layout_for(6, (2, 3))))
    formulas = [formula for formula, _meaning in lines]
    assert formulas[1] == "∑_{d=1}^{6} x_{r,c,d}=1 ∀r,c"
    assert formulas[4] == "∑_{r=2p−1}^{2p} ∑_{c=3q−2}^{3q} x_{r,c,d}=1 ∀p,q,d"
    assert lines[-1][1].endswith("r, c, d = 1 … 6; p = 1 … 3; q = 1 … 2")


def test_without_boxes_there_is_no_equation_of_them():
    lines = program(empty_board(layout_for(7)))
    assert len(lines) == 7
    assert "p" not in "".join([formula for formula, _meaning in lines])
    assert lines[-1][1].endswith("r, c, d = 1 … 7")


def families(puzzle):
    """Return the lines about blocks, which stand between cells and givens."""
    return program(empty_board(puzzle.layout))[2:-3]


def test_more_blocks_than_usual_have_a_line_for_each_kind():
    usual = families(sc.Puzzle([0] * 81))
    assert families(sc.Puzzle([0] * 81, rules=[*diagonals(9), *windows(9)])) == [
        *usual,
        ("∑_{(r,c)∈B} x_{r,c,d}=1 ∀B,d", "each digit once in every diagonal"),
        ("∑_{(r,c)∈B} x_{r,c,d}=1 ∀B,d", "each digit once in every window"),
    ]
    assert families(sc.Puzzle([0] * 81, digits=range(9))) == usual


def test_each_kind_of_rule_has_lines_of_its_own():
    ruled = [Killer([0, 1], 5), Killer([2, 3]), Thermometer([4, 5, 6])]
    assert families(sc.Puzzle([0] * 81, rules=ruled))[3:] == [
        ("∑_{(r,c)∈K} x_{r,c,d}≤1 ∀K,d", "each digit at most once in every cage K"),
        (
            "∑_{(r,c)∈K} ∑_{d=1}^{9} dx_{r,c,d}=s_{K} ∀K",
            "the digits of a cage add up to its sum s; such rows: in 1 of 2 cages",
        ),
        (
            "∑_{S} y_{K,S}=1 ∀K",
            "its digits are one of the sets S that have that sum, where these are not too many",
        ),
        (
            "∑_{(r,c)∈K} x_{r,c,d}=∑_{S∋d} y_{K,S} ∀K,d",
            "and a digit is in the cage exactly if it is in that set",
        ),
        ("y_{K,S}∈{0,1}", "1 where the digits of the cage K are the set S"),
        (
            "∑_{e=d}^{9} x_{a,e}+∑_{e=1}^{d} x_{b,e}≤1 ∀(a,b),d",
            "for neighbours a, b on a thermometer, a nearer the bulb: "
            "if a has d or more, then b has more than d",
        ),
    ]
    assert len(families(sc.Puzzle([0] * 81, rules=[Killer([0, 1])]))) == 4, "without a sum"
    from_zero = families(sc.Puzzle([0] * 81, rules=ruled[:1], digits=range(9)))[4][0]
    assert from_zero == "∑_{(r,c)∈K} ∑_{d=1}^{9} v_{d}x_{r,c,d}=s_{K} ∀K"


def test_each_primitive_has_a_formula():
    ruled = [Odd([3]), Quadruple([0, 1, 9, 10], [5]), Sandwich((-1, 2), 9), Minimum([40])]
    lines = families(sc.Puzzle([0] * 81, rules=[*ruled, Renban([60, 61])]))[3:]
    assert [formula for formula, _meaning in lines] == [
        "∑_{e=d}^{9} x_{a,e}+∑_{e=1}^{d} x_{b,e}≤1 ∀(a,b),d",
        "∑_{d∈D} x_{r,c,d}=1 ∀r,c",
        "l≤∑_{(r,c)∈K} x_{r,c,d}≤u ∀K",
        "∑_{(r,c)∈K} x_{r,c,d}≤1 ∀K,d",
        "x_{a,u}+∑_{v∉R_{u}} x_{b,v}≤1 ∀(a,b),u",
        "x_{r,c,d}=∑_{a∋d} y_{a} ∀r,c,d",
        "∑_{→s} y_{a}=∑_{s→} y_{a} ∀s",
    ]
    assert not any("cage" in meaning or "thermometer" in meaning for _formula, meaning in lines)


def test_how_many_cages_have_rows_is_said_where_not_all_have():
    rules = [Killer([0, 1], 3), Killer([2, 3], 8), Killer([4, 5]), Killer([6], 4)]
    board = empty_board(sc.Puzzle([0] * 81, rules=rules).layout)
    meaning = [text for _formula, text in program(board, cages={"sets": 1, "place": 3})]
    cages = [text.rpartition("; such rows: ")[2] for text in meaning if "such rows" in text]
    assert cages[:3] == ["in 3 of 4 cages", "in 3 of 4 cages", "in 1 of 4 cages"]
    assert cages[3].startswith("in 3 of 4 cages; where only one set has that sum")
    lines = program(board, cages={"place": 3})
    assert not any("y_{K,S}∈" in formula for formula, _text in lines), "there is no y"


def test_a_cage_of_all_digits_has_each_once():
    whole = Killer(range(9), 45)
    lines = families(sc.Puzzle([0] * 81, rules=[whole]))
    assert lines[3] == (
        "∑_{(r,c)∈K} x_{r,c,d}=1 ∀K,d",
        "each digit once in every cage K of 9 cells",
    )
    lines = families(sc.Puzzle([0] * 81, rules=[whole, Killer([9, 10], 3)]))
    assert lines[3][1].endswith("in 1 of 2 cages")
    assert lines[4][1].endswith("in 1 of 2 cages")


def test_full_and_smaller_blocks_of_a_kind_are_told_apart():
    blocks = [sc.Block("region", 1, range(4)), sc.Block("region", 2, (4, 5))]
    assert families(sc.Puzzle([0] * 16, blocks)) == [
        ("∑_{(r,c)∈B} x_{r,c,d}=1 ∀B,d", "each digit once in every region that has 4 cells"),
        (
            "∑_{(r,c)∈B} x_{r,c,d}≤1 ∀B,d",
            "each digit at most once in every region that has fewer than 4 cells",
        ),
    ]


@pytest.mark.parametrize("kind", sc.rules.KINDS)
def test_every_kind_of_rule_that_there_is_has_lines(kind):
    rule = sample(Random(3), sc.rules.KINDS[kind], sc.Puzzle([0] * 81).layout, pattern(9, (3, 3)))
    meaning = [text for _formula, text in families(sc.Puzzle([0] * 81, rules=[rule]))]
    assert not any(f"“{kind}”" in text for text in meaning)


def test_a_rule_of_another_kind_is_named():
    ((_formula, meaning),) = families(sc.Puzzle([0] * 4, [], rules=[Paired((0, 1), ((1, 2),))]))
    assert "“paired”" in meaning


def test_regions_stand_in_the_place_of_boxes_and_small_ones_have_each_digit_at_most_once():
    lines = families(sc.Puzzle([0] * 16, jigsaw(4, "aaabcabbccdbcddd")))
    assert [meaning for _formula, meaning in lines] == [
        "each digit once in every row",
        "each digit once in every column",
        "each digit once in every region",
    ]
    assert "p" not in "".join([formula for formula, _meaning in lines])
    blocks = sc.Puzzle([0] * 16).blocks + regions("aabb" + "cdef" * 3) + (sc.Block("odd", 1, [0]),)
    assert families(sc.Puzzle([0] * 16, blocks))[3:] == [
        ("∑_{(r,c)∈B} x_{r,c,d}≤1 ∀B,d", "each digit at most once in every region")
    ]


def test_of_several_boards_each_block_is_a_set_of_cells():
    puzzle = sc.Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(4))
    assert families(puzzle) == [
        ("∑_{(r,c)∈B} x_{r,c,d}=1 ∀B,d", f"each digit once in every {kind}")
        for kind in ("row", "column", "box")
    ]
    givens = bytes([0] * 35 + [4])
    lines = program(empty_board(puzzle.layout).but(givens=givens))
    assert lines[-2][0] == "G={(6,6,4)}"
    assert lines[-1][1] == (
        "1 where row r, column c holds the digit d; r = 1 … 6; c = 1 … 6; d = 1 … 4; "
        "only where there is a cell; the digits are 0, 1, 2, 3, and d counts them from 1"
    )


def test_a_kind_without_a_word_is_an_extra_region():
    ((_formula, meaning),) = families(sc.Puzzle([0] * 4, [sc.Block("snake", 1, (0, 1))]))
    assert meaning == "each digit once in every extra region"


@pytest.mark.parametrize(
    ("count", "givens"),
    [
        (0, "∅"),
        (1, "{(1,1,1)}"),
        (2, "{(1,1,1),(1,2,1)}"),
        (3, "{(1,1,1),(1,2,1),(1,3,1)}"),
        (4, "{(1,1,1),(1,2,1),…,(1,4,1)}"),
    ],
)
def test_the_givens_are_named_as_far_as_they_are_few(count, givens):
    board = empty_board(layout_for(4)).but(givens=bytes([1] * count + [0] * (16 - count)))
    formula, meaning = program(board)[-2]
    assert formula == "G=" + givens
    assert meaning.endswith(f"there {'is' if count == 1 else 'are'} {count}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_is_well_formed_in_every_language(language):
    for side, box in BOXES:
        meaning = [text for _formula, text in program(empty_board(layout_for(side, box)), language)]
        assert len([text for text in meaning if not text]) == 1
