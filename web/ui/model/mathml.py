"""The binary program of a board in MathML.

Indices r, c, d are row, column and digit; p, q a box; B a block, K a cage, S a set of digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.board.blocks import blocks_for
from sudoku_core.board.conditions import Allowed, Differ, Pair, Tally, Total, Walk

from ..state import place_of
from .equations import is_full

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sudoku_core.board.conditions import Condition
    from sudoku_core.board.layout import Layout
    from sudoku_core.board.rule import Rule

    from ..state import Board
    from ..words import Words

    Line = tuple[str, str]  # a formula, and its meaning in words

MOST_PAIRS = 20
"""Most conditions of a kind whose sense is looked for, which takes long; the others are alike."""


def program(words: Words, board: Board, cages: Mapping[str, int] | None = None) -> str:
    """Return the objective, the families of equations, the givens and the domain, as HTML.

    Args:
        words: the words of the user's language.
        board: the board with blocks, rules and givens.
        cages: the number of cages with rows of a kind, by the end of these rows' names; None while
            the numbers are not known.
    """
    layout = board.layout
    x = _sub("x", "r", "c", "d")
    lines = [
        (_op("min") + "<mn>0</mn>", words("math.objective")),
        (_sum("d", 1, layout.side) + x + _equals_one() + _for("r", "c"), words("math.cell")),
    ]
    lines += _blocks(words, layout)
    lines += _rules(words, layout, cages)
    rule, given = _givens(board)
    lines.append((rule, ""))
    lines.append((given, words("math.givens", {"count": board.count})))
    lines.append((x + _binary(), _domain(words, layout)))
    return _html(lines)


def reading(words: Words) -> str:
    """Return the program that reads a photo, as HTML; the equations of the empty board go with it.

    Args:
        words: the words of the user's language.
    """
    at = ("r", "c", "d")
    x, g, a, b = [_sub(name, *at) for name in "xgab"]
    log = '<mi>ln</mi><mspace width=".17em"></mspace>'
    gain = log + _sub("p", *at) + _op("−") + log + _sub("p", "r", "c", "0")
    apart = f"<munder><mo>∑</mo><mrow>{a}{_op('+')}{b}{_op('<')}<mn>2</mn></mrow></munder>"
    every = "<munder><mo>∑</mo><mrow>" + _op(",").join([_id(name) for name in at])
    pair = _in_brackets(_id("a") + _op(",") + _id("b")) + _op("∈") + _id("P")
    lines = [
        (
            _op("max") + every + "</mrow></munder>" + _in_brackets(gain) + g,
            words("reading.objective"),
        ),
        (g + _op("≤") + x + _for(*at), words("reading.part")),
        (apart + g + _op("≥") + "<mn>1</mn>" + _for() + pair, words("reading.apart")),
        (g + _op(",") + x + _binary(), words("reading.domain")),
    ]
    return _html(lines)


def _html(lines: list[Line]) -> str:
    return "".join(
        [
            f'<p><math display="block"><mrow>{formula}</mrow></math>'
            + (f"<span>{meaning}</span>" if meaning else "")
            + "</p>"
            for formula, meaning in lines
        ]
    )


def _binary() -> str:
    return _op("∈") + _braces("<mn>0</mn>" + _op(",") + "<mn>1</mn>")


def _blocks(words: Words, layout: Layout) -> Iterator[Line]:
    """Yield a line for each kind of block; rows, columns and boxes by their indices if possible."""
    x, blocks = _sub("x", "r", "c", "d"), layout.blocks
    if _is_indexed(layout):
        side = layout.side
        yield _sum("c", 1, side) + x + _equals_one() + _for("r", "d"), _once(words, "row")
        yield _sum("r", 1, side) + x + _equals_one() + _for("c", "d"), _once(words, "column")
        if layout.box:
            rows, columns = layout.box
            sums = _sum("r", _first("p", rows), _last("p", rows))
            sums += _sum("c", _first("q", columns), _last("q", columns))
            yield sums + x + _equals_one() + _for("p", "q", "d"), _once(words, "box")
        blocks = blocks[len(blocks_for(side, layout.box)) :]
    families = []
    for block in blocks:
        family = block.kind, is_full(layout, block)
        if family not in families and (family[1] or len(block.cells) > 1):
            families.append(family)
    for kind, full in families:
        formula = _sum_of_cells("B") + x + _op("=" if full else "≤") + "<mn>1</mn>" + _for("B", "d")
        text = _once(words, kind, full)
        if (kind, not full) in families:
            code = "math.as-many-cells" if full else "math.fewer-cells"
            text = words(code, {"said": text, "side": layout.side})
        yield formula, text


def _rules(words: Words, layout: Layout, cages: Mapping[str, int] | None) -> Iterator[Line]:
    """Yield the lines of each kind of rule, from its conditions."""
    for kind in sorted({rule.kind for rule in layout.rules}):
        rules = [rule for rule in layout.rules if rule.kind == kind]
        conditions = [c for rule in rules for c in _conditions(rule, layout) or ()]
        pairs = [condition for condition in conditions if isinstance(condition, Pair)]
        if _has(conditions, Differ):
            yield from _cages(words, layout, cages, rules)
        elif _has(conditions, Total):
            weighted = _id("f") + _sum("d", 1, layout.side) + _sub("v", "d")
            total = _sum_of_cells("K") + weighted + _sub("x", "r", "c", "d")
            yield total + _op("=") + _sub("s", "K") + _for("K"), words("math.sum")
        yield from _pairs(words, layout, kind, pairs)
        yield from _walks(words, conditions)
        if any(_conditions(rule, layout) is None for rule in rules):
            yield _id("…"), words("math.other", {"kind": kind})


def _pairs(words: Words, layout: Layout, kind: str, pairs: list[Pair]) -> Iterator[Line]:
    """Yield the lines of conditions on two cells, one for each sense that there is."""
    senses = [pair.sense(layout.digits) for pair in pairs[:MOST_PAIRS]]
    if "<" in senses:
        code = "math.thermometer" if kind == "thermometer" else "math.less"
        yield _increasing(layout.side), words(code)
    if "!=" in senses:
        both = _sub("x", "a", "d") + _op("+") + _sub("x", "b", "d")
        yield both + _op("≤") + "<mn>1</mn>" + _for() + _of_pair("d"), words("math.unequal")
    if None in senses:
        others = f"<munder><mo>∑</mo><mrow>{_id('v')}{_op('∉')}{_sub('R', 'u')}</mrow></munder>"
        both = _sub("x", "a", "u") + _op("+") + others + _sub("x", "b", "v")
        yield both + _op("≤") + "<mn>1</mn>" + _for() + _of_pair("u"), words("math.pair")


def _walks(words: Words, conditions: list[Condition]) -> Iterator[Line]:
    """Yield the lines of allowed digits, counts and automata."""
    x = _sub("x", "r", "c", "d")
    if _has(conditions, Allowed):
        among = f"<munder><mo>∑</mo><mrow>{_id('d')}{_op('∈')}{_id('D')}</mrow></munder>"
        yield among + x + _equals_one() + _for("r", "c"), words("math.allowed")
    if _has(conditions, Tally):
        bounded = _id("l") + _op("≤") + _sum_of_cells("K") + x + _op("≤") + _id("u")
        yield bounded + _for("K"), words("math.tally")
    if _has(conditions, Walk):
        yield (
            x + _op("=") + _arcs(_id("a") + _op("∋") + _id("d")) + _for("r", "c", "d"),
            words("math.walk-digits"),
        )
        into, out = _arcs(_op("→") + _id("s")), _arcs(_id("s") + _op("→"))
        yield into + _op("=") + out + _for("s"), words("math.walk")


def _arcs(below: str) -> str:
    """Return the sum of the variables of an automaton's arcs, with a formula below its sign."""
    return f"<munder><mo>∑</mo><mrow>{below}</mrow></munder>" + _sub("y", "a")


