"""Test the drawing of a hint, its legend, and the contents and labels of cells."""

import re

import pytest

import sudoku_core as sc
from engine.hinting import step_data
from sudoku_core.drawing import curves, steps
from sudoku_core.drawing.glyphs import glyph
from sudoku_core.drawing.layouts import texts_of
from sudoku_core.drawing.outlines import outline
from sudoku_core.drawing.spots import Spots
from tests.ui.driver import run, shown
from tests.ui.test_hinting import pressed, state_of
from ui.board.cells import Look, look, scene
from ui.board.labels import Labeller
from ui.drawing import legend
from ui.drawing.parts import fillings, parts
from ui.features import FEATURES, hinting
from ui.hinting.state import Hint

POINTING = "100007090030020008009600500005300900010080002600004000300000010040000007007000300"
PUZZLE = sc.parse(POINTING)
LAYOUT = PUZZLE.layout
EMPTY, ALL = (0,) * 81, (511,) * 81


def made(roles=(), chain=(), proof=(), eliminates=(), places=(), rests_on=(), technique="fish"):
    """Return a step as it crosses from the engine, for drawing."""
    return {
        "technique": technique,
        "rating": 3.0,
        "places": [list(place) for place in places],
        "eliminates": [list(place) for place in eliminates],
        "roles": [
            {"name": n, "candidates": [list(c) for c in candidates]} for n, candidates in roles
        ],
        "chain": [
            {"start": [list(c) for c in s], "end": [list(c) for c in e], "strong": strong}
            for s, e, strong in chain
        ],
        "proof": [{"name": name, "times": times} for name, times in proof],
        "rests_on": list(rests_on),
        "details": [],
        "argument": [],
    }


FISH = made(
    roles=[("base", [(0, 5), (4, 5), (36, 5), (40, 5)]), ("cover", [(18, 5)])],
    proof=[
        ("row1_digit5", "-1"),
        ("row5_digit5", "-1"),
        ("column1_digit5", "1"),
        ("column5_digit5", "1"),
    ],
    eliminates=[(18, 5)],
)
CHAIN = made(
    roles=[("off", [(0, 1)]), ("on", [(8, 1), (7, 1)])],
    chain=[([(0, 1)], [(7, 1), (8, 1)], True), ([(7, 1), (8, 1)], [(62, 1)], False)],
    eliminates=[(62, 1)],
)


def eliminating():
    """Return a puzzle that is played so far that the next step eliminates candidates."""
    state = sc.Board(PUZZLE, [0] * 81).candidates
    for step in sc.steps(state):
        if step.eliminates:
            break
        state = sc.hints.applied(state, step)
    given = PUZZLE.givens.cells
    return state_of(entries=bytes([0 if given[c] else state.placed[c] for c in range(81)]))


def classes(svg):
    """Return how often each class is in a drawing."""
    matches = re.findall(r'class="([^"]*)"', svg)
    return {name: matches.count(name) for name in matches}


def test_a_fish_is_lines_along_its_bases_and_others_along_its_covers():
    svg = steps.whole_step(LAYOUT, FISH, EMPTY, ALL)
    drawn = classes(svg)
    lines = re.findall(r'class="(\w+)-line" d="[^"]*([LV])', svg)
    assert lines == [("base", "L")] * 2 + [("cover", "V")] * 2
    # From candidate to candidate, not along the edges of the cells.
    for x, y, u, v in re.findall(r'"base-line" d="M(\S+) (\S+)L(\S+) (\S+)"', svg):
        assert float(x) < float(u)
        assert float(y) == float(v) != round(float(y), -2)
    assert drawn["base-line"] == 2
    assert drawn["cover-line"] == 2
    assert drawn["part base"] == 4
    assert drawn["part goes"] == 1
    assert "part cover" not in drawn  # that it goes says more


def test_a_chain_is_curves_that_tell_strong_links_from_weak_ones_and_go_around_groups():
    drawn = classes(steps.whole_step(LAYOUT, CHAIN, EMPTY, ALL))
    assert (drawn["strong"], drawn["weak"], drawn["around"]) == (1, 1, 1)
    assert drawn["part on"] == 2
    assert "base-line" not in drawn
    assert curves.groups(CHAIN["chain"], [[[7, 1], [8, 1], [8, 2]]]) == []
    paths = r'class="(strong|weak)" d="M(\S+) \S+ *Q\S+ \S+ (\S+)'
    (strong, weak) = re.findall(paths, steps.whole_step(LAYOUT, CHAIN, EMPTY, ALL))
    assert (strong[0], weak[0]) == ("strong", "weak")
    assert float(strong[2]) < 800 < float(weak[1])  # each from or to the nearest of the group


