"""What everything but the cells shows, computed whole from state and words."""

from . import opening
from .absent import INTEGER, absence
from .settings import ZOOMS
from .solving import BUSY_SECONDS
from .state import SIDES, place_of
from .words import LANGUAGES

SOLVERS = ("auto", "highs", "search")
"""Offered until the engine has said which there are."""
ANNEALING = {"nodes": "moves", "incumbent": "conflicts"}
"""What the local search counts, by what other solvers count."""
CLASHES = {"incumbent": "set", "bound": "needed"}
"""What the search for conflicting givens counts."""
THEMES = ("auto", "light", "dark")


def properties(state, words, examples):
    """The properties of the page's elements, by ``(id, property)``.

    A value of the property "options" is a tuple of ``(value, label, usable)``.
    """
    shown = {}
    for part in (_status, _clash, _trace, _typing, _choices, _dialogs, _comparison):
        shown.update(part(state, words))
    shown["example", "options"] = (("", words("example.choose"), True),) + tuple(
        [(name, _example_label(words, example), True) for name, example in examples]
    )
    return shown


def sentences(words, said):
    """Sentences one after the other."""
    return " ".join([words(code, params) for code, params in said])


def _status(state, words):
    job = state.job
    board = state.board
    absent = absence(state, state.solver)
    busy = bool(job) and job.seconds >= BUSY_SECONDS
    return {
        ("status", "textContent"): sentences(words, state.said),
        ("fine", "textContent"): _progress(words, job) if busy else sentences(words, state.fine),
        ("busy", "hidden"): not busy,
        ("cancel", "hidden"): not job,
        ("swap", "hidden"): not board.second or bool(job),
        ("lp", "hidden"): bool(job) or state.solver not in INTEGER or not absent,
        ("solve", "aria-disabled"): bool(job),
        ("check", "aria-disabled"): bool(job),
        ("engine", "textContent"): _engine(state, words),
        ("retry", "hidden"): state.engine != "failed",
        ("release", "hidden"): not state.release,
    }


def _clash(state, words):
    """The givens that clash, or are to be erased, and what can be asked about them."""
    study, side, busy = state.study, state.board.side, bool(state.job)
    told = study.impossible
    items = [
        (cell, words("clash.given", {"cells": (place_of(cell, side),), "digit": digit}))
        for cell, digit in enumerate(state.board.givens)
        if cell in study.clash
    ]
    several = len(study.erasable) > 1
    return {
        ("clashing", "picks"): tuple(items),
        ("clashing", "hidden"): not items,
        ("explain", "textContent"): words("clash.another" if study.sets else "clash.explain"),
        ("explain", "hidden"): not told or study.exhausted,
        ("explain", "aria-disabled"): busy,
        ("fewest", "hidden"): not told or bool(study.erasable),
        ("fewest", "aria-disabled"): busy,
        ("other-choice", "hidden"): not study.erasable or len(study.choices) < 2,
        ("other-choice", "aria-disabled"): busy,
        ("erase-them", "textContent"): words("clash.erase" if several else "clash.erase-one"),
        ("erase-them", "hidden"): not study.erasable,
        ("erase-them", "aria-disabled"): busy,
    }


def _trace(state, words):
    """The way of a local search as a line: conflicts over time, from 0 up."""
    trace = state.job.trace if state.job else ()
    shown = {("trace", "hidden"): len(trace) < 2}
    if len(trace) > 1:
        most, last = max(trace), len(trace) - 1
        points = [f"{100 * k / last:.1f},{24 - 24 * n / most:.1f}" for k, n in enumerate(trace)]
        shown["trace-line", "points"] = " ".join(points)
        values = {"first": trace[0], "now": trace[last], "least": min(trace)}
        shown["trace", "aria-label"] = words("trace", values)
    return shown


def _comparison(state, words):
    """The dialog that compares solvers; its bars are parts of the longest."""
    here = [name for name, reason in state.solvers if not reason and name != "auto"]
    running = bool(state.job) and state.job.op == "compare"
    return {
        ("compare", "open"): state.dialog == "compare",
        ("rivals", "checks"): tuple(
            [(name, _solver(state, words, name), name not in state.offers) for name in here]
        ),
        ("contest", "textContent"): sentences(words, state.contest),
        ("start-compare", "aria-disabled"): bool(state.job),
        ("stop-compare", "hidden"): not running,
        ("compared", "hidden"): not state.compared,
        ("compared-rows", "rows"): _rows(state.compared, words),
    }


