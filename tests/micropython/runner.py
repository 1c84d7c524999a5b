"""Runs tests in the page's MicroPython."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

from sitebuild.fetch import Packages
from sitebuild.groups import page_files

HERE = Path(__file__).parent
TESTS = HERE.parent
MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs"
PATTERNS = ("plain.py", "data/*.txt", "core/test_*.py", "micropython/*.py")
"""Which of the tests' files it has, beside the page's."""


@cache
def _files() -> str:
    files = {path: content.decode() for path, content in page_files().items()}
    for pattern in PATTERNS:
        for path in TESTS.glob(pattern):
            files[path.relative_to(TESTS.parent).as_posix()] = path.read_text(encoding="utf-8")
    return json.dumps(files)


def results(packages: Packages, *modules: str) -> list[dict[str, Any]]:
    """Return what each test of some modules gave: module, name, seconds and error.

    Args:
        packages: where Node and MicroPython are.
        modules: their names, ``tests.core.test_grid`` and the like.
    """
    run = subprocess.run(
        [packages.node, HERE / "run.mjs", packages.npm / MICROPYTHON, *modules],
        input=_files(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]
