"""Test sets of givens and rules that clash, and givens to erase."""

import pytest

from sudoku_core import Puzzle
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import Killer, Thermometer, XSum, boards, diagonals
from tests.ui.driver import codes, reply, run, sent, shown
from tests.ui.test_words import words_of
from ui.clashes import FEATURE, Clashes
from ui.settings.state import Settings
from ui.solving.state import Solved
from ui.state import State, empty_board, layout_for

EXPLAIN, ANOTHER = "Which givens clash?", "Another set"
INFEASIBLE = {
    "status": "infeasible",
    "solver": "highs",
    "form": "full",
    "seconds": 0.1,
    "stats": {},
}
MESSAGE = {"code": "solver.missing", "params": {"solver": "cadical"}}


def board_of(*givens, rules=()):
    return empty_board(Puzzle([0] * 16, rules=rules).layout).but(
        givens=bytes(givens) + bytes(16 - len(givens))
    )


@pytest.fixture
def state():
    """Return a state whose puzzle is known to have no solution."""
    board = board_of(1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 4)
    return run(State(board=board), ("solving.solve",), reply(1, **INFEASIBLE))[0]


def status_text(state, words):
    """Return the status in words."""
    return " ".join([words(*sentence) for sentence in state.status])


def offered(state, words):
    """Return the buttons about clashing givens that show and can be used."""
    view = shown(FEATURE, state, words)
    return [
        view.get((name, "textContent"), name)
        for name in ("explain", "fewest", "other-choice", "erase-them")
        if not view[name, "hidden"] and not view.get((name, "aria-disabled"))
    ]


def set_reply(number, *cells, minimal=True, smallest=False, rules=()):
    """Return the reply with a set of givens."""
    return reply(
        number, status="infeasible", cells=list(cells), rules=list(rules),
        minimal=minimal, smallest=smallest,
    )  # fmt: skip


def chosen(number, *choices, alone=None, rules=(), minimal=True, complete=True, names=()):
    """Return the reply with choices of givens, and names of rules, to erase."""
    return reply(
        number, status="infeasible", choices=list(map(list, choices)), rules=list(rules),
        with_rules=[list(some) for some in names] or [[] for _ in choices],
        alone=alone or [None] * len(choices), minimal=minimal, complete=complete,
    )  # fmt: skip


def test_it_can_be_asked_when_there_is_no_solution(state, words):
    assert offered(state, words) == [EXPLAIN, "fewest"]
    assert offered(State(), words) == []
    ruled = board_of(rules=[Killer((0, 1), 9)])
    ruled, _ = run(State(board=ruled), ("solving.solve",), reply(1, **INFEASIBLE))
    assert offered(ruled, words) == [EXPLAIN, "fewest"], "a rule can be erased"
    assert offered(run(state, ("clashes.explain",))[0], words) == [], "not while it is looked for"
    assert offered(run(state, ("opening.drop", "2" + "." * 15))[0], words) == []


def test_two_of_a_digit_in_a_block_are_named_at_once_without_the_engine(words):
    state, effects = run(State(board=board_of(1, 1)), ("solving.solve",))
    assert effects == []
    assert "more than once" in status_text(state, words)
    assert offered(state, words) == [EXPLAIN, "fewest"]


def test_a_set_is_marked_listed_and_another_can_be_asked_for(state, words):
    state, effects = run(state, ("clashes.explain",))
    assert sent(effects)[0]["other_than"] == []
    state, effects = run(state, set_reply(2, 0, 1, 10, 14))
    assert effects == [("in-sight",)]
    assert shown(FEATURE, state, words)["clashing", "board.picks"] == (
        (0, "R1C1 = 1"), (1, "R1C2 = 2"), (10, "R3C3 = 3"), (14, "R4C3 = 4")
    )  # fmt: skip
    assert status_text(state, words) == (
        "These 4 givens contradict each other; remove any one and the rest agree. "
        "A smaller set may exist."
    )
    assert FEATURE.marks(state)["clash"] == (0, 1, 10, 14)
    assert offered(state, words) == [ANOTHER, "fewest"]
    state, effects = run(state, ("clashes.explain",))
    assert sent(effects)[0]["other_than"] == [[0, 1, 10, 14]]
    state, _ = run(state, set_reply(3))
    assert codes(state) == ["clash.no-other"]
    assert offered(state, words) == ["fewest"]
    assert FEATURE.marks(state)["clash"], "the set that was found stays marked"


