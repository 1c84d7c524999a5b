"""The commands that say why: ``explain`` and ``relax``, ``solve --prove``, and what names them."""

import importlib.util
import json

import pytest

from sudoku_core import Puzzle, SolverError, Status, is_solution, parse, solve
from sudoku_core.language.messages import Message
from sudoku_core.solvers import NAMED, Outcome
from tests import test_cli
from tests.cases import GUROBI, HARD, Z3, digits
from tests.missing import missing

sudoku = test_cli.sudoku

CLASHING = "12........3...4."
"""No digit has a place in one corner; no block repeats any."""
TWICE = "11" + "." * 79
RULED = "1" + "." * 15 + ";killer:7=r1c1-r1c2;thermometer:r2c1-r3c1"


@pytest.fixture
def highs():
    if importlib.util.find_spec("highspy") is None:
        missing("highspy")


def test_explain_names_the_givens_and_what_to_erase(sudoku):
    status, out, err = sudoku("explain", stdin=CLASHING)
    assert (status, len(out), err) == (0, 1, [])
    assert out[0].startswith(
        "no solution: the givens R1C1, R1C2, R3C3 and R4C3 contradict each other."
    )
    assert "Erase R1C1 (several are left); or R1C2 (several are left); or R3C3" in out[0]


def test_explain_as_json(sudoku):
    status, out, _ = sudoku("explain", "--json", stdin=CLASHING)
    answer = json.loads(out[0])
    assert status == 0
    assert answer["puzzle"] == CLASHING
    assert answer["status"] == "infeasible"
    assert answer["cells"] == ["r1c1", "r1c2", "r3c3", "r4c3"]
    assert (answer["rules"], answer["minimal"]) == ([], True)
    assert [choice["cells"] for choice in answer["erase"]] == [[cell] for cell in answer["cells"]]
    assert {choice["unique"] for choice in answer["erase"]} == {False}
    assert (answer["fewest"], answer["complete"]) == (True, True)


def test_explain_says_no_more_ways_than_asked_for(sudoku):
    status, out, _ = sudoku("explain", "--limit", "2", stdin=CLASHING)
    assert status == 0
    assert out[0].count("are left") == 2
    assert out[0].endswith("There may be other ways.")


def test_explain_names_rules(sudoku):
    status, out, _ = sudoku("explain", stdin=RULED)
    assert status == 0
    assert "the given R1C1 contradicts the cage at R1C1." in out[0]
    assert "Erase R1C1" in out[0]
    alone = "." * 16 + ";killer:3=r1c1-r1c2;killer:7=r1c2-r2c2"
    status, out, _ = sudoku("explain", stdin=alone)
    assert status == 0
    assert out == [
        "no solution: even without givens, nothing satisfies the cages at R1C1 and R1C2. "
        "Erase the cage at R1C1 (several are left); or the cage at R1C2 (several are left)."
    ]
    both = "....7" + "." * 76 + ";killer:4=r1c3-r1c4;thermometer:r1c5-r1c3"
    assert sudoku("explain", stdin=both)[1][0].startswith(
        "no solution: the given R1C5 contradicts the cage at R1C3 and the thermometer "
        "from R1C5. Erase R1C5"
    )
    answer = json.loads(sudoku("explain", "--json", stdin=RULED)[1][0])
    assert answer["rules"] == ["killer_r1c1"]
    erased = [(choice["cells"], choice["rules"]) for choice in answer["erase"]]
    assert erased == [(["r1c1"], []), ([], ["killer_r1c1"])]


def test_explain_answers_each_puzzle_in_its_place(sudoku):
    status, out, err = sudoku("explain", stdin=f"{TWICE}\n12!\n{GUROBI}\n")
    assert status == 2
    assert out[0].startswith("no solution: the givens R1C1 and R1C2 contradict each other.")
    assert (out[1], out[2]) == ("", "There is a solution.")
    assert len(err) == 1


def test_explain_ends_with_1_where_there_is_nothing_to_explain(sudoku):
    assert sudoku("explain", stdin=GUROBI)[:2] == (1, ["There is a solution."])
    answer = json.loads(sudoku("explain", "--json", stdin=GUROBI)[1][0])
    assert [answer[name] for name in ("minimal", "fewest", "complete")] == [None] * 3


def test_explain_ends_with_3_where_the_time_does_not_do(sudoku):
    status, out, _ = sudoku("explain", "--time-limit", "0", stdin=HARD)
    assert (status, out) == (3, ["not known in the time limit"])
    status, out, _ = sudoku("explain", "--time-limit", "0", stdin=TWICE)
    assert status == 3
    assert out[0].startswith("no solution: the givens R1C1 and R1C2")
    assert out[0].endswith("Which to erase is not known in the time limit.")


