"""What is told of a puzzle beside its digits, as a link carries it: fields of its address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import table_of

from .state import Board

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .linking import Fields

LONGEST_TITLE, LONGEST_PROSE = 80, 4000
"""Characters; what is longer is cut short."""
IN_LINK = 1500
"""The same of rules in words in a link, which other apps may cut."""
OTHER = "variant.other"
"""A name that is told as it is."""
NAMED = ("shared.unknown", "shared.drawn")
UNNAMED = "shared.prose"


def told_fields(board: Board) -> Fields:
    """Title, author, rules in words and what is left out, as far as they are there.

    >>> told_fields(Board(title="Mine", unsupported=(("shared.prose", {}),)))
    (('title', 'Mine'), ('unread', 'prose'))
    """
    told = (
        ("title", board.title),
        ("author", board.author),
        ("prose", shortened(board.prose, IN_LINK, "\n")),
        ("unread", ";".join(_left_out(board))),
    )
    return tuple([one for one in told if one[1]])


def with_told(board: Board, fields: Mapping[str, str]) -> Board:
    """The board with what such fields tell; what makes no sense among them is left out.

    >>> with_told(Board(), {"author": "Me", "unread": "unknown:arrow"}).unsupported
    (('shared.unknown', {'names': [{'code': 'variant.arrow', 'params': {}}]}),)
    """
    told: dict[str, Any] = {}
    for name in ("title", "author"):
        if fields.get(name):
            told[name] = shortened(fields[name])
    if fields.get("prose"):
        told["prose"] = shortened(fields["prose"], LONGEST_PROSE, "\n")
    if fields.get("unread"):
        told["unsupported"] = _unread(fields["unread"])
    return board.but(**told)


def shortened(text: str, most: int = LONGEST_TITLE, kept: str = "") -> str:
    """A text without signs that no drawing can hold, in one line unless line breaks are kept.

    >>> shortened(" My\\nown "), shortened("A long one", 6)
    ('My own', 'A lon…')
    """
    signs = list(text[: most + 1])
    text = "".join([sign if sign >= " " or sign in kept else " " for sign in signs]).strip()
    return text if len(signs) <= most else text[: most - 1] + "…"


def _left_out(board: Board) -> list[str]:
    """What is said of rules that are left out: of which kind, its name, a word in that."""
    found = []
    for code, params in board.unsupported:
        kind, names = code.split(".")[1], params.get("names", [""])
        # An older release kept names as one text.
        for name in names.split(", ") if isinstance(names, str) else names:
            if isinstance(name, str):
                name = {"code": OTHER, "params": {"word": name}} if name else None
            parts = [kind]
            if name:
                parts += [name["code"].split(".")[1], name["params"].get("word", "")]
            found.append(":".join([part for part in parts if part]).replace(";", ","))
    return found


def _unread(text: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """The same again from a link."""
    names: dict[str, list[Any]] = {code: [] for code in NAMED}
    parts = text.split(";")
    for part in parts:
        kind, _colon, name = part.partition(":")
        if "shared." + kind in NAMED and name:
            names["shared." + kind].append(_name(shortened(name)))
    found: list[tuple[str, dict[str, Any]]] = []
    for code in NAMED:
        if names[code]:
            found.append((code, {"names": names[code]}))
    return tuple(found + ([(UNNAMED, {})] if "prose" in parts else []))


def _name(told: str) -> dict[str, Any]:
    """A name as a message; one that is not known here as it is."""
    name, _colon, word = told.partition(":")
    template = table_of(LANGUAGES[0]).SENTENCES.get("variant." + name)
    if not template or ("{word}" in template) != bool(word):
        return {"code": OTHER, "params": {"word": told}}
    return {"code": "variant." + name, "params": {"word": word} if word else {}}
