"""Who may import whom."""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CORE = ROOT / "sudoku_core"
FLOORS = (
    {"messages", "blocks", "version"},
    {"grid"},
    {"validation", "candidates"},
    {"formats"},
    {"model", "search", "clauses"},
    {"solvers", "exports"},
    {"solve", "check", "compare", "explain", "relaxation"},
    {"cli"},
)
"""A module of the core imports only from the floors below it (and ``check`` from ``solve``)."""
BESIDE = {
    ("blocks", "messages"),
    ("grid", "blocks"),
    ("clauses", "model"),
    ("check", "solve"),
    ("compare", "solve"),
}
ANYWHERE = {"__init__", "__main__"}
OUTSIDE = {"solvers": {"pulp", "highspy", "ortools", "pysat", "z3"}, "explain": {"pysat"}}
CLOCK_AND_FILES = {
    "time",
    "os",
    "subprocess",
    "threading",
    "tempfile",
    "pathlib",
    "socket",
    "signal",
}
SHARED = ("messages", "blocks", "grid", "validation", "formats")
"""What the page's MicroPython runs too."""


def room(path):
    """The name of the module, or of the package it is in."""
    return path.relative_to(CORE).parts[0].removesuffix(".py")


def sources():
    for path in CORE.rglob("*.py"):
        yield path, ast.parse(path.read_text())


def imported(path, tree):
    """The rooms of the core and the packages outside it that a module imports, at any depth."""
    depth = len(path.relative_to(CORE).parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield "outside", alias.name.partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            name = node.module or ""
            inside = name.startswith("sudoku_core.")
            yield ("core", name.split(".")[1]) if inside else ("outside", name.partition(".")[0])
        elif isinstance(node, ast.ImportFrom) and node.level == depth:
            first = (node.module or "").partition(".")[0]
            for name in [first] if first else [alias.name for alias in node.names]:
                yield "core", name


def floor(name):
    return next(number for number, rooms in enumerate(FLOORS) if name in rooms)


def test_every_module_has_a_floor():
    rooms = {room(path) for path, _ in sources()} - ANYWHERE
    assert rooms == set().union(*FLOORS)


def test_the_core_imports_only_downwards():
    for path, tree in sources():
        here = room(path)
        if here in ANYWHERE:
            continue
        for kind, name in imported(path, tree):
            if kind == "core" and name != here and (here, name) not in BESIDE:
                assert floor(name) < floor(here), f"{path.name} imports {name}"


def test_the_core_needs_little_from_outside():
    for path, tree in sources():
        allowed = OUTSIDE.get(room(path), set())
        for kind, name in imported(path, tree):
            known = name in sys.stdlib_module_names or name in {"sudoku_core", *allowed}
            assert kind == "core" or known, f"{path.name} imports {name}"


def test_only_solvers_and_the_command_touch_files_processes_and_the_clock():
    for path, tree in sources():
        if room(path) not in {"solvers", "cli", "__main__"}:
            named = {name for kind, name in imported(path, tree) if kind == "outside"}
            assert not named & CLOCK_AND_FILES, path.name


def test_what_the_page_shares_imports_nothing_that_micropython_lacks():
    allowed = {"__future__", "typing", "collections"}
    for path, tree in sources():
        if room(path) in SHARED:
            named = {name for kind, name in imported(path, tree) if kind == "outside"}
            assert named <= allowed, path.name


def test_the_core_knows_no_browser():
    browser = re.compile(r"\b(pyodide|pyscript|polyscript|js)\b")
    for path, tree in sources():
        for kind, name in imported(path, tree):
            assert kind == "core" or not browser.fullmatch(name), path.name


def page_imports(folder):
    for path in (ROOT / "web" / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                yield path, name


def test_the_rooms_of_the_page_know_only_the_core():
    doors = {"ui": {"engine", "sitebuild"}, "engine": {"ui", "sitebuild"}, "sitebuild": {"ui"}}
    for folder, closed in doors.items():
        for path, name in page_imports(folder):
            assert name.partition(".")[0] not in closed, f"{path.name} imports {name}"


def test_what_decides_what_the_page_shows_is_pure():
    pure = {
        "state.py",
        "update.py",
        "view.py",
        "words.py",
        "editing.py",
        "opening.py",
        "solving.py",
    }
    for path, name in page_imports("ui"):
        if path.name in pure:
            assert name.partition(".")[0] not in {"js", "pyscript", "polyscript"}, path.name


def test_files_and_functions_stay_small():
    long = []
    for path in [
        *CORE.rglob("*.py"),
        *(ROOT / "web").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
    ]:
        if "node_modules" in path.parts:
            continue
        text = path.read_text()
        if len(text.splitlines()) > 330:
            long.append(f"{path.name}: {len(text.splitlines())} lines")
    assert not long