def test_explain_takes_a_solver_that_proves(sudoku):
    assert sudoku("explain", "--solver", "cbc", stdin=CLASHING)[0] == 0
    status, out, err = sudoku("explain", "--solver", "local-search", stdin=CLASHING)
    assert (status, out) == (4, [""])
    assert err[0].startswith("sudoku: local-search cannot prove")
    twice = f"{CLASHING}\n{CLASHING}\n"
    err = sudoku("explain", "--solver", "local-search", stdin=twice)[2]
    assert [line.split(":")[1] for line in err] == [" Puzzle 1", " Puzzle 2"]


def test_relax_says_what_is_left_open(sudoku, highs):
    status, out, _ = sudoku("relax", stdin="12........3....4")
    assert status == 0
    assert out[0] == "The relaxation leaves 10 of 16 cells open."
    assert out[1] == "R2C1  3: 0.5  4: 0.5"
    assert len(out) == 11


@pytest.mark.parametrize("formulation", ["full", "reduced"])
def test_relax_as_json(sudoku, highs, formulation):
    status, out, _ = sudoku("relax", "--json", "--form", formulation, stdin="12........3....4")
    answer = json.loads(out[0])
    assert (status, answer["form"], answer["status"]) == (0, formulation, "solved")
    assert answer["values"]["r2c1"] == {"3": 0.5, "4": 0.5}
    assert "r1c1" in answer["integral"]
    assert answer["solves"] is False
    assert answer["stats"]["variables"] > 0


def test_relax_says_that_nothing_is_left_or_that_there_is_no_solution(sudoku, highs):
    status, out, _ = sudoku("relax", stdin=f"{GUROBI}\n{CLASHING}\n")
    assert status == 1
    assert out[0].startswith("The relaxation settles every cell")
    assert out[1] == "no solution: not even one in fractions."


def test_relax_shows_the_digits_that_stand_on_the_board(sudoku, highs):
    text = "01........2....3;digits:0-3"
    answer = json.loads(sudoku("relax", "--json", stdin=text)[1][0])
    assert answer["values"]["r2c1"] == {"2": 0.5, "3": 0.5}


def test_solve_proves_in_words(sudoku):
    status, out, err = sudoku("solve", "--prove", stdin=GUROBI)
    assert (status, out) == (0, [test_cli.EASY_SOLVED])
    assert err[0].startswith("sudoku: This is the only solution (search, ")
    status, out, err = sudoku("solve", "--prove", stdin=Z3)
    assert status == 1
    assert err[0].startswith("sudoku: There is another solution (search, ")
    several = sudoku("solve", "--prove", stdin=f"{GUROBI}\n12!\n{Z3}\n")[2]
    begins = ("Puzzle 1: This is the only", "A puzzle in", "Puzzle 3: There is another solution")
    assert all(line.startswith(f"sudoku: {begin}") for line, begin in zip(several, begins))
    other = parse(err[0].rpartition(" ")[2]).givens
    assert is_solution(Puzzle(digits(Z3)), other)
    assert other != parse(out[0]).givens


def test_solve_proves_as_json(sudoku):
    status, out, err = sudoku("solve", "--prove", "--json", stdin=f"{HARD}\n{Z3}\n{TWICE}\n")
    unique, several, none = [json.loads(line) for line in out]
    assert (status, err) == (1, [])
    assert (unique["unique"], unique["second"]) == (True, None)
    assert unique["proof"]["cut"] == 80
    assert set(unique["proof"]) == {"solver", "form", "seconds", "cut", "stats"}
    assert several["unique"] is False
    assert several["second"] != several["grid"]
    assert (none["status"], none["unique"], none["proof"]) == ("infeasible", False, None)


class Tired:
    """Finds a solution, and knows nothing of another."""

    name = "tired"
    formulations = ("exact-cover",)

    def missing(self):
        return None

    def run(self, task):
        if task.excluding:
            return Outcome(Status.LIMIT)
        return Outcome(Status.SOLVED, solve(task.puzzle, "search").grid)


def test_a_proof_that_is_not_done_in_time_ends_with_3(sudoku, monkeypatch):
    monkeypatch.setitem(NAMED, "tired", Tired())
    status, out, err = sudoku(
        "solve", "--prove", "--solver", "tired", "--time-limit", "0", stdin=HARD
    )
    assert (status, len(out)) == (3, 1)
    assert err == ["sudoku: Whether this is the only solution is not known."]


