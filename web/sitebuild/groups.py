"""Groups of files in ``dist/``, each in a folder named after a hash of its content."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

from sudoku_core.formats import registry
from sudoku_core.language import LANGUAGES

from .fetch import Packages
from .minify import minify
from .paths import CORE, WEB
from .sentences import FILE, tables
from .styles import late_stylesheet

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
"""Prefixes of the PyScript files that the page requests; the other files are editors."""
OPTIONAL = ("cadical", "z3", "opencv")
"""Groups that are fetched on demand, for a solver or a photo; not stored in advance."""
WHEEL_UNUSED = ("z3/include/", "z3/lib/libz3.so.")
"""C headers, and a copy of the library in place of a symbolic link."""
CORE_UNUSED = (
    "sudoku_core/__main__.py",
    "sudoku_core/batch/",
    "sudoku_core/cli/",
    *[
        f"sudoku_core/drawing/{name}.py"
        for name in (
            *(
                "blocking",
                "curves",
                "forms",
                "glyphs",
                "layouts",
                "notes",
                "parts",
                "picture",
                "sketch",
            ),
            *("spots", "steps"),
        )
    ],
    "sudoku_core/hints/lessons/positions.py",
    "sudoku_core/hints/lessons/searching.py",
    "sudoku_core/hints/picture.py",
    "sudoku_core/language/command/",
    "sudoku_core/language/es.py",
    "sudoku_core/language/lessons_",
    "sudoku_core/language/pt.py",
    "sudoku_core/language/rules_es.py",
    "sudoku_core/language/rules_pt.py",
    "sudoku_core/solvers/TEMPLATE.py",
)
"""Modules that the worker does not need: the page words its messages, draws, and runs its lists."""
WITH_OPENCV = ("sudoku_core/photo/", "engine/photos.", "engine/vision.")
"""Modules of the engine and the core that are fetched together with OpenCV."""
FETCH_EARLY = '''\
import js
js.Function.new("""
let skip = self.origin === "null";
try { skip ||= Boolean(navigator.serviceWorker.controller); } catch { }
for (const href of skip ? [] : ADDRESSES)
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
""")()'''
"""Prefetch of the engine's files, on a first visit only.

WebKit would fetch the files twice, but does not support such links. A frame without an origin would
also fetch them twice, because its cache is not kept. The code is JavaScript because reading
``serviceWorker`` may be impossible or raise an error."""
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
"""Unpacking of the archive from ``bytecode.pack``: one request instead of two hundred."""
PAGE_CORE = (
    "language/*.py",
    "hints/lessons/positions.py",
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
    "board/rule_case.py",
    "board/text.py",
    "rules/*.py",
    "formats/contract.py",
    "formats/errors.py",
    "formats/registry.py",
    "formats/text/*.py",
    *[f"formats/{file}.py" for file in registry.TEXTS],
)
"""Modules of the core that the page needs, too. The page checks rules but builds no models: the
kernel stays in the worker, and so does the core's ``__init__.py``, which imports all modules."""


LATE_STYLE = "/late.css"
"""End of the path of a stylesheet that comes with a bundle."""

LESSON_MODULES = (
    "actions", "board", "browser", "case_words", "cases", "contents", "late", "lesson_list",
    "markup", "texts",
)  # fmt: skip
"""Modules, and the style sheet, of the feature "lessons" that are not needed before a lesson."""


def _modules(folder: str) -> list[Path]:
    """Return the modules of one of the core's folders, without its ``__init__``."""
    return sorted(path for path in (CORE / folder).glob("*.py") if path.stem != "__init__")


BUNDLES = {
    "ending": (
        "locales/ending",
        "ui/settings/descriptions",
        "ui/statistics/actions",
        "ui/statistics/browser",
        "ui/statistics/calendar",
        "ui/statistics/contents",
        "ui/statistics/late",
        "ui/statistics/records",
    ),
    "es": ("locales/es", "sudoku_core/language/es", "sudoku_core/language/rules_es"),
    "lessons": (
        "locales/lessons",
        "sudoku_core/hints/lessons/positions",
        *[f"sudoku_core/language/lessons_{language}" for language in LANGUAGES],
        *[f"ui/lessons/{name}" for name in LESSON_MODULES],
    ),
    "list": (
        "ui/browser/database",
        "ui/listing/browser/lists",
        "ui/listing/browser/pool",
        "ui/listing/browser/table",
        "ui/listing/csv_table",
    ),
    "model": (
        "ui/model/picked_cell",
        "ui/model/equations",
        "ui/model/mathml",
        "ui/model/proof",
        "ui/reading/leaf_view",
        "ui/sums/browser",
        "ui/walking/texts",
    ),
    "paper": ("ui/paper/browser", "ui/paper/booklet"),
    "photo": ("ui/photo/browser", "ui/photo/corners", "ui/photo/photo_view", "ui/photo/results"),
    "ready": ("ui/making/ready",),
    "recent": ("ui/recent/view",),
    "share": (
        "ui/picturing/browser",
        "ui/share/programs",
        "ui/share/view",
        "ui/share/writing",
    ),
    "pt": ("locales/pt", "sudoku_core/language/pt", "sudoku_core/language/rules_pt"),
    "texts": (
        "ui/opening/programs",
        "ui/progress",
        *[f"sudoku_core/rules/{path.stem}" for path in _modules("rules")],
        *[f"sudoku_core/formats/text/{path.stem}" for path in _modules("formats/text")],
        *[f"sudoku_core/formats/{name}" for name in ("contract", "errors", "registry")],
        *[f"sudoku_core/formats/{name}" for name in registry.TEXTS],
    ),
}
"""Modules and tables of the page that few visits need, by bundle. Such a module is imported inside
the function that needs it, and may import other modules of its bundle (``ui/late.py``). A visit in
another language than English waits for that language, and one that opens a link for the reading of
texts: rules of puzzles are made by reading them, too."""


