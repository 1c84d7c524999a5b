"""The binary program of a board as mathematics: MathML, in the seeds' notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.blocks import blocks_for

from ..state import place_of
from .equations import is_full

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sudoku_core.puzzle import Layout

    from ..state import Board
    from ..words import Words

    Line = tuple[str, str]  # a formula, and what it says in words


def program(words: Words, board: Board) -> str:
    """The objective, the families of equations, the givens and the domain, as lines of HTML.

    Args:
        words: gives what each line says in words.
        board: whose blocks and givens the program has.
    """
    layout = board.layout
    x = _sub("x", "r", "c", "d")
    lines = [
        (_op("min") + "<mn>0</mn>", words("math.objective")),
        (_sum("d", 1, layout.side) + x + _one() + _for("r", "c"), words("math.cell")),
    ]
    lines += _blocks(words, layout)
    lines += _rules(words, layout)
    rule, given = _givens(board)
    lines.append((rule, ""))
    lines.append((given, words("math.givens", {"count": board.count})))
    lines.append((x + _binary(), _domain(words, layout)))
    return _written(lines)


def reading(words: Words) -> str:
    """The program that reads a photo, beside the equations of the empty board.

    Args:
        words: gives what each line says in words.
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
    return _written(lines)


def _written(lines: list[Line]) -> str:
    return "".join(
        [
            f'<p><math display="block"><mrow>{formula}</mrow></math>'
            + (f"<span>{said}</span>" if said else "")
            + "</p>"
            for formula, said in lines
        ]
    )


def _binary() -> str:
    return _op("∈") + _braces("<mn>0</mn>" + _op(",") + "<mn>1</mn>")


def _blocks(words: Words, layout: Layout) -> Iterator[Line]:
    """One for each kind of block: rows, columns and boxes by their indices where that can be."""
    x, blocks = _sub("x", "r", "c", "d"), layout.blocks
    if _is_indexed(layout):
        side = layout.side
        yield _sum("c", 1, side) + x + _one() + _for("r", "d"), _once(words, "row")
        yield _sum("r", 1, side) + x + _one() + _for("c", "d"), _once(words, "column")
        if layout.box:
            rows, columns = layout.box
            sums = _sum("r", _first("p", rows), _last("p", rows))
            sums += _sum("c", _first("q", columns), _last("q", columns))
            yield sums + x + _one() + _for("p", "q", "d"), _once(words, "box")
        blocks = blocks[len(blocks_for(side, layout.box)) :]
    told = []
    for block in blocks:
        family = block.kind, is_full(layout, block)
        if family not in told and (family[1] or len(block.cells) > 1):
            told.append(family)
            sense = "=" if family[1] else "≤"
            formula = _over("B") + x + _op(sense) + "<mn>1</mn>" + _for("B", "d")
            yield formula, _once(words, block.kind, family[1])


def _rules(words: Words, layout: Layout) -> Iterator[Line]:
    """What each kind of rule asks; the kinds that have no lines here are named."""
    for kind in sorted({rule.kind for rule in layout.rules}):
        if kind == "thermometer":
            yield _grows(layout.side), words("math.thermometer")
        elif kind == "killer":
            yield from _cages(words, layout)
        else:
            yield _id("…"), words("math.other", {"kind": kind})


def _grows(side: int) -> str:
    """Of two neighbours a and b: a with d or more, and b with d or less, cannot both be."""
    above = _sum("e", _id("d"), side) + _sub("x", "a", "e")
    below = _sum("e", 1, _id("d")) + _sub("x", "b", "e")
    pair = _op("(") + _id("a") + _op(",") + _id("b") + _op(")")
    return above + _op("+") + below + _op("≤") + "<mn>1</mn>" + _for() + pair + _op(",") + _id("d")


