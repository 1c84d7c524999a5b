"""What goes into ``dist/``: groups of files, each in a folder named after its content."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path

from sudoku_core.formats import registry

from .fetch import Packages
from .lean import lean
from .place import CORE, WEB

Files = dict[str, bytes]
"""The content of files by path, with ``/`` between folders."""

PYSCRIPT_PARTS = (
    "core",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)
"""Beginnings of the names of PyScript's parts that a page asks for; the rest are editors."""
OPTIONAL = ("cadical", "z3", "opencv")
"""Groups that are fetched when someone wants that solver, or has a photo; not stored before."""
WHEEL_UNUSED = ("z3/include/", "z3/lib/libz3.so.")
"""C headers, and a second copy of the library, which a wheel has where a link is meant."""
CORE_UNUSED = (
    "sudoku_core/__main__.py",
    "sudoku_core/cli/",
    "sudoku_core/language/es.py",
    "sudoku_core/language/pt.py",
)
"""What the worker has no use for: it sends codes, which the page words."""
WITH_OPENCV = ("sudoku_core/photo/", "engine/photos.", "engine/vision.")
"""What of the engine and the core is of no use without it, and comes with it."""
FETCH_EARLY = '''\
import js
js.Function.new("""
let skip = self.origin === "null";
try { skip ||= Boolean(navigator.serviceWorker.controller); } catch { }
for (const href of skip ? [] : ADDRESSES)
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
""")()'''
"""Only where nothing is stored; WebKit, which would fetch twice, knows no such links.

A frame without an origin keeps nothing, so what came early would come again.

In JavaScript, since a browser may have no service worker, or refuse to say."""
UNPACK = """
import deflate, io, json, os
with open("page.gz", "rb") as file:
    pack = deflate.DeflateIO(io.BytesIO(file.read()), deflate.GZIP, 15)
folders, files = json.loads(pack.readline())
for folder in folders:
    os.mkdir(folder)
for path, size in files:
    with open(path, "wb") as out:
        out.write(pack.read(size))
import ui.main
"""
"""Lays down what ``bytecode.packed`` has put together: one request instead of two hundred."""
PAGE_CORE = (
    "language/*.py",
    "drawing/*.py",
    "board/__init__.py",
    "board/blocks.py",
    "board/checker.py",
    "board/conditions.py",
    "board/fields.py",
    "board/grid.py",
    "board/layout.py",
    "board/rule_checks.py",
    "board/puzzle.py",
    "board/rule.py",
    "board/text.py",
    "rules/*.py",
    "formats/contract.py",
    "formats/errors.py",
    "formats/registry.py",
    "formats/text/*.py",
    *[f"formats/{file}.py" for file in registry.TEXTS],
)
"""What the main thread shares of the core. It asks whether rules are kept, but lowers none: the
kernel stays with the worker, and so does the core's ``__init__.py``, which imports everything."""


BUNDLES = {
    "list": (
        "ui/listing/browser/lists",
        "ui/listing/browser/pool",
        "ui/listing/browser/table",
        "ui/listing/writing",
    ),
    "model": (
        "ui/model/around",
        "ui/model/equations",
        "ui/model/mathml",
        "ui/model/proof",
        "ui/reading/shown",
        "ui/sums/browser",
        "ui/walking/texts",
    ),
    "paper": ("ui/paper/browser", "ui/paper/booklet"),
    "photo": ("ui/photo/browser", "ui/photo/corners", "ui/photo/placing", "ui/photo/shown"),
}
"""Modules of the page that few visits need, by the bundle in which they are fetched: each is
imported where it is used, and may import others of its bundle (``ui/late.py``)."""


def folder_name(group: str, files: Files) -> str:
    """The folder of a group: its name and a hash of all there is in it."""
    digest = hashlib.sha256()
    for path, content in sorted(files.items()):
        digest.update(f"{path}\0{len(content)}\0".encode() + content)
    return f"{group}-{digest.hexdigest()[:12]}"


