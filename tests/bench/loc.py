"""Lines of code by room, now or at a revision: ``python -m tests.bench loc [REVISION …]``.

Counted are lines of code, of docstrings, and all others (blanks and comments); and of Python the
functions whose parameters and result all have a type, the bindings of a name that carries no
meaning, and the docstrings that begin with a word that names nothing. ``--where`` lists the last
two by line.
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
MEANINGLESS = frozenset(
    {
        "found",
        "told",
        "said",
        "one",
        "what",
        "which",
        "held",
        "kept",
        "came",
        "gone",
        "asked",
        "own",
        "way",
        "ways",
        "thing",
        "things",
        "take",
        "taken",
    }
)
"""Names that carry no meaning, bound to a variable, an argument, a function or a class."""
BEGINNINGS = frozenset(
    {"What", "That", "One", "It", "All", "How", "Whether", "Where", "So", "Who", "Which"}
)
"""First words of docstrings that name nothing."""


def files(revision: str | None) -> Iterator[tuple[PurePosixPath, str]]:
    """The files of the rooms at a revision; by default those of the working tree."""
    if revision is None:
        command = ["git", "ls-files", "-co", "--exclude-standard", "-z", "--", *ROOMS]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
        for name in sorted(run.stdout.split("\0")):
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


def docstring_lines(path: PurePosixPath, text: str) -> set[int]:
    """Return the line numbers of docstrings; a value that stands by itself counts as one."""
    if path.suffix != ".py":
        return set()
    return {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for number in range(node.lineno, (node.end_lineno or 0) + 1)
    }


def lines_of_code(path: PurePosixPath, text: str) -> int:
    """Count the lines that are neither empty nor comments nor docstrings."""
    lines = text.splitlines()
    skipped = {
        number
        for number, line in enumerate(lines, 1)
        if not line.strip() or line.lstrip().startswith(("#", "//", "/*", "* ", "*/"))
    }
    return len(lines) - len(skipped | docstring_lines(path, text))


def meaningless_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and name of each binding whose name carries no meaning."""
    for node in ast.walk(tree):
        name = ""
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            name = node.id
        elif isinstance(node, ast.arg):
            name = node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            name = node.name
        if name.strip("_").lower() in MEANINGLESS:
            yield getattr(node, "lineno", 0), name


def riddles(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and first words of each docstring that begins with a word that names nothing."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        text = ast.get_docstring(node) if isinstance(node, documented) else None
        if text and text.split(maxsplit=1)[0].strip(",.:") in BEGINNINGS:
            yield getattr(node, "lineno", 1), text[:60].splitlines()[0]


def room_of(path: PurePosixPath) -> str:
    """The folder below a room, or the room's own files."""
    return "/".join(path.parts[:2]) if len(path.parts) > 2 else f"{path.parts[0]}/*"


def functions(path: PurePosixPath, text: str) -> tuple[int, int]:
    """Return how many functions a file has, and how many of them are typed throughout."""
    if path.suffix != ".py":
        return 0, 0
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds)]
    return len(nodes), sum(map(is_typed, nodes))


def is_typed(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether all parameters but ``self`` and the result have a type."""
    given = node.args
    parameters = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    parameters += [more for more in (given.vararg, given.kwarg) if more]
    untyped = [
        parameter
        for parameter in parameters
        if not parameter.annotation and parameter.arg not in ("self", "cls")
    ]
    return node.returns is not None and not untyped


def counted(revision: str | None) -> dict[str, Counter[str]]:
    """For each room: files, code, lines, functions and typed ones."""
    rooms: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for path, text in files(revision):
        there, typed = functions(path, text)
        counts = Counter(
            files=1,
            code=lines_of_code(path, text),
            docstrings=len(docstring_lines(path, text)),
            lines=len(text.splitlines()),
            functions=there,
            typed=typed,
            **words(path, text),
        )
        for room in {room_of(path), f"{path.parts[0]}, all", "all"}:
            rooms[room] += counts
    return rooms


def words(path: PurePosixPath, text: str) -> dict[str, int]:
    """Count the names and beginnings of docstrings that say nothing."""
    if path.suffix != ".py":
        return {}
    tree = ast.parse(text)
    return {"names": len(list(meaningless_names(tree))), "riddles": len(list(riddles(tree)))}


def shown(room: Counter[str]) -> str:
    """A room's figures in a cell of the table."""
    typed = f"; {room['typed']} of {room['functions']} typed" if room["functions"] else ""
    others = room["lines"] - room["code"] - room["docstrings"]
    lines = f"{room['files']}: {room['code']} + {room['docstrings']} + {others}{typed}"
    return f"{lines}; {room['names']} names, {room['riddles']} beginnings"


def main(argv: Sequence[str]) -> None:
    """Print a table by room, at each revision and now: files, lines of code, typed functions."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench loc", description=main.__doc__)
    parser.add_argument("revisions", nargs="*", metavar="REVISION")
    parser.add_argument("--where", metavar="FOLDER", help="list names and beginnings of a folder")
    args = parser.parse_args(argv)
    if args.where:
        for path, text in files(None):
            if path.suffix == ".py" and path.is_relative_to(args.where):
                tree = ast.parse(text)
                for number, words_there in sorted([*meaningless_names(tree), *riddles(tree)]):
                    print(f"{path}:{number}: {words_there}")
        return
    counts = {name or "now": counted(name) for name in (*args.revisions, None)}
    rooms = sorted({room for rooms in counts.values() for room in rooms})
    rows = [[room, *[shown(rooms[room]) for rooms in counts.values()]] for room in rooms]
    print("Files: lines of code + docstrings + others; functions with types throughout;")
    print("names that carry no meaning, docstrings that begin with a word that names nothing.\n")
    print(markdown(["room", *counts], rows))
