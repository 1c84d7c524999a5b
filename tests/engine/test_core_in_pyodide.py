"""The core's own tests pass in the page's Python too, and what only runs there is tested there."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pulp
import pytest

from sitebuild.fetch import Packages
from sitebuild.paths import ROOT

pytestmark = pytest.mark.long
SCRIPT = Path(__file__).with_name("core_in_pyodide.mjs")
NATIVE = (
    "\npytestmark = [pytest.mark.native, pytest.mark.long]\n",
    "\npytestmark = pytest.mark.native\n",
)
"""In files that are left out as a whole."""
CORE = [
    path
    for path in sorted((ROOT / "tests").glob("core/test_*.py"))
    if not path.stem.endswith("_properties")
    and not any(mark in path.read_text(encoding="utf-8") for mark in NATIVE)
] + [ROOT / f"tests/techniques/test_{name}.py" for name in ("path", "cases", "compact")]
"""But for those tests in them that are marked ``native`` each by itself. Of the techniques, those
that ask for solvers or the most memory: the others do what they do in any Python."""
SOLVERS = [SCRIPT.with_name("page_solvers.py")]


def run(packages: Packages, tests: Sequence[Path]) -> None:
    installed = Path(pulp.__file__).parents[1]
    names = [str(test.relative_to(ROOT)) for test in tests]
    command = [packages.node, SCRIPT, packages.npm, ROOT, installed, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


def test_the_core_passes_its_tests_in_pyodide(packages: Packages) -> None:
    assert len(CORE) >= 8
    run(packages, CORE)


def test_the_solvers_of_the_page_pass_theirs(packages: Packages) -> None:
    run(packages, SOLVERS)
