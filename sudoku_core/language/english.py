"""The sentences of the core in English: by code, with parameters in braces."""

from __future__ import annotations

from .english_steps import STEPS
from .english_techniques import TECHNIQUES
from .english_variants import VARIANTS

ENGLISH = {
    "batch.broke": "This puzzle could not be answered: {reason}.",
    "batch.cluster": "{engine} does not answer at {address}: {reason}.",
    "batch.columns": "{name} has no column of puzzles; such a column is called {known}.",
    "batch.empty": "Line {line} of {name} is empty.",
    "batch.ending": "The ending of {name} does not tell what to write; expected {known}.",
    "batch.exists": "{name} is there already, and a Parquet file cannot be resumed.",
    "batch.json": "Line {line} of {name} is not a JSON object with a puzzle.",
    "batch.missing": "{engine} is not here; {install} brings it.",
    "batch.other": "{name} has other columns than this command writes; expected {known}.",
    "batch.parquet": "Parquet needs pyarrow, which is not here; {install} brings it.",
    "batch.pool": "The worker processes end before they answer: {reason}.",
    "batch.resume": "--resume needs --output, the file to go on with.",
    "batch.start": "The workers cannot start: {reason}. In a script, what starts them stands under "
    'if __name__ == "__main__".',
    "batch.there": "{name} is there already; add --resume to go on with it.",
    "batch.unlike": "{name} holds other puzzles than these, so it cannot be resumed.",
    "batch.unsent": (
        "A worker process cannot load this puzzle: {reason}. Put the class of its rule into a "
        "module of its own, and import the class from there."
    ),
    "batch.unwritten": "{name} cannot be written: {reason}.",
    "batch.whole": "The {name} is a whole number from 1 up, not {found}.",
    "batch.worker": "The process at work on this puzzle ended, more than once, without an answer.",
    "clauses.answer": "The SAT solver reported neither a solution nor that there is none.",
    "cli.file": "{name} cannot be read: {reason}.",
    "cli.no-puzzle": "There is no puzzle in {name}.",
    "cli.one-puzzle": "One puzzle at a time; there are {count} here.",
    "cli.pattern": "A pattern has one character for each of the {cells} cells; this one has "
    "{count}.",
    "cli.picture": "{name} is a picture; sudoku read reads the puzzle in a picture.",
    "cli.puzzle": "A puzzle in {name} cannot be read: {reason}.",
    "cli.rules": "The rules cannot be read: {reason}.",
    "cli.unsupported": "This puzzle has rules that are not known here, or drawings that may be "
    "rules: {names}. To read the rest without them, add --leave-out.",
    "beside.windows": "the windows at {at}",
    "beside.window": "the window at {at}",
    "beside.thermometers": "the thermometers from {at}",
    "beside.thermometer": "the thermometer from {at}",
    "beside.rules": "the {kind} at {at}",
    "beside.rule": "the {kind} at {at}",
    "beside.killers": "the cages at {at}",
    "beside.killer": "the cage at {at}",
    "beside.groups": "the disjoint groups from {at}",
    "beside.group": "the disjoint group from {at}",
    "beside.diagonals": "the diagonals from {at}",
    "beside.diagonal": "the diagonal from {at}",
    "beside.blocks": "the {kind} at {at}",
    "conflict.renban": "The digits on the renban line from {at} are not consecutive: {cells}.",
    "conflict.antiknight": "A knight’s move apart stands the same digit: {cells}.",
    "beside.renbans": "the renban lines from {at}",
    "beside.renban": "the renban line from {at}",
    "beside.antiknights": "the anti-knight rules",
    "beside.antiknight": "the anti-knight rule",
    "beside.block": "the {kind} at {at}",
    "conflict.row": "Row {number} has the digit {digit} more than once: {cells}.",
    "conflict.column": "Column {number} has the digit {digit} more than once: {cells}.",
    "conflict.box": "Box {number} has the digit {digit} more than once: {cells}.",
    "conflict.block": "Extra region {number} has the digit {digit} more than once: {cells}.",
    "conflict.diagonal": "Diagonal {number} has the digit {digit} more than once: {cells}.",
    "conflict.window": "Window {number} has the digit {digit} more than once: {cells}.",
    "conflict.group": "Group {number} has the digit {digit} more than once: {cells}.",
    "conflict.region": "Region {number} has the digit {digit} more than once: {cells}.",
    "conflict.killer": "In the cage at {at} a digit repeats: {cells}.",
    "conflict.killer-sum": "The cage at {at} cannot add up to {total}: {cells}.",
    "conflict.rule": "The rule {name} is broken: {cells}.",
    "conflict.thermometer": "Along the thermometer from {at} the digits do not increase: {cells}.",
    "export.form": "The format {format} does not have the form {form}; it only states the rules.",
    "export.format": "Unknown format '{format}'. The formats are {known}.",
    "export.format-near": "Unknown format '{format}'. Did you mean {near}? The formats are "
    "{known}.",
    "format.digits": "There are {count} numbers to write for {side} digits; expected one for each.",
    "format.rules": "The format {style} cannot carry {found}; the format rules can.",
    "format.rule": "No format carries rules of the kind {kind}.",
    "format.unnamed": "In the text form {cells} would not be a cell, since no region or rule "
    "names it.",
    "format.side": "The format {style} cannot write a side of {side}.",
    "format.style": "Unknown format '{style}'. The formats are {known}.",
    "format.style-near": "Unknown format '{style}'. Did you mean {near}? The formats are {known}.",
    "generate.count": "The number of givens is a whole number from 0 to {most}.",
    "generate.few": "With fewer than {least} givens there is never only one solution: two digits "
    "could be swapped.",
    "generate.level": "Unknown level '{name}'. The levels are {known}.",
    "generate.level-near": "Unknown level '{name}'. Did you mean {near}? The levels are {known}.",
    "generate.none": "No grid fits these rules.",
    "generate.not-symmetric": "This board does not have the symmetry {name}.",
    "generate.orbits": "No puzzle with the symmetry {name} has {count} givens; the nearest number "
    "is {near}.",
    "generate.pattern-alone": "A pattern already says how many givens there are, and where; leave "
    "out the number of givens and the symmetry.",
    "generate.rating": "A rating is a number from {low} to {high}, or two, the smaller one first.",
    "generate.rule": "{name} is no rule; a rule is a Rule, or text such as killer or diagonals.",
    "generate.side": "{found} is not a side; a side is a whole number from 1 up.",
    "generate.symmetry": "Unknown symmetry '{name}'. The symmetries are {known}.",
    "generate.symmetry-near": "Unknown symmetry '{name}'. Did you mean {near}? The symmetries are "
    "{known}.",
    "generate.technique": "Unknown technique '{name}'. The techniques are {known}.",
    "generate.technique-near": "Unknown technique '{name}'. Did you mean {near}? The "
    "techniques are {known}.",
    "generate.technique-never": (
        "No puzzle on this board can need the technique {name}. You can ask for: {known}."
    ),
    "generate.technique-unique": (
        "The technique {name} rests on there being one solution. Allow such steps too: --unique, "
        "or unique=True."
    ),
    "generate.two": "Ask for only one of level, rating and technique.",
    "grade.none": "There is no solution, so there is nothing to grade.",
    "grade.several": "There are several solutions; only a puzzle with one can be graded.",
    "grid.columns": "{count} values do not make rows of {columns}.",
    "grid.gap": "{cells} is not a cell of this board, so it cannot hold a digit.",
    "grid.full": "The excluded solution {number} is not a full grid of side {side}.",
    "grid.not-square": "{count} values do not make a square grid.",
    "grid.row": "Row {number} has {count} values; expected {expected}, one for each row.",
    "grid.value": "{value} at {cells} is not a digit from 0 (empty) to {side}.",
    "mistake.board": "The entries are for a board of another shape.",
    "mistake.side": "The entries have side {entries}, the puzzle has side {side}.",
    "model.cell": "There is no cell {cell} on this board.",
    "model.form": "There is no form {form} of the model; there is {known}.",
    "model.no-digit": "The values leave {cells} without a digit.",
    "model.two-digits": "The values give {cells} more than one digit.",
    "model.unsolved": "The problem has no solution, or no solver has solved it yet.",
    "model.value": "The variable {variable} has the value {value}, which is neither 0 nor 1.",
    "parse.above": "Line {line}, column {column}: {found} is too large; expected 1 to {side}, "
    "or 0 for an empty cell.",
    "parse.ambiguous": "Line {line}, column {column}: the letters could mean {first} or {second}; "
    "expected text that only one of them fits.",
    "parse.ampl-cell": "Line {line}, column {column}: there is no row or column {found}; "
    "expected 1 to {side}.",
    "parse.ampl-digit": "Line {line}, column {column}: {found} is not a digit of this board; "
    "expected 1 to {side}.",
    "parse.ampl-number": "Line {line}, column {column}: expected a whole number, not {found}.",
    "parse.ampl-rules": "Line {line}, column {column}: this AMPL model has rules that its data do "
    "not contain; expected the puzzle's own line of text.",
    "parse.ampl-side": "Line {line}, column {column}: the largest number is {found}, which does "
    "not tell the side; expected the side to be given.",
    "parse.ampl-triple": "Line {line}, column {column}: the data end within a triple; "
    "expected row, column and digit.",
    "parse.ampl-twice": "Line {line}, column {column}: the cell {cells} is given a second time; "
    "expected each cell once.",
    "parse.cell": "Line {line}, column {column}: {found} is not a cell; expected cells as in "
    "r1c1-r1c2.",
    "parse.cell-gap": "Line {line}, column {column}: {cells} is not a cell of this board, which "
    "has a dash there; expected other cells.",
    "parse.cell-outside": "Line {line}, column {column}: there is no cell {found} on this board; "
    "expected r1c1 to r{rows}c{columns}.",
    "parse.character": "Line {line}, column {column}: {found} cannot be read; expected digits or "
    "letters, a dot or 0 for an empty cell, spaces, commas or a drawing's lines.",
    "parse.rule-line": "Line {line}, column {column}: there is no rule line {found}; expected "
    "{known}, or an extra region such as block1; boards that overlap are written "
    "boards:3x3=r1c1-r7c7.",
    "parse.rule-line-base": "Line {line}, column {column}: {rows} rows and {columns} columns for "
    "{side} digits have no regions by themselves; expected boards:3x3=r1c1-r7c7 or the like, or "
    "blocks:none.",
    "parse.rule-line-digits": "Line {line}, column {column}: {found} cannot be here; expected "
    "digits as in digits:0-8 or digits:1,3,5, each larger than the one before, {limit} of them at "
    "most, none above {most}.",
    "parse.rule-line-count": "Line {line}, column {column}: {count} digits are listed here, but "
    "the grid has {side} rows and columns; expected {side} digits.",
    "parse.rule-line-form": "Line {line}, column {column}: expected {form}, not {found}.",
    "parse.rule-line-regions": "Line {line}, column {column}: the regions have {count} marks; "
    "expected {expected}, one for each cell.",
    "parse.rule-line-side": "Line {line}, column {column}: the rule lines are for {count} digits; "
    "expected {side}.",
    "parse.rule-line-square": "Line {line}, column {column}: {word} needs as many rows and columns "
    "as there are digits; expected {side} of each.",
    "parse.rule-line-twice": "Line {line}, column {column}: {word} cannot be used together with "
    "{other}; expected one of the two.",
    "parse.rule-line-wrong": "Line {line}, column {column}: {reason}",
    "parse.count": "Line {line}, column {column}: {count} cells were read; expected {expected}, "
    "for a side of {side}.",
    "parse.empty": "The text holds no puzzle; expected a digit or an empty mark for each cell.",
    "parse.gap": "Line {line}, column {column}: a dash means that there is no cell, but a row, "
    "column or box goes through here; expected a dot for an empty cell.",
    "parse.given": "Line {line}, column {column}: {found} is where the board has no cell; "
    "expected a dash.",
    "parse.large": "Line {line}, column {column}: this board is too large; "
    "expected a side of {limit} at most.",
    "parse.letter": "Line {line}, column {column}: {found} is not a digit of this board; expected "
    "{symbols}, or a dot for an empty cell.",
    "parse.letters": "The letters {letters} cannot be used; expected {side} different letters or "
    "digits, one for each digit of the board.",
    "parse.long": "The text has {count} characters; expected at most {limit}.",
    "parse.no-puzzle": "Line {line}, column {column}: there is no puzzle in this text; expected a "
    "digit, or a dot or 0 for an empty cell, for each cell.",
    "parse.number": "Line {line}, column {column}: expected a number from 0 to {side}, "
    "not {found}.",
    "parse.row": "Line {line}, column {column}: this row has {count} cells; expected {expected}.",
    "parse.rows": "Line {line}, column {column}: there are {count} rows of {expected} cells; "
    "expected {expected} rows.",
    "parse.rules": "In the rules: {reason}",
    "parse.several": "Line {line}, column {column}: a second puzzle begins; expected one.",
    "parse.shape-count": "Line {line}, column {column}: {count} cells were read; expected "
    "{expected}, for {rows} rows and {columns} columns.",
    "parse.side": "{side} is not a side; expected a whole number from 1 to {limit}.",
    "parse.square": "Line {line}, column {column}: {count} cells make no square; "
    "expected {below} or {above}.",
    "parse.sumocue": "Line {line}, column {column}: {found} does not fit in SumoCue's text; "
    "expected = and a sum, or + and the number of a cell whose cage it joins, then J and the "
    "number of a region.",
    "parse.sumocue-cage": "Line {line}, column {column}: the cage of this cell has more cells than "
    "there are digits; expected {side} at most.",
    "parse.sumocue-region": "Line {line}, column {column}: the region of this cell does not have "
    "{side} cells; expected {side} regions of {side} cells, or none.",
    "parse.value": "Line {line}, column {column}: {found} is not a digit of this board; expected "
    "{digits}, a dot for an empty cell, or a dash for no cell.",
    "photo.board": "The grid seems to have {side} × {side} cells; the board that is expected has "
    "{rows} × {columns}.",
    "photo.columns": "The cell {cells} has {count} likelihoods; expected {expected}: one for blank "
    "and one for each digit.",
    "photo.corners": "These are not the corners of a grid; expected four, in their order around "
    "it.",
    "photo.file": "{name} cannot be read: {reason}.",
    "photo.filled": "What was read has no solution. Many cells are filled, perhaps by a player, "
    "so nothing was changed: look for wrong digits.",
    "photo.likelihood": "A likelihood in {cells} is {value}; expected a natural logarithm, which "
    "may be minus infinity.",
    "photo.mended": "To get exactly one solution, these cells were not read as they look: {cells}.",
    "photo.missing": "Photos are read with OpenCV, which is not here; "
    'pip install "sudoku-core[photo]" brings it.',
    "photo.no-grid": "No grid was found. It helps to have the whole grid in the picture, "
    "in even light, from straight above.",
    "photo.no-picture": "{name} is not a picture that can be opened.",
    "photo.none": "What was read has no solution, and no similar reading has exactly one. Look at "
    "the doubtful cells.",
    "photo.nothing": "By its likelihoods, {cells} is neither blank nor any digit.",
    "photo.rows": "There are likelihoods for {count} cells; expected {expected}.",
    "photo.several": "What was read has more than one solution. Look for missing digits.",
    "photo.side": "The grid seems to have {side} × {side} cells; only digits up to 9 are read.",
    "photo.unsettled": "There was no time to find out whether a likely reading has exactly one "
    "solution. Look at the doubtful cells.",
    "puzzle.box": "A box of {rows} × {columns} cells does not fit a side of {side}.",
    "puzzle.box-pair": "{box} is not a box; expected its rows and columns, as (2, 3).",
    "puzzle.blocks": "A board that has gaps, or not {side} rows and columns for its {side} "
    "digits, needs its blocks to be named.",
    "puzzle.block-kind": "Block {number} is called {name}; expected a word of letters, and "
    "a number from 1 up.",
    "puzzle.corner": "A board of {side} × {side} cells that begins at {cells} does not fit on the "
    "whole.",
    "puzzle.digits": "{value} cannot be a digit here; expected whole numbers from 0 to {most}, "
    "each larger than the one before.",
    "puzzle.givens": "The givens have {count} cells, the board {expected}.",
    "puzzle.no-cells": "There are no cells: on this board only those that a block or rule names "
    "are cells.",
    "puzzle.no-boxes": "A side of {side} has no boxes.",
    "puzzle.block-cell": "Block {number} names cell {cell}, but cells go from 0 to {last}.",
    "puzzle.block-name": "Block {number} is called {name}, as is another before it.",
    "puzzle.block-repeat": "Block {number} names the cell {cells} twice.",
    "puzzle.block-size": "Block {number} has {count} cells, but there are only {side} digits.",
    "puzzle.block-side": "{name} has {count} cells, as on a board of that side; expected {side}.",
    "rule.cell": "Rule {number} ({kind}) names cell {cell}, which is not on this board; its cells "
    "go from 0 to {last}.",
    "rule.disagrees": (
        "The rule {name} contradicts itself: its lower() allows the grid that {solver} gave, and "
        "its broken() finds a fault in {cells}."
    ),
    "rule.empty": "Rule {number} ({kind}) names no cell.",
    "rule.number": "A rule of the kind {kind} takes a whole number, not {found}.",
    "rule.parameter": "A rule of the kind {kind} takes nothing beside its cells, not {found}.",
    "rule.repeat": "Rule {number} ({kind}) names the cell {cells} twice.",
    "rule.size": "Rule {number} ({kind}) has {count} cells, but there are only {side} digits.",
    "rule.text": "A rule of the kind {kind} takes a whole number; '{found}' is text.",
    "shared.cages": "The format {style} carries cages only where every cell is in one, and each "
    "has a sum and two cells or more; the format “{better}” can carry these.",
    "shared.choice": "What to do with rules that are not known is “refuse” or “leave out”, not "
    "“{found}”.",
    "shared.damaged": "This {program} text is damaged: characters are missing or wrong. Copy the "
    "whole link, or the whole text, again.",
    "shared.drawn": "Left out, since only drawn, though perhaps part of its rules: {names}.",
    "shared.link": "This link is from a site that is not known here; open it there, and copy the "
    "digits or export the puzzle.",
    "shared.long": "This text is longer than {limit} characters, packed or unpacked; no puzzle is "
    "that long.",
    "shared.named": "This {program} link only names a puzzle on a server; open it there, and "
    "share the puzzle itself: the new link then holds the whole puzzle.",
    "shared.prose": "It also has rules in words, which are not read: there may be more to it.",
    "shared.refused": "This {program} puzzle cannot be opened: {reason}",
    "shared.solution": "The solution stored with it does not fit this puzzle.",
    "shared.strange": "This {program} puzzle cannot be read: its part “{what}” is not as expected.",
    "shared.unknown": "There may be more solutions than intended, since rules that are not known "
    "here are left out: {names}.",
    "shared.unsupported": "This puzzle has rules that are not known here, or drawings that may be "
    'rules: {names}. To read the rest without them, ask with unsupported="leave out".',
    "solver.best": "{solver} does not find the best of several solutions; CBC and HiGHS do.",
    "solver.browser": "{solver} runs as a program of its own, which a browser cannot start.",
    "solver.broke": "{solver} broke: {reason}",
    "solver.blocks": "{solver} needs rows, boxes or regions that cover the board without sharing "
    "a cell.",
    "solver.licence": "This puzzle needs {variables} variables and {constraints} constraints; the "
    "licence of {solver} that is here allows {allowed} of each.",
    "solver.linear": "{solver} does not solve linear programs; HiGHS does.",
    "solver.missing": "{solver} is not installed here.",
    "solver.missing-extra": "{solver} is not installed here; "
    'pip install "sudoku-core[{extra}]" brings it.',
    "solver.missing-program": "{solver} is not installed here; the program {program} is not found.",
    "solver.explain": "{solver} cannot prove that there is no solution, so it cannot explain it.",
    "solver.form": "{solver} does not take the form {form}; it takes {known}.",
    "solver.rules": "{solver} only handles rules by which digits differ, as in rows and boxes; "
    "this puzzle has others.",
    "solver.time-limit": "A time limit is a number of seconds from 0 up, not {value}.",
    "solver.unknown": "Unknown solver '{solver}'. The solvers are {known}.",
    "solver.unknown-near": "Unknown solver '{solver}'. Did you mean {near}? The solvers are "
    "{known}.",
    "solver.unproven": "{solver} says that there is no solution, but its proof does not add up.",
    "solver.wrong": "{solver} gave a grid that does not solve the puzzle.",
}
ENGLISH.update(STEPS)
ENGLISH.update(TECHNIQUES)
ENGLISH.update(VARIANTS)

PROGRAMS = {
    "hodoku": "HoDoKu",
    "interactive-sudoku-solver": "Interactive Sudoku Solver",
    "lisudoku": "Lisudoku",
    "opensudoku": "OpenSudoku",
    "penpa": "penpa-edit",
    "pskiller": "PS Killer",
    "sadman": "SadMan Sudoku",
    "ss": "Simple Sudoku",
    "sudokuexchange": "SudokuExchange",
    "sudokupad": "SudokuPad",
    "sudokuwiki": "SudokuWiki",
    "tatham": "Solo",
}
"""Names of programs by the names of their formats, where the two differ."""
