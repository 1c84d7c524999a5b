"""A Chromium to test with: an installed one, else Playwright's own, else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache

import pytest

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--liftoff-only",  # each page lives for seconds: too short for optimised code
)
NONE = (
    "There is no Chromium to test with: none is installed, Playwright could not fetch its own, and "
    "this is not Debian run as root. Install Chromium or Chrome and run the tests again."
)


LAUNCH = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    playwright.chromium.launch(args=["--no-sandbox"]).close()
"""


@cache
def find() -> str | None:
    """The path of a Chromium, None for Playwright's own; fails the test if there is none."""
    if path := _installed():
        return path
    if _playwrights():
        return None
    return _debians() or pytest.fail(NONE, pytrace=False)


def _installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _playwrights() -> bool:
    """Return whether Playwright's own Chromium runs here, fetched now if it was not before."""
    launch = [sys.executable, "-c", LAUNCH]
    return _succeeds(launch) or (
        _succeeds([sys.executable, "-m", "playwright", "install", "chromium"]) and _succeeds(launch)
    )


def _debians() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    _succeeds(["apt-get", "update"])
    _succeeds(["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
    return _installed()


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
