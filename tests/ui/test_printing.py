"""Test puzzles on paper: their pages, their solutions, and the requests for them."""

import re
import xml.etree.ElementTree as ET

import pytest

from sudoku_core import Puzzle, format_grid, parse, solve
from sudoku_core.drawing.picture import LOOKS, picture
from sudoku_core.drawing.sketch import LAYERS
from sudoku_core.rules import Killer, Thermometer, diagonals
from tests.plain import GUROBI as EASY
from tests.ui.driver import reply, run, sent
from tests.ui.test_opening import SPECIAL
from tests.ui.test_words import words_of
from ui.paper.booklet import booklet, code_links
from ui.paper.sheets import PrintedPuzzle, PrintOptions, puzzle_pages, solution_pages
from ui.printing.actions import dump, restore
from ui.printing.state import Printing, puzzles
from ui.printing.view import properties
from ui.state import Board, State, empty_board, layout_for
from ui.storage.text import dump_puzzle

SVG = "{http://www.w3.org/2000/svg}"
SOLVED = bytes(solve(parse(EASY), solver="search").grid.cells)
RULED = Puzzle([0] * 81, rules=[Killer((0, 1), 3), Thermometer((9, 10, 11)), *diagonals(9)])


def board_of(puzzle, **more):
    givens = bytes(puzzle.givens.cells)
    entries = bytes(len(givens))
    return Board(layout=puzzle.layout, givens=givens, entries=entries, entering=False).but(**more)


def printed(side=9, **more):
    return PrintedPuzzle(board=empty_board(layout_for(side)), **more)


def drawing(board, **more):
    """Return the drawing of a board: its texts, and its tree of elements."""
    tree = ET.fromstring(picture(board, **more))
    return [text.text for text in tree.iter(SVG + "text")], tree


# The drawing.


def test_every_layer_of_a_board_has_its_look():
    assert set(LOOKS) == set(LAYERS)


@pytest.mark.parametrize("puzzle", [*SPECIAL.values(), RULED], ids=[*SPECIAL, "ruled"])
def test_every_board_is_drawn_as_xml_without_a_style_sheet(puzzle):
    texts, tree = drawing(board_of(puzzle))
    given = [str(puzzle.layout.digits[digit - 1]) for digit in puzzle.givens.cells if digit]
    assert [text for text in texts if text.isdigit()][-len(given) or len(texts) :] == given
    assert not [
        element for element in tree.iter() if "class" in element.attrib or "style" in element.attrib
    ]


def test_rules_are_drawn():
    texts, tree = drawing(board_of(RULED))
    assert texts == ["3"]
    looks = [group.attrib for group in tree.iter(SVG + "g")]
    assert any("stroke-dasharray" in look for look in looks)  # the cage
    assert len(list(tree.iter(SVG + "circle"))) == 1  # the bulb


def test_what_is_filled_in_is_drawn_when_asked():
    board = board_of(
        parse("1" + "." * 15),
        entries=bytes([0, 2] + [0] * 14),
        corner=(0, 1, 0b101, 0b11) + (0,) * 12,
        centre=(0, 0, 0, 0b1100) + (0,) * 12,
        colours=(*range(10),) + (0,) * 6,
    )
    assert drawing(board)[0] == ["1"]
    texts, tree = drawing(board, filled=True)
    assert texts == ["1", "3", "34", "1 2", "2", "1"]
    assert len(list(tree.iter(SVG + "rect"))) == 9
    # Under a note there is nothing, where a digit stands.
    assert drawing(board.but(solution=bytes([1, 2, 3, 4] * 4)), filled=True)[0].count("1 2") == 0


def test_what_a_puzzle_is_called_does_no_harm():
    board = board_of(parse(EASY), title="<b>Ann & Bob</b>")
    (title,) = drawing(board)[1].iter(SVG + "title")
    assert title.text == "<b>Ann & Bob</b>"
    sheets = booklet([PrintedPuzzle(board=board)], PrintOptions(title="<i>"), words_of("en"))
    assert "<b>Ann" not in sheets
    assert "<i>" not in sheets


# The sheets.


@pytest.mark.parametrize(
    ("sides", "places", "pages"),
    [
        ([9], 1, [(1, [0])]),
        ([9] * 5, 2, [(2, [0, 1]), (2, [2, 3]), (2, [4])]),
        ([9, 4, 6, 12, 9], 4, [(4, [0, 1, 2, 3]), (4, [4])]),
        ([9, 16, 25, 9, 9], 6, [(6, [0]), (1, [1]), (1, [2]), (6, [3, 4])]),
        ([], 6, []),
    ],
)
def test_large_boards_have_pages_of_their_own(sides, places, pages):
    assert puzzle_pages([printed(side) for side in sides], places) == pages


def test_solutions_are_small():
    pages = solution_pages([printed(side) for side in [9] * 13 + [16, 25]])
    assert [(room, len(numbers)) for room, numbers in pages] == [(12, 12), (12, 1), (4, 1), (2, 1)]


