"""Test the stylesheet: where its parts stand, how they are joined, that none is dead."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitebuild.groups import LATE_STYLE, page_files
from sitebuild.markup import features
from sitebuild.paths import CORE, WEB, BuildError
from sitebuild.styles import (
    BREAKPOINT,
    late_sources,
    late_stylesheet,
    minify_css,
    sources,
    stylesheet,
    with_breakpoints,
)

UI = WEB / "ui"
FEATURES = set(features()) - {"board"}
"""The board is what all the others lie on: its names are everybody's."""
STRING = re.compile(r'"[^"]*"')
NAMES = re.compile(r"[#.](-?[A-Za-z][\w-]*)")
ATTRIBUTES = re.compile(r'\[(data-[\w-]+)(?:~?="([^"]*)")?')
WORD = re.compile(r"-?[\w-]+")
CELL_CLASSES = ("given", "empty", "entry", "solved", "relaxed", "candidates", "same", "picked",
                "cursor", "differs", "completed")  # fmt: skip
"""Classes of cells that no sentence says; all others are marks."""
CELL_PROPERTIES = ("--mark", "--cell", "--thick", "--labels", "--hairline")
"""What ``board.css`` sets for cells and lines, and others set for marks, small boards and paper."""
Names = dict[str, set[str]]
"""Who makes a name: features by the names of their folders, "" for all that they share."""


def owner(path: Path) -> str:
    """Return the feature whose folder a file is in, "" for none."""
    parts = path.relative_to(WEB).parts if path.is_relative_to(UI) else ("", "")
    return parts[1] if parts[1] in FEATURES else ""


def texts(path: Path) -> Iterator[str]:
    """Yield the texts of a module, without docstrings, and the data attributes that it sets."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [line for line in body if not is_text(line)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith(".dataset"):
            yield "data-" + node.attr


def is_text(line: ast.AST) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


@pytest.fixture(scope="module")
def made() -> Names:
    """Return all that may be an id, a class, a data attribute or its value, and who makes it."""
    found: Names = {}
    for path in [WEB / "index.html", *UI.rglob("*.html")]:
        for name in WORD.findall(" ".join(re.findall(r"<[^>]*>", path.read_text("utf-8")))):
            found.setdefault(name, set()).add(owner(path))
    for path in [*UI.rglob("*.py"), *(CORE / "drawing").glob("*.py")]:
        for text in texts(path):
            for name in WORD.findall(text):
                found.setdefault(name, set()).add(owner(path))
    return found


def selectors(path: Path) -> Iterator[str]:
    """Yield what stands before the brackets of a file's rules."""
    css = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    for before in re.findall(r"([^{};]+)\{", css):
        if not before.strip().startswith("@"):
            yield before


def named(path: Path) -> set[str]:
    """Return the ids and classes in a file's selectors."""
    return {name for line in selectors(path) for name in NAMES.findall(STRING.sub("", line))}


def is_made(name: str, made: Names) -> bool:
    """Return whether something has a name, whole or as ``deep-`` and a number."""
    return name in made or re.sub(r"\d+$", "", name) in made


def every_source() -> list[Path]:
    """Return all stylesheets, those that come with a bundle last."""
    return [*sources(), *late_sources()]


def test_no_rule_is_dead(made: Names) -> None:
    dead = []
    for path in every_source():
        attributes = {pair for line in selectors(path) for pair in ATTRIBUTES.findall(line)}
        texts = [text for pair in attributes for text in pair]
        wanted = named(path) | {word for text in texts for word in text.split(".") if word}
        wanted -= {"true", "false"} | {text for text in wanted if text.isdigit()}
        dead += [(path.name, owner(path), name) for name in wanted if not is_made(name, made)]
    assert dead == []


def properties(path: Path) -> tuple[set[str], set[str]]:
    """Return the custom properties that a file sets, and those that it reads."""
    text = BREAKPOINT.sub("", re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL))
    reads = {*re.findall(r"var\((--[\w-]+)", text)}
    reads |= {*re.findall(r'getPropertyValue\("(--[\w-]+)', text)}
    sets = {*re.findall(r"(?<![\w(-])(--[a-z][\w-]*)\s*:", text)}
    if path.suffix == ".py":
        sets |= {*re.findall(r'"(--[a-z][\w-]*)"', text)}
        sets -= {*re.findall(r'getPropertyValue\("(--[\w-]+)', text)}
    return sets, reads


def test_each_property_is_set_and_read() -> None:
    sets, reads = set[str](), set[str]()
    for path in [*every_source(), *UI.rglob("*.py"), *UI.rglob("*.html"), WEB / "index.html"]:
        here = properties(path)
        sets |= here[0]
        reads |= here[1]
    assert (sets - reads, reads - sets) == (set(), set())


