"""Measure the texts of other programs: ``python -m tests.bench sharing PART``: fpuzzles, iss …"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from . import fuzzing, shared_fpuzzles, shared_iss, shared_texts
from .table import machine, write

PARTS = {
    "fpuzzles": shared_fpuzzles,
    "iss": shared_iss,
    "texts": shared_texts,
    "fuzz": fuzzing,
}


def main(argv: Sequence[str]) -> None:
    """Measure what is read and written of other programs' texts, and that nothing breaks it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench sharing", description=main.__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    for name, part in PARTS.items():
        options = parts.add_parser(name, description=part.__doc__)
        options.add_argument("--write", action="store_true", help="keep the tables in results/")
        part.options(options)
    args = parser.parse_args(argv)
    text = "\n\n".join([*PARTS[args.part].run(args), machine()])
    if args.write:
        write(f"sharing-{args.part}", text)
    else:
        print(text)
