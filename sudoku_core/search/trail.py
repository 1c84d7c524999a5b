"""The trail of a search: its placements and exclusions, with their order and their reasons.

The reason for a placement is the item that had no other option left. The reason for an exclusion is
the first placed candidate that shares an item with the excluded one, or a nogood. Reasons are
looked up on demand instead of being stored as a graph.
"""

from __future__ import annotations

from collections.abc import Sequence

from .reduced import Reduced

ABSENT = -1
"""Stands for no place, no item, no candidate."""


class Trail:
    """The placements of a search on a reduced puzzle.

    Args:
        reduced: the tables.

    ``state`` has the bits of all candidates that are not excluded; ``placed`` has the candidates
    placed so far, in order, the first ``followed`` of which the nogoods have seen.
    """

    def __init__(self, reduced: Reduced) -> None:
        count = len(reduced.candidates)
        self.reduced = reduced
        self.state = reduced.start
        self.placed: list[int] = []
        self.followed = 0
        self.place_of = [ABSENT] * count
        self.level_of = [0] * count
        self._item_of = [ABSENT] * count
        self._owner = [ABSENT] * len(reduced.items)
        self._banned: list[int] = []
        self.banned_by: list[Sequence[int] | None] = [None] * count
        self._causes: list[list[int] | None] = [None] * count
        self._marks: list[tuple[int, int, int]] = []

    @property
    def level(self) -> int:
        """The number of decisions in force."""
        return len(self._marks)

    @property
    def decisions(self) -> list[int]:
        """The candidate that was decided at each level."""
        return [self.placed[first] for _, first, _ in self._marks]

    def decide(self, candidate: int) -> None:
        """Begin a level by placing a candidate."""
        self._marks.append((self.state, len(self.placed), len(self._banned)))
        self.place(candidate, ABSENT)

    def place(self, candidate: int, item: int) -> None:
        """Place a candidate because an item has no other option; ``ABSENT`` for a decision."""
        self.place_of[candidate] = len(self.placed)
        self.placed.append(candidate)
        self.level_of[candidate] = len(self._marks)
        self._item_of[candidate] = item
        owner = self._owner
        for covered in self.reduced.covers[candidate]:
            owner[covered] = candidate
        self.state &= self.reduced.keep[candidate]

    def ban(self, candidate: int, nogood: Sequence[int]) -> None:
        """Exclude a candidate because all others of a nogood are placed."""
        bits = self.reduced.bits[candidate]
        if self.state & bits:
            self.state ^= bits
            self.banned_by[candidate] = nogood
            self._banned.append(candidate)

    def is_free(self, candidate: int) -> bool:
        """Return whether a candidate is neither placed nor excluded."""
        return self.place_of[candidate] < 0 and self.state & self.reduced.bits[candidate] != 0

    def backjump(self, level: int) -> None:
        """Undo all levels above a level."""
        if level >= len(self._marks):
            return
        self.state, placed, banned = self._marks[level]
        del self._marks[level:]
        for candidate in self.placed[placed:]:
            self.place_of[candidate] = ABSENT
            self._causes[candidate] = None
            for item in self.reduced.covers[candidate]:
                self._owner[item] = ABSENT
        del self.placed[placed:]
        self.followed = min(self.followed, placed)
        for candidate in self._banned[banned:]:
            self.banned_by[candidate] = None
        del self._banned[banned:]

    def causes_of(self, candidate: int) -> list[int]:
        """Return the placements that forced a placement, level 0 left out; empty if decided."""
        causes = self._causes[candidate]
        if causes is None:
            item = self._item_of[candidate]
            causes = [] if item == ABSENT else self.against(item, candidate)
            self._causes[candidate] = causes
        return causes

    def against(self, item: int, but: int = ABSENT) -> list[int]:
        """Return the placements that excluded the options of an item, level 0 left out.

        Args:
            item: the item.
            but: the option that is not excluded.
        """
        place_of, owner = self.place_of, self._owner
        causes: set[int] = set()
        for option in self.reduced.items[item]:
            if option == but:
                continue
            nogood = self.banned_by[option]
            if nogood is not None:
                causes.update(nogood)
                causes.discard(option)
                continue
            first = len(self.placed)
            for covered in self.reduced.covers[option]:
                other = owner[covered]
                if other >= 0 and place_of[other] < first:
                    first = place_of[other]
            causes.add(self.placed[first])
        level_of = self.level_of
        return [cause for cause in causes if level_of[cause]]
