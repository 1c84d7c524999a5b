"""Test the order in which properties are written, and views that show time."""

import pytest

from tests.ui.stage import Stage
from ui.failures import unreported
from ui.feature import Feature, View
from ui.rendering import Renderer
from ui.state import State


class Writer:
    """Writer of all texts, which fails for chosen keys."""

    def __init__(self):
        self.calls, self.refused = [], set()

    def takes(self, _name, value):
        return isinstance(value, str | bool)

    def write(self, changes):
        self.calls.append(dict(changes))
        return [(key, ValueError(key)) for key, _value in changes if key in self.refused]


def renderer_of(monkeypatch, properties):
    """Return a renderer of one view, its writer, and the list of properties set one by one."""
    alone, writer = [], Writer()
    view = View(lambda _state, _words: dict(properties))
    monkeypatch.setattr("ui.rendering.FEATURES", (Feature(name="mine", views=(view,)),))
    renderer = Renderer(lambda element, name, value: alone.append((element, name)), writer)
    return renderer, writer, alone


def test_options_come_before_what_is_written_at_once_and_dialogs_last(monkeypatch):
    order = []
    properties = {
        ("d", "showing"): True, ("c", "hidden"): True, ("b", "hidden"): False, ("a", "value"): "1",
        ("a", "options"): ("1",), ("e", "rows"): (),
    }  # fmt: skip
    renderer, writer, _alone = renderer_of(monkeypatch, properties)
    renderer._patch = lambda element, name, value: order.append((element, name))
    write = writer.write
    writer.write = lambda changes: order.append(sorted(dict(changes))) or write(changes)
    renderer.draw(State(), None, [(("cell-0", "className"), "given")])
    assert order == [
        ("a", "options"),
        [("a", "value"), ("b", "hidden"), ("cell-0", "className")],
        ("e", "rows"),
        ("c", "hidden"),
        ("d", "showing"),
    ]


def test_what_could_not_be_written_is_written_the_next_time_and_told_once(monkeypatch, faulty):
    renderer, writer, _alone = renderer_of(monkeypatch, {("a", "value"): "1", ("b", "value"): "2"})
    cell = ("cell-0", "className")
    writer.refused = {("b", "value"), cell}
    assert renderer.draw(State(), None, [(cell, "given")]) == [cell]
    assert (renderer.value_of("a", "value"), renderer.value_of("b", "value")) == ("1", None)
    writer.refused = set()
    assert renderer.draw(State(), None) == []
    assert writer.calls[-1] == {("b", "value"): "2"}
    assert len(unreported()) == 2


def test_nothing_is_written_where_nothing_changed(monkeypatch):
    renderer, writer, _alone = renderer_of(monkeypatch, {("a", "value"): "1"})
    for _ in range(2):
        renderer.draw(State(), None)
    assert len(writer.calls) == 1


def test_as_time_passes_only_what_shows_it_is_drawn(monkeypatch, words):
    drawn = []
    views = (
        View(lambda _state, _words: drawn.append("any") or {}),
        View(
            lambda state, _words: drawn.append("timed") or {("a", "value"): state.now}, timed=True
        ),
    )
    monkeypatch.setattr("ui.rendering.FEATURES", (Feature(name="mine", views=views),))
    stage = Stage(words, State(engine="ready"))
    stage.act("opening.drop", "1..." + "." * 12)
    stage.act("solving.solve")
    del drawn[:]
    stage.act("tick")
    assert drawn == ["timed"]
    # As if JavaScript had thrown while it was drawn.
    stage.store._drawn = stage.renderer._state = None
    stage.act("tick")
    assert drawn == ["timed", "any", "timed"]


def test_a_draw_that_was_cut_short_or_failed_is_made_up_for_though_only_picked_cells_change(
    monkeypatch, words, faulty
):
    """JavaScript's exceptions skip all of Python, as a KeyboardInterrupt does here."""
    faults = ["cut", "raised"]

    def properties(state, _words):
        if state.now and "raised" in faults:
            faults.remove("raised")
            raise ValueError
        return {("a", "rows"): state.now, ("b", "rows"): state.now}

    def patch(element, _name, value):
        if faults == ["cut", "raised"] and element == "a":
            raise KeyboardInterrupt
        shown[element] = value

    shown = {}
    monkeypatch.setattr(
        "ui.rendering.FEATURES", (Feature(name="mine", views=(View(properties, timed=True),)),)
    )
    renderer, state = Renderer(patch), State()
    with pytest.raises(KeyboardInterrupt):
        renderer.draw(state, words)
    faults.remove("cut")
    renderer.draw(state.but(picked=1), words)
    assert shown == {"a": 0, "b": 0}
    renderer.pass_time(state.but(picked=1, now=5.0), words)
    assert "raised" not in faults
    renderer.draw(state.but(picked=2, now=5.0), words)
    assert shown == {"a": 5.0, "b": 5.0}
