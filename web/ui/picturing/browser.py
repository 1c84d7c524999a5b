"""Drawings as pictures in pixels, saved or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..browser.attempt import attempt_promise

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.effects import Effects

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
"""Drawing and copying; a browser may accept a promised picture only right after a press."""


def effects(browser: Effects) -> dict[str, Callable[..., object]]:
    """Return the effects that save and copy an SVG drawing of a width and a height in pixels."""

    def save(name: str, svg: str, wide: int, high: int) -> None:
        def failed(*_reason: object) -> None:
            browser.act("share.download-failed")

        def saved(blob: Any) -> None:
            browser.download(name, blob, "share.download-failed", KIND)

        _tools.draw(svg, wide, high).then(saved, failed)

    def copy(svg: str, wide: int, high: int) -> None:
        def failed(*_reason: object) -> None:
            browser.act("picturing.not-copied")

        attempt_promise(failed, _tools, "copy", _tools.draw(svg, wide, high))

    return {"save": save, "copy": copy}
