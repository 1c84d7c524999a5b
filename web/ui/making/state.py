"""The options of a new puzzle, the puzzle that is being made, and the stock of puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..grading.state import LEVELS
from ..state import Value, layout_for

if TYPE_CHECKING:
    from protocol import GenerateRequest, PuzzleData
    from sudoku_core.board.layout import Layout

    from ..state import Board, State

SYMMETRIES = ("rotate180", "rotate90", "mirror-columns", "diagonal", "")
"""Symmetries of the givens: where a given is, its image has a given too; "" for none."""
LEVEL_COUNTS = ((9, 6), (4, 1), (6, 4), (8, 4), (12, 4), (16, 3), (25, 2))
"""Sides on offer, the usual one first, each with the number of levels, from the easiest on, that
are made in time: small boards hold no harder puzzles, and on large boards these take too long."""
SIDES = tuple([side for side, _count in LEVEL_COUNTS])
EASY = LEVELS[:2]
"""Levels whose puzzles have givens to spare: they are friendlier, and quicker to make."""
USUAL = SIDES[0]
"""The usual side; up to it, puzzles above the easy levels have no givens to spare."""
SHORT, LONG = 30, 60
"""Seconds after which the nearest puzzle is opened: up to the usual side, and above."""
NAMED_KINDS = ("diagonals", "killer", "thermometer", "windoku")
"""Kinds with a sentence of their own in the status, for a new puzzle with no other kind."""
RULE_KINDS = {
    "alldifferences": "dots", "allratios": "dots", "difference": "dots", "ratio": "dots",
    "allpairsums": "xv", "pairsum": "xv", "diagonal": "diagonals", "window": "windoku",
}  # fmt: skip
"""For each kind of rule that is not named like its kind of new puzzles, that kind."""
WEEK = ("medium", "beginner", "easy", "easy", "medium", "medium", "hard")
"""Levels of the puzzle of the day, from Sunday on; harder from Monday to Saturday."""
MOST = 40
"""Number of puzzles that the stock holds; the oldest are removed first."""


@dataclass(frozen=True, slots=True)
class Kind(Value):
    """A kind of new puzzle: its rules beside rows, columns and boxes."""

    name: str = field()
    rule: str = field(default="")  # in the text form
    sides: tuple[int, ...] = field(default=SIDES)  # sides on which the kind is made well
    level_count: int = field(default=len(LEVELS))  # number of levels, from the easiest on
    count: int = field(default=0)  # usual number of the rules, 0 where that is not to be chosen
    whole: tuple[str, ...] = field(default=())  # kinds of the whole board, such as all dots
    caged: bool = field(default=False)  # whether cages cover all cells
    mixes: bool = field(default=False)  # whether a second kind can be mixed with it
    needs: str = field(default="")  # one of NEEDS; "" for the techniques of classic puzzles

    def kinds(self, count: int) -> dict[str, int]:
        """Return the new rules, as the protocol has them."""
        if self.count:
            return {self.name: count}
        return dict.fromkeys(self.whole, 1)


SMALL = (9, 6)
"""Sides on which rules of most kinds are made in time."""
RULED = 5
"""Number of levels, from the easiest on, of puzzles with rules of most kinds."""
NEEDS = {
    "regions": ("medium",),
    "cages": ("easy", "medium", "hard"),
    "lines": ("easy", "medium", "hard"),
    "sums": ("easy", "medium", "hard"),
    "marks": ("easy", "medium"),
}
"""Techniques that kinds of puzzles need beyond classic ones, and the levels that are described by
them, in ``level.needs.cages.easy`` and so on."""
COUNTS = tuple(range(1, 9))
"""Numbers of rules of a kind on offer."""
KINDS = (
    Kind(name="classic"),
    Kind(name="diagonals", rule=";diagonals", sides=SIDES[:-1]),
    Kind(name="windoku", rule=";windoku", sides=(USUAL,)),
    Kind(name="killer", sides=(9, 4, 6), level_count=RULED, caged=True, needs="cages"),
    Kind(
        name="jigsaw",
        sides=SMALL,
        level_count=RULED,
        whole=("jigsaw",),
        mixes=True,
        needs="regions",
    ),
    Kind(name="thermometer", sides=SMALL, level_count=RULED, count=4, needs="lines"),
    Kind(name="arrow", sides=SMALL, level_count=RULED, count=4, needs="lines"),
    Kind(
        name="dots",
        sides=SMALL,
        level_count=3,
        whole=("alldifferences", "allratios"),
        needs="marks",
    ),
    Kind(name="xv", sides=SMALL, level_count=3, whole=("allpairsums",), needs="marks"),
    Kind(name="whisper", sides=SMALL, level_count=RULED, count=2, needs="lines"),
    Kind(name="renban", sides=SMALL, level_count=RULED, count=3, needs="lines"),
    Kind(name="palindrome", sides=SMALL, level_count=RULED, count=3, needs="lines"),
    Kind(name="littlekiller", sides=SMALL, level_count=RULED, count=5, needs="sums"),
    Kind(name="sandwich", sides=SMALL, level_count=RULED, count=4, needs="sums"),
)


@dataclass(frozen=True, slots=True)
class Options(Value):
    """The options of a new puzzle; in the state, those of the last request."""

    side: int = field(default=USUAL)
    kind: str = field(default=KINDS[0].name)
    symmetry: str = field(default=SYMMETRIES[0])
    level: str = field(default=EASY[1])
    count: int = field(default=0)  # number of the kind's rules, 0 where that is not to be chosen
    second: str = field(default="")  # another kind of rules, mixed with the first; else empty
    second_count: int = field(default=0)
    alike_level: str = field(default="")  # of "One like this"; "" for that of the board
    lacking: str = field(default="")  # the chosen kind, if the side lacks it

    @property
    def key(self) -> str:
        """The options as one word, by which the stock finds a puzzle."""
        kinds = self.kind + (f":{self.count}" if self.count else "")
        if self.second:
            kinds += f",{self.second}:{self.second_count}"
        symmetry = self.symmetry if self.has_givens else SYMMETRIES[0]
        return f"{self.side}/{kinds}/{symmetry}/{self.level}"

    @property
    def may_take_long(self) -> bool:
        """True unless such puzzles are made while the user waits: those of the usual side without
        further rules, up to the level "hard"."""
        return self.kind != "classic" or self.side != USUAL or self.level in LEVELS[4:]

    @property
    def has_givens(self) -> bool:
        """True if puzzles of the kind have givens, whose symmetry can be chosen."""
        return not self._kind.caged

    def needs(self, level: str) -> str:
        """Return which of NEEDS describes a level; "" for the techniques of classic puzzles."""
        second = kind_of(self.second).needs if self.second else ""
        for needs in (second, self._kind.needs):
            if level in NEEDS.get(needs, ()):
                return needs
        return ""

    @property
    def seconds(self) -> tuple[str, ...]:
        """The names of the kinds that can be mixed with the first."""
        if not (self._kind.count or self._kind.mixes):
            return ()
        names = [kind.name for kind in KINDS if kind.count and self.side in kind.sides]
        return tuple([name for name in names if name != self.kind])

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the kinds on offer for the side."""
        return tuple([kind.name for kind in KINDS if self.side in kind.sides])

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels on offer for the side and the kind."""
        (count,) = [count for side, count in LEVEL_COUNTS if side == self.side]
        return LEVELS[: min(count, self._kind.level_count)]

    @property
    def _kind(self) -> Kind:
        return kind_of(self.kind)

    def feasible(self) -> Options:
        """Return the nearest options on offer: a kind or a level that the side lacks becomes its
        first kind or hardest level, and only kinds whose number is chosen have a number."""
        options = self
        if self.kind not in self.kinds:
            options = self.but(kind=self.kinds[0], lacking=self.kind)
        usual = kind_of(options.kind).count
        options = options.but(count=usual and (options.count or usual))
        if options.second not in options.seconds:
            options = options.but(second="", second_count=0)
        elif not options.second_count:
            options = options.but(second_count=1)
        return options if options.level in options.levels else options.but(level=options.levels[-1])

    def request(self, seed: int, limit: float | None) -> GenerateRequest:
        """Return the request for a puzzle with the options.

        Args:
            seed: of the random choices.
            limit: seconds after which the nearest puzzle is taken; None for no limit.
        """
        rule = self._kind.rule
        layout = layout_for(self.side)
        assert layout.box
        board: PuzzleData = {
            "box": list(layout.box),
            "layout": "." * layout.size + rule if rule else "",
            "givens": [0] * layout.size,
        }
        request = generate_request(board, self.level, self.symmetry, seed, limit)
        request["caged"] = self._kind.caged
        request["kinds"] = self._kind.kinds(self.count)
        if self.second:
            request["kinds"][self.second] = self.second_count
        return request


def kind_of(name: str) -> Kind:
    """Return the kind of new puzzles with a name."""
    (kind,) = [kind for kind in KINDS if kind.name == name]
    return kind


def kinds_of(layout: Layout) -> set[str]:
    """Return the kinds of a board's rules and regions, named like the kinds of new puzzles."""
    kinds = {RULE_KINDS.get(rule.kind, rule.kind) for rule in layout.extras}
    if any(block.kind == "region" for block in layout.blocks):
        kinds.add("jigsaw")
    return kinds


