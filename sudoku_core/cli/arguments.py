"""The grammar of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import NoReturn

from ..exports import EXPORTS
from ..formats import STYLES
from ..model import FORMS
from ..solvers import NAMED
from ..version import __version__
from . import commands, epilogs, reasons
from .status import USAGE
from .values import box, limit, names, rating, seconds

Run = Callable[[argparse.Namespace], Iterator[int]]


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


def _grade(args: argparse.Namespace) -> Iterator[int]:
    from . import grading

    return grading.grades(args)


def _generate(args: argparse.Namespace) -> Iterator[int]:
    from . import generating

    return generating.make(args)


def _convert(args: argparse.Namespace) -> Iterator[int]:
    from . import converting  # which loads all programs' formats

    return converting.convert(args)


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
    grading = command("grade", _grade, "Say how hard each puzzle is.")
    generating = command("generate", _generate, "Make new puzzles.")
    converting = command("convert", _convert, "Write puzzles as other programs read them.")
    comparing = command("compare", commands.compare, "Solve one puzzle with several solvers.")
    command(
        "solvers",
        commands.list_solvers,
        "Say which solvers can run here.",
    )

    each = (solving, checking, counting, explaining, relaxing, hinting, walking, summing, grading)
    for made in (*each, modelling, comparing, converting):
        _add_input(made)
    statuses = {
        solving: epilogs.SOLVE_STATUS,
        counting: epilogs.UNIQUE,
        explaining: epilogs.EXPLAIN_STATUS,
        relaxing: epilogs.RELAX_STATUS,
        hinting: epilogs.HINT_STATUS,
        walking: epilogs.STEPS_STATUS,
        summing: epilogs.SUM_STATUS,
        grading: epilogs.GRADE_STATUS,
    }
    generating.epilog = epilogs.GENERATE_STATUS
    comparing.epilog = epilogs.COMPARE_STATUS
    converting.epilog = epilogs.CONVERT_STATUS
    converting.add_argument("--to", required=True, metavar="FORMAT", help="one of those below")
    for made in each:
        made.epilog = f"{statuses.get(made, '')} {epilogs.SEVERAL}".strip()
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
        "--limit",
        type=limit,
        default=12,
        help="sets of givens to erase, at most (default: 12)",
    )
    relaxing.add_argument("--form", choices=FORMS, default="reduced", help="default: reduced")
    for made in (solving, counting, explaining, relaxing):
        made.add_argument("--time-limit", type=seconds, metavar="SECONDS", help="for each puzzle")
    comparing.add_argument(
        "--time-limit",
        type=seconds,
        metavar="SECONDS",
        default=60.0,
        help="for each solver (default: 60; some would go on for hours)",
    )
    comparing.add_argument(
        "--solvers",
        type=names,
        metavar="A,B,…",
        help="default: all that can run here and take it",
    )
    counting.add_argument("--limit", type=limit, default=2, help="where to stop (default: 2)")
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
    grading.add_argument(
        "--proof-size",
        action="store_true",
        help="also how large the largest sum is when each step is the smallest sum of equations "
        "(needs HiGHS)",
    )
    _add_generate(generating)
    for made in (grading, generating):
        made.add_argument(
            "--no-unique",
            dest="unique",
            action="store_false",
            help="without steps that rest on there being one solution",
        )
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


def _add_generate(made: argparse.ArgumentParser) -> None:
    made.add_argument("--count", type=limit, default=1, help="how many (default: 1)")
    made.add_argument("--side", type=int, default=9, help="rows (default: 9)")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="what is demanded beside, as diagonals;windows; killer cuts cages out of the solution",
    )
    made.add_argument("--like", metavar="FILE", help="the blocks and rules of the puzzle there")
    made.add_argument(
        "--level", metavar="LEVEL", help="beginner, easy, medium, hard, expert or extreme"
    )
    made.add_argument("--rating", type=rating, metavar="FROM-TO", help="of the hardest step")
    made.add_argument("--technique", metavar="NAME", help="one that is needed, with none harder")
    made.add_argument("--symmetry", metavar="NAME", help="of where the givens are, as rotate180")
    made.add_argument("--givens", type=int, metavar="COUNT", help="so many, minimal or not")
    made.add_argument(
        "--pattern",
        metavar="TEXT",
        help="where the givens are: a sign a cell, a dot or 0 where there is none",
    )
    made.add_argument(
        "--no-minimal", dest="minimal", action="store_false", help="some givens may be left out"
    )
    made.add_argument("--seed", type=int, help="a whole number; by default each run is another")
    made.add_argument("--time-limit", type=seconds, metavar="SECONDS", help="for each puzzle")
    made.add_argument("--style", choices=STYLES, help="default: line, or rules where there are any")


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
    made.add_argument(
        "files", nargs="*", metavar="FILE", help="or a link; default: standard input, also -"
    )
    made.add_argument("--side", type=int, help="rows, where the text does not tell")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="what each puzzle demands beside what its text says, as diagonals;killer:15=r1c1-r1c2",
    )
    made.add_argument("--letters", help="what 1, 2, 3 … are read and written as: 0-F, 1-9A-G")
