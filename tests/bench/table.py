"""Print the results of a benchmark: a Markdown table, with the machine and the versions."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


def markdown(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def machine(packages: Iterable[str] = (), others: Iterable[str] = ()) -> str:
    """Return one line on the machine, Python and the packages named, as far as they are installed.

    Args:
        packages: of Python.
        others: whatever else was used, with its version.
    """
    parts = [f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"]
    parts.append(f"{platform.python_implementation()} {platform.python_version()}")
    for name in packages:
        try:
            parts.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            parts.append(f"{name} not installed")
    return "; ".join([*parts, *others])


def told_version(program: str, option: str = "--version") -> str:
    """The version that a program tells of itself."""
    output = subprocess.run([program, option], capture_output=True, text=True).stdout.strip()
    match = re.search(r"(?:[Vv]ersion:?|Solver) (\d[\w.]*)", output)
    return match[1] if match else output.partition("\n")[0]


def write(name: str, text: str) -> None:
    """Print a result and keep it in a file that README can quote."""
    print(text)
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.md").write_text(text + "\n", encoding="utf-8")
