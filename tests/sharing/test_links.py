"""Links, as mails and other programs leave them."""

import time
from urllib.parse import quote

import pytest

from sudoku_core import ParseError, Puzzle, formats, parse
from sudoku_core.formats.packing.links import LONGEST, Link, link_in
from sudoku_core.formats.penpa import FORMAT as PENPA
from sudoku_core.formats.registry import program_formats
from sudoku_core.formats.sudokuwiki import FORMAT as WIKI
from sudoku_core.formats.text.foreign import foreign
from sudoku_core.formats.text.reading import parse as parse_own
from tests.sharing.mutated import never_breaks

LINKS = [program.example for program in program_formats() if program.example.startswith("https://")]
PACKED = PENPA.example.partition("p=")[2]


def refused(text):
    """The code of the message that a text is refused with."""
    with pytest.raises(ParseError) as caught:
        parse(text)
    return caught.value.message.code


def test_the_parts_of_a_link():
    link = Link("https://WWW.Example.org:443/a/b.html?x=1&y=a+b&x=2#z=%3D")
    assert (link.host, link.path) == ("example.org", "a/b.html")
    assert link.fields == {"x": "1", "y": "a+b", "z": "="}
    assert Link("example.org/a?x=http://b").host == "example.org"


def test_plus_signs_that_became_spaces():
    assert Link("https://a.b/?x=1 2+3%204%2B5").fields["x"] == "1+2+3+4+5"


@pytest.mark.parametrize("sign", ["%2B", "%252B", "%25252b"])
def test_signs_that_were_encoded_more_than_once(sign):
    assert Link(f"https://a.b/?x=1{sign}2").fields["x"] == "1+2"
    assert Link("https://a.b/?x=%252E").fields["x"] == "%2E"


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize(
    "around",
    [
        "Try this: {}",
        "<{}>",
        "({}), it is hard",
        "[My puzzle]({})",
        "{}\n\nIt took me an hour!",
        "“{}”",
        "{}, says Ann",
        'See <a href="{}">here</a>'.replace("See ", "It says "),
        "Rules: https://en.wikipedia.org/wiki/Sudoku and\n{}",
        "{}\n{}",
    ],
)
def test_words_around_a_link(link, around):
    assert link_in(around.replace("{}", link)) == link
    assert foreign(around.replace("{}", link))


@pytest.mark.parametrize("link", LINKS)
def test_links_without_their_beginning(link):
    short = link.removeprefix("https://").removeprefix("www.")
    assert foreign(short)
    assert formats.read(short) == formats.read(link)
    assert formats.read(f"Try {short} now") == formats.read(link)


@pytest.mark.parametrize("link", LINKS)
def test_links_that_were_encoded_whole(link):
    for text in (quote(link, safe=""), f"https://example.org/to?url={quote(link, safe='')}&x=1"):
        assert foreign(text)
        assert formats.read(text) == formats.read(link)
    assert formats.read(link.replace("&", "&amp;")) == formats.read(link)


def test_the_end_of_a_sentence():
    assert formats.read(PENPA.example + ".") == formats.read(PENPA.example)
    dots = "https://www.sudokuwiki.org/sudoku.htm?bd=1" + "." * 80
    assert link_in(dots) == dots


def test_a_link_that_was_broken():
    lines = [PENPA.example[k : k + 76] for k in range(0, len(PENPA.example), 76)]
    for text in ("\n".join(lines), "Here it is:\n" + "\n".join(lines) + "\nHave fun!"):
        assert formats.read(text) == formats.read(PENPA.example)
    spaced = PENPA.example.replace("+", " ")
    for text in (spaced, "My puzzle " + spaced, spaced + " Have fun!", spaced + " Took me 12min"):
        assert "+" in PACKED
        assert formats.read(text) == formats.read(PENPA.example)


def test_several_links():
    text = f"Two puzzles: {PENPA.example}\n{WIKI.example} and https://example.org/x\n"
    program, two = formats.read_many(text + "https://www.sudokuwiki.org/Strategy")
    assert (program, two) == (formats.read(PENPA.example), formats.read(WIKI.example))
    assert formats.read(text) == program


def test_a_file_is_no_link_though_it_names_one():
    for text in ('{"ruleset": "see https://example.org/a"}', "<a>https://example.org</a>"):
        assert link_in(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/sudoku/#p=1...............",
        "https://sudoku.example.org/#p=1...............",
        "Try https://example.org/sudoku/#p=1...............",
    ],
)
def test_our_own_links_are_not_foreign(text):
    assert not foreign(text)


@pytest.mark.parametrize(
    "text", ["https://example.org/sudoku", "Look: http://example.org/?x=1", "ftp://a.b/c"]
)
def test_unknown_sites_are_said(text):
    assert refused(text) == "shared.link"


PLAIN_TEXTS = [
    "1...............",
    "." * 81,
    "." * 729,
    "123456789" * 9,
    "1..4\n....\n....\n4..1",
    "....;killer:5=r1c1-r1c2",
    "# one\n" + "1" + "." * 80,
    "=1J0+0J0",
    "1 2 3 4\n4 3 2 1\n2 1 4 3\n3 4 1 2",
    "*-----*\n|1.|..|\n|..|.2|\n*-----*",
    "A.B.C.D." * 32,
]


@pytest.mark.parametrize("text", PLAIN_TEXTS)
def test_what_we_read_ourselves_is_not_foreign(text):
    assert not foreign(text)


@pytest.mark.parametrize("text", [program.example for program in program_formats()])
def test_what_programs_write_is_foreign(text):
    assert foreign(text) or text.startswith("#") or parse_own(text)


@pytest.mark.parametrize(
    "text",
    [
        "https://sudokupad.app/" + "a" * LONGEST,
        WIKI.example + "%41" * 300_000,
        "https://a.b/?x=" + "%252B" * 150_000,
        "https://a.b/ " * 70_000,
        "a.sudoku/ " * 90_000,
        "[" * 900_000,
        "{" * 900_000,
        "<a>" * 300_000,
        PENPA.example + "\n" + "A1" * 400_000,
        (PENPA.example + " ") * 2000,
        "://" * 300_000,
        "a" * 900_000,
        "a" * 400_000 + "://" + "a" * 400_000,
        "%3A%2F%2F" * 100_000,
        "." + "~" * 900_000,
        " " * 900_000 + "https://sudokupad.app/x",
    ],
)
def test_nothing_takes_long(text):
    start = time.process_time()
    never_breaks(text)
    assert time.process_time() - start < 1


def test_puzzles_are_told_by_how_they_look():
    assert formats.read(".~R1C1_1").puzzle == Puzzle([1] + [0] * 80)
    assert formats.read(".~R1C1_1\nhttps://a.b/?q=<it>").puzzle == Puzzle([1] + [0] * 80)
