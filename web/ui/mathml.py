"""The binary program of a board as mathematics: MathML, in the seeds' notation."""


def program(words, board):
    """The objective, the families of equations, the givens and the domain, as lines of HTML.

    Args:
        words: gives what each line says in words.
        board: whose side, box and givens the program has.
    """
    side, box = board.side, board.box
    x = _sub("x", "r", "c", "d")
    lines = [
        (_op("min") + "<mn>0</mn>", "math.objective"),
        (_sum("d", 1, side) + x + _one() + _for("r", "c"), "math.cell"),
        (_sum("c", 1, side) + x + _one() + _for("r", "d"), "math.row"),
        (_sum("r", 1, side) + x + _one() + _for("c", "d"), "math.column"),
    ]
    if box:
        rows, columns = box
        sums = _sum("r", _first("p", rows), _last("p", rows))
        sums += _sum("c", _first("q", columns), _last("q", columns))
        lines.append((sums + x + _one() + _for("p", "q", "d"), "math.box"))
    rule, given = _givens(board)
    lines.append((rule, ""))
    lines.append((given, "math.givens"))
    lines.append((x + _op("∈") + _braces("<mn>0</mn>" + _op(",") + "<mn>1</mn>"), "math.domain"))
    givens = len([digit for digit in board.givens if digit])
    counts = {"count": givens, "ranges": _ranges(side, box)}
    return "".join(
        [
            f'<p><math display="block"><mrow>{formula}</mrow></math>'
            + (f"<span>{words(code, counts)}</span>" if code else "")
            + "</p>"
            for formula, code in lines
        ]
    )


def _givens(board):
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


def _triple(board, cell):
    numbers = (cell // board.side + 1, cell % board.side + 1, board.givens[cell])
    return _op("(") + _op(",").join([f"<mn>{number}</mn>" for number in numbers]) + _op(")")


def _ranges(side, box):
    """What the indices run over, as text."""
    text = f"r, c, d = 1 … {side}"
    if not box:
        return text
    if box[0] == box[1]:
        return text + f"; p, q = 1 … {box[0]}"
    return text + f"; p = 1 … {side // box[0]}; q = 1 … {side // box[1]}"


def _first(index, size):
    """Where the stretch of an index of boxes begins: size · index − (size − 1)."""
    return f"<mrow><mn>{size}</mn>{_id(index)}{_op('−')}<mn>{size - 1}</mn></mrow>"


def _last(index, size):
    return f"<mrow><mn>{size}</mn>{_id(index)}</mrow>"


def _sum(index, start, end):
    start = start if isinstance(start, str) else f"<mn>{start}</mn>"
    end = end if isinstance(end, str) else f"<mn>{end}</mn>"
    below = f"<mrow>{_id(index)}{_op('=')}{start}</mrow>"
    return f"<munderover><mo>∑</mo>{below}{end}</munderover>"


def _sub(name, *indices):
    inner = _op(",").join([_id(index) for index in indices])
    return f"<msub>{_id(name)}<mrow>{inner}</mrow></msub>"


def _for(*indices):
    return '<mspace width="1em"></mspace>' + _op("∀") + _op(",").join([_id(i) for i in indices])


def _one():
    return _op("=") + "<mn>1</mn>"


def _id(name):
    return f"<mi>{name}</mi>"


def _op(sign):
    return f"<mo>{sign}</mo>"


def _braces(inner):
    return _op("{") + inner + _op("}")
