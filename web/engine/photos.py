"""Reads the puzzle in a picture; comes with OpenCV, since nobody needs it before."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Any, Protocol

import sudoku_core as sc
from sudoku_core.models.exports import PROGRAMS
from sudoku_core.photo import Image, Network, PhotoReading, Vision, network_model, read_plane

from .assets import loaded
from .plain import Extra, Post, message_data, size_of

if TYPE_CHECKING:
    from protocol import PhotoReply, PhotoRequest, ReadingData

HEAD = 20_000
"""So many characters of a program are told for reading."""
PLACES = 4


class Seeing(Vision, Protocol):
    """Looks at pictures as the browser has them, too."""

    def green(self, pixels: Any, columns: int, rows: int) -> Image:
        """The green plane of a picture of four bytes a pixel."""


class Eyes:
    """What looks at pictures, with the network that knows digits.

    Args:
        vision: who knows pictures.
    """

    def __init__(self, vision: Seeing) -> None:
        self.vision = vision
        self.network: Network = vision.network(network_model())


@dataclass(frozen=True, slots=True)
class Picture:
    """What the worker makes of the pixels of a request.

    Args:
        eyes: who looks at it.
        pixels: its bytes, four a pixel.
    """

    eyes: Eyes
    pixels: Any


def photo(request: PhotoRequest, post: Post, extra: Extra) -> PhotoReply:
    """Read the puzzle in a picture. The mend has a limit of its own, far below the request's."""
    picture: Picture = request["pixels"]
    vision, corners = picture.eyes.vision, request["corners"]

    def told(stage: Any) -> None:
        post({"kind": "looking", "id": request["id"], "stage": stage})

    with vision.scope():
        plane = vision.green(picture.pixels, request["width"], request["height"])
        try:
            found = read_plane(
                vision,
                picture.eyes.network,
                plane,
                corners=_quad(corners) if corners else None,
                upright=request["upright"],
                on_stage=told,
                extra=loaded(extra),
            )
        except sc.InputError as error:
            return _reply("no-grid", said=[message_data(error.message)])
    return _read(found)


def _quad(corners: list[list[float]]) -> Any:
    """Corners as the core has them; the page sends four."""
    return tuple([(x, y) for x, y in corners])


def _read(found: PhotoReading) -> PhotoReply:
    reading = found.reading
    program, texts = _program(found)
    return _reply(
        "read",
        corners=[list(corner) for corner in found.corners],
        text=sc.format_grid(reading.puzzle, "rules"),
        doubtful=list(reading.doubtful),
        second=list(reading.second),
        said=[message_data(reading.message)] if reading.message else [],
        program=program,
        texts=texts,
    )


def _program(found: PhotoReading) -> tuple[ReadingData, list[list[str]]]:
    """The program whose best answer the reading is, and its texts by file name."""
    reading = found.reading
    models = {
        formulation: found.program(formulation)
        for formulation in sc.models.export_formulations("lp")
    }
    written, texts = [], []
    for to, write in PROGRAMS.items():
        for formulation, model in models.items():
            text = write(model)
            written.append([to, formulation, text[:HEAD], len(text)])
            texts.append([f"reading-{formulation}.{to}", text])
    told: ReadingData = {
        "how": reading.outcome.value,
        "asked": reading.rounds,
        "loss": round(reading.loss, PLACES),
        "margin": round(reading.margin, PLACES),
        "choices": [
            [cell, [[digit, round(exp(log), PLACES)] for digit, log in shown]]
            for cell, shown in found.choices
        ],
        "cuts": len(reading.pairs) + len(reading.others),
        "full": size_of(models["full"]),
        "reduced": size_of(models["reduced"]),
        "written": written,
    }
    return told, texts


def _reply(status: Any, **known: Any) -> PhotoReply:
    """A reply, which has no more than is known."""
    nothing: PhotoReply = {
        "status": status,
        "corners": [],
        "text": "",
        "doubtful": [],
        "second": [],
        "said": [],
        "program": None,
    }
    return {**nothing, **known}  # type: ignore[typeddict-item]
