"""The command, as a person runs it."""

import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from sudoku_core import Puzzle, Status, format_grid, is_solution, parse, solve
from sudoku_core.cli import main
from sudoku_core.solvers import NAMED, Outcome
from tests.cases import GUROBI, HARD, Z3, digits, with_given

EASY_SOLVED = "578924316136578429492316857957463182814297563263185794685742931349651278721839645"


class Unsteady:
    """A solver that breaks on the hard puzzle."""

    name = "unsteady"
    formulations = ("exact-cover",)

    def missing(self):
        return None

    def run(self, task):
        hard = task.puzzle == Puzzle(digits(HARD))
        grid = solve(task.puzzle, "search").grid
        return Outcome(Status.SOLVED, task.puzzle.givens if hard else grid)


@pytest.fixture
def sudoku(capsys, monkeypatch):
    """Runs the command; gives status, lines of standard output and of standard error."""

    def run(*arguments, stdin=""):
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        try:
            status = main(arguments)
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        return status, out.splitlines(), err.splitlines()

    return run


def test_solve_answers_one_line_a_puzzle_in_order(sudoku):
    status, out, err = sudoku("solve", stdin=f"{GUROBI}\n{HARD}\n{GUROBI}\n")
    assert (status, err) == (0, [])
    assert out[0] == out[2] == EASY_SOLVED
    assert is_solution(Puzzle(digits(HARD)), parse(out[1]).givens)


def test_solve_reads_a_puzzle_among_words(sudoku):
    rows = "\n".join([GUROBI[start : start + 9] for start in range(0, 81, 9)])
    for text in (
        f"My puzzle today: {GUROBI} and so on — can you solve it?\n",
        f"Hello,\n\nthis one is from the paper:\n{rows}\nCan you do it?\n",
        GUROBI.replace(".", "?"),
    ):
        assert sudoku("solve", stdin=text) == (0, [EASY_SOLVED], []), text


def test_solve_reads_files_and_writes_styles(sudoku, tmp_path):
    path = tmp_path / "puzzle.sdk"
    path.write_text(f"# a puzzle\n{GUROBI}\n")
    status, out, _ = sudoku("solve", "--solver", "search", "--style", "boxed", str(path))
    assert status == 0
    assert len(out) > 9
    assert parse("\n".join(out)).givens == Puzzle(digits(EASY_SOLVED)).givens


def test_solve_tells_all_as_json(sudoku):
    status, out, _ = sudoku("solve", "--solver", "highs", "--json", stdin=GUROBI)
    answer = json.loads(out[0])
    assert status == 0
    assert answer["status"] == "solved"
    assert answer["solver"] == "highs"
    assert answer["grid"][0] == [5, 7, 8, 9, 2, 4, 3, 1, 6]
    assert answer["stats"]["variables"] == 0


def test_no_solution_is_an_answer(sudoku):
    status, out, err = sudoku("solve", stdin="11" + "." * 79)
    assert (status, out, len(err)) == (1, ["no solution"], 1)
    assert sudoku("solve", stdin=f"{GUROBI}\n{'11' + '.' * 79}\n")[0] == 1


def test_out_of_time_is_not_known(sudoku):
    status, out, _ = sudoku("solve", "--solver", "search", "--time-limit", "0", stdin=HARD)
    assert status == 3
    assert out == ["not known in the time limit"]


def test_check_names_the_conflicts(sudoku):
    assert sudoku("check", stdin=f"{GUROBI}\n{EASY_SOLVED}\n")[:2] == (0, ["valid", "valid"])
    status, out, _ = sudoku("check", stdin="55" + "." * 79)
    assert status == 1
    assert out[0].startswith("not valid: Row 1 has the digit 5 more than once: R1C1 and R1C2.")
    status, out, _ = sudoku("check", "--json", stdin="55" + "." * 79)
    assert json.loads(out[0])["valid"] is False


def test_count_says_unique_several_or_none(sudoku):
    status, out, _ = sudoku("count", stdin=GUROBI)
    assert (status, out) == (0, ["1"])
    status, out, _ = sudoku("count", stdin=Z3)
    assert (status, out) == (1, ["at least 2"])
    status, out, _ = sudoku("count", "--limit", "500", stdin="." * 16)
    assert (status, out) == (1, ["288"])
    assert sudoku("count", "--limit", "9" * 30, stdin=GUROBI)[:2] == (0, ["1"])
    status, out, _ = sudoku("count", "--time-limit", "0", stdin=HARD)
    assert (status, out) == (3, ["at least 0"])
    status, out, _ = sudoku("count", "--json", stdin=GUROBI)
    wanted = {"puzzle": GUROBI, "found": 1, "complete": True, "unique": True}
    assert json.loads(out[0]) == wanted


