"""The examples in the page's docstrings hold; those of the core are collected by themselves."""

import doctest
import importlib

import pytest

from sitebuild.paths import WEB

MODULES = [
    ".".join(path.relative_to(WEB).with_suffix("").parts)
    for path in sorted(WEB.rglob("*.py"))
    if "node_modules" not in path.parts and ">>> " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_hold(name):
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert not failed
