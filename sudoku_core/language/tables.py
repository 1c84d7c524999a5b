"""The tables of the languages: load one, look a sentence up, and write numbers and lists by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any, Protocol

    Template = str | Mapping[str, str]

    class Table(Protocol):
        """The module of a language."""

        SENTENCES: Mapping[str, Template]
        """By code a template, or templates by plural form; the parameter ``count`` chooses one."""
        CELL: str
        """A cell, with ``{row}`` and ``{column}`` counted from 1."""
        AND: str
        """The word before the last of a list."""
        OR: str
        """The word before the last of several choices."""
        NOR: str
        """The word before the last of several things that are denied."""
        THOUSANDS: str
        """The sign between the thousands of a whole number."""
        LEAST_GROUPED: int
        """The least whole number that is written with the sign ``THOUSANDS``."""
        DECIMAL: str
        """The sign before the decimals."""
        SINGULAR: Sequence[int]
        """The counts that take the form "one"."""
        ARTICLES: Mapping[str, Mapping[str, str]]
        """Prepositions that are repeated before each item of a list: by preposition and article,
        the word that the two contract to, as Portuguese "em" and "a" to "na"."""

    class LessonTable(Protocol):
        """The module of a language's lessons."""

        TEXTS: Mapping[str, tuple[str, str]]
        """By lesson what to look for, and why it is true."""
        TITLES: Mapping[str, str]
        """Titles of the lessons that no single technique has the name of."""


CHAINS = ("chain", "equation", "petals")
"""The parameters that are texts with cells in them: ``(7)R9C5 = R1C5``."""
OF_COMMAND = ("cli.", "batch.")
"""Beginnings of the codes of sentences that the command and batches say."""
TITLE = "title."
"""Beginning of the codes of the names of rules by themselves."""
_loaded: dict[str, Table] = {}


def table_of(language: str) -> Table:
    """Return the table of a language, loaded when it is first needed.

    >>> table_of("pt").CELL
    'L{row}C{column}'
    """
    if language not in _loaded:
        _loaded[language] = _module(language, "SENTENCES")
    return _loaded[language]


def template_of(code: str, language: str) -> Template:
    """Return the template of a sentence, or its templates by plural form.

    The sentences of the command and of batches are in modules of their own, which the page lacks.
    The code ``title.K`` is the name of a rule of the kind K by itself.

    Raises:
        KeyError: no sentence has the code.

    >>> template_of("cli.standard-input", "en"), template_of("place.row", "en")
    ('standard input', 'row {number}')
    """
    if code.startswith(OF_COMMAND):
        templates: Mapping[str, Template] = _module("command." + language, "SENTENCES").SENTENCES
        return templates[code]
    if code.startswith(TITLE):
        rules, kind = _module("rules_" + language, "WORDS"), code[len(TITLE) :]
        name: str = rules.TITLES.get(kind) or rules.WORDS[kind][2]
        return name[0].upper() + name[1:]
    return table_of(language).SENTENCES[code]


def lessons_of(language: str) -> LessonTable:
    """Return the texts of the lessons in a language.

    >>> lessons_of("en").TEXTS["full-house"][0]
    'Find a row, column or box with a single empty cell.'
    """
    table: LessonTable = _module("lessons_" + language, "TEXTS")
    return table


def _module(name: str, content: str) -> Any:
    """Return a module of this package.

    Args:
        name: the module's name in the package.
        content: any name that the module defines, without which only the package is imported.
    """
    # Not importlib, which MicroPython lacks.
    return __import__(__name__.rpartition(".")[0] + "." + name, None, None, (content,))


def choose(tags: Iterable[str]) -> str:
    """Return the first language of some tags that has a table, else English.

    >>> choose(["fr_FR", "pt_BR.UTF-8"]), choose(["C"])
    ('pt', 'en')
    """
    for tag in tags:
        if tag and tag[:2].lower() in LANGUAGES:
            return tag[:2].lower()
    return LANGUAGES[0]


def number(value: float, table: Table) -> str:
    """Return a number as a language writes it.

    >>> number(12345, table_of("pt")), number(4.5, table_of("es")), number(1234, table_of("es"))
    ('12.345', '4,5', '1234')
    """
    if not isinstance(value, int):
        return str(value).replace(".", table.DECIMAL)
    if abs(value) < table.LEAST_GROUPED:
        return str(int(value))
    return f"{value:,}".replace(",", table.THOUSANDS)


