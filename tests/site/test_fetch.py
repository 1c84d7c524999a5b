"""Test what a build says when it cannot get what it needs."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from sitebuild.fetch import fetch
from sitebuild.paths import WEB, BuildError

pytestmark = pytest.mark.long
NOWHERE = "http://127.0.0.1:9/"
"""Nothing listens there."""
SMALL = "plain-tag"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A ``web/`` that pins one small package of each kind."""
    folder = tmp_path / "web"
    folder.mkdir()
    shutil.copy(WEB / ".npmrc", folder)
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    small = lock["packages"][f"node_modules/{SMALL}"]
    about = {"name": "small", "dependencies": {SMALL: small["version"]}}
    packages = {"": about, f"node_modules/{SMALL}": small}
    (folder / "package.json").write_text(json.dumps(about))
    lock = {"name": "small", "lockfileVersion": 3, "requires": True, "packages": packages}
    (folder / "package-lock.json").write_text(json.dumps(lock))
    lines = (WEB / "requirements.txt").read_text("utf-8").splitlines()
    pinned = [line for line in lines if line.startswith("typing_extensions")]
    for name in ("requirements.txt", "wheels.txt"):
        (folder / name).write_text("\n".join(pinned))
    return folder


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache with the build's own Python and nothing else, which takes seconds to make."""
    folder = tmp_path_factory.mktemp("begun")
    with pytest.raises(FileNotFoundError):
        fetch(folder / "web that is not there", folder / "cache")
    return folder / "cache"


@pytest.fixture
def cache(begun: Path, tmp_path: Path) -> Path:
    """Such a cache, for one test."""
    return shutil.copytree(begun, tmp_path / "cache", symlinks=True)


def test_the_pinned_packages_come_and_are_not_fetched_again(
    web: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = fetch(web, cache)
    assert (packages.npm / SMALL / "package.json").is_file()
    assert (packages.pypi / "typing_extensions.py").is_file()
    assert list(packages.wheels.glob("typing_extensions-*.whl"))
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("PIP_INDEX_URL", NOWHERE)
    assert fetch(web, cache) == packages


def test_without_npm_pypi_brings_it(
    web: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    packages = fetch(web, cache)
    assert packages.node.is_relative_to(packages.pypi)
    assert (packages.npm / SMALL / "package.json").is_file()


def test_a_wrong_package_from_npm_is_refused(web: Path, cache: Path) -> None:
    lock = web / "package-lock.json"
    right = json.loads(lock.read_text())["packages"][f"node_modules/{SMALL}"]["integrity"]
    lock.write_text(lock.read_text().replace(right, "sha512-" + "A" * 86 + "=="))
    with pytest.raises(BuildError, match="has a wrong checksum"):
        fetch(web, cache)


def test_a_wrong_package_from_pypi_is_refused(web: Path, cache: Path) -> None:
    pinned = (web / "requirements.txt").read_text()
    (web / "requirements.txt").write_text(pinned.partition("sha256:")[0] + "sha256:" + "0" * 64)
    with pytest.raises(BuildError, match="has a wrong checksum"):
        fetch(web, cache)


def test_no_network_is_said(
    web: Path, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", NOWHERE)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setenv("PIP_RETRIES", "0")
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    with pytest.raises(BuildError, match="registries cannot be reached"):
        fetch(web, cache)
    for name in ("requirements.txt", "wheels.txt"):
        (web / name).write_text("")
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm-cache"))
    with pytest.raises(BuildError, match="registries cannot be reached"):
        fetch(web, cache)
