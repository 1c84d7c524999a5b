"""A solver is one file and one line: a made-up one is found everywhere, and no other has a name."""

import ast
import json
import tomllib
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from engine.assets import Offer
from engine.dispatch import missing_solver
from sitebuild.groups import OPTIONAL
from sudoku_core import (
    Message,
    Puzzle,
    SolverUnavailable,
    Status,
    available_solvers,
    compare,
    format_grid,
    solutions,
    solve,
)
from sudoku_core.cli import main
from sudoku_core.solvers import (
    FILES,
    NAMED,
    Outcome,
    Task,
    choose_prover,
    choose_solver,
    ready_solvers,
)
from sudoku_core.solvers.contract import Ranks, Traits
from sudoku_core.solvers.process import Apart
from tests.cases import CASES, KILLER_6, RULED
from tests.engine.asking import all_of, data, request_data

ROOT = Path(__file__).parents[2]
EMPTY = Puzzle([0] * 16)
LARGE = Puzzle([0] * 256)


TRAITS = Traits(
    licence="MIT", extra="dreams", auto=Ranks(0, 0, 0), proof=Ranks(0, 0, 0), nodes=r"at (\d+)"
)


@dataclass(frozen=True, slots=True)
class MadeUp:
    """Answers with the first solution that the search finds."""

    name: str = "made-up"
    formulations: tuple[str, ...] = ("by-heart",)
    traits: Traits = TRAITS
    absent: bool = False
    refuses: bool = False

    def missing(self) -> Message | None:
        return Message("solver.missing", solver=self.name) if self.absent else None

    def takes(self, puzzle: Puzzle) -> Message | None:
        if self.refuses and puzzle.rules:
            return Message("solver.rules", solver=self.name)
        return None

    def run(self, task: Task) -> Outcome:
        return self.run_here(task, log=False)

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        if log:
            print("at 7", flush=True)
        grids = (grid for grid in solutions(task.puzzle) if grid not in task.excluding)
        grid = next(grids, None)
        return Outcome(Status.SOLVED if grid else Status.INFEASIBLE, grid)


@pytest.fixture
def named(monkeypatch):
    """Adds a made-up solver to the registry."""

    def add(**how):
        solver = MadeUp(**how)
        monkeypatch.setitem(NAMED, solver.name, solver)
        return solver

    return add


def test_a_solver_that_is_added_is_found_everywhere(named, capsys, monkeypatch):
    solver = named()
    assert available_solvers()["made-up"] is None
    assert "made-up" in ready_solvers(EMPTY)
    assert solve(EMPTY, "made-up").solver == "made-up"
    assert [comparison.result.status for comparison in compare(EMPTY, ["made-up"])] == [
        Status.SOLVED
    ]
    for puzzle in (EMPTY, KILLER_6, LARGE):
        assert choose_solver(puzzle, {}) is choose_prover(puzzle, {}) is solver
    assert solve(EMPTY).solver == "made-up"
    assert solve(EMPTY, formulation="by-heart").solver == "made-up"
    path = ROOT / "tests/data/9x9-hardest.txt"
    assert main(["solvers"]) == 0
    assert "made-up" in capsys.readouterr().out
    assert main(["solve", "--solver", "made-up", "--json", str(path)]) == 0
    names = [json.loads(line)["solver"] for line in capsys.readouterr().out.splitlines()]
    assert {*names} == {"made-up"}
    with pytest.raises(SystemExit):
        main(["solve", "--help"])
    assert "by-heart" in capsys.readouterr().out


def test_the_page_finds_it_too(named):
    named()
    _, reply = all_of("solvers")
    (listed,) = [solver for solver in reply["solvers"] if solver["name"] == "made-up"]
    assert (listed["reason"], listed["forms"]) == (None, ["by-heart"])
    _, reply = all_of("solve", puzzle=data(EMPTY), solver="auto")
    assert (reply["solver"], reply["unique"]) == ("made-up", False)
    assert reply["proof"]["solver"] == "made-up"
    assert missing_solver(
        request_data("solve", puzzle=data(EMPTY)), {"made-up": Offer("made-up", (), 1)}
    )


def test_one_that_is_missing_says_how_to_get_it_and_is_not_taken(named, capsys):
    named(absent=True)
    assert 'pip install "sudoku-core[dreams]"' in str(available_solvers()["made-up"])
    with pytest.raises(SolverUnavailable, match="dreams") as caught:
        solve(EMPTY, "made-up")
    assert caught.value.code == "solver.missing-extra"
    assert main(["solvers"]) == 0
    assert 'made-up       made-up is not installed here; pip install "sudoku-core[dreams]" b' in (
        capsys.readouterr().out
    )
    assert solve(EMPTY).solver != "made-up"
    assert "made-up" not in ready_solvers(EMPTY)


