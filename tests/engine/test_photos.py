"""Pictures are read by the engine, and in the page as natively."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from engine.photos import PhotoReader, Picture
from sudoku_core import format_grid, parse
from sudoku_core.photo import read_plane
from sudoku_core.photo.geometry import apart
from sudoku_core.photo.opencv import OpenCV
from tests import pages
from tests.engine.asking import all_of
from tests.missing import missing
from tests.plain import CLASSIC
from tests.seeing import looking

STAGES = ["grid", "digits", "mend"]


class Native(OpenCV):
    """OpenCV, given pictures as a browser has them."""

    def green(self, pixels: bytes, columns: int, rows: int) -> Any:
        """Return the green plane of a picture of four bytes per pixel."""
        return pages.np.frombuffer(pixels, "uint8").reshape(rows, columns, 4)[:, :, 1].copy()


@pytest.fixture(scope="module")
def reader() -> PhotoReader:
    try:
        return PhotoReader(Native())
    except ImportError:
        missing("opencv-python-headless and NumPy")
        raise


def photo() -> tuple[Any, Any]:
    """Return a photo of a page with a puzzle, and the corners of the grid."""
    image, matrix = pages.photo(pages.page(CLASSIC, sentences=False))
    return image, pages.seen(pages.corners(), matrix)


def ask(reader: PhotoReader, plane: Any, **more: Any) -> tuple[list[str], dict[str, Any]]:
    """Return the reported stages, and the reply."""
    np = pages.np
    pixels = np.dstack([255 - plane, plane, plane, np.full_like(plane, 255)]).tobytes()
    rows, columns = plane.shape
    request = {"corners": None, "upright": False, "time_limit": 30, **more}
    events, reply = all_of(
        "photo", pixels=Picture(reader, pixels), width=columns, height=rows, **request
    )
    return [event["stage"] for event in events], reply


def test_a_puzzle_is_read_from_a_picture(reader: PhotoReader) -> None:
    plane, corners = photo()
    stages, reply = ask(reader, plane)
    assert stages == STAGES
    assert (reply["status"], reply["messages"]) == ("read", [])
    assert reply["text"] == format_grid(parse(CLASSIC), "rules")
    assert apart(reply["corners"], corners) < 4
    assert len(reply["alternatives"]) == 81
    program = reply["program"]
    assert (program["outcome"], program["rounds"], program["cuts"]) == ("read", 0, 0)
    assert program["full"]["variables"] == 2 * 729
    texts = dict(reply["texts"])
    assert "\nMaximize\n" in texts["reading-full.lp"]
    assert [text[:2] for text in program["previews"]] == [
        [to, formulation] for to in ("lp", "mps") for formulation in ("full", "reduced")
    ]
    assert [text[3] for text in program["previews"]] == [len(text) for text in texts.values()]


def test_corners_and_the_side_that_is_up_are_as_one_says(reader: PhotoReader) -> None:
    plane, corners = photo()
    turned = corners[1:] + corners[:1]
    _, reply = ask(reader, plane, corners=turned, upright=False)
    assert reply["text"] == format_grid(parse(CLASSIC), "rules")
    assert apart(reply["corners"], corners) < 4
    _, reply = ask(reader, plane, corners=turned, upright=True)
    assert apart(reply["corners"], turned) < 4


@pytest.mark.parametrize(
    ("more", "code"),
    [({}, "photo.no-grid"), ({"corners": [[0, 0], [9, 9], [20, 20], [50, 50]]}, "photo.corners")],
)
def test_why_nothing_is_read_is_said(reader: PhotoReader, more: dict[str, Any], code: str) -> None:
    _, reply = ask(reader, pages.np.full((300, 400), 200, "uint8"), **more)
    assert (reply["status"], reply["text"]) == ("no-grid", "")
    assert [message["code"] for message in reply["messages"]] == [code]


def test_the_page_sees_what_is_seen_natively(
    reader: PhotoReader, page: Page, site: str, dist: Path, tmp_path: Path
) -> None:
    picture = Path(pages.save(tmp_path / "photo.png", photo()[0])).read_bytes()
    with looking(page, site, dist) as eye:
        seen, again = eye(picture), eye(picture)
    assert seen.kinds[:2] == ["fetching", "fetched"]
    assert again.kinds[0] == "photo-stage"
    assert seen.reply == again.reply
    assert seen.reply["text"] == format_grid(parse(CLASSIC), "rules")
    columns, rows = seen.size
    same = pages.np.frombuffer(seen.green, "uint8").reshape(rows, columns)
    reading = read_plane(reader.vision, reader.network, same)
    for row, other in zip(seen.likelihoods, reading.likelihoods, strict=True):
        assert [*map(exp, row)] == pytest.approx([*map(exp, other)], abs=0.02)
