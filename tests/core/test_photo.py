"""From a picture to a puzzle: printed pages, photographed in many ways."""

from collections import Counter
from contextlib import contextmanager
from random import Random

import pytest

from sudoku_core import InputError, Puzzle, parse, solve
from sudoku_core.photo import Outcome, read_plane
from sudoku_core.photo.geometry import apart
from sudoku_core.photo.network import model
from sudoku_core.photo.opencv import OpenCV
from tests import pages
from tests.missing import missing
from tests.plain import CLASSIC, GUROBI, HARD, refusal

SIX = ".2..6..5.2....4...6...5.....21......"
EIGHT = ".......24..3.65..3..5.....8.....6...12..74.....83..54.7..7......"


@pytest.fixture(scope="module")
def vision():
    try:
        return OpenCV()
    except ImportError:
        missing("opencv-python-headless and NumPy")


@pytest.fixture
def read(vision):
    network = vision.network(model())

    def read(image, **options):
        return read_plane(vision, network, vision.small(image), **options)

    return read


def shown(reading):
    """Return what was read, a character a cell."""
    return "".join(str(digit or ".") for digit in reading.reading.grid.cells)


@pytest.mark.parametrize("name", pages.FONTS)
def test_what_is_printed_is_read(read, name):
    for seed, text in enumerate((CLASSIC, HARD, GUROBI)):
        image, matrix = pages.photo(pages.page(text, name=name), seed=seed)
        reading = read(image)
        assert shown(reading) == text
        assert reading.reading.unique
        assert reading.turn == 0
        factor = reading.size[0] / image.shape[1]
        expected = [(x * factor, y * factor) for x, y in pages.seen(pages.corners(), matrix)]
        assert apart(reading.corners, expected) < pages.PITCH * factor / 10


@pytest.mark.parametrize("size", [0.2, 0.3, 0.4, 0.85])
def test_digits_may_be_small_or_large(read, size):
    for quarters in (0, 3):
        image, _ = pages.photo(pages.page(HARD, size=size), quarters=quarters)
        reading = read(image)
        assert (shown(reading), reading.reading.sure) == (HARD, True)


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_a_photo_may_lie_on_any_side(read, quarters):
    image, _ = pages.photo(pages.page(CLASSIC), quarters=quarters)
    reading = read(image)
    assert (shown(reading), reading.turn) == (CLASSIC, quarters)
    (ax, ay), (bx, by), (cx, cy), _d = reading.corners
    along = {0: bx > ax, 1: by > ay, 2: bx < ax, 3: by < ay}  # where the puzzle's upper edge runs
    assert along[quarters]
    assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0  # as the clock goes


@pytest.mark.parametrize(
    "how",
    [
        {"lean": 0.12, "seed": 4},
        {"blur": 2.5, "noise": 8},
        {"shade": 150},
        {"lean": 0.0, "blur": 0.3, "noise": 0.0, "shade": 0},
    ],
)
def test_light_and_blur_do_little(read, how):
    assert shown(read(pages.photo(pages.page(HARD, thick=7), **how)[0])) == HARD


def test_a_screenshot_is_read_whether_dark_on_light_or_light_on_dark(read):
    image = pages.page(CLASSIC, thick=3, sentences=False)
    assert shown(read(image)) == CLASSIC
    assert shown(read(255 - image)) == CLASSIC


@pytest.mark.parametrize(
    ("pale", "dark", "margin"),
    [(200, False, pages.MARGIN), (232, True, pages.MARGIN), (30, False, 0), (200, True, 3)],
)
def test_screenshots_may_have_thin_pale_lines_and_be_cropped(read, pale, dark, margin):
    off, wide = pages.MARGIN - margin, 9 * pages.PITCH + 2 * margin
    image = pages.page(CLASSIC, name=pages.FONTS[2], thick=3, thin=1, pale=pale, sentences=False)
    image = image[off : off + wide + 1, off : off + wide + 1].repeat(2, 0).repeat(2, 1).copy()
    reading = read(255 - image if dark else image)
    assert (shown(reading), reading.reading.sure) == (CLASSIC, True)


def played(text, part, wrong, seed):
    """The entries of a player who has filled so much of what is blank, so many cells wrongly."""
    drawn, grid = Random(seed), solve(parse(text)).grid
    blank = [cell for cell, sign in enumerate(text) if sign == "."]
    cells = drawn.sample(blank, round(part * len(blank)))
    entries = {cell: grid.cells[cell] for cell in cells}
    return entries | {cell: entries[cell] % 9 + 1 for cell in cells[:wrong]}


@pytest.mark.parametrize(
    ("text", "part", "wrong"), [(CLASSIC, 0.1, 1), (HARD, 0.3, 1), (GUROBI, 0.6, 3), (HARD, 0.6, 0)]
)
def test_what_a_player_wrote_never_makes_another_puzzle(read, text, part, wrong):
    entries = played(text, part, wrong, 1)
    printed = "".join(str(entries.get(cell, sign)) for cell, sign in enumerate(text))
    reading = read(pages.photo(pages.page(text, entries=entries))[0])
    assert shown(reading) == printed
    assert reading.reading.changed == ()
    assert reading.reading.unique == (not wrong)


def test_faint_lines_and_many_digits_are_no_grid_of_six(read):
    entries = played(CLASSIC, 0.6, 2, 5)
    page = pages.page(CLASSIC, entries=entries, thick=3, thin=1, pale=175)
    reading = read(pages.photo(page, blur=1.6)[0])
    assert len(reading.reading.grid.cells) == 81
    assert reading.reading.outcome is Outcome.FILLED


