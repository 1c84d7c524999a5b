"""Explain a step in sentences: detail by detail, or as the whole argument."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ..board.puzzle import Puzzle
from ..language.messages import Message
from .techniques import Case, Step
from .techniques.equation_index import equation_index, places_messages
from .techniques.step import Candidate, Multiplier, grouped
from .wording import about, digit_text, nothing_left

PLACING = (
    "step.cage-alone",
    "step.cage-last",
    "step.full-house",
    "step.hidden-single",
    "step.innies",
    "step.naked-single",
    "step.outies",
)
"""Codes of the sentences that already say which digit is placed in which cell."""
PLACED = "-placed"
"""Ending of all other codes of such sentences."""
FEW_PLACES = 4
"""Most blocks and rules that are named as places to look; with more, few digits are named."""
OF_SUMS = ("innies-and-outies",)
"""Techniques that add up cages in blocks: of many places the blocks are named, never digits."""
OF_RULE = ("line-digits", "rule")
"""Techniques that go by the name of their rule in a hint: the rule says what to look for."""
FEW_DIGITS = 4
"""Most digits that are named to look at in cells; of more, only the cells are named."""
FEW_CELLS = 8
"""Most cells that are named without digits; of more, those where the step eliminates."""

Line = tuple[int, tuple[Message, ...]]
"""Depth of a line of an argument within the others, and its sentences."""


@dataclass(frozen=True, slots=True)
class Detail:
    """The text of one press of a hint, and the cells that it points at.

    Args:
        kind: "technique", "where", "what" or "why"; "state" where nothing can be concluded.
        messages: the text, sentence by sentence.
        cells: the cells it is about; none where that would tell too much.
    """

    kind: Literal["technique", "where", "what", "why", "state"]
    messages: tuple[Message, ...]
    cells: tuple[int, ...] = ()


def details(puzzle: Puzzle, step: Step) -> tuple[Detail, ...]:
    """Return the details of a step: its technique, where to look, its candidates, and why.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: a step of ``hint``.

    Returns:
        The details; each says more than the one before. A step that says that nothing can be
        concluded has a single detail.

    >>> from sudoku_core import hint
    >>> puzzle = Puzzle([1, 2, 3, 0, 3, 4, 0, 2] + [0] * 8)
    >>> [str(detail.messages[0]) for detail in details(puzzle, hint(puzzle))][:2]
    ['Look for: Full house.', 'Look at row 1.']
    """
    if not step.places and not step.eliminates:
        return (Detail("state", (step.message,)),)
    name = (title(puzzle, step),)
    technique = Message("hint.technique" if step.rating else "hint.mistake", name=name)
    parts = _parts(step)
    done = () if says_place(step.message) else effects(puzzle, step)
    return (
        Detail("technique", (technique,)),
        _where(puzzle, step, parts),
        _candidates_detail(puzzle, step, parts),
        Detail("why", (step.message, *done), _cells((*parts, *step.eliminates))),
    )


def title(puzzle: Puzzle, step: Step) -> Message:
    """Return the name that a hint goes by: that of the technique, or of the rule that it goes by.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: any.
    """
    rule = next((rule for rule in puzzle.rules if rule.name in step.rests_on[:1]), None)
    if step.technique in OF_RULE and rule is not None and rule.worded:
        return Message("title." + rule.kind)
    return Message("technique." + step.technique)


def says_place(message: Message) -> bool:
    """Return whether the sentence of a step says which digit is placed in which cell."""
    return message.code in PLACING or message.code.endswith(PLACED)


def effects(puzzle: Puzzle, step: Step) -> tuple[Message, ...]:
    """Return sentences on what a step places and eliminates, one for equal effects.

    Of a cell with wrong notes: that all of its candidates become its notes.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: any.
    """
    if step.technique == "wrong-note":
        cells = _cells(step.places or step.eliminates)
        return (Message("step.noted", cells=about(puzzle, cells, ())["cells"]),)
    return (
        *about_candidates(puzzle, "step.placed", step.places),
        *about_candidates(puzzle, "step.goes", step.eliminates),
    )


def about_candidates(
    puzzle: Puzzle, code: str, candidates: Iterable[Candidate]
) -> tuple[Message, ...]:
    """Return messages about candidates, each about some digits of some cells.

    Args:
        puzzle: the puzzle with the candidates.
        code: the code of the messages.
        candidates: cells, as indices from 0, and digits.
    """
    return tuple([Message(code, **about(puzzle, *each)) for each in grouped(candidates)])


def argument(puzzle: Puzzle, step: Step) -> Iterator[Line]:
    """Yield the lines of a step's argument: its cases, and the steps that lead to its conclusion.

    Args:
        puzzle: the puzzle that the step belongs to.
        step: any.

    Yields:
        How deep a line stands within the others, from 0, and its sentences.
    """
    for case in step.cases:
        yield from _case(puzzle, case, 0)
    for each in step.steps:
        yield from _lines(puzzle, each, 0)


def _case(puzzle: Puzzle, case: Case, depth: int) -> Iterator[Line]:
    cell, digit = case.assumed
    yield depth, (Message("step.assumed", **about(puzzle, [cell], [digit])),)
    for each in case.steps:
        yield from _lines(puzzle, each, depth + 1)
    for each_case in case.cases:
        yield from _case(puzzle, each_case, depth + 1)
    if case.proof:
        yield depth + 1, (_impossible(puzzle, case.proof),)


def _lines(puzzle: Puzzle, step: Step, depth: int) -> Iterator[Line]:
    name = (title(puzzle, step),)
    yield depth, (Message("step.named", name=name), *effects(puzzle, step))
    for case in step.cases:
        yield from _case(puzzle, case, depth + 1)


def _impossible(puzzle: Puzzle, proof: Sequence[Multiplier]) -> Message:
    """Return the contradiction: a cell or a digit without a place, or the sum of equations."""
    if len(proof) > 1:
        return Message("step.impossible", count=len(proof))
    return nothing_left(puzzle, proof[0][0], "step") or Message("step.impossible", count=1)


def _parts(step: Step) -> tuple[Candidate, ...]:
    """Return the candidates with a part in a step, without those that the step rules out."""
    pointed = {candidate: None for _role, candidates in step.roles for candidate in candidates}
    for link in step.chain:
        pointed |= dict.fromkeys((*link.start, *link.end))
    parts = tuple([candidate for candidate in pointed if candidate not in step.eliminates])
    return parts or (*step.places, *step.eliminates)


def _where(puzzle: Puzzle, step: Step, parts: Sequence[Candidate]) -> Detail:
    """Return the blocks and rules to look at; the digits instead, if only these are few.

    Of too many blocks and rules, the first blocks are named; of blocks with many cages, all blocks.
    """
    names = list(step.rests_on)
    if not names:
        first = parts[0][0]
        names = [block.name for block in puzzle.blocks if first in block.cells][-1:]
    blocks = [block.name for block in puzzle.blocks if block.name in names]
    digits = sorted({digit for _cell, digit in parts})
    code = "hint.where"
    if step.technique in OF_SUMS and blocks and len(names) > FEW_PLACES:
        code, names = "hint.where-cages", blocks
    elif not names or (len(names) > FEW_PLACES and len(digits) <= FEW_DIGITS):
        return Detail("where", (_look_at(puzzle, digits),))
    elif len(names) > FEW_PLACES:
        names = (blocks or names)[:FEW_PLACES]
    base = places_messages(equation_index(puzzle.layout), names)
    cells_by_name = {rule.name: rule.cells for rule in (*puzzle.blocks, *puzzle.rules)}
    cells = [cell for name in names for cell in cells_by_name.get(name, ())]
    return Detail("where", (Message(code, base=base),), tuple(dict.fromkeys(cells)))


def _look_at(puzzle: Puzzle, digits: Sequence[int]) -> Message:
    several = "-several" if len(digits) > 1 else ""
    return Message("hint.digits" + several, digits=digit_text(puzzle, digits))


def _candidates_detail(puzzle: Puzzle, step: Step, parts: Sequence[Candidate]) -> Detail:
    """Return the cells to look at, and their digits.

    Of a step that places a digit, only half is shown: the digit of a hidden single, the cells of
    any other. Many digits are not named.
    """
    cells, digits = _cells(parts), sorted({digit for _cell, digit in parts})
    if step.places and len(parts) == 1:
        block = next(iter(step.rests_on), "")
        if step.proof and step.proof[0][0].startswith(f"{block}_digit"):
            return Detail("what", (_look_at(puzzle, digits),))
        digits = []
    elif step.technique == "wrong-note":
        cells, digits = _cells(step.places or step.eliminates), []
    elif step.places:
        digits = []
    elif len(digits) > FEW_DIGITS:
        digits = []
        if len(cells) > FEW_CELLS and step.eliminates:
            cells = _cells(step.eliminates)
    code = "hint.what" if digits else "hint.cells"
    return Detail("what", (Message(code, **about(puzzle, cells, digits)),), cells)


def _cells(candidates: Sequence[Candidate]) -> tuple[int, ...]:
    return tuple(sorted({cell for cell, _digit in candidates}))
