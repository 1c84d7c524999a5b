"""Customs for the digits that letters stand for, and which custom a text follows.

| custom | 16 × 16 | 25 × 25 | digit 1 | digit 10 |
| ------ | ------- | ------- | ------- | -------- |
| "1-9A" | 1–9 A–G | 1–9 A–P | 1       | A        |
| "A"    | A–P     | A–Y     | A       | J        |
| "0-9A" | 0–F     | 0–O     | 0       | 9        |

A custom fits a text if it has all symbols of the text; "0-9A" must also lead to no conflict. Of
several customs that fit, the first of these is used:

1. on sides below 10, or if the text has no 0: "1-9A", then "A";
2. if the text has a 0 and another mark for an empty cell: "0-9A", then "1-9A", then "A";
3. if the text has a 0 and no other mark: "0-9A", which makes it a full board; then "1-9A" and "A":
   a text with letters that fits both is ambiguous.

In the customs "1-9A" and "A", 0 is an empty cell.
"""

from __future__ import annotations

from ...language.messages import InputError, Message

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

LARGEST_SYMBOL = len(ALPHABET) - 1
"""The largest number that a symbol can stand for by itself."""

_FIRST = {"1-9A": 1, "A": 10, "0-9A": 0}


def symbols_of(custom: str, side: int) -> str:
    """Return the symbols of the digits 1, 2, … in a custom; "" if the alphabet is too short.

    On sides above 35, "1-9A" has the first 35 symbols: larger digits are written as numbers.

    >>> symbols_of("1-9A", 16), symbols_of("0-9A", 12), symbols_of("A", 4), symbols_of("A", 36)
    ('123456789ABCDEFG', '0123456789AB', 'ABCD', '')
    """
    first = _FIRST[custom]
    enough = custom == "1-9A" or first + side <= len(ALPHABET)
    return ALPHABET[first : first + side] if enough else ""


def listed(symbols: str) -> str:
    """Return symbols as a person lists them.

    >>> listed("123456789ABCDEFG"), listed("ABCD"), listed("1"), listed("7531")
    ('1–9, A–G', 'A–D', '1', '7, 5, 3, 1')
    """
    runs: list[str] = []
    for symbol in symbols:
        last = ALPHABET.find(runs[-1][-1]) if runs else -2
        if symbol == ALPHABET[last + 1 : last + 2] and symbol != "A":
            runs[-1] = runs[-1][0] + "–" + symbol
        else:
            runs.append(symbol)
    return ", ".join(runs)


def ranks(side: int, zero: bool, marked: bool) -> tuple[tuple[str, ...], ...]:
    """Return the customs to try, the best rank first; customs in one rank are equally good.

    Args:
        side: the side of the board.
        zero: whether there is a 0 in the text.
        marked: whether there is another mark for an empty cell.
    """
    if not zero or side < 10:
        return ("1-9A",), ("A",)
    if marked:
        return ("0-9A",), ("1-9A",), ("A",)
    return ("0-9A",), ("1-9A", "A")


def spelled(letters: str, side: int) -> str:
    """Return the symbols of a caller's ``letters``, with ranges written out.

    Args:
        letters: the symbols in the order of the digits they stand for, with ranges in the order
            0–9, A–Z: "0-F", "1-9A-G", "123456789ABCDEFG".
        side: the side of the board, whose digits each need a symbol.

    Raises:
        InputError: there are too few symbols, a symbol stands twice or is no letter or digit.

    >>> spelled("0-F", 16), spelled("A-I", 9)
    ('0123456789ABCDEF', 'ABCDEFGHI')
    """
    text = letters.upper().replace("–", "-")
    expanded = ""
    index = 0
    while index < len(text):
        if text[index + 1 : index + 2] == "-" and len(text) > index + 2:
            first, last = ALPHABET.find(text[index]), ALPHABET.find(text[index + 2])
            expanded += ALPHABET[first : last + 1] if 0 <= first < last else "?"
            index += 3
        else:
            expanded += text[index]
            index += 1
    known = [char for char in expanded if char in ALPHABET]
    if len(set(known)) < len(expanded) or len(expanded) < side:
        raise InputError(Message("parse.letters", letters=letters, side=side))
    return expanded[:side]
