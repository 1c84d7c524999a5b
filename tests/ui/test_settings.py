"""Test the settings, their storage, and the solvers on offer."""

import json

import pytest

from tests.ui.driver import codes, reply, run, sent, shown, told
from ui.settings import FEATURE
from ui.settings.actions import LONGEST
from ui.settings.state import TIME_LIMIT, Settings, Solvers
from ui.state import State, empty_board, layout_for
from ui.storage.text import dump_preferences, dump_tab, load
from ui.update import update

BROWSER = "solver.browser"


def of_solver(name, reason="", forms=(), **more):
    """Return a solver as the engine lists it."""
    message = {"code": reason, "params": {"solver": name}} if reason else None
    about = {"name": name, "reason": message, "forms": list(forms)}
    return dict(about, **{"proves": True, "loading": False, "offer": None, **more})


def listed(state, *solvers):
    """Return the state in which the engine has listed its solvers."""
    state, effects = run(state, ("readiness.engine", {"state": "ready"}))
    number = sent(effects)[-1]["id"]
    return run(state, reply(number, status="listed", solvers=list(solvers)))[0]


def options(state, words, name="solver"):
    return shown(FEATURE, state, words)[name, "options"]


@pytest.fixture
def state():
    return State(board=empty_board(layout_for(4)), engine="ready")


@pytest.mark.parametrize(
    ("text", "limit"),
    [("5", 5), ("0.5", 0.5), ("", None), ("0", TIME_LIMIT), ("-3", TIME_LIMIT), ("x", TIME_LIMIT)]
    + [("1e999", LONGEST)],
)
def test_the_time_limit_is_a_positive_number_of_seconds_or_none(text, limit):
    state, effects = update(State(), ("settings.limit", text))
    assert state.part(Settings).limit == limit
    assert limit == TIME_LIMIT or ("save",) in effects


def test_a_time_limit_that_is_none_is_refused_in_words_and_the_field_written_anew(words):
    state, _ = run(State(), ("settings.limit", "5"))
    state, effects = run(state, ("settings.limit", "-1"))
    assert state.part(Settings).limit == 5
    assert state.status == (("limit.kept", {"value": 5}),)
    assert ("rewrite", "limit") in effects
    assert shown(FEATURE, state, words)["limit", "value"] == "5"


def again(state):
    """Return the state after a reload."""
    return load(State(language=""), dump_tab(state), dump_preferences(state))[0]


@pytest.mark.parametrize(
    ("action", "choice", "field", "value"),
    [
        ("settings.solver", "search", "solver", "search"),
        ("settings.form", "full", "form", "full"),
        ("settings.theme", "dark", "theme", "dark"),
        ("settings.cells", "spelled", "spelled", True),
    ],
)
def test_choices_are_kept_and_saved(action, choice, field, value):
    state, effects = update(State(), (action, choice))
    assert getattr(state.part(Settings), field) == value
    assert ("save",) in effects
    assert again(state).part(Settings) == state.part(Settings)


def test_the_language_is_kept_too():
    state, effects = update(State(), ("settings.language", "pt"))
    assert ("save",) in effects
    assert again(state).language == "pt"


def restored(**changes):
    """Return the settings restored from stored data with some values changed or removed."""
    data = json.loads(dump_preferences(State()))
    for name, value in changes.items():
        if value is ...:
            data["browser"]["settings"].pop(name)
        else:
            data["browser"]["settings"][name] = value
    return load(State(language=""), "", json.dumps(data))[0]


def test_what_an_older_release_called_modeler_is_the_form():
    older = json.dumps({"solver": "highs", "modeler": "full"})
    state, _ = load(State(), "", older)
    assert state.part(Settings) == Settings(solver="highs", form="full")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("solver", w) for w in (7, "", None, ...)]
    + [("form", w) for w in (7, None, ...)]
    + [("limit", w) for w in (0, -1, "5", True, 1e9, ...)]
    + [("theme", w) for w in ("pink", 1, [], ...)]
    + [("spelled", w) for w in (1, "yes", None, ...)],
)
def test_what_makes_no_sense_is_as_if_it_were_not_there(name, wrong):
    right = {"solver": "search", "form": "exact-cover", "limit": 5, "theme": "dark"}
    right["spelled"] = True
    state = restored(language="es", **{**right, name: wrong})
    expected = {**right, name: getattr(Settings(), name)}
    if name == "solver":
        expected["form"] = ""
    assert state.part(Settings) == Settings(**expected)
    assert state.language == "es"


@pytest.mark.parametrize("wrong", ["xx", 3, None, ...])
def test_a_language_that_there_is_not_leaves_it_to_the_browser(wrong):
    assert restored(language=wrong).language == ""


def test_no_time_limit_is_kept_as_none():
    assert restored(limit=None).part(Settings).limit is None


def test_until_the_engine_has_listed_them_the_chosen_solver_is_on_offer(state, words):
    assert options(state, words) == (("auto", "Automatic", True),)
    state, _ = run(state, ("settings.solver", "search"))
    assert [name for name, _label, _usable in options(state, words)] == ["auto", "search"]


def test_a_choice_that_there_is_no_more_is_given_up(state):
    state_before = state.with_parts(Settings(solver="old", form="full"))
    after = listed(state_before, of_solver("search"))
    assert after.part(Settings) == Settings()
    assert after.status[-1] == ("solver.fallback", {"solver": "old"})
    state_before = state.with_parts(Settings(solver="search", form="old"))
    assert listed(state_before, of_solver("search", forms=["new"])).part(Settings).form == ""


