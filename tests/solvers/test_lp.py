"""LP solvers at work, natively: the package highspy."""

from __future__ import annotations

import pytest

from sudoku_core.models.lp import MakeLp
from sudoku_core.solvers import highs
from sudoku_core.solvers.highspy import HighsLp
from tests.missing import missing
from tests.solvers.contract_lp import *  # noqa: F403


@pytest.fixture
def make_lp() -> MakeLp:
    if highs.missing():
        missing("highspy")
    return HighsLp
