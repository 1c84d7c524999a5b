"""Test texts for other programs: the engine writes them, and losses are named."""

import pytest

from engine.dispatch import answer
from sudoku_core import parse
from sudoku_core.formats.writing import program_styles
from tests.ui.driver import reply, run, sent
from tests.ui.test_opening import SEED, SPECIAL
from tests.ui.test_words import words_of
from ui.share.state import PROGRAMS, Sharing
from ui.share.view import properties
from ui.state import State

READY = State(engine="ready")
STYLE = ("share.style", "sudokuexchange")


@pytest.fixture
def state():
    """Return the open dialog for a puzzle with a title, an entry, notes and colours."""
    state, _ = run(READY, ("opening.drop", SEED), ("playing.type", "1"))
    board = state.board.but(title="Mine", corner=(0, 5) + (0,) * 79, colours=(0, 1) + (0,) * 79)
    return run(state.but(board=board), ("share.open",))[0]


def written(state, *actions):
    """Return the state after actions and the engine's reply, and the request."""
    state, effects = run(state, *actions)
    (request,) = [effect for effect in sent(effects) if effect["op"] == "write"]
    events = []
    answer(request, events.append, {})
    state, _ = run(state, reply(request["id"], **events[-1]["reply"]))
    return state, request


def test_the_page_offers_the_styles_that_the_core_writes():
    assert set(PROGRAMS) == set(program_styles())
    for language in ("en", "es", "pt"):
        words = words_of(language)
        assert all(words.has("program." + name) for name in PROGRAMS)


def test_the_engine_writes_the_chosen_style(state, words):
    waiting, _ = run(state, STYLE)
    shown = properties(waiting, words)
    assert shown["unwritten", "textContent"] == "Writing…"
    assert (shown["written", "hidden"], shown["copy-text", "aria-disabled"]) == (True, True)
    state, request = written(state, STYLE)
    assert (request["entries"], request["corner"], request["title"]) == ([], [], "Mine")
    shown = properties(state, words)
    text = shown["written", "value"]
    assert parse(text) == parse(SEED)
    assert shown["not-included", "textContent"] == "Not included: title."
    assert (shown["written", "hidden"], shown["unwritten", "hidden"]) == (False, True)
    assert run(state, ("share.copy-text",))[1] == [("copy", text, "share.copy-failed")]
    assert run(state, ("share.download",))[1] == [
        ("download", "sudoku-9x9.txt", text, "share.download-failed")
    ]


def test_entries_and_notes_are_sent_on_request_and_losses_are_named(state, words):
    state, request = written(state, STYLE)
    state, request = written(state, ("share.filled", True))
    assert (request["entries"][0], request["corner"][1]) == (1, 5)
    lost = properties(state, words)["not-included", "textContent"]
    assert lost.startswith("Not included: ")
    for name in ("digits filled in", "corner notes", "title", "colours"):
        assert name in lost


def test_this_projects_styles_name_losses_too(state, words):
    assert properties(state, words)["not-included", "textContent"] == "Not included: title."
    state, effects = run(state, ("share.filled", True))
    assert sent(effects) == []
    shown = properties(state, words)["not-included", "textContent"]
    assert shown == "Not included: corner notes, title and colours."
    unsupported = state.board.but(
        unsupported=(("shared.prose", {}),), title="", corner=(), colours=()
    )
    shown = properties(state.but(board=unsupported), words)["not-included", "textContent"]
    assert shown == "Not included: rules that could not be read."


def test_a_refusal_stands_in_place_of_the_text(words):
    state, _ = run(READY, ("opening.drop", "." * 16), ("share.open",))
    state, _ = written(state, STYLE)
    shown = properties(state, words)
    assert "SudokuExchange" in shown["unwritten", "textContent"]
    assert (shown["written", "value"], shown["not-included", "textContent"]) == ("", "")
    assert shown["download", "aria-disabled"]
    for action in ("share.copy-text", "share.download"):
        assert run(state, (action,)) == (state, [])


@pytest.mark.parametrize(
    ("language", "names"), [("en", "thermometers"), ("es", "termómetros"), ("pt", "termômetros")]
)
def test_a_refusal_names_the_rules(language, names):
    state, _ = run(READY, ("opening.drop", SEED + ";thermometer:r1c1-r1c2;x"), ("share.open",))
    state, _ = written(state, STYLE)
    text = properties(state, words_of(language))["unwritten", "textContent"]
    assert names in text
    assert "diagona" in text
    assert "SudokuExchange" in text


def test_a_text_is_written_again_only_after_a_change(state):
    state, _ = written(state, STYLE)
    assert run(state, ("tick",))[1] == []
    state, effects = run(state, ("outcome.close",))
    state, effects = run(state, ("share.open",))
    assert len(sent(effects)) == 1
    state, effects = run(state, ("share.style", "line"))
    assert (sent(effects), state.background) == ([], {})
    assert [effect[0] for effect in effects] == ["cancel"]


def test_the_dialog_says_that_the_engine_is_not_ready(state, words):
    for engine, sentence in (("loading", "are loading"), ("failed", "could not be started")):
        waiting, effects = run(state.but(engine=engine), STYLE)
        assert sent(effects) == []
        assert sentence in properties(waiting, words)["unwritten", "textContent"]
    state, effects = run(
        state.but(engine="loading"), STYLE, ("readiness.engine", {"state": "ready"})
    )
    assert [effect["op"] for effect in sent(effects)].count("write") == 1


def test_a_puzzle_of_any_kind_gets_a_text_or_a_sentence(words):
    for puzzle in SPECIAL.values():
        from sudoku_core import format_grid

        state, _ = run(READY, ("opening.drop", format_grid(puzzle, "rules")), ("share.open",))
        for style in PROGRAMS:
            state, _ = written(state, ("share.style", style))
            shown = properties(state, words)
            text = shown["written", "value"] or shown["unwritten", "textContent"]
            assert text
            assert state.part(Sharing).reply["status"] in ("written", "error")
