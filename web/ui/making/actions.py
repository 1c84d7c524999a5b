"""Actions for new puzzles: choose options, ask for a puzzle, open the puzzle that comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..grading.state import Graded, with_grade
from ..opening.state import as_made
from ..state import change, say, sentence, stop, to_board
from .state import (
    KINDS,
    LONG,
    NAMED_KINDS,
    SHORT,
    SIDES,
    SYMMETRIES,
    USUAL,
    WEEK,
    Opened,
    Options,
    PendingPuzzle,
    Stock,
    generate_request,
    kinds_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from protocol import AttemptsEvent, ErrorReply, GenerateReply, GenerateRequest, OverdueReply

    from ..feature import Data, Next
    from ..state import Board, Effects, Job, Sentence, State


def choose_side(state: State, side: str) -> Next:
    """Choose the side of new puzzles; a kind or a level that the side lacks changes with it.

    The kind comes back with a side that has it, unless another kind was chosen meanwhile.
    """
    options = state.part(Options)
    options = options.but(side=int(side), kind=options.lacking or options.kind, lacking="")
    return state.with_parts(options.feasible()), []


def choose_kind(state: State, name: str) -> Next:
    """Choose the kind of new puzzles, with the usual number of its rules."""
    options = state.part(Options).but(kind=name, count=0, lacking="")
    return state.with_parts(options.feasible()), []


def choose_count(state: State, count: str) -> Next:
    """Choose the number of the rules of the kind."""
    return state.with_parts(state.part(Options).but(count=int(count))), []


def choose_second(state: State, name: str) -> Next:
    """Choose another kind of rules to mix with the first; "" for none."""
    return state.with_parts(state.part(Options).but(second=name, second_count=0).feasible()), []


def choose_second_count(state: State, count: str) -> Next:
    """Choose the number of the rules of the second kind."""
    return state.with_parts(state.part(Options).but(second_count=int(count))), []


def choose_symmetry(state: State, name: str) -> Next:
    """Choose the symmetry of the givens of new puzzles."""
    return state.with_parts(state.part(Options).but(symmetry=name)), []


def choose_alike_level(state: State, level: str) -> Next:
    """Choose the level of a puzzle like the board; "" for the board's own."""
    return state.with_parts(state.part(Options).but(alike_level=level)), []


def make(state: State, level: str) -> Next:
    """Open a puzzle of a level: from the stock, or else a ready one, or else ask for a new one."""
    options = state.part(Options).but(level=level, lacking="")
    state = state.with_parts(options, PendingPuzzle())
    stock = state.part(Stock)
    text = stock.find(options.key)
    if text:
        return _open(state.with_parts(stock.without(options.key)), text, level)
    if options.may_take_long:
        # Imported here: these puzzles are fetched with a bundle of their own.
        from .ready import PUZZLES

        text, opened = state.part(Opened).pick(options.key, PUZZLES, state.seed)
        if text:
            return _open(state.with_parts(opened), text, level)
    return _ask(state, options.request(state.seed, _limit(options.side)))


def make_alike(state: State) -> Next:
    """Ask for a puzzle with the blocks of the board and as many rules of each kind, of the chosen
    level or else of the board's, which the engine finds if it is not known."""
    board = state.board
    data = puzzle_data(board)
    symmetry = state.part(Options).symmetry if _takes_all_symmetries(board) else ""
    grade = state.part(Graded).grade
    level = state.part(Options).alike_level or (grade["level"] if grade else "")
    request = generate_request(data, level or None, symmetry, state.seed, _limit(board.side))
    request["alike"] = True
    return _ask(state.with_parts(PendingPuzzle()), request)


def ask_date(state: State) -> Next:
    """Ask the browser for today's date, for the puzzle of the day."""
    return state, [do.today("making.daily")]


def make_daily(state: State, year: int, month: int, day: int, weekday: int) -> Next:
    """Open or make the puzzle of a day: the same for all users of this release of the page.

    Args:
        state: before.
        year: of the day.
        month: from 1.
        day: of the month.
        weekday: from 0 for Sunday; decides on the level.
    """
    level = WEEK[weekday]
    date = f"{year}-{month:02}-{day:02}"
    state = state.with_parts(PendingPuzzle(day=date))
    text = state.part(Stock).find(date)
    if text:
        return _open(state, text, level)
    return _ask(state, Options(level=level).request((year * 100 + month) * 100 + day, None))


def _ask(state: State, request: GenerateRequest) -> Next:
    """Ask for a new puzzle, and stop any other job of the user's."""
    state, effects = stop(state.but(dialog=""))
    state, more = ask(state, request, "new")
    # At once, or else the status would be empty for a moment.
    state = state.but(status=(("busy.waiting" if state.engine == "loading" else "busy.new", {}),))
    return state, effects + [do.in_sight(), do.focus()] + more


