"""Test what of a list is shown, in which order, and what goes out of it."""

import csv
import io

import pytest

import sudoku_core as sc
from sudoku_core.cli.batch import columns_of
from sudoku_core.formats.text.letters import ALPHABET
from tests.plain import CLASSIC
from tests.ui.driver import run, shown
from ui import listing
from ui.listing import boards, csv_table, table_actions
from ui.listing.sorting import with_tally
from ui.listing.state import DIALOG, Listing, Room
from ui.state import State, layout_for

RULED = "." * 16 + ";killer:5=r1c1-r1c2"
SOLUTION = "1234341221434321"
ROWS = (
    "one\thard\t4.2\t90.5\t" + SOLUTION + "\t",
    "several\t\t\t\t\t",
    "",
    'unreadable\t\t\t\t\t{"code": "parse.empty", "params": {"line": 1, "column": 1}}',
    "one\teasy\t1.7\t40.0\t" + SOLUTION + "\t",
    "none\t\t\t\t\t",
    "one\tunknown\t\t\t" + SOLUTION + "\t",
    "broke\t\t\t\t\t",
    "one\tbeyond\t10.3\t900.0\t" + SOLUTION + "\t",
)
TEXTS = ("123" + "." * 13,) + ("1" + "." * 15,) * 7 + (RULED,)


@pytest.fixture
def state():
    known = Listing(texts=TEXTS, rows=ROWS, order=tuple(range(len(ROWS))))
    return State(dialog=DIALOG).with_parts(with_tally(known), Room(loaded=True))


def order(state, *actions):
    """Return the numbers of the visible puzzles after some actions."""
    return [place + 1 for place in run(state, *actions)[0].part(Listing).order]


@pytest.mark.parametrize(
    ("by", "up", "down"),
    [
        ("number", [1, 2, 3, 4, 5, 6, 7, 8, 9], [9, 8, 7, 6, 5, 4, 3, 2, 1]),
        ("solutions", [1, 5, 7, 9, 2, 6, 8, 4, 3], [4, 8, 6, 2, 1, 5, 7, 9, 3]),
        ("level", [5, 1, 9, 7, 2, 3, 4, 6, 8], [7, 9, 1, 5, 2, 3, 4, 6, 8]),
        ("rating", [5, 1, 9, 2, 3, 4, 6, 7, 8], [9, 1, 5, 2, 3, 4, 6, 7, 8]),
    ],
)
def test_the_table_is_sorted_by_a_column_and_what_says_nothing_comes_last(
    state, words, by, up, down
):
    first = [("listing.sort", by)] if by != "number" else []
    assert order(state, *first) == up
    assert order(state, *first, ("listing.sort", by)) == down
    state, _ = run(state, *first, ("listing.sort", by))
    view = shown(listing.FEATURE, state, words)
    assert view["list-by-" + by, "aria-sort"] == "descending"
    assert [view["list-by-" + other, "aria-sort"] for other in ("number", "level")].count(
        "none"
    ) == (1 if by in ("number", "level") else 2)


