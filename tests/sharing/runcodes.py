"""A puzzle in SudokuPad's run codes, as it writes them."""

from __future__ import annotations


def runs(givens: str) -> str:
    """Each digit with up to five empty cells after it as a sign."""
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
    text, at = "", 0
    while at < len(givens):
        empty = 0
        while empty < 5 and givens[at + empty + 1 : at + empty + 2] == "0":
            empty += 1
        text += signs[int(givens[at]) + 10 * empty]
        at += 1 + empty
    return text


def older_runs(givens: str) -> str:
    """Each run of empty cells as a letter."""
    text, empty = "", 0
    for sign in givens + "1":
        if sign == "0":
            empty += 1
        else:
            text += ("ABCDEFGHIJ"[empty] if empty else "") + sign
            empty = 0
    return text[:-1]
