"""The grammar of the command line."""

from __future__ import annotations

import argparse
import contextlib
import math
import sys
from collections.abc import Callable, Iterator
from typing import NoReturn

from ..exports import EXPORTS
from ..formats import STYLES
from ..model import FORMS
from ..solvers import NAMED
from ..version import __version__
from . import commands
from .status import USAGE

Run = Callable[[argparse.Namespace], Iterator[int]]

SEVERAL = """Several puzzles are answered in their order. Where one can not be read or its solver
breaks, that is told on standard error; in the place of its answer stands an empty line, or with
--json an object with "error"; the exit status is then 2 or higher."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line and no usage text, as for every other error."""
        shown = " ".join(message.split())
        self.exit(USAGE, f"sudoku: {shown} (sudoku --help tells more)\n")


def make_parser() -> argparse.ArgumentParser:
    """The command line's grammar; ``run`` of what it parses is the command to call."""
    parser = _Parser(prog="sudoku", description="Solve, check, count and model Sudoku puzzles.")
    parser.add_argument("--version", action="version", version=f"sudoku {__version__}")
    adding = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: Run, text: str) -> _Parser:
        made: _Parser = adding.add_parser(name, help=text, description=text)
        made.set_defaults(run=run)
        made.add_argument("--json", action="store_true", help="one JSON object a line")
        return made

    solving = command("solve", commands.solve, "Solve each puzzle.")
    checking = command("check", commands.check, "Say whether givens break a rule.")
    counting = command("count", commands.count, "Count solutions, up to a limit.")
    modelling = command("model", commands.model, "Write down the binary program of one puzzle.")
    comparing = command("compare", commands.compare, "Solve one puzzle with several solvers.")
    command(
        "solvers",
        commands.list_solvers,
        "Say which solvers can run here.",
    )

    for made in (solving, checking, counting, modelling, comparing):
        _add_input(made)
    for made in (solving, checking, counting):
        made.epilog = SEVERAL
    solving.add_argument(
        "--solver",
        default="auto",
        help="see sudoku solvers (default: auto, which is CBC, or the search where there are "
        "rules beyond blocks, or CaDiCaL for large boards)",
    )
    modelers = sorted({modeler for solver in NAMED.values() for modeler in solver.modelers})
    solving.add_argument(
        "--modeler",
        help=f"how to write the puzzle down, if the solver can: {', '.join(modelers)}",
    )
    solving.add_argument(
        "--style",
        choices=STYLES,
        help="default: line; rules writes the puzzle with its rules, solved",
    )
    for made in (solving, counting):
        made.add_argument("--time-limit", type=_seconds, metavar="SECONDS", help="for each puzzle")
    comparing.add_argument(
        "--time-limit",
        type=_seconds,
        metavar="SECONDS",
        default=60.0,
        help="for each solver (default: 60; some would go on for hours)",
    )
    comparing.add_argument(
        "--solvers", type=_names, metavar="A,B,…", help="default: all that can run here and take it"
    )
    counting.add_argument("--limit", type=_limit, default=2, help="where to stop (default: 2)")
    modelling.add_argument("--to", choices=EXPORTS, default="lp", help="default: lp")
    modelling.add_argument("--form", choices=FORMS, default="full", help="default: full")
    return parser


def _add_input(made: argparse.ArgumentParser) -> None:
    made.add_argument("files", nargs="*", metavar="FILE", help="default: standard input, also -")
    made.add_argument("--side", type=int, help="rows, where the text does not tell")
    made.add_argument("--box", type=_box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="CLAUSES",
        help="what each puzzle demands beside what its text says, as diagonals;killer:15=r1c1-r1c2",
    )
    made.add_argument("--letters", help="what 1, 2, 3 … are read and written as: 0-F, 1-9A-G")


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
        return min(int(text), sys.maxsize)
    raise argparse.ArgumentTypeError(f"a limit is a whole number from 1 up, not {text}")


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
