"""What the panel beside the board shows: the model of the puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..solving.state import TREE, Solved
from ..state import sentence
from .relaxing import verdict
from .state import Panel, Study, shows

if TYPE_CHECKING:
    from protocol import ErrorReply, ExportReply, ModelReply

    from ..feature import Properties
    from ..state import State
    from ..words import Words

LEAVES = ("model", "cell", "relaxation", "unique", "log", "export")
SIZES = ("variables", "constraints", "nonzeros", "fixed_one", "fixed_zero")


def panel(state: State, words: Words) -> Properties:
    """What changes often, and is little; less while the panel is closed."""
    panel = state.part(Panel)
    shown: Properties = {}
    if shows(state):
        shown.update(_relaxation(state, words))
        shown.update(_export(state, words))
        shown["log", "tail"] = state.part(Solved).log or words("log.none")
        for name in LEAVES:
            shown["leaf-" + name, "open"] = name in panel.leaves
    return shown


def _relaxation(state: State, words: Words) -> Properties:
    study, tree = state.part(Study), state.part(Solved).tree
    relaxation = study.relaxation
    rows = [
        (words("tree." + name), words.number(tree[name]))
        for name in TREE
        if tree.get(name) is not None
    ]
    told = ""
    if relaxation:
        size = {name: relaxation[name] for name in ("variables", "constraints", "iterations")}
        told = words(*verdict(state.board, relaxation)) + " " + words("relax.size", size)
    return {
        ("relax", "aria-disabled"): bool(state.job),
        ("relaxed", "textContent"): told,
        ("drawing", "hidden"): not relaxation or relaxation["status"] != "relaxed",
        ("drawn", "checked"): study.drawn,
        ("tree", "hidden"): not rows,
        ("tree-title", "textContent"): words("tree.title"),
        ("tree-rows", "rows"): tuple(rows),
    }


def _export(state: State, words: Words) -> Properties:
    panel = state.part(Panel)
    written = state.part(Study).written
    head = written["head"] if written and written["status"] == "exported" else ""
    formats = [(one["name"], words("format." + one["name"]), True) for one in panel.exports]
    return {
        ("to", "options"): tuple(formats),
        ("to", "value"): panel.to,
        ("forms", "hidden"): len(panel.forms) < 2,
        ("form", "options"): tuple([(f, words("form." + f), True) for f in panel.forms]),
        ("form", "value"): panel.written_form,
        ("exported", "value"): head,
        ("exported", "aria-busy"): not written,
        ("copy-model", "aria-disabled"): not head,
        ("download-model", "aria-disabled"): not head,
        ("export-note", "textContent"): _note(panel, written, words),
    }


def _note(panel: Panel, written: ExportReply | ErrorReply | None, words: Words) -> str:
    """What is said beside the written model."""
    if not written:
        return words("busy.export")
    if written["status"] == "error":
        return words(*sentence(written["message"]))
    if panel.copied == "saved":
        texts = written["texts"]
        names = ", ".join([name for name, _text in texts[1:] or texts])
        return words("copied.saved") + " " + names
    if panel.copied:
        return words("copied." + panel.copied)
    if written["size"] > len(written["head"]):
        return words("export.long", {"count": len(written["head"]), "size": written["size"]})
    return ""


def program_follows_from(state: State) -> tuple[object, ...]:
    """What the program and its size follow from."""
    board = state.board
    return shows(state), board.layout, board.givens, state.part(Study).seen


def program(state: State, words: Words) -> Properties:
    """The program as mathematics, its size, and what presolve takes away."""
    if not shows(state):
        return {}
    from . import mathml

    seen, rows = state.part(Study).seen, []
    told = words("size.waiting")
    if seen and seen["status"] == "error":
        told = words(*sentence(seen["message"]))
    elif seen:
        for size in SIZES:
            whole = words.number(seen["full"][size]) if size != "fixed_zero" else "–"
            rows.append((words("size." + size), whole, words.number(seen["reduced"][size])))
        told = words("size.contradicts" if seen["contradicts"] else "size.presolve", _gone(seen))
    return {
        ("math", "innerHTML"): mathml.program(words, state.board),
        ("unlisted", "hidden"): not state.board.layout.rules,
        ("sizes", "hidden"): not rows,
        ("sizes-rows", "rows"): tuple(rows),
        ("presolve", "textContent"): told,
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
    """What the part about the picked cell follows from."""
    study = state.part(Study)
    return (
        shows(state), state.board, state.picked, study.seen, study.news, study.equation,
        study.relaxation,
    )  # fmt: skip


def cell(state: State, words: Words) -> Properties:
    """What the part about the picked cell shows; compiled by who opens the panel."""
    if not shows(state):
        return {}
    from . import around

    return around.properties(state, words)


def proof_follows_from(state: State) -> tuple[object, ...]:
    """What the steps of the proof follow from."""
    return shows(state), state.board, state.part(Solved).proof


def steps(state: State, words: Words) -> Properties:
    """The steps of the proof."""
    if not shows(state):
        return {}
    from . import proof

    return proof.properties(state, words)
