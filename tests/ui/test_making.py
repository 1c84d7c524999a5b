"""Test new puzzles: their requests, the stock, its storage, and how they open."""

import json

import pytest

import sudoku_core as sc
from engine.plain import puzzle_of
from sudoku_core import Puzzle
from sudoku_core.generation import SYMMETRIES
from sudoku_core.generation.rule_counts import counts_in
from tests.ui.driver import codes, reply, run, sent, shown, told
from tests.ui.test_words import words_of
from ui import making, outcome
from ui.game.state import Visibility
from ui.grading.state import LEVELS, Graded
from ui.making import state as made
from ui.making.refill import PER_LEVEL, is_idle, next_options
from ui.making.state import MOST, Options, Refill, Stock
from ui.opening.state import Origin
from ui.state import Board, State, empty_board
from ui.storage.text import dump_preferences, dump_tab, load
from ui.update import update

TEXT = "1......4..3.4..."
DOTS = ";alldifferences;allratios;difference:1=r1c1-r1c2;ratio:2=r2c1-r2c2"
FOUR = Options(side=4, level="beginner")
GRADE = {
    "status": "solved", "level": "beginner", "rating": 1.2, "technique": "hidden-single-box",
    "needs": [], "effort": 9.0, "narrowest": 1,
}  # fmt: skip


def ready(**parts):
    return State(engine="ready").with_parts(*parts.values())


def generated(number, text=TEXT, fits=True, level="beginner"):
    grade = dict(GRADE, level=level)
    return reply(number, status="generated", text=text, grade=grade, fits=fits)


def test_levels_and_symmetries_are_those_of_the_core():
    assert tuple(sc.hints.LEVELS) == LEVELS
    assert set(made.SYMMETRIES) <= {*SYMMETRIES, ""}


def test_a_level_is_asked_for_with_size_kind_and_symmetry():
    choices = (("making.size", "6"), ("making.kind", "diagonals"), ("making.symmetry", ""))
    state, effects = run(
        State(engine="ready", dialog="new-puzzle"), *choices, ("making.make", "hard")
    )
    (request,) = sent(effects)
    assert (request["op"], request["level"], request["symmetry"]) == ("generate", "hard", None)
    assert request["board"]["layout"] == "." * 36 + ";diagonals"
    assert (state.dialog, state.job.purpose) == ("", "new")
    assert state.part(Options) == Options(side=6, kind="diagonals", symmetry="", level="hard")


def test_two_kinds_of_rules_are_asked_for_with_their_numbers():
    choices = (("making.kind", "thermometer"), ("making.count", "2"), ("making.second", "arrow"))
    state, effects = run(State(engine="ready"), *choices, ("making.make", "medium"))
    (request,) = sent(effects)
    assert request["kinds"] == {"thermometer": 2, "arrow": 1}
    state, _ = run(state, ("making.second-count", "3"))
    options = state.part(Options)
    assert options.key == "9/thermometer:2,arrow:3/rotate180/medium"
    again, _ = load(State(), dump_tab(State()), dump_preferences(State().with_parts(options)))
    assert again.part(Options) == options


def test_a_second_kind_and_a_number_go_where_the_kind_has_none():
    mixed = (("making.kind", "arrow"), ("making.second", "renban"))
    state, _ = run(State(), *mixed, ("making.kind", "renban"))
    assert (state.part(Options).second, state.part(Options).count) == ("", 3)
    state, _ = run(State(), *mixed, ("making.kind", "classic"))
    assert state.part(Options) == Options()


def test_all_dots_are_asked_for_by_their_negatives():
    request = Options(kind="dots").request(1, None)
    assert request["kinds"] == {"alldifferences": 1, "allratios": 1}


@pytest.mark.parametrize("kind", [kind for kind in made.KINDS if kind.count or kind.whole])
def test_the_core_knows_the_rules_of_each_kind(kind):
    kinds = kind.kinds(kind.count)
    assert counts_in(",".join(f"{name}:{count}" for name, count in kinds.items())) == kinds


def test_a_jigsaw_is_mixed_with_other_rules():
    choices = (("making.kind", "jigsaw"), ("making.second", "arrow"), ("making.make", "medium"))
    state, effects = run(State(engine="ready"), *choices)
    assert sent(effects)[0]["kinds"] == {"jigsaw": 1, "arrow": 1}
    options = state.part(Options)
    again, _ = load(State(), dump_tab(State()), dump_preferences(State().with_parts(options)))
    assert again.part(Options) == options


@pytest.mark.parametrize(
    ("side", "level", "minimal"),
    [(9, "easy", False), (9, "medium", True), (6, "hard", True), (12, "medium", False)],
)
def test_easy_and_large_puzzles_have_givens_to_spare(side, level, minimal):
    assert Options(side=side, level=level).request(1, None)["minimal"] is minimal


