"""A SAT solver that is a program: it reads clauses as text, anew for each question."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence

from ..language.messages import InputError, Message
from ..models.sat import Stop, dimacs, read_dimacs_answer
from ..rules.kernel import Clause
from .contract import SolverError

TICK = 0.05
"""Seconds between two looks at the clock."""


class SatProgram:
    """A ``Sat`` that starts anew for each question; its cores are all assumed literals.

    Args:
        command: the program and its arguments; it reads DIMACS from its standard input and answers
            as in the SAT competitions.
    """

    def __init__(self, *command: str) -> None:
        self._command = command
        self._clauses: list[Clause] = []
        self._model: list[int] = []
        self._core: list[int] = []

    def add(self, clauses: Iterable[Clause]) -> None:
        """Add clauses."""
        self._clauses += clauses

    def solve(self, assumed: Sequence[int] = (), stop: Stop | None = None) -> bool | None:
        """Look for values that satisfy all clauses; None if it was stopped.

        Raises:
            SolverError: the program broke.
        """
        if stop is not None and stop():
            return None
        answer = self._run(dimacs([*self._clauses, *[(literal,) for literal in assumed]]), stop)
        if answer is None:
            return None
        try:
            model = read_dimacs_answer(answer)
        except InputError as error:
            raise self._broke(error) from error
        self._model, self._core = model or [], list(assumed)
        return model is not None

    def _run(self, text: str, stop: Stop | None) -> str | None:
        """Return the program's output, or None if the program was stopped."""
        pipe = subprocess.PIPE
        try:
            program = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
            )
        except OSError as error:
            raise self._broke(error) from error
        given: str | None = text
        with program:
            try:
                while True:
                    try:
                        return program.communicate(given, None if stop is None else TICK)[0]
                    except subprocess.TimeoutExpired:
                        given = None
                        if stop is not None and stop():
                            return None
            finally:
                program.kill()

    def _broke(self, error: Exception) -> SolverError:
        return SolverError(Message("solver.broke", solver=self._command[0], reason=str(error)))

    def model(self) -> list[int]:
        """Return the positive literals of the solution, ascending; ``solve`` has returned True."""
        return self._model

    def core(self) -> list[int]:
        """Return all assumed literals; ``solve`` has returned False."""
        return self._core

    def close(self) -> None:
        """Forget the clauses."""
        self._clauses.clear()
