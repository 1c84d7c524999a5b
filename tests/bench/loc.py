"""Lines of code by room, now or at a revision: ``python -m tests.bench loc [REVISION …]``.

Counted are lines that are neither empty nor comments nor docstrings, and beside them all lines; and
of Python's functions those whose parameters and result all have a type.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tarfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from .table import markdown

ROOT = Path(__file__).parents[2]
ROOMS = ("sudoku_core", "web", "tests")
SUFFIXES = (".py", ".js", ".mjs", ".css")


def files(revision: str | None) -> Iterator[tuple[PurePosixPath, str]]:
    """The files of the rooms at a revision; by default those of the working tree."""
    if revision is None:
        command = ["git", "ls-files", "-co", "--exclude-standard", "-z", "--", *ROOMS]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
        for name in sorted(told.stdout.split("\0")):
            if name.endswith(SUFFIXES) and (ROOT / name).exists():
                yield PurePosixPath(name), (ROOT / name).read_text(encoding="utf-8")
        return
    command = ["git", "archive", revision, "--", *ROOMS]
    archive = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar:
            content = tar.extractfile(member) if member.name.endswith(SUFFIXES) else None
            if content:
                yield PurePosixPath(member.name), content.read().decode("utf-8")


def lines_of_code(path: PurePosixPath, text: str) -> int:
    """The lines that are neither empty nor comments nor docstrings."""
    lines = text.splitlines()
    skipped = {
        number
        for number, line in enumerate(lines, 1)
        if not line.strip() or line.lstrip().startswith(("#", "//", "/*", "* ", "*/"))
    }
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            # A value that stands by itself, as a docstring does, says something and does nothing.
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                skipped.update(range(node.lineno, (node.end_lineno or 0) + 1))
    return len(lines) - len(skipped)


def room_of(path: PurePosixPath) -> str:
    """The folder below a room, or the room's own files."""
    return "/".join(path.parts[:2]) if len(path.parts) > 2 else f"{path.parts[0]}/*"


def functions(path: PurePosixPath, text: str) -> tuple[int, int]:
    """How many functions a file has, and how many of them are typed throughout."""
    if path.suffix != ".py":
        return 0, 0
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return len(found), sum(map(is_typed, found))


def is_typed(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether all parameters but ``self`` and the result have a type."""
    given = node.args
    parameters = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    parameters += [more for more in (given.vararg, given.kwarg) if more]
    untyped = [one for one in parameters if not one.annotation and one.arg not in ("self", "cls")]
    return node.returns is not None and not untyped


def counted(revision: str | None) -> dict[str, Counter[str]]:
    """For each room: files, code, lines, functions and typed ones."""
    rooms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for path, text in files(revision):
        there, typed = functions(path, text)
        own = Counter(
            files=1,
            code=lines_of_code(path, text),
            lines=len(text.splitlines()),
            functions=there,
            typed=typed,
        )
        for room in {room_of(path), f"{path.parts[0]}, all", "all"}:
            rooms[room] += own
    return rooms


def shown(room: Counter[str]) -> str:
    """A room's figures in a cell of the table."""
    typed = f"; {room['typed']} of {room['functions']} typed" if room["functions"] else ""
    return f"{room['files']}: {room['code']} of {room['lines']}{typed}"


def main(argv: Sequence[str]) -> None:
    """Print a table by room, at each revision and now: files, lines of code, typed functions."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench loc", description=main.__doc__)
    parser.add_argument("revisions", nargs="*", metavar="REVISION")
    args = parser.parse_args(argv)
    found = {name or "now": counted(name) for name in (*args.revisions, None)}
    rooms = sorted({room for rooms in found.values() for room in rooms})
    rows = [[room, *[shown(rooms[room]) for rooms in found.values()]] for room in rooms]
    print("Files: lines of code of all lines; functions with types throughout.\n")
    print(markdown(["room", *found], rows))
