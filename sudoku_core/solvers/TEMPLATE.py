"""A solver to start from: copy this file, and add the name of the copy to ``FILES``.

This example is not offered to users: it tries digits in the order of the cells and checks the rules
after each digit. It shows what every solver has: a name, formulations, traits, ``missing``,
``takes`` and ``run``.

- A solver from a package: name an extra in ``pyproject.toml`` and in the traits, import the package
  only inside functions, and look for it by ``importlib.util.find_spec`` in ``missing``.
- A solver that PuLP drives: ``PulpProgram`` is enough, see ``cbc``.
- A solver that does not report progress or cannot be stopped: write ``run_here`` instead of ``run``
  and let ``Apart`` run it in a process of its own, see ``cp_sat``.
- A solver over cells takes its constraints from ``native.stated``, one over clauses or rows from
  ``build_clauses`` and ``build_model``. No solver asks which rule a constraint comes from.
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
    proves=True,  # it ends only when nothing is left to try
    auto=Ranks(),  # "auto" never chooses it; small=0 would put it before all others
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
        """Find the first solution that is not excluded; the stopwatch reports and stops."""
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
