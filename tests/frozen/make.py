"""Write the frozen samples with today's code: ``python -m tests.frozen.make``, once."""

from __future__ import annotations

import json
import subprocess
import sys
from urllib.parse import quote

sys.path.insert(0, "web")

import sudoku_core as sc
from tests.frozen.samples import COMMANDS, FOUR, HERE, SEED, TWO, described, key_paths, puzzles
from ui.opening.state import Origin
from ui.settings.state import Settings
from ui.share_link import link_fields
from ui.state import Board, State
from ui.storage.text import dump_preferences, dump_puzzle, dump_tab
from ui.update import update

LINES = [SEED, TWO, FOUR, "nonsense", SEED]


def write(name: str, content: dict[str, object] | list[object]) -> None:
    """Write one sample, if there is none yet."""
    path = HERE / name
    if path.exists():
        raise SystemExit(f"{path} is there already: it is frozen")
    if isinstance(content, dict):
        rows = [f"{json.dumps(key)}: {compact(value)}" for key, value in content.items()]
        text = "{\n" + ",\n".join(rows) + "\n}\n"
    else:
        text = "[\n" + ",\n".join([compact(value) for value in content]) + "\n]\n"
    path.write_text(text, encoding="utf-8")


def compact(value: object) -> str:
    """Return a value as JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def boards() -> dict[str, Board]:
    """Return boards as the page has them while they are played."""
    filled = {"entries": bytes([0, 0, 8]) + bytes(78), "colours": (0,) * 80 + (9,)}
    notes = {"corner": (0, 0, 0, 0b101) + (0,) * 77, "centre": (0,) * 80 + (0b11,)}
    made = {}
    for name, puzzle in puzzles().items():
        layout, givens = puzzle.layout, bytes(puzzle.givens.cells)
        made[name] = Board(layout=layout, givens=givens, entries=bytes(layout.size))
    made["filled in"] = made["plain"].but(entering=False, **filled, **notes)
    return made


def main() -> None:
    """Write all samples."""
    texts = {
        name: {"text": sc.format_grid(puzzle, style="rules"), "puzzle": described(puzzle)}
        for name, puzzle in puzzles().items()
    }
    write("rule-lines.json", texts)
    links = {}
    for name, board in boards().items():
        parts = link_fields(board, filled=True, tab="model")
        fragment = "&".join([f"{key}={quote(value)}" for key, value in parts])
        links[name] = {"fragment": "#" + fragment, "puzzle": described(board.puzzle())}
    write("links.json", links)
    kept = {}
    for name, board in boards().items():
        state = State(language="pt").but(board=board)
        state = state.with_parts(
            Settings(solver="search", limit=None, theme="dark"), Origin(link="#p=1")
        )
        cell = board.layout.cells[-1]
        for action in (("pick", cell), ("type", "1"), ("type", "2"), ("undo",)):
            state, _effects = update(state, action)
        kept[name] = {
            "tab": dump_tab(state),
            "recent": dump_puzzle(state),
            "everywhere": dump_preferences(state),
            "puzzle": described(state.board.puzzle()),
            "givens": state.board.givens.hex(),
            "entries": state.board.entries.hex(),
            "past": len(state.past),
        }
    write("kept.json", kept)
    commands = []
    for argv, text in COMMANDS:
        run = subprocess.run(
            [sys.executable, "-m", "sudoku_core", *argv],
            input=text, capture_output=True, text=True, check=False,
        )  # fmt: skip
        lines = [json.loads(line) for line in run.stdout.splitlines()]
        paths = [sorted(key_paths(line)) for line in lines]
        commands.append({"argv": argv, "input": text, "status": run.returncode, "keys": paths})
    write("commands.json", commands)
    (HERE / "puzzles.txt").write_text("\n".join(LINES) + "\n", encoding="utf-8")
    for ending in ("csv", "jsonl"):
        argv = ["count", "--lines", "--output", f"counted.{ending}", "puzzles.txt"]
        subprocess.run([sys.executable, "-m", "sudoku_core", *argv], cwd=HERE, check=False)


if __name__ == "__main__":
    main()
