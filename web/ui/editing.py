"""What typing does: moving, digits, erasing, clearing, undo and redo."""

from .state import HISTORY, change, empty_board, faults

LETTERS = "ABCDEFGHIJKLMNOP"
"""Typed on boards above 9: A is 10, B is 11 and so on."""


def pick(state, cell):
    """Another cell becomes the picked one."""
    if cell == state.picked:
        return state, []
    return state.but(picked=cell, growing=False), []


def go_to(state, cell):
    """Another cell becomes the picked one, and takes the focus."""
    return state.but(picked=cell, growing=False), [("focus",)]


def move(state, where):
    """The picked cell moves by arrow key, to an end, or a box up or down; focus follows."""
    side = state.board.side
    row, column = state.picked // side, state.picked % side
    jump = state.board.box[0] if state.board.box else 1
    places = {
        "left": (row, column - 1),
        "right": (row, column + 1),
        "up": (row - 1, column),
        "down": (row + 1, column),
        "row-start": (row, 0),
        "row-end": (row, side - 1),
        "first": (0, 0),
        "last": (side - 1, side - 1),
        "box-up": (row - jump, column),
        "box-down": (row + jump, column),
    }
    row, column = [min(max(value, 0), side - 1) for value in places[where]]
    return state.but(picked=row * side + column, growing=False), [("focus",)]


def type_character(state, character):
    """A digit or letter is typed into the picked cell; two digits in turn make one value."""
    side = state.board.side
    character = character.upper()
    if character in LETTERS:
        return put(state, LETTERS.find(character) + 10) if side > 9 else (state, [])
    digit = int(character)
    if state.growing:
        grown = state.board.own[state.picked] * 10 + digit
        if grown <= side:
            return put(state, grown, grows=True)
    if digit == 0:
        return erase(state)
    state, effects = put(state, digit)
    return state.but(growing=side > 9 and digit * 10 <= side), effects


def put(state, digit, grows=False):
    """A digit goes into the picked cell; one that grows out of the digit before is one step."""
    board, cell = state.board, state.picked
    if digit > board.side:
        return say(state, ("digit.range", {"digit": digit, "side": board.side}))
    if not board.setting and board.givens[cell]:
        return say(state, ("digit.given", {}))
    if board.shown[cell] == digit and board.own[cell] == digit:
        return state, []
    changed = _with_digit(board, cell, digit)
    past = state.past
    state, effects = change(state, changed)
    if grows:
        state = state.but(past=past)
    return state.but(said=_remark(changed, cell)), effects


def _with_digit(board, cell, digit):
    """The board with a digit, a given or an entry; a solution goes away."""
    givens, entries = board.givens, board.entries
    if board.setting:
        givens, entries = _set(givens, cell, digit), _set(entries, cell, 0)
    else:
        entries = _set(entries, cell, digit)
    return board.but(givens=givens, entries=entries, solution=b"", second=b"")


def _set(digits, cell, digit):
    return digits[:cell] + bytes([digit]) + digits[cell + 1 :]


def _remark(board, cell):
    """What there is to say after a digit went into a cell."""
    found = faults(board, board.own)
    for fault in found:
        if cell in fault.cells:
            return ((fault.message.code, fault.message.params),)
    if not found and 0 not in board.own and not board.setting:
        return (("complete", {}),)
    return ()


def erase(state):
    """The picked cell's digit goes; where only a solution shows, the solution goes."""
    board, cell = state.board, state.picked
    if board.givens[cell] and not board.setting:
        return say(state, ("digit.given", {}))
    if not board.own[cell] and not board.solution:
        return state.but(growing=False), []
    return change(state, _with_digit(board, cell, 0))


def clear(state):
    """Entries and solution go; where there are none, the givens."""
    board = state.board
    if any(board.entries) or board.solution:
        cleared = board.but(entries=bytes(len(board.entries)), solution=b"", second=b"")
        left = "clear.entries" if any(board.givens) else "clear.all"
        return change(state, cleared, said=((left, {}),))
    if any(board.givens):
        return change(state, empty_board(board.side, board.box), said=(("clear.all", {}),))
    return say(state, ("clear.nothing", {}))


def undo(state):
    """The board before the last change."""
    if not state.past:
        return say(state, ("undo.nothing", {}))
    future = ((state.board,) + state.future)[:HISTORY]
    return _back_to(state, state.past[-1], "undo.done", past=state.past[:-1], future=future)


def redo(state):
    """The board after the change that was undone."""
    if not state.future:
        return say(state, ("redo.nothing", {}))
    past = (state.past + (state.board,))[-HISTORY:]
    return _back_to(state, state.future[0], "redo.done", past=past, future=state.future[1:])


def _back_to(state, board, said, past, future):
    return change(state, board, said=((said, {}),), past=past, future=future)


def mode(state, setting):
    """Typing makes givens, or entries."""
    if state.board.setting == setting:
        return state, []
    said = "mode.setting" if setting else "mode.playing"
    return say(state.but(board=state.board.but(setting=setting)), (said, {}))


def say(state, *sentences):
    """The status says something else; nothing else changes."""
    return state.but(said=sentences, fine=(), growing=False), []


ACTIONS = {
    "pick": pick,
    "go-to": go_to,
    "move": move,
    "type": type_character,
    "put": put,
    "erase": erase,
    "clear": clear,
    "undo": undo,
    "redo": redo,
    "mode": mode,
}
