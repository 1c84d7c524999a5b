"""One screen on which nothing moves: at every size, in each language, for boards of all sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SOLVED, Sudoku

SIZES = {
    "small phone": (360, 640),
    "phone": (390, 844),
    "tablet": (820, 1180),
    "projector": (1280, 720),
    "laptop": (1440, 900),
}
BOARDS = (
    ".4.1........3.2.",
    ".1.293..73.7......52.61.3...5.....7.7...5186486.....93....7.9451.....726....241.8",
    "." * 255 + "1",
    "." * 624 + "1",
)
EVERYWHERE = ("#frame", ".line", "#solve", "#tab-play", "#tab-solvers", "#tab-model")
PLAYING = (
    "#timer",
    "#undo",
    "#redo",
    "#notes",
    "#check",
    "#erase",
    "#kinds",
    "#pad button:last-child",
)
BOXES = """names => Object.fromEntries(names.map((name) => {
  const { x, y, right, bottom, width } = document.querySelector(name).getBoundingClientRect();
  return [name, [x, y, right, bottom, width].map(Math.round)];
}))"""
SPEAK = """language => {
  const field = document.querySelector("#language");
  field.value = language;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
TOLD = "&title=Dancing on the Ceiling&unsupported=unknown:arrow;unknown:renban;prose"
CUT = """names => names.filter((name) => {
  const { scrollHeight, clientHeight, textContent } = document.querySelector(name);
  return textContent && scrollHeight > clientHeight + 1;
})"""
WHOLE = """button => {
  const right = (element) => element.getBoundingClientRect().right;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button;
  const fits = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
  return fits && right(button) <= right(button.closest(".facts")) + 1;
}"""
COVERED = """() => {
  const top = document.querySelector("#hint-room").getBoundingClientRect().top;
  return [...document.querySelectorAll("#hint-drawing svg *")]
    .map((shape) => shape.getBoundingClientRect().bottom).filter((bottom) => bottom > top + 2);
}"""
"""The shapes of a hint that its sheet covers."""
OUTSIDE = """names => names.filter((name) => {
  const { x, y, right, bottom, width } = document.querySelector(name).getBoundingClientRect();
  return !width || x < 0 || y < 0 || right > innerWidth + .5 || bottom > innerHeight + .5;
})"""


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest) -> Sudoku:
    """The page on a screen of each size, not yet opened."""
    size = request.param
    sudoku: Sudoku = request.getfixturevalue("phone" if "phone" in size else "sudoku")
    width, height = SIZES[size]
    sudoku.page.set_viewport_size({"width": width, "height": height})
    return sudoku