def sheets(puzzles, **options):
    """Return of each sheet its number of places, its text and its element."""
    markup = booklet(puzzles, PrintOptions(**options), words_of("en"))
    tree = ET.fromstring(f"<body>{markup}</body>")
    return [(leaf.get("data-places"), "".join(leaf.itertext()), leaf) for leaf in tree]


def test_puzzles_come_first_and_their_solutions_at_the_end():
    solved = PrintedPuzzle(
        board=board_of(parse(EASY)), level="hard", outcome="one", solution=SOLVED
    )
    others = [printed(outcome=outcome) for outcome in ("none", "several", "unknown")]
    others.append(printed(outcome="late", seconds=60))
    first, last = sheets([solved, *others], per_page=6, title="For Ada", codes=False)
    assert (first[0], last[0]) == ("6", "12")
    assert first[1].startswith("For Ada1 Hard · 9 × 9")
    assert last[1].startswith("Solutions1")
    digits = [text.text for text in last[2].iter(SVG + "text")]
    assert sorted(digits) == sorted(map(str, SOLVED))
    known = "No solution", "More than one solution", "No solution is known here"
    for text in (*known, "No solution found in 60 seconds"):
        assert text in last[1]
    assert len(list(last[2].iter(SVG + "svg"))) == 1
    assert len(sheets([solved], solutions=False)) == 1


def test_a_solution_that_may_not_be_the_only_one_is_printed_with_these_words():
    puzzle = PrintedPuzzle(board=board_of(parse(EASY)), outcome="found", solution=SOLVED)
    _first, last = sheets([puzzle])
    assert "1 One solution; there may be others" in last[1]
    assert len(list(last[2].iter(SVG + "svg"))) == 1


def test_a_page_says_which_rules_hold_and_which_are_not_known():
    board = board_of(RULED, unsupported=(("shared.unknown", {"names": "arrow"}),))
    ((_places, text, _leaf),) = sheets([PrintedPuzzle(board=board)], solutions=False)
    assert "Digits in a cage do not repeat and add up to its number." in text
    assert "Digits increase along each thermometer, starting at the bulb." in text
    assert text.count("marked diagonal") == 1
    assert "arrow" in text
    assert "One rule of" in sheets([PrintedPuzzle(board=board)], per_page=4, solutions=False)[0][1]


def test_links_stand_beside_puzzles_when_asked():
    puzzles = [PrintedPuzzle(board=board_of(parse(EASY))), PrintedPuzzle(board=board_of(RULED))]
    assert code_links(puzzles, PrintOptions(codes=False)) == []
    links = code_links(puzzles, PrintOptions())
    assert [dict(link)["p"] for link in links] == [EASY, format_grid(RULED)]
    markup = booklet(puzzles, PrintOptions(per_page=6), words_of("en"))
    assert re.findall(r'data-code="(\d)"', markup) == ["0", "1"]


# The dialog.


@pytest.fixture
def opened():
    """Open the dialog where the engine is ready and a puzzle is on the board."""
    state, effects = run(State(engine="ready"), ("opening.drop", EASY), ("printing.open",))
    assert ("list-recent",) in effects
    return state, sent(effects)


def solution(request, **more):
    """Return the engine's reply: solved, unless another status is given."""
    values = {"status": "solved", "grid": list(SOLVED), "unique": True, **more}
    return reply(request["id"], **values)


def last(effects):
    """Return the effects that print."""
    return [effect for effect in effects if effect[0] == "paper.print"]


def test_the_board_is_solved_before_it_is_printed(opened, words):
    state, requests = opened
    (request,) = [puzzle for puzzle in requests if puzzle["op"] == "solve"]
    assert properties(state, words)["print-status", "textContent"] == "Solving puzzle 1 of 1…"
    state, effects = run(state, ("printing.now",))
    assert last(effects) == []
    state, effects = run(state, solution(request))
    ((_name, puzzles, options),) = last(effects)
    assert [(puzzle.outcome, puzzle.solution) for puzzle in puzzles] == [("one", SOLVED)]
    assert (options.per_page, options.solutions, options.codes) == (1, True, True)
    assert properties(state, words)["print-status", "textContent"] == "2 pages."
    # What is known is not asked again.
    state, effects = run(state, ("outcome.close",), ("printing.open",), ("printing.now",))
    assert ("paper.clear",) in effects
    assert sent(effects) == []
    assert len(last(effects)) == 1


def test_without_solutions_it_is_printed_at_once(opened):
    state, _requests = opened
    state, effects = run(
        state, ("printing.solutions", False), ("outcome.close",), ("printing.open",)
    )
    assert sent(effects) == []
    state, effects = run(state, ("printing.now",))
    assert len(last(effects)) == 1


@pytest.mark.parametrize(
    ("more", "outcome"),
    [
        ({"unique": False}, "several"),
        ({"status": "infeasible", "grid": None}, "none"),
        ({"status": "limit", "grid": None, "seconds": 60.2}, "late"),
        ({"status": "error"}, "unknown"),
    ],
)
def test_a_puzzle_without_a_single_solution_is_printed_too(opened, more, outcome):
    state, requests = opened
    _state, effects = run(state, solution(requests[-1], **more), ("printing.now",))
    ((_name, (puzzle,), _options),) = last(effects)
    assert (puzzle.outcome, puzzle.solution) == (outcome, b"")
    assert puzzle.seconds == (60 if outcome == "late" else 0)


