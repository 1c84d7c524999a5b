"""Franken and mutant fish: bases and covers may be boxes (or regions) too, with fins or without.

*Franken*: lines of one kind and boxes, covered by lines of another kind and boxes; *mutant*: any
blocks. Sukaku Explainer's scale has neither; HoDoKu has both, up to seven bases (leviathan), all
rated extreme. So they are rated above most chains here, except lines covered by as many boxes, or
boxes by as many lines, which are as easy to see as a basic fish.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations

from .equation_index import LINES
from .fish import SIZES, BlockPlaces, DigitView, crossed, digit_views, fish_step, union
from .fish_search import Fish, RefutationSearch, fins
from .position import Position
from .step import Step, Technique

PLAIN = {3.3: 2, 3.9: 3, 5.3: 4}
"""Number of bases by rating, for lines covered by boxes or boxes covered by lines, without fins."""
NAMES = SIZES | {5: "squirmbag", 6: "whale", 7: "leviathan"}
FRANKEN = {"franken": 7.6, "finned-franken": 7.8, "finned": 7.8}
MUTANT = {"mutant": 8.4, "finned-mutant": 8.6}
"""Rating of each shape with two bases; each further base adds 0.1."""
WORK = 22_000
"""Pairs of covers to try in a position, for each of the two searches.

They are shared out evenly among the candidates, so the result does not depend on their order.
"""
SHARES = 32
"""The number of candidates is rounded up to a multiple of this number, so that a digit whose places
stay the same from state to state has the same share, and its fish are searched only once."""
Blocks = tuple[list[BlockPlaces], list[BlockPlaces], list[BlockPlaces]]
Named = tuple[str, float, DigitView, int, Blocks]


def find(position: Position, rating: float) -> Iterator[Step]:
    """Yield the steps of fish that a place of a digit leaves without room, named by shape."""
    if rating in PLAIN:
        yield from _plain(position, rating)
        return
    mutant = rating not in FRANKEN_RATINGS
    key = "mutant" if mutant else "franken"
    fish = position.cached(key, lambda position: _named(position, mutant))
    for name, fish_rating, view, place, blocks in fish:
        if fish_rating == rating:
            only = 1 << view.at[place] if blocks[2] else -1
            step = fish_step(position, name, rating, view, blocks, only)
            if step:
                yield step


def _plain(position: Position, rating: float) -> Iterator[Step]:
    size = PLAIN[rating]
    name = f"franken-{SIZES[size]}"
    for view in digit_views(position):
        for first, second in permutations(
            dict.fromkeys([block.kind for block in view.at_most_one]), 2
        ):
            if (first in LINES) != (second in LINES):
                for bases, covers in crossed(view, (first, second), size):
                    if union(covers) & ~union(bases):
                        step = fish_step(position, name, rating, view, (bases, covers, ()))
                        if step:
                            yield step


def _named(position: Position, mutant: bool) -> list[Named]:
    """Return the fish found for each place, with fins, one of each shape and size."""
    shares = -(-position.alive.bit_count() // SHARES) * SHARES
    most_pairs = WORK // max(shares, 1)
    return [
        named for view in digit_views(position) for named in _of_digit(view, mutant, most_pairs)
    ]


@lru_cache(maxsize=256)
def _of_digit(view: DigitView, mutant: bool, most_pairs: int) -> tuple[Named, ...]:
    """Return the fish of a digit for each place; of those with fins one of each shape and size."""
    named: dict[object, Named] = {}
    shapes = MUTANT if mutant else FRANKEN
    for base, cover in _kinds(view, mutant):
        bases = [block for block in view.exactly_one if block.kind in base]
        covers = [[block for block in through if block.kind in cover] for through in view.through]
        for place in range(len(view.at)):
            for fish in RefutationSearch(view, place, bases, covers, max(NAMES), most_pairs).fish():
                size = len(fish[0])
                for shape, blocks in _with_fins(view, place, fish, cover):
                    if shape in shapes and size in NAMES:
                        rating = round(shapes[shape] + 0.1 * (size - 2), 1)
                        name = f"{shape}-{NAMES[size]}"
                        key = place, name, () if blocks[2] else len(named)
                        named.setdefault(key, (name, rating, view, place, blocks))
    return tuple(named.values())


def _kinds(view: DigitView, mutant: bool) -> list[tuple[set[str], set[str]]]:
    """Return the kinds of blocks that can be bases, and those that can be covers."""
    kinds = {block.kind for block in view.at_most_one}
    boxes = {kind for kind in kinds if kind not in LINES}
    if mutant:
        return [(kinds, kinds)]
    return [({first, *boxes}, {second, *boxes}) for first, second in view.crossings()]


def _with_fins(
    view: DigitView, place: int, fish: Fish, kinds: set[str]
) -> list[tuple[str, Blocks]]:
    """Return fish with the blocks of their fins and as many covers as bases, in simplest shape."""
    bases, covers = fish
    finned: list[tuple[str, Blocks]] = []
    for choice in fins(view, place, fish):
        for last in view.through[place]:
            if last.kind in kinds:
                left = list(choice)
                if last in left:
                    left.remove(last)
                blocks = bases, [*covers, last], left
                finned.append((_shape(*blocks), blocks))
    easiest = min([_order(shape) for shape, _blocks in finned], default=None)
    return [view for view in finned if _order(view[0]) == easiest]


def _order(shape: str) -> tuple[float, int]:
    return (FRANKEN | MUTANT).get(shape, 0.0), len(shape)


def _shape(
    bases: Sequence[BlockPlaces], covers: Sequence[BlockPlaces], fins: Sequence[BlockPlaces]
) -> str:
    """Return the name of a fish's shape by the kinds of its bases and covers."""
    lines = [{block.kind for block in blocks} & set(LINES) for blocks in (bases, covers)]
    mixed = any(len(kinds) > 1 for kinds in lines) or lines[0] & lines[1]
    plain = all(block.kind in LINES for block in (*bases, *covers))
    if plain and not mixed and len(fins) == 1 and fins[0].kind not in LINES:
        return ""  # the technique finned_fish finds it
    shape = "mutant" if mixed else "" if plain else "franken"
    return "-".join([word for word in ("finned" if fins else "", shape) if word])


def _ratings(shapes: dict[str, float]) -> tuple[float, ...]:
    more = range(max(NAMES) - 1)
    return tuple(sorted({round(rating + 0.1 * n, 1) for rating in shapes.values() for n in more}))


FRANKEN_RATINGS = _ratings(FRANKEN)
TECHNIQUE = Technique("franken-fish", (*PLAIN, *FRANKEN_RATINGS, *_ratings(MUTANT)), find)
