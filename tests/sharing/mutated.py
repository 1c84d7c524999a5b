"""Texts as they arrive when something has gone wrong on the way, and worse."""

from __future__ import annotations

from random import Random
from urllib.parse import quote

from sudoku_core import InputError, Puzzle, format_grid, formats, parse
from sudoku_core.formats import Document

SIGNS = "\0\n\t +-/=%&?#.~,:;_\"'<>[]{}0159aZz²١é\u200b\ud800😀"
"""What is put in: marks of the formats, digits that are none, half a sign."""
LONG = 200


def mutated(text: str, random: Random) -> str:
    """A text with one to three things done to it."""
    for _ in range(random.randint(1, 3)):
        text = random.choice(MUTATIONS)(text, random)
    return text


def _place(text: str, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _cut(text: str, random: Random) -> str:
    return text[: _place(text, random)]


def _left_out(text: str, random: Random) -> str:
    place = _place(text, random)
    return text[:place] + text[place + random.choice((1, 1, 1, 2, 9, LONG)) :]


def _put_in(text: str, random: Random) -> str:
    place = _place(text, random)
    return text[:place] + random.choice(SIGNS) * random.choice((1, 1, 1, 3, LONG)) + text[place:]


def _other_sign(text: str, random: Random) -> str:
    place = _place(text, random)
    sign = random.choice(text or "0") if random.random() < 0.5 else random.choice(SIGNS)
    return text[:place] + sign + text[place + 1 :]


def _twice(text: str, random: Random) -> str:
    start = _place(text, random)
    part = text[start : start + random.choice((1, 5, 50, LONG))]
    place = _place(text, random)
    return text[:place] + part * random.choice((1, 2, 30)) + text[place:]


def _swapped(text: str, random: Random) -> str:
    first, second = sorted((_place(text, random), _place(text, random)))
    return text[first:second] + text[:first] + text[second:]


def _as_mails_do(text: str, random: Random) -> str:
    changes = (
        lambda: text.replace("+", " "),
        lambda: text.replace("/", "\\"),
        lambda: text.rstrip("="),
        lambda: quote(text, errors="surrogatepass"),
        lambda: quote(text, safe=":/?=&#", errors="surrogatepass"),
        lambda: text.lower(),
        lambda: text.upper(),
        lambda: f"Try this: <{text}>!",
        lambda: "\n".join([text[k : k + 70] for k in range(0, len(text), 70)]),
        lambda: f"{text}\n{text}",
        lambda: text.replace("\n", "\r\n"),
    )
    return random.choice(changes)()


MUTATIONS = (
    _cut,
    _left_out,
    _put_in,
    _put_in,
    _other_sign,
    _other_sign,
    _twice,
    _swapped,
    _as_mails_do,
)


def expect_sound(document: Document) -> None:
    """Digits and notes are those of the puzzle, in cells that have no given."""
    givens, side = document.puzzle.givens.cells, document.puzzle.side
    for values, limit in (
        (document.entries, side + 1),
        (document.corner, 1 << side),
        (document.centre, 1 << side),
    ):
        assert len(values) in (0, len(givens)), values
        assert all(0 <= value < limit for value in values), values
    assert not any(given and entry for given, entry in zip(givens, document.entries, strict=False))


def expect_kept(puzzle: Puzzle) -> None:
    """Assert that the puzzle's text is read as the same puzzle."""
    text = format_grid(puzzle, "rules")
    assert parse(text) == puzzle, text


def never_breaks(text: str) -> str:
    """Read all that a text holds, as the page does; nothing but an ``InputError`` may come of it.

    Returns:
        What became of it: "read", or the code of the message.
    """
    try:
        for document in formats.read_many(text):
            if isinstance(document, InputError):
                return document.message.code
            expect_kept(document.puzzle)
            expect_sound(document)
            document.picture()
            for message in document.messages:
                str(message)
    except InputError as error:
        return error.message.code
    return "read"