CAGES = (Killer([0, 1], 7), Killer([2, 3], 3), Thermometer([4, 5, 6, 7]), Killer([8, 9], 4))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["killer_r1c1"], " and the cage at R1C1 contradict each other"),
        (["killer_r1c1", "killer_r1c3"], " and the 2 cages at R1C1 and R1C3 contradict each other"),
        (
            ["killer_r3c1", "thermometer_r2c1"],
            ", the thermometer from R2C1 and the cage at R3C1 contradict each other",
        ),
        (["row1"], " and the rule at R1C1 contradict each other"),
    ],
)
def test_rules_of_a_set_are_said_in_words(words, names, expected):
    state = State(board=board_of(1, 2, rules=CAGES)).with_parts(Solved(impossible=True))
    state, effects = run(state, ("clashes.explain",))
    assert "killer" in sent(effects)[0]["puzzle"]["layout"]
    state, _ = run(state, set_reply(1, 0, 1, rules=names))
    assert expected in status_text(state, words)
    assert status_text(state, words).startswith("These 2 givens")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("givens", "button"), [((0,), "explain"), ((), "explain"), ((), "fewest")])
def test_rules_are_said_in_every_language(language, givens, button):
    words = words_of(language)
    state = State(board=board_of(1, 2, rules=CAGES)).with_parts(Solved(impossible=True))
    names = ["killer_r1c1", "thermometer_r2c1"]
    reply = set_reply(1, *givens, rules=names) if button == "explain" else chosen(1, rules=names)
    state, _ = run(state, ("clashes." + button,), reply)
    cage = {"en": "the cage at R1C1", "pt": "a gaiola de L1C1", "es": "la jaula de F1C1"}
    assert cage[language] in status_text(state, words)
    assert "{" not in status_text(state, words)


def test_cells_of_rules_that_clash_are_marked_beside_the_givens(words):
    state = State(board=board_of(1, 2, rules=CAGES)).with_parts(Solved(impossible=True))
    state, _ = run(
        state, ("clashes.explain",), set_reply(1, 0, 1, rules=["killer_r1c3", "killer_r1c1"])
    )
    assert FEATURE.marks(state) == {"clash": (0, 1), "ruled": (2, 3)}
    state, _ = run(state, ("clashes.fewest",), chosen(2, (0,)))
    assert FEATURE.marks(state) == {"clash": (0,), "ruled": ()}


def test_blocks_beside_the_usual_ones_are_named(words):
    state = State(board=board_of(1, 2, rules=diagonals(4))).with_parts(Solved(impossible=True))
    names = [block.name for block in state.board.layout.extras]
    state, _ = run(state, ("clashes.explain",), set_reply(1, 0, rules=names[:1]))
    assert status_text(state, words).startswith("This given and the diagonal from R1C")
    assert len(FEATURE.marks(state)["clash"] + FEATURE.marks(state)["ruled"]) >= 4


def test_clues_outside_are_named_by_their_side(words):
    clues = [XSum((-1, 1), 10), XSum((-1, 2), 10), XSum((4, 0), 10)]
    state = State(board=board_of(1, rules=clues)).with_parts(Solved(impossible=True))
    names = [rule.name for rule in state.board.layout.rules]
    state, _ = run(state, ("clashes.explain",), set_reply(1, rules=names))
    assert "the 2 X-sums above R1C2 and R1C3 and the X-sum below R4C1." in status_text(state, words)


def test_where_rules_cannot_be_kept_at_all_that_is_said(words):
    state = State(board=board_of(1, rules=CAGES)).with_parts(Solved(impossible=True))
    state, _ = run(state, ("clashes.explain",), set_reply(1, rules=["killer_r1c1"]))
    expected = "Even without givens, nothing satisfies the cage at R1C1."
    assert status_text(state, words).startswith(expected)
    assert offered(state, words) == [EXPLAIN, "fewest"]


def test_boards_with_gaps_and_other_digits(words):
    layout = Puzzle([0] * 36, boards([(0, 0), (2, 2)], 6, (2, 2)), digits=range(4)).layout
    givens = bytearray(36)
    givens[2], givens[35] = 1, 4
    state = State(board=empty_board(layout).but(givens=bytes(givens)))
    state, _ = run(
        state.with_parts(Solved(impossible=True)), ("clashes.explain",), set_reply(1, 2, 35)
    )
    picks = shown(FEATURE, state, words)["clashing", "board.picks"]
    assert picks == ((2, "R1C3 = 0"), (35, "R6C6 = 3"))
    state, _ = run(state, ("clashes.fewest",), chosen(2, [35]), ("clashes.erase-them",))
    assert state.board.givens == bytes([0, 0, 1] + [0] * 33)
    assert state.board.layout is layout


