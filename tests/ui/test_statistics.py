"""Test the end of a game: the help that counts, the records, the card, and the calendar."""

import datetime

import pytest

import sudoku_core as sc
from sudoku_core.rules import jigsaw
from tests.plain import GUROBI
from tests.ui.driver import after_reload, run, shown
from tests.ui.test_opening import SPECIAL
from tests.ui.test_words import words_of
from ui import settings, statistics, walking
from ui.game.state import Clock, GamePreferences
from ui.grading.state import Graded
from ui.hinting.state import Hint
from ui.making.state import Options, Stock
from ui.settings.descriptions import SETTINGS
from ui.state import State, to_board
from ui.statistics import calendar, contents, records
from ui.statistics.state import Help, Records, Room
from ui.storage.text import dump_preferences, load

UNIQUE = "1...34....1....3"
SOLVED = "1234342143122143"
GRADE = {
    "status": "solved",
    "level": "easy",
    "rating": 1.5,
    "technique": "hidden-single",
    "needs": [],
    "effort": 9.0,
    "narrowest": 1,
}


def playing(text=UNIQUE):
    """Return the state with a graded puzzle that is played."""
    return State(board=to_board(sc.parse(text)), engine="ready").with_parts(Graded(grade=GRADE))


def ended(state, *, hint=None):
    """Return the state and the effects after the player has filled the board in 65 seconds."""
    solution = [int(digit) for digit in SOLVED]
    empty = [cell for cell in state.board.layout.cells if not state.board.givens[cell]]
    effects = []
    for number, cell in enumerate(empty):
        if hint is not None and number == 0:
            step = {"places": [[cell, solution[cell]]], "eliminates": [], "details": []}
            state = run(state, ("board.pick", cell))[0].with_parts(Hint(board=state.board))
            state = statistics.follow(state, state.with_parts(Hint(board=state.board, step=step)))[
                0
            ]
        time = 65_000 if number == len(empty) - 1 else 0
        state, effects = run(state, ("board.pick", cell), ("playing.put", solution[cell]), now=time)
    return state, effects


def test_the_last_digit_begins_the_wave_and_the_card_opens_after_it():
    state, effects = ended(playing())
    assert ("statistics.wave",) in effects
    state, effects = run(state, ("statistics.finish",))
    assert state.dialog == "ending"
    assert ("mark", "card") in effects


@pytest.mark.parametrize("back", [("board.undo",), ("opening.link", {"p": UNIQUE}, "#p=here")])
def test_the_help_with_a_puzzle_comes_back_with_it(back):
    state, _ = run(playing(), ("board.pick", 1), ("playing.type", "2"))
    state = state.with_parts(Help(hints=3, filled=1))
    state, _ = run(state, ("opening.size", "6"))
    assert state.part(Help) == Help()
    state, _ = run(state, ("opening.size", "9"), ("board.undo",), back)
    assert state.board.entries[1] == 2
    assert state.part(Help) == Help(hints=3, filled=1)


def test_a_puzzle_that_is_begun_anew_has_had_no_help_but_one_without_an_entry_has():
    state, _ = run(playing().with_parts(Help(hints=3)), ("opening.size", "6"))
    assert run(state, ("opening.drop", UNIQUE))[0].part(Help) == Help(hints=3)
    entered, _ = run(state, ("board.undo",), ("board.pick", 1), ("playing.type", "2"))
    anew, _ = run(entered, ("opening.size", "6"), ("opening.drop", UNIQUE))
    assert not any(anew.board.entries)
    assert anew.part(Help) == Help()


def test_a_board_that_was_changed_meanwhile_gets_no_card():
    state, _ = ended(playing())
    state, _ = run(state, ("board.undo",), ("statistics.finish",))
    assert (state.dialog, state.part(Records)) == ("", Records())


def test_a_puzzle_is_recorded_once_with_its_size_kind_and_level():
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",), ("outcome.close",))
    state, _ = run(state, ("board.undo",), ("board.redo",), ("statistics.finish",))
    (group,) = records.groups_of(state.part(Records))
    assert (group.side, group.kind, group.level) == (4, "classic", "easy")
    assert (group.solved, group.unaided, group.best) == (1, 1, 65)


def test_a_level_that_arrives_after_the_end_is_recorded():
    state, _ = ended(playing().with_parts(Graded()))
    state, _ = run(state, ("statistics.finish",))
    assert [group.level for group in records.groups_of(state.part(Records))] == [""]
    before = state.with_parts(after_reload(statistics.FEATURE, "puzzle", state).part(Help))
    state = statistics.follow(before, before.with_parts(Graded(grade=GRADE)))[0]
    (group,) = records.groups_of(state.part(Records))
    assert (group.level, group.solved, group.unaided, group.times) == ("easy", 1, 1, (65,))
    assert statistics.follow(before, state)[0].part(Records) == state.part(Records), "only once"


