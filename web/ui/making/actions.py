"""A new puzzle is asked for, comes, and is opened as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import effects as do
from ..asking import ask, puzzle_data
from ..grading.state import Graded, with_grade
from ..opening.state import as_made
from ..state import Board, change, empty_board, say, sentence, stop
from .state import LONG, NAMED_KINDS, SHORT, USUAL, WEEK, Asked, Stock, Wish, asking

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from protocol import AttemptsEvent, ErrorReply, GenerateReply, GenerateRequest, OverdueReply

    from ..feature import Next
    from ..state import Effects, Job, Sentence, State


def size(state: State, side: str) -> Next:
    """New puzzles are to have another side; of a kind that there is for it."""
    wish = state.part(Wish).but(side=int(side))
    return state.with_parts(wish.possible()), []


def kind(state: State, name: str) -> Next:
    """New puzzles are to be of another kind."""
    return state.with_parts(state.part(Wish).but(kind=name).possible()), []


def symmetry(state: State, name: str) -> Next:
    """The givens of new puzzles are to lie otherwise."""
    return state.with_parts(state.part(Wish).but(symmetry=name)), []


def make(state: State, level: str) -> Next:
    """A puzzle of a level comes: at once if one was made ahead, else it is made now."""
    wish = state.part(Wish).but(level=level)
    state = state.with_parts(wish, Asked())
    stock = state.part(Stock)
    text = stock.find(wish.name)
    if text:
        return _open(state.with_parts(stock.without(wish.name)), text, level)
    return _ask(state, wish.request(state.seed, _limit(wish.side)))


def like_this(state: State) -> Next:
    """One with the blocks and rules of the board, as hard if that is known."""
    board = state.board
    data = puzzle_data(empty_board(board.layout))
    symmetry = state.part(Wish).symmetry if _takes_all_symmetries(board) else ""
    grade = state.part(Graded).grade
    level = grade["level"] if grade else ""
    request = asking(data, level or None, symmetry, state.seed, _limit(board.side))
    return _ask(state.with_parts(Asked()), request)


def today(state: State) -> Next:
    """The puzzle of the day is wanted: the browser knows the day."""
    return state, [do.today("making.daily")]


def daily(state: State, year: int, month: int, day: int, weekday: int) -> Next:
    """The puzzle of a day comes: the same for everyone who asks with this release of the page.

    Args:
        state: before.
        year: that of the day.
        month: from 1.
        day: of the month.
        weekday: from 0 for Sunday; the level goes with it.
    """
    level = WEEK[weekday]
    date = f"{year}-{month:02}-{day:02}"
    state = state.with_parts(Asked(day=date))
    text = state.part(Stock).find(date)
    if text:
        return _open(state, text, level)
    return _ask(state, Wish(level=level).request((year * 100 + month) * 100 + day, None))


def _ask(state: State, request: GenerateRequest) -> Next:
    """It is made now; what else the user has asked is let go."""
    state, effects = stop(state.but(dialog=""))
    state, more = ask(state, request, "new")
    # It takes its time: the status is not empty for a moment first.
    state = state.but(status=(("busy.waiting" if state.engine == "loading" else "busy.new", {}),))
    return state, effects + [do.in_sight(), do.focus()] + more


def looked(state: State, event: AttemptsEvent) -> Next:
    """So many puzzles were looked at."""
    assert state.job
    return state.but(job=state.job.but(progress={"nodes": event["count"]})), []


def made(state: State, _job: Job, reply: GenerateReply | ErrorReply | OverdueReply) -> Next:
    """It is there, or the nearest to it; or there is none."""
    if reply["status"] == "error":
        return say(state, sentence(reply["message"]))
    asked = state.part(Asked)
    if reply["status"] != "generated":
        return say(state, ("pattern.unfound" if asked.patterned else "new.none", {}))
    grade = reply["grade"]
    if asked.day:
        state = state.with_parts(state.part(Stock).with_one(asked.day, reply["text"]))
    assert grade
    state, effects = _open(state, reply["text"], grade["level"], near=not reply["fits"])
    # What no steps solve here is graded again, with sums.
    return (with_grade(state, grade) if grade["status"] == "solved" else state), effects


def _open(state: State, text: str, level: str, *, near: bool = False) -> Next:
    """A new puzzle comes in the place of the board that is there.

    Args:
        state: before.
        text: the puzzle.
        level: it has.
        near: whether that is not what was asked.
    """
    # Not above: MicroPython has to load it, and not every visit opens one.
    from sudoku_core.formats.text.reading import parse

    puzzle = parse(text)
    givens = bytes(puzzle.givens.cells)
    board = Board(layout=puzzle.layout, givens=givens, entries=bytes(len(givens)), entering=False)
    first, day = board.layout.cells[0], state.part(Asked).day
    shown: Effects = [do.in_sight(), do.focus()]
    if day and board.same_puzzle(state.board):
        return state.but(dialog="", status=(("new.day-on", {"date": day}),), details=()), shown
    said = (_said(state.part(Asked), board, level, near),)
    state, effects = change(state.but(dialog=""), board, status=said, picked=first, others=())
    if day:
        effects = effects + [do.find_recent(board, "making.day-left")]
    return as_made(state), effects + shown


def day_left(state: State, found: Iterable[tuple[str, float, str]]) -> Next:
    """Put back the puzzle of the day as it was left, unless something was done on it meanwhile.

    Args:
        state: with the puzzle as it begins.
        found: what is kept of it, the newest first: name, time, and text.
    """
    from ..storage.boards import board_in
    from ..storage.text import restore_puzzle

    day = state.part(Asked).day
    for name, _when, text in found:
        board = board_in(text)
        fresh = board and board.but(entries=state.board.entries, corner=(), centre=(), colours=b"")
        if board and fresh == state.board and not any(fresh.entries):
            state = state.but(board=board, status=(("new.day-on", {"date": day}),), details=())
            return restore_puzzle(state, text), [do.forget(name)]
    return state, []


def _said(asked: Asked, board: Board, level: str, near: bool) -> Sentence:
    """Return the sentence that says which puzzle has come."""
    params: dict[str, Any] = {"level": {"code": "level." + level, "params": {}}}
    if near:
        return "new.near", params
    if asked.day:
        return "new.day-of", dict(params, date=asked.day)
    params["rows"], params["columns"] = board.layout.rows, board.columns
    kinds = {rule.kind for rule in board.layout.extras}
    named = kinds.pop() if len(kinds) == 1 else ""
    return "new.made" + ("." + named if named in NAMED_KINDS else ""), params


def _takes_all_symmetries(board: Board) -> bool:
    """Whether any symmetry takes a board's cells to cells."""
    layout = board.layout
    return layout.rows == layout.columns and not layout.gaps


def _limit(side: int) -> int:
    return SHORT if side <= USUAL else LONG
