"""Lessons: every position has a right step, answers are judged, other sides are searched."""

import json
import re

import pytest

from sudoku_core import Candidates, InputError, Puzzle, grade, hints
from sudoku_core.cli import main
from sudoku_core.drawing import draw
from sudoku_core.hints.lessons import Position, judge, lesson, lesson_name, lessons
from sudoku_core.hints.lessons.table import position_text
from sudoku_core.hints.techniques import proves
from sudoku_core.hints.techniques.ladder import TECHNIQUES
from sudoku_core.hints.techniques.path import by_rating
from sudoku_core.language import LANGUAGES
from sudoku_core.language.en import SENTENCES
from sudoku_core.language.tables import lessons_of
from sudoku_core.solving.count import only_solution

SENTENCE_END = re.compile(r"[.?!](?: |$)")
BY_CASES = ("nishio", "forcing-chains")
BY_RULES = ("cage", "combinations", "cages-together", "line-digits", "rule")
"""Lessons whose steps may rest on the meaning of a rule, without a sum."""
NO_TECHNIQUE = (
    "contradiction",
    "no-solution",
    "several-solutions",
    "wrong-entry",
    "wrong-note",
    "sum",
    "cases",
)


def test_every_technique_has_a_lesson_with_texts() -> None:
    assert {lesson_name(technique.name) for technique in TECHNIQUES} <= set(lessons())
    names = [code.partition(".")[2] for code in SENTENCES if code.startswith("technique.")]
    assert {lesson_name(name) for name in names if name not in NO_TECHNIQUE} == set(lessons())
    for language in LANGUAGES:
        assert set(lessons_of(language).TEXTS) == set(lessons())
        assert all(lesson(name).title(language) for name in lessons())


def test_each_lesson_has_positions_and_a_puzzle_for_practice() -> None:
    for name in lessons():
        chosen = lesson(name)
        assert len(chosen.positions) == 4
        assert chosen.practice


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_in_one_sentence_why_the_technique_is_true(language: str) -> None:
    for name in lessons():
        assert len(SENTENCE_END.findall(lesson(name).why(language))) == 1, name


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_without_equations_says_what_it_rests_on(name: str) -> None:
    chosen = lesson(name)
    example = chosen.example
    assert example
    if chosen.rests_on_uniqueness:
        assert "but a puzzle has only one" in chosen.why()
    elif not chosen.equations:
        assert example.rests_on or example.cases


@pytest.mark.parametrize("name", lessons())
def test_the_example_is_drawn(name: str) -> None:
    example = lesson(name).example
    assert example
    assert draw(example).startswith("<svg")


@pytest.mark.parametrize("name", lessons())
def test_positions_have_right_steps(name: str) -> None:
    chosen = lesson(name)
    for position in chosen.positions:
        state = position.state
        grid = only_solution(state.puzzle, node_limit=100_000)
        assert grid
        solution = grid.cells
        step = next(iter(chosen.steps(state)))
        assert lesson_name(step.technique) == name
        assert proves(state, step)
        assert all(solution[cell] == digit for cell, digit in step.places)
        assert all(solution[cell] != digit for cell, digit in step.eliminates)
        assert step.unique == chosen.rests_on_uniqueness
        if not step.unique and name not in (*BY_CASES, *BY_RULES):
            assert step.proof


@pytest.mark.parametrize("name", lessons())
def test_no_much_easier_technique_has_the_step_of_a_position(name: str) -> None:
    for position in lesson(name).positions:
        state = position.state
        step = next(iter(lesson(name).steps(state)))
        effects = {*step.places, *step.eliminates}
        for easier in by_rating(state, unique=True, hardest=min(step.rating - 0.65, 4.0)):
            for other in easier:
                assert not effects & {*other.places, *other.eliminates}, other.technique


@pytest.mark.parametrize("name", lessons())
def test_puzzles_for_practice_have_one_solution_and_need_the_technique(name: str) -> None:
    practice = lesson(name).practice
    assert practice
    assert only_solution(practice, node_limit=100_000)
    grades = [grade(practice, unique=way) for way in (True, False)]
    # A technique is needed, too, if in some state of the path it alone has a step.
    needed = {technique for each in grades for technique in (each.technique, *each.needs)}
    assert name in {lesson_name(technique) for technique in needed}


def test_no_position_is_the_beginning_of_the_puzzle_for_practice() -> None:
    for name in lessons():
        practice = lesson(name).practice
        if practice:
            begun = position_text(Candidates(practice)).split(" ")[0]
            texts = [position.text for position in lesson(name).positions]
            # A position with entries lacks the givens that make it.
            assert begun not in [text.split(" ")[0] for text in texts if text.count(" ") < 2]


