"""Where texts are stored: a place each tab, the preferences, the boards of the last days.

The name of a text begins with the page's own prefix (``PageTexts``); before the text, but for the
preferences, stands the time when it was written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Protocol

    from ..state import Board

    Entry = tuple[str, float, str]  # a name, when it was written in milliseconds, and the text

    class Texts(Protocol):
        """Texts by their names."""

        available: bool

        def names(self) -> list[str]:
            """Return all names."""

        def read(self, name: str) -> str:
            """Return a text; empty if there is none."""

        def write(self, name: str, text: str) -> str:
            """Write a text; return why that was refused, empty if it was not."""

        def remove(self, name: str) -> None:
            """Remove a text."""


PAGE = "sudoku-page:"
PREFERENCES = "preferences"
TAB, RECENT, DAMAGED = "tab-", "recent-", "damaged-"
"""Beginnings of names: a tab's board; a board of the last days; a text that could not be read."""
CLAIM = "open-"
"""Before the name of a place that a tab has claimed, in a browser without locks."""
DAYS = 30
"""How long a text is stored that is of no open tab."""
MOST = 50
"""How many boards of the last days there are at most."""
DAY = 86_400_000
ALIVE = 3_600_000
"""Milliseconds for which a claim counts that is not renewed: a tab that crashed leaves one."""
QUOTA = "quota"
"""What a browser that is full says."""


def prefix(path: str) -> str:
    """Return what the names of a page's texts, locks and caches begin with.

    Other pages of the origin, and copies of this one at other paths, have other names.

    Args:
        path: the path of the page's address.

    >>> prefix("/games/sudoku/index.html")
    'sudoku-page:/games/sudoku/#'
    """
    return PAGE + path[: path.rfind("/") + 1] + "#"


def maybe_older(name: str) -> bool:
    """Return whether a name may be ours from before version 3, or else of another page."""
    return name == "sudoku" or (name.startswith("sudoku-") and not name.startswith(PAGE))


class PageTexts:
    """This page's texts among those of its origin.

    Args:
        origin: all texts of the origin.
        prefix: what the names of this page's texts begin with.
    """

    def __init__(self, origin: Texts, prefix: str) -> None:
        self._origin = origin
        self._prefix = prefix
        self.available = origin.available

    def names(self) -> list[str]:
        """Return all names, without the prefix."""
        start = len(self._prefix)
        return [name[start:] for name in self._origin.names() if name.startswith(self._prefix)]

    def read(self, name: str) -> str:
        """Return a text; empty if there is none."""
        return self._origin.read(self._prefix + name)

    def write(self, name: str, text: str) -> str:
        """Write a text; return why that was refused, empty if it was not."""
        return self._origin.write(self._prefix + name, text)

    def remove(self, name: str) -> None:
        """Remove a text."""
        self._origin.remove(self._prefix + name)


