"""The commands that grade puzzles and make new ones: ``grade`` and ``generate``."""

import json
from random import Random

import pytest

from sudoku_core import count_solutions, generate_many, grade, parse
from tests import test_cli
from tests.missing import missing
from tests.plain import CLASSIC

sudoku = test_cli.sudoku

SIX = ".2..6..5.2....4...6...5.....21......"
SEVERAL = "1..............."
TWICE = "11.............."
CHECKED = "x.x.x..x.x.xx.x.x..x.x.xx.x.x..x.x.x"
FIELDS = ["level", "rating", "technique", "needs", "effort", "narrowest", "proof_size"]


def test_a_grade_is_a_line(sudoku):
    status, out, err = sudoku("grade", stdin=CLASSIC)
    graded = grade(parse(CLASSIC))
    assert (status, err) == (0, [])
    assert out == [
        "beginner, hardest step: Hidden single (1.2), "
        f"effort {graded.effort}, narrowest {graded.narrowest}"
    ]
    assert sudoku("grade", stdin="1234341221434321")[:2] == (0, ["beginner"])


def test_a_grade_as_json_has_all_fields(sudoku):
    status, out, _ = sudoku("grade", "--json", stdin=SIX)
    answer = json.loads(out[0])
    assert (status, list(answer)) == (0, ["puzzle", "status", *FIELDS])
    assert (answer["puzzle"], answer["status"], answer["rating"]) == (SIX, "solved", 1.5)
    assert (answer["technique"], answer["proof_size"]) == ("hidden-single", None)


def test_the_size_of_the_largest_proof_is_told_when_asked(sudoku):
    try:
        import highspy  # noqa: F401
    except ImportError:
        missing("highspy")
    assert sudoku("grade", "--proof-size", stdin=SIX)[1][0].endswith(", proof size 1")
    assert json.loads(sudoku("grade", "--proof-size", "--json", stdin=SIX)[1][0])["proof_size"] == 1


def test_what_has_no_grade_is_told_in_its_place(sudoku):
    status, out, err = sudoku("grade", stdin=f"{SEVERAL}\n{TWICE}\n{SIX}\n")
    assert (status, out[:2]) == (2, ["", ""])
    assert out[2].startswith("beginner, hardest step: Hidden single (1.5), ")
    assert err == [
        "sudoku: Puzzle 1: There are several solutions; only a puzzle with one can be graded.",
        "sudoku: Puzzle 2: There is no solution, so there is nothing to grade.",
    ]
    answers = [json.loads(line) for line in sudoku("grade", "--json", stdin=f"{TWICE}\n{SIX}\n")[1]]
    assert list(answers[0]) == ["error"]
    assert answers[1]["level"] == "beginner"


def test_the_same_seed_makes_the_same_puzzles(sudoku):
    command = ("generate", "--side", "6", "--count", "3", "--seed", "5")
    status, out, err = sudoku(*command)
    assert (status, len(out), err) == (0, 3, [])
    assert sudoku(*command)[1] == out
    assert sudoku("generate", "--side", "6", "--seed", "6")[1] != out[:1]
    assert [*map(parse, out)] == [*generate_many(3, side=6, rng=Random(5))]
    assert sudoku(*command, "--jobs", "2") == (0, out, [])


def test_a_new_puzzle_as_json_has_its_grade(sudoku):
    status, out, _ = sudoku("generate", "--json", "--side", "6", "--level", "easy", "--seed", "1")
    answer = json.loads(out[0])
    assert (status, list(answer)) == (0, ["puzzle", "status", *FIELDS])
    graded = grade(parse(answer["puzzle"]))
    assert (answer["level"], answer["rating"]) == ("easy", graded.rating)


def test_givens_lie_as_one_asks(sudoku):
    def made(*options):
        status, out, err = sudoku("generate", "--side", "6", "--seed", "2", *options)
        assert (status, err) == (0, [])
        puzzle = parse(out[0])
        assert count_solutions(puzzle).unique
        return [digit > 0 for digit in puzzle.givens.cells]

    assert made("--pattern", CHECKED) == [sign == "x" for sign in CHECKED]
    assert sum(made("--givens", "20")) == 20
    turned = made("--symmetry", "rotate180")
    assert turned == turned[::-1]


