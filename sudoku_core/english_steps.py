"""What is said of human steps, in English: why a step is right."""

from __future__ import annotations

STEPS = {
    "hint.asked": "{found} is not one digit in one cell; expected r1c1=7.",
    "hint.cells": "It is about {cells}.",
    "hint.digits": "It is about {digits}.",
    "hint.lines": "{found} is not understood; expected names of equations"
    " as cell_r1c4=-1;row1_digit3=1.",
    "hint.mistake": "Something is not right: {name}.",
    "hint.next-cell": "{cells} can be filled next.",
    "hint.next-cell-later": "{cells} can be filled next, in {count} steps.",
    "hint.notes": "The notes {found} of {cells} are no digits of this board.",
    "hint.off": "{found} names a cell or a digit that this board lacks.",
    "hint.technique": "Look for: {name}.",
    "hint.told": "{found} is not understood; expected cells and digits "
    "as r1c1=7, r1c1=257 or r1c1=2,10, several with "
    "semicolons between.",
    "hint.what": "It is about {digits} in {cells}.",
    "hint.where": "It is in {base}.",
    "place.block": "block {number}",
    "place.box": "box {number}",
    "place.cell": "{at}",
    "place.column": "column {number}",
    "place.diagonal": "diagonal {number}",
    "place.group": "group {number}",
    "place.killer": "the cage at {at}",
    "place.region": "region {number}",
    "place.row": "row {number}",
    "place.rule": "the rule at {at}",
    "place.thermometer": "the thermometer from {at}",
    "place.window": "window {number}",
    "step.assumed": "Suppose {digits} stands in {cells}.",
    "step.block-forcing-chains": "Wherever {digits} stands in {base}, the same follows.",
    "step.cage-combinations": "With its sum, {base} can only hold {sets}.",
    "step.cage-pointing": "Every way to the sum of {base} needs {digits}, and all"
    " its places there are also in {cover}, so it has no "
    "other place in the latter.",
    "step.cases": "With {digits} in {cells}, every case ends in a contradiction ({count} in all).",
    "step.cell-forcing-chains": "Whichever of {digits} stands in {base}, the same follows.",
    "step.chain": "If the first is false, the last is true. So one of "
    "them is true, and what sees both goes: {chain}.",
    "step.chain-back": "If the first is false, the chain comes back to it "
    "being true. So it is true: {chain}.",
    "step.claiming": "In {base}, every place for {digits} is also in "
    "{cover}, so it has no other place there.",
    "step.colours-both": "Were {digits} in {cells}, pairs of places would leave "
    "neither of {ends} to it, though it has to stand in one"
    " of them.",
    "step.colours-clash": "Were {digits} in {cells}, pairs of places would put it"
    " in both {ends}, which see each other.",
    "step.colours-outside": "Along pairs of places, at least one of {cells} holds "
    "{digits}, so what sees both loses it.",
    "step.common-peer": "{cells} sees every place for {digits} in {base}, by "
    "{cover}, so it cannot stand there.",
    "step.contradiction": "What is filled in and noted leaves no solution.",
    "step.deadly": "Were {digits} the only digits in {cells}, they could "
    "change places: there would be two solutions.",
    "step.deadly-1": "{deadly} So another digit stands in {others}.",
    "step.deadly-2": "{deadly} So {digits} stands in one of {others}.",
    "step.deadly-3": "{deadly} So one of {others} holds another digit, and "
    "with {cells} all of {digits} are taken.",
    "step.deadly-4": "{deadly} In {base}, {digits} has no other place than "
    "{others}; no other digit of the pattern can stand "
    "beside it.",
    "step.deadly-bug": "But for {others}, every empty cell has two candidates "
    "and every digit two places in each block: without a "
    "further candidate there would be two solutions.",
    "step.death-blossom": "Whichever digit {stem} holds, {digits} stands there or"
    " in one of {petals}, so what sees all its places there"
    " goes.",
    "step.dynamic-block-forcing-chains": "Wherever {digits} stands in {base}, the same follows "
    "in the end.",
    "step.dynamic-cell-forcing-chains": "Whichever of {digits} stands in {base}, the same "
    "follows in the end.",
    "step.dynamic-forcing-chains": "With {digits} in {cells}, it follows in the end that "
    "{base} cannot be filled.",
    "step.empty-rectangle": "Were {digits} in {cells}, {base} would put it in "
    "{cover}, and {block} would have no place left for it.",
    "step.finned-fish": "In {base}, every place for {digits} is in {cover}, "
    "which are as many, or in the fin, {cells}. Without the"
    " fin, it has no other place in {cover}, so what sees "
    "the whole fin there goes.",
    "step.fish": "In {base}, every place for {digits} is in {cover}. "
    "These are as many, so they have no other place for it.",
    "step.full-house": "In {base}, {cells} is the last empty cell, and {digits} the last digit.",
    "step.goes": "{digits} goes from {cells}.",
    "step.goes-several": "{digits} go from {cells}.",
    "step.hidden-block": "What {others} leave of {base} holds each digit once: "
    "there, {digits} can only be in {cells}, and all of "
    "these are in {cover}, which has no other place for it.",
    "step.hidden-rectangle": "{deadly} That is how it would be with {left} in "
    "{others}, as {digits} has no other places in {base}.",
    "step.hidden-single": "In {base}, {digits} has no other place than {cells}.",
    "step.hidden-subset": "In {base}, the digits {digits} have no other places "
    "than {cells}, so nothing else stands there.",
    "step.impossible": "That cannot be: {count} equations add up to a contradiction.",
    "step.innies": "The sum of {base} is known: less the cages inside, "
    "{total} is left for {cells}.",
    "step.innies-and-outies": "The sum of {base} is known, and so are the cages: "
    "{cells}, less {others}, makes {total}.",
    "step.law-of-leftovers": "The digits in {base} are the same as in {cover}, so in"
    " what juts out too: {cells} hold the same as {others}."
    " What can stand on one side only goes: {digits}.",
    "step.locked-hidden-subset": "In {base}, the digits {digits} have no other places "
    "than {cells}, so nothing else stands in these. All are"
    " in {cover}, so the digits have no other places there.",
    "step.locked-subset": "Between them, {cells} hold no digits but {digits}, and"
    " all are in {cover}, so these digits have no other "
    "places there.",
    "step.loop": "The chain closes, so each weak link has an end that is"
    " true, and what else is in it goes: {chain}.",
    "step.naked-single": "No digit but {digits} can stand in {cells}.",
    "step.naked-subset": "Between them, {cells} hold no digits but {digits}, so "
    "these have no other places in {base}.",
    "step.named": "{name}.",
    "step.nested-forcing-chains": "With {digits} in {cells}, and further assumptions on "
    "the way, it follows in the end that {base} cannot be "
    "filled.",
    "step.nishio": "With {digits} in {cells}, no place would be left for it in {base}.",
    "step.no-digit": "That cannot be: no digit is left for {base}.",
    "step.no-place": "That cannot be: {digits} has no place left in {base}.",
    "step.no-solution": "This puzzle has no solution.",
    "step.no-sums": "Sums of equations are left out. {reason}",
    "step.outies": "The sum of {base} is known: the cages there have "
    "{total} more, which is for {cells}.",
    "step.placed": "{digits} stands in {cells}.",
    "step.pointing": "In {base}, every place for {digits} is also in "
    "{cover}, so it has no other place there.",
    "step.remote-pair": "Along the chain {digits} take turns, so {cells} hold "
    "one each, and what sees both loses these: {chain}.",
    "step.rule": "There is no way to keep {base} with these digits there.",
    "step.says-cell": "One digit in {base}",
    "step.says-most": "{digits} at most once in {base}",
    "step.says-once": "{digits} once in {base}",
    "step.says-rule": "What {base} asks for",
    "step.several-solutions": "Nothing more follows: from here there are several solutions.",
    "step.sue-de-coq": "{cells} are as many as their digits, {digits}, and "
    "none can stand in them twice. So each stands there, "
    "and what sees all its places there goes from {base}.",
    "step.sum": "{count} equations, added up, leave no room for it.",
    "step.sum-absurd": "The left-hand side is never less than 0, so this "
    "cannot be: from here there is no solution.",
    "step.sum-goes": "So {digits} cannot stand in {cells}.",
    "step.sum-least": "{name} says “at least”: it can be taken away, not added.",
    "step.sum-most": "{name} says “at most”: it can be added, not taken away.",
    "step.sum-negative": "Nothing follows yet: there is less than 0 of {terms}. "
    "Add equations with it.",
    "step.sum-none": "No sum of equations shows this step.",
    "step.sum-placed": "Only one candidate is left in it. So {digits} stands in {cells}.",
    "step.sum-small": "Nothing follows yet: of no candidate there is more "
    "than the right-hand side.",
    "step.sum-unknown": "There is no equation {name}.",
    "step.thermometer": "Digits grow along {base}: each cell leaves room for "
    "those before and after it.",
    "step.turbot-fish": "In each of {base}, {digits} has two places, and "
    "{cover} has room for one of them only. So at least one"
    " of {cells} holds it, and what sees both loses it.",
    "step.unique-rectangle-6": "{deadly} That is how it would be with {digits} in one "
    "of {others}, as it has no other places in {base}.",
    "step.vwxyz-wing": "In {cells}, each of {left} can stand only once, which "
    "leaves a cell for {digits}: what sees all its places "
    "there goes.",
    "step.w-wing": "In {base}, each place for {digits} is seen by one of "
    "{cells}. So not both of these hold {digits}: one holds"
    " {other}, and what sees both loses it.",
    "step.wrong-entry": "{digits} is wrong in {cells}. {reason}",
    "step.wrong-note": "The notes of {cells} lack {digits}. {reason}",
    "step.wxyz-wing": "In {cells}, each of {left} can stand only once, which "
    "leaves a cell for {digits}: what sees all its places "
    "there goes.",
    "step.xy-wing": "Whichever digit {pivot} holds, one of {cells} holds "
    "{digits}, so what sees both loses it.",
    "step.xyz-wing": "Whichever digit {pivot} holds, it or one of {cells} "
    "holds {digits}, so what sees all three loses it.",
    "why.at-once": "{digits} cannot stand in {cells}. {reason}",
    "why.later": "{digits} goes from {cells} after {count} steps.",
    "why.may-be": "Nothing rules out {digits} in {cells}.",
    "why.no-digit": "With it, no digit would be left for {base} in the end.",
    "why.no-place": "With it, in the end there would be no place for {digits} in {base}.",
    "why.noted": "Each digit noted there comes to a contradiction.",
    "why.others": "Any other digit there comes to a contradiction.",
    "why.search": "A search through all solutions shows it.",
    "why.stands": "{digits} stands in {cells} already.",
    "why.unknown": "No steps are found that rule out {digits} in {cells}.",
    "why.way": "It follows step by step ({count}).",
}
