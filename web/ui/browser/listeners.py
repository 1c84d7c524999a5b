"""Turns what the user does into actions.

Markup says which: ``data-action`` of a button, ``data-change`` and ``data-input`` of a field,
``data-toggle`` of a part that opens, each the name of an action, as ``board.undo``.
``data-about`` is what the action carries, instead of the field's value; ``data-collects`` the id of
what holds checked boxes, whose values it carries. ``data-submits`` of a text names the button that
Ctrl+Enter presses; ``data-lets-go`` of a group, the action that a second click on its chosen radio
button carries out; ``data-walks`` of a list, the one that arrow keys, Home and End in it carry out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..features import FEATURES
from ..keys import WALKS, Key, actions_of, digit_of
from .attempt import attempt
from .feature_modules import browser_module
from .fields import MENU, cell_of, content, data_attribute, takes_keys, value, writes
from .files import intake_of, take

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Action
    from .app import App

ARROWS = {"ArrowLeft": -1, "ArrowRight": 1}
OWN_ARROWS = "select, input, [role=tab]"
"""What arrow keys move in by itself."""


class Listeners:
    """The page's event listeners.

    Args:
        app: has ``state`` and takes actions with ``act``.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._act = app.act
        self._beside = False  # whether a press began beside the open dialog
        page, window = js.document, js.window
        for event, call in (
            ("click", self._click),
            ("change", self._change),
            ("input", self._input),
            ("keydown", self._key),
            ("paste", self._paste),
            ("dragover", lambda event: event.preventDefault()),
            ("drop", self._drop),
            ("pointerdown", self._press),
            ("mousedown", _keep_focus),
        ):
            page.addEventListener(event, call)
        page.addEventListener("toggle", self._toggle, True)  # it does not bubble
        for feature in FEATURES:
            if feature.listens:
                browser_module(feature.name).listen(app)
        # After the features: they say first what is to be written down.
        page.addEventListener("visibilitychange", self._save)
        for event in ("pagehide", "pageshow"):
            window.addEventListener(event, self._save)

    def _save(self, _event: Any) -> None:
        """The page comes into sight, or goes and is written down before."""
        self._app.save()

    def _click(self, event: Any) -> None:
        element = event.target.closest("[data-action]")
        if not element:
            self._let_go(event)
            if self._beside and _is_beside(event):
                event.target.close()
            return
        _leave_menu(element)
        action, about, collects = [
            data_attribute(element, n) for n in ("action", "about", "collects")
        ]
        if collects:
            boxes = js.document.querySelectorAll(f"#{collects} input:checked")
            self._act(action, [box.value for box in boxes])
        elif about:
            self._act(action, value(about))
        else:
            self._act(action)

    def _change(self, event: Any) -> None:
        holder = event.target.closest("[data-change]")
        if holder:
            _leave_menu(holder)
            self._act(data_attribute(holder, "change"), content(event.target))
        elif event.target.type == "file":
            self._take(event.target.files)
            event.target.value = ""

    def _input(self, event: Any) -> None:
        name = data_attribute(event.target, "input")
        if name:
            self._act(name, event.target.value)

    def _toggle(self, event: Any) -> None:
        part = event.target
        name = data_attribute(part, "toggle")
        if name:
            self._act(name, data_attribute(part, "about"), part.open)

    def _let_go(self, event: Any) -> None:
        """The chosen radio button of a group is let go by a second click, or by Escape."""
        button = event.target
        group = button.closest("[data-lets-go] input") and button.closest("[data-lets-go]")
        chosen = group and data_attribute(group, "chosen")
        if not chosen:
            return
        if event.key == "Escape" if event.type == "keydown" else button.value == chosen:
            self._act(data_attribute(group, "letsGo"), "")

    def _press(self, event: Any) -> None:
        self._beside = _is_beside(event)

    def _key(self, event: Any) -> None:
        control = event.ctrlKey or event.metaKey
        if event.isComposing or not getattr(event, "key", "") or (event.altKey and control):
            return
        target = event.target
        submits = data_attribute(target, "submits")
        if submits and event.key == "Enter" and control:
            event.preventDefault()
            js.document.getElementById(submits).click()
            return
        self._let_go(event)
        actions = self._actions(event, control)
        if actions:
            event.preventDefault()
        for action in actions:
            self._act(*action)

    def _actions(self, event: Any, control: bool) -> tuple[Action, ...]:
        """Return the actions that a key stands for where the focus is."""
        target, key = event.target, event.key
        focus = self._focus_of(target)
        if focus in ("page", "other") and _tabs(target, key):
            event.preventDefault()
            return ()
        shift, digit = event.shiftKey, digit_of(key, event.code)
        if digit and digit != key and event.code.startswith("Numpad") and not event.altKey:
            # Without NumLock these are arrows; with it, Shift is what the system took away.
            shift = event.getModifierState("NumLock")
            digit = digit if shift else ""
        walks = target.closest("[data-walks]")
        if focus != "dialog" and walks and key in WALKS and not (control or shift or event.altKey):
            return ((data_attribute(walks, "walks"), WALKS[key]),)
        if (
            focus == "other"
            and key.startswith("Arrow")
            and not digit
            and target.closest(OWN_ARROWS)
        ):
            return ()
        pressed = Key(key, digit, control, shift, event.altKey, focus)
        return actions_of(self._app.state, pressed, FEATURES)

    def _focus_of(self, target: Any) -> str:
        """Return what has the focus, as ``Key.focus`` names it."""
        if cell_of(target) >= 0:
            return "board"
        if self._app.state.dialog or takes_keys(target):
            return "dialog"
        return "page" if target.tagName == "BODY" else "other"

    def _paste(self, event: Any) -> None:
        if not writes(event.target):
            self._take_in(event, event.clipboardData)

    def _drop(self, event: Any) -> None:
        moved = event.dataTransfer
        if moved.files.length or not writes(event.target):
            event.preventDefault()
            self._take_in(event, moved)

    def _take_in(self, event: Any, moved: Any) -> None:
        """Hand a text, or else a file, on to the feature that takes it now."""
        intake = intake_of(self._app.state)
        text = moved.getData("text")
        if intake and intake.text and text and not (event.type == "drop" and moved.files.length):
            event.preventDefault()
            self._act(intake.text, text)
        else:
            self._take(moved.files)

    def _take(self, files: Any) -> None:
        if files.length:
            take(self._act, intake_of(self._app.state), files[0], files.length)


def _leave_menu(element: Any) -> None:
    """The menu of puzzles goes away when something was chosen in it; a wide page has it open."""
    menu = element.closest(MENU)
    if menu:
        attempt(menu, "hidePopover")


def _keep_focus(event: Any) -> None:
    """Buttons that type leave the focus where it is."""
    if event.target.closest("[data-keeps-focus]"):
        event.preventDefault()


def _is_beside(event: Any) -> bool:
    """Whether a press is beside the open dialog, on what darkens the page."""
    dialog = event.target
    if dialog.tagName != "DIALOG":
        return False
    box = dialog.getBoundingClientRect()
    inside = box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom
    return not inside


def _tabs(target: Any, key: str) -> bool:
    """Arrows, Home and End in a row of tabs open another; whether this was one."""
    if key not in ARROWS and key not in ("Home", "End"):
        return False
    if target.getAttribute("role") != "tab":
        return False
    tabs = list(target.closest("[role=tablist]").querySelectorAll("[role=tab]:not([hidden])"))
    place = 0 if key == "Home" else -1
    if key in ARROWS:
        place = ([tab.id for tab in tabs].index(target.id) + ARROWS[key]) % len(tabs)
    tabs[place].focus()
    tabs[place].click()
    return True