def test_a_kind_or_level_that_a_size_has_not_becomes_one_that_it_has():
    wish = Options(level="extreme")
    state, _ = run(State().with_parts(wish), ("making.kind", "windoku"), ("making.size", "4"))
    assert (state.part(Options).kind, state.part(Options).level) == ("classic", "beginner")


def test_what_was_made_opens_is_told_and_can_be_undone():
    before = State(engine="ready").with_parts(FOUR)
    state, effects = run(before, ("making.make", "beginner"))
    (request,) = sent(effects)
    state, effects = run(state, generated(request["id"]))
    assert state.board.givens == bytes([int(sign) if sign != "." else 0 for sign in TEXT])
    assert not state.board.entering
    assert state.job is None
    assert codes(state) == ["new.made"]
    assert words_of("en")(*state.status[0]) == "Beginner, 4 × 4."
    assert state.part(Graded).grade["level"] == "beginner"
    assert ("focus",) in effects
    state, _ = run(state, ("board.undo",))
    assert state.board == before.board


def test_what_no_step_solves_without_sums_is_graded_again():
    state, effects = run(State(engine="ready"), ("making.make", "hard"))
    grade = dict(GRADE, status="limit", level="extreme")
    done = {"status": "generated", "text": TEXT, "grade": grade, "fits": True}
    state, _ = run(state, reply(sent(effects)[0]["id"], **done))
    assert codes(state) == ["new.made"]
    assert not state.part(Graded).is_known
    _, effects = run(state, ("grading.grade",))
    assert [request["op"] for request in sent(effects)] == ["grade"]


@pytest.mark.parametrize(("side", "kind"), [(s, k.name) for k in made.KINDS for s in k.sides])
def test_the_core_takes_the_board_of_each_kind_and_size(side, kind):
    request = Options(side=side, kind=kind).request(1, None)
    board = puzzle_of(request["board"])
    assert board.side == side
    kinds = {block.kind for block in board.blocks} - {"row", "column", "box"}
    assert bool(kinds) is (kind in ("diagonals", "windoku"))
    assert request["caged"] is (kind == "killer")


def test_each_weekday_has_a_level_that_there_is():
    assert len(made.WEEK) == 7
    assert set(made.WEEK) <= set(Options().levels)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ("", "Easy, 4 × 4."),
        (";killer:3=r1c1-r1c2", "Easy killer, 4 × 4."),
        (";diagonals", "Easy with diagonals, 4 × 4."),
        (";thermometer:r1c1-r1c2", "Easy with thermometers, 4 × 4."),
        (";thermometer:r1c1-r1c2;diagonals", "X (diagonals) + Thermometers, 4 × 4: Easy."),
        (";littlekiller:9=r1c2-r2c1", "Little killers, 4 × 4: Easy."),
        (DOTS, "Kropki (all dots), 4 × 4: Easy."),
        (";allpairsums;pairsum:5=r1c1-r1c2", "XV (all marks), 4 × 4: Easy."),
        (";antiknight", "Easy, 4 × 4."),
    ],
)
def test_what_was_made_is_told_by_its_level_kind_and_size(rules, sentence):
    state, effects = run(State(engine="ready").with_parts(FOUR), ("making.make", "beginner"))
    event = generated(sent(effects)[0]["id"], TEXT + rules, level="easy")
    state, _ = run(state, event)
    assert words_of("en")(*state.status[0]) == sentence


def test_the_nearest_is_told_to_be_no_more_than_that():
    state, effects = run(State(engine="ready"), ("making.make", "hard"))
    number = sent(effects)[0]["id"]
    state, _ = run(state, generated(number, fits=False))
    assert codes(state) == ["new.near"]


@pytest.mark.parametrize("ended", [{"status": "limit", "seconds": 30}, {"status": "nothing"}])
def test_where_none_is_found_in_time_the_board_stays(ended):
    before, effects = run(State(engine="ready"), ("making.make", "hard"))
    state, _ = run(before, reply(sent(effects)[0]["id"], **ended))
    assert (codes(state), state.board) == (["new.none"], before.board)


@pytest.mark.parametrize(("engine", "code"), [("ready", "busy.new"), ("loading", "busy.waiting")])
def test_the_status_says_at_once_that_one_is_made(engine, code):
    assert codes(run(State(engine=engine), ("making.make", "hard"))[0]) == [code]


