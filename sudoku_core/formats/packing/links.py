"""Take links apart, even where mails and other programs have damaged them."""

from __future__ import annotations

import re
from functools import cached_property
from itertools import islice, pairwise

from ..text.foreign import is_address

LONGEST = 1_000_000
"""Most characters of a text, and of the unpacked text."""
_ENCODED_TWICE = re.compile("%(?:25)*(2B|2F|3D)", re.IGNORECASE)
"""A plus sign, slash or equals sign that was encoded twice."""
_CODES = re.compile("(?:%[0-9A-Fa-f]{2})+")
_PACKED = re.compile("[-A-Za-z0-9+/=%_.~]+")
"""Signs of the packed part of a link."""
_FILE = re.compile(r"\s*(?:\{|<[?!]|<\w+[\s/>]|#.*\n|\.[^\n]*~)")
"""Beginning of a text that is no link, though it may hold an address."""
_MOST = 5000
"""Most words of a text that are searched for a link."""
_SHORT = 60
"""Signs of a link in which nothing is packed, and of words that are no part of one."""
_AROUND = "()[]{}'“”‘’«»‹›,;!?*|"
"""Signs at the end of a link that may not belong to it."""


class Link:
    """A link.

    Args:
        text: the link, and nothing else.

    Attributes:
        host: the host in small letters, without ``www.``.
        path: the text behind the host, without the first slash.
        fields: the values of the query and of the part behind ``#``, by name, with percent codes
            decoded. A space is a plus sign that was decoded once too often, so it becomes one.
    """

    def __init__(self, text: str) -> None:
        scheme, _, address = text.strip().partition("://")
        if not address or not scheme.isalpha():
            address = text.strip()
        address, _, fragment = address.partition("#")
        address, _, query = address.partition("?")
        host, _, self.path = address.partition("/")
        self.host = host.lower().partition(":")[0].removeprefix("www.")
        self._queries = query, fragment

    @cached_property
    def fields(self) -> dict[str, str]:
        """The fields of a link; decoded when first used, since a long link takes time."""
        values: dict[str, str] = {}
        for query in self._queries:
            for part in query.split("&"):
                name, equals, value = part.removeprefix("amp;").partition("=")
                if equals:
                    value = _ENCODED_TWICE.sub(lambda sign: "%" + sign[1], value)
                    values.setdefault(name, unquoted(value).replace(" ", "+"))
        return values


def unquoted(text: str) -> str:
    """Return a text with its percent codes decoded, whole runs at once, since links are long.

    >>> unquoted("%C3%A9%3d5%"), unquoted("%FF")
    ('é=5%', '\ufffd')
    """
    return _CODES.sub(
        lambda run: bytes.fromhex(run[0].replace("%", "")).decode(errors="replace"), text
    )


def decoded(packed: str) -> str:
    """Return the packed text of a link, however often its percent signs were encoded.

    >>> decoded("a%252Bb")
    'a+b'
    """
    for _ in range(3):
        if "%" in packed:
            packed = unquoted(packed)
    return packed


def link_in(text: str) -> str:
    """Return the link in a text that may have other words; the text itself if it has no link.

    Of several links, the first to a known site is returned. A link that was broken at its plus
    signs, or into lines, is joined again.

    >>> link_in("Try this: https://example.org/?s=12 - it is hard")
    'https://example.org/?s=12'
    """
    return (links_in(text) or [text.strip()])[0]


def links_in(text: str) -> list[str]:
    """Return the link of a text; of several links, those to known sites.

    >>> links_in("https://sudokupad.app/a https://example.org/b https://sudokupad.app/c")
    ['https://sudokupad.app/a', 'https://sudokupad.app/c']
    """
    if _FILE.match(text):
        return []  # an address in a file is not its puzzle
    words = list(islice(re.finditer(r"\S+", text), _MOST))
    counts: dict[str, int] = {}
    for place, word in enumerate(words):
        link = _link(word[0])
        if link:
            counts.setdefault(link, place)
    if len(counts) > 1:
        known = [link for link in counts if is_address(link.partition("://")[2] or link)]
        known = [link for link in known if len(link) > _SHORT] or known
        counts = {link: counts[link] for link in known}
    return [_joined(link, text, words[place:]) for link, place in counts.items()]


def _link(word: str) -> str:
    """Return the link in a word, without the signs around it; "" if there is none."""
    inner = unquoted(re.split("[&#]", _from_scheme(word, "%3A%2F%2F"))[0])
    if inner and ("://" not in word or is_address(inner.partition("://")[2])):
        word = inner
    link = _from_scheme(word, "://")
    if not link and not is_address(word.lstrip(_AROUND)):
        return ""
    link = link or word.lstrip(_AROUND)
    link = re.split('["<>]', link)[0].rstrip(_AROUND)
    last = re.split("[?#/]", link)[-1]
    return link[:-1] if last.endswith(".") and last.count(".") == 1 else link


def _from_scheme(word: str, mark: str) -> str:
    """Return a word from the letters before a mark on; "" if no letters stand before the mark."""
    end = word.upper().find(mark)
    start = end
    while start > 0 and word[start - 1].isalpha() and end - start < 20:
        start -= 1
    return word[start:] if start < end else ""


def _joined(link: str, text: str, words: list[re.Match[str]]) -> str:
    """Return a link with the words behind it that a blank or a line break has cut off."""
    tail = link.rstrip("=").rpartition("=")[2]  # not from a slash: packed text has slashes too
    if len(link) < _SHORT or not tail.strip("0123456789.") or not words[0][0].endswith(link):
        return link
    last = 0
    for place, word in enumerate(words[1:], 1):
        if not _PACKED.fullmatch(word[0]) or words[place - 1][0].endswith("="):
            break
        if len(word[0]) > _SHORT or re.search(r"[0-9/=~]|\w[A-Z]", word[0]):
            last = place
    for before, word in pairwise(words[: last + 1]):
        gap = text[before.end() : word.start()]
        link += ("" if "\n" in gap else " " * len(gap)) + word[0]
    return link