def cells_of(cells: Iterable[Sequence[int]], table: Table) -> list[str]:
    """Return cells, each as (row, column) from 1, as a language writes them."""
    return [table.CELL.format(row=row, column=column) for row, column in cells]


def listed(words: Sequence[str], table: Table) -> str:
    """Return words as a list in a sentence: ``a, b and c``.

    >>> listed(["8", "9"], table_of("en")), listed(["sumas", "iguales"], table_of("es"))
    ('8 and 9', 'sumas e iguales')
    """
    if len(words) < 2:
        return "".join(words)
    word = table.AND
    if word == "y" and words[-1][:1] in ("i", "I"):
        word = "e"  # Spanish, before the sound "i"
    return ", ".join(words[:-1]) + " " + word + " " + words[-1]


def either(words: Sequence[str], table: Table, *, denied: bool = False) -> str:
    """Return words as choices in a sentence: ``a, b or c``; ``a; b; or c`` if one has an "and".

    Args:
        words: the choices.
        table: the table of the language.
        denied: whether the sentence says that none of the choices is so.

    >>> either(["1+7", "2+6"], table_of("es")), either(["1+8", "8+9"], table_of("es"))
    ('1+7 o 2+6', '1+8 u 8+9')
    >>> either(["7", "8"], table_of("es"), denied=True)
    '7 ni 8'
    >>> either(["1 in R1C1 and 5 in R1C2", "2 in R1C1"], table_of("en"))
    '1 in R1C1 and 5 in R1C2; or 2 in R1C1'
    """
    if len(words) < 2:
        return "".join(words)
    word = table.NOR if denied else table.OR
    if word == "o" and (words[-1][:1] == "8" or words[-1][:2] == "11"):
        word = "u"  # Spanish, before the sound "o", as in "ocho" and "once"
    apart = "; " if any(f" {table.AND} " in text for text in words) else ", "
    before = apart if apart == "; " else " "
    return apart.join(words[:-1]) + before + word + " " + words[-1]


def form_of(forms: Mapping[str, str], plural: str, count: float) -> str:
    """Return the form of a template for a count.

    Portuguese has the form "one" for 0 too. A template of that form without ``{count}`` says "one"
    as a word, so 0 then takes the form "other".

    Args:
        forms: templates by plural form.
        plural: the form that the language has for the count.
        count: the count.
    """
    form = forms.get(plural) or forms["other"]
    return form if count or "{count}" in form else forms["other"]


def joined(
    template: str,
    name: str,
    texts: Sequence[str],
    table: Table,
) -> str:
    """Return a template with a list filled in, the preposition before it repeated for each item.

    A template whose list has no preposition of ``Table.ARTICLES`` before it is not changed.

    Args:
        template: the template, with the list's parameter, as ``{base}``.
        name: name of the parameter.
        texts: the items of the list, which may begin with an article.
        table: the table of the language.

    >>> joined("Só em {base}.", "base", ["a linha 3", "o grupo 1"], table_of("pt"))
    'Só na linha 3 e no grupo 1.'
    """
    for before, articles in table.ARTICLES.items():
        apart = before + " {" + name + "}"
        if apart not in template[0].lower() + template[1:]:
            continue
        names = []
        for text in texts:
            article, _space, rest = text.partition(" ")
            joins = article in articles
            names.append(articles[article] + " " + rest if joins else before + " " + text)
        # Braces of a name are no parameters.
        together = listed(names, table).replace("{", "{{").replace("}", "}}")
        template = template.replace(" " + apart, " " + together)
        if template[1:].startswith(apart[1:]):
            template = together[0].upper() + together[1:] + template[len(apart) :]
    return template


def chain_in(text: str, written: Callable[[int, int], str]) -> str:
    """Return a chain, ``(7)R9C5 = R1C5``, with its cells as a language writes them.

    Args:
        text: the chain.
        written: returns the text of a cell, given its row and column from 1.

    >>> chain_in("(7)R9C5 = R1C12", lambda row, column: f"L{row}C{column}")
    '(7)L9C5 = L1C12'
    """
    parts = text.split("R")
    texts = [parts[0]]
    for part in parts[1:]:
        row, _c, rest = part.partition("C")
        digits = 0
        while digits < len(rest) and rest[digits] in "0123456789":
            digits += 1
        texts.append(written(int(row), int(rest[:digits])) + rest[digits:])
    return "".join(texts)
