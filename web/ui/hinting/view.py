"""The hint beside the board, and its drawing on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..drawing.parts import fillings as step_fillings
from ..steps import argument_lines, messages_text, technique_name
from ..tabs.state import Tabs
from .state import Hint, HintPreferences, cell_and_digit

if TYPE_CHECKING:
    from ..feature import Filling, Properties
    from ..state import Cells, State
    from ..words import Words

NEXT = {"technique": "where", "where": "what", "what": "why", "why": "apply"}
"""The label of the button Hint after each kind of detail."""


def follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the hint beside the board follows from."""
    return state.part(Hint), state.part(HintPreferences), bool(state.job), state.status, state.zoom


def room(state: State, words: Words) -> Properties:
    """Return the details that are shown, one under the other, and the label of the button."""
    hint = state.part(Hint)
    details = hint.shown_details
    values: Properties = {
        ("hint", "aria-disabled"): bool(state.job),
        ("hint-room", "hidden"): not hint.is_open,
        ("html", "data-hinting"): hint.is_open,
        ("lone", "checked"): state.part(HintPreferences).uniqueness,
        ("hint-title", "textContent"): _title(hint, words),
    }
    if not hint.is_open:
        return values
    last = details[-1]["kind"] if details else ""
    items = []
    for detail in details:
        if detail["kind"] == "technique" and not hint.question:
            continue  # the technique is the title
        items.append((detail["kind"], messages_text(words, detail["messages"]), ""))
    answer = hint.question.answer if hint.question else ()
    repeated = hint.status if details else answer
    values["html", "data-repeated"] = bool(repeated) and state.status in (repeated, answer)
    lines = argument_lines(words, hint.step) if hint.step and hint.is_complete else ()
    values["hint-details", "items"] = tuple(items)
    values["hint-room", "--free"] = f"{0 if state.zoom else _free_part(hint):.3f}"
    values["hint-more", "hidden"] = last not in NEXT
    values["hint-more", "textContent"] = words("hint.next." + NEXT[last]) if last in NEXT else ""
    values["hint-argument", "hidden"] = not lines
    values["hint-lines", "items"] = lines
    values["hint-legend", "innerHTML"] = _legend(hint, words)
    return values


def _title(hint: Hint, words: Words) -> str:
    """Return the question that the hint answers, or the technique, which the first detail names."""
    question = hint.question
    if question and hint.board:
        return words("whynot.title", cell_and_digit(hint.board, question.cell, question.digit))
    if hint.step and hint.shown_details and hint.shown_details[0]["kind"] == "technique":
        return messages_text(words, [technique_name(hint.step)])
    return words("page.hint")


def _free_part(hint: Hint) -> float:
    """Return the part of the board below all that is drawn, which a high sheet may cover."""
    board, step, detail = hint.board, hint.step, hint.pointing_detail
    if not (board and step and detail):
        return 0
    cells = list(detail["cells"])
    if hint.shows_argument:
        from sudoku_core.drawing.blocking import blockers
        from sudoku_core.drawing.steps import rules

        cells += _fillings(hint)
        cells += [cell for area in rules(board.layout, step) for cell in area]
        cells += [cell for cell, _blocked in blockers(board.layout, step, board.filled)]
    return 1 - (max(cells) // board.columns + 1) / board.layout.rows


def _legend(hint: Hint, words: Words) -> str:
    if not hint.shows_argument or not hint.board or not hint.step:
        return ""
    from ..drawing.legend import legend

    return legend(hint.board.layout, hint.step, hint.board.filled, words)


def drawing_follows_from(state: State) -> tuple[object, ...]:
    """Return the values that the drawing follows from."""
    return state.part(Hint), state.part(Tabs)


def drawing(state: State, _words: Words) -> Properties:
    """Return the drawing of the step on the board, as far as it is shown."""
    hint = state.part(Hint)
    if state.part(Tabs).open != "play" or not (hint.step and hint.board and hint.shown_details):
        return _drawn("")
    from sudoku_core.drawing import steps

    layout, step, detail = hint.board.layout, hint.step, hint.pointing_detail
    if hint.shows_argument:
        board = hint.board
        with_notes = [cell for cell in layout.cells if board.centre and board.centre[cell]]
        picture = steps.whole_step(layout, step, board.filled, hint.masks, board.shapes, with_notes)
    else:
        picture = steps.pointed_at(layout, detail, step) if detail else ""
    return _drawn(picture)


def _drawn(picture: str) -> Properties:
    return {("hint-drawing", "innerHTML"): picture, ("html", "data-drawn"): bool(picture)}


def fillings(state: State) -> dict[int, Filling]:
    """Return the candidates of the cells with a role in the step, once all details are shown."""
    hint = state.part(Hint)
    return _fillings(hint) if hint.shows_argument and state.part(Tabs).open == "play" else {}


def _fillings(hint: Hint) -> dict[int, Filling]:
    if not _last or _last[0][0] is not hint:
        assert hint.step
        assert hint.board
        _last[:] = [(hint, step_fillings(hint.step, hint.board.filled, hint.masks))]
    return _last[0][1]


_last: list[tuple[Hint, dict[int, Filling]]] = []
"""The last hint with its fillings, which are needed at each key."""


def marks(state: State) -> dict[str, Cells]:
    """Return the cells that the hint points at, but for cells that show their candidates."""
    detail = state.part(Hint).pointing_detail
    if not detail or state.part(Tabs).open != "play":
        return {}
    filled = fillings(state)
    return {"hinted": tuple([cell for cell in detail["cells"] if cell not in filled])}
