"""What marks on a board mean: regions and cages of areas, candidates in sight of digits."""
