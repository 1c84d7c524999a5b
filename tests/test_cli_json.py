"""Standard output with --json, of the command as a process: JSON by its schema and nothing else.

A process of its own, since a solver's library writes past Python to the file descriptor.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import sudoku_core
from sudoku_core.cli.arguments import make_parser
from sudoku_core.cli.batch import COLUMNS
from tests import pages
from tests.missing import missing
from tests.plain import CLASSIC, HARD
from tests.plain import Z3 as SEVERAL

SUMS = (
    "." * 36 + ";killer:19=r2c3-r5c5-r6c3-r6c4-r4c5;killer:12=r5c4-r6c6-r3c3-r1c1;"
    "killer:9=r3c1-r3c5-r3c6;killer:15=r5c6-r3c6-r6c1-r1c4;killer:10=r2c6-r5c2-r1c6-r6c2"
)
"""A 6×6 that no technique with a name solves: its hardest step is a sum of equations."""
SCHEMA = json.loads(
    Path(sudoku_core.__file__).with_name("cli").joinpath("answers.schema.json").read_text("utf-8")
)
HARDEST = Path(__file__).parent / "data" / "9x9-hardest.txt"
LP = {
    "relax": [""],
    "steps": [""],
    "sum": ["--smallest", ""],
    "solve": ["--solver highs", "--solver highs --prove", "--solver pulp:HiGHS", ""],
    "explain": ["--solver highs", ""],
    "compare": ["--solvers highs,cbc,search"],
    "grade": ["", "--proof-size"],
}
"""By command, the options with which HiGHS is at work, and others."""
OTHERS = {
    "hint": ["", "--level 4", "--next-cell", "--why-not r1c1=1"],
    "count": [""],
    "check": [""],
    "solutions": [""],
    "true-candidates": ["", "--limit 3"],
    "generate": ["--side 4 --seed 1", "--side 4 --seed 1 --count 3 --jobs 2"],
    "model": ["", "--to mps"],
    "convert": ["--to rules"],
    "draw": ["", "--solved", "--step"],
    "read": [""],
    "solvers": [""],
    "lesson": ["", "x-wing"],
}
CASES = [
    (command, options)
    for commands in (LP, OTHERS)
    for command, each in commands.items()
    for options in each
]


def need_highs():
    try:
        import highspy  # noqa: F401
    except ImportError:
        missing("highspy")


def as_json(*arguments, stdin=None):
    """The answers of a command, each a line of standard output, with nothing between them."""
    ran = subprocess.run(
        [sys.executable, "-m", "sudoku_core", *map(str, arguments), "--json"],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout, ran.stderr
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    validator = Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{arguments[0]}"}]})
    for answer in answers:
        validator.validate(answer)
    return answers


def test_every_command_with_json_is_asked():
    (commands,) = [action.choices for action in make_parser()._subparsers._group_actions]
    with_json = {name for name, parser in commands.items() if "--json" in parser.format_help()}
    assert with_json == {*LP, *OTHERS}


@pytest.mark.parametrize(("command", "options"), CASES)
def test_json_alone(command, options, tmp_path):
    if command in LP:
        need_highs()
    if command == "read":
        need_highs()
        photos = []
        for number, text in enumerate((HARD, SEVERAL)):
            image, _ = pages.photo(pages.page(text))
            photos.append(pages.save(tmp_path / f"{number}.png", image))
        assert [answer["puzzle"] for answer in as_json(command, *photos)] == [HARD, SEVERAL]
    elif command in ("generate", "lesson", "solvers"):
        assert as_json(command, *options.split())
    else:
        answers = as_json(command, *options.split(), stdin=SUMS)
        assert len(answers) == (3 if command == "compare" else 1)
        assert not any("error" in answer for answer in answers)


CLASH = "11" + "." * 14
OPEN = "12" + "." * 14
ANSWERS = [
    (command, puzzle)
    for command in ("solve --prove", "check", "count", "solutions", "true-candidates --limit 9")
    for puzzle in (CLASH, OPEN, "no puzzle")
] + [
    ("solve --solver cbc --time-limit 0", HARD),
    ("compare --solvers search,nonsense", HARD),
    ("explain", CLASH),
    ("explain", OPEN),
    ("relax", HARD),
    ("relax", CLASH),
    ("model --form reduced --to lp", CLASSIC),
    ("sum --smallest-of-step", HARD),
    ("sum --rules-out r1c1=5", CLASSIC),
    ("hint", CLASH),
    ("hint --unique", HARD),
    ("hint --entries " + "9" + CLASSIC[1:], CLASSIC),
    ("hint --next-cell", OPEN),
    ("hint --why-not r1c3=9", HARD),
    ("hint --why-not r4c4=2", HARD),
    ("steps", HARD),
    ("steps", OPEN),
    ("grade", OPEN),
    ("generate --side 9 --level extreme --time-limit 0", ""),
    ("convert --to sudokupad", OPEN + ";thermometer:r2c1-r2c2"),
    ("convert --to tatham", OPEN + ";thermometer:r2c1-r2c2"),
    ("draw --solved", OPEN),
]
"""Commands and puzzles that have other answers than those above."""


@pytest.mark.parametrize(("command", "puzzle"), ANSWERS)
def test_every_answer_is_by_the_schema(command, puzzle):
    need_highs()
    assert as_json(*command.split(), stdin=puzzle)


def test_the_schema_refuses_what_no_command_answers():
    validator = Draft202012Validator(SCHEMA)
    assert validator.is_valid({"puzzle": OPEN, "found": 2, "complete": False, "unique": False})
    assert not validator.is_valid({"puzzle": OPEN, "found": 2, "complete": False})
    assert not validator.is_valid({"puzzle": OPEN, "found": "2", "complete": False, "unique": 0})


def test_a_grade_by_sums_is_json_alone():
    need_highs()
    assert as_json("grade", stdin=SUMS)[0]["technique"] == "sum"


@pytest.mark.long
def test_the_grade_of_the_hardest_is_json_alone():
    need_highs()
    puzzle = HARDEST.read_text().splitlines()[3]
    assert as_json("grade", stdin=puzzle)[0]["level"] == "extreme"


@pytest.mark.parametrize("jobs", [(), ("--jobs", 2)])
@pytest.mark.parametrize("command", COLUMNS)
def test_a_batch_is_json_alone_wherever_it_is_done(command, jobs, tmp_path):
    need_highs()
    lines = tmp_path / "lines.txt"
    times = 2 if jobs else 1  # a puzzle for each process
    lines.write_text(f"{SUMS}\n{CLASSIC}\n" * times)
    solver = ["--solver", "highs"] if command == "solve" else []
    assert len(as_json(command, *solver, "--lines", *jobs, lines)) == 2 * times


def test_threads_that_make_solvers_at_once_print_nothing_and_lose_nothing():
    need_highs()
    ran = subprocess.run(
        [sys.executable, "-c", THREADS, SUMS],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == ["at work"] * 40
    assert ran.stderr == ""


THREADS = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
import sudoku_core as sc

puzzle = sc.parse(sys.argv[1])

def work(number):
    os.write(1, b"at work\\n")
    assert sc.relaxation(puzzle) if number % 2 else sc.solve(puzzle, "highs").grid

with ThreadPoolExecutor(8) as threads:
    list(threads.map(work, range(40)))
"""
