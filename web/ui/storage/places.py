"""Where what is kept has its place: a board each tab, the settings, the boards of the last days.

Everything is text under a name, with the time when it was written before it.
"""

from __future__ import annotations

import json
from random import getrandbits
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Protocol

    from ..state import Board

    Found = tuple[str, float, str]  # a name, when it was written in milliseconds, and the text

    class Store(Protocol):
        """Texts by their names."""

        there: bool

        def names(self) -> list[str]:
            """All there are."""

        def read(self, name: str) -> str:
            """One of them; empty where there is none."""

        def write(self, name: str, text: str) -> str:
            """Write one; why that is refused, if it is."""

        def remove(self, name: str) -> None:
            """Take one away."""


FIRST_RELEASE = "sudoku"
"""Under this name it kept all."""
SETTINGS = "sudoku-settings"
TAB, RECENT, UNREAD = "sudoku-tab-", "sudoku-recent-", "sudoku-unread-"
"""Beginnings of names: a tab's board; a board of the last days; what could not be read."""
CLAIM = "sudoku-open-"
"""Before the name of a place that a tab has claimed, in a browser without locks."""
DAYS = 30
"""How long it is kept."""
MOST = 50
"""How many boards of the last days there are at most."""
DAY = 86_400_000
ALIVE = 3_600_000
"""Milliseconds for which a claim counts that is not renewed: a tab that crashed leaves one."""
QUOTA = "quota"
"""What a browser that is full says."""


