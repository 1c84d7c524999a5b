"""Test sharing a puzzle: as a link, as text, as a file."""

from urllib.parse import quote

import pytest

from sudoku_core import Puzzle, format_grid, parse
from sudoku_core.rules import Killer
from tests.ui.driver import shown
from tests.ui.test_opening import EXAMPLES, SEED, SPECIAL, act, follow
from tests.ui.test_words import words_of
from ui import share
from ui.share.state import PROGRAMS, Sharing
from ui.share.view import properties
from ui.share.writing import own_styles, written_text
from ui.share_link import link_fields
from ui.state import State
from ui.update import update

KILLER = format_grid(SPECIAL["killer"])
SOLVED = bytes([1, 4, 2, 3, 2, 3, 1, 4, 3, 2, 4, 1, 4, 1, 3, 2])


def linked(board):
    """Return the state after opening the board's link."""
    pairs = link_fields(board)
    return follow(State(), "#" + "&".join([name + "=" + quote(text) for name, text in pairs]))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_link_of_a_puzzle_opens_it(example):
    board = act(State(), "opening.example", example.id).board
    assert link_fields(board) == (("p", format_grid(parse(example.text))),)
    assert linked(board).board.same_puzzle(board)


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
def test_the_link_of_a_puzzle_with_rules_opens_it_whole(puzzle):
    board = act(State(), "opening.drop", format_grid(puzzle, style="rules")).board
    assert linked(board).board.puzzle() == puzzle


def test_a_link_names_only_unusual_boxes():
    for box, more in (("2x3", ()), ("3x2", (("box", "3x2"),))):
        state = follow(State(), "#p=" + "." * 36 + "&box=" + box)
        assert link_fields(state.board) == (("p", "." * 36),) + more


def test_sharing_shows_the_link_and_copies_it_when_asked(words):
    state, effects = update(State(), ("share.open",))
    assert (state.dialog, effects) == ("share", [])
    shown = properties(state, words)
    assert shown["share", "showing"]
    assert shown["link", "address"] == (("p", "." * 81),)
    assert shown["copied", "textContent"] == ""
    state, effects = update(state, ("share.copy-link",))
    assert effects == [("share.copy-link", (("p", "." * 81),))]
    shown = properties(state, words)
    assert shown["copied", "textContent"] == "Link copied"
    assert shown["written", "value"] == "." * 81


def test_nothing_is_written_before_it_can_be_seen(words):
    assert shown(share.FEATURE, State(), words) == {("share", "showing"): False}


def shared(state, style="", filled=False):
    """Return the dialog's style, the styles of this project on offer, and the text."""
    words = words_of("en")
    state = state.but(dialog="share").with_parts(Sharing(style=style, filled=filled))
    shown = properties(state, words)
    (_, ours), (_, others) = shown["style", "options"]
    assert [name for name, _, _ in others] == [*PROGRAMS]
    names = [name for name, _, _ in ours]
    return shown["style", "value"], names, shown["written", "value"]


def test_the_board_is_written_with_or_without_what_is_filled_in():
    state = act(act(State(), "opening.drop", SEED), "playing.type", "1")
    assert shared(state)[2] == SEED
    assert shared(act(state, "share.filled", True), filled=True)[2] == "1" + SEED[1:]


def test_every_style_that_can_be_written_reads_back():
    for example in EXAMPLES:
        board = act(State(), "opening.example", example.id).board
        assert len(own_styles(board, False)) >= (6 if board.layout.standard else 1)
        for style in own_styles(board, False):
            read = parse(written_text(board, style, False), side=board.side, box=board.layout.box)
            assert bytes(read.givens.cells) == board.givens, style


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
def test_a_puzzle_with_rules_is_written_whole(puzzle):
    board = act(State(), "opening.drop", format_grid(puzzle, style="rules")).board
    style, names, text = shared(State(board=board))
    assert (style, style in names) == ("rules", True)
    assert parse(text) == puzzle


def test_only_styles_that_carry_the_rules_are_offered():
    state = act(State(), "opening.drop", KILLER)
    assert shared(state, "csv") == ("rules", ["rules"], KILLER)


def test_digits_that_are_filled_in_can_be_had_without_the_rules():
    state = act(State(), "opening.drop", KILLER)
    state = state.but(board=state.board.but(solution=SOLVED))
    style, names, text = shared(state, "csv", True)
    assert (style, text) == ("csv", "1,4,2,3\n2,3,1,4\n3,2,4,1\n4,1,3,2")
    assert {"line", "boxed", "rules"} <= set(names)
    assert shared(state, "", True)[2] == "1423231432414132;killer:5=r1c1-r1c2"


@pytest.mark.parametrize("name", ["jigsaw", "overlapping", "samurai", "digits"])
def test_no_drawing_is_offered_for_unusual_blocks_or_digits(name):
    state = act(State(), "opening.drop", format_grid(SPECIAL[name]))
    assert shared(state, "boxed", True)[:2] == ("rules", ["rules"])