def folder_name(group: str, files: Files) -> str:
    """Return the name of a group's folder: the group's name and a hash of its content."""
    digest = hashlib.sha256()
    for path, content in sorted(files.items()):
        digest.update(f"{path}\0{len(content)}\0".encode() + content)
    return f"{group}-{digest.hexdigest()[:12]}"


def read_tree(folder: Path, pattern: str = "**/*") -> Files:
    """Return the files of a folder that match the pattern, except caches and source maps."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.glob(pattern))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".map"
    }


def vendor_groups(packages: Packages) -> dict[str, Files]:
    """Return the groups of files that are copied from packages."""
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


def lock_file(packages: Packages) -> dict[str, object]:
    """Return Pyodide's lock file without packages."""
    text = (packages.npm / "pyodide/pyodide-lock.json").read_text("utf-8")
    return {"info": json.loads(text)["info"], "packages": {}}


def _z3(packages: Packages) -> Files:
    """Return Z3's wheel without the unused half of its files."""
    (path,) = packages.wheels.glob("z3_solver-*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = [name for name in wheel.namelist() if not name.startswith(WHEEL_UNUSED)]
        return {path.name: _zip({name: wheel.read(name) for name in names})}


def page_sources() -> Files:
    """Return the page's modules and data files, and the shared modules of the core."""
    files = {
        f"ui/{path}": content
        for path, content in read_tree(WEB / "ui").items()
        if path.endswith(LATE_STYLE) or not path.endswith((".html", ".css", FILE))
    }
    del files["ui/__init__.py"]
    files |= {f"locales/{path}": text for path, text in tables().items()}
    files["priorities.py"] = (WEB / "priorities.py").read_bytes()
    for pattern in PAGE_CORE:
        files |= {f"sudoku_core/{path}": text for path, text in read_tree(CORE, pattern).items()}
    return files | read_tree(WEB / "shims", "*.py")


def page_files() -> Files:
    """Return the page's sources with minified modules and stylesheets."""
    minifiers = {".py": minify, ".css": late_stylesheet}
    files = page_sources()
    for path, content in files.items():
        minifier = minifiers.get(PurePosixPath(path).suffix)
        if minifier:
            files[path] = minifier(content.decode()).encode()
    return files


def split_bundles(files: Files) -> dict[str, Files]:
    """Return the page's files by bundle; the bundle "page" is what every visit needs."""
    bundle_of = {path: name for name, paths in BUNDLES.items() for path in paths}
    parts: dict[str, Files] = {name: {} for name in ("page", *BUNDLES)}
    for path, content in files.items():
        parts[bundle_of.get(path.rpartition(".")[0], "page")][path] = content
    return parts


def page_script(prefetched: Sequence[str] = ()) -> bytes:
    """Return the script that unpacks and starts the page's Python.

    Args:
        prefetched: addresses that a first visit fetches at the same time.
    """
    return (FETCH_EARLY.replace("ADDRESSES", json.dumps(list(prefetched))) + UNPACK).encode()


def engine_sources(packages: Packages) -> bytes:
    """Return the worker's Python packages as an archive."""
    archive = {f"sudoku_core/{path}": data for path, data in read_tree(CORE, "**/*.py").items()}
    archive = {path: data for path, data in archive.items() if not path.startswith(CORE_UNUSED)}
    archive |= {f"engine/{path}": data for path, data in read_tree(WEB / "engine", "*.py").items()}
    del archive["engine/worker.py"]  # a script, not a module
    for path, data in read_tree(packages.pypi / "pulp", "**/*.py").items():
        if not path.startswith(("tests/", "solverdir/")):
            archive[f"pulp/{path}"] = data
    return _zip(archive)


def split_archive(archive: bytes) -> tuple[bytes, bytes]:
    """Split the compiled archive of the engine.

    Args:
        archive: all modules that the engine may need.

    Returns:
        The archive for the start, and the archive that is fetched with OpenCV.
    """
    with zipfile.ZipFile(io.BytesIO(archive)) as compiled:
        files = {path: compiled.read(path) for path in compiled.namelist()}
    with_opencv = {p: data for p, data in files.items() if p.startswith(WITH_OPENCV)}
    first = {path: data for path, data in files.items() if path not in with_opencv}
    with_opencv |= {
        f"sudoku_core/{path}": data for path, data in read_tree(CORE, "photo/*.onnx").items()
    }
    return _zip(first, zipfile.ZIP_STORED), _zip(with_opencv)


def _zip(files: Files, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an archive whose bytes depend on the files only."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for path, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), content, method)
    return out.getvalue()
