"""The core's own tests pass in the page's Python too."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pulp

from sitebuild.fetch import fetch
from sitebuild.place import ROOT

SCRIPT = Path(__file__).with_name("core_in_pyodide.mjs")


def test_the_core_passes_its_tests_in_pyodide() -> None:
    packages = fetch()
    tests = sorted((ROOT / "tests/core").glob("test_*.py"))
    plain = [str(t.relative_to(ROOT)) for t in tests if not t.stem.endswith("_properties")]
    assert len(plain) >= 8
    installed = Path(pulp.__file__).parents[1]
    command = [packages.node, SCRIPT, packages.npm / "pyodide", ROOT, installed, *plain]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
