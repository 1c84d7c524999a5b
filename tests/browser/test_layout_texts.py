"""Test that texts have room, and that rooms are in line with the board."""

from __future__ import annotations

import pytest

from tests.boards import DATA
from tests.browser.conftest import Sudoku
from tests.browser.test_layout import BOARDS, BOXES, CUT, OUTSIDE, languages_of_a_hint
from tests.ui.test_words import words_of


def test_a_killers_hint_fits_a_projector(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 1280, "height": 720})
    killer = (DATA / "killers.txt").read_text("utf-8").splitlines()[1]
    page = sudoku.open(f"#p={killer.split()[0]}").ready().page
    for language in languages_of_a_hint(sudoku):
        assert page.evaluate(CUT, ["#hint-body"]) == [], language
        assert page.evaluate(OUTSIDE, ["#hint-room"]) == [], language


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("reservation", ["", ".partly"])
def test_what_check_says_has_room_on_a_phone(phone: Sudoku, width: int, reservation: str) -> None:
    phone.page.set_viewport_size({"width": width, "height": 780})
    page = phone.open(f"#p={BOARDS[1]}").page
    places = [(row, row) for row in range(1, 7)]
    right, many = "check.right" + reservation, {"count": 47, "cells": places[:1]}
    wrong, one = ("check.wrong", {"count": 6, "cells": places}), {"count": 1, "cells": places[:1]}
    lacking = ("check.notes-wrong", many)
    cases = (
        ((right, many), lacking),
        ((right, many), ("check.notes-too", {})),
        (("check.wrong", one), lacking),
        (("check.wrong", one), ("check.notes-wrong", one)),
        (wrong,),
        (("check.corners", {}),),
        (("check.notes-several" + reservation, {}),),
    )
    for language in ("pt", "es", "en"):
        words = words_of(language)
        for sentences in cases:
            text = " ".join([words(code, values) for code, values in sentences])
            phone.status.evaluate("(status, text) => { status.textContent = text; }", text)
            assert page.evaluate(CUT, ["#status"]) == [], text


def test_the_rooms_of_a_tablet_are_as_wide_as_its_board(sudoku: Sudoku) -> None:
    sudoku.page.set_viewport_size({"width": 820, "height": 1180})
    boxes = sudoku.open(f"#p={BOARDS[1]}").page.evaluate(
        BOXES, ["#board", "h1", "#open-menu", "#status", "#timer", "#keypad", "#solve", ".tabs"]
    )
    left, right = boxes["#board"][0], boxes["#board"][2]
    assert {boxes[name][0] for name in ("h1", "#status", "#keypad", ".tabs")} == {left}
    assert {boxes[name][2] for name in ("#open-menu", "#timer", "#solve", ".tabs")} == {right}
