"""The command ``convert``, and how all commands read other programs' texts."""

import json

import pytest

from sudoku_core import formats, is_solution, parse
from sudoku_core.cli import epilogs
from sudoku_core.formats.writing import program_styles
from tests import test_cli
from tests.plain import CLASSIC

sudoku = test_cli.sudoku

SDK = "#AMe\n#DOne of ours\n" + "\n".join([CLASSIC[at : at + 9] for at in range(0, 81, 9)])
KILLER = "." * 81 + ";killer:15=r1c1-r1c2"
CLOSED = "https://sudokupad.app/abc123"
FOUR = "12.4...2....4..1"
SOLVED = "1234341221434321"


def test_each_puzzle_is_written_after_the_other(sudoku):
    status, out, err = sudoku("convert", "--to", "tatham", stdin=f"{CLASSIC}\n{FOUR}\n")
    assert (status, err) == (0, [])
    assert [line.partition(":")[0] for line in out] == ["3x3", "2x2"]
    status, out, err = sudoku("convert", "--to", "sdk", stdin=f"{CLASSIC}\n{FOUR}\n")
    assert (status, err, out[10]) == (0, [], "")
    assert len(list(formats.read_many("\n".join(out)))) == 2


def test_what_is_lost_is_told_in_words(sudoku):
    status, out, err = sudoku("convert", "--to", "line", stdin=SDK)
    assert (status, out) == (0, [CLASSIC.replace("0", ".")])
    assert err == ["sudoku: The format line does not carry the title and the author."]
    assert sudoku("convert", "--to", "sadman", stdin=SDK)[1:] == (
        [
            *SDK.replace("0", ".").split("\n")[:2],
            "[Puzzle]",
            *SDK.replace("0", ".").split("\n")[2:],
        ],
        [],
    )


def test_what_cannot_be_carried_is_left_out(sudoku):
    text = f"{CLASSIC}\n{KILLER}\n12\n{CLASSIC}\n"
    for style in ("ss", "opensudoku", "dataset", "hodoku"):
        status, out, err = sudoku("convert", "--to", style, stdin=text)
        assert status == 2
        assert err[0] == (
            f"sudoku: Puzzle 2: The format {style} cannot carry killer; the format rules can."
        )
        assert ["cannot be read: Line 3, column 3" in line for line in err[1:]] == [True]
        assert len(list(formats.read_many("\n".join(out)))) == 2


def test_one_file_holds_many(sudoku, tmp_path):
    first, other = tmp_path / "one.sdk", tmp_path / "other.csv"
    first.write_text(SDK)
    other.write_text(f"puzzle,solution\n{FOUR},{SOLVED}\n{CLASSIC},\n")
    status, out, err = sudoku("convert", str(first), str(other), "--to", "dataset")
    assert (status, err, out[0], len(out)) == (0, [], "puzzle,solution,title,author", 4)
    # One that has exactly one solution has it beside it, whether it was stored or not.
    solved = [shared.solution for shared in formats.read_many("\n".join(out))]
    assert [is_solution(parse(CLASSIC), grid) for grid in solved[::2]] == [True, True]
    status, out, err = sudoku("convert", str(first), str(other), "--to", "opensudoku")
    assert status == 2
    assert err == ["sudoku: Puzzle 2: The format opensudoku cannot write a side of 4."]
    boards = list(formats.read_many("\n".join(out)))
    assert [shared.title for shared in boards] == ["One of ours", "Sudoku"]
    alone = "\n".join(sudoku("convert", str(first), "--to", "opensudoku")[1])
    assert formats.read(alone).author == "Me"


def test_as_json_each_has_a_line(sudoku):
    text = f"{CLASSIC}\n{KILLER}\n"
    status, out, _ = sudoku("convert", "--to", "opensudoku", "--json", stdin=text)
    first, second = [json.loads(line) for line in out]
    assert (status, list(second)) == (2, ["error"])
    assert list(first) == ["puzzle", "to", "text", "lost", "left_out"]
    assert formats.read(first["text"]).puzzle.side == 9
    data = json.loads(sudoku("convert", "--to", "ss", "--json", stdin=SDK)[1][0])
    assert data["lost"] == ["title", "author"]


