"""Other programs' words for rules and drawings, as messages for people."""

from __future__ import annotations

from collections.abc import Iterable

from ..language.en import SENTENCES
from ..language.messages import Message

ALSO = {
    "arrows": "arrow",
    "between": "betweenline",
    "binary": "pair",
    "blackdot": "ratio",
    "cages": "cage",
    "circles": "circle",
    "countingcircle": "countingcircles",
    "disjointsets": "disjointgroups",
    "doublearrowline": "doublearrow",
    "dutchwhisper": "dutchwhispers",
    "entropic": "entropicline",
    "evencells": "even",
    "extraregions": "extraregion",
    "foglight": "fog",
    "fogofwar": "fog",
    "freeline": "line",
    "freelinee": "line",
    "germanwhispers": "whispers",
    "givenpencilmarks": "givencandidates",
    "highlight": "cellcolor",
    "inequality": "greaterthan",
    "killercage": "cage",
    "killercages": "cage",
    "linee": "line",
    "lines": "line",
    "littlekiller": "littlekillersum",
    "littlekillersums": "littlekillersum",
    "lockoutline": "lockout",
    "modular": "modularline",
    "nobulbthermo": "thermometer",
    "numberedrooms": "numberedroom",
    "numbers": "numbersmall",
    "oddcells": "odd",
    "palindromes": "palindrome",
    "quad": "quadruple",
    "regex": "nfa",
    "renbans": "renban",
    "sandwich": "sandwichsum",
    "slowthermo": "slowthermometer",
    "squareframe": "rectangle",
    "strictxv": "negativexv",
    "surface": "cellcolor",
    "thermo": "thermometer",
    "triggereffect": "fog",
    "v": "xv",
    "whisper": "whispers",
    "whitedot": "difference",
    "x": "xv",
    "xsums": "xsum",
    "zipper": "zipperline",
}
"""Synonyms in other programs, in small letters."""
MORE = {
    "cages": "variant.cage-sum",
    "killercage": "variant.cage-sum",
    "value": "variant.value",
}
"""Words that mean something else where a value follows."""


def named(word: str) -> Message:
    """Return the message for a program's word; for an unknown word, the word in quotes.

    >>> str(named("AntiKing")), str(named("killercage <9")), str(named("Doppelganger"))
    ('anti-king', 'cages of “<9”', '“Doppelganger”')
    """
    key = "".join([letter for letter in word.lower() if letter.isalnum()])
    code = "variant." + ALSO.get(key, key)
    if code in SENTENCES and "{" not in SENTENCES[code]:
        return Message(code)
    before, _space, rest = word.partition(" ")
    more = MORE.get(before)
    return Message(more, word=rest) if more and rest else Message("variant.other", word=word)


def all_named(words: Iterable[str]) -> tuple[Message, ...]:
    """Return the messages for several words, each message once.

    >>> [str(message) for message in all_named(["X", "V", "arrow"])]
    ['X and V', 'arrows']
    """
    messages: list[Message] = []
    for message in map(named, words):
        if message not in messages:
            messages.append(message)
    return tuple(messages)
