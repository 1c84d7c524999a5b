"""Test lessons: the list, the positions, answers, what is stored, and the doors to them."""

import json

import pytest

from engine.dispatch import answer
from sudoku_core.hints import lesson
from sudoku_core.hints.lessons.positions import POSITIONS
from sudoku_core.solving.count import only_solution
from tests.ui.driver import after_reload, reply, run, sent, shown
from tests.ui.test_words import words_of
from ui import grading, lessons, statistics
from ui.hinting.state import Hint
from ui.lessons import texts
from ui.lessons.state import Done, Practice, Room, title
from ui.state import State, place_of


def answered(state, *actions):
    """Return the state after some actions and the engine's replies to their requests."""
    state, effects = run(state, *actions)
    for request in sent(effects):
        events = []
        answer(json.loads(json.dumps(request)), events.append, {})
        state = answered(state, reply(request["id"], **events[-1]["reply"]))
    return state


def opened(name="x-wing", number=1):
    """Return the state with a position of a lesson."""
    state = answered(State(engine="ready"), ("lessons.open", name))
    return answered(state, ("lessons.view", number)) if number else state


def struck(state):
    """Return the state with the answer to the open position marked."""
    step = state.part(Room).reply["step"]
    for cell, digit in step["places"] + step["eliminates"]:
        state = answered(state, ("lessons.mark", digit, cell))
    return state


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_list_names_every_lesson_and_where_to_begin(language):
    state = answered(State(engine="ready"), ("lessons.open",))
    words = words_of(language)
    properties = shown(lessons.FEATURE, state, words)
    (markup,) = properties["lessons-head", "lessons.content"]
    for name, _level in state.part(Room).lessons:
        assert title(words, name) in markup
    assert properties["lessons", "data-open"] == "list"
    assert markup.count("<h3>") == 7
    assert markup.index("full-house") < markup.index("x-wing") < markup.index('"als-chain"')
    variants = markup.index("<h3>" + words("lessons.of-rules"))
    for name, _level in state.part(Room).lessons:
        assert (markup.index(f'data-about="{name}"><span>') > variants) is (name in texts.OF_RULES)


@pytest.mark.parametrize("name", ["full-house", "x-wing", "sum-bounds", "cage-pointing", "nishio"])
def test_a_lesson_shows_its_example_with_the_step(name):
    state, words = opened(name, 0), words_of("en")
    properties = shown(lessons.FEATURE, state, words)
    (head,) = properties["lessons-head", "lessons.content"]
    (more,) = properties["lessons-more", "lessons.content"]
    look, why = texts.look_and_why(words, name)
    assert look in head.replace("&#x27;", "'")
    assert why in more.replace("&#x27;", "'")
    if texts.position_texts(name):
        assert 'class="drawn"' in properties["lessons-drawing", "innerHTML"]
        assert ("The equations" in more) is bool(state.part(Room).reply["addition"])
    else:
        (text,) = properties["lessons-answer", "lessons.content"]
        assert "No example" in text
    layout = "lesson" if texts.position_texts(name) else "text"
    assert properties["lessons", "data-open"] == layout


def test_a_right_answer_is_kept_and_a_wrong_one_is_told_why():
    state, words = opened(), words_of("en")
    assert ("lessons-verdict", "textContent") in shown(lessons.FEATURE, state, words)
    wrong = answered(state, ("lessons.check",))
    verdict = shown(lessons.FEATURE, wrong, words)["lessons-verdict", "textContent"]
    assert verdict == "Pick a candidate first."
    right = answered(struck(state), ("lessons.check",))
    assert shown(lessons.FEATURE, right, words)["lessons-verdict", "textContent"] == "Right."
    assert texts.numbers_done(right.part(Done), "x-wing") == [1]
    again = after_reload(lessons.FEATURE, "browser", right)
    assert again.part(Done) == right.part(Done)
    assert not texts.is_done(right.part(Done), "x-wing")


FAILURE = {"status": "error", "message": {"code": "engine.slow", "params": {}}}