def _conditions(rule: Rule, layout: Layout) -> list[Condition] | None:
    """Return the conditions of a rule; None if its class declares none."""
    try:
        return list(rule.conditions(layout))
    except NotImplementedError:
        return None


def _has(conditions: list[Condition], kind: type[Condition]) -> bool:
    return any(isinstance(condition, kind) for condition in conditions)


def _of_pair(digit: str) -> str:
    """Return "(a, b), d": the indices for each pair of a rule's cells, and each digit."""
    return _in_brackets(_id("a") + _op(",") + _id("b")) + _op(",") + _id(digit)


def _increasing(side: int) -> str:
    """Return that of neighbours a and b, not both a has d or more and b has d or less."""
    above = _sum("e", _id("d"), side) + _sub("x", "a", "e")
    below = _sum("e", 1, _id("d")) + _sub("x", "b", "e")
    return above + _op("+") + below + _op("≤") + "<mn>1</mn>" + _for() + _of_pair("d")


def _cages(
    words: Words, layout: Layout, counts: Mapping[str, int] | None, rules: list[Rule]
) -> Iterator[Line]:
    """Yield the lines of cages: digits differ, have a sum, and are a set with that sum."""
    x, over, side = _sub("x", "r", "c", "d"), _sum_of_cells("K"), layout.side
    sizes = [len(rule.cells) for rule in rules]
    smaller = len([size for size in sizes if 1 < size < side])

    def meaning(code: str, count: int | None) -> str:
        """Return the sentence of rows, with the number of cages that have them if not all do."""
        text = words(code, {"side": side})
        if count is None or count == len(rules):
            return text
        return words("math.some-cages", {"said": text, "count": count, "cages": len(rules)})

    totals = len([rule for rule in rules if _has(_conditions(rule, layout) or [], Total)])
    cage = totals or rules[0].kind == "killer"
    if smaller:
        text = meaning("math.cage", smaller) if cage else words("math.differ")
        yield over + x + _op("≤") + "<mn>1</mn>" + _for("K", "d"), text
    if side in sizes:
        text = meaning("math.cage-full", sizes.count(side)) if cage else words("math.differ-full")
        yield over + x + _equals_one() + _for("K", "d"), text
    if not totals:
        return
    plain = layout.digits == tuple(range(1, side + 1))
    weight = _id("d") if plain else _sub("v", "d")
    total = over + _sum("d", 1, side) + weight + x + _op("=") + _sub("s", "K") + _for("K")
    yield total, meaning("math.cage-sum" if plain else "math.cage-sum-values", totals)
    sets = counts.get("sets", 0) if counts is not None else None
    places = counts.get("place", 0) if counts is not None else None
    y = _sub("y", "K", "S")
    if sets != 0:
        yield _sum_over("S") + y + _equals_one() + _for("K"), meaning("math.cage-sets", sets)
    if places != 0:
        holds = f"<munder><mo>∑</mo><mrow>{_id('S')}{_op('∋')}{_id('d')}</mrow></munder>"
        text = meaning("math.cage-places", places)
        if places != sets:
            text += "; " + words("math.cage-alone")
        yield over + x + _op("=") + holds + y + _for("K", "d"), text
    if sets != 0:
        yield y + _binary(), words("math.cage-domain")


