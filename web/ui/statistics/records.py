"""Reading and writing of the records: a line a group of puzzles, and a line a day."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..making.state import kinds_of
from ..state import Value

if TYPE_CHECKING:
    from sudoku_core.board.layout import Layout

    from .state import Records

BEYOND = "beyond"
"""The level of puzzles that the techniques of no level solve."""
FORMER = {"irregular": "jigsaw"}
"""Kinds by the names that they had in records of former releases."""
MOST_TIMES = 99
"""Number of a group's last times that are stored, for the median."""
MOST_DAYS = 400
"""Number of days that are stored."""
NAMED = (
    "diagonals", "windoku", "dots", "xv", "killer", "thermometer", "arrow", "whisper", "renban",
    "palindrome", "littlekiller", "sandwich", "jigsaw",
)  # fmt: skip
"""Kinds of puzzles with a name, with rules of a single kind or with regions."""


@dataclass(frozen=True, slots=True)
class Group(Value):
    """The finished puzzles of a size, a kind and a level; times are in seconds."""

    side: int = field()
    kind: str = field()  # classic, one of NAMED, mixed, or other
    level: str = field()  # one of LEVELS or BEYOND; empty where the grade was not known
    solved: int = field(default=0)
    unaided: int = field(default=0)  # those without hints
    best: int = field(default=0)  # 0 where no time counts
    times: tuple[int, ...] = field(default=())  # the last

    @property
    def median(self) -> int:
        """The median of the last times; 0 without times."""
        if not self.times:
            return 0
        times, middle = sorted(self.times), len(self.times) // 2
        return times[middle] if len(times) % 2 else (times[middle - 1] + times[middle]) // 2

    @property
    def line(self) -> str:
        """The group as text."""
        times = ",".join([str(time) for time in self.times])
        name = f"{self.side}/{self.kind}/{self.level}"
        return f"{name} {self.solved} {self.unaided} {self.best} {times}"


def kind_of_board(layout: Layout) -> str:
    """Return the kind of a puzzle by its blocks and rules."""
    if layout.gaps or layout.rows != layout.side or layout.columns != layout.side:
        return "other"
    kinds = kinds_of(layout)
    if not kinds:
        return "classic"
    kind = kinds.pop() if len(kinds) == 1 else "mixed"
    return kind if kind in NAMED or kind == "mixed" else "other"


def groups_of(records: Records) -> list[Group]:
    """Return the groups by size, kind and level; lines that make no sense are left out."""
    groups = []
    for line in records.groups.split("\n"):
        try:
            name, solved, unaided, best, times = line.split(" ")
            side, kind, level = name.split("/")
            group = Group(
                side=int(side),
                kind=FORMER.get(kind, kind),
                level=level,
                solved=int(solved),
                unaided=int(unaided),
                best=int(best),
                times=tuple([int(time) for time in times.split(",") if time]),
            )
        except ValueError:
            continue
        groups.append(group)
    return groups


def group_of(records: Records, side: int, kind: str, level: str) -> Group:
    """Return a group, which may be empty."""
    for group in groups_of(records):
        if (group.side, group.kind, group.level) == (side, kind, level):
            return group
    return Group(side=side, kind=kind, level=level)


def with_game(records: Records, group: Group, seconds: int) -> Records:
    """Return the records with another finished puzzle.

    Args:
        records: the records before.
        group: of the puzzle.
        seconds: the time without hints, 0 after hints.
    """
    others = [other.line for other in groups_of(records) if not _is_same(other, group)]
    group = group.but(solved=group.solved + 1, unaided=group.unaided + (seconds > 0))
    if seconds:
        best = min(group.best, seconds) if group.best else seconds
        group = group.but(best=best, times=(group.times + (seconds,))[-MOST_TIMES:])
    return records.but(groups="\n".join(others + [group.line]))


def without_game(records: Records, group: Group, seconds: int) -> Records:
    """Return the records without one puzzle of a group, found by its time.

    Args:
        records: the records before.
        group: of the puzzle.
        seconds: the time without hints, 0 after hints.
    """
    lines = [other.line for other in groups_of(records) if not _is_same(other, group)]
    times = list(group.times)
    if seconds in times:
        times.remove(seconds)
    best = min(times, default=0) if group.best == seconds else group.best
    group = group.but(
        solved=group.solved - 1,
        unaided=max(group.unaided - (seconds > 0), 0),
        best=best,
        times=tuple(times),
    )
    return records.but(groups="\n".join(lines + ([group.line] if group.solved else [])))


def days_of(records: Records) -> dict[str, int]:
    """Return the time in seconds of each finished puzzle of the day by date, 0 without a time."""
    days = {}
    for line in records.days.split("\n"):
        date, _space, seconds = line.partition(" ")
        if len(date) == len("2026-11-22") and seconds.isdigit():
            days[date] = int(seconds)
    return days


def with_day(records: Records, date: str, seconds: int) -> Records:
    """Return the records with the puzzle of a day; its first time stays."""
    days = days_of(records)
    if date in days:
        return records
    days[date] = seconds
    lines = [f"{day} {days[day]}" for day in sorted(days)]
    return records.but(days="\n".join(lines[-MOST_DAYS:]))


def merge(records: Records, copied: Records) -> Records:
    """Return the records joined with a copy's: of two groups the one with more puzzles, with the
    better best time."""
    groups = groups_of(records)
    for group in groups_of(copied):
        same = [known for known in groups if _is_same(known, group)]
        if not same:
            groups.append(group)
            continue
        best = min([time for time in (same[0].best, group.best) if time], default=0)
        larger = group if same[0].solved < group.solved else same[0]
        groups[groups.index(same[0])] = larger.but(best=best)
    lines = "\n".join([group.line for group in groups])
    merged = records.but(groups=lines) if groups != groups_of(records) else records
    days = days_of(copied)
    for date in sorted(days):
        merged = with_day(merged, date, days[date])
    return merged


def total(records: Records) -> int:
    """Return the number of finished puzzles."""
    return sum([group.solved for group in groups_of(records)])


def _is_same(group: Group, other: Group) -> bool:
    return (group.side, group.kind, group.level) == (other.side, other.kind, other.level)
