"""Test how much is told of a step, the whole argument, and which cell comes next."""

import re
from dataclasses import replace

import pytest

from sudoku_core import Board, Candidates, Puzzle, hint, parse, proves, solutions, steps
from sudoku_core.board.grid import cell_at
from sudoku_core.hints import applied, argument, details, next_cell
from sudoku_core.hints.details import effects, says_place, title
from sudoku_core.hints.techniques.equation_index import (
    equation_index,
    place_message,
    places_messages,
)
from sudoku_core.language import LANGUAGES
from sudoku_core.rules import AntiKnight, Killer, RowIndexer, Skyscraper, SumCage
from tests.plain import GUROBI

WINGS = "000000000904607000076804100309701080708000301051308702007502610005403208000000000"
POINTING = "017903600000080000900000507072010430000402070064370250701000065000030000005601720"
SIX = ".2..6..5.2....4...6...5.....21......"
SUMS = {(0, 1): 3, (2, 6): 4, (5, 9): 5, (8, 12): 6, (10, 11): 7, (3, 7): 6, (14, 15): 3}
CAGES = Puzzle([0] * 16, rules=[Killer(cells, total) for cells, total in SUMS.items()])
PUZZLES = [*map(parse, (GUROBI, WINGS, POINTING, SIX)), CAGES]
FREE = Puzzle([1, 2] + [0] * 14)
"""Of several solutions."""
CHAIN = parse("7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........")


def sentences(messages):
    return " ".join(map(str, messages))


def named(puzzle, cells):
    return ["R{}C{}".format(*cell_at(cell, puzzle.columns)) for cell in cells]


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_no_level_tells_what_a_later_one_is_for(puzzle):
    for step in steps(puzzle):
        kinds = [level.kind for level in details(puzzle, step)]
        assert kinds == ["technique", "where", "what", "why"]
        early = details(puzzle, step)[:3]
        text = sentences([message for level in early for message in level.messages])
        cells = {cell for level in early for cell in level.cells}
        digits = {int(text) for text in re.findall(r"\b(\d+)s?\b", sentences(early[2].messages))}
        if len(step.places) == 1:
            ((cell, digit),) = step.places
            is_shown = named(puzzle, [cell])[0] in text or cells == {cell}
            assert not (is_shown and puzzle.digits[digit - 1] in digits), (step, text)
        for cell, digit in step.eliminates:
            if cell not in {other for _name, has in step.roles for other, _digit in has}:
                assert named(puzzle, [cell])[0] not in text, (step, digit, text)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_last_level_tells_all_that_a_step_does(puzzle):
    for step in steps(puzzle):
        last = details(puzzle, step)[-1]
        done = () if says_place(step.message) else effects(puzzle, step)
        assert last.messages == (step.message, *done)
        assert {cell for cell, _digit in (*step.places, *step.eliminates)} <= {*last.cells}


def test_a_single_is_told_in_one_sentence():
    puzzle = FREE.layout.puzzle([1, 2, 3] + [0] * 13)
    sentences = [str(message) for message in details(puzzle, hint(puzzle))[-1].messages]
    assert sentences == ["R1C4 is the last empty cell in row 1, and 4 the last digit."]


def test_digits_are_looked_at_one_or_several():
    puzzle = FREE.layout.puzzle([1, 2, 3] + [0] * 13)
    places = ((3, 4), (6, 1), (9, 2))
    names = tuple([block.name for block in puzzle.blocks][:5])
    for count, sentence in ((1, "Look at the 4s."), (3, "Look at the digits 1, 2 and 4.")):
        roles = (("on", places[:count]),)
        step = replace(hint(puzzle), places=places, roles=roles, rests_on=names)
        assert [str(message) for message in details(puzzle, step)[1].messages] == [sentence]


def test_candidates_are_looked_at_by_few_words():
    board = Puzzle([0] * 81)
    step = replace(hint(CAGES), places=(), eliminates=((0, 1),), rests_on=(), roles=())
    texts = []
    for cells, digits in (((0, 1), (1, 2)), ((0, 1), (1, 2, 3, 4, 5)), (range(9), (1, 2, 3, 4, 5))):
        on = tuple([(cell, digit) for cell in cells for digit in digits if (cell, digit) != (0, 1)])
        what = details(board, replace(step, roles=(("on", on),)))[2]
        texts.append(str(what.messages[0]))
    assert texts == [
        "Look at 1 and 2 in R1C1 and R1C2.",
        "Look at R1C1 and R1C2.",
        "Look at R1C1.",
    ]