def test_how_many_were_looked_at_is_told_and_it_can_be_cancelled(words):
    state, effects = run(State(engine="ready"), ("making.make", "hard"), now=0)
    number = sent(effects)[0]["id"]
    state, _ = run(state, told("attempts", number, count=12), ("tick",), now=2000)
    fine = shown(outcome.FEATURE, state, words)["fine", "textContent"]
    assert "12 puzzles tried" in fine.replace("\u00a0", " ")
    assert codes(state) == ["busy.new"]
    state, effects = run(state, ("cancel",))
    assert (effects, state.job) == ([("cancel", number)], None)


def test_what_else_was_asked_is_let_go_for_it():
    board = Board(givens=bytes([1] + [0] * 80))
    state, _ = run(State(engine="ready", board=board), ("solving.solve",))
    number = state.job.number
    state, effects = run(state, ("making.make", "easy"))
    assert ("cancel", number) in effects
    assert state.job.purpose == "new"


def test_one_that_was_made_ahead_opens_at_once():
    stock = Stock().with_puzzle(FOUR.key, TEXT)
    state, effects = run(
        State(engine="loading").with_parts(FOUR, stock), ("making.make", "beginner")
    )
    assert (sent(effects), state.job) == ([], None)
    assert state.board.count == 4
    assert state.part(Stock).lines == ""


def test_one_like_this_has_its_rules_and_its_level():
    text = TEXT + ";killer:3=r1c2-r1c3"
    state, _ = run(State(engine="ready"), ("opening.drop", text))
    state = state.with_parts(Graded(grade=dict(GRADE, level="hard")))
    state, effects = run(state, ("making.like-this",))
    (request,) = sent(effects)
    assert request["level"] == "hard"
    assert "killer" in request["board"]["layout"]
    assert request["alike"]
    assert request["board"]["givens"] == list(state.board.givens), "for its level, if not known"
    state, _ = run(state, ("making.like-level", "easy"))
    _, effects = run(state, ("making.like-this",))
    assert [request["level"] for request in sent(effects)] == ["easy"]
    _, effects = run(run(state, ("making.like-level", ""))[0], ("making.like-this",))
    assert [request["level"] for request in sent(effects)] == ["hard"]


def test_a_board_that_a_turn_does_not_fit_gets_no_symmetry():
    layout = Puzzle([[0, 0], [0, 0], [0, 0]], [(0, 1), (4, 5)], digits=(1, 2)).layout
    _, effects = run(State(engine="ready", board=empty_board(layout)), ("making.like-this",))
    assert [request["symmetry"] for request in sent(effects)] == [None]


def test_the_puzzle_of_a_day_is_the_same_for_everyone():
    _, effects = run(State(), ("making.today",))
    assert effects == [("today", "making.daily")]
    requests = []
    for before in (State(), State().with_parts(FOUR)):
        state, effects = run(before, ("making.daily", 2026, 11, 22, 0))
        requests.append(dict(sent(effects)[0], id=0))
    assert requests[0] == requests[1]
    assert (requests[0]["time_limit"], requests[0]["level"]) == (None, made.WEEK[0])
    state, _ = run(state, generated(state.job.number))
    assert state.status[0][0] == "new.day-of"
    assert state.status[0][1]["date"] == "2026-11-22"
    again, effects = run(state, ("board.undo",), ("making.daily", 2026, 11, 22, 0))
    assert (sent(effects), again.board.givens) == ([], state.board.givens)
    _, effects = run(state, ("making.daily", 2026, 11, 23, 1))
    assert sent(effects)[0]["seed"] != requests[0]["seed"]


def test_a_made_puzzle_is_kept_in_recent_only_once_something_was_done():
    stock = Stock().with_puzzle(FOUR.key, TEXT)
    state, _ = run(State(engine="ready").with_parts(FOUR, stock), ("making.make", "beginner"))
    assert state.part(Origin).made
    other = ("opening.example", "hard")
    _, effects = run(state, other)
    assert not [effect for effect in effects if effect[0] == "shelve"]
    _, effects = run(state, ("board.pick", 1), ("playing.put", 2), other)
    assert [effect for effect in effects if effect[0] == "shelve"]


def test_while_nobody_does_anything_some_of_each_level_are_made():
    state, names = State(engine="ready").with_parts(Options(level="hard")), []
    for _ in range(PER_LEVEL * len(LEVELS)):
        assert is_idle(state)
        state, effects = run(state, ("making.refill",))
        (effect,) = [effect for effect in effects if effect[0] == "send"]
        assert effect[2] == 2
        names.append(effect[1]["level"])
        assert not is_idle(state)
        state, _ = run(state, generated(effect[1]["id"], level=effect[1]["level"]))
    assert names[0] == "hard"
    assert sorted(names) == sorted(LEVELS * PER_LEVEL)
    assert next_options(state) is None
    state, effects = run(state, ("making.refill",))
    assert effects == []


