"""Boards with rules and their solutions: the tests' own, and others where a folder has them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sudoku_core import Puzzle, Rule, parse
from sudoku_core.board.blocks import standard_blocks
from sudoku_core.rules import Killer, Thermometer, boards, diagonals, jigsaw

DATA = Path(__file__).parent / "data"
ORDER = "123456789ABCDEFG"
"""The digits as one character each."""
RUN = 25
"""How many edges Tatham's longest letter passes over."""
SAMURAI = [(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)]


@dataclass(frozen=True, slots=True)
class Known:
    """A puzzle of which the solution is known.

    Args:
        name: how it is called where it comes from.
        puzzle: without rules that its source tells in prose.
        solution: the digits, cell by cell, 0 where there is no cell.
    """

    name: str
    puzzle: Puzzle
    solution: tuple[int, ...]


def _lines(name: str) -> Iterator[list[str]]:
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split(" ")


def tatham_boards() -> list[Known]:
    """The boards of ``tests/data/tatham.txt``."""
    return [
        Known(text.partition(":")[0], tatham(text), tuple(ORDER.index(d) + 1 for d in solution))
        for text, solution in _lines("tatham.txt")
    ]


def own_boards(name: str) -> list[Known]:
    """The boards of ``killers.txt`` or ``thermometers.txt``, which ``tests.bench.making`` made."""
    return [
        Known(f"{name} {number}", parse(text), tuple(ORDER.index(d) + 1 for d in solution))
        for number, (text, solution) in enumerate(_lines(f"{name}.txt"), 1)
    ]


def tatham(text: str) -> Puzzle:
    """A board as Solo of Simon Tatham's Portable Puzzle Collection describes it.

    ``3x4xk:givens,cages,sums`` or ``9j:givens,regions``: boxes of 3 rows and 4 columns or a jigsaw
    (j), with diagonals (x), with cages (k).
    """
    head, _, rest = text.partition(":")
    match = re.fullmatch(r"(\d+)(?:x(\d+))?([a-z]*)", head)
    assert match
    high, wide, letters = int(match[1]), int(match[2] or 1), match[3]
    side = high * wide
    parts = iter(rest.split(","))
    givens = _numbers(next(parts), side**2)
    if "j" in letters or not match[2]:
        blocks = jigsaw(side, _areas(next(parts), side))
    else:
        blocks = standard_blocks(high, wide)
    rules: list[Rule] = list(diagonals(side)) if "x" in letters else []
    if "k" in letters:
        rules += _cages(_areas(next(parts), side), _numbers(next(parts), side**2))
    return Puzzle(givens, blocks, rules=rules)


def _numbers(text: str, count: int) -> list[int]:
    """Numbers, and letters for so many cells without one; ``_`` parts two numbers."""
    numbers: list[int] = []
    for part in re.findall(r"[a-z]|\d+", text):
        numbers += [int(part)] if part.isdigit() else [0] * (ord(part) - ord("a") + 1)
    return numbers + [0] * (count - len(numbers))


def _areas(text: str, side: int) -> list[int]:
    """By cell a number of its area. A letter passes over edges within areas, and then a wall."""
    across = [(cell, cell + 1) for cell in range(side**2) if (cell + 1) % side]
    down = [(r * side + c, (r + 1) * side + c) for c in range(side) for r in range(side - 1)]
    edges = across + down
    area = list(range(side**2))
    place = 0
    for letter in text:
        run = 0 if letter == "_" else min(ord(letter) - ord("a") + 1, RUN)
        for edge, other in edges[place : place + run]:
            old, new = area[edge], area[other]
            area = [new if mark == old else mark for mark in area]
        place += run + (letter != "z")
    return area


def _cages(areas: Sequence[object], sums: Sequence[int]) -> list[Rule]:
    """A cage for each area; its sum stands in one of its cells, or in none."""
    cells: dict[object, list[int]] = {}
    for cell, mark in enumerate(areas):
        cells.setdefault(mark, []).append(cell)
    totals = [
        next((sums[cell] for cell in members if sums[cell]), None) for members in cells.values()
    ]
    return [
        Killer(members, total)
        for members, total in zip(cells.values(), totals, strict=True)
        if len(members) > 1 or total is not None
    ]


