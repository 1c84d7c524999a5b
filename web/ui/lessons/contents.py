"""The contents of the dialog as markup: a lesson with one of its positions, or the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sudoku_core.drawing.shapes import escaped
from sudoku_core.drawing.spots import places

from ..puzzle_rules import rule_sentences
from ..state import sentence
from ..steps import argument_lines, messages_text
from ..sums.state import signed
from . import board as boards
from . import case_words
from .actions import is_placing
from .cases import case_step
from .lesson_list import list_markup
from .markup import TITLE, button, details, glossary
from .state import Done, Room, title
from .texts import (
    board_of,
    look_and_why,
    numbers_done,
    position_texts,
    practice_text,
)

if TYPE_CHECKING:
    from protocol import AddUpReply, LessonReply, StepData

    from ..feature import Properties
    from ..state import Board, State
    from ..words import Words

GROUP = '<div class="{}" role="group" aria-label="{}">{}</div>'


def properties(state: State, words: Words) -> Properties:
    """Return the contents of the dialog."""
    words.complete("lessons", "lessons.path")
    room, done = state.part(Room), state.part(Done)
    head = _head(room, done, words) if room.name else list_markup(room, done, words)
    values: Properties = {
        ("lessons", "data-open"): _layout(room),
        ("lessons-side", "lessons.top"): f"{room.name}/{room.number}",
        ("lessons", "data-asks"): bool(room.reply) and not is_shown(room),
        ("lessons-further", "lessons.content"): (_further(room, words),),
        ("lessons-head", "lessons.content"): (head,),
        ("lessons-answer", "lessons.content"): (_answer(room, words),),
        ("lessons-more", "lessons.content"): (_more(room, words),),
        ("lessons-path", "lessons.content"): (_path(room, words),),
        ("lessons-verdict", "textContent"): _verdict(room, words),
        ("lessons-verdict", "data-right"): bool(
            room.case or (room.verdict and room.verdict["right"])
        ),
        ("lessons-place", "data-ready"): bool(room.reply),
    }
    if room.reply:
        values.update(_place(room, room.reply, words))
    return values


def _layout(room: Room) -> str:
    """Return the name of the dialog's layout in the style sheet."""
    if not room.name:
        return "list"
    return "lesson" if position_texts(room.name) else "text"


def _place(room: Room, reply: LessonReply, words: Words) -> Properties:
    """Return the board of the position."""
    board, step = _board(room), _drawn_step(room, reply)
    kind = "put" if is_placing(room) else "strike"
    svg = boards.drawing(board, reply, step, room.case)
    box, layout = boards.view_box(svg), board.layout
    down, across = places(layout.side, layout.box)
    over = boards.marks(words, board, reply, room.marks, kind, box)
    labels = boards.labels(words, board, reply, room.marks, kind, step)
    return {
        ("lessons-drawing", "innerHTML"): svg,
        ("lessons-marks", "innerHTML"): over,
        ("lessons-grid", "lessons.grid"): (box, layout.columns, across, down, "\n".join(labels)),
    }


def is_shown(room: Room) -> bool:
    """Return whether the step of the position is drawn."""
    return room.shows or not room.number


def _drawn_step(room: Room, reply: LessonReply) -> StepData | None:
    """Return the step if it is drawn, as it is or in a case."""
    step = reply["step"] if is_shown(room) else None
    return case_step(step, room.cases[room.case - 1]) if step and room.case else step


def _head(room: Room, done: Done, words: Words) -> str:
    """Return the title of the lesson, what to look for, and the choice of positions."""
    names = [name for name, _level in room.lessons]
    values = {
        "number": names.index(room.name) + 1,
        "count": len(names),
        "level": words("level." + room.lessons[names.index(room.name)][1]),
    }
    look, _why = look_and_why(words, room.name)
    numbers, count = numbers_done(done, room.name), len(position_texts(room.name))
    choice = ""
    for number in range(count):
        attributes = f' aria-pressed="{"true" if number == room.number else "false"}"'
        text = words("lessons.example")
        if number:
            is_found = number in numbers
            text = f"{number} ✓" if is_found else str(number)
            code = "lessons.position-found" if is_found else "lessons.position"
            label = words(code, {"number": number})
            attributes += f' aria-label="{escaped(label)}"'
        choice += button("view", text, about=number, attributes=attributes)
    about = escaped(words("lessons.about", values))
    return (
        f'<div class="above">{button("list", words("lessons.back"))}<small>{about}</small></div>'
        + TITLE.format(" autofocus", escaped(title(words, room.name)))
        + f'<p class="look">{escaped(look)}</p>'
        + (GROUP.format("positions", escaped(words("lessons.positions")), choice) * (count > 1))
    )


def _answer(room: Room, words: Words) -> str:
    """Return what is asked, the digits to answer with, and the buttons."""
    if not room.name:
        return ""
    if not room.reply:
        problem = room.problem or ("lessons.loading", {})
        if not position_texts(room.name):
            problem = ("lesson.no-example", {})
        return f"<p>{escaped(words(*problem))}</p>"
    rules = _rules(room, words)
    if is_shown(room):
        step = room.reply["step"]
        text = messages_text(words, step["details"][-1]["messages"]) if step else ""
        task = f'<p id="lessons-task" class="task">{escaped(text)}</p>'
        return rules + task + _notation(step, text, words) + _cases(room, words)
    code = "lessons.find-place" if is_placing(room) else "lessons.find-strike"
    pad = "".join([_key(room, digit) for digit in range(1, _board(room).side + 1)])
    return f'{rules}<p id="lessons-task" class="task">{escaped(words(code))}</p>' + GROUP.format(
        "pad", escaped(words("lessons.digits")), pad
    )


