"""Test who may import whom."""

import ast
import re
import sys
from importlib import import_module
from pathlib import Path

from sitebuild.groups import PAGE_CORE

ROOT = Path(__file__).parent.parent
CORE = ROOT / "sudoku_core"
FLOORS = (
    {"language", "version", "kernel", "drawing"},
    {"board"},
    {"rules"},
    {"formats"},
    {"models", "search"},
    {"solvers"},
    {"solving", "photo"},
    {"hints"},
    {"generation"},
    {"batch"},
    {"cli"},
)
"""A room of the core imports only from the floors below it, whether at once or when called.

The kernel, which rules are lowered to, is a floor of its own although it is kept among them.
"""
ANYWHERE = {"__init__", "__main__"}
OUTSIDE = {
    "models": {"pulp"},
    "solvers": {"pulp", "highspy", "ortools", "pysat", "z3"},
    "photo": {"cv2", "numpy"},
    "cli": {"argparse_manpage", "dask", "distributed", "mpi4py", "pyarrow", "ray", "shtab", "tqdm"},
}
CLOCK_AND_FILES = {
    "datetime",
    "multiprocessing",
    "os",
    "pathlib",
    "shutil",
    "signal",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
}
PHOTOS, OPENCV = ["photo", "read"], ["photo", "opencv"]
"""What reads photos as files; what of that room needs OpenCV."""
SHARED = {path for pattern in PAGE_CORE for path in CORE.glob(pattern)}
"""Files that the page's MicroPython runs too."""
PUBLIC = (
    "sudoku_core",
    "sudoku_core.batch",
    "sudoku_core.formats",
    "sudoku_core.generation",
    "sudoku_core.hints",
    "sudoku_core.hints.grading",
    "sudoku_core.hints.lessons",
    "sudoku_core.models",
    "sudoku_core.models.exports",
    "sudoku_core.models.lp",
    "sudoku_core.models.sat",
    "sudoku_core.photo",
    "sudoku_core.rules",
    "sudoku_core.rules.kernel",
    "sudoku_core.solvers",
    "sudoku_core.solving",
)
"""What of the core others import: what ``public`` returns."""
LONGEST_FILE, LONGEST_TEST = 400, 450
"""Lines of a file, of one with tests: a hint that a file may hold more than one thought."""
LONGER_FILES = {"protocol.py", "en.py", "pt.py", "es.py"}
LONGER_FILES |= {"rules_en.py", "rules_pt.py", "rules_es.py"}
"""But for these: a list of all that crosses, and tables of sentences, which are looked up rather
than read."""
LONGEST_FUNCTION = 45
"""Lines of a function without its docstring."""
LONGER = {"families", "make_parser", "settle"}
"""But for these: a line for each option or wording, and the innermost loop of the search."""


def room(parts):
    """The name of the module, or of the package it is in."""
    return "kernel" if parts[:2] == ["rules", "kernel"] else parts[0]


def place(path):
    """The parts of a module's name, below the core."""
    return list(path.relative_to(CORE).with_suffix("").parts)


def sources():
    for path in CORE.rglob("*.py"):
        yield path, ast.parse(path.read_text())


