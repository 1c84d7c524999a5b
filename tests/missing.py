"""Test what a test does when something it needs is not on this machine."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(name: str) -> NoReturn:
    """Skip the test as "missing: NAME", or fail it where everything must be there.

    Args:
        name: what is missing, such as a solver or a browser.
    """
    reason = f"missing: {name}"
    if os.environ.get("SUDOKU_REQUIRE_ALL") == "1":
        pytest.fail(reason)
    pytest.skip(reason)
