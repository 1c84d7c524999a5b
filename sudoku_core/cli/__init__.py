"""The command ``sudoku``.

    arguments ──arguments, options, values──▶ a command ──▶ lines of text or JSON, an exit status
    files, standard input ──inputs──▶ puzzles ──┘│
                                                 └─▶ batch/: many puzzles, processes, tables

``commands`` has solve, check, count, model, compare and solvers; ``convert``, ``draw``, ``explain``
(and relax), ``generate``, ``grade``, ``hint`` (and steps), ``lesson``, ``read``, ``solutions``,
``sum`` and ``true_candidates`` have a file each.
``answers`` and ``step_text`` write answers, ``progress`` and ``streams`` the text on standard
error, ``epilogs`` the ends of the help texts; ``groups`` sorts the commands for the help; ``shell``
prints completion, the man page and ``answers.schema.json``, the schema of ``--json``; ``usage``
words errors about arguments. Sentences
are Messages ``cli.…`` of the core's tables; ``say`` writes them in the language that
``streams.language_of`` chooses.

Exit status: 0 solved, valid, unique, explained, a step found; 1 no solution, not valid, several
solutions, nothing to explain; 2 bad input or usage; 3 not known in the limit; 4 a solver is missing
or broke; 130 interrupted. For several puzzles, the highest.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from ..language.messages import InputError
from ..solvers.contract import SolverError
from .arguments import make_parser
from .status import BROKEN, GOOD, INTERRUPTED, USAGE
from .streams import complain, language_in, language_of, reason_of, say, worded, write_no_more


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
    words = sys.argv[1:] if argv is None else argv
    args = make_parser(language_in(words)).parse_args(words)
    args.language = language_of(args)
    with suppress(ValueError):  # only the main thread may set signal handlers
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    worst = GOOD
    try:
        for status in args.run(args):
            worst = max(worst, status)
        print(end="", flush=True)
        return worst
    except InputError as error:
        complain(worded(error, args))
        return max(worst, USAGE)
    except SolverError as error:
        complain(worded(error, args))
        return BROKEN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        write_no_more()
        return worst
    except (OSError, UnicodeEncodeError) as error:
        write_no_more()
        reason = reason_of(error) if isinstance(error, OSError) else str(error)
        complain(say(args, "cli.output", reason=reason))
        return max(worst, USAGE)
