"""The page in Firefox and in WebKit: ready, solves, reads a photo, cancels, works offline."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

import sudoku_core as sc
from tests import pages
from tests.drivers import Driver, firefox, webkit
from tests.host import Host
from tests.plain import AMPL, CLASSIC
from tests.plain import GUROBI as EASY

LARGE = next(
    line
    for line in (Path(__file__).parents[1] / "data/25x25.txt").read_text().splitlines()
    if line[0] != "#"
)
MARKED = "return performance.getEntriesByName(arguments[0]).length"
SAYS = "return document.querySelector('[role=status]').textContent.includes(arguments[0])"
VALUES = (
    "return [...document.querySelectorAll('[role=gridcell]')].map(c => c.dataset.value).join('')"
)
PRESS = "[...document.querySelectorAll('button')].find(b => b.textContent == arguments[0]).click()"
CHOOSE = """
const select = [...document.querySelectorAll("select")].find((one) => one.labels[0]?.textContent
  .includes(arguments[0]));
select.value = arguments[1];
select.dispatchEvent(new Event("change", { bubbles: true }));
return select.value;
"""
OFFERED = "return document.querySelector(`option[value='${arguments[0]}']`)"
CELLS = "return document.querySelectorAll('[role=gridcell]').length == arguments[0]"
FILE = """
const bytes = Uint8Array.from(atob(arguments[0]), letter => letter.charCodeAt(0));
const moved = new DataTransfer();
moved.items.add(new File([bytes], "photo.png", { type: "image/png" }));
const input = document.getElementById("photo-file");
input.files = moved.files;
input.dispatchEvent(new Event("change", { bubbles: true }));
"""
HAS_CONTROLLER = "return navigator.serviceWorker.controller"
CLASHING = "6" + EASY[1:]
SHOWS = "return document.getElementById('panel-model').innerText.includes(arguments[0])"
WRITTEN = "return document.getElementById('exported').value.includes(arguments[0])"
CALLED = {"highs": "HiGHS", "cadical": "CaDiCaL", "z3": "Z3"}
FETCHED = "cadical"
"""The quickest of those that are kept only once they were wanted."""


def solve_by(page: Driver, name: str) -> None:
    page.until(OFFERED, name)
    assert page.run(CHOOSE, "Solver", name) == name
    page.run(PRESS, "Solve")
    page.until(SAYS, f"Solved by {CALLED[name]}")
    page.until(SAYS, "This is the only solution.")
    grid = sc.solve(sc.parse(AMPL), "search").grid
    assert grid
    assert page.run(VALUES) == "".join(str(digit) for digit in grid.cells)


def look_at_the_model(page: Driver) -> None:
    """Check the panel, the relaxation, the model as text, and conflicting givens."""
    page.run("location.hash = arguments[0]", f"p={EASY}")
    page.run(PRESS, "Model")
    page.run(PRESS, "Program")
    page.until(SHOWS, "324 constraints")
    page.run(PRESS, "Export")
    page.until(WRITTEN, "given_r1c1: x_1_1_5 = 1")
    page.run(PRESS, "Relaxation")
    page.run(PRESS, "Solve the relaxation")
    page.until(SHOWS, "Presolve alone solves it")
    page.run("location.hash = arguments[0]", f"p={CLASHING}")
    page.until("return !document.querySelector('.solved, .relaxed')")
    page.run(PRESS, "Solve")
    page.until(SAYS, "no solution")
    page.run(PRESS, "Which givens clash?")
    page.until(SAYS, "contradict each other")


def read_a_photo(page: Driver, picture: Path) -> None:
    """From a file; nothing is solved."""
    page.run("location.hash = arguments[0]", "p=" + "1" + "." * 80)
    page.run(FILE, b64encode(picture.read_bytes()).decode())
    page.until(SAYS, f"Read {81 - CLASSIC.count('.')} givens.")
    assert page.run(VALUES) == CLASSIC.replace(".", "")


@pytest.mark.long
@pytest.mark.parametrize("engine", [firefox, webkit])
def test_the_page_works_in_other_engines(
    engine: Callable[[], AbstractContextManager[Driver]], dist: Path, tmp_path: Path
) -> None:
    image, _ = pages.photo(pages.page(CLASSIC), quarters=1)
    photo = Path(pages.save(tmp_path / "photo.png", image))
    with engine() as page:
        with Host(dist).up() as address:
            page.go(f"{address}#p={AMPL}")
            page.until(MARKED, "ui-ready")
            page.until(MARKED, "engine-ready")
            for name in CALLED:
                solve_by(page, name)
            look_at_the_model(page)
            read_a_photo(page, photo)
            page.run(CHOOSE, "Solver", "highs")
            page.run("location.hash = arguments[0]", f"p={LARGE}")
            page.until(CELLS, 625)
            page.run(PRESS, "Solve")
            page.until(SAYS, "Solving with HiGHS")
            page.run(PRESS, "Cancel")
            page.until(SAYS, "Cancelled")
            page.until(HAS_CONTROLLER)
        page.go("about:blank")
        page.go(f"{address}#p={AMPL}")
        page.until(MARKED, "engine-ready")
        solve_by(page, FETCHED)
