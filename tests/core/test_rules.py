"""Test what the rules ask of digits, natively and in MicroPython."""

from sudoku_core.board.blocks import Block, lines, standard_blocks
from sudoku_core.board.checker import conflicts, is_solution
from sudoku_core.board.grid import Grid
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.rules import (
    KINDS,
    Killer,
    Thermometer,
    XSum,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    regions,
    windows,
)
from tests.plain import refusal


def refused(function, *arguments):
    return refusal(function, *arguments).message


def every(side, count):
    """Return all ways to fill some cells, empty cells among them."""
    fillings = [[]]
    for _ in range(count):
        fillings = [digits + [digit] for digits in fillings for digit in range(side + 1)]
    return fillings


def completed(digits, side):
    """Return all ways to fill the empty cells."""
    fillings = [[]]
    for digit in digits:
        here = [digit] if digit else range(1, side + 1)
        fillings = [before + [digit] for before in fillings for digit in here]
    return fillings


# Each rule on three cells with digits 1 to 4, and what it means, told in other words.
DEFINED = (
    (Killer((0, 1, 2), 7), lambda a, b, c: a != b and a != c and b != c and a + b + c == 7),
    (Killer((2, 0, 1), 6), lambda a, b, c: {a, b, c} == {1, 2, 3}),
    (Killer((0, 2), 5), lambda a, b, c: a != c and a + c == 5),
    (Killer((0, 1, 2)), lambda a, b, c: len({a, b, c}) == 3),
    (Killer((1,), 3), lambda a, b, c: b == 3),
    (Killer((0, 1), 2), lambda a, b, c: False),
    (Killer((0, 1, 2), 13), lambda a, b, c: False),
    (Thermometer((0, 1, 2)), lambda a, b, c: a < b < c),
    (Thermometer((2, 0)), lambda a, b, c: c < a),
    (Thermometer((1,)), lambda a, b, c: True),
    (Block("ring", 1, (0, 1, 2)), lambda a, b, c: a != b and a != c and b != c),
)


def test_full_cells_are_at_fault_exactly_where_a_rule_is_not_kept():
    for rule, keeps in DEFINED:
        for digits in every(4, 3):
            if 0 not in digits:
                assert (rule.broken(digits) == ()) == keeps(*digits), (rule, digits)


def test_what_can_be_completed_is_not_at_fault():
    for rule, keeps in DEFINED:
        for digits in every(4, 3):
            if any(keeps(*full) for full in completed(digits, 4)):
                assert rule.broken(digits) == (), (rule, digits)


def test_what_is_at_fault_are_filled_cells_of_the_rule_in_its_order():
    for rule, _ in DEFINED:
        for digits in every(4, 3):
            cells = rule.broken(digits)
            assert [cell for cell in rule.cells if cell in cells] == list(cells)
            assert all(digits[cell] for cell in cells)


def test_a_cage_adds_up_what_the_digits_stand_for():
    cage = Killer((0, 1, 2), 12)
    assert cage.broken([1, 2, 3], (2, 4, 6)) == ()
    assert cage.broken([1, 2, 3]) == (0, 1, 2)
    assert Killer((0, 1), 1).broken([1, 2], (0, 1)) == ()
    assert Killer((0, 1), 0).broken([1, 0], (0, 1)) == ()
    assert Killer((0, 1), 1).broken([1, 0], (1, 2)) == (0,)


def test_a_cage_that_is_not_full_may_be_too_much_already():
    cage = Killer((0, 1, 2), 9)
    assert cage.broken([8, 0, 0]) == (0,)
    assert cage.broken([7, 0, 0]) == ()
    assert cage.broken([0, 5, 4]) == (1, 2)


def test_a_thermometer_needs_room_between_its_digits():
    line = Thermometer((0, 1, 2, 3))
    assert line.broken([2, 0, 3, 0]) == (0, 2)
    assert line.broken([2, 0, 4, 0]) == ()
    assert line.broken([4, 5, 0, 1]) == (0, 1, 3)
    assert line.broken([1, 3, 2, 4]) == (0, 1, 2, 3)


def test_a_digit_that_repeats_comes_before_a_wrong_sum():
    cage = Killer((0, 1), 5)
    assert cage.code("conflict", cage.fault([2, 2])) == "conflict.killer"
    assert cage.code("conflict", cage.fault([2, 1])) == "conflict.killer-sum"


def test_a_broken_rule_is_told():
    rules = [Killer((0, 1), 3), Thermometer((4, 5)), Killer((8, 12), 4)]
    puzzle = Puzzle([1, 4, 0, 0, 3, 2, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0], lines(4), rules=rules)
    assert [str(clash) for clash in conflicts(puzzle)] == [
        "Column 1 has the digit 2 more than once: R3C1 and R4C1.",
        "The cage at R1C1 cannot add up to 3: R1C1 and R1C2.",
        "Along the thermometer from R2C1 the digits do not increase: R2C1 and R2C2.",
        "In the cage at R3C1 a digit repeats: R3C1 and R4C1.",
    ]
    assert [clash.digit for clash in conflicts(puzzle)] == [2, None, None, None]
    assert [clash.rule for clash in conflicts(puzzle)][1:] == rules


