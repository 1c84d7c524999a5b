"""Work for the tests of many puzzles; other processes import it from here."""

import os
import signal
import time
from pathlib import Path

from sudoku_core import InputError, Message


def double(item):
    return 2 * item


def picky(item):
    if item == 3:
        raise InputError(Message("grid.not-square", count=item))
    if item == 4:
        raise ZeroDivisionError("four")
    return item


def deadly(item):
    """Ends its own process at 13, as a fault in a solver would."""
    if item == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def deadly_once(folder, item):
    """Ends its own process at 13, but only the first time."""
    if item == 13:
        try:
            Path(folder, "done").touch(exist_ok=False)
        except FileExistsError:
            return item
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def always_deadly(item):
    os.kill(os.getpid(), signal.SIGKILL)


def end():
    """Ends a worker before it has any work."""
    os._exit(1)


def wait(seconds):
    time.sleep(seconds)
    return seconds
