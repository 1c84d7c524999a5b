"""Rules that are asked for as text, and what decides on a new puzzle."""

from random import Random

import pytest

from sudoku_core import InputError, ParseError, generate, generate_many, parse, solutions
from sudoku_core.board.blocks import lines
from sudoku_core.rules import Killer, diagonals
from tests.made_up import Weighted

EMPTY = "." * 16


def made(rules, **options):
    return generate(4, rules=rules, rng=Random(1), **options)


def test_rules_may_be_the_text_that_the_command_takes():
    puzzle = made("killer")
    assert {type(rule) for rule in puzzle.rules} == {Killer}
    assert puzzle == made(["killer"])
    assert made("diagonals").layout == parse(EMPTY, rules="diagonals").layout
    both = made(" diagonals ; killer")
    assert both.blocks == parse(EMPTY, rules="diagonals").blocks
    assert both == made([*diagonals(4), "killer"])
    assert made("thermometer:r1c1-r1c2\ndigits:0-3").digits == (0, 1, 2, 3)
    assert made("") == made(())


def test_text_may_stand_among_the_rules():
    mixed = made(["diagonals", Killer((0, 1), 5)])
    assert mixed.layout == parse(EMPTY, rules="diagonals;killer:5=r1c1-r1c2").layout
    assert made("diagonals", blocks=lines(4)).layout == made(diagonals(4), blocks=lines(4)).layout


def test_a_rule_from_outside_the_package_may_stand_beside_text():
    small = Weighted((0, 1), (1, 1), "<=", 4)
    puzzle = made([small, "diagonals", "killer"])
    assert isinstance(puzzle.rules[0], Weighted)
    assert {block.kind for block in puzzle.blocks} == {"row", "column", "box", "diagonal"}
    (solution,) = solutions(puzzle, limit=2)
    assert solution.cells[0] + solution.cells[1] <= 4


def test_what_is_no_rule_is_refused():
    with pytest.raises(
        ParseError, match=r"In the rules: .* there is no rule line cages; the nearest"
    ):
        made("cages")
    with pytest.raises(InputError, match="5 is not a rule; a rule is a Rule, or text such as"):
        made([5])


def test_a_seed_stands_for_the_random_that_it_makes():
    assert generate(4, seed=7) == generate(4, rng=Random(7))
    assert [*generate_many(2, side=4, seed=7)] == [*generate_many(2, side=4, rng=Random(7))]
    assert [*solutions(parse(EMPTY), 3, seed=7)] == [*solutions(parse(EMPTY), 3, rng=Random(7))]


@pytest.mark.parametrize(
    ("options", "reason"),
    [({"rng": Random(1), "seed": 1}, "give one of them"), ({"seed": 2.5}, "a whole number")],
)
def test_a_seed_is_a_whole_number_and_stands_alone(options, reason):
    calls = (
        lambda: generate(4, **options),
        lambda: list(generate_many(1, side=4, **options)),
        lambda: solutions(parse(EMPTY), **options),
    )
    for call in calls:
        with pytest.raises(TypeError, match=reason):
            call()


@pytest.mark.parametrize("wrong", [7, "7", 2.5])
def test_what_is_no_random_is_told_what_is_wanted(wrong):
    calls = (
        lambda: generate(4, rng=wrong),
        lambda: list(generate_many(1, side=4, rng=wrong)),
        lambda: solutions(parse(EMPTY), rng=wrong),
    )
    for call in calls:
        with pytest.raises(TypeError, match=r"a random\.Random, not .*; a number is a seed"):
            call()
