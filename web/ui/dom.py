"""The only module that touches the document: it patches what changed."""

import js
from jsffi import to_js

from . import view
from .page import properties


class Page:
    """The page's elements and what they show.

    Args:
        examples: pairs of a name and what the example holds.
    """

    def __init__(self, examples):
        self._examples = examples
        self._found = {}
        self._shown = {}
        self._shape = None
        self._cells = []
        self._looks = []
        self._drawn = None
        self._words = None

    def draw(self, state, words):
        """Show a state."""
        if words is not self._words:
            self._translate(words)
        self._draw_board(state, words)
        changed = [
            (key, value)
            for key, value in properties(state, words, self._examples).items()
            if key not in self._shown or self._shown[key] != value
        ]
        self._shown.update(changed)
        for (name, what), value in sorted(changed, key=_turn):
            self._patch(name, what, value)
        self._words = words

    def element(self, name):
        """The element with an id."""
        if name not in self._found:
            self._found[name] = js.document.getElementById(name)
        return self._found[name]

    def focus(self, state):
        """The picked cell takes the focus and comes into sight within its frame."""
        self._cells[state.picked].focus(to_js({"preventScroll": True}))
        self.reveal(state)

    def reveal(self, state):
        """The picked cell comes into sight within its frame."""
        frame, cell = self.element("frame"), self._cells[state.picked]
        inner, outer = cell.getBoundingClientRect(), frame.getBoundingClientRect()
        frame.scrollLeft += _past(inner.left, inner.right, outer.left, outer.right)
        frame.scrollTop += _past(inner.top, inner.bottom, outer.top, outer.bottom)

    def point(self, line, column):
        """The import dialog's text takes the focus, with what could not be read selected."""
        draft = self.element("draft")
        lines = draft.value.split("\n")
        start = sum([len(text) + 1 for text in lines[: line - 1]]) + column - 1
        draft.focus()
        draft.setSelectionRange(start, start + 1)

    def _translate(self, words):
        for element in js.document.querySelectorAll("[data-word]"):
            element.textContent = words(element.dataset.word)
        for element in js.document.querySelectorAll("[data-word-label]"):
            element.setAttribute("aria-label", words(element.dataset.wordLabel))

    def _draw_board(self, state, words):
        board = state.board
        if (board.side, board.box) != self._shape:
            self._lay_board(board)
        drawn = (board, state.picked, state.marked, words)
        if self._drawn and all(a is b for a, b in zip(drawn, self._drawn)):
            return
        looks = view.cells(state)
        anew = words is not self._words
        for cell, look in enumerate(looks):
            if anew or look != self._looks[cell]:
                self._show(cell, look, view.label(words, board.side, cell, look))
        self._tab_stop(state.picked)
        self._looks, self._drawn = looks, drawn

    def _lay_board(self, board):
        """Cells for another side or other boxes."""
        side, edges = board.side, view.edges(board)
        rows = []
        for row in range(side):
            cells = [
                f'<div role="gridcell" tabindex="-1" data-cell="{cell}"></div>'
                for cell in range(row * side, row * side + side)
            ]
            rows.append('<div role="row">' + "".join(cells) + "</div>")
        grid = self.element("board")
        grid.innerHTML = "".join(rows)
        grid.style.setProperty("--side", str(side))
        grid.toggleAttribute("data-wide", side > 9)
        self._cells = list(grid.querySelectorAll("[role=gridcell]"))
        self._looks = [None] * (side * side)
        self._drawn = None
        self._edges = edges
        self._shape = (side, board.box)
        self._stop = 0

    def _show(self, cell, look, label):
        kind, digit, struck, marks = look
        element = self._cells[cell]
        text = str(digit) if digit else ""
        element.className = f"{kind} {marks} {self._edges[cell]}"
        element.textContent = text
        element.dataset.value = text
        element.setAttribute("aria-label", label)
        element.setAttribute("aria-selected", "true" if "picked" in marks else "false")
        if struck:
            element.dataset.struck = str(struck)
        else:
            element.removeAttribute("data-struck")

    def _tab_stop(self, picked):
        self._cells[self._stop].tabIndex = -1
        self._cells[picked].tabIndex = 0
        self._stop = picked

    def _patch(self, name, what, value):
        element = self.element(name)
        if what == "options":
            _fill(element, value)
            if (name, "value") in self._shown:
                element.value = self._shown[name, "value"]
        elif what == "open":
            if value:
                element.showModal()
                if name == "share":
                    self.element("link").select()
            elif element.open:
                element.close()
        elif what == "checks":
            _fill_checks(element, value)
        elif what == "rows":
            _fill_rows(element, value)
        elif what == "digits":
            key = '<button type="button" data-digit="{0}">{0}</button>'
            element.innerHTML = "".join([key.format(digit) for digit in range(1, value + 1)])
        elif what.startswith("--"):
            element.style.setProperty(what, value)
        elif "-" in what or what in ("lang", "points"):
            element.setAttribute(
                what, str(value).lower() if isinstance(value, bool) else str(value)
            )
        else:
            setattr(element, what, value)


def _turn(change):
    """Options come before the values that need them, dialogs open when all is in them."""
    what = change[0][1]
    return {"options": 0, "open": 2}.get(what, 1)


def _past(start, end, first, last):
    """How far a stretch sticks out of another, to either side."""
    if start < first:
        return start - first
    return max(end - last, 0)


def _fill(select, options):
    """Give a select its options, in place of those it has."""
    select.textContent = ""
    for value, label, usable in options:
        option = js.document.createElement("option")
        option.value = value
        option.textContent = label
        option.disabled = not usable
        select.append(option)


def _fill_checks(element, checks):
    """Give an element a checkbox for each value; those that are there stay as they are."""
    before = {}
    for box in element.querySelectorAll("input"):
        before[box.value] = box.checked
    element.textContent = ""
    for value, label, checked in checks:
        whole, box = js.document.createElement("label"), js.document.createElement("input")
        text = js.document.createElement("span")
        whole.className = "box"
        box.type = "checkbox"
        box.value = value
        box.checked = before.get(value, checked)
        text.textContent = label
        whole.append(box, text)
        element.append(whole)


def _fill_rows(body, rows):
    """Give a table its rows: a name, then texts, or pairs of a text and the length of its bar."""
    body.textContent = ""
    for row in rows:
        line = js.document.createElement("tr")
        for number, shown in enumerate(row):
            cell = js.document.createElement("td" if number else "th")
            if not number:
                cell.scope = "row"
            if isinstance(shown, tuple):
                shown, part = shown
                cell.className = "bar"
                cell.style.setProperty("--part", f"{part:.3f}")
            cell.textContent = shown
            line.append(cell)
        body.append(line)
