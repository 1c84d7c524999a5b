"""Grids of pencil marks."""

from random import Random

import pytest
from hypothesis import given

from sudoku_core import Board, ParseError, Puzzle, formats, parse
from sudoku_core.formats import Document
from sudoku_core.formats.marks.sight import candidates_in_sight
from sudoku_core.formats.pencilmarks import FORMAT
from sudoku_core.formats.text.foreign import foreign
from tests.plain import CLASSIC
from tests.sharing.filled import filled
from tests.sharing.mutated import mutated, never_breaks

ROW = "1 23 u4 567 56 57 89 8 9"
SDX = "\n".join([ROW] * 9)


def drawn(words, corner=".", cross="."):
    """A grid of these words, with lines between its boxes."""
    edge = f"{corner}{'-' * 20}{cross}{'-' * 20}{cross}{'-' * 20}{corner}"
    rows = [words[start : start + 9] for start in range(0, 81, 9)]
    lines = [
        "| " + " | ".join([" ".join(row[start : start + 3]) for start in (0, 3, 6)]) + " |"
        for row in rows
    ]
    return "\n".join([edge, *lines[:3], edge, *lines[3:6], edge, *lines[6:], edge])


def marks(puzzle, filled=None):
    cells = list(filled or puzzle.givens.cells)
    legal = candidates_in_sight(puzzle, cells)
    return [
        str(digit) if digit else "".join(str(n + 1) for n in range(9) if mask >> n & 1)
        for digit, mask in zip(cells, legal, strict=True)
    ]


def test_its_example():
    read = formats.read(FORMAT.example)
    assert read.puzzle.givens.cells[:9] == (1, 0, 0, 0, 0, 0, 0, 8, 9)
    assert read.entries[:4] == (0, 0, 4, 0)


def test_notes_and_digits_that_a_player_placed():
    read = formats.read(SDX)
    assert read.puzzle.givens.rows[8] == (1, 0, 0, 0, 0, 0, 0, 8, 9)
    assert read.entries[:9] == (0, 0, 4, 0, 0, 0, 0, 0, 0)
    assert read.centre[:5] == (0, 0b110, 0, 0b1110000, 0b110000)


@pytest.mark.parametrize(
    ("givens", "entries", "notes"),
    [((5,) * 81, (), ()), ((5,) * 80 + (0,), (0,) * 80 + (3,), ()), ((0,) * 81, (), (1,) * 81)],
)
def test_cells_that_all_have_one_digit_are_told_by_the_edge(givens, entries, notes):
    document = Document(Board(Puzzle(givens), entries, centre=notes))
    written = formats.write(document, "pencilmarks")
    assert (written.lost, formats.read(written.text)) == ((), document)


def test_digits_that_the_board_does_not_have():
    row, edge = "|1.|..|", "+--+--+"
    above = "\n".join([edge, row, *["|..|..|"] * 3, edge])
    grid = "\n".join([".--.", *["| 12 3 | 4 123 |"] * 4])
    assert formats.read(f"{above}\n\n{above}\n\n{grid}").puzzle.givens.cells[0] == 1
    with pytest.raises(ParseError) as caught:
        formats.read(f"{above}\n\n{above.replace('..|', '9.|', 1)}\n\n{grid}")
    assert caught.value.message.code == "shared.damaged"


@pytest.mark.parametrize(("corner", "cross"), [(".", "."), ("*", "-"), ("+", "+"), (":", "+")])
def test_however_it_is_drawn(corner, cross):
    puzzle = parse(CLASSIC)
    text = drawn(marks(puzzle), corner, cross)
    assert foreign(text)
    read = formats.read(f"\n{text}\nSimple Sudoku\n Version 4.2n\n")
    single = {cell for cell, word in enumerate(marks(puzzle)) if len(word) == 1}
    assert {cell for cell, digit in enumerate(read.puzzle.givens.cells) if digit} == single
    assert all(read.centre[cell] for cell in set(range(81)) - single)


def test_signs_that_mark_a_step():
    words = ["*12", "#3-4", "@56", "A78", "-9-8", "1", "2", "3", "4"] + ["123"] * 72
    read = formats.read(drawn(words))
    assert read.centre[:6] == (0b11, 0b1100, 0b110000, 0b11000000, 0b110000000, 0)


def test_drawings_above_tell_givens_and_entries():
    puzzle = parse(CLASSIC)
    entered = list(puzzle.givens.cells)
    free = entered.index(0)
    entered[free] = 9
    first, second = [
        formats.write(Puzzle(cells), "ss").text for cells in (puzzle.givens.cells, entered)
    ]
    marked = drawn(marks(puzzle, entered), "*", "-")
    for text in (f"{first}\n\n{second}\n\n{marked}", f"{first}\n{marked}", f"{CLASSIC}\n{marked}"):
        read = formats.read(text)
        assert read.puzzle == puzzle
        assert bool(read.entries) == (second in text)
    assert formats.read(f"{first}\n{second}\n{marked}").entries[free] == 9


@given(filled(centre=True))
def test_it_reads_what_it_writes(document):
    entries = document.entries or (0,) * 81
    digits = [max(pair) for pair in zip(document.puzzle.givens.cells, entries, strict=True)]
    legal = candidates_in_sight(document.puzzle, digits)
    given_notes = document.centre or (0,) * 81
    centre = tuple([note or mask for note, mask in zip(given_notes, legal, strict=True)])
    document_written = Document(
        Board(document.puzzle, document.entries, centre=centre if any(centre) else ())
    )
    written = formats.write(document_written, "pencilmarks")
    if any(mask & (mask - 1) for mask in centre):
        assert (written.lost, formats.read(written.text)) == ((), document_written)


def test_notes_in_some_cells_only_are_lost():
    document = Document(Board(Puzzle([0] * 81), centre=(3,) * 80 + (0,)))
    assert formats.write(document, "pencilmarks").lost == ("centre",)


def test_other_sides():
    assert formats.read("12 34 1 2\n3 4 123 4\n1 2 3 4\n. 2 3 123\n").centre[0] == 3
    with pytest.raises(ParseError):
        formats.read("12 35 1 2\n3 4 123 4\n1 2 3 4\n1 2 3 123\n")


def test_grids_of_numbers_stay_our_own():
    for text in ("1 2 3 4\n" * 4, "12 1 0 3 " * 16 + "\n", "1, 2, 3, 4\n2, 0, 0, 0\n" * 2):
        assert not foreign(text)


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(SDX, random))