def test_what_was_cut_short_is_said(state, words):
    state, _ = run(state, ("clashes.explain",), set_reply(2, 0, 1, minimal=False))
    assert "Time ran out, so some may have no part in it" in status_text(state, words)
    assert "without any one" not in status_text(state, words)
    state, _ = run(state, ("clashes.explain",), reply(3, status="limit", cells=[]))
    assert codes(state) == ["clash.limit"]


def test_the_fewest_are_erased_in_one_step_that_can_be_undone(state, words):
    state, effects = run(state, ("clashes.fewest",))
    assert sent(effects)[0]["op"] == "erase"
    state, _ = run(state, chosen(2, [1]))
    assert status_text(state, words) == "Smallest fix: erase this given."
    assert offered(state, words) == [EXPLAIN, "Erase it"]
    before = state.board
    state, effects = run(state, ("clashes.erase-them",))
    assert ("focus",) in effects
    assert state.board.givens[1] == 0
    assert offered(state, words) == []
    assert run(state, ("board.undo",))[0].board == before


def test_each_of_the_smallest_choices_can_be_seen_and_erased(state, words):
    fresh = state
    answer = chosen(2, [0], [10], alone=[True, False])
    state, _ = run(state, ("clashes.fewest",), answer)
    assert "Option 1 of 2" in status_text(state, words)
    assert offered(state, words) == [EXPLAIN, "other-choice", "Erase it"]
    between, _ = run(state, ("clashes.explain",), set_reply(3, 0, 1))
    assert offered(between, words) == [ANOTHER, "fewest"]
    assert "exactly one solution" in status_text(state, words)
    state, _ = run(state, ("clashes.other-choice",))
    assert FEATURE.marks(state)["clash"] == (10,)
    assert "several solutions" in status_text(state, words)
    assert run(state, ("clashes.erase-them",))[0].board.givens[10] == 0
    assert run(state, ("clashes.other-choice",))[0].part(Clashes).number == 0
    state, _ = run(fresh, ("clashes.fewest",), chosen(2, [0], [10], complete=False))
    assert "There may be more" in status_text(state, words)


def test_what_to_erase_can_be_seen_again_after_a_set_was_shown(state, words):
    """Check also once there is no other set: else no button would remain."""
    state, _ = run(state, ("clashes.fewest",), chosen(2, [1]))
    state, _ = run(state, ("clashes.explain",), set_reply(3, 0, 1))
    assert offered(state, words) == [ANOTHER, "fewest"]
    state, _ = run(state, ("clashes.explain",), set_reply(4))
    assert offered(state, words) == ["fewest"]
    state, effects = run(state, ("clashes.fewest",))
    assert effects == [("in-sight",)], "it is known already"
    assert FEATURE.marks(state)["clash"] == (1,)
    assert offered(state, words) == ["Erase it"]


def test_fewer_are_looked_for_again_where_the_time_ran_out(state, words):
    state, _ = run(state, ("clashes.fewest",), chosen(2, [1, 10], minimal=False))
    assert "fewer may do" in status_text(state, words)
    state, _ = run(state, ("clashes.explain",), set_reply(3, 0, 1))
    _, effects = run(state, ("clashes.fewest",))
    assert sent(effects)[0]["op"] == "erase"


def test_what_all_sets_have_in_common_is_said(state, words):
    state, _ = run(
        state, ("clashes.explain",), set_reply(2, 0, 1), ("clashes.explain",), set_reply(3, 1, 10)
    )
    assert [words(*fine) for fine in state.small_print] == ["In every set so far: R1C2."]


def test_givens_that_have_a_solution_after_all(state, words):
    state, _ = run(state, ("clashes.explain",), reply(2, status="solved", cells=[]))
    assert codes(state) == ["clash.solvable"]
    assert offered(state, words) == []


def test_a_limit_or_an_error_does_not_take_the_verdict_back(state):
    for data in (
        {"status": "limit", "seconds": 1.0, "stats": {}},
        {"status": "error", "message": MESSAGE},
    ):
        assert run(state, ("solving.solve",), reply(2, **data))[0].part(Solved).impossible