def test_compare_runs_solvers_in_turn(sudoku):
    status, out, _ = sudoku("compare", "--solvers", "search,cbc,nonsense", stdin=HARD)
    assert status == 4
    assert [line.split()[:2] for line in out[:2]] == [["search", "solved"], ["cbc", "solved"]]
    assert "231 variables" in out[1]
    assert "Unknown solver 'nonsense'." in out[2]
    status, out, _ = sudoku("compare", "--json", "--solvers", "search", stdin=HARD)
    assert status == 0
    assert json.loads(out[0])["solver"] == "search"


def test_compare_ends_as_the_solvers_do_that_know(sudoku):
    deep = format_grid(with_given(HARD, 63, 6))
    for text, names, wanted in (
        (deep, "search,local-search", 1),
        (deep, "local-search", 3),
        (HARD, "local-search,search", 0),
        (HARD, "local-search,search,nonsense", 4),
    ):
        arguments = ("compare", "--time-limit", "0.3", "--solvers", names)
        status, out, _ = sudoku(*arguments, stdin=text)
        assert (status, len(out)) == (wanted, names.count(",") + 1), names


@pytest.mark.parametrize(("to", "start"), [("lp", "\\ Sudoku"), ("mps", "* Sudoku")])
def test_model_writes_the_program(sudoku, to, start):
    status, out, _ = sudoku("model", "--to", to, "--form", "full", stdin=GUROBI)
    assert status == 0
    assert out[0].startswith(start)
    text = "\n".join(out)
    for name in ("cell_r1c1", "row3_digit7", "box9_digit1", "given_r1c1", "x_1_1_5"):
        assert name in text


def test_model_tells_its_size(sudoku):
    _, out, _ = sudoku("model", "--json", "--form", "full", stdin=GUROBI)
    assert json.loads(out[0])["variables"] == 9**3


def test_model_is_of_one_puzzle(sudoku):
    status, _, err = sudoku("model", stdin=f"{GUROBI}\n{HARD}\n")
    assert status == 2
    assert len(err) == 1


def test_solvers_lists_what_can_run_and_why_not(sudoku):
    status, out, _ = sudoku("solvers")
    assert status == 0
    assert any(line.startswith("search") and line.endswith("can run here") for line in out)
    _, out, _ = sudoku("solvers", "--json")
    assert json.loads(out[0])["search"] is None


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        ((), "", "COMMAND"),
        (("solve", "--nonsense"), GUROBI, "--nonsense"),
        (("solve",), "", "no puzzle"),
        (("solve", "/nonsense/puzzle.txt"), "", "/nonsense/puzzle.txt"),
        (("solve",), b"\xff\xfe\x00", "UTF-8"),
        (("solve",), "5.." * 10, "Line 1"),
        (("solve", "--time-limit", "-1"), GUROBI, "time limit"),
        (("solve", "--time-limit", "soon"), GUROBI, "soon"),
        (("count", "--time-limit", "-1"), GUROBI, "-1"),
        (("count", "--limit", "0"), GUROBI, "0"),
        (("solve", "--box", "three"), GUROBI, "three"),
        (("solve", "--solver", "highs", "--form", "nonsense"), GUROBI, "nonsense"),
    ],
)
def test_bad_input_is_one_line_and_status_2(sudoku, arguments, stdin, words):
    status, out, err = sudoku(*arguments, stdin=stdin)
    assert status == 2
    assert "".join(out) == ""
    assert len(err) == 1
    assert err[0].startswith("sudoku: ")
    assert words in err[0]


def test_a_missing_solver_is_one_line_and_status_4(sudoku):
    for name in ("nonsense", "pulp:XPRESS"):
        status, out, err = sudoku("solve", "--solver", name, stdin=GUROBI)
        assert (status, out) == (4, [])
        assert len(err) == 1
        assert name in err[0]


