"""Puzzles from sizes, examples, text and links, and back to text."""

import json
from pathlib import Path

import pytest

import ui
from sudoku_core import Grid, Puzzle, conflicts, count_solutions, format_grid, parse
from sudoku_core.blocks import lines
from sudoku_core.rules import Killer, Thermometer, boards, diagonals, jigsaw
from ui import opening
from ui.state import SIDES, State
from ui.update import update

EXAMPLES = json.loads(Path(ui.__file__).with_name("examples.json").read_text())
SEED = "..6......92...34......8...156..3..8...7...5....4..6...7...........9...4.35...29.."


def act(state, *action):
    return update(state, action)[0]


def test_a_size_and_a_clash_are_said():
    state = act(State(), "size", 4)
    assert state.said == (("opened.empty", {"side": 4, "count": 0}),)
    state = act(state, "drop", "11..............")
    assert [code for code, _ in state.said] == ["opened", "conflict.row"]


@pytest.mark.parametrize("side", SIDES)
def test_each_size_gives_an_empty_board_to_be_set(side):
    state = act(State(board=opening.empty_board(1)), "size", side)
    assert state.board.side == side
    assert state.board.setting
    assert not any(state.board.shown)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_each_example_is_a_puzzle_to_be_played(example):
    state = act(State(), "example", example["id"], example["text"])
    assert state.board.side == example["side"]
    assert not state.board.setting
    assert state.example == example["id"]
    assert not conflicts(parse(example["text"]))


def test_the_examples_have_as_many_solutions_as_they_say():
    quick = [e for e in EXAMPLES if e["id"] != "minimal-16"]
    found = {e["id"]: count_solutions(parse(e["text"]), 2).found for e in quick}
    assert found.pop("none") == 0
    assert found.pop("z3") == 2
    assert set(found.values()) == {1}


def test_an_example_is_no_longer_named_when_the_puzzle_changes():
    state = act(State(), "example", "x", SEED)
    assert act(state, "type", "1").example == "x"
    assert act(act(state, "mode", True), "type", "1").example == ""


def test_text_in_the_dialog_opens_and_the_dialog_closes():
    state = act(State(dialog="import", draft=SEED), "import", SEED)
    assert (state.dialog, state.draft, state.problem) == ("", "", None)
    assert state.board.givens[2] == 6


def test_wrong_text_stays_in_the_dialog_and_is_pointed_at():
    state, effects = update(State(dialog="import"), ("import", "12\n1?"))
    assert state.dialog == "import"
    assert state.draft == "12\n1?"
    assert state.problem == state.said[0]
    assert state.problem[1]["line"] == 2
    assert effects[0] == ("point", 2, state.problem[1]["column"])
    assert act(state, "draft", "12").problem is None


def test_wrong_text_dropped_on_the_page_waits_in_the_dialog():
    before = State()
    state = act(before, "drop", "no puzzle")
    assert state.board is before.board
    assert state.draft == "no puzzle"
    assert state.said[-1][0] == "import.kept"


def test_the_first_of_several_puzzles_is_opened():
    state = act(State(), "drop", SEED + "\n" + SEED[::-1])
    assert state.board.givens[2] == 6
    assert [code for code, _ in state.said] == ["opened", "import.first"]


def test_a_board_larger_than_the_page_shows_is_refused_in_words():
    state = act(State(), "drop", ",".join("0" * 36 * 36))
    assert state.said[0] == ("import.large", {"side": 36, "most": 25})


def overlapping():
    return Puzzle(Grid([0] * 36, side=4, columns=6), boards([(0, 0), (2, 2)], 6, (2, 2)))


NOT_SHOWN = {
    "killer": Puzzle([0] * 16, rules=[Killer((0, 1), 5)]),
    "thermometer": Puzzle([0] * 81, rules=[Thermometer((0, 1, 2))]),
    "diagonals": Puzzle([0] * 81, rules=diagonals(9)),
    "jigsaw": Puzzle([0] * 16, jigsaw(4, "aaabcabbccbdcddd")),
    "no boxes": Puzzle([0] * 81, lines(9)),
    "digits": Puzzle([0] * 16, digits=range(4)),
    "gaps": overlapping(),
}


@pytest.mark.parametrize("puzzle", NOT_SHOWN.values(), ids=NOT_SHOWN)
@pytest.mark.parametrize("action", ["import", "drop", "link"])
def test_rules_that_the_page_cannot_show_leave_the_board_as_it_was(action, puzzle):
    text = format_grid(puzzle, style="rules")
    before = act(act(State(base="https://x/"), "drop", SEED), "type", "1")
    before = before.but(dialog="import" if action == "import" else "")
    given = "#p=" + opening._quote(text) if action == "link" else text
    state, effects = update(before, (action, given))
    assert state.said == (("import.rules", {}),)
    assert state.board is before.board
    assert (state.past, state.link) == (before.past, "")
    assert (state.dialog, effects) == (before.dialog, [])
    kept = (text, ("import.rules", {})) if action == "import" else ("", None)
    assert (state.draft, state.problem) == kept


