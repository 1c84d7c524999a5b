"""Exports as text, without the tools that read them (tests/exports runs those)."""

import pytest

from sudoku_core import (
    EXPORTS,
    InputError,
    Puzzle,
    build_model,
    export,
    export_files,
    export_forms,
    standard_blocks,
)
from sudoku_core.cli import main
from tests.cases import GUROBI, HARD, SIDES, digits

PUZZLE = Puzzle(digits(HARD))


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
        assert list(files) == ["sudoku.mod", "sudoku.dat"]
        assert files["sudoku.mod"].removesuffix("end;\n") in text
        assert text.endswith(files["sudoku.dat"])
        assert "option" not in text
    else:
        assert list(files.values()) == [text]


def test_only_what_spells_out_variables_has_a_reduced_form():
    reduced = {to for to in EXPORTS if "reduced" in export_forms(to)}
    assert reduced == {"lp", "mps", "dimacs"}
    for to in reduced:
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


@pytest.mark.parametrize("to", ["lp", "mps", "dimacs"])
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


@pytest.mark.parametrize("to", set(EXPORTS) - {"lp", "mps", "dimacs", "smtlib"})
def test_an_extra_block_is_added_to_the_families(to):
    plain = export(Puzzle([0] * 16), to).splitlines()
    more = export(Puzzle([0] * 16, [*standard_blocks(2), (0, 6, 11)]), to).splitlines()
    if to == "constraintmodels":
        assert "sudoku(2; start = start)" in "".join(plain)
        assert "AllDifferent()" in "".join(more)
    else:
        assert 1 <= len(set(more) - set(plain)) <= 2


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
