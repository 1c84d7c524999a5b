"""Test what the command takes as a puzzle or a name, and what it says of what it does not take."""

import json

import pytest

from sudoku_core.formats.text.writing import STYLES
from tests import test_cli
from tests.plain import CLASSIC, HARD

sudoku = test_cli.sudoku

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FOUR = "12.4...2....4..1"
PICTURES = {
    "a.png": b"\x89PNG\r\n\x1a\n\0\0",
    "b.jpg": b"\xff\xd8\xff\xe0\0",
    "c.webp": b"RIFF\x10\0\0\0WEBPVP8 ",
    "d.gif": b"GIF89a\xff",
    "e.bmp": b"BM\xf0\x9f\x00\x00\0\0\0\0",
    "f.tif": b"II*\0\xff",
    "g.heic": b"\0\0\0\x18ftypheic",
}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("sovle",), "unknown 'sovle'. Did you mean solve? Choose from solve, check, "),
        (("solve", "--style", "boxd"), "argument --style: unknown 'boxd'. Did you mean boxed? "),
        (("solve", "--style", "q"), "argument --style: unknown 'q'. Choose from line, matrix, "),
        (("model", "--to", "minzinc"), "argument --to: unknown 'minzinc'. Did you mean minizinc? "),
        (("hint", "--level", "7"), "argument --level: unknown '7'. Choose from 1, 2, 3, 4"),
        (("convert", "--to", "sudokupd"), "Unknown format 'sudokupd'. Did you mean sudokupad? "),
        (("generate", "--level", "esy"), "Unknown level 'esy'. Did you mean easy? "),
    ],
)
def test_a_name_that_is_misspelt_offers_the_nearest(sudoku, arguments, sentence):
    status, out, err = sudoku(*arguments, stdin=CLASSIC)
    assert (status, out, len(err)) == (2, [], 1)
    assert sentence in err[0]


def test_a_solver_that_is_misspelt_offers_the_nearest(sudoku):
    status, out, err = sudoku("solve", "--solver", "higs", stdin=CLASSIC)
    assert (status, out) == (4, [])
    assert err[0].startswith("sudoku: Unknown solver 'higs'. Did you mean highs? The solvers are ")


def test_a_puzzle_may_stand_where_a_file_does(sudoku):
    assert sudoku("solve", CLASSIC) == (0, [SOLVED], [])
    assert sudoku("solve", CLASSIC, FOUR)[1] == [SOLVED, "1234341221434321"]
    assert sudoku("solve", CLASSIC.replace(".", "·"))[1] == [SOLVED]
    assert sudoku("count", f"{CLASSIC}\n{FOUR}\n")[:2] == (0, ["1", "1"])
    assert sudoku("count", "." * 16 + ";killer:3=r1c1-r1c2", "--limit", "500")[1] == ["48"]
    assert sudoku("check", "--rules", "killer:3=r1c1-r1c2", FOUR)[:2] == (0, ["valid"])
    assert sudoku("hint", "--json", CLASSIC)[0] == 0
    assert sudoku("solve", "2x2:1_2a4c2d4b1")[1] == ["1234341221434321"]
    assert sudoku("solve", "sudokuexchange.com/play/?s=" + CLASSIC.replace(".", "0"))[1] == [SOLVED]
    (line,) = sudoku("generate", "--like", "." * 16 + ";diagonals", "--seed", "1")[1]
    assert line.endswith(";diagonals")


def test_a_puzzle_may_stand_where_a_file_of_a_batch_does(sudoku, tmp_path):
    for options in (("--jobs", "2"), ("--lines",), ("--output", str(tmp_path / "out.jsonl"))):
        status, _, err = sudoku("count", *options, CLASSIC, FOUR)
        assert (status, err) == (0, []), options
    rows = [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()]
    assert [row["unique"] for row in rows] == [True, True]


def test_a_file_goes_before_a_puzzle_of_its_name(sudoku, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / CLASSIC).write_text(FOUR)
    assert sudoku("solve", CLASSIC)[1] == ["1234341221434321"]


@pytest.mark.parametrize(
    "name",
    [
        "puzle.txt",
        "53..7",
        "1234",
        "1",
        "x",
        "puzzle 1.txt",
        "my.sudoku/puzle.txt",
        f"puzzles/{CLASSIC}.txt",
        f"{CLASSIC}.txt",
        "hard-puzzles-of-the-year-2024.sdk",
        "2024-01-01.txt",
    ],
)
@pytest.mark.parametrize("options", [(), ("--lines",), ("--jobs", "1")])
def test_a_file_name_that_is_mistyped_is_said_not_to_be_there(sudoku, name, options):
    status, _, err = sudoku("count", *options, name)
    assert status == 2
    assert err[0].endswith(f"{name} cannot be read: No such file or directory.")


def test_a_puzzle_that_lacks_a_cell_is_told_as_a_puzzle(sudoku):
    status, _, err = sudoku("count", CLASSIC[1:])
    assert status == 2
    assert err[0].startswith("sudoku: A puzzle in the argument cannot be read: Line 1, column 81: ")


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize("command", ["solve", "hint", "count"])
def test_a_picture_points_to_read(sudoku, tmp_path, name, command):
    path = tmp_path / name
    path.write_bytes(PICTURES[name] + bytes(range(256)))
    status, out, err = sudoku(command, str(path))
    assert (status, "".join(out), len(err)) == (2, "", 1)
    assert err[0] == f"sudoku: {path} is a picture; sudoku read reads the puzzle in a picture."
    if command != "hint":
        assert f"{path} is a picture" in sudoku(command, "--lines", str(path))[2][0]
        sentence = sudoku(command, stdin=path.read_bytes())[2][0]
        assert sentence.startswith("sudoku: standard input is a picture; sudoku read ")


def test_letters_are_no_picture(sudoku, tmp_path):
    path = tmp_path / "letters"
    path.write_text("BM" + "." * 254)
    for options in ((), ("--lines",)):
        assert sudoku("check", *options, str(path))[2] == []


@pytest.mark.parametrize("style", STYLES)
def test_a_style_goes_with_no_data(sudoku, tmp_path, style):
    refused = "argument --style: not allowed with argument --"
    for arguments in (("solve",), ("generate", "--side", "4"), ("read", "page.jpg")):
        status, out, err = sudoku(*arguments, "--json", "--style", style, stdin=CLASSIC)
        assert (status, out, len(err)) == (2, [], 1)
        assert refused + "json" in err[0]
    table = tmp_path / "out.csv"
    status, _, err = sudoku("solve", "--style", style, "--output", str(table), stdin=CLASSIC)
    assert (status, table.exists()) == (2, False)
    assert refused + "output" in err[0]


def test_a_comparison_of_what_presolve_solves_says_so(sudoku):
    sentence = "sudoku: Presolve alone settles this puzzle, so there is nothing to compare."
    names = ("--solvers", "search,cbc")
    status, out, err = sudoku("compare", *names, stdin=CLASSIC)
    assert (status, len(out), err) == (0, 2, [sentence])
    status, out, err = sudoku("compare", "--json", *names, stdin=CLASSIC)
    assert (status, err) == (0, [])
    assert [json.loads(line)["presolved"] for line in out] == [True, True]
    status, out, err = sudoku("compare", *names, stdin=HARD)
    assert (status, len(out), err) == (0, 2, [])
    out = sudoku("compare", "--json", "--solvers", "search,nonsense", stdin=HARD)[1]
    assert [json.loads(line)["presolved"] for line in out] == [False, False]
