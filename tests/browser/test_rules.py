"""Boards with rules and of other shapes: played, solved, explained, kept and shared whole."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_core import Grid, Puzzle, Status, format_grid, solve
from sudoku_core.rules import Killer, boards, diagonals
from tests.boards import SAMURAI, Known, own_boards, tatham_boards
from tests.cases import overlapping

from .conftest import Sudoku


def blanked(name: str, puzzle: Puzzle, count: int) -> Known:
    """A board whose first cells are left empty, all others given."""
    grid = solve(puzzle, solver="search").grid
    assert grid
    digits = list(grid.cells)
    for cell in puzzle.cells[:count]:
        digits[cell] = 0
    return Known(name, puzzle.replace(puzzle.layout.grid(digits)), grid.cells)


def known(name: str) -> Known:
    """A board of a kind that has more than rows, columns and boxes, or other cells or digits."""
    if name == "killer":
        return own_boards("killers")[0]
    if name == "jigsaw":
        return next(one for one in tatham_boards() if one.name == "9j")
    if name == "X":
        return next(one for one in tatham_boards() if one.name == "3x3x")
    if name == "samurai":
        blocks = boards(SAMURAI, 21, (3, 3))
        return blanked(name, Puzzle([0] * 441, blocks, digits=range(1, 10)), 9)
    return blanked(name, Puzzle([0] * 81, digits=range(9)), 9)


NAMES = ("killer", "X", "jigsaw", "samurai", "0-8")
DRAWN = {"killer": "#over .cages", "X": "#lines .diagonals"}
"""Where rules are drawn."""
SAID = {"killer": ", in a cage with sum ", "X": ", on a diagonal", "jigsaw": ", in the region of "}
"""What the first cell says of them."""


def opened(sudoku: Sudoku, puzzle: Puzzle) -> Sudoku:
    """The page with a puzzle, by link."""
    return sudoku.open("#p=" + quote(format_grid(puzzle, style="rules")))


def cell(sudoku: Sudoku, row: int, column: int) -> Locator:
    """A cell by what it is called: boards with gaps have fewer in a row."""
    name = re.compile(f"^Row {row}, column {column}, ")
    return sudoku.page.get_by_role("gridcell", name=name)


def shown(puzzle: Puzzle, digits: tuple[int, ...]) -> list[str]:
    """Return what the cells hold where these are the digits."""
    values = ("", *map(str, puzzle.digits))
    return [values[digits[place]] for place in puzzle.cells]


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_played_solved_kept_and_shared_whole(sudoku: Sudoku, name: str) -> None:
    board = known(name)
    puzzle = board.puzzle
    opened(sudoku, puzzle)
    expect(sudoku.page.locator("#undrawn")).to_be_hidden()
    if name in DRAWN:
        expect(sudoku.page.locator(DRAWN[name])).to_have_count(1)
    sudoku.holds(shown(puzzle, puzzle.givens.cells))

    empty = next(place for place in puzzle.cells if not puzzle.givens.cells[place])
    value = str(puzzle.digits[board.solution[empty] - 1])
    row, column = empty // puzzle.columns + 1, empty % puzzle.columns + 1
    cell(sudoku, row, column).click()
    sudoku.page.keyboard.type(value)
    expect(cell(sudoku, row, column)).to_have_accessible_name(
        re.compile(f"^Row {row}, column {column}, entry {value}{SAID.get(name, '$')}")
    )
    sudoku.button("Check").click()
    expect(sudoku.status).to_have_text(re.compile("Right so far"), timeout=60_000)
    sudoku.solve()
    sudoku.holds(shown(puzzle, board.solution))

    sudoku.page.reload()
    sudoku.usable()
    sudoku.holds(shown(puzzle, board.solution))
    sudoku.more().button("Restart").click()
    sudoku.holds(shown(puzzle, puzzle.givens.cells))
    sudoku.button("Share").click()
    link = sudoku.page.get_by_role("textbox", name="Link").input_value()
    sudoku.page.keyboard.press("Escape")
    sudoku.blank(4)
    sudoku.page.goto("about:blank")
    sudoku.page.goto(link)
    sudoku.usable()
    sudoku.holds(shown(puzzle, puzzle.givens.cells))
    if name in DRAWN:
        expect(sudoku.page.locator(DRAWN[name])).to_have_count(1)


def test_a_puzzle_that_a_cage_makes_impossible_is_explained(sudoku: Sudoku) -> None:
    cages = [Killer((0, 1), 3), Killer((9, 10), 17)]
    puzzle = Puzzle([0, 0, 2] + [0] * 78, rules=cages)
    assert solve(puzzle).status is Status.INFEASIBLE
    opened(sudoku, puzzle)
    sudoku.button("Solve").click()
    expect(sudoku.status).to_contain_text("no solution", timeout=60_000)
    sudoku.button("Which givens clash?").click()
    expect(sudoku.status).to_have_text(
        "This given and the cage at R1C1 contradict each other; remove any one and the rest agree.",
        timeout=60_000,
    )
    expect(cell(sudoku, 1, 3)).to_have_accessible_name("Row 1, column 3, given 2, clashes")


def test_a_broken_cage_is_said_at_once(sudoku: Sudoku) -> None:
    opened(sudoku, Puzzle([0] * 81, rules=[Killer((0, 1), 3)]))
    cell(sudoku, 1, 1).click()
    sudoku.page.keyboard.type("7")
    expect(sudoku.status).to_have_text("The cage at R1C1 cannot add up to 3: R1C1.")
    expect(cell(sudoku, 1, 1)).to_have_accessible_name(
        "Row 1, column 1, entry 7, in conflict, in a cage with sum 3"
    )


WALLS = """cells => {
  const path = document.querySelector("#lines .walls path");
  const within = path.getScreenCTM().inverse();
  const wall = (x, y) => path.isPointInStroke(new DOMPoint(x, y).matrixTransform(within));
  return Object.fromEntries(cells.map(cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const x = (left + right) / 2, y = (top + bottom) / 2;
    return [cell.dataset.cell, [wall(x, top), wall(right, y), wall(x, bottom), wall(left, y)]];
  }));
}"""


def walls(sudoku: Sudoku) -> dict[int, list[bool]]:
    """By cell at which sides a thick line is drawn: top, right, bottom, left."""
    found = sudoku.page.eval_on_selector_all("[role=gridcell]", WALLS)
    return {int(place): sides for place, sides in found.items()}


def test_regions_have_their_borders(sudoku: Sudoku) -> None:
    puzzle = known("jigsaw").puzzle
    opened(sudoku, puzzle)
    regions = [block for block in puzzle.blocks if block.kind == "region"]
    area = {place: block.number for block in regions for place in block.cells}
    for place, sides in walls(sudoku).items():
        row, column = divmod(place, 9)
        beside = (place - 9, place + 1, place + 9, place - 1)
        edges = (row == 0, column == 8, row == 8, column == 0)
        assert sides == [
            edge or area[place] != area[other] for edge, other in zip(edges, beside)
        ], f"around {place}"


def test_a_samurai_has_an_outline_and_its_gaps_are_passed_over(sudoku: Sudoku) -> None:
    opened(sudoku, known("samurai").puzzle)
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(369)
    expect(sudoku.grid).to_have_attribute("aria-colcount", "21")
    expect(cell(sudoku, 10, 7)).to_have_attribute("aria-colindex", "7")
    sides = walls(sudoku)
    assert sides[8] == [True, True, False, False], "the upper right corner of the first board"
    assert sides[9 * 21 + 6] == [True, False, False, True], "left of it there is no cell"
    assert sides[9 * 21 + 7] == [True, False, False, False]
    first, below = cell(sudoku, 9, 7).bounding_box(), cell(sudoku, 13, 7).bounding_box()
    assert first
    assert below
    assert abs(below["y"] - first["y"] - 4 * first["height"]) < 1
    assert abs(first["x"] + first["width"] - below["x"] - below["width"]) < 1
    cell(sudoku, 1, 9).click()
    ways = [
        ("ArrowRight", 1, 13),
        ("Home", 1, 1),
        ("Control+End", 21, 21),
        ("PageUp", 18, 21),
        ("PageUp", 15, 21),
        ("PageUp", 9, 21),
        ("ArrowDown", 13, 21),
        ("Control+Home", 1, 1),
    ]
    for key, row, column in ways:
        sudoku.page.keyboard.press(key)
        expect(cell(sudoku, row, column)).to_be_focused()


def test_boards_with_gaps_are_accessible(
    sudoku: Sudoku, violations: Callable[[Page], list[str]]
) -> None:
    """One has a row in which there is no cell at all."""
    apart = Puzzle([[0] * 4] * 9, boards([(0, 0), (5, 0)], 4, (2, 2)), digits=range(1, 5))
    opened(sudoku, overlapping())
    assert violations(sudoku.page) == []
    sudoku.follow("#p=" + quote(format_grid(apart, style="rules")))
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(len(apart.cells))
    assert violations(sudoku.page) == []
    above, below = cell(sudoku, 4, 1).bounding_box(), cell(sudoku, 6, 1).bounding_box()
    assert above
    assert below
    assert abs(below["y"] + below["height"] - above["y"] - 3 * above["height"]) < 1
    expect(cell(sudoku, 6, 1).locator("..")).to_have_attribute("aria-rowindex", "6")


def test_digits_from_0_are_typed_as_they_are_shown(sudoku: Sudoku) -> None:
    board = known("0-8")
    opened(sudoku, board.puzzle)
    cell(sudoku, 1, 1).click()
    sudoku.page.keyboard.type("9")
    expect(sudoku.status).to_have_text("The digits of this board are 0–8; 9 is not one of them.")
    sudoku.page.keyboard.type("0")
    expect(cell(sudoku, 1, 1)).to_have_attribute("data-value", "0")
    expect(cell(sudoku, 1, 1)).to_have_accessible_name("Row 1, column 1, entry 0")
    sudoku.page.keyboard.press("Backspace")
    expect(cell(sudoku, 1, 1)).to_have_attribute("data-value", "")


def test_rules_come_by_pasted_text_too(sudoku: Sudoku) -> None:
    sudoku.open()
    sudoku.opening()
    dialog = sudoku.page.get_by_role("dialog", name="Open a puzzle")
    text = format_grid(Puzzle(Grid([1] + [0] * 15), rules=[*diagonals(4)]), style="rules")
    dialog.get_by_role("textbox").fill(text)
    sudoku.button("Read").click()
    expect(sudoku.page.locator(DRAWN["X"])).to_have_count(1)
    sudoku.button("Undo").click()
    expect(sudoku.page.locator(DRAWN["X"])).to_have_count(0)
    expect(sudoku.page.get_by_role("gridcell")).to_have_count(81)
