"""Other programs' texts, read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .plain import Extra, Post, message_data, puzzle_of

if TYPE_CHECKING:
    from protocol import OpenReply, OpenRequest, WriteReply, WriteRequest

WITH_SOLUTION, MOST_NODES = "dataset", 20_000
"""What has the solution beside the puzzle, if the search finds soon that there is one only."""
UNREAD = ("shared.unknown", "shared.drawn", "shared.prose")
"""What is said of rules that are left out, or may be."""


def open_text(request: OpenRequest, _post: Post, _extra: Extra) -> OpenReply:
    """Read the first puzzle of a text."""
    found = sc.formats.read_many(request["text"])
    document = next(found, None)
    if isinstance(document, sc.ParseError) or document is None:
        raise document or sc.ParseError("parse.empty", 1, 1)
    said = [message_data(one) for one in document.messages]
    return {
        "status": "opened",
        "text": sc.format_grid(document.puzzle, "rules"),
        "entries": list(document.entries),
        "corner": list(document.corner),
        "centre": list(document.centre),
        "title": document.title,
        "author": document.author,
        "prose": document.prose,
        "said": [one for one in said if one["code"] not in UNREAD],
        "unread": [one for one in said if one["code"] in UNREAD],
        "several": next(found, None) is not None,
    }


def write(request: WriteRequest, _post: Post, _extra: Extra) -> WriteReply:
    """Write a puzzle as another program reads it."""
    puzzle = puzzle_of(request["puzzle"])
    solved = request["style"] == WITH_SOLUTION
    document = sc.formats.Document(
        sc.Board(
            puzzle, tuple(request["entries"]), tuple(request["corner"]), tuple(request["centre"])
        ),
        solution=sc.solving.only_solution(puzzle, node_limit=MOST_NODES) if solved else None,
        title=request["title"],
        author=request["author"],
        prose=request["prose"],
    )
    written = sc.formats.write(document, request["style"])
    return {
        "status": "written",
        "text": written.text,
        "ending": written.ending,
        "lost": list(written.lost),
    }
