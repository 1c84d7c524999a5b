"""Lines of code by room, now or at a revision: ``python -m tests.bench loc [REVISION …]``.

Counted are lines that are neither empty nor comments nor docstrings, and beside them all lines.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import tarfile
from collections import Counter
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


def counted(revision: str | None) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Files, lines of code and all lines, by room."""
    number: Counter[str] = Counter()
    code: Counter[str] = Counter()
    every: Counter[str] = Counter()
    for path, text in files(revision):
        own = lines_of_code(path, text)
        for room in {room_of(path), f"{path.parts[0]}, all"}:
            number[room] += 1
            code[room] += own
            every[room] += len(text.splitlines())
    return number, code, every


def main(argv: Sequence[str]) -> None:
    """Print a table: files, lines of code and all lines by room, at each revision and now."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench loc", description=main.__doc__)
    parser.add_argument("revisions", nargs="*", metavar="REVISION")
    args = parser.parse_args(argv)
    found = {name or "now": counted(name) for name in (*args.revisions, None)}
    rooms = sorted({room for number, _, _ in found.values() for room in number})
    rows = [
        [room, *[f"{n[room]}: {code[room]} of {every[room]}" for n, code, every in found.values()]]
        for room in rooms
    ]
    total = [
        f"{sum(n[f'{r}, all'] for r in ROOMS)}: {sum(code[f'{r}, all'] for r in ROOMS)} of "
        f"{sum(every[f'{r}, all'] for r in ROOMS)}"
        for n, code, every in found.values()
    ]
    print("Files: lines of code of all lines.\n")
    print(markdown(["room", *found], [*rows, ["all", *total]]))
