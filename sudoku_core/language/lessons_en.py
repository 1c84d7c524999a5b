"""Texts of the lessons in English: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Find a row, column or box with a single empty cell.",
        "Each digit occurs once in it, so the cell takes the digit that is missing.",
    ),
    "hidden-single": (
        "Pick a digit and a row, column or box without it. Cross out the cells that see this "
        "digit: is only one left?",
        "The digit must go somewhere in that row, column or box, and only this cell has room for "
        "it.",
    ),
    "naked-single": (
        "Find a cell whose row, column and box together already hold all digits but one.",
        "Every cell holds a digit, and only one is left for this cell.",
    ),
    "thermometer": (
        "Count along a thermometer: how many cells come before a cell, and how many after it?",
        "The digits increase from the bulb, so each cell must leave smaller digits for the cells "
        "before it and larger ones for those after it.",
    ),
    "linked-cells": (
        "Look at two cells joined by a clue, such as a dot. For each digit of one, look for a "
        "digit of the other that fits the clue.",
        "The two digits must fit the clue, so a digit that has no partner in the other cell can "
        "be removed.",
    ),
    "counted-digits": (
        "Look for a rule that says how often a digit must occur in some cells, and count the "
        "cells that can still hold it.",
        "The rule needs the digit in these cells, so all hold it if none can be spared, a cell "
        "that sees all of them cannot, and the rest cannot once the rule allows no more.",
    ),
    "sum-bounds": (
        "Add up the smallest digits that the other cells of a sum can hold, then the largest.",
        "The last cell completes the sum, so it holds at most what the smallest digits of the "
        "others leave, and at least what their largest leave.",
    ),
    "cage": (
        "List the sets of digits that add up to a cage's sum.",
        "One of these sets fills the cage, so a digit that none of them puts in a cell cannot "
        "stand there.",
    ),
    "cage-pointing": (
        "Look for a digit that every combination of a cage needs, and for a cell outside that "
        "sees all its places in the cage.",
        "One of those places holds the digit, so a cell that sees them all cannot.",
    ),
    "pointing": (
        "In a box, look for a digit whose places all lie in one row or one column.",
        "The box has the digit in that row or column, so the rest of the row or column cannot "
        "hold it.",
    ),
    "claiming": (
        "In a row or column, look for a digit whose places all lie in one box.",
        "The row or column has the digit in that box, so the rest of the box cannot hold it.",
    ),
    "common-peer": (
        "Look for a digit with few places in a row, column or region, and for a cell elsewhere "
        "that sees all of them.",
        "One of these places holds the digit, so a cell that sees them all cannot.",
    ),
    "law-of-leftovers": (
        "Compare some rows or columns with as many regions that cover nearly the same cells.",
        "Both sides hold each digit equally often, so the cells that only one side has hold the "
        "same digits as the cells that only the other has.",
    ),
    "innies-and-outies": (
        "Add up the cages that nearly fill a row, column or box, or reach a little beyond it.",
        "The digits of a row, column or box have a known sum, so its difference from the sum of "
        "the cages is the sum of the few cells that are left over or stick out.",
    ),
    "seen-through-rules": (
        "Take a candidate, and a cell or a digit's places that rules link to it. Does each choice"
        " there rule the candidate out?",
        "One of these choices is true, and each of them rules the candidate out.",
    ),
    "linked-chain": (
        "Suppose a digit in a cell, and follow the cells linked to it, one after the other.",
        "Every cell holds a digit, so if some cell on the way is left without one, the first cell "
        "cannot hold the supposed digit.",
    ),
    "cages-together": (
        "Take a row, column or box with a cage in it, and list the cage's combinations. "
        "Suppose a digit in a cell: which combinations are left, and which digits for the "
        "other cells?",
        "The row, column or box holds each digit once, so if every combination leaves some other "
        "cell without a digit, the supposed digit cannot stand in its cell.",
    ),
    "line-digits": (
        "List the cases that a clue or line still allows. For a sandwich sum: where can the "
        "least and the greatest digit stand, and which digits go between them? For a "
        "skyscraper: where can the greatest digit stand?",
        "One of these cases is true, so a digit that a cell has in none of them can be removed "
        "from it.",
    ),
    "combinations": (
        "List the combinations that a sum or a rule still allows in its cells, with the rows, "
        "columns and boxes they lie in.",
        "One of these combinations fills the cells, so a digit that a cell has in none of them "
        "can be removed from it.",
    ),
    "rule": (
        "Take a rule of the puzzle, such as a line, and work through all ways to fill its cells.",
        "One of these ways is the right one, so a digit that a cell has in none of them can be "
        "removed from it.",
    ),
    "hidden-pair": (
        "In a row, column or box, look for two digits that fit only in the same two cells.",
        "The two digits fill these two cells, so all other candidates of the two cells can be "
        "removed.",
    ),
    "hidden-triple": (
        "In a row, column or box, look for three digits that fit only in the same three cells.",
        "The three digits fill these three cells, so all other candidates of the three cells can "
        "be removed.",
    ),
    "hidden-quad": (
        "In a row, column or box, look for four digits that fit only in the same four cells.",
        "The four digits fill these four cells, so all other candidates of the four cells can be "
        "removed.",
    ),
    "naked-pair": (
        "Look for two cells that see each other and have the same two candidates, and no others.",
        "The two cells use up both digits, so cells that see both cannot hold them.",
    ),
    "naked-triple": (
        "In a row, column or box, look for three cells with only three different candidates "
        "between them.",
        "The three cells use up the three digits, so the other cells of the row, column or box "
        "cannot hold them.",
    ),
    "naked-quad": (
        "In a row, column or box, look for four cells with only four different candidates between"
        " them.",
        "The four cells use up the four digits, so the other cells of the row, column or box "
        "cannot hold them.",
    ),
    "locked-subset": (
        "Look for a pair or triple, naked or hidden, whose cells lie in one box and also in one "
        "row or column.",
        "Its digits are used up in both at once, so no other cell of the box, row or column can "
        "hold them.",
    ),
    "x-wing": (
        "Take one digit. Look for two rows where it has only two places each, in the same two "
        "columns; or for two columns where it has only two places each, in the same two rows.",
        "The digit stands in two opposite corners, like the ends of a stroke of an X, so both "
        "columns (or rows) have it there, and their other cells cannot hold it.",
    ),
    "swordfish": (
        "Like an X-wing with three rows: look for a digit whose places in three rows all lie in "
        "the same three columns (or with rows and columns swapped).",
        "The three rows need the digit three times, and each of the three columns has room for it "
        "only once, so it can be removed from the other cells of the columns.",
    ),
    "jellyfish": (
        "Like an X-wing with four rows: look for a digit whose places in four rows all lie in the"
        " same four columns (or with rows and columns swapped).",
        "The four rows need the digit four times, and each of the four columns has room for it "
        "only once, so it can be removed from the other cells of the columns.",
    ),
    "finned-fish": (
        "Look for an X-wing or swordfish that would be there but for one or two extra places of "
        "the digit in a box, the fin.",
        "Either the fin holds the digit, or the fish is there, so a cell where both rule the "
        "digit out cannot hold it.",
    ),
    "franken-fish": (
        "Look for a fish made with boxes or regions: for example, a digit whose places in two "
        "columns and a box all lie in three rows.",
        "The two columns and the box need the digit three times, and each of the three rows has "
        "room for it only once, so it can be removed from the other cells of the rows.",
    ),
    "skyscraper": (
        "Take one digit. Look for two rows where it has only two places each, one of them in the "
        "same column for both rows (or with rows and columns swapped).",
        "The shared column has the digit only once, so at least one of the two other places holds "
        "it, and cells that see both of these cannot.",
    ),
    "two-string-kite": (
        "Look for a digit with only two places in a row and only two in a column, where one place"
        " of each lies in the same box.",
        "The box has the digit only once, so at least one of the two far ends holds it, and cells "
        "that see both ends cannot.",
    ),
    "turbot-fish": (
        "Look for two rows, columns or boxes where a digit has only two places each, and where a "
        "place of one sees a place of the other.",
        "The two places that see each other cannot both hold the digit, so at least one of the "
        "two far ends holds it, and cells that see both ends cannot.",
    ),
    "empty-rectangle": (
        "Look for a box where the places of a digit form a cross, in one row and one column. Then"
        " look for a row or column with only two places of it, one of them in line with an arm of"
        " the cross.",
        "If the cell in line with the other place and the other arm held the digit, the first "
        "place would hold it too, and the box would have no room left for it.",
    ),
    "simple-colours": (
        "Take one digit. Colour its places by turns in two colours, wherever a row, column or box"
        " has only two of them.",
        "All cells of one colour hold the digit, so a cell that sees both colours cannot, and a "
        "colour with two cells that see each other is the false one.",
    ),
    "multi-colours": (
        "Colour two separate chains of one digit, each in two colours, and look where a colour of"
        " one chain sees a colour of the other.",
        "Two colours that see each other cannot both be true, so at least one of their opposites "
        "is, and a cell that sees both opposites cannot hold the digit.",
    ),
    "unique-rectangle": (
        "Look for four cells in two rows, two columns and two boxes that share the same two "
        "candidates.",
        "If the four cells held only these two digits, the digits could swap places and there "
        "would be two solutions, but a puzzle has only one, so one of the other candidates there "
        "is true.",
    ),
    "hidden-rectangle": (
        "Look for four cells in two rows, two columns and two boxes that share two candidates, "
        "and for a corner in whose row and column one of the two has no place outside the four "
        "cells.",
        "The other digit in that corner would force a rectangle whose digits could swap places, "
        "and there would be two solutions, but a puzzle has only one, so it can be removed from "
        "that corner.",
    ),
    "avoidable-rectangle": (
        "Look for a rectangle of two digits, in two rows, two columns and two boxes, with three "
        "corners that you have filled in yourself.",
        "If the rectangle were complete, its digits could swap places, as no corner is a given, "
        "and there would be two solutions, but a puzzle has only one, so the fourth corner holds "
        "another digit.",
    ),
    "x-chain": (
        "Take one digit. From a place, go to the only other place in its row, column or box, then"
        " to any place that one sees, and so on by turns.",
        "If the first place is false, the second is true, and so on by turns until the last is "
        "true, so at least one end holds the digit, and cells that see both cannot.",
    ),
    "xy-chain": (
        "Follow cells with two candidates that see each other, each sharing a digit with the "
        "next. The first and the last have a further digit in common.",
        "If the first cell does not hold that digit, it holds its other one, and so on along the "
        "chain until the last cell holds the digit, so cells that see both ends cannot.",
    ),
    "grouped-x-chain": (
        "Follow one digit as in an X-chain, but let two or three places of a box in one row or "
        "column count as one.",
        "If one end of the chain is false, the other is true, so at least one of them holds the "
        "digit, and cells that see all of both ends cannot.",
    ),
    "aic": (
        "Build a chain of candidates by turns: if this one is false, that one is true; if that "
        "one is true, the next is false.",
        "If one end of the chain is false, the other is true, so at least one of them is true, "
        "and a candidate that both rule out can be removed.",
    ),
    "grouped-aic": (
        "Build an alternating chain where two or three places of a digit in a box can be a link "
        "together.",
        "If one end of the chain is false, the other is true, so at least one of them is true, "
        "and a candidate that both rule out can be removed.",
    ),
    "bug": (
        "Look for a board where all empty cells but one or a few have just two candidates.",
        "If every empty cell had two candidates, and each digit two places where it is missing, "
        "there would be two solutions or none, but a puzzle has only one, so an extra candidate "
        "is true.",
    ),
    "sue-de-coq": (
        "Take two or three cells where a box meets a row or column, and cells beside them, in "
        "each of the two, that share their digits.",
        "There are as many digits as cells, and none can repeat, so each digit is used up in the "
        "box, or in the row or column.",
    ),
    "xy-wing": (
        "Look for a cell with the candidates X and Y, the pivot, that sees a cell with X and Z "
        "and a cell with Y and Z, the pincers.",
        "If the pivot is X, the first pincer is Z, and if it is Y, the second is, so cells that "
        "see both pincers cannot be Z.",
    ),
    "xyz-wing": (
        "Look for a cell with the candidates X, Y and Z, the pivot, that sees a cell with X and Z"
        " and a cell with Y and Z.",
        "Whichever digit the pivot holds, it or one of the other two cells is Z, so cells that "
        "see all three cannot be Z.",
    ),
    "w-wing": (
        "Look for two cells with the same two candidates, and for a row, column or box where one "
        "of these digits has only two places, each seen by one of the cells.",
        "If both cells held that digit, it would have no place in the row, column or box, so one "
        "of them holds the other digit, and cells that see both cannot.",
    ),
    "remote-pair": (
        "Follow a chain of four or more cells that all have the same two candidates, each seeing "
        "the next; their number must be even.",
        "The two digits alternate along the chain, so each end holds a different one, and cells "
        "that see both ends can hold neither.",
    ),
    "wxyz-wing": (
        "Look for four cells with four candidates in all, where all places of each digit but one "
        "see each other.",
        "The three other digits can occur only once each, so one of the four cells holds the "
        "fourth digit, and cells that see all its places there cannot.",
    ),
    "als-xz": (
        "Look for two groups of cells, each with one candidate more than cells, that share digits "
        "X and Z. All places of X in both must see each other.",
        "Only one group can hold X, so the other holds all its other digits, Z too, and cells "
        "that see every Z of both cannot be Z.",
    ),
    "als-xy-wing": (
        "Look for three groups, each with one candidate more than cells. The middle one shares "
        "with each of the others a digit that only one of the two can hold; the outer two share "
        "another digit, Z.",
        "The middle group holds one of these two digits, so an outer group must do without it and "
        "holds Z, and cells that see every Z of both outer groups cannot be Z.",
    ),
    "als-chain": (
        "Follow groups with one candidate more than cells, each sharing with the next a digit "
        "that only one of the two can hold. The first and the last share another digit, Z.",
        "Without Z, the first group holds its other digits, the next lacks one of them, and so on "
        "until the last holds Z, so cells that see every Z of both ends cannot be Z.",
    ),
    "als-aic": (
        "Build an alternating chain where a group with one candidate more than cells can be a "
        "link: if one digit is not in it, all the others are.",
        "If one end of the chain is false, the other is true, so at least one of them is true, "
        "and a candidate that both rule out can be removed.",
    ),
    "nishio": (
        "Suppose that a cell holds a digit, and follow this digit alone: strike it from the cells "
        "that see that cell. Where a row, column or box has only one place left for it, it stands "
        "there too, and so on.",
        "Every row, column and box holds the digit, so if one of them is left without a place for "
        "it, the first cell cannot hold it.",
    ),
    "forcing-chains": (
        "Suppose each candidate of a cell by turns, or each place of a digit in a row, column or "
        "box, and compare what follows.",
        "One of the cases is true, so whatever follows in all of them is true.",
    ),
    "death-blossom": (
        "Look for a cell, the stem, and for each of its candidates a group of cells with one "
        "candidate more than cells that has to give up this digit if the stem holds it. All "
        "groups share another digit, Z.",
        "Whichever digit the stem holds, the group that gives it up holds Z, so cells that see "
        "every Z of the groups cannot be Z.",
    ),
    "unique-loop": (
        "Look for a loop of cells with the same two candidates, two in each row, column and box "
        "that it passes through.",
        "If the loop held only these two digits, they could swap places and there would be two "
        "solutions, but a puzzle has only one, so one of the other candidates there is true.",
    ),
    "extended-rectangle": (
        "Look for two rows of the same boxes, and three or more columns, whose crossings have "
        "only as many candidates as there are columns (or with rows and columns swapped).",
        "If the crossings held only these digits, the two rows could swap theirs and there would "
        "be two solutions, but a puzzle has only one, so one of the other candidates there is "
        "true.",
    ),
}

TITLES = {
    "cage": "Cage combinations",
    "locked-subset": "Locked subset",
    "franken-fish": "Franken and mutant fish",
    "finned-fish": "Finned and sashimi fish",
    "unique-rectangle": "Unique rectangle",
    "unique-loop": "Unique loop",
    "avoidable-rectangle": "Avoidable rectangle",
    "extended-rectangle": "Extended rectangle",
    "bug": "BUG",
    "forcing-chains": "Forcing chains",
}
"""Titles of the lessons that no single technique has the name of."""
