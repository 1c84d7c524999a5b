"""The built site and a browser, for every test that wants them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sitebuild.build import build
from sitebuild.place import DIST
from tests import chromium
from tests.host import Host

collect_ignore = ["engine/page_solvers.py"]
"""What only the page's Python can import."""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the site, built as ``serve.py --build`` builds it."""
    build()
    return DIST


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site."""
    with Host(dist).up() as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """How pytest-playwright starts its browser."""
    return {
        **browser_type_launch_args,
        "executable_path": chromium.find(),
        "args": list(chromium.FLAGS),
    }
