"""Test what asks solvers, for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.solvers.beside import Ask, beside


@pytest.fixture(scope="session")
def ask() -> Iterator[Ask]:
    """Solves by a solver; those that always run apart have one process for all their puzzles."""
    with beside() as ask:
        yield ask
