"""LZ-string: the packing that f-puzzles, SudokuPad and others have for their links.

A text becomes a row of codes, each a few bits wide: 0 and 1 say that a sign of 8 or 16 bits comes
for the first time, 2 is the end, and any other stands for a run of signs that was there before.
Whenever the runs outnumber what the bits can tell, codes grow by a bit. Codes and signs are written
from their lowest bit on; six bits make a letter of the link.

A sign is what JavaScript counts as one, half a pair for what is beyond the first 65,536.
"""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

from .damage import damaged, too_long
from .links import LONGEST

LETTERS = ascii_uppercase + ascii_lowercase + digits
BASE64, FOR_LINKS = LETTERS + "+/", LETTERS + "+-"
"""Letters of the usual packing, and of the packing for links."""
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

    A space is taken for the plus sign that it was before, and a backslash for a slash.

    Args:
        packed: the letters; what fills them up at the end may be missing.
        program: whose text it is, for the message.

    Raises:
        ParseError: it cannot be unpacked, or is longer than any puzzle is.

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
    """Return the signs of bits that run from the end, so that each code is a Python number."""
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
    """Return a text with the usual letters, filled up to a multiple of four.

    >>> pack('{"size":1}')
    'N4IgzglgXgpiBcBGAvkA'
    """
    packed = _letters(text)
    return packed + "=" * (-len(packed) % 4)


def pack_for_links(text: str) -> str:
    """Return a text with the letters that a link can hold as they are.

    >>> pack_for_links('{"size":1}')
    'N4IgzglgXgpiBcBGAvkA'
    """
    return _letters(text).replace("/", "-")


def _letters(text: str) -> str:
    bits = "".join(_codes(_halved(text)))
    bits += "0" * (_WIDE - len(bits) % _WIDE)
    return "".join([_LETTER[bits[at : at + _WIDE]] for at in range(0, len(bits), _WIDE)])


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
