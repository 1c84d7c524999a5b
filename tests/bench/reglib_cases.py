"""The cases of the library of techniques, and what these are called here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt
from pathlib import Path

from sudoku_core import Candidates, Puzzle
from sudoku_core.hints.techniques.step import Candidate

LOOPS = ("continuous-nice-loop", "discontinuous-nice-loop", "aic")
CHAINS = (*LOOPS, "x-chain", "xy-chain", "remote-pair", "w-wing", "xy-wing")
GROUPED = (*CHAINS, "grouped-x-chain", *[f"grouped-{name}" for name in LOOPS])
ALS = (*GROUPED, *[f"als-{name}" for name in LOOPS], "als-xz", "als-xy-wing", "als-chain")
"""What is a chain may be a simpler one, which is what we call it then."""
NAMES: dict[str, tuple[tuple[str, ...], float]] = {
    "0000": (("full-house",), 1.0),
    "0002": (("hidden-single",), 1.5),
    "0003": (("naked-single",), 2.3),
    "0100": (("pointing",), 2.6),
    "0101": (("claiming",), 2.8),
    "0110": (("locked-pair",), 3.0),
    "0111": (("locked-triple",), 3.6),
    "0200": (("naked-pair",), 3.0),
    "0201": (("naked-triple",), 3.6),
    "0202": (("naked-quad",), 5.0),
    "0210": (("hidden-pair",), 3.4),
    "0211": (("hidden-triple",), 4.0),
    "0212": (("hidden-quad",), 5.4),
    "0300": (("x-wing",), 3.2),
    "0301": (("swordfish",), 3.8),
    "0302": (("jellyfish",), 5.2),
    "0310": (("finned-x-wing",), 3.4),
    "0311": (("finned-swordfish",), 4.0),
    "0312": (("finned-jellyfish",), 5.4),
    "03111": (("finned-swordfish", "sashimi-swordfish"), 4.1),
    "03121": (("finned-jellyfish", "sashimi-jellyfish"), 5.6),
    "0320": (("sashimi-x-wing",), 3.5),
    "0321": (("sashimi-swordfish",), 4.1),
    "0322": (("sashimi-jellyfish",), 5.6),
    "03211": (("finned-swordfish", "sashimi-swordfish"), 4.1),
    "03221": (("finned-jellyfish", "sashimi-jellyfish"), 5.6),
    "0331": (("franken-swordfish",), 9.0),
    "0332": (("franken-jellyfish",), 9.0),
    "0340": (("finned-franken-x-wing",), 9.0),
    "0341": (("finned-franken-swordfish",), 9.0),
    "0342": (("finned-franken-jellyfish",), 9.0),
    "0362": (("finned-mutant-jellyfish",), 9.0),
    "0363": (("finned-mutant-squirmbag",), 9.0),
    "0364": (("finned-mutant-whale",), 9.0),
    "0400": (("skyscraper",), 4.3),
    "0401": (("two-string-kite",), 4.3),
    "0402": (("empty-rectangle",), 4.3),
    "0403": (("turbot-fish",), 4.3),
    "0404": (("two-string-kite",), 4.3),
    "0405": (("empty-rectangle",), 4.3),
    "0500": (("simple-colours",), 6.5),
    "0501": (("simple-colours",), 6.5),
    "0502": (("multi-colours",), 6.5),
    "0503": (("multi-colours",), 6.5),
    "0600": (("unique-rectangle-1",), 5.0),
    "0601": (("unique-rectangle-2",), 5.0),
    "0602": (("unique-rectangle-3",), 5.0),
    "0603": (("unique-rectangle-4",), 5.0),
    "0604": (("unique-rectangle-5",), 5.0),
    "0605": (("unique-rectangle-6",), 5.0),
    "0606": (("hidden-rectangle",), 5.0),
    "0607": (("avoidable-rectangle-1",), 5.0),
    "0608": (("avoidable-rectangle-2",), 5.0),
    "0610": (("bug-1",), 5.6),
    "0701": (("x-chain",), 7.6),
    "0702": (("xy-chain",), 7.6),
    "0703": (("remote-pair",), 7.6),
    "0706": (CHAINS, 7.6),
    "0707": (CHAINS, 7.6),
    "0708": (CHAINS, 7.6),
    "0709": (ALS, 8.6),
    "0710": (ALS, 8.6),
    "0711": (ALS, 8.6),
    "0800": (("xy-wing",), 4.2),
    "0801": (("xyz-wing",), 4.4),
    "0803": (("w-wing",), 4.4),
    "0901": (("als-xz",), 7.5),
    "0902": (("als-xy-wing",), 8.0),
    "0903": (("als-chain",), 8.5),
    "0904": (("death-blossom",), 8.5),
    "1101": (("sue-de-coq",), 5.0),
    "1201": (("sum",), 9.5),
    "1202": (("sum",), 9.5),
}
"""By code what we call it, and the hardest rating of its steps where none is found."""


def called(code: str) -> tuple[tuple[str, ...], float]:
    """Return what we call the technique of a code, with or without its variant."""
    code_of_technique = code.partition("-")[0]
    return NAMES[code_of_technique if code_of_technique in NAMES else code_of_technique[:4]]


@dataclass(frozen=True, slots=True)
class Known:
    """A case of the library.

    Args:
        code: of the technique, with the variant.
        text: the whole line.
        state: what stands on the board, and the candidates left.
        eliminated: what the technique rules out.
        placed: what it places.
    """

    code: str
    text: str
    state: Candidates
    eliminated: frozenset[Candidate]
    placed: frozenset[Candidate]

    @property
    def names(self) -> tuple[str, ...]:
        """Return what we call the technique."""
        return called(self.code)[0]

    @property
    def negative(self) -> bool:
        """True if the technique must not rule this out, or anything where nothing is said."""
        return self.code.endswith("x")

    @property
    def unique(self) -> bool:
        """True if the technique rests on there being one solution."""
        return self.code.startswith("06")


def read(path: Path) -> Iterator[Known]:
    """The cases of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(":"):
            _, code, _digits, grid, deleted, eliminated, placed, *_ = line.split(":")
            state, side = _state(grid)
            for cell, digit in _candidates(deleted, side):
                state = state.eliminate(cell, digit)
            expected = [frozenset(_candidates(part, side)) for part in (eliminated, placed)]
            yield Known(code, line, state, expected[0], expected[1])


def _state(grid: str) -> tuple[Candidates, int]:
    """Return the digits of a board, with ``+`` before digits that are not given, and its side."""
    givens: list[int] = []
    later: dict[int, int] = {}
    for place, sign in enumerate(grid):
        if sign == "+":
            continue
        digit = int(sign) if sign.isdigit() else 0
        if digit and place and grid[place - 1] == "+":
            later[len(givens)] = digit
            digit = 0
        givens.append(digit)
    state = Candidates(Puzzle(givens))
    for cell, digit in later.items():
        state = state.place(cell, digit)
    return state, isqrt(len(givens))


def _candidates(text: str, side: int) -> Iterator[Candidate]:
    """Candidates as digit, row, column."""
    for word in text.split():
        digit, row, column = map(int, word)
        yield (row - 1) * side + column - 1, digit
