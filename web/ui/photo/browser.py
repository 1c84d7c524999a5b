"""Opening of picture files at a reduced size, drawing of pictures, and moving of corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.attempt import attempt
from ..browser.pictures import PICTURES
from .state import Photo

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects

LONGEST = 1000
"""Longer side of a picture in pixels, enough to read the digits of the largest grid."""
STEP, LARGE_STEP = 0.004, 0.03
"""Movement of a corner by an arrow key, without and with Shift, as fractions of the picture."""
KEYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
BOUND = "true"
_load_reduced = js.Function.new(
    """
    return async (blob, longest) => {
      const options = { resizeWidth: longest, resizeQuality: "high" };
      const bitmap = await createImageBitmap(blob, options);
      const scale = longest / Math.max(bitmap.width, bitmap.height);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(bitmap.width * scale));
      canvas.height = Math.max(1, Math.round(bitmap.height * scale));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.fillStyle = "#fff";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    """
)()
"""Function that loads a picture as ImageData; decoding reduces the size, to save memory."""


def open_picture(browser: Effects, file: Any) -> None:
    """Open a picture, and pass its number or the reason of a failure to an action.

    Args:
        browser: the state and the actions.
        file: a file, or a blob.
    """
    act = browser.act
    _listen(act)
    act("photo.opening")

    def add(image: Any) -> None:
        photo = browser.state().part(Photo)
        number = PICTURES.add(image, (photo.picture, photo.read_picture))
        act("photo.opened", number, image.width, image.height)

    def fail(*_reason: object) -> None:
        name = f"{file.type} {getattr(file, 'name', '')}".lower()
        heic = "heic" in name or "heif" in name
        act("photo.failed", "camera.lost.heic" if heic else "camera.lost.broken")

    _load_reduced(file, LONGEST).then(add, fail)


def draw(canvas: Any, number: int) -> None:
    """Draw a picture on a canvas.

    Args:
        canvas: the element.
        number: the number of the picture, or 0.
    """
    image = PICTURES.image(number)
    if not image:
        return
    canvas.width, canvas.height = image.width, image.height
    attempt(canvas.getContext("2d"), "putImageData", image, 0, 0)


def _listen(act: Callable[..., None]) -> None:
    """Let pointers and arrow keys move the corners; calls after the first have no effect."""
    stage = js.document.getElementById("photo-stage")
    if getattr(stage.dataset, "bound", "") == BOUND:
        return
    stage.dataset.bound = BOUND
    Corners(act, stage)


class Corners:
    """Listener that moves the grid's corners by pointers and arrow keys.

    Args:
        act: the function that carries out an action.
        stage: the element around the picture.
    """

    def __init__(self, act: Callable[..., None], stage: Any) -> None:
        self._act = act
        self._stage = stage
        self._last: tuple[float, float] | None = None  # the last position of the pointer
        for event, call in (
            ("pointerdown", self._down),
            ("pointermove", self._move),
            ("pointerup", self._up),
            ("pointercancel", self._up),
            ("keydown", self._key),
        ):
            stage.addEventListener(event, call)

    def _down(self, event: Any) -> None:
        corner = _corner(event)
        if corner < 0 or event.button or not event.isPrimary:
            return
        attempt(event.target, "setPointerCapture", event.pointerId)
        self._last = event.clientX, event.clientY

    def _move(self, event: Any) -> None:
        corner = _corner(event)
        if not self._last or corner < 0 or not event.isPrimary:
            return
        box, (x, y) = self._stage.getBoundingClientRect(), self._last
        self._last = event.clientX, event.clientY
        across, down = (event.clientX - x) / box.width, (event.clientY - y) / box.height
        self._act("photo.move", corner, across, down)

    def _up(self, _event: Any) -> None:
        self._last = None

    def _key(self, event: Any) -> None:
        corner = _corner(event)
        if corner < 0 or event.key not in KEYS or event.ctrlKey or event.altKey or event.metaKey:
            return
        event.preventDefault()
        event.stopPropagation()  # the arrow keys of the board
        (across, down), step = KEYS[event.key], LARGE_STEP if event.shiftKey else STEP
        self._act("photo.move", corner, across * step, down * step)


def _corner(event: Any) -> int:
    """Return the number of an event's corner, -1 for none."""
    return int(getattr(event.target.dataset, "corner", "-1"))


KINDS = {"picture": draw}


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effect that opens a picture."""
    return {"take-picture": lambda file: open_picture(browser, file)}