def _rules(room: Room, words: Words) -> str:
    """Return the rules of the position in words, without those of rows, columns and boxes."""
    layout = _board(room).layout
    sentences = rule_sentences(words, layout)
    if not any(block.kind == "region" for block in layout.blocks):
        sentences = sentences[1:]
    if not sentences:
        return ""
    rules = escaped(words("lessons.rules", {"rules": " ".join(sentences)}))
    return f'<p class="rules">{rules}</p>'


def _notation(step: StepData | None, text: str, words: Words) -> str:
    """Return what the signs of a chain mean, if the text has a chain."""
    if not step or not step["chain"] or "=" not in text:
        return ""
    meaning = escaped(words("lessons.notation"))
    return f"<p>{meaning}</p>"


def _further(room: Room, words: Words) -> str:
    """Return the buttons of an answer, or those to go on with once the step is shown."""
    if not room.reply:
        return ""
    main = ' class="main"'
    if not is_shown(room):
        return (
            button("check", words("lessons.check"), attributes=main)
            + button("clear", words("lessons.clear"))
            + button("show", words("lessons.show"))
        )
    count, buttons = len(position_texts(room.name)), ""
    if room.number + 1 < count:
        text = words("lessons.further" if room.number else "lessons.try")
        buttons = button("view", text, about=room.number + 1, attributes=main)
    if room.number:
        buttons += button("clear", words("lessons.again"))
    return buttons


def _cases(room: Room, words: Words) -> str:
    """Return a button for each case of the step."""
    if not room.cases:
        return ""
    buttons = ""
    for number, text in enumerate(case_words.names(words, room.cases, _board(room).columns), 1):
        pressed = ' aria-pressed="{}"'.format("true" if number == room.case else "false")
        buttons += button("case", text, about=number, attributes=pressed)
    intro = escaped(case_words.intro(words, room.cases))
    return f"<p>{intro}</p>" + GROUP.format("positions", intro, buttons)


def _board(room: Room) -> Board:
    """Return the board of the open position."""
    return board_of(position_texts(room.name)[room.number])


def _key(room: Room, digit: int) -> str:
    """Return the button of a digit; it does nothing if the picked cell has no such candidate."""
    cell, reply = room.picked, room.reply
    can = False
    if reply and cell >= 0 and not reply["placed"][cell]:
        can = bool(reply["masks"][cell] >> digit - 1 & 1)
    pressed = "true" if (cell, digit) in room.marks else "false"
    attributes = f' aria-pressed="{pressed}" aria-disabled="{"false" if can else "true"}"'
    return button("mark", str(digit), about=digit, attributes=attributes)


def _verdict(room: Room, words: Words) -> str:
    """Return what follows in a case, or whether the answer is right, or why it is not judged."""
    step = room.reply["step"] if room.reply else None
    if step and room.case:
        case = room.cases[room.case - 1]
        return case_words.outcome(words, case, step, _board(room).columns)
    if room.problem and room.reply:
        return words(*room.problem)
    return words(*sentence(room.verdict["message"])) if room.verdict else ""


def _more(room: Room, words: Words) -> str:
    """Return why the technique is true, and the proof."""
    if not room.name:
        return ""
    _look, why = look_and_why(words, room.name)
    heading = escaped(words("lessons.why"))
    markup = f"<h3>{heading}</h3><p>{escaped(why)}</p>"
    if room.reply and is_shown(room):
        markup = _legend(room, room.reply, words) + markup + _proof(room.reply, words)
    return markup + glossary(words)


def _path(room: Room, words: Words) -> str:
    """Return the buttons to the neighbours on the path, and to the puzzle for practice."""
    if not room.name:
        return ""
    names, path = [name for name, _level in room.lessons], ""
    here = names.index(room.name)
    for code, number in (("previous", here - 1), ("next", here + 1)):
        if 0 <= number < len(names):
            text = words("lessons." + code, {"name": title(words, names[number])})
            path += button("choose", text, about=names[number])
    return path + button("practise", words("lessons.practise")) * bool(practice_text(room.name))


def _legend(room: Room, reply: LessonReply, words: Words) -> str:
    from ..drawing.legend import legend

    step = _drawn_step(room, reply)
    if not step:
        return ""
    items = legend(_board(room).layout, step, reply["placed"], words)
    return f'<ul class="legend">{items}</ul>'


def _proof(reply: LessonReply, words: Words) -> str:
    """Return the equations that prove the step, or else its whole argument."""
    step, addition = reply["step"], reply["addition"]
    if addition and step:
        return details(words("lessons.equations"), _equations(addition, step, words))
    # Not folded up: without the argument, the drawing is not understood.
    lines = argument_lines(words, step) if step else ()
    items = "".join([f'<li class="{deep}">{escaped(text)}</li>' for deep, text, _more in lines])
    heading = escaped(words("hint.argument"))
    return f'<h3>{heading}</h3><ul class="argument">{items}</ul>' if lines else ""


def _equations(addition: AddUpReply, step: StepData, words: Words) -> str:
    """Return the equations with their meanings, and what remains of their sum."""
    items = ""
    for line, row in zip(addition["lines"], step["proof"]):
        items += (
            f"<li>{escaped(words(*sentence(line['statement'])))}"
            f"<code>{escaped(signed(row['times']) + ' (' + line['remainder'] + ')')}</code></li>"
        )
    for text in addition["conclusions"]:
        items += f"<li><code>Σ: {escaped(text)}</code></li>"
    for message in addition["messages"]:
        items += f"<li>{escaped(words(*sentence(message)))}</li>"
    return f'<ul class="equations">{items}</ul>'