def test_a_property_has_one_meaning() -> None:
    """Only a shared property is set in two places: one of the page's, or one that cells inherit."""
    shared = {*CELL_PROPERTIES}
    for name in ("tokens", "layout"):
        shared |= properties(WEB / f"styles/{name}.css")[0]
    places: Names = {}
    shared_modules = UI / "browser"
    for path in [*every_source(), *UI.glob("*/*.py")]:
        if path.parent != shared_modules:
            place = path.stem if path.parent.name == "styles" else path.parent.name
            for name in properties(path)[0] - shared:
                places.setdefault(name, set()).add(place)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_what_is_shared_names_no_feature(made: Names) -> None:
    for path in (WEB / "styles").glob("*.css"):
        for name in named(path):
            makers = made.get(name, {""})
            assert "" in makers or len(makers) > 1, f"{path.name} names {name} of {makers}"


def test_a_feature_names_its_own_and_what_is_shared(made: Names) -> None:
    for path in every_source():
        for name in named(path) if owner(path) else ():
            makers = made.get(name, {""})
            assert makers & {owner(path), ""}, f"{path} names {name} of {makers}"


def test_a_class_of_cells_alone_is_drawn_on_cells_only() -> None:
    """Other elements may have such a class with another meaning: a finished day is "solved"."""
    sentences = json.loads((UI / "board/sentences.json").read_text("utf-8"))
    classes = {*CELL_CLASSES, *[key[5:] for key in sentences if key.startswith("mark.")]}
    for path in every_source():
        for line in selectors(path):
            for selector in re.split(r",(?![^(]*\))", line):
                names = set(NAMES.findall(STRING.sub("", selector)))
                leaks = names and names <= classes and "gridcell" not in selector
                assert not leaks, f"{path}: {selector}"


def test_every_file_of_styles_is_in_the_stylesheet() -> None:
    there = {*(WEB / "styles").glob("*.css"), *UI.rglob("*.css")}
    assert set(late_sources()) == {UI / "statistics/late.css", UI / "lessons/late.css"}
    assert there == set(every_source())


def test_late_styles_are_built_like_the_others() -> None:
    sent = page_files()
    for path in late_sources():
        css = sent[path.relative_to(WEB).as_posix()].decode()
        assert css == late_stylesheet(path.read_text("utf-8"))
        assert path.as_posix().endswith(LATE_STYLE)
        assert "(--" not in css.replace("var(--", "")
        assert "/*" not in css


def test_breakpoints_are_named_once() -> None:
    tokens, *others = [path.read_text("utf-8") for path in every_source()]
    names = [name for name, _query in BREAKPOINT.findall(tokens)]
    assert len(names) == len(set(names)) > 5
    for css in others:
        assert not re.search(r"@media[^{]*(width|height|pointer)", css), css
        assert "@custom-media" not in css
    assert [name for name in names if f"({name})" not in "".join([tokens, *others])] == []


def test_a_breakpoint_without_a_name_stops_the_build() -> None:
    with pytest.raises(BuildError, match="--nowhere"):
        with_breakpoints("@media (--nowhere) { a { top: 0 } }")


def test_breakpoints_are_joined_and_denied_whole() -> None:
    css = """
    @custom-media --a (width > 1px) and (height > 2px);
    @custom-media --b (--a) and (hover);
    @media not (--b) { a { top: 0 } }
    """
    written = with_breakpoints(css).strip()
    assert written == (
        "@media not (((width > 1px) and (height > 2px)) and (hover)) { a { top: 0 } }"
    )


def test_white_space_that_means_something_stays() -> None:
    css = (
        'a :hover, b:not(.c) > [d="x;  y"] { top: calc(1px + (2px - 3px)); content: "a: b" / ""; }'
    )
    assert minify_css(css) == (
        'a :hover,b:not(.c) > [d="x;  y"]{top:calc(1px + (2px - 3px));content:"a: b" / ""}'
    )


def test_the_page_links_one_stylesheet(dist: Path) -> None:
    (link,) = re.findall(r'rel="stylesheet" href="./([^"]+)"', (dist / "index.html").read_text())
    assert (dist / link).read_text("utf-8") == stylesheet()
    assert not list(dist.glob("app-*/styles"))


def test_nothing_broad_hangs_on_what_it_contains() -> None:
    """Each key changes the board: with such a rule all of the page would be styled anew."""
    css = "\n".join([path.read_text("utf-8") for path in every_source()])
    on_screen = re.sub(r"@media print \{.*?\n\}", "", css, flags=re.S)
    broad = r"(?:^|[\s,(])(?:html|body|main|:root\S*|#sheet|#board):has\([^{]*"
    assert re.findall(broad, on_screen) == []


def test_type_has_six_sizes() -> None:
    """But for digits, which are as large as cells and keys allow, and for paper."""
    tokens = sources()[0].read_text("utf-8")
    assert len(re.findall(r"--text-\d: ", tokens)) == 6
    literal = re.compile(r"(?<![\w-])font(?:-size)?: [^;}]*\d(?:rem|pt)\b[^;}]*")
    for path in every_source():
        if path.parent.name != "paper":
            assert literal.findall(path.read_text("utf-8")) == [], path