@pytest.mark.parametrize(
    "command", [["solve"], ["check"], ["solve", "--prove"], ["hint"], ["steps"]]
)
def test_no_solution_names_the_command_that_explains(sudoku, command):
    status, out, err = sudoku(*command, stdin=f"{TWICE}\n{TWICE}\n")
    assert (status, len(out)) == (1, 2)
    assert err == ["sudoku: sudoku explain says which givens and rules clash."]
    assert sudoku(*command, "--json", stdin=TWICE)[2] == []
    assert "explain" not in "".join(sudoku(*command, stdin=GUROBI)[2])


def test_help_says_how_the_commands_end(sudoku):
    for command, words in (
        ("explain", "The exit status is 0 if there is no solution and the clash is explained"),
        ("relax", "The exit status is 0 if the relaxation has a solution"),
        ("solve", "With --prove, the exit status is 0 if the solution is the only one"),
        ("count", "unique is true if there is exactly one solution"),
        ("compare", "The exit status is 0 if a solver solved the puzzle"),
        ("compare", "not for starting a process"),
    ):
        assert words in " ".join(" ".join(sudoku(command, "--help")[1]).split())


def test_model_as_json_has_the_text_that_was_asked_for(sudoku):
    _, out, _ = sudoku("model", "--json", stdin=GUROBI)
    assert "texts" not in json.loads(out[0])
    _, out, _ = sudoku("model", "--json", "--to", "ampl", stdin=GUROBI)
    answer = json.loads(out[0])
    assert (answer["to"], list(answer["texts"])) == (
        "ampl",
        ["sudoku.mod", "sudoku.dat", "sudoku.run"],
    )
    _, text, _ = sudoku("model", "--to", "mps", stdin=GUROBI)
    _, out, _ = sudoku("model", "--json", "--to", "mps", stdin=GUROBI)
    assert json.loads(out[0])["texts"]["sudoku.mps"].splitlines() == text


def test_the_form_that_is_asked_for_is_solved(sudoku):
    _, out, _ = sudoku("solve", "--json", "--solver", "cbc", "--form", "full", stdin=GUROBI)
    assert json.loads(out[0])["stats"]["variables"] == 9**3


class Licensed:
    """A solver whose licence is too small, or that breaks."""

    formulations = ("reduced",)

    def __init__(self, name, message):
        self.name = name
        self.message = message

    def missing(self):
        return None

    def run(self, task):
        raise SolverError(self.message)


def test_a_licence_that_is_too_small_does_not_spoil_a_comparison(sudoku, monkeypatch):
    small = Message("solver.licence", solver="small", variables=2, constraints=2, allowed=1)
    broken = Message("solver.broke", solver="broken", reason="it fell")
    monkeypatch.setitem(NAMED, "small", Licensed("small", small))
    monkeypatch.setitem(NAMED, "broken", Licensed("broken", broken))

    def status(names):
        return sudoku("compare", "--solvers", names, stdin=GUROBI)[0]

    assert status("small,search") == 0
    assert status("small") == 4
    assert status("small,broken,search") == 4


def test_a_word_under_a_grid_is_no_rule_and_nothing_is_solved(sudoku):
    rows = "\n".join(["." * 9] * 9)
    status, out, err = sudoku("solve", stdin=f"{rows}\nwondows\n\n{rows}\n")
    assert (status, out[0], len(out[1]), len(err)) == (2, "", 81, 1)
    assert "Line 10, column 1: there is no rule line wondows" in err[0]
    lines = f"{GUROBI}\nno puzzle\n{GUROBI}\n"
    assert sudoku("solve", stdin=lines)[1] == [test_cli.EASY_SOLVED, "", test_cli.EASY_SOLVED]


@pytest.mark.parametrize("text", ["\n".join(["." * 9] * 9) + "\n", "." * 81 + "\n"])
def test_digits_that_do_not_fit_the_grid_are_told(sudoku, text):
    for digits_, count in (("0-7", 8), ("0-9", 10)):
        status, out, err = sudoku("solve", stdin=f"{text}digits:{digits_}\n")
        assert (status, out, len(err)) == (2, [""], 1)
        assert f"{count} digits are listed here, but the grid has 9 rows and columns" in err[0]
        status, _, err = sudoku("solve", "--rules", f"digits:{digits_}", stdin=text)
        assert (status, len(err)) == (2, 1)
        assert "the grid has 9 rows" in err[0]