def test_an_answer_that_could_not_be_judged_is_told_so(words):
    state, effects = run(struck(opened()), ("lessons.check",))
    state, _ = run(state, reply(sent(effects)[0]["id"], **FAILURE))
    verdict = "lessons-verdict", "textContent"
    assert shown(lessons.FEATURE, state, words)[verdict] == words(*state.part(Room).problem) != ""
    cell, digit = state.part(Room).marks[0]
    for action in (("mark", digit, cell), ("clear",), ("show",), ("check",)):
        after, _ = run(state, ("lessons." + action[0], *action[1:]))
        assert shown(lessons.FEATURE, after, words)[verdict] == ""


@pytest.mark.parametrize("action", ["mark", "clear", "show"])
def test_a_late_verdict_is_not_that_of_other_marks(action):
    state, effects = run(struck(opened()), ("lessons.check",))
    (request,) = sent(effects)
    cell, digit = state.part(Room).marks[0]
    values = (digit, cell) if action == "mark" else ()
    state, effects = run(state, ("lessons." + action, *values))
    assert ("cancel", request["id"]) in effects
    events = []
    answer(json.loads(json.dumps(request)), events.append, {})
    state, _ = run(state, reply(request["id"], **events[-1]["reply"]))
    assert state.part(Room).verdict is None
    assert texts.numbers_done(state.part(Done), "x-wing") == []


CASES = ["x-wing", "skyscraper", "xy-wing", "xyz-wing", "remote-pair", "simple-colours", "aic"]


@pytest.mark.parametrize("name", CASES)
def test_each_case_leads_to_all_that_the_step_removes(name):
    for number in range(4):
        room = opened(name, number).part(Room)
        eliminated = {(cell, digit) for cell, digit in room.reply["step"]["eliminates"]}
        assert len(room.cases) == (3 if name == "xyz-wing" else 2)
        for case in room.cases:
            true = {pair for group in case.on if len(group) == 1 for pair in group}
            assert not true & {*case.off}
            assert eliminated <= {*case.off}
            assert all(room.reply["masks"][cell] >> digit - 1 & 1 for cell, digit in true)
        # One of the cases is true.
        solved = only_solution(lesson(name).positions[number].state.puzzle).cells
        held = [case for case in room.cases if solved[case.assumed[0][0]] == case.assumed[0][1]]
        assert len(held) == 1
        assert all(any(solved[c] == digit for c, digit in group) for group in held[0].on)
        assert all(solved[c] != digit for c, digit in held[0].off)


@pytest.mark.parametrize("name", ["als-xz", "als-chain"])
def test_a_chain_of_sets_has_its_start_or_not(name):
    first, second = opened(name, 0).part(Room).cases
    assert (first.holds, second.holds) == (True, False)
    assert first.assumed == second.assumed
    assert {*second.assumed} <= {*second.off}


def test_a_deadly_pattern_has_two_fillings():
    first, second = opened("unique-rectangle", 0).part(Room).cases
    assert first.fills
    assert {pair for group in first.on for pair in group} == {*second.off}
    assert len(first.on) == 4


def test_a_lesson_that_is_not_about_cases_has_none():
    state = opened("naked-single", 0)
    assert state.part(Room).cases == ()
    answer_markup = shown(lessons.FEATURE, state, words_of("en"))[
        "lessons-answer", "lessons.content"
    ]
    assert "lessons.case" not in answer_markup[0]
    assert run(state, ("lessons.case", 1)) == (state, [])


@pytest.mark.parametrize("language", ["en", "pt", "es"])
@pytest.mark.parametrize("name", ["x-wing", "unique-rectangle", "als-chain"])
def test_a_case_is_drawn_and_said_and_closed_again(name, language):
    state, words = opened(name, 0), words_of(language)
    plain = shown(lessons.FEATURE, state, words)
    state, _ = run(state, ("lessons.case", 2))
    properties = shown(lessons.FEATURE, state, words)
    (markup,) = properties["lessons-answer", "lessons.content"]
    assert markup.count('aria-pressed="true"') == 1
    text = properties["lessons-verdict", "textContent"]
    assert text == words("lessons.swaps") or ("=" in text and "≠" in text)
    drawing = "lessons-drawing", "innerHTML"
    assert properties[drawing].count('class="part on"') >= 1
    assert properties[drawing] != plain[drawing]
    assert words("role.on") in properties["lessons-grid", "lessons.grid"][-1]
    again, _ = run(state, ("lessons.case", 2))
    assert shown(lessons.FEATURE, again, words)[drawing] == plain[drawing]
    other, _ = run(state, ("lessons.case", 1))
    assert shown(lessons.FEATURE, other, words)[drawing] != properties[drawing]


