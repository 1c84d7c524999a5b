"""Test what the build puts into ``dist/``."""

from __future__ import annotations

import gzip
import html
import json
import re
from pathlib import Path

import pytest

from sitebuild.build import ON_INSTALLING, build
from sitebuild.fetch import fetch, run
from sitebuild.groups import OPTIONAL, engine_sources, folder_name, split_archive
from sitebuild.icons import ICONS
from sitebuild.paths import WEB

MOST_BYTES = {"app-*/page.gz": 240_000, "engine-*/engine.gz": 1_750_000}
"""The largest sizes of the files of our own that every first visit fetches."""


def stored(dist: Path) -> list[str]:
    """Return the paths that the service worker stores."""
    return re.findall(r'url:"\./([^"]*)"', (dist / "sw.js").read_text("utf-8"))


def test_all_that_the_page_names_is_there(dist: Path) -> None:
    text = html.unescape((dist / "index.html").read_text("utf-8"))
    named = set(re.findall(r'"\./([^"#*]+)"', text))
    assert {path.rpartition("/")[2] for path in named} >= {"core.js", "page.py", "interpreter.mjs"}
    assert [path for path in named if not (dist / path).is_file()] == []


def test_nothing_is_left_to_fill_in(dist: Path) -> None:
    for path in [dist / "index.html", *dist.glob("engine-*/interpreter.mjs")]:
        assert "{{" not in path.read_text("utf-8")


def test_the_page_names_no_other_origin(dist: Path) -> None:
    text = (dist / "index.html").read_text("utf-8")
    assert re.findall(r"(?:https?:)?//[\w.-]+", text) == []
    assert "default-src 'self'" in text


def test_the_service_worker_stores_all_that_the_page_needs(dist: Path) -> None:
    there = {path.relative_to(dist).as_posix() for path in dist.glob("*-*/**/*") if path.is_file()}
    optional = {path for path in there if path.startswith(tuple(f"{name}-" for name in OPTIONAL))}
    installing = {path for path in there if path.endswith(ON_INSTALLING)}
    assert len(installing) == len(ICONS)
    assert set(stored(dist)) == {"", "licences.html"} | there - optional - installing
    folders = re.findall(r'"\./([^"]*)/"', (dist / "sw.js").read_text("utf-8"))
    assert {path.partition("/")[0] for path in optional} == set(folders)
    assert {folder.partition("-")[0] for folder in folders} == set(OPTIONAL)
    assert any(path.endswith("memory.gz") for path in there)


@pytest.mark.parametrize("pattern", MOST_BYTES)
def test_a_first_visit_fetches_no_more_than_before(dist: Path, pattern: str) -> None:
    (path,) = dist.glob(pattern)
    assert path.stat().st_size <= MOST_BYTES[pattern]


def test_folders_are_named_after_their_content(dist: Path) -> None:
    for folder in dist.glob("*-*"):
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file()
        }
        assert folder.name == folder_name(folder.name.partition("-")[0], files)


@pytest.mark.long
def test_what_pyodide_makes_comes_out_the_same_every_time(dist: Path, tmp_path: Path) -> None:
    packages = fetch()
    (packed,) = dist.glob("engine-*/engine.gz")
    (memory,) = dist.glob("snapshot-*/memory.gz")
    sources, archive, again = (tmp_path / name for name in ("sources", "archive", "again"))
    sources.write_bytes(engine_sources(packages))
    archive.write_bytes(gzip.decompress(packed.read_bytes()))
    for name, given, made in (("compile", sources, archive), ("snapshot", archive, memory)):
        script = WEB / f"sitebuild/{name}.mjs"
        run([packages.node, script, packages.npm / "pyodide", given, again])
        data = again.read_bytes()
        assert (split_archive(data)[0] if name == "compile" else data) == made.read_bytes(), name


def test_the_licences_of_all_parts_are_shown(dist: Path) -> None:
    text = html.unescape((dist / "licences.html").read_text("utf-8"))
    for part in (
        "PuLP",
        "highs",
        "cadical-wasm",
        "lean-qr",
        "@techstark/opencv-js",
        "Z3",
        "pyodide",
        "micropython-[a-z-]*",
        "@pyscript/core",
        "workbox-precaching",
    ):
        assert re.search(rf"<h2>[^<]*{part} [\w.-]+ \(", text), part
    for words in (
        "Mozilla Public License, version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Apache License",
        "Copyright (c) 2026 HiGHS",
        "The compiled artifacts include CaDiCaL",
        "Permission is hereby granted",
    ):
        assert words in text


def test_a_second_build_of_the_same_changes_nothing(dist: Path) -> None:
    before = (dist / "index.html").stat()
    build()
    assert (dist / "index.html").stat().st_mtime_ns == before.st_mtime_ns


def test_the_lockfile_pins_every_package_and_names_no_address() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    for path, package in lock["packages"].items():
        assert "resolved" not in package, path
        assert path == "" or package["integrity"].startswith("sha512-"), path
