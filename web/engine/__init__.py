"""The page's engine: it turns requests, plain data, into calls of ``sudoku_core``."""
