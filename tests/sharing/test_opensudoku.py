"""OpenSudoku's files."""

from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import Board, ParseError, Puzzle, formats
from sudoku_core.formats import Document
from sudoku_core.formats.opensudoku import FORMAT
from tests.sharing.filled import filled
from tests.sharing.mutated import mutated, never_breaks

DIGITS = "123456780" * 2 + "0" * 63


def file(*games, version=""):
    return f"<opensudoku{version}>{''.join(games)}</opensudoku>"


def game(data, more=""):
    return f'<game {more}data="{data}"/>'


def test_its_example():
    read = formats.read(FORMAT.example)
    assert (read.title, read.author) == ("Ours", "The tests")
    assert read.puzzle.givens.cells[:10] == (1, 2, 3, 4, 5, 6, 7, 8, 0, 1)


def test_cells_of_every_version():
    for version, cells in {
        1: "5|-|0|" + "0|1,9,|1|" + "3|-|1|" + "0|-|1|" * 78,
        2: "5|0|0|" + "0|257||1|" + "3|0|1|" + "0|0|1|" * 78,
        3: "5|0|0|" + "0|257|1|" + "3|0|1|" + "0|0|1|" * 78,
        4: "5|0|0|0|" + "0|257|6|1|" + "3|0|0|1|" + "0|0|0|1|" * 78,
        5: "5|0|0|0|0|" + "0|257|6|2|1|" + "3|0|0|0|1|" + "0|0|0|0|1|" * 78,
    }.items():
        for end in ("&#10;", "\n"):
            read = formats.read(file(game(f"version: {version}{end}{cells}")))
            assert read.puzzle.givens.cells[:3] == (5, 0, 0)
            assert read.entries[:3] == (0, 0, 3)
            assert read.corner[:3] == (0, 257, 0)
            assert read.centre[:2] == ((0, 6) if version > 3 else ())


def test_many_games_and_folders():
    text = file(
        '<folder name="First" created="1">',
        game(DIGITS, 'state="1" created="2" time="0" '),
        game(DIGITS[:80]),
        "</folder>",
        game(DIGITS, 'note="My own" '),
        version=' version="2"',
    )
    first, second, third = formats.read_many('<?xml version="1.0" encoding="UTF-8"?>\n' + text)
    assert (first.title, third.title) == ("First", "My own")
    assert second.message.code == "shared.damaged"
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    assert caught.value.message.code == "parse.several"


def test_an_address_in_a_file_is_no_link():
    address = "<comment>see http://example.org/ there</comment>\n<sourceURL>http://a.b</sourceURL>"
    assert formats.read(file(address, game(DIGITS))).puzzle.side == 9


@given(filled(corner=True, centre=True), st.text(max_size=9), st.text(max_size=9))
def test_it_reads_what_it_writes(document, title, author):
    title, author = [" ".join(text.split()) for text in (title, author)]
    title, author = [text if text.isprintable() else "&<>\"'" for text in (title, author)]
    document_written = Document(
        Board(document.puzzle, document.entries, document.corner, document.centre),
        title=title,
        author=author,
    )
    written = formats.write(document_written, "opensudoku")
    assert (written.lost, formats.read(written.text)) == ((), document_written)
    many = "".join(formats.write_many([document_written, document_written], "opensudoku"))
    expected = document_written if title else replace(document_written, title="Sudoku")
    assert list(formats.read_many(many)) == [expected, expected]


def test_old_programs_can_read_what_has_no_centre_notes():
    document = Document(Board(Puzzle([0] * 81), corner=(3,) + (0,) * 80))
    assert ElementTree.fromstring(formats.write(document, "opensudoku").text)[0].get("data") == (
        "version: 3\n0|3|1|" + "0|0|1|" * 80
    )
    newer = Document(Board(Puzzle([0] * 81), centre=(3,) + (0,) * 80))
    assert "version: 4&#10;0|0|3|1|" in formats.write(newer, "opensudoku").text


def test_declarations_are_refused():
    bomb = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12))
    text = f'<!DOCTYPE x [<!ENTITY a0 "0123456789">{bomb}]>' + file("&a11;", game(DIGITS))
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    assert caught.value.message.params["what"] == "!DOCTYPE"


@pytest.mark.parametrize(
    "text",
    [
        file(),
        file("<game/>"),
        file(game("")),
        file(game("version: 9\n")),
        file(game("version: 3\n" + "0|0|1|" * 80)),
        file(game("version: 3\n" + "0|512|1|" * 81)),
        file(game("version: 1\n" + "0|0,|1|" * 81)),
        file(game("version: 3\n" + "x|0|1|" * 81)),
        file(game("version: 3\n" + "10|0|1|" * 81)),
        file(game("version: 3\n" + "-1|0|1|" * 81)),
        file(game("version: 1\n" + "0|9999999999,|1|" * 81)),
        file(game("²" * 81)),
        "<opensudoku>",
        "<opensudoku" + "<a" * 100_000,
        "<opensudoku>" + "<a>" * 300_000,
        "<opensudoku/>" * 2,
    ],
)
def test_damaged_files(text):
    with pytest.raises(ParseError):
        formats.read(text)


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(FORMAT.example, random))
