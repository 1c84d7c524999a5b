"""The only module that touches the document: it patches what changed."""

import js
from jsffi import to_js

from . import filling, page, panel, view

PART = '<i data-part="{0}" style="--place:{0};--part:{1}"></i>'
"""A digit that a relaxation chooses in part; drawn, not text: the cell's name says it in words."""
CHILDREN = {
    "checks": filling.checks,
    "rows": filling.rows,
    "items": filling.items,
    "picks": filling.picks,
    "families": filling.families,
}
"""Properties that are an element's children."""


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
        self._behind = None
        self._known = {}

    def draw(self, state, words):
        """Show a state."""
        if words is not self._words:
            self._translate(words)
        self._draw_board(state, words)
        properties = page.properties(state, words, self._examples)
        properties.update(panel.properties(state, words))
        if state.panel:
            properties.update(self._equations(state, words))
        changed = [
            (key, value)
            for key, value in properties.items()
            if key not in self._shown or self._shown[key] != value
        ]
        self._shown.update(changed)
        for (name, what), value in sorted(changed, key=_turn):
            self._patch(name, what, value)
        self._words = words

    def _equations(self, state, words):
        """The properties of the equations, anew only when what they follow from is another."""
        behind = panel.behind(state) + (words,)
        if self._behind is None or not all(a is b for a, b in zip(behind, self._behind)):
            self._behind = behind
            self._known = panel.equations_of(state, words)
        return self._known

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

    def in_sight(self):
        """The board comes into sight where it is scrolled away."""
        frame = self.element("frame")
        if frame.getBoundingClientRect().top < 0:
            frame.scrollIntoView()

    def rewrite(self, name):
        """A field shows its value again, whatever was typed into it."""
        self.element(name).value = self._shown[name, "value"]

    def go(self, name):
        """An element comes into sight, and takes the focus."""
        element = self.element(name)
        element.focus(to_js({"preventScroll": True}))
        if element.getBoundingClientRect().bottom > js.innerHeight / 2:
            element.scrollIntoView(to_js({"block": "start"}))

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
        study = state.study
        drawn = (board, state.picked, state.marked, words)
        drawn += (study.clash, study.equation, study.news, study.drawn)
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
        down, across = board.box or (1, side)
        grid.style.setProperty("--down", str(down))
        grid.style.setProperty("--across", str(across))
        self._cells = list(grid.querySelectorAll("[role=gridcell]"))
        self._looks = [None] * (side * side)
        self._drawn = None
        self._edges = edges
        self._shape = (side, board.box)
        self._stop = 0

    def _show(self, cell, look, label):
        kind, digit, struck, marks, parts, second = look
        element = self._cells[cell]
        text = str(digit) if digit else ""
        element.className = f"{kind} {marks} {self._edges[cell]}"
        if parts:
            element.innerHTML = "".join([PART.format(*part) for part in parts])
        else:
            element.textContent = text
        element.dataset.value = text
        element.setAttribute("aria-label", label)
        element.setAttribute("aria-selected", "true" if "picked" in marks else "false")
        for name, other in (("data-struck", struck), ("data-second", second)):
            if other:
                element.setAttribute(name, str(other))
            else:
                element.removeAttribute(name)

    def _tab_stop(self, picked):
        self._cells[self._stop].tabIndex = -1
        self._cells[picked].tabIndex = 0
        self._stop = picked

    def _go_on(self, gone):
        """What went away leaves the keyboard at the next button in its row, or at Solve."""
        near = gone.nextElementSibling
        while near and (near.hidden or near.tagName != "BUTTON"):
            near = near.nextElementSibling
        (near or self.element("solve")).focus(to_js({"preventScroll": True}))

    def _patch(self, name, what, value):
        element = self.element(name)
        if what == "options":
            filling.options(element, value)
            if (name, "value") in self._shown:
                element.value = self._shown[name, "value"]
        elif what in CHILDREN:
            CHILDREN[what](element, value)
        elif what == "hidden":
            held = value and element.contains(js.document.activeElement)
            element.hidden = value
            if held:
                self._go_on(element)
        elif what == "chosen":
            for button in element.querySelectorAll("input"):
                button.checked = button.value == value
        elif name == "log":
            ended = element.scrollTop + element.clientHeight > element.scrollHeight - 9
            element.textContent = value
            if ended:
                element.scrollTop = element.scrollHeight
        elif what == "leaves":
            for leaf in js.document.querySelectorAll("[data-leaf]"):
                leaf.open = leaf.open or leaf.dataset.leaf in value
        elif what == "open":
            if value:
                element.showModal()
                if name == "share":
                    self.element("link").select()
            elif element.open:
                element.close()
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
    """Options come before the values that need them, what goes away after what takes its place, and
    dialogs open when all is in them."""
    what = change[0][1]
    if what == "hidden" and change[1]:
        return 2
    return {"options": 0, "families": 0, "open": 3}.get(what, 1)


def _past(start, end, first, last):
    """How far a stretch sticks out of another, to either side."""
    if start < first:
        return start - first
    return max(end - last, 0)
