"""The next step from a player's state, what is wrong in it, and why a digit cannot stand."""

import pytest

from sudoku_core import (
    Board,
    Candidates,
    Grid,
    InputError,
    Puzzle,
    hint,
    parse,
    proves,
    solutions,
    steps,
    why_not,
)
from sudoku_core.hints import Answer, walk
from sudoku_core.hints.goals import Means
from sudoku_core.hints.techniques import applied, ladder, path
from sudoku_core.language.messages import Message
from sudoku_core.rules import Killer
from sudoku_core.solvers.contract import SolverUnavailable
from tests.plain import GUROBI, HARD, digits

EASY = Puzzle(digits(GUROBI))
SOLVED = next(solutions(EASY)).cells
SIX = parse(".2..6..5.2....4...6...5.....21......")
TINY = Puzzle([1, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 0, 0, 0, 0, 4])
STUCK = Puzzle(digits(HARD))
FREE = Puzzle([1, 2, 0, 0] + [0] * 12)
"""Of several solutions."""
TWICE = Puzzle([1, 1] + [0] * 14)


def right(puzzle):
    return next(solutions(puzzle)).cells


def wrong_digits(puzzle, cell):
    """The candidates of a cell that it has in no solution."""
    mask, solved = Candidates(puzzle).masks[cell], right(puzzle)
    return [d for d in range(1, puzzle.side + 1) if mask >> d - 1 & 1 and d != solved[cell]]


def open_cells(puzzle):
    return [cell for cell in puzzle.cells if not puzzle.givens.cells[cell]]


def test_the_next_step_is_the_first_of_the_path():
    for puzzle in (EASY, TINY):
        assert hint(puzzle) == next(iter(steps(puzzle)))
        assert proves(Candidates(puzzle), hint(puzzle))


def test_hints_lead_from_any_entries_to_the_solution():
    entries = {cell: SOLVED[cell] for cell in open_cells(EASY)[::3]}
    notes = {}
    while (step := hint(EASY, entries, notes)) is not None:
        state = applied(Board(EASY, entries, centre=notes).candidates, step)
        entries = {cell: state.placed[cell] for cell in open_cells(EASY) if state.placed[cell]}
        notes = dict(enumerate(state.masks))
    assert Board(EASY, entries).candidates.placed == SOLVED


def test_entries_and_notes_are_taken_in_any_form():
    cell = open_cells(TINY)[0]
    grid = TINY.givens.replace(cell, right(TINY)[cell])
    by_cell = Board(TINY, {cell: right(TINY)[cell]}).candidates
    assert Board(TINY, grid).candidates == Board(TINY, grid.cells).candidates == by_cell
    noted = [None] * 16
    noted[4] = [3, 4]
    assert Board(TINY, centre=noted).candidates == Board(TINY, centre={4: 0b1100}).candidates
    assert Board(TINY, grid, centre={cell: [1]}).candidates == by_cell


def test_what_notes_leave_out_is_gone_if_that_is_asked_for():
    cell = next(c for c in open_cells(STUCK) if len(wrong_digits(STUCK, c)) > 2)
    notes = {cell: [right(STUCK)[cell]]}
    assert hint(STUCK, None, notes).places == ((cell, right(STUCK)[cell]),)
    assert hint(STUCK, None, notes, by_notes=False) == hint(STUCK)


@pytest.mark.parametrize("puzzle", [EASY, SIX, TINY])
def test_a_wrong_entry_is_told_first_and_why(puzzle):
    solved = right(puzzle)
    for cell in open_cells(puzzle)[::5]:
        entries = {
            other_cell: solved[other_cell]
            for other_cell in open_cells(puzzle)[1::4]
            if other_cell != cell
        }
        for digit in wrong_digits(puzzle, cell):
            step = hint(puzzle, {**entries, cell: digit}, {open_cells(puzzle)[2]: 0})
            assert (step.technique, step.places, step.eliminates) == (
                "wrong-entry",
                (),
                ((cell, digit),),
            )
            state = Board(puzzle, entries).candidates
            if state.masks[cell] >> digit - 1 & 1:
                assert proves(state, step)
            else:
                assert step.rests_on
                assert f"already has its {digit}, in " in str(step.message)


def test_of_several_wrong_entries_the_one_that_clashes_is_told():
    clash = next(c for c in reversed(open_cells(EASY)) if c != open_cells(EASY)[0])
    digit = next(d for d in range(1, 10) if not Candidates(EASY).masks[clash] >> d - 1 & 1)
    first = open_cells(EASY)[0]
    step = hint(EASY, {first: wrong_digits(EASY, first)[0], clash: digit})
    assert step.eliminates == ((clash, digit),)


