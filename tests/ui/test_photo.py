"""Tests of a photo: opening, reading, and the check of doubtful cells."""

import json

import pytest

from tests.ui.driver import codes, reply, run, sent, shown, told
from ui.asking import as_json
from ui.opening.examples import begun
from ui.photo import FEATURE
from ui.photo.state import DIALOG, Photo, has_room
from ui.state import State
from ui.storage.text import dump_tab, load
from ui.update import update

SEED = "..6......92...34......8...156..3..8...7...5....4..6...7...........9...4.35...29.."
CORNERS = [[100, 50], [900, 60], [880, 700], [90, 690]]
DOUBTFUL = [2, 9, 72]
SECOND = [8 if number == 2 else 0 if number == 9 else 5 for number in range(81)]
READ = {
    "status": "read",
    "corners": CORNERS,
    "text": SEED,
    "doubtful": DOUBTFUL,
    "alternatives": SECOND,
    "messages": [{"code": "photo.several", "params": {}}],
    "program": None,
}
NO_GRID = {**READ, "status": "no-grid", "corners": [], "text": ""}


OPENED = ("photo.opened", 1, 1000, 750)
OTHER = ("photo.opened", 2, 600, 800)


def reading_state(state=None):
    """Return a state in which a picture is being read."""
    start = begun(State(engine="ready")) if state is None else state
    return run(start, ("photo.opening",), OPENED)[0]


def with_reading(state, **changes):
    return run(state, reply(state.job.number, **{**READ, **changes}))


def finished(**changes):
    return with_reading(reading_state(), **changes)[0]


def test_a_picture_is_read_and_its_pixels_travel_beside_what_is_asked():
    state, effects = run(begun(State(engine="ready")), ("photo.opening",))
    assert (state.dialog, codes(state), effects) == (DIALOG, ["welcome.beginner"], [])
    state, effects = run(state, OPENED)
    (request,) = sent(effects)
    assert (request["width"], request["height"], request["corners"]) == (1000, 750, None)
    assert request["pixels"] == OPENED[1]
    assert json.loads(as_json(request)) == request


def test_what_is_read_is_a_puzzle_being_entered_and_undo_brings_the_former_board_back():
    before = reading_state()
    state, effects = with_reading(before)
    assert state.board.entering
    assert "".join(str(given or ".") for given in state.board.givens) == SEED
    assert (state.dialog, codes(state)) == ("", ["camera.read", "photo.several", "camera.left"])
    assert (state.picked, FEATURE.marks(state)) == (2, {"doubtful": (2, 9, 72)})
    assert not sent(effects)
    assert not state.board.solution
    state, _ = run(state, ("board.undo",))
    assert state.board == before.board
    assert (has_room(state), FEATURE.marks(state)) == (False, {"doubtful": ()})
    state, _ = run(state, ("board.redo",))
    assert has_room(state)
    assert FEATURE.marks(state) == {"doubtful": (2, 9, 72)}


def test_what_is_read_again_while_it_is_read_is_being_read():
    state = run(finished(), ("outcome.dialog", "photo"), ("photo.read",))[0]
    first = state.job.number
    state, effects = run(state, ("photo.read",))
    assert ("cancel", first) in effects
    assert (state.job.number > first, state.part(Photo).stage, codes(state)) == (True, "grid", [])


def test_without_doubtful_cells_the_board_is_compared_with_the_photo():
    assert codes(finished(doubtful=[], messages=[])) == ["camera.read", "camera.left.none"]
    assert codes(finished(doubtful=[])) == ["camera.read", "photo.several", "camera.compare"]


def test_where_most_is_in_doubt_the_corners_are_doubted():
    few, many = list(range(10)), list(range(12))
    assert codes(finished(doubtful=few)) == ["camera.read", "photo.several", "camera.left"]
    assert codes(finished(doubtful=many)) == ["camera.read", "camera.left", "camera.many"]


@pytest.mark.parametrize("entered", [True, False])
def test_the_former_board_is_among_the_recent_ones(entered):
    state = State(engine="ready")
    for action in [("opening.drop", "1" * 4 + SEED[4:]), *[("entering.edit",)] * entered]:
        state = update(state, action)[0]
    before = reading_state(state)
    after, effects = with_reading(before)
    (shelved,) = [effect[1] for effect in effects if effect[0] == "shelve"]
    assert shelved.board == before.board
    # Read again, it is the same photo's, which undo has.
    state, _ = run(after, ("outcome.dialog", DIALOG), ("photo.read",))
    assert not [effect for effect in with_reading(state)[1] if effect[0] == "shelve"]
    state, _ = run(after, ("photo.opening",), OTHER)
    (shelved,) = [effect[1] for effect in with_reading(state)[1] if effect[0] == "shelve"]
    assert shelved.board == after.board


