"""Named texts on the device: a place for each tab, the preferences, the boards of the last days.

The name of a text begins with a prefix of the page (``PageTexts``). Each text except the
preferences begins with the time when it was written.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Protocol

    from ..state import Board

    Entry = tuple[str, float, str]  # a name, the time of writing in milliseconds, and the text

    class Texts(Protocol):
        """Texts by name."""

        available: bool

        def names(self) -> list[str]:
            """Return all names."""

        def read(self, name: str) -> str:
            """Return a text; empty if no text has the name."""

        def write(self, name: str, text: str) -> str:
            """Write a text; return the reason of a refusal, empty if the text was written."""

        def remove(self, name: str) -> None:
            """Remove a text."""


PAGE = "sudoku-page:"
PREFERENCES = "preferences"
TAB, RECENT, DAMAGED = "tab-", "recent-", "damaged-"
"""Beginnings of names: a tab's board; a board of the last days; a text that could not be read."""
CLAIM = "open-"
"""Beginning of the name of a claim, before the name of the place: for browsers without locks."""
DAYS = 30
"""Days for which a text is stored that belongs to no open tab."""
MOST_BOARDS = 50
"""The greatest number of boards of the last days; also of closed tabs, and of damaged texts."""
DAY = 86_400_000
"""A day in milliseconds."""
CLAIM_MILLISECONDS = 3_600_000
"""The time for which a claim counts after its last renewal: a tab that crashed leaves a claim."""
QUOTA = "quota"
"""A part of the message with which a full storage refuses a text."""


def prefix(path: str) -> str:
    """Return the beginning of the names of a page's texts, locks and caches.

    Other pages of the origin, and copies of this one at other paths, have other names.

    Args:
        path: the path of the page's address.

    >>> prefix("/games/sudoku/index.html")
    'sudoku-page:/games/sudoku/#'
    """
    return PAGE + path[: path.rfind("/") + 1] + "#"


def may_be_older(name: str) -> bool:
    """Return whether a name may be from before version 3; other pages may use such names, too."""
    return name == "sudoku" or (name.startswith("sudoku-") and not name.startswith(PAGE))


def language_in(preferences: str) -> str:
    """Return the language in the text of the preferences, before the rest of the page is loaded.

    Returns:
        The language; empty if the text has none or is damaged.
    """
    try:
        return str(json.loads(preferences)["browser"]["settings"]["language"])
    except Exception:
        return ""


