"""The grammar of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from ..formats.text.rule_lines import known
from ..formats.text.writing import STYLES
from ..language import LANGUAGES
from ..models.binary import FORMULATIONS
from ..models.exports import EXPORTS
from ..solvers import NAMED
from ..version import __version__
from . import commands, epilogs, explain
from .batch import columns_of
from .groups import EPILOG, GroupedHelp
from .options import (
    add_batch,
    add_generate,
    add_input,
    add_language,
    add_player,
    add_read,
    add_sum,
    add_workers,
)
from .shell import PRINTED, Print
from .usage import Parser
from .values import limit, names, seconds

Run = Callable[[argparse.Namespace], Iterator[int]]


def _load_and_run(module: str, function: str, args: argparse.Namespace) -> Iterator[int]:
    """Import the module of a command, and run the command."""
    command: Run = getattr(import_module(f".{module}", __package__), function)
    return command(args)


def _loaded(module: str, function: str) -> Run:
    return partial(_load_and_run, module, function)  # can be pickled for worker processes


def make_parser(language: str = LANGUAGES[0]) -> argparse.ArgumentParser:
    """Return the parser of the command line; ``run`` of its result is the command to call.

    Args:
        language: the language of the parser's errors.
    """
    parser = Parser(
        prog="sudoku",
        description="Solve, explain, grade, make and convert Sudoku puzzles of any size and rules.",
        epilog=EPILOG,
        formatter_class=GroupedHelp,
    )
    parser.language = language
    parser.add_argument("--version", action="version", version=f"sudoku {__version__}")
    parser.add_argument(
        "--print",
        action=Print,
        choices=PRINTED,
        metavar="TEXT",
        help="print the completion of a shell (bash, zsh, fish, tcsh, powershell), the man page "
        "(man), or the JSON Schema of --json (schema)",
    )
    add_language(parser)
    adding = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: Run, text: str) -> Parser:
        made: Parser = adding.add_parser(name, help=text, description=text)
        made.language = language
        made.set_defaults(run=run, command=name)
        made.add_argument("--json", action="store_true", help="one JSON object a line")
        # SUPPRESS, so that an option before the command's name is not overwritten by the default.
        add_language(made, default=argparse.SUPPRESS)
        return made

    solving = command("solve", commands.solve, "Solve each puzzle.")
    checking = command("check", commands.check, "Say whether givens break a rule.")
    counting = command("count", commands.count, "Count solutions, up to a limit.")
    listing = command(
        "solutions", _loaded("solutions", "list_solutions"), "List solutions, one a line."
    )
    marking = command(
        "true-candidates",
        _loaded("true_candidates", "true_candidates"),
        "Say which digits each cell holds in some solution.",
    )
    modelling = command("model", commands.model, "Write down the binary program of one puzzle.")
    explaining = command(
        "explain",
        explain.explain,
        "Say why there is no solution: which givens and rules clash, and which fewest to erase.",
    )
    relaxing = command("relax", explain.relax, "Solve the linear relaxation: digits in fractions.")
    hinting = command("hint", _loaded("hint", "hints"), "Say the next step, and what proves it.")
    walking = command(
        "steps", _loaded("hint", "steps"), "Say all steps to the solution, and what proves each."
    )
    summing = command(
        "sum",
        _loaded("sum", "sums"),
        "Add up equations: those that prove the next step, or others.",
    )
    teaching = command(
        "lesson", _loaded("lesson", "teach"), "Teach a technique, or list all lessons."
    )
    teaching.add_argument("technique", nargs="?", help="name of a technique, such as x-wing")
    teaching.add_argument("--side", type=int, default=9, help="side of the boards (default 9)")
    teaching.add_argument("--draw", action="store_true", help="the example as an SVG picture")
    grading = command("grade", _loaded("grade", "grades"), "Say how hard each puzzle is.")
    generating = command("generate", _loaded("generate", "make"), "Make new puzzles.")
    converting = command(
        "convert", _loaded("convert", "convert"), "Write puzzles as other programs read them."
    )
    drawing = command("draw", _loaded("draw", "draw"), "Draw each puzzle as an SVG picture.")
    reading = command(
        "read", _loaded("read", "read"), "Read the puzzle in each photo or screenshot."
    )
    comparing = command("compare", commands.compare, "Solve one puzzle with several solvers.")
    command(
        "solvers",
        commands.list_solvers,
        "Say which solvers can run here.",
    )

    several = (counting, listing, marking)
    each = (solving, checking, *several, explaining, relaxing, hinting, walking, summing, grading)
    for made in (*each, modelling, comparing, converting, drawing):
        add_input(made)
    picture = drawing.add_mutually_exclusive_group()
    picture.add_argument("--solved", action="store_true", help="draw the only solution too")
    picture.add_argument("--step", action="store_true", help="draw the next step too")
    for made in (solving, checking, counting, walking, grading):
        add_batch(made)
    statuses = {
        solving: epilogs.SOLVE_STATUS,
        counting: epilogs.UNIQUE,
        listing: epilogs.SOLUTIONS_STATUS,
        marking: epilogs.TRUE_STATUS,
        explaining: epilogs.EXPLAIN_STATUS,
        relaxing: epilogs.RELAX_STATUS,
        hinting: epilogs.HINT_STATUS,
        walking: epilogs.STEPS_STATUS,
        summing: epilogs.SUM_STATUS,
        grading: epilogs.GRADE_STATUS,
    }
    generating.epilog = epilogs.GENERATE_STATUS
    comparing.epilog = epilogs.COMPARE_STATUS
    converting.epilog = f"{epilogs.CONVERT_STATUS} {epilogs.RULE_LINES} {', '.join(known())}."
    reading.epilog = epilogs.READ_STATUS
    converting.add_argument("--to", required=True, metavar="FORMAT", help="see below")
    for made in each:
        made.epilog = f"{statuses.get(made, '')} {epilogs.SEVERAL}".strip()
    for made in (solving, checking, counting, walking, grading):
        columns = ", ".join(columns_of(made.get_default("command")))
        made.epilog = f"{made.epilog} {epilogs.BATCH.format(columns=columns)}"
    solving.add_argument(
        "--solver",
        default="auto",
        help="a name that sudoku solvers lists (default: auto, which is the exact search, or "
        "CaDiCaL, if it is there, for large boards)",
    )
    formulations = sorted(
        {formulation for solver in NAMED.values() for formulation in solver.formulations}
    )
    solving.add_argument(
        "--form",
        help=f"formulation, if the solver takes it: {', '.join(formulations)}",
    )
    solving.add_argument(
        "--no-presolve",
        dest="presolve",
        action="store_false",
        help="switch HiGHS's presolve off; with --form full, its tree is then the puzzle's",
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
    for made in (explaining, marking):
        made.add_argument(
            "--solver",
            default="auto",
            help="a solver that proves (default: auto; see sudoku solvers)",
        )
    explaining.add_argument(
        "--limit",
        type=limit,
        default=12,
        help="most sets of givens and rules to erase (default: 12)",
    )
    relaxing.add_argument(
        "--form", choices=FORMULATIONS, default="reduced", help="default: reduced"
    )
    for made in (solving, *several, explaining, relaxing):
        made.add_argument("--time-limit", type=seconds, metavar="SECONDS", help="for each puzzle")
    comparing.add_argument(
        "--time-limit",
        type=seconds,
        metavar="SECONDS",
        default=60.0,
        help="for each solver (default: 60, since some run for hours)",
    )
    comparing.add_argument(
        "--solvers",
        type=names,
        metavar="A,B,…",
        help="default: all solvers that can run here and take the puzzle",
    )
    counting.add_argument("--limit", type=limit, default=2, help="most solutions (default: 2)")
    listing.add_argument("--limit", type=limit, default=100, help="most solutions (default: 100)")
    marking.add_argument(
        "--limit",
        type=limit,
        default=1,
        help="also count the solutions with each digit, up to this number (default: 1)",
    )
    modelling.add_argument(
        "--to",
        choices=EXPORTS,
        help="default: lp; with --json, without --to only the size of the model",
    )
    modelling.add_argument("--form", choices=FORMULATIONS, default="full", help="default: full")
    for made in (hinting, walking, summing):
        add_player(made)
    for made in (hinting, walking):
        made.add_argument(
            "--argument",
            action="store_true",
            help="also print the cases of a step, and the steps of its argument, in lines below it",
        )
    add_sum(summing)
    grading.add_argument(
        "--proof-size",
        action="store_true",
        help="also find the size of the largest sum if each step is the smallest sum of equations "
        "(needs HiGHS)",
    )
    add_read(reading)
    add_generate(generating)
    add_workers(generating.add_argument_group("many puzzles"))
    for made in (grading, generating):
        made.add_argument(
            "--unique",
            action=argparse.BooleanOptionalAction,
            default=False,
            help="also use steps that rest on the uniqueness of the solution (default: no)",
        )
    asking = hinting.add_mutually_exclusive_group()
    asking.add_argument(
        "--why-not", metavar="r1c1=7", help="say why this digit cannot stand in this cell"
    )
    asking.add_argument(
        "--next-cell",
        action="store_true",
        help="say only which cell can be filled, without the digit",
    )
    asking.add_argument(
        "--level",
        type=int,
        choices=range(1, 5),
        help="how much to say: 1 the technique, 2 also where, 3 also cells or digits, 4 also why",
    )
    return parser
