"""Test the sum of equations: that of a hint, by hand, the smallest; and the lit lines."""

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from tests.ui.driver import codes, reply, run, sent, shown, told
from tests.ui.test_hinting import pressed, state_of
from tests.ui.test_hinting_drawing import made
from tests.ui.test_walking import walked
from ui.features import sums
from ui.hinting.state import Hint
from ui.model.state import Leaves
from ui.sums.actions import _plus
from ui.sums.state import Sums, lines
from ui.tabs.state import Tabs
from ui.walking.state import Walk

PAIR = "1...4...9...6.1.....8...7..8..437..2...895....3721698.3..164..8..4...6......5...."
"""A puzzle whose first step is a hidden pair: two truths, two links."""
EASY = "...8.5...4...3...63.......5...173....6.....9.....5....6.1...4.28..4.9..7.24...93."
CAGE = "................; killer:5=r1c1-r1c2"
LEAF = (("tabs.open", "model"), ("model.leaf", "sum"))


def told_all(state, effects):
    """Return the state after all replies of the engine."""
    while sent(effects):
        requests, effects = sent(effects), []
        for request in requests:
            events = []
            answer(request, events.append, {})
            for event in events:
                kind, number = event.pop("kind"), event.pop("id")
                state, more = run(state, told(kind, number, **event))
                effects += more
    return state


def done(state, *actions):
    """Return the state after some actions and the replies of the engine."""
    for action in actions:
        state, effects = run(state, action)
        state = told_all(state, effects)
    return state


def opened(state):
    """Return the state with the leaf open."""
    return done(state, *LEAF)


def added(state):
    return state.part(Sums).added


@pytest.fixture(scope="module")
def hinted():
    """Return the state with the leaf open and a complete hint."""
    return opened(pressed(state_of(PAIR), 4))


def test_a_hint_told_in_play_is_the_sum_in_model(hinted, words):
    step = hinted.part(Hint).step
    assert lines(hinted) == tuple((each["name"], each["times"]) for each in step["proof"])
    assert added(hinted)["eliminates"] == step["eliminates"]
    properties = shown(sums.FEATURE, hinted, words)
    assert [line[1] for line in properties["sum-lines", "sums.lines"]] == ["truth"] * 2 + [
        "link"
    ] * 2
    assert properties["sum-lines", "sums.lines"][0][2] == "− column5_digit7"
    texts = properties["sum-lines", "sums.lines"][-1][4]
    assert texts[-1] == ("total", "Σ: x_2_5_2 + x_8_5_2 = 0")
    remains = [text for _kind, text, _beside in properties["sum-remains", "items"]]
    assert remains == ["x_2_5_2 ≤ 0", "x_8_5_2 ≤ 0", "So R2C5 and R8C5 cannot be 2."]
    assert "Hidden pair" in properties["sum-about", "textContent"]


@pytest.mark.parametrize("details", [1, 2, 3])
def test_nothing_is_told_of_a_hint_before_that_is_asked_for(details, words):
    state = opened(pressed(state_of(PAIR), details))
    properties = shown(sums.FEATURE, state, words)
    assert lines(state) == ()
    assert not properties["sum-tell", "hidden"]
    assert not sums.FEATURE.fillings(state)
    state = done(state, ("sums.show-hint",))
    assert len(lines(state)) == 4
    assert state.part(Hint).is_complete
    assert shown(sums.FEATURE, state, words)["sum-tell", "hidden"]


def test_all_lines_are_lit_or_one_or_none(hinted, words):
    both = sums.FEATURE.fillings(hinted)
    assert {*both} == {13, 67}
    assert [name[0] for name, _digits in both[13].labels] == ["sum.truth", "sum.link", "role.goes"]
    assert "part base" in shown(sums.FEATURE, hinted, words)["sum-drawing", "innerHTML"]
    alone = done(hinted, ("sums.line", "cell_r2c5"))
    assert {*sums.FEATURE.fillings(alone)} == {13}
    assert not shown(sums.FEATURE, alone, words)["sum-together", "checked"]
    assert {*sums.FEATURE.fillings(done(alone, ("sums.line", "cell_r2c5")))} == {13, 67}
    assert {*sums.FEATURE.fillings(done(alone, ("sums.drop", "cell_r2c5")))} > {67}
    none = done(hinted, ("sums.together", False))
    assert not sums.FEATURE.fillings(none)
    assert not shown(sums.FEATURE, none, words)["sum-drawing", "innerHTML"]
    assert {*sums.FEATURE.fillings(done(none, ("sums.together", True)))} == {13, 67}
    assert not sums.FEATURE.fillings(done(hinted, ("tabs.open", "play")))