def test_a_list_that_did_not_come_leaves_all_as_it_was(state):
    waiting, effects = run(state, ("readiness.engine", {"state": "ready"}))
    number = sent(effects)[0]["id"]
    message = {"code": "engine.slow", "params": {}}
    after, _ = run(waiting, reply(number, status="error", message=message))
    assert after.part(Solvers) == Solvers()


def test_a_solver_that_is_fetched_says_its_size_and_licence_before(state, words):
    about = {"bytes": 350_000, "licence": "MIT"}
    state = listed(state, of_solver("cadical", offer=about))
    assert ("cadical", "CaDiCaL (0.35\xa0MB, MIT)", True) in options(state, words)
    state, _ = run(state, ("settings.solver", "cadical"), ("solving.solve",), now=0)
    number = state.job.number
    state, _ = run(state, told("fetching", number, solver="cadical", **about))
    (sentence,) = state.status
    assert words(*sentence) == "Fetching CaDiCaL: 0.35\xa0MB, licence MIT…"
    state, _ = run(state, told("fetched", number, solver="cadical", available=True))
    state, _ = run(state, ("tick",), now=400)
    assert codes(state) == ["busy.solve"]
    assert ("cadical", "CaDiCaL", True) in options(state, words)


def test_the_forms_that_the_solver_takes_are_on_offer(state, words):
    state = listed(
        state,
        of_solver("auto"),
        of_solver("highs", forms=["reduced", "full"]),
        of_solver("search", forms=["exact-cover"]),
    )
    for solver, hidden in (("auto", True), ("search", True), ("highs", False)):
        state, _ = run(state, ("settings.solver", solver))
        assert shown(FEATURE, state, words)["solver-forms", "hidden"] == hidden
    assert [option[0] for option in options(state, words, "solver-form")] == ["reduced", "full"]
    assert shown(FEATURE, state, words)["solver-form", "value"] == "reduced"
    state, effects = run(state, ("settings.form", "full"), ("solving.solve",))
    assert sent(effects)[0]["form"] == "full"
    assert shown(FEATURE, state, words)["solver-form", "value"] == "full"
    state, effects = run(state, ("cancel",), ("settings.solver", "search"), ("solving.solve",))
    assert not state.part(Settings).presolve, "that stays off"
    assert sent(effects)[0]["form"] is None, "it takes no such form"


@pytest.fixture
def absent(state):
    """Return the state with three solvers: one runs here, and one reads no LP file."""
    return listed(
        state,
        of_solver("search"),
        of_solver("cbc", BROWSER, ["reduced", "full"]),
        of_solver("glpk", BROWSER, ["reduced", "full"]),
        of_solver("cp-sat", BROWSER, ["all-different"]),
    )


def test_a_solver_that_is_not_here_says_why(absent, words):
    says = {"cbc": "CBC runs as a program of its own", "glpk": "GLPK is under the GPL"}
    for name, beginning in says.items():
        state, effects = run(absent, ("settings.solver", name))
        assert words(*state.status[0]).startswith(beginning)
        assert state.part(Settings) == absent.part(Settings)
        assert ("rewrite", "solver") in effects
        assert len(sent(run(state, ("solving.solve",))[1])) == 1
    assert options(absent, words)[-2] == ("glpk", "GLPK (not in a browser)", False)


ABSENT = {"solver": "cbc", "form": "full"}


@pytest.mark.parametrize("when", ["before", "after"])
def test_one_that_is_not_here_is_not_kept_from_elsewhere(state, words, when):
    solvers = of_solver("search"), of_solver("cbc", BROWSER, ["full"])
    data = json.loads(dump_preferences(state))
    data["browser"]["settings"].update(ABSENT)
    text = json.dumps(data)
    if when == "before":  # an earlier visit
        state = listed(load(state, "", text)[0], *solvers)
    else:  # another tab, of an older release
        state, _ = run(listed(state, *solvers), ("set-elsewhere", text))
    assert state.part(Settings) == Settings()
    assert words(*state.status[-1]) == "CBC is not in this page, so Automatic takes its place."
    assert len(sent(run(state, ("solving.solve",))[1])) == 1


def test_only_what_another_tab_has_changed_is_taken_over(state):
    known = dump_preferences(state)
    elsewhere = dump_preferences(run(state, ("settings.theme", "dark"))[0], known)
    not_stored_yet, _ = run(state, ("settings.limit", "7"))
    after, _ = run(not_stored_yet, ("set-elsewhere", elsewhere, known))
    assert after.part(Settings) == Settings(theme="dark", limit=7)


def test_one_that_reads_an_lp_file_is_offered_it(absent, words):
    def hidden(state):
        return shown(FEATURE, state, words)["lp", "hidden"]

    none = of_solver("cp-sat", BROWSER, ["all-different"]), of_solver("search")
    assert hidden(listed(State(), *none))
    assert not hidden(absent)
    state, effects = run(absent, ("settings.lp",), now=0)
    (request,) = sent(effects)
    assert (request["op"], request["format"], request["form"]) == ("export", "lp", "full")
    assert shown(FEATURE, state, words)["lp", "aria-disabled"]
    assert codes(run(state, ("tick",), now=500)[0]) == ["busy.export"]
    number = state.job.number
    texts = [["sudoku.lp", "End"]]
    after, effects = run(state, reply(number, status="exported", head="", size=3, texts=texts))
    assert effects == [("download", "sudoku-4x4.lp", "End", "share.download-failed")]
    assert codes(after) == ["lp.saved"]
    message = {"code": "engine.slow", "params": {}}
    assert codes(run(state, reply(number, status="error", message=message))[0]) == ["engine.slow"]
    assert codes(run(state, ("cancel",))[0]) == ["cancelled"]
