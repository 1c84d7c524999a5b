"""README is short and in its order; its commands, links and figures are as it says."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_core.cli.arguments import make_parser
from sudoku_core.cli.groups import GROUPS
from sudoku_core.rules import KINDS
from sudoku_core.solvers import NAMED

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TEXTS = [ROOT / "README.md", *sorted((ROOT / "web/docs").glob("*.md"))]
TEXTS += sorted((ROOT / ".github").glob("*.md"))
HEADINGS = [
    "Three ways in",
    "What it does",
    "The library in five minutes",
    "The command",
    "Solvers",
    "How fast",
    "Contribute",
]
LONGEST = 120
QUICK = r"python -m pytest (sudoku_core tests/[^`\n|]*)"
"""The quick tests; the command that .ci/run takes out of README ends with pytest."""


def block(language):
    (text,) = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return text


def section(heading):
    return README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def sessions():
    """Yield the commands of the console block, each with its output."""
    for part in re.split(r"(?m)^\$ ", block("console"))[1:]:
        command, _, output = part.partition("\n")
        yield shlex.split(command), output


def typed():
    """Yield each command line ``sudoku …`` of the texts, without its comment."""
    for path in TEXTS:
        text = path.read_text(encoding="utf-8")
        lines = re.findall(r"(?m)^    (sudoku .*)$|`(sudoku [^`]+)`", text)
        for line in [indented or quoted for indented, quoted in lines]:
            if "COMMAND" not in line:
                yield pytest.param(line, id=f"{path.name}: {line}")


def test_it_is_short_and_in_order():
    assert len(README.splitlines()) <= LONGEST
    assert re.findall(r"(?m)^## (.*)$", README) == HEADINGS


def test_what_it_does_is_eight_short_bullets():
    bullets = [line for line in section("What it does").splitlines() if line.startswith("- ")]
    assert len(bullets) == 8
    assert all(len(bullet[2:].split()) <= 12 for bullet in bullets)


@pytest.mark.parametrize(("command", "output"), [*sessions()], ids=lambda value: str(value)[:40])
def test_each_command_prints_what_is_below_it(command, output):
    arguments = command[1:] if command[0] == "python" else ["-m", "sudoku_core", *command[1:]]
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert (ran.stdout, ran.stderr) == (output, "")


def test_the_library_in_five_minutes_prints_what_its_comments_say(tmp_path):
    script = tmp_path / "library.py"
    script.write_text(block("python"), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = ran.stdout.splitlines()
    assert lines[9:11] == ["True beginner", "In box 2, 1 fits only in R3C5."]
    assert lines[12].count(";killer:") > 1
    double, corners = lines[17:21], lines[21:]
    assert int(double[1][2]) == 2 * int(double[0][0])
    assert corners[0][0] == corners[3][-1] == "4"
    assert len(lines) == 25


def test_it_counts_rules_and_solvers():
    assert f"**Rules**: {len(KINDS)} kinds" in README
    assert ("by eleven solvers" in README, len(NAMED)) == (True, 11)


def test_every_command_is_in_the_table():
    verbs = set(re.findall(r"`sudoku ([a-z-]+) ", section("The command").replace("`s", " `s")))
    assert verbs | {"solvers"} == {name for names in GROUPS.values() for name in names}
    assert "`sudoku solvers`" in section("The command")


@pytest.mark.parametrize("line", [*typed()])
def test_each_command_line_is_one(line):
    words = shlex.split(line.partition(" >")[0], comments=True)
    if "--version" in words or "--print" in words or "--help" in words or len(words) == 2:
        with pytest.raises(SystemExit) as ended:
            make_parser().parse_args([*words[1:], "--help"])
        assert ended.value.code == 0
    else:
        assert make_parser().parse_args(words[1:]).command == words[1]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        name, _, anchor = target.partition("#")
        file = path.parent / name
        assert file.exists(), target
        if anchor:
            titles = re.findall(r"(?m)^#+ (.*)$", file.read_text(encoding="utf-8"))
            assert anchor in [title.lower().replace(" ", "-") for title in titles]


def test_figures_are_those_of_the_results():
    results = (ROOT / "tests/bench/results/search-ratios.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| (\d+×\d+[^|]*) \((\d+)\) \| ([\d.]+) ms \|(.*)\|$", README)
    assert len(rows) == 3
    for name, puzzles, milliseconds, times in rows:
        (line,) = [row for row in results.splitlines() if row.startswith(f"| {name} |")]
        assert f"| {name} | {puzzles} | {milliseconds} |" in line
        peers = (
            "exact-cover (C)",
            "CaDiCaL (python-sat)",
            "CP-SAT (OR-Tools)",
            "Norvig's algorithm",
        )
        for peer, cell in zip(peers, times.split("|"), strict=True):
            factor = cell.replace("×", "").strip()
            assert f"{peer} {factor}" in line or (factor == "–" and peer not in line)


def test_the_quick_tests_are_the_same_everywhere():
    places = ("README.md", ".github/CONTRIBUTING.md", ".github/workflows/check.yml")
    texts = [(ROOT / place).read_text(encoding="utf-8") for place in places]
    (quick,) = {match.strip() for text in texts for match in re.findall(QUICK, text)}
    assert all((ROOT / path).exists() for path in quick.split())
    assert all(re.search(QUICK, text) for text in texts)


def test_the_version_is_in_one_place():
    files = [ROOT / "pyproject.toml", ROOT / "CITATION.cff", *TEXTS]
    for path in files:
        assert not re.search(r"(?m)^version\s*[:=] *[\"'\d]", path.read_text(encoding="utf-8"))