def test_a_level_that_arrives_after_the_records_were_cleared_adds_nothing():
    state, _ = ended(playing().with_parts(Graded()))
    state, _ = run(state, ("statistics.finish",), ("statistics.clear",))
    state = statistics.follow(state, state.with_parts(Graded(grade=GRADE)))[0]
    assert records.groups_of(state.part(Records)) == []


def test_other_puzzles_without_a_level_stay_when_one_gets_its_level():
    kept = Records()
    for seconds in (40, 65, 0):
        group = records.group_of(kept, 4, "classic", "")
        kept = records.with_game(kept, group, seconds)
    group = records.group_of(kept, 4, "classic", "")
    (group,) = records.groups_of(records.without_game(kept, group, 40))
    assert (group.solved, group.unaided, group.best, group.times) == (2, 1, 65, (65,))


def test_a_puzzle_beyond_all_levels_is_recorded_as_such(words):
    grade = dict(GRADE, status="stuck")
    state, _ = ended(playing().with_parts(Graded(grade=grade)))
    state, _ = run(state, ("statistics.finish",))
    (group,) = records.groups_of(state.part(Records))
    assert group.level == records.BEYOND
    assert words("level.beyond") in page_of(state, words)[0]
    assert ("Level", words("level.beyond"), "Rating 1.5") in contents.card_facts(state, words)
    assert ("act", ("making.like-this",)) in run(state, ("statistics.next",))[1]


def test_a_puzzle_is_recorded_behind_another_dialog():
    state, _ = ended(playing())
    state, effects = run(state.but(dialog="recent"), ("statistics.finish",))
    (group,) = records.groups_of(state.part(Records))
    assert (group.solved, state.dialog) == (1, "recent")
    assert ("mark", "card") not in effects


def test_sides_as_far_from_nine_are_apart(words):
    table = Records()
    for side in (6, 12):
        for level in ("easy", "hard"):
            group = records.group_of(table, side, "classic", level)
            table = records.with_game(table, group, 60)
    markup, _ = page_of(State().with_parts(table), words)
    assert markup.count("6 × 6") == markup.count("12 × 12") == 1


def test_a_cell_filled_as_a_hint_shows_claims_no_time(words):
    state, _ = ended(playing(), hint=True)
    assert (state.part(Help).hints, state.part(Help).filled) == (1, 1)
    state, _ = run(state, ("statistics.finish",))
    assert contents.card_title(state, words) == "Solved with one hint"
    assert [name for name, _text, _more in contents.card_facts(state, words)] == [
        *("Hints", "Hardest step", "Level"),
    ]
    (group,) = records.groups_of(state.part(Records))
    assert (group.solved, group.unaided, group.best, group.times) == (1, 0, 0, ())


def test_a_solution_that_was_seen_claims_no_time(words):
    state = playing()
    seen = state.but(board=state.board.but(solution=bytes(map(int, SOLVED))))
    state = statistics.follow(state, seen)[0]
    assert not state.part(Help).is_timed
    assert contents.card_title(state, words) == "Complete, after a look at the solution"
    state, _ = ended(state.but(board=state.board.but(solution=b"")))
    state, _ = run(state, ("statistics.finish",))
    assert (state.dialog, state.part(Records)) == ("ending", Records()), "it is not the player's"


def test_the_card_says_time_hints_hardest_step_and_grade(words):
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    assert contents.card_facts(state, words) == [
        ("Time", "1:05", ""),
        ("Hints", "none", ""),
        ("Hardest step", "Hidden single", ""),
        ("Level", "Easy", "Rating 1.5"),
    ]
    hidden = state.with_parts(GamePreferences(timer=False))
    assert contents.card_facts(hidden, words)[0][0] == "Hints"
    (markup,) = shown(statistics.FEATURE, state, words)["ending-card", "statistics.content"]
    assert "Next puzzle" in markup
    assert SOLVED not in markup


def test_the_records_come_back_and_lines_without_sense_are_left_out():
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    again, _intact = load(State(), "", dump_preferences(state))
    assert again.part(Records) == state.part(Records)
    broken = state.part(Records).but(groups="9/classic\n4/classic/easy 1 1 x \n")
    assert records.groups_of(broken) == []
    with pytest.raises(ValueError, match="records"):
        statistics.state.restore_records(State(), {"groups": 3})


