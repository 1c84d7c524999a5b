"""The AMPL triples that we write, read by a tool that knows AMPL."""

import shutil
import subprocess

import pytest

from sudoku_core import format_grid, is_solution, parse
from tests.missing import missing
from tests.plain import AMPL

MODEL = """
set CELLS := 1..{side};
set CLUES within {{CELLS, CELLS}};
param n0 {{CLUES}} integer, >= 1, <= {side};
var b {{CELLS, CELLS, CELLS}} binary;
s.t. cell {{r in CELLS, c in CELLS}}: sum {{d in CELLS}} b[r,c,d] = 1;
s.t. row {{r in CELLS, d in CELLS}}: sum {{c in CELLS}} b[r,c,d] = 1;
s.t. col {{c in CELLS, d in CELLS}}: sum {{r in CELLS}} b[r,c,d] = 1;
s.t. box {{R in 1..{side} by {rows}, C in 1..{side} by {columns}, d in CELLS}}:
    sum {{r in R..R+{rows}-1, c in C..C+{columns}-1}} b[r,c,d] = 1;
s.t. given {{(r, c) in CLUES}}: b[r,c,n0[r,c]] = 1;
solve;
for {{r in CELLS}} {{
    for {{c in CELLS, d in CELLS: b[r,c,d] > 0.5}} printf "%d ", d;
    printf "\\n";
}}
end;
"""


UPRIGHT = "1.......6...." + "." * 23


@pytest.mark.parametrize(("line", "box"), [(AMPL, (3, 3)), (UPRIGHT, (3, 2))])
def test_glpk_solves_from_our_triples(line, box, tmp_path):
    tool = shutil.which("glpsol") or missing("glpsol")
    puzzle = parse(line, box=box)
    model = MODEL.format(side=puzzle.side, rows=box[0], columns=box[1])
    (tmp_path / "sudoku.mod").write_text(model)
    (tmp_path / "sudoku.dat").write_text(format_grid(puzzle, "ampl"))
    subprocess.run(
        [tool, "--math", "sudoku.mod", "--data", "sudoku.dat", "--display", "solved"],
        cwd=tmp_path,
        check=True,
    )
    assert is_solution(puzzle, parse((tmp_path / "solved").read_text()).givens)