def test_a_curve_goes_past_digits_that_stand_between_its_ends():
    between = bytes([0] * 4 + [9] + [0] * 76)
    ends, fives = [[0, 5], [8, 5]], (1 << 4,) * 81
    straight = curves.curve(Spots(LAYOUT, EMPTY, fives, {0, 8}), *ends, ends)
    bowed = curves.curve(Spots(LAYOUT, between, fives, {0, 8}), *ends, ends)
    heights = [float(re.search(r"Q\S+ (\S+) ", path)[1]) for path in (straight, bowed)]
    assert heights[0] == pytest.approx(50)
    assert abs(heights[1] - 50) > 50


def test_sets_are_gone_around_and_lettered():
    step = made(roles=[("a", [(0, 1), (0, 2), (1, 1)]), ("b", [(9, 3), (1, 3)])])
    svg = steps.whole_step(LAYOUT, step, EMPTY, ALL)
    assert re.findall(r">(\w)</text>", svg) == ["A", "A", "B", "B"]
    assert classes(svg)["set"] == 2
    same = made(roles=[("a", [(0, 1), (1, 1)]), ("b", [(0, 2), (1, 2)])])
    outlines = re.findall(r'"set" d="([^"]*)"', steps.whole_step(LAYOUT, same, EMPTY, ALL))
    assert len({*outlines}) == 2  # one within the other


@pytest.mark.parametrize(
    "proof",
    [
        [("row1_digit5", "-1"), ("row5_digit6", "-1")],
        [("row1_digit5", "-1"), ("cell_r5c1", "1")],
        [(f"row{k % 9 + 1}_digit5", "1") for k in range(15)],
    ],
)
def test_lines_are_drawn_only_for_one_digit_in_a_few_blocks(proof):
    step = {**FISH, "proof": made(proof=proof)["proof"]}
    assert not {"base-line", "cover-line"} & {*classes(steps.whole_step(LAYOUT, step, EMPTY, ALL))}


def test_shapes_tell_parts_apart():
    names = ("base", "stem", "pivot", "fin", "pincer", "deadly", "goes", "off", "on")
    assert len({glyph(name, 0, 0, 10).replace(name, "") for name in names}) == len(names)


def test_a_deadly_pattern_marks_no_digit_that_its_cell_lost():
    step = made(roles=[("deadly", [(0, 2), (0, 8)])], eliminates=[(0, 8)])
    lost = (0b110000001, *ALL[1:])
    assert classes(steps.whole_step(LAYOUT, step, EMPTY, ALL))["part deadly"] == 2
    assert classes(steps.whole_step(LAYOUT, step, EMPTY, lost))["part deadly"] == 1


def test_candidates_are_where_their_cells_show_them():
    spots = Spots(LAYOUT, EMPTY, ALL, range(81))
    first, second, fourth = (spots.at(10, digit) for digit in (1, 2, 4))
    assert first[1] == second[1]
    assert first[0] == fourth[0]
    assert 100 < first[0] < second[0] < 200
    assert 100 < first[1] < fourth[1] < 200
    caged = sc.parse("." * 16 + "; killer:3=r1c1-r1c2").layout
    plain, within = (
        Spots(layout, (0,) * 16, (15,) * 16, range(16))
        for layout in (sc.parse("." * 16).layout, caged)
    )
    assert within.at(5, 1)[0] > plain.at(5, 1)[0]
    assert within.at(5, 1)[1] > plain.at(5, 1)[1] + 100 * 0.1, "below the line of the sum"
    assert within.at(0, 1)[1] == within.at(5, 1)[1] - 100


def test_what_has_no_part_is_weaker():
    assert fillings(CHAIN, EMPTY, ALL)[0].parts == ((1, 1.0), *[(k, 0.5) for k in range(2, 10)])


def test_where_to_look_is_an_outline_of_each_block_and_then_of_the_cells():
    both = {
        cell for block in LAYOUT.blocks if block.name in ("row1", "box1") for cell in block.cells
    }
    step = made(rests_on=["row1", "box1"])
    level = {"kind": "where", "messages": [], "cells": sorted(both)}
    outlines = re.findall(r'd="([^"]*)"', steps.pointed_at(LAYOUT, level, step))
    assert len(set(outlines)) == 2
    assert classes(steps.pointed_at(LAYOUT, dict(level, kind="what"), step)) == {"where": 1}
    more = made(rests_on=["row1", "box1", "row9"])
    assert classes(steps.pointed_at(LAYOUT, level, more)) == {"where": 2}


