"""The page's stylesheet, made of ``styles/`` and of each feature's ``style.css``; the late ones."""

from __future__ import annotations

import re
from pathlib import Path

from .markup import features
from .paths import WEB, BuildError

FIRST = ("tokens", "base", "line", "layout", "board")
"""Files of ``styles/`` before those of the features."""
SHARED = ("drawing", "paper")
"""Shared folders of ``ui/``, after the features: drawings of a step cover a feature's marks."""
LAST = ("print",)
"""Files of ``styles/`` after all others."""
BREAKPOINT = re.compile(r"@custom-media (--[\w-]+) ([^;]+);")
NAMED = re.compile(r"\((--[\w-]+)\)")
STRING = re.compile(r'("[^"]*")')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def sources() -> list[Path]:
    """Return the files of the stylesheet in their order."""
    first, last = ([WEB / f"styles/{name}.css" for name in names] for names in (FIRST, LAST))
    rooms = [WEB / f"ui/{name}/style.css" for name in (*features(), *SHARED)]
    return [*first, *[path for path in rooms if path.is_file()], *last]


def stylesheet() -> str:
    """Return the whole stylesheet, minified.

    Raises:
        BuildError: a breakpoint is missing in ``styles/tokens.css``.
    """
    return minify_css(with_breakpoints("\n".join(path.read_text("utf-8") for path in sources())))


def late_sources() -> list[Path]:
    """Return the stylesheets that come with a bundle."""
    return sorted(WEB.glob("ui/*/late.css"))


def late_stylesheet(css: str) -> str:
    """Return a stylesheet that comes with a bundle, minified.

    Raises:
        BuildError: a breakpoint is missing in ``styles/tokens.css``.
    """
    definitions = BREAKPOINT.finditer((WEB / "styles/tokens.css").read_text("utf-8"))
    return minify_css(with_breakpoints("".join([*[line[0] for line in definitions], css])))


def with_breakpoints(css: str) -> str:
    """Return a stylesheet with named breakpoints replaced by their queries.

    Browsers do not know ``@custom-media`` yet (CSS Media Queries 5).

    >>> with_breakpoints("@custom-media --low (max-height: 9em);@media (--low) { a { top: 0 } }")
    '@media (max-height: 9em) { a { top: 0 } }'

    Raises:
        BuildError: a breakpoint has no definition.
    """
    queries: dict[str, str] = {}
    for name, query in BREAKPOINT.findall(css):
        queries[name] = NAMED.sub(lambda match: _query(queries, match[1]), query)
    css = BREAKPOINT.sub("", css)
    return re.sub(
        r"@media [^{]+",
        lambda rule: NAMED.sub(lambda name: _query(queries, name[1]), rule[0]),
        css,
    )


def _query(queries: dict[str, str], name: str) -> str:
    if name not in queries:
        raise BuildError(f"No breakpoint of web/styles/tokens.css is named {name}.")
    query = queries[name]
    return f"({query})" if " and " in query or query.startswith("not ") else query


def minify_css(css: str) -> str:
    """Return a stylesheet without comments and needless white space.

    >>> minify_css('a, b {\\n  /* why */\\n  content: "a  b";\\n  top: calc(1px + 2px);\\n}')
    'a,b{content:"a  b";top:calc(1px + 2px)}'
    """
    parts = STRING.split(COMMENT.sub("", css))
    return "".join(part if part.startswith('"') else _tight(part) for part in parts).strip()


def _tight(css: str) -> str:
    css = re.sub(r"\s+", " ", css)
    css = re.sub(r" ?([{};,]) ?", r"\1", css)
    return re.sub(r": ", ":", css).replace(";}", "}")