def test_the_digits_of_a_board_are_written_as_they_are_shown():
    state = act(State(), "opening.drop", format_grid(SPECIAL["digits"]))
    assert shared(state)[2] == "03..............;digits:0-3"


def test_unusual_boxes_are_drawn_or_named():
    state = follow(State(), "#p=" + "." * 36 + "&box=3x2")
    assert shared(state)[2] == "." * 36 + ";box:3x2"
    assert parse(shared(state, "boxed")[2]).box == (3, 2)


def test_a_style_that_cannot_be_written_gives_way():
    assert shared(act(State(), "opening.size", "16"), "keycaps")[0] == "line"


@pytest.mark.parametrize(
    ("text", "style", "name"),
    [
        (SEED, "line", "sudoku-9x9.txt"),
        (SEED, "ampl", "sudoku-9x9.dat"),
        (format_grid(SPECIAL["overlapping"]), "", "sudoku-6x6.txt"),
        (format_grid(Puzzle([0] * 16, rules=[Killer((0, 1), 5)])), "csv", "sudoku-4x4.txt"),
    ],
)
def test_a_download_has_a_name_and_the_text(text, style, name):
    state = act(act(State(), "opening.drop", text), "share.style", style)
    assert update(state, ("share.download",))[1] == [
        ("download", name, shared(state, style)[2], "share.download-failed")
    ]


def test_a_note_says_that_the_text_was_copied(words):
    state = act(act(State(), "opening.drop", SEED), "share.open")
    state, effects = update(state, ("share.copy-text",))
    assert effects == [("copy", SEED, "share.copy-failed")]
    assert properties(state, words)["copied", "textContent"] == "Text copied"
    failed = act(state, "share.copy-failed")
    assert "does not allow" in properties(failed, words)["copied", "textContent"]
    assert properties(act(state, "share.style", "csv"), words)["copied", "textContent"] == ""


def played():
    """Return a board with an entry, notes in two cells (both kinds in one), and colours."""
    board = act(act(State(), "opening.drop", SEED), "playing.type", "1").board
    corner = (0, 0b101) + (0,) * 79
    centre = (0, 1 << 8) + (0,) * 78 + (1,)
    return board.but(corner=corner, centre=centre, colours=(0, 9, 48, 2, 2, 2) + (0,) * 75)


def test_the_link_carries_what_is_filled_in_only_when_asked(words):
    state = act(State(board=played()), "share.open")
    plain, fresh = link_fields(played()), (("p", SEED),)
    assert plain == fresh == properties(state, words)["link", "address"]
    state = act(state, "share.filled", True)
    shown = properties(state, words)["link", "address"]
    assert [name for name, _ in shown] == ["p", "progress"]
    assert update(state, ("share.copy-link",))[1] == [("share.copy-link", shown)]
    opened = follow(State(), "#" + "&".join([name + "=" + quote(text) for name, text in shown]))
    assert opened.board == played()
    # The choice is forgotten each time.
    assert not properties(act(state, "share.open"), words)["filled", "checked"]


def test_a_link_carries_the_tab_that_is_open():
    state = act(act(State(), "opening.drop", SEED), "tabs.open", "model")
    assert update(state, ("share.copy-link",))[1] == [
        ("share.copy-link", (("p", SEED), ("tab", "model")))
    ]


def test_the_dialog_says_what_is_shared(words):
    def contents(board, filled):
        state = act(act(State(board=board), "share.open"), "share.filled", filled)
        shown = properties(state, words)
        return shown["contents", "textContent"], shown["filled", "disabled"]

    assert contents(played(), False) == ("Sudoku 9 × 9, 22 givens", False)
    assert contents(played(), True) == (
        "Sudoku 9 × 9, 22 givens, one digit filled in, notes in 2 cells, colours in 5 cells",
        False,
    )
    plain = act(State(), "opening.drop", SEED).board
    assert contents(plain, True) == ("Sudoku 9 × 9, 22 givens", True)
    assert contents(State().board, False) == ("Sudoku 9 × 9, no givens", True)
    ruled = act(State(), "opening.drop", "." * 16 + ";killer:5=r1c1-r1c2;killer:3=r2c1-r2c2").board
    assert contents(ruled, False)[0] == "Sudoku 4 × 4, 2 cages, no givens"


def test_the_link_goes_to_another_app_with_its_contents(words):
    state = act(act(State(), "opening.drop", SEED), "share.open")
    assert update(state, ("share.hand-on",))[1] == [("share.hand-on", (("p", SEED),), "contents")]
    failed = act(state, "share.not-handed-on")
    assert "copy the link" in properties(failed, words)["copied", "textContent"]
    assert properties(state, words)["hand-on", "needs"] == "share"


def test_a_refusal_is_said_in_the_dialog_or_in_the_status(words):
    for action, word in (("share.copy-failed", "copying"), ("share.download-failed", "saving")):
        text = f"The browser does not allow {word}"
        in_dialog = act(act(State(), "opening.drop", SEED), "share.open")
        assert properties(act(in_dialog, action), words)["copied", "textContent"].startswith(text)
        state = act(State(), action)
        assert words(*state.status[0]).startswith(text)
