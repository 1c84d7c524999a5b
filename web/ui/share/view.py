"""Properties of the dialog Share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..share_link import LONGEST_PROSE_IN_LINK, link_fields
from ..state import sentence
from ..tabs.state import Tabs
from .state import DIALOG, PROGRAMS, Sharing
from .writing import (
    chosen_style,
    content_sentences,
    has_progress,
    lost_parts,
    offered_styles,
    written_text,
)

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words

WAITING = {"loading": "busy.waiting", "failed": "engine.failed"}
"""Sentences in place of a text, by the state of an engine that is not ready."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the open dialog."""
    return state.part(Sharing), state.part(Tabs).open, state.board, state.engine


def properties(state: State, words: Words) -> Properties:
    """Return the properties of the open dialog."""
    board, sharing = state.board, state.part(Sharing)
    names = offered_styles(board, sharing.filled)
    style = chosen_style(sharing.style, names)
    shown: Properties = {
        (DIALOG, "showing"): True,
        ("copied", "textContent"): words("copied." + sharing.note) if sharing.note else "",
        ("filled", "checked"): sharing.filled,
        ("hand-on", "needs"): "share",
        ("link", "address"): link_fields(board, sharing.filled, state.part(Tabs).open),
        ("contents", "textContent"): _contents(board, sharing.filled, words),
        ("filled", "disabled"): not has_progress(board),
        ("style", "options"): _style_options(names, words),
        ("style", "value"): style,
    }
    shown.update(_text_properties(state, style, words))
    return shown


def _style_options(names: list[str], words: Words) -> tuple[Any, ...]:
    """Return the options in two groups: styles of this project, and of other programs."""
    ours = [(name, words("style." + name), True) for name in names if name not in PROGRAMS]
    others = [(name, words("program." + name), True) for name in names if name in PROGRAMS]
    return (words("styles.own"), tuple(ours)), (words("styles.programs"), tuple(others))


def _text_properties(state: State, style: str, words: Words) -> Properties:
    """Return the properties of the text and its losses, or of the reason why there is no text."""
    board, sharing = state.board, state.part(Sharing)
    text, problem, lost = "", "", lost_parts(board, sharing.filled)
    reply = sharing.reply
    if style not in PROGRAMS:
        text = written_text(board, style, sharing.filled)
    elif not reply:
        problem = words(WAITING.get(state.engine, "busy.write"))
    elif reply["status"] == "error":
        problem = _refusal(sentence(reply["message"]), words)
    else:
        text, lost = reply["text"], lost_parts(board, sharing.filled, reply["omitted"])
    parts = [words("lost." + name) for name in lost]
    parts += [words("lost.drawings")] if board.drawings else []
    names = words.listed(parts)
    return {
        ("written", "value"): text,
        ("written", "hidden"): not text,
        ("unwritten", "hidden"): bool(text),
        ("unwritten", "textContent"): problem,
        ("not-included", "textContent"): words("share.lost", {"names": names})
        if text and parts
        else "",
        ("copy-text", "aria-disabled"): not text,
        ("download", "aria-disabled"): not text,
    }


def _refusal(problem: Sentence, words: Words) -> str:
    """Return why a program's style has no text for this puzzle, with the names of its rules."""
    code, params = problem
    if code != "format.rules":
        return words(code, params)
    names = []
    for kind in params["found"].split(", "):
        name_code = "carried." + (kind[:-1] if words.has("carried." + kind[:-1]) else kind)
        names.append(words(name_code) if words.has(name_code) else kind)
    return words("share.refused", {"program": params["style"], "names": words.listed(names)})


def _contents(board: Board, filled: bool, words: Words) -> str:
    """Return in words what is shared, and what the link cuts or leaves out."""
    text = ", ".join([words(*sentence) for sentence in content_sentences(board, filled)])
    notes = ["share.shortened"] if len(board.prose) > LONGEST_PROSE_IN_LINK else []
    notes += ["share.undrawn"] if board.drawings else []
    return " ".join([text + "." if notes else text] + [words(note) for note in notes])
