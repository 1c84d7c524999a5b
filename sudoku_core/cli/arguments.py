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
from . import commands, reasons
from .status import USAGE

Run = Callable[[argparse.Namespace], Iterator[int]]

SEVERAL = """Several puzzles are answered in their order. Where one cannot be read or its solver
breaks, that is told on standard error; in the place of its answer stands an empty line, or with
--json an object with "error"; the exit status is then 2 or higher. What else is told on standard
error begins with the number of the puzzle."""

UNIQUE = """In --json, unique is true where there is exactly one solution, false where there is none
or more than one, null where that is not known."""

SOLVE_STATUS = (
    """With --prove, the exit status is 0 where the solution is the only one, 1 where
there is another or none, 3 where that is not known in the time limit. """
    + UNIQUE
)

EXPLAIN_STATUS = """The exit status is 0 where there is no solution and that is explained, 1 where
there is one, 3 where it is not known in the time limit, or not which givens to erase. In --json,
minimal, fewest and complete are null unless there is no solution."""

COMPARE_STATUS = """The seconds are what sudoku solve says too: for building the model, loading the
solver's package and solving; not for starting a process. The exit status is 0 where a solver solved
the puzzle, 1 where one proved that it has no solution, 3 where none knows in the time limit, 4
where one is missing or broke."""

RELAX_STATUS = """The verdict comes first, then a line for each cell that is left open, with how
strongly it has each digit. The exit status is 0 where the relaxation has a solution, 1 where it has
none (then the puzzle has none either), 3 where that is not known in the time limit, 4 where HiGHS
is missing."""


HINT_STATUS = """The exit status is 0 where there is a step, or nothing left to fill in; 1 where an
entry or a note is wrong, where there is no solution, or where nothing more follows since there are
several; 3 where no step is found. With --why-not it is 0 where the digit cannot stand there and
that is shown, 1 where it may, 3 where no steps are found that show it."""

STEPS_STATUS = """A line is a step: its rating (on the scale of Sukaku Explainer), the technique,
why, and what it places or rules out; the last line tells how it ended. The exit status is 0 where
the steps solve the puzzle; 1 where it has no solution or several, or an entry or a note is wrong; 3
where no step is found."""


SUM_STATUS = """Each equation comes with its sign and what is left of it, below it the sum with it;
then what remains. The exit status is 0 where the sum proves something, 1 where it does not, 3 where
no sum shows the step, or rules the digit out, 4 where HiGHS is missing."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line and no usage text, as for every other error."""
        shown = " ".join(message.split())
        self.exit(USAGE, f"sudoku: {shown} (sudoku --help tells more)\n")


def _hint(args: argparse.Namespace) -> Iterator[int]:
    from . import stepping  # only who asks for steps waits for all techniques to be loaded

    return stepping.hints(args)


def _steps(args: argparse.Namespace) -> Iterator[int]:
    from . import stepping

    return stepping.steps(args)


def _sum(args: argparse.Namespace) -> Iterator[int]:
    from . import adding

    return adding.sums(args)


