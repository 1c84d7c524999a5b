"""Write rules as rule lines and read them, by the fields that a rule declares.

    kind                    a rule without a place: ``antiknight``
    kind:PLACE              cells as ``r1c1-r1c2``; a position outside as ``r0c3``, for a diagonal
                            line also its first cell: ``r0c3-r1c4``
    kind:CLUE=PLACE=PLACE   the clue first, then the places in their order

A clue that has a default may be left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.messages import InputError, Message
from .rule_lines import cells_in, form_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...board.layout import Layout
    from ...board.rule import Rule
    from .rule_lines import RuleLine

    Cells = Callable[[RuleLine, str, int], tuple[int, ...]]


def rule_text(rule: Rule, layout: Layout) -> str:
    """Return the rule line of a rule.

    >>> from sudoku_core.board.puzzle import Puzzle
    >>> from sudoku_core.rules import Killer
    >>> layout = Puzzle([0] * 16, rules=[Killer((0, 1), 5)]).layout
    >>> rule_text(layout.rules[0], layout)
    'killer:5=r1c1-r1c2'
    """
    texts = [rule.clue] if rule.clue else []
    texts += [field.write(getattr(rule, field.name), layout) for field in rule.places()]
    return f"{rule.kind}:{'='.join(texts)}" if texts else rule.kind


def rule_of(rule_line: RuleLine, kind: type[Rule], cells: Cells) -> Rule:
    """Return the rule that a rule line asks for.

    Args:
        rule_line: the rule line.
        kind: the class of its rule.
        cells: reads the cells of a part of the rule line's value, all of them on the board.

    Raises:
        ParseError: the rule line does not have the form of its kind.
        InputError: the rule cannot have the clue.
    """
    pieces = rule_line.value.split("=") if rule_line.value.strip() else []
    places, clue = kind.places(), kind.clue_field()
    fields: dict[str, object] = {}
    start = 0
    if len(pieces) == len(places) + 1:
        text = pieces[0].strip()
        if clue is not None and not text:
            raise rule_line.refusal("parse.rule-line-clue", form=form_of(kind))
        if text and clue is None:
            raise InputError(Message("rule.parameter", kind=kind.kind, found=text))
        if text and clue is not None:
            fields[clue.name] = clue.read(text, kind.kind)
        start = len(pieces[0]) + 1
        pieces = pieces[1:]
    if len(pieces) != len(places):
        raise rule_line.unlike(f"{rule_line.word}:{rule_line.value}")
    for field, piece in zip(places, pieces):
        read = cells if field.on_board else _position
        value = read(rule_line, piece, start)
        if not value:
            raise rule_line.unlike(f"{rule_line.word}:{rule_line.value}")
        fields[field.name] = value
        start += len(piece) + 1
    if clue is not None and clue.required and clue.name not in fields:
        raise rule_line.refusal("parse.rule-line-form", form=form_of(kind), found=rule_line.value)
    return kind(**fields)


def _position(rule_line: RuleLine, text: str, start: int) -> tuple[int, ...]:
    """Return a position outside the board, from 0; for a diagonal line, also its step."""
    named = cells_in(rule_line, text, start, least=0)
    if not 1 <= len(named) <= 2:
        return ()
    row, column, _at = named[0]
    if len(named) == 1:
        return row - 1, column - 1
    return row - 1, column - 1, named[1][0] - row, named[1][1] - column
