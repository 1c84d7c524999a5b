"""Reading of the puzzle in a picture; this module is fetched together with OpenCV."""

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
"""Number of characters of a program in the reply."""
PLACES = 4
"""Decimals of the figures."""


class PixelVision(Vision, Protocol):
    """A ``Vision`` that takes the browser's pixels, too."""

    def green(self, pixels: Any, columns: int, rows: int) -> Image:
        """Return the green plane of a picture of four bytes per pixel."""


class PhotoReader:
    """Image processing, and the network that recognises digits.

    Args:
        vision: the image processing.
    """

    def __init__(self, vision: PixelVision) -> None:
        self.vision = vision
        self.network: Network = vision.network(network_model())


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a request.

    Args:
        reader: reads the picture.
        pixels: four bytes per pixel.
    """

    reader: PhotoReader
    pixels: Any


def photo(request: PhotoRequest, post: Post, extra: Extra) -> PhotoReply:
    """Read the puzzle in a picture. The mending has its own time limit, far below the request's."""
    picture: Picture = request["pixels"]
    vision, corners = picture.reader.vision, request["corners"]

    def post_stage(stage: Any) -> None:
        post({"kind": "photo-stage", "id": request["id"], "stage": stage})

    with vision.scope():
        plane = vision.green(picture.pixels, request["width"], request["height"])
        try:
            result = read_plane(
                vision,
                picture.reader.network,
                plane,
                corners=_quad(corners) if corners else None,
                upright=request["upright"],
                on_stage=post_stage,
                extra=loaded(extra),
            )
        except sc.InputError as error:
            return _reply("no-grid", messages=[message_data(error.message)])
    return _read_reply(result)


def _quad(corners: list[list[float]]) -> Any:
    """Return the page's four corners as the core's type."""
    return tuple([(x, y) for x, y in corners])


def _read_reply(result: PhotoReading) -> PhotoReply:
    reading = result.reading
    program, texts = _program(result)
    return _reply(
        "read",
        corners=[list(corner) for corner in result.corners],
        text=sc.format_grid(reading.puzzle, "rules"),
        doubtful=list(reading.doubtful),
        alternatives=list(reading.second),
        messages=[message_data(reading.message)] if reading.message else [],
        program=program,
        texts=texts,
    )


def _program(result: PhotoReading) -> tuple[ReadingData, list[list[str]]]:
    """Return the integer program of the reading, and its texts with their file names."""
    reading = result.reading
    models = {
        formulation: result.program(formulation)
        for formulation in sc.models.export_formulations("lp")
    }
    previews, texts = [], []
    for name, write in PROGRAMS.items():
        for formulation, model in models.items():
            text = write(model)
            previews.append([name, formulation, text[:HEAD], len(text)])
            texts.append([f"reading-{formulation}.{name}", text])
    data: ReadingData = {
        "outcome": reading.outcome.value,
        "rounds": reading.rounds,
        "loss": round(reading.loss, PLACES),
        "margin": round(reading.margin, PLACES),
        "choices": [
            [cell, [[digit, round(exp(log), PLACES)] for digit, log in digits]]
            for cell, digits in result.choices
        ],
        "cuts": len(reading.pairs) + len(reading.others),
        "full": size_of(models["full"]),
        "reduced": size_of(models["reduced"]),
        "previews": previews,
    }
    return data, texts


def _reply(status: Any, **fields: Any) -> PhotoReply:
    """Return a reply with these fields; the others are empty."""
    empty: PhotoReply = {
        "status": status,
        "corners": [],
        "text": "",
        "doubtful": [],
        "alternatives": [],
        "messages": [],
        "program": None,
    }
    return {**empty, **fields}  # type: ignore[typeddict-item]
