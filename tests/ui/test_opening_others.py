"""Test other programs' texts: the engine reads them, and their puzzles are opened."""

import pytest

from tests.ui.driver import codes, reply, run, sent
from tests.ui.test_opening import SEED, fields
from tests.ui.test_words import words_of
from ui.opening.reading import LONGEST, LONGEST_FOREIGN, is_foreign, link_in
from ui.opening.state import Draft, Origin, ProgramText
from ui.opening.view import properties
from ui.state import State
from ui.storage.text import dump_tab, load

LINK = "https://sudokuexchange.com/play/?s=" + "0" * 81
PENPA = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VZNb9s4"
NAMES = [{"code": "variant." + name, "params": {}} for name in ("arrow", "palindrome")]
UNKNOWN = {"code": "shared.unknown", "params": {"names": NAMES}}
PROSE = {"code": "shared.prose", "params": {}}
DAMAGED = {"code": "shared.damaged", "params": {"program": "f-puzzles", "line": 1, "column": 1}}
READY = State(engine="ready")


def read(number, text=SEED, **more):
    """The action that the engine has read a text."""
    nothing = {"entries": [], "corner": [], "centre": [], "messages": [], "unsupported": []}
    metadata = {"title": "", "author": "", "prose": "", "has_more": False}
    return reply(number, **{"status": "opened", "text": text, **nothing, **metadata, **more})


def refused(number, message=DAMAGED):
    """The action that it cannot."""
    return reply(number, status="error", message=message)


def requested(state, *action):
    """Return the state in which the engine reads a text, and the request."""
    state, effects = run(state, *action)
    (request,) = [effect for effect in sent(effects) if effect["op"] == "open"]
    return state, request


@pytest.mark.parametrize(
    "text", [LINK, PENPA, f"Try this: {LINK} - hard!", '{"size": 9, "grid": []}', "<opensudoku>"]
)
def test_another_programs_text_is_read_by_the_engine(text):
    state, request = requested(READY, ("opening.drop", text))
    assert request["text"] == text
    assert (state.job.purpose, state.board) == ("open", READY.board)
    state, effects = run(state, read(request["id"]))
    assert codes(state) == ["opened"]
    assert (state.job, state.board.givens[2], state.picked) == (None, 6, 0)
    assert ("focus",) in effects
    assert not state.board.entering


def test_what_is_filled_in_comes_with_it_and_what_is_told_is_said(words):
    entries, corner = [5, 4] + [0] * 79, [0, 0, 0, 6] + [0] * 77
    more = {
        "entries": entries,
        "corner": corner,
        "centre": [0] * 80 + [1 << 11],
        "title": "\x01Mine\n",
        "author": "Me",
        "prose": "One.\n\x02" + "Two. " * 1000,
        "messages": [{"code": "shared.solution", "params": {}}],
        "unsupported": [UNKNOWN, PROSE],
        "has_more": True,
    }
    state, request = requested(READY, ("opening.drop", LINK))
    state, _ = run(state, read(request["id"], "1" + "." * 80, **more))
    board = state.board
    assert board.entries == bytes([0, 4] + [0] * 79)  # a given stays what it is
    assert (board.corner[3], any(board.centre), board.title) == (6, False, "Mine")
    assert [code for code, _ in board.unsupported] == ["shared.unknown", "shared.prose"]
    assert (board.author, board.prose[:10], len(board.prose)) == ("Me", "One.\n Two.", 4000)
    status = ["opened.title", "unread.rules", "opened"]
    assert codes(state) == [*status, "shared.solution", "import.first"]
    assert words(*state.status[0]) == "“Mine”."
    assert words(*state.status[1]) == "2 rules of this puzzle are not known here."


def test_a_board_of_entries_alone_is_played():
    state, request = requested(READY, ("opening.drop", LINK))
    state, _ = run(state, read(request["id"], "." * 81, entries=[1] + [0] * 80))
    assert not state.board.entering


