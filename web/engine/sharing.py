"""Import and export of other programs' texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sudoku_core as sc

from .plain import Extra, Post, message_data, puzzle_of

if TYPE_CHECKING:
    from protocol import OpenReply, OpenRequest, WriteReply, WriteRequest

WITH_SOLUTION, MOST_NODES = "dataset", 20_000
"""The style that includes the solution, and the node limit of the search for the only solution."""
UNSUPPORTED = ("shared.unknown", "shared.drawn", "shared.prose")
"""Codes of messages about rules that are, or may be, left out."""


def open_text(request: OpenRequest, _post: Post, _extra: Extra) -> OpenReply:
    """Read the first puzzle of a text."""
    documents = sc.formats.read_many(request["text"])
    document = next(documents, None)
    if isinstance(document, sc.ParseError) or document is None:
        raise document or sc.ParseError("parse.empty", 1, 1)
    messages = [message_data(message) for message in document.messages]
    reply: OpenReply = {
        "status": "opened",
        "text": sc.format_grid(document.puzzle, "rules"),
        "entries": list(document.entries),
        "corner": list(document.corner),
        "centre": list(document.centre),
        "title": document.title,
        "author": document.author,
        "prose": document.prose,
        "messages": [each for each in messages if each["code"] not in UNSUPPORTED],
        "unsupported": [each for each in messages if each["code"] in UNSUPPORTED],
        "has_more": next(documents, None) is not None,
    }
    if document.shapes:
        reply["drawings"] = document.drawing_text
    return reply


def write(request: WriteRequest, _post: Post, _extra: Extra) -> WriteReply:
    """Write a puzzle in another program's format."""
    puzzle = puzzle_of(request["puzzle"])
    with_solution = request["style"] == WITH_SOLUTION
    document = sc.formats.Document(
        sc.Board(
            puzzle, tuple(request["entries"]), tuple(request["corner"]), tuple(request["centre"])
        ),
        solution=sc.solving.only_solution(puzzle, node_limit=MOST_NODES) if with_solution else None,
        title=request["title"],
        author=request["author"],
        prose=request["prose"],
    )
    export = sc.formats.write(document, request["style"])
    return {
        "status": "written",
        "text": export.text,
        "ending": export.ending,
        "omitted": list(export.lost),
    }