def test_a_clue_outside_is_at_its_side_of_the_board():
    sides = {
        (-1, 1): "above R1C2, acima de L1C2, encima de F1C2",
        (4, 1): "below R4C2, abaixo de L4C2, debajo de F4C2",
        (2, -1): "left of R3C1, à esquerda de L3C1, a la izquierda de F3C1",
        (2, 4): "right of R3C4, à direita de L3C4, a la derecha de F3C4",
        (-1, -1, 1, 1): "beside R1C1, ao lado de L1C1, junto a F1C1",
    }
    for position, texts in sides.items():
        (clash,) = conflicts(Puzzle([0] * 16, rules=[XSum(position, 99)]))
        for language, text in zip(("en", "pt", "es"), texts.split(", ")):
            assert text in clash.message.in_language(language)


def test_a_solution_keeps_the_rules():
    full = Grid([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
    for rule, right in (
        (Killer((0, 1), 3), True),
        (Killer((0, 1), 4), False),
        (Killer((0, 6)), False),
        (Thermometer((0, 1, 2, 3)), True),
        (Thermometer((3, 2)), False),
        (diagonals(4)[0], False),
    ):
        assert is_solution(Puzzle([0] * 16, rules=[rule]), full) == right, rule


def test_conflicts_of_other_digits_tell_what_they_stand_for():
    puzzle = Puzzle([1, 1, 0, 0], digits=(0, 7))
    assert str(conflicts(puzzle)[0]) == "Row 1 has the digit 0 more than once: R1C1 and R1C2."


def test_rules_are_made_again_from_what_they_show():
    for rule in (Killer((3, 4), 15), Killer((3, 4)), Killer((3,), 0), Thermometer((3, 4, 5))):
        assert eval(repr(rule)) == rule
        assert KINDS[rule.kind] is type(rule)


def test_a_wrong_clue_is_refused():
    for text in ("x", "-3", "1.5", " 3", "1234567"):
        message = refused(Killer.clue_field().read, text, "killer")
        assert (message.code, message.params["found"]) == ("rule.number", text)
    assert Thermometer.clue_field() is None


def test_a_total_that_is_no_number_is_refused():
    for total in (2.5, -1, True, 10**6, ()):
        assert refused(Killer, (0, 1), total).code == "rule.number", total
    assert Killer((0, 1), 999999).clue == "999999"


def test_rules_are_values_whatever_they_are_called():
    cage = Killer([0, 1], 3)
    on_board = Puzzle([0] * 16, rules=[cage]).rules[0]
    assert (cage.name, on_board.name) == ("", "killer_r1c1")
    assert len({Killer((0, 1), 3), cage, on_board, Killer((1, 0), 3)}) == 2
    assert Killer((0, 1), 3) != Killer((0, 1))
    assert Thermometer((0, 1)) != Thermometer((1, 0))
    assert Thermometer((0, 1)) != Killer((0, 1))
    try:
        Killer((0, 1), 3).total = 4
    except AttributeError:
        return
    raise AssertionError("changed")


def test_diagonals_of_any_side():
    for side in (1, 2, 3, 4, 9, 16):
        down, up = diagonals(side)
        assert [cell // side for cell in down.cells] == list(range(side))
        assert [cell % side for cell in down.cells] == list(range(side))
        assert [cell // side + cell % side for cell in up.cells] == [side - 1] * side


def test_windows_stand_one_from_the_edge_and_from_each_other():
    nine = windows(9)
    assert [block.name for block in nine] == ["window1", "window2", "window3", "window4"]
    assert nine[3].cells == (50, 51, 52, 59, 60, 61, 68, 69, 70)
    assert [block.cells for block in windows(4)] == [(5, 6, 9, 10)]
    assert len(windows(16)) == 9
    assert windows(6, (3, 2))[0].cells == (7, 8, 13, 14, 19, 20)
    assert refused(windows, 7).code == "puzzle.no-boxes"


def test_groups_have_one_cell_of_each_box():
    for side, box in ((4, (2, 2)), (6, (2, 3)), (6, (3, 2)), (9, (3, 3))):
        groups = disjoint_groups(side, box)
        boxes = standard_blocks(box[0], box[1])[2 * side :]
        assert sorted([cell for group in groups for cell in group.cells]) == list(range(side**2))
        for group in groups:
            assert [len(set(group.cells) & set(box.cells)) for box in boxes] == [1] * side


def test_regions_are_numbered_as_they_begin():
    blocks = regions(["b", None, "a", "b"])
    assert blocks == (Block("region", 1, (0, 3)), Block("region", 2, (2,)))
    board = jigsaw(3, "aabacbccb")
    assert [block.name for block in board[6:]] == ["region1", "region2", "region3"]
    assert board[:6] == lines(3)


def test_boards_that_overlap_share_their_boxes():
    blocks = boards([(0, 0), (2, 2)], 6, (2, 2))
    assert [block.kind for block in blocks].count("box") == 7
    assert [block.kind for block in blocks].count("row") == 8
    puzzle = Puzzle([0] * 36, blocks, digits=range(1, 5))
    assert (puzzle.side, puzzle.columns, len(puzzle.cells)) == (4, 6, 28)
    samurai = boards([(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)], 21, (3, 3))
    assert len({cell for block in samurai for cell in block.cells}) == 369


def test_a_sum_that_is_text_is_said_to_be_text():
    error = refusal(Killer, (0, 1), "3")
    assert (error.code, error.message.params) == ("rule.text", {"kind": "killer", "found": "3"})
    assert "'3' is text" in str(error)
