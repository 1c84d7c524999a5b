"""Where puzzles come from and go to: sizes, examples, text, links.

The formats are imported where they are used: MicroPython has to compile them, and not every visit
reads or writes a text.
"""

from dataclasses import dataclass, field

from sudoku_core.blocks import default_box
from sudoku_core.grid import Grid
from sudoku_core.messages import InputError
from sudoku_core.puzzle import Puzzle

from .editing import say
from .state import SIDES, Board, change, empty_board, faults

PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~*"

HEX = "0123456789ABCDEF"


def size(state, side):
    """An empty board of another side."""
    if side == state.board.side:
        return state, []
    return change(state, empty_board(side), said=(("opened.empty", {"side": side, "count": 0}),))


def example(state, name, text):
    """One of the examples is opened."""
    state, effects = _opened(state, *read(text))
    return state.but(example=name), effects


def import_text(state, text):
    """The text in the dialog is opened; one that can not be read stays there."""
    text, box = unlinked(text)
    try:
        found = read(text, box)
    except InputError as error:
        state, _ = _problem(state, text, error.message)
        params = error.message.params
        return state, [("point", params["line"], params["column"])] if "line" in params else []
    return _opened(state.but(dialog="", draft="", problem=None), *found)


def drop_text(state, text):
    """Text pasted or dropped on the page is opened, or kept in the dialog if it can not be read."""
    text, box = unlinked(text)
    try:
        found = read(text, box)
    except NotShown as error:
        if state.dialog == "import":
            return _problem(state, text, error.message)
        return say(state, (error.message.code, error.message.params))
    except InputError as error:
        return _problem(state, text, error.message, ("import.kept", {}))
    return _opened(state, *found)


def follow_link(state, fragment, fresh=False):
    """The puzzle of a link's ``#p=…`` is opened; ``fresh`` where the page has just been loaded.

    A page that is loaded again with the board it had keeps what was filled in.
    """
    values = _fields(fragment)
    if "p" not in values:
        return state, []
    try:
        board, several = read(values["p"], values.get("box"))
    except NotShown as error:
        return say(state, (error.message.code, error.message.params))
    except InputError as error:
        return _problem(state, values["p"], error.message, ("import.kept", {}))
    if fresh and board.same_puzzle(state.board):
        return state.but(link=fragment), []
    state, effects = _opened(state, board, several)
    return state.but(link=fragment), effects


def _problem(state, text, message, *more):
    """The text is kept in the dialog, and what is wrong with it is said."""
    problem = (message.code, message.params)
    return say(state.but(draft=text, problem=problem), problem, *more)


def _opened(state, board, several):
    givens = len(board.givens) - board.givens.count(b"\0")
    code = {0: "opened.empty", 1: "opened.one"}.get(givens, "opened")
    said = ((code, {"side": board.side, "count": givens}),)
    for clash in faults(board, board.givens)[:1]:
        said += ((clash.message.code, clash.message.params),)
    if several:
        said += (("import.first", {}),)
    state, effects = change(state, board, said=said)
    return state, effects + [("in-sight",)]


def unlinked(text):
    """A text and its boxes, or None; those of a link's ``#p=…&box=…`` where the text is a link."""
    address, _, fragment = text.strip().partition("#")
    values = _fields(fragment)
    if "p" in values and "\n" not in fragment and (not address or "://" in address):
        return values["p"], values.get("box")
    return text, None


def read(text, box=None):
    """The board that a text holds, to be played, and whether the text holds more of them.

    Raises:
        InputError: the text can not be read, or the board is larger than the page shows.
        NotShown: the puzzle has more to it than givens, rows, columns and boxes.
    """
    from sudoku_core.formats import parse, parse_many

    shape = _shape(box) if box else None
    several = False
    try:
        puzzle = parse(text, box=shape)
    except InputError as error:
        if error.message.code != "parse.several":
            raise
        puzzle, several = next(parse_many(text, box=shape)), True
    if not _is_shown(puzzle):
        raise NotShown()
    if puzzle.side > SIDES[-1]:
        raise TooLarge(puzzle.side)
    givens = bytes(puzzle.givens.cells)
    board = Board(
        side=puzzle.side,
        box=puzzle.box,
        givens=givens,
        entries=bytes(len(givens)),
        setting=not any(givens),
    )
    return board, several


