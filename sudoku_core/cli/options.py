"""The options of the commands, in groups that several commands share."""

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
        help="language of the messages; JSON is English (default: on a terminal by LANG, else en)",
    )


def add_sum(made: argparse.ArgumentParser) -> None:
    group = made.add_mutually_exclusive_group()
    group.add_argument(
        "--smallest", action="store_true", help="the smallest sum that rules any candidate out"
    )
    group.add_argument(
        "--smallest-of-step",
        action="store_true",
        help="the smallest sum for each candidate that the next step rules out",
    )
    group.add_argument(
        "--rules-out",
        metavar="r1c1=7",
        help="the smallest sum that rules this digit out of this cell",
    )
    group.add_argument(
        "--lines",
        metavar="NAME=TIMES;…",
        help="these equations; multipliers of exactly-one rows are below 0",
    )


def add_generate(made: argparse.ArgumentParser) -> None:
    made.add_argument("--count", type=limit, default=1, help="number of puzzles (default: 1)")
    _add_board(made)
    _add_target(made)
    _add_givens(made)
    made.add_argument(
        "--seed",
        type=int,
        help="a whole number; one seed gives the same puzzles (default: a new seed each run)",
    )
    made.add_argument("--time-limit", type=seconds, metavar="SECONDS", help="for each puzzle")
    made.add_argument("--style", choices=STYLES, help="default: line, or rules if there are any")


def _add_board(made: argparse.ArgumentParser) -> None:
    made.add_argument("--side", type=int, default=9, help="number of rows (default: 9)")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="further rules, such as diagonals;windows; new ones that fit the solution: killer for "
        "cages over all cells, jigsaw for random regions, thermometer:2,arrow:1 for so many, arrow "
        "for as few as needed",
    )
    made.add_argument("--like", metavar="FILE", help="copy blocks and rules from this file")


def _add_target(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--level", metavar="LEVEL", help="beginner, easy, medium, hard, expert or extreme"
    )
    made.add_argument("--rating", type=rating, metavar="FROM-TO", help="rating of the hardest step")
    made.add_argument("--technique", metavar="NAME", help="the hardest technique needed")


def _add_givens(made: argparse.ArgumentParser) -> None:
    made.add_argument("--symmetry", metavar="NAME", help="of the givens, such as rotate180")
    made.add_argument(
        "--givens",
        type=int,
        metavar="COUNT",
        help="number of givens; the puzzle need not be minimal",
    )
    made.add_argument(
        "--pattern",
        metavar="TEXT",
        help="the cells with givens: one character a cell, a dot or 0 for a cell without",
    )
    made.add_argument(
        "--no-minimal",
        dest="minimal",
        action="store_false",
        help="allow givens that are not needed",
    )


def add_read(made: argparse.ArgumentParser) -> None:
    made.add_argument("files", nargs="+", metavar="FILE", help="JPEG, PNG, WebP …")
    made.add_argument("--like", metavar="FILE", help="copy blocks and rules from this file")
    made.add_argument(
        "--corners",
        type=corners,
        metavar="X,Y;X,Y;X,Y;X,Y",
        help="approximate corners of the grid in pixels, clockwise from any corner; before a minus "
        "write =: --corners=-3,4;…",
    )
    made.add_argument(
        "--time-limit",
        type=seconds,
        metavar="SECONDS",
        default=2.0,
        help="for each photo, to find a reading with one solution (default: 2)",
    )
    made.add_argument("--style", choices=STYLES, help="default: line")
    made.add_argument(
        "--to", choices=PROGRAMS, help="write the integer program of the reading, not the puzzle"
    )
    made.add_argument(
        "--form",
        choices=FORMULATIONS,
        default="full",
        help="formulation of that program (default: full)",
    )


def add_player(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "--entries", metavar="TEXT", help="the player's digits: the grid as one line of text"
    )
    made.add_argument(
        "--notes",
        metavar="r1c1=257;…",
        help="the player's notes; cells without notes have all candidates",
    )
    made.add_argument(
        "--unique",
        action="store_true",
        help="also use steps that rest on the uniqueness of the solution, if it is unique",
    )


def add_input(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "files",
        nargs="*",
        metavar="FILE",
        help="a file, a link or a puzzle itself; default, or -: standard input",
    )
    made.add_argument("--side", type=int, help="number of rows, if the text does not say it")
    made.add_argument("--box", type=box, metavar="ROWSxCOLUMNS", help="as 2x3")
    made.add_argument(
        "--rules",
        metavar="RULES",
        help="rules of each puzzle beside those in its text, such as diagonals;killer:15=r1c1-r1c2",
    )
    made.add_argument(
        "--leave-out",
        action="store_true",
        help="read a puzzle without its unsupported rules, and say which are left out; by default "
        "they are an error",
    )
    made.add_argument("--letters", help="the characters for 1, 2, 3 …: 0-F, 1-9A-G")


def add_batch(made: argparse.ArgumentParser) -> None:
    many = made.add_argument_group("many puzzles")
    add_workers(many)
    many.add_argument("--lines", action="store_true", help="read each line as one puzzle")
    many.add_argument(
        "--output",
        type=file_name,
        metavar="FILE",
        help="a table: .csv, .jsonl (JSON Lines) or .parquet",
    )
    many.add_argument(
        "--resume",
        action="store_true",
        help="continue an interrupted --output; all other options must be the same",
    )


def add_workers(many: argparse._ArgumentGroup) -> None:
    where = many.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=limit, metavar="N", help="run on N processes")
    where.add_argument("--dask", metavar="ADDRESS", help="run on this scheduler's Dask cluster")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="run on this Ray cluster; local starts one on this machine"
    )
    where.add_argument(
        "--mpi",
        action="store_true",
        help="run on MPI's processes: mpiexec … python -m mpi4py.futures -m sudoku_core …",
    )
