"""Measure what the page's MicroPython has to do at once: ``python -m tests.bench micropython``.

A board of 25×25 is read, written and checked, and long lines that are no puzzle are refused. One of
twice the length must take about twice the time: each index into a text counts from its start there.
"""

from __future__ import annotations

from collections.abc import Sequence

from sitebuild.fetch import fetch
from tests.micropython.runner import results

from .table import machine, markdown, write


def main(arguments: Sequence[str]) -> None:
    """Print a table of milliseconds, and keep it."""
    seconds = results(fetch(), "tests.micropython.speed")
    rows = [
        (result["name"].removeprefix("test_").replace("_", " "), round(1000 * result["seconds"]))
        for result in seconds
        if result["name"] != "import"
    ]
    write("micropython", markdown(("what", "ms"), rows) + f"\n\n{machine()}")
