"""Puts ``dist/`` together."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
import tempfile
from pathlib import Path

from .fetch import Packages, fetch, run
from .groups import (
    OPTIONAL,
    Files,
    engine_archive,
    folder_name,
    page_files,
    page_script,
    read_tree,
    vendor_groups,
)
from .licences import licences_page
from .place import CACHE, CORE, DIST, ROOT, WEB, BuildError, say

ENGINE_GROUPS = ("pyodide", "highs", "engine")
"""The groups whose size the page tells while the engine loads."""
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval' blob:; "
    "worker-src 'self' blob:; connect-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'"
)
"""Nothing but the page's own origin can be reached; PyScript needs 'unsafe-eval'."""


def build(dist: Path = DIST) -> None:
    """Build the site unless it stands as it would be built.

    Raises:
        BuildError: a package could not be fetched, or a step failed.
    """
    stamp = _stamp()
    mark = dist / ".stamp"
    if mark.is_file() and mark.read_text() == stamp:
        return
    packages = fetch()
    say("Putting the page together …")
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        _assemble(packages, Path(folder) / "dist")
        (Path(folder) / "dist/.stamp").write_text(stamp)
        if dist.exists():
            dist.rename(Path(folder) / "old")
        (Path(folder) / "dist").rename(dist)


def _assemble(packages: Packages, dist: Path) -> None:
    groups = _groups(packages)
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    for group, files in groups.items():
        _write(dist / folders[group], files)
    pages = {"index.html": _index(folders, groups), "licences.html": licences_page(packages)}
    _write(dist, pages)
    _write_service_worker(packages, dist, folders, groups, pages)


def _groups(packages: Packages) -> dict[str, Files]:
    """The groups of files. One that names the folders of others comes after them."""
    groups = vendor_groups(packages)
    archive = engine_archive(packages)
    groups["snapshot"] = {"memory.gz": _snapshot(packages, archive)}
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    interpreter = (WEB / "engine/interpreter.mjs").read_text("utf-8")
    groups["engine"] = {
        "engine.zip": archive,
        "worker.py": (WEB / "engine/worker.py").read_bytes(),
        "interpreter.mjs": _filled(
            interpreter, {**folders, "optional": json.dumps(_optional(folders, groups))}
        ),
    }
    groups["app"] = {"page.py": page_script(page_files())}
    for part in ("styles", "icons"):
        groups["app"] |= {f"{part}/{path}": data for path, data in read_tree(WEB / part).items()}
    return groups


def _optional(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """What the engine knows of the solvers that it has not yet: where they are, and their size."""
    return {
        group: {
            "files": [f"../{folders[group]}/{path}" for path in sorted(groups[group])],
            "bytes": _travelling(groups[group]),
            "licence": licence,
        }
        for group, licence in OPTIONAL.items()
    }


def _travelling(files: Files) -> int:
    """The bytes of a group on their way, compressed."""
    return sum(len(gzip.compress(data, 6)) for data in files.values())


def _filled(text: str, values: dict[str, str]) -> bytes:
    """The text with each ``{{name}}`` replaced by its value.

    >>> _filled("<{{a}}>", {"a": "1"})
    b'<1>'
    """
    return re.sub(r"\{\{(\w+)\}\}", lambda name: values[name[1]], text).encode()


def _write(folder: Path, files: Files) -> None:
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _snapshot(packages: Packages, archive: bytes) -> bytes:
    """Pyodide's memory with the engine imported; made once for each engine and Pyodide."""
    script = WEB / "sitebuild/snapshot.mjs"
    pyodide = packages.npm / "pyodide"
    made_from = archive + script.read_bytes() + (pyodide / "package.json").read_bytes()
    made = CACHE / f"snapshot-{hashlib.sha256(made_from).hexdigest()[:12]}.gz"
    if not made.is_file():
        say("Making the memory snapshot …")
        for old in CACHE.glob("snapshot-*"):
            old.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            given, memory = Path(folder) / "engine.zip", Path(folder) / "memory.gz"
            given.write_bytes(archive)
            run([packages.node, script, pyodide, given, memory])
            memory.replace(made)
    return made.read_bytes()


def _index(folders: dict[str, str], groups: dict[str, Files]) -> bytes:
    config = json.dumps(_config(folders, groups), separators=(",", ":"))
    text = (WEB / "index.html").read_text("utf-8")
    if "{{head}}" not in text:
        raise BuildError("web/index.html has no {{head}}: the policy and the preloads go there.")
    head = _head(folders, groups)
    return _filled(text, {**folders, "config": html.escape(config), "head": head})


def _head(folders: dict[str, str], groups: dict[str, Files]) -> str:
    """The content policy, and what the page will ask for as soon as it can."""
    pyscript, micropython, app = folders["pyscript"], folders["micropython"], folders["app"]
    modules = [f"{pyscript}/{name}" for name in groups["pyscript"] if name.endswith(".js")]
    modules.append(f"{micropython}/micropython.mjs")
    fetched = [f"{micropython}/micropython.wasm", f"{app}/page.py"]
    return "\n    ".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            *[f'<link rel="modulepreload" href="./{path}">' for path in modules],
            *[f'<link rel="preload" as="fetch" crossorigin href="./{p}">' for p in fetched],
        ]
    )


def _config(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """PyScript's configuration of the main thread; ``engine`` is for ``ui.engine``."""
    size = sum(_travelling(groups[group]) for group in ENGINE_GROUPS)
    return {
        "interpreter": f"./{folders['micropython']}/micropython.mjs",
        "engine": {
            "worker": f"./{folders['engine']}/worker.py",
            "interpreter": f"./{folders['engine']}/interpreter.mjs",
            "bytes": size,
        },
    }


def _write_service_worker(
    packages: Packages,
    dist: Path,
    folders: dict[str, str],
    groups: dict[str, Files],
    pages: Files,
) -> None:
    """Bundle ``web/sw.js`` with Workbox and the list of what it stores."""
    stored: list[dict[str, str | None]] = []
    for name, content in pages.items():
        digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
        url = f"./{name}".removesuffix("index.html")
        stored.append({"url": url, "revision": digest, "integrity": f"sha256-{digest}"})
    stored += [
        {"url": f"./{folders[group]}/{path}", "revision": None}
        for group, files in groups.items()
        if group not in OPTIONAL
        for path in files
    ]
    optional = [f"./{folders[group]}/" for group in OPTIONAL]
    run(
        [
            packages.node,
            packages.npm / "esbuild/bin/esbuild",
            WEB / "sw.js",
            "--bundle",
            "--minify",
            "--legal-comments=none",
            f"--define:FILES={json.dumps(stored)}",
            f"--define:OPTIONAL={json.dumps(optional)}",
            '--define:process.env.NODE_ENV="production"',
            f"--outfile={dist / 'sw.js'}",
        ],
        environment={"NODE_PATH": str(packages.npm)},
    )


def _stamp() -> str:
    """A hash of everything the site is made from."""
    digest = hashlib.sha256()
    for folder in (WEB, CORE):
        for path, content in read_tree(folder).items():
            digest.update(f"{folder.relative_to(ROOT)}/{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
