"""The commands with many puzzles: lines, tables, processes, and going on where one broke off."""

import csv
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cases import GUROBI, HARD
from tests.missing import missing

SUDOKU = [sys.executable, "-m", "sudoku_core"]
SOLVED = "578924316136578429492316857957463182814297563263185794685742931349651278721839645"
LINES = [GUROBI, "no puzzle", "", "1" + "." * 15, "12343412214.432.", "11" + "." * 14]


@pytest.fixture
def lines(tmp_path):
    path = tmp_path / "lines.txt"
    path.write_text("\n".join(LINES) + "\n")
    return path


def run(*arguments, **options):
    ran = subprocess.run(
        [*SUDOKU, *map(str, arguments)], capture_output=True, text=True, check=False, **options
    )
    return ran.returncode, ran.stdout, ran.stderr


def test_with_lines_each_answer_stands_in_the_place_of_its_line(lines):
    status, out, err = run("count", "--lines", lines)
    assert (status, out.split("\n")[:-1]) == (2, ["1", "", "", "at least 2", "1", "0"])
    assert [line.split(",")[0] for line in err.splitlines()] == [
        f"sudoku: A puzzle in {lines} cannot be read: Line 2",
        f"sudoku: Line 3 of {lines} is empty.",
    ]


@pytest.mark.parametrize("command", ["solve", "count", "check", "grade", "steps"])
def test_several_processes_say_what_one_says(lines, command):
    assert run(command, "--lines", "--jobs", "2", lines) == run(command, "--lines", lines)


def test_without_lines_the_answers_are_those_of_the_plain_command(tmp_path):
    rows = "\n".join([HARD[start : start + 9] for start in range(0, 81, 9)])
    path = tmp_path / "some.txt"
    path.write_text(f"{GUROBI}\n{HARD}\n\n{rows}\n12343412214.432.;killer:3=r1c1-r1c2\n")
    for command in (["solve"], ["count"], ["check", "--json"]):
        assert run(*command, "--jobs", "2", path) == run(*command, path)


def test_many_files_and_what_is_no_file(lines, tmp_path):
    status, out, err = run("count", "--lines", lines, tmp_path / "none.txt", lines)
    assert (status, out.count("\n")) == (2, 2 * len(LINES) + 1)
    assert f"{tmp_path}/none.txt cannot be read: No such file or directory." in err


def read_back(path):
    if path.suffix == ".csv":
        return list(csv.DictReader(path.open()))
    if path.suffix == ".parquet":
        pytest.importorskip("pyarrow")
        from pyarrow import parquet

        return parquet.read_table(path).to_pylist()
    return [json.loads(line) for line in path.open()]


def expect_pyarrow(ending):
    if ending == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            missing("pyarrow")


@pytest.mark.parametrize("ending", [".csv", ".jsonl", ".parquet"])
def test_a_table_has_a_row_for_each_puzzle_and_can_be_read_again(lines, tmp_path, ending):
    expect_pyarrow(ending)
    table, again = tmp_path / f"solved{ending}", tmp_path / "counted.jsonl"
    status, out, _ = run("solve", "--lines", "--jobs", "2", "--output", table, lines)
    assert (status, out) == (2, "")
    rows = read_back(table)
    assert [row["puzzle"] for row in rows] == LINES
    assert rows[0]["solution"] == SOLVED
    assert [row["status"] or "" for row in rows] == [
        "solved", "", "", "solved", "solved", "infeasible"
    ]  # fmt: skip
    assert rows[1]["error"].startswith(f"A puzzle in {lines} cannot be read: Line 2")
    assert run("count", "--output", again, table)[0] == 2
    assert [row["found"] for row in read_back(again)] == [1, None, None, 2, 1, 0]


