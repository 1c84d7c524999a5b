"""The page's modules are sent without what is not run."""

from __future__ import annotations

import ast

from sitebuild.groups import page_files, page_sources
from sitebuild.minify import minify

LONG = '''
"""A module."""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES: tuple[str, ...] = ("a",)
"""What there is."""


class Value:
    """A value."""

    name: str  # set below

    def __init__(self, name: str, *more: int, **rest: object) -> None:
        """Make one."""
        self.name: str = name

    @property
    def empty(self) -> None:
        """Nothing."""


class Error(Exception):
    """Said."""


async def wait(seconds: float = 1.5) -> str:
    # A comment.
    return f"{seconds!r:>5}" + 'it\\'s "so"'
'''
SHORT = """
from typing import TYPE_CHECKING
NAMES = ("a",)

class Value:
    def __init__(self, name, *more, **rest):
        self.name = name
    @property
    def empty(self):
        pass

class Error(Exception):
    pass

async def wait(seconds=1.5):
    return f"{seconds!r:>5}" + 'it\\'s "so"'
"""


def test_nothing_but_what_is_run_is_left() -> None:
    assert ast.dump(ast.parse(minify(LONG))) == ast.dump(ast.parse(SHORT))
    assert minify(minify(LONG)) == minify(LONG)


def test_no_text_stands_alone_in_what_is_sent() -> None:
    sources, sent = page_sources(), page_files()
    assert sources.keys() == sent.keys()
    for path in [path for path in sources if path.endswith(".py")]:
        for node in ast.walk(ast.parse(sent[path])):
            alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            assert not alone, f"{path}: {ast.unparse(node)}"
            assert not isinstance(node, ast.AnnAssign), f"{path}: {ast.unparse(node)}"
    assert sum(map(len, sent.values())) < sum(map(len, sources.values()))
