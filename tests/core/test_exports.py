"""Exports as text, without the tools that read them (tests/exports runs those)."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from sudoku_core import (
    Grid,
    InputError,
    ParseError,
    Puzzle,
    build_model,
    export,
    parse,
    standard_blocks,
)
from sudoku_core.cli import main
from sudoku_core.models import EXPORTS, export_files, export_formulations, exports
from sudoku_core.models.exports.contract import Export
from sudoku_core.rules import Killer, Thermometer, boards
from tests.cases import GUROBI, HARD, SIDES, digits
from tests.made_up import Paired, Weighted

PUZZLE = Puzzle(digits(HARD))
OVERLAPPING = boards([(0, 0), (2, 2)], 6, (2, 2))
SPELLED_OUT = ("lp", "mps", "dimacs")
"""What has a variable for each candidate."""
STATED = [to for to in EXPORTS if to not in SPELLED_OUT]
"""What has the rules in words of its own."""


def test_there_is_a_file_for_each_format_and_says_all_of_it():
    folder = Path(exports.__file__).parent
    names = [path.stem for path in folder.glob("*.py") if "\nEXPORT = " in path.read_text()]
    assert sorted(names) == sorted(exports.FILES)
    for name in exports.FILES:
        entry = import_module(f"sudoku_core.models.exports.{name}").EXPORT
        assert isinstance(entry, Export)
        assert (entry.name, entry.formulations) == (name, export_formulations(name))
        assert entry.tool
        assert entry.file == next(iter(export_files(PUZZLE, name)))


@pytest.mark.native
@pytest.mark.parametrize("to", EXPORTS)
def test_any_side_can_be_written(to):
    for side in SIDES[:-2]:
        text = export(Puzzle([0] * side**2), to)
        assert text.endswith("\n")
        assert not any(line.endswith(" ") for line in text.splitlines())


@pytest.mark.parametrize("to", EXPORTS)
def test_files_hold_what_the_one_text_holds(to):
    files = export_files(PUZZLE, to)
    text = export(PUZZLE, to)
    if to == "ampl":
        assert list(files) == ["sudoku.mod", "sudoku.dat", "sudoku.run"]
        model = files["sudoku.mod"].partition("# Sudoku")[2].removesuffix("end;\n")
        assert model in text
        assert text.endswith(files["sudoku.dat"])
        assert "option" not in text
    else:
        assert list(files.values()) == [text]


def test_only_what_spells_out_variables_has_a_reduced_form():
    reduced = {to for to in EXPORTS if "reduced" in export_formulations(to)}
    assert reduced == set(SPELLED_OUT)
    for to in SPELLED_OUT:
        assert len(export(PUZZLE, to, "reduced")) < len(export(PUZZLE, to)) / 2
    with pytest.raises(InputError) as caught:
        export(PUZZLE, "ampl", "reduced")
    assert caught.value.code == "export.form"


@pytest.mark.parametrize(
    ("arguments", "code"), [(("nonsense",), "export.format"), (("lp", "nonsense"), "model.form")]
)
def test_what_there_is_not_is_said(arguments, code):
    with pytest.raises(InputError) as caught:
        export(PUZZLE, *arguments)
    assert caught.value.code == code


@pytest.mark.parametrize("to", SPELLED_OUT)
def test_the_reduced_form_tells_what_it_leaves_out(to):
    model = build_model(PUZZLE)
    text = export(PUZZLE, to, "reduced")
    settled = [cell * 9 + digit - 1 for cell, digit in enumerate(model.settled) if digit]
    assert settled
    for variable in settled:
        assert f"settled: {model.name(variable)} = 1\n" in text


def test_lines_of_lp_are_short_enough_for_old_readers():
    text = export(Puzzle([0] * 625), "lp")
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("to", [to for to in STATED if to != "smtlib"])
def test_an_extra_block_is_added_to_the_families(to):
    plain = export(Puzzle([0] * 16), to).splitlines()
    more = export(Puzzle([0] * 16, [*standard_blocks(2), (0, 6, 11)]), to).splitlines()
    if to == "constraintmodels":
        assert "sudoku(2; start = start)" in "".join(plain)
        assert "AllDifferent()" in "".join(more)
    else:
        assert 1 <= len(set(more) - set(plain)) <= 2


@pytest.mark.parametrize("to", EXPORTS)
def test_no_rule_is_left_out(to):
    kinds = {
        "cage": Killer((0, 1), 3),
        "cage without a total": Killer((0, 6)),
        "thermometer": Thermometer((4, 5, 6)),
        "sum": Weighted((0, 5), (2, -1), "<=", 3),
        "table": Paired((0, 5), frozenset({(1, 2), (2, 4)})),
    }
    texts = {kind: export(Puzzle([0] * 16, rules=[rule]), to) for kind, rule in kinds.items()}
    assert len({export(Puzzle([0] * 16), to), *texts.values()}) == 1 + len(kinds)


class Odd(Weighted):
    """A made-up rule that adds up something else than the digits."""

    def named(self, name):
        return Odd(self.cells, self.coefficients, self.sense, self.total, name)

    def lower(self, values):
        return super().lower(tuple([value % 2 for value in values]))


def test_a_sum_of_other_values_is_never_written_wrong():
    puzzle = Puzzle([0] * 16, rules=[Odd((0, 5), (1, 1), "=", 1)])
    assert "x_1_1_1 + x_1_1_3 + x_2_2_1 + x_2_2_3 = 1" in export(puzzle, "lp")
    for to in STATED:
        with pytest.raises(NotImplementedError):
            export(puzzle, to)


@pytest.mark.parametrize("to", EXPORTS)
def test_what_digits_stand_for_and_gaps_change_the_text(to):
    gaps = Puzzle(Grid([0] * 36, side=4, columns=6), OVERLAPPING)
    from_0 = Puzzle(Grid([0] * 36, side=4, columns=6), OVERLAPPING, digits=range(4))
    apart = Puzzle(Grid([0] * 36, side=4, columns=6), OVERLAPPING, digits=(0, 2, 3, 7))
    texts = [export(puzzle, to) for puzzle in (gaps, from_0, apart)]
    assert len(set(texts)) == 3
    for text in texts:
        assert text.endswith("\n")
        assert not any(line.endswith(" ") for line in text.splitlines())


def test_lp_has_coefficients_and_senses():
    sums = [Weighted((0, 5), (-1, 2), sense, 1) for sense in ("=", "<=", ">=")]
    text = export(Puzzle([0] * 16, rules=sums), "lp")
    row = "- x_1_1_1 - 2 x_1_1_2 - 3 x_1_1_3 - 4 x_1_1_4"
    row += " + 2 x_2_2_1 + 4 x_2_2_2 + 6 x_2_2_3 + 8 x_2_2_4"
    matches = re.findall(r"weighted_r1c1\w*_sum: ([^:]*?) (=|<=|>=) 1\n", text)
    assert [(" ".join(words.split()), sense) for words, sense in matches] == [
        (row, "="),
        (row, "<="),
        (row, ">="),
    ]


def test_mps_has_coefficients_and_senses():
    sums = [Weighted((0, 5), (-1, 2), sense, 1) for sense in ("=", "<=", ">=")]
    lines = export(Puzzle([0] * 16, rules=sums), "mps").splitlines()
    names = ["weighted_r1c1_sum", "weighted_r1c1_2_sum", "weighted_r1c1_3_sum"]
    for sense, name in zip("ELG", names, strict=True):
        assert f" {sense} {name}" in lines
        assert f" x_1_1_3 {name} -3" in lines
        assert f" x_2_2_4 {name} 8" in lines
        assert f" RHS {name} 1" in lines


@pytest.mark.parametrize(("to", "mark"), [("lp", "\\"), ("mps", "*"), ("dimacs", "c")])
def test_notes_say_what_the_names_do_not(to, mark):
    plain = export(Puzzle([0] * 16), to)
    assert "stands for" not in plain
    assert "another name" not in plain
    puzzle = Puzzle(
        Grid([0] * 36, side=4, columns=6), OVERLAPPING, rules=[Killer((0, 1), 5)], digits=range(4)
    )
    notes = export(puzzle, to).splitlines()
    assert notes[0].startswith(f"{mark} Sudoku of 4 digits on 6 rows and 6 columns, 8 places of")
    assert f"{mark} The digit 4 stands for 3." in notes
    two_ways = Puzzle([0] * 36, rules=[Killer((0, 1), 7)])
    assert f"{mark} A variable of another name helps to say the rule that it is named after." in (
        export(two_ways, to).splitlines()
    )


@pytest.mark.parametrize("to", ["lp", "mps"])
def test_auxiliary_variables_are_binary(to):
    text = export(Puzzle([0] * 36, rules=[Killer((0, 1), 7)]), to)
    declared = text.partition("Binaries" if to == "lp" else "BOUNDS")[2]
    for digits_of_a_set in ("1_6", "2_5", "3_4"):
        assert f" killer_r1c1_set_{digits_of_a_set}" in declared


@pytest.mark.parametrize("to", STATED)
def test_the_numbers_of_a_model_are_what_digits_stand_for(to):
    text = export(Puzzle([3] + [0] * 15, digits=(5, 6, 70, 800)), to)
    assert "70" in text
    assert "800" in text


def test_the_command_writes_each(capsys, tmp_path):
    path = tmp_path / "puzzle"
    path.write_text(GUROBI)
    for to in EXPORTS:
        assert main(["model", "--to", to, str(path)]) == 0
        assert capsys.readouterr().out == export(Puzzle(digits(GUROBI)), to)
    assert main(["model", "--to", "mps", "--form", "reduced", str(path)]) == 0
    assert "nothing" in capsys.readouterr().out
    assert main(["model", "--to", "jump", "--form", "reduced", str(path)]) == 2
    assert "reduced" in capsys.readouterr().err


def test_an_ampl_text_with_rules_is_not_read_as_a_plain_puzzle():
    for puzzle in (Puzzle([0] * 16, rules=[Killer((0, 1), 5)]), Puzzle([0] * 16, [(0, 5)])):
        with pytest.raises(ParseError) as caught:
            parse(export(puzzle, "ampl"))
        assert caught.value.code == "parse.ampl-rules"
    plain = Puzzle([1] + [0] * 15)
    assert parse(export(plain, "ampl")) == plain
