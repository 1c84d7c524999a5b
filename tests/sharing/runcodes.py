"""A puzzle in SudokuPad's run codes, as it writes them."""

from __future__ import annotations


def runs(givens: str) -> str:
    """Each digit with up to five empty cells after it as a sign."""
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
    found, at = "", 0
    while at < len(givens):
        empty = 0
        while empty < 5 and givens[at + empty + 1 : at + empty + 2] == "0":
            empty += 1
        found += signs[int(givens[at]) + 10 * empty]
        at += 1 + empty
    return found


def older_runs(givens: str) -> str:
    """Each run of empty cells as a letter."""
    found, empty = "", 0
    for sign in givens + "1":
        if sign == "0":
            empty += 1
        else:
            found += ("ABCDEFGHIJ"[empty] if empty else "") + sign
            empty = 0
    return found[:-1]