def test_many_places_are_looked_at_by_the_first():
    names = [f"row{number}" for number in range(1, 6)]
    on = tuple([(9, digit) for digit in range(1, 6)])
    step = replace(hint(CAGES), rests_on=tuple(names), roles=(("on", on),))
    text = "Look at rows 1–4."
    assert str(details(Puzzle([0] * 81), step)[1].messages[0]) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_cages_are_looked_at_by_their_blocks(language):
    names = ("column4", "column5", *[f"killer_r{row}c4" for row in range(1, 6)])
    on = tuple([(cell, 4) for cell in (3, 12, 21)])
    step = replace(hint(CAGES), technique="innies-and-outies", rests_on=names, roles=(("on", on),))
    detail = details(Puzzle([0] * 81), step)[1]
    assert (
        detail.messages[0].in_language(language)
        == {
            "en": "Look at columns 4 and 5 and the cages there.",
            "pt": "Observe as colunas 4 e 5 e as gaiolas ali.",
            "es": "Mire las columnas 4 y 5 y las jaulas que hay ahí.",
        }[language]
    )
    assert len(detail.cells) == 18


def test_digits_that_go_from_the_same_cells_go_in_one_sentence():
    eliminated = ((1, 2), (1, 3), (2, 2), (2, 3), (2, 4))
    step = replace(hint(FREE.layout.puzzle([1, 2, 3] + [0] * 13)), places=(), eliminates=eliminated)
    sentences = [str(message) for message in effects(FREE, step)]
    assert sentences == ["Remove 2 and 3 from R1C2 and R1C3.", "Remove 4 from R1C3."]


def test_what_does_nothing_has_one_level():
    step = hint(Puzzle([1, 1] + [0] * 14))
    (level,) = details(Puzzle([1, 1] + [0] * 14), step)
    assert (level.kind, level.messages, level.cells) == ("state", (step.message,), ())


def test_where_and_what_tell_the_half_that_is_not_the_answer():
    puzzle = FREE.layout.puzzle([1, 2, 3] + [0] * 13)
    step = replace(hint(puzzle), roles=(), places=((3, 4),))
    for name, code in (("row1_digit4", "hint.digits"), ("cell_r1c4", "hint.cells")):
        detail = details(puzzle, replace(step, proof=((name, -1),)))[2]
        assert [message.code for message in detail.messages] == [code]
    for count, code in ((4, "hint.where"), (5, "hint.digits")):
        names = tuple([block.name for block in puzzle.blocks][:count])
        where = details(puzzle, replace(step, rests_on=names))[1]
        assert [message.code for message in where.messages] == [code]


