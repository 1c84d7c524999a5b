"""The help by groups, completion for shells, the man page, and the schema of ``--json``."""

import json
import shutil
import subprocess
import sys

import pytest
from jsonschema import Draft202012Validator

from sudoku_core.cli import groups, main, shell
from sudoku_core.cli.arguments import make_parser
from sudoku_core.version import __version__
from tests.missing import missing


def commands():
    (choices,) = [action.choices for action in make_parser()._subparsers._group_actions]
    return choices


def printed(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    out, err = capsys.readouterr()
    return ended.value.code, out, err


def test_every_command_is_in_one_group():
    named = [name for names in groups.GROUPS.values() for name in names]
    assert sorted(named) == sorted(commands())


def test_the_help_lists_each_command_under_its_group(capsys):
    status, out, _ = printed(capsys, "--help")
    assert status == 0
    listing = out.partition("commands:")[2]
    for title, names in groups.GROUPS.items():
        of_group = listing.partition(f"  {title}:\n")[2].partition("\n\n")[0]
        assert [line.split()[0] for line in of_group.splitlines() if line[4] != " "] == [*names]


def test_the_help_names_the_commands_that_answer_many_puzzles(capsys):
    many = [name for name, parser in commands().items() if "--jobs" in parser.format_help()]
    assert sorted(groups.MANY) == sorted(many)
    assert ", ".join(groups.MANY) in " ".join(printed(capsys, "--help")[1].split())


def test_the_version_is_that_of_the_package(capsys):
    assert printed(capsys, "--version") == (0, f"sudoku {__version__}\n", "")


def test_the_schema_is_one_and_has_every_command(capsys):
    status, out, _ = printed(capsys, "--print", "schema")
    schema = json.loads(out)
    Draft202012Validator.check_schema(schema)
    assert status == 0
    assert {f"#/$defs/{name}" for name in commands()} == {ref["$ref"] for ref in schema["anyOf"]}
    assert {*commands()} <= {*schema["$defs"]}


@pytest.mark.parametrize("name", shell.SHELLS)
def test_each_shell_has_a_script_with_every_command(capsys, name):
    status, out, _ = printed(capsys, "--print", name)
    assert status == 0
    assert all(command in out for command in commands())


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("sudoku", "true"), ["true-candidates"]),
        (("sudoku", "solve", "--pro"), ["--prove"]),
        (("sudoku", "hint", "--level", "4"), ["4"]),
        (("sudoku", "solve", "puzz"), ["puzzle.txt"]),
        (("sudoku", "--print", "sch"), ["schema"]),
    ],
)
def test_bash_completes(capsys, tmp_path, words, offered):
    if not shutil.which("bash"):
        missing("bash")
    script = tmp_path / "sudoku.bash"
    script.write_text(printed(capsys, "--print", "bash")[1], encoding="utf-8")
    (tmp_path / "puzzle.txt").write_text("")
    asks = (
        f"source {script}; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
        "$(complete -p sudoku | sed 's/.*-F \\([^ ]*\\).*/\\1/'); "
        "printf '%s\\n' \"${COMPREPLY[@]}\""
    )
    ran = subprocess.run(
        ["bash", "-c", asks], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == offered


def test_the_man_page_has_every_command_with_its_exit_status(capsys):
    status, out, _ = printed(capsys, "--print", "man")
    page = out.replace("\\-", "-")
    assert status == 0
    assert page.startswith(".TH SUDOKU")
    for name, parser in commands().items():
        assert f"COMMAND \\fI\\,'sudoku {name}'" in page
        words = " ".join((parser.epilog or parser.description).split())
        assert words in " ".join(page.split()), name


def test_what_is_missing_is_said(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "shtab", None)
    status, out, err = printed(capsys, "--print", "bash")
    assert (status, out) == (4, "")
    assert err == 'sudoku: --print bash needs pip install "sudoku-core[shell]"\n'
