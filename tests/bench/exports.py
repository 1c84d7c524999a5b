"""Measure which tool, of which version, reads which export: ``python -m tests.bench exports``.

The tools are run as the tests run them; each must find our grid, or say that there is none.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

import pytest

from sudoku_core import Grid, Puzzle, export, solutions
from sudoku_core.models import export_files, export_formulations
from tests.bench.seeds import sample
from tests.bench.table import machine, markdown, told_version, write
from tests.exports import readers
from tests.exports.puzzles import FIVE_BOARDS, PUZZLES

Reader = Callable[[Puzzle, str, str, Path], "Grid | None"]
PROGRAMS = {"ampl": "glpsol"}
"""The tool of a reader that is named otherwise."""
PACKAGES = {"z3": "z3-solver"}
"""What a package that a script imports is installed as."""


def puzzles() -> dict[str, Puzzle]:
    """The puzzles by name; all but the contradictory one have one solution."""
    return {
        "9×9": sample("9x9-hardest")[0],
        "contradictory": Puzzle([1, 1] + [0] * 14),
        "16×16": sample("16x16")[0],
        "cages and thermometers": PUZZLES["cages and thermometers, side 9"],
        "digits 0 to 8": PUZZLES["digits from 0"],
        "samurai": FIVE_BOARDS,
    }


def tool(to: str, reader: Reader) -> str:
    """The name and version of what a reader runs."""
    name = reader.__name__
    if name in ("python", "highspy"):
        package = PACKAGES.get(to, to) if name == "python" else name
        return f"{package} {metadata.version(package)}"
    if name == "cbc":
        return f"cbc {told_version(readers.cbc_program(), '-quit')}"
    name = PROGRAMS.get(name, name)
    return f"{name} {told_version(readers.program(name))}"


def answer(reader: Reader, puzzle: Puzzle, to: str, formulation: str) -> str:
    """Return the verdict on a reader: whether its grid is that of our search, or both find none."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / next(iter(export_files(puzzle, to, formulation)))
        path.write_text(export(puzzle, to, formulation), encoding="utf-8")
        try:
            same = reader(puzzle, to, formulation, path) == next(solutions(puzzle), None)
        except subprocess.TimeoutExpired:
            return "–"
    return "yes" if same else "no"


def main(argv: Sequence[str]) -> None:
    """Let each tool read each puzzle in each form of the model."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench exports", description=main.__doc__)
    parser.parse_args(argv)
    rows = []
    for to, reader in readers.READERS:
        try:
            version = tool(to, reader)
        except (metadata.PackageNotFoundError, pytest.skip.Exception):
            version = "not installed"
        for formulation in export_formulations(to):
            read = version != "not installed"
            verdicts = [
                answer(reader, p, to, formulation) if read else "" for p in puzzles().values()
            ]
            rows.append([to, formulation, version, *verdicts])
            print(*rows[-1], sep="  ", file=sys.stderr)
    text = "Whether a tool reads an export and gives the same grid as our search, or, of the "
    text += f"contradictory puzzle, that there is none; –: not in {readers.TIMEOUT} s."
    table = markdown(["format", "model", "tool", *puzzles()], rows)
    write("exports", f"{text}\n\n{table}\n\n{machine()}")