def test_it_waits_for_the_engine_and_says_so():
    state, request = requested(State(now=0), ("opening.drop", LINK))
    state, _ = run(state, ("tick",), now=1000)
    assert codes(state) == ["busy.waiting"]
    state, _ = run(state, ("readiness.engine", {"state": "ready"}), now=2000)
    state, _ = run(state, ("tick",), now=3000)
    assert codes(state) == ["busy.open"]
    state, _ = run(state, read(request["id"]))
    assert codes(state) == ["opened"]


def test_a_solve_gives_way_and_who_types_on_is_not_disturbed():
    state, _ = run(READY, ("opening.drop", SEED), ("solving.solve",))
    solving = state.job.number
    state, effects = run(state, ("opening.drop", LINK))
    assert ("cancel", solving) in effects
    reading = state.job.number
    state, _ = run(state, ("playing.put", 1))
    assert state.job.number == reading
    assert (
        requested(READY, ("opening.drop", LINK), ("opening.drop", LINK))[0].requests == 1
    )  # once is enough


def test_what_cannot_be_read_waits_in_import():
    state, request = requested(READY, ("opening.drop", LINK))
    state, _ = run(state, refused(request["id"]))
    assert codes(state) == ["shared.damaged", "import.kept"]
    assert (state.part(Draft).text, state.part(Draft).problem[0]) == (LINK, "shared.damaged")
    assert state.board == READY.board


def in_dialog(text=LINK):
    return requested(
        READY, ("outcome.dialog", "import"), ("opening.draft", text), ("opening.open",)
    )


def test_in_the_dialog_it_is_said_there_that_it_is_read(words):
    state, request = in_dialog()
    assert state.dialog == "import"
    shown = properties(state, words)
    assert not shown["draft-busy", "hidden"]
    assert shown["draft-busy-text", "textContent"] == "Opening the puzzle…"
    waiting = properties(state.but(engine="loading"), words)
    assert "loading" in waiting["draft-busy-text", "textContent"]
    state, _ = run(state, read(request["id"]))
    assert (state.dialog, state.part(Draft)) == ("", Draft())
    assert properties(state, words)["draft-busy", "hidden"]


def test_in_the_dialog_the_text_stays_with_what_is_wrong():
    state, request = in_dialog()
    state, effects = run(state, refused(request["id"]))
    assert state.dialog == "import"
    assert (state.part(Draft).text, state.part(Draft).problem[0]) == (LINK, "shared.damaged")
    assert effects == [("point", "draft", 1, 1)]


def test_where_the_dialog_was_closed_meanwhile_it_is_said_on_the_page():
    state, request = in_dialog()
    state, _ = run(state, ("outcome.close",), refused(request["id"]))
    assert codes(state) == ["shared.damaged", "import.kept"]
    state, request = in_dialog()
    state, _ = run(state, ("outcome.close",), read(request["id"]))
    assert (codes(state), state.part(Draft)) == (["opened"], Draft())


def test_cancelling_keeps_the_text_and_so_does_writing_on():
    for action in (("cancel",), ("opening.draft", LINK + "0")):
        state, request = in_dialog()
        state, effects = run(state, action)
        assert ("cancel", request["id"]) in effects
        assert (state.job, state.dialog, state.part(ProgramText)) == (None, "import", ProgramText())
        assert state.part(Draft).text.startswith(LINK)
    assert state.part(Draft).text == LINK + "0"
    state, _ = run(READY, ("opening.drop", LINK), ("cancel",))
    assert (codes(state), state.part(Draft).text) == (["cancelled"], LINK)


def test_nothing_is_lost_where_the_engine_fails():
    reason = {"code": "engine.slow", "params": {}}
    state, _ = run(
        State(), ("opening.drop", LINK), ("readiness.engine", {"state": "failed", "reason": reason})
    )
    assert codes(state)[0] == "engine.failed"
    assert state.part(Draft).text == LINK


