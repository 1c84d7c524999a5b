"""The page's markup: ``index.html`` with the markup of all features in its slots."""

from __future__ import annotations

import ast
import re

from .paths import WEB, BuildError

SLOT = re.compile(r"^( *)<!-- slot: ([\w-]+) -->\n", re.MULTILINE)


def markup() -> str:
    """Return ``index.html`` with each slot filled with the features' files of that name.

    The files come in the features' order, and may contain slots, too.

    Raises:
        BuildError: a feature's file has no slot.
    """
    folders = [WEB / "ui" / name for name in features()]
    waiting = {path for folder in folders for path in folder.glob("*.html")}

    def fill(slot: re.Match[str]) -> str:
        text = ""
        for path in [folder / f"{slot[2]}.html" for folder in folders]:
            if path in waiting:
                waiting.remove(path)
                text += re.sub(r"^(?=.)", slot[1], path.read_text("utf-8"), flags=re.MULTILINE)
        return text

    page = (WEB / "index.html").read_text("utf-8")
    while SLOT.search(page):
        page = SLOT.sub(fill, page)
    if waiting:
        names = ", ".join(sorted(str(path.relative_to(WEB)) for path in waiting))
        raise BuildError(f"No slot of web/index.html takes {names}.")
    return page


def features() -> list[str]:
    """Return the names of the features' folders, in the order of ``ui/features.py``."""
    tree = ast.parse((WEB / "ui/features.py").read_text("utf-8"))
    (assigned,) = [node.value for node in tree.body if isinstance(node, ast.Assign)]
    return [item.value.id for item in assigned.elts]  # type: ignore[attr-defined]
