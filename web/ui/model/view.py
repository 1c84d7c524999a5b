"""Views of the tab Model; the modules of its larger leaves are fetched when they open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import Settings
from ..solving.state import TREE, Solved
from ..state import sentence
from .relaxation import verdict
from .state import LEAVES, Leaves, Study, shows

if TYPE_CHECKING:
    from protocol import ErrorReply, ExportReply, ModelReply

    from ..feature import Properties
    from ..state import State
    from ..words import Words

SIZES = (
    "variables", "auxiliaries", "constraints", "givens", "nonzeros", "fixed_one", "fixed_zero",
)  # fmt: skip


def leaves_follow_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the small leaves; while another tab is open there are none."""
    if not shows(state):
        return (False,)
    parts = [state.part(kind) for kind in (Leaves, Study, Solved, Settings)]
    return (True, bool(state.job), state.board) + tuple(parts)


def leaves(state: State, words: Words) -> Properties:
    """Return the open leaf, with its contents if the leaf is small."""
    properties: Properties = {}
    if shows(state):
        for name in LEAVES:
            is_open = shows(state, name)
            properties["leaf-" + name, "aria-selected"] = is_open
            properties["leaf-" + name, "tabIndex"] = 0 if is_open else -1
            properties["leaf-panel-" + name, "hidden"] = not is_open
        properties["to-cell", "hidden"] = shows(state, "cell")
        contents = SMALL_LEAVES.get(state.part(Leaves).open)
        if contents:
            properties.update(contents(state, words))
    return properties


def _relaxation(state: State, words: Words) -> Properties:
    study = state.part(Study)
    relaxation = study.relaxation
    text = ""
    if relaxation:
        text = words(*verdict(state.board, relaxation))
        if relaxation["status"] == "relaxed" and not relaxation["solves"]:
            text += " " + words("relax.even", {"places": relaxation["places"]})
        if relaxation["variables"]:
            code = "relax.size-givens" if relaxation["givens"] else "relax.size"
            size = {
                "variables": relaxation["variables"],
                "constraints": relaxation["constraints"],
                "givens": relaxation["givens"],
                "iterations": relaxation["iterations"],
            }
            text += " " + words(code, size)
    properties: Properties = {
        ("relax", "aria-disabled"): bool(state.job),
        ("presolve-relaxation", "checked"): state.part(Settings).presolve,
        ("relaxed", "textContent"): text,
        ("drawing", "hidden"): not relaxation or relaxation["status"] != "relaxed",
        ("drawn", "checked"): study.on_board,
    }
    properties.update(_trees(state.part(Solved), words))
    return properties


def _trees(solved: Solved, words: Words) -> Properties:
    """Return the figures of the search trees of both solves, a column each."""
    proof = solved.proof
    trees = (solved.tree, solved.second_tree)
    rows = []
    for name in TREE:
        figures = [tree.get(name) for tree in trees]
        if figures != [None, None]:
            texts = ["–" if figure is None else words.number(figure) for figure in figures]
            rows.append((words("tree." + name), texts[0], texts[1]))
    titles = [words("tree.first"), words("tree.second")]
    emptied = [title for title, tree in zip(titles, trees) if tree.get("presolved")]
    if proof:
        titles[0] += _solver_and_form(proof.solver, proof.form, words)
        if proof.second_solve:
            solve = proof.second_solve
            titles[1] += _solver_and_form(solve["solver"], solve["form"], words)
    none = "tree.none"
    if proof and proof.presolved:
        none = "unique.none-alone" if proof.ended == "none" else "alone"
    return {
        ("tree", "hidden"): not rows,
        ("tree-first", "textContent"): titles[0],
        ("tree-second", "textContent"): titles[1],
        ("tree-rows", "rows"): tuple(rows),
        ("tree-note", "textContent"): " ".join(
            [words("tree.presolved", {"solve": title}) for title in emptied]
        ),
        ("no-tree", "hidden"): bool(rows),
        ("no-tree", "textContent"): words(none),
    }


def _solver_and_form(solver: str, form: str, words: Words) -> str:
    """Return a solver and its formulation, as the end of a title."""
    return ": " + words.solver(solver) + (", " + words("form." + form) if form else "")


def _log(state: State, words: Words) -> Properties:
    study, solved = state.part(Study), state.part(Solved)
    logs = {"relax": study.log, "first": solved.log, "again": solved.second_log}
    properties: Properties = {
        ("no-log", "hidden"): any(logs[name] for name in logs),
        ("log-again-note", "textContent"): _note_on_second_log(solved, words),
    }
    for name in logs:
        properties[f"log-{name}", "hidden"] = not logs[name]
        properties[f"log-{name}-text", "tail"] = logs[name]
    return properties


def _note_on_second_log(solved: Solved, words: Words) -> str:
    """Return a note on the end of the second log, which may look like a failure."""
    proof = solved.proof
    if not proof or not proof.second_solve:
        return ""
    if proof.second_solve["solver"] != proof.solver:
        return words("log.another", {"solver": proof.second_solve["solver"]})
    return words("log.proven") if proof.ended == "proven" else ""