def show_progress(state: State, event: AttemptsEvent) -> Next:
    """Show how many puzzles the engine has tried."""
    assert state.job
    return state.but(job=state.job.but(progress={"nodes": event["count"]})), []


def open_reply(state: State, _job: Job, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """Open the new puzzle, or the nearest to it; or say that there is none."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    pending = state.part(PendingPuzzle)
    if reply["status"] != "generated":
        return say(state, ("pattern.unfound" if pending.patterned else "new.none", {}))
    grade = reply["grade"]
    if pending.day:
        state = state.with_parts(state.part(Stock).with_puzzle(pending.day, reply["text"]))
    assert grade
    state, effects = _open(state, reply["text"], grade["level"], near=not reply["fits"])
    # A puzzle that no steps solved is graded anew, with sums.
    return (with_grade(state, grade) if grade["status"] == "solved" else state), effects


def _open(state: State, text: str, level: str, *, near: bool = False) -> Next:
    """Put a new puzzle in place of the board.

    Args:
        state: before.
        text: of the puzzle.
        level: of the puzzle.
        near: whether the puzzle is only the nearest to the request.
    """
    # Imported here: MicroPython has to load the module, and not every visit opens a puzzle.
    from sudoku_core.formats.text.reading import parse

    board = to_board(parse(text))
    first, day = board.layout.cells[0], state.part(PendingPuzzle).day
    show: Effects = [do.in_sight(), do.focus()]
    if day and board.same_puzzle(state.board):
        return state.but(dialog="", status=(("new.day-on", {"date": day}),), small_print=()), show
    status = (_sentence(state.part(PendingPuzzle), board, level, near),)
    state, effects = change(state.but(dialog=""), board, status=status, picked=first, others=())
    if day:
        effects = effects + [do.find_recent(board, "making.restore-day")]
    return as_made(state), effects + show


def restore_day(state: State, boards: Iterable[tuple[str, float, str]]) -> Next:
    """Restore the puzzle of the day as it was left, unless the user has begun it anew meanwhile.

    Args:
        state: with the untouched puzzle.
        boards: stored boards of the puzzle, the newest first: name, time, and text.
    """
    from ..storage.boards import board_in
    from ..storage.text import restore_puzzle

    day = state.part(PendingPuzzle).day
    for name, _when, text in boards:
        board = board_in(text)
        fresh = board and board.but(entries=state.board.entries, corner=(), centre=(), colours=())
        if board and fresh == state.board and not any(fresh.entries):
            state = state.but(board=board, status=(("new.day-on", {"date": day}),), small_print=())
            return restore_puzzle(state, text), [do.forget(name)]
    return state, []


def _sentence(pending: PendingPuzzle, board: Board, level: str, near: bool) -> Sentence:
    """Return the sentence that names the new puzzle."""
    params: dict[str, Any] = {"level": {"code": "level." + level, "params": {}}}
    if near:
        return "new.near", params
    if pending.day:
        return "new.day-of", dict(params, date=pending.day)
    params["rows"], params["columns"] = board.layout.rows, board.columns
    named = sorted(kinds_of(board.layout))
    if len(named) == 1 and named[0] in NAMED_KINDS:
        return "new.made." + named[0], params
    known = {kind.name for kind in KINDS}
    if not 1 <= len(named) <= 2 or not known.issuperset(named):
        return "new.made", params
    for place, name in zip(("kind", "second"), named):
        params[place] = {"code": "kind." + name, "params": {}}
    return ("new.made.kind", "new.made.two")[len(named) - 1], params


def _takes_all_symmetries(board: Board) -> bool:
    """Return whether every symmetry maps the cells of a board to cells."""
    layout = board.layout
    return layout.rows == layout.columns and not layout.gaps


def _limit(side: int) -> int:
    return SHORT if side <= USUAL else LONG


def dump(state: State) -> Data:
    """Return the options of the last request, the stock, and the ready puzzles that were opened,
    each as text."""
    opened = "\n".join(state.part(Opened).keys)
    return {"wish": state.part(Options).key, "stock": state.part(Stock).lines, "opened": opened}


def restore(state: State, data: Data) -> State:
    """Restore what ``dump`` returns; invalid data count as missing."""
    lines, opened = data.get("stock"), data.get("opened")
    if isinstance(lines, str):
        state = state.with_parts(Stock(lines=lines))
    if isinstance(opened, str) and opened:
        state = state.with_parts(Opened(keys=tuple(opened.split("\n"))))
    side, kinds, symmetry, level = data.get("wish", Options().key).split("/")
    first, _comma, other = kinds.partition(",")
    kind, _colon, count = first.partition(":")
    second, _colon, second_count = other.partition(":")
    options = Options(
        side=int(side),
        kind=kind,
        symmetry=symmetry,
        level=level,
        count=int(count or 0),
        second=second,
        second_count=int(second_count or 0),
    )
    valid = options.side in SIDES and symmetry in SYMMETRIES
    return state.with_parts(options) if valid and options == options.feasible() else state
