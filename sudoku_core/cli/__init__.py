"""The command ``sudoku``: solve, check, count, model, solvers.

Exit status: 0 solved, valid, unique; 1 no solution, not valid, several; 2 bad input or usage; 3
not known in the limit; 4 a solver is missing or broke; 130 interrupted. Of several
puzzles, the highest.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ..messages import InputError
from ..solvers.contract import SolverError
from .arguments import make_parser
from .status import BROKEN, GOOD, INTERRUPTED, USAGE


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        argv: the arguments after the command's name; by default those of the process.

    Returns:
        The exit status.

    >>> main(["solvers", "--help"])
    Traceback (most recent call last):
    SystemExit: 0
    """
    args = make_parser().parse_args(argv)
    worst = GOOD
    try:
        for status in args.run(args):
            worst = max(worst, status)
        print(end="", flush=True)
        return worst
    except InputError as error:
        return _complain(error, max(worst, USAGE))
    except SolverError as error:
        return _complain(error, BROKEN)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return worst
    except (OSError, UnicodeEncodeError) as error:
        _write_no_more()
        reason = getattr(error, "strerror", None) or str(error)
        return _complain(f"Standard output can not be written: {reason}.", max(worst, USAGE))


def _write_no_more() -> None:
    """Else Python would complain again when it closes standard output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(reason: Exception | str, status: int) -> int:
    try:
        print(end="", flush=True)
    except OSError:
        _write_no_more()
    print("sudoku:", *str(reason).split(), file=sys.stderr)
    return status
