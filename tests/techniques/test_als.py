"""Almost locked sets, and their strong links."""

from __future__ import annotations

from sudoku_core import Puzzle
from sudoku_core.hints.techniques.als import almost_locked
from sudoku_core.hints.techniques.position import Position
from sudoku_core.rules import Killer
from tests.noting import noted

SMALL = Puzzle([0] * 16)


def cells(state):
    position = Position(state)
    return [position.cells_of(candidates.live) for candidates in almost_locked(position)]


def test_two_cells_of_three_digits() -> None:
    notes = {"r1c1": "12", "r1c5": "13", "r5c5": "23"}
    assert cells(noted(notes)) == [(0, 4), (4, 40)]


def test_a_locked_set_is_none() -> None:
    assert cells(noted({"r1c1 r1c5": "12"})) == []


def test_each_once() -> None:
    assert cells(noted({"r1c1": "12", "r1c2": "13"})) == [(0, 1)]


def test_a_cage_is_a_block_too() -> None:
    board = Puzzle([0] * 81, rules=[Killer((0, 40))])
    assert cells(noted({"r1c1": "12", "r5c5": "13"}, board)) == [(0, 40)]


def test_strong_links_and_their_sums() -> None:
    position = Position(noted({"r1c1": "12", "r1c3": "123", "r1c4": "1234"}, SMALL))
    first = almost_locked(position)[0]
    links = list(first.strong())
    assert position.cells_of(first.live) == (0, 2)
    assert len(links) == 3
    for link in links:
        assert (len(link.exactly_one), len(link.at_most_one)) == (2, 1)
        left = {position.digits_of(candidates)[0] for candidates in (link.first, link.second)}
        assert position.equation(link.at_most_one[0]).digit not in left


def test_large_boards_have_smaller_sets() -> None:
    state = noted({"r1c1 r1c2 r1c3 r1c4 r1c5": "123456"}, Puzzle([0] * 625))
    assert cells(state) == []
    state = noted({"r1c1 r1c7 r1c13": "1234"}, Puzzle([0] * 625))
    assert cells(state) == [(0, 6, 12)]
