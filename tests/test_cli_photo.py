"""The command ``read``, and photos as files."""

import builtins
import json

import pytest

from sudoku_core import Message, SolverError, parse
from sudoku_core.photo import read_photo
from tests import pages, test_cli
from tests.plain import CLASSIC, HARD, Z3, refusal

sudoku = test_cli.sudoku


@pytest.fixture
def picture(tmp_path):
    """Writes a photo of a page with a puzzle; gives the name of the file."""

    def picture(text, name="photo.png", options=(), **how):
        image, _ = pages.photo(pages.page(text), **how)
        return pages.save(tmp_path / name, image, **dict(options))

    return picture


def test_a_photo_is_read_as_a_line(sudoku, picture):
    assert sudoku("read", picture(CLASSIC)) == (0, [CLASSIC], [])
    status, out, _ = sudoku("read", "--style", "matrix", picture(HARD, "other.jpg", quarters=3))
    assert (status, parse("\n".join(out))) == (0, parse(HARD))


def test_what_has_several_solutions_is_told(sudoku, picture):
    status, out, err = sudoku("read", picture(Z3))
    assert (status, out) == (1, [Z3])
    assert err[0].startswith("sudoku: What was read has more than one solution.")


def test_a_reading_as_data(sudoku, picture):
    status, out, err = sudoku("read", "--json", picture(CLASSIC, quarters=1))
    data = json.loads(out[0])
    assert (status, err) == (0, [])
    assert (data["puzzle"], data["how"], data["turn"]) == (CLASSIC, "read", 1)
    assert data["sure"] is data["unique"] is True
    assert data["doubtful"] == {}
    assert data["changed"] == []
    assert data["score"] > 0.5
    places = ";".join(f"{x},{y}" for x, y in data["corners"])
    again = json.loads(
        sudoku("read", "--json", "--corners", places, picture(CLASSIC, quarters=1))[1][0]
    )
    assert again["puzzle"] == CLASSIC


def test_the_program_is_written(sudoku, picture):
    name = picture(CLASSIC)
    status, out, err = sudoku("read", "--to", "lp", name)
    assert (status, err, out[0][0], out[-1]) == (0, [], "\\", "End")
    assert "Maximize" in out
    data = json.loads(sudoku("read", "--to", "mps", "--form", "reduced", "--json", name)[1][0])
    assert (data["puzzle"], data["to"], data["program"][:5]) == (CLASSIC, "mps", "* Sud")


def test_several_photos_come_in_their_order(sudoku, picture, tmp_path):
    none = tmp_path / "none.png"
    words = tmp_path / "words.jpg"
    words.write_text("no picture")
    blank = pages.save(tmp_path / "blank.png", pages.page("", 1, (1, 1)))
    status, out, err = sudoku(
        "read", picture(CLASSIC), str(none), str(words), blank, picture(HARD, "hard.png")
    )
    assert (status, out) == (2, [CLASSIC, "", "", "", HARD])
    assert err[:2] == [
        f"sudoku: {none} cannot be read: No such file or directory.",
        f"sudoku: {words} is not a picture that can be opened.",
    ]
    assert err[2].startswith(f"sudoku: {blank}: No grid was found.")
    data = json.loads(sudoku("read", "--json", str(words))[1][0])
    assert data == {"file": str(words), "error": f"{words} is not a picture that can be opened."}


def test_a_solver_that_breaks_is_an_error_at_its_place(sudoku, picture, monkeypatch):
    first, second, third = picture(CLASSIC), picture(HARD, "hard.png"), picture(Z3, "z3.png")

    def reading(name, **options):
        if name == second:
            raise SolverError(Message("solver.broke", solver="HiGHS", reason="no memory"))
        return read_photo(name, **options)

    monkeypatch.setattr("sudoku_core.cli.read.read_photo", reading)
    status, out, err = sudoku("read", first, second, third)
    assert (status, out) == (4, [CLASSIC, "", Z3])
    assert err[0] == f"sudoku: {second}: HiGHS broke: no memory"
    status, out, _ = sudoku("read", "--json", second, first)
    assert status == 4
    assert [json.loads(line).get("error") for line in out] == ["HiGHS broke: no memory", None]


