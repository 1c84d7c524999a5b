"""Test how a batch ends: killed, interrupted, with workers that die or cannot start; and resuming
it."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cases import GUROBI, HARD
from tests.test_cli_batch import SUDOKU, read_back, run


def children_of(pid):
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True)
    pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
    below = {pid}
    while more := {child for child, parent in pairs if parent in below} - below:
        below |= more
    return below - {pid}


def alive(pid):
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_ends_no_process_is_left(tmp_path, how):
    lines = tmp_path / "many.txt"
    lines.write_text((GUROBI + "\n") * 200_000)
    table = tmp_path / "table.csv"
    process = subprocess.Popen(
        [*SUDOKU, "solve", "--solver", "cbc", "--lines", "--jobs", "2", "--output", table, lines],
        stderr=subprocess.PIPE,
    )
    until(lambda: table.exists() and len(children_of(process.pid)) >= 3)
    workers = children_of(process.pid)
    process.send_signal(how)
    assert process.wait(timeout=30) == (-how if how is signal.SIGKILL else 130)
    until(lambda: not any(map(alive, workers)))


def until(holds):
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_killed_worker_costs_no_answer(tmp_path):
    lines = tmp_path / "many.txt"
    lines.write_text((HARD + "\n") * 300)
    process = subprocess.Popen(
        [*SUDOKU, "count", "--lines", "--jobs", "2", lines],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: len(children_of(process.pid)) >= 3)
    os.kill(max(children_of(process.pid)), signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "1\n" * 300, "")


@pytest.mark.parametrize("jobs", [(), ("--jobs", 2)])
@pytest.mark.parametrize("ending", [".csv", ".jsonl"])
def test_a_killed_run_leaves_the_rows_so_far_and_is_resumed(tmp_path, ending, jobs):
    path, table = tmp_path / "lines.txt", tmp_path / f"table{ending}"
    endless, most = ",".join(["0"] * 49**2), 10**9
    command = ["count", "--limit", most, "--lines", *jobs, "--output", table]
    path.write_text(f"{GUROBI}\n{endless}\n")
    process = subprocess.Popen([*SUDOKU, *map(str, command), path])
    try:
        until(lambda: table.exists() and len(read_back(table)) == 1)
    finally:
        process.kill()
        process.wait()
    row = table.read_text()
    path.write_text(f"{GUROBI}\n{HARD}\n")
    assert run(*command, "--resume", path)[0] == 0
    assert table.read_text().startswith(row)
    assert [row["puzzle"] for row in read_back(table)] == [GUROBI, HARD]


def test_workers_that_cannot_start_are_told_once(tmp_path):
    lines = tmp_path / "lines.txt"
    lines.write_text(f"{GUROBI}\n" * 6)
    (tmp_path / "sitecustomize.py").write_text(
        "import os, sys\n"
        "if '--multiprocessing-fork' in sys.orig_argv:\n"
        "    os.write(2, b'No room.\\n')\n"
        "    os._exit(1)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    status, out, err = run("count", "--lines", "--jobs", 2, lines, env=environment)
    assert (status, out, err.count("No room.")) == (4, "", 1)
    assert "end before they answer: A process in the process pool" in err
    assert err.count("\n") == 2
