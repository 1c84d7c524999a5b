"""English: the sentences of the core, by code. See ``tables.Table``."""

from __future__ import annotations

from .rule_words import rule_sentences
from .rules_en import EXACT, GRAMMAR, SHORT, WORDS

CELL = "R{row}C{column}"
AND = "and"
OR = "or"
NOR = "or"
THOUSANDS = ","
LEAST_GROUPED = 1000
DECIMAL = "."
SINGULAR = (1,)
ARTICLES: dict[str, dict[str, str]] = {}
SENTENCES: dict[str, str | dict[str, str]] = {
    "beside.block": "the {kind} at {at}",
    "beside.blocks": "the {kind} at {at}",
    "beside.diagonal": "the diagonal from {at}",
    "beside.diagonals": "the diagonals from {at}",
    "beside.group": "the disjoint group from {at}",
    "beside.groups": "the disjoint groups from {at}",
    "beside.rule": "the {kind} at {at}",
    "beside.rules": "the {kind} at {at}",
    "beside.window": "the window at {at}",
    "beside.windows": "the windows at {at}",
    "case.cage-many": "{place} could be one of {count} sets",
    "case.counted": "{first} ({count} sets of digits)",
    "case.counted-between": "{first} (between them one of {count} sets of digits)",
    "case.digits": "{digits} in {cells}",
    "case.either": "{sets} in {places}",
    "case.elsewhere": "no other cell of {cover} can be {sets}",
    "case.no-room": "none of the removed digits fits",
    "case.nothing-else": "nothing else fits in the cells it adds up",
    "case.parts": "{parts}",
    "case.sums": "{first} ({sets})",
    "case.sums-between": "{first} (between them {sets})",
    "clauses.answer": "The SAT solver reported neither a solution nor that there is none.",
    "conflict.block": "The extra region of {at} has the digit {digit} more than once: {cells}.",
    "conflict.box": "Box {number} has the digit {digit} more than once: {cells}.",
    "conflict.column": "Column {number} has the digit {digit} more than once: {cells}.",
    "conflict.diagonal": "The diagonal from {at} has the digit {digit} more than once: {cells}.",
    "conflict.group": "The disjoint group of {at} has the digit {digit} more than once: {cells}.",
    "conflict.region": "The region of {at} has the digit {digit} more than once: {cells}.",
    "conflict.row": "Row {number} has the digit {digit} more than once: {cells}.",
    "conflict.rule": "The rule {name} is broken: {cells}.",
    "conflict.window": "The window of {at} has the digit {digit} more than once: {cells}.",
    "export.form": "The format {format} does not have the form {form}; it only states the rules.",
    "export.format": "Unknown format '{format}'. The formats are {known}.",
    "export.format-near": (
        "Unknown format '{format}'. Did you mean {near}? The formats are {known}."
    ),
    "format.digits": "There are {count} numbers to write for {side} digits; expected one for each.",
    "format.rule": "No format carries rules of the kind {kind}.",
    "format.rules": "The format {style} cannot carry {found}; the format rules can.",
    "format.side": "The format {style} cannot write a side of {side}.",
    "format.style": "Unknown format '{style}'. The formats are {known}.",
    "format.style-near": "Unknown format '{style}'. Did you mean {near}? The formats are {known}.",
    "format.unnamed": (
        "In the text form {cells} would not be a cell, since no region or rule names it."
    ),
    "generate.count": "The number of givens is a whole number from 0 to {most}.",
    "generate.few": (
        "With fewer than {least} givens there is never only one solution: two digits could be "
        "swapped."
    ),
    "generate.jigsaw": "Random regions need a square board without gaps.",
    "generate.kind": "Unknown kind of rule '{name}'. The kinds are {known}.",
    "generate.kind-count": "The number of {kind} rules is a whole number from 0 to 999.",
    "generate.kind-near": (
        "Unknown kind of rule '{name}'. Did you mean {near}? The kinds are {known}."
    ),
    "generate.kinds": "No board was found with room for these rules: {kinds}. Ask for fewer.",
    "generate.level": "Unknown level '{name}'. The levels are {known}.",
    "generate.level-near": "Unknown level '{name}'. Did you mean {near}? The levels are {known}.",
    "generate.none": "No grid fits these rules.",
    "generate.not-symmetric": "This board does not have the symmetry {name}.",
    "generate.orbits": (
        "No puzzle with the symmetry {name} has {count} givens; the nearest number is {near}."
    ),
    "generate.pattern-alone": (
        "A pattern already says how many givens there are, and where; leave out the number of "
        "givens and the symmetry."
    ),
    "generate.pattern-rules": "A pattern takes no new rules: leave one of the two out.",
    "generate.rating": "A rating is a number from {low} to {high}, or two, the smaller one first.",
    "generate.rule": "{name} is not a rule; a rule is a Rule, or text such as killer or diagonals.",
    "generate.side": "{found} is not a side; a side is a whole number from 1 up.",
    "generate.symmetry": "Unknown symmetry '{name}'. The symmetries are {known}.",
    "generate.symmetry-near": (
        "Unknown symmetry '{name}'. Did you mean {near}? The symmetries are {known}."
    ),
    "generate.technique": "Unknown technique '{name}'. The techniques are {known}.",
    "generate.technique-near": (
        "Unknown technique '{name}'. Did you mean {near}? The techniques are {known}."
    ),
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
    "grid.full": "The excluded solution {number} is not a full grid of side {side}.",
    "grid.gap": "{cells} is not a cell of this board, so it cannot hold a digit.",
    "grid.not-square": "{count} values do not make a square grid.",
    "grid.row": "Row {number} has {count} values; expected {expected}, one for each row.",
    "grid.value": "{value} at {cells} is not a digit from 0 (empty) to {side}.",
    "hint.asked": "{found} is not one digit in one cell; expected r1c1=7.",
    "hint.cells": "Look at {cells}.",
    "hint.digits": "Look at the {digits}s.",
    "hint.digits-several": "Look at the digits {digits}.",
    "hint.lines": (
        "{found} cannot be read; expected names of equations as cell_r1c4=-1;row1_digit3=1."
    ),
    "hint.mistake": "Something is not right: {name}.",
    "hint.next-cell": "{cells} can be filled next.",
    "hint.next-cell-later": "{cells} can be filled next, after {count} steps.",
    "hint.notes": "The notes {found} in {cells} are not digits of this board.",
    "hint.off": "{found} names a cell or a digit that this board does not have.",
    "hint.technique": "Look for: {name}.",
    "hint.told": (
        "{found} cannot be read; expected cells and digits as r1c1=7, r1c1=257 or r1c1=2,10, "
        "several with semicolons between."
    ),
    "hint.what": "Look at {digits} in {cells}.",
    "hint.where": "Look at {base}.",
    "hint.where-cages": "Look at {base} and the cages there.",
    "language.unknown": "Unknown language '{name}'. The languages are {known}.",
    "lesson.in-solution": "{digits} in {cells} is in the solution, so it cannot be removed.",
    "lesson.no-candidate": "{digits} is no candidate of {cells}.",
    "lesson.no-example": "No example of this technique is ready.",
    "lesson.no-such": "There is no digit {digit} or no cell {cell} on this board.",
    "lesson.not-in-solution": "{cells} is not {digits} in the solution.",
    "lesson.nothing": "Pick a candidate first.",
    "lesson.other": (
        "It is right to remove {digits} from {cells}, but no step of this kind shows it."
    ),
    "lesson.other-place": "{cells} is {digits}, but no step of this kind shows it.",
    "lesson.removed": "Already removed: {digits} from {cells}.",
    "lesson.right": "Right.",
    "mistake.board": "The entries are for a board of another shape.",
    "mistake.side": "The entries have side {entries}, the puzzle has side {side}.",
    "model.cell": "There is no cell {cell} on this board.",
    "model.form": "There is no form {form} of the model; there is {known}.",
    "model.no-digit": "The values leave {cells} without a digit.",
    "model.two-digits": "The values give {cells} more than one digit.",
    "model.unsolved": "The problem has no solution, or no solver has solved it yet.",
    "model.value": "The variable {variable} has the value {value}, which is neither 0 nor 1.",
    "parse.above": (
        "Line {line}, column {column}: {found} is too large; expected 1 to {side}, or 0 for an "
        "empty cell."
    ),
    "parse.ambiguous": (
        "Line {line}, column {column}: the letters could mean {first} or {second}; expected text "
        "that only one of them fits."
    ),
    "parse.ampl-cell": (
        "Line {line}, column {column}: there is no row or column {found}; expected 1 to {side}."
    ),
    "parse.ampl-digit": (
        "Line {line}, column {column}: {found} is not a digit of this board; expected 1 to {side}."
    ),
    "parse.ampl-number": "Line {line}, column {column}: expected a whole number, not {found}.",
    "parse.ampl-rules": (
        "Line {line}, column {column}: this AMPL model has rules that its data do not contain; "
        "expected the puzzle's own line of text."
    ),
    "parse.ampl-side": (
        "Line {line}, column {column}: the largest number is {found}, which does not tell the "
        "side; expected the side to be given."
    ),
    "parse.ampl-triple": (
        "Line {line}, column {column}: the data end within a triple; expected row, column and "
        "digit."
    ),
    "parse.ampl-twice": (
        "Line {line}, column {column}: the cell {cells} is given a second time; expected each cell "
        "once."
    ),
    "parse.cell": (
        "Line {line}, column {column}: {found} is not a cell; expected cells as in r1c1-r1c2."
    ),
    "parse.cell-gap": (
        "Line {line}, column {column}: {cells} is not a cell of this board, which has a dash "
        "there; expected other cells."
    ),
    "parse.cell-outside": (
        "Line {line}, column {column}: there is no cell {found} on this board; expected r1c1 to "
        "r{rows}c{columns}."
    ),
    "parse.character": (
        "Line {line}, column {column}: {found} cannot be read; expected digits or letters, a dot "
        "or 0 for an empty cell, spaces, commas or a drawing's lines."
    ),
    "parse.count": (
        "Line {line}, column {column}: {count} cells were read; expected {expected}, for a side of "
        "{side}."
    ),
    "parse.empty": "The text holds no puzzle; expected a digit or an empty mark for each cell.",
    "parse.gap": (
        "Line {line}, column {column}: a dash means that there is no cell, but a row, column or "
        "box goes through here; expected a dot for an empty cell."
    ),
    "parse.given": (
        "Line {line}, column {column}: {found} is where the board has no cell; expected a dash."
    ),
    "parse.large": (
        "Line {line}, column {column}: this board is too large; expected a side of {limit} at most."
    ),
    "parse.letter": (
        "Line {line}, column {column}: {found} is not a digit of this board; expected {symbols}, "
        "or a dot for an empty cell."
    ),
    "parse.letters": (
        "The letters {letters} cannot be used; expected {side} different letters or digits, one "
        "for each digit of the board."
    ),
    "parse.long": "The text has {count} characters; expected at most {limit}.",
    "parse.no-puzzle": (
        "Line {line}, column {column}: there is no puzzle in this text; expected a digit, or a dot "
        "or 0 for an empty cell, for each cell."
    ),
    "parse.number": (
        "Line {line}, column {column}: expected a number from 0 to {side}, not {found}."
    ),
    "parse.row": "Line {line}, column {column}: this row has {count} cells; expected {expected}.",
    "parse.rows": (
        "Line {line}, column {column}: there are {count} rows of {expected} cells; expected "
        "{expected} rows."
    ),
    "parse.rule-line": (
        "Line {line}, column {column}: there is no rule line {found}; the nearest are {near}. "
        "The command sudoku convert --help lists all."
    ),
    "parse.rule-line-base": (
        "Line {line}, column {column}: {rows} rows and {columns} columns for {side} digits have no "
        "regions by themselves; expected boards:3x3=r1c1-r7c7 or the like, or blocks:none."
    ),
    "parse.rule-line-clue": (
        "Line {line}, column {column}: the value before the equals sign is missing; "
        "expected {form}."
    ),
    "parse.rule-line-count": (
        "Line {line}, column {column}: {count} digits are listed here, but the grid has {side} "
        "rows and columns; expected {side} digits."
    ),
    "parse.rule-line-digits": (
        "Line {line}, column {column}: {found} cannot be here; expected digits as in digits:0-8 or "
        "digits:1,3,5, each larger than the one before, {limit} of them at most, none above "
        "{most}."
    ),
    "parse.rule-line-form": "Line {line}, column {column}: expected {form}, not {found}.",
    "parse.rule-line-regions": (
        "Line {line}, column {column}: the regions have {count} marks; expected {expected}, one "
        "for each cell."
    ),
    "parse.rule-line-side": (
        "Line {line}, column {column}: the rule lines are for {count} digits; expected {side}."
    ),
    "parse.rule-line-square": (
        "Line {line}, column {column}: {word} needs as many rows and columns as there are digits; "
        "expected {side} of each."
    ),
    "parse.rule-line-twice": (
        "Line {line}, column {column}: {word} cannot be used together with {other}; expected one "
        "of the two."
    ),
    "parse.rule-line-wrong": "Line {line}, column {column}: {reason}",
    "parse.rules": "In the rules: {reason}",
    "parse.several": "Line {line}, column {column}: a second puzzle begins; expected one.",
    "parse.shape-count": (
        "Line {line}, column {column}: {count} cells were read; expected {expected}, for {rows} "
        "rows and {columns} columns."
    ),
    "parse.side": "{side} is not a side; expected a whole number from 1 to {limit}.",
    "parse.square": (
        "Line {line}, column {column}: {count} cells make no square; expected {below} or {above}."
    ),
    "parse.sumocue": (
        "Line {line}, column {column}: {found} does not fit in SumoCue's text; expected = and a "
        "sum, or + and the number of a cell whose cage it joins, then J and the number of a "
        "region."
    ),
    "parse.sumocue-cage": (
        "Line {line}, column {column}: the cage of this cell has more cells than there are digits; "
        "expected {side} at most."
    ),
    "parse.sumocue-region": (
        "Line {line}, column {column}: the region of this cell does not have {side} cells; "
        "expected {side} regions of {side} cells, or none."
    ),
    "parse.value": (
        "Line {line}, column {column}: {found} is not a digit of this board; expected {digits}, a "
        "dot for an empty cell, or a dash for no cell."
    ),
    "photo.board": (
        "The grid seems to have {side} × {side} cells; the board that is expected has {rows} × "
        "{columns}."
    ),
    "photo.columns": (
        "The cell {cells} has {count} likelihoods; expected {expected}: one for blank and one for "
        "each digit."
    ),
    "photo.corners": (
        "These are not the corners of a grid; expected four, in their order around it."
    ),
    "photo.file": "{name} cannot be read: {reason}.",
    "photo.filled": (
        "What was read has no solution. Many cells are filled, perhaps by a player, so nothing was "
        "changed: look for wrong digits."
    ),
    "photo.likelihood": (
        "A likelihood in {cells} is {value}; expected a natural logarithm, which may be minus "
        "infinity."
    ),
    "photo.mended": "To get exactly one solution, these cells were not read as they look: {cells}.",
    "photo.missing": (
        'Photos are read with OpenCV, which is not installed; pip install "sudoku-core[photo]" '
        "installs it."
    ),
    "photo.no-grid": (
        "No grid was found. It helps to have the whole grid in the picture, in even light, from "
        "straight above."
    ),
    "photo.no-picture": "{name} is not a picture that can be opened.",
    "photo.none": (
        "What was read has no solution, and no similar reading has exactly one. Look at the "
        "doubtful cells."
    ),
    "photo.nothing": "By its likelihoods, {cells} is neither blank nor any digit.",
    "photo.rows": "There are likelihoods for {count} cells; expected {expected}.",
    "photo.several": "What was read has more than one solution. Look for missing digits.",
    "photo.side": "The grid seems to have {side} × {side} cells; only digits up to 9 are read.",
    "photo.unsettled": (
        "There was no time to find out whether a likely reading has exactly one solution. Look at "
        "the doubtful cells."
    ),
    "place.block": "the extra region of {at}",
    "place.box": "box {number}",
    "place.box-at": "the box of {at}",
    "place.boxes": "boxes {numbers}",
    "place.cell": "{at}",
    "place.clue": "{place} ({clue})",
    "place.column": "column {number}",
    "place.column-at": "the column from {at}",
    "place.columns": "columns {numbers}",
    "place.diagonal": "the diagonal from {at}",
    "place.group": "the disjoint group of {at}",
    "place.region": "the region of {at}",
    "place.row": "row {number}",
    "place.row-at": "the row from {at}",
    "place.rows": "rows {numbers}",
    "place.rule": "the rule at {at}",
    "place.window": "the window of {at}",
    "puzzle.block-cell": "Block {number} names cell {cell}, but cells go from 0 to {last}.",
    "puzzle.block-kind": (
        "Block {number} is called {name}; expected a word of letters, and a number from 1 up."
    ),
    "puzzle.block-name": "Block {number} is called {name}, as is another before it.",
    "puzzle.block-repeat": "Block {number} names the cell {cells} twice.",
    "puzzle.block-side": "{name} has {count} cells, as on a board of that side; expected {side}.",
    "puzzle.block-size": "Block {number} has {count} cells, but there are only {side} digits.",
    "puzzle.blocks": (
        "A board that has gaps, or not {side} rows and columns for its {side} digits, needs its "
        "blocks to be named."
    ),
    "puzzle.box": "A box of {rows} × {columns} cells does not fit a side of {side}.",
    "puzzle.box-pair": "{box} is not a box; expected its rows and columns, as (2, 3).",
    "puzzle.corner": (
        "A board of {side} × {side} cells that begins at {cells} does not fit on the whole."
    ),
    "puzzle.digits": (
        "{value} cannot be a digit here; expected whole numbers from 0 to {most}, each larger than "
        "the one before."
    ),
    "puzzle.givens": "The givens have {count} cells, the board {expected}.",
    "puzzle.no-boxes": "A side of {side} has no boxes.",
    "puzzle.no-cells": (
        "There are no cells: on this board only those that a block or rule names are cells."
    ),
    "rule.cell": (
        "Rule {number} ({kind}) names cell {cell}, which is not on this board; its cells go from 0 "
        "to {last}."
    ),
    "rule.code": "A rule of the kind {kind} takes the code of an automaton, not {found}.",
    "rule.disagrees": (
        "The rule {name} contradicts itself: its lower() allows the grid that {solver} gave, and "
        "its broken() finds a fault in {cells}."
    ),
    "rule.empty": "Rule {number} ({kind}) names no cell.",
    "rule.few": "A rule of the kind {kind} needs at least {least} cells, not {count}.",
    "rule.large": "A rule of this kind on {count} cells is too large for {side} digits.",
    "rule.many": "A rule of the kind {kind} takes at most {most} cells, not {count}.",
    "rule.number": "A rule of the kind {kind} takes a whole number, not {found}.",
    "rule.outside": (
        "A rule of the kind {kind} takes a place outside the board as (row, column), from 0, not "
        "{found}."
    ),
    "rule.parameter": "A rule of the kind {kind} takes nothing beside its cells, not {found}.",
    "rule.pattern": (
        "A rule of the kind {kind} takes a pattern of digits such as 1[23]*|4, of at most {limit} "
        "steps, not {found}."
    ),
    "rule.repeat": "Rule {number} ({kind}) names the cell {cells} twice.",
    "rule.size": "Rule {number} ({kind}) has {count} cells, but there are only {side} digits.",
    "rule.text": "A rule of the kind {kind} takes a whole number; '{found}' is text.",
    "rule.unequal": (
        "The two groups of a rule of the kind {kind} must be of one size; "
        "they have {count} and {other} cells."
    ),
    "rule.word": "A rule of the kind {kind} takes a word without blanks, not {found}.",
    "shared.cages": (
        "The format {style} carries cages only where every cell is in one, and each has a sum and "
        "two cells or more; the format “{better}” can carry these."
    ),
    "shared.choice": (
        "What to do with rules that are not known is “refuse” or “leave out”, not “{found}”."
    ),
    "shared.damaged": (
        "This {program} text is damaged: characters are missing or wrong. Copy the whole link, or "
        "the whole text, again."
    ),
    "shared.drawn": "Drawn, but not read as rules: {names}.",
    "shared.link": (
        "This link is from a site that is not known here; open it there, and copy the digits or "
        "export the puzzle."
    ),
    "shared.long": (
        "This text is longer than {limit} characters, packed or unpacked; no puzzle is that long."
    ),
    "shared.named": (
        "This {program} link only names a puzzle on a server; open it there, and share the puzzle "
        "itself: the new link then holds the whole puzzle."
    ),
    "shared.overlap": "Some cages overlap, in {cells}. That is allowed, but may be a mistake.",
    "shared.prose": "It also has rules in words, which are not read: there may be more to it.",
    "shared.refused": "This {program} puzzle cannot be opened: {reason}",
    "shared.solution": "The solution stored with it does not fit this puzzle.",
    "shared.strange": "This {program} puzzle cannot be read: its part “{what}” is not as expected.",
    "shared.torn": (
        "Some cages have cells that do not touch (first cells: {cells}). This may be a mistake."
    ),
    "shared.unknown": (
        "There may be more solutions than intended, since rules that are not known here are left "
        "out: {names}."
    ),
    "shared.unsupported": (
        "This puzzle has rules that are not known here, or drawings that may be rules: {names}. To "
        'read the rest without them, ask with unsupported="leave out".'
    ),
    "solver.best": "{solver} does not find the best of several solutions; CBC and HiGHS do.",
    "solver.blocks": (
        "{solver} needs rows, boxes or regions that cover the board without sharing a cell."
    ),
    "solver.broke": "{solver} broke: {reason}",
    "solver.browser": "{solver} runs as a program of its own, which a browser cannot start.",
    "solver.explain": "{solver} cannot prove that there is no solution, so it cannot explain it.",
    "solver.form": "{solver} does not take the form {form}; it takes {known}.",
    "solver.licence": (
        "This puzzle needs {variables} variables and {constraints} constraints; the licence of "
        "{solver} that is here allows {allowed} of each."
    ),
    "solver.linear": "{solver} does not solve linear programs; HiGHS does.",
    "solver.missing": "{solver} is not installed here.",
    "solver.missing-extra": (
        '{solver} is not installed here; pip install "sudoku-core[{extra}]" brings it.'
    ),
    "solver.missing-program": "{solver} is not installed here; the program {program} is not found.",
    "solver.rules": (
        "{solver} only handles rules by which digits differ, as in rows and boxes; this puzzle has "
        "others."
    ),
    "solver.time-limit": "A time limit is a number of seconds from 0 up, not {value}.",
    "solver.true-candidates": (
        "{solver} cannot prove that there is no solution, so it cannot find the false candidates."
    ),
    "solver.unknown": "Unknown solver '{solver}'. The solvers are {known}.",
    "solver.unknown-near": (
        "Unknown solver '{solver}'. Did you mean {near}? The solvers are {known}."
    ),
    "solver.unproven": "{solver} says that there is no solution, but its proof does not add up.",
    "solver.wrong": "{solver} gave a grid that does not solve the puzzle.",
    "step.allowed": "{base} allows only {digits} in these cells.",
    "step.also": "{first} {second}",
    "step.and-so-on": "{first}, and so on until {last}",
    "step.and-so-on-left": (
        "{first}, and so on with the candidates left in each cell, until {last}"
    ),
    "step.assumed": "Suppose {cells} is {digits}.",
    "step.block-forcing-chains": "Wherever {digits} is in {base}, the result is the same.",
    "step.cage-alone": "A cage of a single cell holds its sum: {equation}.",
    "step.cage-clash-cell": (
        "{start}, the other cells would be {sets}, but {cells} can hold none of these."
    ),
    "step.cage-clash-digit": (
        "{start}, the other cells would be {sets}, but none of them can hold {digits}."
    ),
    "step.cage-combinations-clash": "{first}. {reason}",
    "step.cage-combinations-clash-mixed": "{first}. That leaves out {digits}. {reason}",
    "step.cage-combinations-clash-placed": "{first}. {reason}",
    "step.cage-combinations-many": (
        "{base} can make its sum with {count} sets of digits, but none has a removed digit."
    ),
    "step.cage-combinations-many-clash": (
        "{base} can make its sum with {count} sets of digits. {reason}"
    ),
    "step.cage-combinations-many-clash-placed": (
        "{base} can make its sum with {count} sets of digits. {reason}"
    ),
    "step.cage-combinations-many-placed": (
        "{base} can make its sum with {count} sets of digits, which leave only {digits} for "
        "{cells}."
    ),
    "step.cage-combinations-only": "{first}, so no other digit fits there.",
    "step.cage-combinations-placed": "{first}, which leaves only {digits} for {cells}.",
    "step.cage-last": "The digits so far in {base} add up to {sum}, so {equation}.",
    "step.cage-partner": "{start}, {others} would have to be {sets}, which it cannot be.",
    "step.cage-pointing": (
        "{base} cannot make its sum without {digits}, which it can only hold in {cover}. So "
        "{digits} fits nowhere else in {cover}."
    ),
    "step.cage-sets": "{base} can only be {sets}",
    "step.cage-sets-left": "With the candidates left, {base} can only be {sets}",
    "step.cages-choices": "So {parts}. No removed digit is among these.",
    "step.cages-choices-cells": (
        "So {parts}. A removed digit would leave none of these for the other cells."
    ),
    "step.cages-clash": "{start}, {parts}: some digit would repeat.",
    "step.cages-if-inside": "If {place} held {digits}",
    "step.cages-if-outside": "If {digits} were in none of the cages inside {cover}",
    "step.cages-needed": (
        "{base} can only be {sets}. It needs {digits}, which no other cell of {cover} can hold."
    ),
    "step.cages-needed-many": (
        "{base} cannot make its sum without {digits}, which no other cell of {cover} can hold."
    ),
    "step.cages-none": "{base} cannot make its sum with {cases}.",
    "step.cages-none-in": "{base} cannot make its sum with {cases} in {places}.",
    "step.cages-rest": (
        "{start}, {parts}. The other cells of {cover} would have to be {sets}, but cannot."
    ),
    "step.cages-rest-cell": "{start}, {parts}. No digit would be left for {cells}.",
    "step.cages-rest-digit": "{start}, {parts}. No place would be left for {digits} in {cover}.",
    "step.cages-rest-many": (
        "{start}, {parts}. The digits left would not fit into the other cells of {cover}."
    ),
    "step.cages-together": "Each digit stands once in {cover}. {reason}",
    "step.cases": "With {digits} in {cells}, every case ends in a contradiction ({count} in all).",
    "step.cell-forcing-chains": "Whichever of {digits} is in {base}, the result is the same.",
    "step.chain": (
        "{start}, {end}: one of the two is true. Candidates that see both can be removed. The "
        "chain: {chain}."
    ),
    "step.chain-back": "{start}, the chain proves the opposite. So {end}: {chain}.",
    "step.chain-if-not": "If {cells} is not {digits}",
    "step.chain-if-not-several": "If none of {cells} is {digits}",
    "step.chain-is": "{cells} is {digits}",
    "step.chain-is-several": "one of {cells} is {digits}",
    "step.claiming": (
        "In {base}, {digits} fits only in {cover}. So {digits} fits nowhere else in {cover}."
    ),
    "step.colours-both": (
        "If {cells} were {digits}, the pairs of places would rule it out in both {ends}, though "
        "one of them must be {digits}."
    ),
    "step.colours-clash": (
        "If {cells} were {digits}, the pairs of places would put it in both {ends}, which see each "
        "other."
    ),
    "step.colours-outside": (
        "By the pairs of places, at least one of {cells} is {digits}. So a cell that sees both "
        "cannot be {digits}."
    ),
    "step.common-peer": (
        "{cells} sees every place for {digits} in {base}, through {cover}, so it cannot be "
        "{digits}."
    ),
    "step.contradiction": "With these entries and notes there is no solution.",
    "step.counted-full": "{base} needs {digits}, which fill all the cells left for them: {cells}.",
    "step.counted-least": "{base} needs {digits} wherever it still fits: {cells}.",
    "step.counted-most": "{base} cannot hold another {digits}.",
    "step.counted-placed": "{base} needs {digits}, which fits only in {cells}.",
    "step.counted-pointing": (
        "{base} needs {digits}, which fits only in {cells}. A cell that sees all of these cannot "
        "be {digits}."
    ),
    "step.deadly": (
        "If {cells} held only {digits}, these could swap places: there would be two solutions."
    ),
    "step.deadly-1": "{deadly} So {others} must hold another digit.",
    "step.deadly-2": "{deadly} So one of {others} must be {digits}.",
    "step.deadly-3": (
        "{deadly} So one of {others} must hold another digit; with {cells} it uses up {digits}."
    ),
    "step.deadly-4": (
        "{deadly} In {base}, {digits} fits only in {others}, so the pattern’s other digits cannot "
        "be there."
    ),
    "step.deadly-bug": (
        "Apart from {others}, every empty cell has two candidates, and every digit two places "
        "wherever it is missing: without a further candidate there would be two solutions."
    ),
    "step.death-blossom": (
        "Whichever digit {stem} holds, {digits} is there or in one of the sets {petals}. So a cell "
        "that sees every {digits} there cannot be {digits}."
    ),
    "step.dynamic-block-forcing-chains": (
        "Wherever {digits} is in {base}, the result is the same in the end."
    ),
    "step.dynamic-cell-forcing-chains": (
        "Whichever of {digits} is in {base}, the result is the same in the end."
    ),
    "step.dynamic-forcing-chains": (
        "With {digits} in {cells}, {base} could not be filled in the end."
    ),
    "step.empty-rectangle": (
        "If {cells} were {digits}, {base} would need it in {cover}, which leaves {block} no place "
        "for {digits}."
    ),
    "step.finned-fish": (
        "In {base}, either {digits} is only in {cover}, or the fin is {digits}: {cells}. Both "
        "remove {digits} from the cells of {cover} that see the whole fin."
    ),
    "step.fish": (
        "In {base}, {digits} fits only in {cover}, once in each. So {digits} fits nowhere else in "
        "{cover}."
    ),
    "step.full-house": "{cells} is the last empty cell in {base}, and {digits} the last digit.",
    "step.goes": "Remove {digits} from {cells}.",
    "step.hidden-block": (
        "{base}, without {others}, hold each digit once. There {digits} fits only in {cells}, and "
        "all of these are in {cover}. So {digits} fits nowhere else in {cover}."
    ),
    "step.hidden-block-placed": (
        "{base}, without {others}, hold each digit once. There {digits} fits only in {cells}."
    ),
    "step.hidden-rectangle": (
        "{deadly} {left} in {others} would bring that about, since {digits} fits nowhere else in "
        "{base}."
    ),
    "step.hidden-single": "In {base}, {digits} fits only in {cells}.",
    "step.hidden-subset": (
        "In {base}, the digits {digits} fit only in {cells}, so no other digit fits there."
    ),
    "step.if": "If {cells} were {digits}",
    "step.if-several": "If one of {cells} were {digits}",
    "step.impossible": "This is impossible: {count} equations add up to a contradiction.",
    "step.innies": "The digits of {base} add up to {sum}, {parts}, so {equation}.",
    "step.innies-and-outies": (
        "The digits of {base} add up to {sum}, {parts}. The cells that stick out and those "
        "left over differ by as much: {equation}."
    ),
    "step.law-of-leftovers": (
        "{base} must hold the same digits as {cover}, so the cells they do not share do too: "
        "{cells} hold the same as {others}. Remove what fits on one side only: {digits}."
    ),
    "step.likewise": "The other removed digits are removed for similar reasons.",
    "step.line-always": "{base}: {result}, whatever the other cells hold. {reason}",
    "step.line-always-placed": "{base}: {result}, whatever the other cells hold. {reason}",
    "step.line-any": "{base}: {result}, whatever the other cells hold.",
    "step.line-cases": "{base} works only with {cases}, so {parts}.",
    "step.line-cases-apart": "{base} needs {sets} digits between {digits}, so {parts}.",
    "step.line-cases-apart-one": "{base} needs one digit between {digits}, so {parts}.",
    "step.line-cases-each": "{base} works only with {cases}. In each of these cases, {parts}.",
    "step.line-cases-each-placed": (
        "{base} works only with {cases}. In each of these cases, {parts}."
    ),
    "step.line-cases-many": (
        "{base} has {count} cases left, such as {cases}. In all of them, {parts}."
    ),
    "step.line-cases-many-placed": (
        "{base} has {count} cases left, such as {cases}. In all of them, {parts}."
    ),
    "step.line-cases-placed": "{base} works only with {cases}, so {parts}.",
    "step.line-cases-touching": "{base} puts {digits} next to each other, so {parts}.",
    "step.line-so": "{base}: {parts}, so {result}.",
    "step.line-so-placed": "{base}: {parts}, so {result}.",
    "step.linked": "{base}: {others} is {digits}, so only {left} fit in {cells}.",
    "step.linked-chain": (
        "Follow {base}: if {cells} were {digits}, {links}, and no digit would be left for {others}."
    ),
    "step.linked-left-placed": (
        "{base}: {others} is {digits}, so only {numbers} fit in {cells}, of which only {left} is "
        "left."
    ),
    "step.linked-need": "{base}: {parts}, but {others} cannot be {excluded}.",
    "step.linked-need-placed": (
        "{base}: {parts}, but {others} cannot be {excluded}. That leaves only {left} for {cells}."
    ),
    "step.linked-none": "{base}: {parts}.",
    "step.linked-none-placed": "{base}: {parts}. That leaves only {left} for {cells}.",
    "step.linked-placed": "{base}: {others} is {digits}, so {cells} is {left}.",
    "step.linked-several": "{base}: only {digits} fit in {others}, so only {left} fit in {cells}.",
    "step.linked-several-left-placed": (
        "{base}: only {digits} fit in {others}, so only {numbers} fit in {cells}, of which only "
        "{left} is left."
    ),
    "step.linked-several-placed": "{base}: only {digits} fit in {others}, so {cells} is {left}.",
    "step.locked-hidden-subset": (
        "In {base}, the digits {digits} fit only in {cells}, so no other digit fits there. All of "
        "these cells are in {cover}, so {digits} fit nowhere else there."
    ),
    "step.locked-subset": (
        "{cells} can only hold {digits}, and all are in {cover}. So {digits} fit nowhere else "
        "there."
    ),
    "step.loop": (
        "The chain closes into a loop, so one end of each weak link is true. Whatever else a weak "
        "link holds can be removed: {chain}."
    ),
    "step.naked-single": "{cells} can only be {digits}.",
    "step.naked-subset": "{cells} can only hold {digits}, so these fit nowhere else in {base}.",
    "step.named": "{name}.",
    "step.nested-forcing-chains": (
        "With {digits} in {cells}, and further assumptions on the way, {base} could not be filled "
        "in the end."
    ),
    "step.nishio": "With {digits} in {cells}, {base} would have no place left for it.",
    "step.no-digit": "This is impossible: no digit is left for {base}.",
    "step.no-place": "This is impossible: {digits} has no place left in {base}.",
    "step.no-solution": "This puzzle has no solution.",
    "step.no-sums": "Sums of equations are left out. {reason}",
    "step.not-fitting-bounds": "{sums} {parts}, so {result}.",
    "step.not-fitting-neither": "{sums} So neither can be {excluded}.",
    "step.not-fitting-partner": "{sums} But {parts}, which is not possible there.",
    "step.noted": "Note all candidates of {cells}.",
    "step.outies": (
        "The digits of {base} add up to {sum}, {parts}. The difference is what sticks out: "
        "{equation}."
    ),
    "step.part-cage-inside": "the cage inside to {sum}",
    "step.part-cage-is": "{place} can only be {sets}",
    "step.part-cage-only": "{place} could only be {sets}",
    "step.part-cage-then": "it could only be {sets}",
    "step.part-cage-there": "the cage there to {sum}",
    "step.part-cages-inside": "the cages inside to {sum}",
    "step.part-cages-there": "the cages there to {sum}",
    "step.part-differ": "no digit repeats in {cover}",
    "step.part-either": "{cells} could only be {digits} or {other}",
    "step.part-least": "{cells} is at least {sum}",
    "step.part-least-left": "The least candidate left in {cells} is {sum}",
    "step.part-least-several": "{cells} add up to at least {sum}",
    "step.part-least-several-times": "{cells} together contribute at least {sum}",
    "step.part-least-times": "{cells} contributes at least {sum}",
    "step.part-leaves": "{first}, which leaves only {digits}",
    "step.part-left": "{sum} is already in {cells}",
    "step.part-left-last": "{cells} cannot be {excluded}, which leaves only {digits}",
    "step.part-left-only": "{cells} can only be {sets}",
    "step.part-left-several": "the digits already in {cells} add up to {sum}",
    "step.part-most": "{cells} is at most {sum}",
    "step.part-most-left": "The greatest candidate left in {cells} is {sum}",
    "step.part-most-several": "{cells} add up to at most {sum}",
    "step.part-most-several-times": "{cells} together contribute at most {sum}",
    "step.part-most-times": "{cells} contributes at most {sum}",
    "step.part-need": "{cases} in {cells} would need {sets} in {others}",
    "step.part-no-partner": "no digit in {others} goes with {cases} in {cells}",
    "step.part-not": "{cells} cannot be {excluded}",
    "step.part-only": "{cells} would be {digits}",
    "step.part-out": "{sum} already stands outside in {cells}",
    "step.part-out-several": "the digits already outside in {cells} add up to {sum}",
    "step.part-partner": "{digits} in {cells} would need {value} in {others}",
    "step.part-rest-is": "the other cells can only be {sets}",
    "step.part-rest-lacks": "no other cell can hold {excluded}",
    "step.part-sum-inside": "the known sum inside to {sum}",
    "step.part-sum-there": "the known sum there to {sum}",
    "step.part-sums": "{cells} could only add up to {sets}",
    "step.part-sums-all": "the whole sum could only be {sets}",
    "step.part-sums-inside": "the known sums inside to {sum}",
    "step.part-sums-one": "{cells} could only be {sets}",
    "step.part-sums-there": "the known sums there to {sum}",
    "step.part-total": "the total is {total}",
    "step.part-value": "{cells} is {sum}",
    "step.part-value-several": "{cells} add up to {sum}",
    "step.part-value-several-times": "{cells} together contribute {sum}",
    "step.part-value-times": "{cells} contributes {sum}",
    "step.part-with-placed": "{first}; {parts}",
    "step.placed": "Place {digits} in {cells}.",
    "step.pointing": (
        "In {base}, {digits} fits only in {cover}. So {digits} fits nowhere else in {cover}."
    ),
    "step.remote-pair": (
        "{digits} alternate along the chain, so {cells} hold one each. A cell that sees both can "
        "hold neither: {chain}."
    ),
    "step.required-placed": (
        "{base} can only be {sets}, so it needs {digits}, which fits only in {cells}."
    ),
    "step.required-pointing": (
        "{base} can only be {sets}, so it needs {digits}, which fits only in {cells}. A cell that "
        "sees all of these cannot be {digits}."
    ),
    "step.rule": "If a removed digit were true, {base} would be broken.",
    "step.rule-placed": "With any other digit in {cells}, {base} would be broken.",
    "step.says-cell": "One digit in {base}",
    "step.says-most": "{digits} at most once in {base}",
    "step.says-once": "{digits} once in {base}",
    "step.says-rule": "What {base} requires",
    "step.seen-block": (
        "Wherever {digits} is in {base}, {cells} cannot be {left}, because of {cover}."
    ),
    "step.seen-cell": (
        "Whichever of {digits} is in {base}, {cells} cannot be {left}, because of {cover}."
    ),
    "step.seen-placed": "{base} is {digits}, so {cells} cannot be {left}, because of {cover}.",
    "step.several-solutions": "No further step is certain: from here there are several solutions.",
    "step.so": "{base}, so {result}.",
    "step.sue-de-coq": (
        "{cells} hold exactly {digits}: as many digits as cells, and none can repeat there. Remove "
        "each from the cells of {base} that see all its places there."
    ),
    "step.sum": "{count} equations, added up, leave no room for it.",
    "step.sum-absurd": "The left-hand side cannot be below 0, so from here there is no solution.",
    "step.sum-bounds": "{base}: {parts}, so {result}.",
    "step.sum-bounds-placed": "{base}: {parts}, so {result}.",
    "step.sum-goes": "So {cells} cannot be {digits}.",
    "step.sum-least": "{name} says “at least”: it can be taken away, not added.",
    "step.sum-most": "{name} says “at most”: it can be added, not taken away.",
    "step.sum-negative": (
        "Nothing follows yet: {terms} would be below 0. Add equations that contain it."
    ),
    "step.sum-none": "No sum of equations shows this step.",
    "step.sum-placed": "Only one candidate is left, so {cells} is {digits}.",
    "step.sum-small": (
        "Nothing follows yet: no candidate has a coefficient above the right-hand side."
    ),
    "step.sum-unknown": "There is no equation {name}.",
    "step.sum-value": "Only {cells} is left in the sum, and only {digits} fits it.",
    "step.sums": "{base}: no digit repeats in {cover}. {reason}",
    "step.sums-apart": "{start}, {first}, but {second}.",
    "step.sums-in-order": "To add up to {total}, {cells} can only be, in this order, {sets}.",
    "step.sums-only": "Only {parts} add up to {total}.",
    "step.sums-placed": (
        "{base}: no digit repeats in {cover}. {reason} That leaves only {digits} for {cells}."
    ),
    "step.sums-sets": "To add up to {total}, {cells} can only be {sets}.",
    "step.sums-total": "{start}, {first}, not {total}.",
    "step.thermometer": "Digits increase along {base}. {reason}",
    "step.thermometer-bounds": "{start}, so {parts}.",
    "step.turbot-fish": (
        "In each of {base}, {digits} has two places, and {cover} has room for only one of them. So "
        "at least one of {cells} is {digits}, and a cell that sees both cannot be {digits}."
    ),
    "step.twins": (
        "{base}: {cells} and {others} hold the same digit, and {others} cannot be {excluded}."
    ),
    "step.twins-placed": (
        "{base}: {cells} and {others} hold the same digit, and {others} cannot be {excluded}, so "
        "{cells} is {left}."
    ),
    "step.unique-rectangle-6": (
        "{deadly} {digits} in one of {others} would bring that about, since it fits nowhere else "
        "in {base}."
    ),
    "step.vwxyz-wing": (
        "{left} fill at most four of the five cells {cells}, so one of these must be {digits}. "
        "Remove {digits} from cells that see every {digits} here."
    ),
    "step.w-wing": (
        "In {base}, every place for {digits} is seen by one of {cells}, so these cannot both be "
        "{digits}. One of them is {other}, and a cell that sees both cannot be {other}."
    ),
    "step.wrong-entry": "{digits} in {cells} is wrong. {reason}",
    "step.wrong-note": "The notes in {cells} are missing {digits}. {reason}",
    "step.wxyz-wing": (
        "{left} fill at most three of the four cells {cells}, so one of these must be {digits}. "
        "Remove {digits} from cells that see every {digits} here."
    ),
    "step.xy-wing": (
        "Whichever digit {pivot} holds, one of {cells} is {digits}. So a cell that sees both "
        "cannot be {digits}."
    ),
    "step.xyz-wing": (
        "Whichever digit {pivot} holds, it or one of {cells} is {digits}. So a cell that sees all "
        "three cannot be {digits}."
    ),
    "technique.aic": "Alternating chain (AIC)",
    "technique.allowed-digits": "Allowed digits",
    "technique.als-aic": "Alternating chain with almost locked sets",
    "technique.als-chain": "ALS chain",
    "technique.als-continuous-nice-loop": "Continuous nice loop with almost locked sets",
    "technique.als-discontinuous-nice-loop": "Discontinuous nice loop with almost locked sets",
    "technique.als-xy-wing": "ALS-XY-wing",
    "technique.als-xz": "ALS-XZ",
    "technique.avoidable-rectangle-1": "Avoidable rectangle type 1",
    "technique.avoidable-rectangle-2": "Avoidable rectangle type 2",
    "technique.block-forcing-chains": "Region forcing chains",
    "technique.bug-1": "BUG+1",
    "technique.bug-2": "BUG type 2",
    "technique.bug-3": "BUG type 3",
    "technique.bug-4": "BUG type 4",
    "technique.cage-combinations": "Cage combinations",
    "technique.cage-pointing": "Pointing cage",
    "technique.cages-together": "Cages together",
    "technique.cases": "Proof by cases",
    "technique.cell-forcing-chains": "Cell forcing chains",
    "technique.claiming": "Claiming",
    "technique.combinations": "Digit combinations",
    "technique.common-peer": "Common peer elimination",
    "technique.continuous-nice-loop": "Continuous nice loop",
    "technique.contradiction": "Contradiction",
    "technique.counted-digit": "Counted digit",
    "technique.counted-digits": "Required digits",
    "technique.counted-pointing": "Pointing digit of a rule",
    "technique.death-blossom": "Death blossom",
    "technique.discontinuous-nice-loop": "Discontinuous nice loop",
    "technique.dynamic-block-forcing-chains": "Dynamic region forcing chains",
    "technique.dynamic-cell-forcing-chains": "Dynamic cell forcing chains",
    "technique.dynamic-forcing-chains": "Dynamic forcing chains",
    "technique.empty-rectangle": "Empty rectangle",
    "technique.extended-rectangle-1": "Extended rectangle type 1",
    "technique.extended-rectangle-2": "Extended rectangle type 2",
    "technique.extended-rectangle-3": "Extended rectangle type 3",
    "technique.extended-rectangle-4": "Extended rectangle type 4",
    "technique.finned-franken-jellyfish": "Finned franken jellyfish",
    "technique.finned-franken-leviathan": "Finned franken leviathan",
    "technique.finned-franken-squirmbag": "Finned franken squirmbag",
    "technique.finned-franken-swordfish": "Finned franken swordfish",
    "technique.finned-franken-whale": "Finned franken whale",
    "technique.finned-franken-x-wing": "Finned franken X-wing",
    "technique.finned-jellyfish": "Finned jellyfish",
    "technique.finned-leviathan": "Finned leviathan",
    "technique.finned-mutant-jellyfish": "Finned mutant jellyfish",
    "technique.finned-mutant-leviathan": "Finned mutant leviathan",
    "technique.finned-mutant-squirmbag": "Finned mutant squirmbag",
    "technique.finned-mutant-swordfish": "Finned mutant swordfish",
    "technique.finned-mutant-whale": "Finned mutant whale",
    "technique.finned-mutant-x-wing": "Finned mutant X-wing",
    "technique.finned-squirmbag": "Finned squirmbag",
    "technique.finned-swordfish": "Finned swordfish",
    "technique.finned-whale": "Finned whale",
    "technique.finned-x-wing": "Finned X-wing",
    "technique.franken-jellyfish": "Franken jellyfish",
    "technique.franken-leviathan": "Franken leviathan",
    "technique.franken-squirmbag": "Franken squirmbag",
    "technique.franken-swordfish": "Franken swordfish",
    "technique.franken-whale": "Franken whale",
    "technique.franken-x-wing": "Franken X-wing",
    "technique.full-house": "Full house",
    "technique.grouped-aic": "Grouped alternating chain",
    "technique.grouped-continuous-nice-loop": "Grouped continuous nice loop",
    "technique.grouped-discontinuous-nice-loop": "Grouped discontinuous nice loop",
    "technique.grouped-x-chain": "Grouped X-chain",
    "technique.hidden-block": "Hidden region",
    "technique.hidden-pair": "Hidden pair",
    "technique.hidden-quad": "Hidden quad",
    "technique.hidden-rectangle": "Hidden rectangle",
    "technique.hidden-single": "Hidden single",
    "technique.hidden-triple": "Hidden triple",
    "technique.innies-and-outies": "Innies and outies",
    "technique.jellyfish": "Jellyfish",
    "technique.law-of-leftovers": "Law of leftovers",
    "technique.line-digits": "Digits of a clue or line",
    "technique.linked-cells": "Linked cells",
    "technique.linked-chain": "Chain of linked cells",
    "technique.locked-hidden-pair": "Locked hidden pair",
    "technique.locked-hidden-triple": "Locked hidden triple",
    "technique.locked-pair": "Locked pair",
    "technique.locked-triple": "Locked triple",
    "technique.multi-colours": "Multi-colours",
    "technique.mutant-jellyfish": "Mutant jellyfish",
    "technique.mutant-leviathan": "Mutant leviathan",
    "technique.mutant-squirmbag": "Mutant squirmbag",
    "technique.mutant-swordfish": "Mutant swordfish",
    "technique.mutant-whale": "Mutant whale",
    "technique.mutant-x-wing": "Mutant X-wing",
    "technique.naked-pair": "Naked pair",
    "technique.naked-quad": "Naked quad",
    "technique.naked-single": "Naked single",
    "technique.naked-triple": "Naked triple",
    "technique.nested-forcing-chains": "Nested forcing chains",
    "technique.nishio": "Nishio",
    "technique.no-solution": "No solution",
    "technique.pointing": "Pointing",
    "technique.remote-pair": "Remote pair",
    "technique.rule": "Rule",
    "technique.sashimi-jellyfish": "Sashimi jellyfish",
    "technique.sashimi-swordfish": "Sashimi swordfish",
    "technique.sashimi-x-wing": "Sashimi X-wing",
    "technique.seen-through-rules": "Seen through rules",
    "technique.several-solutions": "Several solutions",
    "technique.simple-colours": "Simple colours",
    "technique.skyscraper": "Skyscraper",
    "technique.sue-de-coq": "Sue de Coq",
    "technique.sum": "Sum of equations",
    "technique.sum-bounds": "Bounds of a sum",
    "technique.swordfish": "Swordfish",
    "technique.thermometer": "Thermometer",
    "technique.turbot-fish": "Turbot fish",
    "technique.twins": "Twin cells",
    "technique.two-string-kite": "Two-string kite",
    "technique.unique-loop-1": "Unique loop type 1",
    "technique.unique-loop-2": "Unique loop type 2",
    "technique.unique-loop-3": "Unique loop type 3",
    "technique.unique-loop-4": "Unique loop type 4",
    "technique.unique-rectangle-1": "Unique rectangle type 1",
    "technique.unique-rectangle-2": "Unique rectangle type 2",
    "technique.unique-rectangle-3": "Unique rectangle type 3",
    "technique.unique-rectangle-4": "Unique rectangle type 4",
    "technique.unique-rectangle-5": "Unique rectangle type 5",
    "technique.unique-rectangle-6": "Unique rectangle type 6",
    "technique.vwxyz-wing": "VWXYZ-wing",
    "technique.w-wing": "W-wing",
    "technique.wrong-entry": "Wrong entry",
    "technique.wrong-note": "Wrong notes",
    "technique.wxyz-wing": "WXYZ-wing",
    "technique.x-chain": "X-chain",
    "technique.x-wing": "X-wing",
    "technique.xy-chain": "XY-chain",
    "technique.xy-wing": "XY-wing",
    "technique.xyz-wing": "XYZ-wing",
    "variant.alldifferent": "cells that all differ",
    "variant.boxindexer": "box indexers",
    "variant.cage-sum": "cages of “{word}”",
    "variant.cellcolor": "coloured cells",
    "variant.cells": "drawings in cells",
    "variant.chaosconstruction": "regions to be found",
    "variant.circle": "circles",
    "variant.clone": "clones",
    "variant.columnindexer": "column indexers",
    "variant.countingcircles": "counting circles",
    "variant.difference": "white dots (differences)",
    "variant.direction": "direction marks",
    "variant.disjointgroups": "disjoint groups",
    "variant.dutchwhispers": "Dutch whispers",
    "variant.even": "even cells",
    "variant.extraregion": "extra regions",
    "variant.fog": "fog (here all cells are shown)",
    "variant.fullrank": "ranked rows and columns",
    "variant.given": "several possible givens",
    "variant.givencandidates": "given candidates",
    "variant.globalentropy": "global entropy",
    "variant.indexing": "index cells",
    "variant.line": "lines",
    "variant.littlekillersum": "little killer sums",
    "variant.lunchbox": "lunchboxes",
    "variant.maxarrow": "arrows to the largest digit",
    "variant.maximum": "cells larger than their neighbours",
    "variant.minimum": "cells smaller than their neighbours",
    "variant.negativedifference": "no further white dots",
    "variant.negativeratio": "no further black dots",
    "variant.negativexv": "no further X or V",
    "variant.nfa": "patterns of digits",
    "variant.nonconsecutive": "no consecutive neighbours",
    "variant.number": "numbers",
    "variant.numbersmall": "small numbers",
    "variant.odd": "odd cells",
    "variant.or": "one rule or another",
    "variant.other": "“{word}”",
    "variant.overlays": "drawings over the board",
    "variant.pair": "rules between neighbours",
    "variant.polygon": "polygons",
    "variant.productarrow": "product arrows",
    "variant.ratio": "black dots (ratios)",
    "variant.rectangle": "rectangles",
    "variant.region": "regions",
    "variant.rowindexer": "row indexers",
    "variant.samevalues": "sets of the same digits",
    "variant.sandwichsum": "sandwich sums",
    "variant.skyscraper": "skyscrapers",
    "variant.sum": "sums",
    "variant.symbol": "symbols",
    "variant.text": "texts",
    "variant.underlays": "drawings under the board",
    "variant.value": "givens of “{word}”",
    "variant.wall": "walls",
    "variant.whispers": "German whispers",
    "variant.xv": "X and V",
    "why.at-once": "{cells} cannot be {digits}. {reason}",
    "why.later": "{digits} can be removed from {cells} after {count} steps.",
    "why.may-be": "Nothing rules out {digits} in {cells}.",
    "why.no-digit": "In the end, no digit would be left for {base}.",
    "why.no-place": "In the end, {digits} would have no place in {base}.",
    "why.noted": "Each digit noted there leads to a contradiction.",
    "why.others": "Any other digit there leads to a contradiction.",
    "why.search": "A search through all solutions shows it.",
    "why.seen": "{base} already has its {digits}, in {cells}.",
    "why.stands": "{cells} is already {digits}.",
    "why.unknown": "No steps were found that rule out {digits} in {cells}.",
    "why.way": "It follows in {count} steps.",
}
SENTENCES.update(rule_sentences(WORDS, GRAMMAR, SHORT, EXACT))
