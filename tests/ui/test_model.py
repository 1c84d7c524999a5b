"""Test the tab Model: its leaves, and its requests while it shows."""

import pytest

import sudoku_core as sc
from priorities import VISIBLE
from sudoku_core.rules import Killer
from tests.ui.driver import after_reload, reply, run, sent, shown, stored, told
from ui.model import FEATURE
from ui.model.state import LEAVES, Leaves, Study
from ui.model.view import SIZES
from ui.settings.state import Settings, Solvers
from ui.share.state import Sharing
from ui.state import State, empty_board, layout_for
from ui.tabs.state import Tabs

EXPORTS = [
    {"name": to, "forms": list(sc.models.export_formulations(to))} for to in sc.models.EXPORTS
]
SEEN = {
    "status": "modelled",
    "full": dict.fromkeys(SIZES, 64),
    "reduced": dict.fromkeys(SIZES, 40),
    "digits_left": [[1]] + [[1, 2, 3, 4]] * 15,
    "cages": {},
    "contradicts": False,
    "exports": EXPORTS,
}
TEXT = {"status": "exported", "head": "End", "size": 3, "texts": [["sudoku.lp", "End"]]}
BROKEN = {"status": "error", "message": {"code": "engine.broke", "params": {"reason": "x"}}}
PUZZLE = {"box": [2, 2], "layout": "", "givens": [1] + [0] * 15}
EXPORTING = ("model.leaf", "export")


def request_number(state, op):
    """Return the number of a background request of a kind, or None."""
    return next(
        (number for number, request in state.background.items() if request.purpose == op), None
    )


def answered(state, op, data):
    """Return the state after the engine has answered a background request."""
    return run(state, reply(request_number(state, op), **data))


@pytest.fixture
def idle(state):
    """Return a state with the tab open and the sizes of the model."""
    return answered(run(state, ("board.pick", 1))[0], "model", SEEN)[0]


@pytest.fixture
def written(idle):
    """Return a state with the exported model in the open tab."""
    return answered(run(idle, EXPORTING)[0], "export", TEXT)[0]


def seeing(state, **more):
    return state.with_parts(state.part(Study).but(model=dict(SEEN, **more)))


def note(state, words):
    """Return the note beside the exported model."""
    return shown(FEATURE, state, words)["export-note", "textContent"]


def marked(state, name):
    return sorted(FEATURE.marks(state).get(name, ()))


def test_nothing_is_asked_while_the_panel_is_closed_or_the_engine_is_not_there(state):
    for other in (state.with_parts(Tabs()), state.but(engine="loading")):
        assert sent(run(other, ("board.pick", 3))[1]) == []


def test_the_model_is_asked_for_once_and_again_for_another_puzzle(state):
    state, effects = run(state.with_parts(Tabs()), ("tabs.open", "model"))
    assert sent(effects) == [{"op": "model", "id": 1, "puzzle": PUZZLE}]
    assert ("send", sent(effects)[0], VISIBLE) in effects
    assert run(state, ("board.pick", 3))[1] == [], "one at a time"
    state, effects = run(state, ("playing.put", 2))
    assert ("cancel", 1) in effects, "it was about the puzzle before"
    assert sent(effects)[0]["puzzle"]["givens"][:2] == [1, 2]
    state, effects = run(state, reply(1, **SEEN), reply(2, **SEEN))
    assert (state.part(Study).model, effects, state.background) == (SEEN, [], {})


def test_rules_and_shape_of_the_board_go_with_it(state):
    layout = sc.Puzzle([0] * 16, rules=[Killer([0, 1], 5)]).layout
    _, effects = run(state.but(board=empty_board(layout)), ("board.pick", 2))
    assert "killer" in sent(effects)[0]["puzzle"]["layout"]


def test_the_model_of_the_same_givens_in_other_boxes_is_another(state):
    wide, high = [empty_board(layout_for(6, box)) for box in ((2, 3), (3, 2))]
    state, _ = run(state.but(board=wide), ("board.pick", 2))
    number = request_number(state, "model")
    state, effects = run(state.but(board=high), ("board.pick", 3))
    assert effects[0] == ("cancel", number)
    assert sent(effects)[0]["puzzle"]["box"] == [3, 2]


def test_the_users_job_does_not_keep_it_waiting(state):
    state, _ = run(state.with_parts(Tabs()), ("solving.solve",))
    state, effects = run(state, ("tabs.open", "model"))
    assert [request["op"] for request in sent(effects)] == ["model"]
    assert state.job.purpose == "solve"


def test_the_open_part_is_open_again_after_a_reload(state):
    for name in LEAVES:
        opened, _ = run(state, ("model.leaf", name))
        assert after_reload(FEATURE, "tab", opened).part(Leaves).open == name
    with pytest.raises(ValueError, match="kitchen"):
        stored(FEATURE, "tab").restore(State(), {"open": "kitchen"})


FORMS = {"highs": ["reduced", "full"], "cadical": ["clauses", "clauses-full"], "search": ["cover"]}