def _is_shown(puzzle):
    """Whether there is no more to a puzzle than a board has: givens, and the shape of a box.

    A board without boxes is one whose side has none.
    """
    return puzzle.layout.standard and (puzzle.box or not default_box(puzzle.side))


def _shape(box):
    """Rows and columns from a text such as 2x3, or None."""
    rows, _, columns = box.lower().partition("x")
    return (int(rows), int(columns)) if rows.isdigit() and columns.isdigit() else None


class TooLarge(InputError):
    """A board that is read well but larger than the page shows."""

    def __init__(self, side):
        self.message = PageMessage("import.large", {"side": side, "most": SIDES[-1]})


class NotShown(InputError):
    """A puzzle that is read well, but whose rules the page cannot show yet."""

    def __init__(self):
        self.message = PageMessage("import.rules", {})


@dataclass(frozen=True, slots=True)
class PageMessage:
    """Something the page says, in the shape of the core's messages."""

    code: str = field()
    params: dict[str, object] = field()


def link(state):
    """The address that opens this puzzle."""
    from sudoku_core.formats import format_grid

    board = state.board
    text = format_grid(Puzzle(Grid(list(board.givens)), box=board.box), style="line")
    tail = "&box={}x{}".format(*board.box) if board.box != default_box(board.side) else ""
    return f"{state.base}#p={_quote(text)}{tail}"


def written(state):
    """The puzzle, or the board as it is filled in, in the style that is chosen."""
    from sudoku_core.formats import format_grid

    board = state.board
    digits = board.shown if state.filled else board.givens
    return format_grid(Puzzle(Grid(list(digits)), box=board.box), style=state.style)


def styles(board):
    """The styles in which a board of this side can be written; the line of rules has none here."""
    from sudoku_core.formats import STYLES, can_write

    return [style for style in STYLES if style != "rules" and can_write(style, board.side)]


def share(state):
    """The dialog opens with the link, which goes to the clipboard."""
    style = state.style if state.style in styles(state.board) else "line"
    state = state.but(dialog="share", style=style, copied="link")
    return state, [("copy", link(state))]


def copy_link(state):
    """The link goes to the clipboard once more."""
    return state.but(copied="link"), [("copy", link(state))]


def copy_text(state):
    """The written board goes to the clipboard."""
    return state.but(copied="text"), [("copy", written(state))]


def copy_failed(state):
    """The browser does not allow copying."""
    return state.but(copied="failed"), []


def download(state):
    """The written board is saved as a file."""
    ending = {"csv": "csv", "sdk": "sdk", "ampl": "dat"}.get(state.style, "txt")
    side = state.board.side
    return state.but(copied=""), [("download", f"sudoku-{side}x{side}.{ending}", written(state))]


def style(state, name):
    """Another style to write the board in."""
    return state.but(style=name, copied=""), []


def filled(state, whether):
    """Write the board as it is filled in, or its givens only."""
    return state.but(filled=whether, copied=""), []


def _fields(fragment):
    values = {}
    for part in fragment.lstrip("#").split("&"):
        name, _, value = part.partition("=")
        values[name] = _unquote(value)
    return values


def _unquote(text):
    first, *pieces = text.replace("+", " ").split("%")
    out = [first.encode()]
    for piece in pieces:
        code = piece[:2].upper()
        if len(code) == 2 and code[0] in HEX and code[1] in HEX:
            out.append(bytes([int(code, 16)]) + piece[2:].encode())
        else:
            out.append(b"%" + piece.encode())
    try:
        return b"".join(out).decode()
    except (UnicodeError, ValueError):
        return text


def _quote(text):
    pieces = []
    for character in text:
        if character in PLAIN:
            pieces.append(character)
        else:
            pieces.extend([f"%{byte:02X}" for byte in character.encode()])
    return "".join(pieces)


ACTIONS = {
    "size": size,
    "example": example,
    "import": import_text,
    "drop": drop_text,
    "link": follow_link,
    "share": share,
    "copy-link": copy_link,
    "copy-text": copy_text,
    "copy-failed": copy_failed,
    "download": download,
    "style": style,
    "filled": filled,
}