@pytest.mark.parametrize(
    ("only", "level", "left"),
    [
        ("one", "", [1, 5, 7, 9]),
        ("unknown", "", [8]),
        ("unreadable", "", [4]),
        ("", "hard", [1]),
        ("one", "unknown", [7]),
        ("none", "hard", []),
        ("", "", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_only_some_are_shown(state, words, only, level, left):
    actions = ("listing.status", only), ("listing.level", level)
    assert order(state, *actions) == left
    view = shown(listing.FEATURE, run(state, *actions)[0], words)
    assert [row[0] + 1 for row in view["list-rows", "listing.rows"]] == left
    assert (view["list-range", "textContent"] == "No puzzle matches.") is (left == [])


def test_the_table_has_pages(state, words, monkeypatch):
    monkeypatch.setattr(table_actions, "PAGE", 4)
    monkeypatch.setattr(listing.view, "PAGE", 4)
    for by, text, last in (
        (1, "5 to 8 of 9", False),
        (1, "9 to 9 of 9", True),
        (1, "9 to 9", True),
    ):
        state, _ = run(state, ("listing.page", by))
        view = shown(listing.FEATURE, state, words)
        assert view["list-range", "textContent"].startswith(text)
        assert view["list-next", "aria-disabled"] is last
    state, _ = run(state, ("listing.status", "one"))
    assert state.part(Listing).start == 0


def test_one_comes_onto_the_board(state):
    after, effects = run(state, ("listing.open", 8))
    assert (after.dialog, after.board.layout.rules[0].kind) == ("", "killer")
    assert ("focus",) in effects
    assert after.status == (("list.opened", {"number": 9}),)
    assert after.past == (state.board,)
    for text in ("no puzzle", "." * 1296):
        broken = state.with_parts(state.part(Listing).but(texts=(text,) * 9))
        after, _ = run(broken, ("listing.open", 0))
        assert (after.dialog, after.part(Room).problem) == (DIALOG, ("list.unshown", {}))


def saved(effects, words):
    """Return the name and the rows of the saved file."""
    ((name, file, known),) = effects
    assert name == "listing.save"
    return file, list(csv.DictReader(io.StringIO(csv_table.csv(known, words))))


def test_what_is_shown_is_saved_in_its_order_with_the_commands_words(state, words):
    state = state.with_parts(state.part(Listing).but(name="mine.txt"))
    _, effects = run(state, ("listing.sort", "solutions"), ("listing.save",))
    file, table = saved(effects, words)
    assert file == "mine.csv"
    assert [int(row["number"]) for row in table] == [1, 5, 7, 9, 2, 6, 8, 4, 3]
    assert table[0] == {
        "number": "1", "puzzle": TEXTS[0], "solution": SOLUTION, "status": "solved",
        "unique": "true", "level": "hard", "rating": "4.2", "effort": "90.5", "error": "",
    }  # fmt: skip
    assert set(table[0]) - {"number"} <= {*columns_of("solve"), *columns_of("grade")}
    assert (table[3]["puzzle"], table[3]["level"]) == (RULED, "extreme")
    assert [row["unique"] for row in table[4:]] == ["false", "false", "", "", ""]
    status = [row["status"] for row in table]
    assert status == ["solved"] * 5 + ["infeasible", "", "", ""]
    assert set(status) - {""} <= {status.value for status in sc.Status}
    assert [row["error"].split(";")[0] for row in table] == [
        "", "", "Level: Takes too long", "", "", "",
        "Not known: the engine stopped at this puzzle",
        "The text holds no puzzle", "",
    ]  # fmt: skip


def test_what_takes_too_long_is_told_from_what_was_not_tried(state, words):
    listing_ = state.part(Listing).but(
        texts=TEXTS[:2], rows=("unknown\t\t\t\t\t", ""), order=(0, 1)
    )
    _, table = saved([("listing.save", "a.csv", listing_)], words)
    assert [(row["status"], row["error"] != "") for row in table] == [("limit", True), ("", False)]
    rows = shown(listing.FEATURE, state.with_parts(listing_), words)["list-rows", "listing.rows"]
    assert [row[3] for row in rows] == ["Not known: takes too long", "Not yet"]


@pytest.mark.parametrize(
    ("name", "saved"), [("", "sudokus.csv"), ("my.best.txt", "my.best.csv"), ("mine", "mine.csv")]
)
def test_a_saved_list_is_called_as_its_file_without_the_ending(state, name, saved):
    state = state.with_parts(state.part(Listing).but(name=name))
    assert run(state, ("listing.save",))[1] == [("listing.save", saved, state.part(Listing))]


def test_a_text_with_commas_and_quotes_is_one_field(words):
    text = '1,2;"x"'
    known = Listing(texts=(text,), rows=("",), order=(0,))
    (row,) = csv.DictReader(io.StringIO(csv_table.csv(known, words)))
    assert row["puzzle"] == text


def test_the_chosen_ones_are_printed_as_they_are_shown(state, words):
    state, _ = run(state, *[("listing.choose", place) for place in (8, 0, 1, 5, 1)])
    assert state.part(Listing).chosen == (8, 0, 5)
    view = shown(listing.FEATURE, state, words)
    assert view["list-chosen", "textContent"] == "3 puzzles are ticked."
    state, effects = run(state, ("printing.title", "For Ada"), ("listing.print",))
    ((name, puzzles, manner),) = effects
    assert (name, manner.title, manner.filled) == ("paper.print", "For Ada", False)
    assert [(puzzle.outcome, puzzle.level) for puzzle in puzzles] == [
        ("one", "hard"), ("none", ""), ("one", "beyond"),
    ]  # fmt: skip
    assert puzzles[0].solution == bytes(map(int, SOLUTION))
    state, _ = run(state, ("listing.choose", 3))
    assert state.part(Listing).chosen == (8, 0, 5)  # none that cannot be read
    assert [row[8] for row in view["list-rows", "listing.rows"]].index(False) == 3
    state, effects = run(state, ("listing.choose-none",), ("listing.print",))
    none = shown(listing.FEATURE, state, words)["list-chosen", "textContent"]
    assert none == "Tick the puzzles to print."
    assert (effects, state.part(Room).problem) == ([], ("list.unchosen", {}))


def test_no_more_are_chosen_than_can_be_printed(state, monkeypatch):
    monkeypatch.setattr(table_actions, "MOST_PRINTED", 3)
    state, _ = run(state, ("listing.sort", "solutions"), ("listing.choose-first",))
    assert (state.part(Listing).chosen, state.part(Room).problem[0]) == ((0, 4, 6), "list.most")
    state, _ = run(state, ("listing.choose", 1))
    assert (state.part(Listing).chosen, state.part(Room).problem[0]) == ((0, 4, 6), "list.most")


@pytest.mark.parametrize("line", [CLASSIC, "." * 256, RULED, "1" + "." * 15 + ";digits:1,2,5,7"])
def test_a_line_is_the_board_that_the_core_reads(line):
    board, puzzle = boards.board_of(line), sc.parse(line)
    assert board.layout == puzzle.layout
    assert board.givens == bytes(puzzle.givens.cells)
    grid = next(sc.solutions(puzzle, 1))
    text = sc.format_grid(grid, "line", digits=puzzle.digits)
    assert boards.grid_of(board.layout, text) == bytes(grid.cells)


def test_a_solution_written_as_numbers_is_read():
    """Signs that would be another program's text are written as numbers."""
    spelled = [ALPHABET.index(sign) for sign in "N4IG"]
    others = [digit for digit in range(1, 26) if digit not in spelled]
    grid = sc.Grid((spelled + others) * 25)
    text = sc.format_grid(grid, "line")
    assert text[:8] == "23,4,18,"
    assert boards.grid_of(layout_for(25), text) == bytes(grid.cells)
