"""The page's sentences: those of each feature, and those that several share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sudoku_core.language import LANGUAGES

from .markup import features
from .paths import WEB, BuildError

FILE = "sentences.json"
"""Its name in ``ui/`` and in a feature's folder: by code and language a template, or a table of
plural forms."""


LATE_FILE = "late_sentences.json"
"""Its name for sentences that come with a bundle."""
LATE = "ending"
"""The bundle of late sentences, but for features with a bundle of their own."""
SEPARATE = ("lessons",)
"""Features whose late sentences come with the bundle of their name."""


def sources(name: str) -> list[Path]:
    """Return the files with sentences that have a name."""
    paths = [WEB / "ui" / name, *[WEB / f"ui/{feature}" / name for feature in features()]]
    return [path for path in paths if path.is_file()]


def sentences(language: str, names: tuple[str, ...] = (FILE, LATE_FILE)) -> dict[str, Any]:
    """Return all sentences of a language by their codes.

    Args:
        language: one of the core's ``LANGUAGES``.
        names: of the files.

    Raises:
        BuildError: a code stands twice, or lacks a language.
    """
    return _table([path for name in names for path in sources(name)], language)


def _bundle_of(path: Path) -> str:
    return path.parent.name if path.parent.name in SEPARATE else LATE


def _table(paths: list[Path], language: str) -> dict[str, Any]:
    """Return the sentences of some files in a language by their codes."""
    table: dict[str, Any] = {}
    for path in paths:
        for code, templates in json.loads(path.read_text("utf-8")).items():
            if code in table:
                raise BuildError(f"The sentence {code} stands twice, also in {path}.")
            if list(templates) != list(LANGUAGES):
                raise BuildError(f"The sentence {code} in {path} needs {', '.join(LANGUAGES)}.")
            table[code] = templates[language]
    return table


def tables() -> dict[str, bytes]:
    """Return the files that the page reads by their names: one a language, and one a late bundle.

    The sentences of a bundle are in one file, by language, then by code.
    """
    tables = {f"{language}.json": sentences(language, (FILE,)) for language in LANGUAGES}
    for bundle in (LATE, *SEPARATE):
        tables[f"{bundle}.json"] = {
            language: _table(
                [path for path in sources(LATE_FILE) if _bundle_of(path) == bundle], language
            )
            for language in LANGUAGES
        }
    return {name: json.dumps(table, ensure_ascii=False).encode() for name, table in tables.items()}
