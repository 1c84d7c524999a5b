"""A solver to begin from: copy this file, and add a line with its name to ``FILES``.

It is no solver that anyone is offered: it tries digits in the order of the cells, and asks the
rules themselves whether they stand. What it shows is what every solver has: a name, the ways to
write a puzzle down, traits, what is missing, what it does not take, and ``run``.

- One that comes with a package: name an extra in ``pyproject.toml`` and in its traits, import the
  package only inside functions, and look for it by ``importlib.util.find_spec`` in ``missing``.
- One that PuLP drives: ``PulpProgram`` is all it takes, see ``cbc``.
- One that says nothing while it runs, or cannot be stopped: give it ``run_here`` in place of
  ``run`` and let ``Apart`` run it in a process of its own, see ``cp_sat``.
- One over cells: ``native.stated`` has its constraints; one over clauses or rows: ``build_clauses``
  and ``build_model`` have. Nothing asks which rule a constraint comes from.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..board.checker import conflicts
from ..board.puzzle import Puzzle
from ..language.messages import Message
from .contract import Outcome, Ranks, Status, Stopwatch, Task, Traits

TRAITS = Traits(
    licence="MIT",  # of the solver, not of this file
    extra="",  # what brings it: pip install "sudoku-core[…]"
    proves=True,  # it ends, and then nothing is left to try
    auto=Ranks(),  # never by itself; small=0 would take it before all others
)


@dataclass(frozen=True, slots=True)
class Trial:
    """Trial and error."""

    name: str = "trial"
    formulations: tuple[str, ...] = ("cells",)
    traits: Traits = TRAITS

    def missing(self) -> Message | None:
        """Return None where the solver can run, else ``Message("solver.missing",
        solver=self.name)``.
        """
        return None

    def takes(self, puzzle: Puzzle) -> Message | None:
        """Return None for a puzzle that the solver takes, else a message with the reason."""
        return None

    def run(self, task: Task) -> Outcome:
        """Find the first solution that counts; what is told and asked goes by the stopwatch."""
        watch = Stopwatch(task.time_limit, task.on_progress)
        tried = 0
        states = [task.puzzle]
        while states:
            if watch.must_stop(tried):
                status = watch.stopped
                return Outcome(status, None, {"nodes": tried})
            state = states.pop()
            tried += 1
            if conflicts(state) or state.givens in task.excluding:
                continue
            if state.givens.is_full:
                return Outcome(Status.SOLVED, state.givens, {"nodes": tried})
            cell = next(cell for cell in state.cells if not state.givens.cells[cell])
            states += [
                state.replace(state.givens.replace(cell, digit))
                for digit in range(state.side, 0, -1)
            ]
        return Outcome(Status.INFEASIBLE, None, {"nodes": tried})


SOLVER = Trial()