def test_a_sum_by_hand_says_at_once_what_it_proves(words):
    state = opened(state_of(PAIR))
    assert lines(state) == ()
    state = done(
        state, ("board.pick", 13), ("model.equation", "column5_digit7"), ("sums.subtract",)
    )
    assert lines(state) == (("column5_digit7", "-1"),)
    assert [message["code"] for message in added(state)["messages"]] == ["step.sum-negative"]
    state = done(state, ("model.equation", "column5_digit8"), ("sums.subtract",))
    state = done(state, ("model.equation", "cell_r2c5"), ("sums.add",))
    state = done(state, ("board.pick", 67), ("model.equation", "cell_r8c5"), ("sums.add",))
    assert added(state)["eliminates"] == [[13, 2], [67, 2]]
    properties = shown(sums.FEATURE, state, words)
    assert properties["sum-remains", "items"][-1][0] == "proven"
    assert lines(done(state, ("sums.clear",))) == ()


def test_lines_of_the_hint_can_be_changed_and_come_back(hinted, words):
    state = done(hinted, ("sums.more", "cell_r2c5"), ("sums.drop", "cell_r8c5"))
    assert dict(lines(state))["cell_r2c5"] == "2"
    assert "cell_r8c5" not in dict(lines(state))
    assert not shown(sums.FEATURE, state, words)["sum-back", "hidden"]
    state = done(state, ("sums.less", "cell_r2c5"), ("sums.less", "cell_r2c5"))
    assert "cell_r2c5" not in dict(lines(state))
    assert lines(done(state, ("sums.back",))) == lines(hinted)


def test_an_equation_of_the_leaf_cell_joins_in_too():
    state = done(
        state_of(PAIR), ("tabs.open", "model"), ("board.pick", 13), ("model.equation", "cell_r2c5")
    )
    state = done(state, ("sums.add",))
    assert codes(state) == ["sum.added"]
    assert lines(state) == (("cell_r2c5", "1"),)
    assert not added(state)  # nobody looks
    assert codes(done(state, ("sums.subtract",))) == ["sum.subtracted"]


def test_another_hint_brings_its_own_lines(hinted):
    state = done(hinted, ("sums.clear",), ("hinting.hint",), ("hinting.hint",))
    assert state.part(Sums).by_hand is None
    assert lines(state) == ()  # it is not told yet


@pytest.mark.parametrize(("times", "count", "new"), [("-1", 1, "0"), ("1/2", -1, "-1/2")])
def test_multipliers_may_be_fractions(times, count, new):
    assert _plus(times, count).partition("/")[0] == new.partition("/")[0]


def test_the_smallest_sum_becomes_the_lines(hinted, words):
    state = done(hinted, ("sums.target", "13-2"), ("sums.smallest",))
    assert codes(state) == ["sum.smaller"]
    assert state.status[0][1] == {"size": 2.0, "step": 4.0}
    assert [13, 2] in added(state)["eliminates"]
    state = done(state, ("sums.target", ""), ("sums.smallest",))
    assert added(state)["proves"]
    assert shown(sums.FEATURE, state, words)["sum-smallest", "textContent"]
    elsewhere = done(state, ("board.pick", 13), ("playing.put", 7))
    assert lines(elsewhere) == lines(state)
    assert not shown(sums.FEATURE, elsewhere, words)["sum-smallest", "textContent"]
    unknown = done(opened(state_of("." * 16, entries=bytes(16))), ("sums.smallest",))
    assert codes(unknown) == ["sum.no-smallest"]


def test_the_smallest_sum_is_not_called_your_own_until_you_change_it(hinted, words):
    def about(state):
        return shown(sums.FEATURE, state, words)["sum-about", "textContent"]

    state = done(hinted, ("sums.target", "13-2"), ("sums.smallest",))
    assert about(state).startswith("HiGHS chose this sum.")
    name = lines(state)[0][0]
    changed = done(state, ("sums.less", name))
    assert about(changed).startswith("Your own sum.")
    assert about(done(changed, ("sums.more", name))).startswith("HiGHS chose this sum.")


def test_a_sum_of_something_else_is_not_compared_and_halves_count_as_halves(hinted):
    state, effects = run(hinted, ("sums.smallest",))
    proof = [("row1_digit1", "-1/2"), ("row2_digit1", "1/2")]
    step = made(eliminates=[(40, 1)], proof=proof)
    (request,) = [effect for effect in sent(effects) if effect["op"] == "smallest"]
    state, _ = run(state, reply(request["id"], status="summed", step=step))
    assert state.status == (("sum.smallest-size", {"size": 1.0}),)
    assert lines(state) == tuple(proof)


