"""Properties of the photo in its dialog, and of the picked cell's picture beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .corners import cell_transform, quarter_turns, upright_view
from .state import STAGES, Photo

if TYPE_CHECKING:
    from ..feature import Properties
    from ..state import Board, Sentence, State
    from ..words import Words

CROP = 112
"""Size of the picked cell's picture, in pixels, as in ``style.css``."""


def picture(state: State, words: Words, *, is_reading: bool) -> Properties:
    """Return the properties of the picture, its corners and its buttons.

    Args:
        state: the state.
        words: the words of the language.
        is_reading: whether the picture is being read.
    """
    photo = state.part(Photo)
    messages = _messages(state, photo, is_reading)
    values: Properties = {
        ("photo-text", "textContent"): " ".join([words(*message) for message in messages]),
        ("photo-stop", "hidden"): not is_reading,
        ("photo-stage", "hidden"): not photo.picture,
        ("photo-hint", "hidden"): bool(photo.picture),
        ("photo-set", "hidden"): not photo.corners,
    }
    if not photo.picture:
        return values
    width, height, corners = upright_view(photo)
    values.update(
        {
            ("photo-canvas", "photo.picture"): photo.picture,
            ("photo-stage", "--photo-width"): str(width),
            ("photo-stage", "--photo-height"): str(height),
            ("photo-stage", "data-quarters"): quarter_turns(photo.corners),
            ("photo-corners", "hidden"): not corners,
        }
    )
    if corners:
        values["photo-outline", "points"] = " ".join(
            [f"{x * 100:.2f},{y * 100:.2f}" for x, y in corners]
        )
    for number, (x, y) in enumerate(corners):
        name, across, down = f"photo-corner-{number}", round(x * 100), round(y * 100)
        values[name, "--x"], values[name, "--y"] = f"{x * 100:.2f}%", f"{y * 100:.2f}%"
        values[name, "aria-valuenow"] = across
        values[name, "aria-valuetext"] = words("camera.place", {"across": across, "down": down})
    return values


def _messages(state: State, photo: Photo, is_reading: bool) -> tuple[Sentence, ...]:
    """Return the stage of the reading, the reason for its failure, or the next thing to do."""
    if is_reading:
        if state.engine == "loading":
            return (("busy.waiting", {}),)
        return state.status or ((STAGES[photo.stage], {}),)
    if photo.messages or not photo.corners:
        return photo.messages
    return (("camera.set", {}),)


def cell(state: State, words: Words) -> Properties:
    """Return the properties of the picked cell: its picture, its digit and the alternative.

    Args:
        state: the state.
        words: the words of the language.
    """
    photo, board, picked = state.part(Photo), state.board, state.picked
    doubts, digit = photo.doubts(board), board.givens[picked]
    alternative = photo.alternative(board, picked)
    row, column = picked // board.columns, picked % board.columns
    side = max(board.layout.rows, board.columns)
    params = {"cells": board.places((picked,)), "digit": _text(board, digit, words)}
    title = "camera.cell.doubtful" if picked in doubts else "camera.cell"
    values: Properties = {
        ("photo-room", "hidden"): False,
        ("photo-title", "textContent"): words(title, params),
        ("photo-window", "hidden"): not photo.read_picture,
        ("photo-show", "hidden"): not photo.read_picture or photo.read_picture != photo.picture,
        ("photo-right", "aria-disabled"): picked not in doubts,
        ("photo-right", "textContent"): words("camera.right", params),
        ("photo-instead", "aria-disabled"): alternative is None,
        ("photo-next", "aria-disabled"): not doubts,
    }
    if photo.read_picture:  # not after a reload
        transform = cell_transform(photo.read_corners, row, column, side, CROP)
        values["photo-crop", "photo.picture"] = photo.read_picture
        values["photo-crop", "--straight"] = transform
    replacement = digit if alternative is None else alternative
    params = {"digit": _text(board, replacement, words), "other": params["digit"]}
    code = "camera.instead" if alternative is not None else "camera.instead.none"
    values["photo-instead", "textContent"] = words(code, params)
    return values


def _text(board: Board, digit: int, words: Words) -> str:
    """Return a digit as text, or the word for a blank cell."""
    return str(board.layout.digits[digit - 1]) if digit else words("camera.blank")
