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
    found = sc.formats.read_shared_many(request["text"])
    shared = next(found, None)
    if isinstance(shared, sc.ParseError) or shared is None:
        raise shared or sc.ParseError("parse.empty", 1, 1)
    said = [message_data(one) for one in sc.formats.said_of(shared)]
    return {
        "status": "opened",
        "text": sc.format_grid(shared.puzzle, "rules"),
        "entries": list(shared.entries),
        "corner": list(shared.corner),
        "centre": list(shared.centre),
        "title": shared.title,
        "author": shared.author,
        "prose": shared.prose,
        "said": [one for one in said if one["code"] not in UNREAD],
        "unread": [one for one in said if one["code"] in UNREAD],
        "several": next(found, None) is not None,
    }


def write(request: WriteRequest, _post: Post, _extra: Extra) -> WriteReply:
    """Write a puzzle as another program reads it."""
    puzzle = puzzle_of(request["puzzle"])
    solved = request["style"] == WITH_SOLUTION
    shared = sc.formats.Shared(
        puzzle,
        tuple(request["entries"]),
        tuple(request["corner"]),
        tuple(request["centre"]),
        title=request["title"],
        author=request["author"],
        prose=request["prose"],
        solution=sc.solving.only_solution(puzzle, node_limit=MOST_NODES) if solved else None,
    )
    written = sc.write_shared(shared, request["style"])
    return {
        "status": "written",
        "text": written.text,
        "ending": written.ending,
        "lost": list(written.lost),
    }
