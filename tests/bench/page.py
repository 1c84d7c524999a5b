"""The seeds' nine instances in the page: ``python -m tests.bench page``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from sitebuild.build import build
from sitebuild.place import DIST
from tests import chromium
from tests.bench.seeds import instances
from tests.bench.start import mark
from tests.bench.table import machine, markdown, write
from tests.host import Host

SOLVERS = ("highs", "search")
ENDED = """() => document.querySelector("[role=status]").textContent.match(
  /is the (only solution)|is (more than one)|has (no solution)|(not known)/)"""
TOOK = """() => {
  const [start] = performance.getEntriesByName("solve-start").slice(-1);
  const [end] = performance.getEntriesByName("solve-end").slice(-1);
  return (end.startTime - start.startTime) / 1000;
}"""


def main(argv: Sequence[str]) -> None:
    """Solve each instance in the page with each solver."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench page", description=main.__doc__)
    parser.parse_args(argv)
    build()
    rows = []
    with sync_playwright() as playwright, Host(DIST).up() as address:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(), args=list(chromium.FLAGS)
        )
        page = browser.new_context(locale="en").new_page()
        for name, _ in instances():
            rows.append([name, *[_solve(page, address, name, solver) for solver in SOLVERS]])
            print(*rows[-1], sep="  ", file=sys.stderr)
        version = browser.version
    text = "The seeds' instances in the page, seconds from Solve to the first solution.\n\n"
    text += markdown(["instance", *SOLVERS], rows)
    write("page", f"{text}\n\nChromium {version}; {machine()}")


def _solve(page: Page, address: str, instance: str, solver: str) -> str:
    page.goto(address)
    mark(page, "engine-ready")
    page.get_by_role("combobox", name="Example").select_option(instance)
    page.get_by_role("combobox", name="Solver").select_option(solver)
    page.get_by_role("button", name="Solve", exact=True).click()
    ended = page.wait_for_function(ENDED, timeout=300_000).json_value()
    said = next(part for part in ended[1:] if part)
    return f"{page.evaluate(TOOK):.2f}, {said}"
