"""The command ``draw``: puzzles as SVG pictures."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from ..board.puzzle import Puzzle
from ..drawing import draw as picture_of
from ..hints import hint
from ..solving.count import only_solution
from .answers import answers, text_form
from .status import BAD, GOOD
from .streams import complain, say

MOST_NODES = 100_000
"""Node limit of the search for the only solution."""


def draw(args: argparse.Namespace) -> Iterator[int]:
    """Print a picture of each puzzle."""
    return answers(args, _draw)


def _draw(puzzle: Puzzle, args: argparse.Namespace) -> int:
    givens = puzzle.givens.cells
    if args.step:
        step = hint(puzzle)
        svg, missing = picture_of(step) if step else "", "cli.no-step"
    elif args.solved:
        grid = only_solution(puzzle, node_limit=MOST_NODES)
        svg = puzzle.layout.picture(givens, grid.cells, shapes=args.shapes) if grid else ""
        missing = "cli.not-one"
    else:
        svg, missing = puzzle.layout.picture(givens, givens, shapes=args.shapes), ""
    if not svg:
        complain(args.which + say(args, missing))
    if args.json:
        print(json.dumps({"puzzle": text_form(puzzle), "svg": svg or None}), flush=True)
    else:
        print(svg, flush=True)
    return GOOD if svg else BAD
