"""Puzzles from sizes, examples, text and links."""

from urllib.parse import parse_qsl, quote

import pytest

from sudoku_core import Grid, Puzzle, conflicts, count_solutions, format_grid, parse
from sudoku_core.board.blocks import lines
from sudoku_core.rules import Killer, Thermometer, boards, diagonals, jigsaw
from tests.boards import SAMURAI
from tests.ui.driver import after_reload, codes, stored
from ui.opening import FEATURE
from ui.opening.examples import examples
from ui.opening.reading import LONGEST
from ui.opening.state import Draft, Origin
from ui.state import SIDES, State, empty_board, layout_for
from ui.update import update

EXAMPLES = examples()
SEED = "..6......92...34......8...156..3..8...7...5....4..6...7...........9...4.35...29.."


def fields(fragment):
    """The fields of a fragment, as the browser reads them."""
    return dict(parse_qsl(fragment.lstrip("#"), keep_blank_values=True))


def act(state, *action):
    """Return the state after an action, and after the browser's immediate answer."""
    state, effects = update(state, action)
    for effect in effects:
        if effect[0] == "decode":
            state = act(state, effect[2], fields(effect[1]))
    return state


def follow(state, fragment, fresh=False):
    return act(state, "opening.link", fields(fragment), fragment, fresh)


def test_a_size_and_a_clash_are_said():
    state = act(State(), "opening.size", "4")
    assert state.status == (("opened.empty", {"rows": 4, "columns": 4}),)
    state = act(state, "opening.drop", "11..............")
    params = {"rows": 4, "columns": 4, "counted": (("given", 2),)}
    assert state.status[0] == ("opened", params)
    assert codes(state) == ["opened", "conflict.row"]


@pytest.mark.parametrize("side", SIDES)
def test_each_size_gives_an_empty_board_to_be_set(side):
    state = act(State(board=empty_board(layout_for(1))), "opening.size", str(side))
    assert state.board.side == side
    assert state.board.entering
    assert not any(state.board.shown)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_example_is_a_puzzle_to_be_played(example):
    state = act(State(), "opening.example", example.id)
    assert state.board.side == example.side
    assert not state.board.entering
    assert state.part(Origin).example == example.id
    assert not conflicts(parse(example.text))


def test_the_examples_have_as_many_solutions_as_they_say():
    quick = [e for e in EXAMPLES if e.id != "minimal-16"]
    counts = {e.id: count_solutions(parse(e.text), 2).found for e in quick}
    assert counts.pop("none") == 0
    assert counts.pop("z3") == 2
    assert set(counts.values()) == {1}


def test_the_choice_that_is_no_example_changes_nothing():
    state = act(State(), "opening.example", EXAMPLES[0].id)
    assert act(state, "opening.example", "") == state


def test_an_example_is_no_longer_named_when_the_puzzle_changes():
    state = act(State(), "opening.example", EXAMPLES[0].id)
    assert act(state, "playing.type", "1").part(Origin).example
    assert act(state, "opening.size", "6").part(Origin).example == ""


def drafted(text):
    """The dialog with a text in it."""
    return act(State(dialog="import"), "opening.draft", text)


def test_text_in_the_dialog_opens_and_the_dialog_closes():
    state = act(drafted(SEED), "opening.open")
    assert (state.dialog, state.part(Draft)) == ("", Draft())
    assert state.board.givens[2] == 6


def test_wrong_text_stays_in_the_dialog_and_is_pointed_at():
    state, effects = update(drafted("12\n1!"), ("opening.open",))
    draft = state.part(Draft)
    assert state.dialog == "import"
    assert draft.text == "12\n1!"
    assert draft.problem == state.status[0]
    assert draft.problem[1]["line"] == 2
    assert effects[0] == ("point", "draft", 2, draft.problem[1]["column"])
    assert act(state, "opening.draft", "12").part(Draft).problem is None


def test_wrong_text_dropped_on_the_page_waits_in_the_dialog():
    before = State()
    state = act(before, "opening.drop", "no puzzle")
    assert state.board is before.board
    assert state.part(Draft).text == "no puzzle"
    assert state.status[-1][0] == "import.kept"


def test_nothing_is_opened_over_another_dialog():
    state = State(dialog="compare")
    assert act(state, "opening.drop", SEED) == state


def test_a_text_in_the_dialog_is_there_after_a_reload_unless_it_is_too_long():
    assert after_reload(FEATURE, "tab", drafted("12\n1")).part(Draft).text == "12\n1"
    long = drafted("1" * (LONGEST + 1))
    assert after_reload(FEATURE, "tab", long).part(Draft) == Draft()
    with pytest.raises(ValueError, match="link"):
        stored(FEATURE, "tab").restore(State(), {"draft": 12})


