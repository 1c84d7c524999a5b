"""SudokuPad: links of several kinds, which differ in their beginning, and their JSON."""

from __future__ import annotations

import re
from urllib.parse import quote

from .contract import Format, Options, Sheet
from .document import Document
from .errors import ParseError
from .fpuzzles import read_packed
from .fpuzzles_writing import FIELDS, RULES, SIDES, write_board
from .packing.damage import damaged, only_named, too_long
from .packing.links import Link, decoded
from .packing.lzstring import LONGEST_PACKED, pack, unpack
from .packing.unpacking import json_of
from .sudokupad_drawing import read_drawing
from .sudokupad_runs import is_classic, read_classic, read_scf
from .sudokupad_zipped import unzip

NAME, SITE = "sudokupad", "sudokupad.app"
HOSTS = (SITE, "crackingthecryptic.com", "sudokupad.svencodes.com")
"""Ends of the names of its sites."""
SCHEME = "sudokupad:"
_ID = re.compile(r"(fpuz(?:zles)?|scl|ctc|scf|classic)(\S{16,}|(?<=scf)[0-9A-Za-x]{13,}.*)")
_PATH = re.compile(r"^(?:api/puzzle/|sudoku/|sudoku\.html|puzzle/)/*")
_ZIPPED = re.compile(r"[{,]ce:\[")


def looks_like(text: str) -> bool:
    """Return whether a text is a link to the site, its packed part, or its JSON."""
    if text.startswith("{"):
        is_native = '"cells"' in text and '"formatVersion"' not in text
        return is_native or _ZIPPED.search(text) is not None
    if text.startswith(SCHEME) or _ID.fullmatch(text):
        return True
    host = Link(text).host
    return any(host == site or host.endswith("." + site) for site in HOSTS)


def read(text: str, _options: Options | None = None) -> Document:
    """Return the puzzle of a link or text."""
    if text.startswith("{"):
        return read_drawing(_read_json(text), NAME)
    if len(text) > LONGEST_PACKED:
        raise too_long(NAME, LONGEST_PACKED)
    name = _id_in(text)
    if not name.startswith("scf"):
        name = name.replace(" ", "+")  # mails turn plus signs into spaces
    match = _ID.fullmatch(name)
    if not match:
        if is_classic(name):
            return read_classic(name, NAME)
        if name.startswith(("fpuz", "scl", "ctc", "scf", "classic", "pack")) or not name:
            raise damaged(NAME)
        raise only_named(NAME)
    kind, packed = match.groups()
    if kind.startswith("fpuz"):
        return read_packed(packed, NAME)
    if kind == "classic":
        return read_classic(packed, NAME)
    if kind == "scf":
        return read_scf(packed, NAME)
    return read_drawing(_read_json(packed), NAME)


def _id_in(text: str) -> str:
    """Return the part of a link that stands for the puzzle."""
    if _ID.fullmatch(text):
        return decoded(text.partition("?")[0])
    if text.startswith(SCHEME):
        text = text.removeprefix(SCHEME).lstrip("/")
        return decoded(_PATH.sub("", text.partition("?")[0]))
    link = Link(text)
    return decoded(link.fields.get("puzzleid") or _PATH.sub("", link.path))


def _read_json(text: str) -> object:
    """Return the value of JSON that may be packed and shortened."""
    if not text.startswith("{"):
        text = unpack(text, NAME)
    try:
        return json_of(text, NAME)
    except ParseError:
        return unzip(text, NAME)


def write(sheet: Sheet) -> str:
    """Return a link that holds the JSON of f-puzzles."""
    return f"https://{SITE}/fpuz{quote(pack(write_board(sheet.document, NAME)), safe='')}"


FORMAT = Format(
    NAME,
    looks_like,
    read,
    write=write,
    rules=RULES,
    fields=FIELDS,
    sides=SIDES,
    example=(
        "https://sudokupad.app/sclN4SwJgXA5A9g7gOygGgMYFMIG0vLwXWVwKL2UN2ADcIAmAXwMICdMcsAGZDi"
        "rgRgp9ug5AIqdktXsgDMIqUSFzxtYUVUCiMtVm1iiWVQsOyK249uWFUAQ2zVoAFxCOANpgAEAMRgBXZh4ARgC"
        "eHgBmfsxQjA4ALMgAzr4AthDxvgggAI6+mI5obBI8RPz4+DE08Ump6Zk5eQXYWELGSmX0hK72qBAAwl79/ciO"
        "ABYQAJzIcAAOTbQAdACs3EuCS6Kr5eVAA="
    ),
)