def test_rules_dropped_on_the_open_dialog_are_spoken_of_in_it():
    text = format_grid(NOT_SHOWN["killer"])
    state = act(State(dialog="import"), "drop", text)
    assert (state.dialog, state.draft, state.problem) == ("import", text, ("import.rules", {}))


def test_boxes_that_are_not_the_usual_ones_are_no_rules():
    for text in (format_grid(Puzzle([0] * 36, box=(3, 2)), style="boxed"), "." * 49):
        assert act(State(), "drop", text).said[0][0] == "opened.empty"


def test_a_link_opens_its_puzzle_with_its_boxes():
    state = act(State(), "link", "#p=1" + "." * 35 + "&box=3x2")
    assert state.board.box == (3, 2)
    assert state.board.givens[0] == 1


@pytest.mark.parametrize("fragment", ["", "#", "#other=1", "#box=2x3"])
def test_a_link_without_a_puzzle_changes_nothing(fragment):
    assert act(State(), "link", fragment) == State()


def test_a_link_that_is_wrong_is_said_to_be():
    state = act(State(), "link", "#p=abc%2")
    assert state.said[-1][0] == "import.kept"
    assert state.draft == "abc%2"


def test_a_page_loaded_again_keeps_what_was_filled_in():
    state = act(act(State(), "link", "#p=" + SEED), "type", "1")
    again = act(state, "link", "#p=" + SEED, True)
    assert again.board is state.board
    assert act(state, "link", "#p=" + SEED).board.entries[0] == 0


def test_a_link_is_forgotten_when_the_puzzle_is_another():
    state = act(State(), "link", "#p=" + SEED)
    assert state.link == "#p=" + SEED
    after, effects = update(state, ("size", 16))
    assert after.link == ""
    assert ("unlink",) in effects


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_link_of_a_puzzle_opens_it(example):
    state = act(State(base="https://x/"), "example", example["id"], example["text"])
    address = opening.link(state)
    assert address.startswith("https://x/#p=")
    assert act(State(), "link", address.partition("#")[2]).board.same_puzzle(state.board)


@pytest.mark.parametrize("action", ["import", "drop"])
@pytest.mark.parametrize("base", ["https://x.org/sudoku/", "file:///x/index.html?q=1", ""])
def test_a_link_may_be_pasted_as_text(action, base):
    state = act(State(base=base), "link", "#p=1" + "." * 35 + "&box=3x2")
    opened = act(State(dialog="import"), action, f"\n{opening.link(state)} \n")
    assert opened.board.same_puzzle(state.board)
    assert opened.board.box == (3, 2)
    assert opened.link == ""


def test_a_pasted_link_that_is_wrong_shows_the_text_it_holds():
    state, effects = update(State(dialog="import"), ("import", "https://x/#p=12%0A1%3F"))
    assert state.draft == "12\n1?"
    assert effects[0] == ("point", 2, 2)


@pytest.mark.parametrize("text", [SEED + " #p=12", "#p=12\n" + SEED, "#p\n" + SEED])
def test_a_text_with_a_comment_is_no_link(text):
    assert act(State(), "import", text).board.givens[2] == 6


def test_a_link_names_the_boxes_only_where_they_are_not_the_usual_ones():
    for box, end in (("2x3", "."), ("3x2", "&box=3x2")):
        state = act(State(), "link", "#p=" + "." * 36 + "&box=" + box)
        assert opening.link(state).endswith(end)


@pytest.mark.parametrize("text", ["1 2;3\n4", "÷%+&=#", "ação"])
def test_any_text_survives_a_link(text):
    assert opening._fields("#p=" + opening._quote(text) + "&box=2x2") == {"p": text, "box": "2x2"}


def test_sharing_copies_the_link_and_shows_it():
    state, effects = update(State(base="b"), ("share",))
    assert state.dialog == "share"
    assert effects == [("copy", opening.link(state))]


def test_the_board_is_written_with_or_without_what_is_filled_in():
    state = act(act(State(), "drop", SEED), "type", "1")
    assert opening.written(state) == SEED
    assert opening.written(act(state, "filled", True)) == "1" + SEED[1:]


def test_every_style_that_can_be_written_reads_back():
    for example in EXAMPLES:
        state = act(State(), "drop", example["text"])
        for style in opening.styles(state.board):
            text = opening.written(act(state, "style", style))
            board = state.board
            read = parse(text, side=board.side, box=board.box)
            assert bytes(read.givens.cells) == board.givens, style


def test_a_style_that_can_not_be_written_gives_way_on_sharing():
    state = act(act(State(style="keycaps"), "size", 16), "share")
    assert state.style == "line"


def test_a_download_has_a_name_and_the_text():
    state = act(State(), "drop", SEED)
    assert update(state, ("download",))[1] == [("download", "sudoku-9x9.txt", SEED)]
