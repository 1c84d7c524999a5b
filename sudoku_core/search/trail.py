"""What a search has placed and ruled out, in which order and why, and the way back.

The reason for a placement is the item that had no other option left. The reason for a candidate
having gone is the first placed candidate that shares an item with it, or a nogood. Neither is
written down as a graph: it is looked up when it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from .reduced import Reduced

NOT = -1
"""Stands for no place, no item, no candidate."""


class Trail:
    """The placements of a search on a reduced puzzle.

    Args:
        reduced: the tables.

    ``state`` has the bits of all candidates that have not gone; ``placed`` are the candidates
    placed so far, in order, the first ``followed`` of which the nogoods have seen.
    """

    def __init__(self, reduced: Reduced) -> None:
        count = len(reduced.candidates)
        self.reduced = reduced
        self.state = reduced.start
        self.placed: list[int] = []
        self.followed = 0
        self.place_of = [NOT] * count
        self.level_of = [0] * count
        self._item_of = [NOT] * count
        self._owner = [NOT] * len(reduced.items)
        self._banned: list[int] = []
        self.banned_by: list[Sequence[int] | None] = [None] * count
        self._causes: list[list[int] | None] = [None] * count
        self._marks: list[tuple[int, int, int]] = []

    @property
    def level(self) -> int:
        """How many decisions stand."""
        return len(self._marks)

    @property
    def decisions(self) -> list[int]:
        """The candidate that was decided at each level."""
        return [self.placed[first] for _, first, _ in self._marks]

    def decide(self, candidate: int) -> None:
        """Begin a level by placing a candidate."""
        self._marks.append((self.state, len(self.placed), len(self._banned)))
        self.place(candidate, NOT)

    def place(self, candidate: int, item: int) -> None:
        """Place a candidate, because an item has no other option (or ``NOT``)."""
        self.place_of[candidate] = len(self.placed)
        self.placed.append(candidate)
        self.level_of[candidate] = len(self._marks)
        self._item_of[candidate] = item
        owner = self._owner
        for covered in self.reduced.covers[candidate]:
            owner[covered] = candidate
        self.state &= self.reduced.keep[candidate]

    def ban(self, candidate: int, nogood: Sequence[int]) -> None:
        """Rule a candidate out, because all the others of a nogood are placed."""
        own = self.reduced.own[candidate]
        if self.state & own:
            self.state ^= own
            self.banned_by[candidate] = nogood
            self._banned.append(candidate)

    def is_free(self, candidate: int) -> bool:
        """Whether a candidate is neither placed nor gone."""
        return self.place_of[candidate] < 0 and self.state & self.reduced.own[candidate] != 0

    def backjump(self, level: int) -> None:
        """Undo all levels above this one."""
        if level >= len(self._marks):
            return
        self.state, placed, banned = self._marks[level]
        del self._marks[level:]
        for candidate in self.placed[placed:]:
            self.place_of[candidate] = NOT
            self._causes[candidate] = None
            for item in self.reduced.covers[candidate]:
                self._owner[item] = NOT
        del self.placed[placed:]
        self.followed = min(self.followed, placed)
        for candidate in self._banned[banned:]:
            self.banned_by[candidate] = None
        del self._banned[banned:]

    def causes_of(self, candidate: int) -> list[int]:
        """The placed candidates that forced a placement, but for level 0; none if decided."""
        causes = self._causes[candidate]
        if causes is None:
            item = self._item_of[candidate]
            causes = [] if item == NOT else self.against(item, candidate)
            self._causes[candidate] = causes
        return causes

    def against(self, item: int, but: int = NOT) -> list[int]:
        """The placed candidates because of which an item's options have gone, level 0 left out.

        Args:
            item: the item.
            but: the option that has not gone.
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
