"""What the panel beside the board shows: the model of the puzzle, computed whole from the state."""

from . import equations, mathml
from .relaxing import verdict
from .state import place_of
from .study import SPELLED, form_of, told_by

FORMATS = (
    "lp", "mps", "ampl", "minizinc", "smtlib", "dimacs", "jump", "constraintmodels", "pulp",
    "z3", "ortools",
)  # fmt: skip
"""The formats a model is written in; the core's ``EXPORTS``, held by a test."""
SIZES = ("variables", "constraints", "nonzeros", "fixed_one", "fixed_zero")
FIGURES = ("nodes", "bound", "cuts", "iterations")


def properties(state, words):
    """The properties of the panel's elements, by ``(id, property)``; few while it is closed."""
    shown = {
        ("panel", "hidden"): not state.panel,
        ("show-panel", "aria-expanded"): state.panel,
    }
    if state.panel:
        for part in (_relaxation, _export):
            shown.update(part(state, words))
        shown["log", "textContent"] = state.study.log or words("log.none")
        shown["panel", "leaves"] = state.leaves
    return shown


def behind(state):
    """What the model, the equations of the picked cell and the proof follow from."""
    study = state.study
    return (
        state.board, state.picked, study.seen, study.news, study.equation, study.relaxation,
        study.proof,
    )  # fmt: skip


def equations_of(state, words):
    """The properties of model, equations of the picked cell, and proof: the costly ones."""
    shown = {}
    for part in (_model, _cell, _equation, _unique):
        shown.update(part(state, words))
    return shown


def _model(state, words):
    seen = state.study.seen or {}
    full, reduced = seen.get("full"), seen.get("reduced")
    rows = []
    for size in SIZES if full else ():
        whole = words.number(full[size]) if size != "fixed_zero" else "–"
        rows.append((words("size." + size), whole, words.number(reduced[size])))
    told = words("size.waiting")
    if full:
        told = words("size.contradicts" if seen["contradicts"] else "size.presolve", _gone(seen))
    elif "message" in seen:
        told = words(seen["message"]["code"], seen["message"]["params"])
    return {
        ("math", "innerHTML"): mathml.program(words, state.board),
        ("sizes", "hidden"): not full,
        ("sizes-rows", "rows"): tuple(rows),
        ("presolve", "textContent"): told,
    }


def _gone(seen):
    """What presolve takes away, and what it leaves."""
    full, reduced = seen["full"], seen["reduced"]
    return {
        "variables": full["variables"] - reduced["variables"],
        "constraints": full["constraints"] - reduced["constraints"],
        "left": reduced["variables"],
        "equations": reduced["constraints"],
    }


def _cell(state, words):
    board, cell = state.board, state.picked
    place = {"cells": (place_of(cell, board.side),)}
    return {
        ("cell-title", "textContent"): words("panel.cell", place),
        ("news", "textContent"): _news(state, words),
        ("variables", "items"): tuple(_variables(state, words)),
        ("families", "families"): tuple(_families(board, cell, words)),
        ("families", "chosen"): _chosen(state),
    }


def _chosen(state):
    """The name of the equation that lights its cells, or none."""
    equation = state.study.equation
    return equations.name(state.board.side, equation) if equation else ""


def _variables(state, words):
    """Each variable of the picked cell: its name, its value or none, and why."""
    board, cell, side = state.board, state.picked, state.board.side
    seen = state.study.seen or {}
    left = seen["left"][cell] if "left" in seen and not seen["contradicts"] else None
    relaxation = state.study.relaxation
    known = relaxation and relaxation["status"] == "relaxed"
    relaxed = dict([tuple(pair) for pair in relaxation["values"][cell]]) if known else None
    for digit, by in enumerate(equations.Fixings(board).of(cell), 1):
        name = equations.variable(side, cell, digit)
        if by:
            value, given = by
            place = {"cells": (place_of(given, side),)}
            why = words("variable.own" if given == cell else "variable.given", place)
            yield (f"fixed {'one' if value else 'zero'}", f"{name} = {value}", why)
        elif left is not None and (digit not in left or len(left) == 1):
            value = int(digit in left)
            kind = "presolved one" if value else "presolved zero"
            yield (kind, f"{name} = {value}", words("variable.presolve"))
        elif relaxed is not None:
            yield ("free", name, words("variable.relaxed", {"value": relaxed.get(digit, 0.0)}))
        else:
            yield ("free", name, words("variable.free"))


