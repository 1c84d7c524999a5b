"""Test that Fill in notes heeds rules, and hints leave no note that is marked as wrong."""

import pytest

import sudoku_core as sc
from engine.dispatch import answer
from sudoku_core.drawing import layouts
from tests.ui.driver import codes, run, sent, told
from ui.board import cells
from ui.features import FEATURES
from ui.opening.examples import examples
from ui.state import State

KILLER = "." * 16 + ";killer:3=r1c1-r1c2;killer:7=r3c3-r3c4"
THERMOMETER = "." * 16 + ";thermometer:r1c1-r1c2-r2c2"


def settled(state, *actions):
    """Return the state after actions, each with the engine's answers."""
    for action in actions:
        state, effects = run(state, action)
        for request in sent(effects):
            events = []
            answer(request, events.append, {})
            for event in events:
                kind, number = event.pop("kind"), event.pop("id")
                state, _ = run(state, told(kind, number, **event))
    return state


def marked(state):
    """Return the cells with a note that is marked as wrong."""
    scene, texts = cells.scene(state, FEATURES), layouts.texts_of(state.board.layout)
    shown = [(cell, cells.look(scene, cell, texts)) for cell in state.board.layout.cells]
    return [cell for cell, look in shown if look.conflicting]


@pytest.mark.parametrize(
    ("text", "noted"),
    [(KILLER, {0: 0b0011, 1: 0b0011, 10: 0b1100, 4: 0b1111}), (THERMOMETER, {0: 0b11, 5: 0b1100})],
)
def test_filled_in_are_the_candidates_that_cages_and_thermometers_leave(text, noted):
    state = settled(
        State(engine="ready"), ("opening.drop", text), ("entering.start",), ("playing.fill-in",)
    )
    assert {cell: state.board.centre[cell] for cell in noted} == noted
    assert codes(state) == ["note.filled"]
    assert not any(settled(state, ("board.undo",)).board.centre)


def test_entries_count_too_and_stay():
    state = settled(
        State(engine="ready"),
        ("opening.drop", KILLER),
        ("entering.start",),
        ("board.pick", 0),
        ("playing.put", 1),
    )
    state = settled(state, ("playing.fill-in",))
    assert (state.board.entries[0], state.board.centre[:3]) == (1, (0, 0b10, 0b1110))


def test_where_a_cage_is_broken_already_the_others_count():
    state = settled(
        State(engine="ready"),
        ("opening.drop", KILLER),
        ("entering.start",),
        ("board.pick", 0),
        ("playing.put", 4),
    )
    state = settled(state, ("playing.fill-in",))
    assert (state.board.centre[1], state.board.centre[10]) == (0b0111, 0b1100)


def test_without_such_rules_nobody_is_asked():
    state, effects = run(State(), ("opening.example", "easy"), ("playing.fill-in",))
    assert (sent(effects), codes(state)) == ([], ["note.filled"])


def test_while_another_job_goes_on_nothing_is_asked():
    state, _ = run(
        State(engine="ready"), ("opening.drop", KILLER), ("entering.start",), ("solving.solve",)
    )
    assert sent(run(state, ("playing.fill-in",))[1]) == []


@pytest.mark.parametrize("example", ["killer", "thermometers"])
def test_hints_write_no_note_that_is_marked(example):
    state = settled(State(engine="ready"), ("opening.example", example))
    (text,) = [example_data.text for example_data in examples() if example_data.id == example]
    solution = next(sc.solutions(sc.parse(text))).cells
    for _ in range(3):
        before = state.board
        while state.board is before:
            state = settled(state, ("hinting.hint",))
        assert marked(state) == []
        noted = [(cell, mask) for cell, mask in enumerate(state.board.centre) if mask]
        assert all(mask >> (solution[cell] - 1) & 1 for cell, mask in noted)
