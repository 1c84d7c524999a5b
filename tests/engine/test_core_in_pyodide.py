"""The core's own tests pass in the page's Python too, and what only runs there is tested there."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pulp

from sitebuild.fetch import fetch
from sitebuild.place import ROOT

SCRIPT = Path(__file__).with_name("core_in_pyodide.mjs")


def run(tests: list[Path]) -> None:
    packages = fetch()
    installed = Path(pulp.__file__).parents[1]
    names = [str(test.relative_to(ROOT)) for test in tests]
    command = [packages.node, SCRIPT, packages.npm, ROOT, installed, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


def test_the_core_passes_its_tests_in_pyodide() -> None:
    tests = sorted((ROOT / "tests/core").glob("test_*.py"))
    plain = [test for test in tests if not test.stem.endswith("_properties")]
    assert len(plain) >= 8
    run(plain)


def test_the_solvers_of_the_page_pass_theirs() -> None:
    run([SCRIPT.with_name("page_solvers.py")])
