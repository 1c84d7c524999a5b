"""What is told of a puzzle goes with its link: its name, its maker, which rules are left out."""

import pytest

from tests.ui.driver import codes
from tests.ui.test_about import DRAWN, TOLD, UNKNOWN
from tests.ui.test_opening import SEED, act, follow
from tests.ui.test_words import words_of
from ui.linking import fields
from ui.paper.booklet import booklet, code_links
from ui.paper.sheets import PrintedPuzzle, PrintOptions
from ui.share.view import properties
from ui.state import State
from ui.told import IN_LINK, with_told
from ui.unread import listed

UNREAD = (UNKNOWN, DRAWN, ("shared.prose", {}))


def named(**told):
    return follow(State(), "#p=" + SEED).board.but(**told)


def test_whoever_opens_the_link_is_told_all_of_it():
    board = named(unsupported=UNREAD, **TOLD)
    for way in ("opening.link", "opening.linked"):
        link = dict(fields(board))
        action = (way, link, "#p") if way == "opening.link" else (way, link)
        state = act(State(), *action)
        assert state.board == board
        assert codes(state)[:2] == ["opened.title", "unread.rules"]


def test_it_is_told_of_the_puzzle_that_is_on_the_board_already():
    before = follow(State(), "#p=" + SEED)
    board = before.board.but(title="Mine")
    after = act(before, "opening.link", dict(fields(board)), "#p&title", True)
    assert after.board == board


def test_a_puzzle_of_which_nothing_is_told_has_the_link_that_it_had():
    assert fields(named()) == (("p", SEED),)


def test_a_name_that_is_not_known_here_is_told_as_it_is():
    board = with_told(named(), {"unread": "unknown:newest:a:b;other:x;unknown:;drawn:cage-sum;;"})
    words = words_of("en")
    assert listed(words, board, "shared.unknown") == ["“newest:a:b”"]
    assert listed(words, board, "shared.drawn") == ["“cage-sum”"]


@pytest.mark.parametrize(
    "names", ["arrow, renban", [{"code": "variant.other", "params": {"word": "a;b"}}]]
)
def test_names_of_all_kinds_go_with_a_link(names):
    board = named(unsupported=(("shared.unknown", {"names": names}),))
    read = with_told(named(), dict(fields(board)))
    assert len(listed(words_of("en"), read, "shared.unknown")) == 2 - isinstance(names, list)


def test_long_rules_are_cut_short_in_a_link_and_left_out_of_a_code():
    board = named(prose="x" * (IN_LINK + 1), title="y" * 200)
    assert dict(fields(board))["prose"] == "x" * (IN_LINK - 1) + "…"
    [code] = code_links([PrintedPuzzle(board=board)], PrintOptions())
    assert "prose" not in dict(code)
    assert len(with_told(named(), dict(fields(board))).title) == 80


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_dialog_says_that_long_rules_are_cut_short_in_the_link(language):
    def told(length):
        board = named(prose="x" * length)
        shown = properties(State(board=board, dialog="share"), words_of(language))
        return shown["contents", "textContent"]

    assert told(IN_LINK + 1).startswith(told(IN_LINK) + ". ")


def test_the_maker_stands_on_paper_beside_the_name():
    paper = booklet(
        [PrintedPuzzle(board=named(title="Mine", author="A & B"))], PrintOptions(), words_of("en")
    )
    assert "Mine · A &amp; B · 9 × 9" in paper
