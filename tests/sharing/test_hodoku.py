"""HoDoKu's library lines."""

from random import Random

import pytest
from hypothesis import given

from sudoku_core import Board, ParseError, Puzzle, formats
from sudoku_core.formats import Document
from sudoku_core.formats.hodoku import FORMAT
from sudoku_core.formats.marks.sight import candidates_in_sight
from tests.sharing.filled import filled
from tests.sharing.mutated import mutated, never_breaks

EMPTY = "." * 78


def line(signs="", out=""):
    return f":0803:14:12+3{signs or EMPTY}:{out}:417 427::"


def test_its_example():
    read = formats.read(FORMAT.example)
    assert read.puzzle.givens.cells[:9] == (1, 2, 0, 4, 5, 6, 0, 8, 9)
    assert read.entries[:7] == (0, 0, 3, 0, 0, 0, 7)


def test_what_is_ruled_out_is_missing_from_the_notes():
    read = formats.read(line(out="418 999"))
    assert read.puzzle.givens.cells[:3] == (1, 2, 0)
    assert read.entries[:3] == (0, 0, 3)
    assert read.centre[3] == 0b111111000
    assert read.centre[7] == 0b111110000
    assert read.centre[80] == 0b011111111
    assert formats.read(line()).centre == ()


def test_lines_among_comments():
    boards = list(
        formats.read_many(f"# Ours\n{line()}\n\n:0:1:2:3:4:5\n{line(EMPTY.replace('.', '0'))}")
    )
    assert [isinstance(document, ParseError) for document in boards] == [False, True, False]
    assert boards[1].line == 4
    with pytest.raises(ParseError) as caught:
        formats.read(f"{line()}\n{line()}")
    assert (caught.value.message.code, caught.value.line) == ("parse.several", 2)


@given(filled(centre=True))
def test_it_reads_what_it_writes(document):
    entries = document.entries or (0,) * 81
    digits = [max(pair) for pair in zip(document.puzzle.givens.cells, entries, strict=True)]
    legal = candidates_in_sight(document.puzzle, digits)
    centre = [
        (mask & note) or mask for mask, note in zip(legal, document.centre or legal, strict=True)
    ]
    plain = centre == legal
    document_written = Document(
        Board(document.puzzle, document.entries, centre=() if plain else tuple(centre))
    )
    written = formats.write(document_written, "hodoku")
    assert written.lost == ()
    assert formats.read(written.text) == document_written


def test_notes_that_it_would_change_are_lost():
    some = Document(Board(Puzzle([0] * 81), centre=(1,) * 80 + (0,)))
    against = Document(Board(Puzzle([1] + [0] * 80), centre=(0,) + (1,) * 80))
    for notes in (some, against):
        assert formats.write(notes, "hodoku").lost == ("centre",)


def test_notes_of_the_corner_are_lost():
    document = Document(Board(Puzzle([0] * 81), corner=(1,) * 81), title="Mine")
    assert formats.write(document, "hodoku").lost == ("corner", "title")


@pytest.mark.parametrize(
    "text", [line(EMPTY[1:]), line(EMPTY + "."), line(out="41"), line(out="401"), line("²" * 78)]
)
def test_damaged_lines(text):
    with pytest.raises(ParseError) as caught:
        formats.read(text)
    assert caught.value.message.code == "shared.damaged"


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(FORMAT.example, random))
