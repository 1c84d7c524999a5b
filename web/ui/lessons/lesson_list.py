"""The list of lessons as markup: by level, and the lessons on rules in a group of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.shapes import escaped

from ..grading.state import LEVELS
from .markup import BUTTON, TITLE, button, glossary
from .state import title
from .texts import has_begun, is_done, is_of_rules, numbers_done, position_texts

if TYPE_CHECKING:
    from ..words import Words
    from .state import Done, Room


def list_markup(room: Room, done: Done, words: Words) -> str:
    """Return the list of lessons, with what was done; the focus begins at the last open lesson."""
    here = room.last if room.last in [name for name, _level in room.lessons] else ""
    markup = TITLE.format("" if here else " autofocus", escaped(words("lessons.title")))
    if not room.lessons:
        problem = room.problem or ("lessons.loading", {})
        return markup + f"<p>{escaped(words(*problem))}</p>"
    finished = [name for name, _level in room.lessons if is_done(done, name)]
    values = {"done": len(finished), "count": len(room.lessons)}
    path = escaped(words("lessons.path", values))
    markup += f"<p>{path}</p>" + glossary(words)
    for name, _level in room.lessons:
        if name not in finished:
            code = "lessons.continue" if has_begun(done) else "lessons.begin"
            text = words(code, {"name": title(words, name)})
            markup += f"<p>{button('choose', text, about=name, attributes=' class=main')}</p>"
            break
    classic = [(name, level) for name, level in room.lessons if not is_of_rules(name)]
    for level in LEVELS:
        names = [name for name, its_level in classic if its_level == level]
        markup += _section(words("level." + level), names, here, done, words)
    names = [name for name, _level in room.lessons if is_of_rules(name)]
    return markup + _section(words("lessons.of-rules"), names, here, done, words)


def _section(heading: str, names: list[str], here: str, done: Done, words: Words) -> str:
    items = "".join([_item(name, here, done, words) for name in names])
    return f"<section><h3>{escaped(heading)}</h3><ul>{items}</ul></section>" * bool(names)


def _item(name: str, here: str, done: Done, words: Words) -> str:
    """Return a lesson of the list as a button, with how many of its positions are done."""
    numbers, count = numbers_done(done, name), len(position_texts(name)) - 1
    remark = ""
    if is_done(done, name):
        remark = f'✓ <span class="unseen">{escaped(words("lessons.done"))}</span>'
    elif numbers:
        remark = escaped(words("lessons.part", {"done": len(numbers), "count": count}))
    text = f"<span>{escaped(title(words, name))}</span> <small>{remark}</small>"
    focus = " autofocus" if name == here else ""
    return "<li>" + BUTTON.format("choose", f' data-about="{name}"{focus}', text) + "</li>"
