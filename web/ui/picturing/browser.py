"""Drawings become pictures in pixels: to be saved, or for the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .attempt import attempt

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

KIND = "image/png"
_tools = js.Function.new(
    """
    const blobs = "image/png";
    return {
      draw: (svg, wide, high) => new Promise((done, failed) => {
        const image = new Image();
        image.onerror = failed;
        image.onload = () => {
          try {
            const canvas = document.createElement("canvas");
            canvas.width = wide;
            canvas.height = high;
            const on = canvas.getContext("2d");
            on.fillStyle = "#fff";
            on.fillRect(0, 0, wide, high);
            on.drawImage(image, 0, 0, wide, high);
            canvas.toBlob((blob) => (blob ? done(blob) : failed()), blobs);
          } catch (error) { failed(error); }
        };
        image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
      }),
      copy: (drawing) =>
        navigator.clipboard.write([new ClipboardItem({ [blobs]: drawing })]),
    };
    """
)()
"""A browser may want the picture promised to the clipboard while the press of a button is fresh."""


def save(act: Callable[..., None], download: Callable[..., None], *picture: Any) -> None:
    """Save a picture.

    Args:
        act: takes an action.
        download: takes a name, and what is saved.
        picture: the name, the drawing as SVG, how wide and how high.
    """
    name, svg, wide, high = picture

    def failed(*_reason: object) -> None:
        act("share.download-failed")

    def saved(blob: Any) -> None:
        download(name, blob, "share.download-failed", KIND)

    _tools.draw(svg, wide, high).then(saved, failed)


def copy(act: Callable[..., None], svg: str, wide: int, high: int) -> None:
    """A picture goes to the clipboard.

    Args:
        act: takes an action.
        svg: the drawing.
        wide: how many pixels.
        high: likewise.
    """

    def failed(*_reason: object) -> None:
        act("picturing.not-copied")

    copying, refused = attempt(_tools, "copy", _tools.draw(svg, wide, high))
    if refused:
        failed()
    else:
        copying.catch(failed)