def test_text_dropped_on_the_open_dialog_closes_it_or_is_spoken_of_in_it():
    state = act(State(dialog="import"), "opening.drop", "!")
    assert state.part(Draft).text == "!"
    assert codes(state) == [state.part(Draft).problem[0]]
    assert act(state, "opening.drop", SEED).dialog == ""


def test_what_waits_in_the_dialog_is_pointed_at_when_it_opens():
    state = act(State(), "opening.drop", "12\n1!")
    assert update(state, ("outcome.dialog", "import"))[1] == [("point", "draft", 2, 2)]
    assert update(act(state, "opening.draft", "12"), ("outcome.dialog", "import"))[1] == []


def test_a_puzzle_comes_with_its_first_cell_picked_and_the_focus():
    state = act(State(), "board.pick", 40)
    for action in (("opening.drop", SEED), ("opening.link", {"p": SEED}, "#p=" + SEED)):
        after, effects = update(state, action)
        assert (after.picked, after.others, after.board.entering) == (0, (), False)
        assert ("focus",) in effects
    # The focus goes back to where the dialog with the examples was opened.
    assert ("focus",) not in update(state, ("opening.example", EXAMPLES[0].id))[1]


def test_words_around_a_puzzle_are_left_out():
    state = act(State(), "opening.drop", f"My puzzle today: {SEED} and so on — can you solve it?")
    assert codes(state) == ["opened"]
    assert state.board.givens[2] == 6


def test_a_file_is_opened_like_any_text():
    state = act(State(), "opening.file", "one.sdk", SEED)
    assert codes(state) == ["opened"]
    state = act(State(), "opening.file", "one.sdk", SEED, 3)
    assert state.status[-1] == ("import.files", {"count": 3, "name": "one.sdk"})
    state = act(State(), "opening.file", "é.txt", "12\n1!")
    assert (codes(state)[-1], state.part(Draft).text) == ("import.kept", "12\n1!")
    named = "#A Andr\ufffd\n" + SEED
    assert codes(act(State(), "opening.file", "latin.sdk", named)) == ["opened"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (("opening.file", "a.txt", " \n"), "import.empty"),
        (("opening.file", "a.bin", "\x7fELF\0\0"), "import.binary"),
        (("opening.file", "a.zip", "PK\ufffd\ufffd\x14"), "import.binary"),
    ],
)
def test_a_file_that_is_no_text_is_told_and_changes_nothing(action, code, words):
    for dialog in ("", "import"):
        before = act(State(dialog=dialog), "opening.draft", "12")
        state = act(before, *action)
        assert codes(state) == [code]
        assert action[1] in words(*state.status[0])
        assert (state.board, state.part(Draft).text) == (before.board, "12")
        problem = state.part(Draft).problem
        assert (problem[0] if problem else "") == (code if dialog else "")
    compared = State(dialog="compare")
    assert act(compared, *action) == compared


