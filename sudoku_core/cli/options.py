"""Options that several commands share, or that one has many of."""

from __future__ import annotations

import argparse

from ..formats.text.writing import STYLES
from ..language import LANGUAGES
from ..models.binary import FORMULATIONS
from ..models.exports import PROGRAMS
from .values import box, corners, file_name, limit, rating, seconds


def add_language(made: argparse.ArgumentParser, default: str | None = None) -> None:
    made.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default,
        help="of what is said, JSON apart (default: on a terminal the language of LANG, else en)",
    )


def add_sum(made: argparse.ArgumentParser) -> None:
    group = made.add_mutually_exclusive_group()
    group.add_argument(
        "--smallest", action="store_true", help="the smallest sum that rules anything out"
    )
    group.add_argument(
        "--rules-out", metavar="r1c1=7", help="the smallest sum that rules this digit out there"
    )
    group.add_argument(
        "--lines", metavar="NAME=TIMES;…", help="these equations, truths less than 0"
    )


def add_generate(made: argparse.ArgumentParser) -> None:
    made.add_argument("--count", type=limit, default=1, help="how many (default: 1)")
    made.add_argument("--side", type=int, default=9, help="rows (default: 9)")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="what is demanded beside, as diagonals;windows; killer cuts cages out of the solution",
    )
    made.add_argument("--like", metavar="FILE", help="copy blocks and rules from this file")
    made.add_argument(
        "--level", metavar="LEVEL", help="beginner, easy, medium, hard, expert or extreme"
    )
    made.add_argument("--rating", type=rating, metavar="FROM-TO", help="of the hardest step")
    made.add_argument("--technique", metavar="NAME", help="the hardest technique that is needed")
    made.add_argument("--symmetry", metavar="NAME", help="symmetry of the givens, as rotate180")
    made.add_argument("--givens", type=int, metavar="COUNT", help="their number, minimal or not")
    made.add_argument(
        "--pattern",
        metavar="TEXT",
        help="where the givens are: a character a cell, a dot or 0 where there is none",
    )
    made.add_argument(
        "--no-minimal", dest="minimal", action="store_false", help="some givens may be left out"
    )
    made.add_argument("--seed", type=int, help="a whole number; by default each run is another")
    made.add_argument("--time-limit", type=seconds, metavar="SECONDS", help="for each puzzle")
    made.add_argument("--style", choices=STYLES, help="default: line, or rules where there are any")


def add_read(made: argparse.ArgumentParser) -> None:
    made.add_argument("files", nargs="+", metavar="FILE", help="JPEG, PNG, WebP …")
    made.add_argument("--like", metavar="FILE", help="copy blocks and rules from this file")
    made.add_argument(
        "--corners",
        type=corners,
        metavar="X,Y;X,Y;X,Y;X,Y",
        help="about where the grid's are, in the picture's pixels, clockwise from any; with a "
        "minus in front: --corners=-3,4;…",
    )
    made.add_argument(
        "--time-limit",
        type=seconds,
        metavar="SECONDS",
        default=2.0,
        help="for the search for a reading with one solution, of each photo (default: 2)",
    )
    made.add_argument("--style", choices=STYLES, help="default: line")
    made.add_argument(
        "--to", choices=PROGRAMS, help="write the integer program of the reading, not the puzzle"
    )
    made.add_argument(
        "--form", choices=FORMULATIONS, default="full", help="of that (default: full)"
    )


def add_player(made: argparse.ArgumentParser) -> None:
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


def add_input(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="or a link, or a puzzle itself; default: standard input, also -",
    )
    made.add_argument("--side", type=int, help="rows, where the text does not tell")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="what each puzzle demands beside what its text says, as diagonals;killer:15=r1c1-r1c2",
    )
    made.add_argument(
        "--leave-out",
        action="store_true",
        help="read a puzzle without its rules that are not known, and say which are left out; else "
        "it is an error",
    )
    made.add_argument("--letters", help="what 1, 2, 3 … are read and written as: 0-F, 1-9A-G")


def add_batch(made: argparse.ArgumentParser) -> None:
    many = made.add_argument_group("many puzzles")
    add_workers(many)
    many.add_argument(
        "--lines", action="store_true", help="each line is a puzzle, whatever stands beside it"
    )
    many.add_argument(
        "--output",
        type=file_name,
        metavar="FILE",
        help="a table: .csv, .jsonl (JSON Lines) or .parquet",
    )
    many.add_argument(
        "--resume",
        action="store_true",
        help="go on with --output that broke off, with the same other options",
    )


def add_workers(many: argparse._ArgumentGroup) -> None:
    where = many.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=limit, metavar="N", help="on so many processes")
    where.add_argument("--dask", metavar="ADDRESS", help="on the Dask cluster of this scheduler")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="on this Ray cluster; local is one of this machine"
    )
    where.add_argument(
        "--mpi",
        action="store_true",
        help="on MPI's processes: mpiexec … python -m mpi4py.futures -m sudoku_core …",
    )
