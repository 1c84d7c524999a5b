"""CaDiCaL, a SAT solver: from the package ``python-sat``, else the program ``cadical``."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from dataclasses import asdict, dataclass

from ..clauses import Clauses, build_clauses, read_dimacs_answer, to_dimacs
from ..messages import Message
from ..model import build_model
from .contract import Outcome, Status, Task


@dataclass(frozen=True, slots=True)
class Cadical:
    """CaDiCaL on the clauses of the reduced model, or of the full one."""

    name: str = "cadical"
    modelers: tuple[str, ...] = ("clauses", "clauses-full")

    def missing(self) -> Message | None:
        """None if the package or the program is there, else the reason."""
        if importlib.util.find_spec("pysat") or shutil.which("cadical"):
            return None
        return Message("solver.missing", solver=self.name)

    def run_here(self, task: Task, *, log: bool) -> Outcome:
        """Do the task in this process."""
        clauses = build_clauses(
            build_model(
                task.puzzle,
                "full" if task.modeler == "clauses-full" else "reduced",
                excluding=task.excluding,
            )
        )
        stats = asdict(clauses.model.stats) | {"clauses": len(clauses.clauses)}
        literals = _satisfy(clauses)
        if literals is None:
            return Outcome(Status.INFEASIBLE, None, stats)
        return Outcome(Status.SOLVED, clauses.decode(literals), stats)


def _satisfy(clauses: Clauses) -> list[int] | None:
    if importlib.util.find_spec("pysat"):
        from pysat.solvers import Cadical195, pysolvers

        # python-sat refuses the empty clause.
        if () in clauses.clauses:
            return None
        with Cadical195(bootstrap_with=clauses.clauses) as solver:
            try:
                return list(solver.get_model() or ()) if solver.solve() else None
            except pysolvers.error as interrupted:
                raise KeyboardInterrupt from interrupted
    answer = subprocess.run(
        ["cadical", "-q"], input=to_dimacs(clauses), capture_output=True, text=True
    )
    return read_dimacs_answer(answer.stdout)
