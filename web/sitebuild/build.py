"""Puts ``dist/`` together."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import shutil
from pathlib import Path

from .fetch import fetch
from .groups import (
    Files,
    engine_files,
    folder_name,
    page_files,
    page_script,
    read_tree,
    vendor_groups,
)
from .place import CORE, DIST, ROOT, WEB, say

COUNTED = ("pyodide", "highs", "engine")
"""The groups whose size the page tells while the engine loads."""


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
    groups = vendor_groups(packages)
    groups["engine"] = engine_files(packages)
    groups["app"] = {"page.py": page_script(page_files())}
    for part in ("styles", "icons"):
        groups["app"] |= {f"{part}/{path}": data for path, data in read_tree(WEB / part).items()}
    folders = {group: folder_name(group, files) for group, files in groups.items()}
    shutil.rmtree(dist, ignore_errors=True)
    for group, files in groups.items():
        _write(dist / folders[group], files)
    _write(dist, {"index.html": _index(folders, groups)})
    mark.write_text(stamp)


def _write(folder: Path, files: Files) -> None:
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _index(folders: dict[str, str], groups: dict[str, Files]) -> bytes:
    text = (WEB / "index.html").read_text()
    config = json.dumps(_config(folders, groups), separators=(",", ":"))
    for name, value in {**folders, "config": html.escape(config)}.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text.encode()


def _config(folders: dict[str, str], groups: dict[str, Files]) -> dict[str, object]:
    """PyScript's configuration of the main thread; ``engine`` is for ``ui.engine``."""
    bytes_ = sum(
        len(gzip.compress(data, 6)) for group in COUNTED for data in groups[group].values()
    )
    return {
        "interpreter": f"./{folders['micropython']}/micropython.mjs",
        "engine": {
            "worker": f"./{folders['engine']}/worker.py",
            "interpreter": f"./{folders['pyodide']}/pyodide.mjs",
            "bytes": bytes_,
            "config": {
                "files": {f"./{folders['engine']}/engine.zip": "./*"},
                "js_modules": {"worker": {f"./{folders['highs']}/highs.mjs": "highs"}},
            },
        },
    }


def _stamp() -> str:
    """A hash of everything the site is made from."""
    digest = hashlib.sha256()
    for folder in (WEB, CORE):
        for path, content in read_tree(folder).items():
            digest.update(f"{folder.relative_to(ROOT)}/{path}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()
