"""Human solving steps, each with a certificate: a sum of the model's equations wherever one exists.

Candidates (a state)
    │
equation_index   the equations of a board as sets of candidates, the same for every state
position         a state with its open equations; makes the steps of sums
    │
full_house, basic_fish, … one file a technique, named as players name it; ``TECHNIQUE``
subsets, fish, chains, als, forcing, deadly_patterns … mechanisms that several techniques share
    │
ladder           all techniques by rating
sums, cases      steps where no named technique has any
    │
step_checker, uniqueness_checker, rule_in_blocks   verify each step; no code of the techniques
    │
path             the easiest steps of a state, and all steps from a puzzle to its solution
"""

from .path import applied, cheapest, steps
from .step import Case, ChainLink, Step, Technique
from .step_checker import proves

__all__ = ["Case", "ChainLink", "Step", "Technique", "applied", "cheapest", "proves", "steps"]