@pytest.mark.parametrize("name", lessons())
def test_a_wrong_answer_to_any_exercise_is_told_why(name: str) -> None:
    for position in lesson(name).exercises:
        state = position.state
        grid = only_solution(state.puzzle, node_limit=100_000)
        assert grid
        cell = state.open[0]
        right = grid.cells[cell]
        verdict = judge(state, name, eliminates=[(cell, right)])
        assert (verdict.right, verdict.message.code) == (False, "lesson.in-solution")
        other = next(digit for digit in range(1, 10) if digit != right)
        code = "not-in-solution" if state.masks[cell] >> other - 1 & 1 else "no-candidate"
        assert judge(state, name, places=[(cell, other)]).message.code == "lesson." + code


def test_answers_are_judged() -> None:
    state = lesson("x-wing").exercises[0].state
    step = next(iter(lesson("x-wing").steps(state)))
    right = judge(state, "x-wing", eliminates=step.eliminates[:1])
    assert right.right
    assert right.step
    grid = only_solution(state.puzzle, node_limit=100_000)
    assert grid
    cell = state.open[0]
    wrong = judge(state, "x-wing", eliminates=[(cell, grid.cells[cell])])
    assert not wrong.right
    assert wrong.message.code == "lesson.in-solution"
    filled = next(cell for cell in state.puzzle.cells if state.placed[cell])
    assert judge(state, "x-wing", eliminates=[(filled, 1)]).message.code == "lesson.no-candidate"
    assert judge(state, "x-wing").message.code == "lesson.nothing"


@pytest.mark.parametrize(("side", "name"), [(6, "hidden-single"), (12, "pointing")])
def test_positions_of_another_side_are_searched(side: int, name: str) -> None:
    searched = hints.lesson(name, side=side, seconds=120)
    assert len(searched.positions) == 4
    assert searched.example
    assert searched.example.technique == name
    for position in searched.positions:
        state = position.state
        assert state.puzzle.side == side
        assert position_text(state) == position.text
        assert next(searched.steps(state), None)


def test_candidates_above_9_are_read_back_from_the_text_of_a_position() -> None:
    state = Candidates(Puzzle([0] * 144)).eliminate(5, 12).eliminate(5, 10).eliminate(143, 2)
    text = position_text(state)
    assert text.endswith(" 5=AC,143=2")
    assert Position(text).state.masks == state.masks


def test_an_answer_off_the_board_is_refused() -> None:
    state = lesson("x-wing").positions[0].state
    for candidate in ((81, 1), (0, 0)):
        with pytest.raises(InputError, match="no cell"):
            judge(state, "sashimi-x-wing", eliminates=[candidate])


def test_a_side_below_one_is_refused() -> None:
    with pytest.raises(InputError, match="-4 is not a side"):
        lesson("full-house", side=-4)


def test_an_unknown_technique_is_refused() -> None:
    with pytest.raises(InputError, match="Did you mean x-wing"):
        lesson("x-wings")


def test_the_command_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "sashimi-x-wing", "--language", "pt"]) == 0
    assert "barbatana" in capsys.readouterr().out
    assert main(["lesson", "x-wing", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["example"]["technique"] == "x-wing"
    assert data["equations"]
    assert main(["lesson", "x-wing"]) == 0
    text = capsys.readouterr().out
    assert "    | 359   1    2   | 589   69    568  | 7     4   3689 |\n" in text
    assert "    -1 · 3 once in row 1: x_1_1_3 + x_1_9_3 = 1\n" in text
    assert main(["lesson", "x-wing", "--draw"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    assert main(["lesson"]) == 0
    assert capsys.readouterr().out.startswith("full-house: Full house")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_exercises_and_their_answers(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    row, column = {"en": "RC", "pt": "LC", "es": "FC"}[language]
    for name in ("x-wing", "naked-single", "law-of-leftovers", "innies-and-outies"):
        assert main(["lesson", name, "--language", language]) == 0
        text = capsys.readouterr().out
        for number, position in enumerate(lesson(name).exercises, 1):
            assert position.text not in text
            cell, _digit = next(iter(position.removed), (None, None))
            step = next(lesson(name).steps(position.state))
            cells = [each for each, _digit in (*step.places, *step.eliminates)]
            for each in [*cells, cell] if step.places and cell is not None else cells:
                across = each % position.state.puzzle.columns + 1
                assert f"{row}{each // position.state.puzzle.columns + 1}{column}{across}" in text
            assert text.count(f"\n{number}. ") == 2
