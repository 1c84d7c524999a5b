"""f-puzzles: what its links and its JSON say, and what is written for it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import Board, InputError, ParseError, Puzzle, format_grid, formats, parse
from sudoku_core.board.blocks import lines
from sudoku_core.formats import Document
from sudoku_core.formats.fpuzzles import FORMAT, NAME
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.formats.packing.values import MOST_RULES
from sudoku_core.rules import Killer, Thermometer, diagonals, disjoint_groups, windows
from tests.sharing.boards_told import board, demands_of, link, random_shared
from tests.sharing.mutated import mutated, never_breaks

CELLS = ["R1C1", "R1C2", "R1C3"]


def read(document: object) -> Document:
    return formats.read(link(document))


def extras(document: object) -> list[Any]:
    """The blocks beyond rows, columns and boxes, and the rules."""
    return list(read(document).puzzle.layout.extras)


def refused(text: str) -> str:
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    return caught.value.message.code


def test_the_example() -> None:
    document = formats.read(FORMAT.example)
    assert len(document.puzzle.rules) == 5
    assert (document.title, document.author) == ("Four by four", "sudoku")
    assert document.messages == ()
    assert formats.write(document, NAME).text == FORMAT.example


@given(st.integers(0, 10**9))
def test_what_is_written_is_read_again_as_it_was(seed: int) -> None:
    document = random_shared(seed)
    try:
        written = formats.write(document, NAME)
    except InputError:
        return  # what is left out in silence would differ below
    assert written.lost == ()
    again = formats.read(written.text)
    assert demands_of(again.puzzle) == demands_of(document.puzzle)
    board = Board(document.puzzle, again.entries, again.corner, again.centre)
    assert replace(again, board=board) == document
    assert demands_of(parse(format_grid(again.puzzle, "rules"))) == demands_of(document.puzzle)


@given(st.integers(0, 10**9))
def test_whatever_becomes_of_a_link_there_is_a_sentence(seed: int) -> None:
    random = Random(seed)
    view = board(4, {0: {"value": 1, "given": True}}, killercage=[{"cells": CELLS, "value": "9"}])
    for text in (FORMAT.example, json.dumps(view), json.dumps(view, indent=1)):
        never_breaks(mutated(text, random))


@given(st.integers(0, 10**9))
def test_whatever_stands_where_there_is_a_sentence(seed: int) -> None:
    random = Random(seed)
    odd = [None, True, -1, 0, 1e999, 0.5, "x", "²", [], [[]], {}, "R1C1", ["R1C1"], [{"cells": 1}]]
    keys = ["size", "grid", "killercage", "thermometer", "extraregion", "solution", "negative"]
    keys += ["title", "disjointgroups", "diagonal+", "line", "cage"]
    view = board(4, {3: {random.choice(["value", "region", "given"]): random.choice(odd)}})
    for key in random.sample(keys, 3):
        view[key] = random.choice([random.choice(odd), [{"cells": random.choice(odd)}]])
    never_breaks(json.dumps(view))


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("+", " "),
        lambda text: text[:32] + quote(text[32:], safe=""),
        lambda text: text[:32] + quote(quote(text[32:], safe=""), safe=""),
        lambda text: text[:32] + text[32:].replace("/", "\\"),
        lambda text: text.rstrip("="),
        lambda text: f"My puzzle ({text}) is hard!",
        lambda text: text.replace("https://www.", ""),
        lambda text: text.partition("=")[2],
        lambda text: text.replace("https://", "http://") + "&x=1",
    ],
)
def test_what_mails_do_to_links(change: Any) -> None:
    view = board(9, {7: {"value": 5, "given": True}}, killercage=[{"cells": CELLS, "value": "9"}])
    view["title"] = "+/ Été ~~ ?? || {}"
    text = link(view)
    assert "+" in text
    assert "/" in text.partition("load=")[2]
    assert formats.read(change(text)).puzzle.rules == (Killer((0, 1, 2), 9),)


def test_slashes_that_were_lost_are_found() -> None:
    for number in range(2000):
        packed = pack(json.dumps(board(4, title=f"T{number}")))
        if "//" in packed:
            break
    text = f"https://www.f-puzzles.com/?load={packed.replace('//', '/')}"
    assert formats.read(text).title == f"T{number}"


def test_digits_and_notes() -> None:
    document = read(
        board(
            9,
            {
                0: {"value": 5, "given": True},
                1: {"value": "7", "given": True},
                2: {"value": 3},
                3: {"centerPencilMarks": [1, "9"], "cornerPencilMarks": [2]},
                4: {"value": 0},
                5: {"value": None, "given": True},
                6: {"given": True, "value": "A", "c": "#FF0000", "cArray": ["#FF0000"]},
            },
        )
    )
    assert document.puzzle.givens.cells[:7] == (5, 7, 0, 0, 0, 0, 0)
    assert document.entries[:7] == (0, 0, 3, 0, 0, 0, 0)
    assert (document.centre[3], document.corner[3]) == (0b100000001, 0b10)
    assert (document.unsupported_rules, document.drawings) == (("value A",), ("cell color",))


def test_given_notes_are_a_rule_where_they_leave_something_out() -> None:
    start = {0: {"value": 1, "given": True}}
    document = read(board(4, {**start, 1: {"givenPencilMarks": [2, 3, 4]}}))
    assert (document.centre[1], document.unsupported_rules) == (0b1110, ())
    document = read(
        board(4, {**start, 1: {"givenPencilMarks": [2, 3]}, 2: {"givenPencilMarks": None}})
    )
    assert (document.centre[1], document.unsupported_rules) == (0b110, ("givenPencilMarks",))


def test_cages() -> None:
    cages = [
        {"cells": CELLS, "value": "10"},
        {"cells": CELLS},
        {"cells": CELLS, "value": 0},
        {"cells": CELLS, "value": ""},
        {"cells": ["R1C1", "R2C1"], "value": "<9"},
        {"cells": [f"R1C{k}" for k in range(1, 10)] + ["R2C1"], "value": "50"},
        {"cells": []},
    ]
    document = read(board(killercage=cages, cage=[{"cells": CELLS, "value": "10"}]))
    any_sum = Killer((0, 1, 2))
    assert document.puzzle.rules == (
        Killer((0, 1, 2), 10),
        any_sum,
        any_sum,
        any_sum,
        Killer((0, 9)),
    )
    assert document.unsupported_rules == ("killercage", "killercage <9")
    assert document.drawings == ("cage",)


def test_thermometers() -> None:
    lines = [CELLS, ["R1C1", "R2C1"], ["R5C5"], ["R3C1", "R3C1", "R3C2"]]
    loop = {"lines": [["R1C1", "R1C2", "R2C2", "R1C1"]]}
    document = read(board(thermometer=[{"lines": lines}, loop, {"lines": []}, {}]))
    cells = [(0, 1, 2), (0, 9), (40,), (18, 19)]
    assert document.puzzle.rules == tuple(map(Thermometer, cells))
    assert document.unsupported_rules == ("thermometer",)
    assert formats.read(formats.write(document.puzzle, NAME).text).puzzle == document.puzzle


def test_more_blocks() -> None:
    down, up = diagonals(9)
    assert extras(board(**{"diagonal-": True, "diagonal+": False})) == [down]
    assert extras(board(**{"diagonal+": True})) == [up]
    assert extras(board(6, disjointgroups=True)) == list(disjoint_groups(6))
    areas = [[f"R{c // 9 + 1}C{c % 9 + 1}" for c in block.cells] for block in windows(9)]
    regions = [{"cells": cells} for cells in [*areas, CELLS]]
    *blocks, last = extras(board(extraregion=regions))
    assert blocks == list(windows(9))
    assert (last.kind, last.cells) == ("block", (0, 1, 2))
    assert len(extras(board(extraregion=regions[:3]))) == 3


def test_regions() -> None:
    plain = Puzzle([0] * 36)
    usual = {cell: {"region": cell // 12 * 2 + cell % 6 // 3} for cell in range(36)}
    assert read(board(6, usual)).puzzle == plain
    assert read(board(6, {5: {"region": 1}})).puzzle == plain
    upright = {cell: {"region": cell // 18 * 3 + cell % 6 // 2} for cell in range(36)}
    assert read(board(6, upright)).puzzle == Puzzle([0] * 36, box=(3, 2))
    swapped = read(board(6, {2: {"region": 1}, 3: {"region": 0}})).puzzle
    assert [block.kind for block in swapped.blocks[12:]] == ["region"] * 6
    assert swapped.blocks[12].cells == (0, 1, 3, 6, 7, 8)
    none = {cell: {"region": None} for cell in range(36)}
    assert read(board(6, none)).puzzle.layout == Puzzle([0] * 36, lines(6)).layout
    partly = read(board(6, {0: {"region": None}})).puzzle
    assert partly.blocks[12].cells == (1, 2, 6, 7, 8)
    assert read(board(6, {3: {"region": 0}})).unsupported_rules == ("region",)


def test_groups_need_boxes() -> None:
    assert read(
        board(6, {2: {"region": 1}, 3: {"region": 0}}, disjointgroups=True)
    ).unsupported_rules == ("disjointgroups",)
    assert read(board(5, disjointgroups=True)).unsupported_rules == ("disjointgroups",)


def test_what_is_not_known_is_named() -> None:
    view = board(
        antiking=True,
        antiknight=False,
        nonconsecutive=True,
        negative=["ratio", "sums"],
        ratio=[{"cells": CELLS[:2], "value": "2"}],
        arrow=[],
        somethingnew={"a": 1},
        disabledlogic=["fishes"],
        truecandidatesoptions=["logical"],
        highlightConflicts=True,
    )
    assert read(view).unsupported_rules == ("negative sums", "somethingnew")
    assert read(board(4, {0: {"parity": "odd", "highlight": "#FFF"}})).unsupported_rules == (
        "parity",
    )


def test_drawings_that_stand_for_rules() -> None:
    line = {"lines": [CELLS], "outlineC": "#000", "width": 0.2}
    view = board(
        line=[{**line, "isNewConstraint": True}, {**line, "fromConstraint": "Slowdance"}],
        slowdance=[{"lines": [CELLS]}],
        cage=[{"cells": CELLS, "value": "3", "fromConstraint": "Row Sums"}],
        text=[{"cells": ["R0C1"], "value": "45", "fontC": "#000", "size": 0.3}],
    )
    document = read(view)
    assert document.unsupported_rules == ("Row Sums", "slowdance")
    assert document.drawings == ("line", "text")
    assert document.puzzle.rules == ()


def test_a_solution_is_compared() -> None:
    data = json.loads(json.dumps(board(4, {0: {"value": 1, "given": True}})))
    right = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]
    assert read({**data, "solution": right}).messages == ()
    wrong = [right[-1 - at] for at in range(16)]
    wrong[0], wrong[1] = 2, 1
    codes = [message.code for message in read({**data, "solution": [*map(str, wrong)]}).messages]
    assert codes == ["shared.solution"]
    for none in ([], [*right[:-1], 0], right[:-1], [*right[:-1], "x"], "no", {"a": 1}):
        assert read({**data, "solution": none}).solution is None


def test_words() -> None:
    document = read(board(title=" T ", author=7, ruleset="Normal sudoku rules apply. \ud800"))
    assert (document.title, document.author) == (" T ", "7")
    assert document.prose == "Normal sudoku rules apply. ?"
    assert [message.code for message in document.messages] == ["shared.prose"]


@pytest.mark.parametrize("side", [1, 2, 3, 4, 5, 7, 8, 10, 12, 16, 25, 100])
def test_other_sides(side: int) -> None:
    document = read(board(side, {0: {"value": side, "given": True}}))
    assert document.puzzle.givens.cells[0] == side
    assert document.puzzle.layout == Puzzle([0] * side**2).layout


@pytest.mark.parametrize(
    "document",
    [
        {"size": "x", "grid": [[]]},
        {"size": 101, "grid": [[{}] * 101] * 101},
        {"size": 9, "grid": [[{}] * 9] * 8},
        {"size": 9, "grid": 9},
        {"size": 9},
        [],
        board(killercage={"cells": CELLS}),
        board(killercage=[{"cells": ["R0C1"]}]),
        board(killercage=[{"cells": ["R1C10"]}]),
        board(killercage=[{"cells": "R1C1"}]),
        board(thermometer=[{"lines": [["x"]]}]),
        board(extraregion=[{"cells": [1]}]),
        board(killercage=[{"cells": CELLS}] * (MOST_RULES + 1)),
    ],
)
def test_what_is_strange_is_said(document: object) -> None:
    assert refused(link(document)) == "shared.strange"


def test_what_is_damaged_is_said() -> None:
    text = link(board())
    assert refused(text[:-40]) == "shared.damaged"
    assert refused("https://www.f-puzzles.com/?load=") == "shared.damaged"
    assert refused("https://www.f-puzzles.com/") == "shared.damaged"
    assert refused('{"size":9,"grid":[[{},') == "shared.damaged"
    assert refused("https://f-puzzles.com/?id=yhkyz63b") == "shared.named"


def test_what_is_too_much_is_not_read() -> None:
    assert refused(link(board(ruleset="0" * 1_000_001))) == "shared.long"
    assert refused('{"size":9,"grid":' + "[" * 100_000) == "shared.damaged"
    assert refused("https://f-puzzles.com/?load=" + pack("[" * 50_000)) == "shared.damaged"
    assert refused("https://www.f-puzzles.com/?load=" + "%2B" * 300_000) == "shared.long"


def test_a_sum_of_nothing_cannot_be_written() -> None:
    with pytest.raises(InputError) as caught:
        formats.write(Puzzle([0] * 81, rules=[Killer((0, 1), 0)]), NAME)
    assert caught.value.message.code == "format.rules"
    with pytest.raises(InputError):
        formats.write(Puzzle([0] * 81, digits=range(9)), NAME)


def test_what_is_not_known_is_written_back() -> None:
    view = board(4, {0: {"value": 1, "given": True}, 5: {"parity": "odd"}})
    view |= {
        "maxarrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"]]}],
        "negative": ["sums", "xv"],
    }
    view |= {
        "killercage": [{"cells": ["R1C1"], "unique": False}, {"cells": ["R2C2"], "value": "3"}]
    }
    document = formats.read(json.dumps(view))
    for name in (NAME, "sudokupad"):
        again = formats.read(formats.write(document, name).text)
        assert again == document
    expected = ("killercage", "maxarrow", "negative sums", "parity")
    assert document.unsupported_rules == expected