def test_the_key_has_each_shape_and_line_of_the_step_once(words):
    matches = re.findall(r"</svg>([^<]*)</li>", legend.legend(LAYOUT, CHAIN, EMPTY, words))
    codes = ["role.on", "role.off", "role.goes", "line.strong", "line.weak", "line.group"]
    assert sorted(matches) == sorted([words(code) for code in codes])
    matches = re.findall(r"</svg>([^<]*)</li>", legend.legend(LAYOUT, FISH, EMPTY, words))
    codes = ["role.base", "role.goes", "line.base-line", "line.cover-line"]
    assert matches == [words(code) for code in codes]
    alone = made(proof=[("row1_digit5", "-1")])
    assert words("line.cover-line") not in legend.legend(LAYOUT, alone, EMPTY, words)
    caged = sc.parse("." * 16 + "; killer:3=r1c1-r1c2").layout
    ruled = legend.legend(caged, made(rests_on=["killer_r1c1"]), (0,) * 16, words)
    assert words("line.where") in ruled


def test_every_mechanism_draws_all_its_parts_and_names_them(words):
    """Test that each role has a shape and a name, on boards of several sides and with rules."""
    cage, thermometer = "; killer:3=r1c1-r1c2", "; thermometer:r2c1-r2c2-r2c3"
    for text in (POINTING, "." * 16 + cage, "." * 36 + thermometer):
        puzzle = sc.parse(text)
        state = sc.Board(puzzle, [0] * len(puzzle.givens.cells)).candidates
        for step in list(zip(range(12), sc.steps(state), strict=False)):
            data = step_data(puzzle, step[1])
            svg = steps.whole_step(puzzle.layout, data, state.placed, state.masks)
            key = legend.legend(puzzle.layout, data, state.placed, words)
            for name, candidates in parts(data):
                assert svg.count(f'"part {name}"') >= len(candidates)
            assert key.count("<li>") >= len(parts(data))
            state = sc.hints.applied(state, step[1])


def test_cells_show_their_candidates_and_say_their_part_once_all_is_told(words):
    state = pressed(eliminating(), 3)
    assert not hinting.FEATURE.fillings(state)
    assert hinting.FEATURE.marks(state)["hinted"]
    state = pressed(state, 1)
    (cell, digit) = state.part(Hint).step["eliminates"][0]
    filled = hinting.FEATURE.fillings(state)
    now = scene(state, FEATURES)
    shows = look(now, cell, texts_of(LAYOUT))
    assert shows.kind == "candidates"
    label = Labeller(words, LAYOUT).label(cell, shows, (), texts_of(LAYOUT))
    masks = state.part(Hint).masks
    digits = ", ".join([str(k + 1) for k in range(9) if masks[cell] >> k & 1])
    assert label.endswith(f"candidates {digits}, Can be removed {digit}")
    assert hinting.FEATURE.marks(state)["hinted"] == ()
    assert hinting.FEATURE.fillings(state) is filled
    elsewhere, _ = run(state, ("tabs.open", "model"))
    assert not hinting.FEATURE.fillings(elsewhere)
    assert not shown(hinting.FEATURE, elsewhere, words)["hint-drawing", "innerHTML"]


def test_an_entry_that_is_wrong_stays_in_sight():
    step = made(roles=[("off", [(0, 4)])], eliminates=[(0, 4)], technique="wrong-entry")
    digits = bytes([4] + [0] * 80)
    assert fillings(step, digits, ALL) == {}
    assert parts(step) == [("goes", [[0, 4]])]
    spots = Spots(LAYOUT, digits, ALL, ())
    assert spots.at(0, 4) == (50, 50)
    assert spots.reach(0) > Spots(LAYOUT, EMPTY, ALL, ()).reach(0)


def test_a_cell_that_shows_the_relaxation_says_its_values_as_before(words):
    shows = Look("relaxed", parts=((3, "3", 0.5),))
    assert "in parts" in Labeller(words, LAYOUT).label(0, shows, (), texts_of(LAYOUT))


def test_the_title_is_the_technique_once_it_is_told(words):
    state = eliminating()
    assert shown(hinting.FEATURE, state, words)["hint-title", "textContent"] == "Hint"
    view = shown(hinting.FEATURE, pressed(state, 1), words)
    assert view["hint-title", "textContent"] == words("technique.finned-swordfish")
    assert view["hint-legend", "innerHTML"] == ""
    assert view["hint-drawing", "innerHTML"] == ""


@pytest.mark.parametrize("across", [3, 4])
def test_letters_of_sets_that_share_a_cell_stand_apart(across):
    layout = sc.Puzzle([0] * across**4).layout
    spots = Spots(layout, (0,) * layout.size, (1,) * layout.size, {})
    places = [spots.corner(0, number)[:2] for number in range(4)]
    size = spots.corner(0, 0)[2]
    apart = [
        max(abs(place[0] - other[0]), abs(place[1] - other[1]))
        for number, place in enumerate(places)
        for other in places[:number]
    ]
    assert min(apart) >= size * 0.75


