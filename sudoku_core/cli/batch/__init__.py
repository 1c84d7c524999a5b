"""Run a command over many puzzles, on several processes or machines, with tables in and out.

    lines, tables, texts ──sources──▶ Items ──running──▶ a worker of an executor ──▶ Output
                                                                                      │
                                          rows of CSV, JSON Lines, Parquet ◀──tables──┘

``executors`` makes the executor that the options name: processes, Dask, Ray or MPI.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

JSON_LINES = (".jsonl", ".ndjson")
PARQUET = ".parquet"
TABLES = (*JSON_LINES, PARQUET)
"""Endings of files that only a batch reads; every command reads CSV."""
OPTIONS = ("jobs", "dask", "ray", "mpi", "lines", "output", "resume")

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "solve": ("solution", "status", "unique", "solver"),
    "count": ("found", "complete", "unique"),
    "check": ("valid", "full", "conflicts"),
    "grade": ("status", "level", "rating", "technique", "effort", "narrowest", "proof_size"),
    "steps": ("solution", "status", "unique", "rating", "steps", "techniques"),
}
"""The columns of each command, between "puzzle" and the columns ``AT_THE_END``."""
AT_THE_END = ("seconds", "error")


def columns_of(command: str) -> tuple[str, ...]:
    """Return the names of the columns of a command's answers."""
    return ("puzzle", *COLUMNS[command], *AT_THE_END)


def is_batch(args: argparse.Namespace) -> bool:
    """Return whether an option of a batch, or a table, is given."""
    given = vars(args)
    if "jobs" not in given:
        return False
    tables = [name for name in given.get("files") or () if Path(name).suffix.lower() in TABLES]
    return bool(tables) or any(given.get(option) for option in OPTIONS)
