"""A hint as a person gets it: press by press, drawn on the board, and applied."""

from playwright.sync_api import expect

from tests.browser.conftest import Sudoku

EASY = "#p=...8.5...4...3...63.......5...173....6.....9.....5....6.1...4.28..4.9..7.24...93."
PAIR = "#p=1...4...9...6.1.....8...7..8..437..2...895....3721698.3..164..8..4...6......5...."
GUROBI = "#p=57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
POINTING = "#p=100007090030020008009600500005300900010080002600004000300000010040000007007000300"


def test_a_hint_is_told_press_by_press_drawn_and_applied(sudoku: Sudoku) -> None:
    sudoku.open(POINTING).ready()
    page, room = sudoku.page, sudoku.page.get_by_role("region", name="Hidden single")
    before = page.evaluate("document.documentElement.scrollHeight")
    sudoku.button("Hint").click()
    expect(room).to_be_visible()
    drawing = page.locator("#hint-drawing")
    expect(drawing.locator("path")).to_have_count(0)
    for name, shape in (
        ("Where?", ".where"),
        ("Which digit or cell?", ".where"),
        ("Why?", ".placed"),
    ):
        room.get_by_role("button", name=name).click()
        expect(drawing.locator(shape)).to_have_count(1)
    key = room.get_by_role("list", name="What the shapes mean")
    expect(key.get_by_role("listitem").first).to_have_text("Placed")
    assert page.evaluate("[document.documentElement.scrollHeight, scrollY]") == [before, 0]
    placed = page.get_by_role("gridcell", name="Placed")
    expect(placed).to_have_count(1)
    sudoku.tab("Model")
    expect(room).to_be_hidden()
    sudoku.tab("Play")
    held = len([value for value in sudoku.values() if value])
    room.get_by_role("button", name="Apply").click()
    expect(room).to_be_hidden()
    assert len([value for value in sudoku.values() if value]) == held + 1


def test_under_a_drawn_hint_only_the_keyboard_shows_the_frame_of_the_picked_cell(
    sudoku: Sudoku,
) -> None:
    sudoku.open(POINTING).ready()
    page, picked = sudoku.page, sudoku.page.locator(".cursor")
    sudoku.cell(9, 9).click()
    expect(picked).not_to_have_css("box-shadow", "none")
    sudoku.button("Hint").click()
    sudoku.button("Where?").click()
    expect(page.locator("#hint-drawing path")).not_to_have_count(0)
    expect(picked).to_have_css("box-shadow", "none")
    page.keyboard.press("ArrowUp")
    expect(picked).not_to_have_css("box-shadow", "none")


def test_all_steps_are_walked_by_arrow_keys_copied_and_left(sudoku: Sudoku) -> None:
    sudoku.open(EASY).ready().tab("Model").tab("Steps")
    page, bar = sudoku.page, sudoku.page.get_by_role("tabpanel", name="Steps")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sudoku.button("Find all steps").click()
    expect(sudoku.status).to_contain_text("56 steps solve the puzzle", timeout=60_000)
    bar.get_by_text("Hidden single (1.2): 11 steps").click()
    step = bar.get_by_role("button", name="2. ")
    step.first.click()
    own = sudoku.values()
    page.keyboard.press("ArrowDown")
    current = bar.locator("[aria-current=step]")
    expect(current).to_be_focused()
    expect(current).to_contain_text("3. ")
    page.keyboard.press("End")
    expect(current).to_be_focused()
    expect(bar.get_by_text("Step 56 of 56: the board at that point")).to_be_visible()
    expect(page.locator("#walk-drawing .placed")).to_have_count(1)
    sudoku.button("Copy steps").click()
    expect(bar.get_by_text("Text copied")).to_be_visible()
    lines = sudoku.copied("1. ").splitlines()
    assert (len(lines), lines[55][:4]) == (56, "56. ")
    sudoku.button("My board").click()
    expect(page.locator("#walk-drawing path")).to_have_count(0)
    assert sum(map(bool, sudoku.values())) < sum(map(bool, own))


def test_the_hint_is_a_sum_in_model_that_can_be_changed_by_hand(sudoku: Sudoku) -> None:
    sudoku.open(PAIR).ready()
    page, room = sudoku.page, sudoku.page.get_by_role("region", name="Hidden pair")
    sudoku.button("Hint").click()
    for name in ("Where?", "Which digit or cell?", "Why?"):
        room.get_by_role("button", name=name).click()
    sudoku.tab("Model").tab("Sum")
    part = page.get_by_role("tabpanel", name="Sum", exact=True)
    proven, unproven = part.get_by_text("cannot be 2."), part.get_by_text("Nothing follows")
    expect(proven).to_be_visible()
    expect(page.get_by_role("gridcell", name="Truth, taken away")).to_have_count(2)
    line = part.get_by_role("button", name="+ cell_r2c5", exact=True)
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#sum-drawing .extra")).to_have_count(3)
    part.get_by_role("button", name="Leave cell_r2c5 out").click()
    expect(unproven).to_be_visible()
    expect(part.get_by_role("button", name="+ cell_r8c5", exact=True)).to_be_focused()
    sudoku.cell(2, 5).click()
    part.get_by_role("group", name="R2C5: one digit").locator("label").click()
    part.get_by_role("button", name="+ Add (link)").click()
    expect(proven).to_be_visible()
    part.get_by_role("button", name="Smallest sum").click()
    expect(part.get_by_text("This is the smallest sum")).to_be_visible(timeout=60_000)


def test_why_not_is_asked_by_a_long_press_a_key_and_the_right_button(sudoku: Sudoku) -> None:
    sudoku.open(GUROBI).ready()
    page = sudoku.page
    dialog = page.get_by_role("dialog", name="Why not … in R2C9?")
    sudoku.cell(2, 9).hover()
    page.mouse.down()
    expect(dialog).to_be_visible()
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(sudoku.cell(2, 9)).to_be_focused()
    page.keyboard.press("y")
    expect(dialog.get_by_role("button", name="7")).to_be_visible()
    page.keyboard.press("7")
    room = page.get_by_role("region", name="Why not 7 in R2C9?")
    expect(room).to_contain_text("7 can be removed from R2C9 after 2 steps.")
    second = room.get_by_role("button", name="2. Hidden single")
    second.click()
    expect(second).to_have_attribute("aria-current", "true")
    room.get_by_role("button", name="Close the hint").click()
    page.get_by_role("group", name="Digits").get_by_role("button", name="9").click(button="right")
    asked = page.get_by_role("region", name="Why not 9 in R2C9?")
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    assert not sudoku.values()[17]


def test_all_steps_of_a_variant_show_in_play(sudoku: Sudoku) -> None:
    page = sudoku.open("#p=1.....3..4.....2;thermometer:r1c1-r1c2").ready().page
    sudoku.button("Hint").click()
    page.get_by_role("button", name="All steps…").click()
    steps = page.get_by_role("region", name="All steps to the end")
    expect(steps).to_contain_text("steps to see it on the board", timeout=60_000)
    expect(page.get_by_role("tab", name="Play", selected=True)).to_be_visible()
    expect(page.locator("#hint-room")).to_be_hidden()
    steps.get_by_role("button", name="Close").click()
    expect(page.locator("#pad")).to_be_visible()
