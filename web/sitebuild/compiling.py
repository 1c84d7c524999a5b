"""Compiler of the worker's Python; runs in Pyodide, which defines the bytecode (compile.mjs).

Python spends most of a start on compiling, and the engine never imports more than half of the
standard library. The archive holds all modules that the engine, the core and PuLP import, directly
or indirectly, without docstrings and without column numbers; the project's modules also without
annotations of parameters and results, all others without line numbers. Modules that PuLP imports
inside its functions are left out: native solvers need them.
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
from types import CodeType

SOURCES, COMPILED = "/sources.zip", "/engine.zip"
LIBRARY = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
IMPORTED_LATER = (
    "_pylong",
    "decimal",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8_sig",
    "importlib.metadata",
    "importlib.resources._adapters",
    "importlib.readers",
    "tarfile",
)
"""Modules that Python itself, Pyodide or Z3 imports later."""
UNUSED = ("_ssl.py", "bz2.py", "compression/", "lzma.py", "ssl.py")
"""Paths of modules that the standard library uses if they are there: compressions and TLS."""
PROJECT = ("engine/", "sudoku_core/")
PYODIDE = "_pyodide/"
"""The package whose functions must have docstrings, however short."""
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNKNOWN_LINES = bytes(range(0xF8, 0x100))
"""Location-table entries without a position (code 15), the nth for n instructions."""
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
"""Header of bytecode that is never compared with its source."""


def main() -> None:
    """Write the archive."""
    with zipfile.ZipFile(SOURCES) as sources, zipfile.ZipFile(LIBRARY) as library:
        sys.path.append(SOURCES)
        for name in sorted({*IMPORTED_LATER, *_imported(sources)}):
            with suppress(ImportError):  # native solvers, and modules of other systems
                importlib.import_module(name)
        files = {path: sources.read(path) for path in _modules(sources)}
        files |= {path: library.read(path) for path in _loaded_from(LIBRARY)}
    with zipfile.ZipFile(COMPILED, "w") as archive:
        for path, source in sorted(files.items()):
            info = zipfile.ZipInfo(f"{path}c", (1980, 1, 1, 0, 0, 0))
            archive.writestr(info, _bytecode(path, source))  # stored: the whole is compressed later


def _imported(archive: zipfile.ZipFile) -> Iterator[str]:
    """Yield all modules in an archive, and the modules that the project imports somewhere."""
    for path in _modules(archive):
        yield path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        if not path.startswith(PROJECT):
            continue
        for node in ast.walk(ast.parse(archive.read(path))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module


def _modules(archive: zipfile.ZipFile) -> list[str]:
    return [path for path in archive.namelist() if path.endswith(".py")]


def _loaded_from(archive: str) -> Iterator[str]:
    """Yield the paths of the modules imported from an archive, without unused ones."""
    for module in sys.modules.values():
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        prefix, _, path = origin.partition(f"{archive}/")
        if path and not prefix and not path.startswith(UNUSED):
            yield path


def _bytecode(path: str, source: bytes) -> bytes:
    """Return a module in Python's format of compiled files."""
    tree = ast.parse(source)
    level = 2
    if path.startswith((*PROJECT, PYODIDE)):
        level = 0  # with assertions
        _strip_docstrings(tree, DOCUMENTED if path.startswith(PYODIDE) else (ast.ClassDef,))
    if path.startswith(PROJECT):
        _strip_annotations(tree)
    code = compile(tree, path, "exec", dont_inherit=True, optimize=level)
    if not path.startswith(PROJECT):
        code = _without_lines(code)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    """Return code whose instructions have no line numbers.

    Args:
        code: the code of a module or a function.
    """
    whole, rest = divmod(len(code.co_code) // 2, len(UNKNOWN_LINES))
    table = UNKNOWN_LINES[-1:] * whole + UNKNOWN_LINES[rest - 1 : rest]
    constants = [
        _without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts
    ]
    return code.replace(co_linetable=table, co_consts=tuple(constants))


def _strip_docstrings(tree: ast.AST, spaced: tuple[type[ast.AST], ...]) -> None:
    """Remove docstrings.

    Args:
        tree: the module.
        spaced: kinds of nodes that keep a space: dataclasses would generate a missing docstring.
    """
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node) is None:
            continue
        if isinstance(node, spaced):
            node.body[0] = ast.Expr(ast.Constant(" "))
            ast.fix_missing_locations(node)
        else:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0)]


def _strip_annotations(tree: ast.AST) -> None:
    """Remove the annotations of parameters and results; nothing reads them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None


if __name__ == "__main__":
    main()