def test_a_board_with_rules_may_have_a_text_as_long_as_a_plain_one():
    text = ".6.4...243.664................2.5..4;regions:aabbbbaaaacbdeeccbddefccddefcfdeefff"
    assert len(text) == texts.PLAIN_LENGTH
    assert texts.board_of(text).side == 6


def test_a_mark_is_taken_back_and_a_placed_digit_replaced():
    state = struck(opened())
    count = len(state.part(Room).marks)
    cell, digit = state.part(Room).marks[0]
    state = answered(state, ("lessons.mark", digit, cell))
    assert len(state.part(Room).marks) == count - 1
    single = struck(opened("naked-single"))
    ((cell, _digit),) = single.part(Room).marks
    assert shown(lessons.FEATURE, single, words_of("en"))["lessons-marks", "innerHTML"].count("put")
    (placed,) = answered(single, ("lessons.pick", cell)).part(Room).marks
    assert placed[0] == cell


def test_cells_say_their_candidates_and_marks():
    state = struck(opened())
    cell, digit = state.part(Room).marks[0]
    *_, labels = shown(lessons.FEATURE, state, words_of("en"))["lessons-grid", "lessons.grid"]
    label = labels.split("\n")[cell]
    assert "candidates" in label
    assert label.endswith(f"struck {digit}")


def test_positions_are_those_of_the_core_and_a_lesson_may_have_none():
    lines = [line for line in POSITIONS.split("\n") if line.startswith("x-wing ")]
    assert ["x-wing " + text for text in texts.position_texts("x-wing")] == lines != []
    assert texts.position_texts("x-wing") is texts.position_texts("x-wing")
    assert texts.position_texts("") == texts.position_texts("no-lesson") == []
    assert texts.practice_text("no-lesson") == ""


def test_rows_and_columns_are_named_beside_the_board():
    drawn = shown(lessons.FEATURE, opened(), words_of("es"))["lessons-marks", "innerHTML"]
    counts = [drawn.count(f">{name}</text>") for name in ("F1", "F9", "C1", "C9", "R1")]
    assert counts == [1, 1, 1, 1, 0]


def test_the_puzzle_for_practice_is_opened_as_any_other():
    state, _ = run(opened(), ("lessons.practise",))
    assert state.dialog == ""
    assert state.board.same_puzzle(texts.board_of(texts.practice_text("x-wing")))


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_a_puzzle_for_practice_names_its_lesson_and_leads_back(language):
    state, words = answered(opened("aic"), ("lessons.practise",)), words_of(language)
    facts = shown(grading.FEATURE, state, words)
    assert facts["grade-technique", "hidden"] is False
    assert facts["grade-before", "textContent"] == words("lessons.practice")
    assert title(words, "aic").startswith(facts["grade-name", "textContent"])
    action = facts["grade-technique", "data-action"]
    assert answered(state, (action,)).part(Room).name == "aic"
    listed = answered(state, ("lessons.open",))
    (markup,) = shown(lessons.FEATURE, listed, words)["lessons-head", "lessons.content"]
    assert 'data-about="aic" autofocus' in markup
    card = "ending-card", "statistics.content"
    back = 'data-action="lessons.of-practice"'
    assert back in shown(statistics.FEATURE, state.but(dialog="ending"), words)[card][0]
    assert back not in shown(statistics.FEATURE, State(dialog="ending"), words)[card][0]
    reopened = after_reload(lessons.FEATURE, "puzzle", state)
    assert reopened.part(Practice).lesson == "aic"
    other, _ = run(state, ("opening.drop", texts.practice_text("x-wing")))
    facts = shown(grading.FEATURE, other, words)
    assert other.part(Practice).lesson == ""
    assert facts["grade-before", "textContent"] == words("grading.told")