def _rows(compared, words):
    """For each solver its name, outcome, and pairs of a figure and its part of the largest."""
    times = [result.get("seconds", 0) for _name, result in compared]
    sizes = [result.get("stats", {}).get("variables", 0) for _name, result in compared]
    rows = []
    for (name, result), seconds, size in zip(compared, times, sizes):
        message = result.get("message")
        if message:
            outcome = words(message["code"], message["params"])
        else:
            outcome = words("outcome." + result["status"])
        time = words("busy.seconds", {"value": seconds}) if "seconds" in result else ""
        stats = result.get("stats", {})
        limits = stats.get("clauses", stats.get("constraints"))
        counts = {"variables": size, "constraints": limits}
        model = "–" if limits is None else words("compare.size", counts)
        rows.append(
            (
                _capital(words.solver(name)),
                outcome,
                (time, seconds / (max(times) or 1)),
                (model, size / (max(sizes) or 1)),
            )
        )
    return tuple(rows)


def _progress(words, job):
    """The elapsed time and what the solver reports."""
    parts = [words("busy.seconds", {"value": int(job.seconds)})]
    called = ANNEALING if job.trace else CLASHES if job.op in ("explain", "erase") else {}
    for name in ("nodes", "bound", "incumbent", "cuts"):
        value = job.progress.get(name)
        if value is not None:
            parts.append(words("busy." + called.get(name, name), {"value": value}))
    return " · ".join(parts)


def _engine(state, words):
    if state.engine == "loading":
        return words("engine.loading", {"size": f"{state.engine_bytes / 1e6:.0f}"})
    if state.engine == "failed":
        return words("engine.failed") + " " + words(*state.engine_reason)
    return words("engine.offline" if state.offline else "engine.ready")


def _typing(state, words):
    board = state.board
    return {
        ("setting", "checked"): board.setting,
        ("playing", "checked"): not board.setting,
        ("undo", "aria-disabled"): not state.past,
        ("redo", "aria-disabled"): not state.future,
        ("pad", "digits"): board.side,
        ("keys", "data-side"): board.side,
        ("zoom", "hidden"): board.side <= 9,
        ("zoom-in", "aria-disabled"): state.zoom == len(ZOOMS) - 1,
        ("zoom-out", "aria-disabled"): state.zoom == 0,
        ("frame", "--zoom"): str(ZOOMS[state.zoom]),
    }


def _choices(state, words):
    modelers = state.modelers.get(state.solver, ())
    sides = SIDES if state.board.side in SIDES else SIDES + (state.board.side,)
    return {
        ("size", "options"): tuple([(str(side), f"{side} × {side}", True) for side in sides]),
        ("size", "value"): str(state.board.side),
        ("example", "value"): state.example,
        ("solver", "options"): _solvers(state, words),
        ("solver", "value"): state.solver,
        ("modeler", "options"): tuple([(name, words("model." + name), True) for name in modelers]),
        ("modeler", "value"): state.modeler or (modelers[0] if modelers else ""),
        ("model", "hidden"): len(modelers) < 2,
        ("limit", "placeholder"): words("limit.none"),
        ("limit", "value"): "" if state.limit is None else f"{state.limit:.7g}",
        ("language", "options"): tuple([(c, words("language." + c), True) for c in LANGUAGES]),
        ("language", "value"): state.language,
        ("theme", "options"): tuple([(name, words("theme." + name), True) for name in THEMES]),
        ("theme", "value"): state.theme,
        ("html", "lang"): words.language,
        ("html", "data-theme"): state.theme,
    }


def _solvers(state, words):
    """The solvers that run here, then the others with the reason."""
    if not state.solvers:
        return tuple([(name, _capital(words.solver(name)), True) for name in SOLVERS])
    here = [name for name, reason in state.solvers if not reason]
    if "auto" not in here:
        here.insert(0, "auto")
    others = [
        (name, words("absent", {"name": _capital(words.solver(name))}), True)
        for name, reason in state.solvers
        if reason
    ]
    return tuple([(name, _solver(state, words, name), True) for name in here] + others)


def _solver(state, words, name):
    """What a solver is called, with size and licence while it is still to be fetched."""
    called = _capital(words.solver(name))
    if name not in state.offers:
        return called
    size, licence = state.offers[name]
    return words("offer", {"name": called, "size": size / 1e6, "licence": licence})


def _capital(text):
    return text[0].upper() + text[1:]


def _dialogs(state, words):
    sharing = state.dialog == "share"
    styles = opening.styles(state.board) if sharing else []
    return {
        ("import", "open"): state.dialog == "import",
        ("share", "open"): sharing,
        ("draft", "value"): state.draft,
        ("draft", "aria-invalid"): bool(state.problem),
        ("problem", "textContent"): words(*state.problem) if state.problem else "",
        ("link", "value"): opening.link(state) if sharing else "",
        ("copied", "textContent"): words("copied." + state.copied) if state.copied else "",
        ("style", "options"): tuple([(name, words("style." + name), True) for name in styles]),
        ("style", "value"): state.style,
        ("filled", "checked"): state.filled,
        ("written", "value"): opening.written(state) if sharing else "",
    }


def _example_label(words, example):
    """The name of an example, its size where that is not 9."""
    name = example.get("name") or words("example." + example["word"])
    return name if example["side"] == 9 else f"{name} ({example['side']} × {example['side']})"
