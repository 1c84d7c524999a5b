"""Standard output and standard error."""

from __future__ import annotations

import os
import sys


def complain(reason: Exception | str) -> None:
    """Say in one line on standard error what is wrong, after all answers so far.

    Args:
        reason: the sentence to print.
    """
    try:
        print(end="", flush=True)
    except OSError:
        write_no_more()
    print("sudoku:", *str(reason).split(), file=sys.stderr)


def write_no_more() -> None:
    """Let nothing more reach standard output: Python would complain again when it closes it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