def test_a_hidden_single_shows_the_digits_that_block_its_other_cells():
    shown = bytearray(81)
    # In box 1, R1C1 is for a 5: 5 stands in rows 2 and 3 and in column 2, and R1C3 has a 1.
    shown[2], shown[13], shown[26], shown[37] = 1, 5, 5, 5
    step = {
        "technique": "hidden-single",
        "places": [[0, 5]],
        "eliminates": [],
        "roles": [],
        "chain": [],
        "rests_on": ["box1"],
        "proof": [{"name": "box1_digit5", "times": "1"}],
    }
    svg = steps.whole_step(LAYOUT, step, shown, ALL)
    assert re.findall(r'class="blocker" cx="(\d+)" cy="(\d+)"', svg) == [
        ("450", "150"),
        ("850", "250"),
        ("150", "450"),
    ]
    assert svg.count('class="blocked"') == 7
    assert '<path class="band" d="M0 100H500V200H0Z"/>' in svg
    other = dict(step, technique="fish")
    assert "block" not in steps.whole_step(LAYOUT, other, shown, ALL)


@pytest.mark.parametrize("name", ["row1", "column1", "box1"])
def test_a_hidden_single_has_an_outline_around_its_row_column_or_box(name):
    proof = [(name + "_digit5", "-1")]
    step = made([("on", [(0, 5)])], proof=proof, places=[(0, 5)], technique="hidden-single")
    svg = steps.whole_step(LAYOUT, step, EMPTY, ALL)
    (cells,) = [block.cells for block in LAYOUT.blocks if block.name == name]
    paths = re.findall(r'class="base-line" d="([^"]+)"', svg)
    assert paths == [outline(cells, 9, steps.INSET)]


def test_a_naked_single_shows_the_nearest_digit_of_each_value_that_it_sees():
    shown = bytearray(81)
    # R1C1 sees a 1 in its row and a nearer one in its box, a 2 in its column; R5C5 is not seen.
    shown[8], shown[10], shown[72], shown[40] = 1, 1, 2, 3
    step = made([("on", [(0, 5)])], places=[(0, 5)], technique="naked-single")
    svg = steps.whole_step(LAYOUT, step, shown, ALL)
    places = re.findall(r'class="blocker" cx="(\d+)" cy="(\d+)"', svg)
    assert places == [("150", "150"), ("50", "850")]
    assert 'class="band"' not in svg


def test_the_key_names_the_digits_that_rule_out_other_cells_or_digits(words):
    shown = bytearray(81)
    shown[4], shown[13] = 3, 5
    step = made(places=[(0, 5)], proof=[("box1_digit5", "1")], technique="hidden-single")
    assert words("line.blocker") in legend.legend(LAYOUT, step, shown, words)
    assert words("line.blocker") not in legend.legend(LAYOUT, step, EMPTY, words)
    naked = made(places=[(0, 7)], technique="naked-single")
    assert words("line.blocker") in legend.legend(LAYOUT, naked, shown, words)


def test_a_curve_goes_past_the_notes_of_cells_without_a_part():
    step = made(chain=[([(0, 3)], [(8, 1)], False)], roles=[("on", [(0, 3), (8, 1)])])
    paths = r'class="weak" d="M([\d.]+) ([\d.]+)Q([\d.]+) (-?[\d.]+)'
    ((_x, y, _u, v),) = re.findall(paths, steps.whole_step(LAYOUT, step, EMPTY, ALL))
    assert y == v
    drawn = steps.whole_step(LAYOUT, step, EMPTY, ALL, (), list(range(81)))
    ((_x, y, _u, v),) = re.findall(paths, drawn)
    assert y != v


def test_digits_in_filled_markers_are_told_from_others():
    step = made(eliminates=[(0, 4)], places=[(1, 5)], roles=[("base", [(2, 6)])])
    weights = {cell: dict(each.parts) for cell, each in fillings(step, EMPTY, ALL).items()}
    assert (weights[0][4], weights[1][5], weights[2][6], weights[2][7]) == (2.0, 2.0, 1.0, 0.5)


def test_a_status_that_the_hint_repeats_is_marked(words):
    state = pressed(eliminating(), 4)
    state = state.but(status=state.part(Hint).status)
    assert shown(hinting.FEATURE, state, words)["html", "data-repeated"]
    other = state.but(status=(("hint.full", {}),))
    assert not shown(hinting.FEATURE, other, words)["html", "data-repeated"]


def test_what_wrong_notes_lack_is_drawn_and_called_a_missing_note(words):
    step = made(places=[(0, 3)], technique="wrong-note")
    (filling,) = fillings(step, EMPTY, (0b11,) + ALL[1:]).values()
    assert filling.parts == ((1, 0.5), (2, 0.5), (3, 2.0))
    assert filling.labels == ((("role.lacking", {}), (3,)),)
    assert words("role.lacking") in legend.legend(LAYOUT, step, EMPTY, words)
