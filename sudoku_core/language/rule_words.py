"""Sentences about rules, made from the few words that a language has for each kind.

| code          | purpose                                                         |
| ------------- | --------------------------------------------------------------- |
| ``beside.K``  | a rule in a list of clashing rules; ``beside.Ks``, several      |
| ``place.K``   | a rule as the place of a step; ``place.K-sum``, with its sum    |
| ``rules.K``   | a rule, or several, by their cells                              |
| ``count.K``   | a number of rules                                               |
| ``carried.K`` | the kind, in a list of what a program can carry                 |
| ``demand.K``  | the meaning, for players                                        |
| ``in.K``      | a cell's place in a rule, for a screen reader                   |
| ``conflict.K``| a broken rule; ``conflict.K-sum``, one that cannot add up       |
| ``title.K``   | the name of rules by themselves, see ``tables.template_of``     |
| ``variant.W`` | rules that a program calls W, see ``VARIANTS``                  |

K is the kind; for a clue outside the board it is the kind and the side, ``sandwich-above``, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Sentences = dict[str, str | dict[str, str]]
    Words = Mapping[str, tuple[str, ...]]

VARIANTS = {
    "antiking": "antiking",
    "antiknight": "antiknight",
    "arrow": "arrow",
    "betweenline": "between",
    "cage": "killer",
    "doublearrow": "doublearrow",
    "entropicline": "entropic",
    "greaterthan": "greater",
    "lockout": "lockout",
    "modularline": "modular",
    "nabner": "nabner",
    "numberedroom": "numberedroom",
    "palindrome": "palindrome",
    "pillarrow": "pill",
    "quadruple": "quadruple",
    "regionsumline": "regionsum",
    "renban": "renban",
    "slowthermometer": "slowthermometer",
    "thermometer": "thermometer",
    "xsum": "xsum",
    "zipperline": "zipper",
}
"""By the word of other programs, as ``variant.`` codes have it, the kind with the same name."""


class Grammar:
    """Words of a language that stand around the names of rules.

    Args:
        the: by gender, the article of one rule and of several.
        a: by gender, the word "one" before a rule in a list of numbers.
        inside: by gender and kind of place, the words before a rule that a cell is in.
        where: by kind of place, what follows a rule beside others, a rule by itself, and several.
        sides: by side of the board what follows a rule outside it, with its cell and without.
        step: what follows the name of a line, for a screen reader.
        article: changes the words before a name to fit it, as English "a" to "an".
    """

    def __init__(
        self,
        the: Mapping[str, tuple[str, str]],
        a: Mapping[str, str],
        inside: Mapping[str, str],
        where: Mapping[str, tuple[str, str, str]],
        sides: Mapping[str, tuple[str, str]],
        step: str,
        article: Callable[[str, str], str] = lambda text, name: text,
    ) -> None:
        self.the = the
        self.a = a
        self.inside = inside
        self.where = where
        self.sides = sides
        self.step = step
        self.article = article


def rule_sentences(
    words: Words, grammar: Grammar, short: Mapping[str, str], exact: Mapping[str, str]
) -> Sentences:
    """Return all sentences about the kinds of rules.

    Args:
        words: by kind its words, see ``rules_en``.
        grammar: the words around them.
        short: names of kinds whose rules are for the whole board.
        exact: sentences that take the place of those that are made here.
    """
    table: Sentences = {}
    for kind, (gender, mode, name, names, demand, broken, inside) in words.items():
        the, several = grammar.the[gender]
        at, place, many = grammar.where[mode]
        table["beside." + kind] = f"{the} {name}{at}"
        table["beside." + kind + "s"] = f"{several} {names}{many}"
        table["place." + kind] = f"{the} {name}{place}"
        if mode == "pair":  # the other sentences have the first cell only
            place = grammar.where["at"][1]
        table["rules." + kind] = {
            "one": f"{the} {name}{place}".replace("{at}", "{cells}"),
            "other": f"{several} {{count}} {names}"
            + (place if mode in ("at", "pair") else many).replace("{at}", "{cells}"),
        }
        first = short.get(kind) or f"{grammar.a[gender]} {name}"
        table["count." + kind] = {"one": first, "other": "{count} " + names}
        table["carried." + kind] = short.get(kind) or names
        table["demand." + kind] = demand
        within = inside or short.get(kind) or _inside(grammar, gender, mode, name)
        table["in." + kind] = within
        table["conflict." + kind] = exact.get("conflict." + kind) or _conflict(
            f"{the} {name}{place} {broken}"
        )
        table["conflict." + kind + "-sum"] = table["conflict." + kind]
        if mode == "beside":
            rule = f"{the} {name}"
            table.update(_at_sides(kind, (rule, several, names, broken, within), grammar.sides))
    table.update(exact)
    for word, kind in VARIANTS.items():
        table["variant." + word] = table["carried." + kind]
    return table


def _at_sides(kind: str, words: tuple[str, ...], sides: Mapping[str, tuple[str, str]]) -> Sentences:
    """Return the sentences about a rule outside the board, for each side of the board.

    Args:
        kind: the kind of the rule.
        words: the rule with its article; of several, article and name; what a broken rule does;
            and a cell's place in the rule.
        sides: see ``Grammar``.
    """
    rule, several, names, broken, within = words
    table: Sentences = {}
    for side, (at, alone) in sides.items():
        code, cells = kind + "-" + side, at.replace("{at}", "{cells}")
        table["beside." + code] = table["place." + code] = rule + at
        table["beside." + code + "s"] = f"{several} {names}{at}"
        table["rules." + code] = {
            "one": rule + cells,
            "other": f"{several} {{count}} {names}{cells}",
        }
        table["in." + code] = within + alone
        table["conflict." + code] = _conflict(f"{rule}{at} {broken}")
    return table


def _conflict(text: str) -> str:
    return text[0].upper() + text[1:] + ": {cells}."


def _inside(grammar: Grammar, gender: str, mode: str, name: str) -> str:
    """Return how a screen reader says that a cell is in a rule."""
    if not mode:
        return name
    if mode == "beside":
        return name + " {clue}"
    text = grammar.article(grammar.inside[gender + mode], name) + " " + name
    return text + (grammar.step if mode == "from" else "")