def _export(state: State, words: Words) -> Properties:
    leaves = state.part(Leaves)
    export = state.part(Study).export
    head = export["head"] if export and export["status"] == "exported" else ""
    names = [format_data["name"] for format_data in leaves.formats]
    return {
        ("to", "options"): tuple([(name, words("format." + name), True) for name in names]),
        ("to", "value"): leaves.format,
        ("forms", "hidden"): len(leaves.forms) < 2,
        ("form", "options"): tuple([(f, words("size." + f), True) for f in leaves.forms]),
        ("form", "value"): leaves.export_form,
        ("exported", "value"): head,
        ("exported", "aria-busy"): not export,
        ("copy-model", "aria-disabled"): not head,
        ("download-model", "aria-disabled"): not head,
        ("export-note", "textContent"): _export_note(leaves, export, words),
    }


def _export_note(leaves: Leaves, export: ExportReply | ErrorReply | None, words: Words) -> str:
    if not export:
        return words("busy.export")
    if export["status"] == "error":
        return words(*sentence(export["message"]))
    if leaves.note == "saved":
        texts = export["texts"]
        names = ", ".join([name for name, _text in texts[1:] or texts])
        return words("copied.saved") + " " + names
    if leaves.note:
        return words("copied." + leaves.note)
    if export["size"] > len(export["head"]):
        return words("export.long", {"count": len(export["head"]), "size": export["size"]})
    return ""


SMALL_LEAVES = {"relaxation": _relaxation, "log": _log, "export": _export}
"""The contents of leaves that are computed with the open leaf."""


def program_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the program and its sizes."""
    board = state.board
    return (
        shows(state, "program"), board.layout, board.givens, state.part(Study).model,
        state.part(Settings).form,
    )  # fmt: skip


def program(state: State, words: Words) -> Properties:
    """Return the program as mathematics, its sizes, and the effect of presolve."""
    if not shows(state, "program"):
        return {}
    from . import mathml

    model, rows, on = state.part(Study).model, [], state.part(Settings).presolve
    cages = model["cages"] if model and model["status"] == "modelled" else None
    text = words("size.waiting")
    if model and model["status"] == "error":
        text = words(*sentence(model["message"]))
    elif model:
        for size in SIZES:
            sizes = [model[form][size] for form in ("full", "reduced")]
            if size == "auxiliaries" and sizes == [0, 0]:
                continue
            texts = [words.number(count) for count in sizes]
            if size in ("givens", "fixed_zero"):  # one of the formulations never has any
                texts = [words.number(count) if count else "–" for count in sizes]
            rows.append((words("size." + size), texts[0], texts[1]))
        text = words("size.presolve", _reductions(model))
        if model["contradicts"]:  # presolve stopped, and there is no reduced program
            rows = [(name, full, "–") for name, full, _reduced in rows]
            text = words("size.contradicts", {"name": model["contradiction"]})
    return {
        ("math", "innerHTML"): mathml.program(words, state.board, cages),
        ("sizes", "hidden"): not rows,
        ("sizes", "data-form"): "reduced" if on else "full",
        ("sizes-rows", "rows"): tuple(rows),
        ("presolve", "textContent"): text,
        ("presolve-program", "checked"): on,
        ("presolve-note", "textContent"): words("presolve.on" if on else "presolve.off"),
    }


def _reductions(model: ModelReply) -> dict[str, int]:
    """Return how much presolve removes, and how much it leaves."""
    full, reduced = model["full"], model["reduced"]
    return {
        "variables": full["variables"] - reduced["variables"],
        "constraints": full["constraints"] - reduced["constraints"],
        "left": reduced["variables"],
        "equations": reduced["constraints"],
    }


def cell_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the line and the leaf about the picked cell."""
    study = state.part(Study)
    return (
        shows(state), shows(state, "cell"), state.board, state.picked, state.part(Settings).form,
        study.model, study.rule_equations, study.change, study.chosen, study.relaxation,
        study.on_board,
    )  # fmt: skip


def cell(state: State, words: Words) -> Properties:
    """Return the line and the leaf about the picked cell."""
    if not shows(state):
        return {}
    from . import picked_cell

    properties: Properties = {("picked-cell", "textContent"): picked_cell.line(state, words)}
    if shows(state, "cell"):
        properties.update(picked_cell.properties(state, words))
    return properties


def proof_follows_from(state: State) -> tuple[object, ...]:
    """Return the inputs of the proof."""
    solved = state.part(Solved)
    return (
        shows(state, "proof"), state.board, solved.proof, solved.impossible,
        state.part(Study).model, not state.job,
    )  # fmt: skip


def proof(state: State, words: Words) -> Properties:
    """Return the steps of the proof."""
    if not shows(state, "proof"):
        return {}
    from .proof import properties

    return properties(state, words)