def too_wide(page: Page) -> bool:
    """Return whether the page scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_all_that_is_needed_is_on_the_screen(sized: Sudoku) -> None:
    page = sized.open().ready().page
    for board in BOARDS:
        sized.follow(f"#p={board}")
        expect(page.locator("[role=gridcell]")).to_have_count(len(board))
        for language in ("en", "pt", "es") if len(board) <= 81 else ("en",):
            page.evaluate(SPEAK, language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for tab in ("solvers", "model", "play"):
                page.locator(f"#tab-{tab}").click()
                wanted = [*EVERYWHERE, *(PLAYING if tab == "play" else ())]
                assert page.evaluate(OUTSIDE, wanted) == [], (language, len(board), tab)
                assert not too_wide(page), (language, len(board), tab)


def test_all_that_enters_a_puzzle_is_on_the_screen(sized: Sudoku) -> None:
    page = sized.open().blank().page
    wanted = ["#frame", "#start", "#solve", "#pad button:last-child", "#panel-play > .tools"]
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(OUTSIDE, wanted) == [], language


def test_nothing_moves_when_an_outcome_comes(sized: Sudoku) -> None:
    sudoku = sized.open().ready()
    page = sudoku.page
    kept = [*EVERYWHERE, *PLAYING]
    for board, told in ((BOARDS[1], SOLVED), ("11" + "." * 79, re.compile("no solution"))):
        sudoku.follow(f"#p={board}")
        sudoku.holds(board)
        before = page.evaluate(BOXES, kept)
        sudoku.button("Solve").click()
        expect(sudoku.status).to_contain_text(told, timeout=60_000)
        assert page.evaluate(BOXES, kept) == before


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_what_is_said_of_a_puzzle_can_be_read_whole(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = sudoku.open(f"#p={BOARDS[1]};diagonal{TOLD}").ready().page
    expect(page.locator("#ungraded")).to_be_visible(timeout=60_000)
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT, ["#status", "#fine", "#ungraded"]) == [], language


@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_its_size_between_the_tabs(
    request: pytest.FixtureRequest, size: str
) -> None:
    sudoku: Sudoku = request.getfixturevalue("phone" if "phone" in size else "sudoku")
    width, height = SIZES[size]
    page = sudoku.page
    page.set_viewport_size({"width": width, "height": height})
    sudoku.open(f"#p={BOARDS[1]}").ready()
    expect(page.locator("#grade")).to_be_visible(timeout=60_000)
    play = page.evaluate(BOXES, ["#frame"])
    for tab in ("Solvers", "Model"):
        sudoku.tab(tab)
        if (tab, "phone" in size) != ("Model", True):  # there it leaves its equations room
            assert page.evaluate(BOXES, ["#frame"]) == play, tab
        panel = page.locator(f"#panel-{tab.lower()}")
        panel.evaluate("panel => { panel.scrollTop = panel.scrollHeight; }")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate(OUTSIDE, ["#solve", ".line"]) == [], tab
    sudoku.tab("Play")
    assert page.evaluate(BOXES, ["#frame"]) == play


def test_zooming_in_makes_the_board_larger(sudoku: Sudoku) -> None:
    """A browser's zoom gives the page fewer pixels, each of them larger."""
    seen = []
    for zoom in (1, 2, 4):
        sudoku.page.set_viewport_size({"width": 1280 // zoom, "height": 720 // zoom})
        sudoku.page.goto("about:blank")
        box = sudoku.open(f"#p={BOARDS[1]}").page.locator("#board").bounding_box()
        assert box
        assert not too_wide(sudoku.page)
        seen.append(box["width"] * zoom)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize(("where", "size"), [("sudoku", (720, 450)), ("phone", (844, 390))])
def test_a_low_window_has_the_controls_beside_the_whole_board(
    request: pytest.FixtureRequest, where: str, size: tuple[int, int]
) -> None:
    width, height = size
    sudoku: Sudoku = request.getfixturevalue(where)
    sudoku.page.set_viewport_size({"width": width, "height": height})
    sudoku.open(f"#p={BOARDS[1]}")
    assert sudoku.page.evaluate(OUTSIDE, ["#frame", "#solve"]) == []
    assert not too_wide(sudoku.page)
    board = sudoku.page.locator("#frame").bounding_box()
    solve = sudoku.button("Solve").bounding_box()
    assert board
    assert solve
    assert board["height"] > min(0.9 * height, 0.54 * width)
    assert solve["x"] > board["x"] + board["width"]


EDGES = """([names, least]) => [...document.querySelectorAll(names)]
  .filter((button) => button.checkVisibility())
  .filter((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const text = range.getBoundingClientRect(), box = button.getBoundingClientRect();
    return text.width && Math.min(text.left - box.left, box.right - text.right) < least;
  }).map((button) => `${button.textContent}: ${button.getBoundingClientRect().width}`)"""
"""The buttons whose words come closer to their edges than so many pixels."""


@pytest.mark.parametrize("width", [360, 375, 390])
def test_words_of_the_toolbar_keep_off_its_edges(phone: Sudoku, width: int) -> None:
    phone.page.set_viewport_size({"width": width, "height": 780})
    page = phone.open().page
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(EDGES, [".toolbar button", 3]) == [], language
        assert page.evaluate(OUTSIDE, ["#solve"]) == [], language
        page.locator("#new").click()
        page.locator("#new-own").click()
        assert page.evaluate(EDGES, [".toolbar button", 3]) == [], language
        assert page.evaluate(OUTSIDE, ["#solve"]) == [], language


@pytest.mark.parametrize("size", [(720, 450), (820, 1180)], ids=["low", "tablet"])
def test_a_hint_has_all_its_buttons_below_its_text(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = sudoku.open(f"#p={BOARDS[1]}").ready().page
    sudoku.button("Hint").click()
    room = page.locator("#hint-room")
    for name in ("Where?", "Which digit or cell?", "Why?", "Apply"):
        button = room.get_by_role("button", name=name)
        expect(button).to_be_visible()
        if name != "Apply":
            button.click()
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        buttons = room.locator(".tools button")
        expect(buttons).to_have_count(3)
        body, edge = room.locator("#hint-body").bounding_box(), room.bounding_box()
        assert body
        assert edge
        assert body["height"] > 60 or page.evaluate(CUT, ["#hint-body"]) == [], language
        for box in [button.bounding_box() for button in buttons.all()]:
            assert box
            assert box["y"] >= body["y"] + body["height"]
            assert box["y"] + box["height"] <= edge["y"] + edge["height"]
        tabs = page.locator(".tabs")
        assert tabs.is_visible() == (size[1] > 520)  # a low hint takes their place
        box = tabs.bounding_box()
        assert box
        assert not tabs.is_visible() or box["y"] >= edge["y"] + edge["height"]
        assert page.evaluate(EDGES, ["#hint-room button", 3]) == [], language


def languages_of_a_hint(sudoku: Sudoku) -> Iterator[str]:
    """Show a whole hint in each language, and yield the language."""
    page = sudoku.page
    sudoku.button("Hint").click()
    for _ in range(3):
        page.locator("#hint-more").click()
    page.evaluate("scrollTo(0, 0)")  # Playwright scrolls to press what is just being drawn
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        yield language


def test_a_low_window_clips_nothing_that_is_said(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 720, "height": 450})
    page = sudoku.open(f"#p={BOARDS[1]}").ready().page
    expect(page.locator("#grade")).to_be_visible(timeout=60_000)
    for language in languages_of_a_hint(sudoku):
        assert page.evaluate(CUT, ["#status", "#fine", "#grade"]) == [], language
        assert page.evaluate(EDGES, [".toolbar button", 2]) == [], language


COUNTS = """() => [...document.querySelectorAll('#pad button')].filter((key) => {
  const { top, fontSize } = getComputedStyle(key, '::after');
  const digit = document.createRange();
  digit.selectNodeContents(key);
  const end = key.getBoundingClientRect().y + parseFloat(top) + parseFloat(fontSize);
  return end > digit.getBoundingClientRect().y + 4;  // a digit is lower than its line
}).map((key) => key.textContent)"""
"""Keys whose count lies on their digit."""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (820, 1180), (1440, 900)])
def test_counts_keep_off_the_digits_of_a_large_board(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = sudoku.open(f"#p={BOARDS[2]}").page
    expect(page.locator("#pad button")).to_have_count(16)
    assert page.evaluate(COUNTS) == []


def test_a_long_grade_leaves_room_for_about(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    page = phone.open(f"#p={'.' * 81};killer:5=r1c1-r1c2").page
    about = page.get_by_role("button", name="About")
    expect(about).to_be_visible()
    page.locator("#grade").evaluate("grade => { grade.hidden = false; }")
    page.locator("#grade-text").evaluate("told => { told.textContent = 'Medium · '.repeat(9); }")
    assert about.evaluate("about => about.scrollWidth <= about.clientWidth + 1")
    assert page.locator(".facts").evaluate("facts => facts.scrollWidth <= facts.clientWidth + 1")


HIGH = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7..."
"""A puzzle whose first hint is drawn in the upper third."""
LONG_NAMES = {
    "en": "Discontinuous nice loop with almost locked sets",
    "pt": "Ciclo descontínuo com conjuntos quase bloqueados",
    "es": "Bucle discontinuo con conjuntos casi bloqueados",
}


@pytest.mark.parametrize("size", [*SIZES.values(), (844, 390), (1920, 1080)])
def test_a_grade_with_a_long_name_is_read_whole(phone: Sudoku, size: tuple[int, int]) -> None:
    page = phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    phone.open(f"#p={BOARDS[1]}").ready()
    expect(page.locator("#grade")).to_be_visible(timeout=60_000)
    for language, name in LONG_NAMES.items():
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("#grade-name").evaluate("(text, name) => { text.textContent = name; }", name)
        page.locator("#grade-room").evaluate("room => { room.dataset.long = 2; }")
        for part in ("#grade", "#grade-technique"):
            assert page.locator(part).evaluate(WHOLE), (language, part)


def test_a_long_status_is_read_whole_with_the_focus(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    page = phone.open(f"#p={BOARDS[1]}").ready().page
    phone.paste("12345\n678")
    expect(phone.status).to_contain_text("Line 2")
    assert page.evaluate(CUT, ["#status"]) == ["#status"]
    before = page.evaluate(BOXES, ["#frame", "#solve"])
    phone.status.focus()
    assert page.evaluate(CUT, ["#status"]) == []
    assert page.evaluate(OUTSIDE, ["#status"]) == []
    assert page.evaluate(BOXES, ["#frame", "#solve"]) == before
    phone.cell(1, 1).click()
    assert page.evaluate(CUT, ["#status"]) == ["#status"]
    phone.status.click()
    assert page.evaluate(CUT, ["#status"]) == []


def test_a_hint_on_a_small_phone_is_as_high_as_its_text(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    page = phone.open(f"#p={HIGH}").ready().page
    phone.button("Hint").click()
    more = page.locator("#hint-more")
    for _ in range(3):
        more.click()
    expect(more).to_have_text("Apply")
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT, ["#hint-body"]) == [], language
        assert page.evaluate(OUTSIDE, ["#hint-room", "#pad"]) == [], language
        assert page.evaluate(COVERED) == [], language


LINES = """button => {
  const range = document.createRange();
  range.selectNodeContents(button);
  return range.getClientRects().length;
}"""


def test_the_main_button_of_a_hint_wraps_last(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 820, "height": 1180})
    page = sudoku.open(f"#p={BOARDS[1]}").ready().page
    sudoku.button("Hint").click()
    more = page.locator("#hint-more")
    for _ in range(2):
        more.click()
    page.evaluate(SPEAK, "es")
    expect(more).to_have_text("¿Por qué?")
    assert more.evaluate(LINES) == 1


def test_all_of_the_dialog_open_is_in_sight_on_a_small_phone(phone: Sudoku) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    page = phone.open().opening().page
    for language in ("pt", "es", "en"):
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        names = ["#import", "#import [data-action='outcome.close']"]
        assert page.evaluate(OUTSIDE, names) == [], language
    scrolls = "dialog => dialog.scrollHeight > dialog.clientHeight"
    assert not page.locator("#import").evaluate(scrolls)


@pytest.mark.parametrize("size", ["projector", "laptop"])
def test_the_button_of_a_hint_stays_where_it_is(sudoku: Sudoku, size: str) -> None:
    width, height = SIZES[size]
    sudoku.page.set_viewport_size({"width": width, "height": height})
    page = sudoku.open(f"#p={HIGH}").ready().page
    sudoku.button("Hint").click()
    more, bottoms = page.locator("#hint-more"), set()
    for word in ("Where?", "Which digit or cell?", "Why?", "Apply"):
        expect(more).to_have_text(word)
        box = more.bounding_box()
        bottoms.add(round(box["y"] + box["height"]))
        if word != "Apply":
            more.click()
    assert len(bottoms) == 1


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_clues_on_two_sides_cost_room_there_only(sudoku: Sudoku, size: tuple[int, int]) -> None:
    sudoku.page.set_viewport_size({"width": size[0], "height": size[1]})
    clues = ";".join(f"sandwich:{k + 10}=r0c{k};sandwich:{k + 20}=r{k}c0" for k in range(1, 10))
    page = sudoku.open(f"#p={'.' * 81};{clues}").page
    frame, board = page.locator("#frame").bounding_box(), page.locator("#board").bounding_box()
    assert frame
    assert board
    assert board["width"] > 0.88 * frame["width"]
    texts = [text.bounding_box() for text in page.locator("#lines .clues text").all()]
    assert len(texts) == 18
    for box in texts:
        assert box
        assert box["x"] >= frame["x"]
        assert box["y"] >= frame["y"]
        beside = box["x"] + box["width"] <= board["x"]
        assert beside or box["y"] + box["height"] * 0.9 <= board["y"] + 1


def test_a_hint_is_not_said_twice(phone: Sudoku) -> None:
    page = phone.open(f"#p={BOARDS[1]}").ready().page
    phone.button("Hint").click()
    expect(page.locator("html")).to_have_attribute("data-repeated", "true")
    expect(phone.status).to_have_css("clip-path", "inset(50%)")
    phone.tab("Solvers")  # where the hint is not in sight
    expect(phone.status).to_have_css("clip-path", "none")
    expect(phone.button("Solve")).to_be_visible()
