"""The built site and a browser, for every test that wants them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sitebuild.build import build
from sitebuild.place import DIST
from sitebuild.server import make_server

from tests import chromium


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the site, built as ``serve.py --build`` builds it."""
    build()
    return DIST


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which a folder is served meanwhile."""
    server = make_server(folder, 0)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site."""
    with served(dist) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """How pytest-playwright starts its browser."""
    return {
        **browser_type_launch_args,
        "executable_path": chromium.find(),
        "args": list(chromium.FLAGS),
    }
