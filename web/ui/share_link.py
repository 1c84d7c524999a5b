"""A puzzle as a share link: the fields of the address, among them the puzzle's metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import table_of

from .layouts import layout_text
from .state import Board, layout_for

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from sudoku_core.board.layout import Layout

    from .state import Sentence

    Fields = tuple[tuple[str, str], ...]  # names and values

LONGEST_TITLE, LONGEST_PROSE = 80, 4000
"""Characters of a title or an author, and of rules in words; longer texts are cut."""
LONGEST_PROSE_IN_LINK = 1500
"""Characters of rules in words in a link: other apps may cut long links."""
UNKNOWN_NAME = "variant.other"
"""Message for the name of a rule that has no translation."""
NAMED = ("shared.unknown", "shared.drawn")
"""Codes of unsupported rules that carry names."""
UNNAMED = "shared.prose"
"""Code of unsupported rules in words."""


def link_fields(board: Board, filled: bool = False, tab: str = "play") -> Fields:
    """Return the fields of a link that opens the puzzle; the box only where it is unusual.

    Args:
        board: the board with the puzzle.
        filled: whether entries, notes and colours are in the link.
        tab: the tab that the link opens.
    """
    # Imported here: MicroPython has to load them, and not every visit makes a link.
    from sudoku_core.formats.text.writing import format_grid

    from .progress import progress_text

    layout = board.layout
    puzzle = board.puzzle()
    plain = not layout_text(layout)
    text = format_grid(puzzle.givens, "line") if plain else format_grid(puzzle, "rules")
    fields: Fields = (("p", text),)
    if plain and not is_usual(layout):
        fields += (("box", "{}x{}".format(*layout.box or ())),)
    progress = progress_text(board) if filled else ""
    if progress:
        fields += (("progress", progress),)
    fields += metadata_fields(board)
    return fields if tab == "play" else fields + (("tab", tab),)


def is_usual(layout: Layout) -> bool:
    """Return whether a layout is the usual one for its side."""
    return layout == layout_for(layout.side)


def metadata_fields(board: Board) -> Fields:
    """Return the fields for title, author, rules in words and unsupported rules, if not empty.

    >>> metadata_fields(Board(title="Mine", unsupported=(("shared.prose", {}),)))
    (('title', 'Mine'), ('unread', 'prose'))
    """
    fields = (
        ("title", board.title),
        ("author", board.author),
        ("prose", clean_text(board.prose, LONGEST_PROSE_IN_LINK, "\n")),
        ("unread", _unsupported_text(board)),
    )
    return tuple([(name, value) for name, value in fields if value])


def with_metadata(board: Board, fields: Mapping[str, str]) -> Board:
    """Return the board with the metadata in some fields; unreadable parts are left out.

    >>> with_metadata(Board(), {"author": "Me", "unread": "unknown:arrow"}).unsupported
    (('shared.unknown', {'names': [{'code': 'variant.arrow', 'params': {}}]}),)
    """
    metadata: dict[str, Any] = {}
    for name in ("title", "author"):
        if fields.get(name):
            metadata[name] = clean_text(fields[name])
    if fields.get("prose"):
        metadata["prose"] = clean_text(fields["prose"], LONGEST_PROSE, "\n")
    if fields.get("unread"):
        metadata["unsupported"] = _to_unsupported(fields["unread"])
    return board.but(**metadata)


def clean_text(text: str, limit: int = LONGEST_TITLE, allowed: str = "") -> str:
    """Return a text cut to a limit, with a space for each control character.

    >>> clean_text(" My\\nown "), clean_text("A long one", 6)
    ('My own', 'A lon…')

    Args:
        text: any text.
        limit: most characters of the result.
        allowed: control characters that stay, such as line breaks.
    """
    signs = list(text[: limit + 1])
    text = "".join([sign if sign >= " " or sign in allowed else " " for sign in signs]).strip()
    return text if len(signs) <= limit else text[: limit - 1] + "…"


def _unsupported_text(board: Board) -> str:
    """Return the unsupported rules as ``kind:name:word``, joined by semicolons."""
    parts = []
    for code, params in board.unsupported:
        kind, names = code.split(".")[1], params.get("names", [""])
        # An older release stored all names as one text.
        for name in names.split(", ") if isinstance(names, str) else names:
            if isinstance(name, str):
                name = {"code": UNKNOWN_NAME, "params": {"word": name}} if name else None
            words = [kind]
            if name:
                words += [name["code"].split(".")[1], name["params"].get("word", "")]
            parts.append(":".join([word for word in words if word]).replace(";", ","))
    return ";".join(parts)


def _to_unsupported(text: str) -> tuple[Sentence, ...]:
    """Return the sentences about unsupported rules for a text made by ``_unsupported_text``."""
    names: dict[str, list[Any]] = {code: [] for code in NAMED}
    parts = text.split(";")
    for part in parts:
        kind, _colon, name = part.partition(":")
        if "shared." + kind in NAMED and name:
            names["shared." + kind].append(_to_name(clean_text(name)))
    sentences: list[Sentence] = [(code, {"names": names[code]}) for code in NAMED if names[code]]
    return tuple(sentences + ([(UNNAMED, {})] if "prose" in parts else []))


def _to_name(text: str) -> dict[str, Any]:
    """Return the name of a rule as a message; one without a translation is a word as it stands."""
    name, _colon, word = text.partition(":")
    template = table_of(LANGUAGES[0]).SENTENCES.get("variant." + name)
    if not template or ("{word}" in template) != bool(word):
        return {"code": UNKNOWN_NAME, "params": {"word": text}}
    return {"code": "variant." + name, "params": {"word": word} if word else {}}
