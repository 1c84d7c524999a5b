"""The fetched packages, the built site and a browser, for every test that wants them.

The tests run in several processes, each with a host and a browser of its own, and share what is
fetched and built: who comes first fetches and builds, the others wait.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import expect

from sitebuild.build import build
from sitebuild.fetch import Packages, fetch
from sitebuild.paths import CACHE, DIST
from tests import chromium
from tests.host import Host

# Hundreds of processes import the same modules: they are compiled once, whatever the shell says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

collect_ignore = [
    "engine/page_solvers.py",
    "micropython/links.py",
    "site/archive_script.py",
    "training",
]
"""What only the page's Pythons can import."""

settings.register_profile("sudoku", deadline=None, max_examples=40)  # how long is not asked
settings.load_profile("sudoku")
expect.set_options(timeout=20_000)  # machines that run tests are busy


def pytest_xdist_auto_num_workers() -> int:
    """Return one process more than there are cores: one often waits for a browser or a network."""
    return (os.cpu_count() or 1) + 1


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Of several processes, one is in here at a time; one that dies lets the next in."""
    if os.name != "posix":
        yield
        return
    import fcntl

    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def packages() -> Packages:
    """Return what the page is made of, fetched."""
    with _one_at_a_time():
        return fetch()


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the site, built as ``serve.py --build`` builds it."""
    with _one_at_a_time():
        build()
    return DIST


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site."""
    with Host(dist).up() as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """Return the options of pytest-playwright's browser, which is installed first if missing."""
    with _one_at_a_time():
        path = chromium.find()
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": list(chromium.FLAGS),
    }
