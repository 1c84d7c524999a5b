"""A compact position is the wide one with other numbers for its candidates."""

from sudoku_core.hints.techniques.compact import compact
from sudoku_core.hints.techniques.equation_index import members
from sudoku_core.hints.techniques.position import Position
from tests.noting import noted


def test_all_sets_are_those_of_the_wide_one():
    state = noted({"r1c1 r5c5": "12"}, placed={"r9c9": 3})
    wide = Position(state)
    few = compact(wide)
    assert few is compact(wide)
    assert few.at == tuple(members(wide.alive))
    assert few.listed(few.alive) == wide.listed(wide.alive)
    assert [few.listed(candidates) for candidates in few.live] == [
        wide.listed(candidates) for candidates in wide.live
    ]
    assert [few.number(*few.candidate(number)) for number in members(few.alive)] == [
        *members(few.alive)
    ]
    for number, candidate in enumerate(few.at):
        assert few.listed(few.rivals(number)) == wide.listed(wide.rivals(candidate))
    assert few.cells_of(few.alive) == wide.cells_of(wide.alive)
    assert few.digits_of(few.index.of_digit[4]) == (4,)
    assert few.listed(few.index.of_cell[0]) == ((0, 1), (0, 2))
