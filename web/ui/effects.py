"""Effects: what an action asks of the browser, carried out once the state is drawn.

``browser.effects`` carries out the effects below. A feature's own are in its ``effects.py``, and
carried out by its module ``browser``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from protocol import Request

    from .state import Board, State

    Effect = tuple[Any, ...]  # its name, and what it needs


def send(request: Request, priority: int) -> Effect:
    """Send a request to the engine; smaller priorities come first."""
    return "send", request, priority


def cancel(number: int) -> Effect:
    """Let go of the request with a number."""
    return "cancel", number


def start_engine() -> Effect:
    """Start the engine, or start it anew."""
    return ("start-engine",)


def mark(name: str) -> Effect:
    """Set a performance mark."""
    return "mark", name


def save() -> Effect:
    """Write the state down soon."""
    return ("save",)


def shelve(state: State) -> Effect:
    """Put the board of a state among the boards of the last days."""
    return "shelve", state


def list_recent() -> Effect:
    """List the boards of the last days: the action "recent.list" takes them."""
    return ("list-recent",)


def find_recent(board: Board, action: str) -> Effect:
    """Find the stored boards of a board's puzzle; an action takes them."""
    return "find-recent", board, action


def forget(name: str) -> Effect:
    """Remove a stored board."""
    return "forget", name


def remember(name: str, when: float, text: str) -> Effect:
    """Store a removed board again, as it was at a time in milliseconds since 1970."""
    return "remember", name, when, text


def focus() -> Effect:
    """Give the picked cell the focus."""
    return ("focus",)


def follow() -> Effect:
    """Bring the picked cell into sight; it has the focus if the board had it."""
    return ("follow",)


def reveal() -> Effect:
    """Bring the picked cell into sight where the board is zoomed into."""
    return ("reveal",)


def in_sight() -> Effect:
    """Bring the board into sight where it is scrolled away."""
    return ("in-sight",)


def go(element: str) -> Effect:
    """Bring the element with an id into sight, and give it the focus."""
    return "go", element


def point(field: str, line: int, column: int) -> Effect:
    """Give a text field the focus, with one letter selected; line and column count from 1."""
    return "point", field, line, column


def rewrite(field: str) -> Effect:
    """Show the value of a field again, whatever was typed into it."""
    return "rewrite", field


def choose(field: str) -> Effect:
    """Let the user choose a file."""
    return "choose", field


def copy(text: str, refusal: str) -> Effect:
    """Put a text on the clipboard; an action says that the browser refused."""
    return "copy", text, refusal


def copy_field(field: str, refusal: str) -> Effect:
    """Put the value of a field on the clipboard; an action says that the browser refused."""
    return "copy-field", field, refusal


def download(name: str, content: Any, refusal: str, kind: str = "") -> Effect:
    """Save a text or a blob as a file; an action says that the browser refused.

    Args:
        name: of the file.
        content: the text or the blob.
        refusal: the action.
        kind: the media type; plain text by default.
    """
    effect = "download", name, content, refusal
    return effect + (kind,) if kind else effect


def decode(fragment: str, action: str) -> Effect:
    """Take the fields of a link's fragment apart; an action takes them."""
    return "decode", fragment, action


def unlink() -> Effect:
    """Take the puzzle out of the page's own address."""
    return ("unlink",)


def today(action: str) -> Effect:
    """Tell an action the year, month, day and weekday on this device, 0 for Sunday."""
    return "today", action


def soon(action: str) -> Effect:
    """Carry an action out in a moment; asked for again before, it waits anew."""
    return "soon", action


def renew() -> Effect:
    """Write the state down, and load the page's new release."""
    return ("renew",)
