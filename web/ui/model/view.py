"""What the tab with the model of the puzzle shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..settings.state import Settings
from ..solving.state import TREE, Solved
from ..state import sentence
from .relaxing import verdict
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
    """Return what the leaves follow from; nothing else matters while another tab is open."""
    if not shows(state):
        return (False,)
    parts = [state.part(kind) for kind in (Leaves, Study, Solved, Settings)]
    return (True, bool(state.job), state.board) + tuple(parts)


def leaves(state: State, words: Words) -> Properties:
    """What changes often, and is little; less while another tab is open."""
    shown: Properties = {}
    if shows(state):
        for name in LEAVES:
            opened = shows(state, name)
            shown["leaf-" + name, "aria-selected"] = opened
            shown["leaf-" + name, "tabIndex"] = 0 if opened else -1
            shown["leaf-panel-" + name, "hidden"] = not opened
        shown["to-cell", "hidden"] = shows(state, "cell")
        more = ON_LEAF.get(state.part(Leaves).open)
        if more:
            shown.update(more(state, words))
    return shown


def _relaxation(state: State, words: Words) -> Properties:
    study = state.part(Study)
    relaxation = study.relaxation
    told = ""
    if relaxation:
        told = words(*verdict(state.board, relaxation))
        if relaxation["status"] == "relaxed" and not relaxation["solves"]:
            told += " " + words("relax.even", {"places": relaxation["places"]})
        if relaxation["variables"]:
            code = "relax.size-givens" if relaxation["givens"] else "relax.size"
            size = {
                "variables": relaxation["variables"],
                "constraints": relaxation["constraints"],
                "givens": relaxation["givens"],
                "iterations": relaxation["iterations"],
            }
            told += " " + words(code, size)
    shown: Properties = {
        ("relax", "aria-disabled"): bool(state.job),
        ("presolve-relaxation", "checked"): state.part(Settings).presolve,
        ("relaxed", "textContent"): told,
        ("drawing", "hidden"): not relaxation or relaxation["status"] != "relaxed",
        ("drawn", "checked"): study.drawn,
    }
    shown.update(_tree(state.part(Solved), words))
    return shown


def _tree(solved: Solved, words: Words) -> Properties:
    """The search trees of both solves, each in its own column."""
    proof = solved.proof
    trees = (solved.tree, solved.second_tree)
    rows = []
    for name in TREE:
        figures = [tree.get(name) for tree in trees]
        if figures != [None, None]:
            shown = ["–" if figure is None else words.number(figure) for figure in figures]
            rows.append((words("tree." + name), shown[0], shown[1]))
    solves = [words("tree.first"), words("tree.second")]
    emptied = [title for title, tree in zip(solves, trees) if tree.get("presolved")]
    if proof:
        solves[0] += _by(proof.solver, proof.form, words)
        if proof.second_solve:
            solves[1] += _by(proof.second_solve["solver"], proof.second_solve["form"], words)
    none = "tree.none"
    if proof and proof.presolved:
        none = "unique.none-alone" if proof.ended == "none" else "alone"
    return {
        ("tree", "hidden"): not rows,
        ("tree-first", "textContent"): solves[0],
        ("tree-second", "textContent"): solves[1],
        ("tree-rows", "rows"): tuple(rows),
        ("tree-note", "textContent"): " ".join(
            [words("tree.presolved", {"solve": title}) for title in emptied]
        ),
        ("no-tree", "hidden"): bool(rows),
        ("no-tree", "textContent"): words(none),
    }


def _by(solver: str, form: str, words: Words) -> str:
    """Who solved what, as the end of a title."""
    return ": " + words.solver(solver) + (", " + words("form." + form) if form else "")


def _log(state: State, words: Words) -> Properties:
    """What was printed, each solve for itself."""
    study, solved = state.part(Study), state.part(Solved)
    logs = {"relax": study.log, "first": solved.log, "again": solved.second_log}
    shown: Properties = {
        ("no-log", "hidden"): any(logs[name] for name in logs),
        ("log-again-note", "textContent"): _ending(solved, words),
    }
    for name in logs:
        shown[f"log-{name}", "hidden"] = not logs[name]
        shown[f"log-{name}-text", "tail"] = logs[name]
    return shown


def _ending(solved: Solved, words: Words) -> str:
    """What the end of the second solve's log means: it may look like a failure, and is none."""
    proof = solved.proof
    if not proof or not proof.second_solve:
        return ""
    if proof.second_solve["solver"] != proof.solver:
        return words("log.another", {"solver": proof.second_solve["solver"]})
    return words("log.proven") if proof.ended == "proven" else ""


