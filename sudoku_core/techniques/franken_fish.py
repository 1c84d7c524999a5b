"""Franken and mutant fish: bases and covers may be boxes (or regions) too, with fins or without.

*Franken*: lines of one kind and boxes, covered by lines of another kind and boxes; *mutant*: any.
Nobody has rated them on the scale of the others; players find them harder than most chains, but for
lines in as many boxes, or boxes in as many lines, which are as easy to see as a plain fish.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from .fish import SIZES, House, OneDigit, crossed, digits, fish_step, union
from .fish_search import Fish, Refuting, fins
from .ground import LINES
from .position import Position
from .step import Step, Technique

PLAIN = {3.3: 2, 3.9: 3, 5.3: 4}
"""By rating, the number of bases where these are lines and the covers boxes, or the reverse."""
NAMES = SIZES | {5: "squirmbag", 6: "whale", 7: "leviathan"}
FRANKEN = {"franken": 7.6, "finned-franken": 7.8, "finned": 7.8}
MUTANT = {"mutant": 8.4, "finned-mutant": 8.6}
"""How hard each shape is with two bases; each base more adds 0.1."""
WORK = 20_000
"""So many pairs of covers are looked at in a position, for each of the two searches: shared out
evenly among its candidates, as what is found may not depend on their order."""
Houses = tuple[list[House], list[House], list[House]]
Named = tuple[str, float, OneDigit, int, Houses]


def find(position: Position, rating: float) -> Iterator[Step]:
    """All that some place of a digit leaves no room for, named after their shape."""
    if rating in PLAIN:
        yield from _plain(position, rating)
        return
    mutant = rating not in FRANKEN_RATINGS
    key = "mutant" if mutant else "franken"
    fish = position.once(key, lambda position: _named(position, mutant))
    for name, own, one, place, houses in fish:
        if own == rating:
            only = 1 << one.at[place] if houses[2] else -1
            step = fish_step(position, name, rating, one, houses, only)
            if step:
                yield step


def _plain(position: Position, rating: float) -> Iterator[Step]:
    """Bases of one kind in covers of one kind, lines in boxes or boxes in lines; without fins."""
    size = PLAIN[rating]
    name = f"franken-{SIZES[size]}"
    for one in digits(position):
        for first, second in permutations(dict.fromkeys([house.kind for house in one.links]), 2):
            if (first in LINES) != (second in LINES):
                for bases, covers in crossed(one, (first, second), size):
                    if union(covers) & ~union(bases):
                        step = fish_step(position, name, rating, one, (bases, covers, ()))
                        if step:
                            yield step


def _named(position: Position, mutant: bool) -> list[Named]:
    """For each place, what the search comes to: with fins, one of each shape and size."""
    most_pairs = WORK // max(position.alive.bit_count(), 1)
    found: dict[object, Named] = {}
    shapes = MUTANT if mutant else FRANKEN
    for one in digits(position):
        for base, cover in _kinds(one, mutant):
            bases = [house for house in one.truths if house.kind in base]
            covers = [[house for house in links if house.kind in cover] for links in one.through]
            for place in range(len(one.at)):
                for fish in Refuting(one, place, bases, covers, max(NAMES), most_pairs).fish():
                    size = len(fish[0])
                    for shape, houses in _with_fins(one, place, fish, cover):
                        if shape in shapes and size in NAMES:
                            rating = round(shapes[shape] + 0.1 * (size - 2), 1)
                            name = f"{shape}-{NAMES[size]}"
                            key = one.digit, place, name, () if houses[2] else len(found)
                            found.setdefault(key, (name, rating, one, place, houses))
    return list(found.values())


def _kinds(one: OneDigit, mutant: bool) -> list[tuple[set[str], set[str]]]:
    """Of what kinds bases can be, and covers."""
    kinds = {house.kind for house in one.links}
    boxes = {kind for kind in kinds if kind not in LINES}
    if mutant:
        return [(kinds, kinds)]
    return [({first, *boxes}, {second, *boxes}) for first, second in one.crossings()]


def _with_fins(one: OneDigit, place: int, fish: Fish, kinds: set[str]) -> list[tuple[str, Houses]]:
    """With the links of the fins, and as many covers as bases: in the simplest shape there is."""
    bases, covers = fish
    found: list[tuple[str, Houses]] = []
    for links in fins(one, place, fish):
        for last in one.through[place]:
            if last.kind in kinds:
                left = list(links)
                if last in left:
                    left.remove(last)
                houses = bases, [*covers, last], left
                found.append((_shape(*houses), houses))
    easiest = min([_order(shape) for shape, _houses in found], default=None)
    return [one for one in found if _order(one[0]) == easiest]


def _order(shape: str) -> tuple[float, int]:
    return (FRANKEN | MUTANT).get(shape, 0.0), len(shape)


def _shape(bases: Sequence[House], covers: Sequence[House], fins: Sequence[House]) -> str:
    """What a fish is called, by what its bases and covers are."""
    lines = [{house.kind for house in houses} & set(LINES) for houses in (bases, covers)]
    mixed = any(len(kinds) > 1 for kinds in lines) or lines[0] & lines[1]
    plain = all(house.kind in LINES for house in (*bases, *covers))
    if plain and not mixed and len(fins) == 1 and fins[0].kind not in LINES:
        return ""  # that is a finned or sashimi fish
    shape = "mutant" if mixed else "" if plain else "franken"
    return "-".join([word for word in ("finned" if fins else "", shape) if word])


def _ratings(shapes: dict[str, float]) -> tuple[float, ...]:
    more = range(max(NAMES) - 1)
    return tuple(sorted({round(own + 0.1 * n, 1) for own in shapes.values() for n in more}))


FRANKEN_RATINGS = _ratings(FRANKEN)
TECHNIQUE = Technique("franken-fish", (*PLAIN, *FRANKEN_RATINGS, *_ratings(MUTANT)), find)