def _families(board, cell, words):
    """For each family its title, and for each equation its name, label, kind and full name."""
    fixings = equations.Fixings(board)
    for family in equations.families(board, cell):
        kind, number, _digit = family[0]
        if kind == "cell":
            title = words("family.cell", {"cells": (place_of(number, board.side),)})
        else:
            title = words("family." + kind, {"number": number})
        shown = []
        for equation in family:
            free, ones = fixings.left(equation)
            state = "settled" if ones else "open" if free else "void"
            label = str(equation[2]) if equation[2] else "Σ"
            spoken = words("equation." + state, {"name": label, "count": len(free)})
            shown.append((equations.name(board.side, equation), label, state, spoken))
        yield (title, tuple(shown))


def _equation(state, words):
    board, equation = state.board, state.study.equation
    if not equation:
        return {("equation", "hidden"): True}
    side = board.side
    free, ones = equations.Fixings(board).left(equation)
    return {
        ("equation", "hidden"): False,
        ("equation-name", "textContent"): _chosen(state),
        ("equation-full", "textContent"): equations.written(
            side, equations.terms(board, equation), 0
        ),
        ("equation-left", "textContent"): equations.written(side, free, ones),
    }


def _news(state, words):
    """What the last given, or its going, changed."""
    news = state.study.news
    return words(*told_by(news, state.board.side)) if news else ""


def _relaxation(state, words):
    study = state.study
    relaxation = study.relaxation
    rows = [
        (words("tree." + name), words.number(study.tree[name]))
        for name in FIGURES
        if study.tree.get(name) is not None
    ]
    told = ""
    if relaxation:
        told = words(*verdict(state.board, relaxation))
        if "iterations" in relaxation:
            size = {name: relaxation[name] for name in ("variables", "constraints", "iterations")}
            told += " " + words("relax.size", size)
    return {
        ("relax", "aria-disabled"): bool(state.job),
        ("relaxed", "textContent"): told,
        ("drawing", "hidden"): not relaxation or relaxation["status"] != "relaxed",
        ("drawn", "checked"): study.drawn,
        ("tree", "hidden"): not rows,
        ("tree-title", "textContent"): words("tree.title"),
        ("tree-rows", "rows"): tuple(rows),
    }


def _unique(state, words):
    """The steps from the first solution to the proof that it is the only one."""
    board, proof = state.board, state.study.proof
    steps, cut = [], ""
    if proof and board.solution:
        most = board.side * board.side
        first = {"solver": proof["solver"], "seconds": proof["seconds"]}
        steps.append(words("unique.first", first))
        steps.append(words("unique.bound", {"count": most, "bound": most - 1}))
        steps.append(_last_step(board, proof, words))
        ones = [(cell, digit) for cell, digit in enumerate(proof["grid"])]
        cut = equations.written(board.side, ones, 0, most - 1, "≤")
    return {
        ("steps", "items"): tuple([("", step, "") for step in steps]),
        ("steps", "hidden"): not steps,
        ("no-steps", "hidden"): bool(steps),
        ("cut", "hidden"): not cut,
        ("cut-text", "textContent"): cut,
    }


def _last_step(board, proof, words):
    """How the second solve goes, or ended."""
    if proof["ended"] in ("", "unsure"):
        return words("unique.unsure" if proof["ended"] else "unique.running")
    how = proof["how"] or proof
    values = {"solver": how["solver"], "seconds": how["seconds"]}
    if proof["ended"] == "proven":
        by_search = how["solver"] == "search"
        return words("unique.searched" if by_search else "unique.proven", values)
    values["count"] = len(board.differing)
    return words("unique.second", values)


def _export(state, words):
    written = state.study.written or {}
    head, size = written.get("head", ""), written.get("size", 0)
    note = "" if written else words("busy.export")
    if size > len(head):
        note = words("export.long", {"count": len(head), "size": size})
    if "message" in written:
        note = words(written["message"]["code"], written["message"]["params"])
    elif state.copied == "saved":
        texts = written.get("texts", ())
        names = ", ".join([name for name, _text in texts[1:] or texts])
        note = words("copied.saved") + " " + names
    elif state.copied:
        note = words("copied." + state.copied)
    return {
        ("to", "options"): tuple([(name, words("format." + name), True) for name in FORMATS]),
        ("to", "value"): state.to,
        ("forms", "hidden"): state.to not in SPELLED,
        ("form", "options"): tuple([(f, words("size." + f), True) for f in ("full", "reduced")]),
        ("form", "value"): form_of(state),
        ("exported", "value"): head,
        ("exported", "aria-busy"): not written,
        ("copy-model", "aria-disabled"): not head,
        ("download-model", "aria-disabled"): not head,
        ("export-note", "textContent"): note,
    }
