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


def sources() -> list[Path]:
    """Return the files with sentences."""
    paths = [WEB / "ui" / FILE, *[WEB / f"ui/{name}" / FILE for name in features()]]
    return [path for path in paths if path.is_file()]


def sentences(language: str) -> dict[str, Any]:
    """Return all sentences of a language by their codes.

    Args:
        language: one of the core's ``LANGUAGES``.

    Raises:
        BuildError: a code stands twice, or lacks a language.
    """
    table: dict[str, Any] = {}
    for path in sources():
        for code, templates in json.loads(path.read_text("utf-8")).items():
            if code in table:
                raise BuildError(f"The sentence {code} stands twice, also in {path}.")
            if list(templates) != list(LANGUAGES):
                raise BuildError(f"The sentence {code} in {path} needs {', '.join(LANGUAGES)}.")
            table[code] = templates[language]
    return table


def tables() -> dict[str, bytes]:
    """Return the files that the page reads, one a language, by their names."""
    return {
        f"{language}.json": json.dumps(sentences(language), ensure_ascii=False).encode()
        for language in LANGUAGES
    }
