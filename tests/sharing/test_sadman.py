"""SadMan Sudoku's files, and what our own formats read of them."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import Board, ParseError, formats, parse
from sudoku_core.formats import Document
from sudoku_core.formats.sadman import FORMAT
from sudoku_core.formats.text.foreign import foreign
from tests.sharing.filled import filled
from tests.sharing.mutated import mutated, never_breaks

LINE = "1...5...9" + "........." * 7 + "2...6...8"
ROWS = "\n".join([LINE[start : start + 9] for start in range(0, 81, 9)])
WORDS = st.text("abc# []é", max_size=9).map(lambda text: " ".join(text.split()))


def test_its_example():
    read = formats.read(FORMAT.example)
    assert (read.title, read.author, read.entries[:3]) == ("Ours", "The tests", (0, 2, 0))


def test_head_lines_tell_author_and_title():
    heads = "#AMe\n#D One of ours\n#CNo comment\n#B03-08-2006\n#SHere\n#LEasy\n#Uhttp://a.org/\n"
    for text in (heads + ROWS, heads + "[Puzzle]\r\n" + ROWS.replace("\n", "\r\n")):
        read = formats.read(text)
        assert (read.title, read.author, read.puzzle) == ("One of ours", "Me", parse(LINE))
        assert (read.prose, read.unsupported_rules) == ("", ())
        assert list(formats.read_many(text)) == [read]


def test_a_state_has_the_entries():
    state = ROWS.replace("1...", "1234").replace("2...6", "2...7")
    read = formats.read(f"[Puzzle]\n{ROWS}\n[State]\n{state}\n")
    assert foreign(f"[Puzzle]\n{ROWS}\n[State]\n{state}\n")
    assert (read.puzzle, read.entries[:4]) == (parse(LINE), (0, 2, 3, 4))
    assert sum(read.entries) == 9


def test_pencil_marks_are_notes_where_they_can_be_told():
    marks = "\n".join([",23,4" + "," * 6] + ["," * 8] * 8)
    read = formats.read(f"[Puzzle]\n{ROWS}\n[State]\n{ROWS}\n[PencilMarks]\n{marks}")
    assert read.centre[:4] == (0, 6, 8, 0)
    assert formats.read(f"[Puzzle]\n{ROWS}\n[State]\n{ROWS}\n[PencilMarks]\n1 2 3").centre == ()


@given(filled(), WORDS, WORDS)
def test_it_reads_what_it_writes(document, title, author):
    document_written = Document(
        Board(document.puzzle, document.entries), title=title, author=author
    )
    written = formats.write(document_written, "sadman")
    read = formats.read(written.text)
    assert (written.lost, written.ending, read) == ((), "sdk", document_written)
    assert parse(written.text) == document_written.puzzle


def test_other_texts_with_head_lines_stay_our_own():
    assert [document.puzzle.side for document in formats.read_many(f"# Two\n{LINE}\n{LINE}\n")] == [
        9,
        9,
    ]
    assert formats.read("#A\n1...............").puzzle.side == 4


def test_one_a_line_is_our_own():
    assert len(list(formats.read_many(f"{LINE}\n" * 5))) == 5
    assert len(list(formats.read_many("#SPF1.0\n" + f"{LINE}\n".replace(".", "_") * 5))) == 5


def test_a_state_of_another_size_is_refused():
    with pytest.raises(ParseError):
        formats.read(f"[Puzzle]\n{ROWS}\n[State]\n1...\n....\n....\n....")


def test_changed_texts_never_break_it():
    random = Random(15)
    for _ in range(300):
        never_breaks(mutated(FORMAT.example, random))
