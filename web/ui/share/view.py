"""What the dialog shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..share_link import LONGEST_PROSE_IN_LINK, link_fields
from ..state import sentence
from ..tabs.state import Tabs
from .state import PROGRAMS, Sharing
from .writing import chosen, contents, has_more, lost, offered, written

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words

WAITING = {"loading": "busy.waiting", "failed": "engine.failed"}
"""What is said in place of a text while the engine is not there."""


def follows_from(state: State) -> tuple[object, ...]:
    """What all of it follows from; the board counts only while the dialog is open."""
    showing = state.dialog == "share"
    tab = state.part(Tabs).open if showing else ""
    engine = state.engine if showing else ""
    return showing, state.part(Sharing), tab, state.board if showing else None, engine


def properties(state: State, words: Words) -> Properties:
    """The properties, by element and name; texts are written only when they are to be seen."""
    board, sharing, showing = state.board, state.part(Sharing), state.dialog == "share"
    shown: Properties = {
        ("share", "showing"): showing,
        ("copied", "textContent"): words("copied." + sharing.copied) if sharing.copied else "",
        ("filled", "checked"): sharing.filled,
        ("hand-on", "needs"): "share",
    }
    if showing:
        names = offered(board, sharing.filled)
        style = chosen(sharing.style, names)
        shown["link", "address"] = link_fields(board, sharing.filled, state.part(Tabs).open)
        shown["contents", "textContent"] = _contents(board, sharing.filled, words)
        shown["filled", "disabled"] = not has_more(board)
        shown["style", "options"] = _styles(names, words)
        shown["style", "value"] = style
        shown.update(_written(state, style, words))
    return shown


def _styles(names: list[str], words: Words) -> tuple[Any, ...]:
    """The styles in their groups."""
    own = tuple([(one, words("style." + one), True) for one in names if one not in PROGRAMS])
    others = tuple([(one, words("program." + one), True) for one in names if one in PROGRAMS])
    return (words("styles.own"), own), (words("styles.programs"), others)


def _written(state: State, style: str, words: Words) -> Properties:
    """The text, and what is not in it; or why there is none."""
    board, sharing = state.board, state.part(Sharing)
    text, problem, left = "", "", lost(board, sharing.filled)
    reply = sharing.reply
    if style not in PROGRAMS:
        text = written(board, style, sharing.filled)
    elif not reply:
        problem = words(WAITING.get(state.engine, "busy.write"))
    elif reply["status"] == "error":
        problem = _refusal(sentence(reply["message"]), words)
    else:
        text, left = reply["text"], lost(board, sharing.filled, reply["omitted"])
    names = words.listed([words("lost." + one) for one in left])
    return {
        ("written", "value"): text,
        ("written", "hidden"): not text,
        ("unwritten", "hidden"): bool(text),
        ("unwritten", "textContent"): problem,
        ("lost", "textContent"): words("share.lost", {"names": names}) if text and left else "",
        ("copy-text", "aria-disabled"): not text,
        ("download", "aria-disabled"): not text,
    }


def _refusal(told: Sentence, words: Words) -> str:
    """Why a style of a program has no text for this puzzle, its rules by their names."""
    code, params = told
    if code != "format.rules":
        return words(code, params)
    names = []
    for word in params["found"].split(", "):
        known = "carried." + (word[:-1] if words.has("carried." + word[:-1]) else word)
        names.append(words(known) if words.has(known) else word)
    return words("share.refused", {"program": params["style"], "names": words.listed(names)})


def _contents(board: Board, filled: bool, words: Words) -> str:
    """What is shared, in words, and what the link has not whole."""
    told = ", ".join([words(*one) for one in contents(board, filled)])
    cut = len(board.prose) > LONGEST_PROSE_IN_LINK
    return told + ". " + words("share.shortened") if cut else told
