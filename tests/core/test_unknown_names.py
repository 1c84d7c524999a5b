"""Names that are not known: the nearest is offered, and all are listed."""

import pytest

import sudoku_core as sc
from sudoku_core.generation.target import target_of
from sudoku_core.language.messages import nearest
from tests.plain import CLASSIC

PUZZLE = sc.parse(CLASSIC)
MISSPELT = [
    ("solver", "higs", "highs", lambda name: sc.solve(PUZZLE, name)),
    ("solver", "HiGHS", "highs", lambda name: sc.solve(PUZZLE, name)),
    ("format", "boxd", "boxed", lambda name: sc.format_grid(PUZZLE, name)),
    ("format", "sudokupd", "sudokupad", lambda name: sc.formats.write(PUZZLE, name)),
    ("format", "minzinc", "minizinc", lambda name: sc.export(PUZZLE, name)),
    ("level", "esy", "easy", lambda name: sc.generate(level=name)),
    ("symmetry", "rotate 180", "rotate180", lambda name: sc.generate(symmetry=name)),
    ("technique", "xwing", "x-wing", lambda name: sc.generate(technique=name)),
    ("technique", "Hidden single", "hidden-single", lambda name: sc.generate(technique=name)),
]


def refused(call, name):
    with pytest.raises((sc.InputError, sc.SolverError)) as caught:
        call(name)
    return str(caught.value)


@pytest.mark.parametrize(("role", "name", "near", "call"), MISSPELT)
def test_the_nearest_name_is_offered_and_all_are_listed(role, name, near, call):
    error = refused(call, name)
    assert error.startswith(f"Unknown {role} '{name}'. Did you mean {near}? The ")
    listed = error.partition(" are ")[2].rstrip(".").split(", ")
    assert near in listed
    assert len(listed) > 4


@pytest.mark.parametrize(("role", "call"), [(role, call) for role, _, _, call in MISSPELT])
def test_of_what_is_near_to_none_all_are_listed(role, call):
    error = refused(call, "qqq")
    assert error.startswith(f"Unknown {role} 'qqq'. The ")
    assert error.count(", ") > 3


def test_the_techniques_that_are_listed_can_be_asked_for():
    listed = refused(lambda name: sc.generate(technique=name), "qqq")
    names = listed.partition(" are ")[2].rstrip(".").split(", ")
    assert [name for name in names if target_of(None, None, name).technique != name] == []
    assert not {"wrong-entry", "wrong-note", "no-solution", "several-solutions"} & {*names}


def test_what_stands_for_any_name_is_listed_and_not_offered():
    error = refused(MISSPELT[0][3], "pulp:NONSENSE")
    assert "Did you mean" not in error
    assert error.endswith(", pulp:NAME.")


def test_case_does_not_matter_for_what_is_near():
    assert nearest("CBC", ["cbc", "cbd"]) == "cbc"
    assert nearest("", ["cbc"]) == ""