def with_solver(state, name):
    listed = [
        {
            "name": name,
            "forms": forms,
            "reason": None,
            "proves": True,
            "loading": False,
            "offer": None,
        }
        for name, forms in (*FORMS.items(), ("auto", []))
    ]
    return state.with_parts(Solvers(listed=tuple(listed)), Settings(solver=name))


@pytest.mark.parametrize(
    ("solver", "form"),
    [("auto", "full"), ("highs", "full"), ("cadical", "clauses-full"), ("search", None)],
)
def test_without_presolve_the_whole_program_is_solved_and_relaxed(state, words, solver, form):
    def asked_with(state):
        return sent(run(state, ("solving.solve",))[1])[0]["form"], sent(
            run(state, ("model.relax",))[1]
        )[0]["form"]

    state = with_solver(state, solver)
    state, _ = run(state, ("model.presolve", False), ("model.leaf", "program"))
    assert asked_with(state) == (form, "full")
    view = shown(FEATURE, state, words)
    assert not view["presolve-program", "checked"]
    assert "whole program" in view["presolve-note", "textContent"]
    state, _ = run(state, ("model.presolve", True), ("model.leaf", "relaxation"))
    assert asked_with(state) == (None, "reduced")
    assert shown(FEATURE, state, words)["presolve-relaxation", "checked"]


def test_without_presolve_it_stays_so_with_another_solver(state):
    state, _ = run(
        with_solver(state, "cadical"), ("model.presolve", False), ("settings.solver", "highs")
    )
    assert sent(run(state, ("solving.solve",))[1])[0]["form"] == "full"
    state, _ = run(state, ("settings.form", "reduced"))
    assert state.part(Settings).presolve, "both say the same"


def test_sizes_and_what_presolve_takes_away(idle, words):
    idle, _ = run(idle, ("model.leaf", "program"))
    view = shown(FEATURE, idle, words)
    assert ("variables", "64", "40") in view["sizes-rows", "rows"]
    assert ("of these, y (sets of a cage’s digits)", "64", "40") in view["sizes-rows", "rows"]
    assert view["sizes", "data-form"] == "reduced"
    solved = seeing(idle, reduced=dict.fromkeys(SIZES, 0))
    rows = {row[0]: row[2] for row in shown(FEATURE, solved, words)["sizes-rows", "rows"]}
    assert (rows["variables"], rows["equations of givens"]) == ("0", "–")
    assert "24 variables and 24 constraints; 40 binary" in view["presolve", "textContent"]
    empty = {"contradicts": True, "contradiction": "cell_r1c4"}
    view = shown(FEATURE, seeing(idle, **empty), words)
    assert "cannot satisfy cell_r1c4" in view["presolve", "textContent"]
    assert {row[2] for row in view["sizes-rows", "rows"]} == {"–"}


def test_the_model_is_written_while_that_part_is_open(idle):
    state, effects = run(idle, EXPORTING)
    (request,) = sent(effects)
    assert request == {"op": "export", "id": 2, "format": "lp", "form": "full", "puzzle": PUZZLE}
    assert run(state, ("model.copy",))[1] == [], "nothing is written yet"
    state, _ = answered(state, "export", TEXT)
    assert run(state, ("model.copy",))[1] == [("copy", "End", "model.copy-failed")]
    saved = [("download", "sudoku.lp", "End", "model.download-failed")]
    assert run(state, ("model.download",))[1] == saved
    state, effects = run(state, ("model.format", "ampl"))
    assert sent(effects)[0]["format"] == "ampl"
    late, effects = run(
        state, ("model.format", "mps"), reply(request_number(state, "export"), **TEXT)
    )
    assert effects[0] == ("cancel", request_number(state, "export"))
    assert late.part(Study).export is None
    closed, effects = run(state, ("model.leaf", "log"))
    assert effects == [("cancel", request_number(state, "export"))]
    assert [request["op"] for request in sent(run(closed, ("playing.put", 4))[1])] == ["model"]


def test_a_tool_with_several_files_gets_them_all_and_the_clipboard_the_whole(idle):
    texts = [["a.mod", "all"], ["a.mod", "model"], ["a.dat", "data"]]
    state, _ = answered(run(idle, EXPORTING)[0], "export", dict(TEXT, texts=texts))
    assert run(state, ("model.copy",))[1][0][:2] == ("copy", "all")
    saved = [effect[:3] for effect in run(state, ("model.download",))[1]]
    assert saved == [("download", "a.mod", "model"), ("download", "a.dat", "data")]


def test_of_a_long_text_the_beginning_shows(idle, words):
    state, _ = answered(run(idle, EXPORTING)[0], "export", dict(TEXT, size=4))
    assert note(state, words).startswith("The first 3 of 4")
    assert shown(FEATURE, state, words)["exported", "value"] == "End"


def test_a_part_that_opens_as_it_is_already_changes_nothing(state):
    state, _ = run(state, EXPORTING)
    assert run(state, EXPORTING) == (state, [])