def test_a_format_that_is_not_there(sudoku):
    status, out, err = sudoku("convert", "--to", "nothing", stdin=CLASSIC)
    assert (status, out) == (2, [])
    assert err[0].startswith("sudoku: Unknown format 'nothing'. The formats are line, ")


def test_what_is_wrong_in_a_command_points_to_its_own_help(sudoku):
    for arguments in (("convert",), ("grade", "--foo"), ("solve", "--style", "none")):
        status, out, err = sudoku(*arguments, stdin=CLASSIC)
        assert (status, out) == (2, [])
        assert err[0].endswith(f" (see sudoku {arguments[0]} --help)")
    assert sudoku("nothing")[2][0].endswith(" (see sudoku --help)")


def test_the_help_names_all_styles(sudoku):
    named = " ".join(sudoku("convert", "--help")[1]).replace(",", " ").replace(".", " ").split()
    assert {*program_styles()} <= {*named}
    assert "opensudoku" in epilogs.CONVERT_STATUS


def test_a_link_may_stand_where_a_file_does(sudoku):
    link = "https://sudokuexchange.com/play/?s="
    assert sudoku("convert", "--to", "line", link + "0" * 81)[1] == ["." * 81]
    status, _, err = sudoku("solve", link + "0" * 80)
    assert status
    assert err[0].startswith("sudoku: A puzzle in the link cannot be read: ")


def test_every_command_reads_other_programs_texts(sudoku):
    assert sudoku("count", stdin=f"{FOUR},{SOLVED}")[:2] == (0, ["1"])
    assert sudoku("solve", stdin="2x2:1_2a4c2d4b1")[:2] == (0, [SOLVED])
    status, out, err = sudoku("count", stdin=CLOSED)
    assert (status, out) == (2, [""])
    assert err[0].startswith(
        "sudoku: A puzzle in standard input cannot be read: This SudokuPad link only"
    )


def test_a_wrong_solution_is_told_of_its_puzzle(sudoku):
    text = (
        f"puzzle,solution\n{FOUR},{SOLVED}\n{FOUR},{SOLVED[4:]}{SOLVED[:4]}\n{FOUR},{SOLVED[1:]}\n"
    )
    status, out, err = sudoku("count", stdin=text)
    wrong = "The solution stored with it does not fit this puzzle."
    assert (status, out) == (2, ["1", "1", ""])
    assert err[0] == f"sudoku: Puzzle 2: {wrong}"


def test_rules_are_added_and_options_hold_for_our_own(sudoku):
    added = ("--rules", "killer:3=r1c1-r1c2")
    assert sudoku("convert", "--to", "rules", *added, stdin=f"{FOUR},{SOLVED}")[1] == [
        f"{FOUR};killer:3=r1c1-r1c2"
    ]
    status, _, err = sudoku("convert", "--to", "rules", "--rules", "nothing:1", stdin=f"{FOUR},")
    assert (status, len(err)) == (2, 1)
    letters = "." * 35 + "A"
    assert sudoku("convert", "--to", "line", "--letters", "A-F", stdin=letters)[1] == [
        "." * 35 + "1"
    ]
    assert sudoku("convert", "--to", "rules", "--box", "3x2", stdin="." * 36)[1] == [
        "." * 36 + ";box:3x2"
    ]


@pytest.mark.parametrize(
    ("command", "where"),
    [
        (("count",), "err"),
        (("solve", "--prove"), "err"),
        (("steps",), "err"),
        (("grade",), "err"),
        (("hint",), "err"),
    ],
)
def test_several_solutions_of_a_puzzle_that_is_not_all_known(sudoku, command, where):
    text = ".FullRank~R1~5~." + "".join(f"~R1C{n}_{n}." for n in (1, 2))
    status, _, err = sudoku(*command, "--leave-out", stdin=text)
    assert status
    assert err[0].startswith("sudoku: There may be more solutions than intended, since rules ")
    assert err[-1].endswith("so the whole puzzle may have fewer solutions.")
