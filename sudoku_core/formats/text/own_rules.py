"""Read rule lines of the caller's own rules by the classes of these rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...board.puzzle import Puzzle
from ...board.rule import Rule
from ...rules import KINDS
from .board import allowed, named_cells
from .rule_lines import read_rule_line
from .rule_reading import rule_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...board.layout import Layout
    from .rule_lines import RuleLine


def checked_classes(rules: Iterable[type[Rule]]) -> dict[str, type[Rule]]:
    """Return the caller's classes of rules by kind.

    Raises:
        TypeError: a value is no class of rules, or another class has the same kind.
    """
    kinds: dict[str, type[Rule]] = {}
    for rule in rules:
        if not isinstance(rule, type) or not issubclass(rule, Rule) or not rule.kind:
            raise TypeError(f"rules are rule lines as a text, or classes of rules, not {rule!r}")
        if KINDS.get(rule.kind, rule) is not rule or kinds.get(rule.kind, rule) is not rule:
            raise TypeError(f"there are two rules of the kind {rule.kind}")
        kinds[rule.kind] = rule
    return kinds


def split_own(text: str, kinds: dict[str, type[Rule]]) -> tuple[str, list[tuple[int, RuleLine]]]:
    """Return a text without the rule lines of the caller's own rules, and these rule lines.

    Args:
        text: a puzzle, with rule lines after semicolons or on lines of their own.
        kinds: classes of rules by their kind.

    Returns:
        The text with blanks in place of the caller's rule lines; and each of these rule lines, with
        the number of rules of known kinds before it in the text.
    """
    rule_lines: list[tuple[int, RuleLine]] = []
    known = 0
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        pieces = line.split(";")
        column = 1
        for place, piece in enumerate(pieces):
            word = piece.partition(":")[0].strip().lower()
            if word in kinds:
                rule_lines.append((known, read_rule_line(piece, number, column, kinds=kinds)))
                pieces[place] = " " * len(piece)
            elif word in KINDS:
                known += 1
            column += len(piece) + 1
        lines.append(";".join(pieces))
    return "\n".join(lines), rule_lines


def with_own(
    puzzle: Puzzle, rule_lines: Sequence[tuple[int, RuleLine]], kinds: dict[str, type[Rule]]
) -> Puzzle:
    """Return a puzzle with the caller's own rules, in the order of the text.

    Raises:
        ParseError: a rule line does not have the form of its kind.
    """
    if not rule_lines:
        return puzzle
    layout = puzzle.layout
    rules = list(layout.rules)
    for added, (before, rule_line) in enumerate(rule_lines):
        kind = kinds[rule_line.word]
        rules.insert(before + added, _rule(rule_line, kind, layout))
    return Puzzle(puzzle.givens, layout.blocks, rules=rules, digits=layout.digits)


def _rule(rule_line: RuleLine, kind: type[Rule], layout: Layout) -> Rule:
    def cells(line: RuleLine, text: str, start: int) -> tuple[int, ...]:
        return named_cells(line, text, start, layout.rows, layout.columns, layout.gaps)

    return allowed(rule_line, rule_of, rule_line, kind, cells)