def test_the_blocks_may_be_those_of_another_puzzle(sudoku, picture, tmp_path):
    board = tmp_path / "board.txt"
    board.write_text("." * 81 + ";diagonals")
    status, out, _ = sudoku("read", "--like", str(board), picture(CLASSIC))
    assert (status, out[0].partition(";")[0]) == (1, CLASSIC)
    board.write_text("1")
    assert sudoku("read", "--like", str(board), picture(CLASSIC))[0] == 2


def test_what_is_transparent_is_white(tmp_path):
    import numpy as np

    image, _ = pages.photo(pages.page(CLASSIC))
    seen = np.dstack([np.zeros((*image.shape, 3), np.uint8), 255 - image])
    for name in ("clear.png", "clear.webp"):
        assert read_photo(pages.save(tmp_path / name, seen)).reading.puzzle == parse(CLASSIC)


def test_a_file_is_named_once_where_it_cannot_be_read(sudoku, tmp_path, monkeypatch):
    pages.save(tmp_path / "grid", pages.page("", 1, (1, 1)), format="PNG")
    monkeypatch.chdir(tmp_path)
    _, _, err = sudoku("read", "grid", "none")  # "grid" is a word of the sentence, too
    assert err[0].startswith("sudoku: grid: No grid was found")
    assert err[1] == "sudoku: none cannot be read: No such file or directory."
    assert refusal(read_photo, "a\0b").code == "photo.file"


@pytest.mark.parametrize("corners", ["1,2;3,4", "1,2;3,4;5,6;x,8", "0,0;9,9;18,18;0,9"])
def test_corners_that_are_none_are_refused(sudoku, picture, corners):
    status, out, err = sudoku("read", "--corners", corners, picture(CLASSIC))
    assert (status, len(err)) == (2, 1)
    assert out in ([], [""])


def test_a_photo_of_twelve_megapixels_is_read_as_the_camera_was_held(picture, tmp_path):
    import cv2
    from PIL import Image

    image, matrix = pages.photo(pages.page(CLASSIC), noise=2)
    large = cv2.resize(image, (3000, 4000), interpolation=cv2.INTER_LINEAR)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned as the clock goes
    name = pages.save(
        tmp_path / "large.jpg", cv2.rotate(large, cv2.ROTATE_90_COUNTERCLOCKWISE), exif=exif
    )
    reading = read_photo(name)
    assert (reading.turn, reading.size) == (0, (3000, 4000))
    assert reading.reading.puzzle == parse(CLASSIC)
    across, down = 3000 / image.shape[1], 4000 / image.shape[0]
    expected = [(x * across, y * down) for x, y in pages.seen(pages.corners(), matrix)]
    for (x, y), (u, v) in zip(reading.corners, expected):
        assert abs(x - u) < 20
        assert abs(y - v) < 20
    again = read_photo(name, corners=reading.corners, upright=True)
    assert again.reading.puzzle == parse(CLASSIC)
    for (x, y), (u, v) in zip(reading.corners, again.corners):
        assert abs(x - u) < 1
        assert abs(y - v) < 1


def test_who_has_no_opencv_is_told_what_brings_it(monkeypatch, sudoku, tmp_path):
    known = builtins.__import__

    def without(name, *given, **named):
        if name == "cv2":
            raise ImportError(name)
        return known(name, *given, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    assert refusal(read_photo, tmp_path / "photo.jpg").code == "photo.missing"
    assert sudoku("read", "photo.jpg")[0] == 2


def test_the_help_says_what_is_needed(sudoku):
    assert "sudoku-core[photo,highs]" in "".join(sudoku("read", "--help")[1])
