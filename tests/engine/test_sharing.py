"""Other programs' texts, as the page has them read and written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sudoku_core import Board, Puzzle, format_grid, parse
from sudoku_core.formats import exchange
from sudoku_core.formats.contract import Format
from sudoku_core.formats.document import Document
from sudoku_core.formats.registry import program_formats
from sudoku_core.rules import Killer
from tests.engine.asking import ask, data
from tests.plain import GUROBI

LINK = exchange.FORMAT.example
PLAYED = Document(
    Board(Puzzle([0] * 81), (0, 5, *[0] * 79), (3, *[0] * 80), (0, 0, 256, *[0] * 78)),
    solution=Puzzle([1] * 81).givens,
    title="Mine",
    author="Me",
    prose="Digits on an arrow …",
    unsupported_rules=("arrow", "palindrome"),
    drawings=("line",),
)


def opened(text: str) -> dict[str, Any]:
    """Return the reply to a text."""
    _, reply = ask("open", text=text)
    return reply


def written(puzzle: Puzzle, style: str, **more: Any) -> dict[str, Any]:
    """Return the reply to an export."""
    nothing: dict[str, Any] = {"entries": [], "corner": [], "centre": []}
    nothing |= {"title": "", "author": "", "prose": ""}
    _, reply = ask("write", puzzle=data(puzzle), style=style, **{**nothing, **more})
    return reply


def test_a_link_of_another_program_is_opened() -> None:
    reply = opened(f"Try this one: {LINK}")
    assert reply["status"] == "opened"
    assert parse(reply["text"]) == parse(LINK)
    assert (reply["entries"], reply["title"], reply["messages"], reply["unsupported"]) == (
        [],
        "",
        [],
        [],
    )
    assert reply["has_more"] is False


@pytest.mark.parametrize("program", program_formats(), ids=lambda program: program.name)
def test_every_programs_example_is_opened(program: Format) -> None:
    reply = opened(program.example)
    assert reply["status"] == "opened"
    assert json.loads(json.dumps(reply)) == reply
    cells = parse(reply["text"]).layout.size
    for name in ("entries", "corner", "centre"):
        assert len(reply[name]) in (0, cells)


def test_what_is_told_of_a_puzzle_comes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sudoku_core.formats.read_many", lambda _text: iter([PLAYED, PLAYED]))
    reply = opened("any")
    assert reply["entries"] == list(PLAYED.entries)
    assert (reply["corner"], reply["centre"]) == (list(PLAYED.corner), list(PLAYED.centre))
    assert (reply["title"], reply["has_more"]) == ("Mine", True)
    assert [message["code"] for message in reply["messages"]] == ["shared.solution"]
    unread = ["shared.unknown", "shared.drawn", "shared.prose"]
    assert [message["code"] for message in reply["unsupported"]] == unread
    names = [{"code": "variant." + name, "params": {}} for name in ("arrow", "palindrome")]
    assert reply["unsupported"][0]["params"] == {"names": names}
    assert (reply["author"], reply["prose"]) == ("Me", "Digits on an arrow …")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("https://sudokuexchange.com/play/?s=12", "shared.damaged"),
        ("https://example.org/puzzle/12", "shared.link"),
        ("https://sudokuexchange.com/play/?s=" + "%31" * 400_000, "shared.long"),
        ("", "parse.empty"),
        ("no puzzle", "parse.none"),
    ],
)
def test_what_cannot_be_read_is_said(text: str, code: str) -> None:
    reply = opened(text)
    assert reply["status"] == "error"
    assert reply["message"]["code"].startswith(code.split(".")[0])
    if code.startswith("shared"):
        assert reply["message"]["code"] == code


def test_a_text_of_our_own_that_looks_like_anothers_is_opened_all_the_same() -> None:
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 5)])
    assert parse(opened(format_grid(puzzle, "rules"))["text"]) == puzzle


def test_a_puzzle_is_written_for_another_program_and_what_is_lost_is_told() -> None:
    puzzle = parse(GUROBI)
    reply = written(
        puzzle, "sudokuexchange", entries=[0, 0, 1] + [0] * 78, title="Mine", author="Me"
    )
    assert reply["status"] == "written"
    assert parse(reply["text"]) == puzzle
    assert (reply["ending"], set(reply["omitted"])) == ("txt", {"entries", "title", "author"})


def test_what_another_program_has_no_room_for_is_refused() -> None:
    for puzzle in (Puzzle([0] * 16), Puzzle([0] * 81, rules=[Killer((0, 1), 5)])):
        reply = written(puzzle, "sudokuexchange")
        assert reply["status"] == "error"
        assert reply["message"]["params"]["style"] == "sudokuexchange"