def test_the_formats_are_those_that_the_engine_has(state, idle, words):
    state, idle = [run(base, EXPORTING)[0] for base in (state, idle)]
    assert shown(FEATURE, state, words)["to", "options"] == (), "not known yet"
    options = shown(FEATURE, idle, words)["to", "options"]
    assert [name for name, _label, _usable in options] == list(sc.models.EXPORTS)
    assert dict([option[:2] for option in options])["ampl"] == "AMPL"
    forms = {}
    for name in sc.models.EXPORTS:
        view = shown(FEATURE, run(idle, ("model.format", name))[0], words)
        forms[name] = tuple(form for form, _label, _usable in view["form", "options"])
        assert view["forms", "hidden"] == (len(forms[name]) == 1)
    assert forms == {name: sc.models.export_formulations(name) for name in sc.models.EXPORTS}


def test_only_what_has_a_reduced_form_is_written_reduced(idle):
    state, _ = run(idle, EXPORTING, ("model.form", "reduced"))
    for name in sc.models.EXPORTS:
        (request,) = sent(run(state.but(background={}), ("model.format", name))[1])
        assert request["form"] == sc.models.export_formulations(name)[-1]


def test_clauses_are_not_called_a_binary_program(idle, words):
    state = run(idle, EXPORTING, ("model.format", "dimacs"))[0]
    options = shown(FEATURE, state, words)["form", "options"]
    assert options == (("full", "Full", True), ("reduced", "Reduced", True))


def test_presolve_is_said_to_follow_more_than_singles(idle, words):
    state = run(idle, ("model.leaf", "program"))[0]
    text = shown(FEATURE, state, words)["presolve", "textContent"]
    assert text.startswith("Presolve follows naked and hidden singles, and what rules such as cage")


def test_a_model_being_written_does_not_keep_the_user_waiting(idle):
    state, _ = run(idle, EXPORTING)
    state, effects = run(state, ("solving.solve",))
    assert [request["op"] for request in sent(effects)] == ["solve"], "it goes on"
    assert not [effect for effect in effects if effect[0] == "cancel"]
    assert answered(state, "export", TEXT)[0].part(Study).export == TEXT


def test_that_the_model_was_copied_is_said_until_it_is_another(written, words):
    copied, _ = run(written, ("model.copy",))
    assert note(copied, words) == "Text copied"
    saved, _ = run(written, ("model.download",))
    assert note(saved, words) == "Downloaded: sudoku.lp"
    for action in (("model.format", "mps"), ("model.form", "reduced"), ("playing.put", 2)):
        assert "copied" not in note(run(copied, action)[0], words)


@pytest.mark.parametrize(
    ("action", "word"), [(("model.copy",), "copying"), (("model.download",), "saving")]
)
def test_what_was_not_copied_or_saved_is_told_in_the_panel_that_asked(written, words, action, word):
    state, effects = run(written, action)
    state, _ = run(state, (effects[0][-1],))
    assert note(state, words).startswith(f"The browser does not allow {word}")
    assert (state.status, state.part(Sharing)) == (written.status, Sharing())


def test_a_model_that_is_not_written_yet_is_not_saved(state, words):
    state, _ = run(state, EXPORTING)
    after, effects = run(state, ("model.download",))
    assert effects == []
    assert note(after, words) == note(state, words) == "Writing the model…"


def test_what_the_engine_failed_to_tell_is_said_and_asked_again_when_it_is_back(state, words):
    state, _ = run(state, ("board.pick", 2), EXPORTING)
    state, _ = answered(state, "model", BROKEN)
    state, effects = answered(state, "export", BROKEN)
    assert effects == [], "not at once"
    assert "The solvers stopped: x" in note(state, words)
    sizes, _ = run(state, ("model.leaf", "program"))
    assert "The solvers stopped: x" in shown(FEATURE, sizes, words)["presolve", "textContent"]
    state, effects = run(state.but(engine="failed"), ("readiness.retry",))
    assert sent(effects) == []
    _, effects = run(state, ("readiness.engine", {"state": "ready"}))
    assert {"model", "export"} <= {request["op"] for request in sent(effects)}


def test_what_was_asked_of_an_engine_that_is_no_more_is_asked_of_the_next(state):
    state, _ = run(state, ("board.pick", 2))
    state, effects = run(state, ("readiness.engine", {"state": "loading", "bytes": 9}))
    assert (request_number(state, "model"), ("cancel", 1) in effects) == (None, True)
    state, _ = run(state, ("readiness.engine", {"state": "ready"}))
    assert request_number(state, "model")


def test_what_follows_from_nothing_new_is_not_computed_anew(state):
    ticked, _ = run(state, ("tick",), told("progress", 7))
    for view in FEATURE.views[1:]:
        assert all(
            a is b
            for a, b in zip(*[view.follows_from(base) for base in (state, ticked)], strict=True)
        )