def imported(path, tree):
    """The rooms of the core and the packages outside it that a module imports, at any depth."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield origin_of(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            above = ["sudoku_core", *place(path)][: -node.level] if node.level else []
            for alias in node.names:
                yield origin_of([*above, *(node.module or "").split("."), alias.name])


def origin_of(parts):
    """Return where a name comes from: the core or outside, and which room or package."""
    parts = [part for part in parts if part]
    return (
        ("core", room(parts[1:] or ["__init__"]))
        if parts[0] == "sudoku_core"
        else ("outside", parts[0])
    )


def at_once(tree):
    """A module without what it imports only when called, or only for a type checker."""
    top = [node for node in tree.body if not isinstance(node, ast.FunctionDef)]
    top = [node for node in top if ast.unparse(node).splitlines()[0] != "if TYPE_CHECKING:"]
    for node in top:
        if isinstance(node, ast.ClassDef):
            node.body = [line for line in node.body if not isinstance(line, ast.FunctionDef)]
    return ast.Module(top, [])


def floor(name):
    return next((number for number, rooms in enumerate(FLOORS) if name in rooms), len(FLOORS))


def test_every_module_has_a_floor():
    rooms = {room(place(path)) for path, _ in sources()} - ANYWHERE
    assert rooms == set().union(*FLOORS)
    assert sum(len(rooms) for rooms in FLOORS) == len(rooms)


def test_the_core_imports_only_downwards():
    upwards = set()
    for path, tree in sources():
        here = room(place(path))
        if here not in ANYWHERE:
            named = {name for kind, name in imported(path, tree) if kind == "core"} - {here}
            upwards |= {(here, name) for name in named if floor(name) >= floor(here)}
    assert upwards == set()


def test_the_core_needs_little_from_outside():
    for path, tree in sources():
        allowed = OUTSIDE.get(room(place(path)), set())
        for kind, name in imported(path, tree):
            known = name in sys.stdlib_module_names or name in allowed
            assert kind == "core" or known, f"{path.name} imports {name}"


def test_only_solvers_and_the_command_touch_files_processes_and_the_clock():
    for path, tree in sources():
        if room(place(path)) not in {"solvers", "cli", "__main__"} and place(path) != PHOTOS:
            named = {name for kind, name in imported(path, tree) if kind == "outside"}
            assert not named & CLOCK_AND_FILES, path.name
            assert not {"open", "print", "input"} & called(tree), path.name


def test_only_one_module_needs_opencv():
    for path, tree in sources():
        if place(path) != OPENCV:
            named = {name for kind, name in imported(path, tree) if kind == "outside"}
            assert not named & OUTSIDE["photo"], path.name


def called(tree):
    """The names that are called as they are."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {call.id for call in calls if isinstance(call, ast.Name)}


def test_what_the_page_shares_imports_nothing_that_micropython_lacks():
    trees = dict(sources())
    assert set(trees) > SHARED
    rooms = {room(place(path)) for path in SHARED}
    for path in SHARED:
        named = set(imported(path, at_once(trees[path])))
        outside = {name for kind, name in named if kind == "outside"}
        assert outside <= {"__future__", "typing", "dataclasses"}, path.name
        assert {name for kind, name in named if kind == "core"} <= rooms, path.name


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


def named_of_the_core(tree):
    """Each module of the core that a file imports from, with each name that it uses of it."""
    whole = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == "sudoku_core":
                    whole.add(alias.asname or alias.name)
                    yield alias.name, None
        elif (
            isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "sudoku_core"
        ):
            for alias in node.names:
                yield node.module, alias.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            door, *rooms = ast.unparse(node.value).split(".")
            module = ".".join(["sudoku_core", *rooms])
            if door in whole and (not rooms or module in PUBLIC):
                yield module, node.attr


def public(module):
    """The names of a room: its ``__all__``, or of the whole package what ``dir`` lists."""
    return dir(module) if module.__name__ == "sudoku_core" else module.__all__


def test_the_engine_imports_public_names_only():
    used = set()
    for path in (ROOT / "web" / "engine").rglob("*.py"):
        for module, name in named_of_the_core(ast.parse(path.read_text())):
            assert module in PUBLIC, f"{path.name} imports {module}"
            used.add((module, name))
            if name is not None:
                assert name in public(import_module(module)), f"{path.name}: {module}.{name}"
    assert ("sudoku_core", "solve_and_prove") in used


def test_what_is_public_is_there():
    for name in PUBLIC:
        module = import_module(name)
        names = public(module)
        assert len(set(names)) == len(names)
        assert all(hasattr(module, each) for each in names), name


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


def own_files():
    for folder in (CORE, ROOT / "web", ROOT / "tests"):
        for path in folder.rglob("*.py"):
            if "node_modules" not in path.parts:
                yield path, path.read_text(encoding="utf-8")


def test_files_stay_small():
    for path, text in own_files():
        most = LONGEST_TEST if path.is_relative_to(ROOT / "tests") else LONGEST_FILE
        assert len(text.splitlines()) <= most or path.name in LONGER_FILES, path.name


def test_functions_stay_small():
    long = {}
    for path, text in own_files():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                start = node.body[0].end_lineno if ast.get_docstring(node) else node.lineno
                if node.end_lineno - start > LONGEST_FUNCTION:
                    long[node.name] = f"{node.end_lineno - start} lines in {path.name}"
    assert set(long) <= LONGER, long