class PageTexts:
    """This page's texts among those of its origin.

    Args:
        origin: all texts of the origin.
        prefix: the beginning of the names of this page's texts.
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
        """Return a text; empty if no text has the name."""
        return self._origin.read(self._prefix + name)

    def write(self, name: str, text: str) -> str:
        """Write a text; return the reason of a refusal, empty if the text was written."""
        return self._origin.write(self._prefix + name, text)

    def remove(self, name: str) -> None:
        """Remove a text."""
        self._origin.remove(self._prefix + name)


class Places:
    """This page's texts by place, and the place of this tab.

    Args:
        store: this page's texts.
        clock: returns the time in milliseconds since 1970.
        random: draws a number of 30 bits.
    """

    def __init__(self, store: Texts, clock: Callable[[], float], random: Callable[[], int]) -> None:
        self.store = store
        self._clock, self._random = clock, random
        self.place = ""  # this tab's
        self._sign = ""  # a text that marks this tab's claims; empty in a browser with locks

    def places_to_claim(self, previous: str) -> list[str]:
        """Return the places where this tab may store its board, the best first.

        Another tab may have claimed any place but the last, which is new. A new tab goes on with
        the newest board, unless another tab shows that board.

        Args:
            previous: the place of this tab before it was loaded again, or the place of the tab
                from which this tab was copied; empty for a new tab.
        """
        place = previous
        if not (place and self.store.read(place)):
            entries = self._entries(TAB)
            place = entries[0][0] if entries else ""
        return ([place] if place else []) + [self.new_name(TAB)]

    def claim_free(self, places: list[str]) -> str:
        """Claim and return the first place that no open tab has claimed.

        For browsers without locks. ``renew_claim`` renews the claim, ``release`` ends it.

        Args:
            places: the places from ``places_to_claim``; the last is new, so no tab has claimed it.
        """
        claimed = self.claims()
        free = [place for place in places if place not in claimed]
        self._sign = str(self._random())
        self._claim(free[0])
        return free[0]

    def claims(self, milliseconds: float = CLAIM_MILLISECONDS) -> list[str]:
        """Return the places that tabs have claimed, with this tab's place.

        Args:
            milliseconds: the time for which a claim counts after its last renewal.
        """
        since = self._clock() - milliseconds
        return [name[len(CLAIM) :] for name, when, _sign in self._entries(CLAIM) if when >= since]

    def renew_claim(self) -> bool:
        """Renew this tab's claim; return whether the tab has moved to a new place.

        It moves if another tab has claimed its place meanwhile.
        """
        if not self._sign:
            return False
        moves = self._claimant() != self._sign
        if moves:
            self.place = self.new_name(TAB)
        self._claim(self.place)
        return moves

    def release(self) -> None:
        """End this tab's claim for good."""
        if self._sign and self._claimant() == self._sign:
            self.store.remove(CLAIM + self.place)
        self._sign = ""

    def _claim(self, place: str) -> None:
        self.store.write(CLAIM + place, f"{int(self._clock())} {self._sign}")

    def _claimant(self) -> str:
        return without_time(self.store.read(CLAIM + self.place))[1]

    def read(self, name: str) -> str:
        """Return the text at a place, without its time; empty if the place has no text."""
        return without_time(self.store.read(name))[1]

    def write(self, name: str, text: str) -> bool:
        """Write a text after the present time; return whether it was written."""
        return self.put(name, f"{int(self._clock())} {text}")

    def put(self, name: str, text: str) -> bool:
        """Write a text without a time; return whether it was written.

        If the storage is full, the oldest boards of the last days are removed to make room.
        """
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
        """Store a removed text again."""
        self.store.write(name, f"{int(when)} {text}")

    def set_aside(self, name: str) -> None:
        """Give an unreadable text another name, so that no other text replaces it."""
        text = self.read(name)
        if text:
            self.store.remove(name)  # first: there may be no room for both
            self.write(self.new_name(DAMAGED), text)

    def shelve(self, board: Board, text: str) -> None:
        """Store a board among the boards of the last days.

        Older boards of its puzzle are removed if this board covers them.
        """
        # Imported here: boards import most of the page, and places are needed before.
        from .boards import board_in, covers, puzzle_name

        shelf = RECENT + puzzle_name(board) + "#"
        for name, _when, older in self._entries(shelf):
            before = board_in(older)
            if before and covers(board, before):
                self.store.remove(name)
        self.write(self.new_name(shelf), text)

    def boards(self, open_places: Iterable[str]) -> list[Entry]:
        """Return the boards of the last days and of closed tabs, and damaged texts, newest first.

        Args:
            open_places: the places of open tabs.
        """
        excluded = set(open_places)
        excluded.add(self.place)
        entries = self._entries(RECENT) + self._entries(DAMAGED)
        entries += [entry for entry in self._entries(TAB) if entry[0] not in excluded]
        return sorted(entries, key=lambda entry: -entry[1])

    def boards_of(self, board: Board, open_places: Iterable[str]) -> list[Entry]:
        """Return the boards of a puzzle except those of open tabs, the newest first.

        Args:
            board: a board of the puzzle.
            open_places: the places of open tabs.
        """
        from .boards import board_in

        entries = []
        for entry in self.boards(open_places):
            other = board_in(entry[2])
            if other and board.same_puzzle(other):
                entries.append(entry)
        return entries

    def tidy(self, open_places: Iterable[str]) -> None:
        """Remove texts that are too old or too many, but no board of an open tab.

        Args:
            open_places: the places of open tabs.
        """
        since, spared = self._clock() - DAYS * DAY, set(open_places)
        spared.add(self.place)
        spared.update(self.claims(DAYS * DAY))
        for kind in (RECENT, TAB, DAMAGED):
            closed = [entry for entry in self._entries(kind) if entry[0] not in spared]
            for count, (name, when, _text) in enumerate(closed):
                if when < since or count >= MOST_BOARDS:
                    self.store.remove(name)
        for name, when, _sign in self._entries(CLAIM):
            if when < since:
                self.store.remove(name)

    def new_name(self, kind: str) -> str:
        """Return a name that no text has; tabs that begin in one millisecond get different ones."""
        return f"{kind}{int(self._clock())}-{self._random()}"

    def _entries(self, kind: str) -> list[Entry]:
        """Return all texts whose names begin with a kind, the newest first."""
        entries: list[Entry] = []
        for name in self.store.names():
            if name.startswith(kind):
                when, text = without_time(self.store.read(name))
                entries.append((name, when, text))
        return sorted(entries, key=lambda entry: -entry[1])


def without_time(text: str) -> tuple[float, str]:
    """Return the time at the beginning of a text, 0 if it has none, and the rest of the text."""
    when, _, rest = text.partition(" ")
    return (float(when), rest) if when.isdigit() else (0, text)
