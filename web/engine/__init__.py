"""The page's engine: turns a request, plain data, into a call of ``sudoku_core``."""