@pytest.mark.parametrize("puzzle", [EASY, SIX])
def test_wrong_notes_are_told_before_any_step(puzzle):
    solved = right(puzzle)
    for cell in open_cells(puzzle)[::7]:
        for digit in wrong_digits(puzzle, cell):
            step = hint(puzzle, None, {cell: [digit]})
            assert (step.technique, step.places) == ("wrong-note", ((cell, solved[cell]),))
            assert proves(Candidates(puzzle), step)


def test_a_cage_tells_that_its_sum_cannot_be():
    puzzle = Puzzle([0] * 16, rules=[Killer((0, 1), 7), Killer((10, 11), 3)])
    step = hint(puzzle, {0: 1, 1: 2})
    assert step.technique == "wrong-entry"
    assert step.rests_on == ("killer_r1c1",)


def test_without_a_solution_that_is_said():
    step = hint(TWICE, {5: 1}, {6: [2]})
    assert (step.technique, step.places, step.eliminates) == ("no-solution", (), ())
    assert str(step.message) == "This puzzle has no solution."
    assert why_not(TWICE, 5, 1).answer is Answer.NO_SOLUTION


def test_of_several_solutions_any_is_right():
    solved = [grid.cells for grid in solutions(FREE)]
    for solution in solved[:: len(solved) // 3]:
        entries = {5: solution[5], 10: solution[10]}
        step = hint(FREE, entries, {15: [solution[15]]})
        assert step is None or not step.technique.startswith("wrong")
    apart = next(c for c in range(16) if len({grid[c] for grid in solved}) > 1)
    assert why_not(FREE, apart, solved[0][apart]).answer is Answer.MAY_BE


def test_with_several_solutions_wrong_is_what_none_of_them_has():
    step = hint(FREE, {4: 3, 5: 1})
    assert (step.technique, step.eliminates) == ("wrong-entry", ((5, 1),))
    step = hint(FREE, {4: 3}, {5: [1, 2]})
    assert step.technique == "wrong-note"
    assert "are missing 4" in str(step.message)


def test_where_nothing_more_follows_that_is_said():
    assert hint(Puzzle([0] * 16)).technique == "several-solutions"
    assert hint(EASY, Grid(SOLVED)) is None


def test_what_does_not_fit_the_board_is_refused():
    for entries in (Grid([0] * 81), Grid([0] * 6, side=4, columns=2), [0] * 15, {16: 1}, {0: 5}):
        with pytest.raises(InputError):
            hint(FREE, entries)
    for notes in ({16: [1]}, {2: [5]}, {2: 16}, {2: -1}, {2: ["1"]}, {2: 2.5}, [0] * 15):
        with pytest.raises(InputError):
            hint(FREE, None, notes)
    for cell, digit in ((16, 1), (-1, 1), (2, 5), (2, 0), (0, 0), ("2", 1), (2, "1")):
        with pytest.raises(InputError):
            why_not(FREE, cell, digit)


def test_without_an_lp_solver_that_is_said_once(monkeypatch):
    def none_here(_extra):
        raise SolverUnavailable(Message("step.no-solution"))

    monkeypatch.setattr(path, "find_lp", none_here)
    monkeypatch.setattr(ladder, "RUNGS", ())
    cell = next(c for c in open_cells(TINY) if wrong_digits(TINY, c))
    for ask in (
        lambda tell: list(steps(TINY, warn=tell)),
        lambda tell: why_not(TINY, cell, wrong_digits(TINY, cell)[0], warn=tell),
    ):
        messages = []
        assert ask(messages.append)
        assert [message.code for message in messages] == ["step.no-sums"]


@pytest.mark.parametrize("puzzle", [pytest.param(SIX, marks=pytest.mark.native), TINY])
def test_why_not_is_answered_for_every_digit(puzzle):
    solved = right(puzzle)
    answers = set()
    for cell in open_cells(puzzle)[::3]:
        for digit in range(1, puzzle.side + 1):
            answer = why_not(puzzle, cell, digit)
            answers.add(answer.answer)
            assert (answer.answer is Answer.MAY_BE) == (solved[cell] == digit)
            if answer.answer is Answer.SEEN:
                assert not Candidates(puzzle).masks[cell] >> digit - 1 & 1
            elif answer.answer is not Answer.MAY_BE:
                assert leads(Candidates(puzzle), answer.steps, cell, digit)
                assert (answer.answer is Answer.AT_ONCE) == (len(answer.steps) == 1)
    assert Answer.AT_ONCE in answers


def leads(state, answer_steps, cell, digit):
    """Return whether steps, all of them right, rule a digit out, and not before the last."""
    for step in answer_steps:
        if not state.masks[cell] >> digit - 1 & 1 or not proves(state, step):
            return False
        state = applied(state, step)
    return not state.masks[cell] >> digit - 1 & 1


@pytest.mark.native
def test_no_step_of_a_chain_can_be_left_out():
    cell, digit = 24, 5
    answer = why_not(EASY, cell, digit)
    assert answer.answer is Answer.LATER
    assert leads(Candidates(EASY), answer.steps, cell, digit)
    for left_out in range(len(answer.steps)):
        fewer = answer.steps[:left_out] + answer.steps[left_out + 1 :]
        assert not leads(Candidates(EASY), fewer, cell, digit)


def test_why_not_looks_at_what_stands():
    cell = open_cells(EASY)[0]
    answer = why_not(EASY, cell, SOLVED[cell], {cell: SOLVED[cell]})
    assert answer.answer is Answer.MAY_BE
    other = wrong_digits(EASY, cell)[0]
    answer = why_not(EASY, cell, other, {cell: SOLVED[cell]})
    assert answer.answer is Answer.SEEN
    assert f"is already {SOLVED[cell]}." in str(answer.message)
    assert why_not(EASY, cell, other, {cell: other}).answer in (Answer.AT_ONCE, Answer.LATER)
    assert why_not(EASY, cell, other, None, {cell: [SOLVED[cell]]}).steps


def test_what_stands_already_is_told_by_its_place_and_cell():
    answer = why_not(TINY, 2, 1)
    assert (answer.answer, str(answer.message)) == (
        Answer.SEEN,
        "Row 1 already has its 1, in R1C1.",
    )
    cage = Puzzle([0] * 16, rules=[Killer((0, 6), 3)])
    text = "The 3-cage at R1C1 already has its 1, in R1C1."
    assert str(why_not(cage, 6, 1, {0: 1}).message) == text
    step = hint(TINY, {2: 1})
    assert step.message.params["reason"] == (answer.message,)
    assert str(step.message) == "1 in R1C3 is wrong. Row 1 already has its 1, in R1C1."


@pytest.mark.parametrize("side", [4, 9])
def test_where_nothing_follows_nothing_is_looked_for(side):
    assert hint(Puzzle([0] * side**2)).technique == "several-solutions"
    given = hint(Puzzle([1] + [0] * (side**2 - 1)))
    assert given.technique == "several-solutions"
    # A digit that is the last of its row follows all the same.
    row = [*range(1, side), *[0] * (side**2 - side + 1)]
    assert hint(Puzzle(row)).places == ((side - 1, side),)


def looked_for(*_, **__):
    raise AssertionError


@pytest.mark.parametrize("side", [16, 25])
def test_on_large_boards_too_nothing_is_looked_for_where_nearly_nothing_stands(side, monkeypatch):
    monkeypatch.setattr(Means, "cheapest", looked_for)
    for digit in (0, side):
        puzzle = Puzzle([digit] + [0] * (side**2 - 1))
        assert hint(puzzle).technique == "several-solutions"


def test_with_several_solutions_something_may_follow_from_notes():
    empty = Puzzle([0] * 16)
    assert hint(empty, None, {0: [1]}).places == ((0, 1),)
    assert hint(empty, None, {0: [1, 2], 1: [1, 2]}).eliminates


def test_digits_are_not_alike_under_rules_that_count():
    cage = Puzzle([0] * 16, rules=[Killer((0, 1), 3)])
    assert {digit for _cell, digit in hint(cage).eliminates} <= {3, 4}


def test_a_walk_is_all_steps_to_the_end_and_says_what_keeps_it_from_there():
    for puzzle in (SIX, TINY):
        assert list(walk(puzzle)) == list(steps(puzzle))
        cell = open_cells(puzzle)[0]
        (wrong,) = walk(puzzle, {cell: wrong_digits(puzzle, cell)[0]})
        assert wrong == hint(puzzle, {cell: wrong_digits(puzzle, cell)[0]})
    assert list(walk(EASY, Grid(SOLVED))) == list(walk(FREE, next(solutions(FREE)))) == []
    *step_list, last = walk(parse("123.34.2....4..."))
    assert (last.technique, last.places, last.eliminates) == ("several-solutions", (), ())
    assert all(step.rating for step in step_list)
    assert step_list == list(steps(parse("123.34.2....4...")))
