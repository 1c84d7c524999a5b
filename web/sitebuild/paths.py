"""Paths, errors and progress messages of the build."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
CORE = ROOT / "sudoku_core"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
"""Fetched packages and the build's own programs; ignored by git."""


class BuildError(Exception):
    """Failure to build or serve the site; the text is a sentence for the user."""


def say(text: str) -> None:
    """Print one line of progress."""
    print(text, flush=True)