def read_tree(folder: Path, pattern: str = "**/*") -> Files:
    """The files of a folder whose path fits the pattern, caches and maps left out."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.glob(pattern))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".map"
    }


def vendor_groups(packages: Packages) -> dict[str, Files]:
    """The groups that are taken over as they are."""
    npm = packages.npm
    pyscript = read_tree(npm / "@pyscript/core/dist", "*.js")
    micropython = read_tree(npm / "@micropython/micropython-webassembly-pyscript", "micropython.*")
    pyodide = {
        name: (npm / "pyodide" / name).read_bytes()
        for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    }
    return {
        "pyscript": {k: v for k, v in pyscript.items() if k.startswith(PYSCRIPT_PARTS)},
        "micropython": micropython,
        "pyodide": pyodide,
        "highs": read_tree(npm / "highs/build", "highs.[mw]*"),
        "cadical": read_tree(npm / "cadical-wasm/dist", "*.[jw]*"),
        "z3": _z3(packages),
        "qr": read_tree(npm / "lean-qr", "index.mjs"),
    }


def lock(packages: Packages) -> dict[str, object]:
    """What Pyodide wants to know of the packages made for it: of none but what they run on."""
    text = (packages.npm / "pyodide/pyodide-lock.json").read_text("utf-8")
    return {"info": json.loads(text)["info"], "packages": {}}


def _z3(packages: Packages) -> Files:
    """Z3's wheel without what the page has no use for, half of it."""
    (path,) = packages.wheels.glob("z3_solver-*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = [name for name in wheel.namelist() if not name.startswith(WHEEL_UNUSED)]
        return {path.name: _zip({name: wheel.read(name) for name in names})}


def page_sources() -> Files:
    """What the main thread's Python is to find: the page's modules and data, the shared core."""
    files = {
        f"ui/{path}": content
        for path, content in read_tree(WEB / "ui").items()
        if not path.endswith((".html", ".css"))
    }
    del files["ui/__init__.py"]
    files |= {f"locales/{path}": text for path, text in read_tree(WEB / "locales").items()}
    files["protocol.py"] = (WEB / "protocol.py").read_bytes()
    for pattern in PAGE_CORE:
        files |= {f"sudoku_core/{path}": text for path, text in read_tree(CORE, pattern).items()}
    return files | read_tree(WEB / "shims", "*.py")


def page_files() -> Files:
    """The same as it is sent."""
    return {
        path: lean(content.decode()).encode() if path.endswith(".py") else content
        for path, content in page_sources().items()
    }


def bundled(files: Files) -> dict[str, Files]:
    """Return the page's files by bundle, those that every visit needs as "page"."""
    late = {f"{module}.mpy": name for name, modules in BUNDLES.items() for module in modules}
    parts: dict[str, Files] = {name: {} for name in ("page", *BUNDLES)}
    for path, content in files.items():
        parts[late.get(path, "page")][path] = content
    return parts


def page_script(early: Sequence[str] = ()) -> bytes:
    """The script that unpacks the page's Python and starts it.

    Args:
        early: what a first visit fetches meanwhile, for the link has nothing else to do.
    """
    return (FETCH_EARLY.replace("ADDRESSES", json.dumps(list(early))) + UNPACK).encode()


def engine_sources(packages: Packages) -> bytes:
    """The Python packages the worker needs, as an archive."""
    archive = {f"sudoku_core/{path}": data for path, data in read_tree(CORE, "**/*.py").items()}
    archive = {path: data for path, data in archive.items() if not path.startswith(CORE_UNUSED)}
    archive["protocol.py"] = (WEB / "protocol.py").read_bytes()
    archive |= {f"engine/{path}": data for path, data in read_tree(WEB / "engine", "*.py").items()}
    del archive["engine/worker.py"]  # it runs by itself, and only in a worker
    for path, data in read_tree(packages.pypi / "pulp", "**/*.py").items():
        if not path.startswith(("tests/", "solverdir/")):
            archive[f"pulp/{path}"] = data
    return _zip(archive)


def parted(archive: bytes) -> tuple[bytes, bytes]:
    """Take apart what was compiled.

    Args:
        archive: the engine's, with all that it may need.

    Returns:
        What it starts with, and what comes with OpenCV.
    """
    with zipfile.ZipFile(io.BytesIO(archive)) as compiled:
        files = {path: compiled.read(path) for path in compiled.namelist()}
    later = {path: data for path, data in files.items() if path.startswith(WITH_OPENCV)}
    first = {path: data for path, data in files.items() if path not in later}
    later |= {f"sudoku_core/{path}": data for path, data in read_tree(CORE, "photo/*.onnx").items()}
    return _zip(first, zipfile.ZIP_STORED), _zip(later)


def _zip(files: Files, how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive that comes out the same every time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as archive:
        for path, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), content, how)
    return out.getvalue()
