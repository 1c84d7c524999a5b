"""Tests of what the page's main thread runs, and shares with the core, in its MicroPython."""

import ast
import importlib.util
import json
import subprocess
from pathlib import Path

import pytest

from sitebuild.fetch import fetch
from sitebuild.groups import page_files, page_sources
from sitebuild.place import WEB

HERE = Path(__file__).parent
TESTS = HERE.parent
ABOUT = ("blocks", "formats", "grid", "messages", "puzzle", "rules", "validation")
"""What the page shares, as the names of its tests begin."""
SHARED = ["tests.micropython.test_values", "tests.micropython.test_page"] + sorted(
    f"tests.core.{path.stem}"
    for path in (TESTS / "core").glob("test_*.py")
    if path.stem.startswith(tuple([f"test_{what}" for what in ABOUT]))
    and not path.stem.endswith("_properties")
)
MICROPYTHON = "@micropython/micropython-webassembly-pyscript/micropython.mjs"


@pytest.fixture(scope="module")
def results():
    """What each test gave in MicroPython, by module and name."""
    packages = fetch()
    files = {path: content.decode() for path, content in page_files().items()}
    for path in [*TESTS.glob("data/*.txt"), *TESTS.glob("core/test_*.py"), *HERE.glob("*.py")]:
        files[path.relative_to(TESTS.parent).as_posix()] = path.read_text(encoding="utf-8")
    modules = [*SHARED, "tests.micropython.speed"]
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
    mine = [result for result in results if result["module"] == module]
    assert len(mine) > 1
    assert [result for result in mine if result["error"]] == []


def test_a_board_of_25_reads_and_writes_quickly(results):
    mine = [result for result in results if result["module"] == "tests.micropython.speed"]
    assert [result for result in mine if result["error"]] == []
    slow = {result["name"] for result in mine if result["seconds"] > 0.3}
    assert {name for name in slow if not name.startswith(("test_long", "import"))} == set()
    assert len(mine) > 2


def test_long_hostile_lines_take_time_in_proportion(results):
    seconds = [r["seconds"] for r in results if r["name"].startswith("test_long_line")]
    assert len(seconds) == 3
    assert max(seconds) < 5


def test_every_shared_module_is_tested():
    for what in ABOUT:
        named = [name for name in SHARED if name.startswith(f"tests.core.test_{what}")]
        assert named, what


def classes():
    """The classes in what MicroPython runs, and where they are."""
    for path, content in page_sources().items():
        if path.startswith(("ui/", "sudoku_core/")) and path.endswith(".py"):
            for node in ast.walk(ast.parse(content)):
                if isinstance(node, ast.ClassDef):
                    yield f"{path}: {node.name}", node


def is_dataclass(node):
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def test_every_field_of_a_value_is_made_by_field():
    found = [(where, node) for where, node in classes() if is_dataclass(node)]
    assert len(found) > 8
    for where, node in found:
        assert "frozen=True" in ast.unparse(node.decorator_list[0]), where
        for line in node.body:
            if isinstance(line, ast.AnnAssign):
                made = line.value and ast.unparse(line.value).startswith("field(")
                assert made, f"{where}.{ast.unparse(line.target)}"


def test_what_makes_values_equal_is_written_by_dataclass():
    """But for ``Layout``, which keeps its hash."""
    own = {
        f"{where}.{line.name}"
        for where, node in classes()
        for line in node.body
        if isinstance(line, ast.FunctionDef) and line.name in ("__eq__", "__ne__", "__hash__")
    }
    assert own == {"sudoku_core/puzzle.py: Layout.__hash__"}


@pytest.mark.parametrize(
    "wrong",
    [
        lambda values: values.dataclass(frozen=True, order=True),
        lambda values: values.dataclass(slots=True),
        lambda values: values.field(init=False),
        lambda values: values.field(kw_only=True),
    ],
)
def test_what_the_pages_dataclasses_do_not_have_is_refused(wrong):
    spec = importlib.util.spec_from_file_location("shim", WEB / "shims/dataclasses.py")
    values = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(values)
    with pytest.raises(TypeError):
        wrong(values)