def test_doubtful_cells_are_settled_one_after_the_other(words):
    state, _ = run(finished(), ("photo.confirm",))
    assert (state.picked, state.board.givens[2]) == (9, 6)
    assert words(*state.status[-1]).startswith("2 doubtful cells are marked")
    state, _ = run(state, ("photo.replace",))
    assert (state.picked, state.board.givens[9]) == (72, 0)
    assert words(*state.status[-1]).startswith("One doubtful cell is marked")
    state, _ = run(state, ("playing.put", 4))
    assert FEATURE.marks(state) == {"doubtful": ()}
    state, _ = run(state, ("board.undo",))
    assert FEATURE.marks(state) == {"doubtful": (72,)}
    state, _ = run(state, ("board.undo",))
    assert FEATURE.marks(state) == {"doubtful": (9, 72)}
    state, _ = run(state, ("board.pick", 80), ("photo.next",))
    assert state.picked == 9
    state, _ = run(state, ("photo.confirm",), ("photo.confirm",), ("photo.next",))
    assert codes(state) == ["camera.left.none"]


def test_the_room_shows_the_cell_and_what_it_may_be(words):
    state = finished()
    view = shown(FEATURE, state, words)
    assert view["photo-title", "textContent"] == "R1C3: 6?"
    assert view["photo-right", "textContent"] == "Yes, 6"
    assert view["photo-instead", "textContent"] == "No, 8"
    assert view["photo-crop", "--straight"].startswith("matrix3d(")
    view = shown(FEATURE, run(state, ("board.pick", 9))[0], words)
    assert view["photo-title", "textContent"] == "R2C1: 9?"
    assert view["photo-instead", "textContent"] == "No, blank"
    view = shown(FEATURE, run(state, ("board.pick", 0))[0], words)
    assert view["photo-title", "textContent"] == "R1C1: blank"
    assert view["photo-right", "aria-disabled"] is True
    view = shown(FEATURE, run(state, ("playing.put", 4), ("board.pick", 2))[0], words)
    assert view["photo-instead", "textContent"] == "Changed"
    assert view["photo-instead", "aria-disabled"] is True


@pytest.mark.parametrize(
    "action", [("entering.start",), ("entering.enter",), ("entering.empty",), ("opening.size", "4")]
)
def test_the_room_goes_with_the_puzzle(action):
    state, _ = run(finished(), action)
    assert not has_room(state)
    assert not FEATURE.marks(state)["doubtful"]


def test_the_room_is_closed_and_comes_back_with_the_whole_photo():
    state, effects = run(finished(), ("photo.close",))
    assert ("focus",) in effects
    assert not has_room(state)
    assert FEATURE.marks(state)["doubtful"]
    state, effects = run(state, ("outcome.dialog", DIALOG), ("outcome.close",))
    assert has_room(state)
    assert not effects


def test_the_room_shows_what_was_read_until_something_else_is(words):
    before = finished()
    crop = [("photo-crop", "--straight"), ("photo-crop", "photo.picture")]
    view = shown(FEATURE, before, words)
    where = [view[name] for name in crop]
    assert not view["photo-show", "hidden"]
    for change in [("photo.turn",), ("photo.move", 0, 0.1, 0.1)]:
        state, _ = run(before, ("outcome.dialog", DIALOG), change, ("outcome.close",))
        assert [shown(FEATURE, state, words)[name] for name in crop] == where
    state, _ = run(before, ("photo.opening",), OTHER)
    state, _ = run(state, reply(state.job.number, **NO_GRID))
    state, _ = run(state, ("outcome.close",))
    view = shown(FEATURE, state, words)
    assert [view[name] for name in crop] == where
    assert view["photo-show", "hidden"]  # that would be the other one
    assert (has_room(state), FEATURE.marks(state)) == (True, {"doubtful": tuple(DOUBTFUL)})


def test_what_was_said_in_the_dialog_is_gone_when_it_opens_again(words):
    state, _ = run(begun(State(engine="ready")), ("photo.opening",), ("outcome.close",), OPENED)
    state, _ = run(state, ("outcome.dialog", DIALOG))
    assert shown(FEATURE, state, words)["photo-text", "textContent"] == ""


def test_without_a_grid_the_corners_are_set_by_hand(words):
    before = reading_state()
    state, _ = run(before, reply(before.job.number, **NO_GRID))
    assert (state.dialog, state.board) == (DIALOG, before.board)
    view = shown(FEATURE, state, words)
    assert "set the corners by hand" in view["photo-text", "textContent"]
    assert not view["photo-corners", "hidden"]
    assert view["photo-corner-2", "aria-valuetext"] == "80 % from the left, 90 % from the top"
    state, _ = run(state, ("photo.move", 0, -0.1, 0.05))
    state, effects = run(state, ("photo.read",))
    (request,) = sent(effects)
    assert request["corners"][0] == pytest.approx([100, 112.5])
    assert request["corners"][1:] == [[800, 75], [800, 675], [200, 675]]
    assert not request["upright"]