def test_a_lesson_that_was_only_read_is_not_begun():
    words = words_of("en")
    state = answered(opened("x-wing", 0), ("lessons.list",))
    (markup,) = shown(lessons.FEATURE, state, words)["lessons-head", "lessons.content"]
    assert "Start: Full house" in markup
    assert " of 3" not in markup
    state = answered(answered(struck(opened()), ("lessons.check",)), ("lessons.list",))
    (markup,) = shown(lessons.FEATURE, state, words)["lessons-head", "lessons.content"]
    assert "Continue: Full house" in markup
    assert "1 of 3" in markup


def test_a_note_of_an_older_release_that_a_lesson_was_read_does_not_count():
    state = lessons.FEATURE.storage[0].restore(State(), {"done": "x-wing/0 aic/9"})
    assert not texts.has_begun(Done(positions="x-wing/0"))
    assert texts.numbers_done(state.part(Done), "x-wing") == []
    assert texts.numbers_done(state.part(Done), "aic") == []


def test_what_follows_along_a_chain_is_said_in_its_order():
    state, words = opened("xy-chain", 0), words_of("en")
    chain = state.part(Room).reply["step"]["chain"]
    cells = [chain[0]["start"][0][0], *[link["end"][0][0] for link in chain]]
    names = ["R{}C{} = ".format(*place_of(cell, 9)) for cell in cells]
    state, _ = run(state, ("lessons.case", 2))
    text = shown(lessons.FEATURE, state, words)["lessons-verdict", "textContent"]
    places = [text.index(name) for name in dict.fromkeys(names)]
    assert len(places) > 3
    assert places == sorted(places)
    for name in ("xy-chain", "x-wing"):
        properties = shown(lessons.FEATURE, opened(name, 0), words)
        (markup,) = properties["lessons-answer", "lessons.content"]
        assert (words("lessons.notation") in markup) is (name == "xy-chain")


def test_examples_on_plain_boards_are_of_no_rules():
    for name, _level in answered(State(engine="ready"), ("lessons.open",)).part(Room).lessons:
        if ";" not in texts.position_texts(name)[0]:
            assert not texts.is_of_rules(name)
        else:
            assert texts.is_of_rules(name)


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_rules_of_a_position_are_said(language):
    words = words_of(language)
    for name in texts.OF_RULES:
        for number in range(4):
            state = opened(name, number)
            (markup,) = shown(lessons.FEATURE, state, words)["lessons-answer", "lessons.content"]
            assert 'class="rules"' in markup
    (plain,) = shown(lessons.FEATURE, opened(), words)["lessons-answer", "lessons.content"]
    assert 'class="rules"' not in plain


def test_every_lesson_leads_to_a_puzzle_for_practice():
    state, words = opened("x-wing", 0), words_of("en")
    for name, _level in state.part(Room).lessons:
        (path,) = shown(
            lessons.FEATURE, state.with_parts(state.part(Room).but(name=name, number=0)), words
        )["lessons-path", "lessons.content"]
        assert words("lessons.practise") in path


def test_a_hint_leads_to_its_lesson_and_a_correction_does_not():
    step = opened().part(Room).reply["step"]
    state = State(engine="ready").with_parts(Hint(step=step, detail=1))
    door = "hint-lesson", "hidden"
    assert shown(lessons.FEATURE, state, words_of("en"))[door] is False
    mistake = State().with_parts(Hint(step={**step, "rating": 0}, detail=1))
    assert shown(lessons.FEATURE, mistake, words_of("en"))[door]
    assert answered(state, ("lessons.of-hint",)).part(Room).name == "x-wing"
    assert answered(mistake, ("lessons.of-hint",)).part(Room).name == ""


@pytest.mark.parametrize("name", ["nishio", "forcing-chains"])
def test_an_argument_without_equations_is_in_sight(name):
    (more,) = shown(lessons.FEATURE, opened(name, 0), words_of("en"))[
        "lessons-more", "lessons.content"
    ]
    beginning = '<h3>The whole argument</h3><ul class="argument">'
    assert "Suppose " in more[more.index(beginning) :]
    assert "The equations" not in more


def test_what_makes_no_sense_is_not_restored():
    stored = lessons.FEATURE.storage[0]
    assert stored.restore(State(), {}).part(Done) == Done()
    with pytest.raises(ValueError, match="done"):
        stored.restore(State(), {"done": 3})
    with pytest.raises(ValueError, match="lesson"):
        lessons.FEATURE.storage[1].restore(State(), {"lesson": 3})