def test_what_took_too_long_is_tried_again_and_what_was_found_is_kept(opened):
    state, requests = opened
    late = solution(requests[-1], status="limit", grid=None, seconds=60.0)
    state, effects = run(state, late, ("outcome.close",), ("printing.open",))
    (request,) = sent(effects)
    state, _effects = run(state, solution(request, unique=None))
    assert [(puzzle.outcome, puzzle.solution) for puzzle in puzzles(state)] == [("found", SOLVED)]
    assert sent(run(state, ("outcome.close",), ("printing.open",))[1]) == []


def test_where_there_is_no_engine_it_is_printed_without_solutions(opened):
    state, _requests = opened
    state = state.but(engine="failed", background={})
    ((_name, (puzzle,), _options),) = last(run(state, ("printing.now",))[1])
    assert puzzle.outcome == "unknown"


def test_boards_of_the_last_days_are_printed_where_they_are_chosen(opened, words):
    state, requests = opened
    other = dump_puzzle(State(board=board_of(parse(EASY[::-1]), entries=bytes([3]) + bytes(80))))
    state, _ = run(
        state, solution(requests[-1]), ("recent.list", [("a", 1.0, other), ("b", 2.0, "{}")])
    )
    shown = properties(state, words)
    assert not shown["print-others", "hidden"]
    assert shown["print-recents", "boxes"] == (("printing.choose", 0, "9 × 9, 36 givens", False),)
    state, effects = run(state, ("printing.choose", 0))
    assert properties(state, words)["print-recents", "boxes"][0][3]
    (request,) = sent(effects)
    assert request["puzzle"]["givens"][-1] == int(EASY[0].replace(".", "0"))
    state, effects = run(state, solution(request, unique=False), ("printing.now",))
    ((_name, puzzles, _options),) = last(effects)
    assert [puzzle.outcome for puzzle in puzzles] == ["one", "several"]
    state, effects = run(state, ("printing.choose", 0), ("printing.now",))
    assert len(last(effects)[0][1]) == 1


def test_boards_that_can_share_a_page_come_one_after_the_other():
    state, _ = run(
        State(), ("opening.drop", EASY), ("printing.open",), ("printing.solutions", False)
    )
    kept_ones = [dump_puzzle(State(board=printed(side).board)) for side in (25, 4, 16, 6)]
    listed = [
        (str(k), 9.0 - k, text.replace('"made": false', '"made": true'))
        for k, text in enumerate(kept_ones)
    ]
    state, _ = run(state, ("recent.list", listed), *[("printing.choose", k) for k in range(4)])
    assert [puzzle.board.side for puzzle in puzzles(state)] == [9, 4, 6, 25, 16]


def test_new_puzzles_are_made_alike(opened, words):
    state, requests = opened
    state, effects = run(
        state, solution(requests[-1]), ("printing.more", "2"), ("printing.places", "4")
    )
    (request,) = sent(effects)
    assert (request["op"], request["board"]["givens"]) == ("generate", [0] * 81)
    assert properties(state, words)["print-status", "textContent"] == "Making puzzle 1 of 2…"
    grade = {"level": "easy", "status": "solved"}
    made = {"status": "generated", "text": EASY[::-1], "grade": grade, "fits": True}
    state, effects = run(state, reply(request["id"], **made))
    (request,) = sent(effects)
    state, effects = run(state, ("printing.now",), reply(request["id"], status="none"))
    assert properties(state, words)["print-more", "value"] == "1"
    (request,) = sent(effects)
    assert request["op"] == "solve"
    state, effects = run(state, solution(request))
    ((_name, puzzles, options),) = last(effects)
    assert [puzzle.level for puzzle in puzzles] == ["", "easy"]
    assert options.per_page == 4
    progress = properties(state, words)["print-status", "textContent"]
    assert progress == "No more were found in time. 2 pages."


def test_closing_lets_go_of_what_is_made(opened):
    state, requests = opened
    state, effects = run(state, ("printing.now",), ("outcome.close",))
    assert ("cancel", requests[-1]["id"]) in effects
    assert not state.part(Printing).waiting
    assert last(effects) == []


def test_nothing_alike_is_made_where_rules_could_not_be_read(opened, words):
    state, _ = opened
    state = state.but(board=state.board.but(unsupported=(("shared.unknown", {"names": "x"}),)))
    assert properties(state, words)["print-more", "options"] == (("0", "0", True),)


def test_what_is_filled_in_is_printed_if_it_is_shared():
    state, _ = run(
        State(), ("opening.drop", EASY), ("share.open",), ("share.filled", True), ("printing.open",)
    )
    assert state.part(Printing).options.filled


def test_how_one_prints_is_kept():
    state, _ = run(State(), ("printing.open",), ("printing.places", "6"), ("printing.codes", False))
    assert dump(restore(State(), dump(state))) == dump(state)
    assert dump(restore(State(), {"places": 7})) == dump(State())