def test_of_a_long_list_the_first_puzzle_is_opened():
    line = SEED + "\n"
    state = act(State(), "opening.drop", line * (LONGEST // len(line) + 9))
    assert codes(state) == ["opened", "import.first"]


@pytest.mark.parametrize("text", ["?" * LONGEST, SEED + "\n" + "#" * LONGEST, "word " * LONGEST])
def test_another_long_text_is_refused_and_not_kept(text):
    state = act(State(), "opening.drop", text + "\n")
    assert state.status == (("import.long", {"limit": LONGEST}),)
    assert state.part(Draft) == Draft()
    assert state.board == State().board


def test_a_file_is_asked_for():
    assert update(State(), ("opening.choose-file",))[1] == [("choose", "file")]


def test_a_text_kept_for_mending_outlives_another_puzzle():
    state = act(act(State(), "opening.drop", "no puzzle"), "opening.drop", SEED)
    assert state.board.givens[2] == 6
    assert state.part(Draft).text == "no puzzle"


@pytest.mark.parametrize("rules", ["", ";diagonals"])
def test_the_first_of_several_puzzles_is_opened(rules):
    state = act(State(), "opening.drop", SEED + rules + "\n" + SEED[::-1])
    assert state.board.givens[2] == 6
    assert codes(state) == ["opened", "import.first"]


@pytest.mark.parametrize(
    ("text", "rows", "columns", "side"),
    [
        (",".join("0" * 36 * 36), 36, 36, 36),
        ("." * 52 + ";shape:2x26;digits:1-4;blocks:none;killer:5=r1c1-r2c26", 2, 26, 4),
        (".,.;shape:1x2;digits:1-30;blocks:none;killer:5=r1c1-r1c2", 1, 2, 30),
    ],
)
def test_a_board_larger_than_the_page_shows_is_refused_in_words(text, rows, columns, side):
    state = act(State(), "opening.drop", text)
    params = {"rows": rows, "columns": columns, "side": side, "most": 25}
    assert state.status[0] == ("import.large", params)
    assert state.part(Draft).text == text


SPECIAL = {
    "killer": Puzzle([0] * 16, rules=[Killer((0, 1), 5)]),
    "thermometer": Puzzle([0] * 81, rules=[Thermometer((0, 1, 2))]),
    "diagonals": Puzzle([0] * 81, rules=diagonals(9)),
    "jigsaw": Puzzle([1] + [0] * 15, jigsaw(4, "aaabcabbccbdcddd")),
    "latin": Puzzle([0] * 81, lines(9)),
    "digits": Puzzle([1, 4] + [0] * 14, digits=range(4)),
    "overlapping": Puzzle(
        Grid([0] * 35 + [4], side=4, columns=6), boards([(0, 0), (2, 2)], 6, (2, 2))
    ),
    "samurai": Puzzle([0] * 441, boards(SAMURAI, 21, (3, 3)), digits=range(1, 10)),
    "many rules": Puzzle([0] * 81, rules=[Killer((cell, cell + 1), 9) for cell in range(0, 80, 2)]),
}


@pytest.mark.parametrize(
    ("givens", "rules", "contents"),
    [
        ("." * 16, "killer:3=r1c1r1c2;killer:5=r2c1r2c2", "2 cages"),
        (
            "1" + "." * 15,
            "thermometer:r2c1r2c2;killer:5=r3c1r3c2",
            "one given, one thermometer and one cage",
        ),
    ],
)
def test_what_is_on_a_board_with_rules_is_counted(givens, rules, contents, words):
    state = act(State(), "opening.drop", f"{givens};{rules}")
    assert words(*state.status[0]) == f"A 4 × 4 puzzle with {contents}."


@pytest.mark.parametrize("puzzle", SPECIAL.values(), ids=SPECIAL)
@pytest.mark.parametrize("action", ["open", "drop", "link"])
def test_a_puzzle_with_rules_is_opened_whole(action, puzzle):
    text = format_grid(puzzle, style="rules")
    if action == "open":
        state = act(drafted(text), "opening.open")
    elif action == "drop":
        state = act(State(), "opening.drop", text)
    else:
        state = follow(State(), "#p=" + quote(text))
    assert state.board.puzzle() == puzzle
    assert len(state.board.entries) == len(puzzle.givens.cells)
    assert state.picked == puzzle.cells[0]
    assert (state.dialog, state.part(Draft)) == ("", Draft())
    assert state.past == (State().board,)


@pytest.mark.parametrize(
    ("name", "code", "shape"),
    [
        ("killer", "opened", (4, 4)),
        ("diagonals", "opened", (9, 9)),
        ("jigsaw", "opened", (4, 4)),
        ("overlapping", "opened", (6, 6)),
    ],
)
def test_what_has_come_is_said(name, code, shape):
    state = act(State(), "opening.drop", format_grid(SPECIAL[name], style="rules"))
    params = state.status[0][1]
    assert (state.status[0][0], (params["rows"], params["columns"])) == (code, shape)
    assert "counted" in params
    assert state.board.entering == (name == "diagonals")


@pytest.mark.parametrize(
    "text",
    [
        "SumoCueV1=5+0" + "=0" * 14,
        "1...\n..2.\n.3..\n...4\n\naaabcabbccbdcddd",
        "1..4\n....\n....\n....\nkiller:3=r1c2-r1c3",
    ],
    ids=["SumoCue", "jigsaw", "killer"],
)
def test_rules_are_read_in_whatever_form_they_are_written(text):
    board = act(State(), "opening.drop", text).board
    assert board.puzzle() == parse(text)
    assert not board.layout.standard


def test_givens_that_break_a_rule_are_told():
    state = act(State(), "opening.drop", "31" + "." * 14 + ";killer:5=r1c1-r1c2")
    assert codes(state) == ["opened", "conflict.killer-sum"]


def test_rules_that_cannot_be_read_are_pointed_at():
    state, effects = update(drafted("1" + "." * 15 + ";killer:5=r1c9"), ("opening.open",))
    assert state.status[0][0] == "parse.cell-outside"
    assert effects[0] == ("point", "draft", 1, 27)


def test_boxes_that_are_not_the_usual_ones_are_no_rules():
    for text in (format_grid(Puzzle([0] * 36, box=(3, 2)), style="boxed"), "." * 49):
        assert codes(act(State(), "opening.drop", text)) == ["opened.empty"]
