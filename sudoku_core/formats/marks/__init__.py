"""Marks of other programs on a board, read as areas, blocks and candidates.

``areas`` makes cages of a mark for each cell, ``boards`` puzzles with regions, ``drawings``
shapes of what is only drawn, ``sight`` the candidates that no digit in sight excludes.
"""
