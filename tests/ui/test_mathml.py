"""The binary program as mathematics: what it says, and that it is well-formed."""

import xml.etree.ElementTree as ET

import pytest

from tests.ui.test_words import LOCALES
from ui import mathml
from ui.state import empty_board
from ui.words import LANGUAGES, load_words

BOXES = ((4, (2, 2)), (6, (2, 3)), (9, (3, 3)), (7, None), (25, (5, 5)))


def linear(element):
    """A formula on one line: x_{r,c,d}, and ∑_{d=1}^{9}."""
    parts = [linear(child) for child in element]
    if element.tag == "msub":
        return f"{parts[0]}_{{{parts[1]}}}"
    if element.tag == "munderover":
        return f"{parts[0]}_{{{parts[1]}}}^{{{parts[2]}}} "
    if element.tag == "mspace":
        return " "
    return (element.text or "") + "".join(parts)


def program(board, language="en"):
    """The lines of the program: each formula, and what is said of it."""
    words = load_words(language, LOCALES)
    root = ET.fromstring(f"<div>{mathml.program(words, board)}</div>")
    for line in root:
        assert [child.tag for child in line] in (["math", "span"], ["math"])
    return [(linear(line[0]), "".join([span.text for span in line[1:]])) for line in root]


def test_the_program_of_nine_by_nine():
    givens = bytes([0, 5, 0, 0, 7] + [0] * 72 + [2, 0, 0, 9])
    assert program(empty_board(9).but(givens=givens)) == [
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
    lines = program(empty_board(6, (2, 3)))
    formulas = [formula for formula, _said in lines]
    assert formulas[1] == "∑_{d=1}^{6} x_{r,c,d}=1 ∀r,c"
    assert formulas[4] == "∑_{r=2p−1}^{2p} ∑_{c=3q−2}^{3q} x_{r,c,d}=1 ∀p,q,d"
    assert lines[-1][1].endswith("r, c, d = 1 … 6; p = 1 … 3; q = 1 … 2")


def test_without_boxes_there_is_no_equation_of_them():
    lines = program(empty_board(7))
    assert len(lines) == 7
    assert "p" not in "".join([formula for formula, _said in lines])
    assert lines[-1][1].endswith("r, c, d = 1 … 7")


@pytest.mark.parametrize(
    ("count", "held"),
    [
        (0, "∅"),
        (1, "{(1,1,1)}"),
        (2, "{(1,1,1),(1,2,1)}"),
        (3, "{(1,1,1),(1,2,1),(1,3,1)}"),
        (4, "{(1,1,1),(1,2,1),…,(1,4,1)}"),
    ],
)
def test_the_givens_are_named_as_far_as_they_are_few(count, held):
    board = empty_board(4).but(givens=bytes([1] * count + [0] * (16 - count)))
    formula, said = program(board)[-2]
    assert formula == "G=" + held
    assert said.endswith(f"there are {count}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_is_well_formed_in_every_language(language):
    for side, box in BOXES:
        said = [text for _formula, text in program(empty_board(side, box), language)]
        assert len([text for text in said if not text]) == 1
