"""For other eyes and hands: contrast, zoom, large text, no motion, the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.plain import AMPL

from .conftest import Sudoku

PLAYED = "#p=.4.1........3.2."
DOTTED = (
    f"#p={'.' * 81};difference:3=r1c1-r1c2;ratio:3=r2c1-r2c2;quadruple:1,2,3,4=r4c4-r4c5-r5c4-r5c5"
)
DISCS = {"whitedots": "whitemarks", "blackdots": "blackmarks", "dots": "discmarks"}
"""Layers of dots, each with that of the texts in them."""
LEAVES = ("Cell", "Program", "Relaxation", "Proof", "Sum", "Log", "Export")
CONTROLS = "button, select, input:not([type=file]), textarea, summary, a"
AXE = """async within => {
  const { violations } = await axe.run(within);
  const named = (id, html) =>
    id === 'label-content-name-mismatch' && html.includes('role="gridcell"');
  return violations.flatMap(({ id, nodes }) => nodes
    .filter(({ html }) => !named(id, html))
    .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`));
}"""
"""What axe-core finds; but notes are said in words, which are not the text that shows them."""
LOST = """controls => {
  const name = element => element.id || element.ariaLabel || element.value || element.textContent;
  const shown = [...document.querySelectorAll(controls)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'));
  const lost = shown.filter(element => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, right, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
    const label = element.closest('label');
    return !found || !(element.contains(found) || label && label.contains(found));
  });
  return lost.map(element => `${name(element)} is out of reach`);
}"""
"""What cannot be scrolled to where it can be pressed."""
OVERLAPS = """controls => {
  const seen = element => {
    let { x, y, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const room = at.getBoundingClientRect();
      [x, y] = [Math.max(x, room.x), Math.max(y, room.y)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { x, y, right, bottom };
  };
  scrollTo(0, document.body.scrollHeight);
  const sticks = element =>
    getComputedStyle(element.closest('.toolbar') ?? element).position === 'sticky';
  const boxes = [...document.querySelectorAll(controls)]
    .filter(element => element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[role=tablist], .picked') && !sticks(element))
    .map(element => [element, seen(element)]);
  return boxes.flatMap(([one, a], k) => boxes.slice(k + 1).filter(([other, b]) =>
    !one.contains(other) &&
    Math.min(a.right, b.right) - Math.max(a.x, b.x) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y) > 1
  ).map(([other]) => `${one.id || one.textContent} lies on ${other.id || other.textContent}`));
}"""
"""Controls that lie on each other, by what their rooms show of them, at the page's end."""
WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`] : [];
}"""
STYLE = """(element, names) => names.map(name => getComputedStyle(element)[name])"""
ANIMATED = """() => {
  document.querySelector('#busy').hidden = false;
  document.querySelector('#board').dataset.finished = true;
  return document.getAnimations().map(({ animationName }) => animationName).sort();
}"""
"""What moves while a solver runs, and at the finish."""


@pytest.fixture
def axed(sudoku: Sudoku, axe: str) -> Callable[[str], list[str]]:
    """Return what axe-core finds wrong in a part of the page, which has to be open."""

    def found(within: str) -> list[str]:
        page = sudoku.page
        if not page.evaluate("() => 'axe' in globalThis"):
            page.evaluate(axe)
        return [f"{within}: {line}" for line in page.evaluate(AXE, within)]

    return found


def everywhere(page: Page) -> Iterator[str]:
    """Opens all that can be opened, one after the other, and says what is open."""
    for tab in ("Play", "Solvers"):
        page.get_by_role("tab", name=tab, exact=True).click()
        yield "body" if tab == "Play" else "#panel-solvers"
    page.get_by_role("tab", name="Model", exact=True).click()
    for leaf in LEAVES:
        page.get_by_role("tab", name=leaf, exact=True).click()
        yield "#panel-model"
    for name in ("New", "Open", "Share", "Recent"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "dialog[open]"
        page.keyboard.press("Escape")
    page.get_by_role("tab", name="Play", exact=True).click()
    for menu in ("More", "Settings"):
        page.get_by_role("button", name=menu, exact=True).click()
        yield ":popover-open"
        page.keyboard.press("Escape")
    for name in ("Statistics", "Settings for play…"):
        page.get_by_role("button", name="Settings", exact=True).click()
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield "dialog[open]"
        page.keyboard.press("Escape")
    page.keyboard.press("?")  # on a phone no button offers it
    yield "#keys"
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Play", exact=True).click()


def test_axe_finds_nothing_wherever_one_goes(
    sudoku: Sudoku, axed: Callable[[str], list[str]]
) -> None:
    sudoku.open(f"#p={AMPL}").ready()
    page = sudoku.page
    sudoku.choice("Solver").select_option("highs")
    compared = page.get_by_role("region", name="Compare solvers")
    for box in compared.get_by_role("checkbox").all():
        box.uncheck()
    compared.get_by_role("checkbox", name=re.compile("^HiGHS")).check()
    sudoku.button("Compare").click()
    expect(compared).to_contain_text("The fastest was", timeout=60_000)
    for key in ("ArrowRight", "ArrowRight", "Shift+Digit1", "Control+Digit2", "ArrowDown", "8"):
        page.keyboard.press(key)
    wrong = []
    # test_access looks at a dark phone: contrast is a matter of the scheme, room one of the size.
    for width, height, scheme in ((390, 844, "light"), (1440, 900, "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        wrong += [f"{width} {scheme} {line}" for part in everywhere(page) for line in axed(part)]
    assert wrong == []


def styles(element: Locator, *names: str) -> tuple[str, ...]:
    """Return what an element looks like."""
    return tuple(element.evaluate(STYLE, names))


def test_forced_colours_leave_what_tells_things_apart(sudoku: Sudoku) -> None:
    page = sudoku.page
    page.emulate_media(forced_colors="active")
    sudoku.open(PLAYED)
    sudoku.cell(1, 1).focus()
    page.keyboard.press("1")
    line = "textDecorationStyle"
    assert styles(sudoku.cell(1, 4), line) != styles(sudoku.cell(1, 2), line)
    page.keyboard.press("Shift+ArrowDown")
    looks = [styles(sudoku.cell(k, 1), "outlineStyle", "outlineWidth") for k in (1, 2, 3)]
    sudoku.button("Check").focus()
    looks.append(styles(sudoku.cell(2, 1), "outlineStyle", "outlineWidth"))
    assert len(set(looks)) == 4, "picked, with the focus, neither, and picked last without it"

    def differ(one: Locator, other: Locator) -> bool:
        return styles(one, "backgroundColor", "color") != styles(other, "backgroundColor", "color")

    page.keyboard.press("x")
    assert differ(page.locator("#kind-corner + span"), page.locator("#kind-digit + span"))
    assert differ(sudoku.button("Notes"), sudoku.button("Check"))
    assert styles(sudoku.button("Redo"), "color") != styles(sudoku.button("Undo"), "color")
    sudoku.tab("Model")
    for one, other in (("Model", "Play"), ("Cell", "Log")):
        tabs = [page.get_by_role("tab", name=name, exact=True) for name in (one, other)]
        assert differ(*tabs)
    chips = page.locator("#families input")
    chips.first.check(force=True)
    spans = page.locator("#families input + span")
    assert differ(spans.first, spans.nth(1))


def lightness(colour: str) -> float:
    """The relative luminance of ``rgb(…)``."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    dark, bright = sorted([lightness(one), lightness(other)])
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("more", ["no-preference", "more"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dots_stand_out_from_the_cells_and_their_texts_from_them(
    sudoku: Sudoku, scheme: Literal["light", "dark"], more: Literal["no-preference", "more"]
) -> None:
    page = sudoku.page
    page.emulate_media(color_scheme=scheme, contrast=more)
    sudoku.open(DOTTED)
    (paper,) = styles(page.locator(".ground path").first, "fill")
    for dots, texts in DISCS.items():
        fill, stroke = styles(page.locator(f".{dots} circle").first, "fill", "stroke")
        assert max(contrast(fill, paper), contrast(stroke, paper)) >= 3, dots
        assert contrast(fill, stroke) >= 3, dots
        text = page.locator(f".{texts} text").first
        assert contrast(styles(text, "fill")[0], fill) >= 4.5, dots
        halo, width = styles(text, "stroke", "strokeWidth")
        assert halo == "none" or width == "0px", dots


def test_more_contrast_and_less_motion(sudoku: Sudoku) -> None:
    page = sudoku.page
    sudoku.open(PLAYED)
    for scheme in ("light", "dark"):
        page.emulate_media(contrast="more", color_scheme=scheme)
        (line,) = styles(page.locator(".hairs path").first, "stroke")
        (paper,) = styles(page.locator(".ground path").first, "fill")
        dark, bright = sorted([lightness(line), lightness(paper)])
        assert (bright + 0.05) / (dark + 0.05) >= 3
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(ANIMATED) == ["finished", "pass"]
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(ANIMATED) == []


@pytest.mark.parametrize(
    ("width", "height", "letters", "locale"),
    [
        (720, 450, 16, "pt"),
        (195, 422, 16, "es"),
        (320, 256, 16, "es"),
        (320, 180, 16, "en"),
        (390, 844, 32, "pt"),
        (820, 1180, 32, "en"),
    ],
)
def test_nothing_is_lost_by_zoom_or_large_text(
    browser: Browser, site: str, width: int, height: int, letters: int, locale: str
) -> None:
    screen = {"width": width, "height": height}
    scale = 4 if width == 320 else 1
    context = browser.new_context(viewport=screen, device_scale_factor=scale, locale=locale)
    page = context.new_page()
    sizes = {"standard": letters, "fixed": letters}
    context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    Sudoku(page, site).open(PLAYED).ready()
    expect(page.locator("#compared tr")).not_to_have_count(0)
    wrong = []
    for tab in ("tab-play", "tab-solvers", "tab-model"):
        page.locator("#" + tab).click()
        parts = page.locator("#panel-model > [role=tablist] [role=tab]:visible").all()
        for part in parts if tab == "tab-model" else [page.locator("#" + tab)]:
            part.click()
            value = page.evaluate(WIDE)
            value += page.evaluate(OVERLAPS, CONTROLS) + page.evaluate(LOST, CONTROLS)
            wrong += [f"{part.get_attribute('id')}: {line}" for line in value]
    assert wrong == []
    context.close()


def go(sudoku: Sudoku, target: Locator) -> None:
    """The Tab key comes there."""
    for _stop in range(60):
        if target.evaluate("element => element === document.activeElement"):
            break
        sudoku.page.keyboard.press("Tab")
    expect(target).to_be_focused()


def stop(sudoku: Sudoku) -> Locator:
    """The board's cell that the Tab key comes to."""
    return sudoku.page.locator("[role=gridcell][tabindex='0']")


def test_a_puzzle_is_entered_solved_and_undone_by_keyboard_alone(sudoku: Sudoku) -> None:
    sudoku.open(PLAYED).ready()
    keys = sudoku.page.keyboard
    go(sudoku, sudoku.button("New"))
    keys.press("Enter")
    sudoku.page.get_by_role("combobox", name="Size", exact=True).select_option("4")
    go(sudoku, sudoku.button("Enter my own"))
    keys.press("Enter")
    keys.type(PLAYED[3:])
    go(sudoku, sudoku.button("Start"))
    keys.press("Enter")
    expect(sudoku.status).to_have_text("Ready to play, with 4 givens.")
    go(sudoku, stop(sudoku))
    for key in ("Control+Home", "Shift+Digit2", "v", "3", "z"):
        keys.press(key)
    cell = sudoku.cell(1, 1)
    expect(cell).to_have_accessible_name("Row 1, column 1, empty, corner notes 2, coloured yellow")
    for key in ("ArrowRight", "ArrowRight", "3"):
        keys.press(key)
    go(sudoku, sudoku.button("Check"))
    keys.press("Enter")
    expect(sudoku.status).to_contain_text("Right so far", timeout=60_000)
    go(sudoku, sudoku.button("Solve"))
    keys.press("Enter")
    expect(sudoku.status).to_contain_text("only solution", timeout=60_000)
    expect(sudoku.page.get_by_role("status")).to_have_count(1)
    expect(sudoku.button("Solve")).to_be_focused()
    expect(cell).to_contain_text("2")
    keys.press("Control+z")
    assert sudoku.values()[:4] == ["", "4", "3", "1"]


def test_tabs_dialogs_and_menu_are_reached_by_keyboard_alone(sudoku: Sudoku) -> None:
    sudoku.open(PLAYED)
    page, keys = sudoku.page, sudoku.page.keyboard
    for number, name in ((2, "Solvers"), (3, "Model"), (1, "Play")):
        keys.press(f"Alt+{number}")
        expect(page.get_by_role("tab", name=name, selected=True, exact=True)).to_be_visible()
    for name in ("New", "Open", "Share", "Recent"):
        go(sudoku, sudoku.button(name))
        keys.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        keys.press("Escape")
        expect(sudoku.button(name)).to_be_focused()
    go(sudoku, sudoku.button("Settings"))
    keys.press("Enter")
    go(sudoku, sudoku.button("Settings for play…"))
    keys.press("Enter")
    go(sudoku, page.get_by_role("checkbox", name="Digit pad on the other side"))
    keys.press("Space")
    keys.press("Escape")
    pad, board = page.locator("#pad").bounding_box(), page.locator("#board").bounding_box()
    assert pad
    assert board
    assert pad["x"] < board["x"]
    go(sudoku, stop(sudoku))
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    keys.press("Escape")
    expect(stop(sudoku)).to_be_focused()
