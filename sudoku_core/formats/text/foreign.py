"""Recognise texts of other programs.

The page reads our own text styles at once and leaves other programs' texts to the engine. So these
tests are quick, and know only the looks of each program's texts.
"""

from __future__ import annotations

PREFIXES = ("fpuz", "n4ig", "scl", "ctc", "scf", "classic", "s9b", "sumocuev2")
"""Beginnings of packed puzzles, in small letters."""
NAMES = (
    "sudoku",
    "penpa",
    "f-puzzles",
    "crackingthecryptic",
    "lizard",
    "kudamono",
    "swaroopg92.",
    "opt-pan.",
    "sigh.",
)
"""Parts of the addresses of links without ``://``."""
SIGNS = "<>^v`',.ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstu0123456789"
"""Signs of a killer with arrows."""
PLAIN = "0123456789.\r\n"
LONGEST_PLAIN = 700
"""A shorter text of ``PLAIN`` signs alone is not foreign: a quick test for plain lines."""
LONGEST_HEAD = 1000
"""Number of a text's first characters that are looked at."""


def foreign(text: str) -> bool:
    """Return whether a text seems to be another program's; a link to our page (``#p=``) is not.

    Args:
        text: any text.

    >>> foreign("https://sudokupad.app/fpuzN4Ig"), foreign("1..4............")
    (True, False)
    """
    if len(text) < LONGEST_PLAIN and not text.strip(PLAIN):
        return False
    # U+FEFF is not given to lstrip: MicroPython would strip single bytes, and other letters share
    # bytes with it.
    head = text[:LONGEST_HEAD].lstrip()
    head = head[1:].lstrip() if head[:1] == "\ufeff" else head
    line = head.split("\n")[0].strip()
    if "#p=" in line or not line:
        return False
    return (
        _is_link(text)
        or (line[0] in "<{" and len(line) > 1)
        or (line[0] == "{" and head[1:].strip()[:1] == '"')
        or (line[0] == "." and ("~" in line or "~R" in head.upper()))
        or is_all_candidates(line)
        or "[State]" in head
        or _is_library(head)
        or (len(line) > 20 and line.lower().startswith(PREFIXES))
        or _is_id(line)
        or _is_arrows(line)
        or _is_table(line)
        or _has_candidates(text[: 4 * LONGEST_HEAD])
    )


def _is_link(text: str) -> bool:
    for word in text[: 4 * LONGEST_HEAD].split():
        if "#p=" not in word and ("://" in word or "%3A%2F%2F" in word.upper() or is_address(word)):
            return True
    return False


def is_address(word: str) -> bool:
    """Return whether a word is the address of a known site, without ``https://``.

    >>> is_address("sudokupad.app/fpuzN4Ig"), is_address("1/2.sudoku")
    (True, False)
    """
    address, slash, _ = word.partition("/")
    address = address.lower()
    return bool(slash) and "." in address and any(name in address for name in NAMES)


def is_all_candidates(line: str) -> bool:
    """Return whether a line has nine signs for each of 81 cells: each digit, or a dot for it."""
    return (
        len(line) == 9 * 81
        and all(sign in (".", "123456789"[k % 9]) for k, sign in enumerate(line))
        and all(line[k : k + 9] != "." * 9 for k in range(0, 9 * 81, 9))
    )


def _is_library(head: str) -> bool:
    """Return whether a text is lines of HoDoKu's library, perhaps below lines with #."""
    for line in head.split("\n"):
        line = line.strip()
        if line and line[0] != "#":
            return line[0] == ":" and line.count(":") >= 4
    return False


def _is_id(line: str) -> bool:
    """Return whether a word is an id of Tatham's Solo or PS killers: 3x3:a5b, 9jk:zzc."""
    head, colon, rest = line.partition(":")
    marks = head.lstrip("0123456789")
    if not colon or not rest or marks == head or " " in line:
        return False
    if not all(sign in "0123456789jxkrmadtbieu" for sign in head):
        return False
    return marks[:1] == "j" or (marks[:1] == "x" and marks[1:2].isdigit())


def _is_arrows(line: str) -> bool:
    """Return whether a text is 81 signs with arrows among them."""
    return (
        9 <= len(line) <= 81
        and any(sign in line for sign in "<>^")
        and all(sign in SIGNS for sign in line)
    )


def _is_table(line: str) -> bool:
    """Return whether a line is a data set's.

    Such a line has names of columns, or a puzzle and its solution with a comma between, or a puzzle
    between twelve signs and a rating.
    """
    words = line.split()
    if [len(word) for word in words[:2]] == [12, 81] and len(words) == 3:
        return words[0].isalnum()
    line = line.replace(";", ",").replace("\t", ",")
    words = [word.strip().strip('"') for word in line.split(",")]
    named = {"puzzle", "quizzes", "quiz", "question", "board"} & {name.lower() for name in words}
    long = [word for word in words if ":" not in word and 16 <= len(word) == len(words[0])]
    return len(words) > 1 and bool(named or (len(long) > 1 and len(words[0]) >= 16))


def _has_candidates(head: str) -> bool:
    """Return whether a text has rows of candidates, words of ascending digits, or their edge."""
    for line in head.split("\n"):
        if line.strip().startswith(".--"):
            return True  # of HoDoKu's grids, whose cells may all have one digit
        words = [_unmarked(word) for word in line.replace("|", " ").split()]
        words = [word for word in words if word.isdigit()]
        several = [word for word in words if len(word) > 1]
        if len(words) in (4, 6, 8, 9) and several and all(_grows(word) for word in several):
            if len(words) == 9 or max([len(word) for word in several]) > 2:
                return "digits:" not in head
        elif len(words) in (4, 6, 8, 9) and ("u" + words[0]) in line.split():
            return True
    return False


def _unmarked(word: str) -> str:
    """Return a word without the signs that mark a step or a player's digit."""
    return word.lstrip("*#@ABCDEFGHIJKLMNOPQRSTUVWXYZu").replace("-", "")


def _grows(word: str) -> bool:
    return "".join(sorted(set(word))) == word
