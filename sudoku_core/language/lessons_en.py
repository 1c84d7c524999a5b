"""Texts of the lessons in English: by lesson what to look for, and why it is true."""

TEXTS = {
    "full-house": (
        "Find a row, column or box with a single empty cell.",
        "Each digit occurs once in it, so the cell takes the digit that is missing.",
    ),
    "hidden-single": (
        "Pick a digit and a row, column or box. Cross out the cells that see this digit already.",
        "The digit must stand somewhere in it, and a single cell is left.",
    ),
    "naked-single": (
        "Find a cell whose row, column and box already hold all digits but one.",
        "Every cell holds a digit, and only one is left for this cell.",
    ),
    "thermometer": (
        "Count along a thermometer: how many cells come before a cell, and how many after it?",
        "The digits grow from the bulb, so each cell leaves room for those before and after it.",
    ),
    "linked-cells": (
        "Look at two cells with a clue between them. Try each digit of one cell in the other.",
        "A digit without any partner that fits the clue cannot stand in its cell.",
    ),
    "counted-digits": (
        "Look for a rule that says how often a digit must occur, and count its places.",
        "If there are just as many places as needed, all hold it; once it is there, the rest "
        "do not. "
        "Cells that see all its places lose it.",
    ),
    "sum-bounds": (
        "Add the smallest, or the largest, digits that the other cells of a sum can hold.",
        "What they leave of the sum is the most, or the least, that the last cell can hold.",
    ),
    "cage": (
        "List the sets of different digits that add up to a cage's sum.",
        "A digit that no such set can put into a cell cannot stand there.",
    ),
    "cage-pointing": (
        "Look for a digit that every combination of a cage needs, and cells that see all its "
        "places.",
        "The digit stands in one of those cells of the cage, so cells that see them all lose it.",
    ),
    "pointing": (
        "In a box, look for a digit whose places all lie in one row or column.",
        "The box needs the digit in this line, so the rest of the line cannot hold it.",
    ),
    "claiming": (
        "In a row or column, look for a digit whose places all lie in one box.",
        "The line needs the digit in this box, so the rest of the box cannot hold it.",
    ),
    "common-peer": (
        "Look for a digit with few places in a region, and a cell outside that sees all of them.",
        "One of these places holds the digit, so a cell that sees them all cannot.",
    ),
    "law-of-leftovers": (
        "Compare regions with as many rows or columns that cover nearly the same cells.",
        "Both sides hold the same digits, so the cells that stick out hold the same as those "
        "left over.",
    ),
    "innies-and-outies": (
        "Add up the cages that nearly fill a row, column or box.",
        "A row, column or box has a known sum, so the difference is the sum of the few other "
        "cells.",
    ),
    "seen-through-rules": (
        "Look for a cell whose digit would clash with every choice in a linked cell.",
        "If each place of a digit excludes a candidate, the candidate is never possible.",
    ),
    "linked-chain": (
        "Follow cells that are linked by clues, one after the other.",
        "A digit that cannot be carried on to the end of the chain cannot stand at its start.",
    ),
    "cages-together": (
        "Look at two cages, or a cage and a row, column or box that share cells.",
        "Together they leave fewer combinations than each alone.",
    ),
    "line-digits": (
        "Look at all digits along a line and try what the line's rule allows.",
        "A digit that occurs in no filling of the line is not possible there.",
    ),
    "combinations": (
        "List the combinations that a sum or a rule still allows in its cells.",
        "A digit that is part of none of them cannot stand there.",
    ),
    "rule": (
        "Work through all ways to fill the cells of one rule.",
        "A digit that occurs in none of these ways cannot stand there.",
    ),
    "hidden-pair": (
        "In a row, column or box, look for two digits that fit in the same two cells only.",
        "The two digits fill these two cells, so no other digit has room there.",
    ),
    "hidden-triple": (
        "In a row, column or box, look for three digits that fit in three cells only.",
        "The three digits fill these three cells, so no other digit has room there.",
    ),
    "hidden-quad": (
        "In a row, column or box, look for four digits that fit in four cells only.",
        "The four digits fill these four cells, so no other digit has room there.",
    ),
    "naked-pair": (
        "Look for two cells that see each other and have the same two candidates.",
        "The two cells use up both digits, so cells that see both lose them.",
    ),
    "naked-triple": (
        "In a row, column or box, look for three cells with three candidates in all.",
        "The three cells use up the three digits, so the other cells lose them.",
    ),
    "naked-quad": (
        "In a row, column or box, look for four cells with four candidates in all.",
        "The four cells use up the four digits, so the other cells lose them.",
    ),
    "locked-subset": (
        "Look for a pair or triple of cells in the part that a box shares with a row or column.",
        "Its digits are used up in the box and in the line, so both lose them elsewhere.",
    ),
    "x-wing": (
        "Take one digit. Look for two rows in which it has only two places each, both in the same "
        "two columns; or for two such columns, with rows and columns swapped.",
        "In whichever column the first row has its digit, the second row must take the other. The "
        "two possibilities are the diagonals of an X, and both leave no room for the digit "
        "elsewhere in the two columns. With columns and rows swapped, it is the same.",
    ),
    "swordfish": (
        "Look for a digit whose places in three rows all lie in the same three columns (or with "
        "rows and columns swapped).",
        "The three rows fill the three columns with the digit, so nothing else in them has it.",
    ),
    "jellyfish": (
        "Look for a digit whose places in four rows all lie in the same four columns (or with "
        "rows and columns swapped).",
        "The four rows fill the four columns with the digit, so nothing else in them has it.",
    ),
    "finned-fish": (
        "Look for an X-wing or swordfish that one or two extra places, the fin, spoil.",
        "Either the fin holds the digit or the fish is real; a cell that both exclude loses it.",
    ),
    "franken-fish": (
        "Look for a fish whose lines are not only rows or only columns, but boxes too, or both "
        "mixed.",
        "Each line of the pattern needs the digit once, and the crossing lines have room for "
        "just that many: everywhere else in them the digit goes.",
    ),
    "skyscraper": (
        "Look for a digit with just two places in each of two rows, where two of these places "
        "share a column.",
        "The shared column holds at most one of them, so one of the two other places holds the "
        "digit; cells that see both lose it.",
    ),
    "two-string-kite": (
        "Look for a digit with two places in a row and two in a column, joined in one box.",
        "The box holds at most one of the joined ends, so one of the two far ends is the digit.",
    ),
    "turbot-fish": (
        "Look for two rows, columns or boxes with two places of a digit each, two of which "
        "see each other.",
        "At most one of the two that see each other is the digit, so one of the far ends is.",
    ),
    "empty-rectangle": (
        "Look for a box whose places of a digit form a cross, and a row or column with just two "
        "places of it, one of them in line with the cross.",
        "Whichever arm of the cross holds the digit, the cell in line with the other arm and "
        "with the other place cannot hold it.",
    ),
    "simple-colours": (
        "Colour the places of a digit alternately wherever a row, column or box has just two.",
        "One of the two colours is true, so a cell that sees both cannot hold the digit.",
    ),
    "multi-colours": (
        "Colour two separate chains of a digit and see where their colours meet.",
        "Two colours that see each other are not both true, so one of their opposites is.",
    ),
    "unique-rectangle": (
        "Look for four cells in two rows, two columns and two boxes that share the same two "
        "candidates.",
        "With only these two digits they could be swapped, a second solution; so a candidate that "
        "prevents it is true.",
    ),
    "hidden-rectangle": (
        "Look for four cells in two rows, two columns and two boxes that share two candidates, "
        "where in the row and the column of one corner a digit has only two places.",
        "The other digit in that corner would force a rectangle that can be swapped, a second "
        "solution; so it goes.",
    ),
    "avoidable-rectangle": (
        "Look for a rectangle of two digits with three corners you have filled in yourself.",
        "With no given in it, the two digits could be swapped, a second solution; so the fourth "
        "corner is another digit.",
    ),
    "x-chain": (
        "Follow one digit: from a place to the only other place in a line or box, then to "
        "one it sees.",
        "One of the two ends of the chain is the digit, so cells that see both ends lose it.",
    ),
    "xy-chain": (
        "Follow cells with two candidates, each sharing a digit with the next.",
        "One of the two ends is the digit they share, so cells that see both ends lose it.",
    ),
    "grouped-x-chain": (
        "Follow one digit as in an X-chain, with two or three places of a box as one link.",
        "One of the two ends is the digit, so cells that see both ends lose it.",
    ),
    "aic": (
        "Build a chain of candidates: if this is not true, that is; if that is, the next is not.",
        "One end of the chain is true, so what both ends exclude is not possible.",
    ),
    "grouped-aic": (
        "Build an alternating chain in which some links are several places of a digit in a box.",
        "One end of the chain is true, so what both ends exclude is not possible.",
    ),
    "bug": (
        "Look for a board on which nearly every empty cell has two candidates.",
        "If all had two, there would be no solution or two; so an extra candidate must be true.",
    ),
    "sue-de-coq": (
        "Look where a box meets a line: a few cells there, and cells beside them that share "
        "their digits.",
        "There are as many digits as cells, so each digit is used up in its box or line.",
    ),
    "xy-wing": (
        "Look for a cell with two candidates that sees two others with two: XY, XZ and YZ.",
        "Whichever the pivot is, one of the pincers is Z, so cells that see both pincers lose Z.",
    ),
    "xyz-wing": (
        "Look for a cell XYZ that sees two cells XZ and YZ.",
        "One of the three cells is Z, so cells that see all three lose Z.",
    ),
    "w-wing": (
        "Look for two cells with the same two candidates, joined by a row, column or box with "
        "just two places of one of them.",
        "The joining digit cannot be in both cells, so one of them is the other digit.",
    ),
    "remote-pair": (
        "Follow a chain of cells that all have the same two candidates.",
        "The digits alternate, so the ends of an even chain differ and cells that see both "
        "lose them.",
    ),
    "wxyz-wing": (
        "Look for four cells with four candidates in all, where all places of each digit but one "
        "see each other.",
        "The other digits fill at most three cells, so one cell is this digit.",
    ),
    "als-xz": (
        "Look for two groups of cells, each with one candidate more than cells, that share digits "
        "X and Z; all places of X in both see each other.",
        "Only one group can have X; the other is then full, and one of them has Z.",
    ),
    "als-xy-wing": (
        "Look for three groups with one spare candidate each: the middle one shares a locked "
        "digit with each of the others, and these share another digit, Z.",
        "Whichever digit the middle group gives up, one of the outer two has Z.",
    ),
    "als-chain": (
        "Follow groups with one spare candidate each, every one sharing a locked digit with the "
        "next, and the two ends another digit, Z.",
        "One of the two ends of the chain has Z, so cells that see every Z of both lose it.",
    ),
    "als-aic": (
        "Build an alternating chain with groups that have one spare candidate as links.",
        "One end of the chain is true, so what both ends exclude is not possible.",
    ),
    "nishio": (
        "Assume a candidate and follow this one digit until it has no place left.",
        "The assumption leaves the digit without a place, so the candidate is wrong.",
    ),
    "forcing-chains": (
        "Try every candidate of a cell, or every place of a digit, and compare what follows.",
        "One of the cases is true, so what follows in all of them is true.",
    ),
    "death-blossom": (
        "Look for a cell, the stem, whose every candidate points to a group with one spare "
        "candidate; all groups share another digit, Z.",
        "Whichever digit the stem has, one group must have Z, so cells that see every Z lose it.",
    ),
    "unique-loop": (
        "Look for a loop of cells with the same two candidates, two in each row, column and box.",
        "A loop with only two digits could be swapped, a second solution; so a candidate that "
        "prevents it is true.",
    ),
    "extended-rectangle": (
        "Look for two rows of three cells (or more) with the same candidates, in as many boxes.",
        "With these digits only, the two rows could be swapped, a second solution; so a candidate "
        "that prevents it is true.",
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
