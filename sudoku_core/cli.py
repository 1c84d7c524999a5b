"""The command ``sudoku``: solve, check, count, model, solvers.

Exit status: 0 solved, valid, unique; 1 no solution, not valid, several; 2 bad input or usage; 3
not known in the limit; 4 a solver is missing or broke; 130 interrupted. Of several
puzzles, the highest.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

from .formats import STYLES, format_grid, parse_many
from .grid import Puzzle
from .messages import InputError, Message
from .model import FORMS, build_model
from .solve import Result, solve
from .solvers import available_solvers
from .solvers.contract import Progress, SolverError, Status
from .solvers.pulp_solver import to_problem
from .solvers.search import count_solutions
from .validation import conflicts
from .version import __version__

GOOD, BAD, USAGE, UNKNOWN, BROKEN, INTERRUPTED = 0, 1, 2, 3, 4, 130
EXIT = {
    Status.SOLVED: GOOD,
    Status.INFEASIBLE: BAD,
    Status.LIMIT: UNKNOWN,
    Status.CANCELLED: INTERRUPTED,
}
WORDS = {
    Status.INFEASIBLE: "no solution",
    Status.LIMIT: "not known in the time limit",
    Status.CANCELLED: "cancelled",
}
WRITERS = {"lp": "writeLP", "mps": "writeMPS"}


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
    args = _parser().parse_args(argv)
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


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line and no usage text, as for every other error."""
        self.exit(USAGE, f"sudoku: {message} (sudoku --help tells more)\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="sudoku", description="Solve, check, count and model Sudoku puzzles.")
    parser.add_argument("--version", action="version", version=f"sudoku {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], text: str) -> _Parser:
        made: _Parser = commands.add_parser(name, help=text, description=text)
        made.set_defaults(run=run)
        made.add_argument("--json", action="store_true", help="one JSON object a line")
        return made

    solving = command("solve", _solve, "Solve each puzzle.")
    checking = command("check", _check, "Say whether the givens, or a full grid, break a rule.")
    counting = command("count", _count, "Count solutions, up to a limit.")
    modelling = command("model", _model, "Write down the binary program of one puzzle.")
    command("solvers", _solvers, "Say which solvers can run here, and why the others can not.")

    for made in (solving, checking, counting, modelling):
        _add_input(made)
    solving.add_argument("--solver", default="auto", help="see sudoku solvers (default: auto)")
    solving.add_argument("--modeler", help="how to write the puzzle down: reduced, full …")
    solving.add_argument("--style", choices=STYLES, default="line", help="default: line")
    for made in (solving, counting):
        made.add_argument("--time-limit", type=_seconds, metavar="SECONDS", help="for each puzzle")
    counting.add_argument("--limit", type=_limit, default=2, help="where to stop (default: 2)")
    modelling.add_argument("--to", choices=tuple(WRITERS), default="lp", help="default: lp")
    modelling.add_argument("--form", choices=FORMS, default="reduced", help="default: reduced")
    return parser


def _add_input(made: argparse.ArgumentParser) -> None:
    made.add_argument("files", nargs="*", metavar="FILE", help="default: standard input, also -")
    made.add_argument("--side", type=int, help="rows, where the text does not tell")
    made.add_argument("--box", type=_box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument("--letters", help="the letters for 1, 2, 3 …, as 123456789ABCDEFG")


def _box(text: str) -> tuple[int, int]:
    rows, by, columns = text.lower().partition("x")
    if not (by and rows.isdecimal() and columns.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text} is no box; write rows x columns, as 2x3")
    return int(rows), int(columns)


def _seconds(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < math.inf:
            return float(text)
    raise argparse.ArgumentTypeError(f"a time limit is a number of seconds from 0 up, not {text}")


def _limit(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"a limit is a whole number from 1 up, not {text}")


def _puzzles(args: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of all files in turn; of each at least one."""
    settled = {"side": args.side, "box": args.box, "letters": args.letters}
    for name in args.files or ["-"]:
        text = _text(name)
        if not text.strip():
            raise InputError(Message("cli.no-puzzle", name=name))
        yield from parse_many(text, **settled)


def _text(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    raise InputError(Message("cli.file", name=name, reason=reason))


class _Ticker:
    """Shows on a terminal's standard error how a long job goes."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._next = 0.5

    def __call__(self, progress: Progress) -> None:
        if self._shown and progress.seconds >= self._next:
            self._next = progress.seconds + 0.2
            nodes = "" if progress.nodes is None else f", {progress.nodes} nodes"
            print(f"\r{progress.seconds:.1f} s{nodes} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line, if one was shown."""
        if self._shown and self._next > 0.5:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _solve(args: argparse.Namespace) -> int:
    worst = GOOD
    for puzzle in _puzzles(args):
        ticker = _Ticker()
        try:
            result = solve(
                puzzle,
                args.solver,
                modeler=args.modeler,
                time_limit=args.time_limit,
                on_progress=ticker if sys.stderr.isatty() else None,
            )
        finally:
            ticker.clear()
        print(_result_json(result) if args.json else _result_text(result, args.style), flush=True)
        worst = max(worst, EXIT[result.status])
    return worst


def _result_text(result: Result, style: str) -> str:
    if result.grid is None:
        return WORDS[result.status]
    return format_grid(result.grid, style)


def _result_json(result: Result) -> str:
    rows = None if result.grid is None else result.grid.rows
    return json.dumps(
        {
            "status": result.status.value,
            "grid": rows,
            "solver": result.solver,
            "seconds": round(result.seconds, 6),
            "stats": dict(result.stats),
        }
    )


def _check(args: argparse.Namespace) -> int:
    worst = GOOD
    for puzzle in _puzzles(args):
        found = conflicts(puzzle)
        said = [str(conflict.message) for conflict in found]
        if args.json:
            full = puzzle.givens.is_full
            print(json.dumps({"valid": not found, "full": full, "conflicts": said}))
        else:
            print("not valid: " + " ".join(said) if said else "valid")
        worst = max(worst, BAD if found else GOOD)
    return worst


def _count(args: argparse.Namespace) -> int:
    worst = GOOD
    for puzzle in _puzzles(args):
        ticker = _Ticker()
        try:
            count = count_solutions(
                puzzle, args.limit, time_limit=args.time_limit, on_progress=ticker
            )
        finally:
            ticker.clear()
        if args.json:
            print(json.dumps({**asdict(count), "unique": count.unique}))
        else:
            print(count.found if count.complete else f"at least {count.found}")
        worst = max(worst, UNKNOWN if count.unique is None else GOOD if count.unique else BAD)
    return worst


def _model(args: argparse.Namespace) -> int:
    puzzles = list(_puzzles(args))
    if len(puzzles) > 1:
        raise InputError(Message("cli.one-puzzle", count=len(puzzles)))
    model = build_model(puzzles[0], args.form)
    if args.json:
        print(json.dumps({"form": model.form, **asdict(model.stats)}))
        return GOOD
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sudoku")
        getattr(to_problem(model), WRITERS[args.to])(str(path))
        print(path.read_text(), end="")
    return GOOD


def _solvers(args: argparse.Namespace) -> int:
    solvers = available_solvers()
    if args.json:
        print(json.dumps({name: reason and str(reason) for name, reason in solvers.items()}))
        return GOOD
    width = max(map(len, solvers))
    for name, reason in solvers.items():
        print(f"{name:{width}}  {reason or 'can run here'}")
    return GOOD