def make_parser() -> argparse.ArgumentParser:
    """The command line's grammar; ``run`` of what it parses is the command to call."""
    parser = _Parser(
        prog="sudoku", description="Solve, check, count, explain and model Sudoku puzzles."
    )
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
    explaining = command(
        "explain",
        reasons.explain,
        "Say why there is no solution: which givens clash, and which are the fewest to erase.",
    )
    relaxing = command("relax", reasons.relax, "Solve the linear relaxation: digits in fractions.")
    hinting = command("hint", _hint, "Tell the next step, and what proves it.")
    walking = command("steps", _steps, "Tell all steps to the solution, and what proves each.")
    summing = command("sum", _sum, "Add the equations up that prove the next step, or others.")
    comparing = command("compare", commands.compare, "Solve one puzzle with several solvers.")
    command(
        "solvers",
        commands.list_solvers,
        "Say which solvers can run here.",
    )

    for made in (
        solving,
        checking,
        counting,
        modelling,
        explaining,
        relaxing,
        comparing,
        hinting,
        walking,
        summing,
    ):
        _add_input(made)
    statuses = {
        solving: SOLVE_STATUS,
        counting: UNIQUE,
        explaining: EXPLAIN_STATUS,
        relaxing: RELAX_STATUS,
        hinting: HINT_STATUS,
        walking: STEPS_STATUS,
        summing: SUM_STATUS,
    }
    comparing.epilog = COMPARE_STATUS
    for made in (solving, checking, counting, explaining, relaxing, hinting, walking, summing):
        made.epilog = f"{statuses.get(made, '')} {SEVERAL}".strip()
    solving.add_argument(
        "--solver",
        default="auto",
        help="see sudoku solvers (default: auto, which is CBC, or the search where there are "
        "rules beyond blocks or boards overlap, or CaDiCaL for large boards)",
    )
    forms = sorted({form for solver in NAMED.values() for form in solver.forms})
    solving.add_argument(
        "--form",
        "--modeler",
        help=f"how to write the puzzle down, if the solver can: {', '.join(forms)}",
    )
    solving.add_argument(
        "--no-presolve",
        dest="presolve",
        action="store_false",
        help="have HiGHS take the program as it is; with --form full, its tree is the puzzle's",
    )
    solving.add_argument(
        "--style",
        choices=STYLES,
        help="default: line; rules writes the puzzle with its rules, solved",
    )
    solving.add_argument(
        "--prove",
        action="store_true",
        help="say on standard error, or as unique, second and proof of --json, whether the "
        "solution is the only one",
    )
    explaining.add_argument(
        "--solver", default="auto", help="any that proves (default: auto, see sudoku solvers)"
    )
    explaining.add_argument(
        "--limit", type=_limit, default=12, help="sets of givens to erase, at most (default: 12)"
    )
    relaxing.add_argument("--form", choices=FORMS, default="reduced", help="default: reduced")
    for made in (solving, counting, explaining, relaxing):
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
    modelling.add_argument(
        "--to", choices=EXPORTS, help="default: lp; with --json the size, and texts only if given"
    )
    modelling.add_argument("--form", choices=FORMS, default="full", help="default: full")
    for made in (hinting, walking, summing):
        _add_player(made)
    for made in (hinting, walking):
        made.add_argument(
            "--argument",
            action="store_true",
            help="also the cases of a step, and the steps that lead to its end, in lines below it",
        )
    _add_sum(summing)
    asking = hinting.add_mutually_exclusive_group()
    asking.add_argument(
        "--why-not", metavar="r1c1=7", help="why this digit cannot stand in this cell"
    )
    asking.add_argument(
        "--next-cell", action="store_true", help="only which cell can be filled, not with what"
    )
    asking.add_argument(
        "--level",
        type=int,
        choices=range(1, 5),
        help="tell no more: 1 the technique, 2 and where, 3 and which cells or digits, 4 and why",
    )
    return parser


def _add_sum(made: argparse.ArgumentParser) -> None:
    which = made.add_mutually_exclusive_group()
    which.add_argument(
        "--smallest", action="store_true", help="the smallest sum that rules anything out"
    )
    which.add_argument(
        "--rules-out", metavar="r1c1=7", help="the smallest sum that rules this digit out there"
    )
    which.add_argument(
        "--lines", metavar="NAME=TIMES;…", help="these equations, truths less than 0"
    )


def _add_player(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--entries", metavar="TEXT", help="what a player filled in: the grid, as one line of text"
    )
    made.add_argument(
        "--notes", metavar="r1c1=257;…", help="what is noted; other cells have all candidates"
    )
    made.add_argument(
        "--unique",
        action="store_true",
        help="also steps that rest on there being one solution, where there is one",
    )


def _add_input(made: argparse.ArgumentParser) -> None:
    made.add_argument("files", nargs="*", metavar="FILE", help="default: standard input, also -")
    made.add_argument("--side", type=int, help="rows, where the text does not tell")
    made.add_argument("--box", type=_box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
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
