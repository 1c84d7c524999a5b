"""Test links to puzzles: in the page's address, and as texts."""

from urllib.parse import quote

import pytest

from sudoku_core import format_grid
from tests.ui.driver import codes
from tests.ui.test_opening import SEED, SPECIAL, act, drafted, follow
from ui.opening.state import Draft, Origin
from ui.progress import progress_text
from ui.state import State
from ui.tabs.state import Tabs
from ui.update import update


def test_a_link_opens_its_puzzle_with_its_boxes():
    state = follow(State(), "#p=1" + "." * 35 + "&box=3x2")
    assert state.board.layout.box == (3, 2)
    assert state.board.givens[0] == 1


@pytest.mark.parametrize("box", ["", "x", "3", "axb", "²x3"])
def test_a_box_that_is_none_is_left_out(box):
    assert follow(State(), "#p=1" + "." * 35 + "&box=" + box).board.layout.box == (2, 3)


@pytest.mark.parametrize("fragment", ["", "#", "#other=1", "#box=2x3"])
def test_a_link_without_a_puzzle_changes_nothing(fragment):
    assert follow(State(), fragment) == State()


def test_a_link_that_is_wrong_is_said_to_be():
    state = follow(State(), "#p=abc%2")
    assert codes(state) == ["import.no-puzzle-link", "import.kept"]
    assert state.part(Draft).text == "abc%2"


def test_where_the_puzzle_of_a_link_is_wrong_that_is_said():
    for action in (("opening.link", {"p": "12"}, "#p=12"), ("opening.linked", {"p": "12"})):
        assert codes(act(State(), *action)) == ["parse.square", "import.kept"]
    assert codes(act(State(), "opening.linked", {"p": "hello"}))[0] == "import.no-puzzle-link"


@pytest.mark.parametrize("text", [SEED, format_grid(SPECIAL["many rules"])])
def test_a_page_loaded_again_keeps_what_was_filled_in(text):
    fragment = "#p=" + quote(text)
    state = act(follow(State(), fragment), "playing.type", "1")
    again = follow(state, fragment, True)
    assert again.board is state.board
    assert follow(state, fragment).board == state.board


def test_a_link_brings_what_was_filled_in():
    board = act(follow(State(), "#p=" + SEED), "playing.type", "1").board
    assert board.entries[0] == 1
    fragment = f"#p={SEED}&progress={progress_text(board)}"
    assert follow(State(), fragment).board == board
    assert act(State(), "opening.drop", "https://x/" + fragment).board == board
    # Onto the same puzzle too, unless it is the page's own link that is loaded again.
    before = follow(State(), "#p=" + SEED)
    state = follow(before, fragment, True)
    assert state.board == board
    assert act(state, "board.undo").board.entries[0] == 0
    later = act(act(state, "board.pick", 1), "playing.type", "5")
    assert follow(later, fragment, True).board == later.board


@pytest.mark.parametrize("progress", ["!", "~", "A", "~_", "Z~__", "~A.~_", ".....", "é"])
def test_progress_that_does_not_fit_is_left_out_and_said(progress):
    state = follow(State(), f"#p={SEED}&progress={quote(progress)}")
    assert [code for code, _ in state.status] == ["opened", "import.progress"]
    assert state.board == follow(State(), "#p=" + SEED).board


def test_a_link_is_forgotten_when_the_puzzle_is_another():
    state = follow(State(), "#p=" + SEED)
    assert state.part(Origin).link == "#p=" + SEED
    after, effects = update(state, ("opening.size", "16"))
    assert after.part(Origin).link == ""
    assert ("unlink",) in effects


def test_a_link_stays_when_the_same_puzzle_comes_by_another_way():
    state, effects = update(follow(State(), "#p=" + SEED), ("opening.drop", SEED))
    assert state.part(Origin).link == "#p=" + SEED
    assert ("unlink",) not in effects


@pytest.mark.parametrize("action", ["open", "drop"])
@pytest.mark.parametrize("base", ["https://x.org/sudoku/", "file:///x/index.html?q=1", ""])
def test_a_link_may_be_pasted_as_text(action, base):
    text = f"\n{base}#p=1{'.' * 35}&box=3x2 \n"
    state = (
        act(drafted(text), "opening.open")
        if action == "open"
        else act(State(), "opening.drop", text)
    )
    assert state.board.givens[0] == 1
    assert state.board.layout.box == (3, 2)
    assert state.dialog == ""
    assert state.part(Origin).link == ""


def test_a_pasted_link_that_is_wrong_shows_the_text_it_holds():
    state, effects = update(drafted("https://x/#p=12%0A1%21"), ("opening.open",))
    assert effects == [("decode", "p=12%0A1%21", "opening.linked")]
    state, effects = update(state, ("opening.linked", {"p": "12\n1!"}))
    assert state.part(Draft).text == "12\n1!"
    assert effects[0] == ("point", "draft", 2, 2)


def test_a_link_may_stand_among_words():
    for around in ("See https://x/{}!", "(https://x/{})", "One:\nhttps://x.org/s?a=1{}, two"):
        text = around.replace("{}", "#p=1" + "." * 35 + "&box=3x2")
        assert act(State(), "opening.drop", text).board.layout.box == (3, 2), text
    two = "https://x/#p=12.. https://x/#p=21.."
    assert act(State(), "opening.drop", two).status[-1][0] == "import.kept"


def test_a_link_that_is_too_long_is_said_to_be():
    state, effects = update(State(), ("opening.link", {"too-long": ""}, "#too-long"))
    assert (state.status, state.board) == ((("import.link", {}),), State().board)
    assert effects == [("unlink",)]
    long = "https://x/#p=" + "%2E" * 30_000
    assert act(State(), "opening.drop", long).status[-1][0] == "import.long"


def test_a_link_opens_its_tab():
    for name, opened in (("model", "model"), ("solvers", "solvers"), ("else", "play")):
        assert follow(State(), f"#p={SEED}&tab={name}").part(Tabs).open == opened
        assert follow(State(), f"#tab={name}").part(Tabs).open == opened
        pasted = act(State(), "opening.drop", f"https://x/#p={SEED}&tab={name}")
        assert pasted.part(Tabs).open == opened


def test_a_page_loaded_again_has_the_tab_that_was_open_last():
    fragment = f"#p={SEED}&tab=model"
    state = act(follow(State(), fragment), "tabs.open", "solvers")
    assert follow(state, fragment, True).part(Tabs).open == "solvers"


@pytest.mark.parametrize("text", [SEED + " #p=12", "#p=12\n" + SEED, "#p\n" + SEED])
def test_a_text_with_a_comment_is_no_link(text):
    assert act(drafted(text), "opening.open").board.givens[2] == 6
