"""The ends of the help texts: the output of each command, and its exit status."""

SEVERAL = """Several puzzles are answered in their order. Where one cannot be read or its solver
breaks, that is told on standard error; in the place of its answer stands an empty line, or with
--json an object with "error"; the exit status is then 2 or higher. What else is told on standard
error begins with the number of the puzzle."""

UNIQUE = """In --json, unique is true where there is exactly one solution, false where there is none
or more than one, null where that is not known."""

SOLVE_STATUS = (
    """With --prove, the exit status is 0 where the solution is the only one, 1 where
there is another or none, 3 where that is not known in the time limit. """
    + UNIQUE
)

EXPLAIN_STATUS = """The exit status is 0 where there is no solution and that is explained, 1 where
there is one, 3 where it is not known in the time limit, or not which givens to erase. In --json,
minimal, fewest and complete are null unless there is no solution."""

COMPARE_STATUS = """The seconds are what sudoku solve says too: for building the model, loading the
solver's package and solving; not for starting a process. The exit status is 0 where a solver solved
the puzzle, 1 where one proved that it has no solution, 3 where none knows in the time limit, 4
where one is missing or broke. In --json, presolved is true where presolve alone settles the puzzle:
then there is nothing to compare."""

RELAX_STATUS = """The verdict comes first, then a line for each cell that is left open, with how
strongly it has each digit. The exit status is 0 where the relaxation has a solution, 1 where it has
none (then the puzzle has none either), 3 where that is not known in the time limit, 4 where HiGHS
is missing."""

HINT_STATUS = """The exit status is 0 where there is a step, or nothing left to fill in; 1 where an
entry or a note is wrong, where there is no solution, or where nothing more follows since there are
several; 3 where no step is found. With --why-not it is 0 where the digit cannot stand there and
that is shown, 1 where it may, 3 where no steps are found that show it."""

STEPS_STATUS = """A line is a step: its rating (on the scale of Sukaku Explainer), the technique,
why, and what it places or rules out; the last line tells how it ended. The exit status is 0 where
the steps solve the puzzle; 1 where it has no solution or several, or an entry or a note is wrong; 3
where no step is found."""

SUM_STATUS = """Each equation comes with its sign and what is left of it, below it the sum with it;
then what remains. The exit status is 0 where the sum proves something, 1 where it does not, 3 where
no sum shows the step, or rules the digit out, 4 where HiGHS is missing."""

GRADE_STATUS = """A line says the level, the rating of the hardest step and its technique, then two
figures: effort is the ratings of all there is to do, added up; narrowest is how many ways there
were to go on, at the place with the fewest. The exit status is 0 where steps solve the puzzle, 2
where it has no solution or several, 3 where no step is found."""

CONVERT_STATUS = """FORMAT is one of our own (line, matrix, csv, sdk, ampl, boxed, keycaps, rules)
or of another program: f-puzzles, sudokupad, sudokuexchange, sudokuwiki, interactive-sudoku-solver,
opensudoku, sadman, ss, hodoku, pencilmarks, tatham, dataset. What is read may be any of these, and
links and files of programs that are only read. One puzzle comes after another; opensudoku and
dataset (CSV with a head) make one file of several. What the format does not carry, as notes, and
with --leave-out the rules that are not known, is told on standard error. A puzzle whose rules the
format cannot carry is told there too, and left out; the exit status is then 2. In --json, lost is
what is not carried, left_out the rules that are not known."""

READ_STATUS = """This needs pip install "sudoku-core[photo,highs]". The picture may lie on any side.
Of all readings that are nearly as likely as the plain one, that with exactly one solution is taken;
what is changed so, and which cells are doubtful, is told on standard error, or in --json: there
doubtful has for each cell what it could be instead, null for blank. The exit status is 0 where what
is read has exactly one solution, 1 where it has not, 2 where a file is no picture or there is no
grid in it, 3 where it is not known in the time limit, 4 where the solver breaks."""

GENERATE_STATUS = """The same seed makes the same puzzles. The exit status is 0 where all are as
asked, 3 where the time limit was over before; then the nearest is told, and on standard error that
it is not as asked."""

BATCH = """Many puzzles: with --jobs, --dask, --ray or --mpi they are answered elsewhere, in their
order all the same; one that breaks its worker is an error in its place. FILE may be a table too,
with its puzzles in a column of that name (or quizzes, question, grid …), and stored solutions that
are compared. The columns of --output are {columns}."""
BATCH_AUTO = """Among many, auto is the solver that needs no process for each puzzle: the search, or
CaDiCaL where the board is large."""
