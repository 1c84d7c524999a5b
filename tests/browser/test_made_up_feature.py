"""Test that a feature is its own folder and one line: one more, with a key, is built and used."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sitebuild.fetch import Packages
from sitebuild.paths import CACHE, ROOT
from tests.browser.conftest import Sudoku
from tests.host import Host

NAME = "sizing"
FOLDER = {
    "__init__.py": '''
"""The number of variables of the model, for the key Q."""

from dataclasses import dataclass, field

from ..asking import ask_in_background, puzzle_data
from ..feature import Feature, View
from ..state import Value
from .effects import entitle


@dataclass(frozen=True, slots=True)
class Size(Value):
    count: int = field(default=0)


def ask(state):
    return ask_in_background(state, "sizing", {"op": "model", "puzzle": puzzle_data(state.board)})


def answer(state, reply):
    count = reply["full"]["variables"]
    return state.with_parts(Size(count=count)), [entitle(count)]


def keys(_state, key):
    return (("sizing.ask",),) if key.letter == "q" else ()


def properties(state, words):
    count = state.part(Size).count
    return {("sizing", "textContent"): words("sizing.count", {"count": count}) if count else ""}


FEATURE = Feature(
    name="sizing",
    actions={"ask": ask},
    answers={"sizing": answer},
    keys=keys,
    views=(View(properties),),
)
''',
    "effects.py": """
def entitle(count):
    return "sizing.entitle", count
""",
    "browser.py": """
import js


def entitle(count):
    js.document.title = str(count)


def effects(_browser):
    return {"entitle": entitle}
""",
    "style.css": "#sizing { text-decoration: overline; }\n",
    "play.html": '<p id="sizing"></p>\n',
    "sentences.json": json.dumps(
        {
            "sizing.count": {
                "en": "So many variables: {count}",
                "pt": "Total de variáveis: {count}",
                "es": "Total de variables: {count}",
            }
        }
    ),
}


def sources() -> list[str]:
    """Return the files of the working tree that git has or would take."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture
def larger_site(packages: Packages, tmp_path: Path) -> Path:
    """A site built from a copy of the sources in which there is one more feature."""
    for name in sources():
        if not name.startswith("tests/"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / CACHE.name).symlink_to(CACHE)
    rooms = tmp_path / "web/ui"
    (rooms / NAME).mkdir()
    for file, text in FOLDER.items():
        (rooms / NAME / file).write_text(text, encoding="utf-8")
    listed = (rooms / "features.py").read_text(encoding="utf-8")
    listed = listed.replace("    tabs,\n", f"    {NAME},\n    tabs,\n")
    listed = listed.replace("    tabs.FEATURE,\n", f"    {NAME}.FEATURE,\n    tabs.FEATURE,\n")
    (rooms / "features.py").write_text(listed, encoding="utf-8")
    command = [sys.executable, "serve.py", "--build"]
    alone = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run(command, cwd=tmp_path, check=True, env=alone)
    return tmp_path / "dist"


@pytest.mark.long
def test_one_more_feature_has_a_key_a_style_an_effect_and_a_request(
    larger_site: Path, page: Page
) -> None:
    with Host(larger_site).up() as address:
        board = Sudoku(page, address).open().ready()
        page.keyboard.press("q")
        outcome = page.get_by_text("So many variables: 729")
        expect(outcome).to_be_visible()
        expect(outcome).to_have_css("text-decoration-line", "overline")
        expect(page).to_have_title("729")
        assert board.wrong == []
