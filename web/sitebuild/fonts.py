"""The face of digits: Newsreader, narrowed to the weights and the characters that the page uses."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from .fetch import Packages, run
from .paths import WEB

FAMILY = "@fontsource-variable/newsreader"
"""The package, under the SIL Open Font License 1.1. Its figures are lining and tabular."""
CHARACTERS = "0123456789ABCDEFGHIJKLMNOP:Sudok"
"""Digits, letters that stand for digits, clock times, and the word Sudoku."""
OPTICAL_SIZE = 32
"""Below 24, the roman 5 leans like an italic."""
FONTS: dict[str, tuple[str, dict[str, object]]] = {
    "digits.woff2": ("normal", {"wght": {"min": 400, "max": 700}, "opsz": OPTICAL_SIZE}),
    "digits-italic.woff2": ("italic", {"wght": 450, "opsz": OPTICAL_SIZE}),
}
"""Each file with its style in the package, and the axes of the font: a range, or one value."""


def digit_fonts(packages: Packages) -> dict[str, bytes]:
    """Return the fonts by file name."""
    script = WEB / "sitebuild/subset.mjs"
    fonts = {}
    for name, (style, axes) in FONTS.items():
        source = packages.npm / FAMILY / f"files/newsreader-latin-opsz-{style}.woff2"
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / name
            options = (CHARACTERS, json.dumps(axes), target)
            run([packages.node, script, packages.npm, source, *options])
            fonts[name] = target.read_bytes()
    return fonts
