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
    try:
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except InputError as error:
        return _complain(error, USAGE)
    except SolverError as error:
        return _complain(error, BROKEN)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read has gone; Python would complain again when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD


def _complain(error: Exception, status: int) -> int:
    sys.stdout.flush()
    print(f"sudoku: {error}", file=sys.stderr)
    return status