def test_an_unreadable_puzzle_keeps_its_place_among_the_answers(sudoku):
    some = "\n".join([GUROBI, "z" * 81, GUROBI[1:], GUROBI, "12!", GUROBI])
    status, out, err = sudoku("solve", stdin=some)
    assert (status, out) == (2, [EASY_SOLVED, "", "", EASY_SOLVED, "", EASY_SOLVED])
    assert [line.split("read: ")[1].split(",")[0] for line in err] == ["Line 2", "Line 3", "Line 5"]
    assert sudoku("check", stdin=some)[1] == ["valid", "", "", "valid", "", "valid"]
    status, out, err = sudoku("count", "--json", stdin=some)
    assert [json.loads(line).get("found") for line in out] == [1, None, None, 1, None, 1]
    assert json.loads(out[1])["error"] == err[0].removeprefix("sudoku: ")
    assert status == 2


def test_an_unreadable_puzzle_may_be_first_or_the_only_one(sudoku):
    assert sudoku("check", stdin=f"12!\n{GUROBI}\n")[:2] == (2, ["", "valid"])
    assert sudoku("check", stdin=f"12!\n{'z' * 81}\n")[:2] == (2, ["", ""])
    assert sudoku("check", stdin="12!")[:2] == (2, [""])
    status, out, err = sudoku("check", "--json", stdin="12!")
    assert (status, [json.loads(line)["error"] for line in out]) == (2, [err[0][len("sudoku: ") :]])


def test_a_solver_that_breaks_on_one_puzzle_answers_the_others(sudoku, monkeypatch):
    monkeypatch.setitem(NAMED, "unsteady", Unsteady())
    status, out, err = sudoku(
        "solve", "--solver", "unsteady", stdin=f"{GUROBI}\n{HARD}\n{GUROBI}\n"
    )
    assert (status, out) == (4, [EASY_SOLVED, "", EASY_SOLVED])
    assert err == ["sudoku: Puzzle 2: unsteady gave a grid that does not solve the puzzle."]


def test_a_style_that_is_too_small_for_one_board_writes_the_others(sudoku):
    large = "1" + "." * 255
    status, out, err = sudoku(
        "solve", "--style", "keycaps", stdin=f"{large}\n{'1...' * 4}\n1{'.' * 15}"
    )
    assert status == 2
    assert out[0] == ""
    assert len(out) > 4
    assert "side of 16" in err[0]


def test_letters_are_written_as_they_are_read(sudoku):
    board = ".0" + "." * 254
    status, out, _ = sudoku("solve", "--letters", "0-F", "--solver", "search", stdin=board)
    assert (status, out[0][1], set(out[0])) == (0, "0", set("0123456789ABCDEF"))
    assert sudoku("check", "--letters", "0-F", stdin=out[0])[1] == ["valid"]


def test_every_model_can_be_asked_for_without_naming_a_solver(sudoku):
    for formulation in ("full", "exact-cover", "all-different"):
        assert sudoku("solve", "--form", formulation, stdin=GUROBI)[:2] == (0, [EASY_SOLVED])


def test_a_file_that_is_not_there_does_not_silence_the_others(sudoku, tmp_path):
    (tmp_path / "good").write_text(GUROBI)
    good, absent = str(tmp_path / "good"), str(tmp_path / "absent")
    status, out, err = sudoku("check", good, absent, good)
    assert (status, out, len(err)) == (2, ["valid", "", "valid"], 1)
    assert absent in err[0]


def test_help_tells_what_becomes_of_an_unreadable_puzzle(sudoku):
    for command in ("solve", "check", "count"):
        text = " ".join(sudoku(command, "--help")[1])
        assert "empty line" in " ".join(text.split())


def test_the_status_is_the_highest_even_beside_bad_input(sudoku):
    status, out, err = sudoku("count", "--time-limit", "0", stdin=f"{HARD}\n{'z' * 81}\n")
    assert (status, out, len(err)) == (3, ["at least 0", ""], 1)


def test_wrong_text_is_said_with_its_file(sudoku, tmp_path):
    (tmp_path / "good").write_text(GUROBI)
    (tmp_path / "bad").write_text("12\n3")
    _, _, err = sudoku("check", str(tmp_path / "good"), str(tmp_path / "bad"))
    assert f"A puzzle in {tmp_path / 'bad'} cannot be read: Line 2" in err[0]
    assert "standard input" in sudoku("check", stdin=" ")[2][0]


@pytest.mark.parametrize("more", [(), ("--jobs", "2", "--lines")])
def test_the_command_runs_in_any_thread(sudoku, more):
    with ThreadPoolExecutor(1) as threads:
        status, out, err = threads.submit(sudoku, "solve", *more, stdin=GUROBI + "\n").result()
    assert (status, out, err) == (0, [EASY_SOLVED], [])