def test_what_takes_too_long_is_not_tried_again():
    state, effects = run(State(engine="ready"), ("making.refill",))
    state, _ = run(state, generated(sent(effects)[0]["id"], fits=False))
    assert state.part(Stock).lines == ""
    assert next_options(state).key not in state.part(Refill).given_up


@pytest.mark.parametrize(
    "state",
    [
        State(),
        State(engine="ready", dialog="keys"),
        State(engine="ready").with_parts(Visibility(visible=False)),
        run(State(engine="ready"), ("making.make", "easy"))[0],
    ],
)
def test_nothing_is_made_ahead_while_anything_goes_on(state):
    after, effects = run(state, ("making.refill",))
    assert (sent(effects), after.background) == ([], state.background)


def test_wish_and_stock_are_there_at_a_later_visit():
    stock = Stock().with_puzzle(FOUR.key, TEXT)
    state = State().with_parts(FOUR, stock)
    again, sound = load(State(), dump_tab(State()), dump_preferences(state))
    assert sound
    assert (again.part(Options), again.part(Stock)) == (FOUR, stock)


@pytest.mark.parametrize("wish", ["9/killers//easy", "7/classic//easy", "9/classic//hardest", "9"])
def test_a_wish_that_makes_no_sense_is_as_if_it_were_not_there(wish):
    again, _ = load(
        State(),
        dump_tab(State()),
        json.dumps({"version": 3, "browser": {"making": {"wish": wish}}}),
    )
    assert again.part(Options) == Options()


def test_of_too_many_the_oldest_go():
    stock = Stock()
    for number in range(MOST + 1):
        stock = stock.with_puzzle(str(number), TEXT)
    assert (stock.find("0"), stock.find("1")) == ("", TEXT)


def test_the_dialog_offers_what_there_is(words):
    state = State(dialog="new-puzzle").with_parts(Options(side=4))
    view = shown(making.FEATURE, state, words)
    assert [name for name, _label, can in view["new-kind", "options"] if can] == list(FOUR.kinds)
    assert ("windoku", "Windoku (9 × 9)", False) in view["new-kind", "options"]
    assert view["new-puzzle", "showing"]
    levels = [level for level in LEVELS if not view["make-" + level, "hidden"]]
    assert tuple(levels) == Options(side=4).levels
    assert view["new-count-choice", "hidden"]
    assert view["new-second-choice", "hidden"]


def test_the_dialog_says_which_kind_a_size_lacks_until_another_is_chosen(words):
    state, _ = run(State(dialog="new-puzzle"), ("making.kind", "arrow"), ("making.size", "4"))
    view = shown(making.FEATURE, state, words)
    told = "Arrows: not made at 4 × 4. The kind is now Classic."
    assert view["new-lacking", "textContent"] == told
    back, _ = run(state, ("making.size", "6"))
    assert (back.part(Options).kind, back.part(Options).lacking) == ("arrow", "")
    for action in (("making.kind", "diagonals"), ("making.make", "beginner")):
        chosen, _ = run(state, action)
        assert chosen.part(Options).lacking == ""


def test_levels_are_described_by_what_the_kind_needs(words):
    def needed(level, **options):
        state = State(dialog="new-puzzle").with_parts(Options(**options).feasible())
        return shown(making.FEATURE, state, words)["needs-" + level, "textContent"]

    assert needed("hard") == "fish, wings, simple colours"
    assert needed("easy", kind="killer") == "singles, one cage at a time"
    assert needed("expert", kind="killer") == needed("expert")
    assert needed("medium", kind="jigsaw", second="arrow") == needed("medium", kind="whisper")


def test_what_has_no_givens_has_no_symmetry(words):
    options = Options(kind="killer", symmetry="")
    view = shown(making.FEATURE, State(dialog="new-puzzle").with_parts(options), words)
    assert view["new-symmetry-choice", "hidden"]
    assert options.key == Options(kind="killer").key
    classic = shown(making.FEATURE, State(dialog="new-puzzle"), words)
    assert not classic["new-symmetry-choice", "hidden"]


def test_the_dialog_asks_how_many_rules_of_a_kind(words):
    options = Options(kind="arrow").feasible().but(second="renban", second_count=2)
    view = shown(making.FEATURE, State(dialog="new-puzzle").with_parts(options), words)
    assert view["new-count", "value"] == "4"
    assert "arrow" not in [name for name, _label, _can in view["new-second", "options"]]
    assert not view["new-second-count-choice", "hidden"]
    assert view["new-second-count", "value"] == "2"


def test_what_is_left_to_chance_follows_from_the_number_drawn_for_the_action():
    for action in (("making.make", "easy"), ("making.like-this",)):
        for seed in (1, 2):
            _, effects = update(State(engine="ready"), action, 0, seed)
            assert sent(effects)[0]["seed"] == seed