def test_what_is_wrong_is_shown_by_the_board_without_it():
    state = opened(pressed(state_of(EASY, entries=bytes([*[0] * 51, 6, *[0] * 29])), 4))
    assert state.part(Hint).is_correction
    assert [51, 6] in added(state)["eliminates"]


def test_what_cannot_be_crosses_out_nothing(hinted, words):
    every = {**added(hinted), "conclusions": []}
    state = hinted.with_parts(hinted.part(Sums).but(reply=every))
    assert "part goes" in shown(sums.FEATURE, hinted, words)["sum-drawing", "innerHTML"]
    assert "part goes" not in shown(sums.FEATURE, state, words)["sum-drawing", "innerHTML"]


def test_a_line_that_cannot_be_added_says_why_and_how_often_it_is(words):
    state = opened(state_of(CAGE, entries=bytes(16)))
    state = done(
        state, ("model.equation", "killer_r1c1_digit4"), ("sums.subtract",), ("sums.subtract",)
    )
    ((_name, _kind, title, _spoken, texts, _lit, _tools),) = shown(sums.FEATURE, state, words)[
        "sum-lines", "sums.lines"
    ]
    assert title == "− 2 · killer_r1c1_digit4"
    assert [kind for kind, _text in texts] == ["says", "left", "fault"]


def test_a_sum_is_compared_with_that_of_a_hint_that_rules_out_the_same():
    state = pressed(state_of(EASY), 4)
    step = state.part(Hint).step
    state = done(opened(state), ("sums.smallest",))
    assert (bool(step["eliminates"]), codes(state)) == (False, ["sum.smallest-size"])


def test_a_step_of_a_walk_is_a_sum_of_the_board_as_it_is_there(words):
    state = done(walked(), ("walking.by", "last"), ("sums.of-step",))
    step = state.part(Walk).steps[-1]
    assert state.part(Leaves).open == "sum"
    assert lines(state) == tuple((each["name"], each["times"]) for each in step["proof"])
    assert added(state)["proves"]
    ((cell, _digit),) = step["places"]
    filled, fillings = state.board.filled, sums.FEATURE.fillings(state)
    assert {*fillings} == {number for number in range(16) if not filled[number]}
    assert [number for number in fillings if not fillings[number].digit] == [cell]
    named = shown(sums.FEATURE, state, words)["sum-about", "textContent"]
    assert words("technique." + step["technique"]) in named
    assert not sums.FEATURE.fillings(done(state, ("sums.clear",)))
    typed = done(state, ("board.pick", cell), ("playing.put", 1), ("tabs.open", "model"))
    assert lines(typed) == ()
    again = done(state, ("hinting.hint",))
    assert again.part(Sums).walk_hint is None


def test_what_the_smallest_sum_can_be_asked_for(hinted, words):
    state = done(hinted, ("board.pick", 13))
    options = shown(sums.FEATURE, state, words)["sum-target", "options"]
    assert [value for value, _label, _can in options] == ["", "13-2", "67-2", "13-7", "13-8"]
    state = done(state, ("sums.target", "13-7"), ("board.pick", 0))
    assert shown(sums.FEATURE, state, words)["sum-target", "value"] == ""


def test_rules_have_their_equations_in_it(words):
    state = opened(state_of(CAGE, entries=bytes(16)))
    families = shown(sums.FEATURE, state, words)["sum-families", "choices"]
    names = [chip[0] for _title, chips in families for chip in chips]
    assert "killer_r1c1_sum" in names
    state = done(state, ("model.equation", "killer_r1c1_sum"), ("sums.add",))
    assert added(state)["lines"][0]["statement"]["code"] == "step.says-rule"


def test_a_step_that_no_sum_shows_says_so(hinted, words):
    hint = hinted.part(Hint)
    state = done(
        hinted.with_parts(hint.but(step={**hint.step, "proof": []})), ("sums.together", True)
    )
    assert "No sum of equations" in shown(sums.FEATURE, state, words)["sum-about", "textContent"]


def test_what_is_filled_in_changes_what_is_left(hinted):
    state = opened(state_of(CAGE, entries=bytes(16)))
    state = done(state, ("model.equation", "cell_r1c1"), ("sums.subtract",))
    before = added(state)["lines"][0]["remainder"]
    state = done(state, ("board.pick", 1), ("playing.put", 1), ("model.leaf", "sum"))
    assert added(state)["lines"][0]["remainder"] != before
    assert (state.part(Tabs).open, state.part(Leaves).open) == ("model", "sum")


def test_the_smallest_sum_is_that_of_the_core(hinted):
    puzzle = sc.parse(PAIR)
    step = sc.hints.smallest_sum(sc.Candidates(puzzle), (13, 2))
    state = done(hinted, ("sums.target", "13-2"), ("sums.smallest",))
    assert step
    assert len(step.proof) == len(lines(state))
