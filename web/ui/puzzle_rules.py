"""The rules of a puzzle in words, and the reservations that unsupported rules call for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from sudoku_core.board.layout import Layout

    from .state import Board, Sentence
    from .words import Words

AREAS = ("box", "region")
"""Kinds of blocks that are named together with rows and columns."""
MISLEADING = (
    "check.notes-right",
    "check.notes-several",
    "check.right",
    "check.several",
    "complete",
    "grading.several",
    "hint.none",
    "solve.several",
    "walk.several",
)
"""Sentences that hold for the supported rules only, and so would mislead about the puzzle."""
RESERVATION = ".partly"
"""Ending of the code of the sentence that takes the place of a misleading one."""


def rule_sentences(words: Words, layout: Layout) -> list[str]:
    """Return the sentences for the kinds of blocks and rules of a layout, each once."""
    kinds = [block.kind for block in layout.blocks]
    areas = [kind for kind in AREAS if kind in kinds]
    digits = digits_text(layout.digits)
    sentences = [words("demand." + (areas[0] if areas else "row"), {"digits": digits})]
    for rule in layout.extras:
        code = "demand." + rule.kind
        code = code if words.has(code) else "demand.rule"
        sentence = words(code, {"clue": rule.clue, "digits": digits})
        if sentence not in sentences:
            sentences.append(sentence)
    return sentences


def digits_text(digits: Sequence[int]) -> str:
    """Return the digits of a board as a text: the ends of a run, else each digit.

    >>> digits_text((0, 1, 2, 3)), digits_text((1, 3, 5))
    ('0–3', '1, 3, 5')
    """
    if digits[-1] - digits[0] == len(digits) - 1:
        return f"{digits[0]}–{digits[-1]}"
    return ", ".join([str(digit) for digit in digits])


def has_special_rules(layout: Layout) -> bool:
    """Return whether a layout has more than rows, columns and boxes."""
    return bool(layout.extras) or any(block.kind == "region" for block in layout.blocks)


def sentence_text(words: Words, board: Board, sentence: Sentence) -> str:
    """Return the text of a sentence, reworded where unsupported rules make it misleading."""
    code, params = sentence
    if board.unsupported and code in MISLEADING:
        code += RESERVATION
    return words(code, params)


def with_reservation(words: Words, board: Board, text: str) -> str:
    """Return a short text about a board, followed by a reservation if rules are unsupported."""
    return words("unread.so-far", {"told": text}) if text and board.unsupported else text


def unsupported_summary(board: Board) -> tuple[Sentence, ...]:
    """Return a short sentence about the unsupported rules of a board, if there may be any."""
    for code, params in board.unsupported:
        if code == "shared.unknown":
            return (("unread.rules", {"count": len(_names(params))}),)
    return (("unread.maybe", {}),) if board.unsupported else ()


def unsupported_names(words: Words, board: Board, code: str) -> list[str]:
    """Return the names of the unsupported rules of a board.

    Args:
        words: those of the language.
        board: the board.
        code: the sentence of ``board.unsupported`` whose names are returned.
    """
    names: list[str] = []
    for known_code, params in board.unsupported:
        if known_code == code:
            names += [
                name if isinstance(name, str) else words(name["code"], name["params"])
                for name in _names(params)
            ]
    return names


def _names(params: dict[str, Any]) -> list[Any]:
    """Return the names as messages; an older release stored all names as one text."""
    names = params["names"]
    return names.split(", ") if isinstance(names, str) else list(names)
