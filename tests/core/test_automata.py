"""Lines by patterns, automata and allowed pairs: their texts, their meaning, their limits."""

import pytest

import sudoku_core as sc
from sudoku_core.formats import write
from sudoku_core.rules import AllPairs, Automaton, OneOf, PairLine, Regex, SameDigits
from sudoku_core.rules.machine import BREAK, machine_of
from sudoku_core.rules.pattern import MOST_PARTS, matches, pattern_machine, pattern_of
from tests.automata import code

WRONG = [
    "(1",
    "1)",
    "[",
    "[]",
    "[^]",
    "1{",
    "1{,2}",
    "1{3,2}",
    "1{1000}",
    "*",
    "1**?*",
    "é",
    "-",
    "[3-1]",
]
TWO_OR_THREE = code([[(0, 2)], [], [(1, 1), (2, 1)]], [False], 1, 3, packed=True)
"""1, then 2 or 3."""


def refused(make, *arguments):
    """The code of the message that a rule is refused with."""
    with pytest.raises(sc.InputError) as caught:
        make(*arguments)
    return caught.value.code


def placed(rule, digits=range(1, 5)):
    """The rule on a board of side 4."""
    return sc.Puzzle([0] * 16, rules=[rule], digits=digits).rules[0]


def lines(rule, count=2, digits=range(1, 5)):
    """The values of the first cells that a rule allows on a board of side 4."""
    bound = placed(rule, digits)
    givens = sc.Grid([0] * count + [1] * (16 - count))
    bare = sc.Puzzle(givens, (), rules=[rule], digits=digits)
    by_search = {grid.cells[:count] for grid in sc.solutions(bare, 100)}
    numbers = range(1, 5)
    grids = [(a, b, c)[:count] for a in numbers for b in numbers for c in numbers]
    by_meaning = {
        line for line in grids if not bound.broken(line + (0,) * (16 - count), bound.layout.digits)
    }
    assert by_search == by_meaning
    return sorted({tuple(bound.layout.digits[digit - 1] for digit in line) for line in by_meaning})


@pytest.mark.parametrize("text", WRONG)
def test_a_text_that_is_no_pattern_is_refused(text):
    assert pattern_of(text) is None
    for kind in (Regex, PairLine, AllPairs):
        assert refused(kind, (0, 1), text) in ("rule.pattern", "rule.word")


@pytest.mark.parametrize("text", ["(((.{99}){99}){99}){99}", "((){99}){99}", "(" * 99 + ")" * 99])
def test_a_pattern_that_is_too_large_is_refused(text):
    assert pattern_of(text) is None


def test_a_pattern_may_be_as_large_as_said():
    node = pattern_of("." * (MOST_PARTS - 3))
    assert node
    assert pattern_of("." * (MOST_PARTS + 1)) is None
    assert matches(node, [1] * (MOST_PARTS - 3))


@pytest.mark.parametrize("word", ["", "1 2", "1=2", "1;2", "1#2", 12, None])
def test_a_word_has_no_blanks_and_no_separators(word):
    assert refused(Regex, (0, 1), word) == "rule.word"


@pytest.mark.parametrize("text", ["1+2", "[12]+", "1{1,}|2?", "(1|2)*.", "[^1-3]A?"])
def test_a_pattern_keeps_its_signs_in_texts(text):
    puzzle = sc.Puzzle([0] * 16, rules=[Regex((0, 1, 2), text)])
    assert sc.parse(write(puzzle, "rules").text) == puzzle
    assert sc.parse("." * 16 + f";+Regex:+{text} = r1c1+r1c2 r1c3") == puzzle


def test_a_pattern_is_about_values():
    assert lines(Regex((0, 1), "0[^23]")) == []
    assert lines(Regex((0, 1), "0[^23]"), digits=range(4)) == [(0, 0), (0, 1)]


def test_an_automaton_is_about_the_digits_of_the_board():
    rule = Automaton((0, 1), TWO_OR_THREE)
    assert lines(rule) == [(1, 2), (1, 3)]
    assert lines(rule, digits=(0, 2, 5, 6)) == [(0, 2), (0, 5)]


def test_plain_and_packed_codes_are_the_same_automaton():
    arcs = [[(0, 2)], [], [(1, 1), (2, 1)]]
    plain = machine_of(code(arcs, [False], 1, 3, packed=False), (1, 2, 3))
    packed = machine_of(TWO_OR_THREE, (1, 2, 3))
    assert [set(arcs) for arcs in plain.arcs[:3]] == [set(arcs) for arcs in packed.arcs[:3]]
    assert (plain.starts, plain.accepted) == (packed.starts, packed.accepted)


@pytest.mark.parametrize("text", ["A", "!", TWO_OR_THREE[:-2], "z" + TWO_OR_THREE[1:]])
def test_a_text_that_is_no_code_is_refused(text):
    assert refused(Automaton, (0, 1), text) == "rule.code"


@pytest.mark.parametrize("numbers", ["3", "1,0", "99"])
def test_breaks_stand_in_order_on_the_line(numbers):
    assert refused(Automaton, (0, 1), f"{TWO_OR_THREE},{numbers}") == "rule.code"
    assert refused(Automaton, (0, 1), TWO_OR_THREE + ",x") == "rule.number"


def test_an_automaton_reads_a_break_as_the_digit_after_the_last():
    loop = [(digit, 0) for digit in range(4)]
    arcs = [[*loop, (4, 1)], [(0, 1)]]  # only 1 behind the first break
    rule = Automaton((0, 1), code(arcs, [False], 1, 5, packed=False) + ",1")
    assert lines(rule) == [(a, 1) for a in (1, 2, 3, 4)]
    machine = machine_of(rule.automaton.split(",")[0], (1, 2, 3, 4))
    assert machine.accepts((3, BREAK, 1))
    assert not machine.accepts((3, 1))
    at_ends = Automaton((0, 1), rule.automaton + ",2")
    assert lines(at_ends) == []
    assert lines(Automaton((0, 1), rule.automaton[:-1] + "0")) == [(1, 1)]


def test_pairs_have_an_order_on_a_line_but_none_among_all():
    assert lines(PairLine((0, 1), "12|21|34")) == [(1, 2), (2, 1), (3, 4)]
    assert lines(AllPairs((0, 1), "12|21|34")) == [(1, 2), (2, 1)]


def test_groups_with_the_same_digits():
    rule = SameDigits((0, 1), (4, 5))
    grid = [1, 2, 0, 0, 2, 1] + [0] * 10
    assert placed(rule).broken(grid) == ()
    grid[5] = 2
    assert placed(rule).broken(grid) == (0, 1, 4, 5)
    assert refused(SameDigits, (0, 1), (2, 3, 4)) == "rule.unequal"
    assert refused(SameDigits, (0,), (2,)) == "rule.few"


@pytest.mark.parametrize(
    ("digits", "text"), [((1, 2), "12"), ((1, 2, 3), "≠4"), ((4, 7), "4"), ((1, 2, 3, 4), "1234")]
)
def test_a_choice_is_drawn_short(digits, text):
    rule = placed(OneOf((0, 5), digits))
    assert [shape.text for shape in rule.shapes(rule.layout)] == [text] * 2


def test_an_automaton_that_is_too_large_is_refused():
    machine = pattern_machine(pattern_of(".*1.{18}1.*"))
    walk = machine.walk(range(81), lambda _values: True)
    assert refused(walk.lower, tuple(range(1, 10))) == "rule.large"
