"""Event listeners of the page, which turn events into actions.

Markup names the actions, as ``board.undo``, in these attributes:

- ``data-action`` of a button, ``data-change`` and ``data-input`` of a field, ``data-toggle`` of a
  part that opens: the action of the event;
- ``data-lets-go`` of a group: the action of a second click on its chosen radio button;
- ``data-walks`` of a list: the action of arrow keys, Home and End in the list.

``data-about`` is the argument of the action, in place of the field's value. ``data-collects`` is
the id of an element with checkboxes: the values of the checked boxes are the argument.
``data-submits`` of a text field is the id of the button that Ctrl+Enter presses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..failures import guarded
from ..features import FEATURES
from ..keys import WALKS, Key, actions_of, digit_of
from .attempt import attempt
from .feature_modules import browser_module
from .fields import MENU, cell_of, content, data_attribute, is_text_field, takes_keys, value
from .files import intake_of, open_file

if TYPE_CHECKING:
    from typing import Any

    from ..feature import Action
    from .app import App

ARROWS = {"ArrowLeft": -1, "ArrowRight": 1}
USE_ARROWS = "select, input, [role=tab]"
"""The selector of elements that use arrow keys themselves."""


def _listen(name: str, app: App) -> None:
    browser_module(name).listen(app)


class Listeners:
    """The page's event listeners.

    Args:
        app: the page.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._act = app.act
        self._beside = False  # whether a press began beside the open dialog
        page, window = js.document, js.window
        for event, call in (
            ("click", self._on_click),
            ("change", self._on_change),
            ("input", self._on_input),
            ("keydown", self._on_key),
            ("paste", self._on_paste),
            ("dragover", lambda event: event.preventDefault()),
            ("drop", self._on_drop),
            ("pointerdown", self._on_press),
            ("mousedown", _keep_focus),
        ):
            page.addEventListener(event, call)
        page.addEventListener("toggle", self._on_toggle, True)  # the event does not bubble
        for feature in FEATURES:
            if feature.listens:
                guarded(_listen, None, feature.name, app)
        # Added after the features' listeners, whose actions change the state to be stored.
        page.addEventListener("visibilitychange", self._save)
        for event in ("pagehide", "pageshow"):
            window.addEventListener(event, self._save)

    def _save(self, _event: Any) -> None:
        self._app.save()

    def _on_click(self, event: Any) -> None:
        element = event.target.closest("[data-action]")
        if not element:
            self._unselect_radio(event)
            if self._beside and _is_beside(event):
                event.target.close()
            return
        _close_menu(element)
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

    def _on_change(self, event: Any) -> None:
        element = event.target.closest("[data-change]")
        if element:
            _close_menu(element)
            self._act(data_attribute(element, "change"), content(event.target))
        elif event.target.type == "file":
            self._open_files(event.target.files)
            event.target.value = ""

    def _on_input(self, event: Any) -> None:
        name = data_attribute(event.target, "input")
        if name:
            self._act(name, event.target.value)

    def _on_toggle(self, event: Any) -> None:
        part = event.target
        name = data_attribute(part, "toggle")
        if name:
            self._act(name, data_attribute(part, "about"), part.open)

    def _unselect_radio(self, event: Any) -> None:
        """Carry out a group's action for a second click on its chosen radio button, or Escape."""
        button = event.target
        group = button.closest("[data-lets-go] input") and button.closest("[data-lets-go]")
        chosen = group and data_attribute(group, "chosen")
        if not chosen:
            return
        if event.key == "Escape" if event.type == "keydown" else button.value == chosen:
            self._act(data_attribute(group, "letsGo"), "")

    def _on_press(self, event: Any) -> None:
        self._beside = _is_beside(event)

    def _on_key(self, event: Any) -> None:
        control = event.ctrlKey or event.metaKey
        if event.isComposing or not getattr(event, "key", "") or (event.altKey and control):
            return
        target = event.target
        focus = self._focus_of(target)
        if focus != "board":  # which has no such fields: each question to the browser takes time
            submits = data_attribute(target, "submits")
            if submits and event.key == "Enter" and control:
                event.preventDefault()
                js.document.getElementById(submits).click()
                return
            self._unselect_radio(event)
        actions = self._actions(event, control, focus)
        if actions:
            event.preventDefault()
        for action in actions:
            self._act(*action)

    def _actions(self, event: Any, control: bool, focus: str) -> tuple[Action, ...]:
        """Return the actions of a key; ``focus`` as in ``Key``."""
        target, key = event.target, event.key
        if focus in ("page", "other") and _open_tab_by_key(target, key):
            event.preventDefault()
            return ()
        shift, digit = event.shiftKey, digit_of(key, event.code)
        if digit and digit != key and event.code.startswith("Numpad") and not event.altKey:
            # Without NumLock such a key is an arrow; with NumLock the system hides Shift.
            shift = event.getModifierState("NumLock")
            digit = digit if shift else ""
        if focus in ("page", "other") and key in WALKS and not (control or shift or event.altKey):
            walks = target.closest("[data-walks]")
            if walks:
                return ((data_attribute(walks, "walks"), WALKS[key]),)
        if (
            focus == "other"
            and key.startswith("Arrow")
            and not digit
            and target.closest(USE_ARROWS)
        ):
            return ()
        pressed = Key(key, digit, control, shift, event.altKey, focus)
        return actions_of(self._app.state, pressed, FEATURES)

    def _focus_of(self, target: Any) -> str:
        """Return the place of the focus, as in ``Key.focus``."""
        if cell_of(target) >= 0:
            return "board"
        if self._app.state.dialog or takes_keys(target):
            return "dialog"
        return "page" if target.tagName == "BODY" else "other"

    def _on_paste(self, event: Any) -> None:
        if not is_text_field(event.target):
            self._open_transfer(event, event.clipboardData)

    def _on_drop(self, event: Any) -> None:
        transfer = event.dataTransfer
        if transfer.files.length or not is_text_field(event.target):
            event.preventDefault()
            self._open_transfer(event, transfer)

    def _open_transfer(self, event: Any, transfer: Any) -> None:
        """Open a pasted or dropped text, or else a file."""
        intake, text = intake_of(self._app.state), transfer.getData("text")
        has_files = event.type == "drop" and transfer.files.length
        if intake and intake.text and text and not has_files:
            event.preventDefault()
            self._act(intake.text, text)
        else:
            self._open_files(transfer.files)

    def _open_files(self, files: Any) -> None:
        if files.length:
            open_file(self._act, intake_of(self._app.state), files[0], files.length)


def _close_menu(element: Any) -> None:
    """Close the menus that an element is in; on a wide page a menu's buttons stay in sight."""
    menu = element.closest(MENU)
    while menu:
        attempt(menu, "hidePopover")
        menu = menu.parentElement.closest(MENU)


def _keep_focus(event: Any) -> None:
    """Prevent buttons that type from taking the focus."""
    if event.target.closest("[data-keeps-focus]"):
        event.preventDefault()


def _is_beside(event: Any) -> bool:
    """Return whether a press is beside the open dialog, on its backdrop."""
    dialog = event.target
    if dialog.tagName != "DIALOG":
        return False
    box = dialog.getBoundingClientRect()
    inside = box.left <= event.clientX <= box.right and box.top <= event.clientY <= box.bottom
    return not inside


def _open_tab_by_key(target: Any, key: str) -> bool:
    """Open another tab if a key in a row of tabs is an arrow, Home or End; return whether so."""
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
