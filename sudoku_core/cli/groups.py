"""The commands by groups, as the help and the man page list them."""

from __future__ import annotations

import argparse

GROUPS = {
    "solve": ("solve", "count", "solutions", "true-candidates", "check", "compare", "solvers"),
    "understand": ("explain", "model", "relax", "sum"),
    "play": ("hint", "steps", "grade", "lesson"),
    "make": ("generate",),
    "exchange": ("convert", "draw", "read"),
}
MANY = ("solve", "count", "check", "steps", "grade", "generate")
"""The commands that also answer many puzzles, on several processes or machines."""
EPILOG = f"""Many puzzles: {", ".join(MANY)} also answer millions, on several processes or machines;
see "many puzzles" in their help. Help for a command: sudoku COMMAND --help."""


class GroupedHelp(argparse.HelpFormatter):
    """Lists the commands under the names of their groups."""

    def _format_action(self, action: argparse.Action) -> str:
        if not isinstance(action, argparse._SubParsersAction):
            return super()._format_action(action)
        by_name = {command.dest: command for command in action._get_subactions()}
        parts = []
        for title, names in GROUPS.items():
            parts.append(f"\n{'':{self._current_indent}}{title}:\n")
            self._indent()
            parts += [self._format_action(by_name[name]) for name in names]
            self._dedent()
        return self._join_parts(parts)
