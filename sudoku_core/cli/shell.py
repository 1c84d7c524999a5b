"""The texts of ``sudoku --print``: completion of shells, a man page, the schema of ``--json``."""

from __future__ import annotations

import argparse
from functools import partial
from importlib import resources
from typing import Any

from ..version import __version__
from .status import BROKEN
from .streams import write_no_more

SHELLS = ("bash", "zsh", "fish", "tcsh", "powershell")
PRINTED = (*SHELLS, "man", "schema")


class Print(argparse.Action):
    """Prints one of ``PRINTED``, and ends the command."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Print the text of a name, or say which packages are missing."""
        try:
            print(printed(values, parser).rstrip("\n"), flush=True)
        except BrokenPipeError:
            write_no_more()
        except ImportError:
            parser.exit(
                BROKEN, f'sudoku: --print {values} needs pip install "sudoku-core[shell]"\n'
            )
        parser.exit()


def printed(name: str, parser: argparse.ArgumentParser) -> str:
    """Return the completion script of a shell, the man page, or the schema of ``--json``.

    Args:
        name: one of ``PRINTED``.
        parser: the parser of the whole command line.

    Raises:
        ImportError: the extra ``shell`` is not installed.
    """
    if name == "schema":
        return (resources.files(__package__) / "answers.schema.json").read_text("utf-8")
    if name == "man":
        return _man_page(parser)
    import shtab

    _complete_files(parser, shtab.FILE)
    return str(shtab.complete(parser, name))


def _complete_files(parser: argparse.ArgumentParser, files: dict[str, str]) -> None:
    for action in parser._actions:
        if action.metavar == "FILE":
            action.complete = files  # type: ignore[attr-defined]
    for command in _commands(parser):
        _complete_files(command, files)


def _commands(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    return [
        command
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for command in action.choices.values()
    ]


def _man_page(parser: argparse.ArgumentParser) -> str:
    from argparse_manpage.manpage import Manpage

    for command in _commands(parser):
        # Manpage leaves epilogs out, and man itself breaks the lines.
        command.description = f"{command.description} {command.epilog or ''}"
        command.formatter_class = partial(argparse.HelpFormatter, width=10_000)
    page = Manpage(parser)
    page.manual, page.source = "Sudoku", f"sudoku {__version__}"
    page.description = parser.description
    return str(page)
