"""The texts that there are for jigsaws: givens with regions, and SumoCue's; in both Pythons."""

from sudoku_core.board.blocks import standard_blocks
from sudoku_core.board.puzzle import Puzzle
from sudoku_core.formats.errors import ParseError
from sudoku_core.formats.jigsaw import is_map
from sudoku_core.formats.text.reading import parse, parse_many, read_each
from sudoku_core.formats.text.writing import format_grid
from sudoku_core.rules import Killer, diagonals, jigsaw

FOUR = "aaab" + "acbb" + "ccbd" + "cddd"
SIX = "aaaaab" + "accbbb" + "cccdbb" + "cdddde" + "ffdeee" + "ffffee"

# Made for these tests.
NINE = "aaaabbcccaaabbbcccaadbbbbccddddeeecfdddeeefffgdeeeffffggghhhfiigghhhhiiiggghhiiii"


def regions(puzzle):
    return [block.cells for block in puzzle.blocks if block.kind == "region"]


def code(text, **named):
    try:
        parse(text, **named)
    except ParseError as error:
        return error.code, error.line, error.column
    raise AssertionError("not refused")


def test_what_is_a_map():
    assert is_map(FOUR, 4)
    assert is_map(SIX, 6)
    for wrong in (
        "aaaabbbbccccdddd",
        "abcd" * 4,
        "aaab" * 4,
        "abbaabbaccddccdd",
        "aab.acbbccbdcddd",
    ):
        assert not is_map(wrong, 4), wrong
    assert is_map("aabb" * 2 + "ccdd" * 2, 4)


def test_givens_and_regions_in_one_line():
    for side, regions_of in ((4, FOUR), (6, SIX)):
        line = "1" + "." * (side * side - 2) + "2"
        wanted = Puzzle([1] + [0] * (side * side - 2) + [2], jigsaw(side, regions_of))
        for text in (line + regions_of, line + regions_of.upper(), " " + line + " " + regions_of):
            assert parse(text) == wanted, text
            assert parse(text, side=side) == wanted
        numbers = "".join([str("abcdef".find(mark)) for mark in regions_of])
        assert parse(line + numbers) == wanted
        assert parse(" ".join(line + numbers)) == wanted


def test_givens_and_regions_in_two_lines_or_two_blocks():
    for side, regions_of in ((4, FOUR), (6, SIX)):
        line = "1" + "." * (side * side - 1)
        wanted = Puzzle([1] + [0] * (side * side - 1), jigsaw(side, regions_of))
        rows = [line[first : first + side] for first in range(0, side * side, side)]
        below = [regions_of[first : first + side] for first in range(0, side * side, side)]
        for text in (
            line + "\n" + regions_of,
            "\n".join(rows + below),
            "\n".join(rows) + "\n\n" + "\n".join(below) + "\n",
            "# givens\n" + "\n".join(rows) + "\n# regions\n" + "\n".join(below),
            "\n".join(rows) + "\nRegions:\n" + "\n".join(below),
            "\n".join([" ".join(row) for row in rows + below]),
        ):
            assert parse(text) == wanted, text
            assert list(parse_many(text)) == [wanted], text


def test_a_board_of_nine():
    tens = Puzzle([0] * 81, jigsaw(9, NINE))
    assert len(regions(tens)) == 9
    assert parse("." * 81 + NINE) == tens
    assert parse("." * 81 + "\n" + NINE) == tens
    assert parse(format_grid(tens)) == tens


def test_several_jigsaws():
    first, other = "1" + "." * 80, "2" + "." * 80
    wanted = [Puzzle([given] + [0] * 80, jigsaw(9, NINE)) for given in (1, 2)]
    plain = Puzzle([1] + [0] * 80)
    assert list(parse_many(f"{first}{NINE}\n{other}{NINE}\n")) == wanted
    assert list(parse_many(f"{first}\n{NINE}\n{other}\n{NINE}\n")) == wanted
    assert list(parse_many(f"{first}\n{first}\n{NINE}\n{first}\n")) == [plain, wanted[0], plain]
    assert list(parse_many(f"{first}{NINE}\n{first}\n{other}{NINE}")) == [
        wanted[0],
        plain,
        wanted[1],
    ]
    small = Puzzle([1] + [0] * 15, jigsaw(4, FOUR))
    assert list(parse_many(("1" + "." * 15 + FOUR + "\n") * 3)) == [small] * 3


def test_two_puzzles_are_no_jigsaw():
    filled = "1234341221434321"
    solution = [int(sign) for sign in filled]
    assert code(filled + "\n" + filled) == ("parse.several", 2, 1)
    assert [p.givens.cells for p in parse_many(filled + "\n" + filled)] == [tuple(solution)] * 2
    nine = "123456789456789123789123456" * 3
    assert code("." * 81 + "\n" + nine) == ("parse.several", 2, 1)
    assert code("1" + "." * 80 + "\n" + "123456789" * 9) == ("parse.several", 2, 1)
    assert code("1" * 81 + "2" * 81)[0] == "parse.square"


def test_regions_that_are_the_usual_boxes_make_a_plain_puzzle():
    assert parse("1..............." + "aabbaabbccddccdd") == Puzzle([1] + [0] * 15)
    boxes = [0] * 36
    for block in standard_blocks(3, 2)[12:]:
        for cell in block.cells:
            boxes[cell] = block.number
    text = "1" + "." * 35 + "".join([str(number) for number in boxes])
    assert parse(text) == Puzzle([1] + [0] * 35, box=(3, 2))


