"""Rules of one's own, which no format carries, are not offered one that cannot either."""

import pytest

import sudoku_core as sc
from sudoku_core.rules import Killer
from tests.made_up import Weighted

OWN_RULE = Weighted((0, 1), (1, 1), "=", 5)


def refusal_of(write, *arguments):
    with pytest.raises(sc.InputError) as caught:
        write(*arguments)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("style", [*sc.formats.STYLES, *sc.formats.program_styles()])
@pytest.mark.parametrize("beside", [[], [Killer((5, 6), 3)]], ids=["alone", "beside a cage"])
def test_no_format_is_offered_for_a_rule_of_ones_own(style, beside):
    puzzle = sc.Puzzle([0] * 81, rules=[*beside, OWN_RULE])
    wanted = ("format.rule", "No format carries rules of the kind weighted.")
    assert refusal_of(sc.formats.write, puzzle, style) == wanted
    if style in sc.formats.STYLES:
        assert refusal_of(sc.format_grid, puzzle, style) == wanted


def test_the_format_rules_is_offered_where_it_carries_the_puzzle():
    puzzle = sc.Puzzle([0] * 81, rules=[Killer((5, 6), 3)])
    code, names = refusal_of(sc.formats.write, puzzle, "ss")
    assert (code, names.endswith("; the format rules can.")) == ("format.rules", True)
    assert sc.parse(sc.formats.write(puzzle, "rules").text) == puzzle
