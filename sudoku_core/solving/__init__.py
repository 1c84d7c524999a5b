"""Solve a puzzle, count its solutions, prove that it has one, or explain why it has none.

Puzzle ──▶ solve ─────▶ Result          one solution, by any solver
       ──▶ count ─────▶ Count           how many, by the exact search
       ──▶ prove ─────▶ Proven          the solution, and whether it is the only one
       ──▶ compare ───▶ Comparison      several solvers side by side
       ──▶ relaxation ▶ Relaxation      the program in fractions; ``entropy``: the most even one
       ──▶ explain/ ──▶ GivenSet        givens and rules that clash; fewest givens to erase
       ──▶ mistakes ──▶ FirstMistake    a player's first wrong entry
"""
