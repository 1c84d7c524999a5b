"""What a reload brings back, as text."""

import json

from .state import Board

VERSION = 1
BOARDS = 60
"""How many boards of the past are kept over a reload."""
DIGITS = ("givens", "entries", "solution", "second")
SETTINGS = ("solver", "modeler", "limit", "language", "theme", "link", "panel")
LATER = {"modeler": "", "panel": False}
"""Settings that an older page did not keep."""


def dump(state):
    """The part of a state that a reload brings back."""
    kept = {name: getattr(state, name) for name in SETTINGS}
    kept["version"] = VERSION
    kept["board"] = _plain(state.board)
    kept["past"] = [_plain(board) for board in state.past[-BOARDS:]]
    kept["future"] = [_plain(board) for board in state.future[:BOARDS]]
    return json.dumps(kept)


def load(text):
    """The values that a text brings back, by name; none where there is no sense in it."""
    try:
        kept = json.loads(text)
        if kept["version"] != VERSION:
            return {}
        values = {name: kept.get(name, LATER.get(name)) for name in SETTINGS}
        limit = values["limit"]
        if limit is not None and not limit > 0:
            raise ValueError(limit)
        for name in SETTINGS:
            if name != "limit" and not isinstance(values[name], bool if name == "panel" else str):
                raise ValueError(name)
        values["board"] = _board(kept["board"])
        values["past"] = tuple([_board(board) for board in kept["past"]])
        values["future"] = tuple([_board(board) for board in kept["future"]])
    except (ValueError, KeyError, TypeError):
        return {}
    return values


def _plain(board):
    plain = {name: getattr(board, name).hex() for name in DIGITS}
    plain["side"] = board.side
    plain["box"] = board.box
    plain["setting"] = board.setting
    return plain


def _board(plain):
    digits = {name: bytes.fromhex(plain[name]) for name in DIGITS}
    side = plain["side"]
    for name, cells in digits.items():
        needed = name in ("givens", "entries") or cells
        if needed and (len(cells) != side * side or max(cells) > side):
            raise ValueError(name)
    box = tuple(plain["box"]) if plain["box"] else None
    if box and box[0] * box[1] != side:
        raise ValueError("box")
    return Board(side=side, box=box, setting=bool(plain["setting"]), **digits)
