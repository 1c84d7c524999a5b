"""Blocks, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, blocks_for, box_of, default_box, lines, standard_blocks
from tests.plain import refusal

BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 12: (3, 4), 16: (4, 4), 25: (5, 5), 36: (6, 6)}


def refused(function, *arguments):
    return refusal(function, *arguments).code


def test_each_side_has_its_usual_box():
    for side in BOXES:
        assert default_box(side) == BOXES[side], side


def test_a_side_without_divisors_has_no_box():
    for side in (1, 2, 3, 5, 7, 11, 13):
        assert default_box(side) is None, side
    assert len(blocks_for(7, None)) == 14


def test_the_blocks_of_order_n_are_those_of_seed_001():
    for order in (1, 2, 3, 4, 5):
        side = order * order
        blocks = standard_blocks(order)
        assert len(blocks) == 3 * side
        assert [block.kind for block in blocks].count("box") == side
        for kind in ("row", "column", "box"):
            cells = [cell for block in blocks if block.kind == kind for cell in block.cells]
            assert sorted(cells) == list(range(side * side)), (order, kind)


def test_the_first_box_of_seed_001():
    box = standard_blocks(3)[18]
    assert (box.kind, box.number, box.name) == ("box", 1, "box1")
    assert box.cells == (0, 1, 2, 9, 10, 11, 18, 19, 20)


def test_rectangular_boxes_lie_as_they_are_given():
    flat, upright = standard_blocks(2, 3), standard_blocks(3, 2)
    assert flat[12].cells == (0, 1, 2, 6, 7, 8)
    assert upright[12].cells == (0, 1, 6, 7, 12, 13)
    assert box_of(6, flat) == (2, 3)
    assert box_of(6, upright) == (3, 2)


def test_the_box_is_found_in_every_standard_list():
    for side in BOXES:
        assert box_of(side, blocks_for(side, BOXES[side])) == BOXES[side]
    assert box_of(9, lines(9)) is None
    assert box_of(9, standard_blocks(3)[:-1]) is None


def test_a_box_that_does_not_fit_is_refused():
    for box in ((2, 4), (3, 2), (0, 9), (-3, -3), (9, 9)):
        assert refused(blocks_for, 9, box) == "puzzle.box"


def test_blocks_are_values():
    block = Block("block", 2, [5, 3])
    assert block == Block("block", 2, (5, 3))
    assert block != Block("block", 2, (3, 5))
    assert block != Block("box", 2, (5, 3))
    assert len({block, Block("block", 2, (5, 3))}) == 1
    assert repr(block) == "Block('block', 2, (5, 3))"
