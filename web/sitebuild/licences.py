"""The page of licences, with the licence texts of all packages in ``dist/``."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

from .fetch import Packages
from .fonts import FAMILY
from .paths import ROOT

BUNDLED = ("@pyscript/core", "workbox-precaching")
"""Packages whose files in ``dist/`` contain their dependencies."""
NOT_SHIPPED = (
    "@types/emscripten",
    "ws",
    "pyodide",
    "@micropython/micropython-webassembly-pyscript",
)
"""Dependencies that are not in these files: for Node, for types, or listed separately."""
TEXT_SOURCES = {
    "MPL-2.0": "axe-core",
    "MIT": "workbox-core",
    "ISC": "type-checked-collections",
}
"""By licence, a package with the licence's text, for packages without."""
Z3 = "Copyright (c) Microsoft Corporation"
INSIDE_PYODIDE = (
    "Compiled into Pyodide: CPython (PSF-2.0, text below), zlib (Zlib), bzip2 (bzip2-1.0.6), "
    "liblzma (0BSD), zstd (BSD-3-Clause), mpdecimal (BSD-2-Clause), Expat (MIT), libffi (MIT), "
    "OpenSSL (Apache-2.0), Emscripten's libraries (MIT, Apache-2.0 with LLVM exceptions)."
)
INSIDE_OPENCV = (
    "Compiled into OpenCV.js: zlib (Zlib), Protocol Buffers (BSD-3-Clause), FlatBuffers "
    "(Apache-2.0), Emscripten's libraries (MIT, Apache-2.0 with LLVM exceptions)."
)
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences</title>
<link rel="icon" href="data:,">
<style>body {{ font: 1rem/1.5 system-ui; max-width: 80ch; margin: 2rem auto; padding: 0 1rem }}
pre {{ white-space: pre-wrap; font-size: .8rem }}</style>
<h1>What this page is made of, and its licences</h1>
{parts}
</html>
"""


def licences_page(packages: Packages) -> bytes:
    """Return the page as HTML."""
    project = (ROOT / "LICENSE").read_text("utf-8")
    pulp = next(packages.pypi.glob("pulp-*.dist-info"))
    z3 = next(packages.wheels.glob("z3_solver-*.whl"))
    python = next(packages.pypi.glob("typing_extensions-*.dist-info"))
    parts = [
        _part("This page and sudoku_core", "MIT", project),
        _part(f"PuLP {pulp.stem.partition('-')[2]}", "MIT", _text(pulp / "licenses")),
        _npm_part(packages.npm, "highs"),
        _npm_part(packages.npm, "cadical-wasm"),
        _npm_part(packages.npm, "lean-qr"),
        _npm_part(packages.npm, FAMILY),
        _npm_part(packages.npm, "@techstark/opencv-js", INSIDE_OPENCV),
        _part(f"Z3 {z3.stem.split('-')[1]}", "MIT", _borrowed_text(packages.npm, "MIT", Z3)),
        _npm_part(packages.npm, "pyodide", INSIDE_PYODIDE),
        _part("Python's standard library", "PSF-2.0", _text(python / "licenses")),
        _npm_part(packages.npm, "@micropython/micropython-webassembly-pyscript"),
        *[_npm_part(packages.npm, name) for name in sorted(_closure(packages.npm))],
    ]
    return PAGE.format(parts="\n".join(parts)).encode()


def _part(title: str, licence: str, text: str) -> str:
    return f"<h2>{html.escape(title)} ({html.escape(licence)})</h2>\n<pre>{html.escape(text)}</pre>"


def _npm_part(npm: Path, name: str, note: str = "") -> str:
    about = _about(npm, name)
    licence = about["license"]
    text = _text(npm / name) or _borrowed_text(npm, licence)
    return _part(f"{name} {about['version']}", licence, f"{note}\n\n{text}".strip())


def _borrowed_text(npm: Path, licence: str, note: str = "") -> str:
    """Return the licence text of another package, with a note about its source."""
    other = TEXT_SOURCES[licence]
    text = f"The package has no licence text. {licence}, as in {other}:\n\n{_text(npm / other)}"
    return f"{note}\n\n{text}".strip()


def _text(folder: Path) -> str:
    """Return the licence texts in a folder; "" if none."""
    paths = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
    return "\n\n".join(path.read_text("utf-8", "replace").strip() for path in paths)


def _about(npm: Path, name: str) -> dict[str, Any]:
    about: dict[str, Any] = json.loads((npm / name / "package.json").read_text("utf-8"))
    return about


def _closure(npm: Path) -> set[str]:
    """Return the bundled packages and all their dependencies."""
    seen: set[str] = set()
    waiting = list(BUNDLED)
    while waiting:
        name = waiting.pop()
        if name not in seen and name not in NOT_SHIPPED:
            seen.add(name)
            waiting += _about(npm, name).get("dependencies", {})
    return seen