def test_one_that_does_not_take_a_puzzle_says_so_beforehand_and_is_not_taken(
    named, capsys, monkeypatch, tmp_path
):
    named(refuses=True)
    assert choose_solver(EMPTY, {}).name == choose_prover(EMPTY, {}).name == "made-up"
    assert choose_solver(KILLER_6, {}).name != "made-up"
    assert choose_prover(KILLER_6, {}).name != "made-up"
    assert "made-up" not in ready_solvers(KILLER_6)
    (comparison,) = compare(KILLER_6, ["made-up"])
    assert comparison.result is None
    assert str(comparison.message) == (
        "made-up only handles rules by which digits differ, as in rows and boxes; "
        "this puzzle has others."
    )
    path = tmp_path / "killer.txt"
    path.write_text(format_grid(KILLER_6, "rules"), encoding="utf-8")
    assert main(["compare", "--solvers", "made-up,search", str(path)]) == 4
    assert f"made-up       {comparison.message}" in capsys.readouterr().out
    two = {name: NAMED[name] for name in ("made-up", "search")}
    monkeypatch.setattr("sudoku_core.solvers.NAMED", two)
    assert main(["compare", str(path)]) == 0
    assert "made-up" not in capsys.readouterr().out


def test_the_nodes_in_its_log_are_told():
    reports = []
    watched = Apart(MadeUp(), always=True)
    assert solve(EMPTY, watched, on_progress=reports.append).status is Status.SOLVED
    assert {progress.nodes for progress in reports if progress.log} == {7}


def test_what_says_nothing_of_itself_is_known_by_its_name():
    class Quiet:
        def __init__(self, name):
            self.name = name

        formulations = ("any",)

        def missing(self):
            return None

    quick = next(name for name, solver in NAMED.items() if solver.traits.auto.large == 1)
    assert choose_solver(LARGE, {quick: Quiet(quick)}).formulations == ("any",)
    unnamed = {"quiet": Quiet("quiet")}
    assert choose_solver(LARGE, unnamed).formulations != ("any",)
    assert "quiet" in ready_solvers(KILLER_6, unnamed)


def test_the_template_is_a_solver():
    solver = import_module("sudoku_core.solvers.TEMPLATE").SOLVER
    assert solver.name not in NAMED
    for case in CASES:
        if len(case.puzzle.cells) <= 16:
            result = solve(case.puzzle, solver)
            assert result.status is case.status, case.name
    first = solve(EMPTY, solver).grid
    assert solve(EMPTY, solver, excluding=[first]).grid != first
    assert solve(LARGE, solver, time_limit=0).status is Status.LIMIT
    assert solve(LARGE, solver, on_progress=lambda _: True).status is Status.CANCELLED


OTHERS = {"batch", "dask", "mpi", "photo", "ray", "shell"}
"""Extras that bring no solver: for many puzzles, photos, and completion in a shell."""


def test_every_file_has_a_solver_that_says_what_it_is():
    assert len(FILES) == len(NAMED)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    brought = set(extras["optional-dependencies"]) - {"solvers", "test"} - OTHERS
    assert {solver.traits.extra for solver in NAMED.values()} - {""} == brought
    for solver in NAMED.values():
        assert solver.traits.licence, solver.name
    assert set(OPTIONAL) - {"opencv"} < set(NAMED)


def test_every_solver_but_those_that_say_so_takes_every_rule():
    for solver in NAMED.values():
        refused = {case.name for case in RULED if solver.takes(case.puzzle)}
        assert bool(refused) == (not solver.traits.proves), solver.name


REGISTRIES = {
    "sudoku_core/solvers/__init__.py": set(NAMED),
    "web/engine/assets.py": {"highs"},
    "web/engine/serving.py": {"highs", "cadical", "z3"},
}
"""Who names solvers: the list of all, the first of the page, those of its own."""


def strings(path):
    """The texts in a module that are not its prose, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def test_no_other_file_has_the_name_of_a_solver():
    files = {name: Path(file).stem for file, name in zip(FILES, NAMED)}
    names = []
    for path in [*(ROOT / "sudoku_core").rglob("*.py"), *(ROOT / "web/engine").rglob("*.py")]:
        where = path.relative_to(ROOT).as_posix()
        if "/exports/" in where:
            continue  # there, it is the name of a format
        own_names = {name for name, file in files.items() if path.stem.startswith(file)}
        for line, text in strings(path):
            if text in NAMED and text not in own_names | REGISTRIES.get(where, set()):
                names.append(f"{where}:{line}: {text}")
    assert names == []
