"""The command as a process: what it is told by a terminal, a signal, a reader that leaves."""

import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sudoku_core import available_solvers
from tests.cases import GUROBI, HARD
from tests.missing import missing

DATA = Path(__file__).parent / "data"
SUDOKU = [sys.executable, "-m", "sudoku_core"]


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        ("solve >/dev/full", 2, "Standard output"),
        ("model >/dev/full", 2, "Standard output"),
        ("check >/dev/full", 2, "Standard output"),
        ("solvers >/dev/full", 2, "Standard output"),
        ("solve <&-", 2, "no puzzle"),
        ("solve >&-", 0, ""),
        ("solve 2>&-", 0, ""),
        ("grade 2>&-", 0, ""),
        ("solve --solver 'no\nsuch'", 4, "no such"),
        ("solve --box 'no\nsuch'", 2, "no such"),
    ],
)
def test_a_broken_terminal_or_word_is_one_line_too(command, status, words):
    ran = subprocess.run(
        f"{sys.executable} -m sudoku_core {command}",
        shell=True,
        input=GUROBI,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == status
    assert len(ran.stderr.splitlines()) == bool(words), ran.stderr
    assert words in ran.stderr


def test_a_style_that_the_terminal_can_not_show_is_one_line():
    ran = subprocess.run(
        [*SUDOKU, "solve", "--style", "keycaps"],
        input=GUROBI,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1


def test_interrupting_is_status_130(tmp_path):
    """Interrupted from a terminal, once its progress shows that it is at work."""
    puzzle = tmp_path / "large.txt"
    puzzle.write_text(",".join(["0"] * 49**2))
    side, terminal = pty.openpty()
    process = subprocess.Popen(
        [*SUDOKU, "count", "--limit", "1000000000", str(puzzle)], stderr=terminal
    )
    os.close(terminal)
    assert b" s" in os.read(side, 100)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 130


HARDEST = (DATA / "9x9-hardest.txt").read_text().splitlines()[3]


@pytest.mark.long
def test_a_long_grade_shows_its_seconds_on_a_terminal():
    side, terminal = pty.openpty()
    process = subprocess.Popen(
        [*SUDOKU, "grade"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=terminal
    )
    os.close(terminal)
    process.stdin.write(HARDEST.encode())
    process.stdin.close()
    shown = b""
    while shown.count(b" s ") < 3:
        shown += os.read(side, 1000)
    process.send_signal(signal.SIGINT)
    with contextlib.suppress(OSError):  # Linux tells so that the other side is closed
        while read := os.read(side, 1000):
            shown += read
    assert (process.wait(), process.stdout.read()) == (130, b"")
    assert re.fullmatch(rb"(\r\d+\.\d s )+\r\x1b\[K", shown), shown


@pytest.mark.long
def test_a_long_grade_shows_nothing_in_a_pipe():
    for options in ([], ["--jobs", "2"]):
        ran = subprocess.run(
            [*SUDOKU, "grade", *options], input=HARDEST.encode(), capture_output=True
        )
        assert ran.stdout.startswith(b"extreme, hardest step: ")
        assert ran.stderr == b""


EMPTY = ",".join(["0"] * 36**2)
HARDER = next(line for line in (DATA / "25x25.txt").read_text().splitlines() if line[0] != "#")


@pytest.mark.parametrize(
    ("solver", "puzzle", "sign"),
    [("cadical", EMPTY, "*"), ("cbc", HARDER, "**/*.mps"), ("scip", HARDER, "*")],
)
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_solver_leaves_nothing_behind(solver, puzzle, sign, sent, tmp_path):
    """Nobody looks at the progress, no limit is set, and the solver would go on for long."""
    if available_solvers()[solver]:
        missing(solver)
    process = solving(solver, puzzle, TMPDIR=str(tmp_path))
    while process.poll() is None and not (living(tmp_path) and list(tmp_path.glob(sign))):
        time.sleep(0.01)
    process.send_signal(sent)
    assert process.wait(timeout=30) == 130
    assert process.stdout.read() == process.stderr.read() == b""
    end = time.monotonic() + 30
    while living(tmp_path) and time.monotonic() < end:
        time.sleep(0.01)
    assert list(tmp_path.iterdir()) == living(tmp_path) == []


@pytest.mark.parametrize("solver", ["cadical", "cbc", "scip", "search"])
def test_an_interrupt_ends_all_that_is_still_to_be_solved(solver):
    if available_solvers()[solver]:
        missing(solver)
    process = solving(solver, f"{HARD}\n" * 3000)
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    assert len(process.stdout.read().splitlines()) < 2500
    assert process.stderr.read() == b""
    assert process.wait(timeout=30) == 130


def solving(solver, text, **environment):
    """The command, at work on a text."""
    process = subprocess.Popen(
        [*SUDOKU, "solve", "--solver", solver],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
    )
    process.stdin.write(text.encode())
    process.stdin.close()
    return process


def living(folder):
    """The processes whose temporary files go to a folder within this one."""
    processes = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"={folder}/".encode() in (process / "environ").read_bytes():
                processes.append(process.name)
    return processes


def test_a_reader_that_leaves_is_no_error():
    text = f"{GUROBI}\n" * 2000
    whole = [*SUDOKU, "check"]
    process = subprocess.Popen(
        whole, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    process.stdout.close()
    process.stdin.write(text)
    process.stdin.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=60) == 0


def test_the_version_is_that_of_the_library():
    run = subprocess.run([*SUDOKU, "--version"], capture_output=True, text=True, check=True)
    from sudoku_core import __version__

    assert run.stdout == f"sudoku {__version__}\n"


def test_only_who_asks_for_steps_loads_the_techniques():
    code = "import sys, sudoku_core.cli; print('sudoku_core.hints.techniques' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_lines_of_a_pipe_are_read_from_their_first_byte():
    ran = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m sudoku_core check --lines <(echo {GUROBI})"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "valid\n", "")