class Keeping:
    """Writes down and reads back.

    Args:
        store: takes the texts.
        clock: tells the time, in milliseconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self._clock = clock
        self.place = ""  # this tab's
        self._sign = ""  # of this tab's claims, in a browser without locks; empty with locks

    def take_over(self) -> None:
        """What the first release has kept becomes the newest board of a tab."""
        text = self.store.read(FIRST_RELEASE)
        if text and self.write(self._new(TAB), text):
            self.store.remove(FIRST_RELEASE)

    def places(self, own: str) -> list[str]:
        """Where this tab may keep its board, the best first; all but the last may be taken.

        A new tab goes on with the newest board, unless that is open.

        Args:
            own: the place it had before it was loaded again, or that of the tab it was made from.
        """
        if not (own and self.store.read(own)):
            found = self._found(TAB)
            own = found[0][0] if found else ""
        return ([own] if own else []) + [self._new(TAB)]

    def claimed(self, places: list[str]) -> str:
        """Claim and return the first of some places that no open tab has claimed.

        For browsers without locks. The claim is renewed by ``moves`` and ends with ``release``.

        Args:
            places: as ``places`` returns them: the last one is new, so no tab has claimed it.
        """
        taken = self.claims()
        free = [place for place in places if place not in taken]
        self._sign = str(getrandbits(30))
        self._claim(free[0])
        return free[0]

    def claims(self, alive: float = ALIVE) -> list[str]:
        """Return the places that tabs have claimed, this one's too.

        Args:
            alive: how many milliseconds a claim counts that is not renewed.
        """
        since = self._clock() - alive
        return [name[len(CLAIM) :] for name, when, _sign in self._found(CLAIM) if when >= since]

    def moves(self) -> bool:
        """Renew this tab's claim; where another tab has taken its place meanwhile, take a new place
        and return True."""
        if not self._sign:
            return False
        moves = self._claimant() != self._sign
        if moves:
            self.place = self._new(TAB)
        self._claim(self.place)
        return moves

    def release(self) -> None:
        """Give up this tab's claim, for good."""
        if self._sign and self._claimant() == self._sign:
            self.store.remove(CLAIM + self.place)
        self._sign = ""

    def _claim(self, place: str) -> None:
        self.store.write(CLAIM + place, f"{int(self._clock())} {self._sign}")

    def _claimant(self) -> str:
        return _without_time(self.store.read(CLAIM + self.place))[1]

    def read(self, name: str) -> str:
        """The text with a name; empty where there is none."""
        return _without_time(self.store.read(name))[1]

    def write(self, name: str, text: str) -> bool:
        """Write a text, if need be in place of the oldest of the last days; whether it worked."""
        return self._written(name, f"{int(self._clock())} {text}")

    def write_settings(self, text: str) -> bool:
        """The same of the settings, which have no time before them."""
        return self._written(SETTINGS, text)

    def _written(self, name: str, text: str) -> bool:
        refused, room = self.store.write(name, text), 0
        while QUOTA in refused.lower() and room < 2 * len(text):
            old = self._found(RECENT)
            if not old:
                break
            room += len(old[-1][0]) + len(old[-1][2])
            self.store.remove(old[-1][0])
            refused = self.store.write(name, text)
        return not refused

    def put_back(self, name: str, when: float, text: str) -> None:
        """What was removed is as it was."""
        self.store.write(name, f"{int(when)} {text}")

    def set_aside(self, name: str) -> None:
        """What cannot be read is kept under another name, rather than written over."""
        text = self.read(name)
        if text:
            # First taken away: there may be no room for it twice.
            self.store.remove(name)
            self.write(self._new(UNREAD), text)

    def shelve(self, board: Board, text: str) -> None:
        """A board that another took the place of is one of the last days.

        Older ones of the same puzzle go away, as far as all that was filled in is in this one too.
        """
        from .boards import puzzle_name  # most of the page; the place is claimed before

        shelf = RECENT + puzzle_name(board) + "#"
        for name, _when, older in self._found(shelf):
            before = board_in(older)
            if before and covers(board, before):
                self.store.remove(name)
        self.write(self._new(shelf), text)

    def boards(self, held: Iterable[str]) -> list[Found]:
        """The boards of the last days, those set aside and those of closed tabs, the newest first.

        Args:
            held: the places of tabs that are open.
        """
        known = set(held)
        known.add(self.place)
        found = self._found(RECENT) + self._found(UNREAD)
        found += [one for one in self._found(TAB) if one[0] not in known]
        return sorted(found, key=lambda one: -one[1])

    def boards_of(self, board: Board, held: Iterable[str]) -> list[Found]:
        """Return what is kept of a board's puzzle, but in open tabs, the newest first.

        Args:
            board: with the puzzle.
            held: the places of tabs that are open.
        """
        found = []
        for one in self.boards(held):
            other = board_in(one[2])
            if other and board.same_puzzle(other):
                found.append(one)
        return found

    def tidy(self, held: Iterable[str]) -> None:
        """Remove what is too old, and the oldest of what is too much, but no board of an open tab.

        Args:
            held: the places of tabs that are open.
        """
        since, spared = self._clock() - DAYS * DAY, set(held)
        spared.add(self.place)
        spared.update(self.claims(DAYS * DAY))
        for kind in (RECENT, TAB, UNREAD):
            closed = [entry for entry in self._found(kind) if entry[0] not in spared]
            for count, (name, when, _text) in enumerate(closed):
                if when < since or count >= MOST:
                    self.store.remove(name)
        for name, when, _sign in self._found(CLAIM):
            if when < since:
                self.store.remove(name)

    def _new(self, kind: str) -> str:
        """A name that nothing has, not even from a tab of the same millisecond."""
        return f"{kind}{int(self._clock())}-{getrandbits(30)}"

    def _found(self, kind: str) -> list[Found]:
        """All with such names, the newest first."""
        found: list[Found] = []
        for name in self.store.names():
            if name.startswith(kind):
                when, text = _without_time(self.store.read(name))
                found.append((name, when, text))
        return sorted(found, key=lambda one: -one[1])


def board_in(text: str) -> Board | None:
    """The board that was kept as text, if there is sense in it."""
    from .boards import board_of

    try:
        return board_of(json.loads(text)["board"], {})
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        return None


def covers(board: Board, other: Board) -> bool:
    """Whether all that is filled in on a board of the same puzzle is on this one too."""
    if any(theirs not in (0, ours) for ours, theirs in zip(board.entries, other.entries)):
        return False
    for name in ("corner", "centre", "colours"):
        if getattr(other, name) and not getattr(board, name):
            return board.is_full
    return True


def _without_time(text: str) -> tuple[float, str]:
    """When a text was written, and the text; what has no time before it is as old as can be."""
    when, _, rest = text.partition(" ")
    return (float(when), rest) if when.isdigit() else (0, text)
