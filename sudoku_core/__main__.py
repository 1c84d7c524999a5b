"""``python -m sudoku_core`` is the command ``sudoku``."""

import sys

from .cli import main

if __name__ == "__main__":  # a worker process loads this file under another name
    sys.exit(main())
