"""Many puzzles: what is done with one, done with millions.

    puzzles ──▶ tasks ──▶ spread ──▶ executor ──▶ Records, in the order of the puzzles

``tasks`` has the public functions (``solve_many`` …), ``spread`` runs any task over any executor:
in order, in a bounded window, outliving workers that die.
"""