def _cages(words: Words, layout: Layout) -> Iterator[Line]:
    """The digits of a cage differ; they have its sum; and they are one of the sets that have it."""
    x, over = _sub("x", "r", "c", "d"), _over("K")
    yield over + x + _op("≤") + "<mn>1</mn>" + _for("K", "d"), words("math.cage")
    if not any(rule.params for rule in layout.rules if rule.kind == "killer"):
        return
    plain = layout.digits == tuple(range(1, layout.side + 1))
    weight = _id("d") if plain else _sub("v", "d")
    total = over + _sum("d", 1, layout.side) + weight + x + _op("=") + _sub("s", "K") + _for("K")
    yield total, words("math.cage-sum" if plain else "math.cage-sum-values")
    y = _sub("y", "K", "S")
    yield _under("S") + y + _one() + _for("K"), words("math.cage-sets")
    holds = f"<munder><mo>∑</mo><mrow>{_id('S')}{_op('∋')}{_id('d')}</mrow></munder>"
    yield over + x + _op("=") + holds + y + _for("K", "d"), words("math.cage-places")


def _is_indexed(layout: Layout) -> bool:
    """Whether indices name its first blocks: as many rows and columns as digits, and boxes."""
    if layout.columns != layout.side or len(layout.cells) != layout.side * layout.side:
        return False
    usual = blocks_for(layout.side, layout.box)
    return layout.blocks[: len(usual)] == usual


def _once(words: Words, kind: str, full: bool = True) -> str:
    """That each digit stands once in every block of a kind, or at most once."""
    every = words("every." + kind if words.has("every." + kind) else "every.block")
    return words("math.once" if full else "math.at-most-once", {"every": every})


def _domain(words: Words, layout: Layout) -> str:
    """What a variable means, and what its indices run over."""
    said = [words("math.domain", {"ranges": _ranges(layout)})]
    if layout.gaps:
        said.append(words("math.gaps"))
    if layout.digits != tuple(range(1, layout.side + 1)):
        digits = ", ".join([str(digit) for digit in layout.digits])
        said.append(words("math.digits", {"digits": digits}))
    return "; ".join(said)


def _givens(board: Board) -> tuple[str, str]:
    """x = 1 for each given, and the givens: the first two and the last of them."""
    cells = [cell for cell, digit in enumerate(board.givens) if digit]
    named = [_triple(board, cell) for cell in cells[:2]]
    if len(cells) > 3:
        named.append(_op("…"))
    if len(cells) > 2:
        named.append(_triple(board, cells[-1]))
    triple = _op("(") + _op(",").join([_id(name) for name in "rcd"]) + _op(")")
    rule = _sub("x", "r", "c", "d") + _one() + _for() + triple + _op("∈") + _id("G")
    held = _braces(_op(",").join(named)) if named else _op("∅")
    return rule, _id("G") + _op("=") + held


def _triple(board: Board, cell: int) -> str:
    numbers = place_of(cell, board.columns) + (board.givens[cell],)
    return _op("(") + _op(",").join([f"<mn>{number}</mn>" for number in numbers]) + _op(")")


def _ranges(layout: Layout) -> str:
    """What the indices run over, as text."""
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
    """Where the stretch of an index of boxes begins: size · index − (size − 1)."""
    return f"<mrow><mn>{size}</mn>{_id(index)}{_op('−')}<mn>{size - 1}</mn></mrow>"


def _last(index: str, size: int) -> str:
    return f"<mrow><mn>{size}</mn>{_id(index)}</mrow>"


def _over(name: str) -> str:
    """The sum over the cells of a block or a cage."""
    pair = _op("(") + _id("r") + _op(",") + _id("c") + _op(")")
    return f"<munder><mo>∑</mo><mrow>{pair}{_op('∈')}{_id(name)}</mrow></munder>"


def _under(index: str) -> str:
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


def _one() -> str:
    return _op("=") + "<mn>1</mn>"


def _id(name: str) -> str:
    return f"<mi>{name}</mi>"


def _op(sign: str) -> str:
    return f"<mo>{sign}</mo>"


def _in_brackets(inner: str) -> str:
    """No higher than a letter, whatever is below it."""
    return f'<mo stretchy="false">(</mo>{inner}<mo stretchy="false">)</mo>'


def _braces(inner: str) -> str:
    return f'<mo stretchy="false">{{</mo>{inner}<mo stretchy="false">}}</mo>'