def test_the_columns_of_every_command(lines, tmp_path):
    for command, columns in {
        "check": {"valid": "true", "full": "false", "conflicts": ""},
        "grade": {"status": "solved", "level": "beginner", "rating": "1.2"},
        "steps": {"status": "solved", "unique": "true", "solution": SOLVED},
        "count": {"found": "1", "complete": "true", "unique": "true"},
    }.items():
        table = tmp_path / f"{command}.csv"
        run(command, "--lines", "--output", table, lines)
        row = read_back(table)[0]
        assert {name: row[name] for name in columns} == columns
        assert float(row["seconds"]) >= 0


@pytest.mark.parametrize("head", ["quizzes,solutions", "puzzle,solution,clues,difficulty"])
def test_data_sets_are_read_by_the_names_of_their_columns(tmp_path, head):
    data = tmp_path / "data.csv"
    wrong = "1" + SOLVED[1:]
    data.write_text(f"{head}\n{GUROBI},{SOLVED},40,1.5\n{GUROBI},{wrong},40,1.5\n\nshort\n")
    status, out, err = run("solve", "--jobs", "2", data)
    assert (status, out.split()) == (2, [SOLVED, SOLVED])
    assert "Puzzle 2: " in err
    assert "does not" in err
    assert "Puzzle 1: " not in err


def test_json_lines_hold_texts_or_objects(tmp_path):
    data = tmp_path / "data.jsonl"
    rows = ["12343412214.432.", {"puzzle": GUROBI}, 7, {"grid": HARD}]
    data.write_text("\n".join([*map(json.dumps, rows), "{"]) + "\n")
    status, out, err = run("count", data)
    assert (status, out.split("\n")[:-1]) == (2, ["1", "1", "", "1", ""])
    assert f"Line 3 of {data} is not a JSON object with a puzzle." in err


@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_a_table_that_broke_off_is_gone_on_with(lines, tmp_path, ending):
    whole, broken = tmp_path / f"whole{ending}", tmp_path / f"broken{ending}"
    command = ("count", "--lines", "--output")
    run(*command, whole, lines)
    text = whole.read_text()
    broken.write_text(text[: text.index("no puzzle") + 4])
    assert run(*command, broken, lines)[2] == (
        f"sudoku: {broken} already exists; add --resume to go on with it.\n"
    )
    assert run(*command, broken, "--resume", lines)[0] == 2
    rows = [{**row, "seconds": None} for row in read_back(broken)]
    assert rows == [{**row, "seconds": None} for row in read_back(whole)]
    assert run(*command, whole, "--resume", lines)[:2] == (0, "")
    lines.write_text(HARD + "\n" + GUROBI + "\n")
    assert "holds other puzzles" in run(*command, whole, "--resume", lines)[2]
    assert "other columns" in run("check", "--output", whole, "--resume", lines)[2]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("notes.csv", "precious"),
        ("other.csv", "a,b\n1,2"),
        ("other.jsonl", '{"a": 1}'),
        ("notes.jsonl", "precious\n"),
        ("numbers.jsonl", "7\n"),
    ],
)
def test_what_is_no_such_table_stays_as_it_is(lines, tmp_path, name, text):
    table = tmp_path / name
    table.write_text(text)
    status, out, err = run("count", "--lines", "--output", table, "--resume", lines)
    assert (status, out, table.read_text()) == (2, "", text)
    assert "other columns" in err


@pytest.mark.parametrize("name", ["table.csv", "table.jsonl"])
def test_a_table_that_broke_off_in_its_first_line_begins_anew(lines, tmp_path, name):
    whole, table = tmp_path / f"whole-{name}", tmp_path / name
    run("check", "--lines", "--output", whole, lines)
    table.write_text(whole.read_text()[:9])
    assert run("check", "--lines", "--output", table, "--resume", lines)[0] == 2
    assert [row["puzzle"] for row in read_back(table)] == LINES
    table.write_text(whole.read_text().replace("no puzzle", "\udcff", 1), errors="surrogateescape")
    assert "holds other puzzles" in run("check", "--lines", "--output", table, "--resume", lines)[2]


