"""README's picture shows the page as it is: ``python -m tests.bench picture`` takes it anew."""

from tests.bench.picture import CONTROLS, PICTURE, SIZE, controls, show


def test_the_controls_in_the_picture_are_those_of_the_page(sudoku):
    sudoku.page.set_viewport_size(SIZE)
    show(sudoku.page, sudoku.address)
    assert controls(sudoku.page) == CONTROLS.read_text(encoding="utf-8").splitlines()


def test_the_picture_has_the_size_at_which_the_controls_are_compared():
    head = PICTURE.read_bytes()[16:24]
    assert [int.from_bytes(head[:4]), int.from_bytes(head[4:])] == [*SIZE.values()]
