"""Where things are, and how the build talks."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
CORE = ROOT / "sudoku_core"
DIST = ROOT / "dist"
CACHE = ROOT / ".cache"
"""What was fetched, and the programs that the build needs; git knows nothing of it."""


class BuildError(Exception):
    """The site cannot be built or served; the text is a sentence for the person who asked."""


def say(text: str) -> None:
    """Print one line of progress."""
    print(text, flush=True)
