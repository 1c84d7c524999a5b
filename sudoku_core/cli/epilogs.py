"""The ends of the help texts: the output of each command, and its exit status."""

SEVERAL = """Several puzzles are answered in their order. If a puzzle cannot be read or its solver
breaks, standard error says so, and its answer is an empty line, or with --json an object with
"error"; the exit status is then 2 or higher. Messages on standard error begin with the number of
the puzzle."""

UNIQUE = """In --json, unique is true if there is exactly one solution, false if there is none or
more than one, null if that is not known."""

SOLVE_STATUS = (
    """With --prove, the exit status is 0 if the solution is the only one, 1 if there is
another or none, 3 if that is not known in the time limit. """
    + UNIQUE
)

SOLUTIONS_STATUS = """The exit status is 0 if all solutions are listed, or as many as --limit; 1 if
there is none, 3 if the time limit ended the search before. In --json, complete is true if there are
no other solutions."""

TRUE_STATUS = """The grid has in each cell the digits that it holds in some solution, as pencil
marks; a question mark follows each digit of which that is not known in the time limit. With --limit
above 1, a line for each cell with several digits says how many solutions have each digit; a plus
sign means that there are, or may be, more. The exit status is 0 if there is a solution and all is
known, 1 if there is no solution, 3 if the time limit was too short. In --json, complete is true if
found is the number of all solutions with a digit."""

EXPLAIN_STATUS = """The exit status is 0 if there is no solution and the clash is explained, 1 if
there is a solution, 3 if the time limit was too short for that or for the givens to erase. In
--json, minimal, fewest and complete are null unless there is no solution."""

COMPARE_STATUS = """The seconds, as those of sudoku solve, are for building the model, loading the
solver's package and solving, not for starting a process. The exit status is 0 if a solver solved
the puzzle, 1 if a solver proved that there is no solution, 3 if no solver ended in the time limit,
4 if a solver is missing or broke. In --json, presolved is true if presolve alone settles the
puzzle: then there is nothing to compare."""

RELAX_STATUS = """The verdict comes first, then a line for each cell with several digits: the
fraction of each digit. The exit status is 0 if the relaxation has a solution, 1 if it has none
(then the puzzle has none either), 3 if that is not known in the time limit, 4 if HiGHS is
missing."""

HINT_STATUS = """The exit status is 0 if there is a step, or nothing left to fill in; 1 if an entry
or a note is wrong, if there is no solution, or if several solutions leave no step; 3 if no step is
found. With --why-not it is 0 if steps show that the digit cannot stand in the cell, 1 if it can, 3
if no such steps are found."""

STEPS_STATUS = """Each line is a step: its rating (on the scale of Sukaku Explainer), its technique,
the reason, and what it places or rules out; the last line is the result. The exit status is 0 if
the steps solve the puzzle; 1 if it has no solution or several, or if an entry or a note is wrong; 3
if no step is found."""

SUM_STATUS = """Each equation is printed with its sign and without the candidates already ruled out,
then the sum so far in a line below; at the end what the sum proves. The exit status is 0 if the sum
proves something, 1 if it does not, 3 if no sum proves the step or rules the digit out, 4 if HiGHS
is missing."""

GRADE_STATUS = """Each line has the level, the hardest step and its rating, then
two figures: effort is the sum of the ratings of all steps; narrowest is the smallest number of
choices in any state. The exit status is 0 if steps solve the puzzle, 2 if it has no solution or
several, 3 if no step is found."""

RULE_LINES = """Rule lines begin with a word for the board or for a rule, or with a name and a
number for an extra region, as block1:r1c1-r3c3 does. Boards that overlap are written
boards:3x3=r1c1-r7c7. The words are"""

CONVERT_STATUS = """FORMAT is one of this program (line, matrix, csv, sdk, ampl, boxed, keycaps,
rules) or of another program: f-puzzles, sudokupad, sudokuexchange, sudokuwiki,
interactive-sudoku-solver, opensudoku, sadman, ss, hodoku, pencilmarks, tatham, dataset. The input
may have any of these formats, or be a link or a file of a program that can only be read. Puzzles
are written one after another; opensudoku and dataset (CSV with a head) put several into one file.
Standard error lists what the format does not carry, such as notes, and with --leave-out the
unsupported rules. A puzzle whose rules the format cannot carry is left out with a message; the exit
status is then 2. In --json, lost is what is not carried, left_out the unsupported rules."""

READ_STATUS = """This needs pip install "sudoku-core[photo,highs]". The picture may lie on any side.
The result is the likeliest reading with exactly one solution, if it is nearly as likely as what
each cell by itself looks like. Standard error, or --json, lists changed and doubtful cells;
doubtful of --json has for each cell the second-likeliest digit, null for blank. The exit status is
0 if the reading has exactly one solution, 1 if it has not, 2 if a file is no picture or has no grid
in it, 3 if that is not known in the time limit, 4 if the solver breaks."""

GENERATE_STATUS = """The same seed makes the same puzzles. The exit status is 0 if all puzzles are
as asked, 3 if the time limit ended the search: then the nearest puzzle is printed, with a message
on standard error."""

BATCH = """Many puzzles: with --jobs, --dask, --ray or --mpi other processes answer them; the
answers keep the order of the puzzles, and a puzzle that breaks its worker has an error in its
place. FILE may also be a table with a column puzzle (or quizzes, question, grid …); stored
solutions in it are compared. The columns of --output are {columns}."""