def _export(state: State, words: Words) -> Properties:
    leaves = state.part(Leaves)
    written = state.part(Study).written
    head = written["head"] if written and written["status"] == "exported" else ""
    formats = [(one["name"], words("format." + one["name"]), True) for one in leaves.exports]
    return {
        ("to", "options"): tuple(formats),
        ("to", "value"): leaves.to,
        ("forms", "hidden"): len(leaves.forms) < 2,
        ("form", "options"): tuple([(f, words("size." + f), True) for f in leaves.forms]),
        ("form", "value"): leaves.written_form,
        ("exported", "value"): head,
        ("exported", "aria-busy"): not written,
        ("copy-model", "aria-disabled"): not head,
        ("download-model", "aria-disabled"): not head,
        ("export-note", "textContent"): _note(leaves, written, words),
    }


def _note(leaves: Leaves, written: ExportReply | ErrorReply | None, words: Words) -> str:
    """What is said beside the written model."""
    if not written:
        return words("busy.export")
    if written["status"] == "error":
        return words(*sentence(written["message"]))
    if leaves.copied == "saved":
        texts = written["texts"]
        names = ", ".join([name for name, _text in texts[1:] or texts])
        return words("copied.saved") + " " + names
    if leaves.copied:
        return words("copied." + leaves.copied)
    if written["size"] > len(written["head"]):
        return words("export.long", {"count": len(written["head"]), "size": written["size"]})
    return ""


ON_LEAF = {"relaxation": _relaxation, "log": _log, "export": _export}
"""What shows on those leaves."""


def program_follows_from(state: State) -> tuple[object, ...]:
    """What the program and its size follow from."""
    board = state.board
    return (
        shows(state, "program"), board.layout, board.givens, state.part(Study).seen,
        state.part(Settings).form,
    )  # fmt: skip


def program(state: State, words: Words) -> Properties:
    """The program as mathematics, its size, and what presolve takes away."""
    if not shows(state, "program"):
        return {}
    from . import mathml

    seen, rows, on = state.part(Study).seen, [], state.part(Settings).presolve
    cages = seen["cages"] if seen and seen["status"] == "modelled" else None
    told = words("size.waiting")
    if seen and seen["status"] == "error":
        told = words(*sentence(seen["message"]))
    elif seen:
        for size in SIZES:
            sizes = [seen[form][size] for form in ("full", "reduced")]
            if size == "auxiliaries" and sizes == [0, 0]:
                continue
            shown = [words.number(count) for count in sizes]
            if size in ("givens", "fixed_zero"):  # one of the forms has none by its nature
                shown = [words.number(count) if count else "–" for count in sizes]
            rows.append((words("size." + size), shown[0], shown[1]))
        told = words("size.presolve", _gone(seen))
        if seen["contradicts"]:  # presolve has left off, and nothing of its own is a program
            rows = [(name, full, "–") for name, full, _reduced in rows]
            told = words("size.contradicts", {"name": seen["contradiction"]})
    return {
        ("math", "innerHTML"): mathml.program(words, state.board, cages),
        ("sizes", "hidden"): not rows,
        ("sizes", "data-form"): "reduced" if on else "full",
        ("sizes-rows", "rows"): tuple(rows),
        ("presolve", "textContent"): told,
        ("presolve-program", "checked"): on,
        ("presolve-note", "textContent"): words("presolve.on" if on else "presolve.off"),
    }


def _gone(seen: ModelReply) -> dict[str, int]:
    """What presolve takes away, and what it leaves."""
    full, reduced = seen["full"], seen["reduced"]
    return {
        "variables": full["variables"] - reduced["variables"],
        "constraints": full["constraints"] - reduced["constraints"],
        "left": reduced["variables"],
        "equations": reduced["constraints"],
    }


def cell_follows_from(state: State) -> tuple[object, ...]:
    """What the picked cell's line, and the leaf about it, follow from."""
    study = state.part(Study)
    return (
        shows(state), shows(state, "cell"), state.board, state.picked, state.part(Settings).form,
        study.seen, study.ruled, study.news, study.chosen, study.relaxation, study.drawn,
    )  # fmt: skip


def cell(state: State, words: Words) -> Properties:
    """The picked cell's line, and the leaf about it; loaded when the tab is opened."""
    if not shows(state):
        return {}
    from . import around

    shown: Properties = {("picked-cell", "textContent"): around.line(state, words)}
    if shows(state, "cell"):
        shown.update(around.properties(state, words))
    return shown


def proof_follows_from(state: State) -> tuple[object, ...]:
    """What the steps of the proof follow from."""
    solved = state.part(Solved)
    return (
        shows(state, "proof"), state.board, solved.proof, solved.impossible, state.part(Study).seen,
        not state.job,
    )  # fmt: skip


def steps(state: State, words: Words) -> Properties:
    """The steps of the proof."""
    if not shows(state, "proof"):
        return {}
    from . import proof

    return proof.properties(state, words)
