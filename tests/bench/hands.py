"""Measure what the page asks of hands, and how soon it answers: ``python -m tests.bench hands``.

Keystrokes and taps are counted in the page while a script does what a person would. From key to
paint is the time between a key's event and the frame after it, at a quarter of the machine's speed
(``--slowdown 1``: at its own), once the engine is there, a key every 150 ms; beside it, that of a
key that does nothing, and what the page's main thread works for a key. Another build is measured by
turns with this one: ``--beside FOLDER``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from sitebuild.build import build
from sitebuild.paths import DIST
from tests.bench.page import EASY, launched, mark
from tests.bench.table import machine, markdown, write
from tests.host import Host

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

SLOWDOWN = 4
KEYS = 60
ROUNDS = 2
"""So often each board of each build is measured."""
BETWEEN = 0.15
"""Seconds from one key to the next."""
SIDES = (9, 16, 25)
AT_WORK, IDLE = ("ArrowRight", "1", "ArrowDown", "2"), ("F8",)
"""Digits and moves by turns; a key that does nothing."""
COLUMNS = ("median", "95th", "worst", "a key that does nothing: median", "95th", "work a key")
Row = tuple[str, ...]
Waits = tuple[list[float], list[float], float]
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
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("button", name="Enter my own").click()
    for sign in GIVENS.rstrip("."):
        page.keyboard.press("Space" if sign == "." else sign)


def entered_by_touch(page: Page) -> None:
    """The same by touch: digit after digit, and the cell before it where that is not the next."""
    press(page, "New")
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


def paints(browser: Browser, address: str, side: int, slowdown: float) -> Waits:
    """Return the times of keys on a board full of notes.

    Returns:
        Milliseconds from key to paint of keys, those of idle keys, and the milliseconds that the
        main thread worked for all of the keys.
    """
    page = opened(browser, address, WIDE, f"#p=1{'.' * (side * side - 1)}")
    page.get_by_role("button", name="Fill in notes").click()
    page.wait_for_function("document.querySelectorAll('[role=gridcell] *').length > 50")
    mark(page, "engine-ready")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    session.send("Performance.enable")
    before = _worked(session)
    at_work = _pressed(page, AT_WORK, KEYS)
    worked = _worked(session) - before
    idle = _pressed(page, IDLE, KEYS // 2)
    page.context.close()
    return at_work, idle, worked


def _worked(session: CDPSession) -> float:
    """Return for how many milliseconds the page's main thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    (seconds,) = [metric["value"] for metric in metrics if metric["name"] == "TaskDuration"]
    return 1000 * float(seconds)


def _pressed(page: Page, keys: Sequence[str], count: int) -> list[float]:
    page.wait_for_timeout(1000)
    page.evaluate("window.waits = []")
    start = time.monotonic()
    for turn in range(count):
        time.sleep(max(0.0, start + turn * BETWEEN - time.monotonic()))
        page.keyboard.press(keys[turn % len(keys)])
    page.wait_for_function("count => window.waits.length >= count", arg=count)
    return [float(wait) for wait in page.evaluate("window.waits")]


def timed(
    browser: Browser, addresses: dict[str, str], sides: Sequence[int], slowdown: float
) -> list[Row]:
    """Return a row of figures for each board of each build, which are measured by turns.

    Args:
        browser: Chromium.
        addresses: by the name of a build where its site is.
        sides: of the boards.
        slowdown: by how much the page's processor is slowed down.
    """
    rows = []
    for side in sides:
        rounds: dict[str, list[Waits]] = {name: [] for name in addresses}
        for _ in range(ROUNDS):
            for name, address in addresses.items():
                rounds[name].append(paints(browser, address, side, slowdown))
        for name, waits in rounds.items():
            at_work = [wait for work, _, _ in waits for wait in work]
            idle = [wait for _, rest, _ in waits for wait in rest]
            work = sum(worked for _, _, worked in waits) / len(at_work)
            title = f"{side} × {side}" + (f", {name}" if name else "")
            worst, each = f"{max(at_work):.0f}", f"{work:.1f}"
            rows.append((title, *_figures(at_work), worst, *_figures(idle), each))
    return rows


def _figures(waits: list[float]) -> Row:
    return f"{median(waits):.0f}", f"{quantiles(waits, n=20)[-1]:.0f}"


def counts(browser: Browser, address: str) -> list[Row]:
    """Return a row for each task with how many keys and taps it takes."""
    tasks: list[tuple[str, dict[str, int], str, list[Callable[[Page], None]]]] = [
        ("enter 30 givens, then solve, by keyboard", WIDE, "", [entered_by_keys, solved]),
        ("enter 30 givens, then solve, by touch", PHONE, "", [entered_by_touch, solved]),
        ("a linked puzzle: solve it", PHONE, f"#p={EASY}", [solved]),
        ("a note in five cells, by keyboard", WIDE, f"#p={'.' * 80}1", [noted_by_keys]),
        ("a note in five cells, by touch", PHONE, f"#p={EASY}", [noted_by_touch]),
    ]
    rows = []
    for name, size, fragment, steps in tasks:
        page = opened(browser, address, size, fragment)
        rows.append((name, " + ".join([str(counted(page, step)) for step in steps])))
        page.context.close()
    return rows


def main(argv: Sequence[str]) -> None:
    """Count keys and taps, and time from key to paint."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench hands", description=main.__doc__)
    help_text = "the built site of another release: only from key to paint, of both in turns"
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help=help_text)
    parser.add_argument("--sides", type=int, nargs="+", default=SIDES)
    parser.add_argument("--slowdown", type=float, default=SLOWDOWN, metavar="TIMES")
    args = parser.parse_args(argv)
    build()
    with launched() as browser, ExitStack() as hosts:
        address = hosts.enter_context(Host(DIST).up())
        if args.beside:
            other = hosts.enter_context(Host(args.beside).up())
            rows = timed(
                browser, {"": address, "the other release": other}, args.sides, args.slowdown
            )
            write("hands-beside", _times(rows, args.slowdown, browser.version))
            return
        presses = counts(browser, address)
        text = _times(
            timed(browser, {"": address}, args.sides, args.slowdown), args.slowdown, browser.version
        )
    write("hands", f"Keystrokes and taps.\n\n{markdown(['', 'presses'], presses)}\n\n{text}")


def _times(rows: list[Row], slowdown: float, version: str) -> str:
    return "\n".join(
        [
            f"From key to paint on a board full of notes, milliseconds at {slowdown:g}× slowdown, "
            f"{ROUNDS * KEYS} keys, one every {BETWEEN * 1000:.0f} ms.\n",
            markdown(["board", *COLUMNS], rows),
            f"\nChromium {version}; {machine()}",
        ]
    )