class Places:
    """This page's texts by their places.

    Args:
        store: has this page's texts.
        clock: tells the time, in milliseconds since 1970.
        random: draws a number of 30 bits.
    """

    def __init__(self, store: Texts, clock: Callable[[], float], random: Callable[[], int]) -> None:
        self.store = store
        self._clock, self._random = clock, random
        self.place = ""  # this tab's
        self._sign = ""  # of this tab's claims, in a browser without locks; empty with locks

    def places(self, own: str) -> list[str]:
        """Return where this tab may store its board, the best first; all but the last may be taken.

        A new tab goes on with the newest board, unless that is open.

        Args:
            own: the place it had before it was loaded again, or that of the tab it was made from.
        """
        if not (own and self.store.read(own)):
            entries = self._entries(TAB)
            own = entries[0][0] if entries else ""
        return ([own] if own else []) + [self.new(TAB)]

    def claimed(self, places: list[str]) -> str:
        """Claim and return the first of some places that no open tab has claimed.

        For browsers without locks. The claim is renewed by ``moves`` and ends with ``release``.

        Args:
            places: as ``places`` returns them: the last one is new, so no tab has claimed it.
        """
        taken = self.claims()
        free = [place for place in places if place not in taken]
        self._sign = str(self._random())
        self._claim(free[0])
        return free[0]

    def claims(self, alive: float = ALIVE) -> list[str]:
        """Return the places that tabs have claimed, this one's too.

        Args:
            alive: how many milliseconds a claim counts that is not renewed.
        """
        since = self._clock() - alive
        return [name[len(CLAIM) :] for name, when, _sign in self._entries(CLAIM) if when >= since]

    def moves(self) -> bool:
        """Renew this tab's claim; where another tab has taken its place meanwhile, take a new place
        and return True."""
        if not self._sign:
            return False
        moves = self._claimant() != self._sign
        if moves:
            self.place = self.new(TAB)
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
        return without_time(self.store.read(CLAIM + self.place))[1]

    def read(self, name: str) -> str:
        """Return the text at a place, without its time; empty if there is none."""
        return without_time(self.store.read(name))[1]

    def write(self, name: str, text: str) -> bool:
        """Write a text and the time; return whether there was room."""
        return self.put(name, f"{int(self._clock())} {text}")

    def put(self, name: str, text: str) -> bool:
        """Write a text as it is, if need be in place of the oldest boards of the last days; return
        whether there was room."""
        refused, room = self.store.write(name, text), 0
        while QUOTA in refused.lower() and room < 2 * len(text):
            old = self._entries(RECENT)
            if not old:
                break
            room += len(old[-1][0]) + len(old[-1][2])
            self.store.remove(old[-1][0])
            refused = self.store.write(name, text)
        return not refused

    def put_back(self, name: str, when: float, text: str) -> None:
        """Store a text again that was removed."""
        self.store.write(name, f"{int(when)} {text}")

    def set_aside(self, name: str) -> None:
        """Give a text that cannot be read another name, so that it is not written over."""
        text = self.read(name)
        if text:
            self.store.remove(name)  # first: there may be no room for both
            self.write(self.new(DAMAGED), text)

    def shelve(self, board: Board, text: str) -> None:
        """Store a board that another takes the place of among those of the last days.

        Older ones of its puzzle are removed if all that was filled in is on this one, too.
        """
        from .boards import board_in, covers, puzzle_name  # most of the page; loaded after a claim

        shelf = RECENT + puzzle_name(board) + "#"
        for name, _when, older in self._entries(shelf):
            before = board_in(older)
            if before and covers(board, before):
                self.store.remove(name)
        self.write(self.new(shelf), text)

    def boards(self, held: Iterable[str]) -> list[Entry]:
        """Return the boards of the last days, set aside, and of closed tabs, the newest first.

        Args:
            held: the places of tabs that are open.
        """
        known = set(held)
        known.add(self.place)
        entries = self._entries(RECENT) + self._entries(DAMAGED)
        entries += [entry for entry in self._entries(TAB) if entry[0] not in known]
        return sorted(entries, key=lambda entry: -entry[1])

    def boards_of(self, board: Board, held: Iterable[str]) -> list[Entry]:
        """Return the boards of a puzzle, but those of open tabs, the newest first.

        Args:
            board: a board of the puzzle.
            held: the places of tabs that are open.
        """
        from .boards import board_in

        entries = []
        for entry in self.boards(held):
            other = board_in(entry[2])
            if other and board.same_puzzle(other):
                entries.append(entry)
        return entries

    def tidy(self, held: Iterable[str]) -> None:
        """Remove what is too old, and the oldest of what is too much, but no board of an open tab.

        Args:
            held: the places of tabs that are open.
        """
        since, spared = self._clock() - DAYS * DAY, set(held)
        spared.add(self.place)
        spared.update(self.claims(DAYS * DAY))
        for kind in (RECENT, TAB, DAMAGED):
            closed = [entry for entry in self._entries(kind) if entry[0] not in spared]
            for count, (name, when, _text) in enumerate(closed):
                if when < since or count >= MOST:
                    self.store.remove(name)
        for name, when, _sign in self._entries(CLAIM):
            if when < since:
                self.store.remove(name)

    def new(self, kind: str) -> str:
        """Return a name that nothing has, not even from a tab of the same millisecond."""
        return f"{kind}{int(self._clock())}-{self._random()}"

    def _entries(self, kind: str) -> list[Entry]:
        """Return all texts whose names begin so, the newest first."""
        entries: list[Entry] = []
        for name in self.store.names():
            if name.startswith(kind):
                when, text = without_time(self.store.read(name))
                entries.append((name, when, text))
        return sorted(entries, key=lambda entry: -entry[1])


def without_time(text: str) -> tuple[float, str]:
    """Return when a text was written, 0 if it has no time before it, and the text."""
    when, _, rest = text.partition(" ")
    return (float(when), rest) if when.isdigit() else (0, text)
