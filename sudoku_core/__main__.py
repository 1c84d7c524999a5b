"""``python -m sudoku_core`` is the command ``sudoku``."""

import sys

from .cli import main

sys.exit(main())
