"""Human steps measured: ``python -m tests.bench techniques {reglib,rated,sound} …``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from . import rated, reglib, sound
from .table import machine, write

PARTS = {"reglib": reglib, "rated": rated, "sound": sound}


def main(argv: Sequence[str]) -> None:
    """Measure what techniques find, how long that takes, and whether it is right."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench techniques", description=main.__doc__
    )
    parts = parser.add_subparsers(dest="part", required=True)
    for name, part in PARTS.items():
        options = parts.add_parser(name, description=part.__doc__)
        options.add_argument("--write", action="store_true", help="keep the tables in results/")
        part.options(options)
    args = parser.parse_args(argv)
    text = "\n\n".join([*PARTS[args.part].run(args), machine()])
    if args.write:
        write(f"techniques-{args.part}", text)
    else:
        print(text)
