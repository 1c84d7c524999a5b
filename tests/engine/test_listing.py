"""Lists of puzzles as the engine reads them and looks at them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import sudoku_core as sc
from engine import listing
from protocol import ROW
from sudoku_core.formats import exchange
from tests.engine.asking import all_of
from tests.plain import CLASSIC
from tests.sharing.boards_told import board, link

RULED = "." * 16 + ";killer:5=r1c1-r1c2"
FULL = "1234341221434321"


def looked_at(*puzzles: str, grade: bool = False) -> list[dict[str, str]]:
    """Return the rows of some puzzles, by the names of their fields."""
    _, reply = all_of("rows", puzzles=[*puzzles], grade=grade)
    return [dict(zip(ROW, row.split("\t"), strict=True)) for row in reply["rows"]]


def test_all_puzzles_of_a_text_are_told_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "BATCH", 2)
    events, reply = all_of("lines", text="\n".join([CLASSIC, FULL, "no  puzzle", RULED]))
    assert reply == {"status": "read", "count": 4}
    assert [event["texts"] for event in events] == [[CLASSIC, FULL], ["no puzzle", RULED]]
    ((place, row),) = events[1]["unreadable"]
    assert (events[0]["unreadable"], place) == ([], 0)
    status, *nothing, problem = row.split("\t")
    assert (status, nothing) == ("unreadable", [""] * 4)
    assert json.loads(problem)["params"]["line"] == 3


def test_where_there_is_a_puzzle_a_line_no_line_joins_its_neighbour() -> None:
    text = "\n".join(["." * 81 + ";diagonals"] * 3 + ["no puzzle", "", "." * 16, ".2."])
    events, _ = all_of("lines", text=text)
    (event,) = events
    assert event["texts"][3:] == ["no puzzle", "." * 16, ".2."]
    assert [place for place, _row in event["unreadable"]] == [3, 5]
    problems = [
        json.loads(row.split("\t")[-1])["params"]["line"] for _place, row in event["unreadable"]
    ]
    assert problems == [4, 7]


def test_a_text_without_any_puzzle_has_one_row() -> None:
    events, reply = all_of("lines", text="nothing here")
    assert reply["count"] == len(events[0]["texts"]) == len(events[0]["unreadable"]) == 1


def test_what_other_programs_share_is_read_and_what_is_left_out_of_it_said() -> None:
    events, _ = all_of("lines", text=exchange.FORMAT.example)
    assert sc.parse(events[0]["texts"][0]) == sc.parse(exchange.FORMAT.example)
    drawn = "https://f-puzzles.com/?id=1"
    events, _ = all_of("lines", text=drawn)
    assert [place for place, _row in events[0]["unreadable"]] == [0]


def test_what_is_left_out_is_said_among_lines_of_puzzles_too() -> None:
    arrow = {"lines": [["R1C1", "R1C2"]], "cells": ["R1C1"]}
    arrows = link(board(4, maxarrow=[arrow]))
    events, _ = all_of("lines", text="\n".join(["." * 81] * 3 + [arrows]))
    ((place, row),) = events[0]["unreadable"]
    assert (place, events[0]["texts"][place]) == (3, "." * 16)
    assert json.loads(row.split("\t")[-1])["code"] == "shared.unknown"


def test_a_list_keeps_the_boxes_of_its_puzzles() -> None:
    text = "." * 36 + ";box:3x2"
    events, _ = all_of("lines", text="\n".join([text] * 2))
    assert events[0]["texts"] == [text] * 2


def test_each_puzzle_has_its_row_whatever_the_others_are() -> None:
    rows = looked_at(CLASSIC, "bad", "11" + "." * 14, "." * 16, RULED, "." * 81)
    assert [row["status"] for row in rows] == [
        "one", "unreadable", "none", "several", "several", "several",
    ]  # fmt: skip
    (solution,) = sc.solutions(sc.parse(CLASSIC))
    assert rows[0]["solution"] == sc.format_grid(solution, "line")
    assert rows[0]["level"] == rows[0]["problem"] == rows[3]["solution"] == ""
    assert json.loads(rows[1]["problem"])["code"] == "parse.no-puzzle"


def test_grades_are_those_of_the_core_and_only_of_what_has_one_solution() -> None:
    first, several = looked_at(CLASSIC, "." * 16, grade=True)
    graded = sc.grade(sc.parse(CLASSIC), unique=False)
    assert (first["level"], float(first["rating"])) == (graded.level, round(graded.rating, 1))
    assert float(first["effort"]) == round(graded.effort, 1)
    assert (several["status"], several["level"]) == ("several", "")


def test_a_solution_is_written_with_the_digits_of_its_puzzle() -> None:
    puzzle = sc.format_grid(sc.parse(FULL).replace(sc.parse(FULL).givens.replace(0, 0)))
    (row,) = looked_at(puzzle + ";digits:1,2,4,5")
    assert set(row["solution"]) == set("1245") or row["status"] != "one"


def test_an_answer_comes_before_all_is_done_and_what_takes_long_is_not_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listing, "ANSWER_SECONDS", 0)
    assert [row["status"] for row in looked_at(CLASSIC, CLASSIC)] == ["one"]
    monkeypatch.setattr(listing, "SOLVE_SECONDS", 0)
    monkeypatch.setattr(listing, "GRADE_SECONDS", 0)
    assert looked_at("." * 256)[0]["status"] == "unknown"
    (row,) = looked_at(CLASSIC, grade=True)
    assert (row["status"], row["level"], row["rating"]) == ("one", "unknown", "")


def test_the_solution_of_a_ruled_puzzle_is_looked_for_no_longer_than_it_was_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limits = []

    def solved(puzzle: sc.Puzzle, *, time_limit: float) -> sc.Result:
        limits.append(time_limit)
        result = solve(puzzle, time_limit=time_limit)
        late = replace(result, grid=None, status=sc.Status.LIMIT)
        return late if len(limits) == 2 else result

    solve = sc.solve
    monkeypatch.setattr(sc, "solve", solved)
    line = FULL[:15] + ".;killer:10=r4c1-r4c2-r4c3-r4c4"
    (first,), (second,) = looked_at(line), looked_at(line)
    assert (first["status"], first["solution"]) == ("one", FULL)
    assert (second["status"], second["solution"]) == ("unknown", "")
    assert limits == [listing.SOLVE_SECONDS] * 2


def test_what_goes_wrong_with_one_puzzle_stays_in_its_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_puzzle: sc.Puzzle, limit: int) -> None:
        raise RecursionError(limit)

    monkeypatch.setattr(sc, "solutions", broken)
    first, second = looked_at(CLASSIC, "bad")
    assert (first["status"], second["status"]) == ("broke", "unreadable")
    assert json.loads(first["problem"])["code"] == "engine.broke"
