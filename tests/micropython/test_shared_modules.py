"""Tests of what the page's main thread runs, and shares with the core, in its MicroPython."""

import ast
import importlib.util

import pytest

from sitebuild.groups import page_sources
from sitebuild.paths import WEB
from tests.micropython.runner import TESTS, results

ABOUT = ("blocks", "formats", "grid", "messages", "puzzle", "rules", "validation")
"""What the page shares, as the names of its tests begin."""
EXTRA_MODULES = ("test_values", "test_page", "test_studies", "links")
"""What only the page's Python runs, or both do."""
SHARED = [f"tests.micropython.{name}" for name in EXTRA_MODULES] + sorted(
    f"tests.core.{path.stem}"
    for path in (TESTS / "core").glob("test_*.py")
    if path.stem.startswith(tuple([f"test_{topic}" for topic in ABOUT]))
    and not path.stem.endswith("_properties")
)


@pytest.mark.parametrize("module", SHARED)
def test_it_holds_in_micropython(packages, module):
    outcomes = results(packages, module)
    assert len(outcomes) > 1
    assert [result for result in outcomes if result["error"]] == []


def test_every_shared_module_is_tested():
    for topic in ABOUT:
        named = [name for name in SHARED if name.startswith(f"tests.core.test_{topic}")]
        assert named, topic


def classes():
    """The classes in what MicroPython runs, and where they are."""
    for path, content in page_sources().items():
        if path.startswith(("ui/", "sudoku_core/")) and path.endswith(".py"):
            for node in ast.walk(ast.parse(content)):
                if isinstance(node, ast.ClassDef):
                    yield f"{path}: {node.name}", node


def is_dataclass(node):
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def test_every_field_of_a_value_is_made_by_field():
    nodes = [(where, node) for where, node in classes() if is_dataclass(node)]
    assert len(nodes) > 8
    for where, node in nodes:
        assert "frozen=True" in ast.unparse(node.decorator_list[0]), where
        for line in node.body:
            if isinstance(line, ast.AnnAssign):
                made = line.value and ast.unparse(line.value).startswith("field(")
                assert made, f"{where}.{ast.unparse(line.target)}"


def test_what_makes_values_equal_is_written_by_dataclass():
    """But for ``Layout``, which keeps its hash, and rules, which declare their own fields."""
    written = {
        f"{where}.{line.name}"
        for where, node in classes()
        for line in node.body
        if isinstance(line, ast.FunctionDef) and line.name in ("__eq__", "__ne__", "__hash__")
    }
    assert written == {
        "sudoku_core/board/layout.py: Layout.__hash__",
        "sudoku_core/board/rule.py: Rule.__eq__",
        "sudoku_core/board/rule.py: Rule.__hash__",
    }


@pytest.mark.parametrize(
    "wrong",
    [
        lambda values: values.dataclass(frozen=True, order=True),
        lambda values: values.dataclass(slots=True),
        lambda values: values.field(init=False),
        lambda values: values.field(kw_only=True),
    ],
)
def test_what_the_pages_dataclasses_do_not_have_is_refused(wrong):
    spec = importlib.util.spec_from_file_location("shim", WEB / "shims/dataclasses.py")
    values = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(values)
    with pytest.raises(TypeError):
        wrong(values)