def published(folder: Path, kind: str) -> list[Known]:
    """The puzzles of ``KillerSudoku``, ``JigsawSudoku`` or ``SamuraiSudoku`` of a folder."""
    path = folder / f"{kind}.jsonl"
    if not path.exists():
        return []
    return [_published(kind, json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def _published(kind: str, record: dict[str, str]) -> Known:
    """Return one of them: rows of numbers or dashes, then, but for a samurai, rows of marks."""
    words = [line.split() for line in record["problem"].splitlines()[1:]]
    wide = len(words[0])
    cells = [word for row in words for word in row]
    numbers = [int(word) if word.isdigit() else 0 for word in cells]
    marks = cells[wide**2 :]
    if kind == "KillerSudoku":
        puzzle = Puzzle([0] * wide**2, rules=_cages(marks, numbers))
    elif kind == "JigsawSudoku":
        puzzle = Puzzle(numbers[: wide**2], jigsaw(wide, marks))
    else:
        puzzle = Puzzle(numbers, boards(SAMURAI, wide, (3, 3)), digits=range(1, 10))
    rows = record["solution"].splitlines()[1:]
    solution = [int(word) if word.isdigit() else 0 for row in rows for word in row.split()]
    return Known(record["id"], puzzle, tuple(solution))


def setters(folder: Path) -> list[Known]:
    """The boards of ``fpuzzles.jsonl`` with cages, thermometers and diagonals and nothing else."""
    path = folder / "fpuzzles.jsonl"
    if not path.exists():
        return []
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    read = {"thermometer", "killercage", "diagonal+", "diagonal-"}
    rules = {"thermometer", "killercage"}
    return [
        _set(record)
        for record in records
        if record["n_solutions"] == 1 and read >= {*record["used"]} and rules & {*record["used"]}
    ]


def _set(record: dict[str, Any]) -> Known:
    board = record["json"]
    side = board["size"]

    def cells(names: Iterable[str]) -> list[int]:
        matches = [re.fullmatch(r"R(\d+)C(\d+)", name) for name in names]
        return [(int(match[1]) - 1) * side + int(match[2]) - 1 for match in matches if match]

    down, up = diagonals(side)
    rules: list[Rule] = [down] if board.get("diagonal-") else []
    rules += [up] if board.get("diagonal+") else []
    for cage in board.get("killercage", ()):
        # A cage of sum 0 means any sum.
        rules.append(Killer(cells(cage["cells"]), int(cage.get("value") or 0) or None))
    for line in board.get("thermometer", ()):
        rules += [Thermometer(cells(names)) for names in line["lines"]]
    givens = [cell.get("value", 0) for row in board["grid"] for cell in row]
    return Known(record["id"], Puzzle(givens, rules=rules), tuple(record["solution"]))


def collection(folder: Path) -> list[Known]:
    """The boards of ``iss.jsonl`` with cages or thermometers, nothing else and one solution."""
    path = folder / "iss.jsonl"
    if not path.exists():
        return []
    parsed_boards = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        data = json.loads(line)
        if (
            data["status"] == "unique"
            and data["types"]
            and not {*data["types"]} - {"Cage", "Thermo"}
        ):
            solution = tuple(map(int, data["solution"]))
            parsed_boards.append(
                Known(str(number), _collected("".join(data["text"].split())), solution)
            )
    return parsed_boards


def _collected(text: str) -> Puzzle:
    """Return one of them, in any of its three ways to be written."""
    if text.startswith("3x3::k:"):
        # 256 times the sum, plus a number of the cage; 0 where there is none.
        numbers = [int(word) for word in re.findall(r"\d+", text.partition("k")[2])]
        areas = [number % 256 if number else -1 - cell for cell, number in enumerate(numbers)]
        return Puzzle([0] * 81, rules=_cages(areas, [number // 256 for number in numbers]))
    if len(text) == 81:
        return Puzzle([0] * 81, rules=_pointed(text))
    givens = [0] * 81
    rules: list[Rule] = []
    for clause in text.upper().split(".")[1:]:
        # .Cage~15~R1C1~R1C2.Thermo~R3C1~R4C1.~R9C9_5
        kind, *words = clause.split("~")
        matches = [re.fullmatch(r"R(\d)C(\d)(?:_(\d))?", word) for word in words]
        cells = [9 * int(match[1]) + int(match[2]) - 10 for match in matches if match]
        if kind == "CAGE":
            rules.append(Killer(cells, int(words[0]) or None))
        elif kind == "THERMO":
            rules.append(Thermometer(cells))
        for cell, match in zip(cells, matches, strict=False):
            if match and match[3]:
                givens[cell] = int(match[3])
    return Puzzle(givens, rules=rules)


def _pointed(text: str) -> list[Rule]:
    """Cages in 81 signs: a sum in one cell of each, from the others a way to it."""
    steps_by_sign = {"<": -1, ">": 1, "^": -9, "v": 9, "`": -10, "'": -8, ",": 8, ".": 10}
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
    areas: list[object] = []
    for cell in range(81):
        area = cell
        while text[area] in steps_by_sign:
            area += steps_by_sign[text[area]]
        areas.append(area)
    return _cages(areas, [signs.index(sign) if sign in signs else 0 for sign in text])
