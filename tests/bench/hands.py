"""Measure what the page asks of hands, and how soon it answers: ``python -m tests.bench hands``.

Keystrokes and taps are counted in the page while a script does what a person would. From key to
paint is the time between a key's event and the frame after it, at a quarter of the machine's speed,
once the engine is there.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.place import DIST
from tests.bench.page import EASY, launched, mark
from tests.bench.table import machine, markdown, write
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SLOWDOWN = 4
KEYS = 60
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WATCH = """() => {
  window.presses = 0; window.waits = [];
  for (const kind of ["keydown", "pointerdown"])
    addEventListener(kind, (event) => {
      if (["Shift", "Control", "Alt"].includes(event.key)) return;
      window.presses += 1;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.waits.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(0);
      });
    }, true);
}"""


def opened(browser: Browser, address: str, size: dict[str, int], fragment: str = "") -> Page:
    """The page, which counts presses and times frames."""
    context = browser.new_context(viewport=size, locale="en", has_touch=size is PHONE)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address + fragment)
    mark(page, "ui-ready")
    page.evaluate(WATCH)
    return page


def counted(page: Page, task: Callable[[Page], None]) -> int:
    """Return how many keys and taps a task takes."""
    before = page.evaluate("window.presses")
    task(page)
    return int(page.evaluate("window.presses") - before)


def press(page: Page, name: str, role: str = "button") -> None:
    """A tap on what has this name."""
    page.get_by_role(role, name=name, exact=True).tap()  # type: ignore[arg-type]


def entered_by_keys(page: Page) -> None:
    """A puzzle of 30 givens, from the one that a first visit shows."""
    page.get_by_role("button", name="Enter my own").click()
    for sign in GIVENS.rstrip("."):
        page.keyboard.press("Space" if sign == "." else sign)


def entered_by_touch(page: Page) -> None:
    """The same by touch: digit after digit, and the cell before it where that is not the next."""
    press(page, "Puzzle")
    press(page, "Enter my own")
    for number, sign in enumerate(GIVENS):
        if sign != ".":
            if not number or GIVENS[number - 1] == ".":
                page.get_by_role("gridcell").nth(number).tap()
            page.locator("#pad").get_by_role("button").nth(int(sign) - 1).tap()


def noted_by_keys(page: Page) -> None:
    """Set a corner note in five cells side by side."""
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+Digit1")


def noted_by_touch(page: Page) -> None:
    """The same by touch, cell by cell."""
    press(page, "Notes")
    for number in range(9, 14):
        page.get_by_role("gridcell").nth(number).tap()
        page.locator("#pad").get_by_role("button").nth(0).tap()


def solved(page: Page) -> None:
    """The solution, with an answer in words."""
    page.get_by_role("button", name="Solve", exact=True).click()
    mark(page, "solve-end")


def paints(browser: Browser, address: str, side: int) -> list[float]:
    """Milliseconds from key to paint on a board full of notes, digits and moves by turns."""
    page = opened(browser, address, WIDE, f"#p=1{'.' * (side * side - 1)}")
    page.get_by_role("button", name="Fill in notes").click()
    page.wait_for_function("document.querySelectorAll('[role=gridcell] *').length > 50")
    mark(page, "engine-ready")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.evaluate("window.waits = []")
    for turn in range(KEYS):
        key = ("ArrowRight", "1", "ArrowDown", "2")[turn % 4]
        page.keyboard.press(key)
        page.wait_for_function("count => window.waits.length > count", arg=turn)
    waits = [float(wait) for wait in page.evaluate("window.waits")]
    page.context.close()
    return waits


def main(argv: Sequence[str]) -> None:
    """Count keys and taps, and time from key to paint."""
    argparse.ArgumentParser(prog="python -m tests.bench hands").parse_args(argv)
    build()
    with launched() as browser, Host(DIST).up() as address:
        tasks: list[tuple[str, dict[str, int], str, list[Callable[[Page], None]]]] = [
            ("enter 30 givens, then solve, by keyboard", WIDE, "", [entered_by_keys, solved]),
            ("enter 30 givens, then solve, by touch", PHONE, "", [entered_by_touch, solved]),
            ("a linked puzzle: solve it", PHONE, f"#p={EASY}", [solved]),
            ("a note in five cells, by keyboard", WIDE, f"#p={'.' * 80}1", [noted_by_keys]),
            ("a note in five cells, by touch", PHONE, f"#p={EASY}", [noted_by_touch]),
        ]
        counts = []
        for name, size, fragment, steps in tasks:
            page = opened(browser, address, size, fragment)
            counts.append((name, " + ".join([str(counted(page, step)) for step in steps])))
            page.context.close()
        times = []
        for side in (9, 25):
            waits = paints(browser, address, side)
            least = f"{median(waits):.0f}", f"{quantiles(waits, n=20)[-1]:.0f}", f"{max(waits):.0f}"
            times.append((f"{side} × {side}", *least))
        version = browser.version
    text = (
        f"From key to paint on a board full of notes, milliseconds at {SLOWDOWN}× slowdown, "
        f"{KEYS} keys."
    )
    write(
        "hands",
        "\n".join(
            [
                "Keystrokes and taps.\n",
                markdown(["", "presses"], counts),
                f"\n{text}\n",
                markdown(["board", "median", "95th percentile", "worst"], times),
                f"\nChromium {version}; {machine()}",
            ]
        ),
    )