def test_it_can_be_asked_after_a_check_and_a_comparison_too(words):
    board = empty_board(layout_for(4)).but(entries=bytes([0, 2] + [0] * 14))
    start = State(board=board.but(givens=bytes([1] + [0] * 15)))
    checked, _ = run(start, ("solving.check",), reply(1, status="infeasible", cell=None))
    assert offered(checked, words) == [EXPLAIN, "fewest"]
    compared, _ = run(start, ("compare.compare", ["highs"]), reply(1, **INFEASIBLE))
    assert offered(compared, words) == [EXPLAIN, "fewest"]


@pytest.mark.parametrize("button", ["explain", "fewest", "other-choice", "erase-them"])
def test_while_the_engine_works_no_button_does(state, button):
    state, _ = run(state, ("clashes.fewest",), chosen(2, [0], [10]), ("solving.solve",))
    assert run(state, ("clashes." + button,)) == (state, [])


def test_another_puzzle_has_nothing_to_erase(state, words):
    state, _ = run(
        state, ("clashes.fewest",), chosen(2, [1]), ("board.pick", 5), ("playing.put", 4)
    )
    assert state.part(Clashes) == Clashes()
    state, _ = run(
        state, ("solving.solve",), reply(3, **INFEASIBLE), ("clashes.explain",), set_reply(4, 0, 1)
    )
    assert offered(state, words) == [ANOTHER, "fewest"]


def test_how_many_are_to_be_erased_and_were_is_said(state, words):
    (request,) = sent(run(state.with_parts(Settings(limit=7)), ("clashes.fewest",))[1])
    assert request["time_limit"] == 7
    for cells, sentence, button, erased in (
        ([1], "Smallest fix: erase this given", "Erase it", "One given erased."),
        ([1, 10], "Smallest fix: erase these 2", "Erase them", "2 givens erased."),
    ):
        after, _ = run(state, ("clashes.fewest",), chosen(2, cells))
        assert status_text(after, words).startswith(sentence)
        assert shown(FEATURE, after, words)["erase-them", "textContent"] == button
        after, _ = run(after, ("clashes.erase-them",))
        assert status_text(after, words).startswith(erased)


@pytest.mark.parametrize("button", ["explain", "fewest"])
@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"status": "limit", "seconds": 60.0}, "No answer in time"),
        ({"status": "error", "message": MESSAGE}, "CaDiCaL"),
        (
            {"status": "infeasible", "cells": [], "choices": [], "rules": [], "minimal": True},
            "this board cannot be filled",
        ),
    ],
)
def test_where_nothing_was_found_that_is_said(state, words, button, data, expected):
    state, _ = run(state, ("clashes." + button,), reply(2, **data))
    assert expected in status_text(state, words)
    assert offered(state, words) == [EXPLAIN, "fewest"]


def test_one_given_alone(state, words):
    state, _ = run(state, ("clashes.explain",), set_reply(2, 0))
    assert status_text(state, words) == "This given alone leaves no solution."
    assert state.small_print == (), "of one set there is nothing in common"


def test_rules_can_be_erased_as_well_as_givens(words):
    state = State(board=board_of(1, 2, rules=CAGES)).with_parts(Solved(impossible=True))
    replied = chosen(1, (1,), (), names=[["killer_r1c1"], ["killer_r1c1", "killer_r1c3"]])
    state, _ = run(state, ("clashes.fewest",), replied)
    text = status_text(state, words)
    assert text.startswith("Smallest fix: erase this given and the cage at R1C1.")
    assert offered(state, words) == [EXPLAIN, "other-choice", "Erase all these"]
    assert FEATURE.marks(state) == {"clash": (1,), "ruled": (0,)}
    names = [rule.name for rule in state.board.layout.rules]
    erased, _ = run(state, ("clashes.erase-them",))
    assert [rule.name for rule in erased.board.layout.rules] == names[1:]
    assert erased.board.givens[:2] == bytes([1, 0])
    assert run(erased, ("board.undo",))[0].board == state.board
    state, _ = run(state, ("clashes.other-choice",))
    assert "erase the 2 cages at R1C1 and R1C3" in status_text(state, words)
    erased, _ = run(state, ("clashes.erase-them",))
    assert [rule.name for rule in erased.board.layout.rules] == names[2:]
    assert erased.board.givens == state.board.givens


def test_a_set_that_is_proven_smallest_is_not_called_into_question(state, words):
    open_set, _ = run(state, ("clashes.explain",), set_reply(2, 0, 1, 10))
    assert "A smaller set may exist." in status_text(open_set, words)
    smallest, _ = run(state, ("clashes.explain",), set_reply(2, 0, 1, 10, smallest=True))
    assert "A smaller set may exist." not in status_text(smallest, words)
