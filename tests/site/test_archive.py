"""The archive from which the worker's Python imports: enough for all that it does, and no more."""

from __future__ import annotations

import gzip
import subprocess
import zipfile
from pathlib import Path

import pytest

from sitebuild.fetch import fetch

SCRIPT = Path(__file__).with_name("archive_in_pyodide.mjs")
UNUSED = {"_pyrepl", "doctest", "html", "http", "multiprocessing", "pdb", "unittest"}
"""Packages of the standard library, some of the largest, that nothing of ours imports."""
UNNEEDED = {"_ssl", "_strptime", "bz2", "calendar", "compression", "lzma", "ssl"}
"""Modules that others import if they are there, or in functions that nothing of ours calls."""


@pytest.fixture
def archive(dist: Path, tmp_path: Path) -> Path:
    """The archive, unpacked as a whole."""
    (packed,) = dist.glob("engine-*/engine.gz")
    path = tmp_path / "engine.zip"
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    return path


def test_python_has_all_that_the_engine_does(dist: Path, archive: Path) -> None:
    command = [fetch().node, SCRIPT, dist, archive, SCRIPT.with_name("archive_script.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    names = set(done.stdout.split())
    assert names >= {"asyncio", "engine", "pulp", "sudoku_core"}


def test_nothing_else_is_in_it(archive: Path) -> None:
    with zipfile.ZipFile(archive) as file:
        names = file.namelist()
    assert {name.rpartition(".")[2] for name in names} == {"pyc"}
    packages = {name.partition("/")[0].partition(".")[0] for name in names}
    assert packages.isdisjoint(UNUSED | UNNEEDED)
    assert "xml/etree/ElementTree.pyc" not in names
    assert not [name for name in names if name.startswith(("sudoku_core/cli/", "engine/worker"))]
