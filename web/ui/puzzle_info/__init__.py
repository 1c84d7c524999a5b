"""Title, author and rules of a puzzle: the dialog About, and the list of rules in Play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..feature import Feature, View
from ..puzzle_rules import has_special_rules, rule_sentences, unsupported_names

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words

DIALOG = "about-puzzle"
UNSUPPORTED = (
    ("shared.unknown", "about-unknown", "unknown-rules"),
    ("shared.drawn", "about-drawn", "only-drawn"),
)
"""Codes of unsupported rules, each with the ids of its section in the dialog and of its list."""


def _inputs_of_rules(state: State) -> tuple[object, ...]:
    board = state.board
    return board.layout, board.title, board.author, board.unsupported


def _inputs_of_dialog(state: State) -> tuple[object, ...]:
    return _inputs_of_rules(state) + (state.board.prose, state.dialog == DIALOG)


def dialog(state: State, words: Words) -> Properties:
    """Return the properties of the dialog and of its button.

    The button is hidden where there is nothing to read, and marked where rules are unsupported.
    """
    board = state.board
    author = words("puzzle.author", {"author": board.author}) if board.author else ""
    rules = rule_sentences(words, board.layout) if has_special_rules(board.layout) else []
    has_text = bool(board.title or board.author or board.prose or board.unsupported or rules)
    shown: Properties = {
        ("story", "hidden"): not has_text,
        ("story", "className"): "partly" if board.unsupported else "",
        ("story-more", "textContent"): " "
        + words("puzzle.about-partly" if board.unsupported else "puzzle.about-more"),
        # Not in the markup: there, a page that others embed would say that it may not.
        ("about-title", "autofocus"): state.dialog == DIALOG,
        (DIALOG, "showing"): state.dialog == DIALOG,
        ("about-title", "textContent"): board.title or words("puzzle.about-title"),
        ("about-author", "textContent"): author,
        ("about-author", "hidden"): not author,
        ("about-demands", "hidden"): not rules,
        ("demanded", "items"): _items(rules),
        ("prose", "textContent"): board.prose,
        ("prose", "hidden"): not board.prose,
        ("about-prose", "hidden"): not any(code == "shared.prose" for code, _ in board.unsupported),
    }
    for code, section, items in UNSUPPORTED:
        names = unsupported_names(words, board, code)
        shown[section, "hidden"] = not names
        shown[items, "items"] = _items(names)
    return shown


def rules_in_play(state: State, words: Words) -> Properties:
    """Return the properties of the list in Play: name and author, then all rules."""
    board = state.board
    texts = [words(*sentence) for sentence in _title_and_author(board)]
    texts += rule_sentences(words, board.layout)
    texts += [words(*sentence) for sentence in board.unsupported]
    return {("demands", "items"): _items(texts)}


def _items(texts: list[str]) -> tuple[tuple[str, str, str], ...]:
    return tuple([("", text, "") for text in texts])


def _title_and_author(board: Board) -> list[Sentence]:
    if board.title and board.author:
        return [("puzzle.named", {"title": board.title, "author": board.author})]
    if board.title:
        return [("opened.title", {"title": board.title})]
    return [("puzzle.author", {"author": board.author})] if board.author else []


FEATURE = Feature(
    name="puzzle_info",
    views=(View(dialog, _inputs_of_dialog), View(rules_in_play, _inputs_of_rules)),
)