def is_offered(side: int, kind: str, level: str) -> bool:
    """Return whether new puzzles of a side, a kind and a level are on offer."""
    options = Options(side=side, kind=kind)
    return kind in options.kinds and level in options.levels


@dataclass(frozen=True, slots=True)
class PendingPuzzle(Value):
    """The puzzle that is being made for the user."""

    day: str = field(default="")  # the date, as 2026-11-22, of a puzzle of the day; else empty
    patterned: bool = field(default=False)  # whether the givens are to stand in a pattern


@dataclass(frozen=True, slots=True)
class Stock(Value):
    """Puzzles made ahead, and puzzles of the day."""

    lines: str = field(default="")  # a puzzle a line: the key of its options or its date, its text

    def find(self, key: str) -> str:
        """Return the text of the oldest puzzle with a key; empty where there is no such puzzle."""
        for line in self.lines.split("\n"):
            line_key, _space, text = line.partition(" ")
            if line_key == key:
                return text
        return ""

    def date_of(self, board: Board) -> str:
        """Return the date whose puzzle of the day a board has; empty where that is not known."""
        if board.layout != layout_for(USUAL):
            return ""
        givens = "".join([str(digit) if digit else "." for digit in board.givens])
        for line in self.lines.split("\n"):
            key, _space, text = line.partition(" ")
            if text == givens and "/" not in key:  # a date, no options
                return key
        return ""

    def count(self, key: str) -> int:
        """Return the number of puzzles with a key."""
        return len([line for line in self.lines.split("\n") if line.startswith(key + " ")])

    def without(self, key: str) -> Stock:
        """Return the stock without the oldest puzzle with a key."""
        lines = [line for line in self.lines.split("\n") if line]
        text = self.find(key)
        if text:
            lines.remove(key + " " + text)
        return Stock(lines="\n".join(lines))

    def with_puzzle(self, key: str, text: str) -> Stock:
        """Return the stock with another puzzle; above the limit, without the oldest."""
        lines = [line for line in self.lines.split("\n") if line]
        return Stock(lines="\n".join((lines + [key + " " + text])[-MOST:]))