def test_a_wrong_note_is_told_by_its_cell_and_the_way_to_it():
    puzzle = parse(SIX)
    (right,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    step = hint(puzzle, None, {cell: [right.cells[cell] % 6 + 1]})
    detail = details(puzzle, step)[2]
    assert (detail.messages[0].code, detail.cells) == ("hint.cells", (cell,))
    with_steps = replace(step, cases=(), steps=(hint(puzzle),))
    assert [line[1][0].code for line in argument(puzzle, with_steps)] == ["step.named"]


def test_of_a_wrong_entry_what_is_right_is_not_told():
    puzzle = parse(GUROBI)
    (right,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    wrong = next(digit for digit in (9, 8) if digit != right.cells[cell])
    step = hint(puzzle, {cell: wrong})
    assert step.technique == "wrong-entry"
    for level in details(puzzle, step)[:3]:
        assert f"{right.cells[cell]} in {named(puzzle, [cell])[0]}" not in sentences(level.messages)


@pytest.mark.native
def test_an_argument_tells_each_case_to_its_end():
    step = next(step for step in steps(CHAIN) if step.cases)
    lines = list(argument(CHAIN, step))
    openings = [messages[0].code for depth, messages in lines if depth == 0]
    assert openings == ["step.assumed"] * len(step.cases)
    assert len(lines) > sum(len(case.steps) for case in step.cases)
    assert list(argument(CHAIN, hint(CHAIN))) == []


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_next_cell_can_be_filled_after_its_steps(puzzle):
    state = Candidates(puzzle)
    for _ in range(6):
        entries = dict(enumerate(state.placed))
        notes = dict(enumerate(state.masks))
        next_to_fill = next_cell(puzzle, entries, notes)
        if next_to_fill is None or next_to_fill.cell is None:
            break
        here = Board(puzzle, entries, centre=notes).candidates
        for step in next_to_fill.steps:
            assert proves(here, step)
            here = applied(here, step)
        assert [bool(step.places) for step in next_to_fill.steps].index(True) == len(
            next_to_fill.steps
        ) - 1
        assert here.placed[next_to_fill.cell]
        assert not state.placed[next_to_fill.cell]
        assert named(puzzle, [next_to_fill.cell])[0] in str(next_to_fill.message)
        assert set(next_to_fill.message.params) <= {"cells", "count"}
        state = here


def test_a_cell_that_comes_after_several_steps_says_how_many():
    puzzle = parse(POINTING)
    state = Candidates(puzzle)
    for step in steps(puzzle):
        if not step.places:
            next_to_fill = next_cell(
                puzzle, dict(enumerate(state.placed)), dict(enumerate(state.masks))
            )
            assert len(next_to_fill.steps) > 1
            assert next_to_fill.message.code == "hint.next-cell-later"
            assert next_to_fill.message.params["count"] == len(next_to_fill.steps)
            return
        state = applied(state, step)
    raise AssertionError


def test_what_is_wrong_is_told_instead_of_a_cell():
    puzzle = parse(SIX)
    (right,) = solutions(puzzle)
    cell = puzzle.givens.cells.index(0)
    next_to_fill = next_cell(puzzle, {cell: right.cells[cell] % 6 + 1})
    assert (next_to_fill.cell, next_to_fill.steps[0].technique) == (None, "wrong-entry")
    assert next_cell(puzzle, right) is None
    assert next_cell(FREE).steps[0].technique == "several-solutions"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("the 8-cage at R1C1", "the 9-cage with repeats at R1C3", "the cage at R1C5")),
        (
            "pt",
            ("a gaiola de 8 em L1C1", "a gaiola de 9 com repetição em L1C3", "a gaiola de L1C5"),
        ),
        (
            "es",
            ("la jaula de 8 en F1C1", "la jaula de 9 con repetición en F1C3", "la jaula de F1C5"),
        ),
    ],
)
def test_a_cage_is_named_by_its_sum(language, names):
    board = Puzzle([0] * 81, rules=[Killer((0, 1), 8), SumCage((2, 3), 9), Killer((4, 5))])
    index = equation_index(board.layout)
    messages = [place_message(index, rule.name) for rule in board.rules]
    assert tuple([message.in_language(language) for message in messages]) == names


def test_a_hint_of_a_line_goes_by_the_name_of_its_rule():
    board = Puzzle([0] * 81, rules=[Skyscraper((0, -1), 9)])
    step = hint(board)
    assert step.technique == "line-digits"
    assert [str(title(board, step).in_language(language)) for language in LANGUAGES] == [
        "Skyscraper number",
        "Número de arranha-céus",
        "Número de rascacielos",
    ]
    assert str(details(board, step)[0].messages[0]) == "Look for: Skyscraper number."
    indexers = Puzzle([0] * 81, rules=[RowIndexer((0,))])
    ruled = replace(step, rests_on=(indexers.rules[0].name,))
    assert str(title(indexers, ruled)) == "Row indexers"
    assert str(title(board, replace(step, technique="combinations"))) == "Digit combinations"


def test_the_parts_of_a_rule_for_the_whole_board_have_one_name():
    board = Puzzle([0] * 81, rules=[AntiKnight()])
    names = ["antiknight_part1", "antiknight_part2", "row1"]
    texts = [str(message) for message in places_messages(equation_index(board.layout), names)]
    assert texts == ["the anti-knight rule", "row 1"]
