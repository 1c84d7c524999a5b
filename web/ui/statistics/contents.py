"""The contents of the dialogs as markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.shapes import escaped

from ..game.state import Clock, GamePreferences, clock_face
from ..grading.state import LEVELS, Graded, GradePreferences
from ..lessons.state import Practice
from ..share.state import Sharing
from ..walking.state import rating_message
from . import calendar
from .actions import level_of_board, seconds_of
from .records import BEYOND, Group, days_of, group_of, groups_of, kind_of_board
from .state import CARD, Help, Records, Room

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import State
    from ..words import Words


def properties(state: State, words: Words) -> Properties:
    """Return the contents of the open dialog."""
    words.complete("ending", "ending.title")
    if state.dialog == CARD:
        note = state.part(Sharing).note
        return {
            ("ending-card", "statistics.content"): (_card(state, words),),
            ("ending-note", "textContent"): words("copied." + note) if note else "",
        }
    return {("statistics-page", "statistics.content"): (_page(state, words),)}


def _card(state: State, words: Words) -> str:
    """Return the card: the title, the facts, and the buttons."""
    facts = card_facts(state, words)
    rows = [
        f"<div><dt>{escaped(name)}</dt><dd>{escaped(text)}"
        + (f" <small>{escaped(more)}</small>" if more else "")
        + "</dd></div>"
        for name, text, more in facts
    ]
    summary = " · ".join([f"{state.board.layout.rows} × {state.board.columns}"] + _results(facts))
    offer = ""
    if state.part(Room).offers:
        offer = (
            f'<p class="offer"><span>{escaped(words("ending.offer"))}</span> '
            + _button(words, "install", "ending.install")
            + "</p>"
        )
    return (
        f'<h2 id="ending-title" tabindex="-1" autofocus>{escaped(card_title(state, words))}</h2>'
        f"<dl>{''.join(rows)}</dl>"
        f'<p id="ending-summary" hidden>{escaped(summary)}</p>'
        '<div class="tools">'
        + _button(words, "next", "ending.next", attributes=' class="main"')
        + _lesson_button(state, words)
        + _button(words, "steps", "ending.steps")
        + _button(words, "open", "statistics.open")
        + '</div><div class="tools" role="group" aria-label="'
        + escaped(words("ending.share"))
        + '">'
        + _button(words, "copy-link", "share.copy-link")
        + _button(words, "hand-on", "share.hand-on", attributes=' data-needs="share"')
        + _button(words, "picture", "ending.picture")
        + f"</div>{offer}"
    )


def _lesson_button(state: State, words: Words) -> str:
    """Return the button back to the lesson that the puzzle was practice for."""
    if not state.part(Practice).lesson:
        return ""
    name = escaped(words("ending.lesson"))
    return f'<button type="button" data-action="lessons.of-practice">{name}</button>'


def _results(facts: list[tuple[str, str, str]]) -> list[str]:
    return [f"{name}: {text}" for name, text, _more in facts]


def card_title(state: State, words: Words) -> str:
    """Return the title of the card, which claims no more than the player has done."""
    support = state.part(Help)
    if state.board.unsupported:
        return words("ending.filled")
    if support.solved:
        return words("ending.shown")
    if support.filled:
        return words("ending.aided", {"count": support.hints})
    return words("ending.title")


def card_facts(state: State, words: Words) -> list[tuple[str, str, str]]:
    """Return time, hints, hardest step and grade, as far as known: name, text, and a remark."""
    support, grade = state.part(Help), state.part(Graded).grade
    facts = []
    if support.is_timed and state.part(GamePreferences).timer:
        time = clock_face(state.part(Clock).spent)
        facts.append((words("ending.time"), time, _remark(state, words)))
    hints = words.number(support.hints) if support.hints else words("ending.none")
    facts.append((words("ending.hints"), hints, ""))
    if grade and state.part(GradePreferences).shows:
        if grade["technique"] and grade["status"] == "solved":
            facts.append((words("ending.hardest"), words("technique." + grade["technique"]), ""))
        level = level_of_board(state)
        rating = words("grading.rating", {"rating": rating_message(grade)})
        facts.append((words("ending.grade"), words("level." + level), rating))
    return facts


def _remark(state: State, words: Words) -> str:
    """Return how the time compares with those of other puzzles of the same size, kind and level.

    Empty after hints, without a level, where there are no other times, and where another time of
    this puzzle is recorded.
    """
    board, level = state.board, level_of_board(state)
    group = group_of(state.part(Records), board.side, kind_of_board(board.layout), level)
    seconds = seconds_of(state)
    count = group.times.count(seconds)
    if state.part(Help).hints or not (level and count) or len(group.times) < 2:
        return ""
    if seconds == group.best and count == 1:
        return words("ending.new-best")
    median = clock_face(group.median * 1000)
    return words("ending.best", {"time": clock_face(group.best * 1000), "median": median})


def _page(state: State, words: Words) -> str:
    """Return the statistics: a table of groups, the calendar, and the buttons."""
    records, room = state.part(Records), state.part(Room)
    groups = groups_of(records)
    table = _table(groups, words) if groups else "<p>" + escaped(words("statistics.none")) + "</p>"
    clear = _button(words, "clear", "statistics.clear") if groups else ""
    undo = _button(words, "undo", room.undo_label) if room.before else ""
    title = escaped(words("statistics.open"))
    note = escaped(words(room.note)) if room.note else ""
    tools = _button(words, "save", "statistics.save") + _button(words, "choose", "statistics.read")
    return (
        f'<h2 id="statistics-title" tabindex="-1" autofocus>{title}</h2>'
        "<p>" + escaped(words("statistics.where")) + f"</p>{table}{_calendar(state, words)}"
        f'<div class="tools">{tools}{clear}{undo}</div><p role="status">{note}</p>'
    )


def _table(groups: list[Group], words: Words) -> str:
    heads = [words("statistics." + name) for name in ("solved", "best", "median", "unaided")]
    rows, last = [], ""
    for group in sorted(groups, key=_order):
        kind = "kind." + group.kind
        name = words(kind if words.has(kind) else "statistics." + group.kind)
        title = f"{name}, {group.side} × {group.side}"
        if title != last:
            rows.append(f'<tr><th colspan="5" scope="rowgroup">{escaped(title)}</th></tr>')
            last = title
        level = words("level." + group.level) if group.level else words("statistics.ungraded")
        figures = (
            words.number(group.solved),
            clock_face(group.best * 1000) if group.best else "–",
            clock_face(group.median * 1000) if group.times else "–",
            words.number(group.unaided),
        )
        cells = "".join([f"<td>{figure}</td>" for figure in figures])
        rows.append(f'<tr><th scope="row">{escaped(level)}</th>{cells}</tr>')
    columns = "".join([f'<th scope="col">{escaped(head)}</th>' for head in heads])
    level = escaped(words("new.level"))
    return (
        f'<table class="groups"><thead><tr><th scope="col">{level}</th>{columns}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _order(group: Group) -> tuple[int, int, str, int]:
    levels = LEVELS + (BEYOND,)
    level = levels.index(group.level) if group.level in levels else len(levels)
    return abs(group.side - 9), group.side, group.kind, level


def _calendar(state: State, words: Words) -> str:
    """Return a month of puzzles of the day: those solved are marked, all up to today open."""
    room, days = state.part(Room), days_of(state.part(Records))
    year, month = calendar.parts(room.month)
    names = words("calendar.months").split(" ")
    heading = words("calendar.month", {"month": names[month - 1], "year": str(year)})
    weekdays, first = words("calendar.weekdays").split(" "), int(words("calendar.first"))
    head = "".join([f'<th scope="col">{escaped(weekdays[(first + k) % 7])}</th>' for k in range(7)])
    rows = []
    for week in calendar.weeks(room.month, first):
        cells = [_day(date, room.today, days, words) for date in week]
        rows.append(f"<tr>{''.join(cells)}</tr>")
    later = " disabled" if room.month >= room.today[:7] else ""
    return (
        f'<section aria-labelledby="calendar-title"><h3>{escaped(words("new.day"))}</h3>'
        '<div class="month">'
        + _button(words, "month", "calendar.earlier", "-1", icon="‹")
        + f'<p id="calendar-title" aria-live="polite">{escaped(heading)}</p>'
        + _button(words, "month", "calendar.later", "1", icon="›", attributes=later)
        + f'</div><table class="days"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></section>"
    )


def _day(date: str, today: str, days: dict[str, int], words: Words) -> str:
    """Return the cell of a day, with a button up to today."""
    number = str(int(date[8:])) if date else ""
    if not date or date > today:
        return f"<td>{number}</td>"
    code = "calendar.solved" if date in days else "calendar.open"
    label = words(code, {"date": date})
    if days.get(date):
        label = words("calendar.timed", {"date": date, "time": clock_face(days[date] * 1000)})
    marks = ' class="solved"' if date in days else ""
    marks += ' aria-current="date"' if date == today else ""
    return (
        f'<td><button type="button" data-action="statistics.day" data-about="{date}"{marks} '
        f'aria-label="{escaped(label)}">{number}</button></td>'
    )


def _button(
    words: Words, action: str, code: str, about: str = "", *, icon: str = "", attributes: str = ""
) -> str:
    """Return a button; an icon takes the place of its name, which is then a label."""
    name = escaped(words(code))
    attributes += f' data-about="{about}"' if about else ""
    attributes += f' aria-label="{name}"' if icon else ""
    return (
        f'<button type="button" data-action="statistics.{action}"{attributes}>'
        f"{icon or name}</button>"
    )
