"""A narrow position is the wide one, but for the numbers of candidates."""

from sudoku_core.techniques.ground import members
from sudoku_core.techniques.narrow import narrow
from sudoku_core.techniques.position import Position
from tests.noting import noted


def test_all_sets_are_those_of_the_wide_one():
    state = noted({"r1c1 r5c5": "12"}, placed={"r9c9": 3})
    wide = Position(state)
    few = narrow(wide)
    assert few is narrow(wide)
    assert few.at == tuple(members(wide.alive))
    assert few.listed(few.alive) == wide.listed(wide.alive)
    assert [few.listed(one) for one in few.live] == [wide.listed(one) for one in wide.live]
    assert [few.number(*few.candidate(one)) for one in members(few.alive)] == [*members(few.alive)]
    for number, candidate in enumerate(few.at):
        assert few.listed(few.rivals(number)) == wide.listed(wide.rivals(candidate))
    assert few.cells_of(few.alive) == wide.cells_of(wide.alive)
    assert few.digits_of(few.ground.of_digit[4]) == (4,)
    assert few.listed(few.ground.of_cell[0]) == ((0, 1), (0, 2))
