"""SudokuPad: its links, its own JSON and how that is shortened, and what is written for it."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import InputError, ParseError, Puzzle, formats
from sudoku_core.board.blocks import lines
from sudoku_core.formats import Document
from sudoku_core.formats.packing.lzstring import pack
from sudoku_core.formats.sudokupad import FORMAT, NAME
from sudoku_core.formats.sudokupad_zipped import unzip
from sudoku_core.rules import Killer, Thermometer, diagonals, disjoint_groups, windows
from tests.sharing.boards_told import BOXES, board, demands_of, drawing, random_shared
from tests.sharing.mutated import mutated, never_breaks
from tests.sharing.runcodes import older_runs, runs

SITE = "https://sudokupad.app/"
CELLS = [[0, 0], [0, 1], [0, 2]]
GIVENS = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def read(document: object, kind: str = "scl") -> Document:
    return formats.read(SITE + kind + pack(json.dumps(document)))


def refused(text: str) -> str:
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    return caught.value.message.code


def test_what_is_told_of_a_cell_and_not_known_is_named():
    picture = drawing()
    picture["cells"][0][:3] = [{"value": 5, "given": True}, {"highlight": 3}, {"minimum": True}]
    document = read(picture)
    assert document.puzzle.givens.cells[0] == 5
    assert (document.unsupported_rules, document.drawings) == (("minimum",), ("cell color",))


def zipped(document: Any) -> str:
    """JSON as SudokuPad shortens it."""
    short = {"cells": "ce", "regions": "re", "cages": "ca", "value": "v", "lines": "l"}
    short |= {"title": "t", "text": "te"}
    if isinstance(document, dict):
        parts = []
        for key, value in document.items():
            name = short.get(key, key)
            parts.append((name if name.isalnum() else f"'{name}'") + ":" + (zipped(value) or "{}"))
        return "{" + ",".join(parts) + "}" if parts else ""
    if isinstance(document, list):
        return "[" + ",".join(map(zipped, document)) + "]"
    if isinstance(document, bool):
        return "t" if document else "f"
    return json.dumps(document).replace("'", "\\'").replace('"', "'")


def test_the_example() -> None:
    document = formats.read(FORMAT.example)
    assert document.puzzle.rules == (Killer((0, 1), 4), Killer((6, 7), 4))
    assert (document.title, document.drawings) == ("Four by four", ("lines",))


@given(st.integers(0, 10**9))
def test_what_is_written_is_read_again_as_it_was(seed: int) -> None:
    document = random_shared(seed)
    try:
        written = formats.write(document, NAME)
    except InputError:
        return
    assert written.lost == ()
    again = formats.read(written.text)
    assert demands_of(again.puzzle) == demands_of(document.puzzle)
    assert (again.title, again.corner, again.entries) == (
        document.title,
        document.corner,
        document.entries,
    )


@given(st.integers(0, 10**9))
def test_whatever_becomes_of_a_text_there_is_a_sentence(seed: int) -> None:
    random = Random(seed)
    picture = drawing(cages=[{"cells": CELLS, "sum": 9, "unique": True}, {"value": "title: T"}])
    for text in (
        FORMAT.example,
        formats.write(read(picture), NAME).text,
        json.dumps(picture),
        zipped(picture),
        SITE + "classic" + older_runs(GIVENS),
        f"scf{runs(GIVENS)}*xtA title*aMe",
    ):
        never_breaks(mutated(text, random))


@given(st.integers(0, 10**9))
def test_whatever_stands_where_there_is_a_sentence(seed: int) -> None:
    random = Random(seed)
    odd = [None, True, -1, 0, 1e999, 0.5, "x", "²", [], [[]], {}, [[0, 0]], [[-1, 0]], [[0.5, 1]]]
    picture = drawing()
    keys = ["cells", "regions", "cages", "metadata", "metaData", "global", "windoku", "lines"]
    for key in random.sample(keys, 3):
        odd_one = random.choice(odd)
        picture[key] = random.choice(
            [odd_one, [odd_one], [[odd_one]], {"solution": odd_one, "rules": odd_one}]
            + [[{"cells": random.choice(odd), "sum": odd_one, "unique": True, "style": odd_one}]]
        )
    never_breaks(json.dumps(picture))


@pytest.mark.parametrize(
    "form",
    [
        "https://sudokupad.app/{}",
        "https://www.sudokupad.app/sudoku/{}",
        "https://sudokupad.app/?puzzleid={}",
        "https://sudokupad.app/scf?puzzleid={}",
        "https://app.crackingthecryptic.com/sudoku/{}",
        "https://app.crackingthecryptic.com/sudoku.html?puzzleid={}",
        "https://beta.sudokupad.app/{}?setting-nogrid=1#x",
        "sudokupad://puzzle/{}",
        "app.crackingthecryptic.com/{}",
        "{}",
        "Here: <https://sudokupad.app/{}>.",
    ],
)
@pytest.mark.parametrize("kind", ["fpuz", "fpuzzles", "scl", "ctc"])
def test_links(form: str, kind: str) -> None:
    view: Any = drawing(cages=[{"cells": CELLS, "sum": 9, "unique": True}])
    if kind.startswith("fpuz"):
        view = board(killercage=[{"cells": ["R1C1", "R1C2", "R1C3"], "value": "9"}])
    packed = pack(json.dumps(view))
    for letters in (packed, quote(packed, safe=""), quote(quote(packed, safe=""), safe="")):
        puzzle = formats.read(form.format(kind + letters)).puzzle
        assert puzzle == Puzzle([0] * 81, rules=[Killer((0, 1, 2), 9)])


@pytest.mark.parametrize(
    "text", ["https://sudokupad.app/abc", "https://sudokupad.app/sudoku/8HRPjbNgJP", SITE + "a/b-c"]
)
def test_ids_that_only_a_server_knows(text: str) -> None:
    assert refused(text) == "shared.named"


def test_what_is_damaged_is_said() -> None:
    text = SITE + "scl" + pack(json.dumps(drawing()))
    assert refused(text[:-30]) == "shared.damaged"
    assert refused(SITE) == "shared.damaged"
    assert refused(SITE + "fpuzN4Ig") == "shared.damaged"
    assert refused(SITE + "classic123456789123456789") == "shared.damaged"
    assert refused(SITE + "scf" + pack("1;2")) == "shared.damaged"
    assert refused('{"cells":[[,') == "shared.damaged"


def test_what_is_too_much_is_not_read() -> None:
    for deep in ("[" * 100_000, "{a:" * 100_000, "[[" * 200 + "]]" * 200):
        assert refused(SITE + "scl" + pack(deep)) == "shared.damaged"
    assert refused(SITE + "scl" + pack("'" + "0" * 1_000_001)) == "shared.long"
    assert refused(SITE + "scl" + "%2B" * 300_000) == "shared.long"
    cages = [{"cells": CELLS, "sum": 9, "unique": True}] * 1001
    assert refused(SITE + "scl" + pack(json.dumps(drawing(cages=cages)))) == "shared.strange"


def test_shortened_json() -> None:
    picture = drawing(
        cages=[{"value": 'rules: it\'s [a], {b}: "c",d:1\\n'}, {"cells": CELLS, "value": 9}],
        lines=[{"wayPoints": [[0.5, 0.5]], "color": "#000000"}],
        metadata={"title": "T", "solution": GIVENS, "antiknight": True, "x-y": False},
    )
    picture["cells"][0][3] = {"value": 7}
    expected = json.loads(json.dumps(picture).replace('\\"', "'"))
    assert unzip(zipped(picture), "x") == expected
    assert unzip(json.dumps(picture), "x") == picture
    assert formats.read(zipped(picture)) == formats.read(json.dumps(expected))
    assert unzip("{a:#0,t:abcdef,'q':-1.5,u:1e5,b:null,n:[]}", "x") == {
        **{"arrows": "#0", "title": "abcdef", "q": -1.5, "underlays": "1e5", "b": None, "n": []}
    }


@pytest.mark.parametrize("quote", ["'", '"'])
def test_quotes_that_are_not_closed_are_refused_at_once(quote: str) -> None:
    for end in ("", "\\"):
        with pytest.raises(ParseError):
            unzip("{ce:[" + quote + f"\\{quote}" * 140_000 + end, "?")


@pytest.mark.parametrize(
    "text", ["", "[", "{a}", "{a:1", "[1 2]", "{a:1}}", "'a", ":", "{:1}", "]"]
)
def test_what_is_not_shortened_json(text: str) -> None:
    with pytest.raises(ParseError):
        unzip(text, "x")


def test_cages() -> None:
    document = read(
        drawing(
            cages=[
                {"cells": CELLS, "value": "10", "sum": 10, "unique": True},
                {"cells": CELLS[:2], "unique": True},
                {"cells": CELLS, "value": "10"},
                {"cells": CELLS, "hidden": True},
                {"cells": [[0, 0], [9, 0]], "sum": 3, "unique": True},
                {"cells": CELLS[1:], "value": "<4", "unique": True},
                {"cells": CELLS, "unique": True, "style": "extraregion", "sum": 6},
                {"cells": [[0, k] for k in range(9)], "type": "rowcol", "unique": True},
                {"value": "author: Me"},
            ]
        )
    )
    first, *rest = document.puzzle.layout.extras
    assert (first.name, first.cells) == ("block1", (0, 1, 2))
    assert rest == [Killer((0, 1, 2), 10), Killer((0, 1)), Killer((1, 2))]
    assert document.unsupported_rules == ("cages", "cages <4")
    assert (document.drawings, document.author) == (("cages",), "Me")
    assert read(drawing(cages=[{"cells": CELLS, "sum": 9}])).unsupported_rules == ("cages",)


def test_more_blocks() -> None:
    assert read(drawing(windoku=True)).puzzle.layout.extras == windows(9)
    both = drawing(**{"diagonal+": True, "diagonal-": True})
    assert read(both).puzzle.layout.extras == diagonals(9)
    groups = [
        {"cells": [[c // 9, c % 9] for c in group.cells], "type": "disjoint", "unique": True}
        for group in disjoint_groups(9)
    ]
    assert read(drawing(cages=groups)).puzzle.layout.extras == disjoint_groups(9)


def test_regions() -> None:
    assert read(drawing()).puzzle == Puzzle([0] * 81)
    assert read(drawing(regions=[])).puzzle.layout == Puzzle([0] * 81, lines(9)).layout
    regions = json.loads(json.dumps(BOXES))
    regions[0][0], regions[1][0] = regions[1][0], regions[0][0]
    swapped = read(drawing(regions=regions)).puzzle.blocks
    assert swapped[19].cells == (1, 2, 3, 9, 10, 11, 18, 19, 20)
    alone = read(drawing(metadata={"norowcol": True})).puzzle
    assert [block.kind for block in alone.blocks] == ["region"] * 9


def test_clues_around_a_board() -> None:
    picture = drawing(11)
    picture["regions"] = [[[r + 1, c + 1] for r, c in box] for box in BOXES]
    picture["cells"][1][2] = {"value": 5}
    picture["cells"][0][2] = {"value": 17}
    picture["cages"] = [{"cells": [[1, 1], [1, 2]], "sum": 9, "unique": True}]
    picture["metadata"] = {"solution": "." * 121}
    document = read(picture)
    assert document.puzzle == Puzzle([0, 5] + [0] * 79, rules=[Killer((0, 1), 9)])
    assert (document.drawings, document.solution) == (("cells",), None)


@pytest.mark.parametrize(
    "document",
    [
        {**drawing(), "cells": [[{}] * 9] * 8},
        {**drawing(), "cells": [[{}] * 101] * 101},
        {**drawing(21), "regions": [*BOXES, [[12 + k // 3, 12 + k % 3] for k in range(9)]]},
        {**drawing(), "cells": 1},
        {**drawing(), "regions": [[[0, 0.5]]]},
        {**drawing(), "regions": [[[9, 9]] * 9]},
        {"cells": [[{}] * 4] * 3},
        ["something else", "that is no object"],
    ],
)
def test_what_is_strange_is_said(document: object) -> None:
    assert refused(SITE + "scl" + pack(json.dumps(document))) == "shared.strange"


def test_what_is_told_beside() -> None:
    picture = drawing(
        cages=[{"value": "title: Old"}, {"value": "rules: One"}, {"value": "rules: Two"}],
        metaData={"antiking": True, "solution": "1" * 81},
        metadata={"title": "New"},
        overlays=[{"text": "x"}],
        foglight=[[0, 0]],
        **{"global": ["antiknight"], "somethingnew": 1},
    )
    picture["cells"][0][0] = {"value": "a"}
    picture["cells"][0][1] = {"pencilMarks": "12", "centremarks": [3, "4"]}
    document = read(picture)
    assert (document.title, document.prose) == ("New", "One\nTwo")
    assert document.unsupported_rules == ("antiking", "antiknight", "somethingnew", "value a")
    assert document.drawings == ("foglight", "overlays")
    assert (document.corner[1], document.centre[1]) == (0b11, 0b1100)
    codes = [message.code for message in document.messages]
    assert codes == [
        "shared.unknown",
        "shared.drawn",
        "shared.prose",
        "shared.solution",
    ]


def test_what_is_written_has_no_slash_that_could_get_lost() -> None:
    puzzle = Puzzle([0] * 81, rules=[Thermometer((0, 1)), Killer((3, 4))])
    written = formats.write(puzzle, NAME)
    assert written.text.startswith(SITE + "fpuzN4Ig")
    assert "/" not in written.text.removeprefix(SITE)
    assert formats.read(written.text).puzzle.layout == formats.read(written.text).puzzle.layout


def test_plus_signs_that_became_spaces_are_made_whole() -> None:
    packed = pack(json.dumps(drawing(cages=[{"cells": CELLS, "sum": 9}])))
    assert "+" in packed
    spoiled = SITE + "scl" + packed.replace("+", "%20")
    assert formats.read(spoiled) == formats.read(SITE + "scl" + packed)
