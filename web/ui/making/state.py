"""What a new puzzle is to be like, which one is being made, and those that are there already."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from ..state import Value, layout_for

if TYPE_CHECKING:
    from protocol import GenerateRequest, PuzzleData

    from ..state import Board, State

SYMMETRIES = ("rotate180", "rotate90", "mirror-columns", "diagonal", "")
"""Where one given is, there is one at its image; the last is none."""
REACH = ((9, 6), (4, 1), (6, 4), (12, 4), (16, 3), (25, 2))
"""The sides on offer, the usual one first, and how many levels from the easiest on are made there
in time: small boards hold no harder puzzles, and on large ones these take too long."""
SIDES = tuple([side for side, _count in REACH])
EASY = LEVELS[:2]
"""Puzzles of these levels have givens to spare: they are friendlier, and quicker made."""
USUAL = SIDES[0]
"""Up to this side, others have none to spare."""
SHORT, LONG = 30, 60
"""Seconds until the nearest puzzle has to do: up to the usual side, and above."""
NAMED_KINDS = ("diagonal", "killer", "thermometer", "window")
"""The kinds of rules that the words name a new puzzle by, where it has no others."""
WEEK = ("medium", "beginner", "easy", "easy", "medium", "medium", "hard")
"""The level of a day's puzzle, from Sunday on: it becomes harder from Monday to Saturday."""
MOST = 40
"""So many puzzles made ahead are kept; the oldest go."""


@dataclass(frozen=True, slots=True)
class Kind(Value):
    """Which rules a new puzzle has beside rows, columns and boxes."""

    name: str = field()
    rule: str = field(default="")  # in the text form
    sides: tuple[int, ...] = field(default=SIDES)  # those on which it is made well
    reach: int = field(default=len(LEVELS))  # how many levels are, from the easiest on


KINDS = (
    Kind(name="classic"),
    Kind(name="diagonals", rule=";diagonals", sides=SIDES[:-1]),
    Kind(name="windoku", rule=";windoku", sides=(USUAL,)),
    Kind(name="killer", sides=(9, 4, 6), reach=3),
)


@dataclass(frozen=True, slots=True)
class Wish(Value):
    """What was asked for last."""

    side: int = field(default=USUAL)
    kind: str = field(default=KINDS[0].name)
    symmetry: str = field(default=SYMMETRIES[0])
    level: str = field(default=EASY[1])

    @property
    def name(self) -> str:
        """It in one word; puzzles made ahead are found by it."""
        return f"{self.side}/{self.kind}/{self.symmetry}/{self.level}"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the kinds that there are for the side."""
        return tuple([one.name for one in KINDS if self.side in one.sides])

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that there are for the side and the kind."""
        (count,) = [count for side, count in REACH if side == self.side]
        return LEVELS[: min(count, self._kind.reach)]

    @property
    def _kind(self) -> Kind:
        (kind,) = [one for one in KINDS if one.name == self.kind]
        return kind

    def possible(self) -> Wish:
        """It, of the first kind or the hardest level that there is where the side has no such."""
        wish = self if self.kind in self.kinds else self.but(kind=self.kinds[0])
        return wish if wish.level in wish.levels else wish.but(level=wish.levels[-1])

    def request(self, seed: int, limit: float | None) -> GenerateRequest:
        """What asks for such a puzzle.

        Args:
            seed: decides on all.
            limit: seconds after which the nearest has to do.
        """
        rule = self._kind.rule
        layout = layout_for(self.side)
        assert layout.box
        board: PuzzleData = {
            "box": list(layout.box),
            "layout": "." * layout.size + rule if rule else "",
            "givens": [0] * layout.size,
        }
        return asking(board, self.level, self.symmetry, seed, limit, self.kind == "killer")


@dataclass(frozen=True, slots=True)
class Asked(Value):
    """The puzzle that is being made for the user."""

    day: str = field(default="")  # whose it is, as 2026-11-22; empty where it is of no day
    patterned: bool = field(default=False)  # whether its givens are to stand in cells marked before


@dataclass(frozen=True, slots=True)
class Stock(Value):
    """Puzzles made ahead."""

    lines: str = field(default="")  # a puzzle a line: the name of its wish, and its text

    def find(self, name: str) -> str:
        """The text of the oldest puzzle with a name; empty where there is none."""
        for line in self.lines.split("\n"):
            own, _space, text = line.partition(" ")
            if own == name:
                return text
        return ""

    def day_of(self, board: Board) -> str:
        """Return the date whose puzzle of the day a board has; empty where that is not known."""
        if board.layout != layout_for(USUAL):
            return ""
        text = "".join([str(digit) if digit else "." for digit in board.givens])
        for line in self.lines.split("\n"):
            name, _space, other = line.partition(" ")
            if other == text and "/" not in name:  # a date, no wish
                return name
        return ""

    def count(self, name: str) -> int:
        """How many there are with a name."""
        return len([line for line in self.lines.split("\n") if line.startswith(name + " ")])

    def without(self, name: str) -> Stock:
        """All but the oldest puzzle with a name."""
        lines = [line for line in self.lines.split("\n") if line]
        text = self.find(name)
        if text:
            lines.remove(name + " " + text)
        return Stock(lines="\n".join(lines))

    def with_one(self, name: str, text: str) -> Stock:
        """All, and one more; of too many the oldest go."""
        lines = [line for line in self.lines.split("\n") if line]
        return Stock(lines="\n".join((lines + [name + " " + text])[-MOST:]))


@dataclass(frozen=True, slots=True)
class Ahead(Value):
    """What is made ahead, in this visit."""

    wish: Wish | None = field(default=None)  # what is being made
    given_up: tuple[str, ...] = field(default=())  # wishes that took too long, by name


def asking(
    board: PuzzleData,
    level: str | None,
    symmetry: str,
    seed: int,
    limit: float | None,
    caged: bool = False,
) -> GenerateRequest:
    """What asks for a new puzzle; the protocol says what each part of it means."""
    lean = len(board["givens"]) <= USUAL * USUAL and level not in EASY
    return {
        "op": "generate",
        "board": board,
        "caged": caged,
        "level": level,
        "minimal": lean,
        "symmetry": symmetry or None,
        "pattern": None,
        "seed": seed,
        "time_limit": limit,
    }


def with_pattern_asked(state: State) -> State:
    """Return the state in which a puzzle with a pattern was asked for."""
    return state.with_parts(Asked(patterned=True))