def test_blocks_and_rules_are_those_asked_for(sudoku, tmp_path):
    like = tmp_path / "like.txt"
    like.write_text(SIX + ";box:3x2;diagonals")
    (line,) = sudoku("generate", "--like", str(like), "--seed", "1")[1]
    assert line.partition(";")[2] == "box:3x2;diagonals"
    (line,) = sudoku("generate", "--side", "4", "--rules", "diagonals; killer", "--seed", "1")[1]
    assert ";diagonals;killer:" in line
    command = ("generate", "--side", "6", "--rules", "diagonals;thermometer:2,arrow:1")
    (line,) = sudoku(*command, "--seed", "1")[1]
    kinds = [rule.kind for rule in parse(line).rules]
    assert (sorted(kinds), ";diagonals;" in line) == (["arrow", *["thermometer"] * 2], True)
    out = sudoku("generate", "--side", "4", "--seed", "1", "--style", "boxed")[1]
    assert count_solutions(parse("\n".join(out))).unique


def test_at_the_time_limit_the_nearest_is_told(sudoku):
    command = ("generate", "--side", "4", "--level", "extreme", "--time-limit", "0.2")
    status, out, err = sudoku(*command, "--count", "2", "--seed", "1")
    assert (status, len(out), len(err)) == (3, 2, 2)
    assert err[1].startswith("sudoku: Puzzle 2: The time limit is over; nearer to what was asked ")
    assert count_solutions(parse(out[0])).unique


def test_where_there_is_nothing_yet_a_line_is_left_empty(sudoku):
    status, out, err = sudoku("generate", "--time-limit", "0")
    assert (status, out) == (3, [""])
    assert err == ["sudoku: The time limit is over before there is a puzzle."]
    assert sudoku("generate", "--time-limit", "0", "--json")[1] == ['{"puzzle": null}']


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--side", "0"), "0 is not a side; expected a whole number from 1 to 100."),
        (("--side", "100000"), "100,000 is not a side; expected a whole number from 1 to 100."),
        (("--side", "4", "--box", "3x3"), "A box of 3 × 3 cells does not fit a side of 4."),
        (("--rules", "nonsense"), "The rules cannot be read: Line 1, column 1: there is no rule"),
        (("--rules", "killer:3=r9c10"), "The rules cannot be read: Line 1, column 10: there is no"),
        (("--like", "no-such-file"), "no-such-file cannot be read: No such file or directory."),
        (
            ("--level", "mean"),
            "Unknown level 'mean'. The levels are beginner, easy, medium, hard, ",
        ),
        (("--technique", "guess"), "Unknown technique 'guess'. The techniques are aic, "),
        (("--symmetry", "round"), "Unknown symmetry 'round'. The symmetries are rotate180, "),
        (("--rating", "5-4"), "A rating is a number from 1.0 to 12.0, or two, the smaller one"),
        (("--rating", "hard"), "a rating is a number, or two as in 4-5.6, not hard"),
        (("--rating", "3", "--level", "easy"), "Ask for only one of level, rating and technique."),
        (("--givens", "99"), "The number of givens is a whole number from 0 to 81."),
        (("--givens", "30", "--symmetry", "rotate90"), "No puzzle with the symmetry rotate90 has"),
        (
            ("--pattern", "x..x"),
            "A pattern has one character for each of the 81 cells; this one has 4.",
        ),
        (
            ("--side", "4", "--pattern", "x" + "." * 15),
            "With fewer than 3 givens there is never only one",
        ),
        (("--count", "0"), "give a whole number from 1 up, not 0"),
        (("--seed", "x"), "argument --seed: expected a whole number, not x"),
        (("--time-limit", "-1"), "a time limit is a number of seconds from 0 up, not -1"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(sudoku, options, sentence):
    status, out, err = sudoku("generate", *options)
    assert (status, out, len(err)) == (2, [], 1)
    assert sentence in err[0]


def test_what_a_file_to_be_like_holds_is_told(sudoku, tmp_path):
    for name, data, sentence in (
        ("bad", b"1.2", "cannot be read: Line 1, column 4: 3 cells make no square"),
        ("bytes", b"\xff\xfe\x00", "cannot be read: not UTF-8 text."),
        ("empty", b"", "There is no puzzle in "),
    ):
        path = tmp_path / name
        path.write_bytes(data)
        status, out, err = sudoku("generate", "--like", str(path))
        assert (status, out, len(err)) == (2, [], 1)
        assert sentence in err[0]


def test_help_says_how_they_end(sudoku):
    for command, words in (("grade", "2 if it has no solution"), ("generate", "The same seed")):
        assert words in " ".join(" ".join(sudoku(command, "--help")[1]).split())


def test_regions_of_random_shapes_are_a_rule_to_ask_for(sudoku):
    (line,) = sudoku("generate", "--side", "5", "--rules", "jigsaw,thermometer:1", "--seed", "1")[1]
    assert ";regions:" in line
    assert ";thermometer:" in line