def test_smaller_boards_are_read_too(read):
    image, _ = pages.photo(pages.page(SIX, 6, (2, 3)))
    assert shown(read(image)) == SIX
    assert shown(read(pages.page("1..2.3..4..1....", 4, (2, 2)))) == "1..2.3..4..1...."
    assert shown(read(pages.photo(pages.page(EIGHT, 8, (2, 4)))[0])) == EIGHT


@pytest.mark.parametrize(("side", "box"), [(10, (2, 5)), (25, (5, 5))])
def test_larger_boards_are_refused(read, side, box):
    large = "".join(Random(1).choice("..123456789") for _ in range(side * side))
    for page in (pages.page(large, side, box), pages.page(large, side, box, thin=1, pale=150)):
        for image in (page, pages.photo(page)[0]):
            assert refusal(read, image).code == "photo.side"
            assert refusal(read, image, board=Puzzle([0] * side**2)).code == "photo.side"


def test_a_crossword_is_no_small_sudoku(read):
    random, side = Random(1), 13
    numbers = "".join(random.choice("...1234") for _ in range(side * side))
    page = pages.page(numbers, side, (side, side), size=0.3)
    for cell in random.sample(range(side * side), 30):
        row, column = (pages.MARGIN + at * pages.PITCH for at in divmod(cell, side))
        page[row : row + pages.PITCH, column : column + pages.PITCH] = 20
    for image in (page, pages.photo(page)[0]):
        assert refusal(read, image).code == "photo.side"


def test_a_quarter_of_a_board_is_not_taken_for_the_whole(read):
    page = pages.page(EIGHT, 8, (4, 4))
    for image in (page, pages.photo(page)[0]):
        assert len(read(image).reading.grid.cells) == len(EIGHT)


def test_specks_hide_no_thin_lines(read):
    page = pages.page(HARD, thin=1, thick=2, pale=120)
    assert shown(read(pages.photo(page, noise=40, shade=120)[0])) == HARD


def test_the_board_may_be_another_than_the_usual_one(read):
    image, _ = pages.photo(pages.page(CLASSIC))
    board = parse("." * 81 + ";diagonals")
    reading = read(image, board=board)
    assert reading.reading.puzzle.rules == board.rules
    assert not reading.reading.unique
    assert refusal(read, image, board=Puzzle([0] * 36)).code == "photo.board"


def test_a_wrong_entry_stays_as_it_is(read):
    filled = "534678912672195348198342567859761423426853791713924856" + "." * 26 + "6"
    reading = read(pages.photo(pages.page(filled))[0])
    assert shown(reading) == filled
    assert (reading.reading.outcome, reading.reading.changed) == (Outcome.FILLED, ())


def test_corners_may_be_told(read):
    image, _ = pages.photo(pages.page(CLASSIC, sentences=False), quarters=1)
    first = read(image)
    near = tuple((x + 6, y - 6) for x, y in first.corners)
    again = read(image, corners=near, upright=True)
    assert (shown(again), again.turn) == (CLASSIC, 0)
    assert apart(first.corners, again.corners) < 2
    turned = read(image, corners=(*near[2:], *near[:2]))
    assert (shown(turned), turned.turn) == (CLASSIC, 2)
    far = [(x * 1e9, y * 1e9) for x, y in near]
    for corners in ([(0, 0), (9, 9), (18, 18), (0, 9)], near[:3], [*near, (0, 0)], far):
        assert refusal(read, image, corners=corners).code == "photo.corners"


def test_what_is_no_grid_is_refused(read):
    import numpy as np

    noise = np.random.default_rng(1).integers(0, 256, (700, 900), np.uint8)
    blank = np.full((300, 200), 200, np.uint8)
    frame = pages.page("", 1, (1, 1))
    specks = np.full((9, 3), 255, np.uint8)
    specks[::3] = specks[:, ::3] = 0
    for image in (noise, blank, blank[:1, :1], specks, frame, pages.photo(frame)[0]):
        assert refusal(read, np.ascontiguousarray(image)).code == "photo.no-grid"


class Counting:
    """Another vision, whose calls are counted, and whose pictures are gone once a scope ends."""

    def __init__(self, vision):
        self.vision, self.calls, self.open, self.gone = vision, Counter(), [[]], set()

    @contextmanager
    def scope(self):
        self.open.append([])
        yield
        self.gone |= {id(image) for image in self.open.pop()}

    def __getattr__(self, name):
        operation = getattr(self.vision, name)

        def counted(*given):
            assert not any(id(argument) in self.gone for argument in given), name
            self.calls[name] += 1
            result = operation(*given)
            if hasattr(result, "shape"):
                self.open[-1].append(result)
                self.kept = [*getattr(self, "kept", []), result]  # so that no other has its id
            return result

        return counted


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("lines", [False, True])
def test_pictures_are_freed_and_there_are_few_calls(vision, light, lines):
    counting = Counting(vision)
    image, matrix = pages.photo(pages.page(CLASSIC))
    corners = tuple(map(tuple, pages.seen(pages.corners(), matrix)))
    plane = vision.negative(image) if light else image
    network = vision.network(model())
    reading = read_plane(counting, network, plane, corners=corners if lines else None)
    assert shown(reading) == CLASSIC
    assert counting.open == [[]]
    assert counting.calls.total() < (600 if light else 200)
    assert counting.calls["minus"] == (2 if light else 1)  # the darkness, which takes long


def test_what_comes_next_is_told(read):
    stages = []
    read(pages.photo(pages.page(CLASSIC))[0], on_stage=stages.append)
    assert stages == ["grid", "digits", "mend"]
    with pytest.raises(InputError):
        read(pages.page("", 1, (1, 1)), on_stage=stages.append)
    assert stages[3:] == ["grid"]