@pytest.mark.parametrize("turns", [(), [("photo.turn",)]])
def test_corners_that_nobody_moved_are_looked_for_again(turns):
    before = reading_state()
    state, _ = run(before, ("cancel",), *turns)
    assert len(state.part(Photo).corners) == 4
    (request,) = sent(run(state, ("photo.read",))[1])
    assert request["corners"] is None


def test_a_turn_is_kept_to():
    state, effects = run(finished(), ("outcome.dialog", DIALOG), ("photo.turn",), ("photo.read",))
    (request,) = sent(effects)
    assert request["upright"]
    assert request["corners"] == CORNERS[3:] + CORNERS[:3]
    assert state.part(Photo).read_board


@pytest.mark.parametrize("why", ["camera.lost.heic", "camera.lost.broken", "camera.lost.other"])
def test_what_is_no_picture_is_told_and_what_was_there_stays(why, words):
    for dialog in (DIALOG, ""):
        state, _ = run(finished(), ("outcome.dialog", dialog), ("photo.failed", why))
        told = (why, {})
        if dialog:
            assert words(*told) in shown(FEATURE, state, words)["photo-text", "textContent"]
        else:
            assert state.status == (told,)
        assert state.part(Photo).read_board
    compared = State(dialog="compare")
    for action in [("photo.opening",), OPENED, ("photo.failed", why)]:
        assert run(compared, action) == (compared, [])


def test_what_is_read_again_is_in_doubt_again():
    state, _ = run(
        finished(),
        ("photo.confirm",),
        ("photo.close",),
        ("outcome.dialog", DIALOG),
        ("photo.read",),
    )
    state, _ = with_reading(state)
    assert has_room(state)
    assert FEATURE.marks(state) == {"doubtful": tuple(DOUBTFUL)}
    assert state.part(Photo).upright


def test_without_a_picture_nothing_is_read_and_no_empty_board_is_put_away():
    start = begun(State(engine="ready"))
    state, effects = run(start, ("photo.read",))
    assert (state.job, effects) == (None, [])
    state, _ = run(start, ("entering.enter",))
    assert state.board.entering
    _, effects = with_reading(reading_state(state))
    assert not [effect for effect in effects if effect[0] == "shelve"]


@pytest.mark.parametrize(
    "leave", [("cancel",), ("outcome.close",), ("photo.turn",), ("photo.opening",), OPENED]
)
def test_who_does_something_else_does_not_wait(leave):
    before = reading_state(with_reading(reading_state())[0])
    state, effects = run(before, leave)
    assert ("cancel", before.job.number) in effects
    assert bool(state.job) == (leave is OPENED)
    assert state.board == before.board
    assert run(state, reply(before.job.number, **READ))[0] == state


def test_it_is_told_how_far_the_reading_is(words):
    state = reading_state()
    assert shown(FEATURE, state, words)["photo-text", "textContent"] == "Looking for the grid…"
    state, _ = run(state, told("photo-stage", state.job.number, stage="digits"))
    assert shown(FEATURE, state, words)["photo-text", "textContent"] == "Reading the digits…"
    state, _ = run(state, ("tick",), told("photo-stage", state.job.number, stage="mend"), now=9e9)
    assert codes(state) == ["camera.stage.mend"]
    waits = State().but(engine="loading")
    text = shown(FEATURE, reading_state(waits), words)["photo-text", "textContent"]
    assert text == "Solvers are loading; your puzzle is next."


@pytest.mark.parametrize(
    ("outcome", "code"),
    [
        ({"status": "limit", "seconds": 30}, "camera.overdue"),
        (
            {"status": "error", "message": {"code": "engine.unfetched", "params": {"solver": "x"}}},
            "engine.unfetched",
        ),
    ],
)
def test_a_reading_that_fails_is_told_in_the_dialog(outcome, code, words):
    state = reading_state()
    state, _ = run(state, reply(state.job.number, **outcome))
    assert state.part(Photo).messages[0][0] == code
    assert len(state.part(Photo).corners) == 4
    assert not shown(FEATURE, state, words)["photo-set", "hidden"]


def test_a_reload_brings_back_what_is_in_doubt(words):
    state = run(finished(), ("photo.confirm",))[0]
    again, sound = load(State(), dump_tab(state))
    photo = again.part(Photo)
    assert (sound, photo.doubts(again.board)) == (True, (9, 72))
    assert (photo.alternative(again.board, 2), photo.picture) == (8, 0)
    room = shown(FEATURE, again, words)
    assert (room["photo-room", "hidden"], room["photo-window", "hidden"]) == (False, True)
    data = json.loads(dump_tab(state))
    for odd in ({"givens": [99]}, {"second": []}, {"doubtful": [2.0]}, {"settled": ["2"]}):
        puzzle = {"photo": {**data["puzzle"]["photo"], **odd}}
        again, _ = load(State(), json.dumps({**data, "puzzle": puzzle}))
        assert again.board == state.board
        assert not FEATURE.marks(again)
    played = run(finished(doubtful=[]), ("entering.start",))[0]
    assert load(State(), dump_tab(played))[0].part(Photo).read_board is None
