"""The table of tests/README.md, which says what runs where, is so; the script of many.md runs."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from tests.engine import test_core_in_pyodide as pyodide
from tests.micropython import test_shared_modules as micropython
from tests.plain import CLASSIC

TESTS = Path(__file__).parent
MANY = TESTS.parent / "web" / "docs" / "many.md"
PLACES = ("CPython", "Pyodide", "MicroPython", "Chromium", "Firefox", "WebKit")
PAGES = {"page", "browser", "context", "sudoku", "phone", "newcomer"}
"""The fixtures that bring a Chromium, where there is one."""
MICROPYTHON = {TESTS.parent / (name.replace(".", "/") + ".py") for name in micropython.SHARED}
PYODIDE = {*pyodide.CORE, *pyodide.SOLVERS}


def runs_in(path):
    """Return where what a file tests runs: of a browser's tests, that is the browser."""
    text = path.read_text(encoding="utf-8")
    conftest = path.with_name("conftest.py")
    beside = conftest.read_text(encoding="utf-8") if conftest.exists() else ""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    arguments = {argument.arg for node in functions for argument in node.args.args}
    places = {
        "Chromium": bool(arguments & PAGES) and "from playwright" in text + beside,
        "Firefox": "tests.drivers import" in text and "firefox" in text,
        "WebKit": "tests.drivers import" in text and "webkit" in text,
        "Pyodide": path in PYODIDE or "in_pyodide.mjs" in text,
        "MicroPython": path in MICROPYTHON,
    }
    elsewhere = any(places.values()) and path not in {*pyodide.CORE, *MICROPYTHON}
    return {**places, "CPython": path.stem.startswith("test_") and not elsewhere}


def table():
    """A line a folder: "all" or "some" of its files, or none."""
    rows = [("folder", *PLACES), ("---",) * (len(PLACES) + 1)]
    files = {*TESTS.glob("*/test_*.py"), *PYODIDE, *MICROPYTHON}
    for folder in sorted({path.parent for path in files}):
        where = [runs_in(path) for path in files if path.parent == folder]
        counts = [sum(places[place] for places in where) for place in PLACES]
        words = ["all" if count == len(where) else "some" if count else "" for count in counts]
        rows.append((f"`{folder.relative_to(TESTS.parent).as_posix()}`", *words))
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def test_the_table_of_what_runs_where_is_so():
    assert table() in (TESTS / "README.md").read_text(encoding="utf-8"), table()


def test_the_block_of_many_puzzles_works_where_processes_are_spawned(tmp_path):
    """As on macOS and Windows, where each worker imports the script."""
    (block,) = re.findall(r"```python\n(.*?)```", MANY.read_text(encoding="utf-8"), re.S)
    script = tmp_path / "script.py"
    spawned = 'import multiprocessing\n\nmultiprocessing.set_start_method("spawn", force=True)\n'
    script.write_text(spawned + block)
    (tmp_path / "puzzles.txt").write_text(f"{CLASSIC}\nno puzzle\n{CLASSIC}\n")
    ran = subprocess.run(
        [sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    lines = ran.stdout.splitlines()
    assert (ran.returncode, lines[0], lines[2]) == (0, "1 True", "3 True")
    assert lines[1].startswith("2 ")
    assert len(lines) == 3
