"""The page of licences: what ``dist/`` ships, with the texts as the packages bring them."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

from .fetch import Packages
from .paths import ROOT

BUNDLED = ("@pyscript/core", "workbox-precaching")
"""Packages whose shipped files have their dependencies inside."""
NOT_SHIPPED = (
    "@types/emscripten",
    "ws",
    "pyodide",
    "@micropython/micropython-webassembly-pyscript",
)
"""Dependencies that are not inside: for Node or for types, or listed by themselves."""
SAID_ELSEWHERE = {
    "MPL-2.0": "axe-core",
    "MIT": "workbox-core",
    "ISC": "type-checked-collections",
}
"""For packages that name a licence without bringing its text: one that brings it."""
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
    """The page, as HTML."""
    own = (ROOT / "LICENSE").read_text("utf-8")
    pulp = next(packages.pypi.glob("pulp-*.dist-info"))
    z3 = next(packages.wheels.glob("z3_solver-*.whl"))
    python = next(packages.pypi.glob("typing_extensions-*.dist-info"))
    parts = [
        _part("This page and sudoku_core", "MIT", own),
        _part(f"PuLP {pulp.stem.partition('-')[2]}", "MIT", _text(pulp / "licenses")),
        _npm_part(packages.npm, "highs"),
        _npm_part(packages.npm, "cadical-wasm"),
        _npm_part(packages.npm, "lean-qr"),
        _npm_part(packages.npm, "@techstark/opencv-js", INSIDE_OPENCV),
        _part(f"Z3 {z3.stem.split('-')[1]}", "MIT", _said_elsewhere(packages.npm, "MIT", Z3)),
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
    text = _text(npm / name) or _said_elsewhere(npm, licence)
    return _part(f"{name} {about['version']}", licence, f"{note}\n\n{text}".strip())


def _said_elsewhere(npm: Path, licence: str, note: str = "") -> str:
    """The text of a licence that the package only names."""
    other = SAID_ELSEWHERE[licence]
    said = f"The package brings no text; {licence} as {other} has it:\n\n{_text(npm / other)}"
    return f"{note}\n\n{said}".strip()


def _text(folder: Path) -> str:
    """The licence in a folder, empty if there is none."""
    found = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
    return "\n\n".join(path.read_text("utf-8", "replace").strip() for path in found)


def _about(npm: Path, name: str) -> dict[str, Any]:
    about: dict[str, Any] = json.loads((npm / name / "package.json").read_text("utf-8"))
    return about


def _closure(npm: Path) -> set[str]:
    """The bundled packages and all they depend on."""
    seen: set[str] = set()
    waiting = list(BUNDLED)
    while waiting:
        name = waiting.pop()
        if name not in seen and name not in NOT_SHIPPED:
            seen.add(name)
            waiting += _about(npm, name).get("dependencies", {})
    return seen