def _is_indexed(layout: Layout) -> bool:
    """Return whether a layout begins with usual rows, columns and boxes, which indices can name."""
    if layout.columns != layout.side or len(layout.cells) != layout.side * layout.side:
        return False
    usual = blocks_for(layout.side, layout.box)
    return layout.blocks[: len(usual)] == usual


def _once(words: Words, kind: str, full: bool = True) -> str:
    """Return the sentence that each digit stands once, or at most once, in each block of a kind."""
    every = words("every." + kind if words.has("every." + kind) else "every.block")
    return words("math.once" if full else "math.at-most-once", {"every": every})


def _domain(words: Words, layout: Layout) -> str:
    """Return the meaning of a variable, and the ranges of its indices."""
    texts = [words("math.domain", {"ranges": _ranges(layout)})]
    if layout.gaps:
        texts.append(words("math.gaps"))
    if layout.digits != tuple(range(1, layout.side + 1)):
        digits = ", ".join([str(digit) for digit in layout.digits])
        texts.append(words("math.digits", {"digits": digits}))
    return "; ".join(texts)


def _givens(board: Board) -> tuple[str, str]:
    """Return x = 1 for each given, and the set of givens: the first two and the last."""
    cells = [cell for cell, digit in enumerate(board.givens) if digit]
    triples = [_triple(board, cell) for cell in cells[:2]]
    if len(cells) > 3:
        triples.append(_op("…"))
    if len(cells) > 2:
        triples.append(_triple(board, cells[-1]))
    triple = _op("(") + _op(",").join([_id(name) for name in "rcd"]) + _op(")")
    rule = _sub("x", "r", "c", "d") + _equals_one() + _for() + triple + _op("∈") + _id("G")
    givens = _braces(_op(",").join(triples)) if triples else _op("∅")
    return rule, _id("G") + _op("=") + givens