@dataclass(frozen=True, slots=True)
class Opened(Value):
    """Ready puzzles that were opened on this device, so that each is opened once."""

    # The key of a puzzle's options, a space and its number among the ready puzzles with this key.
    # Older releases noted the keys alone, and opened the puzzles in their order.
    keys: tuple[str, ...] = field(default=())

    def pick(self, key: str, puzzles: str, seed: int) -> tuple[str, Opened]:
        """Return the text of a ready puzzle with a key, and the record with this puzzle.

        Args:
            key: of the options.
            puzzles: a puzzle a line, as in ``Stock``.
            seed: of the random choice among the puzzles that are left.

        Returns:
            The text, "" if no puzzle is left, and the record.
        """
        start = key + " "
        texts = [line[len(start) :] for line in puzzles.split("\n") if line.startswith(start)]
        by_order = self.keys.count(key)
        left = [
            number for number in range(by_order, len(texts)) if start + str(number) not in self.keys
        ]
        if not left:
            return "", self
        number = left[seed % len(left)]
        return texts[number], Opened(keys=self.keys + (start + str(number),))


@dataclass(frozen=True, slots=True)
class Refill(Value):
    """The making of puzzles for the stock, in this visit."""

    options: Options | None = field(default=None)  # of the puzzle that is being made
    given_up: tuple[str, ...] = field(default=())  # keys of options that took too long


def generate_request(
    board: PuzzleData,
    level: str | None,
    symmetry: str,
    seed: int,
    limit: float | None,
) -> GenerateRequest:
    """Return the request for a new puzzle; the protocol explains its fields."""
    minimal = len(board["givens"]) <= USUAL * USUAL and level not in EASY
    return {
        "op": "generate",
        "board": board,
        "caged": False,
        "kinds": {},
        "alike": False,
        "level": level,
        "minimal": minimal,
        "symmetry": symmetry or None,
        "pattern": None,
        "seed": seed,
        "time_limit": limit,
    }


def with_pending_pattern(state: State) -> State:
    """Return the state in which a puzzle with a pattern is being made."""
    return state.with_parts(PendingPuzzle(patterned=True))