def linked(text, **more):
    """A link of this page that holds another program's text."""
    pairs = {"p": text, **more}
    return (
        "opening.link",
        pairs,
        "#" + "&".join(f"{name}={text}" for name, text in pairs.items()),
        True,
    )


def test_a_link_to_another_programs_puzzle_is_opened_with_what_it_says():
    action = linked(LINK, tab="model", progress="~AD~_~O")
    state, request = requested(State(), action)
    assert not any(state.board.givens)  # the first puzzle does not come before it
    state, _ = run(state, read(request["id"], "1" + "." * 80))
    assert state.board.entries[1] == 3
    assert state.part(Origin).link == action[2]
    # A page that is loaded again has it already, with what was filled in.
    again, effects = run(load(State(), dump_tab(state))[0], action)
    assert (sent(effects), again.board) == ([], state.board)


def test_a_page_whose_link_holds_nothing_begins_with_the_easy_puzzle():
    for end in (refused, None):
        state, request = requested(State(engine="ready"), linked(LINK))
        state, _ = run(state, end(request["id"]) if end else ("cancel",))
        assert state.part(Origin).example == "easy"
        assert codes(state) == (["shared.damaged", "import.kept"] if end else ["cancelled"])
        assert state.part(Draft).text == LINK


def test_a_pasted_link_of_this_page_may_hold_one_too():
    state, effects = run(READY, ("opening.drop", "https://x.org/sudoku/#p=" + LINK))
    ((name, fragment, action),) = effects
    assert (name, action) == ("decode", "opening.linked")
    state, request = requested(state, (action, fields(fragment)))
    assert request["text"] == LINK


def test_a_p_in_another_programs_link_is_its_own():
    assert link_in(PENPA) == ""
    assert link_in("see https://x.org/#p=1...&box=2x2") == "p=1...&box=2x2"


def test_up_to_a_million_letters_are_read_and_more_are_refused_at_once():
    long = LINK + "%30" * 300_000
    assert requested(READY, ("opening.drop", long))[1]["text"] == long
    for text in (LINK + "0" * LONGEST_FOREIGN, "<opensudoku>\n" + "\n" * LONGEST_FOREIGN):
        state, effects = run(READY, ("opening.drop", text))
        assert (codes(state), effects) == (["import.long"], [])
        assert state.status[0][1] == {"limit": LONGEST_FOREIGN}


def test_of_a_long_table_the_first_puzzle_is_opened():
    text = "puzzle,solution\n" + ("1" * 81 + "," + "1" * 81 + "\n") * 9000
    state, request = requested(READY, ("opening.drop", text))
    assert len(request["text"]) <= LONGEST
    assert text.startswith(request["text"])
    state, _ = run(state, read(request["id"]))
    assert codes(state) == ["opened", "import.first"]


def test_what_is_too_large_for_the_board_is_said():
    state, request = requested(READY, ("opening.drop", LINK))
    state, _ = run(state, read(request["id"], "." * 26 * 26))
    assert codes(state) == ["import.large", "import.kept"]


def test_over_another_dialog_nothing_is_read():
    state = READY.but(dialog="compare")
    assert run(state, ("opening.drop", LINK)) == (state, [])


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_programs_go_by_their_names(language):
    text = words_of(language)("shared.damaged", {"program": "sudokuexchange"})
    assert "SudokuExchange" in text
    other = words_of(language)("format.side", {"style": "sudokuexchange", "side": 4})
    assert "SudokuExchange" in other


@pytest.mark.parametrize("sign", ["\ufffd", "→", "é", "\ufeff", "你"])
def test_a_text_may_begin_and_end_with_any_sign(sign):
    assert link_in(f"{sign}https://x.org/#p=1...“ {sign}") == "p=1..."
    assert not is_foreign(sign)
    assert is_foreign(f"{sign} {LINK}")