def test_the_help_comes_back_with_the_puzzle():
    state = playing().with_parts(Help(hints=2, filled=1, solved=True, recorded=True))
    assert after_reload(statistics.FEATURE, "puzzle", state).part(Help) == state.part(Help)


def test_median_and_best_are_those_of_the_last_times():
    kept = Records()
    for seconds in (50, 10, 40, 0):
        group = records.group_of(kept, 9, "killer", "hard")
        kept = records.with_game(kept, group, seconds)
    (group,) = records.groups_of(kept)
    assert (group.solved, group.unaided, group.best, group.median) == (4, 3, 10, 40)
    for seconds in range(1000, 1000 + records.MOST_TIMES):
        group = records.group_of(kept, 9, "killer", "hard")
        kept = records.with_game(kept, group, seconds)
    (group,) = records.groups_of(kept)
    assert (len(group.times), group.best) == (records.MOST_TIMES, 10)


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        ("", "classic"),
        ("; diagonals", "diagonals"),
        ("; killer:5=r1c1-r1c2", "killer"),
        ("; killer:5=r1c1-r1c2; diagonals", "mixed"),
        ("; antiknight", "other"),
        ("; alldifferences; allratios; difference:1=r1c1-r1c2; ratio:2=r2c1-r2c2", "dots"),
        ("; allpairsums; pairsum:5=r1c1-r1c2", "xv"),
    ],
)
def test_a_kind_is_named_after_the_rules(rules, kind):
    assert records.kind_of_board(sc.parse("." * 81 + rules).layout) == kind


def test_regions_make_a_jigsaw_which_former_releases_called_irregular():
    assert (
        records.kind_of_board(sc.Puzzle([0] * 16, jigsaw(4, "aaabcabbccdbcddd")).layout) == "jigsaw"
    )
    (group,) = records.groups_of(Records(groups="9/irregular/easy 1 1 65 65"))
    assert group.kind == "jigsaw"


def test_boards_that_overlap_are_of_another_kind():
    assert records.kind_of_board(SPECIAL["samurai"].layout) == "other"


def test_next_is_of_the_same_size_kind_and_level():
    state, _ = ended(playing())
    state, effects = run(state, ("statistics.finish",), ("statistics.next",))
    assert state.dialog == ""
    assert ("act", ("making.like-this",)) in effects, "easy is not made for this size"
    nine = State(board=to_board(sc.parse(GUROBI))).with_parts(Graded(grade=GRADE))
    effects = run(nine, ("statistics.next",))[1]
    assert ("act", ("making.make", "easy")) in effects
    mixed = nine.with_parts(Options(kind="killer"))
    effects = run(mixed, ("statistics.next",))[1]
    assert ("act", ("making.kind", "classic")) in effects


def test_a_puzzle_of_a_kind_that_is_not_made_has_one_like_it_next():
    state = State(board=to_board(sc.parse("." * 81 + "; antiknight")))
    assert ("act", ("making.like-this",)) in run(state, ("statistics.next",))[1]


def test_what_is_shared_has_no_digit_of_the_player():
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    for action in ("copy-link", "hand-on"):
        effects = run(state, ("statistics." + action,))[1]
        assert dict(effects[0][1])["p"].replace("0", ".") == UNIQUE
    ((name, file, svg, *_size),) = run(state, ("statistics.picture",))[1]
    assert (name, file) == ("picturing.save", "sudoku-4x4.png")
    bare = run(playing(), ("statistics.picture",))[1]
    assert svg == bare[0][2]


def test_the_second_finished_puzzle_offers_once_to_install_the_page(words):
    first = records.with_game(Records(), records.Group(9, "classic", "hard"), 9)
    state, effects = run(ended(playing().with_parts(first))[0], ("statistics.finish",))
    assert ("statistics.look",) in effects
    state, _ = run(state, ("statistics.offer",))
    assert (
        "Install" in shown(statistics.FEATURE, state, words)["ending-card", "statistics.content"][0]
    )
    again = playing("...1" + "." * 12).with_parts(state.part(Records))
    again = again.with_parts(Clock(finished=True))
    state, effects = run(again, ("statistics.finish",))
    assert ("statistics.look",) not in effects
    assert not state.part(Room).offers


def test_the_first_finished_puzzle_offers_nothing():
    effects = run(ended(playing())[0], ("statistics.finish",))[1]
    assert ("statistics.look",) not in effects


