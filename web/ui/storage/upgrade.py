"""Conversion of texts and names stored by releases before version 3, done once.

Their texts were ``sudoku`` (the first release: all in one), ``sudoku-settings``, ``sudoku-tab-…``,
``sudoku-recent-…``, ``sudoku-unread-…`` (damaged texts) and ``sudoku-open-…`` (claims); each text
had the data of all features together. Another page of the origin may use such names, too: a text
is taken over, and removed from its old name, only if it has the format of this page. If an origin
has several copies of the page, the first copy that is opened takes over all texts.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .places import DAMAGED, PREFERENCES, RECENT, TAB, without_time

if TYPE_CHECKING:
    from ..feature import Data
    from .places import Places, Texts

ALL, SETTINGS, CLAIM = "sudoku", "sudoku-settings", "sudoku-open-sudoku-tab-"
OLD_TAB, OLD_UNREAD = "sudoku-tab-", "sudoku-unread-"
KINDS = (("sudoku-recent-", RECENT), (OLD_UNREAD, DAMAGED), (OLD_TAB, TAB))
"""Beginnings of names, old and new. Tabs are last: boards of Recent may be removed to make room."""
EARLIEST = 1_600_000_000_000
"""A time before the first release, in milliseconds since 1970: no text of the page is older."""
IN_SETTINGS = ("solver", "limit", "theme", "language")
"""Settings that every release has had."""
NAMES = {
    "stopped": ("tab", "game", "stopped"),
    "kind": ("tab", "playing", "kind"),
    "notes": ("tab", "playing", "notes"),
    "link": ("tab", "opening", "link"),
    "example": ("tab", "opening", "example"),
    "was_made": ("tab", "opening", "made"),
    "draft": ("tab", "opening", "draft"),
    "list_draft": ("tab", "listing", "draft"),
    "leaf": ("tab", "model", "open"),
    "tab": ("tab", "tabs", "open"),
    "spent": ("puzzle", "game", "spent"),
    "paused": ("puzzle", "game", "paused"),
    "made": ("puzzle", "recent", "made"),
    "day": ("puzzle", "recent", "day"),
    "grade": ("puzzle", "grading", "grade"),
    "lacking": ("puzzle", "grading", "lacking"),
    "solver": ("browser", "settings", "solver"),
    "modeler": ("browser", "settings", "form"),
    "form": ("browser", "settings", "form"),
    "limit": ("browser", "settings", "limit"),
    "theme": ("browser", "settings", "theme"),
    "spelled": ("browser", "settings", "spelled"),
    "language": ("browser", "settings", "language"),
    "mistakes": ("browser", "game", "mistakes"),
    "timer": ("browser", "game", "timer"),
    "upkeep": ("browser", "playing", "upkeep"),
    "mirrored": ("browser", "playing", "mirrored"),
    "lone": ("browser", "hinting", "lone"),
    "wish": ("browser", "making", "wish"),
    "stock": ("browser", "making", "stock"),
    "print-places": ("browser", "printing", "places"),
    "print-solutions": ("browser", "printing", "solutions"),
    "print-codes": ("browser", "printing", "codes"),
    "grades": ("browser", "grading", "shows"),
}
"""By the old name of a field: its scope, its feature, and its name in the feature's data."""
OF_BOARD = ("board", "past", "future", "picked", "others", "zoom")
"""Fields of a tab that belong to no feature."""


def upgraded(flat: Data) -> Data:
    """Return the data of an older text in the form of version 3.

    Args:
        flat: the data of a tab or a puzzle of version 1 or 2, or settings, which have no version.
    """
    data: Data = {"tab": {}, "puzzle": {}, "browser": {}}
    values = flat.copy()
    if "form" in values:  # the present name of "modeler"
        values.pop("modeler", None)
    for name, value in values.items():
        if name in NAMES:
            scope, feature, new = NAMES[name]
            data[scope].setdefault(feature, {})[new] = value
    if flat.get("panel") and "tab" not in flat:  # the first release had no tabs
        data["tab"]["tabs"] = {"open": "model"}
    if isinstance(flat.get("photo"), dict):
        data["puzzle"]["photo"] = flat["photo"]
    if "version" not in flat:
        return {"browser": data["browser"]}
    for name in OF_BOARD:
        if name in flat:
            data[name] = flat[name]
    if flat["version"] == 1 and isinstance(flat.get("past"), list):
        data["past"] = list(reversed(flat["past"]))  # now the last board comes first
    data["version"] = 3
    return data


def take_over(origin: Texts, places: Places, place: str) -> str:
    """Take over the texts of releases before version 3.

    Args:
        origin: all texts of the origin, with those of other pages.
        places: the places of this page.
        place: the place of this tab, by its old or new name; empty for a new tab.

    Returns:
        The new name of this tab's place.
    """
    moved: dict[str, str] = {}
    names = origin.names()
    for old_kind, kind in KINDS:
        for name in names:
            if name.startswith(old_kind) and _is_ours(name, old_kind, origin.read(name)):
                new = kind + name[len(old_kind) :]
                # A tab of an older release may still be open, and have written its text again.
                moved[name] = places.new_name(kind) if places.store.read(new) else new
                _move(origin, name, places, moved[name])
    if _is_board(origin.read(ALL), (1,)):
        _move(origin, ALL, places, places.new_name(TAB))
    if _is_settings(origin.read(SETTINGS)):
        if places.store.read(PREFERENCES):
            origin.remove(SETTINGS)
        else:
            _move(origin, SETTINGS, places, PREFERENCES)
    for name in names:
        when, _sign = without_time(origin.read(name)) if name.startswith(CLAIM) else (0, "")
        if when >= EARLIEST and _is_stamped(name):
            origin.remove(name)
    if place in moved or not place.startswith(OLD_TAB):
        return moved.get(place, place)
    return TAB + place[len(OLD_TAB) :]


def _move(origin: Texts, name: str, places: Places, new: str) -> None:
    """Give a text its new name, or leave it under the old name if the storage is full."""
    text = origin.read(name)
    origin.remove(name)  # first: there may be no room for both
    stored = places.write(new, text) if name == ALL else places.put(new, text)
    if not stored:
        origin.write(name, text)


def _is_ours(name: str, kind: str, text: str) -> bool:
    """Return whether a text that begins with a time has the format of this page."""
    when, rest = without_time(text)
    if kind == OLD_UNREAD:
        return when >= EARLIEST and bool(rest) and _is_stamped(name)
    return _is_board(rest, (1, 2))


def _is_board(text: str, versions: tuple[int, ...]) -> bool:
    """Return whether a text has a board of this page: two hexadecimal digits a cell."""
    data = _data(text)
    board = data.get("board")
    if data.get("version") not in versions or not isinstance(board, dict):
        return False
    givens, entries, side = [board.get(name) for name in ("givens", "entries", "side")]
    if not isinstance(givens, str) or not isinstance(entries, str) or len(givens) != len(entries):
        return False
    return isinstance(board.get("layout"), str) or (
        isinstance(side, int) and len(givens) == 2 * side * side
    )


def _is_settings(text: str) -> bool:
    """Return whether a text has all settings that every release has had."""
    data = _data(text)
    return "version" not in data and all(name in data for name in IN_SETTINGS)


def _is_stamped(name: str) -> bool:
    """Return whether a name ends with a time and a random number, like the names of this page."""
    when, dash, number = name.rpartition("-")
    when = when[when.rfind("-") + 1 :]
    return bool(dash) and when.isdigit() and number.isdigit()


def _data(text: str) -> Data:
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
