"""Pictures that come as files, no larger than is needed; and the corners that are drawn on them."""

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
"""Pixels of the longer side: enough to read the digits of the largest grid."""
STEP, STRIDE = 0.004, 0.03
"""How far an arrow key moves a corner, and with Shift, as parts of the picture."""
KEYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
BOUND = "true"
_shrunk = js.Function.new(
    """
    return async (blob, longest) => {
      const how = { resizeWidth: longest, resizeQuality: "high" };
      const bitmap = await createImageBitmap(blob, how);
      const part = longest / Math.max(bitmap.width, bitmap.height);
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(bitmap.width * part));
      canvas.height = Math.max(1, Math.round(bitmap.height * part));
      const on = canvas.getContext("2d", { willReadFrequently: true });
      on.fillStyle = "#fff";
      on.fillRect(0, 0, canvas.width, canvas.height);
      on.imageSmoothingQuality = "high";
      on.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      return on.getImageData(0, 0, canvas.width, canvas.height);
    };
    """
)()
"""The browser makes a picture smaller while it decodes it: none is a canvas of its full size."""


def open_picture(browser: Effects, file: Any) -> None:
    """Open a picture; an action takes its number, or the reason why there is none.

    Args:
        browser: has the state and takes actions.
        file: a blob, or one with a name.
    """
    act = browser.act
    _listen(act)
    act("photo.coming")

    def came(image: Any) -> None:
        photo = browser.state().part(Photo)
        number = PICTURES.add(image, (photo.picture, photo.seen))
        act("photo.came", number, image.width, image.height)

    def lost(*_reason: object) -> None:
        name = f"{file.type} {getattr(file, 'name', '')}".lower()
        heic = "heic" in name or "heif" in name
        act("photo.lost", "camera.lost.heic" if heic else "camera.lost.broken")

    _shrunk(file, LONGEST).then(came, lost)


def draw(canvas: Any, number: int) -> None:
    """Draw a picture on a canvas.

    Args:
        canvas: the element.
        number: of the picture; 0 for none.
    """
    image = PICTURES.image(number)
    if not image:
        return
    canvas.width, canvas.height = image.width, image.height
    attempt(canvas.getContext("2d"), "putImageData", image, 0, 0)


def _listen(act: Callable[..., None]) -> None:
    """The corners follow pointers and arrow keys, from the first picture on."""
    stage = js.document.getElementById("photo-stage")
    if getattr(stage.dataset, "bound", "") == BOUND:
        return
    stage.dataset.bound = BOUND
    Corners(act, stage)


class Corners:
    """Moves the corners of the grid: each by so much as a pointer moves, or by an arrow key.

    Args:
        act: takes an action.
        stage: what holds the picture.
    """

    def __init__(self, act: Callable[..., None], stage: Any) -> None:
        self._act = act
        self._stage = stage
        self._last: tuple[float, float] | None = None  # where the pointer was
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
        event.stopPropagation()  # they do not walk on the board
        (across, down), far = KEYS[event.key], STRIDE if event.shiftKey else STEP
        self._act("photo.move", corner, across * far, down * far)


def _corner(event: Any) -> int:
    """The number of the corner that an event is about, -1 for none."""
    return int(getattr(event.target.dataset, "corner", "-1"))


KINDS = {"picture": draw}


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effect that opens a picture."""
    return {"take-picture": lambda file: open_picture(browser, file)}
