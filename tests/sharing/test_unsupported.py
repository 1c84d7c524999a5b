"""Rules that are not known are never left out without a word."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from sudoku_core import (
    InputError,
    ParseError,
    UnsupportedRules,
    count_many,
    formats,
    map_puzzles,
    parse,
    parse_many,
)
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.formats.registry import program_formats
from sudoku_core.rules import Killer, diagonals
from tests.plain import CLASSIC
from tests.sharing.boards_told import board, drawing, link
from tests.sharing.penpalinks import Drawing

ARROW = {"lines": [["R1C1", "R1C2"]], "cells": ["R1C1"]}
CAGE = {"cells": ["R1C1", "R1C2"], "value": "5"}
ARROWS = link(board(4, {3: {"value": 1, "given": True}}, maxarrow=[ARROW], killercage=[CAGE]))
DOTS = ".FullRank~R1~5~.~R1C4_1."
ENTIRE = link(board(4, {3: {"value": 1, "given": True}}, killercage=[CAGE]))
PLAIN = link(board(4, {3: {"value": 1, "given": True}}))


def sudokupad() -> str:
    line = {"wayPoints": [[0.5, 0.5], [1.5, 1.5]], "color": "#f00", "thickness": 8}
    return "https://sudokupad.app/scl" + pack(json.dumps(drawing(lines=[line])))


def penpa() -> str:
    made = Drawing(9)
    made.number(1, 1, "5")
    made.setter |= {"symbol": {"60": [1, "star", 1]}}
    return made.link()


OTHERS = {
    "f-puzzles": (ARROWS, "arrows to the largest digit"),
    "sudokupad": (sudokupad(), "lines"),
    "iss": (DOTS, "ranked rows and columns"),
    "penpa": (penpa(), "symbols"),
}


def refusal(text: str, **options: str) -> UnsupportedRules:
    with pytest.raises(UnsupportedRules) as caught:
        parse(text, **options)
    return caught.value


@pytest.mark.parametrize(("text", "name"), OTHERS.values(), ids=OTHERS)
def test_rules_that_are_not_known_are_refused_by_name(text: str, name: str) -> None:
    error = refusal(text)
    assert name in str(error)
    document = formats.read(text)
    assert error.unsupported == document.unsupported != ()
    assert error.puzzle == document.puzzle
    assert parse(text, unsupported="leave out") == document.puzzle


def test_the_error_holds_what_is_left() -> None:
    error = refusal(ARROWS)
    assert (error.code, error.unsupported) == ("shared.unsupported", ("maxarrow",))
    assert error.puzzle.rules == (Killer((0, 1), 5),)
    assert error.puzzle.givens.cells[3] == 1
    assert error.document == formats.read(ARROWS)
    assert 'unsupported="leave out"' in str(error)


def test_rules_that_are_added_are_among_what_is_left() -> None:
    assert refusal(ARROWS, rules="diagonals").puzzle.blocks[-2:] == diagonals(4)
    left = parse(ARROWS, rules="diagonals", unsupported="leave out")
    assert left.blocks[-2:] == diagonals(4)


def test_the_error_is_a_parse_error_that_crosses_to_other_processes() -> None:
    error = refusal(ARROWS).below(2)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, ParseError)
    assert isinstance(again, UnsupportedRules)
    assert (again.line, again.column) == (3, 1)
    assert (again.document, str(again)) == (error.document, str(error))


def test_of_many_it_is_raised_in_its_place_or_all_are_read() -> None:
    text = f"{ENTIRE}\n{ARROWS}\n{PLAIN}"
    results = parse_many(text)
    assert next(results) == parse(ENTIRE)
    with pytest.raises(UnsupportedRules):
        next(results)
    some = list(parse_many(text, unsupported="leave out"))
    assert some == [parse(ENTIRE), refusal(ARROWS).puzzle, parse(PLAIN)]
    added = list(parse_many(text, rules="diagonals", unsupported="leave out"))
    assert [puzzle.blocks[-2:] for puzzle in added] == [diagonals(4)] * 3


def test_among_many_there_is_an_error_in_its_place() -> None:
    texts = [CLASSIC, ARROWS, CLASSIC]
    with ProcessPoolExecutor(1) as executor:
        for some in (count_many(texts), count_many(texts, executor=executor)):
            first, second, third = some
            assert first.answer == third.answer
            assert second.answer is None
            assert second.error
            assert second.error.code == "shared.unsupported"
            assert "arrows" in str(second.error)
    read = partial(parse, unsupported="leave out")
    assert [record.error for record in map_puzzles(len_of_rules, texts, read=read)] == [None] * 3


def len_of_rules(puzzle) -> int:  # type: ignore[no-untyped-def]
    return len(puzzle.rules)


def test_words_alone_are_no_rules_that_could_be_named() -> None:
    document = link(board(4, {3: {"value": 1, "given": True}}, ruleset="Normal rules."))
    assert formats.read(document).prose
    assert parse(document) == formats.read(document).puzzle


def test_what_can_be_asked_is_told() -> None:
    for text in (CLASSIC, ARROWS):
        for read in (parse, lambda *args, **options: next(parse_many(*args, **options))):
            with pytest.raises(InputError) as caught:
                read(text, unsupported="ignore")
            assert caught.value.code == "shared.choice"
            assert "ignore" in str(caught.value)


@pytest.mark.parametrize("program", program_formats(), ids=lambda format_of: format_of.name)
def test_only_what_leaves_something_out_is_refused(program) -> None:  # type: ignore[no-untyped-def]
    document = formats.read(program.example)
    if document.unsupported:
        assert refusal(program.example).document == document
    else:
        assert parse(program.example) == document.puzzle
