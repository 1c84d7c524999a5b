"""Compiles what the worker's Python imports; runs in Pyodide, whose bytecode it is (compile.mjs).

Python spends most of a start on compiling, and more than half of its standard library is never
asked for. What is imported anywhere in the engine, the core and PuLP is kept, with all that this
imports; without docstrings, and with lines but no columns to tell in a traceback.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterator
from contextlib import suppress

SOURCES, COMPILED = "/sources.zip", "/engine.zip"
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
LATER = (
    "_pylong",
    "_strptime",
    "decimal",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "importlib.metadata",
    "importlib.resources._adapters",
    "importlib.readers",
    "tarfile",
)
"""What Python itself, Pyodide or Z3 imports only when it needs it."""
OWN = ("engine/", "protocol.py", "sudoku_core/")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Bytecode whose source nobody looks for."""


def main() -> None:
    """Write the archive."""
    with zipfile.ZipFile(SOURCES) as own, zipfile.ZipFile(LIBRARY) as library:
        sys.path.append(SOURCES)
        for name in sorted({*LATER, *_imported(own)}):
            with suppress(ImportError):  # native solvers, and what other systems have
                importlib.import_module(name)
        files = {path: own.read(path) for path in _modules(own)}
        files |= {path: library.read(path) for path in _loaded_from(LIBRARY)}
    with zipfile.ZipFile(COMPILED, "w") as archive:
        for path, source in sorted(files.items()):
            made = zipfile.ZipInfo(f"{path}c", (1980, 1, 1, 0, 0, 0))
            archive.writestr(made, _compiled(path, source))  # as it is: it is packed as a whole


def _imported(archive: zipfile.ZipFile) -> Iterator[str]:
    """The modules in an archive, and those that they import anywhere, functions included."""
    for path in _modules(archive):
        yield path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for node in ast.walk(ast.parse(archive.read(path))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module


def _modules(archive: zipfile.ZipFile) -> list[str]:
    return [path for path in archive.namelist() if path.endswith(".py")]


def _loaded_from(archive: str) -> Iterator[str]:
    """The paths of all that was imported from an archive."""
    for module in sys.modules.values():
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        where, _, path = origin.partition(f"{archive}/")
        if path and not where:
            yield path


def _compiled(path: str, source: bytes) -> bytes:
    """Return a module as Python stores it.

    Pyodide gives its docstrings away.
    """
    tree = ast.parse(source)
    if path.startswith(OWN):
        _strip_docstrings(tree)
    level = 0 if path.startswith((*OWN, "_pyodide/")) else 2
    code = compile(tree, path, "exec", dont_inherit=True, optimize=level)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def _strip_docstrings(tree: ast.AST) -> None:
    """Take the docstrings away; leave a space in classes, since dataclasses write a missing one."""
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0] = ast.Expr(ast.Constant(" "))
            ast.copy_location(node.body[0], node)
            ast.fix_missing_locations(node.body[0])
        else:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]


if __name__ == "__main__":
    main()
