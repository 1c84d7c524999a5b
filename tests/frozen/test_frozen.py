"""Test what earlier releases wrote still opens: links, rule lines, kept boards, JSON, tables."""

from __future__ import annotations

import csv
import io
import json
import shutil
from contextlib import redirect_stderr, redirect_stdout

import pytest

import sudoku_core as sc
from sudoku_core.cli import main
from tests.frozen.samples import HERE, described, key_paths, read
from tests.ui.test_opening import follow
from ui.settings.state import Settings
from ui.state import State
from ui.storage.text import load, restore_puzzle

RULE_LINES, LINKS, KEPT, COMMANDS = map(
    read, ("rule-lines.json", "links.json", "kept.json", "commands.json")
)


@pytest.mark.parametrize("name", RULE_LINES)
def test_rule_lines_are_read_and_written_alike(name: str) -> None:
    sample = RULE_LINES[name]
    puzzle = sc.parse(sample["text"])
    assert described(puzzle) == sample["puzzle"]
    assert sc.format_grid(puzzle, style="rules") == sample["text"]


@pytest.mark.parametrize("name", LINKS)
def test_links_open(name: str) -> None:
    sample = LINKS[name]
    board = follow(State(), sample["fragment"]).board
    assert described(board.puzzle()) == sample["puzzle"]


def test_links_bring_what_was_filled_in() -> None:
    board = follow(State(), LINKS["filled in"]["fragment"]).board
    assert (board.entries[2], board.corner[3], board.centre[80], board.colours[80]) == (8, 5, 3, 9)


@pytest.mark.parametrize("name", KEPT)
def test_kept_boards_come_back(name: str) -> None:
    sample = KEPT[name]
    state, sound = load(State(), sample["tab"], sample["everywhere"])
    assert sound
    assert described(state.board.puzzle()) == sample["puzzle"]
    assert (state.board.givens.hex(), state.board.entries.hex()) == (
        sample["givens"],
        sample["entries"],
    )
    assert (len(state.past), state.language) == (sample["past"], "pt")
    assert (state.part(Settings).solver, state.part(Settings).theme) == ("search", "dark")
    assert restore_puzzle(state, sample["recent"]).board == state.board


def by_cbc(argv: list[str]) -> list[str]:
    """Return the arguments with the solver that "auto" was: its figures are among the keys."""
    by_auto = argv[0] == "solve" and "--solver" not in argv
    return [*argv, "--solver", "cbc"] if by_auto else argv


@pytest.mark.native
@pytest.mark.parametrize("sample", COMMANDS, ids=lambda sample: " ".join(sample["argv"])[:60])
def test_commands_end_alike_and_their_json_keeps_its_keys(sample, monkeypatch) -> None:
    out, err = io.StringIO(), io.StringIO()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(sample["input"].encode())))
    with redirect_stdout(out), redirect_stderr(err):
        status = main(by_cbc(sample["argv"]))
    assert status == sample["status"]
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(lines) == len(sample["keys"])
    for line, keys in zip(lines, sample["keys"], strict=True):
        assert set(keys) - key_paths(line) == set()


@pytest.mark.native
@pytest.mark.parametrize("ending", ["csv", "jsonl"])
@pytest.mark.parametrize("rows", [0, 2, 4])
def test_a_table_that_broke_off_is_resumed(tmp_path, monkeypatch, ending: str, rows: int) -> None:
    frozen = (HERE / f"counted.{ending}").read_text(encoding="utf-8").splitlines(keepends=True)
    head = 1 if ending == "csv" else 0
    shutil.copy(HERE / "puzzles.txt", tmp_path)
    table = tmp_path / f"counted.{ending}"
    table.write_text("".join(frozen[: head + rows]) + frozen[head + rows][:5], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with redirect_stderr(io.StringIO()):
        status = main(["count", "--lines", "--output", table.name, "--resume", "puzzles.txt"])
    assert status == (2 if rows < 4 else 0)  # the fourth line is no puzzle
    assert _rows(table.read_text(encoding="utf-8"), ending) == _rows("".join(frozen), ending)


def _rows(text: str, ending: str) -> list[dict[str, object]]:
    """Return the rows of a table without their times."""
    lines = text.splitlines()
    records = csv.DictReader(lines) if ending == "csv" else map(json.loads, lines)
    return [{key: row[key] for key in row if key != "seconds"} for row in records]