def test_all_steps_show_in_play():
    state = playing()
    state, effects = run(state, ("walking.in-play",))
    assert [effect[1]["op"] for effect in effects if effect[0] == "send"] == ["steps"]
    properties = shown(walking.FEATURE, state, words_of("en"))
    assert properties["walk", "walking.within"] == ("walk-play",)
    assert not properties["walk-play", "hidden"]
    state, _ = run(state, ("walking.close",))
    assert shown(walking.FEATURE, state, words_of("en"))["walk-play", "hidden"]


def page_of(state, words):
    """Return the markup of the statistics on 22 November 2026."""
    state, _ = run(state, ("statistics.show", 2026, 11, 22, 0))
    return shown(statistics.FEATURE, state, words)["statistics-page", "statistics.content"][
        0
    ], state


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_the_page_lists_the_groups_in_each_language(language):
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    words = words_of(language)
    markup, _ = page_of(state, words)
    assert words("statistics.median") in markup
    assert "1:05" in markup
    assert words("statistics.none") in page_of(State(), words)[0]
    for kind in (*records.NAMED, "classic"):
        assert words.has("kind." + kind)
    for kind in ("mixed", "other"):
        assert words.has("statistics." + kind)


def test_a_puzzle_of_the_day_is_marked_in_the_calendar_and_keeps_its_first_time(words):
    known = records.with_day(Records(), "2026-11-20", 65)
    assert records.with_day(known, "2026-11-20", 9) == known
    markup, state = page_of(State().with_parts(known), words)
    assert "2026-11-20: solved in 1:05" in markup
    assert "2026-11-22: play" in markup
    assert 'data-about="2026-11-23"' not in markup
    state, _ = run(state, ("statistics.month", -1))
    assert state.part(Room).month == "2026-10"
    assert (
        "October 2026"
        in shown(statistics.FEATURE, state, words)["statistics-page", "statistics.content"][0]
    )
    state, _ = run(state, *[("statistics.month", 1)] * 3)
    assert state.part(Room).month == "2026-11"


def test_a_finished_puzzle_of_the_day_is_recorded_with_its_date():
    board = to_board(sc.parse(GUROBI))
    text = sc.format_grid(sc.parse(GUROBI), "line").replace("0", ".")
    state = State(board=board).with_parts(
        Stock().with_puzzle("2026-11-22", text), Clock(spent=65_000, finished=True)
    )
    state, _ = run(state, ("statistics.finish",))
    assert records.days_of(state.part(Records)) == {"2026-11-22": 65}


def test_a_month_is_named_as_in_the_language():
    names = {"en": "November 2026", "pt": "Novembro de 2026", "es": "Noviembre de 2026"}
    for language, name in names.items():
        assert f">{name}<" in page_of(State(), words_of(language))[0]


def test_a_day_of_the_calendar_opens_its_puzzle():
    effects = run(State(), ("statistics.day", "2026-11-22"))[1]
    assert ("act", ("making.daily", 2026, 11, 22, 0)) in effects


def test_months_are_those_of_the_calendar():
    for year in (1999, 2024, 2026, 2100):
        for month in range(1, 13):
            first = datetime.date(year, month, 1)
            assert calendar.weekday(year, month, 1) == first.isoweekday() % 7
            days = [day for week in calendar.weeks(f"{year}-{month:02}", 1) for day in week if day]
            following = datetime.date(year + month // 12, month % 12 + 1, 1)
            assert days[-1] == str(following - datetime.timedelta(days=1))
            assert all(len(week) == 7 for week in calendar.weeks(f"{year}-{month:02}", 0))


def test_cleared_records_can_be_put_back():
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    cleared, _ = run(state, ("statistics.clear",))
    assert cleared.part(Records) == Records()
    assert run(cleared, ("statistics.undo",))[0].part(Records) == state.part(Records)
    assert run(state, ("statistics.save",))[1] == [("statistics.save",)]


def test_a_wrong_file_does_not_change_what_is_undone(words):
    state, _ = ended(playing())
    state, _ = run(state, ("statistics.finish",))
    state, _ = run(page_of(state, words)[1], ("statistics.clear",))
    state, _ = run(state, ("statistics.read", "x.txt", "no copy", 1, False))
    markup = shown(statistics.FEATURE, state, words)["statistics-page", "statistics.content"][0]
    assert words("statistics.unread") in markup
    assert ">Put back<" in markup
    assert ">Undo<" not in markup


@pytest.mark.parametrize("language", ["en", "pt", "es"])
def test_each_setting_has_a_line_that_says_what_it_does(language):
    state = State(dialog="preferences")
    properties = shown(settings.FEATURE, state, words_of(language))
    assert all(properties["about-" + name, "textContent"] for name in SETTINGS)
    closed = shown(settings.FEATURE, State(), words_of(language))
    assert closed["preferences", "showing"] is False
