"""Human steps, each with its proof: a sum of the model's own equations wherever there is one."""

from .checking import proves
from .path import applied, cheapest, steps
from .step import Case, Link, Step, Technique

__all__ = ["Case", "Link", "Step", "Technique", "applied", "cheapest", "proves", "steps"]
