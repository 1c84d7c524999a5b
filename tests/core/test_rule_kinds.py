"""Each kind of rule, by the fields it declares: its text, its drawing, its words, its meaning."""

from functools import cache
from random import Random
from string import Formatter

import pytest

import sudoku_core as sc
from sudoku_core.formats.registry import program_formats
from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import table_of
from sudoku_core.rules import KINDS, Difference, Ratio
from tests.cases import pattern
from tests.sampling import sample

GRID = pattern(9, (3, 3))
EMPTY = sc.Puzzle([0] * 81)
CARRIED = [
    (program.name, kind)
    for program in program_formats()
    if program.name in ("f-puzzles", "interactive-sudoku-solver")
    for kind in KINDS
    if kind in program.rules
]
"""Programs with the kinds of rules that each can carry."""


@cache
def puzzles(kind):
    """Puzzles with one random rule of a kind each."""
    rng = Random(kind)
    rules = [sample(rng, KINDS[kind], EMPTY.layout, GRID) for _ in range(5)]
    beside = [Difference((0, 1)), Ratio((1, 2))] if kind.startswith("all") else []
    return [sc.Puzzle([0] * 81, rules=[rule, *beside]) for rule in rules if rule]


@pytest.mark.parametrize("kind", KINDS)
def test_its_text_is_read_back(kind):
    for puzzle in puzzles(kind):
        assert sc.parse(sc.formats.write(puzzle, "rules").text) == puzzle


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_drawn(kind):
    plain = sc.draw(EMPTY)
    for puzzle in puzzles(kind):
        rule = puzzle.rules[0]
        alone = sc.draw(sc.Puzzle([0] * 81, rules=[rule]))
        assert (alone != plain) == bool(list(rule.shapes(puzzle.layout)))


@pytest.mark.parametrize("kind", KINDS)
def test_its_conflicts_are_sentences(kind):
    rng = Random(kind)
    for puzzle in puzzles(kind):
        digits = [rng.randint(1, 9) for _ in range(81)]
        for conflict in sc.conflicts(puzzle.layout.puzzle(digits)):
            for language in LANGUAGES:
                assert "{" not in conflict.message.in_language(language)


@pytest.mark.parametrize("kind", KINDS)
def test_its_sentences_have_no_parameters_but_its_clue(kind):
    field = KINDS[kind].clue_field()
    clue = {"clue"} if field else set()
    named = {field.name} if field else set()
    given = {"conflict": {"at", "cells"} | named, "demand": clue}
    given["in"] = {"step", "count"} | clue | named
    for language in LANGUAGES:
        for group, names in given.items():
            sentence = table_of(language).SENTENCES[f"{group}.{kind}"]
            assert {name for _, name, _, _ in Formatter().parse(sentence) if name} <= names
            assert " :" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_rule_of_the_whole_board_is_described(language):
    sentences = table_of(language).SENTENCES
    texts = [sentences[f"conflict.{kind}"] for kind in KINDS if not KINDS[kind].places()]
    assert len(set(texts)) == len(texts) > 1
    for kind in KINDS:
        sentence = sentences[f"conflict.{kind}-sum"]
        assert kind == "killer" or sentence == sentences[f"conflict.{kind}"]


@pytest.mark.parametrize(("program", "kind"), CARRIED)
def test_programs_that_have_it_carry_it(program, kind):
    for puzzle in puzzles(kind):
        if kind == "pill" and list(puzzle.rules[0].pill) != sorted(puzzle.rules[0].pill):
            continue  # a pill is read from left to right, and from above
        if program == "interactive-sudoku-solver" and not _in_iss(puzzle.rules[0]):
            continue
        text = sc.formats.write(puzzle, program).text
        document = sc.formats.read(text)
        assert document.unsupported_rules == ()
        rules = document.puzzle.rules
        if kind in ("littlekiller", "sandwich"):  # such a line is read from either end
            assert [sorted(rule.cells) for rule in rules] == [sorted(puzzle.rules[0].cells)]
        else:
            assert set(rules) == set(puzzle.rules)


def _in_iss(rule):
    """Return whether the program has the rule with such a clue: only X and V, no other dots."""
    clues = {"difference": ("1",), "ratio": ("2",), "pairsum": ("5", "10")}
    return rule.clue in clues.get(rule.kind, (rule.clue,)) and len(rule.cells) > 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("killer:50=r1c1-r1c2", "conflict.killer-sum"),
        ("killer:18=r1c1-r1c2", "conflict.killer-sum"),
        ("littlekiller:99=r0c3-r1c4", "conflict.littlekiller-sum"),
        ("sandwich:34=r1c0", "conflict.sandwich-left"),
        ("sandwich:36=r0c4", "conflict.sandwich-above"),
        ("xsum:2=r1c0", "conflict.xsum-left"),
        ("xsum:46=r10c2", "conflict.xsum-below"),
        ("skyscraper:10=r1c10", "conflict.skyscraper-right"),
    ],
)
def test_a_clue_that_no_digits_meet_is_a_conflict_of_the_empty_board(line, code):
    (conflict,) = sc.conflicts(sc.parse("." * 81 + ";" + line))
    assert conflict.message.code == code


@pytest.mark.parametrize(
    "line", ["sandwich:33=r1c0", "sandwich:0=r1c0", "xsum:1=r1c0", "xsum:45=r10c2"]
)
def test_the_largest_and_smallest_clues_are_no_conflict(line):
    assert sc.conflicts(sc.parse("." * 81 + ";" + line)) == ()


@pytest.mark.parametrize(
    ("line", "clues"),
    [
        ("whisper:4=r1c1-r1c2-r1c1", ["4"]),
        ("whisper:5=r1c1-r1c2", []),
        ("modular:2=r1c1-r1c2", ["2"]),
        ("lockout:3=r1c1-r1c3", ["3"]),
        ("sumline:12=r1c1-r1c3", ["12"]),
        ("sumline:10=r1c1-r1c3", []),
    ],
)
def test_a_clue_that_is_not_the_usual_one_is_drawn_on_the_line(line, clues):
    puzzle = sc.parse("." * 81 + ";" + line)
    (rule,) = puzzle.rules
    assert [shape.text for shape in rule.shapes(puzzle.layout) if shape.text] == clues
