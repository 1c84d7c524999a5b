"""The English sentences that say why a human step is right."""

from __future__ import annotations

STEPS = {
    "hint.asked": "{found} is not one digit in one cell; expected r1c1=7.",
    "hint.cells": "Look at {cells}.",
    "hint.digits": "Look at the {digits}s.",
    "hint.digits-several": "Look at the digits {digits}.",
    "hint.lines": "{found} cannot be read; expected names of equations as "
    "cell_r1c4=-1;row1_digit3=1.",
    "hint.mistake": "Something is not right: {name}.",
    "hint.next-cell": "{cells} can be filled next.",
    "hint.next-cell-later": "{cells} can be filled next, after {count} steps.",
    "hint.notes": "The notes {found} in {cells} are not digits of this board.",
    "hint.off": "{found} names a cell or a digit that this board does not have.",
    "hint.technique": "Look for: {name}.",
    "hint.told": "{found} cannot be read; expected cells and digits as r1c1=7, r1c1=257 or "
    "r1c1=2,10, several with semicolons between.",
    "hint.what": "Look at {digits} in {cells}.",
    "hint.where": "Look in {base}.",
    "place.renban": "the renban line from {at}",
    "place.antiknight": "the anti-knight rule",
    "place.block": "extra region {number}",
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
    "step.assumed": "Suppose {cells} is {digits}.",
    "step.block-forcing-chains": "Wherever {digits} is in {base}, the result is the same.",
    "step.cage-combinations": "To reach its sum, {base} can only hold {sets}.",
    "step.cage-pointing": "{base} cannot reach its sum without {digits}, which it can only hold "
    "in {cover}. So {digits} fits nowhere else in {cover}.",
    "step.cases": "With {digits} in {cells}, every case ends in a contradiction ({count} in all).",
    "step.cell-forcing-chains": "Whichever of {digits} is in {base}, the result is the same.",
    "step.chain": "If the first is false, the last is true, so one of them is true. Candidates "
    "that see both can be removed: {chain}.",
    "step.chain-back": "If the first were false, the chain would make it true. So it is true: "
    "{chain}.",
    "step.claiming": "In {base}, {digits} fits only in {cover}. So {digits} fits nowhere else in "
    "{cover}.",
    "step.colours-both": "If {cells} were {digits}, the pairs of places would rule it out in both "
    "{ends}, though one of them must be {digits}.",
    "step.colours-clash": "If {cells} were {digits}, the pairs of places would put it in both "
    "{ends}, which see each other.",
    "step.colours-outside": "By the pairs of places, at least one of {cells} is {digits}. So a "
    "cell that sees both cannot be {digits}.",
    "step.common-peer": "{cells} sees every place for {digits} in {base}, through {cover}, so it "
    "cannot be {digits}.",
    "step.contradiction": "With these entries and notes there is no solution.",
    "step.deadly": "If {cells} held only {digits}, these could swap places: there would be two "
    "solutions.",
    "step.deadly-1": "{deadly} So {others} must hold another digit.",
    "step.deadly-2": "{deadly} So one of {others} must be {digits}.",
    "step.deadly-3": "{deadly} So one of {others} must hold another digit; with {cells} it uses "
    "up {digits}.",
    "step.deadly-4": "{deadly} In {base}, {digits} fits only in {others}, so the pattern’s other "
    "digits cannot be there.",
    "step.deadly-bug": "Apart from {others}, every empty cell has two candidates, and every digit "
    "two places wherever it is missing: without a further candidate there would be two solutions.",
    "step.death-blossom": "Whichever digit {stem} holds, {digits} is there or in one of the sets "
    "{petals}. So a cell that sees every {digits} there cannot be {digits}.",
    "step.dynamic-block-forcing-chains": "Wherever {digits} is in {base}, the result is the same "
    "in the end.",
    "step.dynamic-cell-forcing-chains": "Whichever of {digits} is in {base}, the result is the "
    "same in the end.",
    "step.dynamic-forcing-chains": "With {digits} in {cells}, {base} could not be filled in the "
    "end.",
    "step.empty-rectangle": "If {cells} were {digits}, {base} would need it in {cover}, which "
    "leaves {block} no place for {digits}.",
    "step.finned-fish": "In {base}, either {digits} is only in {cover}, or the fin is {digits}: "
    "{cells}. Both remove {digits} from the cells of {cover} that see the whole fin.",
    "step.fish": "In {base}, {digits} fits only in {cover}, once in each. So {digits} fits "
    "nowhere else in {cover}.",
    "step.full-house": "{cells} is the last empty cell in {base}, and {digits} the last digit.",
    "step.goes": "Remove {digits} from {cells}.",
    "step.goes-several": "Remove {digits} from {cells}.",
    "step.hidden-block": "{base}, without {others}, hold each digit once. There {digits} fits "
    "only in {cells}, and all of these are in {cover}. So {digits} fits nowhere else in {cover}.",
    "step.hidden-rectangle": "{deadly} {left} in {others} would bring that about, since {digits} "
    "fits nowhere else in {base}.",
    "step.hidden-single": "In {base}, {digits} fits only in {cells}.",
    "step.hidden-subset": "In {base}, the digits {digits} fit only in {cells}, so no other digit "
    "fits there.",
    "step.impossible": "This is impossible: {count} equations add up to a contradiction.",
    "step.innies": "The sum of {base} is known. Without the cages inside, {total} is left for "
    "{cells}.",
    "step.innies-and-outies": "The sums of {base} and of its cages are known: {cells}, minus "
    "{others}, is {total}.",
    "step.law-of-leftovers": "{base} and {cover} hold the same digits, so the cells they do not "
    "share do too: {cells} hold the same as {others}. Remove what fits on one side only: {digits}.",
    "step.locked-hidden-subset": "In {base}, the digits {digits} fit only in {cells}, so no other "
    "digit fits there. All of these cells are in {cover}, so {digits} fit nowhere else there.",
    "step.locked-subset": "{cells} can only hold {digits}, and all are in {cover}. So {digits} "
    "fit nowhere else there.",
    "step.loop": "The chain closes into a loop, so one end of each weak link is true. Whatever "
    "else a weak link holds can be removed: {chain}.",
    "step.naked-single": "{cells} can only be {digits}.",
    "step.naked-subset": "{cells} can only hold {digits}, so these fit nowhere else in {base}.",
    "step.named": "{name}.",
    "step.nested-forcing-chains": "With {digits} in {cells}, and further assumptions on the way, "
    "{base} could not be filled in the end.",
    "step.nishio": "With {digits} in {cells}, {base} would have no place left for it.",
    "step.no-digit": "This is impossible: no digit is left for {base}.",
    "step.no-place": "This is impossible: {digits} has no place left in {base}.",
    "step.no-solution": "This puzzle has no solution.",
    "step.no-sums": "Sums of equations are left out. {reason}",
    "step.outies": "The sum of {base} is known. The cages there add up to {total} more, which is "
    "for {cells}.",
    "step.placed": "Place {digits} in {cells}.",
    "step.pointing": "In {base}, {digits} fits only in {cover}. So {digits} fits nowhere else in "
    "{cover}.",
    "step.remote-pair": "{digits} alternate along the chain, so {cells} hold one each. A cell "
    "that sees both can hold neither: {chain}.",
    "step.rule": "With these digits there, {base} would be broken.",
    "step.says-cell": "One digit in {base}",
    "step.says-most": "{digits} at most once in {base}",
    "step.says-once": "{digits} once in {base}",
    "step.says-rule": "What {base} requires",
    "step.several-solutions": "No further step is certain: from here there are several solutions.",
    "step.sue-de-coq": "{cells} hold exactly {digits}: as many digits as cells, and none can "
    "repeat there. Remove each from the cells of {base} that see all its places there.",
    "step.sum": "{count} equations, added up, leave no room for it.",
    "step.sum-absurd": "The left-hand side cannot be below 0, so from here there is no solution.",
    "step.sum-goes": "So {cells} cannot be {digits}.",
    "step.sum-least": "{name} says “at least”: it can be taken away, not added.",
    "step.sum-most": "{name} says “at most”: it can be added, not taken away.",
    "step.sum-negative": "Nothing follows yet: {terms} would be below 0. Add equations that "
    "contain it.",
    "step.sum-none": "No sum of equations shows this step.",
    "step.sum-placed": "Only one candidate is left, so {cells} is {digits}.",
    "step.sum-small": "Nothing follows yet: no candidate has a coefficient above the right-hand "
    "side.",
    "step.sum-unknown": "There is no equation {name}.",
    "step.thermometer": "Digits increase along {base}, so each cell leaves room for those before "
    "and after it.",
    "step.turbot-fish": "In each of {base}, {digits} has two places, and {cover} has room for "
    "only one of them. So at least one of {cells} is {digits}, and a cell that sees both cannot "
    "be {digits}.",
    "step.unique-rectangle-6": "{deadly} {digits} in one of {others} would bring that about, "
    "since it fits nowhere else in {base}.",
    "step.vwxyz-wing": "{left} fill at most four of the five cells {cells}, so one of these must "
    "be {digits}. Remove {digits} from cells that see every {digits} here.",
    "step.w-wing": "In {base}, every place for {digits} is seen by one of {cells}, so these "
    "cannot both be {digits}. One of them is {other}, and a cell that sees both cannot be {other}.",
    "step.wrong-entry": "{digits} in {cells} is wrong. {reason}",
    "step.wrong-note": "The notes in {cells} are missing {digits}. {reason}",
    "step.wxyz-wing": "{left} fill at most three of the four cells {cells}, so one of these must "
    "be {digits}. Remove {digits} from cells that see every {digits} here.",
    "step.xy-wing": "Whichever digit {pivot} holds, one of {cells} is {digits}. So a cell that "
    "sees both cannot be {digits}.",
    "step.xyz-wing": "Whichever digit {pivot} holds, it or one of {cells} is {digits}. So a cell "
    "that sees all three cannot be {digits}.",
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
