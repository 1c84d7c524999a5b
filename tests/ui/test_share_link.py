"""Test the metadata in a share link: title, author, rules in words, unsupported rules."""

import pytest

from tests.ui.driver import codes
from tests.ui.test_opening import SEED, act, follow
from tests.ui.test_puzzle_info import DRAWN, METADATA, UNKNOWN
from tests.ui.test_words import words_of
from ui.paper.booklet import booklet, code_links
from ui.paper.sheets import PrintedPuzzle, PrintOptions
from ui.puzzle_rules import unsupported_names
from ui.share.view import properties
from ui.share_link import LONGEST_PROSE_IN_LINK, link_fields, with_metadata
from ui.state import State

UNSUPPORTED = (UNKNOWN, DRAWN, ("shared.prose", {}))


def named(**metadata):
    return follow(State(), "#p=" + SEED).board.but(**metadata)


def test_a_link_brings_all_metadata():
    board = named(unsupported=UNSUPPORTED, **METADATA)
    for name in ("opening.link", "opening.linked"):
        link = dict(link_fields(board))
        action = (name, link, "#p") if name == "opening.link" else (name, link)
        state = act(State(), *action)
        assert state.board == board
        assert codes(state)[:2] == ["opened.title", "unread.rules"]


def test_metadata_reach_the_puzzle_that_is_on_the_board_already():
    before = follow(State(), "#p=" + SEED)
    board = before.board.but(title="Mine")
    after = act(before, "opening.link", dict(link_fields(board)), "#p&title", True)
    assert after.board == board


def test_a_link_without_metadata_has_only_the_puzzle():
    assert link_fields(named()) == (("p", SEED),)


def test_a_name_without_a_translation_stays_as_it_is():
    board = with_metadata(
        named(), {"unread": "unknown:newest:a:b;other:x;unknown:;drawn:cage-sum;;"}
    )
    words = words_of("en")
    assert unsupported_names(words, board, "shared.unknown") == ["“newest:a:b”"]
    assert unsupported_names(words, board, "shared.drawn") == ["“cage-sum”"]


@pytest.mark.parametrize(
    "names", ["arrow, renban", [{"code": "variant.other", "params": {"word": "a;b"}}]]
)
def test_names_of_all_kinds_go_with_a_link(names):
    board = named(unsupported=(("shared.unknown", {"names": names}),))
    read = with_metadata(named(), dict(link_fields(board)))
    assert len(unsupported_names(words_of("en"), read, "shared.unknown")) == 2 - isinstance(
        names, list
    )


def test_long_rules_are_cut_short_in_a_link_and_left_out_of_a_code():
    board = named(prose="x" * (LONGEST_PROSE_IN_LINK + 1), title="y" * 200)
    assert dict(link_fields(board))["prose"] == "x" * (LONGEST_PROSE_IN_LINK - 1) + "…"
    [code] = code_links([PrintedPuzzle(board=board)], PrintOptions())
    assert "prose" not in dict(code)
    assert len(with_metadata(named(), dict(link_fields(board))).title) == 80


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_dialog_says_that_long_rules_are_cut_short_in_the_link(language):
    def contents(length):
        board = named(prose="x" * length)
        shown = properties(State(board=board, dialog="share"), words_of(language))
        return shown["contents", "textContent"]

    assert contents(LONGEST_PROSE_IN_LINK + 1).startswith(contents(LONGEST_PROSE_IN_LINK) + ". ")


def test_the_author_stands_on_paper_beside_the_title():
    paper = booklet(
        [PrintedPuzzle(board=named(title="Mine", author="A & B"))], PrintOptions(), words_of("en")
    )
    assert "Mine · A &amp; B · 9 × 9" in paper