def test_a_jigsaw_that_is_not_asked_for():
    assert code("." * 81 + NINE, side=16)[0] == "parse.count"
    assert code("." * 81 + NINE, box=(3, 3))[0] == "parse.count"
    assert code("5" + "." * 15 + FOUR) == ("parse.letter", 1, 1)
    assert code("." * 16 + FOUR[:-1] + "a")[0] == "parse.square"


def sumocue(givens, regions_of):
    digits = ["0" if sign == "." else sign for sign in givens]
    order = sorted(set(regions_of))
    cells = [f"={digit}J{order.index(mark)}" for digit, mark in zip(digits, regions_of)]
    return "SumoCueV1" + "".join(cells)


def test_the_jigsaw_of_sumocue():
    givens = "1" + "." * 40 + "5" + "." * 39
    wanted = Puzzle([0 if sign == "." else int(sign) for sign in givens], jigsaw(9, NINE))
    text = sumocue(givens, NINE)
    assert text[:18] == "SumoCueV1=1J0=0J0="
    for variant in (text, text.lower(), "\ufeff\n  " + text + "\n", text.replace("=", " =")):
        assert parse(variant) == wanted, variant[:30]
    assert list(parse_many(text + "\n" + text + "\n\n" + text)) == [wanted] * 3
    added = list(parse_many(text + "\n" + text, rules="diagonals"))
    assert added == [Puzzle(wanted.givens, wanted.blocks, rules=diagonals(9))] * 2
    assert parse(text.replace("V1", "V1D")).blocks[-2:] == diagonals(9)
    assert parse(text + "\nthermometer: r1c1 r1c2").rules[0].cells == (0, 1)
    broken = text.replace("=", "\n=", 3)
    assert parse(broken) == wanted


def test_the_killer_of_sumocue():
    text = "SumoCueV1=3+0=0=4" + "=5+4=0+6" + "+4=0=0=0" + "=2=0=0=0"
    wanted = Puzzle(
        [0, 0, 0, 4] + [0] * 8 + [2, 0, 0, 0],
        rules=[Killer((0, 1), 3), Killer((4, 5, 8), 5), Killer((6, 7))],
    )
    assert parse(text) == wanted
    assert parse(text.replace("+6", "=0").replace("+4=0+6", "+4=0=0")).rules == wanted.rules[:2]
    forward = "SumoCueV1+1=3+1" + "=0" * 13
    assert parse(forward).rules == (Killer((0, 1, 2), 3),)
    chained = "SumoCueV1=6+0+1" + "=0" * 13
    assert parse(chained).rules == (Killer((0, 1, 2), 6),)
    both = parse("SumoCueV1=3J0+0J0" + "".join([f"=0J{'abcd'.find(mark)}" for mark in FOUR[2:]]))
    assert both == Puzzle([0] * 16, jigsaw(4, FOUR), rules=[Killer((0, 1), 3)])


def test_what_wrong_texts_of_sumocue_are_told():
    text = "SumoCueV1" + "=0J0" * 16
    assert code(text) == ("parse.sumocue-region", 1, 10)
    assert code("SumoCueV1") == ("parse.square", 1, 10)
    assert code("SumoCueV1" + "=0" * 15) == ("parse.square", 1, 40)
    assert code("SumoCueV1" + "=0" * 16, side=9) == ("parse.count", 1, 42)
    assert code("SumoCueV1" + "=5" * 16) == ("parse.above", 1, 10)
    assert code("SumoCueV1=0=" + "=0" * 14)[0] == "parse.sumocue"
    assert code("SumoCueV1=0J" + "=0" * 15) == ("parse.sumocue", 1, 12)
    assert code("SumoCueV1=0K0" + "=0" * 15) == ("parse.sumocue", 1, 12)
    assert code("SumoCueV1\n+16" + "=0" * 15) == ("parse.sumocue", 2, 1)
    assert code("SumoCueV1+1+0" + "=0" * 14) == ("parse.sumocue", 1, 10)
    assert code("SumoCueV1=9+0+0+0+0" + "=0" * 11) == ("parse.sumocue-cage", 1, 10)
    good = "SumoCueV1" + "=0" * 16
    assert code(good + "\n" + good) == ("parse.several", 2, 1)
    results = list(read_each(good + "\n" + good[:-1] + "\n" + good, None, None, None))
    assert [isinstance(result, ParseError) for result in results] == [False, True, False]
    assert results[1].line == 2


def test_regions_alone_are_a_jigsaw_without_givens():
    puzzle = parse(SIX)
    assert (sum(puzzle.givens.cells), puzzle.side, len(regions(puzzle))) == (0, 6, 6)
    rows = "\n".join([SIX.upper()[start : start + 6] for start in range(0, 36, 6)])
    assert parse(rows) == puzzle
    assert list(read_each(SIX + "\n", None, None, None)) == [puzzle]
    assert parse(SIX, letters="a-f").givens.is_full
    assert parse("aabbaabbccddccdd") == Puzzle([0] * 16)


def test_rule_lines_alone_are_no_jigsaw():
    text = ".......dregions:aabbaabbccddccdd;killer:r1c1-r1c2"
    refused = None
    try:
        parse(text)
    except ParseError as error:
        refused = error.code
    assert refused
