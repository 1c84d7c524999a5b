"""LZ-string: the packing that f-puzzles, SudokuPad and others have for their links.

A text becomes a row of codes, each a few bits wide. The codes 0 and 1 come before a new sign of 8
or 16 bits, 2 is the end, and any other code is the number of an earlier run of signs. As soon as
the number of runs needs more bits, codes grow by a bit. Codes and signs are written from their
lowest bit on; six bits make a letter of the link.

A sign is a unit of UTF-16, as JavaScript counts: a character beyond the first 65,536 is two signs.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from .damage import damaged, too_long
from .links import LONGEST

LETTERS = ascii_uppercase + ascii_lowercase + digits
BASE64 = LETTERS + "+/"
"""Letters of packed text, by their value."""
LONGEST_PACKED = 300_000
"""Most letters of a packed text."""
_SHORT, _LONG, _END = 0, 1, 2
_WIDE = 6
_HALVES = "\ud800"
_BITS = {letter: format(value, "06b") for value, letter in enumerate(BASE64)}
_LETTER = {bits: letter for letter, bits in _BITS.items()}
_BITS |= {"-": _BITS["/"], "\\": _BITS["/"], " ": _BITS["+"]}


def unpack(packed: str, program: str) -> str:
    """Return the unpacked text, whichever letters it was packed with.

    A space is taken for a plus sign that a link has lost; a backslash, or the minus sign of
    LZ-string's packing for links, for a slash.

    Args:
        packed: the letters; the equals signs at the end may be missing.
        program: the program that wrote the text, for messages.

    Raises:
        ParseError: the text cannot be unpacked, or is longer than any puzzle.

    >>> unpack("N4IgzglgXgpiBcBGAvkA", "f-puzzles")
    '{"size":1}'
    """
    if len(packed) > LONGEST_PACKED:
        raise too_long(program, LONGEST_PACKED)
    letters = packed.translate({10: None, 13: None, 9: None}).rstrip("=$")
    try:
        bits = "".join([_BITS[letter] for letter in letters])
    except KeyError as error:
        raise damaged(program) from error
    text = _signs(bits[::-1], program)
    if text and max(text) >= _HALVES:
        whole = text.encode("utf-16-le", "surrogatepass")
        return whole.decode("utf-16-le", "surrogatepass")
    return text


def _signs(bits: str, program: str) -> str:
    """Return the signs of a row of bits that is reversed, so that ``int`` reads a code at once."""
    place, width, room = len(bits), 2, 1
    runs = ["", "", ""]
    before = ""
    words: list[str] = []
    length = 0
    while True:
        place -= width
        code = int(bits[place : place + width], 2) if place >= 0 else _END + len(runs)
        if code <= _LONG:
            size = 16 if code == _LONG else 8
            place -= size
            run = chr(int(bits[place : place + size], 2)) if place >= 0 else ""
            runs.append(run)
            room -= 1
            if not room:
                room, width = 1 << width, width + 1
        elif code == _END:
            return "".join(words)
        elif code < len(runs):
            run = runs[code]
        else:
            run = before + before[:1] if code == len(runs) else ""
        if not run:
            raise damaged(program)
        words.append(run)
        length += len(run)
        if length > LONGEST:
            raise too_long(program, LONGEST)
        if before:
            runs.append(before + run[0])
            room -= 1
            if not room:
                room, width = 1 << width, width + 1
        before = run


def pack(text: str) -> str:
    """Return a packed text, filled up with equals signs to a multiple of four letters.

    >>> pack('{"size":1}')
    'N4IgzglgXgpiBcBGAvkA'
    """
    bits = "".join(_codes(_halved(text)))
    bits += "0" * (_WIDE - len(bits) % _WIDE)
    packed = "".join([_LETTER[bits[at : at + _WIDE]] for at in range(0, len(bits), _WIDE)])
    return packed + "=" * (-len(packed) % 4)


def _halved(text: str) -> str:
    """Return the text with two signs for each character beyond the first 65,536."""
    if not text or max(text) <= "\uffff":
        return text
    pairs = text.encode("utf-16-be", "surrogatepass")
    return "".join([chr(256 * high + low) for high, low in zip(pairs[::2], pairs[1::2])])


def _codes(text: str) -> list[str]:
    """Return the codes and signs of a text, each from its lowest bit on."""
    runs: dict[str, int] = {}
    new: set[str] = set()
    codes: list[str] = []
    width, room, run = 2, 2, ""
    for sign in [*text, ""]:
        if sign and sign not in runs:
            runs[sign] = len(runs) + 3
            new.add(sign)
        if sign and run + sign in runs:
            run += sign
            continue
        if run in new:
            long = run > "\xff"
            codes.append(_low_first(_LONG if long else _SHORT, width))
            codes.append(_low_first(ord(run), 16 if long else 8))
            new.remove(run)
            room -= 1
            if not room:
                room, width = 1 << width, width + 1
        elif run:
            codes.append(_low_first(runs[run], width))
        if run:
            room -= 1
            if not room:
                room, width = 1 << width, width + 1
            runs[run + sign] = len(runs) + 3
        run = sign
    codes.append(_low_first(_END, width))
    return codes


def _low_first(value: int, width: int) -> str:
    return format(value, f"0{width}b")[::-1]
