"""Test what the frozen samples are made of: puzzles, boards and commands.

``python -m tests.frozen.make`` wrote them once; it refuses to write them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import sudoku_core as sc
from sudoku_core.rules import (
    Killer,
    Thermometer,
    boards,
    diagonals,
    disjoint_groups,
    jigsaw,
    regions,
    windows,
)

HERE = Path(__file__).parent
SEED = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
TWO = "57...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218....."
NONE = "55...431.13.5...2.4.23.6...9.7.6.1.....2.7.....3.8.7.4...7.29.1.4...1.78.218...45"
FOUR = "1234341221434.2."
SAMURAI = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]
REGIONS = "aaabaabbaabbccbbccddccdccddd"


def puzzles() -> dict[str, sc.Puzzle]:
    """Return a puzzle of each sort that a text can carry, by a name."""
    four = [1] + [0] * 15
    cages = [Killer((0, 1), 5), Killer((2, 3)), Killer((15,), 0)]
    samurai = boards(SAMURAI, 21, (3, 3))
    own = [sc.Block("block", 3, (0, 5, 10)), sc.Block("region", 1, (1, 2, 3))]
    jig = jigsaw(4, "aabbaabcddccddcb")
    empty = sc.Grid([0] * 441, side=9, columns=21)
    return {
        "plain": sc.parse(SEED),
        "four": sc.Puzzle(four),
        "six, usual boxes": sc.Puzzle([0] * 36),
        "six, other boxes": sc.Puzzle([6] + [0] * 35, box=(3, 2)),
        "five": sc.Puzzle([0] * 25),
        "six without boxes": sc.Puzzle([0] * 36, sc.Puzzle([0] * 36).blocks[:12]),
        "sixteen": sc.Puzzle([16, 10] + [0] * 254),
        "twenty-five": sc.Puzzle([25, 1] + [0] * 623),
        "diagonals": sc.Puzzle(four, rules=diagonals(4)),
        "windows": sc.Puzzle([0] * 81, rules=windows(9)),
        "groups": sc.Puzzle([0] * 81, rules=disjoint_groups(9)),
        "cages": sc.Puzzle(four, rules=cages),
        "thermometers": sc.Puzzle(four, rules=[Thermometer((4, 5, 9)), Thermometer((15, 11))]),
        "many rules": sc.Puzzle(four, rules=[*cages, Thermometer((4, 5)), *diagonals(4)]),
        "digits from 0": sc.Puzzle([1] + [0] * 80, digits=range(9)),
        "digits with gaps": sc.Puzzle(four, rules=cages[:1], digits=(1, 3, 4, 7)),
        "jigsaw": sc.Puzzle(four, jig),
        "regions alone": sc.Puzzle(four, regions("aabbaabbccddccdd")),
        "blocks": sc.Puzzle(four, rules=own),
        "no blocks": sc.Puzzle(four, ()),
        "samurai": sc.Puzzle(empty, samurai),
    }


def described(puzzle: sc.Puzzle) -> dict[str, object]:
    """Return all of a puzzle as plain data that no later change of names touches."""
    return {
        "givens": list(puzzle.givens.cells),
        "columns": puzzle.columns,
        "cells": list(puzzle.cells),
        "digits": list(puzzle.digits),
        "box": list(puzzle.box) if puzzle.box else None,
        "blocks": [[block.kind, block.number, list(block.cells)] for block in puzzle.blocks],
        "rules": [
            [rule.kind, rule.name, list(rule.cells), getattr(rule, "total", None)]
            for rule in puzzle.rules
        ],
    }


def key_paths(value: object, path: str = "") -> set[str]:
    """Return the paths of all keys in a JSON value; in lists those of every item."""
    if isinstance(value, dict):
        paths = {f"{path}.{key}" for key in value}
        return paths.union(*[key_paths(item, f"{path}.{key}") for key, item in value.items()])
    if isinstance(value, list):
        return set().union(*[key_paths(item, path + "[]") for item in value])
    return set()


COMMANDS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("solve", "--json"), SEED),
    (("solve", "--json", "--prove"), SEED),
    (("solve", "--json", "--prove"), TWO),
    (("solve", "--json"), NONE),
    (("solve", "--json"), "5.3x"),
    (("solve", "--json", "--solver", "nosuch"), SEED),
    (("check", "--json"), SEED),
    (("check", "--json"), NONE),
    (("count", "--json"), SEED),
    (("count", "--json"), TWO),
    (("count", "--json", "--limit", "5"), "." * 16),
    (("explain", "--json"), NONE),
    (("explain", "--json"), SEED),
    (("relax", "--json"), SEED),
    (("hint", "--json"), SEED),
    (("hint", "--json", "--level", "2"), SEED),
    (("hint", "--json", "--next-cell"), SEED),
    (("hint", "--json", "--why-not", "r1c3=9"), SEED),
    (("hint", "--json", "--entries", "9" + "." * 80), "." + SEED[1:]),
    (("steps", "--json"), FOUR),
    (("sum", "--json"), SEED),
    (("grade", "--json"), SEED),
    (("grade", "--json"), TWO),
    (("generate", "--json", "--side", "4", "--seed", "1"), ""),
    (("convert", "--json", "--to", "opensudoku"), SEED),
    (("compare", "--json", "--solvers", "search,cbc"), SEED),
    (("model", "--json"), SEED),
    (("model", "--json", "--to", "lp"), FOUR),
    (("solvers", "--json"), ""),
)
"""Commands with what they read from standard input."""


def read(name: str) -> object:
    """Return a frozen sample."""
    return json.loads((HERE / name).read_text(encoding="utf-8"))