@pytest.mark.parametrize("ending", [".csv", ".jsonl", ".parquet"])
def test_what_ends_before_it_has_an_answer_leaves_nothing_in_the_way(lines, tmp_path, ending):
    expect_pyarrow(ending)
    table, none = tmp_path / f"table{ending}", tmp_path / "none.txt"
    assert run("solve", "--lines", "--solver", "nobody", "--output", table, lines)[0] == 4
    assert table.read_bytes() == b""
    none.write_text("")
    text = f"sudoku: There is no puzzle in {none}.\n"
    assert run("check", "--lines", "--output", table, none) == (2, "", text)
    assert read_back(table) == []
    if ending == ".csv":
        assert table.read_text() == "puzzle,valid,full,conflicts,seconds,error\n"


def test_a_table_that_cannot_be_written_is_told(lines, tmp_path):
    table = tmp_path / "nowhere" / "table.csv"
    text = f"sudoku: {table} cannot be written: No such file or directory.\n"
    assert run("count", "--lines", "--output", table, lines) == (2, "", text)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="missing: a full disk")
@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_a_full_disk_is_told_of_the_table(ending, lines, tmp_path):
    path = tmp_path / f"full{ending}"
    path.symlink_to("/dev/full")
    status, _, err = run("count", "--lines", "--output", path, lines)
    assert (status, path.name in err, "No space left" in err) == (2, True, True)


def test_half_a_character_is_no_digit(tmp_path):
    data, table = tmp_path / "data.jsonl", tmp_path / "table.csv"
    data.write_text('{"puzzle": "\\ud800"}\n"12343412214.432."\n')
    assert run("count", "--output", table, data)[0] == 2
    assert [row["found"] for row in read_back(table)] == ["", "1"]
    assert run("count", "--output", table, "--resume", data)[0] == 0


def test_a_long_link_is_no_file(tmp_path):
    link = "https://sudokuexchange.com/play/?s=" + "0" * 81 + "&x=" + "a" * 5000
    assert run("count", "--jobs", "2", link)[:2] == (1, "at least 2\n")


def test_standard_input_that_was_closed_has_no_puzzle():
    sentence = "sudoku: There is no puzzle in standard input.\n"
    assert run("count", "--lines", stdin=None, preexec_fn=lambda: os.close(0)) == (
        2,
        "\n",
        sentence,
    )


def test_remarks_between_lines_are_no_puzzles(tmp_path):
    lines = tmp_path / "lines.txt"
    lines.write_text(f"# Two easy ones\n{GUROBI}\n#\n{GUROBI}\n")
    assert run("count", "--lines", lines) == (0, "1\n1\n", "")


def test_a_name_of_no_file_leaves_no_table(lines, tmp_path):
    table, none = tmp_path / "table.csv", tmp_path / "none.txt"
    status, out, err = run("count", "--lines", "--output", table, lines, none)
    assert (status, out, table.exists()) == (2, "", False)
    assert err == f"sudoku: {none} cannot be read: No such file or directory.\n"


def test_a_parquet_file_that_is_there_is_not_gone_on_with(lines, tmp_path):
    table = tmp_path / "table.parquet"
    table.write_bytes(b"mine")
    for resume in ([], ["--resume"]):
        status, _, err = run("count", "--lines", "--output", table, *resume, lines)
        assert (status, "cannot be resumed" in err) == (2, True)
    assert table.read_bytes() == b"mine"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "--resume needs --output"),
        (["--output", "a.xls"], "The ending of a.xls"),
        (["--output", ""], "give the name of a file"),
        (["--jobs", "0"], "whole number from 1 up"),
        (["--jobs", "2", "--mpi"], "not allowed with"),
        (["--lines", "--rules", "nonsense"], "The rules cannot be read"),
    ],
)
def test_options_that_cannot_be_are_told(lines, tmp_path, arguments, sentence):
    status, out, err = run("solve", *arguments, lines, cwd=tmp_path)
    assert (status, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == [lines]


def test_a_solver_that_is_not_there_ends_the_batch(lines):
    status, out, err = run("solve", "--lines", "--solver", "nobody", "--jobs", "2", lines)
    assert (status, out, err.count("\n")) == (4, "", 1)
