"""The page's markup: ``index.html`` with what each feature puts into its slots."""

from __future__ import annotations

import ast
import re

from .paths import WEB, BuildError

SLOT = re.compile(r"^( *)<!-- slot: ([\w-]+) -->\n", re.MULTILINE)


def markup() -> str:
    """``index.html``, each slot filled with the files of its name from the features' folders.

    They come in the features' order. A slot may stand in such a file too.

    Raises:
        BuildError: a feature's file has no slot.
    """
    folders = [WEB / "ui" / name for name in features()]
    waiting = {path for folder in folders for path in folder.glob("*.html")}

    def filled(slot: re.Match[str]) -> str:
        text = ""
        for path in [folder / f"{slot[2]}.html" for folder in folders]:
            if path in waiting:
                waiting.remove(path)
                text += re.sub(r"^(?=.)", slot[1], path.read_text("utf-8"), flags=re.MULTILINE)
        return text

    page = (WEB / "index.html").read_text("utf-8")
    while SLOT.search(page):
        page = SLOT.sub(filled, page)
    if waiting:
        names = ", ".join(sorted(str(path.relative_to(WEB)) for path in waiting))
        raise BuildError(f"No slot of web/index.html takes {names}.")
    return page


def features() -> list[str]:
    """The folders of the features, in the order of ``ui/features.py``."""
    tree = ast.parse((WEB / "ui/features.py").read_text("utf-8"))
    (listed,) = [node.value for node in tree.body if isinstance(node, ast.Assign)]
    return [item.value.id for item in listed.elts]  # type: ignore[attr-defined]
