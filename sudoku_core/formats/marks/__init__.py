"""Meaning of marks on a board: regions and cages of areas, candidates in sight of digits."""
