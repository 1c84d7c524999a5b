"""What cells and controls show."""

import pytest

from tests.ui.test_words import LOCALES
from ui import page, view
from ui.state import Job, State, empty_board
from ui.update import update
from ui.words import load_words

SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])


@pytest.fixture
def words():
    return load_words("en", LOCALES)


@pytest.fixture
def state():
    board = empty_board(4).but(
        givens=bytes([1] + [0] * 15), entries=bytes([0, 2, 4] + [0] * 13), setting=False
    )
    return State(board=board)


def test_kinds_of_cells(state):
    assert [look[0] for look in view.cells(state)[:4]] == ["given", "entry", "entry", "empty"]
    solved = state.but(board=state.board.but(solution=SOLUTION))
    looks = view.cells(solved)
    assert [look[:3] for look in looks[:4]] == [
        ("given", 1, 0),
        ("entry", 2, 0),
        ("solved", 3, 4),
        ("solved", 4, 0),
    ]
    assert "wrong" in looks[2][3]


def test_the_picked_cell_lights_its_blocks_and_its_digit(state):
    board = state.board.but(entries=bytes([0, 0, 0, 0, 0, 0, 1] + [0] * 9))
    marks = [look[3].split() for look in view.cells(state.but(board=board))]
    assert marks[0] == ["picked"]
    peers = [cell for cell, names in enumerate(marks) if "peer" in names]
    assert peers == [1, 2, 3, 4, 5, 8, 12]
    assert "same" in marks[6]


def test_conflicts_are_marked_and_said(state, words):
    board = state.board.but(entries=bytes([0, 1] + [0] * 14))
    looks = view.cells(state.but(board=board))
    assert "conflict" in looks[0][3]
    assert view.label(words, 4, 1, looks[1]) == "Row 1, column 2, entry 1, in conflict"


@pytest.mark.parametrize(
    ("look", "label"),
    [
        (("given", 7, 0, "", (), 0), "Row 3, column 5, given 7"),
        (("empty", 0, 0, "peer", (), 0), "Row 3, column 5, empty"),
        (("solved", 7, 4, "wrong", (), 0), "Row 3, column 5, solved 7, not right, you had 4"),
        (
            ("solved", 7, 0, "differs", (), 4),
            "Row 3, column 5, solved 7, differs: 4 in the other solution",
        ),
    ],
)
def test_labels(words, look, label):
    assert view.label(words, 9, 22, look) == label


def test_a_second_solution_shows_over_the_first_where_they_differ(state):
    other = bytes(SOLUTION[:12]) + bytes([3, 4, 2, 1])
    board = state.board.but(solution=SOLUTION, second=other, entries=bytes(16))
    looks = view.cells(state.but(board=board))
    assert [look[5] for look in looks[11:]] == [0, 3, 4, 0, 0]
    assert ["differs" in look[3] for look in looks[11:]] == [False, True, True, False, False]


def test_edges_follow_the_boxes():
    edges = view.edges(empty_board(6))
    assert edges[2] == " right"
    assert edges[6] == " bottom"
    assert edges[8] == " right bottom"
    assert edges[5] == ""
    assert set(view.edges(empty_board(5))) == {""}


def properties(state, words):
    return page.properties(state, words, [("a", {"name": "A", "side": 9})])


def test_the_status_is_sentences(state, words):
    shown = properties(state.but(said=(("solve.unique", {}), ("undo.done", {}))), words)
    assert shown["status", "textContent"] == "This is the only solution. Undone."


def test_busy_shows_time_and_progress_after_a_while(state, words):
    job = Job(number=1, now=200)
    assert properties(state.but(job=job), words)["busy", "hidden"]
    assert not properties(state.but(job=job), words)["cancel", "hidden"]
    job = job.but(now=2600, progress={"nodes": 12000, "bound": 0.0, "incumbent": None})
    shown = properties(state.but(job=job), words)
    assert not shown["busy", "hidden"]
    assert shown["fine", "textContent"] == "2 s · 12,000 nodes · bound 0"


def test_every_size_on_the_board_is_among_the_sizes(words):
    shown = properties(State(board=empty_board(7)), words)
    assert ("7", "7 × 7", True) in shown["size", "options"]
    assert shown["size", "value"] == "7"


def test_solvers_that_do_not_run_here_come_last(state, words):
    reason = ("solver.browser", {"solver": "cbc"})
    shown = properties(state.but(solvers=(("search", None), ("cbc", reason))), words)
    assert shown["solver", "options"] == (
        ("auto", "Automatic", True),
        ("search", "Exact search", True),
        ("cbc", "CBC (not here)", True),
    )


def test_the_engine_is_spoken_of_quietly(state, words):
    loading = state.but(engine_bytes=9_400_000)
    assert "9\xa0MB" in properties(loading, words)["engine", "textContent"]
    failed = state.but(engine="failed", engine_reason=("engine.slow", {}))
    shown = properties(failed, words)
    assert not shown["retry", "hidden"]
    assert shown["engine", "textContent"] == words("engine.failed") + " " + words("engine.slow")
    ready = properties(state.but(engine="ready", offline=True), words)
    assert ready["engine", "textContent"] == words("engine.offline")


def test_the_share_dialog_shows_link_and_text(state, words):
    shared, _ = update(state.but(base="x"), ("share",))
    shown = properties(shared, words)
    assert shown["link", "value"].startswith("x#p=1.")
    assert shown["written", "value"] == "1" + "." * 15
    assert shown["share", "open"]
    assert not properties(state, words)["share", "open"]


def test_a_new_release_is_offered(state, words):
    assert properties(state, words)["release", "hidden"]
    assert not properties(update(state, ("release",))[0], words)["release", "hidden"]
