"""Properties of the photo's dialog and of its room, once there is a photo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .corners import quarters, seen, straight
from .state import STAGES, Photo

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words

CROP = 112
"""How large a cell is shown, in pixels, as in styles/photo.css."""
ROW = 9
"""So many digits stand in a row of a phone's pad, which stays in sight."""


def picture(state: State, words: Words, *, reading: bool) -> Properties:
    """The picture, the corners on it, and what can be done.

    Args:
        state: any.
        words: of the language.
        reading: whether the engine reads it.
    """
    photo = state.part(Photo)
    told = _told(state, photo, reading)
    found: Properties = {
        ("photo-told", "textContent"): " ".join([words(*one) for one in told]),
        ("photo-stop", "hidden"): not reading,
        ("photo-stage", "hidden"): not photo.picture,
        ("photo-hint", "hidden"): bool(photo.picture),
        ("photo-set", "hidden"): not photo.corners,
    }
    if not photo.picture:
        return found
    wide, high, corners = seen(photo)
    found.update(
        {
            ("photo-canvas", "photo.picture"): photo.picture,
            ("photo-stage", "--wide"): str(wide),
            ("photo-stage", "--high"): str(high),
            ("photo-stage", "data-quarters"): quarters(photo.corners),
            ("photo-corners", "hidden"): not corners,
        }
    )
    if corners:
        found["photo-outline", "points"] = " ".join(
            [f"{x * 100:.2f},{y * 100:.2f}" for x, y in corners]
        )
    for number, (x, y) in enumerate(corners):
        name, across, down = f"photo-corner-{number}", round(x * 100), round(y * 100)
        found[name, "--x"], found[name, "--y"] = f"{x * 100:.2f}%", f"{y * 100:.2f}%"
        found[name, "aria-valuenow"] = across
        found[name, "aria-valuetext"] = words("camera.place", {"across": across, "down": down})
    return found


def _told(state: State, photo: Photo, reading: bool) -> tuple[Sentence, ...]:
    """What is said of the picture: how far its reading is, why there is none, or what to do."""
    if reading:
        if state.engine == "loading":
            return (("busy.waiting", {}),)
        return state.status or ((STAGES[photo.stage], {}),)
    if photo.told or not photo.corners:
        return photo.told
    return (("camera.set", {}),)


def cell(state: State, words: Words) -> Properties:
    """The picked cell as it is in the picture, what it is read as, and what else it may be.

    Args:
        state: any.
        words: of the language.
    """
    photo, board, picked = state.part(Photo), state.board, state.picked
    left, digit = photo.doubts(board), board.givens[picked]
    other = photo.other(board, picked)
    row, column = picked // board.columns, picked % board.columns
    side = max(board.layout.rows, board.columns)
    named = {"cells": board.places((picked,)), "digit": _text(board, digit, words)}
    title = "camera.cell.doubtful" if picked in left else "camera.cell"
    found: Properties = {
        ("photo-room", "hidden"): False,
        ("photo-room", "--pad"): str(1 + (side > ROW) + (side > 2 * ROW)),
        ("photo-title", "textContent"): words(title, named),
        ("photo-window", "hidden"): not photo.seen,
        ("photo-show", "hidden"): not photo.seen or photo.seen != photo.picture,
        ("photo-right", "aria-disabled"): picked not in left,
        ("photo-right", "textContent"): words("camera.right", named),
        ("photo-instead", "aria-disabled"): other is None,
        ("photo-next", "aria-disabled"): not left,
    }
    if photo.seen:  # a reload has none
        found["photo-crop", "photo.picture"] = photo.seen
        found["photo-crop", "--straight"] = straight(photo.seen_at, row, column, side, CROP)
    shown = digit if other is None else other
    named = {"digit": _text(board, shown, words), "other": named["digit"]}
    found["photo-instead", "textContent"] = words(
        "camera.instead" if other is not None else "camera.instead.none", named
    )
    return found


def _text(board: Board, digit: int, words: Words) -> str:
    """A digit as it is written, or that there is none."""
    return str(board.layout.digits[digit - 1]) if digit else words("camera.blank")
