"""The ids of Solo in Simon Tatham's collection."""

import re
import shutil
import subprocess
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_core import InputError, ParseError, Puzzle, formats, parse
from sudoku_core.formats.tatham import FORMAT
from sudoku_core.formats.text.foreign import foreign
from sudoku_core.rules import Killer, diagonals
from tests.boards import DATA, own_boards, tatham
from tests.missing import missing
from tests.sharing.mutated import mutated, never_breaks

IDS = [
    line.split(" ")[0]
    for line in (DATA / "tatham.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
SIZES = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 4), (5, 5)]


def solo(text):
    """The digits that Debian's ``sgt-solo`` prints, puzzle and solution, or what is wrong."""
    program = shutil.which("sgt-solo", path="/usr/games:/usr/bin") or missing("sgt-puzzles")
    ran = subprocess.run(
        [program, "--print", "1x1", "--with-solutions"],
        input=text + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return "".join(re.findall(r"^\(([0-9a-z]+)\) dup", ran.stdout, re.MULTILINE)) or ran.stderr


def test_an_id_among_comments_and_lines_that_are_none():
    example = FORMAT.example
    for text in (f"# Mine\n{example}", f"  # Mine\n\n{example[:9]}\n{example[9:]}\n"):
        assert formats.read(text) == formats.read(example)
        assert list(formats.read_many(text)) == [formats.read(example)]
    boards = list(formats.read_many(f"{example}\nno id\n{example}"))
    assert [isinstance(result, ParseError) for result in boards] == [False, True, False]
    assert boards[1].line == 2


def test_a_link_to_the_page_of_the_program():
    page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html"
    assert formats.read(f"Try {page}#{FORMAT.example} please") == formats.read(FORMAT.example)
    with pytest.raises(ParseError) as caught:
        formats.read(page)
    assert caught.value.message.code == "shared.link"


def test_its_example():
    assert parse(FORMAT.example).givens.rows[0] == (1, 2, 0, 0)


def test_its_own_ids_are_read_and_written_again():
    assert len(IDS) > 20
    for text in IDS:
        read, expected = formats.read(text).puzzle, tatham(text)
        assert foreign(text)
        assert read.givens == expected.givens
        assert {block.cells for block in read.blocks} == {block.cells for block in expected.blocks}
        assert {(rule.cells, rule.total) for rule in read.rules} == {
            (rule.cells, rule.total) for rule in expected.rules
        }
        assert formats.write(read, "tatham").text == text


@given(st.data(), st.sampled_from(SIZES), st.booleans())
def test_it_reads_what_it_writes(data, box, crossed):
    side = box[0] * box[1]
    digits = st.sampled_from([0] * side + list(range(side + 1)))
    cells = data.draw(st.lists(digits, min_size=side**2, max_size=side**2))
    puzzle = Puzzle(cells, box=box, rules=diagonals(side) if crossed else ())
    assert parse(formats.write(puzzle, "tatham").text) == puzzle


def test_what_a_generator_is_told_is_passed_over():
    assert parse("2x2r2dt:1_2b3_4b2_1b4c") == parse(FORMAT.example)
    assert parse("2x2x:1_2b3_4b2_1b4c").blocks[-1].kind == "diagonal"


def test_what_the_program_does_not_play():
    pairs = [Killer((cell, cell + 1), 5) for cell in range(0, 16, 2)]
    alone = [Killer((0,), 1), Killer((1, 2, 3), 9)]
    for puzzle, code in (
        (Puzzle([0] * 16, rules=pairs[1:]), "shared.cages"),
        (Puzzle([0] * 16, rules=alone + pairs[2:]), "shared.cages"),
        (Puzzle([0] * 16, rules=[Killer((0, 1)), *pairs[1:]]), "shared.cages"),
        (
            Puzzle([0] * 16, rules=[Killer((0, 3), 5), Killer((1, 2), 5), *pairs[2:]]),
            "shared.cages",
        ),
        (Puzzle([0] * 25), "format.rules"),
        (Puzzle([0] * 81, box=None, blocks=Puzzle([0] * 81).blocks[:18]), "format.rules"),
        (Puzzle([0] * 36**2), "format.side"),
        (parse("1...............;thermometer:r1c1-r1c2"), "format.rules"),
        (parse("1...............;digits:0-3"), "format.rules"),
        (parse("1...............;regions:aabb.abbccddccdd"), "format.rules"),
    ):
        with pytest.raises(InputError) as caught:
            formats.write(puzzle, "tatham")
        assert caught.value.message.code == code


@pytest.mark.parametrize(
    "text",
    [
        "3x3:a5",
        "2x2:5o",
        "2x2:p,_",
        "2x2:q",
        "9j:zzzc",
        "4j:p,zz",
        "4j:p,xa",
        "2x2k:p,xa,p",
        "2x2k:p,zzzzzzzz,p",
        "999x999:a",
        "9x99:" + "z" * 900_000,
        "2x2:1____",
    ],
)
def test_damaged_ids(text):
    with pytest.raises(ParseError):
        formats.read(text)


def test_a_file_has_one_a_line():
    alone = formats.read(IDS[0])
    boards = list(formats.read_many("\n".join(["# Ours", IDS[0], "3x3:a5", IDS[0]])))
    assert (boards[0], boards[2]) == (alone, alone)
    assert isinstance(boards[1], ParseError)
    broken = "\n".join([IDS[0][start : start + 30] for start in range(0, len(IDS[0]), 30)])
    assert list(formats.read_many(broken)) == [alone]


def test_changed_ids_never_break_it():
    random = Random(15)
    for number in range(400):
        never_breaks(mutated(IDS[number % len(IDS)], random))


@pytest.mark.native
def test_the_program_solves_what_is_written():
    for known in own_boards("killers"):
        for step in (2, 3):
            givens = [0 if cell % step else digit for cell, digit in enumerate(known.solution)]
            puzzle = known.puzzle.replace(known.puzzle.givens.with_cells(givens))
            try:
                text = formats.write(puzzle, "tatham").text
            except InputError:
                continue
            printed = solo(text)
            assert printed.endswith("".join(map(str, known.solution))), text


@pytest.mark.native
@pytest.mark.parametrize("box", SIZES)
def test_the_program_takes_boards_of_every_size(box):
    side = box[0] * box[1]
    rows = [
        [(box[1] * (r % box[0]) + r // box[0] + c) % side + 1 for c in range(side)]
        for r in range(side)
    ]
    cells = [digit for row in rows for digit in row]
    text = formats.write(Puzzle([0, *cells[1:]], box=box), "tatham").text
    signs = "0123456789abcdefghijklmnopqrstuvwxyz"
    assert solo(text).endswith("".join(signs[digit] for digit in cells))
