"""The recipes of sudoku_core/README.md, "How to add …", name every place, and only real ones."""

import ast
import re
from pathlib import Path

import pytest

from sitebuild.sentences import sentences
from sudoku_core.language import LANGUAGES
from sudoku_core.language.tables import table_of
from sudoku_core.rules import KINDS

ROOT = Path(__file__).parent.parent
CORE, TESTS = ROOT / "sudoku_core", ROOT / "tests"
RECIPES = (CORE / "README.md").read_text(encoding="utf-8").partition("## How to add …")[2]
PARTS = dict(re.findall(r"^\*\*… (an? [a-z’' ]+)\.\*\* (.*?)(?=^\*\*… |\Z)", RECIPES, re.M | re.S))
FILES = [
    path
    for room in ("sudoku_core", "web", "tests")
    for path in (ROOT / room).rglob("*.*")
    if path.suffix in (".py", ".json")
]
OPTIONAL = "if there is one"
"""How a row ends that not every rule has something for."""


def rows():
    """The places for a rule: the files, and what each has to hold."""
    lines = [line for line in PARTS["a rule"].splitlines() if line.startswith("| `")]
    for line in lines:
        where, contents = line.split("|")[1:3]
        yield re.findall(r"`([\w./]+\.(?:py|json))`", where), contents


def place(name):
    """The file of a name in the recipe of a rule."""
    return (ROOT if name.startswith(("web/", "tests/")) else CORE) / name


def test_each_recipe_is_read():
    assert list(PARTS) == [
        "a rule",
        "a technique",
        "a rule's step",
        "a solver",
        "a language",
        "a text format",
        "an export",
    ]
    assert len(list(rows())) > 4


@pytest.mark.parametrize("recipe", PARTS)
def test_every_file_that_a_recipe_names_exists(recipe):
    names = re.findall(r"`([\w./]+(?:\.py|\.json|\.toml|/))`", PARTS[recipe])
    folders = {folder for path in FILES for folder in path.parents}
    places = [*map(str, (*FILES, *ROOT.iterdir())), *[f"{folder}/" for folder in folders]]
    assert names
    assert [name for name in names if not any(path.endswith("/" + name) for path in places)] == []


def test_every_name_of_the_recipe_of_a_rule_stands_in_its_file():
    (_class, _contents), *others = rows()
    for files, contents in others:
        for name in re.findall(r"`(__all__|_?[A-Z_]+)`", contents):
            for file in files:
                assert name in place(file).read_text(encoding="utf-8"), (file, name)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_rule_stands_in_every_place_of_the_recipe(kind):
    rule = KINDS[kind]
    (first, *_), *others = rows()
    assert place(first[0]).parent.name == "rules"
    for files, contents in others:
        for file in files if OPTIONAL not in contents else ():
            text = place(file).read_text(encoding="utf-8")
            assert re.search(rf"\b({kind}|{rule.__name__})\b", text), file


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_rule_has_all_words_of_the_recipe(kind):
    assert KINDS[kind].worded
    keys = [key.replace("KIND", kind) for key in re.findall(r"`(\w+\.KINDs?)`", PARTS["a rule"])]
    assert f"conflict.{kind}" in keys
    for language in LANGUAGES:
        known = {*table_of(language).SENTENCES, *sentences(language)}
        assert [key for key in keys if key not in known] == [], language


def test_no_other_file_has_to_know_every_kind_of_rule():
    named = {place(file) for files, _contents in rows() for file in files}
    named |= set((CORE / "formats").glob("*.py"))  # one file a program
    knowing = set()
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".py" or TESTS in path.parents or any(k not in text for k in KINDS):
            continue
        words = set(literals(text))
        if all({kind, f"conflict.{kind}", KINDS[kind].__name__} & words for kind in KINDS):
            knowing.add(path)
    assert CORE / "language/rules_en.py" in knowing
    assert knowing - named == set()


def literals(source):
    """The texts, names and imported names of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.alias):
            yield node.name