def _triple(board: Board, cell: int) -> str:
    numbers = place_of(cell, board.columns) + (board.givens[cell],)
    return _op("(") + _op(",").join([f"<mn>{number}</mn>" for number in numbers]) + _op(")")


def _ranges(layout: Layout) -> str:
    """Return the ranges of the indices as text."""
    side, box = layout.side, layout.box
    if not _is_indexed(layout):
        return f"r = 1 … {layout.rows}; c = 1 … {layout.columns}; d = 1 … {side}"
    text = f"r, c, d = 1 … {side}"
    if not box:
        return text
    if box[0] == box[1]:
        return text + f"; p, q = 1 … {box[0]}"
    return text + f"; p = 1 … {side // box[0]}; q = 1 … {side // box[1]}"


def _first(index: str, size: int) -> str:
    """Return the first row or column of a box: size · index − (size − 1)."""
    return f"<mrow><mn>{size}</mn>{_id(index)}{_op('−')}<mn>{size - 1}</mn></mrow>"


def _last(index: str, size: int) -> str:
    return f"<mrow><mn>{size}</mn>{_id(index)}</mrow>"


def _sum_of_cells(name: str) -> str:
    """Return the sum sign over the cells of a block or a cage."""
    pair = _op("(") + _id("r") + _op(",") + _id("c") + _op(")")
    return f"<munder><mo>∑</mo><mrow>{pair}{_op('∈')}{_id(name)}</mrow></munder>"


def _sum_over(index: str) -> str:
    return f"<munder><mo>∑</mo>{_id(index)}</munder>"


def _sum(index: str, start: str | int, end: str | int) -> str:
    start = start if isinstance(start, str) else f"<mn>{start}</mn>"
    end = end if isinstance(end, str) else f"<mn>{end}</mn>"
    below = f"<mrow>{_id(index)}{_op('=')}{start}</mrow>"
    return f"<munderover><mo>∑</mo>{below}{end}</munderover>"


def _sub(name: str, *indices: str) -> str:
    inner = _op(",").join([_id(index) for index in indices])
    return f"<msub>{_id(name)}<mrow>{inner}</mrow></msub>"


def _for(*indices: str) -> str:
    return '<mspace width="1em"></mspace>' + _op("∀") + _op(",").join([_id(i) for i in indices])


def _equals_one() -> str:
    return _op("=") + "<mn>1</mn>"


def _id(name: str) -> str:
    return f"<mi>{name}</mi>"


def _op(sign: str) -> str:
    return f"<mo>{sign}</mo>"


def _in_brackets(inner: str) -> str:
    """Return brackets that are no higher than a letter."""
    return f'<mo stretchy="false">(</mo>{inner}<mo stretchy="false">)</mo>'


def _braces(inner: str) -> str:
    return f'<mo stretchy="false">{{</mo>{inner}<mo stretchy="false">}}</mo>'
