"""Test the leaf about the program that read a photo: its choices, and its text."""

import pytest

from tests.ui.driver import reply, run, shown
from tests.ui.test_photo import READ, finished, reading_state
from tests.ui.test_views_follow import PROGRAM
from tests.ui.test_words import words_of
from ui.model import FEATURE as MODEL
from ui.reading import FEATURE

LEAF = (("tabs.open", "model"), ("model.leaf", "reading"))
FILES = [["reading-full.lp", "all of it"], ["reading-full.mps", "NAME"]]


def read(**changes):
    """Return a state with a photo that was read, and the leaf about its program open."""
    state = reading_state()
    values = {**READ, "program": {**PROGRAM, **changes}, "texts": FILES}
    return run(state, reply(state.job.number, **values), *LEAF)[0]


def leaf(state, language="en"):
    return shown(FEATURE, state, words_of(language))


def test_there_is_no_such_leaf_without_a_photo():
    assert leaf(finished()) == {}
    state = run(finished(), ("tabs.open", "model"))[0]
    assert leaf(state) == {("leaf-reading", "hidden"): True}
    state = run(state, ("model.leaf", "reading"))[0]  # as a reload may bring it back
    leaf_view = leaf(state)
    assert leaf_view["leaf-reading", "hidden"] is False
    assert leaf_view["reading-summary", "textContent"].startswith(
        "The puzzle on the board was not read"
    )


def test_what_a_cell_may_show_and_how_large_the_program_is():
    leaf_view = leaf(read())
    assert leaf_view["leaf-reading", "hidden"] is False
    assert leaf_view["reading-choices-rows", "rows"] == (("R1C1", "1: 60.0 % · blank: 40.0 %"),)
    assert leaf_view["reading-sizes-rows", "rows"][0] == ("variables", "8", "8")
    assert leaf_view["reading-sizes-rows", "rows"][-1][1:] == ("3", "3")
    assert "<mi>ln</mi>" in leaf_view["reading-math", "innerHTML"]
    assert shown(MODEL, read(), words_of("en"))["leaf-panel-reading", "hidden"] is False


def test_the_percentages_of_a_cell_add_up_to_100():
    leaf_view = leaf(read(choices=[[0, [[1, 0.9795], [0, 0.0205]]], [1, [[2, 0.9], [7, 0.0504]]]]))
    assert leaf_view["reading-choices-rows", "rows"] == (
        ("R1C1", "1: 98.0 % · blank: 2.0 %"),
        ("R1C2", "2: 90.0 % · 7: 5.0 % · other: 5.0 %"),
    )


def test_the_variables_of_what_is_read_are_a_part_of_the_size():
    rows = leaf(read())["reading-sizes-rows", "rows"]
    assert rows[1] == ("of these, g (what is read)", "8", "8")


@pytest.mark.parametrize("language", ["en", "pt", "es"])
@pytest.mark.parametrize("how", ["read", "mended", "far", "filled", "unsettled"])
def test_how_it_went_is_said(how, language):
    text = leaf(read(outcome=how), language)["reading-summary", "textContent"]
    others = [other for other in ("read", "mended", "far") if other != how]
    assert text not in [
        leaf(read(outcome=other), language)["reading-summary", "textContent"] for other in others
    ]
    if how == "mended":
        assert "1.65" in text  # the power of e


def test_the_program_is_copied_and_downloaded_as_one_chose():
    state = read()
    assert leaf(state)["reading-text", "value"] == "Maximize"
    assert "90" in leaf(state)["reading-note", "textContent"]  # characters of which 8 show
    state, effects = run(state, ("reading.copy",))
    assert effects == [("copy", "all of it", "reading.copy-failed")]
    assert leaf(state)["reading-note", "textContent"] == "Text copied"
    state, effects = run(state, ("reading.to", "mps"), ("reading.download",))
    assert effects == [("download", "reading-full.mps", "NAME", "reading.download-failed")]
    assert leaf(state)["reading-note", "textContent"].endswith("reading-full.mps")
    state, effects = run(state, ("reading.download-failed",))
    assert "not allow" in leaf(state)["reading-note", "textContent"]
    state, effects = run(state, ("reading.form", "reduced"), ("reading.copy",))
    assert effects == []  # the engine wrote none


def test_the_game_has_the_program_and_another_puzzle_has_not():
    state = run(read(), ("opening.drop", "1" + "." * 80))[0]
    assert leaf(state)["reading", "hidden"] is True
    played = run(read(), ("entering.start",))[0]
    assert leaf(played)["reading", "hidden"] is False
