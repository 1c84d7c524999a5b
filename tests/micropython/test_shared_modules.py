"""The tests of what the page's main thread shares with the core, run in its MicroPython."""

import json
import subprocess
from pathlib import Path

import pytest

from sitebuild.fetch import fetch
from sitebuild.groups import page_files

HERE = Path(__file__).parent
TESTS = HERE.parent
SHARED = sorted(
    path.stem
    for path in (TESTS / "core").glob("test_*.py")
    if path.stem.startswith(("test_blocks", "test_grid", "test_messages", "test_validation"))
    or (path.stem.startswith("test_formats") and not path.stem.endswith("_properties"))
)
MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs"


@pytest.fixture(scope="module")
def results():
    """What each test gave in MicroPython, by module and name."""
    packages = fetch()
    files = {
        path: content.decode()
        for path, content in page_files().items()
        if path.startswith("sudoku_core/") or "/" not in path
    }
    for path in [*TESTS.glob("data/*.txt"), *TESTS.glob("core/test_*.py"), *HERE.glob("speed.py")]:
        files[path.relative_to(TESTS.parent).as_posix()] = path.read_text(encoding="utf-8")
    modules = [f"tests.core.{name}" for name in SHARED] + ["tests.micropython.speed"]
    run = subprocess.run(
        [packages.node, HERE / "run.mjs", packages.npm / MICROPYTHON, *modules],
        input=json.dumps(files),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.parametrize("module", SHARED)
def test_it_holds_in_micropython(results, module):
    mine = [result for result in results if result["module"] == f"tests.core.{module}"]
    assert mine
    assert [result for result in mine if result["error"]] == []


def test_a_board_of_25_reads_and_writes_quickly(results):
    mine = [result for result in results if result["module"] == "tests.micropython.speed"]
    assert [result for result in mine if result["error"]] == []
    slow = {result["name"] for result in mine if result["seconds"] > 0.3}
    assert {name for name in slow if not name.startswith("test_long")} == set()
    assert len(mine) > 2


def test_long_hostile_lines_take_time_in_proportion(results):
    seconds = [r["seconds"] for r in results if r["name"].startswith("test_long_line")]
    assert len(seconds) == 3
    assert max(seconds) < 5


def test_every_shared_module_is_tested():
    assert len(SHARED) > 7
